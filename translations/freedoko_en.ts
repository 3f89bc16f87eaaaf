<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>BacklogLine</name>
    <message numerus="yes">
        <source>%n of your last games wait(s) for a review. Each takes a few seconds.</source>
        <translation>
            <numerusform>%n of your last games is waiting for a review. It takes a few seconds.</numerusform>
            <numerusform>%n of your last games are waiting for a review. Each takes a few seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparisonPage</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayDealPanel</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealsController</name>
    <message numerus="yes">
        <source>%n deal(s) are in the library now.</source>
        <translation>
            <numerusform>%n deal is in the library now.</numerusform>
            <numerusform>%n deals are in the library now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n deal(s) can be added at once.</source>
        <translation>
            <numerusform>No more than %n deal can be added at once.</numerusform>
            <numerusform>No more than %n deals can be added at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferencesBar</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EveningSheet</name>
    <message numerus="yes">
        <source>Bock: %n more point(s).</source>
        <translation>
            <numerusform>Bock: %n more point.</numerusform>
            <numerusform>Bock: %n more points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HabitBlock</name>
    <message numerus="yes">
        <source>%n time(s), {lost} points a game</source>
        <translation>
            <numerusform>%n time, {lost} points a game</numerusform>
            <numerusform>%n times, {lost} points a game</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message numerus="yes">
        <source>%n line(s) were not understood. They are kept with the rule set:</source>
        <translation>
            <numerusform>%n line was not understood. It is kept with the rule set:</numerusform>
            <numerusform>%n lines were not understood. They are kept with the rule set:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptEvenings</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message numerus="yes">
        <source>%n game(s) are planned, the duty solos included.</source>
        <translation>
            <numerusform>%n game is planned, the duty solos included.</numerusform>
            <numerusform>%n games are planned, the duty solos included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are planned.</source>
        <translation>
            <numerusform>%n game is planned.</numerusform>
            <numerusform>%n games are planned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends earlier if a pot of %n point(s) is used up.</source>
        <translation>
            <numerusform>It ends earlier if a pot of %n point is used up.</numerusform>
            <numerusform>It ends earlier if a pot of %n points is used up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules set %n round(s).</source>
        <translation>
            <numerusform>The rules set %n round.</numerusform>
            <numerusform>The rules set %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules set a pot of %n point(s).</source>
        <translation>
            <numerusform>The rules set a pot of %n point.</numerusform>
            <numerusform>The rules set a pot of %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LostPointsTab</name>
    <message numerus="yes">
        <source>%n reviewed game(s): your decisions cost {lost} points a game.</source>
        <translation>
            <numerusform>%n reviewed game: your decisions cost {lost} points a game.</numerusform>
            <numerusform>%n reviewed games: your decisions cost {lost} points a game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) reviewed so far.</source>
        <translation>
            <numerusform>%n game reviewed so far.</numerusform>
            <numerusform>%n games reviewed so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutPage</name>
    <message numerus="yes">
        <source>%n card(s) still out</source>
        <translation>
            <numerusform>%n card still out</numerusform>
            <numerusform>%n cards still out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n card point</numerusform>
            <numerusform>%n card points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PovertyPanel</name>
    <message numerus="yes">
        <source>%n card(s) lie on the table. If you take them you play together and give as many back.</source>
        <translation>
            <numerusform>%n card lies on the table. If you take it you play together and give one back.</numerusform>
            <numerusform>%n cards lie on the table. If you take them you play together and give as many back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{picked} of %n card(s) chosen</source>
        <translation>
            <numerusform>{picked} of %n card chosen</numerusform>
            <numerusform>{picked} of %n cards chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message numerus="yes">
        <source>Closest to “{preset}”, with %n difference(s)</source>
        <translation>
            <numerusform>Closest to “{preset}”, with %n difference</numerusform>
            <numerusform>Closest to “{preset}”, with %n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSetChoice</name>
    <message numerus="yes">
        <source>%n difference(s) from {preset}</source>
        <translation>
            <numerusform>%n difference from {preset}</numerusform>
            <numerusform>%n differences from {preset}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message numerus="yes">
        <source>After %n game(s)</source>
        <translation>
            <numerusform>After %n game</numerusform>
            <numerusform>After %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n game played</numerusform>
            <numerusform>%n games played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a pot of %n point(s)</source>
        <translation>
            <numerusform>a pot of %n point</numerusform>
            <numerusform>a pot of %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>You have played %n game(s) and earned {points} points a game.</source>
        <translation>
            <numerusform>You have played %n game and earned {points} points in it.</numerusform>
            <numerusform>You have played %n games and earned {points} points a game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has played %n game(s) and earned {points} points a game.</source>
        <translation>
            <numerusform>{name} has played %n game and earned {points} points in it.</numerusform>
            <numerusform>{name} has played %n games and earned {points} points a game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have caught %n fox(es).</source>
        <translation>
            <numerusform>You have caught %n fox.</numerusform>
            <numerusform>You have caught %n foxes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have lost %n fox(es).</source>
        <translation>
            <numerusform>You have lost %n fox.</numerusform>
            <numerusform>You have lost %n foxes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Charlie has won the last trick for you %n time(s).</source>
        <translation>
            <numerusform>Charlie has won the last trick for you %n time.</numerusform>
            <numerusform>Charlie has won the last trick for you %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have caught %n Charlie(s).</source>
        <translation>
            <numerusform>You have caught %n Charlie.</numerusform>
            <numerusform>You have caught %n Charlies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have lost %n Charlie(s).</source>
        <translation>
            <numerusform>You have lost %n Charlie.</numerusform>
            <numerusform>You have lost %n Charlies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have taken %n Doppelkopf trick(s).</source>
        <translation>
            <numerusform>You have taken %n Doppelkopf trick.</numerusform>
            <numerusform>You have taken %n Doppelkopf tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has caught %n fox(es).</source>
        <translation>
            <numerusform>{name} has caught %n fox.</numerusform>
            <numerusform>{name} has caught %n foxes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has lost %n fox(es).</source>
        <translation>
            <numerusform>{name} has lost %n fox.</numerusform>
            <numerusform>{name} has lost %n foxes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Charlie has won the last trick for {name} %n time(s).</source>
        <translation>
            <numerusform>Charlie has won the last trick for {name} %n time.</numerusform>
            <numerusform>Charlie has won the last trick for {name} %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has caught %n Charlie(s).</source>
        <translation>
            <numerusform>{name} has caught %n Charlie.</numerusform>
            <numerusform>{name} has caught %n Charlies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has lost %n Charlie(s).</source>
        <translation>
            <numerusform>{name} has lost %n Charlie.</numerusform>
            <numerusform>{name} has lost %n Charlies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has taken %n Doppelkopf trick(s).</source>
        <translation>
            <numerusform>{name} has taken %n Doppelkopf trick.</numerusform>
            <numerusform>{name} has taken %n Doppelkopf tricks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation>
            <numerusform>Last %n day</numerusform>
            <numerusform>Last %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%n game(s), counted plus and minus</source>
        <translation>
            <numerusform>%n game, counted plus and minus</numerusform>
            <numerusform>%n games, counted plus and minus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) so far; the others are still being added up</source>
        <translation>
            <numerusform>%n game so far; the others are still being added up</numerusform>
            <numerusform>%n games so far; the others are still being added up</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoredSheet</name>
    <message numerus="yes">
        <source>%n game(s).</source>
        <translation>
            <numerusform>%n game.</numerusform>
            <numerusform>%n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TranslatedTable</name>
    <message numerus="yes">
        <source>%n trump(s) back</source>
        <translation>
            <numerusform>%n trump back</numerusform>
            <numerusform>%n trumps back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n solo(s)</source>
        <translation>
            <numerusform>owes %n solo</numerusform>
            <numerusform>owes %n solos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bock: %n more point(s)</source>
        <translation>
            <numerusform>Bock: %n more point</numerusform>
            <numerusform>Bock: %n more points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more bock game(s)</source>
        <translation>
            <numerusform>%n more bock game</numerusform>
            <numerusform>%n more bock games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re: %n win(s) in a row</source>
        <translation>
            <numerusform>Re: %n win in a row</numerusform>
            <numerusform>Re: %n wins in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kontra: %n win(s) in a row</source>
        <translation>
            <numerusform>Kontra: %n win in a row</numerusform>
            <numerusform>Kontra: %n wins in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n card point</numerusform>
            <numerusform>%n card points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_HelpUsed</name>
    <message numerus="yes">
        <source>%n take-back(s)</source>
        <translation>
            <numerusform>%n take-back</numerusform>
            <numerusform>%n take-backs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) asked for</source>
        <translation>
            <numerusform>%n hint asked for</numerusform>
            <numerusform>%n hints asked for</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Page</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
</TS>
