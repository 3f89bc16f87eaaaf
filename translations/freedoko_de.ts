<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>About {program}</source>
        <translation>Über {program}</translation>
    </message>
    <message>
        <source>Doppelkopf for the desktop. It never goes online.</source>
        <translation>Doppelkopf für den Computer, ganz ohne Internet.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later: you may use it, study it, change it and pass it on. There is no warranty. Built with:</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer: Du darfst sie benutzen, untersuchen, ändern und weitergeben. Es gibt keine Gewährleistung. Verwendet werden:</translation>
    </message>
    <message>
        <source>Your games, rules and settings</source>
        <translation>Deine Spiele, Regeln und Einstellungen</translation>
    </message>
    <message>
        <source>Copy system report</source>
        <translation>Systembericht kopieren</translation>
    </message>
    <message>
        <source>Qt is part of your Python installation; you can replace it with another version.</source>
        <translation>Qt gehört zur Python-Installation; du kannst es durch eine andere Version ersetzen.</translation>
    </message>
    <message>
        <source>All licences are in {folder}. The Qt libraries are separate files in {libraries}; you may replace them with ones you have built yourself.</source>
        <translation>Alle Lizenzen liegen in {folder}. Die Bibliotheken von Qt sind eigene Dateien in {libraries}: An ihre Stelle darfst du andere legen, die du selbst gebaut hast.</translation>
    </message>
</context>
<context>
    <name>AgreementDialog</name>
    <message>
        <source>scores nothing</source>
        <translation>schreibt nichts</translation>
    </message>
    <message>
        <source>scores with the winners</source>
        <translation>schreibt mit den Gewinnern</translation>
    </message>
    <message>
        <source>scores with Re</source>
        <translation>schreibt mit Re</translation>
    </message>
    <message>
        <source>Money, kitty, sitting out</source>
        <translation>Geld, Kasse, Aussetzen</translation>
    </message>
    <message>
        <source>With money and a kitty</source>
        <translation>Um Geld, mit Kasse</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>nach Punkten</translation>
    </message>
    <message>
        <source>At the end it is shared out equally</source>
        <translation>Am Ende wird sie gleichmäßig verteilt</translation>
    </message>
    <message>
        <source>That is how we play</source>
        <translation>So spielen wir</translation>
    </message>
    <message>
        <source>There are fines on the list, and they are paid in money.</source>
        <translation>Auf der Liste stehen Strafen, und die kosten Geld.</translation>
    </message>
    <message>
        <source>Like one more player on that side; with a soloist once, not three times.</source>
        <translation>Wie einer mehr auf dieser Seite; neben dem Solisten einfach, nicht dreifach.</translation>
    </message>
    <message>
        <source>A point is worth</source>
        <translation>Ein Punkt kostet</translation>
    </message>
    <message>
        <source>Price of a solo</source>
        <translation>Preis eines Solos</translation>
    </message>
    <message>
        <source>To or from each of the others, instead of the points; bock doubles it.</source>
        <translation>Von jedem anderen oder an jeden, statt der Punkte; Bock verdoppelt.</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Fines go into it. If the points do not add up to zero, it takes or pays the difference.</source>
        <translation>Strafen kommen hinein. Gehen die Punkte nicht auf null auf, gleicht sie den Rest aus.</translation>
    </message>
    <message>
        <source>Its share of what is won</source>
        <translation>Ihr Anteil an jedem Gewinn</translation>
    </message>
    <message>
        <source>With five or more people</source>
        <translation>Ab fünf Leuten</translation>
    </message>
    <message>
        <source>Whoever sits out</source>
        <translation>Wer aussetzt,</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
</context>
<context>
    <name>AnnouncementBar</name>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Change the reservation</source>
        <translation>Vorbehalt ändern</translation>
    </message>
    <message>
        <source>Play out fast</source>
        <translation>Schnell zu Ende spielen</translation>
    </message>
    <message>
        <source>Nothing is left to decide (F).</source>
        <translation>Es ist nichts mehr zu entscheiden (F).</translation>
    </message>
    <message>
        <source>Announce: {call}</source>
        <translation>Ansagen: {call}</translation>
    </message>
</context>
<context>
    <name>AnswerList</name>
    <message>
        <source>♣ Clubs</source>
        <translation>♣ Kreuz</translation>
    </message>
    <message>
        <source>♠ Spades</source>
        <translation>♠ Pik</translation>
    </message>
    <message>
        <source>♥ Hearts</source>
        <translation>♥ Herz</translation>
    </message>
    <message>
        <source>♦ Diamonds</source>
        <translation>♦ Karo</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>Queens, jacks</source>
        <translation>Damen, Buben</translation>
    </message>
    <message>
        <source>Kings, jacks</source>
        <translation>Könige, Buben</translation>
    </message>
    <message>
        <source>Kings, queens</source>
        <translation>Könige, Damen</translation>
    </message>
    <message>
        <source>Köhler</source>
        <translation>Köhler</translation>
    </message>
    <message>
        <source>Meatless</source>
        <translation>Fleischloser</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Solo: alone against three</source>
        <translation>Solo: allein gegen drei</translation>
    </message>
</context>
<context>
    <name>BacklogLine</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Review now</source>
        <translation>Jetzt analysieren</translation>
    </message>
    <message>
        <source>Games that are reviewed</source>
        <translation>Spiele, die analysiert werden</translation>
    </message>
    <message>
        <source>The games are reviewed in the background: you can play on meanwhile.</source>
        <translation>Die Spiele werden im Hintergrund analysiert: Du kannst inzwischen weiterspielen.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your last games wait(s) for a review. Each takes a few seconds.</source>
        <translation>
            <numerusform>%n Spiel wartet auf seine Analyse. Sie dauert ein paar Sekunden.</numerusform>
            <numerusform>%n deiner letzten Spiele warten auf ihre Analyse. Sie dauert je Spiel ein paar Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number} of {of}</source>
        <translation>Spiel {number} von {of}</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Reading</source>
        <translation>Wird gelesen</translation>
    </message>
</context>
<context>
    <name>Branch</name>
    <message>
        <source>Before the cards</source>
        <translation>Vor den Karten</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>{when}: {done} instead of {before}</source>
        <translation>{when}: {done} statt {before}</translation>
    </message>
    <message>
        <source>{when}, {who}: {done} instead of {before}</source>
        <translation>{when}, {who}: {done} statt {before}</translation>
    </message>
    <message>
        <source>the rest claimed</source>
        <translation>den Rest beansprucht</translation>
    </message>
</context>
<context>
    <name>BranchPane</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Give this branch another name; leave it empty to keep the old one</source>
        <translation>Diesem Zweig einen anderen Namen geben; bleibt das Feld leer, heißt er wieder wie zuvor</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this branch; the game on record stays as it is</source>
        <translation>Diesen Zweig löschen; das aufgezeichnete Spiel bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Bring back the branch that was deleted</source>
        <translation>Den gelöschten Zweig zurückholen</translation>
    </message>
</context>
<context>
    <name>BranchTable</name>
    <message>
        <source>The game and its branches</source>
        <translation>Das Spiel und seine Zweige</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Zweig</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>How much more the seat you played scores than in the game itself</source>
        <translation>Wie viel mehr dein Platz schreibt als im Spiel selbst</translation>
    </message>
    <message>
        <source>The game itself</source>
        <translation>Das Spiel selbst</translation>
    </message>
</context>
<context>
    <name>ButtonBox</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ClaimController</name>
    <message>
        <source>You can only say that while cards are being played.</source>
        <translation>Das geht nur, während Karten gespielt werden.</translation>
    </message>
    <message>
        <source>There is still something to decide.</source>
        <translation>Es ist noch etwas zu entscheiden.</translation>
    </message>
    <message>
        <source>You can say that when you lead to a trick.</source>
        <translation>Das kannst du sagen, wenn du herauskommst.</translation>
    </message>
    <message>
        <source>Not all the remaining tricks are sure to be yours. You can say it again in the next game.</source>
        <translation>Nicht alle übrigen Stiche sind dir sicher. Im nächsten Spiel kannst du es wieder sagen.</translation>
    </message>
    <message>
        <source>You can say that again in the next game.</source>
        <translation>Das kannst du erst im nächsten Spiel wieder sagen.</translation>
    </message>
    <message>
        <source>The rest is yours.</source>
        <translation>Der Rest gehört dir.</translation>
    </message>
    <message>
        <source>You give up the rest.</source>
        <translation>Du gibst den Rest auf.</translation>
    </message>
    <message>
        <source>The rest is played out fast.</source>
        <translation>Der Rest wird schnell zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Nothing is left to decide: press F to play it out.</source>
        <translation>Es ist nichts mehr zu entscheiden: Die Taste F spielt schnell zu Ende.</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Rule code</source>
        <translation>Regelcode</translation>
    </message>
    <message>
        <source>&amp;Code of a rule set</source>
        <translation>&amp;Code eines Regelsatzes</translation>
    </message>
    <message>
        <source>Code of a rule set</source>
        <translation>Code eines Regelsatzes</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Regeln übernehmen</translation>
    </message>
    <message>
        <source>This is not a rule code, or only part of one. It begins with {beginning}.</source>
        <translation>Das ist kein Regelcode oder kein vollständiger. Er beginnt mit {beginning}.</translation>
    </message>
    <message>
        <source>Exactly as it was sent to you; spaces and line breaks do not matter.</source>
        <translation>So, wie man ihn dir geschickt hat; auf Leerzeichen und Zeilenenden kommt es nicht an.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation>Du kannst noch nichts zurücknehmen.</translation>
    </message>
    <message>
        <source>It is noted in the list.</source>
        <translation>Das steht auch in der Liste.</translation>
    </message>
    <message>
        <source>Your last card is back in your hand.</source>
        <translation>Du hast deine letzte Karte wieder auf der Hand.</translation>
    </message>
    <message>
        <source>Your announcement has been taken back.</source>
        <translation>Deine Ansage ist zurückgenommen.</translation>
    </message>
    <message>
        <source>You can choose again.</source>
        <translation>Du kannst dich neu entscheiden.</translation>
    </message>
</context>
<context>
    <name>ComparisonPage</name>
    <message>
        <source>These rules: {name}</source>
        <translation>Diese Regeln: {name}</translation>
    </message>
    <message>
        <source>&amp;One set</source>
        <translation>&amp;Ein Regelsatz</translation>
    </message>
    <message>
        <source>The o&amp;ther</source>
        <translation>Der &amp;andere</translation>
    </message>
    <message>
        <source>One set</source>
        <translation>Ein Regelsatz</translation>
    </message>
    <message>
        <source>The other set</source>
        <translation>Der andere Regelsatz</translation>
    </message>
    <message>
        <source>Enter or a double click leads to the rule.</source>
        <translation>Enter oder ein Doppelklick führt zur Regel.</translation>
    </message>
    <message>
        <source>These two sets are the same.</source>
        <translation>Diese beiden Regelsätze sind gleich.</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Unterschied</numerusform>
            <numerusform>%n Unterschiede</numerusform>
        </translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Diese Regeln</translation>
    </message>
</context>
<context>
    <name>CountingSwitch</name>
    <message>
        <source>How the list is counted</source>
        <translation>Zählweise der Liste</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Aces and trumping</source>
        <translation>Asse und Stechen</translation>
    </message>
    <message>
        <source>There are eight clubs and eight spades, but only six plain hearts. When a suit is led for the first time, most players can still follow, and the ace takes the trick.</source>
        <translation>Von Kreuz und Pik gibt es je acht Karten, vom Herz-Fehl nur sechs. Wird eine Farbe zum ersten Mal gespielt, können die meisten noch bedienen, und das Ass macht den Stich.</translation>
    </message>
    <message>
        <source>So lead your aces early: clubs and spades first, the suit of which you hold fewer before the other. Hearts are often trumped.</source>
        <translation>Spiel deine Asse also früh aus: zuerst Kreuz und Pik, und davon die Farbe, von der du weniger hast. Herz wird oft gestochen.</translation>
    </message>
    <message>
        <source>If you have none of the suit that is led, you may trump. If you are last to play, take a trump with many card points, the fox or a ten, as long as it wins.</source>
        <translation>Hast du keine Karte der Farbe, darfst du stechen. Kommt nach dir niemand mehr, nimm einen Trumpf mit vielen Augen, den Fuchs oder eine Zehn, solange er gewinnt.</translation>
    </message>
    <message>
        <source>If others play after you, somebody may trump higher: then be careful with cards that count a lot.</source>
        <translation>Kommen nach dir noch andere, kann jemand höher stechen: Geh dann mit dicken Karten vorsichtig um.</translation>
    </message>
    <message>
        <source>Nobody has played clubs yet, so your ace will most likely run. Later somebody may have no clubs left and trump it.</source>
        <translation>Kreuz war noch nicht dran, dein Ass geht also sehr wahrscheinlich durch. Später hat vielleicht jemand kein Kreuz mehr und sticht es.</translation>
    </message>
    <message>
        <source>The first ace has run, and spades have not been led yet: play the second ace at once, while all can still follow.</source>
        <translation>Das erste Ass ist durch, und Pik war noch nicht dran: Spiel gleich das zweite Ass, solange noch alle bedienen können.</translation>
    </message>
    <message>
        <source>You have no clubs, and you are last: any trump takes the trick. Take the fox, for here it is safe and brings in eleven card points.</source>
        <translation>Du hast kein Kreuz, und nach dir kommt niemand mehr: Jeder Trumpf macht den Stich. Nimm den Fuchs, denn hier ist er sicher und bringt elf Augen.</translation>
    </message>
    <message>
        <source>Announcing Re and Kontra</source>
        <translation>Re und Kontra ansagen</translation>
    </message>
    <message>
        <source>By saying Re or Kontra you show which side you are on, and that you mean to win. The game is then worth two points more, for whoever wins it.</source>
        <translation>Mit Re oder Kontra sagst du, zu welcher Partei du gehörst und dass ihr gewinnen wollt. Das Spiel ist dann zwei Punkte mehr wert, für die, die es gewinnen.</translation>
    </message>
    <message>
        <source>Announce when your hand is strong: a dulle, high queens, aces that will run, and few weak plain cards.</source>
        <translation>Sag an, wenn dein Blatt stark ist: eine Dulle, hohe Damen, Asse, die durchgehen, und wenige schwache Fehlkarten.</translation>
    </message>
    <message>
        <source>It also helps your partner, who now knows to whom to smear. With a weak hand say nothing: if you lose, the others score these points.</source>
        <translation>Das hilft auch deinem Partner, der jetzt weiß, wem er schmieren soll. Mit einem schwachen Blatt sag nichts: Verliert ihr, schreiben die anderen diese Punkte.</translation>
    </message>
    <message>
        <source>There is a limit: while you still hold eleven cards, so before you play your second.</source>
        <translation>Dafür gibt es eine Frist: solange du noch elf Karten hast, also bevor du deine zweite Karte spielst.</translation>
    </message>
    <message>
        <source>A dulle, a queen of clubs, more high trumps and two aces in short suits: this game you want to win, and your partner should know where you are.</source>
        <translation>Eine Dulle, eine Kreuz-Dame, noch mehr hohe Trümpfe und zwei Asse in kurzen Farben: Dieses Spiel willst du gewinnen, und dein Partner soll wissen, wo du sitzt.</translation>
    </message>
    <message>
        <source>No dulle, no queen and no ace: with this hand you cannot promise to win. Say nothing and help your partner.</source>
        <translation>Keine Dulle, keine Dame und kein Ass: Mit diesem Blatt kannst du keinen Sieg versprechen. Sag nichts und hilf deinem Partner.</translation>
    </message>
    <message>
        <source>Both dullen, high queens and aces: you hold the strongest cards although you are not Re. Say Kontra.</source>
        <translation>Beide Dullen, hohe Damen und Asse: Du hast die stärksten Karten, obwohl du nicht Re bist. Sag Kontra.</translation>
    </message>
    <message>
        <source>No 90 and more</source>
        <translation>Keine 90 und mehr</translation>
    </message>
    <message>
        <source>After Re or Kontra you can promise more: with “no 90” the others must stay below 90 card points. Next come no 60, no 30, and black: not one trick for them.</source>
        <translation>Nach Re oder Kontra kannst du mehr versprechen: Bei „keine 90“ müssen die anderen unter 90 Augen bleiben. Danach kommen keine 60, keine 30 und schwarz: kein einziger Stich für sie.</translation>
    </message>
    <message>
        <source>Each such denial earns one more point if you keep it. If you break it, the game is lost, even with 121 card points.</source>
        <translation>Jede dieser Absagen bringt einen Punkt mehr, wenn ihr sie haltet. Haltet ihr sie nicht, ist das Spiel verloren, auch mit 121 Augen.</translation>
    </message>
    <message>
        <source>So count first: with 151 card points for you the others stay below 90. Who is your partner? Which dullen and queens are still out?</source>
        <translation>Zähl also vorher: Mit 151 Augen für euch bleiben die anderen unter 90. Wer spielt mit dir? Welche Dullen und Damen sind noch draußen?</translation>
    </message>
    <message>
        <source>The limits: no 90 while you hold ten cards, no 60 with nine, no 30 with eight, black with seven.</source>
        <translation>Die Frist dafür: keine 90, solange du zehn Karten hast, keine 60 mit neun, keine 30 mit acht, schwarz mit sieben.</translation>
    </message>
    <message>
        <source>Both aces have run, and you hold the dulle and queens for nearly every trick to come. Less than 90 for the others is as good as certain, and with ten cards this is your last chance to say so.</source>
        <translation>Beide Asse sind durchgegangen, und du hast Dulle und Damen für fast jeden Stich, der noch kommt. Unter 90 bleiben die anderen so gut wie sicher, und mit zehn Karten kannst du es gerade noch sagen.</translation>
    </message>
    <message>
        <source>Your partner has promised no 90 already, your three aces have run, and you hold the dulle and high queens as well. Together you can say no 60, but only now, while you hold nine cards.</source>
        <translation>Dein Partner hat schon keine 90 abgesagt, deine drei Asse sind durch, und du hast auch noch Dulle und hohe Damen. Zusammen könnt ihr keine 60 sagen, und zwar jetzt, solange du neun Karten hast.</translation>
    </message>
    <message>
        <source>The first trick is yours, but many weak plain cards are left, and both dullen are out. Stick to Re; that is enough here.</source>
        <translation>Der erste Stich ist deiner, aber du hast noch viele schwache Fehlkarten, und beide Dullen sind draußen. Bleib bei Re; das genügt hier.</translation>
    </message>
    <message>
        <source>The dulle</source>
        <translation>Die Dulle</translation>
    </message>
    <message>
        <source>The ten of hearts is the highest trump of all; it is called the dulle. There are two of them. Nothing beats a dulle, and if both are played to one trick, the first one wins.</source>
        <translation>Die Herz-Zehn ist der höchste Trumpf von allen und heißt Dulle. Es gibt zwei davon. Nichts sticht eine Dulle, und fallen beide in einen Stich, gewinnt die erste.</translation>
    </message>
    <message>
        <source>So do not waste it. Keep it for a trick that is worth it: one with many card points, one with the others&apos; fox in it, or one that a queen of clubs would take from you.</source>
        <translation>Verschwende sie also nicht. Heb sie auf für einen Stich, der sich lohnt: mit vielen Augen, mit einem Fuchs der anderen, oder einen, den dir sonst eine Kreuz-Dame nimmt.</translation>
    </message>
    <message>
        <source>If a queen is enough, take the queen. And if your partner&apos;s dulle is already there, give card points instead of your own dulle.</source>
        <translation>Reicht eine Dame, dann nimm die Dame. Und liegt schon die Dulle deines Partners da, gib Augen dazu statt deiner eigenen.</translation>
    </message>
    <message>
        <source>Once both dullen have been played, the queens of clubs are the highest.</source>
        <translation>Sind beide Dullen gespielt, sind die Kreuz-Damen die höchsten.</translation>
    </message>
    <message>
        <source>The queen of hearts is winning, and nobody plays after you. Your queen of spades is enough; the dulle will be needed later.</source>
        <translation>Die Herz-Dame führt, und nach dir kommt niemand. Deine Pik-Dame reicht; die Dulle brauchst du später noch.</translation>
    </message>
    <message>
        <source>Your partner&apos;s dulle cannot be beaten any more. Yours would only come second: give the ten of diamonds, ten card points for you both.</source>
        <translation>Die Dulle deines Partners kann niemand mehr stechen. Deine käme nur als zweite: Gib die Karo-Zehn, zehn Augen für euch beide.</translation>
    </message>
    <message>
        <source>The others have played a queen of clubs and a fox. Only the dulle beats that queen: it takes the trick and catches the fox. That is what it is for.</source>
        <translation>Da liegen eine Kreuz-Dame und ein Fuchs der Gegner. Nur die Dulle sticht diese Dame: Sie macht den Stich und fängt den Fuchs. Dafür ist sie da.</translation>
    </message>
    <message>
        <source>The fox</source>
        <translation>Der Fuchs</translation>
    </message>
    <message>
        <source>The ace of diamonds is called the fox. It counts eleven card points, but it is a low trump: every queen and every jack beats it.</source>
        <translation>Das Karo-Ass heißt Fuchs. Es zählt elf Augen, ist aber ein kleiner Trumpf: Jede Dame und jeder Bube sticht es.</translation>
    </message>
    <message>
        <source>If the others catch your fox, they get a point for it. So never lead it, and keep it out of tricks that they will take.</source>
        <translation>Fangen die anderen deinen Fuchs, bekommen sie einen Punkt dafür. Spiel ihn also nie aus, und gib ihn nicht in einen Stich, den sie machen.</translation>
    </message>
    <message>
        <source>Bring it home when it is safe: as the last to play, if it takes the trick, or in a trick that your partner is sure to win. Trumping a plain suit in the last seat is ideal.</source>
        <translation>Bring ihn nach Hause, wenn es sicher ist: wenn nach dir niemand mehr kommt und er den Stich macht, oder in einem Stich, der deinem Partner sicher ist. Ideal ist es, hinten eine Fehlfarbe mit ihm zu stechen.</translation>
    </message>
    <message>
        <source>And if the others&apos; fox is on the table, catch it. The lowest card that takes the trick will do.</source>
        <translation>Und liegt ein Fuchs der anderen auf dem Tisch, dann fang ihn. Die niedrigste Karte, die den Stich macht, genügt.</translation>
    </message>
    <message>
        <source>So far there are only small trumps, and you are last: your fox takes the trick itself and is home.</source>
        <translation>Da liegen nur kleine Trümpfe, und nach dir kommt niemand mehr: Dein Fuchs macht den Stich selbst und ist zu Hause.</translation>
    </message>
    <message>
        <source>The other side&apos;s ten of hearts takes this trick. Give it the nine, which counts nothing, and keep the fox.</source>
        <translation>Die Herz-Zehn der Gegner macht diesen Stich. Gib die Neun, sie zählt nichts, und behalte den Fuchs.</translation>
    </message>
    <message>
        <source>The others&apos; fox takes the trick so far. You are last: the jack of diamonds is enough to catch it, and your high trumps stay in your hand.</source>
        <translation>Bis jetzt gehört der Stich dem Fuchs der Gegner. Nach dir kommt niemand mehr: Der Karo-Bube genügt, um ihn zu fangen, und deine hohen Trümpfe bleiben auf der Hand.</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>Die letzten Stiche</translation>
    </message>
    <message>
        <source>Towards the end extra points are waiting. Whoever takes the last trick with a jack of clubs, called Charlie, gets one.</source>
        <translation>Gegen Ende warten Sonderpunkte. Wer den letzten Stich mit einem Kreuz-Buben macht, dem Karlchen, bekommt einen.</translation>
    </message>
    <message>
        <source>So keep Charlie for the end. Before that, get rid of your other cards and draw the trumps that could beat him: queens and dullen.</source>
        <translation>Heb dir das Karlchen also bis zum Schluss auf. Spiel vorher deine anderen Karten, und zieh die Trümpfe, die es stechen können: Damen und Dullen.</translation>
    </message>
    <message>
        <source>A trick with 40 card points or more is a Doppelkopf and earns a point, too. It takes four aces or tens.</source>
        <translation>Ein Stich mit 40 oder mehr Augen ist ein Doppelkopf und bringt auch einen Punkt. Dafür braucht es vier Asse oder Zehnen.</translation>
    </message>
    <message>
        <source>Count the trumps, for there are 26. Whoever knows what is left plays the last tricks best. Begin with the dullen and queens; that is easier.</source>
        <translation>Zähl die Trümpfe, es sind 26. Wer weiß, was noch draußen ist, spielt die letzten Stiche am besten. Fang mit Dullen und Damen an, das ist leichter.</translation>
    </message>
    <message>
        <source>Nobody has a trump left but you, so both tricks are yours. The queen first: Charlie has to take the last trick to earn his point.</source>
        <translation>Außer dir hat niemand mehr Trumpf, beide Stiche sind also deine. Zuerst die Dame: Das Karlchen muss den letzten Stich machen, damit es seinen Punkt bringt.</translation>
    </message>
    <message>
        <source>Nobody else has a trump left. Your ace takes this trick, and Charlie waits for the last one.</source>
        <translation>Niemand sonst hat noch Trumpf. Dein Ass macht diesen Stich, und das Karlchen wartet auf den letzten.</translation>
    </message>
    <message>
        <source>Your partner&apos;s ace takes the trick. With your ace there are 42 card points in it: a Doppelkopf, and a point for it.</source>
        <translation>Das Ass deines Partners macht den Stich. Mit deinem Ass liegen 42 Augen da: ein Doppelkopf, und dafür gibt es einen Punkt.</translation>
    </message>
    <message>
        <source>The marriage</source>
        <translation>Die Hochzeit</translation>
    </message>
    <message>
        <source>If you hold both queens of clubs, nobody is left to play with you. So you say “marriage” before the game and look for a partner.</source>
        <translation>Hast du beide Kreuz-Damen, ist niemand übrig, der mit dir spielt. Deshalb meldest du vor dem Spiel eine Hochzeit und suchst jemanden.</translation>
    </message>
    <message>
        <source>The first of the others to take a trick is your partner. If all of the first three tricks are yours, you play alone.</source>
        <translation>Wer von den anderen als Erster einen Stich macht, spielt mit dir. Machst du die ersten drei Stiche alle selbst, spielst du allein.</translation>
    </message>
    <message>
        <source>So do not lead high: let somebody else win. And if another one has the marriage and your hand is good, take that first trick.</source>
        <translation>Spiel also nicht hoch aus: Lass andere gewinnen. Und hat jemand anders die Hochzeit und dein Blatt ist gut, dann hol dir diesen ersten Stich.</translation>
    </message>
    <message>
        <source>You may also keep silent. Then you play alone against three, and nobody knows: only for very strong hands.</source>
        <translation>Du darfst auch schweigen. Dann spielst du allein gegen drei, und niemand weiß es: nur etwas für sehr starke Blätter.</translation>
    </message>
    <message>
        <source>Both queens of clubs, but too many weak cards to stand alone against three. Say that you have a marriage, and you will find a partner.</source>
        <translation>Beide Kreuz-Damen, aber zu viele schwache Karten, um allein gegen drei zu bestehen. Melde die Hochzeit, dann findest du einen Partner.</translation>
    </message>
    <message>
        <source>The first trick that somebody else takes decides. With the ace you win it, and you play with the queens of clubs.</source>
        <translation>Der erste Stich, den jemand anders macht, entscheidet. Mit dem Ass gewinnst du ihn und spielst mit den Kreuz-Damen zusammen.</translation>
    </message>
    <message>
        <source>With this ace your partner is found, and the trick belongs to you both. Give the ten.</source>
        <translation>Mit diesem Ass ist dein Partner gefunden, und der Stich gehört euch beiden. Gib die Zehn.</translation>
    </message>
    <message>
        <source>The poverty</source>
        <translation>Die Armut</translation>
    </message>
    <message>
        <source>With three trumps or fewer you can do very little. Where the rules know the poverty, you may say so before the game.</source>
        <translation>Mit höchstens drei Trümpfen kannst du wenig ausrichten. Wo die Regeln die Armut kennen, darfst du sie vor dem Spiel melden.</translation>
    </message>
    <message>
        <source>You pass on three cards face down, all your trumps among them. One after the other is asked; whoever takes them gives three cards back, and you two are Re.</source>
        <translation>Du schiebst drei Karten verdeckt weiter, darunter alle deine Trümpfe. Reihum wird gefragt; wer sie nimmt, gibt dir drei Karten zurück, und ihr zwei seid Re.</translation>
    </message>
    <message>
        <source>Take a poverty only with a strong hand: you draw the trumps alone, and your partner helps with aces and tens. Give back weak plain cards, so that you run out of suits.</source>
        <translation>Nimm eine Armut nur mit einem starken Blatt: Die Trümpfe ziehst du allein, dein Partner hilft mit Assen und Zehnen. Gib schwache Fehlkarten zurück, damit du Farben loswirst.</translation>
    </message>
    <message>
        <source>If nobody takes it, the cards are dealt again. In tournaments there is no poverty.</source>
        <translation>Nimmt sie niemand, wird neu gegeben. Auf Turnieren gibt es keine Armut.</translation>
    </message>
    <message>
        <source>Three small trumps and no hope of a trick with them: say “poverty”. Perhaps somebody with a strong hand takes you along.</source>
        <translation>Drei kleine Trümpfe und keine Aussicht auf einen Stich damit: Melde die Armut. Vielleicht nimmt dich jemand mit einem starken Blatt mit.</translation>
    </message>
    <message>
        <source>Dullen, queens and a fox: with this hand you draw the trumps alone, and three more of them come to you. Take it.</source>
        <translation>Dullen, Damen und ein Fuchs: Mit diesem Blatt ziehst du die Trümpfe allein, und drei weitere bekommst du dazu. Nimm an.</translation>
    </message>
    <message>
        <source>Four small trumps are no match for the two others. Leave it to somebody else: if all refuse, there is a new deal.</source>
        <translation>Mit vier kleinen Trümpfen kommst du gegen die beiden anderen nicht an. Lass es: Will niemand, wird neu gegeben.</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Wer spielt mit wem?</translation>
    </message>
    <message>
        <source>Two play against two, but at first nobody knows who belongs together. The players with a queen of clubs are Re; the other two are Kontra.</source>
        <translation>Zwei spielen gegen zwei, aber am Anfang weiß niemand, wer zusammengehört. Wer eine Kreuz-Dame hat, ist Re; die beiden anderen sind Kontra.</translation>
    </message>
    <message>
        <source>Which side you are on you see in your own hand. Who your partner is comes out in the game: somebody plays a queen of clubs, or announces Re or Kontra.</source>
        <translation>Zu wem du gehörst, siehst du an deinem Blatt. Wer mit dir spielt, zeigt sich im Spiel: Jemand spielt eine Kreuz-Dame oder sagt Re oder Kontra an.</translation>
    </message>
    <message>
        <source>There are 240 card points in all. Re needs 121 of them to win, Kontra 120.</source>
        <translation>Insgesamt gibt es 240 Augen. Re braucht zum Gewinnen 121 davon, Kontra 120.</translation>
    </message>
    <message>
        <source>Once you know your partner, do not take tricks away from each other. What one of you wins counts for both.</source>
        <translation>Wenn du weißt, wer mit dir spielt, nehmt euch keine Stiche weg. Was einer von euch gewinnt, zählt für beide.</translation>
    </message>
    <message>
        <source>Your partner has played a queen of clubs, and you are last: the trick is yours together. Do not beat it with the ten of hearts; add the king, which counts four.</source>
        <translation>Dein Partner hat eine Kreuz-Dame gespielt, und nach dir kommt niemand mehr: Der Stich gehört euch schon. Stich sie nicht mit der Herz-Zehn; gib den König dazu, er zählt vier.</translation>
    </message>
    <message>
        <source>Smearing</source>
        <translation>Schmieren</translation>
    </message>
    <message>
        <source>To smear means to put many card points into a trick. Nines count nothing; this is what the other cards count:</source>
        <translation>Schmieren heißt, viele Augen in einen Stich zu geben. Neunen zählen nichts; so viel zählen die anderen Karten:</translation>
    </message>
    <message>
        <source>Smear when your partner is sure to take the trick. Give a ten, an ace or a fox: from now on its card points are yours.</source>
        <translation>Schmier, wenn der Stich deinem Partner sicher ist. Gib eine Zehn, ein Ass oder den Fuchs: Diese Augen gehören dann euch.</translation>
    </message>
    <message>
        <source>If the others take it, give as little as you can: a nine, or else a jack.</source>
        <translation>Machen die anderen den Stich, gib so wenig wie möglich: eine Neun oder notfalls einen Buben.</translation>
    </message>
    <message>
        <source>As the last to play you see who takes the trick. Otherwise ask yourself who still comes, and whether they could beat your partner.</source>
        <translation>Kommt nach dir niemand mehr, siehst du, wer den Stich macht. Sonst frag dich, wer noch kommt und ob der deinen Partner stechen könnte.</translation>
    </message>
    <message>
        <source>Your partner&apos;s dulle takes this trick for certain. The ten of diamonds gives you both ten card points.</source>
        <translation>Die Dulle deines Partners macht diesen Stich sicher. Die Karo-Zehn bringt euch beiden zehn Augen.</translation>
    </message>
    <message>
        <source>Your partner&apos;s ace takes the trick, and nobody plays after you. Give the ten of clubs: later it would hardly win a trick of its own.</source>
        <translation>Das Ass deines Partners macht den Stich, und nach dir kommt niemand. Gib die Kreuz-Zehn: Später machst du mit ihr kaum noch einen Stich.</translation>
    </message>
    <message>
        <source>This ace belongs to the other side. You have to follow suit: the nine counts nothing, the ten would be a gift.</source>
        <translation>Dieses Ass gehört den Gegnern. Du musst bedienen: Die Neun zählt nichts, die Zehn wäre ein Geschenk.</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>In a solo you play alone against three, and you choose what is trump. You say so before the game. Won or lost, the points count three times for you.</source>
        <translation>Beim Solo spielst du allein gegen drei und bestimmst, was Trumpf ist. Du meldest es vor dem Spiel. Gewonnen oder verloren: Die Punkte zählen für dich dreifach.</translation>
    </message>
    <message>
        <source>In a jack solo only the jacks are trumps, in a queen solo only the queens. All other cards are plain suits from the ace down. In a meatless solo there are no trumps at all.</source>
        <translation>Im Bubensolo sind nur die Buben Trumpf, im Damensolo nur die Damen. Alles andere ist Fehl, vom Ass abwärts. Im fleischlosen Solo gibt es gar keinen Trumpf.</translation>
    </message>
    <message>
        <source>You need the highest trumps, and suits that run from the ace. Draw the trumps of the others first.</source>
        <translation>Du brauchst die höchsten Trümpfe und Farben, die vom Ass an durchlaufen. Zieh zuerst die Trümpfe der anderen.</translation>
    </message>
    <message>
        <source>Against a soloist the other three play together: smear to each other, and give the soloist nothing.</source>
        <translation>Gegen den Solisten spielen die drei anderen zusammen: Schmiert einander, und gebt dem Solisten nichts.</translation>
    </message>
    <message>
        <source>Six jacks, the highest among them, and five aces: with the jack solo nearly every trick is yours.</source>
        <translation>Sechs Buben mit den höchsten dabei und fünf Asse: Im Bubensolo gehört dir fast jeder Stich.</translation>
    </message>
    <message>
        <source>Here clubs are a plain suit, and an ace from your side takes the trick from the soloist. Smear the ten.</source>
        <translation>Kreuz ist hier Fehl, und das Ass auf eurer Seite nimmt dem Solisten den Stich ab. Schmier die Zehn.</translation>
    </message>
    <message>
        <source>The soloist&apos;s ace takes this trick. Give the nine; the ten may still win a trick or help a partner.</source>
        <translation>Das Ass des Solisten macht diesen Stich. Gib die Neun; die Zehn kann noch einen Stich machen oder jemandem helfen.</translation>
    </message>
    <message>
        <source>Trumps and plain suits</source>
        <translation>Trumpf und Fehl</translation>
    </message>
    <message>
        <source>Doppelkopf has 48 cards; each is there twice. More than half of them, 26, are trumps. From the top: the ten of hearts, the queens, the jacks, then the rest of diamonds.</source>
        <translation>Doppelkopf hat 48 Karten, jede gibt es zweimal. Mehr als die Hälfte, nämlich 26, sind Trumpf. Von oben: die Herz-Zehn, die Damen, die Buben, dann der Rest vom Karo.</translation>
    </message>
    <message>
        <source>Among the queens, and among the jacks, the order is clubs, spades, hearts, diamonds.</source>
        <translation>Unter den Damen und unter den Buben gilt die Reihenfolge Kreuz, Pik, Herz, Karo.</translation>
    </message>
    <message>
        <source>What is left are the plain suits: clubs, spades and hearts. In each of them the ace is the highest, then come ten, king and nine.</source>
        <translation>Was übrig bleibt, ist Fehl: Kreuz, Pik und Herz. In jeder dieser Farben ist das Ass am höchsten, dann kommen Zehn, König und Neun.</translation>
    </message>
    <message>
        <source>You have to follow suit, and all trumps together are one suit. If you cannot follow, you may trump the trick or give any other card. Of two equal cards the first one wins.</source>
        <translation>Du musst bedienen, und alle Trümpfe zusammen sind wie eine Farbe. Kannst du nicht bedienen, darfst du stechen oder irgendeine andere Karte geben. Von zwei gleichen Karten gewinnt die erste.</translation>
    </message>
    <message>
        <source>The jack of hearts is winning. Your jack of spades is the next one above it and takes the trick; the queen and the ten of hearts stay for later.</source>
        <translation>Der Herz-Bube führt. Dein Pik-Bube steht gleich darüber und macht den Stich; Dame und Herz-Zehn bleiben dir für später.</translation>
    </message>
    <message>
        <source>Clubs are plain here, and the ace is above the ten. You are last to play: the trick is yours for certain.</source>
        <translation>Kreuz ist hier Fehl, und das Ass steht über der Zehn. Nach dir kommt niemand mehr: Der Stich gehört dir sicher.</translation>
    </message>
    <message>
        <source>Your ten of hearts is a trump, so you have no hearts to follow with. Nobody plays after you: the ten of diamonds takes the trick and adds ten card points.</source>
        <translation>Deine Herz-Zehn ist Trumpf, du kannst Herz also nicht bedienen. Nach dir kommt niemand mehr: Die Karo-Zehn macht den Stich und bringt zehn Augen dazu.</translation>
    </message>
</context>
<context>
    <name>CoursePage</name>
    <message>
        <source>{lesson} · exercise {number} of {all}</source>
        <translation>{lesson} · Übung {number} von {all}</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>{program} has failed. A report of it is in {file}.</source>
        <translation>{program} ist abgestürzt. Ein Bericht darüber steht in {file}.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Program error</source>
        <translation>Programmfehler</translation>
    </message>
    <message>
        <source>An error ended the program</source>
        <translation>Ein Fehler hat das Programm beendet</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Every card played had already been saved, so nothing is lost.</source>
        <translation>Jede gespielte Karte war schon gespeichert, es ist also nichts verloren.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The program has made a mistake</source>
        <translation>Das Programm hat einen Fehler gemacht</translation>
    </message>
    <message>
        <source>You can go on. Every card played has already been saved: if the table is stuck, quit and start the program again, and the game goes on where it was.</source>
        <translation>Du kannst weitermachen. Jede gespielte Karte ist schon gespeichert: Wenn es am Tisch nicht weitergeht, beende das Programm und starte es neu, dann geht das Spiel dort weiter, wo es war.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The report could not be written. Nothing is sent anywhere; this is all of it:</source>
        <translation>Der Bericht konnte nicht gespeichert werden. Nichts davon wird verschickt; das ist der ganze Bericht:</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing is sent anywhere; this is all of it:</source>
        <translation>Der Bericht steht in {file}. Nichts davon wird verschickt; das ist der ganze Bericht:</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>CrashNotifier</name>
    <message>
        <source>Last time an error ended the program. Nothing is lost.</source>
        <translation>Beim letzten Mal hat ein Fehler das Programm beendet. Es ist nichts verloren.</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Bericht zeigen</translation>
    </message>
</context>
<context>
    <name>CrossSum</name>
    <message>
        <source>The line total is not zero in: {lines}.</source>
        <translation>Die Zeilensumme ist nicht null in diesen Zeilen: {lines}.</translation>
    </message>
    <message>
        <source>The four totals are neither all even nor all odd: there is a mistake in the list.</source>
        <translation>Die vier Stände sind weder alle gerade noch alle ungerade: In der Liste steckt ein Fehler.</translation>
    </message>
    <message>
        <source>✓ Every line adds up to zero; the four totals are all even or all odd.</source>
        <translation>✓ Jede Zeile ergibt null; die vier Stände sind alle gerade oder alle ungerade.</translation>
    </message>
</context>
<context>
    <name>CurrentDeck</name>
    <message>
        <source>The deck {deck} cannot be drawn; the French deck of the program is shown instead.</source>
        <translation>Das Kartenbild {deck} lässt sich nicht zeichnen; stattdessen siehst du das französische des Programms.</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Curve of the tournament</source>
        <translation>Kurve des Turniers</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>DataFolder</name>
    <message>
        <source>Your games cannot be saved: the folder {folder} cannot be created. Choose another one; it is used until you quit.</source>
        <translation>Deine Spiele lassen sich nicht speichern: Der Ordner {folder} kann nicht angelegt werden. Wähle einen anderen; er gilt, bis das Programm endet.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner wählen …</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>A folder for your games</source>
        <translation>Ein Ordner für deine Spiele</translation>
    </message>
</context>
<context>
    <name>DayDealPanel</name>
    <message>
        <source>Deal of the day</source>
        <translation>Karten des Tages</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DaysRow</name>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>{day}: {points}</source>
        <translation>{day}: {points}</translation>
    </message>
    <message>
        <source>The last days</source>
        <translation>Die letzten Tage</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>Deal of the day, {date}</source>
        <translation>Karten des Tages, {date}</translation>
    </message>
</context>
<context>
    <name>DealsController</name>
    <message numerus="yes">
        <source>%n deal(s) are in the library now.</source>
        <translation>
            <numerusform>%n Verteilung ist jetzt in der Sammlung.</numerusform>
            <numerusform>%n Verteilungen sind jetzt in der Sammlung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n deal(s) can be added at once.</source>
        <translation>
            <numerusform>Mehr als %n Verteilung auf einmal geht nicht.</numerusform>
            <numerusform>Mehr als %n Verteilungen auf einmal gehen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>{file} holds no deals.</source>
        <translation>{file} enthält keine Kartenverteilungen.</translation>
    </message>
    <message>
        <source>This game cannot be shown: its record breaks the rules.</source>
        <translation>Dieses Spiel kann nicht gezeigt werden: Seine Aufzeichnung verstößt gegen die Regeln.</translation>
    </message>
</context>
<context>
    <name>DealsPage</name>
    <message>
        <source>Deals</source>
        <translation>Kartenverteilungen</translation>
    </message>
    <message>
        <source>Search: name, note, rules, date</source>
        <translation>Suchen: Name, Notiz, Regeln, Datum</translation>
    </message>
    <message>
        <source>Search the deals</source>
        <translation>Kartenverteilungen durchsuchen</translation>
    </message>
    <message>
        <source>A note on this deal</source>
        <translation>Eine Notiz dazu</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Whose cards you play</source>
        <translation>Wessen Karten du spielst</translation>
    </message>
    <message>
        <source>Which rules you play by</source>
        <translation>Nach welchen Regeln du spielst</translation>
    </message>
    <message>
        <source>Cards of seat {number}</source>
        <translation>Karten von Platz {number}</translation>
    </message>
    <message>
        <source>To the tournaments</source>
        <translation>Zu den Turnieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this deal from the library</source>
        <translation>Diese Karten aus der Sammlung löschen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Give it another name</source>
        <translation>Den Namen in der Liste ändern</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>The deal as text, to be pasted elsewhere</source>
        <translation>Die Karten als Text, um sie anderswo einzufügen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Save all the deals shown as a file</source>
        <translation>Alle gezeigten Verteilungen als Datei speichern</translation>
    </message>
    <message>
        <source>How four experts play this deal, card by card</source>
        <translation>Was vier Experten daraus machen, Karte für Karte</translation>
    </message>
    <message>
        <source>Add the deals in a file</source>
        <translation>Die Verteilungen aus einer Datei übernehmen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play the deal of the day</source>
        <translation>Karten des Tages spielen</translation>
    </message>
    <message>
        <source>Deals that you keep will appear here: open a game step by step, and keep its cards.</source>
        <translation>Hier stehen später Karten, die du aufhebst: Sieh dir ein Spiel Schritt für Schritt an und heb sie auf.</translation>
    </message>
    <message>
        <source>{date}: not yet played.</source>
        <translation>{date}: noch nicht gespielt.</translation>
    </message>
    <message>
        <source>{date}: you scored {points}, experts {par}.</source>
        <translation>{date}: du {points}, Experten {par}.</translation>
    </message>
    <message>
        <source>Let experts play</source>
        <translation>Experten spielen lassen</translation>
    </message>
    <message>
        <source>Stop the experts</source>
        <translation>Experten anhalten</translation>
    </message>
    <message>
        <source>Watch the experts</source>
        <translation>Den Experten zusehen</translation>
    </message>
    <message>
        <source>These rules are played with other cards.</source>
        <translation>Nach diesen Regeln spielt man mit anderen Karten.</translation>
    </message>
    <message>
        <source>Four experts sit down.</source>
        <translation>Vier Experten setzen sich.</translation>
    </message>
    <message>
        <source>Four experts play: trick {number}.</source>
        <translation>Vier Experten spielen: Stich {number}.</translation>
    </message>
    <message>
        <source>Among experts the first seat scores {points}.</source>
        <translation>Unter Experten kommt der erste Platz auf {points}.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>„{name}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>The deal is on the clipboard.</source>
        <translation>Die Karten sind in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Records (*.dokogames)</source>
        <translation>Aufzeichnungen (*.dokogames)</translation>
    </message>
    <message>
        <source>Export the deals</source>
        <translation>Kartenverteilungen exportieren</translation>
    </message>
</context>
<context>
    <name>DealsTable</name>
    <message>
        <source>Deals</source>
        <translation>Kartenverteilungen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>What you scored the first time</source>
        <translation>Deine Punkte beim ersten Versuch</translation>
    </message>
    <message>
        <source>What an expert scores in the first seat, with experts in the others</source>
        <translation>Punkte eines Experten auf dem ersten Platz, mit Experten auf den anderen</translation>
    </message>
</context>
<context>
    <name>DifferencesBar</name>
    <message>
        <source>Com&amp;pared with</source>
        <translation>&amp;Verglichen mit</translation>
    </message>
    <message>
        <source>Preset to compare with</source>
        <translation>Vorlage zum Vergleichen</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Unterschied</numerusform>
            <numerusform>%n Unterschiede</numerusform>
        </translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Kein Unterschied</translation>
    </message>
    <message>
        <source>Show &amp;only these</source>
        <translation>&amp;Nur diese zeigen</translation>
    </message>
    <message>
        <source>Show only the rules that differ</source>
        <translation>Nur die Regeln zeigen, die sich unterscheiden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Set all rules back to the preset</source>
        <translation>Alle Regeln auf die Vorlage zurücksetzen</translation>
    </message>
</context>
<context>
    <name>DifferencesTable</name>
    <message>
        <source>The rules that differ</source>
        <translation>Die Regeln, die sich unterscheiden</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>Dots</name>
    <message>
        <source>Step {number} of {total}</source>
        <translation>Schritt {number} von {total}</translation>
    </message>
</context>
<context>
    <name>EveningSheet</name>
    <message>
        <source>List or curve</source>
        <translation>Liste oder Kurve</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Every game that you write down will appear here.</source>
        <translation>Hier steht jedes Spiel, das ihr aufschreibt.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Take the last game back</source>
        <translation>Letztes Spiel zurück</translation>
    </message>
    <message>
        <source>Other evenings</source>
        <translation>Andere Abende</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Click on a game to correct it.</source>
        <translation>Klick ein Spiel an, um es zu korrigieren.</translation>
    </message>
    <message>
        <source>Money in euros</source>
        <translation>Geld in Euro</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Correct game {number}</source>
        <translation>Spiel {number} korrigieren</translation>
    </message>
    <message>
        <source>Take the fine back</source>
        <translation>Strafe zurück</translation>
    </message>
    <message>
        <source>Game {number}, round {round}</source>
        <translation>Spiel {number}, Runde {round}</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} gibt.</translation>
    </message>
    <message>
        <source>{first}, {second}, {third} and {fourth} play.</source>
        <translation>{first}, {second}, {third} und {fourth} spielen.</translation>
    </message>
    <message numerus="yes">
        <source>Bock: %n more point(s).</source>
        <translation>
            <numerusform>Bock: %n Punkt mehr.</numerusform>
            <numerusform>Bock: %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bock: ×{factor}.</source>
        <translation>Bock: ×{factor}.</translation>
    </message>
    <message>
        <source>Whoever sits out {writes}.</source>
        <translation>Wer aussetzt, {writes}.</translation>
    </message>
    <message>
        <source>Then others would have played in a later game. Take the games after this one back first.</source>
        <translation>Dann hätten in einem späteren Spiel andere gespielt. Nimm erst die Spiele danach zurück.</translation>
    </message>
    <message>
        <source>Game {number} has been corrected.</source>
        <translation>Spiel {number} ist korrigiert.</translation>
    </message>
    <message>
        <source>The last game has been taken back.</source>
        <translation>Das letzte Spiel ist zurückgenommen.</translation>
    </message>
    <message>
        <source>The fine has been taken back.</source>
        <translation>Die Strafe ist zurückgenommen.</translation>
    </message>
</context>
<context>
    <name>EveningsPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Real evenings</source>
        <translation>Echte Abende</translation>
    </message>
    <message>
        <source>You play with real cards, and the program keeps the list.</source>
        <translation>Ihr spielt mit echten Karten, das Programm führt die Liste.</translation>
    </message>
</context>
<context>
    <name>ExercisePanel</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>End the questions</source>
        <translation>Die Fragen beenden</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Tricks so far (L)</source>
        <translation>Stiche bisher (L)</translation>
    </message>
    <message>
        <source>The trick before</source>
        <translation>Der Stich davor</translation>
    </message>
    <message>
        <source>The next trick</source>
        <translation>Der nächste Stich</translation>
    </message>
</context>
<context>
    <name>FiguresTable</name>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>Punkte/Spiel</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Points a game, counted plus and minus; of an announcement: what it earned</source>
        <translation>Punkte je Spiel, mit Plus und Minus gezählt; bei Ansagen: was sie eingebracht haben</translation>
    </message>
    <message>
        <source>How far off the true value may be, with 95% certainty</source>
        <translation>Um so viel kann der wahre Wert abweichen, mit 95&#xa0;% Sicherheit</translation>
    </message>
    <message>
        <source>Games won; of an announcement: games in which it was kept</source>
        <translation>Gewonnene Spiele; bei Ansagen: wie oft sie gehalten wurden</translation>
    </message>
</context>
<context>
    <name>FineForm</name>
    <message>
        <source>What for?</source>
        <translation>Wofür?</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>optional</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Each pays</source>
        <translation>Jeder zahlt</translation>
    </message>
    <message>
        <source>Who pays?</source>
        <translation>Wer zahlt?</translation>
    </message>
</context>
<context>
    <name>FirstPage</name>
    <message>
        <source>Language: {name}</source>
        <translation>Sprache: {name}</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dein &amp;Name</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>Dein Bild</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Which are ours?</source>
        <translation>Welche sind unsere?</translation>
    </message>
    <message>
        <source>Eight questions that lead to your rules</source>
        <translation>Acht Fragen, die zu euren Regeln führen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Zeig mir, wie’s geht</translation>
    </message>
    <message>
        <source>One game with somebody who explains it</source>
        <translation>Ein Spiel, bei dem dir jemand alles erklärt</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>How the game is entered</source>
        <translation>Wie das Spiel eingetragen wird</translation>
    </message>
    <message>
        <source>Value by hand</source>
        <translation>Wert von Hand</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>Ausrechnen</translation>
    </message>
    <message>
        <source>Game type</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>The solo was lost</source>
        <translation>Das Solo ging verloren</translation>
    </message>
    <message>
        <source>Value of the game</source>
        <translation>Spielwert</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>They were Kontra</source>
        <translation>Sie waren Kontra</translation>
    </message>
    <message>
        <source>It was a duty solo</source>
        <translation>Es war ein Pflichtsolo</translation>
    </message>
    <message>
        <source>A bock round follows, because of</source>
        <translation>Es folgt eine Bockrunde wegen</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Aufschreiben</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>Who lost? Everyone tied for the most card points.</source>
        <translation>Wer hat verloren? Alle mit den meisten Augen.</translation>
    </message>
    <message>
        <source>Who played alone?</source>
        <translation>Wer hat allein gespielt?</translation>
    </message>
    <message>
        <source>Which two won?</source>
        <translation>Welche zwei haben gewonnen?</translation>
    </message>
    <message>
        <source>Which two were Re?</source>
        <translation>Welche zwei waren Re?</translation>
    </message>
    <message>
        <source>{amount} into the kitty</source>
        <translation>{amount} in die Kasse</translation>
    </message>
    <message>
        <source>Such a game is impossible.</source>
        <translation>So ein Spiel kann es nicht geben.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Enter the value including bock</source>
        <translation>Trag den Wert einschließlich Bock ein</translation>
    </message>
    <message>
        <source>Bock ×{factor}</source>
        <translation>Bock ×{factor}</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>New cards are dealt.</source>
        <translation>Es wird neu gegeben.</translation>
    </message>
</context>
<context>
    <name>GamePoints</name>
    <message>
        <source>A click on a point shows the sentence it follows from.</source>
        <translation>Ein Klick auf einen Punkt zeigt den Satz, aus dem er folgt.</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Alle Blätter zeigen</translation>
    </message>
    <message>
        <source>By which rules?</source>
        <translation>Nach welchen Regeln?</translation>
    </message>
    <message>
        <source>From which sentence of the rules each point follows</source>
        <translation>Aus welchem Satz der Regeln jeder Punkt folgt</translation>
    </message>
    <message>
        <source>The rules in sentences</source>
        <translation>Die Regeln in Sätzen</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Games of the tournament</source>
        <translation>Spiele des Turniers</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>What you scored in this game, counted plus and minus</source>
        <translation>Was du in diesem Spiel schreibst, gezählt mit Plus und Minus</translation>
    </message>
    <message>
        <source>What the expert scored with your cards; a click shows its game</source>
        <translation>Was der Experte mit deinen Karten schreibt; ein Klick zeigt sein Spiel</translation>
    </message>
    <message>
        <source>How much more you scored than the expert</source>
        <translation>Wie viel mehr du schreibst als der Experte</translation>
    </message>
    <message>
        <source>Solos still to play</source>
        <translation>Offene Soli</translation>
    </message>
    <message>
        <source>P: a duty solo</source>
        <translation>P: Pflichtsolo</translation>
    </message>
    <message>
        <source>S: a solo</source>
        <translation>S: Solo</translation>
    </message>
    <message>
        <source>+{points}: a bock game</source>
        <translation>+{points}: Bockspiel</translation>
    </message>
    <message>
        <source>×{factor}: a bock game</source>
        <translation>×{factor}: Bockspiel</translation>
    </message>
</context>
<context>
    <name>GenscherPanel</name>
    <message>
        <source>Genscher question</source>
        <translation>Frage zu Genscher</translation>
    </message>
    <message>
        <source>Genscher: whose partner will you be?</source>
        <translation>Genscher: Mit wem willst du spielen?</translation>
    </message>
    <message>
        <source>You hold the {card} twice. Before you play the first one you may choose a new partner.</source>
        <translation>Du hast zweimal {card}: Bevor du die erste der beiden Karten spielst, darfst du dir einen neuen Partner aussuchen.</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Alles so lassen</translation>
    </message>
    <message>
        <source>Play with {name}</source>
        <translation>Mit {name} spielen</translation>
    </message>
</context>
<context>
    <name>GiveUpPanel</name>
    <message>
        <source>Give up the rest of the game?</source>
        <translation>Den Rest des Spiels aufgeben?</translation>
    </message>
    <message>
        <source>The others take what they can get, and you win a trick only where you cannot help it. It counts.</source>
        <translation>Die anderen holen, was sie bekommen können, und du machst nur noch Stiche, die sich nicht vermeiden lassen. Das Spiel zählt.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>GroupList</name>
    <message>
        <source>{group}: {count}</source>
        <translation>{group}: {count}</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Guided game</source>
        <translation>Spiel mit Anleitung</translation>
    </message>
    <message>
        <source>Order of the cards (T)</source>
        <translation>Rangfolge der Karten (T)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Mach du das</translation>
    </message>
    <message>
        <source>Play a tournament</source>
        <translation>Turnier spielen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>End the guided game</source>
        <translation>Das Spiel mit Anleitung beenden</translation>
    </message>
</context>
<context>
    <name>HabitBlock</name>
    <message numerus="yes">
        <source>%n time(s), {lost} points a game</source>
        <translation>
            <numerusform>%n Mal, {lost} Punkte je Spiel</numerusform>
            <numerusform>%n Mal, {lost} Punkte je Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}, game {number}: {done} instead of {best} ({points})</source>
        <translation>{day}, Spiel {number}: {done} statt {best} ({points})</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>You keep the fox where it could go home.</source>
        <translation>Du behältst den Fuchs, wo er nach Hause könnte.</translation>
    </message>
    <message>
        <source>You play the fox where it had better stay in your hand.</source>
        <translation>Du spielst den Fuchs, wo er besser auf der Hand bliebe.</translation>
    </message>
    <message>
        <source>You let a fox go that you could catch.</source>
        <translation>Du lässt einen Fuchs laufen, den du fangen könntest.</translation>
    </message>
    <message>
        <source>You lead something else where the ace of a plain suit is better.</source>
        <translation>Du spielst etwas anderes aus, wo ein Fehl-Ass besser ist.</translation>
    </message>
    <message>
        <source>You spend one of the three highest trumps where a lower card is better.</source>
        <translation>Du gibst einen der drei höchsten Trümpfe her, wo eine kleinere Karte besser ist.</translation>
    </message>
    <message>
        <source>You lead a trump where a plain suit is better.</source>
        <translation>Du spielst Trumpf aus, wo Fehl besser ist.</translation>
    </message>
    <message>
        <source>You lead a plain suit where a trump is better.</source>
        <translation>Du spielst Fehl aus, wo Trumpf besser ist.</translation>
    </message>
    <message>
        <source>You lead the right kind of card, but not the right one.</source>
        <translation>Du spielst die richtige Sorte Karte aus, aber nicht die richtige Karte.</translation>
    </message>
    <message>
        <source>You do not give your partner the card points the trick should get.</source>
        <translation>Du schmierst deinem Partner nicht, wo du es solltest.</translation>
    </message>
    <message>
        <source>You leave tricks that you should take.</source>
        <translation>Du lässt Stiche laufen, die du nehmen solltest.</translation>
    </message>
    <message>
        <source>You take tricks that you should leave.</source>
        <translation>Du nimmst Stiche, die du laufen lassen solltest.</translation>
    </message>
    <message>
        <source>You take tricks with a higher card than need be.</source>
        <translation>Du stichst höher als nötig.</translation>
    </message>
    <message>
        <source>You take tricks with a card that is too low to hold them.</source>
        <translation>Du stichst so klein, dass du überstochen wirst.</translation>
    </message>
    <message>
        <source>You put too few card points into the tricks of others.</source>
        <translation>Du gibst zu wenige Augen in die Stiche anderer.</translation>
    </message>
    <message>
        <source>You put too many card points into the tricks of others.</source>
        <translation>Du gibst zu viele Augen in die Stiche anderer.</translation>
    </message>
    <message>
        <source>You say nothing where an announcement is worth it.</source>
        <translation>Du schweigst, wo sich eine Ansage lohnt.</translation>
    </message>
    <message>
        <source>You announce more than your cards promise.</source>
        <translation>Du sagst mehr an, als deine Karten hergeben.</translation>
    </message>
    <message>
        <source>You play solos for which your hand is too weak.</source>
        <translation>Du spielst Soli, für die dein Blatt zu schwach ist.</translation>
    </message>
    <message>
        <source>You do not dare to play solos that your hand allows.</source>
        <translation>Du traust dich nicht an Soli, die dein Blatt hergibt.</translation>
    </message>
    <message>
        <source>You choose a different solo from the one that suits your hand.</source>
        <translation>Du wählst ein anderes Solo als das, das zu deinem Blatt passt.</translation>
    </message>
    <message>
        <source>In a poverty you decide against what the cards promise.</source>
        <translation>Bei einer Armut entscheidest du gegen das, was die Karten versprechen.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>Poverties</source>
        <translation>Armut</translation>
    </message>
</context>
<context>
    <name>HandList</name>
    <message>
        <source>The table in words</source>
        <translation>Der Tisch in Worten</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Dein Blatt</translation>
    </message>
    <message>
        <source>Enter plays the card.</source>
        <translation>Enter spielt die Karte aus.</translation>
    </message>
    <message>
        <source>Close the table in words</source>
        <translation>Den Tisch in Worten schließen</translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points a game</source>
        <translation>Punkte je Spiel</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>1 to 9, 0, A, B, C</source>
        <translation>1 bis 9, 0, A, B, C</translation>
    </message>
    <message>
        <source>play the card in this place</source>
        <translation>die Karte an dieser Stelle spielen</translation>
    </message>
    <message>
        <source>← →, then Enter</source>
        <translation>← →, dann Enter</translation>
    </message>
    <message>
        <source>choose a card and play it</source>
        <translation>eine Karte auswählen und spielen</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>announce</source>
        <translation>ansagen</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>hint: what to do now, and why</source>
        <translation>Hinweis: was jetzt zu tun ist und warum</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>go on at once</source>
        <translation>gleich weiter</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>show the last trick</source>
        <translation>den letzten Stich zeigen</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>take back what you did last, where the rules allow it</source>
        <translation>zurücknehmen, was du zuletzt getan hast, wenn die Regeln es erlauben</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>the rest is mine: take all remaining tricks, where they are sure</source>
        <translation>der Rest gehört mir: alle übrigen Stiche nehmen, wenn sie sicher sind</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Strg+G</translation>
    </message>
    <message>
        <source>give up the rest of the game</source>
        <translation>den Rest des Spiels aufgeben</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>play out fast, when nothing is left to decide</source>
        <translation>schnell zu Ende spielen, wenn nichts mehr zu entscheiden ist</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>show the trumps and the order of the cards</source>
        <translation>die Trümpfe und die Rangfolge der Karten zeigen</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>lay everybody&apos;s cards open, where the rules allow it</source>
        <translation>alle Blätter offen zeigen, wo die Regeln es erlauben</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>score sheet so far</source>
        <translation>Spielzettel bis hierher</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>curve of the tournament</source>
        <translation>Kurve des Turniers</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>the rules you play by</source>
        <translation>die Regeln, nach denen gespielt wird</translation>
    </message>
    <message>
        <source>F9</source>
        <translation>F9</translation>
    </message>
    <message>
        <source>open or close the side panel</source>
        <translation>die Seitenleiste öffnen oder schließen</translation>
    </message>
    <message>
        <source>Ctrl+P, Ctrl+L, Ctrl+T, Ctrl+O</source>
        <translation>Strg+P, Strg+L, Strg+T, Strg+O</translation>
    </message>
    <message>
        <source>its pages: score sheet, log, trumps, what is still out</source>
        <translation>ihre Seiten: Spielzettel, Protokoll, Trümpfe, was noch draußen ist</translation>
    </message>
    <message>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <source>from the table to the side panel, and back</source>
        <translation>vom Tisch in die Seitenleiste und zurück</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <translation>Ton an oder aus</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>the table in words: lists that a screen reader reads</source>
        <translation>der Tisch in Worten: Listen, die ein Screenreader vorliest</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>trainer: questions to practise with</source>
        <translation>Trainer: Fragen zum Üben</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Strg+K</translation>
    </message>
    <message>
        <source>course: Doppelkopf in twelve lessons</source>
        <translation>Kurs: Doppelkopf in zwölf Lektionen</translation>
    </message>
    <message>
        <source>F7</source>
        <translation>F7</translation>
    </message>
    <message>
        <source>statistics over all tournaments, and what costs you points</source>
        <translation>Statistik über alle Turniere, und was dich Punkte kostet</translation>
    </message>
    <message>
        <source>F8</source>
        <translation>F8</translation>
    </message>
    <message>
        <source>list for an evening with real cards</source>
        <translation>Liste für einen Abend mit echten Karten</translation>
    </message>
    <message>
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>open the menus</source>
        <translation>die Menüs öffnen</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>this help, and back</source>
        <translation>diese Hilfe, und wieder zurück</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Strg+F</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <source>new tournament</source>
        <translation>neues Turnier</translation>
    </message>
    <message>
        <source>Enter on a line of the score sheet</source>
        <translation>Enter auf einer Zeile der Liste</translation>
    </message>
    <message>
        <source>that game step by step: ← → a card, ↑ ↓ a trick, Esc back</source>
        <translation>dieses Spiel Schritt für Schritt: ← → eine Karte, ↑ ↓ ein Stich, Esc zurück</translation>
    </message>
    <message>
        <source>V, B, K in a finished game</source>
        <translation>V, B, K in einem fertigen Spiel</translation>
    </message>
    <message>
        <source>its review; its branches; keep its deal</source>
        <translation>Analyse; Zweige; Karten aufheben</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>tournaments: search, continue, duplicate, delete</source>
        <translation>Turniere: suchen, weiterspielen, duplizieren, löschen</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>deals to play again, and the one of the day</source>
        <translation>aufgehobene Karten noch einmal spielen und die Karten des Tages</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Strg+R</translation>
    </message>
    <message>
        <source>open a file of recorded games</source>
        <translation>eine Datei mit aufgezeichneten Spielen öffnen</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Strg+V</translation>
    </message>
    <message>
        <source>open the text of a game that you have copied</source>
        <translation>ein Spiel öffnen, dessen Text du kopiert hast</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Strg+Q</translation>
    </message>
    <message>
        <source>quit; the game is kept</source>
        <translation>beenden; das Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>You sit at the bottom. When it is your turn the cards that you may play are bright, and a click plays one; a card that is not allowed says why. Before your turn a click chooses the card that is played when it comes, and another one takes it back. A glow shows whose turn it is, and the card that is winning the trick has a bright edge. A full trick stays for a moment: a click or Space goes on at once. A click on a pile shows the last trick once more.</source>
        <translation>Du sitzt unten. Bist du dran, sind die erlaubten Karten hell; ein Klick spielt eine aus. Geht eine Karte nicht, steht da, warum. Bist du noch nicht dran, wählst du mit einem Klick schon die nächste Karte; noch ein Klick nimmt sie zurück. Der Lichtschein zeigt, wer dran ist, und die Karte, die gerade den Stich macht, hat einen hellen Rand. Ein voller Stich bleibt kurz liegen: Mit einem Klick oder der Leertaste geht es sofort weiter. Ein Klick auf einen Stapel zeigt den letzten Stich noch einmal.</translation>
    </message>
    <message>
        <source>What you can say</source>
        <translation>Was du sagen kannst</translation>
    </message>
    <message>
        <source>Before the first card you are asked what you say: healthy, a marriage, a poverty, a solo. What your hand does not allow is grey. During the game everything that you may announce has a button over your hand, as long as it can still be said; N brings the keyboard there.</source>
        <translation>Vor der ersten Karte wirst du gefragt: gesund, Hochzeit, Armut oder Solo? Was dein Blatt nicht hergibt, ist grau. Im Spiel steht alles, was du gerade ansagen darfst, als Knopf über deinem Blatt, solange es noch geht. Mit N kommst du über die Tastatur dorthin.</translation>
    </message>
    <message>
        <source>When in doubt</source>
        <translation>Wenn du nicht weiterweißt</translation>
    </message>
    <message>
        <source>When all is decided</source>
        <translation>Wenn alles entschieden ist</translation>
    </message>
    <message>
        <source>M takes the rest, where you lead and nothing that the others may still hold could take a trick from you: be sure, for in each game you can be wrong only once. When no card can change the result any more, a button over your hand and F play it out fast; the settings can make that happen by itself. Ctrl+G gives up.</source>
        <translation>M nimmt den Rest, wenn du herauskommst und nichts, was die anderen noch haben können, dir einen Stich nimmt: Sei dir sicher, denn irren kannst du dich in jedem Spiel nur einmal. Wenn keine Karte mehr etwas am Ergebnis ändert, spielen ein Knopf über deinem Blatt und F schnell zu Ende; in den Einstellungen geht das auch von selbst. Strg+G gibt auf.</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Neben dem Tisch</translation>
    </message>
    <message>
        <source>F9 opens the side panel with the score sheet, the log, the order of the cards, and what is still out: the cards that you neither hold nor have seen played. That page is there only where the rules let you look at every trick again. Drag the edge of the panel to make it wider; next time it opens as you left it.</source>
        <translation>F9 öffnet die Seitenleiste mit dem Spielzettel, dem Protokoll, der Rangfolge der Karten und dem, was noch draußen ist: den Karten, die weder auf deiner Hand noch gespielt sind. Das steht dort nur, wenn du nach den Regeln jeden Stich noch einmal ansehen darfst. Am Rand ziehst du die Leiste breiter; beim nächsten Mal öffnet sie sich, wie du sie verlassen hast.</translation>
    </message>
    <message>
        <source>Mouse, finger, keys, voice</source>
        <translation>Maus, Finger, Tasten, Stimme</translation>
    </message>
    <message>
        <source>A card can also be pulled out of the hand and put down on the table; put down elsewhere it goes back, and so it does with Escape. A finger that slides along the hand lifts one card after the other. Everything can be done with keys alone. For a screen reader W lays the table out in words: a list of your cards, in which Enter plays, and a list of what lies on the table.</source>
        <translation>Du kannst eine Karte auch aus dem Blatt ziehen und auf dem Tisch ablegen; woanders losgelassen oder mit Escape kehrt sie zurück. Ein Finger, der am Blatt entlangfährt, hebt eine Karte nach der anderen an. Alles geht auch allein mit Tasten. Für einen Screenreader zeigt W den Tisch in Worten: eine Liste deiner Karten, in der Enter ausspielt, und eine Liste dessen, was auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>“New tournament” starts with the players and rules of last time; “Change…” lets you pick others, another length, or one of the ready-made tournaments. After each game the score sheet gives the reason for every point and shows all four hands; beside it are the list and the curve of the evening. P and G show them in the middle of a game. With “Compare with an expert” your cards are played once more after each game, with an expert in your seat (and the level Strong in place of other programs): the list shows how you did without the luck of the cards. Usually the others announce whenever it pays off. With “They announce by convention”, which costs them a little, an early Re or Kontra promises a strong hand: the end of “The rules we play now” says which.</source>
        <translation>„Neues Turnier“ beginnt mit den Mitspielern und Regeln vom letzten Mal; unter „Ändern …“ stellst du andere ein, eine andere Länge oder eines der fertigen Turniere. Nach jedem Spiel steht auf dem Spielzettel jeder Punkt mit seinem Grund, dazu alle vier Blätter, die Liste und die Kurve des Abends. P und G zeigen Liste und Kurve auch mitten im Spiel. Bei „Mit einem Experten vergleichen“ spielt nach jedem Spiel ein Experte deine Karten an deinem Platz noch einmal (statt fremder Programme spielt dort die Stufe Stark): Die Liste zeigt, wie gut du warst, ohne das Kartenglück. Gewöhnlich sagen die anderen an, was sich lohnt; „Ansagen nach Vereinskonvention“ kostet sie ein wenig, dafür verspricht ein frühes Re oder Kontra von ihnen ein starkes Blatt: welches, steht am Ende von „Unsere Regeln“.</translation>
    </message>
    <message>
        <source>Games looked at again</source>
        <translation>Spiele noch einmal ansehen</translation>
    </message>
    <message>
        <source>What each decision was worth</source>
        <translation>Was jede Wahl wert war</translation>
    </message>
    <message>
        <source>Every finished game can be looked at step by step. From any card on you can play it in another way: what comes of it is kept as a branch below the game, where B leads, and the game on record stays as it is. P shows its points, and a click on a point shows the rule it follows from. K keeps its cards; F3 shows the deals you have kept and the deal of the day, to be played again with the cards of any seat.</source>
        <translation>Jedes fertige Spiel kannst du Schritt für Schritt ansehen. Von jeder Karte an kannst du es anders weiterspielen: Was dabei herauskommt, bleibt als Zweig unter dem Spiel stehen, wohin B führt, und das aufgezeichnete Spiel bleibt, wie es ist. P zeigt seine Punkte, und ein Klick auf einen Punkt zeigt die Regel, aus der er folgt. K hebt seine Karten auf; F3 zeigt die aufgehobenen Karten und die Karten des Tages, die du mit dem Blatt jedes Platzes noch einmal spielen kannst.</translation>
    </message>
    <message>
        <source>H says what the computer would do in your place, and why; it knows no more than you do. T shows the order of the cards in this game, L the last trick. Where the rules allow it, Ctrl+Z takes back what you played or said last, and O lays all cards open. In a tournament the list shows how often: ↶2 is taken back twice, ?1 is one hint.</source>
        <translation>H verrät dir, was der Computer an deiner Stelle täte und warum; er weiß dabei nicht mehr als du. T zeigt die Rangfolge der Karten in diesem Spiel, L den letzten Stich. Wo die Regeln es erlauben, nimmst du mit Strg+Z zurück, was du zuletzt gespielt oder gesagt hast, und deckst mit O alle Karten auf. Im Turnier steht in der Liste, wie oft: ↶2 heißt zweimal zurückgenommen, ?1 ist ein Hinweis.</translation>
    </message>
    <message>
        <source>“Review” on the score sheet, or V in a finished game, judges each card, announcement and reservation by what its seat could know then: what it cost, what would have been better, and why. “Show me” plays on with the better choice. “Deal”, “Own play”, “Partner” and “Opponents” tell luck from skill. O turns from what the seat saw to what it could infer, and to the cards as they really were; 1 to 4 choose the seat. “What costs you points” in the statistics (F7) sums up your reviewed games, with examples to look at, and reviews the last games in one go.</source>
        <translation>„Analyse“ auf dem Spielzettel, oder V in einem fertigen Spiel, beurteilt jede Karte, jede Ansage und jeden Vorbehalt nach dem, was der Platz da wissen konnte: was sie gekostet haben, was besser gewesen wäre und warum. „Zeig es mir“ spielt mit der besseren Wahl weiter. „Blatt“, „Eigenes Spiel“, „Partner“ und „Gegner“ trennen Glück von Können. O wechselt von dem, was der Platz gesehen hat, zu dem, was er erschließen konnte, und zu dem, was wirklich dort lag; 1 bis 4 wählen den Platz. „Was dich Punkte kostet“ in der Statistik (F7) fasst deine analysierten Spiele zusammen, mit Beispielen zum Ansehen, und analysiert die letzten Spiele auf einmal.</translation>
    </message>
    <message>
        <source>The trainer</source>
        <translation>Der Trainer</translation>
    </message>
    <message>
        <source>F4 asks about real positions: who plays with whom, how many trumps are out, what to announce, which solo, which card. They come from your own reviewed games, where they cost points, and from new deals. Answer with the mouse or a number key; every answer is explained. What you know comes back after some days, what you did not know after ten minutes.</source>
        <translation>F4 stellt Fragen zu echten Stellungen: wer mit wem spielt, wie viele Trümpfe draußen sind, was du ansagst, welches Solo, welche Karte. Sie kommen aus deinen analysierten Spielen, wo sie Punkte gekostet haben, und aus neuen Verteilungen. Antworte mit der Maus oder einer Zifferntaste; jede Antwort wird erklärt. Was du weißt, kommt nach Tagen wieder, was du nicht wusstest, nach zehn Minuten.</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>R shows the rules; between two tournaments they can be changed there. Several sets come with the program, and every option in them is yours to choose. You can keep your own sets under a name, read them as plain sentences, compare them, and give them to others as a file or a code.</source>
        <translation>R zeigt die Regeln; zwischen zwei Turnieren kannst du sie dort auch ändern. Mehrere Regelsätze sind schon dabei, und jede Einzelheit darin lässt sich umstellen. Deine eigenen Regeln kannst du unter einem Namen speichern, als Text lesen, vergleichen und als Datei oder Code weitergeben.</translation>
    </message>
    <message>
        <source>Leaving and saving</source>
        <translation>Aufhören und speichern</translation>
    </message>
    <message>
        <source>Close the window whenever you like: everything is saved card by card, and “Continue” goes on at the very same card. Tournaments, settings and your own rules are in the folder “freedoko-qt”, where your system keeps program data; started with --data-dir the program uses another folder. Should the program ever crash, it says so and saves a report under “crashes” there; sending or deleting it is up to you.</source>
        <translation>Du kannst das Fenster jederzeit schließen: Jede Karte wird sofort gespeichert, und „Weiterspielen“ macht genau dort weiter. Turniere, Einstellungen und eigene Regeln liegen im Ordner „freedoko-qt“, dort, wo dein System die Daten von Programmen ablegt. Mit --data-dir gestartet, nimmt das Programm einen anderen Ordner. Sollte das Programm einmal abstürzen, meldet es das und schreibt dort unter „crashes“ einen Bericht; ob du ihn verschickst oder löschst, liegt bei dir.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Two play against two. There are 240 card points in all; Re needs 121 of them to win. Ace 11, ten 10, king 4, queen 3, jack 2, nine 0.</source>
        <translation>Zwei spielen gegen zwei. Alle Karten zusammen haben 240 Augen; Re braucht 121 davon, um zu gewinnen. Ass 11, Zehn 10, König 4, Dame 3, Bube 2, Neun 0.</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Parteien</translation>
    </message>
    <message>
        <source>Whoever holds a queen of clubs is Re, the other two are Kontra. Nobody says so: you find out from the cards played and from what is announced.</source>
        <translation>Wer eine Kreuz-Dame hat, ist Re, die beiden anderen sind Kontra. Niemand verrät es: Du merkst es an den gespielten Karten und an den Ansagen.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>From the highest: ten of hearts, the queens, the jacks (clubs, spades, hearts, diamonds each), then ace, ten, king and nine of diamonds. In the other suits: ace, ten, king, nine.</source>
        <translation>Von oben: Herz-Zehn, die Damen, die Buben (jeweils Kreuz, Pik, Herz, Karo), dann Ass, Zehn, König und Neun von Karo. In den anderen Farben: Ass, Zehn, König, Neun.</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Bedienen</translation>
    </message>
    <message>
        <source>Play a card of the suit that was led; all trumps are one suit. Without one you may play any card. Of two equal cards the first wins.</source>
        <translation>Spiel eine Karte der Farbe, die ausgespielt wurde; alle Trümpfe sind zusammen eine Farbe. Hast du keine, darfst du jede Karte spielen. Von zwei gleichen Karten gewinnt die erste.</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Re and Kontra raise the value of the game; no 90, no 60, no 30 and black promise even more. Each has its latest card.</source>
        <translation>Re und Kontra machen das Spiel teurer; keine 90, keine 60, keine 30 und schwarz versprechen noch mehr. Jede Ansage geht nur bis zu einer bestimmten Karte.</translation>
    </message>
    <message>
        <source>Special points</source>
        <translation>Sonderpunkte</translation>
    </message>
    <message>
        <source>Fox: the opponents&apos; ace of diamonds caught. Charlie: the jack of clubs wins the last trick. Doppelkopf: a trick of 40 card points or more.</source>
        <translation>Fuchs: ein gefangenes Karo-Ass der Gegner. Karlchen: Der Kreuz-Bube macht den letzten Stich. Doppelkopf: ein Stich mit mindestens 40 Augen.</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>With both queens of clubs you declare a marriage: whoever wins the trick you name is your partner. If you say nothing, you play alone in secret.</source>
        <translation>Mit beiden Kreuz-Damen meldest du eine Hochzeit: Wer den Stich macht, den du nennst, spielt mit dir. Sagst du nichts, spielst du heimlich allein.</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>You play alone against three and decide what is trump.</source>
        <translation>Du spielst allein gegen drei und bestimmst, was Trumpf ist.</translation>
    </message>
    <message>
        <source>Armut (poverty)</source>
        <translation>Armut</translation>
    </message>
    <message>
        <source>Three trumps or fewer in one hand. They are offered to the others: whoever takes them gives as many cards back, and both play together as Re. If nobody does, the cards are dealt again.</source>
        <translation>Höchstens drei Trümpfe auf einer Hand. Sie werden den anderen angeboten: Wer sie nimmt, gibt ebenso viele Karten zurück, und beide spielen zusammen als Re. Nimmt sie niemand, wird neu gegeben.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>The highest denial: the other side does not get a single trick.</source>
        <translation>Die höchste Absage: Die Gegenpartei bekommt keinen einzigen Stich.</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>Games that count double, for instance after a trick of hearts or a lost solo. Not every table has them.</source>
        <translation>Spiele, die doppelt zählen, zum Beispiel nach einem Herzstich oder einem verlorenen Solo. Nicht jede Runde spielt damit.</translation>
    </message>
    <message>
        <source>Denial</source>
        <translation>Absage</translation>
    </message>
    <message>
        <source>No 90, no 60, no 30 or black: you promise that the other side gets less than so many card points. Each is worth a point; whoever promises too much loses.</source>
        <translation>Keine 90, keine 60, keine 30 oder schwarz: Du versprichst, dass die Gegenpartei weniger Augen bekommt. Jede Absage bringt einen Punkt; wer zu viel verspricht, verliert.</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>A trick of 40 card points or more: a point for the side that takes it.</source>
        <translation>Ein Stich mit mindestens 40 Augen: ein Punkt für die Partei, die ihn macht.</translation>
    </message>
    <message>
        <source>Dulle</source>
        <translation>Dulle</translation>
    </message>
    <message>
        <source>The ten of hearts, the highest trump at most tables. There are two of them; which one beats the other is up to the rules.</source>
        <translation>Die Herz-Zehn, an den meisten Tischen der höchste Trumpf. Es gibt zwei davon; welche die andere sticht, sagen die Regeln.</translation>
    </message>
    <message>
        <source>Duty solo</source>
        <translation>Pflichtsolo</translation>
    </message>
    <message>
        <source>A solo that everybody has to play once in the course of a tournament.</source>
        <translation>Ein Solo, das jeder im Lauf eines Turniers einmal spielen muss.</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>What the cards in a trick count: ace 11, ten 10, king 4, queen 3, jack 2, nine 0.</source>
        <translation>Was die Karten in einem Stich zählen: Ass 11, Zehn 10, König 4, Dame 3, Bube 2, Neun 0.</translation>
    </message>
    <message>
        <source>Fuchs (fox)</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>An ace of diamonds. It is a low trump with eleven card points; whoever catches one from the other side gets a point.</source>
        <translation>Ein Karo-Ass: ein kleiner Trumpf mit elf Augen. Wer einen Fuchs der Gegenpartei fängt, bekommt einen Punkt.</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>Whoever holds both kings of diamonds (or queens of hearts) may choose a new partner when playing the first.</source>
        <translation>Wer beide Karo-Könige (oder Herz-Damen) hat, darf sich beim Ausspielen der ersten einen neuen Partner aussuchen.</translation>
    </message>
    <message>
        <source>Smearing</source>
        <translation>Schmieren</translation>
    </message>
    <message>
        <source>To give the partner many card points into a trick that is sure to be theirs.</source>
        <translation>Dem Partner viele Augen in einen Stich legen, der ihm sicher ist.</translation>
    </message>
    <message>
        <source>Healthy</source>
        <translation>Gesund</translation>
    </message>
    <message>
        <source>What you say before the game when you have no reservation.</source>
        <translation>Das sagst du vor dem Spiel, wenn du keinen Vorbehalt hast.</translation>
    </message>
    <message>
        <source>Hochzeit (marriage)</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Both queens of clubs in one hand. You declare it and name the trick whose winner becomes your partner.</source>
        <translation>Beide Kreuz-Damen auf einer Hand. Du meldest sie und nennst den Stich, der entscheidet, wer mit dir spielt.</translation>
    </message>
    <message>
        <source>Silent marriage</source>
        <translation>Stille Hochzeit</translation>
    </message>
    <message>
        <source>Both queens of clubs in one hand, and not a word about it: a solo of which the others know nothing.</source>
        <translation>Beide Kreuz-Damen auf einer Hand, und kein Wort darüber: ein Solo, von dem die anderen nichts wissen.</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Karlchen</translation>
    </message>
    <message>
        <source>The jack of clubs. It earns a point when it takes the last trick.</source>
        <translation>Der Kreuz-Bube. Macht er den letzten Stich, bringt er einen Punkt.</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>The side without the queens of clubs; also what it announces to raise the value of the game.</source>
        <translation>Die Partei ohne Kreuz-Damen; auch ihre Ansage, die das Spiel teurer macht.</translation>
    </message>
    <message>
        <source>Plain suits</source>
        <translation>Fehl</translation>
    </message>
    <message>
        <source>Everything that is not trump: in a normal game clubs, spades and hearts.</source>
        <translation>Alles, was nicht Trumpf ist: im Normalspiel Kreuz, Pik und Herz.</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>The side with the queens of clubs, and whoever plays a solo; also what it announces to raise the value of the game.</source>
        <translation>Die Partei mit den Kreuz-Damen und jeder, der ein Solo spielt; auch ihre Ansage, die das Spiel teurer macht.</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Erwiderung</translation>
    </message>
    <message>
        <source>What the other side may still announce when it has been surprised by an announcement.</source>
        <translation>Was die Gegenpartei auf eine Ansage hin noch sagen darf, auch wenn es sonst schon zu spät wäre.</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>Vorbehalt</translation>
    </message>
    <message>
        <source>What you say before the first card if you do not want a normal game.</source>
        <translation>Das meldet vor der ersten Karte, wer kein Normalspiel will.</translation>
    </message>
    <message>
        <source>Schweine (swines)</source>
        <translation>Schweine</translation>
    </message>
    <message>
        <source>Both aces of diamonds in one hand: where the rules know them they rank above the dullen.</source>
        <translation>Beide Karo-Asse auf einer Hand: Wo die Regeln sie kennen, sind sie höher als die Dullen.</translation>
    </message>
    <message>
        <source>One plays alone against three and decides what is trump; for the soloist it counts three times.</source>
        <translation>Einer spielt allein gegen drei und bestimmt, was Trumpf ist; für den Solisten zählt es dreifach.</translation>
    </message>
    <message>
        <source>How to play here</source>
        <translation>So spielst du hier</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Doppelkopf in a minute</source>
        <translation>Doppelkopf in einer Minute</translation>
    </message>
    <message>
        <source>The rules we play now</source>
        <translation>Unsere Regeln</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>The rules you are playing by now, or will in the next tournament: {name}.</source>
        <translation>Nach diesen Regeln spielst du gerade oder im nächsten Turnier: {name}.</translation>
    </message>
    <message>
        <source>Announcements by convention</source>
        <translation>Ansagen nach Vereinskonvention</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Die Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>The page of the help</source>
        <translation>Die Seite der Hilfe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>Spiel mit Anleitung</translation>
    </message>
    <message>
        <source>One game with somebody who explains it</source>
        <translation>Ein Spiel, bei dem dir jemand alles erklärt</translation>
    </message>
</context>
<context>
    <name>HiddenCardsSwitch</name>
    <message>
        <source>The hidden cards</source>
        <translation>Die verdeckten Karten</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>Only what this seat saw (O)</source>
        <translation>Nur, was dieser Platz gesehen hat (O)</translation>
    </message>
    <message>
        <source>Inferred</source>
        <translation>Erschlossen</translation>
    </message>
    <message>
        <source>What this seat could infer from what it had seen (O)</source>
        <translation>Was dieser Platz aus dem Gesehenen erschließen konnte (O)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>The cards as they really were, everybody&apos;s (O)</source>
        <translation>Was wirklich dort lag: die Karten von allen (O)</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is nothing to advise now.</source>
        <translation>Jetzt gibt es keinen Hinweis.</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>What became of the file</source>
        <translation>Was aus der Datei geworden ist</translation>
    </message>
    <message>
        <source>Some rules did not go together and were changed: {options}.</source>
        <translation>Einige Regeln passten nicht zusammen und wurden geändert: {options}.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were not understood. They are kept with the rule set:</source>
        <translation>
            <numerusform>%n Zeile wurde nicht verstanden. Sie wird mit dem Regelsatz aufgehoben:</numerusform>
            <numerusform>%n Zeilen wurden nicht verstanden. Sie werden mit dem Regelsatz aufgehoben:</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines that were not understood</source>
        <translation>Nicht verstandene Zeilen</translation>
    </message>
</context>
<context>
    <name>InferredTable</name>
    <message>
        <source>Where the hidden cards may be</source>
        <translation>Wo die verdeckten Karten sein können</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>2 × {card}</source>
        <translation>2 × {card}</translation>
    </message>
</context>
<context>
    <name>KeptEvenings</name>
    <message>
        <source>Lists of your evenings at the real table will appear here. Who is there tonight?</source>
        <translation>Hier stehen später die Listen eurer Abende am echten Tisch. Wer ist heute da?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterschreiben</translation>
    </message>
    <message>
        <source>Saved evenings</source>
        <translation>Gespeicherte Abende</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the evening; it can be brought back at once</source>
        <translation>Den Abend löschen; du kannst ihn gleich zurückholen</translation>
    </message>
    <message>
        <source>Names…</source>
        <translation>Namen …</translation>
    </message>
    <message>
        <source>Correct the names of the players</source>
        <translation>Die Namen der Spieler ändern</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>{date}, {games}
{names}</source>
        <translation>{date}, {games}
{names}</translation>
    </message>
    <message>
        <source>The evening of {date} is deleted.</source>
        <translation>Der Abend vom {date} ist gelöscht.</translation>
    </message>
</context>
<context>
    <name>KindsPage</name>
    <message>
        <source>Trainer</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Questions from your own games, where they cost points, and from new deals. What you know comes back later, what you did not know comes back soon.</source>
        <translation>Fragen aus deinen Spielen, wo sie Punkte gekostet haben, und aus neuen Verteilungen. Was du weißt, kommt später wieder; was du nicht wusstest, bald.</translation>
    </message>
    <message>
        <source>Looking for questions</source>
        <translation>Fragen werden gesucht</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One moment: looking for the first positions.</source>
        <translation>Einen Moment: Die ersten Stellungen werden gesucht.</translation>
    </message>
    <message>
        <source>Looking for more positions.</source>
        <translation>Weitere Stellungen werden gesucht.</translation>
    </message>
    <message>
        <source>There is no question of this kind right now.</source>
        <translation>Hier gibt es gerade nichts zu fragen.</translation>
    </message>
</context>
<context>
    <name>KindsTable</name>
    <message>
        <source>What to practise</source>
        <translation>Was du üben willst</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Zahl der Runden</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Zahl der Spiele</translation>
    </message>
    <message>
        <source>Pot of points</source>
        <translation>Punktevorrat</translation>
    </message>
    <message>
        <source>Points in the pot</source>
        <translation>Punkte im Vorrat</translation>
    </message>
    <message>
        <source>As long as you like</source>
        <translation>Solange du magst</translation>
    </message>
    <message>
        <source>Needs {options}</source>
        <translation>Braucht {options}</translation>
    </message>
    <message>
        <source>A solo is one of them, and the last games are kept for duty solos that are still owed.</source>
        <translation>Ein Solo zählt mit, und die letzten Spiele sind für noch offene Pflichtsoli reserviert.</translation>
    </message>
    <message>
        <source>What ends the tournament</source>
        <translation>Was das Turnier beendet</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are planned, the duty solos included.</source>
        <translation>
            <numerusform>Geplant ist %n Spiel, die Pflichtsoli eingeschlossen.</numerusform>
            <numerusform>Geplant sind %n Spiele, die Pflichtsoli eingeschlossen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are planned.</source>
        <translation>
            <numerusform>Geplant ist %n Spiel.</numerusform>
            <numerusform>Geplant sind %n Spiele.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solos included.</source>
        <translation>Ein Solo zählt mit.</translation>
    </message>
    <message>
        <source>It ends when the points scored have used up the pot.</source>
        <translation>Schluss ist, wenn die aufgeschriebenen Punkte den Vorrat aufgebraucht haben.</translation>
    </message>
    <message>
        <source>You play for as long as you like; then there are no duty solos.</source>
        <translation>Du spielst, solange du magst; Pflichtsoli gibt es dann nicht.</translation>
    </message>
    <message>
        <source>You play for as long as you like.</source>
        <translation>Du spielst, solange du magst.</translation>
    </message>
    <message numerus="yes">
        <source>It ends earlier if a pot of %n point(s) is used up.</source>
        <translation>
            <numerusform>Schluss ist schon, wenn ein Vorrat von %n Punkt aufgebraucht ist.</numerusform>
            <numerusform>Schluss ist schon, wenn ein Vorrat von %n Punkten aufgebraucht ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules set %n round(s).</source>
        <translation>
            <numerusform>Die Regeln sehen %n Runde vor.</numerusform>
            <numerusform>Die Regeln sehen %n Runden vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules set a pot of %n point(s).</source>
        <translation>
            <numerusform>Die Regeln sehen einen Vorrat von %n Punkt vor.</numerusform>
            <numerusform>Die Regeln sehen einen Vorrat von %n Punkten vor.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>A game in which this comes up; it does not count</source>
        <translation>Ein Spiel, in dem das vorkommt; es zählt nicht</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Exercise {number}</source>
        <translation>Übung {number}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Lesson {number} of {all}</source>
        <translation>Lektion {number} von {all}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Doppelkopf in twelve short lessons: a page to read, three exercises and a game. Begin with any of them.</source>
        <translation>Doppelkopf in zwölf kurzen Lektionen: eine Seite zum Lesen, drei Übungen und ein Spiel. Fang an, womit du willst.</translation>
    </message>
</context>
<context>
    <name>LessonsTable</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>{number} of {all} solved</source>
        <translation>{number} von {all} gelöst</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>not yet played</source>
        <translation>noch nicht gespielt</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>What happened in this game</source>
        <translation>Was in diesem Spiel geschah</translation>
    </message>
</context>
<context>
    <name>LostPointsTab</name>
    <message numerus="yes">
        <source>%n reviewed game(s): your decisions cost {lost} points a game.</source>
        <translation>
            <numerusform>%n analysiertes Spiel: Deine Entscheidungen kosten {lost} Punkte je Spiel.</numerusform>
            <numerusform>%n analysierte Spiele: Deine Entscheidungen kosten {lost} Punkte je Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points lost a game, on average over the last {number} games</source>
        <translation>Verlorene Punkte je Spiel, im Schnitt der letzten {number} Spiele</translation>
    </message>
    <message>
        <source>What costs you most</source>
        <translation>Was dich am meisten kostet</translation>
    </message>
    <message>
        <source>No mistake has come up twice, so nothing can be called a habit.</source>
        <translation>Kein Fehler kam zweimal vor: Von einer Gewohnheit kann keine Rede sein.</translation>
    </message>
    <message>
        <source>What costs you points, with examples to look at, will appear here once {number} of your games are reviewed.</source>
        <translation>Was dich Punkte kostet, mit Beispielen zum Ansehen, steht hier, sobald {number} deiner Spiele analysiert sind.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) reviewed so far.</source>
        <translation>
            <numerusform>Bisher ist %n Spiel analysiert.</numerusform>
            <numerusform>Bisher sind %n Spiele analysiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>None reviewed yet.</source>
        <translation>Noch ist keins analysiert.</translation>
    </message>
    <message>
        <source>Review your games: choose “Review” beside the points of a game, or look at a game of an earlier tournament and turn to its review.</source>
        <translation>Lass deine Spiele analysieren: Wähle „Analyse“ neben den Punkten eines Spiels, oder sieh dir ein Spiel eines früheren Turniers an und öffne die Analyse.</translation>
    </message>
</context>
<context>
    <name>MeansCurve</name>
    <message>
        <source>Points lost a game by kind of decision</source>
        <translation>Verlorene Punkte je Spiel nach Art der Entscheidung</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Neues Turnier …</translation>
    </message>
    <message>
        <source>Start &amp;page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>Karten&amp;verteilungen</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>Auf&amp;zeichnung öffnen …</translation>
    </message>
    <message>
        <source>Open a &amp;copied record</source>
        <translation>&amp;Kopierte Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Tra&amp;iner</source>
        <translation>Tra&amp;iner</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistik</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regeln …</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <translation>&amp;Ansagen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hinweis</translation>
    </message>
    <message>
        <source>Under these rules nobody may ask for a hint.</source>
        <translation>Diese Regeln erlauben keine Hinweise.</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>The &amp;rest is mine</source>
        <translation>Der &amp;Rest gehört mir</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Spielzettel</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Kurve</translation>
    </message>
    <message>
        <source>&amp;Trumps</source>
        <translation>&amp;Trümpfe</translation>
    </message>
    <message>
        <source>&amp;All hands</source>
        <translation>Alle &amp;Blätter</translation>
    </message>
    <message>
        <source>Under these rules nobody may look at all hands.</source>
        <translation>Diese Regeln erlauben keinen Blick in alle Blätter.</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>Seiten&amp;leiste</translation>
    </message>
    <message>
        <source>Score sh&amp;eet at the side</source>
        <translation>Spi&amp;elzettel am Rand</translation>
    </message>
    <message>
        <source>Trumps at the s&amp;ide</source>
        <translation>T&amp;rümpfe am Rand</translation>
    </message>
    <message>
        <source>&amp;Log at the side</source>
        <translation>&amp;Protokoll am Rand</translation>
    </message>
    <message>
        <source>Tourna&amp;ments</source>
        <translation>T&amp;urniere</translation>
    </message>
    <message>
        <source>Real &amp;evenings</source>
        <translation>Echte &amp;Abende</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Under these rules nothing is taken back.</source>
        <translation>Nach diesen Regeln wird nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>Auf&amp;geben …</translation>
    </message>
    <message>
        <source>Play out &amp;fast</source>
        <translation>&amp;Schnell zu Ende spielen</translation>
    </message>
    <message>
        <source>&amp;What is still out</source>
        <translation>&amp;Was noch draußen ist</translation>
    </message>
    <message>
        <source>Under these rules nobody is shown what is still out.</source>
        <translation>Diese Regeln verraten nicht, was noch draußen ist.</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>T&amp;on</translation>
    </message>
    <message>
        <source>Table in wor&amp;ds</source>
        <translation>Der Tisch &amp;in Worten</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Guided game</source>
        <translation>Spiel mit &amp;Anleitung</translation>
    </message>
    <message>
        <source>&amp;Course</source>
        <translation>&amp;Kurs</translation>
    </message>
    <message>
        <source>&amp;About FreeDoko Qt</source>
        <translation>&amp;Über FreeDoko Qt</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menüs</translation>
    </message>
</context>
<context>
    <name>MoneyTab</name>
    <message>
        <source>Settling up, if you stop now</source>
        <translation>Abrechnung, wenn jetzt Schluss ist</translation>
    </message>
    <message>
        <source>Change the stakes…</source>
        <translation>Einsätze ändern …</translation>
    </message>
</context>
<context>
    <name>MoneyTable</name>
    <message>
        <source>Money in euros</source>
        <translation>Geld in Euro</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Name of the rule set</source>
        <translation>Name des Regelsatzes</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>NameLine</name>
    <message>
        <source>&amp;Name of your rule set</source>
        <translation>&amp;Name deines Regelsatzes</translation>
    </message>
    <message>
        <source>Name of your rule set</source>
        <translation>Name deines Regelsatzes</translation>
    </message>
    <message>
        <source>There is a rule set with this name already.</source>
        <translation>Einen Regelsatz mit diesem Namen gibt es schon.</translation>
    </message>
</context>
<context>
    <name>NamesDialog</name>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Everybody keeps their games and points.</source>
        <translation>Spiele und Punkte bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Change names</source>
        <translation>Namen ändern</translation>
    </message>
    <message>
        <source>Name {number}</source>
        <translation>Name {number}</translation>
    </message>
    <message>
        <source>Everybody needs a name.</source>
        <translation>Jeder braucht einen Namen.</translation>
    </message>
</context>
<context>
    <name>NamesHint</name>
    <message>
        <source>Two people have the same name.</source>
        <translation>Zwei heißen gleich.</translation>
    </message>
</context>
<context>
    <name>NewEvening</name>
    <message>
        <source>New evening</source>
        <translation>Neuer Abend</translation>
    </message>
    <message>
        <source>Names clockwise, as you sit; the first deals.</source>
        <translation>Namen im Uhrzeigersinn, wie ihr sitzt; der erste gibt.</translation>
    </message>
    <message>
        <source>Money, kitty, sitting out…</source>
        <translation>Geld, Kasse, Aussetzen …</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Enter at least four names.</source>
        <translation>Trag mindestens vier Namen ein.</translation>
    </message>
    <message>
        <source>{amount} a point.</source>
        <translation>{amount} je Punkt.</translation>
    </message>
    <message>
        <source>Whoever sits out {writes}.</source>
        <translation>Wer aussetzt, {writes}.</translation>
    </message>
</context>
<context>
    <name>NoticeLine</name>
    <message>
        <source>More about this message</source>
        <translation>Mehr zu dieser Meldung</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>NumberEditor</name>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
</context>
<context>
    <name>NumbersEditor</name>
    <message>
        <source>{option}, number {place} of {count}</source>
        <translation>{option}, Zahl {place} von {count}</translation>
    </message>
</context>
<context>
    <name>OpponentRow</name>
    <message>
        <source>Picture, {place}</source>
        <translation>Bild, {place}</translation>
    </message>
    <message>
        <source>Name, {place}</source>
        <translation>Name, {place}</translation>
    </message>
    <message>
        <source>Level, {place}</source>
        <translation>Spielstärke, {place}</translation>
    </message>
    <message>
        <source>Style, {place}</source>
        <translation>Spielweise, {place}</translation>
    </message>
    <message>
        <source>External program…</source>
        <translation>Externes Programm …</translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>Search the rules</source>
        <translation>Regeln suchen</translation>
    </message>
    <message>
        <source>Search names and explanations in German and English</source>
        <translation>Namen und Erklärungen auf Deutsch und Englisch durchsuchen</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Gruppen von Regeln</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>No rule found.</source>
        <translation>Dazu gibt es keine Regel.</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>{option}: as in {preset}, {value}</source>
        <translation>{option}: wie in {preset}, {value}</translation>
    </message>
    <message>
        <source>{preset}: {value}</source>
        <translation>{preset}: {value}</translation>
    </message>
    <message>
        <source>Back to {value}</source>
        <translation>Zurück auf {value}</translation>
    </message>
    <message>
        <source>Back to {preset}</source>
        <translation>Zurück auf {preset}</translation>
    </message>
</context>
<context>
    <name>OrderList</name>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
</context>
<context>
    <name>OrderPage</name>
    <message>
        <source>Order of the cards, highest first</source>
        <translation>Rangfolge der Karten von oben</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
</context>
<context>
    <name>OutPage</name>
    <message>
        <source>What is still out: cards with their number</source>
        <translation>Was noch draußen ist: Karten mit ihrer Zahl</translation>
    </message>
    <message>
        <source>Under these rules not every trick may be looked at again: what is still out is for you to know.</source>
        <translation>Nach diesen Regeln darf man nicht alle Stiche noch einmal ansehen: Was noch draußen ist, musst du selbst wissen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still out</source>
        <translation>
            <numerusform>Noch %n Karte draußen</numerusform>
            <numerusform>Noch %n Karten draußen</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither in your hand nor played. Aces and dullen are marked.</source>
        <translation>Weder auf deiner Hand noch gespielt. Asse und Dullen sind hervorgehoben.</translation>
    </message>
    <message>
        <source>Trumps: {number}</source>
        <translation>Trumpf: {number}</translation>
    </message>
    <message>
        <source>{suit}: {number}</source>
        <translation>{suit}: {number}</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>Total</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>· place {place}</source>
        <translation>· Platz {place}</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Punkte: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>Name {number}</source>
        <translation>Name {number}</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>optional</translation>
    </message>
</context>
<context>
    <name>PointsDialog</name>
    <message>
        <source>Points of the game</source>
        <translation>Punkte des Spiels</translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>Points of the game</source>
        <translation>Punkte des Spiels</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Value of the game</source>
        <translation>Spielwert</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>For the soloist</source>
        <translation>Für den Solisten</translation>
    </message>
    <message>
        <source>Against the soloist</source>
        <translation>Gegen den Solisten</translation>
    </message>
</context>
<context>
    <name>PovertyPanel</name>
    <message>
        <source>Poverty question</source>
        <translation>Frage zur Armut</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation>Karten nehmen</translation>
    </message>
    <message>
        <source>Pass on</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Ask first:</source>
        <translation>Zuerst fragen:</translation>
    </message>
    <message>
        <source>Who is asked first</source>
        <translation>Wer zuerst gefragt wird</translation>
    </message>
    <message>
        <source>Poverty: which cards do you pass on?</source>
        <translation>Armut: Welche Karten schiebst du?</translation>
    </message>
    <message>
        <source>All your trumps go along. Whoever takes them is your partner and gives as many cards back.</source>
        <translation>Alle deine Trümpfe sind dabei. Wer sie nimmt, spielt mit dir und gibt ebenso viele Karten zurück.</translation>
    </message>
    <message>
        <source>Poverty of {name}: do you take the cards?</source>
        <translation>Armut von {name}: Nimmst du die Karten?</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie on the table. If you take them you play together and give as many back.</source>
        <translation>
            <numerusform>%n Karte liegt auf dem Tisch. Nimmst du sie, spielt ihr zusammen, und du gibst eine zurück.</numerusform>
            <numerusform>%n Karten liegen auf dem Tisch. Nimmst du sie, spielt ihr zusammen, und du gibst ebenso viele zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which cards do you give back to {name}?</source>
        <translation>Welche Karten gibst du {name} zurück?</translation>
    </message>
    <message>
        <source>Choose them in your hand, best so that you run out of a suit.</source>
        <translation>Wähle sie aus deinem Blatt, am besten so, dass du eine Farbe loswirst.</translation>
    </message>
    <message numerus="yes">
        <source>{picked} of %n card(s) chosen</source>
        <translation>
            <numerusform>{picked} von %n Karte gewählt</numerusform>
            <numerusform>{picked} von %n Karten gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>Zurückgeben</translation>
    </message>
</context>
<context>
    <name>PracticeLine</name>
    <message>
        <source>Just a try: none of it counts.</source>
        <translation>Nur probiert: Nichts davon zählt.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Once more from where this began</source>
        <translation>Noch einmal von da, wo du angefangen hast</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Zurück zur Lektion</translation>
    </message>
    <message>
        <source>Back to the lesson of the course (Esc)</source>
        <translation>Zurück zur Lektion des Kurses (Esc)</translation>
    </message>
    <message>
        <source>Back to the deals</source>
        <translation>Zu den Karten</translation>
    </message>
    <message>
        <source>Back to the library of deals (Esc)</source>
        <translation>Zurück zur Sammlung (Esc)</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Back to the game step by step (Esc)</source>
        <translation>Zurück zum Spiel Schritt für Schritt (Esc)</translation>
    </message>
</context>
<context>
    <name>PracticeSheet</name>
    <message>
        <source>The hand was thrown in.</source>
        <translation>Das Blatt wurde geschmissen.</translation>
    </message>
    <message>
        <source>Just a try: none of it counts.</source>
        <translation>Nur probiert: Nichts davon zählt.</translation>
    </message>
    <message>
        <source>You would have scored {points}.</source>
        <translation>Du hättest {points} geschrieben.</translation>
    </message>
    <message>
        <source>Kept beside the game as “{name}”.</source>
        <translation>Neben dem Spiel aufgehoben als „{name}“.</translation>
    </message>
    <message>
        <source>Keep the deal</source>
        <translation>Karten aufheben</translation>
    </message>
    <message>
        <source>Add these cards to the library of deals</source>
        <translation>Diese Karten in die Sammlung legen</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Your own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>The rules of your last tournament.</source>
        <translation>Die Regeln deines letzten Turniers.</translation>
    </message>
    <message>
        <source>{name} (changed)</source>
        <translation>{name} (geändert)</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>There is no screen for a window: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>Es gibt keinen Bildschirm für ein Fenster: Weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt.</translation>
    </message>
    <message>
        <source>There is no screen for a window.</source>
        <translation>Es gibt keinen Bildschirm für ein Fenster.</translation>
    </message>
    <message>
        <source>Not all texts of this language can be loaded; the log file says why.</source>
        <translation>Nicht alle Wörter der Sprache lassen sich laden; warum, steht in der Logdatei.</translation>
    </message>
</context>
<context>
    <name>ProgramLine</name>
    <message>
        <source>Command of the program</source>
        <translation>Befehl des Programms</translation>
    </message>
    <message>
        <source>Command of the program, {place}</source>
        <translation>Befehl des Programms, {place}</translation>
    </message>
    <message>
        <source>The program is started with this command and plays by the seat protocol.</source>
        <translation>Mit diesem Befehl wird das Programm gestartet; es spielt nach dem Platzprotokoll.</translation>
    </message>
    <message>
        <source>Choose the file of the program, {place}</source>
        <translation>Datei des Programms auswählen, {place}</translation>
    </message>
    <message>
        <source>Choose the file of the program</source>
        <translation>Datei des Programms auswählen</translation>
    </message>
</context>
<context>
    <name>Prose</name>
    <message>
        <source>no 90 until card {n}</source>
        <translation>keine 90 bis zur {n}.</translation>
    </message>
    <message>
        <source>no 60 until card {n}</source>
        <translation>keine 60 bis zur {n}.</translation>
    </message>
    <message>
        <source>no 30 until card {n}</source>
        <translation>keine 30 bis zur {n}.</translation>
    </message>
    <message>
        <source>black until card {n}</source>
        <translation>schwarz bis zur {n}.</translation>
    </message>
    <message>
        <source>no 90</source>
        <translation>keine 90</translation>
    </message>
    <message>
        <source>no 60</source>
        <translation>keine 60</translation>
    </message>
    <message>
        <source>no 30</source>
        <translation>keine 30</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>Re and Kontra may be said until card {re} of the game has been played.</source>
        <translation>Re und Kontra darf man sagen, bis die {re}. Karte des Spiels gefallen ist.</translation>
    </message>
    <message>
        <source>Re and Kontra may be said until card {re} of the game has been played, {denials}.</source>
        <translation>Re und Kontra darf man sagen, bis die {re}. Karte des Spiels gefallen ist, {denials} Karte.</translation>
    </message>
    <message>
        <source>Nothing else is announced.</source>
        <translation>Mehr wird nicht angesagt.</translation>
    </message>
    <message>
        <source>Not allowed: {denials}.</source>
        <translation>Nicht erlaubt: {denials}.</translation>
    </message>
    <message>
        <source>Playing {contracts} counts as saying Re.</source>
        <translation>Wer {contracts} spielt, hat damit Re gesagt.</translation>
    </message>
    <message>
        <source>Announcing swines counts as saying Re or Kontra, which shows the side.</source>
        <translation>Wer Schweine ansagt, hat damit Re oder Kontra gesagt und zeigt seine Partei.</translation>
    </message>
    <message>
        <source>After the limit not even an announcement by the other side may be answered.</source>
        <translation>Ist die Frist vorbei, darf auch eine Ansage der Gegner nicht mehr erwidert werden.</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>{n} cards</source>
        <translation>{n} Karten</translation>
    </message>
    <message>
        <source>An announcement by the other side may be answered with Re or Kontra until {cards} after its limit.</source>
        <translation>Eine Ansage der Gegner darf man noch {cards} nach ihrer Frist mit Re oder Kontra erwidern.</translation>
    </message>
    <message>
        <source>An announcement by the other side may be answered with Re or Kontra until its own limit.</source>
        <translation>Eine Ansage der Gegner darf man bis zu ihrer Frist mit Re oder Kontra erwidern.</translation>
    </message>
    <message>
        <source>After that the side may go on with denials while their time lasts.</source>
        <translation>Danach darf die Partei weiter absagen, solange die Zeit dafür reicht.</translation>
    </message>
    <message>
        <source>Instead of saying Re or Kontra you knock: the side stays secret, and everybody may knock. What applies to Re and Kontra applies to a knock.</source>
        <translation>Statt Re oder Kontra zu sagen, klopft man: Die Partei bleibt geheim, und jeder darf für sich klopfen. Was für Re und Kontra gilt, gilt auch fürs Klopfen.</translation>
    </message>
    <message>
        <source>Re and Kontra are binding: a side that announces needs 121 card points.</source>
        <translation>Re und Kontra verpflichten: Wer ansagt, braucht mit seiner Partei 121 Augen.</translation>
    </message>
    <message>
        <source>In a marriage nothing is announced before it is cleared.</source>
        <translation>In einer Hochzeit wird erst angesagt, wenn sie geklärt ist.</translation>
    </message>
    <message>
        <source>To say Re or Kontra you must still hold {re}.</source>
        <translation>Für Re und Kontra muss man noch mindestens {re} auf der Hand haben.</translation>
    </message>
    <message>
        <source>To say Re or Kontra you must still hold {re}, {denials}.</source>
        <translation>Für Re und Kontra muss man noch mindestens {re} auf der Hand haben, {denials}.</translation>
    </message>
    <message>
        <source>For Kontra alone it is {cards}.</source>
        <translation>Für Kontra allein muss man noch {cards} haben.</translation>
    </message>
    <message>
        <source>Such an answer is binding, too, and earns the winners a point.</source>
        <translation>Auch eine solche Erwiderung verpflichtet; sie bringt den Gewinnern einen Punkt.</translation>
    </message>
    <message>
        <source>While a marriage is not cleared only the player with both queens may announce.</source>
        <translation>In einer ungeklärten Hochzeit darf nur der Hochzeiter ansagen.</translation>
    </message>
    <message>
        <source>In a marriage everybody may announce even before it is cleared, the others only Kontra: if one of them becomes the partner, it counts as Re, and as no 90 if Re was said already.</source>
        <translation>Auch in einer ungeklärten Hochzeit dürfen alle ansagen, die anderen aber nur Kontra: Wird einer von ihnen der Partner, gilt es als Re, und wenn Re schon gesagt war, als keine 90.</translation>
    </message>
    <message>
        <source>If a marriage is cleared only in the second trick, the limits move back by one trick.</source>
        <translation>Wird eine Hochzeit erst im zweiten Stich geklärt, verschieben sich die Fristen um einen Stich.</translation>
    </message>
    <message>
        <source>If a marriage is cleared only in the second or third trick, the limits move back by one or two tricks.</source>
        <translation>Wird eine Hochzeit erst im zweiten oder dritten Stich geklärt, verschieben sich die Fristen um einen oder zwei Stiche.</translation>
    </message>
    <message>
        <source>The same goes for the second trick.</source>
        <translation>Für den zweiten Stich gilt das ebenso.</translation>
    </message>
    <message>
        <source>The same goes for the second trick, if the first was rich, too.</source>
        <translation>Für den zweiten Stich gilt das ebenso, wenn schon der erste so reich war.</translation>
    </message>
    <message>
        <source>The duty applies even after the limit.</source>
        <translation>Die Pflicht gilt auch, wenn die Zeit dafür vorbei ist.</translation>
    </message>
    <message>
        <source>The duty is only to say Re or Kontra.</source>
        <translation>Verpflichtet ist man nur zu Re oder Kontra.</translation>
    </message>
    <message>
        <source>There is no duty if somebody has announced.</source>
        <translation>Die Pflicht entfällt, wenn schon jemand angesagt hat.</translation>
    </message>
    <message>
        <source>This duty also applies in a marriage, if that trick found the partner.</source>
        <translation>Diese Pflicht gilt auch in der Hochzeit, wenn dieser Stich den Partner gebracht hat.</translation>
    </message>
    <message>
        <source>This duty does not apply in a marriage.</source>
        <translation>In der Hochzeit gilt diese Pflicht nicht.</translation>
    </message>
    <message>
        <source>Whoever wins a first trick of at least {n} card points must announce.</source>
        <translation>Wer einen ersten Stich von mindestens {n} Augen gewinnt, muss ansagen.</translation>
    </message>
    <message>
        <source>A card already on the table still counts as held until the next trick begins.</source>
        <translation>Eine Karte, die schon auf dem Tisch liegt, gilt dabei noch als Handkarte, bis der nächste Stich beginnt.</translation>
    </message>
    <message>
        <source>Once fewer than {n} tricks are left to finish, nothing at all may be announced.</source>
        <translation>Sind mit dem laufenden weniger als {n} Stiche übrig, darf gar nichts mehr angesagt werden.</translation>
    </message>
    <message>
        <source>Levels may be skipped as long as they are still allowed themselves; they count as said.</source>
        <translation>Stufen dürfen übersprungen werden, solange sie selbst noch erlaubt sind; sie gelten als gesagt.</translation>
    </message>
    <message>
        <source>Every denial is allowed up to its own limit, even if nothing was said before; what is skipped counts as said.</source>
        <translation>Jede Absage ist bis zu ihrer eigenen Frist erlaubt, auch wenn vorher nichts gesagt wurde; das Übersprungene gilt als gesagt.</translation>
    </message>
    <message>
        <source>{n} for no 90</source>
        <translation>für keine 90 noch {n}</translation>
    </message>
    <message>
        <source>{n} for no 60</source>
        <translation>für keine 60 noch {n}</translation>
    </message>
    <message>
        <source>{n} for no 30</source>
        <translation>für keine 30 noch {n}</translation>
    </message>
    <message>
        <source>{n} for black</source>
        <translation>für schwarz noch {n}</translation>
    </message>
    <message>
        <source>For Kontra alone it is card {n}.</source>
        <translation>Für Kontra allein gilt die {n}. Karte.</translation>
    </message>
    <message>
        <source>The duty is to say the next level of one&apos;s own side.</source>
        <translation>Verpflichtet ist man zur nächsten Stufe der eigenen Partei.</translation>
    </message>
    <message>
        <source>A denial needs a Re or Kontra of one&apos;s own side before it; levels may be skipped while they are still allowed.</source>
        <translation>Eine Absage setzt voraus, dass die eigene Partei Re oder Kontra gesagt hat; Stufen dürfen übersprungen werden, solange sie noch erlaubt sind.</translation>
    </message>
    <message>
        <source>If a marriage is cleared only in the second or third trick, the limits move back by one or two tricks, and so on.</source>
        <translation>Wird eine Hochzeit erst im zweiten oder dritten Stich geklärt, verschieben sich die Fristen um einen oder zwei Stiche, und so weiter.</translation>
    </message>
    <message>
        <source>A marriage does not move the limits.</source>
        <translation>Eine Hochzeit verschiebt die Fristen nicht.</translation>
    </message>
    <message>
        <source>Trumps are, from the highest down, {dollen}the queens and the jacks, each in the order clubs, spades, hearts, diamonds, and below them {lowest}.</source>
        <translation>Trumpf sind, von oben nach unten, {dollen}die Damen und die Buben, jeweils in der Reihenfolge Kreuz, Pik, Herz, Karo, und darunter {lowest}.</translation>
    </message>
    <message>
        <source>the tens of hearts, </source>
        <translation>die Herz-Zehnen, </translation>
    </message>
    <message>
        <source>ace, ten, king and nine of diamonds</source>
        <translation>Ass, Zehn, König und Neun von Karo</translation>
    </message>
    <message>
        <source>ace, ten and king of diamonds</source>
        <translation>Ass, Zehn und König von Karo</translation>
    </message>
    <message>
        <source>ace, king, ten and nine of diamonds</source>
        <translation>Ass, König, Zehn und Neun von Karo</translation>
    </message>
    <message>
        <source>ace, king and ten of diamonds</source>
        <translation>Ass, König und Zehn von Karo</translation>
    </message>
    <message>
        <source>The second ten of hearts in a trick beats the first.</source>
        <translation>Die zweite Herz-Zehn in einem Stich sticht die erste.</translation>
    </message>
    <message>
        <source>The second ten of hearts in a trick beats the first, except in the last trick.</source>
        <translation>Die zweite Herz-Zehn in einem Stich sticht die erste, nur im letzten Stich nicht.</translation>
    </message>
    <message>
        <source>Of two tens of hearts in a trick the first wins.</source>
        <translation>Von zwei Herz-Zehnen in einem Stich gewinnt die erste.</translation>
    </message>
    <message>
        <source>Of two tens of hearts in a trick the first wins, but in the last trick the second.</source>
        <translation>Von zwei Herz-Zehnen in einem Stich gewinnt die erste, nur im letzten Stich die zweite.</translation>
    </message>
    <message>
        <source>Once swines have been announced, the first wins in every trick.</source>
        <translation>Sobald Schweine angesagt sind, gewinnt in jedem Stich die erste.</translation>
    </message>
    <message>
        <source>In the other suits the order is ace, ten, king, queen, jack, nine, without those that are trumps.</source>
        <translation>In den anderen Farben gilt Ass, Zehn, König, Dame, Bube, Neun, ohne die Karten, die Trumpf sind.</translation>
    </message>
    <message>
        <source>In the other suits the order is ace, ten, king, queen, jack, without those that are trumps.</source>
        <translation>In den anderen Farben gilt Ass, Zehn, König, Dame, Bube, ohne die Karten, die Trumpf sind.</translation>
    </message>
    <message>
        <source>An ace counts 11 card points, a ten 10, a king 4, a queen 3, a jack 2 and a nine nothing: 240 in all.</source>
        <translation>Ein Ass zählt 11 Augen, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2 und eine Neun nichts, zusammen 240.</translation>
    </message>
    <message>
        <source>An ace counts 11 card points, a ten 10, a king 4, a queen 3 and a jack 2: 240 in all.</source>
        <translation>Ein Ass zählt 11 Augen, eine Zehn 10, ein König 4, eine Dame 3 und ein Bube 2, zusammen 240.</translation>
    </message>
    <message>
        <source>The tens of hearts are plain hearts, not dullen.</source>
        <translation>Die Herz-Zehnen sind gewöhnliche Herzkarten, keine Dullen.</translation>
    </message>
    <message>
        <source>Of any other two equal cards the one played first wins.</source>
        <translation>Von zwei anderen gleichen Karten gewinnt immer die zuerst gespielte.</translation>
    </message>
    <message>
        <source>Of any two equal cards the one played first wins.</source>
        <translation>Von zwei gleichen Karten gewinnt immer die zuerst gespielte.</translation>
    </message>
    <message>
        <source>We play with nines: 48 cards, twelve tricks.</source>
        <translation>Wir spielen mit Neunen: 48 Karten, zwölf Stiche.</translation>
    </message>
    <message>
        <source>We play without nines: 40 cards, ten tricks.</source>
        <translation>Wir spielen ohne Neunen: 40 Karten, zehn Stiche.</translation>
    </message>
    <message>
        <source>Whoever has a queen of clubs is Re, the others are Kontra.</source>
        <translation>Wer eine Kreuz-Dame hat, gehört zu Re, die anderen zu Kontra.</translation>
    </message>
    <message>
        <source>The player left of the dealer leads to the first trick, then whoever has taken the last one. Suit and trump must be followed.</source>
        <translation>Zum ersten Stich spielt auf, wer links vom Geber sitzt, danach immer, wer den letzten gemacht hat. Farbe und Trumpf müssen bedient werden.</translation>
    </message>
    <message>
        <source>The second jack of clubs in a trick beats the first wherever the jacks of clubs are trumps.</source>
        <translation>Der zweite Kreuz-Bube in einem Stich sticht den ersten, wo immer die Kreuz-Buben Trumpf sind.</translation>
    </message>
    <message>
        <source>Whoever holds both jacks of spades may announce a Heidmann when playing the first of them: from then on the jacks rank above the queens, but not in a poverty or a solo that was called.</source>
        <translation>Wer beide Pik-Buben hat, darf beim Spielen des ersten „Heidmann“ ansagen: Von da an stehen die Buben über den Damen. Das gilt nicht in der Armut und nicht in angesagten Soli.</translation>
    </message>
    <message>
        <source>120 to 120 card points</source>
        <translation>120 zu 120 Augen</translation>
    </message>
    <message>
        <source>a lost solo</source>
        <translation>einem verlorenen Solo</translation>
    </message>
    <message>
        <source>a lost Re or Kontra</source>
        <translation>einem verlorenen Re oder Kontra</translation>
    </message>
    <message>
        <source>a lost Re</source>
        <translation>einem verlorenen Re</translation>
    </message>
    <message>
        <source>a lost Kontra</source>
        <translation>einem verlorenen Kontra</translation>
    </message>
    <message>
        <source>a game with Re and Kontra</source>
        <translation>einem Spiel mit Re und Kontra</translation>
    </message>
    <message>
        <source>a game that is worth nothing</source>
        <translation>einem Spiel ohne Wert</translation>
    </message>
    <message>
        <source>any solo</source>
        <translation>jedem Solo</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>erneutem Geben</translation>
    </message>
    <message>
        <source>a trick of four plain hearts</source>
        <translation>einem Herzstich ohne Trumpf</translation>
    </message>
    <message>
        <source>a game without a trick for one side</source>
        <translation>einem schwarzen Spiel</translation>
    </message>
    <message>
        <source>four wins of the same side in a row</source>
        <translation>vier Siegen derselben Partei in Folge</translation>
    </message>
    <message>
        <source>There are no bock rounds.</source>
        <translation>Bockrunden gibt es nicht.</translation>
    </message>
    <message>
        <source>There are bock rounds, but nothing sets one off.</source>
        <translation>Bockrunden gibt es, aber nichts löst eine aus.</translation>
    </message>
    <message>
        <source>A bock game counts once.</source>
        <translation>Ein Bockspiel zählt einfach.</translation>
    </message>
    <message>
        <source>A further bock round waits until the one before is over.</source>
        <translation>Eine neue Bockrunde wird hinten angehängt.</translation>
    </message>
    <message>
        <source>Bock rounds that overlap multiply.</source>
        <translation>Bockrunden, die sich überlagern, multiplizieren sich.</translation>
    </message>
    <message>
        <source>After {triggers} the next game is a bock game.</source>
        <translation>Nach {triggers} ist das nächste Spiel ein Bockspiel.</translation>
    </message>
    <message>
        <source>After {triggers} the next {n} games are bock games.</source>
        <translation>Nach {triggers} sind die nächsten {n} Spiele Bockspiele.</translation>
    </message>
    <message>
        <source>A bock game counts double.</source>
        <translation>Ein Bockspiel zählt doppelt.</translation>
    </message>
    <message>
        <source>A bock game counts {n} times.</source>
        <translation>Ein Bockspiel zählt mal {n}.</translation>
    </message>
    <message>
        <source>There are no duty solos.</source>
        <translation>Pflichtsoli gibt es nicht.</translation>
    </message>
    <message>
        <source>one duty solo</source>
        <translation>ein Pflichtsolo</translation>
    </message>
    <message>
        <source>{n} duty solos</source>
        <translation>{n} Pflichtsoli</translation>
    </message>
    <message>
        <source>Everybody must play {soli}{among}; what is missing at the end is played in an extra round.</source>
        <translation>Jeder muss {soli} spielen{among}; was am Ende fehlt, wird in einer Zusatzrunde vorgeführt.</translation>
    </message>
    <message>
        <source>Everybody must play {soli}{among}; what is missing is played in the last games.</source>
        <translation>Jeder muss {soli} spielen{among}; was fehlt, wird in den letzten Spielen vorgeführt.</translation>
    </message>
    <message>
        <source>, {kinds} among them</source>
        <translation>, davon {kinds}</translation>
    </message>
    <message>
        <source>A round has four games.</source>
        <translation>Zu einer Runde gehören vier Spiele.</translation>
    </message>
    <message>
        <source>A round has four games; solos after which the same player deals again are extra.</source>
        <translation>Zu einer Runde gehören vier Spiele; Soli, nach denen noch einmal gegeben wird, kommen dazu.</translation>
    </message>
    <message>
        <source>A round has four games, solos or not.</source>
        <translation>Zu einer Runde gehören vier Spiele, auch wenn Soli dabei sind.</translation>
    </message>
    <message>
        <source>Several reasons in one game lead to as many rounds.</source>
        <translation>Mehrere Gründe in einem Spiel bringen ebenso viele Runden.</translation>
    </message>
    <message>
        <source>Several reasons in one game lead to one round.</source>
        <translation>Mehrere Gründe in einem Spiel bringen nur eine Runde.</translation>
    </message>
    <message>
        <source>A reason during a bock round does nothing.</source>
        <translation>Ein Grund während einer Bockrunde bringt nichts.</translation>
    </message>
    <message>
        <source>The winners of a bock game get a point more, whatever was announced.</source>
        <translation>Die Gewinner eines Bockspiels bekommen einen Punkt mehr, egal was angesagt war.</translation>
    </message>
    <message>
        <source>The winners of a bock game get {n} points more, whatever was announced.</source>
        <translation>Die Gewinner eines Bockspiels bekommen {n} Punkte mehr, egal was angesagt war.</translation>
    </message>
    <message>
        <source>Where bock rounds overlap, each adds its points.</source>
        <translation>Überschneiden sich Bockrunden, bringt jede ihre Punkte.</translation>
    </message>
    <message>
        <source>A reason during a bock round starts it again.</source>
        <translation>Ein Grund während einer Bockrunde lässt sie neu beginnen.</translation>
    </message>
    <message>
        <source>one round</source>
        <translation>einer Runde</translation>
    </message>
    <message>
        <source>{n} rounds</source>
        <translation>{n} Runden</translation>
    </message>
    <message>
        <source>The tournament ends after {rounds}, or before that when a pot of {n} points is used up.</source>
        <translation>Das Turnier endet nach {rounds} oder schon vorher, wenn ein Vorrat von {n} Punkten aufgebraucht ist.</translation>
    </message>
    <message>
        <source>The tournament ends after {rounds}.</source>
        <translation>Das Turnier endet nach {rounds}.</translation>
    </message>
    <message>
        <source>The tournament ends when a pot of {n} points is used up.</source>
        <translation>Das Turnier endet, wenn ein Vorrat von {n} Punkten aufgebraucht ist.</translation>
    </message>
    <message>
        <source>one suit solo</source>
        <translation>ein Farbsolo</translation>
    </message>
    <message>
        <source>{n} suit solos</source>
        <translation>{n} Farbsoli</translation>
    </message>
    <message>
        <source>one picture solo</source>
        <translation>ein Bildersolo</translation>
    </message>
    <message>
        <source>{n} picture solos</source>
        <translation>{n} Bildersoli</translation>
    </message>
    <message>
        <source>Only games of two against two count in the row of wins; one that nobody wins ends it, and after its bock it starts again.</source>
        <translation>Für die Siege in Folge zählen nur Spiele zwei gegen zwei; eines ohne Gewinner beendet die Folge, und nach ihrem Bock beginnt sie neu.</translation>
    </message>
    <message>
        <source>A bock game counts {n} times, but its special points once.</source>
        <translation>Ein Bockspiel zählt mal {n}, seine Sonderpunkte aber einfach.</translation>
    </message>
    <message>
        <source>A bock game counts {n} times, but its special points and the point against the queens once.</source>
        <translation>Ein Bockspiel zählt mal {n}, seine Sonderpunkte und der Punkt gegen die Alten aber einfach.</translation>
    </message>
    <message>
        <source>, which is to be a suit solo</source>
        <translation>, und zwar ein Farbsolo</translation>
    </message>
    <message>
        <source>, only suit solos</source>
        <translation>, und zwar nur Farbsoli</translation>
    </message>
    <message>
        <source>, which is to be a picture solo</source>
        <translation>, und zwar ein Bildersolo</translation>
    </message>
    <message>
        <source>, only picture solos</source>
        <translation>, und zwar nur Bildersoli</translation>
    </message>
    <message>
        <source>As long as somebody owes duty solos, every fitting solo counts as one of them; voluntary solos come afterwards.</source>
        <translation>Solange jemand Pflichtsoli schuldet, gilt jedes passende Solo als eines davon; Lustsoli kommen danach.</translation>
    </message>
    <message>
        <source>A player who still owes duty solos may call a solo a voluntary one all the same.</source>
        <translation>Auch wer noch Pflichtsoli schuldet, darf sein Solo zum Lustsolo erklären.</translation>
    </message>
    <message>
        <source>In a duty solo the soloist leads.</source>
        <translation>Im Pflichtsolo spielt der Solist auf.</translation>
    </message>
    <message>
        <source>A duty solo does not change who leads.</source>
        <translation>Das Pflichtsolo ändert nichts daran, wer aufspielt.</translation>
    </message>
    <message>
        <source>A silent marriage counts as a duty solo.</source>
        <translation>Eine stille Hochzeit gilt als Pflichtsolo.</translation>
    </message>
    <message>
        <source>A silent marriage does not count as a duty solo.</source>
        <translation>Eine stille Hochzeit gilt nicht als Pflichtsolo.</translation>
    </message>
    <message>
        <source>The forced solos begin with the player left of the dealer and go on clockwise.</source>
        <translation>Vorgeführt wird reihum, vom linken Nachbarn des Gebers an.</translation>
    </message>
    <message>
        <source>The forced solos begin with the dealer and go on clockwise.</source>
        <translation>Vorgeführt wird reihum, vom Geber an.</translation>
    </message>
    <message>
        <source>After a forced solo, too, the same player deals again.</source>
        <translation>Auch nach einem vorgeführten Solo gibt derselbe Spieler noch einmal.</translation>
    </message>
    <message>
        <source>After a forced solo the deal moves on.</source>
        <translation>Nach einem vorgeführten Solo gibt der Nächste.</translation>
    </message>
    <message>
        <source>which cards may be played</source>
        <translation>welche Karten erlaubt sind</translation>
    </message>
    <message>
        <source>how many tricks each player has</source>
        <translation>wie viele Stiche jeder hat</translation>
    </message>
    <message>
        <source>which sides are known</source>
        <translation>welche Parteien bekannt sind</translation>
    </message>
    <message>
        <source>who called a special game</source>
        <translation>wer ein besonderes Spiel gemeldet hat</translation>
    </message>
    <message>
        <source>look at all hands</source>
        <translation>alle Blätter ansehen</translation>
    </message>
    <message>
        <source>ask for a hint</source>
        <translation>sich einen Hinweis geben lassen</translation>
    </message>
    <message>
        <source>take back what you did last</source>
        <translation>zurücknehmen, was man zuletzt getan hat</translation>
    </message>
    <message>
        <source>The table shows no help.</source>
        <translation>Der Tisch zeigt keine Hilfen.</translation>
    </message>
    <message>
        <source>The table shows {shown}.</source>
        <translation>Der Tisch zeigt, {shown}.</translation>
    </message>
    <message>
        <source>You may {allowed}.</source>
        <translation>Man darf {allowed}.</translation>
    </message>
    <message>
        <source>Four players take part.</source>
        <translation>Gespielt wird zu viert.</translation>
    </message>
    <message>
        <source>Whoever plays a wrong card at a real table pays the highest of three: the game lost black, twelve points, or six and what was announced.</source>
        <translation>Wer an einem echten Tisch falsch bedient, zahlt das Höchste von dreien: das Spiel schwarz verloren, zwölf Punkte oder sechs und was angesagt war.</translation>
    </message>
    <message>
        <source>The last {n} tricks may be looked at again.</source>
        <translation>Die letzten {n} Stiche darf man noch einmal ansehen.</translation>
    </message>
    <message>
        <source>We play for as long as we like; an evening counts as {n} games.</source>
        <translation>Gespielt wird, solange man mag; als Abend gelten {n} Spiele.</translation>
    </message>
    <message>
        <source>A player forced to play a solo may let others go first with theirs.</source>
        <translation>Wer vorgeführt wird, darf anderen mit einem Solo den Vortritt lassen.</translation>
    </message>
    <message>
        <source>A player forced to play a solo must do so at once.</source>
        <translation>Wer vorgeführt wird, muss selbst spielen.</translation>
    </message>
    <message>
        <source>how many card points are in the tricks</source>
        <translation>wie viele Augen in den Stichen liegen</translation>
    </message>
    <message>
        <source>A card played stays, and nobody gives hints.</source>
        <translation>Eine gespielte Karte bleibt liegen, und Hinweise gibt es nicht.</translation>
    </message>
    <message>
        <source>Only the last trick may be looked at again.</source>
        <translation>Nur den letzten Stich darf man noch einmal ansehen.</translation>
    </message>
    <message>
        <source>All tricks may be looked at again.</source>
        <translation>Alle Stiche darf man noch einmal ansehen.</translation>
    </message>
    <message>
        <source>A wrong card cannot be played.</source>
        <translation>Falsch bedienen ist nicht möglich.</translation>
    </message>
    <message>
        <source>Whoever plays a wrong card at a real table has lost the game black.</source>
        <translation>Wer am echten Tisch falsch bedient, hat das Spiel schwarz verloren.</translation>
    </message>
    <message>
        <source>Whoever plays a wrong card at a real table gets twelve penalty points.</source>
        <translation>Wer am echten Tisch falsch bedient, bekommt zwölf Strafpunkte.</translation>
    </message>
    <message>
        <source>A fox caught earns nothing.</source>
        <translation>Ein gefangener Fuchs bringt nichts.</translation>
    </message>
    <message>
        <source>A fox caught, that is an ace of diamonds of the other side, earns a point.</source>
        <translation>Ein gefangener Fuchs, also ein Karo-Ass der Gegner, bringt einen Punkt.</translation>
    </message>
    <message>
        <source>In the last trick it earns another.</source>
        <translation>Im letzten Stich bringt er noch einen.</translation>
    </message>
    <message>
        <source>Charlie earns nothing.</source>
        <translation>Für das Karlchen gibt es nichts.</translation>
    </message>
    <message>
        <source>A Charlie, the jack of clubs, that wins the last trick earns a point.</source>
        <translation>Ein Karlchen, also ein Kreuz-Bube, der den letzten Stich macht, bringt einen Punkt.</translation>
    </message>
    <message>
        <source>If the second one of the same side is in it, too, there are two.</source>
        <translation>Liegt das zweite derselben Partei dabei, sind es zwei.</translation>
    </message>
    <message>
        <source>A Charlie caught in the last trick earns a point.</source>
        <translation>Ein im letzten Stich gefangenes Karlchen bringt einen Punkt.</translation>
    </message>
    <message>
        <source>A Charlie caught by a queen of diamonds in the last trick earns a point.</source>
        <translation>Ein im letzten Stich mit einer Karo-Dame gefangenes Karlchen bringt einen Punkt.</translation>
    </message>
    <message>
        <source>Two of them earn two points.</source>
        <translation>Zwei davon bringen zwei Punkte.</translation>
    </message>
    <message>
        <source>A Doppelkopf earns nothing.</source>
        <translation>Ein Doppelkopf bringt nichts.</translation>
    </message>
    <message>
        <source>A Doppelkopf, a trick of at least {n} card points, earns a point.</source>
        <translation>Ein Doppelkopf, ein Stich mit mindestens {n} Augen, bringt einen Punkt.</translation>
    </message>
    <message>
        <source>A fox winning the last trick earns a point.</source>
        <translation>Ein Fuchs, der den letzten Stich macht, bringt einen Punkt.</translation>
    </message>
    <message>
        <source>If the second fox of the same side is in it, too, there are two.</source>
        <translation>Liegt der zweite Fuchs derselben Partei dabei, sind es zwei.</translation>
    </message>
    <message>
        <source>A dulle that beats a dulle of the other side earns a point.</source>
        <translation>Eine Dulle, die eine Dulle der Gegner sticht, bringt einen Punkt.</translation>
    </message>
    <message>
        <source>A trick of four plain hearts earns a point.</source>
        <translation>Ein Herzstich ohne Trumpf bringt einen Punkt.</translation>
    </message>
    <message>
        <source>A Klabautermann, a king of spades of the other side taken by a queen of spades, earns a point.</source>
        <translation>Ein Klabautermann, ein Pik-König der Gegner, den eine Pik-Dame sticht, bringt einen Punkt.</translation>
    </message>
    <message>
        <source>Where one plays alone against three, there are no special points.</source>
        <translation>Wo einer allein gegen drei spielt, gibt es keine Sonderpunkte.</translation>
    </message>
    <message>
        <source>Of the games of one against three only the diamonds solo, the silent marriage and the marriage without a partner have special points.</source>
        <translation>Wo einer allein gegen drei spielt, gibt es Sonderpunkte nur im Karosolo, in der stillen Hochzeit und in der Hochzeit ohne Partner.</translation>
    </message>
    <message>
        <source>Of the games of one against three only the suit solos, the silent marriage and the marriage without a partner have special points.</source>
        <translation>Wo einer allein gegen drei spielt, gibt es Sonderpunkte nur in den Farbsoli, in der stillen Hochzeit und in der Hochzeit ohne Partner.</translation>
    </message>
    <message>
        <source>There are special points in every solo, too.</source>
        <translation>Sonderpunkte gibt es auch in jedem Solo.</translation>
    </message>
    <message>
        <source>If the losers have more special points than the game is worth, the winners pay.</source>
        <translation>Haben die Verlierer mehr Sonderpunkte, als das Spiel wert ist, zahlen die Gewinner.</translation>
    </message>
    <message>
        <source>A game won is never worth less than nothing.</source>
        <translation>Ein gewonnenes Spiel ist nie weniger wert als null.</translation>
    </message>
    <message>
        <source>a duty solo</source>
        <translation>ein Pflichtsolo</translation>
    </message>
    <message>
        <source>a voluntary solo</source>
        <translation>ein Lustsolo</translation>
    </message>
    <message>
        <source>a solo</source>
        <translation>ein Solo</translation>
    </message>
    <message>
        <source>a hand that is thrown in</source>
        <translation>Schmeißen</translation>
    </message>
    <message>
        <source>a poverty</source>
        <translation>eine Armut</translation>
    </message>
    <message>
        <source>a marriage</source>
        <translation>eine Hochzeit</translation>
    </message>
    <message>
        <source>A poverty after which the cards are dealt again goes before a solo, too.</source>
        <translation>Auch eine Armut, nach der neu gegeben wird, geht vor ein Solo.</translation>
    </message>
    <message>
        <source>Before the game each in turn, from the player left of the dealer, says “healthy” or “reservation”.</source>
        <translation>Vor dem Spiel sagt jeder reihum, beginnend links vom Geber, „gesund“ oder „Vorbehalt“.</translation>
    </message>
    <message>
        <source>Before the game only those speak up, in turn from the player left of the dealer, who have something special.</source>
        <translation>Vor dem Spiel meldet sich reihum, beginnend links vom Geber, nur, wer etwas Besonderes hat.</translation>
    </message>
    <message>
        <source>A reservation is binding.</source>
        <translation>Ein Vorbehalt ist bindend.</translation>
    </message>
    <message>
        <source>A reservation may be withdrawn or changed until the next player has spoken.</source>
        <translation>Ein Vorbehalt darf zurückgezogen oder geändert werden, bis der Nächste gesprochen hat.</translation>
    </message>
    <message>
        <source>A reservation may be withdrawn or raised until the first card is played.</source>
        <translation>Ein Vorbehalt darf zurückgezogen oder erhöht werden, bis die erste Karte fällt.</translation>
    </message>
    <message>
        <source>at least {n} nines</source>
        <translation>mindestens {n} Neunen</translation>
    </message>
    <message>
        <source>at least {n} kings</source>
        <translation>mindestens {n} Königen</translation>
    </message>
    <message>
        <source>at least {n} nines and kings together</source>
        <translation>zusammen mindestens {n} Neunen und Königen</translation>
    </message>
    <message>
        <source>at least {n} card points</source>
        <translation>mindestens {n} Augen</translation>
    </message>
    <message>
        <source>no trump above the ace of diamonds</source>
        <translation>keinem Trumpf über dem Karo-Ass</translation>
    </message>
    <message>
        <source>No hand may be thrown in.</source>
        <translation>Kein Blatt darf geschmissen werden.</translation>
    </message>
    <message>
        <source>Among several, the one whose turn came first counts.</source>
        <translation>Unter mehreren gilt, wer früher an der Reihe war.</translation>
    </message>
    <message>
        <source>Among several reservations the highest counts, from the top: {kinds}; among equals, the one whose turn came first.</source>
        <translation>Unter mehreren Vorbehalten gilt der höchste, von oben nach unten: {kinds}; unter gleichen gilt, wer früher an der Reihe war.</translation>
    </message>
    <message>
        <source>no trump above the jack of diamonds</source>
        <translation>keinem Trumpf über dem Karo-Buben</translation>
    </message>
    <message>
        <source>at most {n} card points</source>
        <translation>höchstens {n} Augen</translation>
    </message>
    <message>
        <source>at least {n} aces and tens together</source>
        <translation>zusammen mindestens {n} Assen und Zehnen</translation>
    </message>
    <message>
        <source>a nine of each suit</source>
        <translation>einer Neun jeder Farbe</translation>
    </message>
    <message>
        <source>four nines and four kings</source>
        <translation>vier Neunen und vier Königen</translation>
    </message>
    <message>
        <source>at least {n} cards of one plain suit</source>
        <translation>mindestens {n} Karten einer Fehlfarbe</translation>
    </message>
    <message>
        <source>A hand with {hands} must be thrown in or played as a solo; if it is thrown in, the cards are dealt again.</source>
        <translation>Ein Blatt mit {hands} muss geschmissen oder als Solo gespielt werden; wird es geschmissen, wird neu gegeben.</translation>
    </message>
    <message>
        <source>A hand with {hands} must be thrown in; then the cards are dealt again.</source>
        <translation>Ein Blatt mit {hands} muss geschmissen werden; dann wird neu gegeben.</translation>
    </message>
    <message>
        <source>A hand with {hands} may be thrown in; then the cards are dealt again.</source>
        <translation>Ein Blatt mit {hands} darf geschmissen werden; dann wird neu gegeben.</translation>
    </message>
    <message>
        <source>There is no poverty.</source>
        <translation>Eine Armut gibt es nicht.</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>keinen Trumpf</translation>
    </message>
    <message>
        <source>at most one trump</source>
        <translation>höchstens einen Trumpf</translation>
    </message>
    <message>
        <source>at most {n} trumps</source>
        <translation>höchstens {n} Trümpfe</translation>
    </message>
    <message>
        <source>Whoever has {trumps}{foxes} may declare a poverty.</source>
        <translation>Wer {foxes}{trumps} hat, darf eine Armut melden.</translation>
    </message>
    <message>
        <source>, not counting foxes,</source>
        <translation>neben Füchsen </translation>
    </message>
    <message>
        <source>One more is allowed if a nine of diamonds is among them.</source>
        <translation>Ist eine Karo-Neun dabei, darf es einer mehr sein.</translation>
    </message>
    <message>
        <source>Then the cards are dealt again.</source>
        <translation>Dann wird neu gegeben.</translation>
    </message>
    <message>
        <source>With one trump or none at all the cards are dealt again then.</source>
        <translation>Mit einem oder gar keinem Trumpf wird dann neu gegeben.</translation>
    </message>
    <message>
        <source>exactly the trumps,</source>
        <translation>genau seine Trümpfe</translation>
    </message>
    <message>
        <source>three cards and the foxes on top, all trumps among them,</source>
        <translation>drei Karten und die Füchse dazu, alle Trümpfe darunter,</translation>
    </message>
    <message>
        <source>at least three cards and the foxes on top, all trumps among them,</source>
        <translation>mindestens drei Karten und die Füchse dazu, alle Trümpfe darunter,</translation>
    </message>
    <message>
        <source>at least three cards, all trumps among them,</source>
        <translation>mindestens drei Karten, alle Trümpfe darunter,</translation>
    </message>
    <message>
        <source>three cards, all trumps among them,</source>
        <translation>drei Karten, alle Trümpfe darunter,</translation>
    </message>
    <message>
        <source>The poor player passes on {cards} face down.</source>
        <translation>Der Arme schiebt {cards} verdeckt.</translation>
    </message>
    <message>
        <source>Foxes among them are face up.</source>
        <translation>Füchse darunter liegen offen.</translation>
    </message>
    <message>
        <source>If two declare a poverty, all cards are dealt again.</source>
        <translation>Melden zwei eine Armut, wird neu gegeben.</translation>
    </message>
    <message>
        <source>The others are asked clockwise, from the left neighbour on.</source>
        <translation>Gefragt wird reihum, von seinem linken Nachbarn an.</translation>
    </message>
    <message>
        <source>The one chosen by the poor player is asked first; from there it goes on clockwise.</source>
        <translation>Gefragt wird zuerst, wen er aussucht; von dort geht es im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>The one sitting opposite is asked first; from there it goes on clockwise.</source>
        <translation>Gefragt wird zuerst, wer ihm gegenübersitzt; von dort geht es im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>Whoever takes the cards gives back as many and plays Re with the poor player.</source>
        <translation>Wer die Karten nimmt, gibt ebenso viele zurück und spielt mit dem Armen zusammen Re.</translation>
    </message>
    <message>
        <source>Everybody is told how many trumps go back.</source>
        <translation>Dabei wird gesagt, wie viele Trümpfe zurückgehen.</translation>
    </message>
    <message>
        <source>Everybody is told only whether trumps go back.</source>
        <translation>Dabei wird nur gesagt, ob Trümpfe zurückgehen.</translation>
    </message>
    <message>
        <source>Nothing is said about the cards given back.</source>
        <translation>Über die zurückgegebenen Karten wird nichts gesagt.</translation>
    </message>
    <message>
        <source>The cards given back are shown to everybody.</source>
        <translation>Die zurückgegebenen Karten werden allen gezeigt.</translation>
    </message>
    <message>
        <source>The trumps among the cards given back are shown to everybody.</source>
        <translation>Die Trümpfe unter den zurückgegebenen Karten werden allen gezeigt.</translation>
    </message>
    <message>
        <source>If nobody takes the cards, all are dealt again.</source>
        <translation>Nimmt niemand die Karten, wird neu gegeben.</translation>
    </message>
    <message>
        <source>If nobody takes the cards, the poor player gets them back, and a normal game is played.</source>
        <translation>Nimmt niemand die Karten, bekommt der Arme sie wieder, und es wird normal gespielt.</translation>
    </message>
    <message>
        <source>If nobody takes the cards, the poor player gets them back, and a Ramsch is played: trumps as ever, everybody alone, nothing announced and no special points. Whoever has taken the most card points pays each of the others one point; all who tie for it pay.</source>
        <translation>Nimmt niemand die Karten, bekommt der Arme sie zurück, und es wird Ramsch gespielt: Trumpf wie immer, jeder für sich, ohne Ansagen und Sonderpunkte. Wer die meisten Augen gemacht hat, zahlt jedem anderen einen Punkt; bei Gleichstand zahlen alle, die gleichauf liegen.</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, and with 120 if only Kontra was announced; otherwise Kontra wins.</source>
        <translation>Re gewinnt mit 121 Augen, und schon mit 120, wenn nur Kontra angesagt ist; sonst gewinnt Kontra.</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, otherwise Kontra wins.</source>
        <translation>Re gewinnt mit 121 Augen, sonst gewinnt Kontra.</translation>
    </message>
    <message>
        <source>If nothing was announced, Re wins with 121 card points, with fewer Kontra.</source>
        <translation>Ist nichts angesagt, gewinnt Re mit 121 Augen, mit weniger Kontra.</translation>
    </message>
    <message>
        <source>Whoever makes a denial must keep it, otherwise the others win. If both sides fail, nobody wins, and each side has only what it has reached, and its special points.</source>
        <translation>Wer eine Absage macht, muss sie einhalten, sonst gewinnen die anderen. Scheitern beide Parteien, gewinnt niemand, und für jede zählt nur, was sie erreicht hat, mit ihren Sonderpunkten.</translation>
    </message>
    <message>
        <source>Re and Kontra each double the value with the denials; points against the queens and special points are added afterwards.</source>
        <translation>Re und Kontra verdoppeln jeweils den Wert mit den Absagen; Punkte gegen die Alten und Sonderpunkte kommen danach dazu.</translation>
    </message>
    <message>
        <source>Re and Kontra each double the value with the denials and the points against the queens; special points are added afterwards.</source>
        <translation>Re und Kontra verdoppeln jeweils den Wert mit den Absagen und den Punkten gegen die Alten; Sonderpunkte kommen danach dazu.</translation>
    </message>
    <message>
        <source>Re and Kontra each double everything, the special points, too.</source>
        <translation>Re und Kontra verdoppeln jeweils alles, auch die Sonderpunkte.</translation>
    </message>
    <message>
        <source>A game won counts one point, and one more each if the others stay below 90, below 60, below 30 card points or without any trick.</source>
        <translation>Ein gewonnenes Spiel zählt einen Punkt und je einen mehr, wenn die anderen unter 90, unter 60, unter 30 Augen oder ganz ohne Stich bleiben.</translation>
    </message>
    <message>
        <source>If Kontra wins with exactly 120 card points, there is no point for the game.</source>
        <translation>Gewinnt Kontra mit genau 120 Augen, entfällt der Punkt für das Spiel.</translation>
    </message>
    <message>
        <source>Re and Kontra earn no points.</source>
        <translation>Re und Kontra bringen keine Punkte.</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>einen Punkt</translation>
    </message>
    <message>
        <source>{n} points</source>
        <translation>{n} Punkte</translation>
    </message>
    <message>
        <source>Re and Kontra earn the winners {points} each.</source>
        <translation>Re und Kontra bringen den Gewinnern je {points}.</translation>
    </message>
    <message>
        <source>Cowardice: if the losers of a game of two against two have fewer than 60 card points though nothing was announced, fewer than 30 after a Re or Kontra of the winners, or no trick after a no 90, they get the points.</source>
        <translation>Feigheit: Haben die Verlierer eines Spiels zwei gegen zwei ohne Ansage weniger als 60 Augen, nach einem Re oder Kontra der Gewinner weniger als 30 oder nach „keine 90“ keinen Stich, bekommen sie die Punkte.</translation>
    </message>
    <message>
        <source>Cowardice, in solos, too: if the losers have fewer than 60 card points though nothing was announced, fewer than 30 after a Re or Kontra of the winners, or no trick after a no 90, they get the points.</source>
        <translation>Feigheit, auch im Solo: Haben die Verlierer ohne Ansage weniger als 60 Augen, nach einem Re oder Kontra der Gewinner weniger als 30 oder nach „keine 90“ keinen Stich, bekommen sie die Punkte.</translation>
    </message>
    <message>
        <source>Special points stay where they are; nothing turns in a silent marriage, a marriage played alone or after a Genscher.</source>
        <translation>Sonderpunkte bleiben, wo sie sind; in der stillen Hochzeit, einer allein gespielten Hochzeit und nach einem Genscher dreht sich nichts.</translation>
    </message>
    <message>
        <source>Special points stay where they are; nothing turns in a silent marriage or a marriage played alone.</source>
        <translation>Sonderpunkte bleiben, wo sie sind; in der stillen Hochzeit und in einer allein gespielten Hochzeit dreht sich nichts.</translation>
    </message>
    <message>
        <source>Each further level left unsaid is one more point.</source>
        <translation>Jede weitere nicht angesagte Stufe ist ein Punkt mehr.</translation>
    </message>
    <message>
        <source>An announcement before the first card earns the winners a point, once for each side.</source>
        <translation>Eine Ansage vor der ersten Karte bringt den Gewinnern einen Punkt, für jede Partei einmal.</translation>
    </message>
    <message>
        <source>An announcement before the first card earns the winners a point, once for each side, but only in games that have special points.</source>
        <translation>Eine Ansage vor der ersten Karte bringt den Gewinnern einen Punkt, für jede Partei einmal, aber nur in Spielen mit Sonderpunkten.</translation>
    </message>
    <message>
        <source>This does not apply to the player with a marriage.</source>
        <translation>Für den Hochzeiter gilt das nicht.</translation>
    </message>
    <message>
        <source>Only the winners score the value, as plus</source>
        <translation>Nur die Gewinner schreiben den Wert auf, als Plus</translation>
    </message>
    <message>
        <source>Only the losers score the value, as minus</source>
        <translation>Nur die Verlierer schreiben den Wert auf, als Minus</translation>
    </message>
    <message>
        <source>The winners score the value as plus, the losers as minus</source>
        <translation>Die Gewinner schreiben den Wert als Plus auf, die Verlierer als Minus</translation>
    </message>
    <message>
        <source>a soloist once like everybody else</source>
        <translation>der Solist wie alle anderen einfach</translation>
    </message>
    <message>
        <source>a soloist twice</source>
        <translation>der Solist doppelt</translation>
    </message>
    <message>
        <source>a soloist three times</source>
        <translation>der Solist dreifach</translation>
    </message>
    <message>
        <source> and the opponents likewise</source>
        <translation> und seine Gegner ebenso</translation>
    </message>
    <message>
        <source>{who}; {times}{opponents}.</source>
        <translation>{who}; {times}{opponents}.</translation>
    </message>
    <message>
        <source>Each level announced from no 90 to black earns the winners {n} points, whoever said it.</source>
        <translation>Jede angesagte Stufe von keine 90 bis schwarz bringt den Gewinnern {n} Punkte, wer auch immer sie gesagt hat.</translation>
    </message>
    <message>
        <source>Each level announced from no 90 to black earns the winners a point, whoever said it.</source>
        <translation>Jede angesagte Stufe von keine 90 bis schwarz bringt den Gewinnern einen Punkt, wer auch immer sie gesagt hat.</translation>
    </message>
    <message>
        <source>Having 30 card points more than a denial of the other side allows earns nothing.</source>
        <translation>Wer 30 Augen mehr hat, als eine Absage der Gegner zulässt, bekommt dafür nichts.</translation>
    </message>
    <message>
        <source>Winning against a solo earns {n} more points.</source>
        <translation>Gegen ein Solo zu gewinnen bringt noch {n} Punkte.</translation>
    </message>
    <message>
        <source>Each line must add up to zero, and all four totals are all even or all odd: this is checked.</source>
        <translation>Jede Zeile muss null ergeben, und alle vier Stände sind gerade oder alle ungerade: Das wird geprüft.</translation>
    </message>
    <message>
        <source>120 card points against no 90, 90 against no 60, 60 against no 30 or 30 against black earn a point, only for the highest denial.</source>
        <translation>120 Augen gegen keine 90, 90 gegen keine 60, 60 gegen keine 30 oder 30 gegen schwarz bringen einen Punkt, nur für die höchste Absage.</translation>
    </message>
    <message>
        <source>120 card points against no 90, 90 against no 60, 60 against no 30 and 30 against black earn a point each.</source>
        <translation>120 Augen gegen keine 90, 90 gegen keine 60, 60 gegen keine 30 und 30 gegen schwarz bringen je einen Punkt.</translation>
    </message>
    <message>
        <source>Own fault: each 30 card points above the limit set by the other side&apos;s highest announcement earn a point.</source>
        <translation>Selber doof: Für je 30 Augen über der Grenze, die die höchste Ansage der Gegner setzt, bekommt man einen Punkt.</translation>
    </message>
    <message>
        <source>If a denial fails, only what was really reached counts.</source>
        <translation>Scheitert eine Absage, zählt nur, was wirklich erreicht wurde.</translation>
    </message>
    <message>
        <source>If a denial fails, the winners get the levels promised, too.</source>
        <translation>Scheitert eine Absage, bekommen die Gewinner auch die versprochenen Stufen.</translation>
    </message>
    <message>
        <source>If Kontra wins and nobody has played alone, all points of the game count twice.</source>
        <translation>Gewinnt Kontra und hat keiner allein gespielt, zählen alle Punkte des Spiels doppelt.</translation>
    </message>
    <message>
        <source>If Kontra wins and nobody has played alone, there are {n} points against the queens.</source>
        <translation>Gewinnt Kontra und hat keiner allein gespielt, gibt es {n} Punkte gegen die Alten.</translation>
    </message>
    <message>
        <source>If Kontra wins and nobody has played alone, there is a point against the queens.</source>
        <translation>Gewinnt Kontra und hat keiner allein gespielt, gibt es einen Punkt gegen die Alten.</translation>
    </message>
    <message>
        <source>There is no point against the queens.</source>
        <translation>Gegen die Alten gibt es keinen Punkt.</translation>
    </message>
    <message>
        <source>A solo is worth {n} points more.</source>
        <translation>Ein Solo ist {n} Punkte mehr wert.</translation>
    </message>
    <message>
        <source>A solo is worth a point more.</source>
        <translation>Ein Solo ist einen Punkt mehr wert.</translation>
    </message>
    <message>
        <source>A solo earns no point of its own.</source>
        <translation>Ein Solo bringt keinen eigenen Punkt.</translation>
    </message>
    <message>
        <source>Winning against a solo earns one more point.</source>
        <translation>Gegen ein Solo zu gewinnen bringt noch einen Punkt.</translation>
    </message>
    <message>
        <source>Winning against a solo earns no further point.</source>
        <translation>Gegen ein Solo zu gewinnen bringt keinen weiteren Punkt.</translation>
    </message>
    <message>
        <source>the first trick</source>
        <translation>den ersten Stich</translation>
    </message>
    <message>
        <source>the first trump trick</source>
        <translation>den ersten Trumpfstich</translation>
    </message>
    <message>
        <source>the first plain-suit trick</source>
        <translation>den ersten Farbstich</translation>
    </message>
    <message>
        <source>the first trick of a named suit</source>
        <translation>den ersten Stich einer genannten Farbe</translation>
    </message>
    <message>
        <source>any other first or second trick of a kind</source>
        <translation>irgendeinen anderen ersten oder zweiten Stich einer Art</translation>
    </message>
    <message>
        <source>Whoever has both queens of clubs may declare a marriage; the partner is whichever of the others takes {tricks}{chosen}.</source>
        <translation>Wer beide Kreuz-Damen hat, darf eine Hochzeit melden; Partner wird, wer von den anderen {tricks} macht{chosen}.</translation>
    </message>
    <message>
        <source>, as named when it is declared</source>
        <translation>, wie es bei der Meldung bestimmt wird</translation>
    </message>
    <message>
        <source>If no partner is found within the first {n} tricks, the player with the marriage goes on alone.</source>
        <translation>Ist in den ersten {n} Stichen kein Partner gefunden, spielt der Hochzeiter allein weiter.</translation>
    </message>
    <message>
        <source>If no partner is found in the first trick, the player with the marriage goes on alone.</source>
        <translation>Ist im ersten Stich kein Partner gefunden, spielt der Hochzeiter allein weiter.</translation>
    </message>
    <message>
        <source>If no partner is found up to the end, the player with the marriage has played alone.</source>
        <translation>Findet sich bis zum Ende kein Partner, hat der Hochzeiter allein gespielt.</translation>
    </message>
    <message>
        <source>In a solo or a poverty there is no Genscher.</source>
        <translation>Im Solo und in der Armut gibt es keinen Genscher.</translation>
    </message>
    <message>
        <source>If that player wins the first fitting trick, that player plays on alone.</source>
        <translation>Macht er den ersten passenden Stich selbst, spielt er von da an allein.</translation>
    </message>
    <message>
        <source>Winning it oneself finds no partner either.</source>
        <translation>Macht er ihn selbst, ist auch kein Partner gefunden.</translation>
    </message>
    <message>
        <source>If that player wins a fitting trick, the next one decides.</source>
        <translation>Macht er einen passenden Stich selbst, wartet man auf den nächsten.</translation>
    </message>
    <message>
        <source>If the player stays alone, the special points of the tricks so far count all the same.</source>
        <translation>Bleibt er allein, zählen die Sonderpunkte der Stiche bis dahin trotzdem.</translation>
    </message>
    <message>
        <source>If the player stays alone, the special points of the tricks so far lapse as in a solo.</source>
        <translation>Bleibt er allein, verfallen die Sonderpunkte der Stiche bis dahin wie im Solo.</translation>
    </message>
    <message>
        <source>There is no Genscher.</source>
        <translation>Genscher gibt es nicht.</translation>
    </message>
    <message>
        <source>Genscher: whoever has both kings of diamonds may choose a new partner when playing the first; these two are Re then.</source>
        <translation>Genscher: Wer beide Karo-Könige hat, darf sich beim Ausspielen des ersten einen neuen Partner suchen; diese beiden sind dann Re.</translation>
    </message>
    <message>
        <source>Genscher: whoever has both queens of hearts may choose a new partner when playing the first; these two are Re then.</source>
        <translation>Genscher: Wer beide Herz-Damen hat, darf sich beim Ausspielen der ersten einen neuen Partner suchen; diese beiden sind dann Re.</translation>
    </message>
    <message>
        <source>After that somebody else with both queens of hearts may choose again.</source>
        <translation>Danach darf jemand anders mit beiden Herz-Damen noch einmal neu wählen.</translation>
    </message>
    <message>
        <source>After that somebody else with both kings of diamonds may choose again.</source>
        <translation>Danach darf jemand anders mit beiden Karo-Königen noch einmal neu wählen.</translation>
    </message>
    <message>
        <source>That is allowed only in the last two tricks.</source>
        <translation>Erlaubt ist das nur in den letzten beiden Stichen.</translation>
    </message>
    <message>
        <source>All announcements stay with who said them.</source>
        <translation>Alle Ansagen bleiben bei dem, der sie gemacht hat.</translation>
    </message>
    <message>
        <source>All denials lapse, Re and Kontra stay.</source>
        <translation>Alle Absagen verfallen, Re und Kontra bleiben.</translation>
    </message>
    <message>
        <source>All announcements lapse.</source>
        <translation>Alle Ansagen verfallen.</translation>
    </message>
    <message>
        <source>A player with both queens of clubs who says nothing plays alone against the three others: that is a silent marriage.</source>
        <translation>Wer mit beiden Kreuz-Damen schweigt, spielt allein gegen die drei anderen: Das ist die stille Hochzeit.</translation>
    </message>
    <message>
        <source>clubs solo</source>
        <translation>Kreuzsolo</translation>
    </message>
    <message>
        <source>spades solo</source>
        <translation>Piksolo</translation>
    </message>
    <message>
        <source>hearts solo</source>
        <translation>Herzsolo</translation>
    </message>
    <message>
        <source>diamonds solo</source>
        <translation>Karosolo</translation>
    </message>
    <message>
        <source>queen solo</source>
        <translation>Damensolo</translation>
    </message>
    <message>
        <source>jack solo</source>
        <translation>Bubensolo</translation>
    </message>
    <message>
        <source>king solo</source>
        <translation>Königssolo</translation>
    </message>
    <message>
        <source>queen-jack solo</source>
        <translation>Damen-Buben-Solo</translation>
    </message>
    <message>
        <source>king-jack solo</source>
        <translation>Königs-Buben-Solo</translation>
    </message>
    <message>
        <source>king-queen solo</source>
        <translation>Königs-Damen-Solo</translation>
    </message>
    <message>
        <source>Köhler</source>
        <translation>Köhler</translation>
    </message>
    <message>
        <source>meatless</source>
        <translation>Fleischloser</translation>
    </message>
    <message>
        <source>ten solo</source>
        <translation>Zehnersolo</translation>
    </message>
    <message>
        <source>ace solo</source>
        <translation>Ass-Solo</translation>
    </message>
    <message>
        <source>pure clubs solo</source>
        <translation>reines Kreuzsolo</translation>
    </message>
    <message>
        <source>pure spades solo</source>
        <translation>reines Piksolo</translation>
    </message>
    <message>
        <source>pure hearts solo</source>
        <translation>reines Herzsolo</translation>
    </message>
    <message>
        <source>pure diamonds solo</source>
        <translation>reines Karosolo</translation>
    </message>
    <message>
        <source>null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>any other mixture of kings, queens and jacks</source>
        <translation>jede andere Mischung aus Königen, Damen und Buben</translation>
    </message>
    <message>
        <source>the pure suit solo, in which nothing but the cards of one suit is trump</source>
        <translation>reines Farbsolo, in dem nur die Karten einer Farbe Trumpf sind</translation>
    </message>
    <message>
        <source>the suit solo in {suits}</source>
        <translation>Farbsolo in {suits}</translation>
    </message>
    <message>
        <source>A player may play alone against the three others; permitted are: {kinds}.</source>
        <translation>Ein Spieler darf allein gegen die drei anderen spielen; erlaubt sind: {kinds}.</translation>
    </message>
    <message>
        <source>No ten of hearts is a dulle there: in the hearts solo it is a trump below the ace, else a plain heart.</source>
        <translation>Dort ist keine Herz-Zehn eine Dulle: Im Herzsolo ist sie ein Trumpf unter dem Ass, sonst eine gewöhnliche Herzkarte.</translation>
    </message>
    <message>
        <source>In a suit solo the chosen suit is trump instead of diamonds.</source>
        <translation>Im Farbsolo ist statt Karo die gewählte Farbe Trumpf.</translation>
    </message>
    <message>
        <source>Köhler is the solo with kings, queens and jacks.</source>
        <translation>Köhler heißt das Solo mit Königen, Damen und Buben.</translation>
    </message>
    <message>
        <source>In the meatless solo there are no trumps.</source>
        <translation>Im Fleischlosen gibt es keinen Trumpf.</translation>
    </message>
    <message>
        <source>If several want a solo, they bid: the higher announcement gets it, and counts as made.</source>
        <translation>Wollen mehrere ein Solo spielen, wird gereizt: Wer mehr ansagt, bekommt das Solo; die Ansage gilt.</translation>
    </message>
    <message>
        <source>Bidding goes on in turn until nobody raises.</source>
        <translation>Gereizt wird reihum weiter, bis keiner mehr erhöht.</translation>
    </message>
    <message>
        <source>With equal announcements the seat decides.</source>
        <translation>Bei gleicher Ansage entscheidet die Sitzreihenfolge.</translation>
    </message>
    <message>
        <source>With equal announcements the order is: {soli}, then all others, and finally the seat.</source>
        <translation>Bei gleicher Ansage gilt die Rangfolge {soli}, alle übrigen danach, und zuletzt die Sitzreihenfolge.</translation>
    </message>
    <message>
        <source>With equal announcements the order is: {soli}, and finally the seat.</source>
        <translation>Bei gleicher Ansage gilt die Rangfolge {soli}, und zuletzt die Sitzreihenfolge.</translation>
    </message>
    <message>
        <source>In a solo the player left of the dealer leads.</source>
        <translation>Im Solo spielt auf, wer links vom Geber sitzt.</translation>
    </message>
    <message>
        <source>After a silent marriage the same player deals again only if it was a duty solo.</source>
        <translation>Nach einer stillen Hochzeit gibt derselbe Spieler nur dann noch einmal, wenn sie ein Pflichtsolo war.</translation>
    </message>
    <message>
        <source>After a silent marriage the same player deals again.</source>
        <translation>Nach einer stillen Hochzeit gibt derselbe Spieler noch einmal.</translation>
    </message>
    <message>
        <source>The soloist leads to the first trick.</source>
        <translation>Der Solist spielt selbst auf.</translation>
    </message>
    <message>
        <source>In a voluntary solo the player left of the dealer leads.</source>
        <translation>Im Lustsolo spielt auf, wer links vom Geber sitzt.</translation>
    </message>
    <message>
        <source>The deal moves on after a solo, too.</source>
        <translation>Auch nach einem Solo gibt der Nächste.</translation>
    </message>
    <message>
        <source>After a duty solo the same player deals again, but not after a voluntary one.</source>
        <translation>Nach einem Pflichtsolo gibt derselbe Spieler noch einmal, nach einem Lustsolo nicht.</translation>
    </message>
    <message>
        <source>After a solo the same player deals again.</source>
        <translation>Nach einem Solo gibt derselbe Spieler noch einmal.</translation>
    </message>
    <message>
        <source>That also applies to a silent marriage.</source>
        <translation>Das gilt auch nach einer stillen Hochzeit.</translation>
    </message>
    <message>
        <source>No solos are called.</source>
        <translation>Soli werden nicht angesagt.</translation>
    </message>
    <message>
        <source>Only in the diamonds solo are the tens of hearts dullen; in the hearts solo they are trumps below the ace, in the others plain hearts.</source>
        <translation>Nur im Karosolo sind die Herz-Zehnen Dullen; im Herzsolo sind sie Trümpfe unter dem Ass, in den anderen gewöhnliche Herzkarten.</translation>
    </message>
    <message>
        <source>In the suit solo trumps are as in a normal game.</source>
        <translation>Im Farbsolo ist Trumpf wie im Normalspiel.</translation>
    </message>
    <message>
        <source>In the other solos only the cards named are trumps.</source>
        <translation>In den anderen Soli sind nur die genannten Karten Trumpf.</translation>
    </message>
    <message>
        <source>In a solo only the cards named are trumps.</source>
        <translation>Im Solo sind nur die genannten Karten Trumpf.</translation>
    </message>
    <message>
        <source>Kings rank above queens, queens above jacks.</source>
        <translation>Könige stehen über Damen, Damen über Buben.</translation>
    </message>
    <message>
        <source>In a null there are no trumps, and the suits rank ace, king, queen, jack, ten, nine.</source>
        <translation>Im Null gibt es keinen Trumpf, und die Farben gehen Ass, König, Dame, Bube, Zehn, Neun.</translation>
    </message>
    <message>
        <source>In a null there are no trumps, and the suits rank ace, king, queen, jack, ten.</source>
        <translation>Im Null gibt es keinen Trumpf, und die Farben gehen Ass, König, Dame, Bube, Zehn.</translation>
    </message>
    <message>
        <source>The soloist loses by taking a single trick, and the game ends there. It is worth one point, whatever the card points; there are no denials and no special points.</source>
        <translation>Der Solist verliert mit dem ersten eigenen Stich, und das Spiel ist aus. Es zählt einen Punkt, gleich wie viele Augen; Absagen und Sonderpunkte gibt es nicht.</translation>
    </message>
    <message>
        <source>Whoever plays alone may shorten the game: show the cards when all remaining tricks are sure, or give the rest away.</source>
        <translation>Wer allein spielt, darf abkürzen: seine Karten zeigen, wenn ihm alle übrigen Stiche sicher sind, oder den Rest abgeben.</translation>
    </message>
    <message>
        <source>There are no swines: the aces of diamonds are always foxes.</source>
        <translation>Es gibt keine Schweine: Die Karo-Asse sind immer Füchse.</translation>
    </message>
    <message>
        <source>If a player holds both aces of diamonds, the first is a fox; if the player takes the trick with it, the second may be announced as a swine when it is played, and is the highest trump.</source>
        <translation>Hält ein Spieler beide Karo-Asse, ist das erste ein Fuchs; macht er den Stich damit selbst, darf er das zweite beim Ausspielen als Schwein ansagen, und es ist der höchste Trumpf.</translation>
    </message>
    <message>
        <source>A player who holds both aces of diamonds may announce them as swines: then they are the highest trumps and no longer foxes.</source>
        <translation>Hält ein Spieler beide Karo-Asse, darf er sie als Schweine ansagen: Dann sind sie die höchsten Trümpfe und keine Füchse mehr.</translation>
    </message>
    <message>
        <source>both nines of diamonds</source>
        <translation>beiden Karo-Neunen</translation>
    </message>
    <message>
        <source>both kings of diamonds</source>
        <translation>beiden Karo-Könige</translation>
    </message>
    <message>
        <source>Once swines are announced, whoever holds {cards} may announce them as hyperswines, which beat even the swines.</source>
        <translation>Wer die {cards} hält, darf sie als Hyperschweine ansagen, sobald Schweine angesagt sind; sie stechen sogar die Schweine.</translation>
    </message>
    <message>
        <source>Once superswines are announced, whoever holds {cards} may announce them as hyperswines, which beat even the superswines.</source>
        <translation>Wer die {cards} hält, darf sie als Hyperschweine ansagen, sobald Superschweine angesagt sind; sie stechen sogar die Superschweine.</translation>
    </message>
    <message>
        <source>both tens of diamonds</source>
        <translation>beiden Karo-Zehnen</translation>
    </message>
    <message>
        <source>Once swines are announced, whoever holds {cards} may announce them as superswines, which beat the swines, when playing the first of them.</source>
        <translation>Wer die {cards} hält, darf sie als Superschweine ansagen, wenn er die erste davon spielt und Schweine schon angesagt sind; sie stechen die Schweine.</translation>
    </message>
    <message>
        <source>Hyperswines are announced before the first card, too.</source>
        <translation>Auch Hyperschweine werden vor der ersten Karte angesagt.</translation>
    </message>
    <message>
        <source>Hyperswines are announced when the first of them is played.</source>
        <translation>Hyperschweine werden angesagt, wenn das erste gespielt wird.</translation>
    </message>
    <message>
        <source>There are swines in a poverty, too.</source>
        <translation>Auch in der Armut gibt es Schweine.</translation>
    </message>
    <message>
        <source>One player may have swines, superswines and hyperswines at once.</source>
        <translation>Ein Spieler darf Schweine, Superschweine und Hyperschweine zugleich haben.</translation>
    </message>
    <message>
        <source>Each of the three must be announced by a different player.</source>
        <translation>Jedes der drei muss ein anderer Spieler ansagen.</translation>
    </message>
    <message>
        <source>They are announced before the first card.</source>
        <translation>Angesagt werden sie vor der ersten Karte.</translation>
    </message>
    <message>
        <source>They are announced only when the first of them is played.</source>
        <translation>Angesagt werden sie erst, wenn das erste gespielt wird.</translation>
    </message>
    <message>
        <source>There are swines in a suit solo, too, then with the aces of the trump suit.</source>
        <translation>Auch im Farbsolo gibt es Schweine, dann mit den Assen der Trumpffarbe.</translation>
    </message>
    <message>
        <source>There are no swines in a solo.</source>
        <translation>Im Solo gibt es keine Schweine.</translation>
    </message>
    <message>
        <source>There are swines in a poverty, too; announced ones go with the cards and lapse when they are separated.</source>
        <translation>Auch in der Armut gibt es Schweine; angesagte wandern mit den Karten und verfallen, wenn sie getrennt werden.</translation>
    </message>
    <message>
        <source>If a player holds both aces of diamonds, the first is a fox; if the player&apos;s side brings it home, the second may be announced as a swine when it is played, and is the highest trump.</source>
        <translation>Hält ein Spieler beide Karo-Asse, ist das erste ein Fuchs; bringt seine Partei es nach Hause, darf er das zweite als Schwein ansagen, wenn er es spielt, und es ist der höchste Trumpf.</translation>
    </message>
    <message>
        <source>There are no swines in a poverty.</source>
        <translation>In der Armut gibt es keine Schweine.</translation>
    </message>
    <message>
        <source>There are hyperswines in a suit solo, too.</source>
        <translation>Im Farbsolo gibt es auch Hyperschweine.</translation>
    </message>
    <message>
        <source>There are no hyperswines in a solo.</source>
        <translation>Im Solo gibt es keine Hyperschweine.</translation>
    </message>
    <message>
        <source>There are hyperswines in a poverty, too.</source>
        <translation>In der Armut gibt es auch Hyperschweine.</translation>
    </message>
    <message>
        <source>There are no hyperswines in a poverty.</source>
        <translation>In der Armut gibt es keine Hyperschweine.</translation>
    </message>
    <message>
        <source>One player may have swines and hyperswines at once.</source>
        <translation>Ein Spieler darf Schweine und Hyperschweine zugleich haben.</translation>
    </message>
    <message>
        <source>Whoever has the swines may not announce hyperswines.</source>
        <translation>Wer die Schweine hat, darf keine Hyperschweine ansagen.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>no one two three four five six seven eight nine ten eleven twelve</source>
        <translation>null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf</translation>
    </message>
</context>
<context>
    <name>ProsePage</name>
    <message>
        <source>The page is on its way to the printer.</source>
        <translation>Die Seite ist unterwegs zum Drucker.</translation>
    </message>
    <message>
        <source>&amp;Language of the page</source>
        <translation>&amp;Sprache der Seite</translation>
    </message>
    <message>
        <source>Language of the page</source>
        <translation>Sprache der Seite</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Copy the page</source>
        <translation>Die Seite kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>The rules in sentences</source>
        <translation>Die Regeln in Sätzen</translation>
    </message>
    <message>
        <source>The page is on the clipboard.</source>
        <translation>Die Seite ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>QuestionPage</name>
    <message>
        <source>Key {number}</source>
        <translation>Taste {number}</translation>
    </message>
</context>
<context>
    <name>Questionnaire</name>
    <message>
        <source>Do you play with nines?</source>
        <translation>Spielt ihr mit Neunen?</translation>
    </message>
    <message>
        <source>Yes: 48 cards, twelve tricks</source>
        <translation>Ja: 48 Karten, zwölf Stiche</translation>
    </message>
    <message>
        <source>No: 40 cards, ten tricks</source>
        <translation>Nein: 40 Karten, zehn Stiche</translation>
    </message>
    <message>
        <source>Both ♥10 are in one trick. Which one wins?</source>
        <translation>Beide ♥10 liegen in einem Stich. Welche gewinnt?</translation>
    </message>
    <message>
        <source>The second; in the last trick the first</source>
        <translation>Die zweite, im letzten Stich die erste</translation>
    </message>
    <message>
        <source>The second, always</source>
        <translation>Immer die zweite</translation>
    </message>
    <message>
        <source>The first, always</source>
        <translation>Immer die erste</translation>
    </message>
    <message>
        <source>They are not trumps: hearts like the others</source>
        <translation>Sie sind kein Trumpf, sondern Herz wie die anderen</translation>
    </message>
    <message>
        <source>Both foxes in one hand: are they swines, the highest trumps?</source>
        <translation>Beide Füchse auf einer Hand: Sind das Schweine, die höchsten Trümpfe?</translation>
    </message>
    <message>
        <source>Yes, announced when the first is played</source>
        <translation>Ja, angesagt beim Ausspielen des ersten</translation>
    </message>
    <message>
        <source>Yes, announced before the game</source>
        <translation>Ja, angesagt vor dem Spiel</translation>
    </message>
    <message>
        <source>Yes, and hyperswines beat them</source>
        <translation>Ja, und Hyperschweine stechen sie</translation>
    </message>
    <message>
        <source>No swines</source>
        <translation>Keine Schweine</translation>
    </message>
    <message>
        <source>Somebody has hardly any trumps. What becomes of the poverty?</source>
        <translation>Jemand hat kaum Trumpf. Was wird aus der Armut?</translation>
    </message>
    <message>
        <source>Three cards are passed on, any three come back</source>
        <translation>Drei Karten werden geschoben, drei beliebige kommen zurück</translation>
    </message>
    <message>
        <source>Only the trumps are passed on, as many cards come back</source>
        <translation>Nur die Trümpfe werden geschoben, gleich viele Karten kommen zurück</translation>
    </message>
    <message>
        <source>The cards are dealt again</source>
        <translation>Es wird neu gegeben</translation>
    </message>
    <message>
        <source>There is no poverty</source>
        <translation>Es gibt keine Armut</translation>
    </message>
    <message>
        <source>Which solos do you play?</source>
        <translation>Welche Soli spielt ihr?</translation>
    </message>
    <message>
        <source>Queens, jacks, each suit, meatless</source>
        <translation>Damen, Buben, alle Farben, fleischlos</translation>
    </message>
    <message>
        <source>Queens, jacks, trumps, meatless</source>
        <translation>Damen, Buben, Trumpf, fleischlos</translation>
    </message>
    <message>
        <source>Kings and mixed ones, too</source>
        <translation>Auch Könige und gemischte</translation>
    </message>
    <message>
        <source>Everybody has to play one</source>
        <translation>Eins ist Pflicht für alle</translation>
    </message>
    <message>
        <source>No solos</source>
        <translation>Keine Soli</translation>
    </message>
    <message>
        <source>What are Re and Kontra worth?</source>
        <translation>Was zählen Re und Kontra?</translation>
    </message>
    <message>
        <source>Two points each</source>
        <translation>Je zwei Punkte</translation>
    </message>
    <message>
        <source>They double the game, but no special points</source>
        <translation>Sie verdoppeln das Spiel, aber keine Sonderpunkte</translation>
    </message>
    <message>
        <source>They double everything</source>
        <translation>Sie verdoppeln alles</translation>
    </message>
    <message>
        <source>Who scores points?</source>
        <translation>Wer schreibt Punkte auf?</translation>
    </message>
    <message>
        <source>The winners plus, the losers minus</source>
        <translation>Gewinner plus, Verlierer minus</translation>
    </message>
    <message>
        <source>Only the winners</source>
        <translation>Nur die Gewinner</translation>
    </message>
    <message>
        <source>Only the losers</source>
        <translation>Nur die Verlierer</translation>
    </message>
    <message>
        <source>Are there bock rounds, in which games count double?</source>
        <translation>Gibt es Bockrunden, in denen Spiele doppelt zählen?</translation>
    </message>
    <message>
        <source>No bock</source>
        <translation>Kein Bock</translation>
    </message>
    <message>
        <source>After 120 : 120 and after black</source>
        <translation>Nach 120 : 120 und nach schwarz</translation>
    </message>
    <message>
        <source>Also after a heart trick and a lost Re or Kontra</source>
        <translation>Auch nach Herzstich und verlorenem Re oder Kontra</translation>
    </message>
</context>
<context>
    <name>QuestionnaireDialog</name>
    <message>
        <source>Which are ours?</source>
        <translation>Welche sind unsere?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Regeln übernehmen</translation>
    </message>
    <message>
        <source>Question {number} of {total}</source>
        <translation>Frage {number} von {total}</translation>
    </message>
    <message>
        <source>The rules that follow from your answers</source>
        <translation>Die Regeln, die aus euren Antworten folgen</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>{reason}: {points}</source>
        <translation>{reason}: {points}</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>Open a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This game cannot be shown: its record breaks the rules.</source>
        <translation>Dieses Spiel kann nicht gezeigt werden: Seine Aufzeichnung verstößt gegen die Regeln.</translation>
    </message>
    <message>
        <source>Records (*.dokogames *.jsonl *.json *.txt)</source>
        <translation>Aufzeichnungen (*.dokogames *.jsonl *.json *.txt)</translation>
    </message>
    <message>
        <source>The clipboard holds no games that can be looked at.</source>
        <translation>In der Zwischenablage ist kein Spiel, das sich ansehen lässt.</translation>
    </message>
    <message>
        <source>{file} holds no games that can be looked at.</source>
        <translation>{file} enthält keine Spiele, die sich ansehen lassen.</translation>
    </message>
    <message>
        <source>The deal is in the library now (F3).</source>
        <translation>Die Karten sind jetzt in der Sammlung (F3).</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Thrown in before game {number}</source>
        <translation>Geschmissen vor Spiel {number}</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Niemand schreibt etwas auf.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>{branch}. {result}</source>
        <translation>{branch}. {result}</translation>
    </message>
    <message>
        <source>With the cards of {name}</source>
        <translation>Mit dem Blatt von {name}</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Die Karten sind gegeben.</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <translation>Das Spiel ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The deal is in the library now (F3).</source>
        <translation>Die Karten sind jetzt in der Sammlung (F3).</translation>
    </message>
</context>
<context>
    <name>ReplayPanel</name>
    <message>
        <source>The game before</source>
        <translation>Das Spiel davor</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>Das nächste Spiel</translation>
    </message>
    <message>
        <source>To the deal</source>
        <translation>Zum Geben</translation>
    </message>
    <message>
        <source>A trick back</source>
        <translation>Einen Stich zurück</translation>
    </message>
    <message>
        <source>A card back</source>
        <translation>Eine Karte zurück</translation>
    </message>
    <message>
        <source>A card on</source>
        <translation>Eine Karte weiter</translation>
    </message>
    <message>
        <source>A trick on</source>
        <translation>Einen Stich weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <translation>Ab hier selbst spielen</translation>
    </message>
    <message>
        <source>Play on from here in another way; the game on record stays as it is</source>
        <translation>Von hier an anders weiterspielen; das aufgezeichnete Spiel bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Dieselben Karten</translation>
    </message>
    <message>
        <source>Play the same cards from the beginning; it does not count</source>
        <translation>Dieselben Karten von vorn; es zählt nicht</translation>
    </message>
    <message>
        <source>Another seat…</source>
        <translation>Anderer Platz …</translation>
    </message>
    <message>
        <source>Play the same deal with the cards of somebody else; it does not count</source>
        <translation>Dieselbe Verteilung mit dem Blatt eines anderen; es zählt nicht</translation>
    </message>
    <message>
        <source>Points…</source>
        <translation>Punkte …</translation>
    </message>
    <message>
        <source>Every point of this game, and from which rule it follows</source>
        <translation>Jeder Punkt dieses Spiels und die Regel, aus der er folgt</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>The whole game in words and as a record, to be pasted elsewhere</source>
        <translation>Das ganze Spiel in Worten und als Aufzeichnung, zum Einfügen anderswo</translation>
    </message>
    <message>
        <source>Keep the deal</source>
        <translation>Karten aufheben</translation>
    </message>
    <message>
        <source>Add the cards of this game to the library of deals</source>
        <translation>Die Karten dieses Spiels in die Sammlung legen</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Look at the games in a file</source>
        <translation>Spiele aus einer Datei ansehen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the previous page</source>
        <translation>Zurück zur vorigen Seite</translation>
    </message>
    <message>
        <source>Whose view</source>
        <translation>Wessen Sicht</translation>
    </message>
    <message>
        <source>From whose seat you look (keys 1 to 4)</source>
        <translation>Von welchem Platz aus du zusiehst (Tasten 1 bis 4)</translation>
    </message>
    <message>
        <source>Moves or review</source>
        <translation>Züge oder Analyse</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What each decision of this seat was worth (V)</source>
        <translation>Was jede Entscheidung dieses Platzes wert war (V)</translation>
    </message>
    <message>
        <source>The moves of this game</source>
        <translation>Die Züge dieses Spiels</translation>
    </message>
</context>
<context>
    <name>ReservationDetails</name>
    <message>
        <source>What finds the partner:</source>
        <translation>Klärungsstich:</translation>
    </message>
    <message>
        <source>Condition of the marriage</source>
        <translation>Klärungsstich der Hochzeit</translation>
    </message>
    <message>
        <source>Announce swines</source>
        <translation>Schweine ansagen</translation>
    </message>
    <message>
        <source>Announce hyperswines</source>
        <translation>Hyperschweine ansagen</translation>
    </message>
    <message>
        <source>Let the others go first with a solo of their own</source>
        <translation>Anderen für ein Solo den Vortritt lassen</translation>
    </message>
    <message>
        <source>As a voluntary solo, none of those you owe</source>
        <translation>Als Lustsolo, nicht als Pflichtsolo</translation>
    </message>
    <message>
        <source>Announce with it:</source>
        <translation>Ansage dazu:</translation>
    </message>
    <message>
        <source>Announcement with the solo</source>
        <translation>Ansage zum Solo</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>ReservationPanel</name>
    <message>
        <source>Question before the game</source>
        <translation>Frage vor dem Spiel</translation>
    </message>
    <message>
        <source>What do you say instead?</source>
        <translation>Was sagst du stattdessen?</translation>
    </message>
    <message>
        <source>Another solo is higher. Do you bid more?</source>
        <translation>Ein anderes Solo steht höher. Reizt du weiter?</translation>
    </message>
    <message>
        <source>You have to play a solo now. Which one?</source>
        <translation>Du musst jetzt ein Solo spielen. Welches?</translation>
    </message>
    <message>
        <source>What do you say before play?</source>
        <translation>Was sagst du vor dem Spiel?</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Alles so lassen</translation>
    </message>
    <message>
        <source>Choose a solo</source>
        <translation>Wähle ein Solo</translation>
    </message>
    <message>
        <source>Throw the hand in</source>
        <translation>Blatt schmeißen</translation>
    </message>
    <message>
        <source>Do not raise</source>
        <translation>Nicht weiter reizen</translation>
    </message>
    <message>
        <source>Say “{answer}”</source>
        <translation>„{answer}“ sagen</translation>
    </message>
    <message>
        <source>There are no trumps; ace, ten, king, queen, jack, nine in each suit.</source>
        <translation>Es gibt keinen Trumpf; in jeder Farbe gilt Ass, Zehn, König, Dame, Bube, Neun.</translation>
    </message>
    <message>
        <source>Trumps, highest first: {cards}</source>
        <translation>Trümpfe von oben: {cards}</translation>
    </message>
    <message>
        <source>You hold both queens of clubs and look for a partner.</source>
        <translation>Du hast beide Kreuz-Damen: Wer spielt mit dir?</translation>
    </message>
    <message>
        <source>You have hardly any trumps: the cards are dealt again.</source>
        <translation>Du hast kaum Trümpfe: Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>You pass on your few trumps. Whoever takes them is your partner.</source>
        <translation>Du schiebst deine wenigen Trümpfe. Wer sie nimmt, spielt mit dir.</translation>
    </message>
    <message>
        <source>Your hand is thrown in and the cards are dealt again.</source>
        <translation>Du schmeißt dein Blatt, und es wird neu gegeben.</translation>
    </message>
    <message>
        <source>A silent marriage: you hold both queens of clubs and play alone against three, and nobody knows it yet.</source>
        <translation>Eine stille Hochzeit: Du hast beide Kreuz-Damen und spielst allein gegen drei, und noch weiß es niemand.</translation>
    </message>
    <message>
        <source>Nothing special: the two queens of clubs play together.</source>
        <translation>Nichts Besonderes: Die beiden Kreuz-Damen spielen zusammen.</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Our rules</source>
        <translation>Unsere Regeln</translation>
    </message>
    <message>
        <source>As a text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Pages of the result</source>
        <translation>Seiten des Ergebnisses</translation>
    </message>
    <message>
        <source>Your rules are “{preset}”</source>
        <translation>Eure Regeln sind „{preset}“</translation>
    </message>
    <message numerus="yes">
        <source>Closest to “{preset}”, with %n difference(s)</source>
        <translation>
            <numerusform>Am ehesten wie „{preset}“, mit %n Unterschied</numerusform>
            <numerusform>Am ehesten wie „{preset}“, mit %n Unterschieden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>best</source>
        <translation>beste Wahl</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>costly</source>
        <translation>teuer</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>{what}: the best choice.</source>
        <translation>{what}: die beste Wahl.</translation>
    </message>
    <message>
        <source>{what}: best, and {other} as good, as far as one can tell.</source>
        <translation>{what}: die beste Wahl; {other} ist genauso gut, soweit sich das sagen lässt.</translation>
    </message>
    <message>
        <source>{what}: as good as {best}, as far as one can tell.</source>
        <translation>{what}: so gut wie {best}, soweit sich das sagen lässt.</translation>
    </message>
    <message>
        <source>{what}: hardly worse than {best}.</source>
        <translation>{what}: kaum schlechter als {best}.</translation>
    </message>
    <message>
        <source>{what} costs about {lost} points. Better: {best}.</source>
        <translation>{what} kostet etwa {lost} Punkte. Besser: {best}.</translation>
    </message>
    <message>
        <source>{what} gives away about {lost} points. Much better: {best}.</source>
        <translation>{what} verschenkt etwa {lost} Punkte. Viel besser: {best}.</translation>
    </message>
    <message>
        <source>Saying nothing costs about {lost} points. Better: {best}.</source>
        <translation>Schweigen kostet etwa {lost} Punkte. Besser: {best}.</translation>
    </message>
    <message>
        <source>{what} promises too much and costs about {lost} points. Better: {best}.</source>
        <translation>{what} verspricht zu viel und kostet etwa {lost} Punkte. Besser: {best}.</translation>
    </message>
    <message>
        <source>{what} can be said; more careful: {best}.</source>
        <translation>{what} kann man sagen; vorsichtiger: {best}.</translation>
    </message>
    <message>
        <source>{what}: by now every card comes to the same.</source>
        <translation>{what}: Inzwischen ist jede Karte gleich gut.</translation>
    </message>
    <message>
        <source>{what}: rules of thumb would choose otherwise: {best}.</source>
        <translation>{what}: Faustregeln würden anders wählen: {best}.</translation>
    </message>
    <message>
        <source>Expected: {points} points; with the best choice {best}.</source>
        <translation>Erwartet: {points} Punkte, mit der besten Wahl {best}.</translation>
    </message>
    <message>
        <source>Expected: {points} points.</source>
        <translation>Erwartet: {points} Punkte.</translation>
    </message>
    <message>
        <source>Chance of winning with the best choice: {percent}%.</source>
        <translation>Gewinnchance mit der besten Wahl: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>For sure: every deal that still fitted was played to its end.</source>
        <translation>Sicher: Alle Verteilungen, die noch passten, sind zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Judged by rules of thumb.</source>
        <translation>Nach Faustregeln beurteilt.</translation>
    </message>
    <message>
        <source>{lost} by blunders ({number})</source>
        <translation>{lost} durch Patzer ({number})</translation>
    </message>
    <message>
        <source>{lost} by costly decisions ({number})</source>
        <translation>{lost} durch teure Entscheidungen ({number})</translation>
    </message>
    <message>
        <source>{lost} in small things</source>
        <translation>{lost} durch Kleinigkeiten</translation>
    </message>
    <message>
        <source>Nothing given away.</source>
        <translation>Nichts verschenkt.</translation>
    </message>
    <message>
        <source>{lost} points lost: {parts}.</source>
        <translation>{lost} Punkte verloren: {parts}.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>What the cards promised before the first was played, with all hands in view: luck.</source>
        <translation>Was die Karten versprachen, bevor die erste fiel, wenn man alle Blätter sieht: das Glück.</translation>
    </message>
    <message>
        <source>Own play</source>
        <translation>Eigenes Spiel</translation>
    </message>
    <message>
        <source>Points given away since, judged by what could be known: skill.</source>
        <translation>Seither verschenkte Punkte, gemessen an dem, was man wissen konnte: das Können.</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>What the partners gave away.</source>
        <translation>Was die Partner verschenkt haben.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>What the opponents gave away.</source>
        <translation>Was die Gegner verschenkt haben.</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Guesses that turned out well or badly, and what nobody could work out.</source>
        <translation>Was richtig oder falsch geraten war, und was sich nicht berechnen ließ.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Points of the game against the average of the table, without bock.</source>
        <translation>Spielpunkte gegenüber dem Schnitt des Tisches, ohne Bock.</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>Expected points after each decision</source>
        <translation>Erwartete Punkte nach jeder Entscheidung</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>ReviewList</name>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>By now every card is as good as any other.</source>
        <translation>Inzwischen ist jede Karte gleich gut.</translation>
    </message>
</context>
<context>
    <name>ReviewTab</name>
    <message>
        <source>The game is being reviewed.</source>
        <translation>Das Spiel wird analysiert.</translation>
    </message>
    <message>
        <source>Decisions that are judged</source>
        <translation>Beurteilte Entscheidungen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Play on from here with the better choice; it does not count</source>
        <translation>Von hier mit der besseren Wahl weiterspielen; es zählt nicht</translation>
    </message>
    <message>
        <source>Not everything has been reviewed yet.</source>
        <translation>Noch ist nicht alles analysiert.</translation>
    </message>
    <message>
        <source>Choose a decision: the table shows it, and the reason appears here.</source>
        <translation>Wähle eine Entscheidung: Der Tisch zeigt sie, und hier steht, warum.</translation>
    </message>
</context>
<context>
    <name>RuleSetChoice</name>
    <message numerus="yes">
        <source>%n difference(s) from {preset}</source>
        <translation>
            <numerusform>%n Unterschied zu {preset}</numerusform>
            <numerusform>%n Unterschiede zu {preset}</numerusform>
        </translation>
    </message>
    <message>
        <source>The same as {preset}</source>
        <translation>Genau wie {preset}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} und {}</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} oder {}</translation>
    </message>
    <message>
        <source>not {}</source>
        <translation>nicht {}</translation>
    </message>
    <message>
        <source>{} among {}</source>
        <translation>{} unter {}</translation>
    </message>
    <message>
        <source>“{}”</source>
        <translation>„{}“</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{} other than {}</source>
        <translation>{} nicht {}</translation>
    </message>
    <message>
        <source>{} above {}</source>
        <translation>{} über {}</translation>
    </message>
    <message>
        <source>Requires:</source>
        <translation>Setzt voraus:</translation>
    </message>
    <message>
        <source>default: {}</source>
        <translation>Vorgabe: {}</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Bockrunden</translation>
    </message>
    <message>
        <source>Is added</source>
        <translation>Zählt obendrauf</translation>
    </message>
    <message>
        <source>Does nothing</source>
        <translation>Bringt nichts</translation>
    </message>
    <message>
        <source>Starts the round again</source>
        <translation>Lässt die Runde neu beginnen</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Das ganze Spiel</translation>
    </message>
    <message>
        <source>All but the special points</source>
        <translation>Alles außer den Sonderpunkten</translation>
    </message>
    <message>
        <source>All but these and the point against the queens</source>
        <translation>Alles außer diesen und „gegen die Alten“</translation>
    </message>
    <message>
        <source>Nothing, points are added</source>
        <translation>Nichts, es kommen Punkte dazu</translation>
    </message>
    <message>
        <source>After certain games the next games count more.</source>
        <translation>Nach bestimmten Spielen zählen die nächsten Spiele mehr.</translation>
    </message>
    <message>
        <source>What counts more in a bock game</source>
        <translation>Was im Bockspiel mehr zählt</translation>
    </message>
    <message>
        <source>Whether the bock factor multiplies the whole game or leaves out the special points; or whether a bock game is not multiplied, but earns its winners some extra points.</source>
        <translation>Ob der Bockfaktor das ganze Spiel vervielfacht oder die Sonderpunkte auslässt; oder ob ein Bockspiel gar nicht vervielfacht wird, sondern den Gewinnern einige Punkte mehr bringt.</translation>
    </message>
    <message>
        <source>Bock factor</source>
        <translation>Bockfaktor</translation>
    </message>
    <message>
        <source>A bock game counts this many times. Usually it is twice.</source>
        <translation>So oft zählt ein Bockspiel. Üblich ist doppelt.</translation>
    </message>
    <message>
        <source>Points of a bock game</source>
        <translation>Punkte für ein Bockspiel</translation>
    </message>
    <message>
        <source>The winners of a bock game get this many points more, whatever was announced; twice as many where two bock rounds overlap. If nobody wins, nobody gets them.</source>
        <translation>So viele Punkte bekommen die Gewinner eines Bockspiels dazu, egal was angesagt war; doppelt so viele, wo sich zwei Bockrunden überschneiden. Gewinnt niemand, bekommt sie niemand.</translation>
    </message>
    <message>
        <source>Bock games</source>
        <translation>Bockspiele</translation>
    </message>
    <message>
        <source>A bock round has this many games: one for each who deals.</source>
        <translation>So viele Spiele hat eine Bockrunde: eines für jeden, der gibt.</translation>
    </message>
    <message>
        <source>A bock round for each reason</source>
        <translation>Eine Bockrunde für jeden Grund</translation>
    </message>
    <message>
        <source>If a game has several reasons for bock, each leads to a round of its own. Switched off, there is one.</source>
        <translation>Hat ein Spiel mehrere Gründe für Bock, bringt jeder eine eigene Runde. Ausgeschaltet gibt es nur eine.</translation>
    </message>
    <message>
        <source>A reason during a bock round</source>
        <translation>Ein Grund während einer Bockrunde</translation>
    </message>
    <message>
        <source>What another reason does while a bock round lasts: the factors multiply, nothing happens, or the round starts again.</source>
        <translation>Was ein weiterer Grund bewirkt, solange eine Bockrunde läuft: Die Faktoren multiplizieren sich, es geschieht nichts, oder die Runde beginnt neu.</translation>
    </message>
    <message>
        <source>Append bock rounds</source>
        <translation>Bockrunden anhängen</translation>
    </message>
    <message>
        <source>If a new bock round comes up during another, it is queued behind. Switched off, they multiply, and a game may count four times.</source>
        <translation>Kommt während einer Bockrunde eine neue dazu, wird sie hinten angehängt. Ausgeschaltet überlagern sie sich, und ein Spiel kann vierfach zählen.</translation>
    </message>
    <message>
        <source>Bock after 120 to 120</source>
        <translation>Bock nach 120 zu 120</translation>
    </message>
    <message>
        <source>When a game ends with 120 card points on each side, a bock round follows.</source>
        <translation>Endet ein Spiel mit 120 zu 120 Augen, folgt eine Bockrunde.</translation>
    </message>
    <message>
        <source>Bock after a lost solo</source>
        <translation>Bock nach verlorenem Solo</translation>
    </message>
    <message>
        <source>When a soloist loses, a bock round follows.</source>
        <translation>Verliert ein Solist, folgt eine Bockrunde.</translation>
    </message>
    <message>
        <source>Bock after a lost Re or Kontra</source>
        <translation>Bock nach verlorenem Re oder Kontra</translation>
    </message>
    <message>
        <source>When a side that said Re or Kontra does not win, a bock round follows.</source>
        <translation>Gewinnt eine Partei nicht, die Re oder Kontra gesagt hat, folgt eine Bockrunde.</translation>
    </message>
    <message>
        <source>Bock after a lost Re</source>
        <translation>Bock nach verlorenem Re</translation>
    </message>
    <message>
        <source>When Re was said and Re does not win, a bock round follows.</source>
        <translation>Wurde Re gesagt und gewinnt Re nicht, folgt eine Bockrunde.</translation>
    </message>
    <message>
        <source>Bock after a lost Kontra</source>
        <translation>Bock nach verlorenem Kontra</translation>
    </message>
    <message>
        <source>When Kontra was said and Kontra does not win, a bock round follows.</source>
        <translation>Wurde Kontra gesagt und gewinnt Kontra nicht, folgt eine Bockrunde.</translation>
    </message>
    <message>
        <source>Bock after Re and Kontra</source>
        <translation>Bock nach Re und Kontra</translation>
    </message>
    <message>
        <source>When both Re and Kontra were said in a game, a bock round follows.</source>
        <translation>Wurden in einem Spiel Re und Kontra gesagt, folgt eine Bockrunde.</translation>
    </message>
    <message>
        <source>Bock after a game worth nothing</source>
        <translation>Bock nach einem Spiel ohne Wert</translation>
    </message>
    <message>
        <source>When the points of a game come to 0, a bock round follows.</source>
        <translation>Ergeben die Punkte eines Spiels 0, folgt eine Bockrunde.</translation>
    </message>
    <message>
        <source>Bock after a solo</source>
        <translation>Bock nach einem Solo</translation>
    </message>
    <message>
        <source>After every solo, won or lost, a bock round follows; a silent marriage is one, too.</source>
        <translation>Nach jedem Solo, gewonnen oder verloren, folgt eine Bockrunde; auch nach einer stillen Hochzeit.</translation>
    </message>
    <message>
        <source>Bock after a new deal</source>
        <translation>Bock nach neuem Geben</translation>
    </message>
    <message>
        <source>When a hand is thrown in or nobody takes a poverty, a bock round follows; it uses up no bock game.</source>
        <translation>Wird ein Blatt geschmissen oder eine Armut nicht genommen, folgt eine Bockrunde; ein Bockspiel verbraucht das nicht.</translation>
    </message>
    <message>
        <source>Bock after a heart trick</source>
        <translation>Bock nach Herzstich</translation>
    </message>
    <message>
        <source>After a trick of four hearts that are not trumps a bock round follows; not in solos.</source>
        <translation>Nach einem Stich aus vier Herzkarten, die kein Trumpf sind, folgt eine Bockrunde; nicht in Soli.</translation>
    </message>
    <message>
        <source>Bock after a black game</source>
        <translation>Bock nach schwarzem Spiel</translation>
    </message>
    <message>
        <source>When a side does not get a single trick, a bock round follows.</source>
        <translation>Bekommt eine Partei keinen einzigen Stich, folgt eine Bockrunde.</translation>
    </message>
    <message>
        <source>Bock after four wins in a row</source>
        <translation>Bock nach vier Siegen in Folge</translation>
    </message>
    <message>
        <source>When Re, or Kontra, wins four games of two against two in a row, a bock round follows and the row starts again. A game played alone, or a new deal, does not end the row; a game that nobody wins does.</source>
        <translation>Gewinnt Re oder Kontra vier Spiele zwei gegen zwei in Folge, kommt eine Bockrunde, und die Folge beginnt neu. Ein Spiel, das einer allein spielt, oder neues Geben unterbricht sie nicht, ein Spiel ohne Gewinner schon.</translation>
    </message>
    <message>
        <source>Cards in the hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>Karten auf dem Tisch</translation>
    </message>
    <message>
        <source>Only after Re or Kontra</source>
        <translation>Nur nach Re oder Kontra</translation>
    </message>
    <message>
        <source>While what is skipped is still allowed</source>
        <translation>Solange das Übersprungene noch erlaubt ist</translation>
    </message>
    <message>
        <source>At any time up to its own limit</source>
        <translation>Jederzeit bis zur eigenen Frist</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Only the player with the marriage</source>
        <translation>Nur der Hochzeiter</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>No 90</source>
        <translation>Keine 90</translation>
    </message>
    <message>
        <source>No 60</source>
        <translation>Keine 60</translation>
    </message>
    <message>
        <source>No 30</source>
        <translation>Keine 30</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>A solo</source>
        <translation>Ein Solo</translation>
    </message>
    <message>
        <source>A marriage</source>
        <translation>Eine Hochzeit</translation>
    </message>
    <message>
        <source>A poverty</source>
        <translation>Eine Armut</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Only after a rich first trick</source>
        <translation>Nur nach reichem ersten Stich</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Whoever announces just knocks on the table and does not give away a side. Everyone may knock, even both partners, and each knock counts like a Re or Kontra.</source>
        <translation>Wer ansagt, klopft nur auf den Tisch und verrät seine Partei nicht. Jeder darf für sich klopfen, auch beide Partner, und jedes Klopfen zählt wie ein Re oder Kontra.</translation>
    </message>
    <message>
        <source>Permitted denials</source>
        <translation>Erlaubte Absagen</translation>
    </message>
    <message>
        <source>What may be announced beyond Re and Kontra. What is not allowed can be skipped.</source>
        <translation>Was man über Re und Kontra hinaus ansagen darf. Was nicht erlaubt ist, wird übersprungen.</translation>
    </message>
    <message>
        <source>What counts as announced</source>
        <translation>Was als angesagt gilt</translation>
    </message>
    <message>
        <source>Playing this counts as saying Re; announcing swines of any kind counts as Re or Kontra and shows the side. The others may reply; there is no bonus for announcing early. Anyone still waiting for the partner of a marriage says nothing with swines.</source>
        <translation>Wer das spielt, hat damit Re gesagt; wer Schweine ansagt, gleich welche, Re oder Kontra, und zeigt seine Partei. Die anderen dürfen antworten; einen Punkt für frühes Ansagen gibt es nicht. Wessen Partei in einer Hochzeit noch offen ist, sagt mit Schweinen nichts.</translation>
    </message>
    <message>
        <source>Limits are counted by</source>
        <translation>Fristen zählen nach</translation>
    </message>
    <message>
        <source>Whether each player counts the cards still in hand, or all count the cards that lie on the table.</source>
        <translation>Ob jeder seine eigenen Handkarten zählt oder alle die Karten, die schon auf den Tisch gefallen sind.</translation>
    </message>
    <message>
        <source>Limit for Re and Kontra</source>
        <translation>Frist für Re und Kontra</translation>
    </message>
    <message>
        <source>You must still hold at least this many cards to say Re or Kontra. With 11 you can until you play your second card.</source>
        <translation>So viele Karten musst du für Re oder Kontra mindestens noch auf der Hand haben. Bei 11 geht es, bis du deine zweite Karte spielst.</translation>
    </message>
    <message>
        <source>Kontra has a limit of its own</source>
        <translation>Eigene Frist für Kontra</translation>
    </message>
    <message>
        <source>Kontra may be said for a longer or a shorter time than Re.</source>
        <translation>Kontra darf länger oder kürzer angesagt werden als Re.</translation>
    </message>
    <message>
        <source>Limit for Kontra</source>
        <translation>Frist für Kontra</translation>
    </message>
    <message>
        <source>You must still hold at least this many cards to say Kontra.</source>
        <translation>So viele Karten musst du für Kontra mindestens noch auf der Hand haben.</translation>
    </message>
    <message>
        <source>Limit for Kontra by cards on the table</source>
        <translation>Frist für Kontra nach Karten auf dem Tisch</translation>
    </message>
    <message>
        <source>Until this card of the whole game has been played you may say Kontra.</source>
        <translation>Bis diese Karte des ganzen Spiels gefallen ist, darfst du Kontra sagen.</translation>
    </message>
    <message>
        <source>Limit for no 90</source>
        <translation>Frist für keine 90</translation>
    </message>
    <message>
        <source>You must still hold at least this many cards to say “no 90”.</source>
        <translation>So viele Karten musst du für „keine 90“ mindestens noch auf der Hand haben.</translation>
    </message>
    <message>
        <source>Limit for no 60</source>
        <translation>Frist für keine 60</translation>
    </message>
    <message>
        <source>You must still hold at least this many cards to say “no 60”.</source>
        <translation>So viele Karten musst du für „keine 60“ mindestens noch auf der Hand haben.</translation>
    </message>
    <message>
        <source>Limit for no 30</source>
        <translation>Frist für keine 30</translation>
    </message>
    <message>
        <source>You must still hold at least this many cards to say “no 30”.</source>
        <translation>So viele Karten musst du für „keine 30“ mindestens noch auf der Hand haben.</translation>
    </message>
    <message>
        <source>Limit for black</source>
        <translation>Frist für schwarz</translation>
    </message>
    <message>
        <source>You must still hold at least this many cards to say “black”.</source>
        <translation>So viele Karten musst du für „schwarz“ mindestens noch auf der Hand haben.</translation>
    </message>
    <message>
        <source>Last chance to announce</source>
        <translation>Letzte Ansagemöglichkeit</translation>
    </message>
    <message>
        <source>Once fewer tricks than this are still to be finished, nobody may announce anything any more, no reply either, nor after a late marriage.</source>
        <translation>Stehen mit dem laufenden weniger Stiche als diese Zahl noch aus, darf niemand mehr etwas ansagen, auch keine Erwiderung und auch nicht nach einer späten Hochzeit.</translation>
    </message>
    <message>
        <source>Limits until the trick is full</source>
        <translation>Frist bis zum vollen Stich</translation>
    </message>
    <message>
        <source>The limits are the same for all, up to the end of the trick: a card already on the table still counts as held until the next trick is led.</source>
        <translation>Die Fristen gelten für alle gleich, bis zum Ende des Stichs: Eine Karte, die schon auf dem Tisch liegt, gilt noch als Handkarte, bis der nächste Stich angespielt wird.</translation>
    </message>
    <message>
        <source>Limits by cards on the table</source>
        <translation>Fristen nach Karten auf dem Tisch</translation>
    </message>
    <message>
        <source>Until this card of the whole game has been played you may say something: for Re and Kontra, no 90, no 60, no 30 and black, in this order.</source>
        <translation>Bis diese Karte des ganzen Spiels gefallen ist, darfst du etwas sagen: der Reihe nach für Re und Kontra, keine 90, keine 60, keine 30 und schwarz.</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Erwiderungen</translation>
    </message>
    <message>
        <source>You may answer an announcement of the other side with Re or Kontra even when the time for that is already over.</source>
        <translation>Eine Ansage der Gegner darfst du auch dann noch mit Re oder Kontra erwidern, wenn die Frist dafür schon vorbei ist.</translation>
    </message>
    <message>
        <source>More time for a reply</source>
        <translation>Mehr Zeit für die Erwiderung</translation>
    </message>
    <message>
        <source>A reply may come this many cards after the limit of what it answers, counted like the limits: in the hand or on the table. One round on the table is four cards.</source>
        <translation>So viele Karten nach der Frist der Ansage darf sie noch erwidert werden, gezählt wie die Fristen: auf der Hand oder auf dem Tisch. Eine Runde auf dem Tisch sind vier Karten.</translation>
    </message>
    <message>
        <source>Denials after a reply</source>
        <translation>Absagen nach einer Erwiderung</translation>
    </message>
    <message>
        <source>Whoever has replied with Re or Kontra, or whose partner has, may go on with “no 90” and so on as long as the time for that is not over. Switched off, a side that has replied says nothing more.</source>
        <translation>Wer mit Re oder Kontra erwidert hat, und ebenso der Partner, darf weiter „keine 90“ und mehr ansagen, solange die Zeit dafür reicht. Ausgeschaltet sagt eine Partei nach ihrer Erwiderung nichts mehr.</translation>
    </message>
    <message>
        <source>Denials without Re or Kontra</source>
        <translation>Absagen ohne Re oder Kontra</translation>
    </message>
    <message>
        <source>Whether you may say “no 90” or more although your side has not said Re or Kontra before. What you skip counts as said.</source>
        <translation>Ob du „keine 90“ und mehr auch sagen darfst, ohne dass deine Partei vorher Re oder Kontra gesagt hat. Was du überspringst, gilt als mitgesagt.</translation>
    </message>
    <message>
        <source>Strict announcements</source>
        <translation>Strenge Ansagen</translation>
    </message>
    <message>
        <source>Re and Kontra are binding like a denial: a side that announces must reach 121 card points or does not win. Replies set a target of their own, too.</source>
        <translation>Re und Kontra verpflichten wie eine Absage: Wer ansagt, muss mit seiner Partei 121 Augen schaffen, sonst gewinnt sie nicht. Auch Erwiderungen setzen ein eigenes Ziel.</translation>
    </message>
    <message>
        <source>Announcing before a marriage is cleared</source>
        <translation>Ansagen vor der Klärung der Hochzeit</translation>
    </message>
    <message>
        <source>In a marriage, too, announcements may be made before the partner is found.</source>
        <translation>Auch bei einer Hochzeit darf schon angesagt werden, bevor der Partner gefunden ist.</translation>
    </message>
    <message>
        <source>Who may announce before the clearing</source>
        <translation>Wer vor der Klärung ansagen darf</translation>
    </message>
    <message>
        <source>Who may announce while a marriage is open. The others do not know their side yet and say Kontra: if such a player becomes the partner, it counts as Re, and as no 90 if Re was said already.</source>
        <translation>Wer bei offener Hochzeit ansagen darf. Die Übrigen kennen ihre Partei noch nicht und sagen Kontra: Wird so jemand der Partner, gilt es als Re, und hat der Hochzeiter schon Re gesagt, als keine 90.</translation>
    </message>
    <message>
        <source>A marriage moves the limits</source>
        <translation>Hochzeit verschiebt die Fristen</translation>
    </message>
    <message>
        <source>If the marriage finds its partner only in the second or third trick, all limits move back by one or two tricks, and so on.</source>
        <translation>Findet die Hochzeit ihren Partner erst im zweiten oder dritten Stich, verschieben sich alle Fristen um einen oder zwei Stiche nach hinten, und so weiter.</translation>
    </message>
    <message>
        <source>Forced announcement after a rich first trick</source>
        <translation>Pflichtansage nach reichem ersten Stich</translation>
    </message>
    <message>
        <source>Whoever wins a first trick of many card points must announce: Re or Kontra, or the next level of their own side.</source>
        <translation>Wer einen ersten Stich mit vielen Augen macht, muss ansagen: Re oder Kontra, oder die nächste Stufe der eigenen Partei.</translation>
    </message>
    <message>
        <source>Card points of a rich first trick</source>
        <translation>Augen eines reichen ersten Stichs</translation>
    </message>
    <message>
        <source>A first trick of at least this many card points forces its winner to announce.</source>
        <translation>Ein erster Stich mit mindestens so vielen Augen verpflichtet den, der ihn macht, zur Ansage.</translation>
    </message>
    <message>
        <source>Forced after a rich second trick, too</source>
        <translation>Auch nach reichem zweiten Stich</translation>
    </message>
    <message>
        <source>Whether the second trick forces its winner as well, if it has as many card points: in any case, or only after a first trick that was rich, too.</source>
        <translation>Ob auch ein zweiter Stich mit so vielen Augen zur Ansage zwingt: in jedem Fall oder nur, wenn schon der erste reich war.</translation>
    </message>
    <message>
        <source>Forced even after the limit</source>
        <translation>Pflichtansage auch nach der Frist</translation>
    </message>
    <message>
        <source>Whoever has to announce does so even when the time for it is over. Switched off, there is no duty then.</source>
        <translation>Wer ansagen muss, sagt auch dann an, wenn die Zeit dafür vorbei ist. Ausgeschaltet entfällt die Pflicht dann.</translation>
    </message>
    <message>
        <source>Forced only while nobody has announced</source>
        <translation>Pflichtansage nur als erste Ansage</translation>
    </message>
    <message>
        <source>The duty exists only if nobody has announced anything in this game yet.</source>
        <translation>Die Pflicht besteht nur, wenn in diesem Spiel noch niemand etwas angesagt hat.</translation>
    </message>
    <message>
        <source>Forced only Re or Kontra</source>
        <translation>Pflichtansage nur Re oder Kontra</translation>
    </message>
    <message>
        <source>The duty is only to say Re or Kontra, never a denial such as no 90.</source>
        <translation>Man ist nur zu Re oder Kontra verpflichtet, nie zu einer Absage wie keine 90.</translation>
    </message>
    <message>
        <source>Forced in a marriage, too</source>
        <translation>Pflichtansage auch in der Hochzeit</translation>
    </message>
    <message>
        <source>The duty also applies in a marriage, if that very trick found the partner.</source>
        <translation>Die Pflicht gilt auch in einer Hochzeit, wenn eben dieser Stich den Partner gefunden hat.</translation>
    </message>
    <message>
        <source>With nines</source>
        <translation>Mit Neunen</translation>
    </message>
    <message>
        <source>With nines there are 48 cards and twelve tricks, without them 40 cards and ten tricks. When you change this, the limits of the announcements move along by two cards.</source>
        <translation>Mit Neunen sind es 48 Karten und zwölf Stiche, ohne Neunen 40 Karten und zehn Stiche. Wenn du das änderst, wandern die Fristen der Ansagen um zwei Karten mit.</translation>
    </message>
    <message>
        <source>Tens of hearts are dullen</source>
        <translation>Herz-Zehnen sind Dullen</translation>
    </message>
    <message>
        <source>Both tens of hearts are trumps and beat even the queens of clubs, in the suit solos too. Otherwise they are plain hearts.</source>
        <translation>Die beiden Herz-Zehnen sind Trumpf und stechen sogar die Kreuz-Damen, auch in den Farbsoli. Sonst sind sie gewöhnliche Herzkarten.</translation>
    </message>
    <message>
        <source>Second dulle beats the first</source>
        <translation>Zweite Dulle sticht die erste</translation>
    </message>
    <message>
        <source>If both dullen are in one trick, the one played later wins. Switched off, the first one wins, as with any two equal cards.</source>
        <translation>Liegen beide Dullen in einem Stich, gewinnt die zuletzt gespielte. Ausgeschaltet gewinnt die erste, wie sonst bei gleichen Karten.</translation>
    </message>
    <message>
        <source>The other way round in the last trick</source>
        <translation>Im letzten Stich umgekehrt</translation>
    </message>
    <message>
        <source>In the last trick it is the other way round for two dullen: if the second usually beats the first, there the first one wins.</source>
        <translation>Im letzten Stich gilt für zwei Dullen das Gegenteil: Sticht sonst die zweite die erste, so gewinnt dort die erste.</translation>
    </message>
    <message>
        <source>After swines the first dulle wins</source>
        <translation>Nach Schweinen sticht die erste Dulle</translation>
    </message>
    <message>
        <source>As soon as swines have been announced, the first of two dullen in one trick wins again.</source>
        <translation>Sobald jemand Schweine angesagt hat, gewinnt von zwei Dullen in einem Stich wieder die erste.</translation>
    </message>
    <message>
        <source>Second Charlie beats the first</source>
        <translation>Zweites Karlchen sticht das erste</translation>
    </message>
    <message>
        <source>If both jacks of clubs are in one trick as trumps, the one played later beats the other; in every trick and in every game in which they are trumps.</source>
        <translation>Liegen beide Kreuz-Buben als Trümpfe in einem Stich, sticht der spätere den früheren; in jedem Stich und jedem Spiel, in dem sie Trumpf sind.</translation>
    </message>
    <message>
        <source>King of trumps above the ten</source>
        <translation>Trumpf-König über der Zehn</translation>
    </message>
    <message>
        <source>In the order of trumps the kings of diamonds rank above the tens of diamonds, and in a suit solo the kings of its suit above its tens. Plain suits stay as they are.</source>
        <translation>In der Trumpffolge stehen die Karo-Könige über den Karo-Zehnen, im Farbsolo die Könige der Trumpffarbe über ihren Zehnen. In den Fehlfarben ändert sich nichts.</translation>
    </message>
    <message>
        <source>Heidmann</source>
        <translation>Heidmann</translation>
    </message>
    <message>
        <source>Whoever holds both jacks of spades may announce a Heidmann when playing the first: from then on the jacks rank above the queens, below the dullen and swines. Not in solos that were called, nor in a poverty.</source>
        <translation>Wer beide Pik-Buben hat, darf beim Spielen des ersten „Heidmann“ ansagen: Von da an stehen die Buben über den Damen, aber unter Dullen und Schweinen. Nicht in angesagten Soli und nicht in der Armut.</translation>
    </message>
    <message>
        <source>The denials, but not Re and Kontra</source>
        <translation>Die Absagen, nicht aber Re und Kontra</translation>
    </message>
    <message>
        <source>Both kings of diamonds</source>
        <translation>Beide Karo-Könige</translation>
    </message>
    <message>
        <source>Both queens of hearts</source>
        <translation>Beide Herz-Damen</translation>
    </message>
    <message>
        <source>A marriage is cleared up to trick</source>
        <translation>Hochzeit: letzter Klärungsstich</translation>
    </message>
    <message>
        <source>Up to this trick a marriage can find its partner. After that the player with both queens of clubs goes on alone.</source>
        <translation>Bis zu diesem Stich kann bei einer Hochzeit ein Partner gefunden werden. Danach spielt, wer beide Kreuz-Damen hat, allein weiter.</translation>
    </message>
    <message>
        <source>Marriage: first trick of another</source>
        <translation>Hochzeit: erster Fremder</translation>
    </message>
    <message>
        <source>A marriage may be declared like this: the first of the others to take a trick becomes the partner.</source>
        <translation>Bei der Hochzeit darf man wählen: Wer als Erster von den anderen einen Stich macht, wird Partner.</translation>
    </message>
    <message>
        <source>Marriage: first trump trick of another</source>
        <translation>Hochzeit: erster fremder Trumpfstich</translation>
    </message>
    <message>
        <source>A marriage may be declared like this: the first of the others to take a trick led with a trump becomes the partner.</source>
        <translation>Bei der Hochzeit darf man wählen: Wer von den anderen als Erster einen mit Trumpf angespielten Stich macht, wird Partner.</translation>
    </message>
    <message>
        <source>Marriage: first suit trick of another</source>
        <translation>Hochzeit: erster fremder Farbstich</translation>
    </message>
    <message>
        <source>A marriage may be declared like this: the first of the others to take a trick led with a plain suit becomes the partner.</source>
        <translation>Bei der Hochzeit darf man wählen: Wer von den anderen als Erster einen mit einer Fehlfarbe angespielten Stich macht, wird Partner.</translation>
    </message>
    <message>
        <source>Marriage: first trick of one suit</source>
        <translation>Hochzeit: erster Stich einer bestimmten Farbe</translation>
    </message>
    <message>
        <source>A marriage may be declared with clubs, spades or hearts: the first of the others to take a trick led with that suit becomes the partner.</source>
        <translation>Bei der Hochzeit darf man eine Farbe nennen, Kreuz, Pik oder Herz: Wer von den anderen als Erster einen Stich macht, der mit ihr angespielt wurde, wird Partner.</translation>
    </message>
    <message>
        <source>Marriage: free conditions</source>
        <translation>Hochzeit: freie Bedingungen</translation>
    </message>
    <message>
        <source>The second suit trick of another, the second trump trick and the like may be named, too, as long as the marriage is cleared in time.</source>
        <translation>Auch der zweite fremde Farbstich, der zweite fremde Trumpfstich und Ähnliches darf genannt werden, solange die Hochzeit rechtzeitig geklärt wird.</translation>
    </message>
    <message>
        <source>The first fitting trick decides in any case</source>
        <translation>Erster passender Stich entscheidet immer</translation>
    </message>
    <message>
        <source>If the player with the marriage wins the first fitting trick, that player stays alone. Otherwise somebody else&apos;s first fitting trick decides.</source>
        <translation>Gewinnt der Hochzeiter selbst den ersten passenden Stich, bleibt er allein. Ausgeschaltet wartet man auf den ersten passenden Stich eines anderen.</translation>
    </message>
    <message>
        <source>Special points before the clearing stay</source>
        <translation>Sonderpunkte vor der Klärung bleiben</translation>
    </message>
    <message>
        <source>If a marriage finds no partner, the special points of the first tricks count all the same. Switched off, there are none then, as in a solo.</source>
        <translation>Findet eine Hochzeit keinen Partner, zählen die Sonderpunkte der ersten Stiche trotzdem. Ausgeschaltet gibt es dann, wie im Solo, gar keine.</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>Whoever has both kings of diamonds may choose a new partner when playing the first: these two are Re then. Not in a solo or a poverty.</source>
        <translation>Wer beide Karo-Könige hat, darf sich beim Ausspielen des ersten einen neuen Partner suchen: Diese beiden sind dann Re. Nicht in Solo oder Armut.</translation>
    </message>
    <message>
        <source>Cards of the Genscher</source>
        <translation>Karten für Genscher</translation>
    </message>
    <message>
        <source>Of which card you need both, and choose with the first of them.</source>
        <translation>Von welcher Karte du beide brauchst; mit der ersten wählst du.</translation>
    </message>
    <message>
        <source>Counter-Genscher</source>
        <translation>Gegengenscher</translation>
    </message>
    <message>
        <source>After a Genscher somebody else may choose again in the same way, once: with both queens of hearts, or with both kings of diamonds where the Genscher is on the queens.</source>
        <translation>Nach einem Genscher darf jemand anders genauso noch einmal neu wählen: mit beiden Herz-Damen, oder mit beiden Karo-Königen, wenn Genscher auf die Damen geht.</translation>
    </message>
    <message>
        <source>Genscher only at the end</source>
        <translation>Genscher nur am Ende</translation>
    </message>
    <message>
        <source>A partner is chosen only by who still holds both cards for it in the last two tricks.</source>
        <translation>Einen neuen Partner wählt nur, wer in den letzten beiden Stichen noch beide Karten dafür hat.</translation>
    </message>
    <message>
        <source>What lapses with a Genscher</source>
        <translation>Was beim Genscher verfällt</translation>
    </message>
    <message>
        <source>What becomes of the announcements when somebody chooses a new partner; what stays goes with the player who said it.</source>
        <translation>Was aus den Ansagen wird, wenn sich jemand einen neuen Partner sucht; was bleibt, geht mit dem mit, der es gesagt hat.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Swines</source>
        <translation>Schweine</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Vorbehalte</translation>
    </message>
    <message>
        <source>Throwing in</source>
        <translation>Schmeißen</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Armut</translation>
    </message>
    <message>
        <source>Marriage and Genscher</source>
        <translation>Hochzeit und Genscher</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Special points</source>
        <translation>Sonderpunkte</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Clockwise from the left</source>
        <translation>Reihum von links</translation>
    </message>
    <message>
        <source>The one chosen by the poor player</source>
        <translation>Wen der Arme aussucht</translation>
    </message>
    <message>
        <source>The one sitting opposite</source>
        <translation>Wer gegenübersitzt</translation>
    </message>
    <message>
        <source>The number of trumps</source>
        <translation>Die Zahl der Trümpfe</translation>
    </message>
    <message>
        <source>Whether there are trumps</source>
        <translation>Ob Trümpfe dabei sind</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>The cards, shown openly</source>
        <translation>Die Karten, offen gezeigt</translation>
    </message>
    <message>
        <source>The trumps, shown openly</source>
        <translation>Die Trümpfe, offen gezeigt</translation>
    </message>
    <message>
        <source>That of whoever was asked first counts</source>
        <translation>Die des zuerst Gefragten gilt</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>Play a normal game</source>
        <translation>Normal spielen</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Whoever has hardly any trumps may declare a poverty.</source>
        <translation>Wer kaum Trümpfe hat, darf eine Armut melden.</translation>
    </message>
    <message>
        <source>Trumps in a poverty</source>
        <translation>Trümpfe bei Armut</translation>
    </message>
    <message>
        <source>With at most this many trumps you may declare a poverty.</source>
        <translation>Mit höchstens so vielen Trümpfen darfst du eine Armut melden.</translation>
    </message>
    <message>
        <source>One more trump with a nine of diamonds</source>
        <translation>Ein Trumpf mehr mit einer Karo-Neun</translation>
    </message>
    <message>
        <source>With one trump more you may declare a poverty, too, if a nine of diamonds is among your trumps.</source>
        <translation>Auch mit einem Trumpf mehr darfst du eine Armut melden, wenn eine Karo-Neun dabei ist.</translation>
    </message>
    <message>
        <source>Passing on a poverty</source>
        <translation>Armut schieben</translation>
    </message>
    <message>
        <source>The poor player passes on the trumps, face down. Whoever takes them gives back as many cards and plays Re with the poor player. Switched off, a poverty means a new deal.</source>
        <translation>Der Arme schiebt seine Trümpfe verdeckt. Wer sie nimmt, gibt ebenso viele Karten zurück und spielt mit ihm zusammen Re. Ausgeschaltet wird bei Armut neu gegeben.</translation>
    </message>
    <message>
        <source>Pass on trumps only</source>
        <translation>Nur Trümpfe schieben</translation>
    </message>
    <message>
        <source>Exactly the trumps are passed on, so with two trumps two cards. Switched off, it is always three cards, all trumps among them.</source>
        <translation>Es werden genau die Trümpfe geschoben, mit zwei Trümpfen also zwei Karten. Ausgeschaltet sind es immer drei Karten, alle Trümpfe darunter.</translation>
    </message>
    <message>
        <source>Foxes do not count</source>
        <translation>Füchse zählen nicht mit</translation>
    </message>
    <message>
        <source>Foxes are overlooked when the trumps of a poverty are counted: three trumps and a fox are still a poverty.</source>
        <translation>Füchse werden beim Zählen der Trümpfe für eine Armut übersehen: Mit drei Trümpfen und einem Fuchs dazu ist es noch eine Armut.</translation>
    </message>
    <message>
        <source>Pass on foxes on top</source>
        <translation>Füchse zusätzlich schieben</translation>
    </message>
    <message>
        <source>The foxes are laid on top of the three cards; as many more cards are given back.</source>
        <translation>Zu den drei Karten werden die Füchse noch dazugelegt; entsprechend mehr Karten kommen zurück.</translation>
    </message>
    <message>
        <source>Pass on foxes openly</source>
        <translation>Füchse offen schieben</translation>
    </message>
    <message>
        <source>Everybody at the table sees the foxes that are passed on. The other cards stay hidden.</source>
        <translation>Geschobene Füchse sehen alle am Tisch. Die übrigen Karten bleiben verdeckt.</translation>
    </message>
    <message>
        <source>To whom a poverty is offered</source>
        <translation>Wem die Armut angeboten wird</translation>
    </message>
    <message>
        <source>Whom the poor player asks first. If that player refuses, it goes on clockwise from there.</source>
        <translation>Wen der Arme zuerst fragt. Lehnt der ab, geht es von dort im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>What the table learns when cards go back</source>
        <translation>Auskunft beim Zurückgeben</translation>
    </message>
    <message>
        <source>What everybody learns about the cards that the poor player gets back.</source>
        <translation>Was alle über die Karten erfahren, die der Arme zurückbekommt.</translation>
    </message>
    <message>
        <source>Two poverties at once</source>
        <translation>Zwei Armuten zugleich</translation>
    </message>
    <message>
        <source>What happens when two players declare a poverty and nothing goes before it. With the first one the other player has a normal hand.</source>
        <translation>Was geschieht, wenn zwei Spieler eine Armut melden und nichts davor geht. Gilt nur die erste, so hat der andere ein gewöhnliches Blatt.</translation>
    </message>
    <message>
        <source>Nobody takes the poverty</source>
        <translation>Niemand nimmt die Armut</translation>
    </message>
    <message>
        <source>What happens when all three refuse the cards. Ramsch: everybody plays alone, trumps as ever, and whoever takes the most card points pays each of the others one point; so do all who tie for it.</source>
        <translation>Was geschieht, wenn alle drei die Karten ablehnen. Ramsch: Jeder spielt für sich, Trumpf wie immer, und wer die meisten Augen macht, zahlt jedem anderen einen Punkt; bei Gleichstand alle, die gleichauf liegen.</translation>
    </message>
    <message>
        <source>FreeDoko</source>
        <translation>FreeDoko</translation>
    </message>
    <message>
        <source>What FreeDoko plays by default: with swines, poverty, Genscher, all solos and bock rounds.</source>
        <translation>Wie FreeDoko von Haus aus spielt: mit Schweinen, Armut, Genscher, allen Soli und Bockrunden.</translation>
    </message>
    <message>
        <source>DDV tournament</source>
        <translation>DDV-Turnier</translation>
    </message>
    <message>
        <source>The tournament rules of the German Doppelkopf association: 24 games, four of them duty solos.</source>
        <translation>Die Turnierregeln des Deutschen Doppelkopf-Verbandes: 24 Spiele, davon vier Pflichtsoli.</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>Zum Lernen</translation>
    </message>
    <message>
        <source>The bare necessities for first evenings: no solos, no dullen, no swines, hardly any special points.</source>
        <translation>Das Nötigste für die ersten Abende: keine Soli, keine Dullen, keine Schweine, kaum Sonderpunkte.</translation>
    </message>
    <message>
        <source>doko.wtf</source>
        <translation>doko.wtf</translation>
    </message>
    <message>
        <source>“Das Regelwerk”: Re and Kontra double, a denial counts two, hyperswines, nearly all solos.</source>
        <translation>„Das Regelwerk“: Re und Kontra verdoppeln, jede Absage zählt zwei, Hyperschweine, fast alle Soli.</translation>
    </message>
    <message>
        <source>Mittwochsregeln</source>
        <translation>Mittwochsregeln</translation>
    </message>
    <message>
        <source>Without nines: bidding for solos, denials at any time, Re and Kontra double everything.</source>
        <translation>Ohne Neunen: Soli werden gereizt, Absagen jederzeit, Re und Kontra verdoppeln alles.</translation>
    </message>
    <message>
        <source>Kitchen table</source>
        <translation>Küchentisch</translation>
    </message>
    <message>
        <source>What most tables play: swines, poverty and all common solos, Re and Kontra two points each, no bock.</source>
        <translation>Wie an den meisten Tischen: Schweine, Armut und alle üblichen Soli, Re und Kontra zwei Punkte, kein Bock.</translation>
    </message>
    <message>
        <source>FreeDoko manual</source>
        <translation>FreeDoko-Handbuch</translation>
    </message>
    <message>
        <source>As FreeDoko&apos;s manual says: Re and Kontra two points each, every denial passed counts, neither forced announcement nor bock, a voluntary solo is led from the dealer&apos;s left and moves the deal on, a marriage played alone has no special points.</source>
        <translation>Nach FreeDokos Handbuch: Re und Kontra je zwei Punkte, jede überbotene Absage zählt, weder Pflichtansage noch Bock, beim Lustsolo spielt auf, wer links vom Geber sitzt, und der Nächste gibt, eine Hochzeit ohne Partner hat keine Sonderpunkte.</translation>
    </message>
    <message>
        <source>Duty solo</source>
        <translation>Pflichtsolo</translation>
    </message>
    <message>
        <source>Voluntary solo</source>
        <translation>Lustsolo</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Until the next has spoken</source>
        <translation>Bis der Nächste gesprochen hat</translation>
    </message>
    <message>
        <source>Until the first lead</source>
        <translation>Bis zum ersten Ausspielen</translation>
    </message>
    <message>
        <source>Ask everybody for reservations</source>
        <translation>Reihum nach Vorbehalten fragen</translation>
    </message>
    <message>
        <source>Before the game each player in turn says “healthy” or “reservation”. Switched off, only those speak who have something special.</source>
        <translation>Vor dem Spiel sagt jeder reihum „gesund“ oder „Vorbehalt“. Ausgeschaltet meldet sich nur, wer etwas Besonderes hat.</translation>
    </message>
    <message>
        <source>Order of reservations</source>
        <translation>Rangfolge der Vorbehalte</translation>
    </message>
    <message>
        <source>If several players have a reservation, the one higher up counts; among equals, the one asked first. Two further rules may still put throwing in before a solo, and a marriage before a poverty.</source>
        <translation>Haben mehrere einen Vorbehalt, gilt der weiter oben stehende; sind es gleiche, gilt, wer zuerst gefragt wurde. Zwei weitere Regeln können noch Schmeißen vor ein Solo und eine Hochzeit vor eine Armut rücken.</translation>
    </message>
    <message>
        <source>A duty solo goes before a voluntary solo</source>
        <translation>Pflichtsolo geht vor Lustsolo</translation>
    </message>
    <message>
        <source>A player who still owes a duty solo goes before somebody&apos;s voluntary solo. Switched off, the order of seats decides among all solos.</source>
        <translation>Wer noch ein Pflichtsolo schuldig ist, hat mit seinem Solo Vorrang vor einem Lustsolo. Ausgeschaltet entscheidet unter allen Soli die Sitzreihenfolge.</translation>
    </message>
    <message>
        <source>Throwing in goes before a solo</source>
        <translation>Schmeißen geht vor Solo</translation>
    </message>
    <message>
        <source>Whoever may throw in the hand can even prevent a solo with it. Switched off, the solo goes first.</source>
        <translation>Wer sein Blatt schmeißen darf, kann damit auch ein Solo verhindern. Ausgeschaltet geht das Solo vor.</translation>
    </message>
    <message>
        <source>A marriage goes before a poverty</source>
        <translation>Hochzeit geht vor Armut</translation>
    </message>
    <message>
        <source>If one player has a marriage and another a poverty, the marriage is played. Usually it is the other way round.</source>
        <translation>Meldet einer eine Hochzeit und ein anderer eine Armut, wird die Hochzeit gespielt. Üblich ist es umgekehrt.</translation>
    </message>
    <message>
        <source>Changing a reservation</source>
        <translation>Vorbehalt ändern</translation>
    </message>
    <message>
        <source>Whether you may still withdraw or raise a reservation, once, from a marriage to a solo for instance.</source>
        <translation>Ob man einen Vorbehalt noch einmal zurückziehen oder erhöhen darf, zum Beispiel von einer Hochzeit zu einem Solo.</translation>
    </message>
    <message>
        <source>Only plus</source>
        <translation>Nur Plus</translation>
    </message>
    <message>
        <source>Only minus</source>
        <translation>Nur Minus</translation>
    </message>
    <message>
        <source>Plus and minus</source>
        <translation>Plus und Minus</translation>
    </message>
    <message>
        <source>Basic value and denials</source>
        <translation>Grundwert und Absagen</translation>
    </message>
    <message>
        <source>Against the queens, too</source>
        <translation>Auch gegen die Alten</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Only for the highest denial</source>
        <translation>Nur für die höchste Absage</translation>
    </message>
    <message>
        <source>For every level</source>
        <translation>Für jede Stufe</translation>
    </message>
    <message>
        <source>Only what was reached</source>
        <translation>Nur was erreicht wurde</translation>
    </message>
    <message>
        <source>What was promised, too</source>
        <translation>Auch was versprochen war</translation>
    </message>
    <message>
        <source>In games of two against two</source>
        <translation>Im Spiel zwei gegen zwei</translation>
    </message>
    <message>
        <source>In solos, too</source>
        <translation>Auch im Solo</translation>
    </message>
    <message>
        <source>Way of counting</source>
        <translation>Zählweise</translation>
    </message>
    <message>
        <source>Who scores at the end. With “plus and minus” each line adds up to zero, and a soloist gets or pays three times.</source>
        <translation>Wer am Ende etwas aufschreibt. Bei „Plus und Minus“ ergibt jede Zeile null, und ein Solist bekommt oder zahlt dreifach.</translation>
    </message>
    <message>
        <source>Check the line totals</source>
        <translation>Zeilensummen prüfen</translation>
    </message>
    <message>
        <source>Below the list it is checked that each line adds up to zero and that all four totals are even, or all odd.</source>
        <translation>Unter der Liste wird geprüft, ob jede Zeile null ergibt und ob alle vier Stände gerade oder alle ungerade sind.</translation>
    </message>
    <message>
        <source>Re and Kontra double</source>
        <translation>Re und Kontra verdoppeln</translation>
    </message>
    <message>
        <source>Re and Kontra each double the points, so both together make four times. Switched off, each adds a fixed number of points.</source>
        <translation>Re und Kontra verdoppeln die Punkte, beide zusammen vervierfachen sie also. Ausgeschaltet kommen für jede der beiden Ansagen feste Punkte dazu.</translation>
    </message>
    <message>
        <source>What Re and Kontra double</source>
        <translation>Was Re und Kontra verdoppeln</translation>
    </message>
    <message>
        <source>Whether only the basic value with the denials is doubled, or also the point against the queens, or everything with all special points.</source>
        <translation>Ob nur der Grundwert mit den Absagen verdoppelt wird, auch der Punkt gegen die Alten, oder alles einschließlich der Sonderpunkte.</translation>
    </message>
    <message>
        <source>Against the queens is doubled, too</source>
        <translation>Gegen die Alten wird mitverdoppelt</translation>
    </message>
    <message>
        <source>The point “against the queens” is doubled by Re and Kontra, too. Example: Re announced, Kontra wins with 130 card points: 4 points instead of 3.</source>
        <translation>Der Punkt „gegen die Alten“ wird durch Re und Kontra mitverdoppelt. Beispiel: Re angesagt, Kontra gewinnt mit 130 Augen: 4 Punkte statt 3.</translation>
    </message>
    <message>
        <source>Points for Re and Kontra</source>
        <translation>Punkte für Re und Kontra</translation>
    </message>
    <message>
        <source>This many points are added to the value of the game for Re, and as many for Kontra, where they do not double.</source>
        <translation>So viele Punkte kommen für Re und ebenso für Kontra zum Wert des Spiels, wenn sie nicht verdoppeln.</translation>
    </message>
    <message>
        <source>Points for a denial</source>
        <translation>Punkte je Absage</translation>
    </message>
    <message>
        <source>Each level announced earns the winners this many points, whoever announced it. “No 60” makes two levels.</source>
        <translation>So viele Punkte bringt jede angesagte Stufe den Gewinnern, gleich wer sie angesagt hat. „Keine 60“ sind zwei Stufen.</translation>
    </message>
    <message>
        <source>Points against a denial</source>
        <translation>Punkte gegen eine Absage</translation>
    </message>
    <message>
        <source>Whoever gets 30 card points more than a denial of the other side allows is paid for it: 120 against no 90, 90 against no 60, 60 against no 30, 30 against black.</source>
        <translation>Wer trotz einer Absage der Gegner 30 Augen mehr holt, als er dürfte, bekommt etwas dafür: 120 gegen keine 90, 90 gegen keine 60, 60 gegen keine 30, 30 gegen schwarz.</translation>
    </message>
    <message>
        <source>Own-fault points</source>
        <translation>Selber-Doof-Punkte</translation>
    </message>
    <message>
        <source>Whoever passes the limit of the other side&apos;s highest announcement by 30, 60 or 90 card points gets 1, 2 or 3 points: 150 card points against a Re make one. Replaces the points against a denial.</source>
        <translation>Wer trotz der höchsten Ansage der Gegner noch 30, 60 oder 90 Augen über deren Grenze holt, bekommt 1, 2 oder 3 Punkte: 150 Augen gegen ein Re sind einer. Ersetzt die Punkte gegen eine Absage.</translation>
    </message>
    <message>
        <source>Value of a broken denial</source>
        <translation>Wert einer gebrochenen Absage</translation>
    </message>
    <message>
        <source>What the other side gets when a denial is not made: only what was really reached, or the promised levels as well, as if they had come true.</source>
        <translation>Was die Gegner bekommen, wenn jemand seine Absage nicht schafft: nur was wirklich erreicht wurde, oder auch die versprochenen Stufen, als wären sie eingetreten.</translation>
    </message>
    <message>
        <source>Cowardice</source>
        <translation>Feigheit</translation>
    </message>
    <message>
        <source>Whoever wins three levels higher than announced has lost: without an announcement the others must have 60 card points, with a Re 30, with no 90 a trick. Then they get the points of the game, all but the special points.</source>
        <translation>Wer drei Stufen höher gewinnt als angesagt, hat verloren: Ohne Ansage müssen die anderen 60 Augen haben, bei Re 30, bei keine 90 einen Stich. Dann bekommen sie die Punkte des Spiels, nur die Sonderpunkte nicht.</translation>
    </message>
    <message>
        <source>Greater cowardice costs more</source>
        <translation>Größere Feigheit kostet mehr</translation>
    </message>
    <message>
        <source>Each further level left unsaid is one more point for the others.</source>
        <translation>Jede weitere nicht angesagte Stufe ist ein Punkt mehr für die anderen.</translation>
    </message>
    <message>
        <source>Only Kontra said: 120 are enough for Re</source>
        <translation>Nur Kontra gesagt: 120 reichen für Re</translation>
    </message>
    <message>
        <source>If only Kontra was announced, Re wins with 120 card points. Switched off, Re always needs 121.</source>
        <translation>Hat nur Kontra angesagt, gewinnt Re schon mit 120 Augen. Ausgeschaltet braucht Re immer 121.</translation>
    </message>
    <message>
        <source>120 to 120 counts as no 120</source>
        <translation>120 zu 120 gilt als keine 120</translation>
    </message>
    <message>
        <source>If Kontra wins with exactly 120 card points, the point for the game counts. Switched off, Kontra then gets only the point against the queens, and against a solo nothing.</source>
        <translation>Gewinnt Kontra mit genau 120 Augen, zählt der Punkt für das gewonnene Spiel. Ausgeschaltet bekommt Kontra dann nur den Punkt gegen die Alten, und gegen ein Solo nichts.</translation>
    </message>
    <message>
        <source>Announcing before the first card</source>
        <translation>Ansage vor der ersten Karte</translation>
    </message>
    <message>
        <source>This many points are added for the winners if Re or Kontra was said before the very first card; once for each side.</source>
        <translation>So viele Punkte kommen für die Gewinner dazu, wenn Re oder Kontra schon vor der allerersten Karte gesagt wurde; für jede Partei einmal.</translation>
    </message>
    <message>
        <source>This bonus in a marriage, too</source>
        <translation>Vorab-Punkt auch für den Hochzeiter</translation>
    </message>
    <message>
        <source>The player with both queens of clubs in a marriage gets the point for an announcement before the first card, too.</source>
        <translation>Auch wer bei einer Hochzeit beide Kreuz-Damen hat, bekommt den Punkt für eine Ansage vor der ersten Karte.</translation>
    </message>
    <message>
        <source>Against the queens</source>
        <translation>Gegen die Alten</translation>
    </message>
    <message>
        <source>Kontra gets this many points more for winning a normal game.</source>
        <translation>So viele Punkte bekommt Kontra dazu, wenn es ein Normalspiel gewinnt.</translation>
    </message>
    <message>
        <source>Against the queens doubles</source>
        <translation>Gegen die Alten verdoppelt</translation>
    </message>
    <message>
        <source>Instead of a point against the queens all points of a normal game that Kontra wins count twice, the special points, too; bock is extra.</source>
        <translation>Statt eines Punkts gegen die Alten zählen alle Punkte eines Normalspiels doppelt, das Kontra gewinnt, auch die Sonderpunkte; Bock kommt noch dazu.</translation>
    </message>
    <message>
        <source>Point for a solo</source>
        <translation>Punkt für ein Solo</translation>
    </message>
    <message>
        <source>Every solo is worth this many points more, whoever wins it.</source>
        <translation>So viele Punkte ist jedes Solo mehr wert, gleich wer es gewinnt.</translation>
    </message>
    <message>
        <source>Point against a solo</source>
        <translation>Punkt gegen ein Solo</translation>
    </message>
    <message>
        <source>This many points are added if the three others win against a solo.</source>
        <translation>So viele Punkte kommen dazu, wenn die drei anderen gegen ein Solo gewinnen.</translation>
    </message>
    <message>
        <source>Factor of the soloist</source>
        <translation>Faktor für den Solisten</translation>
    </message>
    <message>
        <source>The soloist scores the value of the game this many times, each of the others only once.</source>
        <translation>So oft schreibt der Solist den Wert des Spiels auf, jeder andere nur einmal.</translation>
    </message>
    <message>
        <source>A solo always counts three times</source>
        <translation>Solo zählt immer dreifach</translation>
    </message>
    <message>
        <source>Where only winners or only losers score, the three opponents of a soloist also score three times the value.</source>
        <translation>Wo nur Gewinner oder nur Verlierer aufschreiben, schreiben auch die drei Gegner eines Solisten dreifach auf.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Clubs solo</source>
        <translation>Kreuzsolo</translation>
    </message>
    <message>
        <source>Spades solo</source>
        <translation>Piksolo</translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation>Herzsolo</translation>
    </message>
    <message>
        <source>Diamonds solo</source>
        <translation>Karosolo</translation>
    </message>
    <message>
        <source>Queen solo</source>
        <translation>Damensolo</translation>
    </message>
    <message>
        <source>Jack solo</source>
        <translation>Bubensolo</translation>
    </message>
    <message>
        <source>King solo</source>
        <translation>Königssolo</translation>
    </message>
    <message>
        <source>Queen-jack solo</source>
        <translation>Damen-Buben-Solo</translation>
    </message>
    <message>
        <source>King-jack solo</source>
        <translation>Königs-Buben-Solo</translation>
    </message>
    <message>
        <source>King-queen solo</source>
        <translation>Königs-Damen-Solo</translation>
    </message>
    <message>
        <source>Köhler</source>
        <translation>Köhler</translation>
    </message>
    <message>
        <source>Meatless</source>
        <translation>Fleischloser</translation>
    </message>
    <message>
        <source>Ten solo</source>
        <translation>Zehnersolo</translation>
    </message>
    <message>
        <source>Ace solo</source>
        <translation>Ass-Solo</translation>
    </message>
    <message>
        <source>Pure clubs solo</source>
        <translation>Reines Kreuzsolo</translation>
    </message>
    <message>
        <source>Pure spades solo</source>
        <translation>Reines Piksolo</translation>
    </message>
    <message>
        <source>Pure hearts solo</source>
        <translation>Reines Herzsolo</translation>
    </message>
    <message>
        <source>Pure diamonds solo</source>
        <translation>Reines Karosolo</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>In every suit solo</source>
        <translation>In jedem Farbsolo</translation>
    </message>
    <message>
        <source>Only in the diamonds solo</source>
        <translation>Nur im Karosolo</translation>
    </message>
    <message>
        <source>In no solo</source>
        <translation>In keinem Solo</translation>
    </message>
    <message>
        <source>Only after duty solos</source>
        <translation>Nur nach Pflichtsoli</translation>
    </message>
    <message>
        <source>After every solo</source>
        <translation>Nach jedem Solo</translation>
    </message>
    <message>
        <source>A player may play alone against the three others and choose what is trump.</source>
        <translation>Ein Spieler darf allein gegen die drei anderen spielen und dabei bestimmen, was Trumpf ist.</translation>
    </message>
    <message>
        <source>Only the eight jacks are trumps, in the order clubs, spades, hearts, diamonds.</source>
        <translation>Nur die acht Buben sind Trumpf, in der Reihenfolge Kreuz, Pik, Herz, Karo.</translation>
    </message>
    <message>
        <source>Only the eight queens are trumps, in the order clubs, spades, hearts, diamonds.</source>
        <translation>Nur die acht Damen sind Trumpf, in der Reihenfolge Kreuz, Pik, Herz, Karo.</translation>
    </message>
    <message>
        <source>Only the eight kings are trumps, in the order clubs, spades, hearts, diamonds.</source>
        <translation>Nur die acht Könige sind Trumpf, in der Reihenfolge Kreuz, Pik, Herz, Karo.</translation>
    </message>
    <message>
        <source>Queens and jacks are trumps, the queens above the jacks.</source>
        <translation>Damen und Buben sind Trumpf, die Damen stehen über den Buben.</translation>
    </message>
    <message>
        <source>Kings and jacks are trumps, the kings above the jacks.</source>
        <translation>Könige und Buben sind Trumpf, die Könige stehen über den Buben.</translation>
    </message>
    <message>
        <source>Kings and queens are trumps, the kings above the queens.</source>
        <translation>Könige und Damen sind Trumpf, die Könige stehen über den Damen.</translation>
    </message>
    <message>
        <source>Kings, queens and jacks are trumps, in this order: 24 trumps.</source>
        <translation>Könige, Damen und Buben sind Trumpf, in dieser Reihenfolge: 24 Trümpfe.</translation>
    </message>
    <message>
        <source>Suit solo</source>
        <translation>Farbsolo</translation>
    </message>
    <message>
        <source>Trumps are as in a normal game, but with a suit of your choice instead of diamonds. The solo in diamonds is also called trump solo.</source>
        <translation>Trumpf ist wie im Normalspiel, nur mit der gewählten Farbe statt Karo. Das Karosolo heißt auch Trumpfsolo.</translation>
    </message>
    <message>
        <source>Permitted suit solos</source>
        <translation>Erlaubte Farbsoli</translation>
    </message>
    <message>
        <source>A suit solo may be played in these suits. Only diamonds means: there is only the trump solo.</source>
        <translation>In diesen Farben darf ein Farbsolo gespielt werden. Nur Karo heißt: Es gibt nur das Trumpfsolo.</translation>
    </message>
    <message>
        <source>Dullen in suit solos</source>
        <translation>Dullen im Farbsolo</translation>
    </message>
    <message>
        <source>In which suit solos the tens of hearts are the highest trumps. Elsewhere they are plain hearts, and in the hearts solo trumps below the ace.</source>
        <translation>In welchen Farbsoli die Herz-Zehnen die höchsten Trümpfe sind. Sonst sind sie gewöhnliche Herzkarten, im Herzsolo Trümpfe unter dem Ass.</translation>
    </message>
    <message>
        <source>Pure suit solo</source>
        <translation>Reines Farbsolo</translation>
    </message>
    <message>
        <source>Only the cards of one suit are trumps, from the ace down to the nine; queens and jacks belong to their suits, and so do the tens of hearts.</source>
        <translation>Nur die Karten einer Farbe sind Trumpf, vom Ass bis hinab zur Neun; Damen und Buben gehören zu ihrer Farbe, die Herz-Zehnen auch.</translation>
    </message>
    <message>
        <source>There are no trumps. In each suit the order is ace, ten, king, queen, jack, nine.</source>
        <translation>Es gibt keinen Trumpf. In jeder Farbe gilt Ass, Zehn, König, Dame, Bube, Neun.</translation>
    </message>
    <message>
        <source>No trumps; in each suit the order is ace, king, queen, jack, ten, nine. The soloist must not take a trick: the first one loses and ends the game. It counts one point, without denials and special points.</source>
        <translation>Ohne Trumpf; in jeder Farbe gilt die Reihenfolge Ass, König, Dame, Bube, Zehn, Neun. Der Solist darf keinen Stich machen: Mit dem ersten verliert er, und das Spiel ist aus. Es zählt einen Punkt, ohne Absagen und Sonderpunkte.</translation>
    </message>
    <message>
        <source>Only the eight tens are trumps, in the order clubs, spades, hearts, diamonds.</source>
        <translation>Nur die acht Zehnen sind Trumpf, in der Reihenfolge Kreuz, Pik, Herz, Karo.</translation>
    </message>
    <message>
        <source>Only the eight aces are trumps, in the order clubs, spades, hearts, diamonds.</source>
        <translation>Nur die acht Asse sind Trumpf, in der Reihenfolge Kreuz, Pik, Herz, Karo.</translation>
    </message>
    <message>
        <source>Free mixed solos</source>
        <translation>Freie Mischsoli</translation>
    </message>
    <message>
        <source>Nearly every solo is allowed: any mixture of kings, queens and jacks, even if switched off by itself, and the pure suit solo, in which nothing but the cards of one suit is trump.</source>
        <translation>Fast jedes Solo ist erlaubt: jede Mischung aus Königen, Damen und Buben, auch wenn sie einzeln ausgeschaltet ist, und das reine Farbsolo, in dem allein die Karten einer Farbe Trumpf sind.</translation>
    </message>
    <message>
        <source>Bidding for solos</source>
        <translation>Soli reizen</translation>
    </message>
    <message>
        <source>If several want to play a solo, it goes to the one who announces more with it: no 90 beats Re. With equal bids the order of solos decides, then the seat. The bid counts as announced.</source>
        <translation>Wollen mehrere ein Solo spielen, bekommt es, wer mehr dazu ansagt: keine 90 schlägt Re. Bei gleichem Gebot gilt die Rangfolge der Soli, dann der Sitz. Das Gebot gilt als angesagt.</translation>
    </message>
    <message>
        <source>Bidding until nobody raises</source>
        <translation>Reizen, bis keiner mehr erhöht</translation>
    </message>
    <message>
        <source>Whoever has called a solo and is outbid may raise, in turn and as often as they like: Re, no 90 and so on up to black. The solos are named for that, and what was said counts. Switched off, everybody bids once.</source>
        <translation>Wer ein Solo gemeldet hat und überboten wird, darf erhöhen, reihum und beliebig oft: Re, keine 90 und so weiter bis schwarz. Dafür werden die Soli genannt, und was gesagt ist, gilt. Ausgeschaltet reizt jeder nur einmal.</translation>
    </message>
    <message>
        <source>Order of solos</source>
        <translation>Rangfolge der Soli</translation>
    </message>
    <message>
        <source>When bids are equal, the solo higher up wins. What is not in the list comes after it.</source>
        <translation>Beim Reizen schlägt bei gleichem Gebot das weiter oben stehende Solo. Was nicht in der Liste steht, kommt danach.</translation>
    </message>
    <message>
        <source>The player of a voluntary solo leads</source>
        <translation>Lustsolist spielt auf</translation>
    </message>
    <message>
        <source>Whoever plays a voluntary solo leads to the first trick. Switched off, the player left of the dealer leads, as usual.</source>
        <translation>Wer ein Lustsolo spielt, spielt selbst auf. Ausgeschaltet spielt wie sonst auf, wer links vom Geber sitzt.</translation>
    </message>
    <message>
        <source>The same dealer again after a solo</source>
        <translation>Nach einem Solo noch einmal geben</translation>
    </message>
    <message>
        <source>After which solos the same player deals again, so that the normal game is made up for.</source>
        <translation>Nach welchen Soli derselbe Spieler noch einmal gibt, damit das Normalspiel nachgeholt wird.</translation>
    </message>
    <message>
        <source>After a silent marriage, too</source>
        <translation>Auch nach einer stillen Hochzeit</translation>
    </message>
    <message>
        <source>A silent marriage is a solo like the others: where the same player deals again after a solo, so also after a silent marriage.</source>
        <translation>Eine stille Hochzeit ist ein Solo wie die anderen: Wo nach einem Solo derselbe noch einmal gibt, gilt das auch für sie.</translation>
    </message>
    <message>
        <source>The soloist may shorten the game</source>
        <translation>Solist darf abkürzen</translation>
    </message>
    <message>
        <source>The soloist may show the cards when they win all the remaining tricks, or give those tricks away. Then the game is over at once.</source>
        <translation>Der Solist darf seine Karten offenlegen, wenn er alle übrigen Stiche macht, oder die übrigen Stiche abgeben. Dann ist das Spiel sofort zu Ende.</translation>
    </message>
    <message>
        <source>In none</source>
        <translation>In keinem</translation>
    </message>
    <message>
        <source>In the diamonds solo and the silent marriage</source>
        <translation>Im Karosolo und in der stillen Hochzeit</translation>
    </message>
    <message>
        <source>In all suit solos</source>
        <translation>In allen Farbsoli</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>In allen</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>A trick of nothing but aces and tens earns the side that takes it a point.</source>
        <translation>Ein Stich aus lauter Assen und Zehnen bringt der Partei, die ihn macht, einen Punkt.</translation>
    </message>
    <message>
        <source>Card points of a Doppelkopf</source>
        <translation>Augen für einen Doppelkopf</translation>
    </message>
    <message>
        <source>A trick must have at least this many card points to be a Doppelkopf. 40 are four tens, 44 are four aces.</source>
        <translation>So viele Augen muss ein Stich mindestens haben, um ein Doppelkopf zu sein. 40 sind vier Zehnen, 44 sind vier Asse.</translation>
    </message>
    <message>
        <source>Fox caught</source>
        <translation>Fuchs gefangen</translation>
    </message>
    <message>
        <source>Catching an ace of diamonds from the other side earns a point. A swine is not a fox.</source>
        <translation>Wer ein Karo-Ass der Gegner fängt, bekommt einen Punkt. Schweine sind keine Füchse.</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Fuchs im letzten Stich gefangen</translation>
    </message>
    <message>
        <source>If the fox is caught in the last trick, there is another point for it.</source>
        <translation>Wird der Fuchs im letzten Stich gefangen, gibt es dafür noch einen Punkt dazu.</translation>
    </message>
    <message>
        <source>Fox wins the last trick</source>
        <translation>Fuchs macht den letzten Stich</translation>
    </message>
    <message>
        <source>If a fox wins the last trick, its side gets a point.</source>
        <translation>Gewinnt ein Fuchs den letzten Stich, bekommt seine Partei einen Punkt.</translation>
    </message>
    <message>
        <source>Both foxes in the last trick</source>
        <translation>Beide Füchse im letzten Stich</translation>
    </message>
    <message>
        <source>If a fox wins the last trick and the second fox of the same side is in it, too, there is another point.</source>
        <translation>Gewinnt ein Fuchs den letzten Stich und der zweite Fuchs derselben Partei liegt dabei, gibt es noch einen Punkt.</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Karlchen</translation>
    </message>
    <message>
        <source>If a jack of clubs wins the last trick, its side gets a point.</source>
        <translation>Gewinnt ein Kreuz-Bube den letzten Stich, bekommt seine Partei einen Punkt.</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Karlchen gefangen</translation>
    </message>
    <message>
        <source>Beating a jack of clubs of the other side in the last trick earns a point.</source>
        <translation>Wer im letzten Stich einen Kreuz-Buben der Gegner sticht, bekommt einen Punkt.</translation>
    </message>
    <message>
        <source>Double Charlie</source>
        <translation>Doppeltes Karlchen</translation>
    </message>
    <message>
        <source>If a jack of clubs wins the last trick and the second one of the same side is in it, too, there are two points instead of one.</source>
        <translation>Gewinnt ein Kreuz-Bube den letzten Stich und der zweite derselben Partei liegt dabei, gibt es zwei Punkte statt nur einen.</translation>
    </message>
    <message>
        <source>Both Charlies caught</source>
        <translation>Beide Karlchen gefangen</translation>
    </message>
    <message>
        <source>If both jacks of clubs of the other side are beaten in the last trick, there are two points instead of one.</source>
        <translation>Werden im letzten Stich beide Kreuz-Buben der Gegner gestochen, gibt es zwei Punkte statt nur einen.</translation>
    </message>
    <message>
        <source>Charlie is caught only by the queen of diamonds</source>
        <translation>Karlchen nur mit der Karo-Dame fangen</translation>
    </message>
    <message>
        <source>A Charlie caught counts only if a queen of diamonds wins the last trick.</source>
        <translation>Ein gefangenes Karlchen zählt nur, wenn eine Karo-Dame den letzten Stich gewinnt.</translation>
    </message>
    <message>
        <source>Dulle beats dulle</source>
        <translation>Dulle sticht Dulle</translation>
    </message>
    <message>
        <source>If a dulle beats a dulle of the other side, there is a point.</source>
        <translation>Sticht eine Dulle die Dulle der Gegner, gibt es einen Punkt.</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Herzstich</translation>
    </message>
    <message>
        <source>A trick of four hearts that are not trumps earns a point. With dullen there are only six of them, aces, kings and nines, and without nines four.</source>
        <translation>Ein Stich aus vier Herzkarten, die kein Trumpf sind, bringt einen Punkt. Mit Dullen gibt es davon nur sechs, Asse, Könige und Neunen, und ohne Neunen vier.</translation>
    </message>
    <message>
        <source>Klabautermann</source>
        <translation>Klabautermann</translation>
    </message>
    <message>
        <source>If a queen of spades takes a king of spades of the other side, there is a point.</source>
        <translation>Sticht eine Pik-Dame einen Pik-König der Gegner, gibt es einen Punkt.</translation>
    </message>
    <message>
        <source>Special points in a solo</source>
        <translation>Sonderpunkte im Solo</translation>
    </message>
    <message>
        <source>In which solos Doppelkopf, fox, Charlie and the other special points count. Usually in none.</source>
        <translation>In welchen Soli Doppelkopf, Fuchs, Karlchen und die anderen Sonderpunkte zählen. Üblich ist: in keinem.</translation>
    </message>
    <message>
        <source>Special points may turn a game</source>
        <translation>Sonderpunkte können ein Spiel drehen</translation>
    </message>
    <message>
        <source>If the losers have more special points than the game is worth, the winners pay. Switched off, a game won is never worth less than 0.</source>
        <translation>Haben die Verlierer mehr Sonderpunkte, als das Spiel wert ist, müssen die Gewinner zahlen. Ausgeschaltet ist ein gewonnenes Spiel nie weniger wert als 0.</translation>
    </message>
    <message>
        <source>The nines, without nines the kings</source>
        <translation>Die Neunen, ohne Neunen die Könige</translation>
    </message>
    <message>
        <source>The tens</source>
        <translation>Die Zehnen</translation>
    </message>
    <message>
        <source>The kings</source>
        <translation>Die Könige</translation>
    </message>
    <message>
        <source>A player with both aces of diamonds may announce them as swines: then they are the highest trumps and no longer foxes.</source>
        <translation>Hält ein Spieler beide Karo-Asse, darf er sie als Schweine ansagen: Dann sind sie die höchsten Trümpfe und keine Füchse mehr.</translation>
    </message>
    <message>
        <source>Swines are announced before the game</source>
        <translation>Schweine vor dem Spiel ansagen</translation>
    </message>
    <message>
        <source>Swines are announced before the first card is played. Switched off, you announce them only when you play the first one.</source>
        <translation>Schweine werden angesagt, bevor die erste Karte fällt. Ausgeschaltet sagst du sie erst an, wenn du das erste Schwein spielst.</translation>
    </message>
    <message>
        <source>Only the second becomes a swine</source>
        <translation>Nur das zweite wird ein Schwein</translation>
    </message>
    <message>
        <source>Your first ace of diamonds is still a fox. Only if your side brings it home, your second becomes a swine; announcing it gives away your side.</source>
        <translation>Dein erstes Karo-Ass ist noch ein Fuchs. Nur wenn deine Partei es nach Hause bringt, wird dein zweites zum Schwein; mit der Ansage verrätst du deine Partei.</translation>
    </message>
    <message>
        <source>The first fox must take its trick</source>
        <translation>Der erste Fuchs muss seinen Stich machen</translation>
    </message>
    <message>
        <source>Your second ace of diamonds becomes a swine only if you took the trick with the first yourself; a trick of your partner is not enough.</source>
        <translation>Dein zweites Karo-Ass wird nur zum Schwein, wenn du den Stich mit dem ersten selbst gemacht hast; ein Stich deines Partners genügt nicht.</translation>
    </message>
    <message>
        <source>Swines in a suit solo</source>
        <translation>Schweine im Farbsolo</translation>
    </message>
    <message>
        <source>There are swines in a suit solo, too: the two aces of the trump suit, so in a solo in clubs the aces of clubs.</source>
        <translation>Auch im Farbsolo gibt es Schweine: Es sind dann die beiden Asse der Trumpffarbe, im Kreuzsolo also die Kreuz-Asse.</translation>
    </message>
    <message>
        <source>Swines in a poverty</source>
        <translation>Schweine in der Armut</translation>
    </message>
    <message>
        <source>There may be swines in a poverty, too. Announced swines go with the cards that are passed on.</source>
        <translation>Auch wenn eine Armut geschoben wird, darf es Schweine geben. Angesagte Schweine wandern mit den geschobenen Karten.</translation>
    </message>
    <message>
        <source>Hyperswines</source>
        <translation>Hyperschweine</translation>
    </message>
    <message>
        <source>Whoever holds both nines of diamonds, or what is chosen for them, may announce them as hyperswines once swines are announced. They beat even the swines.</source>
        <translation>Wer beide Karo-Neunen hält oder was dafür gewählt ist, darf sie nach angesagten Schweinen als Hyperschweine ansagen. Sie stechen sogar die Schweine.</translation>
    </message>
    <message>
        <source>The cards that are hyperswines</source>
        <translation>Welche Karten Hyperschweine sind</translation>
    </message>
    <message>
        <source>Of which cards of the trump suit both make hyperswines. Where the tens of hearts are dullen, they are none in a hearts solo.</source>
        <translation>Welche Karten der Trumpffarbe zu zweit Hyperschweine sind. Herz-Zehnen, die Dullen sind, sind im Herzsolo keine.</translation>
    </message>
    <message>
        <source>There are hyperswines in a suit solo, too: then the same cards of the trump suit.</source>
        <translation>Auch im Farbsolo gibt es Hyperschweine: dann dieselben Karten der Trumpffarbe.</translation>
    </message>
    <message>
        <source>One and the same player may have swines and hyperswines. Switched off, only somebody else may announce hyperswines; with superswines each of the three belongs to a different player.</source>
        <translation>Ein und derselbe Spieler darf Schweine und Hyperschweine haben. Ausgeschaltet darf nur ein anderer die Hyperschweine ansagen; mit Superschweinen gehört jedes der drei einem anderen.</translation>
    </message>
    <message>
        <source>Hyperswines are announced before the game</source>
        <translation>Hyperschweine vor dem Spiel ansagen</translation>
    </message>
    <message>
        <source>Hyperswines are announced before the first card is played. Switched off, you announce them when you play the first one.</source>
        <translation>Hyperschweine werden angesagt, bevor die erste Karte fällt. Ausgeschaltet sagst du sie erst an, wenn du das erste spielst.</translation>
    </message>
    <message>
        <source>Hyperswines in a suit solo</source>
        <translation>Hyperschweine im Farbsolo</translation>
    </message>
    <message>
        <source>Hyperswines in a poverty</source>
        <translation>Hyperschweine in der Armut</translation>
    </message>
    <message>
        <source>There may be hyperswines in a poverty, too.</source>
        <translation>Auch wenn eine Armut geschoben wird, darf es Hyperschweine geben.</translation>
    </message>
    <message>
        <source>Superswines between both</source>
        <translation>Superschweine dazwischen</translation>
    </message>
    <message>
        <source>Both tens of the trump suit, or its kings if the tens are hyperswines, are superswines above the swines, announced when the first is played. Hyperswines, announced like that, need them then. They exist where hyperswines do.</source>
        <translation>Beide Trumpf-Zehnen, oder die Könige, wenn die Zehnen Hyperschweine sind, sind Superschweine über den Schweinen, angesagt beim Spielen der ersten. Hyperschweine brauchen sie dann. Es gibt sie, wo es Hyperschweine gibt.</translation>
    </message>
    <message>
        <source>Swines and hyperswines in one hand</source>
        <translation>Schweine und Hyperschweine auf einer Hand</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>The game counts as lost black</source>
        <translation>Spiel gilt als schwarz verloren</translation>
    </message>
    <message>
        <source>12 penalty points (DDV)</source>
        <translation>12 Strafpunkte (DDV)</translation>
    </message>
    <message>
        <source>The most of black, 12, or 6 and announcements</source>
        <translation>Das Höchste: schwarz, 12 oder 6 und Ansagen</translation>
    </message>
    <message>
        <source>Dim cards that may not be played</source>
        <translation>Unerlaubte Karten abblenden</translation>
    </message>
    <message>
        <source>Cards you may not play right now look faded. The table can forbid this help here; if you just do not like it, turn it off in your settings.</source>
        <translation>Karten, die du gerade nicht spielen darfst, erscheinen blass. Die Runde kann diese Hilfe hier verbieten; wer sie nicht mag, schaltet sie in seinen Einstellungen ab.</translation>
    </message>
    <message>
        <source>Looking at all hands is allowed</source>
        <translation>Alle Blätter ansehen erlaubt</translation>
    </message>
    <message>
        <source>During the game you may look at the cards of all four players. Good for learning, and of course forbidden in earnest.</source>
        <translation>Du darfst dir während des Spiels die Karten aller vier Spieler zeigen lassen. Gut zum Lernen, im Ernst natürlich verboten.</translation>
    </message>
    <message>
        <source>How many tricks may be looked at again</source>
        <translation>Wie viele Stiche man noch einmal ansehen darf</translation>
    </message>
    <message>
        <source>You may look again at this many of the latest tricks. With 1 it is only the last one, as in a tournament.</source>
        <translation>So viele der zuletzt gemachten Stiche darfst du dir noch einmal ansehen. Bei 1 ist es, wie im Turnier, nur der letzte.</translation>
    </message>
    <message>
        <source>Show the number of tricks</source>
        <translation>Zahl der Stiche anzeigen</translation>
    </message>
    <message>
        <source>Beside each pile you see how many tricks that player has taken.</source>
        <translation>Neben jedem Stapel steht, wie viele Stiche dieser Spieler schon hat.</translation>
    </message>
    <message>
        <source>Show the card points in the tricks</source>
        <translation>Augen der Stiche anzeigen</translation>
    </message>
    <message>
        <source>Beside each pile you see how many card points are in it. Without this help you have to count for yourself.</source>
        <translation>Neben jedem Stapel steht, wie viele Augen darin liegen. Ohne diese Hilfe musst du selbst mitzählen.</translation>
    </message>
    <message>
        <source>Show the sides that are known</source>
        <translation>Bekannte Parteien anzeigen</translation>
    </message>
    <message>
        <source>As soon as everybody can know whether someone belongs to Re or Kontra, it is shown at the seat.</source>
        <translation>Sobald für alle feststeht, ob jemand zu Re oder zu Kontra gehört, steht es bei ihm am Platz.</translation>
    </message>
    <message>
        <source>Mark the soloist</source>
        <translation>Solisten kennzeichnen</translation>
    </message>
    <message>
        <source>Whoever plays a solo, a marriage or a poverty has a sign at the seat.</source>
        <translation>Wer ein Solo, eine Hochzeit oder eine Armut spielt, trägt ein Zeichen am Platz.</translation>
    </message>
    <message>
        <source>Asking for a hint is allowed</source>
        <translation>Hinweise erlaubt</translation>
    </message>
    <message>
        <source>You may ask the computer which card it would play in your place.</source>
        <translation>Du darfst den Computer fragen, welche Karte er an deiner Stelle spielen würde.</translation>
    </message>
    <message>
        <source>Taking back is allowed</source>
        <translation>Zurücknehmen erlaubt</translation>
    </message>
    <message>
        <source>You may take back what you played or said last, and choose again. In tournaments a card once played stays.</source>
        <translation>Du darfst zurücknehmen, was du zuletzt gespielt oder gesagt hast, und neu wählen. In Turnieren gilt: Was liegt, das liegt.</translation>
    </message>
    <message>
        <source>Playing a wrong card</source>
        <translation>Falsch bedient</translation>
    </message>
    <message>
        <source>What happens at a real table when someone fails to follow suit. On the screen the program does not let it happen; the choice is only for the score sheet of a real evening.</source>
        <translation>Was am echten Tisch geschieht, wenn jemand nicht bedient, obwohl er müsste. Am Bildschirm lässt das Programm es gar nicht erst zu; die Wahl ist nur für den Spielzettel einer echten Runde.</translation>
    </message>
    <message>
        <source>Change rules at random</source>
        <translation>Regeln zufällig ändern</translation>
    </message>
    <message>
        <source>A testing aid of FreeDoko that changes a rule after each game. It is listed only for completeness and has no effect.</source>
        <translation>Eine Testhilfe aus FreeDoko, die nach jedem Spiel eine Regel würfelt. Sie steht nur der Vollständigkeit halber hier und hat keine Wirkung.</translation>
    </message>
    <message>
        <source>Unknown rules</source>
        <translation>Unbekannte Regeln</translation>
    </message>
    <message>
        <source>A counter of FreeDoko&apos;s network play for rules that a partner does not know. It has no effect here.</source>
        <translation>Ein Zähler aus FreeDokos Netzspiel für Regeln, die ein Mitspieler nicht kennt. Er hat hier keine Wirkung.</translation>
    </message>
    <message>
        <source>Players in the round</source>
        <translation>Spieler in der Runde</translation>
    </message>
    <message>
        <source>Doppelkopf is always played by four here.</source>
        <translation>Doppelkopf wird hier immer zu viert gespielt.</translation>
    </message>
    <message>
        <source>Players in a game</source>
        <translation>Spieler im Spiel</translation>
    </message>
    <message>
        <source>Four players take part in every game; nobody sits out.</source>
        <translation>In jedem Spiel sitzen vier Spieler am Tisch; niemand setzt aus.</translation>
    </message>
    <message>
        <source>Throwing in with many nines</source>
        <translation>Schmeißen mit vielen Neunen</translation>
    </message>
    <message>
        <source>Whoever has a great many nines may throw in the hand; then the cards are dealt again.</source>
        <translation>Wer sehr viele Neunen auf der Hand hat, darf schmeißen; dann wird neu gegeben.</translation>
    </message>
    <message>
        <source>Nines for throwing in</source>
        <translation>Neunen zum Schmeißen</translation>
    </message>
    <message>
        <source>You need at least this many nines to throw in your hand.</source>
        <translation>So viele Neunen musst du mindestens haben, um zu schmeißen.</translation>
    </message>
    <message>
        <source>Throwing in with many kings</source>
        <translation>Schmeißen mit vielen Königen</translation>
    </message>
    <message>
        <source>Whoever has a great many kings may throw in the hand; then the cards are dealt again.</source>
        <translation>Wer sehr viele Könige auf der Hand hat, darf schmeißen; dann wird neu gegeben.</translation>
    </message>
    <message>
        <source>Kings for throwing in</source>
        <translation>Könige zum Schmeißen</translation>
    </message>
    <message>
        <source>You need at least this many kings to throw in your hand.</source>
        <translation>So viele Könige musst du mindestens haben, um zu schmeißen.</translation>
    </message>
    <message>
        <source>Throwing in with nines and kings</source>
        <translation>Schmeißen mit Neunen und Königen</translation>
    </message>
    <message>
        <source>Nines and kings are counted together: whoever has too many of them may throw in the hand.</source>
        <translation>Neunen und Könige werden zusammengezählt: Wer zu viele davon hat, darf schmeißen.</translation>
    </message>
    <message>
        <source>Nines and kings for throwing in</source>
        <translation>Neunen und Könige zum Schmeißen</translation>
    </message>
    <message>
        <source>You need at least this many nines and kings together to throw in your hand.</source>
        <translation>So viele Neunen und Könige zusammen musst du mindestens haben, um zu schmeißen.</translation>
    </message>
    <message>
        <source>Throwing in a rich hand</source>
        <translation>Schmeißen mit Reichtum</translation>
    </message>
    <message>
        <source>Whoever has very many card points in the hand, all those aces and tens, may throw it in.</source>
        <translation>Wer sehr viele Augen auf der Hand hat, also lauter Asse und Zehnen, darf schmeißen.</translation>
    </message>
    <message>
        <source>Card points of a rich hand</source>
        <translation>Augen für Reichtum</translation>
    </message>
    <message>
        <source>You need at least this many card points in your hand to throw it in for having too many. An average hand has 60.</source>
        <translation>So viele Augen musst du mindestens auf der Hand haben, um mit Reichtum zu schmeißen. Im Schnitt hat ein Blatt 60.</translation>
    </message>
    <message>
        <source>Throwing in without a trump above the fox</source>
        <translation>Schmeißen ohne Trumpf über dem Fuchs</translation>
    </message>
    <message>
        <source>Whoever could not even catch a fox, having no trump above the ace of diamonds, may throw in the hand.</source>
        <translation>Wer mit seinen Trümpfen nicht einmal einen Fuchs fangen könnte, weil keiner höher ist als das Karo-Ass, darf schmeißen.</translation>
    </message>
    <message>
        <source>Throwing in: no trump above the jack of diamonds</source>
        <translation>Schmeißen ohne Trumpf über dem Karo-Buben</translation>
    </message>
    <message>
        <source>Whoever has no trump above the jack of diamonds may throw in the hand.</source>
        <translation>Wer keinen Trumpf über dem Karo-Buben hat, darf schmeißen.</translation>
    </message>
    <message>
        <source>Throwing in a hand of few card points</source>
        <translation>Schmeißen mit wenigen Augen</translation>
    </message>
    <message>
        <source>Whoever has very few card points in the hand may throw it in.</source>
        <translation>Wer sehr wenige Augen auf der Hand hat, darf schmeißen.</translation>
    </message>
    <message>
        <source>Card points of a poor hand</source>
        <translation>Höchstens so viele Augen</translation>
    </message>
    <message>
        <source>You may have at most this many card points to throw in your hand for having too few. An average hand has 60.</source>
        <translation>So viele Augen darfst du höchstens auf der Hand haben, um zu schmeißen. Im Schnitt hat ein Blatt 60.</translation>
    </message>
    <message>
        <source>Throwing in with many aces and tens</source>
        <translation>Schmeißen mit vielen Vollen</translation>
    </message>
    <message>
        <source>Aces and tens are counted together: whoever has too many may throw in the hand.</source>
        <translation>Asse und Zehnen werden zusammengezählt: Wer zu viele davon hat, darf schmeißen.</translation>
    </message>
    <message>
        <source>Aces and tens for throwing in</source>
        <translation>Volle zum Schmeißen</translation>
    </message>
    <message>
        <source>You need at least this many aces and tens together to throw in your hand.</source>
        <translation>So viele Asse und Zehnen zusammen musst du mindestens haben, um zu schmeißen.</translation>
    </message>
    <message>
        <source>Throwing in with a nine of each suit</source>
        <translation>Schmeißen mit einer Neun jeder Farbe</translation>
    </message>
    <message>
        <source>Whoever has a nine of each of the four suits may throw in the hand.</source>
        <translation>Wer von jeder der vier Farben eine Neun hat, darf schmeißen.</translation>
    </message>
    <message>
        <source>Throwing in with four nines and four kings</source>
        <translation>Schmeißen mit vier Neunen und vier Königen</translation>
    </message>
    <message>
        <source>Whoever has four nines and four kings, or more of them, may throw in the hand.</source>
        <translation>Wer mindestens vier Neunen und mindestens vier Könige hat, darf schmeißen.</translation>
    </message>
    <message>
        <source>Throwing in with a long plain suit</source>
        <translation>Schmeißen mit langer Fehlfarbe</translation>
    </message>
    <message>
        <source>Whoever has a great many cards of one plain suit may throw in the hand.</source>
        <translation>Wer sehr viele Karten einer Fehlfarbe hat, darf schmeißen.</translation>
    </message>
    <message>
        <source>Cards of a long plain suit</source>
        <translation>Karten einer Fehlfarbe</translation>
    </message>
    <message>
        <source>You need at least this many cards of one plain suit to throw in your hand.</source>
        <translation>So viele Karten einer Fehlfarbe musst du mindestens haben, um zu schmeißen.</translation>
    </message>
    <message>
        <source>Throwing in with at most one trump</source>
        <translation>Schmeißen mit höchstens einem Trumpf</translation>
    </message>
    <message>
        <source>With only one trump or none at all a poverty is not passed on, the cards are dealt again.</source>
        <translation>Bei einer Armut mit nur einem oder gar keinem Trumpf wird neu gegeben statt geschoben.</translation>
    </message>
    <message>
        <source>Throwing in is compulsory</source>
        <translation>Schmeißen ist Pflicht</translation>
    </message>
    <message>
        <source>If somebody has a hand that may be thrown in, the cards are dealt again in any case. Switched off, the player decides.</source>
        <translation>Hat jemand ein Blatt, das geschmissen werden darf, wird auf jeden Fall neu gegeben. Ausgeschaltet entscheidet der Spieler selbst.</translation>
    </message>
    <message>
        <source>Left of the dealer</source>
        <translation>Links vom Geber</translation>
    </message>
    <message>
        <source>With the dealer</source>
        <translation>Beim Geber</translation>
    </message>
    <message>
        <source>Limited number of rounds</source>
        <translation>Begrenzte Rundenzahl</translation>
    </message>
    <message>
        <source>The tournament ends after a fixed number of rounds.</source>
        <translation>Das Turnier endet nach einer festen Zahl von Runden.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>This many rounds are played, of four games each; a solo after which the same player deals again is extra.</source>
        <translation>So viele Runden werden gespielt, jede mit vier Spielen; ein Solo, nach dem derselbe noch einmal gibt, kommt dazu.</translation>
    </message>
    <message>
        <source>Limited pot of points</source>
        <translation>Begrenzter Punktevorrat</translation>
    </message>
    <message>
        <source>The tournament ends when a common pot of points is used up.</source>
        <translation>Das Turnier endet, wenn ein gemeinsamer Vorrat an Punkten aufgebraucht ist.</translation>
    </message>
    <message>
        <source>Points in the pot</source>
        <translation>Punkte im Vorrat</translation>
    </message>
    <message>
        <source>The size of the pot at the start; what is written down is taken from it.</source>
        <translation>So groß ist der Vorrat zu Beginn; was aufgeschrieben wird, geht davon ab.</translation>
    </message>
    <message>
        <source>Games in a session</source>
        <translation>Spiele je Abend</translation>
    </message>
    <message>
        <source>An evening is planned for this many games. At a DDV table of four it is 24, the four duty solos included.</source>
        <translation>So viele Spiele hat ein Spielabend nach Plan. Beim DDV sind es 24 am Vierertisch, die vier Pflichtsoli eingeschlossen.</translation>
    </message>
    <message>
        <source>Solos do not fill the round</source>
        <translation>Soli zählen nicht zur Runde</translation>
    </message>
    <message>
        <source>A round has four normal games; solos after which the same player deals again are extra. Switched off, a solo fills the round as well.</source>
        <translation>Zu einer Runde gehören vier Normalspiele; Soli, nach denen noch einmal gegeben wird, kommen dazu. Ausgeschaltet füllt auch ein Solo die Runde.</translation>
    </message>
    <message>
        <source>Duty solos</source>
        <translation>Pflichtsoli</translation>
    </message>
    <message>
        <source>Everybody must play this many solos in the tournament. What is missing at the end is played in an extra round, or in the last games where solos fill the rounds.</source>
        <translation>So viele Soli muss jeder im Turnier spielen. Was am Ende fehlt, wird in einer zusätzlichen Runde gespielt, oder in den letzten Spielen, wenn Soli die Runden füllen.</translation>
    </message>
    <message>
        <source>Duty solos: suit solos among them</source>
        <translation>Pflichtsoli: davon Farbsoli</translation>
    </message>
    <message>
        <source>This many of the duty solos must be suit solos.</source>
        <translation>So viele der Pflichtsoli müssen Farbsoli sein.</translation>
    </message>
    <message>
        <source>Duty solos: picture solos among them</source>
        <translation>Pflichtsoli: davon Bildersoli</translation>
    </message>
    <message>
        <source>This many of the duty solos must be picture solos, that is with kings, queens or jacks as trumps.</source>
        <translation>So viele der Pflichtsoli müssen Bildersoli sein, also mit Königen, Damen oder Buben als Trumpf.</translation>
    </message>
    <message>
        <source>A voluntary solo only after one&apos;s duty solos</source>
        <translation>Lustsolo erst nach den Pflichtsoli</translation>
    </message>
    <message>
        <source>As long as you owe duty solos, every fitting solo counts as one. Voluntary solos come afterwards.</source>
        <translation>Solange du noch Pflichtsoli schuldig bist, gilt jedes passende Solo als Pflichtsolo. Lustsoli kommen danach.</translation>
    </message>
    <message>
        <source>The player of a duty solo leads</source>
        <translation>Pflichtsolist spielt auf</translation>
    </message>
    <message>
        <source>Whoever plays a duty solo leads to the first trick.</source>
        <translation>Wer ein Pflichtsolo spielt, spielt selbst auf.</translation>
    </message>
    <message>
        <source>A silent marriage counts as a duty solo</source>
        <translation>Stille Hochzeit gilt als Pflichtsolo</translation>
    </message>
    <message>
        <source>Whoever plays alone in silence with both queens of clubs has thereby played a duty solo.</source>
        <translation>Wer mit beiden Kreuz-Damen still allein spielt, hat damit ein Pflichtsolo gespielt.</translation>
    </message>
    <message>
        <source>A forced player may let others go first</source>
        <translation>Vorgeführter darf anderen den Vortritt lassen</translation>
    </message>
    <message>
        <source>Whoever must play a duty solo at the end may first ask whether somebody else wants to play a solo.</source>
        <translation>Wer am Ende ein Pflichtsolo spielen muss, darf vorher fragen, ob ein anderer freiwillig ein Solo spielen will.</translation>
    </message>
    <message>
        <source>Order of the forced solos</source>
        <translation>Reihenfolge beim Vorführen</translation>
    </message>
    <message>
        <source>With whom the missing duty solos begin; it goes on clockwise.</source>
        <translation>Bei wem die ausstehenden Pflichtsoli beginnen; weiter geht es im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>The same dealer again after a forced solo</source>
        <translation>Nach vorgeführtem Solo noch einmal geben</translation>
    </message>
    <message>
        <source>After a forced duty solo, too, the same player deals again.</source>
        <translation>Auch nach einem vorgeführten Pflichtsolo gibt derselbe Spieler noch einmal.</translation>
    </message>
    <message>
        <source>No effect. Needs {options}.</source>
        <translation>Ohne Wirkung. Setzt voraus: {options}.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>As a text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Pages of the rules</source>
        <translation>Seiten der Regeln</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>Nach diesen Regeln spielen</translation>
    </message>
    <message>
        <source>You have changed the rules. Discard the changes?</source>
        <translation>Du hast die Regeln geändert. Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Changed along with it: {options}.</source>
        <translation>Mitgeändert: {options}.</translation>
    </message>
</context>
<context>
    <name>Sayings</name>
    <message>
        <source>A little cunning goes a long way.</source>
        <translation>Ein bisschen List hilft weiter.</translation>
    </message>
    <message>
        <source>Quite a catch for one trick.</source>
        <translation>Ganz schön viel für einen Stich.</translation>
    </message>
    <message>
        <source>Sorry, cousin.</source>
        <translation>Tut mir leid, Vetter.</translation>
    </message>
    <message>
        <source>I did not know I had it in me.</source>
        <translation>Das hätte ich mir gar nicht zugetraut.</translation>
    </message>
    <message>
        <source>Well played, everyone.</source>
        <translation>Gut gespielt, alle zusammen.</translation>
    </message>
    <message>
        <source>Tomorrow is another day.</source>
        <translation>Morgen ist auch noch ein Tag.</translation>
    </message>
    <message>
        <source>That was fun. Who is next?</source>
        <translation>Das hat Spaß gemacht. Wer will jetzt?</translation>
    </message>
    <message>
        <source>Four full ones, lovely!</source>
        <translation>Vier Volle, herrlich!</translation>
    </message>
    <message>
        <source>Come here, little fox!</source>
        <translation>Komm her, Füchslein!</translation>
    </message>
    <message>
        <source>Every last trick. I need a breather.</source>
        <translation>Alle Stiche. Jetzt brauch ich kurz Luft.</translation>
    </message>
    <message>
        <source>Over already? I could go on for hours.</source>
        <translation>Schon vorbei? Ich könnte ewig weiterspielen.</translation>
    </message>
    <message>
        <source>Shake it off: new cards, new luck.</source>
        <translation>Abschütteln: neue Karten, neues Glück.</translation>
    </message>
    <message>
        <source>Good cards, good game.</source>
        <translation>Gutes Blatt, gutes Spiel.</translation>
    </message>
    <message>
        <source>Forty and more. I&apos;ll take it.</source>
        <translation>Vierzig und mehr. Nehm ich.</translation>
    </message>
    <message>
        <source>That fox comes with me to the sett.</source>
        <translation>Der Fuchs kommt mit in den Bau.</translation>
    </message>
    <message>
        <source>Not one trick missing. You rarely see that.</source>
        <translation>Kein Stich fehlt. Das gibt’s selten.</translation>
    </message>
    <message>
        <source>A good evening. Thank you, all.</source>
        <translation>Ein schöner Abend. Danke euch.</translation>
    </message>
    <message>
        <source>Nothing to be done with cards like that.</source>
        <translation>Mit solchen Karten ist nichts zu machen.</translation>
    </message>
    <message>
        <source>I counted twice before I dared.</source>
        <translation>Ich habe vorher zweimal gezählt.</translation>
    </message>
    <message>
        <source>A Doppelkopf. One waits a long time for that.</source>
        <translation>Ein Doppelkopf. Darauf wartet man lange.</translation>
    </message>
    <message>
        <source>I saw that fox coming.</source>
        <translation>Den Fuchs habe ich kommen sehen.</translation>
    </message>
    <message>
        <source>All the tricks. Well, well.</source>
        <translation>Alle Stiche. Na so was.</translation>
    </message>
    <message>
        <source>It was a pleasure. Until next time.</source>
        <translation>Es war mir ein Vergnügen. Bis zum nächsten Mal.</translation>
    </message>
    <message>
        <source>It happens to the best of us.</source>
        <translation>Das passiert den Besten.</translation>
    </message>
    <message>
        <source>Slow and steady got there.</source>
        <translation>Immer mit der Ruhe, hat doch geklappt.</translation>
    </message>
    <message>
        <source>What a feast!</source>
        <translation>Was für ein Festmahl!</translation>
    </message>
    <message>
        <source>Got him. Gently, of course.</source>
        <translation>Hab ihn. Ganz sanft natürlich.</translation>
    </message>
    <message>
        <source>All of them? I only wanted a few.</source>
        <translation>Alle? Ich wollte doch nur ein paar.</translation>
    </message>
    <message>
        <source>Time for tea with honey. See you soon.</source>
        <translation>Zeit für Tee mit Honig. Bis bald.</translation>
    </message>
    <message>
        <source>Never mind. The next one will be better.</source>
        <translation>Macht nichts. Das nächste wird besser.</translation>
    </message>
    <message>
        <source>I hardly dared, you know.</source>
        <translation>Ich hab mich ja kaum getraut.</translation>
    </message>
    <message>
        <source>Four full cards at once, oh my!</source>
        <translation>Vier Volle auf einmal, huch!</translation>
    </message>
    <message>
        <source>Now and then even I catch one.</source>
        <translation>Ab und zu fang sogar ich einen.</translation>
    </message>
    <message>
        <source>Not a single trick for the others. Fancy that.</source>
        <translation>Kein einziger Stich für die anderen. Stell dir vor.</translation>
    </message>
    <message>
        <source>That was nice. I&apos;ll curl up now.</source>
        <translation>War das schön. Ich roll mich jetzt ein.</translation>
    </message>
    <message>
        <source>Chin up, it was only the cards.</source>
        <translation>Kopf hoch, das waren nur die Karten.</translation>
    </message>
    <message>
        <source>All by myself, just how I like it.</source>
        <translation>Ganz allein, so mag ich das.</translation>
    </message>
    <message>
        <source>Now that makes me purr.</source>
        <translation>Da schnurr ich doch glatt.</translation>
    </message>
    <message>
        <source>Wait first, then pounce.</source>
        <translation>Erst warten, dann zuschnappen.</translation>
    </message>
    <message>
        <source>I licked the bowl clean.</source>
        <translation>Napf leer geschleckt.</translation>
    </message>
    <message>
        <source>Enough for today. I&apos;m off for a nap.</source>
        <translation>Genug für heute. Ich leg mich hin.</translation>
    </message>
    <message>
        <source>We all land on our feet again.</source>
        <translation>Am Ende landen wir alle wieder auf den Füßen.</translation>
    </message>
    <message>
        <source>Did you see that? Did you?</source>
        <translation>Habt ihr das gesehen? Habt ihr?</translation>
    </message>
    <message>
        <source>The biggest bone of the evening!</source>
        <translation>Der dickste Knochen des Abends!</translation>
    </message>
    <message>
        <source>Sniffed him out!</source>
        <translation>Den hab ich gerochen!</translation>
    </message>
    <message>
        <source>I fetched every single one.</source>
        <translation>Jeden einzelnen apportiert.</translation>
    </message>
    <message>
        <source>You are the best company. Same again soon?</source>
        <translation>Mit euch spiel ich am liebsten. Bald wieder?</translation>
    </message>
    <message>
        <source>Come on, we are all still friends.</source>
        <translation>Komm, wir mögen uns trotzdem.</translation>
    </message>
    <message>
        <source>Sometimes you just have to jump.</source>
        <translation>Irgendwann muss man springen.</translation>
    </message>
    <message>
        <source>What a catch!</source>
        <translation>Was für ein Fang!</translation>
    </message>
    <message>
        <source>One flick, and I had him.</source>
        <translation>Einmal geschnappt, schon hatte ich ihn.</translation>
    </message>
    <message>
        <source>I swallowed the lot.</source>
        <translation>Alles weggeschnappt.</translation>
    </message>
    <message>
        <source>Back to the pond. Bye for now!</source>
        <translation>Ab in den Teich. Macht’s gut!</translation>
    </message>
    <message>
        <source>Missed the lily pad? Just jump again.</source>
        <translation>Danebengehüpft? Einfach noch mal springen.</translation>
    </message>
    <message>
        <source>Lucky me!</source>
        <translation>Schwein gehabt!</translation>
    </message>
    <message>
        <source>Ooh, nothing but good things!</source>
        <translation>Oh, lauter gute Sachen!</translation>
    </message>
    <message>
        <source>Sorry, fox, you were right there.</source>
        <translation>Tut mir leid, Fuchs, du lagst so günstig.</translation>
    </message>
    <message>
        <source>Not a crumb left.</source>
        <translation>Kein Krümel übrig.</translation>
    </message>
    <message>
        <source>That was lovely. Any snacks left?</source>
        <translation>Schön war’s. Ist noch was zu knabbern da?</translation>
    </message>
    <message>
        <source>A hand like that is soon forgotten.</source>
        <translation>So ein Blatt ist schnell vergessen.</translation>
    </message>
    <message>
        <source>I like things that shine.</source>
        <translation>Ich mag, was glänzt.</translation>
    </message>
    <message>
        <source>Four treasures in one nest.</source>
        <translation>Vier Schätze in einem Nest.</translation>
    </message>
    <message>
        <source>A fox for my collection.</source>
        <translation>Ein Fuchs für meine Sammlung.</translation>
    </message>
    <message>
        <source>My nest is full.</source>
        <translation>Mein Nest ist voll.</translation>
    </message>
    <message>
        <source>I&apos;ll fly home before dark. Cheers!</source>
        <translation>Ich flieg nach Hause, bevor es dunkel wird. Tschüs!</translation>
    </message>
    <message>
        <source>The wind turns. It always does.</source>
        <translation>Der Wind dreht sich. Das tut er immer.</translation>
    </message>
    <message>
        <source>I waited for the right moment.</source>
        <translation>Ich habe auf den richtigen Moment gewartet.</translation>
    </message>
    <message>
        <source>A proud trick.</source>
        <translation>Ein stolzer Stich.</translation>
    </message>
    <message>
        <source>That fox was in my part of the woods.</source>
        <translation>Der Fuchs war in meinem Revier.</translation>
    </message>
    <message>
        <source>One to remember.</source>
        <translation>Daran erinnert man sich.</translation>
    </message>
    <message>
        <source>It was an honour.</source>
        <translation>Es war mir eine Ehre.</translation>
    </message>
    <message>
        <source>Head high. It was well fought.</source>
        <translation>Kopf hoch. Das war tapfer gespielt.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Pages of the score sheet</source>
        <translation>Seiten des Spielzettels</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>The tournament so far</source>
        <translation>Zwischenstand</translation>
    </message>
    <message>
        <source>Rules: {name}.</source>
        <translation>Regeln: {name}.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Look at this game card by card, with all hands</source>
        <translation>Dieses Spiel Karte für Karte ansehen, mit allen Blättern</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What each of your decisions was worth, and what would have been better</source>
        <translation>Was jede deiner Entscheidungen wert war und was besser gewesen wäre</translation>
    </message>
    <message>
        <source>Solo won!</source>
        <translation>Solo gewonnen!</translation>
    </message>
    <message>
        <source>Black!</source>
        <translation>Schwarz!</translation>
    </message>
    <message>
        <source>Doppelkopf!</source>
        <translation>Doppelkopf!</translation>
    </message>
    <message>
        <source>Fox caught!</source>
        <translation>Fuchs gefangen!</translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>Noch ist kein Spiel zu Ende.</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>Niemand hat gewonnen</translation>
    </message>
    <message>
        <source>Won!</source>
        <translation>Gewonnen!</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Game {number} of {planned}.</source>
        <translation>Spiel {number} von {planned}.</translation>
    </message>
    <message>
        <source>Game {number}; {planned} were planned.</source>
        <translation>Spiel {number}, geplant waren {planned}.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück an den Tisch</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Bock round: {reasons}.</source>
        <translation>Bockrunde: {reasons}.</translation>
    </message>
</context>
<context>
    <name>SetBar</name>
    <message>
        <source>Rules of this tournament: {name}</source>
        <translation>Regeln dieses Turniers: {name}</translation>
    </message>
    <message>
        <source>&amp;Rule set</source>
        <translation>&amp;Regelsatz</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regelsatz</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Keep these rules as a set of your own (Ctrl+S)</source>
        <translation>Diese Regeln als eigenen Regelsatz behalten (Strg+S)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More to do with the rule set</source>
        <translation>Mehr zum Regelsatz</translation>
    </message>
</context>
<context>
    <name>SetCommands</name>
    <message>
        <source>{file} was written by a newer version of the program.</source>
        <translation>{file} stammt von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>{file} holds no rules: neither ours nor FreeDoko&apos;s.</source>
        <translation>{file} enthält keine Regeln, weder unsere noch die von FreeDoko.</translation>
    </message>
    <message>
        <source>Imported rules</source>
        <translation>Fremde Regeln</translation>
    </message>
    <message>
        <source>The rules are kept as “{name}”.</source>
        <translation>Die Regeln sind als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>The rules are written to {file}.</source>
        <translation>Die Regeln stehen jetzt in {file}.</translation>
    </message>
    <message>
        <source>&amp;Which are ours?</source>
        <translation>&amp;Welche sind unsere?</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Um&amp;benennen …</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen …</translation>
    </message>
    <message>
        <source>&amp;Import a file…</source>
        <translation>Datei &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Export to a file…</source>
        <translation>In eine Datei &amp;exportieren …</translation>
    </message>
    <message>
        <source>&amp;Copy as a code</source>
        <translation>Als &amp;Code kopieren</translation>
    </message>
    <message>
        <source>Enter a c&amp;ode…</source>
        <translation>C&amp;ode eingeben …</translation>
    </message>
    <message>
        <source>&amp;Lines that were not understood…</source>
        <translation>Nicht &amp;verstandene Zeilen …</translation>
    </message>
    <message>
        <source>“{name}” is saved.</source>
        <translation>„{name}“ ist gespeichert.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>„{name}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Meine Regeln</translation>
    </message>
    <message>
        <source>Delete a rule set</source>
        <translation>Regelsatz löschen</translation>
    </message>
    <message>
        <source>Delete “{name}” for good?</source>
        <translation>„{name}“ endgültig löschen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regeln importieren</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Regeln exportieren</translation>
    </message>
    <message>
        <source>Rules (*.dokorules)</source>
        <translation>Regeln (*.dokorules)</translation>
    </message>
    <message>
        <source>On the clipboard: {code}</source>
        <translation>In der Zwischenablage: {code}</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>Deutsch</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>No effect while the hand is not sorted.</source>
        <translation>Ohne Wirkung, solange das Blatt nicht sortiert wird.</translation>
    </message>
    <message>
        <source>No effect while cards do not move at all.</source>
        <translation>Ohne Wirkung, solange sich die Karten gar nicht bewegen.</translation>
    </message>
    <message>
        <source>There is no sound on this computer.</source>
        <translation>Auf diesem Computer gibt es keinen Ton.</translation>
    </message>
    <message>
        <source>Shown at your seat and on the score sheet.</source>
        <translation>Er steht an deinem Platz und auf dem Spielzettel.</translation>
    </message>
    <message>
        <source>The language the program speaks.</source>
        <translation>In welcher Sprache das Programm mit dir spricht.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>For all text in the program, at the table too.</source>
        <translation>Für alle Texte des Programms, auch am Tisch.</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Sehr groß</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartenbild</translation>
    </message>
    <message>
        <source>Decks of other programs on this computer keep their own letters and backs.</source>
        <translation>Kartenbilder anderer Programme auf diesem Computer behalten ihre Buchstaben und Rückseiten.</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vierfarbig</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Large signs</source>
        <translation>Große Zeichen</translation>
    </message>
    <message>
        <source>What ace, king, queen and jack have in their corners.</source>
        <translation>Was in den Ecken von Ass, König, Dame und Bube steht.</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>What you see of the others&apos; cards.</source>
        <translation>Was du von den Karten der anderen siehst.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Buchstaben auf den Karten</translation>
    </message>
    <message>
        <source>Follow the language</source>
        <translation>Wie die Sprache</translation>
    </message>
    <message>
        <source>A K Q J</source>
        <translation>A K Q J</translation>
    </message>
    <message>
        <source>A K D B</source>
        <translation>A K D B</translation>
    </message>
    <message>
        <source>Sort my hand</source>
        <translation>Mein Blatt sortieren</translation>
    </message>
    <message>
        <source>Highest card on the left</source>
        <translation>Höchste Karte links</translation>
    </message>
    <message>
        <source>How loud the sound is beside everything else on your computer.</source>
        <translation>Wie laut der Ton neben allem anderen auf deinem Computer ist.</translation>
    </message>
    <message>
        <source>A full trick stays</source>
        <translation>Ein voller Stich bleibt liegen</translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation>Eine halbe Sekunde</translation>
    </message>
    <message>
        <source>A second and a half</source>
        <translation>Anderthalb Sekunden</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>No effect: this deck has letters of its own.</source>
        <translation>Ohne Wirkung: Dieses Kartenbild hat eigene Buchstaben.</translation>
    </message>
    <message>
        <source>No effect while the sound is off.</source>
        <translation>Ohne Wirkung, solange der Ton aus ist.</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>Dein Bild</translation>
    </message>
    <message>
        <source>Who you are at the table; nobody else has the same one.</source>
        <translation>Wer du am Tisch bist; kein anderer hat dasselbe.</translation>
    </message>
    <message>
        <source>One window only</source>
        <translation>Nur ein Fenster</translation>
    </message>
    <message>
        <source>If it is started again, the program shows the window that is already open.</source>
        <translation>Wird es noch einmal gestartet, zeigt das Programm das Fenster, das schon offen ist.</translation>
    </message>
    <message>
        <source>Otherwise your cards stay as they were dealt.</source>
        <translation>Sonst liegen deine Karten so, wie sie gegeben wurden.</translation>
    </message>
    <message>
        <source>Within the trumps and within each suit.</source>
        <translation>Bei den Trümpfen und in jeder Farbe.</translation>
    </message>
    <message>
        <source>Order of my hand</source>
        <translation>Reihenfolge auf der Hand</translation>
    </message>
    <message>
        <source>Trumps and suits from left to right.</source>
        <translation>Trümpfe und Farben von links nach rechts.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>For the windows and the table.</source>
        <translation>Für die Fenster und den Tisch.</translation>
    </message>
    <message>
        <source>Surface of the table</source>
        <translation>Tischfläche</translation>
    </message>
    <message>
        <source>What the cards lie on; plain is the quietest.</source>
        <translation>Worauf die Karten liegen; schlicht ist am ruhigsten.</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>A bubble stays</source>
        <translation>Eine Sprechblase bleibt</translation>
    </message>
    <message>
        <source>What somebody says; announcements stay at the seat all the same.</source>
        <translation>Was jemand sagt; Ansagen stehen danach ohnehin am Platz.</translation>
    </message>
    <message>
        <source>Two and a half seconds</source>
        <translation>Zweieinhalb Sekunden</translation>
    </message>
    <message>
        <source>Five seconds</source>
        <translation>Fünf Sekunden</translation>
    </message>
    <message>
        <source>Remarks by the others</source>
        <translation>Sprüche der anderen</translation>
    </message>
    <message>
        <source>Now and then somebody has a friendly word, at most in every third game.</source>
        <translation>Ab und zu sagt jemand etwas Nettes, höchstens in jedem dritten Spiel.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Short and soft: cards, tricks, announcements, the end of a game.</source>
        <translation>Kurz und leise: Karten, Stiche, Ansagen, das Ende eines Spiels.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Play out fast automatically</source>
        <translation>Von selbst schnell zu Ende spielen</translation>
    </message>
    <message>
        <source>When no card can change the result any more; otherwise a button offers it.</source>
        <translation>Wenn keine Karte mehr etwas am Ergebnis ändert; sonst bietet es ein Knopf an.</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>Der Tisch in Worten</translation>
    </message>
    <message>
        <source>Hand and trick as lists that a screen reader reads; also on the key W.</source>
        <translation>Blatt und Stich als Listen, die ein Screenreader vorliest; auch mit der Taste W.</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>Mit einem Screenreader</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <source>Two clicks save you from a slip of the mouse.</source>
        <translation>Zwei Klicks schützen vor dem Verklicken.</translation>
    </message>
    <message>
        <source>A click or the space bar goes on at once.</source>
        <translation>Mit einem Klick oder der Leertaste geht es sofort weiter.</translation>
    </message>
    <message>
        <source>Three seconds</source>
        <translation>Drei Sekunden</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Bis ich klicke</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Karten bewegen sich</translation>
    </message>
    <message>
        <source>If they do not move, there are no pauses and no bubbles either.</source>
        <translation>Ohne Bewegung gibt es auch keine Pausen und keine Sprechblasen.</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>Dim cards that cannot be played</source>
        <translation>Unerlaubte Karten abblenden</translation>
    </message>
    <message>
        <source>On your turn, and where the rules of the table allow it.</source>
        <translation>Wenn du dran bist und die Regeln des Tisches es erlauben.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>The others show their cards, where the rules of the table allow it.</source>
        <translation>Die anderen zeigen ihre Karten, wo die Regeln des Tisches es erlauben.</translation>
    </message>
    <message>
        <source>A card is played by</source>
        <translation>Eine Karte spielen</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Mit einem Klick</translation>
    </message>
    <message>
        <source>A click that lifts it and a second one</source>
        <translation>Erst anheben, dann spielen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Its settings go back to their defaults.</source>
        <translation>Setzt die Einstellungen dieser Gruppe auf die Vorgaben zurück.</translation>
    </message>
    <message>
        <source>Reset this group</source>
        <translation>Gruppe zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>All settings go back to their defaults.</source>
        <translation>Setzt alle Einstellungen auf die Vorgaben zurück.</translation>
    </message>
    <message>
        <source>The settings are back to their defaults.</source>
        <translation>Die Einstellungen sind zurückgesetzt.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Hase</translation>
    </message>
    <message>
        <source>Badger</source>
        <translation>Dachs</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Bär</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Igel</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Hund</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Frosch</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>Schwein</translation>
    </message>
    <message>
        <source>Raven</source>
        <translation>Rabe</translation>
    </message>
    <message>
        <source>Stag</source>
        <translation>Hirsch</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Groups of settings</source>
        <translation>Gruppen von Einstellungen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>In den Einstellungen suchen</translation>
    </message>
    <message>
        <source>No setting found.</source>
        <translation>So eine Einstellung gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Part of the table, as the settings make it look.</source>
        <translation>Ein Stück Tisch, wie es mit den Einstellungen aussieht.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>{name} ({counting})</source>
        <translation>{name} ({counting})</translation>
    </message>
    <message>
        <source>{name}, sum</source>
        <translation>{name}, Stand</translation>
    </message>
    <message>
        <source>{name}, euros</source>
        <translation>{name}, Euro</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time} Uhr</translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation>Regeln: {name}</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>{contract}, {name}</source>
        <translation>{contract}, {name}</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>{name} against the expert with the same cards: {points}.</source>
        <translation>{name} gegen den Experten mit denselben Karten: {points}.</translation>
    </message>
    <message>
        <source>Counted plus and minus.</source>
        <translation>Gezählt mit Plus und Minus.</translation>
    </message>
    <message>
        <source>The expert is still playing.</source>
        <translation>Der Experte spielt noch.</translation>
    </message>
    <message>
        <source>S: solo</source>
        <translation>S: Solo</translation>
    </message>
    <message>
        <source>P: duty solo</source>
        <translation>P: Pflichtsolo</translation>
    </message>
    <message>
        <source>×2: bock game</source>
        <translation>×2: Bockspiel</translation>
    </message>
    <message>
        <source>+2: bock game</source>
        <translation>+2: Bockspiel</translation>
    </message>
    <message>
        <source>↶: taken back</source>
        <translation>↶: zurückgenommen</translation>
    </message>
    <message>
        <source>?: hints</source>
        <translation>?: Hinweise</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>Nach Runde {number}</translation>
    </message>
    <message>
        <source>Solos still to play</source>
        <translation>Noch zu spielende Soli</translation>
    </message>
    <message>
        <source>Money in euros</source>
        <translation>Geld in Euro</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <translation>Niemand schuldet etwas.</translation>
    </message>
    <message>
        <source>Everybody&apos;s {amount} out of the kitty is counted in.</source>
        <translation>Je {amount} aus der Kasse sind eingerechnet.</translation>
    </message>
    <message>
        <source>The kitty runs short: everybody&apos;s {amount} for it is counted in.</source>
        <translation>Der Kasse fehlt Geld: Je {amount} dafür sind eingerechnet.</translation>
    </message>
    <message>
        <source>{amount} stays in the kitty.</source>
        <translation>In der Kasse bleiben {amount}.</translation>
    </message>
    <message>
        <source>{payer} pays {amount} into the kitty.</source>
        <translation>{payer} zahlt {amount} in die Kasse.</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {amount}.</source>
        <translation>{payer} zahlt {amount} an {payee}.</translation>
    </message>
</context>
<context>
    <name>SheetExport</name>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Save or print…</source>
        <translation>Speichern oder drucken …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als &amp;PDF speichern …</translation>
    </message>
    <message>
        <source>Save as a &amp;table (CSV)…</source>
        <translation>Als &amp;Tabelle speichern (CSV) …</translation>
    </message>
    <message>
        <source>Save as a p&amp;icture…</source>
        <translation>Als &amp;Bild speichern …</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>Liste drucken</translation>
    </message>
    <message>
        <source>The list is on its way to the printer.</source>
        <translation>Die Liste ist unterwegs zum Drucker.</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>The list is on the clipboard.</source>
        <translation>Die Liste ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>The tournament so far, a line a game</source>
        <translation>Das Turnier bisher, je Spiel eine Zeile</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Zettel</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>What happened in this game</source>
        <translation>Was in diesem Spiel geschah</translation>
    </message>
    <message>
        <source>The order of the cards in this game</source>
        <translation>Die Rangfolge der Karten in diesem Spiel</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>Draußen</translation>
    </message>
    <message>
        <source>The cards that you neither hold nor have seen played</source>
        <translation>Die Karten, die weder auf deiner Hand noch gespielt sind</translation>
    </message>
    <message>
        <source>Close the side panel</source>
        <translation>Seitenleiste schließen</translation>
    </message>
</context>
<context>
    <name>SidesForm</name>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>vor der ersten Karte</translation>
    </message>
    <message>
        <source>Card points of Re</source>
        <translation>Augen von Re</translation>
    </message>
    <message>
        <source>{side} has announced</source>
        <translation>{side} hat angesagt</translation>
    </message>
    <message>
        <source>{side} before the first card</source>
        <translation>{side} vor der ersten Karte</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{side} has not taken a single trick</source>
        <translation>{side} hat keinen einzigen Stich</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>A draw at the top</source>
        <translation>Gleichstand an der Spitze</translation>
    </message>
    <message>
        <source>You have won the tournament!</source>
        <translation>Du hast das Turnier gewonnen!</translation>
    </message>
    <message>
        <source>{name} has won the tournament</source>
        <translation>{name} hat das Turnier gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s)</source>
        <translation>
            <numerusform>Nach %n Spiel</numerusform>
            <numerusform>Nach %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>Zur Startseite</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n Spiel gespielt</numerusform>
            <numerusform>%n Spiele gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>{played} · {others}</source>
        <translation>{played} · {others}</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Real evenings</source>
        <translation>Echte Abende</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Change players, length and rules</source>
        <translation>Spieler, Länge und Regeln ändern</translation>
    </message>
    <message>
        <source>Four quick games</source>
        <translation>Vier schnelle Spiele</translation>
    </message>
    <message>
        <source>With the same players and rules</source>
        <translation>Mit denselben Mitspielern und Regeln</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>Spiel mit Anleitung</translation>
    </message>
    <message>
        <source>One game with somebody who explains it</source>
        <translation>Ein Spiel, bei dem dir jemand alles erklärt</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Twelve short lessons with exercises</source>
        <translation>Zwölf kurze Lektionen mit Übungen</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Questions about positions, some from your own games</source>
        <translation>Fragen zu Stellungen, auch aus deinen eigenen Spielen</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Kartenverteilungen</translation>
    </message>
    <message>
        <source>Deals to keep and to play again</source>
        <translation>Kartenverteilungen zum Aufheben und Nochmalspielen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Read every rule, and make your own sets</source>
        <translation>Alle Regeln lesen und eigene Regelsätze anlegen</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>A list for an evening with real cards</source>
        <translation>Eine Liste für einen Abend mit echten Karten</translation>
    </message>
    <message>
        <source>In the first game</source>
        <translation>Im ersten Spiel</translation>
    </message>
    <message>
        <source>seed {number}</source>
        <translation>Startzahl {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a pot of %n point(s)</source>
        <translation>
            <numerusform>ein Vorrat von %n Punkt</numerusform>
            <numerusform>ein Vorrat von %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>no fixed end</source>
        <translation>ohne festes Ende</translation>
    </message>
    <message>
        <source>{first}, {second} and {third}</source>
        <translation>{first}, {second} und {third}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>No such game has been finished yet.</source>
        <translation>So ein Spiel gab es noch nicht.</translation>
    </message>
    <message numerus="yes">
        <source>You have played %n game(s) and earned {points} points a game.</source>
        <translation>
            <numerusform>Du hast %n Spiel gespielt und dabei {points} Punkte geholt.</numerusform>
            <numerusform>Du hast %n Spiele gespielt und im Schnitt {points} Punkte je Spiel geholt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has played %n game(s) and earned {points} points a game.</source>
        <translation>
            <numerusform>{name} hat %n Spiel gespielt und dabei {points} Punkte geholt.</numerusform>
            <numerusform>{name} hat %n Spiele gespielt und im Schnitt {points} Punkte je Spiel geholt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here all games are counted plus and minus, {total} together; the lists show {written}.</source>
        <translation>Hier zählt jedes Spiel mit Plus und Minus, zusammen {total}; in den Listen stehen {written}.</translation>
    </message>
    <message>
        <source>As Re you earned {re} points a game, as Kontra {contra}.</source>
        <translation>Mit Re hast du {re} Punkte je Spiel geholt, mit Kontra {contra}.</translation>
    </message>
    <message>
        <source>As Re {name} earned {re} points a game, as Kontra {contra}.</source>
        <translation>Mit Re hat {name} {re} Punkte je Spiel geholt, mit Kontra {contra}.</translation>
    </message>
    <message>
        <source>That difference is more than chance.</source>
        <translation>Dieser Unterschied ist mehr als Zufall.</translation>
    </message>
    <message>
        <source>Your only solo earned {points} points.</source>
        <translation>Dein einziges Solo hat {points} Punkte gebracht.</translation>
    </message>
    <message>
        <source>The only solo of {name} earned {points} points.</source>
        <translation>Das einzige Solo von {name} hat {points} Punkte gebracht.</translation>
    </message>
    <message>
        <source>Your solos earned {points} points a game; won: {won} of {number}.</source>
        <translation>Deine Soli haben {points} Punkte je Spiel gebracht; gewonnen: {won} von {number}.</translation>
    </message>
    <message>
        <source>The solos of {name} earned {points} points a game; won: {won} of {number}.</source>
        <translation>Die Soli von {name} haben {points} Punkte je Spiel gebracht; gewonnen: {won} von {number}.</translation>
    </message>
    <message>
        <source>Your only Re or Kontra earned {points} points.</source>
        <translation>Dein einziges Re oder Kontra hat {points} Punkte gebracht.</translation>
    </message>
    <message>
        <source>The only Re or Kontra of {name} earned {points} points.</source>
        <translation>Das einzige Re oder Kontra von {name} hat {points} Punkte gebracht.</translation>
    </message>
    <message>
        <source>Your Re and Kontra earned {points} points each; games won: {won} of {number}.</source>
        <translation>Dein Re und Kontra hat je Ansage {points} Punkte gebracht; gewonnene Spiele: {won} von {number}.</translation>
    </message>
    <message>
        <source>Re and Kontra of {name} earned {points} points each; games won: {won} of {number}.</source>
        <translation>Re und Kontra von {name} haben je Ansage {points} Punkte gebracht; gewonnene Spiele: {won} von {number}.</translation>
    </message>
    <message>
        <source>Your only denial earned {points} points.</source>
        <translation>Deine einzige Absage hat {points} Punkte gebracht.</translation>
    </message>
    <message>
        <source>The only denial of {name} earned {points} points.</source>
        <translation>Die einzige Absage von {name} hat {points} Punkte gebracht.</translation>
    </message>
    <message>
        <source>Your denials earned {points} points each; kept: {won} of {number}.</source>
        <translation>Deine Absagen haben je {points} Punkte gebracht; gehalten: {won} von {number}.</translation>
    </message>
    <message>
        <source>The denials of {name} earned {points} points each; kept: {won} of {number}.</source>
        <translation>Die Absagen von {name} haben je {points} Punkte gebracht; gehalten: {won} von {number}.</translation>
    </message>
    <message numerus="yes">
        <source>You have caught %n fox(es).</source>
        <translation>
            <numerusform>Du hast %n Fuchs gefangen.</numerusform>
            <numerusform>Du hast %n Füchse gefangen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have lost %n fox(es).</source>
        <translation>
            <numerusform>Du hast %n Fuchs verloren.</numerusform>
            <numerusform>Du hast %n Füchse verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Charlie has won the last trick for you %n time(s).</source>
        <translation>
            <numerusform>Das Karlchen hat für dich %n Mal den letzten Stich gemacht.</numerusform>
            <numerusform>Das Karlchen hat für dich %n Mal den letzten Stich gemacht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have caught %n Charlie(s).</source>
        <translation>
            <numerusform>Du hast %n Karlchen gefangen.</numerusform>
            <numerusform>Du hast %n Karlchen gefangen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have lost %n Charlie(s).</source>
        <translation>
            <numerusform>Du hast %n Karlchen verloren.</numerusform>
            <numerusform>Du hast %n Karlchen verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have taken %n Doppelkopf trick(s).</source>
        <translation>
            <numerusform>Du hast %n Doppelkopf gemacht.</numerusform>
            <numerusform>Du hast %n Doppelköpfe gemacht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has caught %n fox(es).</source>
        <translation>
            <numerusform>{name} hat %n Fuchs gefangen.</numerusform>
            <numerusform>{name} hat %n Füchse gefangen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has lost %n fox(es).</source>
        <translation>
            <numerusform>{name} hat %n Fuchs verloren.</numerusform>
            <numerusform>{name} hat %n Füchse verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Charlie has won the last trick for {name} %n time(s).</source>
        <translation>
            <numerusform>Das Karlchen hat für {name} %n Mal den letzten Stich gemacht.</numerusform>
            <numerusform>Das Karlchen hat für {name} %n Mal den letzten Stich gemacht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has caught %n Charlie(s).</source>
        <translation>
            <numerusform>{name} hat %n Karlchen gefangen.</numerusform>
            <numerusform>{name} hat %n Karlchen gefangen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has lost %n Charlie(s).</source>
        <translation>
            <numerusform>{name} hat %n Karlchen verloren.</numerusform>
            <numerusform>{name} hat %n Karlchen verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has taken %n Doppelkopf trick(s).</source>
        <translation>
            <numerusform>{name} hat %n Doppelkopf gemacht.</numerusform>
            <numerusform>{name} hat %n Doppelköpfe gemacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>You earned most {best} ({most} points a game) and least {worst} ({least}).</source>
        <translation>Am meisten hast du {best} geholt ({most} Punkte je Spiel), am wenigsten {worst} ({least}).</translation>
    </message>
    <message>
        <source>{name} earned most {best} ({most} points a game) and least {worst} ({least}).</source>
        <translation>Am meisten hat {name} {best} geholt ({most} Punkte je Spiel), am wenigsten {worst} ({least}).</translation>
    </message>
    <message>
        <source>It is going better now: {early} points a game in the first half, then {late}.</source>
        <translation>Es läuft besser als früher: erst {early} Punkte je Spiel, in der zweiten Hälfte {late}.</translation>
    </message>
    <message>
        <source>It used to go better: {early} points a game in the first half, then {late}.</source>
        <translation>Früher lief es besser: erst {early} Punkte je Spiel, in der zweiten Hälfte {late}.</translation>
    </message>
    <message>
        <source>That is not enough to tell skill from luck.</source>
        <translation>Das ist zu wenig, um Können von Glück zu unterscheiden.</translation>
    </message>
    <message>
        <source>In the long run it is a gain: with 95% certainty between {low} and {high} points a game.</source>
        <translation>Auf die Dauer ist es ein Gewinn: mit 95&#xa0;% Sicherheit zwischen {low} und {high} Punkten je Spiel.</translation>
    </message>
    <message>
        <source>In the long run it is a loss: with 95% certainty between {low} and {high} points a game.</source>
        <translation>Auf die Dauer ist es ein Verlust: mit 95&#xa0;% Sicherheit zwischen {low} und {high} Punkten je Spiel.</translation>
    </message>
    <message>
        <source>Whether that is a gain in the long run remains open: with 95% certainty it is between {low} and {high}.</source>
        <translation>Ob das auf die Dauer ein Gewinn ist, bleibt offen: mit 95&#xa0;% Sicherheit liegt es zwischen {low} und {high}.</translation>
    </message>
    <message>
        <source>They pay off, and not only by chance.</source>
        <translation>Das lohnt sich, und nicht nur durch Zufall.</translation>
    </message>
    <message>
        <source>They cost points, and not only by chance.</source>
        <translation>Das kostet Punkte, und nicht nur durch Zufall.</translation>
    </message>
    <message>
        <source>These figures do not show whether they pay off.</source>
        <translation>Ob sich das lohnt, sagen diese Zahlen nicht.</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>links vom Geber</translation>
    </message>
    <message>
        <source>opposite the dealer</source>
        <translation>gegenüber vom Geber</translation>
    </message>
    <message>
        <source>right of the dealer</source>
        <translation>rechts vom Geber</translation>
    </message>
    <message>
        <source>as the dealer</source>
        <translation>als Geber</translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message>
        <source>Show or hide the choices</source>
        <translation>Auswahl zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Game type</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Games of: {chosen}</source>
        <translation>Spiele von: {chosen}</translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation>
            <numerusform>Letzter %n Tag</numerusform>
            <numerusform>Letzte %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>All solos</source>
        <translation>Alle Soli</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>What costs you points</source>
        <translation>Was dich Punkte kostet</translation>
    </message>
    <message>
        <source>Figures or lost points</source>
        <translation>Zahlen oder verlorene Punkte</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>Was die Zahlen bedeuten</translation>
    </message>
    <message>
        <source>Begin a tournament</source>
        <translation>Turnier anfangen</translation>
    </message>
    <message>
        <source>Reading the tournaments</source>
        <translation>Turniere werden gelesen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>From those of your games that have been reviewed</source>
        <translation>Aus deinen Spielen, die analysiert sind</translation>
    </message>
    <message>
        <source>All tournaments are being read.</source>
        <translation>Alle Turniere werden gelesen.</translation>
    </message>
    <message>
        <source>One moment: your games are being added up.</source>
        <translation>Einen Moment, deine Spiele werden zusammengezählt.</translation>
    </message>
    <message>
        <source>Over all tournaments</source>
        <translation>Über alle Turniere</translation>
    </message>
    <message>
        <source>Once a game is over, how often you win and what each kind of game earns will appear here.</source>
        <translation>Sobald ein Spiel zu Ende ist, steht hier, wie oft du gewinnst und was jede Spielart einbringt.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), counted plus and minus</source>
        <translation>
            <numerusform>%n Spiel, mit Plus und Minus gezählt</numerusform>
            <numerusform>%n Spiele, mit Plus und Minus gezählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) so far; the others are still being added up</source>
        <translation>
            <numerusform>bisher %n Spiel; die übrigen werden noch zusammengezählt</numerusform>
            <numerusform>bisher %n Spiele; die übrigen werden noch zusammengezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>By side</source>
        <translation>Nach Partei</translation>
    </message>
    <message>
        <source>By game type</source>
        <translation>Nach Spielart</translation>
    </message>
    <message>
        <source>Own solos</source>
        <translation>Eigene Soli</translation>
    </message>
    <message>
        <source>Announcements, and what came of them</source>
        <translation>Ansagen und was sie brachten</translation>
    </message>
    <message>
        <source>By place at the table</source>
        <translation>Nach Platz am Tisch</translation>
    </message>
    <message>
        <source>By rule set</source>
        <translation>Nach Regeln</translation>
    </message>
    <message>
        <source>Special tricks</source>
        <translation>Besondere Stiche</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Alone against three</source>
        <translation>Allein gegen drei</translation>
    </message>
    <message>
        <source>Three against one</source>
        <translation>Zu dritt gegen einen</translation>
    </message>
    <message>
        <source>Everybody alone</source>
        <translation>Jeder für sich</translation>
    </message>
    <message>
        <source>Left of the dealer</source>
        <translation>Links vom Geber</translation>
    </message>
    <message>
        <source>Opposite the dealer</source>
        <translation>Gegenüber vom Geber</translation>
    </message>
    <message>
        <source>Right of the dealer</source>
        <translation>Rechts vom Geber</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>Duty solos among them</source>
        <translation>Davon Pflichtsoli</translation>
    </message>
    <message>
        <source>Foxes caught</source>
        <translation>Füchse gefangen</translation>
    </message>
    <message>
        <source>Foxes lost</source>
        <translation>Füchse verloren</translation>
    </message>
    <message>
        <source>Last tricks won with Charlie</source>
        <translation>Letzter Stich mit Karlchen</translation>
    </message>
    <message>
        <source>Charlies caught</source>
        <translation>Karlchen gefangen</translation>
    </message>
    <message>
        <source>Charlies lost</source>
        <translation>Karlchen verloren</translation>
    </message>
    <message>
        <source>Doppelkopf tricks</source>
        <translation>Doppelköpfe</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>StoredSheet</name>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Look at its games card by card. A click on a line goes to that game.</source>
        <translation>Die Spiele Karte für Karte ansehen. Ein Klick auf eine Zeile führt zu diesem Spiel.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Rules: {name}.</source>
        <translation>Regeln: {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s).</source>
        <translation>
            <numerusform>%n Spiel.</numerusform>
            <numerusform>%n Spiele.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SumsPage</name>
    <message>
        <source>No game has been finished yet.</source>
        <translation>Noch ist kein Spiel zu Ende.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Passed on: {cards}</source>
        <translation>Geschoben: {cards}</translation>
    </message>
    <message>
        <source>Given back: {cards}</source>
        <translation>Zurückgegeben: {cards}</translation>
    </message>
    <message>
        <source>Knocked</source>
        <translation>Geklopft</translation>
    </message>
    <message>
        <source>Round of the duty solos</source>
        <translation>Runde der Pflichtsoli</translation>
    </message>
    <message>
        <source>Bock: counts ×{factor}</source>
        <translation>Bock: zählt ×{factor}</translation>
    </message>
    <message>
        <source>Trick {number} of {total}</source>
        <translation>Stich {number} von {total}</translation>
    </message>
    <message>
        <source>Trick {number}: {name}, {eyes} card points</source>
        <translation>Stich {number}: {name}, {eyes} Augen</translation>
    </message>
    <message>
        <source>{card}, just received</source>
        <translation>{card}, gerade bekommen</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <translation>{card}, gewählt</translation>
    </message>
    <message>
        <source>{card}, playable</source>
        <translation>{card}, spielbar</translation>
    </message>
    <message>
        <source>{name} ({side})</source>
        <translation>{name} ({side})</translation>
    </message>
    <message>
        <source>announced: {call}</source>
        <translation>angesagt: {call}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>The trick goes to: {name}</source>
        <translation>Der Stich geht an: {name}</translation>
    </message>
    <message>
        <source>Winning so far: {name}</source>
        <translation>Bisher gewinnt: {name}</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <translation>„{call}“</translation>
    </message>
    <message>
        <source>There is no trick to look at now.</source>
        <translation>Es gibt gerade keinen Stich zum Ansehen.</translation>
    </message>
    <message>
        <source>Click or press Space to continue</source>
        <translation>Weiter mit Klick oder Leertaste</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>There is nothing to announce now.</source>
        <translation>Jetzt gibt es nichts anzusagen.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Arrow keys choose a card, Enter plays it, L shows the last trick, N announces, H gives a hint, W puts the table into words.</source>
        <translation>Pfeiltasten wählen eine Karte, Enter spielt sie aus, L zeigt den letzten Stich, N sagt an, H gibt einen Hinweis, W zeigt den Tisch in Worten.</translation>
    </message>
    <message>
        <source>{card}, {place} of {number}</source>
        <translation>{card}, {place} von {number}</translation>
    </message>
</context>
<context>
    <name>TemplateChoice</name>
    <message>
        <source>As chosen below</source>
        <translation>Wie unten gewählt</translation>
    </message>
    <message>
        <source>A ready-made tournament</source>
        <translation>Ein fertiges Turnier</translation>
    </message>
    <message>
        <source>A template sets the rules and the length; you can still change everything.</source>
        <translation>Eine Vorlage bringt Regeln und Länge mit; danach kannst du alles ändern.</translation>
    </message>
    <message>
        <source>Players, rules and length to begin with.</source>
        <translation>Spieler, Regeln und Länge, mit denen du gleich anfangen kannst.</translation>
    </message>
    <message>
        <source>Players, rules and length of the last tournament.</source>
        <translation>Spieler, Regeln und Länge vom letzten Turnier.</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Wie beim letzten Mal</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Für den Anfang</translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message>
        <source>DDV: 24 games, four of them duty solos</source>
        <translation>DDV: 24 Spiele, davon vier Pflichtsoli</translation>
    </message>
    <message>
        <source>A session of the German association: 20 normal games and one duty solo each.</source>
        <translation>Eine Runde nach den Regeln des Verbands: 20 Normalspiele, dazu von jedem ein Pflichtsolo.</translation>
    </message>
    <message>
        <source>doko.wtf: 16 games and solos</source>
        <translation>doko.wtf: 16 Spiele und Soli</translation>
    </message>
    <message>
        <source>Four rounds of normal games; every solo is extra, and everybody has to play one.</source>
        <translation>Vier Runden Normalspiele; jedes Solo kommt dazu, und jeder muss eines spielen.</translation>
    </message>
    <message>
        <source>Mittwochsregeln evening</source>
        <translation>Abend nach Mittwochsregeln</translation>
    </message>
    <message>
        <source>Without nines, solos are bid for. The rules leave the end open: here five rounds.</source>
        <translation>Ohne Neunen, Soli werden gereizt. Das Ende lassen die Regeln offen: hier fünf Runden.</translation>
    </message>
    <message>
        <source>Quick four</source>
        <translation>Schnelle vier</translation>
    </message>
    <message>
        <source>Four games by FreeDoko&apos;s rules, solos included.</source>
        <translation>Vier Spiele nach den Regeln von FreeDoko; ein Solo zählt mit.</translation>
    </message>
</context>
<context>
    <name>TimeCurve</name>
    <message>
        <source>Sum of the points over time</source>
        <translation>Summe der Punkte über die Zeit</translation>
    </message>
</context>
<context>
    <name>ToolStrip</name>
    <message>
        <source>Buttons of the table</source>
        <translation>Knöpfe am Tisch</translation>
    </message>
</context>
<context>
    <name>TournamentDialog</name>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>The others at the table</source>
        <translation>Wer mitspielt</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regeln …</translation>
    </message>
    <message>
        <source>Which are ours?</source>
        <translation>Welche sind unsere?</translation>
    </message>
    <message>
        <source>Eight questions that lead to your rules</source>
        <translation>Acht Fragen, die zu euren Regeln führen</translation>
    </message>
    <message>
        <source>In the expert&apos;s game the level Strong plays in place of other programs.</source>
        <translation>Statt fremder Programme spielt im Spiel des Experten die Stufe Stark.</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>Links von dir</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>Rechts von dir</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Turnier</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>&amp;Länge</translation>
    </message>
    <message>
        <source>&amp;Duty solos</source>
        <translation>&amp;Pflichtsoli</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startzahl</translation>
    </message>
    <message>
        <source>Compare with an expert</source>
        <translation>Mit einem Experten vergleichen</translation>
    </message>
    <message>
        <source>Needs {options}</source>
        <translation>Braucht {options}</translation>
    </message>
    <message>
        <source>Under these rules a card that was played stays.</source>
        <translation>Nach diesen Regeln gilt: Was liegt, das liegt.</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Re&amp;geln</translation>
    </message>
    <message>
        <source>They announce by convention</source>
        <translation>Ansagen nach Vereinskonvention</translation>
    </message>
    <message>
        <source>Look at the rules and change them</source>
        <translation>Die Regeln ansehen und ändern</translation>
    </message>
    <message>
        <source>Taking back is allowed; the list shows how often</source>
        <translation>Zurücknehmen ist erlaubt; in der Liste steht, wie oft</translation>
    </message>
    <message>
        <source>After each game an expert plays your cards again; the list shows both.</source>
        <translation>Ein Experte spielt deine Karten noch einmal; die Liste zeigt beides.</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Seed of the cards</source>
        <translation>Startzahl der Karten</translation>
    </message>
    <message>
        <source>A number from which the cards are dealt: the same number, the same cards</source>
        <translation>Eine Zahl, aus der die Karten gegeben werden: gleiche Zahl, gleiche Karten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>TournamentsController</name>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>{file} is neither a file of recorded games nor a FreeDoko tournament.</source>
        <translation>{file} ist weder eine Datei mit Aufzeichnungen noch eine Partie von FreeDoko.</translation>
    </message>
    <message>
        <source>The games of {file} are in the list now.</source>
        <translation>Die Spiele aus {file} stehen jetzt in der Liste.</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Search: name, player, rules, date</source>
        <translation>Suchen: Name, Mitspieler, Regeln, Datum</translation>
    </message>
    <message>
        <source>Search the tournaments</source>
        <translation>Turniere durchsuchen</translation>
    </message>
    <message>
        <source>Begin a tournament</source>
        <translation>Turnier anfangen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Move it to the trash</source>
        <translation>In den Papierkorb legen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>A copy that can be played on in another way</source>
        <translation>Eine Kopie, die du anders weiterspielen kannst</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Give it another name</source>
        <translation>Den Namen in der Liste ändern</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Save its games as a file of recorded games</source>
        <translation>Seine Spiele als Datei mit Aufzeichnungen speichern</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>The list and the curve; from there every game step by step</source>
        <translation>Die Liste und die Kurve; von dort jedes Spiel Schritt für Schritt</translation>
    </message>
    <message>
        <source>Add a file of recorded games, or read a FreeDoko tournament</source>
        <translation>Spiele aus einer Datei übernehmen oder eine Partie von FreeDoko lesen</translation>
    </message>
    <message>
        <source>View the list</source>
        <translation>Liste ansehen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Every tournament you begin will be kept here, with its list and all its games.</source>
        <translation>Hier steht später jedes Turnier, das du anfängst, mit seiner Liste und allen Spielen.</translation>
    </message>
    <message>
        <source>{name}, copy</source>
        <translation>{name}, Kopie</translation>
    </message>
    <message>
        <source>“{name}” is in the trash.</source>
        <translation>„{name}“ ist im Papierkorb.</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Spiele exportieren</translation>
    </message>
    <message>
        <source>Records (*.dokogames)</source>
        <translation>Aufzeichnungen (*.dokogames)</translation>
    </message>
</context>
<context>
    <name>TournamentsTable</name>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>{games}, finished</source>
        <translation>{games}, zu Ende</translation>
    </message>
    <message>
        <source>{games} of {planned}</source>
        <translation>{games} von {planned}</translation>
    </message>
</context>
<context>
    <name>Trainer</name>
    <message>
        <source>Who plays with whom?</source>
        <translation>Wer spielt mit wem?</translation>
    </message>
    <message>
        <source>How many trumps are out?</source>
        <translation>Wie viele Trümpfe sind draußen?</translation>
    </message>
    <message>
        <source>Announce or not?</source>
        <translation>Ansagen oder nicht?</translation>
    </message>
    <message>
        <source>Which solo, or none?</source>
        <translation>Welches Solo, oder keins?</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Welche Karte?</translation>
    </message>
    <message>
        <source>Who plays with you?</source>
        <translation>Wer spielt mit dir?</translation>
    </message>
    <message>
        <source>How many trumps are still out?</source>
        <translation>Wie viele Trümpfe sind noch draußen?</translation>
    </message>
    <message>
        <source>What do you announce now?</source>
        <translation>Was sagst du jetzt an?</translation>
    </message>
    <message>
        <source>What do you say before play?</source>
        <translation>Was sagst du vor dem Spiel?</translation>
    </message>
    <message>
        <source>Which card do you play?</source>
        <translation>Welche Karte spielst du?</translation>
    </message>
    <message>
        <source>Do you take the poverty?</source>
        <translation>Nimmst du die Armut an?</translation>
    </message>
    <message>
        <source>Where nobody can know it yet, the likeliest is right.</source>
        <translation>Solange es niemand wissen kann, ist der Wahrscheinlichste richtig.</translation>
    </message>
    <message>
        <source>Neither in your hand nor played.</source>
        <translation>Weder auf deiner Hand noch gespielt.</translation>
    </message>
    <message>
        <source>What earns the most on average is right.</source>
        <translation>Richtig ist, was im Schnitt am meisten bringt.</translation>
    </message>
    <message>
        <source>Click it, or choose it with the arrow keys and press Enter.</source>
        <translation>Klick sie an, oder wähle sie mit den Pfeiltasten und drück Enter.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Right: as good as the best.</source>
        <translation>Richtig: so gut wie die beste Antwort.</translation>
    </message>
    <message>
        <source>Right: hardly worse than the best.</source>
        <translation>Richtig: kaum schlechter als die beste Antwort.</translation>
    </message>
    <message>
        <source>Not right.</source>
        <translation>Nicht richtig.</translation>
    </message>
    <message>
        <source>Trumps still out: {number}.</source>
        <translation>Trümpfe noch draußen: {number}.</translation>
    </message>
    <message>
        <source>Of {total} trumps you hold {own}; already played: {played}.</source>
        <translation>Von {total} Trümpfen hast du {own} auf der Hand; gespielt sind schon: {played}.</translation>
    </message>
    <message>
        <source>Played: {cards}.</source>
        <translation>Gespielt: {cards}.</translation>
    </message>
    <message>
        <source>You play Re.</source>
        <translation>Du spielst Re.</translation>
    </message>
    <message>
        <source>You play Kontra.</source>
        <translation>Du spielst Kontra.</translation>
    </message>
    <message>
        <source>{name} has announced {call}.</source>
        <translation>{name} hat {call} angesagt.</translation>
    </message>
    <message>
        <source>{name} has played the {card}.</source>
        <translation>{name} hat {card} gespielt.</translation>
    </message>
    <message>
        <source>{name} has the marriage.</source>
        <translation>{name} hat die Hochzeit.</translation>
    </message>
    <message>
        <source>{name} has taken the trick that decides the partner.</source>
        <translation>{name} hat den Klärungsstich gemacht.</translation>
    </message>
    <message>
        <source>So it is sure: {name}.</source>
        <translation>Es ist also sicher: {name}.</translation>
    </message>
    <message>
        <source>Nobody can be sure yet. Going by what was said and played: {chances}.</source>
        <translation>Sicher ist es noch nicht. Nach allem, was gesagt und gespielt wurde: {chances}.</translation>
    </message>
    <message>
        <source>{name} {percent}%</source>
        <translation>{name} {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>From one of your games: it cost you points here</source>
        <translation>Aus einem deiner Spiele: Hier hast du Punkte verschenkt</translation>
    </message>
    <message>
        <source>Once more · {level}</source>
        <translation>Noch einmal · {level}</translation>
    </message>
    <message>
        <source>A new question · {level}</source>
        <translation>Neue Frage · {level}</translation>
    </message>
    <message>
        <source>Yes, I take it</source>
        <translation>Ja, ich nehme sie an</translation>
    </message>
    <message>
        <source>No, I do not</source>
        <translation>Nein, lieber nicht</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>TranslatedTable</name>
    <message numerus="yes">
        <source>%n trump(s) back</source>
        <translation>
            <numerusform>%n Trumpf zurück</numerusform>
            <numerusform>%n Trümpfe zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n solo(s)</source>
        <translation>
            <numerusform>%n Pflichtsolo offen</numerusform>
            <numerusform>%n Pflichtsoli offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bock: %n more point(s)</source>
        <translation>
            <numerusform>Bock: %n Punkt mehr</numerusform>
            <numerusform>Bock: %n Punkte mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more bock game(s)</source>
        <translation>
            <numerusform>%n weiteres Bockspiel</numerusform>
            <numerusform>%n weitere Bockspiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re: %n win(s) in a row</source>
        <translation>
            <numerusform>Re: %n Sieg in Folge</numerusform>
            <numerusform>Re: %n Siege in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kontra: %n win(s) in a row</source>
        <translation>
            <numerusform>Kontra: %n Sieg in Folge</numerusform>
            <numerusform>Kontra: %n Siege in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrumpsPanel</name>
    <message>
        <source>Order of the cards</source>
        <translation>Rangfolge der Karten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{contract}: order of the cards</source>
        <translation>{contract}: Rangfolge</translation>
    </message>
    <message>
        <source>Trumps, highest first</source>
        <translation>Trümpfe von oben</translation>
    </message>
    <message>
        <source>Plain suits, highest first</source>
        <translation>Fehlfarben von oben</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Es gibt keinen Trumpf.</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Doppelkopf with three computer players</source>
        <translation>Doppelkopf mit drei Computerspielern</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>♣</source>
        <translation>♣</translation>
    </message>
    <message>
        <source>♠</source>
        <translation>♠</translation>
    </message>
    <message>
        <source>♥</source>
        <translation>♥</translation>
    </message>
    <message>
        <source>♦</source>
        <translation>♦</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>Of two equal cards the first wins, but the second ♥10 beats the first.</source>
        <translation>Von zwei gleichen Karten gewinnt die erste, aber die zweite ♥10 sticht die erste.</translation>
    </message>
    <message>
        <source>Of two equal cards the first wins, but the second ♥10 beats the first, except in the last trick.</source>
        <translation>Von zwei gleichen Karten gewinnt die erste, aber die zweite ♥10 sticht die erste, außer im letzten Stich.</translation>
    </message>
    <message>
        <source>Of two equal cards the first wins, but in the last trick the second ♥10 beats the first.</source>
        <translation>Von zwei gleichen Karten gewinnt die erste, aber im letzten Stich sticht die zweite ♥10 die erste.</translation>
    </message>
    <message>
        <source>Of two equal cards the first wins.</source>
        <translation>Von zwei gleichen Karten gewinnt die erste.</translation>
    </message>
    <message>
        <source>Of two Charlies the second wins.</source>
        <translation>Von zwei Karlchen sticht das zweite.</translation>
    </message>
    <message>
        <source>Normal game</source>
        <translation>Normalspiel</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Marriage without a partner</source>
        <translation>Hochzeit ohne Partner</translation>
    </message>
    <message>
        <source>Silent marriage</source>
        <translation>Stille Hochzeit</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Armut</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Clubs solo</source>
        <translation>Kreuzsolo</translation>
    </message>
    <message>
        <source>Spades solo</source>
        <translation>Piksolo</translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation>Herzsolo</translation>
    </message>
    <message>
        <source>Diamonds solo</source>
        <translation>Karosolo</translation>
    </message>
    <message>
        <source>Queen solo</source>
        <translation>Damensolo</translation>
    </message>
    <message>
        <source>Jack solo</source>
        <translation>Bubensolo</translation>
    </message>
    <message>
        <source>King solo</source>
        <translation>Königssolo</translation>
    </message>
    <message>
        <source>Queen and jack solo</source>
        <translation>Damen-Buben-Solo</translation>
    </message>
    <message>
        <source>King and jack solo</source>
        <translation>Königs-Buben-Solo</translation>
    </message>
    <message>
        <source>King and queen solo</source>
        <translation>Königs-Damen-Solo</translation>
    </message>
    <message>
        <source>Köhler (kings, queens, jacks)</source>
        <translation>Köhler</translation>
    </message>
    <message>
        <source>Meatless (no trumps)</source>
        <translation>Fleischloser</translation>
    </message>
    <message>
        <source>Ten solo</source>
        <translation>Zehnersolo</translation>
    </message>
    <message>
        <source>Ace solo</source>
        <translation>Ass-Solo</translation>
    </message>
    <message>
        <source>Pure clubs solo</source>
        <translation>Reines Kreuzsolo</translation>
    </message>
    <message>
        <source>Pure spades solo</source>
        <translation>Reines Piksolo</translation>
    </message>
    <message>
        <source>Pure hearts solo</source>
        <translation>Reines Herzsolo</translation>
    </message>
    <message>
        <source>Pure diamonds solo</source>
        <translation>Reines Karosolo</translation>
    </message>
    <message>
        <source>Null (no trick)</source>
        <translation>Null (kein Stich)</translation>
    </message>
    <message>
        <source>Healthy</source>
        <translation>Gesund</translation>
    </message>
    <message>
        <source>Throw in: too many nines</source>
        <translation>Schmeißen: zu viele Neunen</translation>
    </message>
    <message>
        <source>Throw in: too many kings</source>
        <translation>Schmeißen: zu viele Könige</translation>
    </message>
    <message>
        <source>Throw in: too many nines and kings</source>
        <translation>Schmeißen: zu viele Neunen und Könige</translation>
    </message>
    <message>
        <source>Throw in: too many card points</source>
        <translation>Schmeißen: zu viele Augen</translation>
    </message>
    <message>
        <source>Throw in: no trump above the fox</source>
        <translation>Schmeißen: kein Trumpf über dem Fuchs</translation>
    </message>
    <message>
        <source>Throw in: no trump above the jack of diamonds</source>
        <translation>Schmeißen: kein Trumpf über dem Karo-Buben</translation>
    </message>
    <message>
        <source>Throw in: too few card points</source>
        <translation>Schmeißen: zu wenige Augen</translation>
    </message>
    <message>
        <source>Throw in: too many aces and tens</source>
        <translation>Schmeißen: zu viele Asse und Zehnen</translation>
    </message>
    <message>
        <source>Throw in: a nine of each suit</source>
        <translation>Schmeißen: eine Neun jeder Farbe</translation>
    </message>
    <message>
        <source>Throw in: four nines and four kings</source>
        <translation>Schmeißen: vier Neunen und vier Könige</translation>
    </message>
    <message>
        <source>Throw in: a long plain suit</source>
        <translation>Schmeißen: eine lange Fehlfarbe</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>Vorbehalt</translation>
    </message>
    <message>
        <source>first trick of another</source>
        <translation>erster fremder Stich</translation>
    </message>
    <message>
        <source>first trump trick</source>
        <translation>erster Trumpfstich</translation>
    </message>
    <message>
        <source>first plain-suit trick</source>
        <translation>erster Farbstich</translation>
    </message>
    <message>
        <source>first clubs trick</source>
        <translation>erster Kreuzstich</translation>
    </message>
    <message>
        <source>first spades trick</source>
        <translation>erster Pikstich</translation>
    </message>
    <message>
        <source>first hearts trick</source>
        <translation>erster Herzstich</translation>
    </message>
    <message>
        <source>second trick of another</source>
        <translation>zweiter fremder Stich</translation>
    </message>
    <message>
        <source>second trump trick</source>
        <translation>zweiter Trumpfstich</translation>
    </message>
    <message>
        <source>second plain-suit trick</source>
        <translation>zweiter Farbstich</translation>
    </message>
    <message>
        <source>second clubs trick</source>
        <translation>zweiter Kreuzstich</translation>
    </message>
    <message>
        <source>second spades trick</source>
        <translation>zweiter Pikstich</translation>
    </message>
    <message>
        <source>second hearts trick</source>
        <translation>zweiter Herzstich</translation>
    </message>
    <message>
        <source>third trick of another</source>
        <translation>dritter fremder Stich</translation>
    </message>
    <message>
        <source>third trump trick</source>
        <translation>dritter Trumpfstich</translation>
    </message>
    <message>
        <source>third plain-suit trick</source>
        <translation>dritter Farbstich</translation>
    </message>
    <message>
        <source>third clubs trick</source>
        <translation>dritter Kreuzstich</translation>
    </message>
    <message>
        <source>third spades trick</source>
        <translation>dritter Pikstich</translation>
    </message>
    <message>
        <source>third hearts trick</source>
        <translation>dritter Herzstich</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Half the deck is trumps</source>
        <translation>Die Hälfte ist Trumpf</translation>
    </message>
    <message>
        <source>Healthy?</source>
        <translation>Gesund?</translation>
    </message>
    <message>
        <source>Before the first card everybody is asked for a reservation, for instance to play alone. Your hand is made for a normal game: say that you are healthy.</source>
        <translation>Vor der ersten Karte wird jeder nach einem Vorbehalt gefragt, zum Beispiel einem Solo. Dein Blatt passt gut zu einem Normalspiel: Sag „Gesund“.</translation>
    </message>
    <message>
        <source>A normal game is best with this hand: say that you are healthy.</source>
        <translation>Mit diesem Blatt ist ein Normalspiel am besten: Sag „Gesund“.</translation>
    </message>
    <message>
        <source>Who plays with whom?</source>
        <translation>Wer spielt mit wem?</translation>
    </message>
    <message>
        <source>Two play against two. Whoever holds a queen of clubs is Re, the other two are Kontra. You hold one, so you are Re. Who has the other one? That comes out in the game.</source>
        <translation>Zwei spielen gegen zwei. Wer eine Kreuz-Dame hat, ist Re, die anderen beiden sind Kontra. Du hast eine, bist also Re. Und wer hat die andere? Das zeigt sich im Spiel.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>The cards in the tricks count: an ace 11 card points, a ten 10, a king 4, a queen 3, a jack 2, a nine nothing. All cards together are 240. You and your partner are Re and win with 121.</source>
        <translation>Es zählen die Karten in den Stichen: ein Ass 11 Augen, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2, eine Neun nichts. Zusammen sind es 240. Du und dein Partner seid Re und gewinnt mit 121.</translation>
    </message>
    <message>
        <source>Lead an ace</source>
        <translation>Ein Ass ausspielen</translation>
    </message>
    <message>
        <source>You sit at the bottom and hold twelve cards. In a trick everybody plays one card, and the highest takes all four. This game is explained step by step. You can always go back, and leave whenever you like.</source>
        <translation>Du sitzt unten und hast zwölf Karten. Zu jedem Stich legt jeder eine Karte, und die höchste gewinnt ihn. Dieses Spiel wird dir Schritt für Schritt erklärt. Du kannst immer zurück und jederzeit aufhören.</translation>
    </message>
    <message>
        <source>The ten of hearts, all queens, all jacks and all diamonds are trumps, in this order. They beat the plain suits: clubs, spades and hearts. To see it, press “Order of the cards” below, or T, and once more to come back.</source>
        <translation>Trumpf sind die Herz-Zehn, alle Damen, alle Buben und alle Karos, in dieser Reihenfolge. Sie stechen die Fehlfarben: Kreuz, Pik und Herz. Tipp unten auf „Rangfolge der Karten“ oder drück T, um es dir anzusehen; noch einmal, und du bist zurück.</translation>
    </message>
    <message>
        <source>You lead. Whoever holds the suit that was led has to follow it. The first time most still can, and the ace takes the trick. Play your ace of clubs: click on it, or choose it with the arrow keys and press Enter.</source>
        <translation>Du kommst raus. Wer die ausgespielte Farbe hat, muss sie bedienen. Beim ersten Mal können das meist noch alle, und das Ass macht den Stich. Spiel dein Kreuz-Ass: Klick es an, oder wähl es mit den Pfeiltasten und drück Enter.</translation>
    </message>
    <message>
        <source>The ace of clubs first: later somebody may have no clubs left and take it with a trump.</source>
        <translation>Erst das Kreuz-Ass: Später hat vielleicht jemand kein Kreuz mehr und sticht es.</translation>
    </message>
    <message>
        <source>Announce Re</source>
        <translation>Re ansagen</translation>
    </message>
    <message>
        <source>All followed suit, and the trick is yours: 15 card points. Your hand is strong, so announce Re, with the button or with N and Enter. The game is then worth two points more, for whoever wins it. The other side would say Kontra.</source>
        <translation>Alle haben bedient, der Stich gehört dir: 15 Augen. Dein Blatt ist stark, also sag Re an, mit dem Knopf oder mit N und Enter. Das Spiel zählt dann zwei Punkte mehr, egal, wer es gewinnt. Die Gegner würden Kontra sagen.</translation>
    </message>
    <message>
        <source>First announce Re: after your next card it would be too late.</source>
        <translation>Sag erst Re an: Nach deiner nächsten Karte ist es zu spät.</translation>
    </message>
    <message>
        <source>Look for your partner</source>
        <translation>Such deinen Partner</translation>
    </message>
    <message>
        <source>Now all know that you are Re. Give your partner the chance to show up: lead a low trump, the jack of diamonds.</source>
        <translation>Jetzt wissen alle, dass du Re bist. Gib deinem Partner die Chance, sich zu zeigen: Spiel einen kleinen Trumpf, den Karo-Buben.</translation>
    </message>
    <message>
        <source>Lead the jack of diamonds: it costs little, and your partner can take the trick.</source>
        <translation>Spiel den Karo-Buben: Er kostet wenig, und dein Partner kann den Stich übernehmen.</translation>
    </message>
    <message>
        <source>It is Karl</source>
        <translation>Karl ist es</translation>
    </message>
    <message>
        <source>Karl has taken the trick with the other queen of clubs: he plays with you. Now the sides are known and marked at every seat.</source>
        <translation>Karl hat den Stich mit der anderen Kreuz-Dame gemacht: Er spielt mit dir. Jetzt sind die Parteien klar und stehen an jedem Platz.</translation>
    </message>
    <message>
        <source>No 90</source>
        <translation>Keine 90</translation>
    </message>
    <message>
        <source>Karl leads an ace, so he is strong, too. Promise that the others get less than 90 card points: announce “no 90”. That earns another point, and must be said while you still hold ten cards.</source>
        <translation>Karl spielt ein Ass, auch er ist stark. Versprich, dass die Gegner keine 90 Augen bekommen: Sag „Keine 90“. Das bringt noch einen Punkt und geht nur, solange du zehn Karten hast.</translation>
    </message>
    <message>
        <source>First announce “no 90”: more would be daring, and after this card it would be too late.</source>
        <translation>Sag erst „Keine 90“: Mehr wäre gewagt, und nach dieser Karte ist es zu spät.</translation>
    </message>
    <message>
        <source>Smearing</source>
        <translation>Schmieren</translation>
    </message>
    <message>
        <source>Spades were led, so you have to follow suit; all other cards are dimmed. Karl&apos;s ace will take the trick: give him the ten, it counts ten card points.</source>
        <translation>Pik liegt, also musst du Pik bedienen; alle anderen Karten sind abgedunkelt. Karls Ass wird den Stich machen: Schmier ihm die Zehn, sie zählt zehn Augen.</translation>
    </message>
    <message>
        <source>The trick goes to your partner: give the ten, for the nine counts nothing.</source>
        <translation>Der Stich geht an deinen Partner: Gib die Zehn, die Neun zählt nichts.</translation>
    </message>
    <message>
        <source>Dulle and fox</source>
        <translation>Dulle und Fuchs</translation>
    </message>
    <message>
        <source>Karl leads the ten of hearts, the dulle. No card is higher. You hold a fox, an ace of diamonds: if the others catch it they get a point. Under Karl&apos;s dulle it is safe, so play it now.</source>
        <translation>Karl spielt die Herz-Zehn, die Dulle. Höher ist keine Karte. Du hast einen Fuchs, ein Karo-Ass: Fangen ihn die Gegner, bekommen sie einen Punkt. Unter Karls Dulle ist er sicher, also spiel ihn jetzt.</translation>
    </message>
    <message>
        <source>Play the fox: it is safe here and brings in eleven card points; later it might be caught.</source>
        <translation>Spiel den Fuchs: Hier ist er sicher und bringt elf Augen; später wird er vielleicht gefangen.</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Bedienen</translation>
    </message>
    <message>
        <source>Karl leads hearts. You hold just one of them, the king: it has to be played. There are only six hearts besides the dullen, so somebody is often without.</source>
        <translation>Karl spielt Herz. Du hast davon nur den König, also muss er fallen. Ohne die Dullen gibt es nur sechs Herzkarten; da hat oft jemand keine.</translation>
    </message>
    <message>
        <source>You have to follow suit: play the king of hearts.</source>
        <translation>Du musst bedienen: Spiel den Herz-König.</translation>
    </message>
    <message>
        <source>Take it with a trump</source>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>Frieda had no hearts and took the trick with a trump. Now it is your turn: clubs were led, and you have none left. Nobody plays after you, so take the trick with the ten of diamonds.</source>
        <translation>Frieda hatte kein Herz und hat gestochen. Jetzt bist du an der Reihe: Kreuz liegt, und du hast keins mehr. Nach dir kommt niemand, also stich mit der Karo-Zehn.</translation>
    </message>
    <message>
        <source>Any trump takes this trick, so play the one with the most card points: the ten of diamonds.</source>
        <translation>Jeder Trumpf macht diesen Stich, also nimm den mit den meisten Augen: die Karo-Zehn.</translation>
    </message>
    <message>
        <source>A Doppelkopf!</source>
        <translation>Ein Doppelkopf!</translation>
    </message>
    <message>
        <source>41 card points in one trick: from 40 up it is a Doppelkopf and earns a point. Now draw trumps from the others. Only a dulle is above your queen of clubs, and the last one is in your own hand.</source>
        <translation>41 Augen in einem Stich: Ab 40 ist es ein Doppelkopf und bringt einen Punkt. Jetzt zieh Trumpf. Über deiner Kreuz-Dame steht nur die Dulle, und die letzte hast du selbst.</translation>
    </message>
    <message>
        <source>Lead the queen of clubs: nobody can beat it, and the dulle is left for the next trick.</source>
        <translation>Spiel die Kreuz-Dame: Niemand kann sie stechen, und die Dulle bleibt dir für den nächsten Stich.</translation>
    </message>
    <message>
        <source>And once more</source>
        <translation>Und noch einmal</translation>
    </message>
    <message>
        <source>Karl gave you his ten of diamonds. Frieda and Dolores have a trump less each. Lead the dulle: perhaps a fox falls.</source>
        <translation>Karl hat dir seine Karo-Zehn geschmiert, und Frieda und Dolores sind je einen Trumpf los. Spiel die Dulle: Vielleicht fällt ein Fuchs.</translation>
    </message>
    <message>
        <source>Lead the dulle: it takes any trick and draws trumps once more.</source>
        <translation>Spiel die Dulle: Sie macht jeden Stich und zieht noch einmal Trumpf.</translation>
    </message>
    <message>
        <source>Frieda had only her fox left, and now it is yours: a point for you. She could have brought it home in the trick of hearts. You and Karl have 158 card points, so the others stay under 90 for sure.</source>
        <translation>Frieda hatte als Trumpf nur noch ihren Fuchs, und jetzt gehört er dir: ein Punkt. Beim Herzstich hätte sie ihn nach Hause bringen können. Du und Karl habt 158 Augen, die Gegner kommen also sicher nicht mehr auf 90.</translation>
    </message>
    <message>
        <source>Think of the last trick</source>
        <translation>Denk an den letzten Stich</translation>
    </message>
    <message>
        <source>Whoever takes the last trick with a jack of clubs, a Charlie, gets a point. You hold one, so save your trumps and throw the nine of spades.</source>
        <translation>Wer den letzten Stich mit einem Kreuz-Buben macht, dem Karlchen, bekommt einen Punkt. Du hast einen, also spar deine Trümpfe und gib die Pik-Neun her.</translation>
    </message>
    <message>
        <source>Save your trumps for the end: the nine of spades counts nothing.</source>
        <translation>Spar dir die Trümpfe für den Schluss: Die Pik-Neun zählt nichts.</translation>
    </message>
    <message>
        <source>Give little away</source>
        <translation>Wenig hergeben</translation>
    </message>
    <message>
        <source>Karl&apos;s trump was not high enough. Dolores took the trick and leads a queen that you cannot beat. Give her as few card points as you can, and keep your Charlie: play the jack of spades.</source>
        <translation>Karls Trumpf war nicht hoch genug: Dolores hat den Stich und spielt eine Dame, über die du nicht kommst. Gib ihr möglichst wenig und behalte dein Karlchen: Leg den Pik-Buben.</translation>
    </message>
    <message>
        <source>This trick is lost: play the jack of spades, it counts only two, and your Charlie stays.</source>
        <translation>Dieser Stich ist weg: Leg den Pik-Buben, er zählt nur zwei, und dein Karlchen bleibt dir.</translation>
    </message>
    <message>
        <source>Keep the right card</source>
        <translation>Die richtige Karte behalten</translation>
    </message>
    <message>
        <source>Once more a queen, and two cards are left. Give up the queen of diamonds: she is higher, but for the last trick only Charlie earns a point.</source>
        <translation>Noch eine Dame, und du hast nur noch zwei Karten. Gib die Karo-Dame her: Sie ist zwar höher, aber im letzten Stich bringt nur das Karlchen einen Punkt.</translation>
    </message>
    <message>
        <source>Keep the jack of clubs: it earns a point only in the last trick.</source>
        <translation>Behalte den Kreuz-Buben: Nur im letzten Stich bringt er einen Punkt.</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Karlchen</translation>
    </message>
    <message>
        <source>Dolores leads hearts, and nobody has a higher trump any more. Your last card is Charlie: play it!</source>
        <translation>Dolores spielt Herz, und niemand hat noch einen höheren Trumpf. Deine letzte Karte ist das Karlchen: Spiel es!</translation>
    </message>
    <message>
        <source>It is your last card: play it.</source>
        <translation>Es ist deine letzte Karte: Spiel sie.</translation>
    </message>
    <message>
        <source>Won!</source>
        <translation>Gewonnen!</translation>
    </message>
    <message>
        <source>You and Karl have 179 of the 240 card points; 121 would have been enough. That is one point. The others stayed under 90 card points: one more.</source>
        <translation>Du und Karl habt 179 der 240 Augen; 121 hätten gereicht. Das ist ein Punkt. Die Gegner haben keine 90 Augen: noch einer.</translation>
    </message>
    <message>
        <source>What you announced</source>
        <translation>Deine Ansagen</translation>
    </message>
    <message>
        <source>You kept your “no 90”: another point. For Re there are two. Had it gone wrong, the others would have them.</source>
        <translation>Du hast „Keine 90“ gehalten: noch ein Punkt. Für Re gibt es zwei. Wäre es schiefgegangen, hätten die Gegner sie bekommen.</translation>
    </message>
    <message>
        <source>Special points</source>
        <translation>Sonderpunkte</translation>
    </message>
    <message>
        <source>Doppelkopf, fox and Charlie earn a point each. That makes 8 in all: you and Karl score +8, Frieda and Dolores −8.</source>
        <translation>Doppelkopf, Fuchs und Karlchen bringen je einen Punkt. Zusammen sind das 8: Du und Karl schreibt +8, Frieda und Dolores −8.</translation>
    </message>
    <message>
        <source>Now you can play</source>
        <translation>Jetzt bist du dran</translation>
    </message>
    <message>
        <source>That was a whole game. In the next one you decide. The buttons at the right, or H and T, give you a hint and show the trumps; the menu Help, or F1, explains everything else. Have fun!</source>
        <translation>Das war ein ganzes Spiel. Im nächsten entscheidest du. Die Knöpfe rechts oder H und T geben dir einen Hinweis und zeigen die Trümpfe; das Menü Hilfe oder F1 erklärt alles andere. Viel Spaß!</translation>
    </message>
    <message>
        <source>No 60</source>
        <translation>Keine 60</translation>
    </message>
    <message>
        <source>No 30</source>
        <translation>Keine 30</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Erwiderung</translation>
    </message>
    <message>
        <source>Reply: 120</source>
        <translation>Erwiderung: 120</translation>
    </message>
    <message>
        <source>Reply: 90</source>
        <translation>Erwiderung: 90</translation>
    </message>
    <message>
        <source>Reply: 60</source>
        <translation>Erwiderung: 60</translation>
    </message>
    <message>
        <source>Reply: 30</source>
        <translation>Erwiderung: 30</translation>
    </message>
    <message>
        <source>Reply: one trick</source>
        <translation>Erwiderung: ein Stich</translation>
    </message>
    <message>
        <source>Re as a reply</source>
        <translation>Re als Erwiderung</translation>
    </message>
    <message>
        <source>Kontra as a reply</source>
        <translation>Kontra als Erwiderung</translation>
    </message>
    <message>
        <source>{name} throws in: too many nines. New cards are dealt.</source>
        <translation>{name} schmeißt: zu viele Neunen. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>You throw in: too many nines. New cards are dealt.</source>
        <translation>Du schmeißt: zu viele Neunen. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>{name} throws in: too many kings. New cards are dealt.</source>
        <translation>{name} schmeißt: zu viele Könige. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>You throw in: too many kings. New cards are dealt.</source>
        <translation>Du schmeißt: zu viele Könige. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>{name} throws in: too many nines and kings. New cards are dealt.</source>
        <translation>{name} schmeißt: zu viele Neunen und Könige. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>You throw in: too many nines and kings. New cards are dealt.</source>
        <translation>Du schmeißt: zu viele Neunen und Könige. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>{name} throws in: too many card points. New cards are dealt.</source>
        <translation>{name} schmeißt: zu viele Augen. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>You throw in: too many card points. New cards are dealt.</source>
        <translation>Du schmeißt: zu viele Augen. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>{name} throws in: no trump above the fox. New cards are dealt.</source>
        <translation>{name} schmeißt: kein Trumpf über dem Fuchs. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>You throw in: no trump above the fox. New cards are dealt.</source>
        <translation>Du schmeißt: kein Trumpf über dem Fuchs. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>{name} throws in: no trump above the jack of diamonds. New cards are dealt.</source>
        <translation>{name} schmeißt: kein Trumpf über dem Karo-Buben. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>You throw in: no trump above the jack of diamonds. New cards are dealt.</source>
        <translation>Du schmeißt: kein Trumpf über dem Karo-Buben. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>{name} throws in: too few card points. New cards are dealt.</source>
        <translation>{name} schmeißt: zu wenige Augen. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>You throw in: too few card points. New cards are dealt.</source>
        <translation>Du schmeißt: zu wenige Augen. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>{name} throws in: too many aces and tens. New cards are dealt.</source>
        <translation>{name} schmeißt: zu viele Asse und Zehnen. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>You throw in: too many aces and tens. New cards are dealt.</source>
        <translation>Du schmeißt: zu viele Asse und Zehnen. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>{name} throws in: a nine of each suit. New cards are dealt.</source>
        <translation>{name} schmeißt: eine Neun jeder Farbe. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>You throw in: a nine of each suit. New cards are dealt.</source>
        <translation>Du schmeißt: eine Neun jeder Farbe. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>{name} throws in: four nines and four kings. New cards are dealt.</source>
        <translation>{name} schmeißt: vier Neunen und vier Könige. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>You throw in: four nines and four kings. New cards are dealt.</source>
        <translation>Du schmeißt: vier Neunen und vier Könige. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>{name} throws in: a long plain suit. New cards are dealt.</source>
        <translation>{name} schmeißt: eine lange Fehlfarbe. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>You throw in: a long plain suit. New cards are dealt.</source>
        <translation>Du schmeißt: eine lange Fehlfarbe. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>{name} has a poverty. New cards are dealt.</source>
        <translation>{name} hat eine Armut. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>You have a poverty. New cards are dealt.</source>
        <translation>Du hast eine Armut. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>Nobody takes the poverty of {name}. New cards are dealt.</source>
        <translation>Niemand nimmt die Armut von {name}. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>Nobody takes your poverty. New cards are dealt.</source>
        <translation>Niemand nimmt deine Armut. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>{name} does not raise.</source>
        <translation>{name} reizt nicht weiter.</translation>
    </message>
    <message>
        <source>You do not raise.</source>
        <translation>Du reizt nicht weiter.</translation>
    </message>
    <message>
        <source>{name} is healthy.</source>
        <translation>{name} ist gesund.</translation>
    </message>
    <message>
        <source>You are healthy.</source>
        <translation>Du bist gesund.</translation>
    </message>
    <message>
        <source>{name} has a reservation.</source>
        <translation>{name} hat einen Vorbehalt.</translation>
    </message>
    <message>
        <source>You have a reservation.</source>
        <translation>Du hast einen Vorbehalt.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} spielt {card}.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Du spielst {card}.</translation>
    </message>
    <message>
        <source>{name} takes trick {number} with {eyes} card points.</source>
        <translation>{name} macht den {number}. Stich mit {eyes} Augen.</translation>
    </message>
    <message>
        <source>You take trick {number} with {eyes} card points.</source>
        <translation>Du machst den {number}. Stich mit {eyes} Augen.</translation>
    </message>
    <message>
        <source>{name} has to announce: {call}.</source>
        <translation>{name} muss ansagen: {call}.</translation>
    </message>
    <message>
        <source>You have to announce: {call}.</source>
        <translation>Du musst ansagen: {call}.</translation>
    </message>
    <message>
        <source>{name} announces: {call}.</source>
        <translation>{name} sagt an: {call}.</translation>
    </message>
    <message>
        <source>You announce: {call}.</source>
        <translation>Du sagst an: {call}.</translation>
    </message>
    <message>
        <source>{name} has the hyperswines.</source>
        <translation>{name} hat die Hyperschweine.</translation>
    </message>
    <message>
        <source>You have the hyperswines.</source>
        <translation>Du hast die Hyperschweine.</translation>
    </message>
    <message>
        <source>{name} has the swines.</source>
        <translation>{name} hat die Schweine.</translation>
    </message>
    <message>
        <source>You have the swines.</source>
        <translation>Du hast die Schweine.</translation>
    </message>
    <message>
        <source>A normal game is played.</source>
        <translation>Es wird ein Normalspiel gespielt.</translation>
    </message>
    <message>
        <source>{name} has a marriage; what finds the partner: {selector}.</source>
        <translation>{name} meldet eine Hochzeit. Klärungsstich: {selector}.</translation>
    </message>
    <message>
        <source>You have a marriage; what finds the partner: {selector}.</source>
        <translation>Du meldest eine Hochzeit. Klärungsstich: {selector}.</translation>
    </message>
    <message>
        <source>{name} has a poverty.</source>
        <translation>{name} meldet eine Armut.</translation>
    </message>
    <message>
        <source>You have a poverty.</source>
        <translation>Du meldest eine Armut.</translation>
    </message>
    <message>
        <source>{name} plays a duty solo: {contract}.</source>
        <translation>{name} spielt ein Pflichtsolo: {contract}.</translation>
    </message>
    <message>
        <source>You play a duty solo: {contract}.</source>
        <translation>Du spielst ein Pflichtsolo: {contract}.</translation>
    </message>
    <message>
        <source>{name} plays alone: {contract}.</source>
        <translation>{name} spielt allein: {contract}.</translation>
    </message>
    <message>
        <source>You play alone: {contract}.</source>
        <translation>Du spielst allein: {contract}.</translation>
    </message>
    <message>
        <source>{name} is asked first.</source>
        <translation>{name} wird zuerst gefragt.</translation>
    </message>
    <message>
        <source>You are asked first.</source>
        <translation>Du wirst zuerst gefragt.</translation>
    </message>
    <message>
        <source>{name} passes cards on: {number}.</source>
        <translation>{name} schiebt Karten: {number}.</translation>
    </message>
    <message>
        <source>You pass cards on: {number}.</source>
        <translation>Du schiebst Karten: {number}.</translation>
    </message>
    <message>
        <source>{name} passes cards on: {number}, with foxes: {foxes}.</source>
        <translation>{name} schiebt Karten: {number}, davon Füchse: {foxes}.</translation>
    </message>
    <message>
        <source>You pass cards on: {number}, with foxes: {foxes}.</source>
        <translation>Du schiebst Karten: {number}, davon Füchse: {foxes}.</translation>
    </message>
    <message>
        <source>{name} takes the poverty.</source>
        <translation>{name} nimmt die Armut.</translation>
    </message>
    <message>
        <source>{name} has a solo: {solo}.</source>
        <translation>{name} hat ein Solo: {solo}.</translation>
    </message>
    <message>
        <source>You have a solo: {solo}.</source>
        <translation>Du hast ein Solo: {solo}.</translation>
    </message>
    <message>
        <source>{name} bids {call} with a solo: {solo}.</source>
        <translation>{name} reizt {call} mit einem Solo: {solo}.</translation>
    </message>
    <message>
        <source>You bid {call} with a solo: {solo}.</source>
        <translation>Du reizt {call} mit einem Solo: {solo}.</translation>
    </message>
    <message>
        <source>{name} has the superswines.</source>
        <translation>{name} hat die Superschweine.</translation>
    </message>
    <message>
        <source>You have the superswines.</source>
        <translation>Du hast die Superschweine.</translation>
    </message>
    <message>
        <source>{name} has taken a trick: the null is lost.</source>
        <translation>{name} hat einen Stich gemacht: Der Null ist verloren.</translation>
    </message>
    <message>
        <source>You have taken a trick: the null is lost.</source>
        <translation>Du hast einen Stich gemacht: Der Null ist verloren.</translation>
    </message>
    <message>
        <source>{name} has a Heidmann: jacks rank above queens now.</source>
        <translation>{name} hat den Heidmann: Jetzt stehen die Buben über den Damen.</translation>
    </message>
    <message>
        <source>You have a Heidmann: jacks rank above queens now.</source>
        <translation>Du hast den Heidmann: Jetzt stehen die Buben über den Damen.</translation>
    </message>
    <message>
        <source>A Ramsch is played: the most card points lose.</source>
        <translation>Es wird Ramsch gespielt: Die meisten Augen verlieren.</translation>
    </message>
    <message>
        <source>You take the poverty.</source>
        <translation>Du nimmst die Armut.</translation>
    </message>
    <message>
        <source>{name} does not take the poverty.</source>
        <translation>{name} nimmt die Armut nicht.</translation>
    </message>
    <message>
        <source>You do not take the poverty.</source>
        <translation>Du nimmst die Armut nicht.</translation>
    </message>
    <message>
        <source>{name} gives cards back: {number}, the trumps shown: {cards}.</source>
        <translation>{name} gibt Karten zurück: {number}, davon offen die Trümpfe: {cards}.</translation>
    </message>
    <message>
        <source>You give cards back: {number}, the trumps shown: {cards}.</source>
        <translation>Du gibst Karten zurück: {number}, davon offen die Trümpfe: {cards}.</translation>
    </message>
    <message>
        <source>{name} gives cards back openly: {cards}.</source>
        <translation>{name} gibt offen zurück: {cards}.</translation>
    </message>
    <message>
        <source>You give cards back openly: {cards}.</source>
        <translation>Du gibst offen zurück: {cards}.</translation>
    </message>
    <message>
        <source>{name} gives cards back: {number}, with trumps: {trumps}.</source>
        <translation>{name} gibt Karten zurück: {number}, davon Trümpfe: {trumps}.</translation>
    </message>
    <message>
        <source>You give cards back: {number}, with trumps: {trumps}.</source>
        <translation>Du gibst Karten zurück: {number}, davon Trümpfe: {trumps}.</translation>
    </message>
    <message>
        <source>{name} gives cards back: {number}.</source>
        <translation>{name} gibt Karten zurück: {number}.</translation>
    </message>
    <message>
        <source>You give cards back: {number}.</source>
        <translation>Du gibst Karten zurück: {number}.</translation>
    </message>
    <message>
        <source>{name} gives cards back: {number}, with trump.</source>
        <translation>{name} gibt Karten zurück: {number}, mit Trumpf.</translation>
    </message>
    <message>
        <source>You give cards back: {number}, with trump.</source>
        <translation>Du gibst Karten zurück: {number}, mit Trumpf.</translation>
    </message>
    <message>
        <source>{name} gives cards back: {number}, without trump.</source>
        <translation>{name} gibt Karten zurück: {number}, ohne Trumpf.</translation>
    </message>
    <message>
        <source>You give cards back: {number}, without trump.</source>
        <translation>Du gibst Karten zurück: {number}, ohne Trumpf.</translation>
    </message>
    <message>
        <source>{name} could change sides, but stays.</source>
        <translation>{name} könnte die Partei wechseln, bleibt aber dabei.</translation>
    </message>
    <message>
        <source>You could change sides, but stay.</source>
        <translation>Du könntest die Partei wechseln, bleibst aber dabei.</translation>
    </message>
    <message>
        <source>Genscher: {name} plays with you from now on.</source>
        <translation>Genscher: {name} spielt ab jetzt mit dir.</translation>
    </message>
    <message>
        <source>Genscher: {name} plays with {partner} from now on.</source>
        <translation>Genscher: {name} spielt ab jetzt mit {partner}.</translation>
    </message>
    <message>
        <source>Genscher: you play with {partner} from now on.</source>
        <translation>Genscher: Du spielst ab jetzt mit {partner}.</translation>
    </message>
    <message>
        <source>{name} finds no partner and plays alone.</source>
        <translation>{name} bleibt ohne Partner und spielt allein.</translation>
    </message>
    <message>
        <source>You find no partner and play alone.</source>
        <translation>Du bleibst ohne Partner und spielst allein.</translation>
    </message>
    <message>
        <source>The marriage of {name}: you are the partner.</source>
        <translation>Hochzeit von {name}: Du spielst mit.</translation>
    </message>
    <message>
        <source>The marriage of {name}: {partner} is the partner.</source>
        <translation>Hochzeit von {name}: {partner} spielt mit.</translation>
    </message>
    <message>
        <source>Your marriage: {partner} is the partner.</source>
        <translation>Deine Hochzeit: {partner} spielt mit dir.</translation>
    </message>
    <message>
        <source>{name} shows the cards: all remaining tricks.</source>
        <translation>{name} legt die Karten auf den Tisch: alle restlichen Stiche.</translation>
    </message>
    <message>
        <source>You show your cards: all remaining tricks.</source>
        <translation>Du legst deine Karten auf den Tisch: alle restlichen Stiche.</translation>
    </message>
    <message>
        <source>{name} gives away the remaining tricks.</source>
        <translation>{name} gibt die restlichen Stiche ab.</translation>
    </message>
    <message>
        <source>You give away the remaining tricks.</source>
        <translation>Du gibst die restlichen Stiche ab.</translation>
    </message>
    <message>
        <source>{headline}. Your points: {points}.</source>
        <translation>{headline}. Deine Punkte: {points}.</translation>
    </message>
    <message>
        <source>Superswines</source>
        <translation>Superschweine</translation>
    </message>
    <message>
        <source>The cards: {cards}.</source>
        <translation>Die Karten: {cards}.</translation>
    </message>
    <message>
        <source>I stay</source>
        <translation>Ich bleibe dabei</translation>
    </message>
    <message>
        <source>Marriage, {selector}</source>
        <translation>Hochzeit, {selector}</translation>
    </message>
    <message>
        <source>I take it</source>
        <translation>Ich nehme sie</translation>
    </message>
    <message>
        <source>Not me</source>
        <translation>Ich nicht</translation>
    </message>
    <message>
        <source>Hyperswines</source>
        <translation>Hyperschweine</translation>
    </message>
    <message>
        <source>Swines</source>
        <translation>Schweine</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>Der Rest gehört mir</translation>
    </message>
    <message>
        <source>The rest is yours</source>
        <translation>Der Rest gehört euch</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Plays any card that is allowed.</source>
        <translation>Spielt irgendeine erlaubte Karte.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Plays by rules of thumb and soon forgets which cards are gone.</source>
        <translation>Spielt nach Faustregeln und vergisst bald, welche Karten weg sind.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Hobbyspieler</translation>
    </message>
    <message>
        <source>Plays by rules of thumb and remembers every card.</source>
        <translation>Spielt nach Faustregeln und merkt sich jede Karte.</translation>
    </message>
    <message>
        <source>Looking ahead</source>
        <translation>Vorausschauend</translation>
    </message>
    <message>
        <source>Plays every card out in many deals that are possible.</source>
        <translation>Spielt jede Karte in vielen möglichen Verteilungen durch.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Program {name}</source>
        <translation>Programm {name}</translation>
    </message>
    <message>
        <source>An external program plays: {name}</source>
        <translation>Hier spielt ein externes Programm: {name}</translation>
    </message>
    <message>
        <source>Has learned from many games which card earns the most.</source>
        <translation>Hat aus vielen Spielen gelernt, welche Karte am meisten bringt.</translation>
    </message>
    <message>
        <source>Has learned the same way, and tries every card in many possible deals.</source>
        <translation>Hat dasselbe gelernt und probiert jede Karte in vielen möglichen Verteilungen aus.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Announces and plays alone only with a clear advantage.</source>
        <translation>Sagt nur mit klarem Vorteil an und spielt nur dann allein.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Announces and plays alone when it expects to earn by it.</source>
        <translation>Sagt an und spielt allein, wenn es sich voraussichtlich lohnt.</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Mutig</translation>
    </message>
    <message>
        <source>Announces and plays alone even with half a chance.</source>
        <translation>Sagt auch bei knapper Aussicht an und spielt auch dann allein.</translation>
    </message>
    <message>
        <source>A Re or Kontra before one&apos;s second card promises a hand worth at least {strength}: a dulle counts 3, a black queen 2, any other trump 1, and each plain suit with its ace 1. Denials are made as late as possible.</source>
        <translation>Re oder Kontra vor der eigenen zweiten Karte verspricht ein Blatt von mindestens {strength}: Eine Dulle zählt 3, eine schwarze Dame 2, jeder andere Trumpf 1, dazu jede Fehlfarbe mit Ass 1. Absagen kommen so spät wie möglich.</translation>
    </message>
    <message>
        <source>Against three of the level “{weaker}” it earns {points} points a game more than the average of the table (±{interval}, measured in {deals} deals under “{rules}”).</source>
        <translation>Gewinnt gegen drei der Stufe „{weaker}“ je Spiel {points} Punkte mehr als der Schnitt am Tisch (±{interval}, gemessen in {deals} Verteilungen nach „{rules}“).</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Du bist noch nicht dran.</translation>
    </message>
    <message>
        <source>First everybody is asked for reservations.</source>
        <translation>Erst werden alle nach Vorbehalten gefragt.</translation>
    </message>
    <message>
        <source>First the poverty has to be settled.</source>
        <translation>Erst muss die Armut geklärt sein.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>Diese Karte hast du nicht.</translation>
    </message>
    <message>
        <source>The first trick was so rich that you have to announce before you lead.</source>
        <translation>Der erste Stich war so reich, dass du ansagen musst, bevor du ausspielst.</translation>
    </message>
    <message>
        <source>You have announced it: now play that card.</source>
        <translation>Du hast die Karte angesagt, jetzt musst du sie auch spielen.</translation>
    </message>
    <message>
        <source>After Genscher: play one of the two cards.</source>
        <translation>Nach Genscher: Spiel eine der beiden Karten.</translation>
    </message>
    <message>
        <source>Trump was led, and you hold trumps: play one.</source>
        <translation>Trumpf wurde ausgespielt, und du hast welchen: Du musst bedienen.</translation>
    </message>
    <message>
        <source>You have to follow suit: you still hold {suit}.</source>
        <translation>Du musst bedienen: Du hast noch {suit}.</translation>
    </message>
    <message>
        <source>This announcement is not possible now.</source>
        <translation>Diese Ansage ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>This cannot be announced now.</source>
        <translation>Das lässt sich jetzt nicht ansagen.</translation>
    </message>
    <message>
        <source>You cannot choose a partner now.</source>
        <translation>Du kannst jetzt nicht wählen, mit wem du spielst.</translation>
    </message>
    <message>
        <source>You cannot shorten the game now.</source>
        <translation>Abkürzen kannst du jetzt nicht.</translation>
    </message>
    <message>
        <source>These cards cannot be passed on.</source>
        <translation>Diese Karten kannst du nicht weitergeben.</translation>
    </message>
    <message>
        <source>Your hand or the rules forbid this.</source>
        <translation>Dein Blatt oder die Regeln lassen das nicht zu.</translation>
    </message>
    <message>
        <source>Nobody is asking for this now.</source>
        <translation>Danach wird gerade nicht gefragt.</translation>
    </message>
    <message>
        <source>{name} is asked for a reservation.</source>
        <translation>{name} wird nach einem Vorbehalt gefragt.</translation>
    </message>
    <message>
        <source>Do you have a reservation?</source>
        <translation>Hast du einen Vorbehalt?</translation>
    </message>
    <message>
        <source>{name} chooses the cards to pass on.</source>
        <translation>{name} sucht die Karten zum Schieben aus.</translation>
    </message>
    <message>
        <source>Choose the cards that you pass on.</source>
        <translation>Such die Karten aus, die du schiebst.</translation>
    </message>
    <message>
        <source>{name} is asked to take the poverty.</source>
        <translation>{name} wird die Armut angeboten.</translation>
    </message>
    <message>
        <source>Do you take the poverty?</source>
        <translation>Nimmst du die Armut an?</translation>
    </message>
    <message>
        <source>{name} chooses the cards to give back.</source>
        <translation>{name} sucht die Karten zum Zurückgeben aus.</translation>
    </message>
    <message>
        <source>Choose the cards that you give back.</source>
        <translation>Such die Karten aus, die du zurückgibst.</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>Does {name} bid more?</source>
        <translation>Reizt {name} weiter?</translation>
    </message>
    <message>
        <source>Do you bid more?</source>
        <translation>Reizt du weiter?</translation>
    </message>
    <message>
        <source>You have to announce before you lead.</source>
        <translation>Du musst ansagen, bevor du ausspielst.</translation>
    </message>
    <message>
        <source>{file} is damaged or not ours; it is kept as {kept}.</source>
        <translation>{file} ist beschädigt oder fremd; die Datei bleibt als {kept} erhalten.</translation>
    </message>
    <message>
        <source>{file} was damaged; its backup has taken its place, and the damaged file is kept as {kept}.</source>
        <translation>{file} war beschädigt; die Sicherung ist an ihre Stelle getreten, und die beschädigte Datei liegt als {kept} daneben.</translation>
    </message>
    <message>
        <source>{file} was gone; its backup has taken its place.</source>
        <translation>{file} war verschwunden; die Sicherung ist an ihre Stelle getreten.</translation>
    </message>
    <message>
        <source>The tournament of {file} is gone; the game that was running is kept as {kept}.</source>
        <translation>Das Turnier zu {file} ist verschwunden; das laufende Spiel liegt als {kept} daneben.</translation>
    </message>
    <message>
        <source>{file} is being played in another window of the program; another tournament can be played here.</source>
        <translation>{file} wird gerade in einem anderen Fenster des Programms gespielt; hier kannst du ein anderes Turnier spielen.</translation>
    </message>
    <message>
        <source>The list of this evening is open in another window of the program; go on with it there.</source>
        <translation>Die Liste dieses Abends ist in einem anderen Fenster des Programms offen; schreib sie dort weiter.</translation>
    </message>
    <message>
        <source>The journal of the running game is damaged; the game goes on from its last readable action. The damaged file is kept as {kept}.</source>
        <translation>Die Mitschrift des laufenden Spiels ist beschädigt; es geht nach dem letzten lesbaren Zug weiter. Die beschädigte Datei bleibt als {kept} erhalten.</translation>
    </message>
    <message>
        <source>The last action was not written in full into {file}; the game goes on from before it.</source>
        <translation>Der letzte Zug steht nicht vollständig in {file}; das Spiel geht davor weiter.</translation>
    </message>
    <message>
        <source>The file of the running tournament was gone; all that was played is written again into {file}.</source>
        <translation>Die Datei des laufenden Turniers war weg; alles bisher Gespielte steht wieder in {file}.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of the program; it is left as it is.</source>
        <translation>{file} stammt von einer neueren Version des Programms und bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>External programs play only on the computer where they were chosen; the level {level} plays for {name}.</source>
        <translation>Externe Programme spielen nur auf dem Computer, auf dem sie gewählt wurden; für {name} spielt die Stufe {level}.</translation>
    </message>
    <message>
        <source>{name}&apos;s program cannot be started; the level {level} plays instead.</source>
        <translation>Das Programm von {name} lässt sich nicht starten; stattdessen spielt die Stufe {level}.</translation>
    </message>
    <message>
        <source>{name}&apos;s program has ended; the level {level} plays on.</source>
        <translation>Das Programm von {name} hat sich beendet; die Stufe {level} spielt weiter.</translation>
    </message>
    <message>
        <source>{name}&apos;s program does not answer; the level {level} plays on.</source>
        <translation>Das Programm von {name} antwortet nicht; die Stufe {level} spielt weiter.</translation>
    </message>
    <message>
        <source>{name}&apos;s program cannot be understood; the level {level} plays on.</source>
        <translation>Das Programm von {name} ist nicht zu verstehen; die Stufe {level} spielt weiter.</translation>
    </message>
    <message>
        <source>{name}&apos;s program has made an illegal move; the level {level} plays on.</source>
        <translation>Das Programm von {name} hat einen unerlaubten Zug gemacht; die Stufe {level} spielt weiter.</translation>
    </message>
    <message>
        <source>Game won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Opponents under 90 card points</source>
        <translation>Gegner unter 90 Augen</translation>
    </message>
    <message>
        <source>Opponents under 60 card points</source>
        <translation>Gegner unter 60 Augen</translation>
    </message>
    <message>
        <source>Opponents under 30 card points</source>
        <translation>Gegner unter 30 Augen</translation>
    </message>
    <message>
        <source>Opponents without a trick</source>
        <translation>Gegner schwarz</translation>
    </message>
    <message>
        <source>Re announced</source>
        <translation>Re angesagt</translation>
    </message>
    <message>
        <source>Kontra announced</source>
        <translation>Kontra angesagt</translation>
    </message>
    <message>
        <source>Knocked</source>
        <translation>Geklopft</translation>
    </message>
    <message>
        <source>No 90 announced</source>
        <translation>Keine 90 angesagt</translation>
    </message>
    <message>
        <source>No 60 announced</source>
        <translation>Keine 60 angesagt</translation>
    </message>
    <message>
        <source>No 30 announced</source>
        <translation>Keine 30 angesagt</translation>
    </message>
    <message>
        <source>Black announced</source>
        <translation>Schwarz angesagt</translation>
    </message>
    <message>
        <source>Reply announced</source>
        <translation>Erwidert</translation>
    </message>
    <message>
        <source>Reply to an announcement</source>
        <translation>Ansage erwidert</translation>
    </message>
    <message>
        <source>120 card points against no 90</source>
        <translation>120 gegen keine 90</translation>
    </message>
    <message>
        <source>90 card points against no 60</source>
        <translation>90 gegen keine 60</translation>
    </message>
    <message>
        <source>60 card points against no 30</source>
        <translation>60 gegen keine 30</translation>
    </message>
    <message>
        <source>30 card points against black</source>
        <translation>30 gegen schwarz</translation>
    </message>
    <message>
        <source>Own fault of the opponents</source>
        <translation>Selber doof</translation>
    </message>
    <message>
        <source>No 90 announced and not kept</source>
        <translation>Keine 90 angesagt, nicht geschafft</translation>
    </message>
    <message>
        <source>No 60 announced and not kept</source>
        <translation>Keine 60 angesagt, nicht geschafft</translation>
    </message>
    <message>
        <source>No 30 announced and not kept</source>
        <translation>Keine 30 angesagt, nicht geschafft</translation>
    </message>
    <message>
        <source>Black announced and not kept</source>
        <translation>Schwarz angesagt, nicht geschafft</translation>
    </message>
    <message>
        <source>Most card points of another</source>
        <translation>Meiste Augen bei anderen</translation>
    </message>
    <message>
        <source>Cowardice of the opponents</source>
        <translation>Feigheit der Gegner</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Won against a solo</source>
        <translation>Gegen ein Solo</translation>
    </message>
    <message>
        <source>Announced before the first card</source>
        <translation>Vor der ersten Karte angesagt</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>Against the queens</source>
        <translation>Gegen die Alten</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>Fox caught</source>
        <translation>Fuchs gefangen</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Fuchs im letzten Stich gefangen</translation>
    </message>
    <message>
        <source>Fox wins the last trick</source>
        <translation>Fuchs macht den letzten Stich</translation>
    </message>
    <message>
        <source>Charlie wins the last trick</source>
        <translation>Karlchen macht den letzten Stich</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Karlchen gefangen</translation>
    </message>
    <message>
        <source>Dulle caught</source>
        <translation>Dulle gefangen</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Herzstich</translation>
    </message>
    <message>
        <source>Klabautermann</source>
        <translation>Klabautermann</translation>
    </message>
    <message>
        <source>{reason} ({side})</source>
        <translation>{reason} ({side})</translation>
    </message>
    <message>
        <source>{contract}: {side} wins with {eyes} to {others} card points</source>
        <translation>{contract}: {side} gewinnt mit {eyes} zu {others} Augen</translation>
    </message>
    <message>
        <source>{contract}: {eyes} card points are the most and lose</source>
        <translation>{contract}: {eyes} Augen sind die meisten und verlieren</translation>
    </message>
    <message>
        <source>{contract}: all have the same, nobody loses</source>
        <translation>{contract}: Alle haben gleich viel, niemand verliert</translation>
    </message>
    <message>
        <source>{contract}: {side} wins</source>
        <translation>{contract}: {side} gewinnt</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{contract}: {others} to {eyes} card points, too little announced: the points go to {side}</source>
        <translation>{contract}: {others} zu {eyes} Augen, zu wenig angesagt: Die Punkte bekommt {side}</translation>
    </message>
    <message>
        <source>{contract}: nobody wins, {eyes} to {others} card points</source>
        <translation>{contract}: Niemand gewinnt, {eyes} zu {others} Augen</translation>
    </message>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
    <message>
        <source>french</source>
        <translation>french</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Etwas anderes geht nicht.</translation>
    </message>
    <message>
        <source>New cards are better than these.</source>
        <translation>Neue Karten sind besser als diese.</translation>
    </message>
    <message>
        <source>Your hand is strong enough to play alone.</source>
        <translation>Dein Blatt ist stark genug, um allein zu spielen.</translation>
    </message>
    <message>
        <source>The duty solo is due, and this one suits your hand best.</source>
        <translation>Das Pflichtsolo ist fällig, und dieses passt am besten zu deinem Blatt.</translation>
    </message>
    <message>
        <source>The marriage finds you a partner.</source>
        <translation>Mit der Hochzeit findest du einen Partner.</translation>
    </message>
    <message>
        <source>Your hand is strong enough to play alone in secret.</source>
        <translation>Dein Blatt ist stark genug für eine stille Hochzeit.</translation>
    </message>
    <message>
        <source>There is little to win with so few trumps.</source>
        <translation>Mit so wenig Trumpf ist kaum etwas zu holen.</translation>
    </message>
    <message>
        <source>Your hand is not good enough for more.</source>
        <translation>Mehr gibt dein Blatt nicht her.</translation>
    </message>
    <message>
        <source>You have enough trumps for two.</source>
        <translation>Du hast Trumpf für zwei.</translation>
    </message>
    <message>
        <source>You do not have enough trumps for two.</source>
        <translation>Für zwei reicht dein Trumpf nicht.</translation>
    </message>
    <message>
        <source>Clears a suit where it can, and parts with the least.</source>
        <translation>Macht möglichst eine Farbe frei und gibt das Entbehrlichste ab.</translation>
    </message>
    <message>
        <source>By convention that would promise a stronger hand.</source>
        <translation>Nach der Vereinskonvention verspräche das ein stärkeres Blatt.</translation>
    </message>
    <message>
        <source>By convention a denial waits as long as it can.</source>
        <translation>Nach der Vereinskonvention wartet eine Absage, solange sie kann.</translation>
    </message>
    <message>
        <source>You have to announce, and this promises the least.</source>
        <translation>Du musst ansagen, und das verspricht am wenigsten.</translation>
    </message>
    <message>
        <source>There is more to win with this partner.</source>
        <translation>Mit diesem Partner ist mehr zu holen.</translation>
    </message>
    <message>
        <source>No other partner is clearly better.</source>
        <translation>Nichts spricht deutlich für einen anderen Partner.</translation>
    </message>
    <message>
        <source>Alone you lose less with this hand.</source>
        <translation>Allein verlierst du mit diesem Blatt weniger.</translation>
    </message>
    <message>
        <source>A solo is called to be won; here one would pay only because losers write nothing.</source>
        <translation>Ein Solo sagt man an, um es zu gewinnen; hier würde sich eins nur lohnen, weil Verlierer nichts aufschreiben.</translation>
    </message>
    <message>
        <source>A solo would earn less with this hand.</source>
        <translation>Ein Solo brächte mit diesem Blatt weniger.</translation>
    </message>
    <message>
        <source>A solo may be worth more here, but one is called only where it is far better.</source>
        <translation>Ein Solo ist hier vielleicht mehr wert, doch sagt man es erst an, wenn es deutlich besser ist.</translation>
    </message>
    <message>
        <source>You owe a duty solo, and this hand will do.</source>
        <translation>Ein Pflichtsolo steht noch aus, und dieses Blatt reicht dafür.</translation>
    </message>
    <message>
        <source>You have enough trumps for two; in practice that earns more than these deals show.</source>
        <translation>Du hast Trumpf für zwei; erfahrungsgemäß bringt das mehr als hier angenommen.</translation>
    </message>
    <message>
        <source>On average it earns more than saying nothing.</source>
        <translation>Im Schnitt bringt das mehr, als nichts zu sagen.</translation>
    </message>
    <message>
        <source>The other side is stronger than these deals show.</source>
        <translation>Die Gegenpartei ist stärker als hier angenommen.</translation>
    </message>
    <message>
        <source>You can still say it later, and will know more then.</source>
        <translation>Das kannst du auch später noch sagen, und dann weißt du mehr.</translation>
    </message>
    <message>
        <source>They become the highest trumps.</source>
        <translation>Dann sind sie die höchsten Trümpfe.</translation>
    </message>
    <message>
        <source>Jacks above queens suit this hand.</source>
        <translation>Buben über Damen passt zu diesem Blatt.</translation>
    </message>
    <message>
        <source>Stay below, and get rid of a high card.</source>
        <translation>Bleib darunter und werde eine hohe Karte los.</translation>
    </message>
    <message>
        <source>Most likely somebody plays a higher card.</source>
        <translation>Wahrscheinlich legt jemand eine höhere Karte.</translation>
    </message>
    <message>
        <source>A low card, so that the soloist may have to beat it.</source>
        <translation>Eine niedrige Karte, damit der Solist darüber muss.</translation>
    </message>
    <message>
        <source>Leave the trick to the soloist.</source>
        <translation>Überlass den Stich dem Solisten.</translation>
    </message>
    <message>
        <source>The soloist is out of this trick: spend a high card.</source>
        <translation>Diesen Stich bekommt der Solist nicht: Leg eine hohe Karte.</translation>
    </message>
    <message>
        <source>Somebody else takes this trick: give card points away.</source>
        <translation>Den Stich macht ein anderer: Gib Augen ab.</translation>
    </message>
    <message>
        <source>The trick is yours: with few card points and a strong card.</source>
        <translation>Der Stich ist deiner: Nimm ihn mit wenig Augen und einer starken Karte.</translation>
    </message>
    <message>
        <source>Earns the most in the deals that were tried.</source>
        <translation>Bringt in den durchprobierten Verteilungen am meisten.</translation>
    </message>
    <message>
        <source>Expected: about {points} points.</source>
        <translation>Erwartet: etwa {points} Punkte.</translation>
    </message>
    <message>
        <source>Expected: {points} points.</source>
        <translation>Erwartet: {points} Punkte.</translation>
    </message>
    <message>
        <source>Expected: {points} ± {spread} points.</source>
        <translation>Erwartet: {points} ± {spread} Punkte.</translation>
    </message>
    <message>
        <source>Narrowly behind: {what}, {points} points.</source>
        <translation>Knapp dahinter: {what}, {points} Punkte.</translation>
    </message>
    <message>
        <source>If you say “healthy”: {points} points.</source>
        <translation>Gesund gespielt: {points} Punkte.</translation>
    </message>
    <message>
        <source>Next best: {what}, {points} points.</source>
        <translation>Am zweitbesten: {what}, {points} Punkte.</translation>
    </message>
    <message>
        <source>On paper worth more: {what}, {points} points.</source>
        <translation>Rechnerisch brächte mehr: {what}, {points} Punkte.</translation>
    </message>
    <message>
        <source>Equally good, as far as one can tell: {what}, {points} points.</source>
        <translation>Soweit zu sehen, genauso gut: {what}, {points} Punkte.</translation>
    </message>
    <message>
        <source>Equally good: {what}, {points} points.</source>
        <translation>Genauso gut: {what}, {points} Punkte.</translation>
    </message>
    <message>
        <source>For sure: every deal that still fits was played to its end.</source>
        <translation>Sicher: Alle Verteilungen, die noch passen, sind zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Chance of winning: {percent}%.</source>
        <translation>Gewinnchance: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Most likely your partner: {name} ({percent}%).</source>
        <translation>Am ehesten dein Partner: {name} ({percent}&#xa0;%).</translation>
    </message>
    <message>
        <source>After {tricks} tricks your side already has {points} card points.</source>
        <translation>Nach {tricks} Stichen habt ihr schon {points} Augen.</translation>
    </message>
    <message>
        <source>You hold {trumps} trumps, {high} of them very high.</source>
        <translation>Du hast {trumps} Trümpfe, davon {high} ganz hohe.</translation>
    </message>
    <message>
        <source>±: so far the number may be off by the chance of the deals that were tried. It leaves out what the computer misjudges about the other players and the rest of the game.</source>
        <translation>±: So weit kann der Zufall der durchprobierten Verteilungen die Zahl verschoben haben. Nicht darin steckt, was der Computer an den Mitspielern und am Rest des Spiels falsch einschätzt.</translation>
    </message>
    <message>
        <source>It is close. {reason}</source>
        <translation>Es ist knapp. {reason}</translation>
    </message>
    <message>
        <source>Equally good; this is the usual card. {reason}</source>
        <translation>Gleich gut; üblich ist diese. {reason}</translation>
    </message>
    <message>
        <source>It makes no difference which of the two you play.</source>
        <translation>Es ist gleich, welche von beiden du spielst.</translation>
    </message>
    <message>
        <source>It makes no difference whom you ask first.</source>
        <translation>Es ist gleich, wen du zuerst fragst.</translation>
    </message>
    <message>
        <source>Genscher with {name}</source>
        <translation>Genscher mit {name}</translation>
    </message>
    <message>
        <source>{cards} (to {name} first)</source>
        <translation>{cards} (zuerst an {name})</translation>
    </message>
    <message>
        <source>Announce nothing.</source>
        <translation>Sag nichts an.</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>Spiel {card}.</translation>
    </message>
    <message>
        <source>Announce: {call}.</source>
        <translation>Sag an: {call}.</translation>
    </message>
    <message>
        <source>Announce a Heidmann.</source>
        <translation>Sag den Heidmann an.</translation>
    </message>
    <message>
        <source>Announce hyperswines.</source>
        <translation>Sag Hyperschweine an.</translation>
    </message>
    <message>
        <source>Announce superswines.</source>
        <translation>Sag Superschweine an.</translation>
    </message>
    <message>
        <source>Announce swines.</source>
        <translation>Sag Schweine an.</translation>
    </message>
    <message>
        <source>Play with {name}.</source>
        <translation>Spiel mit {name}.</translation>
    </message>
    <message>
        <source>Keep your partner.</source>
        <translation>Behalte deinen Partner.</translation>
    </message>
    <message>
        <source>Say “healthy”.</source>
        <translation>Sag „Gesund“.</translation>
    </message>
    <message>
        <source>Declare the marriage: {condition}.</source>
        <translation>Melde die Hochzeit: {condition}.</translation>
    </message>
    <message>
        <source>Declare the poverty.</source>
        <translation>Melde die Armut.</translation>
    </message>
    <message>
        <source>Play alone: {solo}, but let the others go first.</source>
        <translation>Spiel allein: {solo}, aber lass den anderen den Vortritt.</translation>
    </message>
    <message>
        <source>Play alone: {solo}.</source>
        <translation>Spiel allein: {solo}.</translation>
    </message>
    <message>
        <source>Say “{answer}”.</source>
        <translation>Sag „{answer}“.</translation>
    </message>
    <message>
        <source>Pass on: {cards}. Ask {name} first.</source>
        <translation>Schieb: {cards}. Frag zuerst {name}.</translation>
    </message>
    <message>
        <source>Pass on: {cards}.</source>
        <translation>Schieb: {cards}.</translation>
    </message>
    <message>
        <source>Take the poverty.</source>
        <translation>Nimm die Armut.</translation>
    </message>
    <message>
        <source>Do not take the poverty.</source>
        <translation>Nimm die Armut nicht.</translation>
    </message>
    <message>
        <source>Give back: {cards}.</source>
        <translation>Gib zurück: {cards}.</translation>
    </message>
    <message>
        <source>no announcement</source>
        <translation>keine Ansage</translation>
    </message>
    <message>
        <source>Heidmann</source>
        <translation>Heidmann</translation>
    </message>
    <message>
        <source>hyperswines</source>
        <translation>Hyperschweine</translation>
    </message>
    <message>
        <source>superswines</source>
        <translation>Superschweine</translation>
    </message>
    <message>
        <source>swines</source>
        <translation>Schweine</translation>
    </message>
    <message>
        <source>no Genscher</source>
        <translation>kein Genscher</translation>
    </message>
    <message>
        <source>the poverty taken</source>
        <translation>Armut genommen</translation>
    </message>
    <message>
        <source>the poverty not taken</source>
        <translation>Armut nicht genommen</translation>
    </message>
    <message>
        <source>Read on first: it will be your turn in a moment.</source>
        <translation>Lies erst weiter: Gleich bist du dran.</translation>
    </message>
    <message>
        <source>The settings are not saved</source>
        <translation>Die Einstellungen sind nicht gespeichert</translation>
    </message>
    <message>
        <source>The answers in the trainer are not saved</source>
        <translation>Die Antworten im Trainer sind nicht gespeichert</translation>
    </message>
    <message>
        <source>The progress with the course is not saved</source>
        <translation>Der Fortschritt im Kurs ist nicht gespeichert</translation>
    </message>
    <message>
        <source>The running game is not saved</source>
        <translation>Das laufende Spiel ist nicht gespeichert</translation>
    </message>
    <message>
        <source>The tournament is not saved</source>
        <translation>Das Turnier ist nicht gespeichert</translation>
    </message>
    <message>
        <source>The evening is not saved</source>
        <translation>Der Abend ist nicht gespeichert</translation>
    </message>
    <message>
        <source>The review is not saved</source>
        <translation>Die Analyse ist nicht gespeichert</translation>
    </message>
    <message>
        <source>The comparison with the expert is not saved</source>
        <translation>Der Vergleich mit dem Experten ist nicht gespeichert</translation>
    </message>
    <message>
        <source>What was tried is not saved</source>
        <translation>Der Versuch ist nicht gespeichert</translation>
    </message>
    <message>
        <source>The deal is not saved</source>
        <translation>Die Kartenverteilung ist nicht gespeichert</translation>
    </message>
    <message>
        <source>The rule set is not saved</source>
        <translation>Der Regelsatz ist nicht gespeichert</translation>
    </message>
    <message>
        <source>{file} is not saved</source>
        <translation>{file} ist nicht gespeichert</translation>
    </message>
    <message>
        <source>The settings are saved now.</source>
        <translation>Die Einstellungen sind jetzt gespeichert.</translation>
    </message>
    <message>
        <source>The answers in the trainer are saved now.</source>
        <translation>Die Antworten im Trainer sind jetzt gespeichert.</translation>
    </message>
    <message>
        <source>The progress with the course is saved now.</source>
        <translation>Der Fortschritt im Kurs ist jetzt gespeichert.</translation>
    </message>
    <message>
        <source>The game is saved now.</source>
        <translation>Das Spiel ist jetzt gespeichert.</translation>
    </message>
    <message>
        <source>The tournament is saved now.</source>
        <translation>Das Turnier ist jetzt gespeichert.</translation>
    </message>
    <message>
        <source>The evening is saved now.</source>
        <translation>Der Abend ist jetzt gespeichert.</translation>
    </message>
    <message>
        <source>{file} is saved now.</source>
        <translation>{file} ist jetzt gespeichert.</translation>
    </message>
    <message>
        <source>The settings cannot be read</source>
        <translation>Die Einstellungen lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>The questions of the trainer cannot be read</source>
        <translation>Die Fragen des Trainers lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>The progress with the course cannot be read</source>
        <translation>Der Fortschritt im Kurs lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The running game cannot be read</source>
        <translation>Das laufende Spiel lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The tournament cannot be read</source>
        <translation>Das Turnier lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The evening cannot be read</source>
        <translation>Der Abend lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The review cannot be read</source>
        <translation>Die Analyse lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The comparison with the expert cannot be read</source>
        <translation>Der Vergleich mit dem Experten lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>What was tried cannot be read</source>
        <translation>Der Versuch lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The deal cannot be read</source>
        <translation>Die Kartenverteilung lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The rule set cannot be read</source>
        <translation>Der Regelsatz lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>{file} cannot be read</source>
        <translation>{file} lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The folder {file} cannot be opened</source>
        <translation>Der Ordner {file} lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>Es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the disk is full; free some space.</source>
        <translation>Der Datenträger ist voll; schaff Platz.</translation>
    </message>
    <message>
        <source>the program may not write there; check the permissions of the folder, or choose another one.</source>
        <translation>Das Programm darf dort nicht schreiben; prüfe die Rechte des Ordners oder wähle einen anderen.</translation>
    </message>
    <message>
        <source>the folder is not there; choose another one.</source>
        <translation>Den Ordner gibt es nicht; wähle einen anderen.</translation>
    </message>
    <message>
        <source>the name is taken; choose another one.</source>
        <translation>Der Name ist vergeben; wähle einen anderen.</translation>
    </message>
    <message>
        <source>the disk does not take such a name; choose another one.</source>
        <translation>Diesen Namen nimmt der Datenträger nicht an; wähle einen anderen.</translation>
    </message>
    <message>
        <source>the disk is read-only; choose another place.</source>
        <translation>Der Datenträger ist schreibgeschützt; wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>another program uses the file; close that program, and try again.</source>
        <translation>Ein anderes Programm benutzt die Datei; beende es und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>the disk or network folder cannot be reached; connect it again.</source>
        <translation>Der Datenträger oder Netzwerkordner ist nicht erreichbar; verbinde ihn wieder.</translation>
    </message>
    <message>
        <source>too many files are open, or memory is full; close other programs, or start this one again.</source>
        <translation>Es sind zu viele Dateien offen, oder der Speicher ist voll; beende andere Programme oder starte dieses neu.</translation>
    </message>
    <message>
        <source>the disk refuses it; check the disk, or choose another place.</source>
        <translation>Der Datenträger nimmt nichts an; prüfe ihn oder wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>the program may not write there; check the permissions of the folder.</source>
        <translation>Das Programm darf dort nicht schreiben; prüfe die Rechte des Ordners.</translation>
    </message>
    <message>
        <source>the folder is not there; bring it back.</source>
        <translation>Den Ordner gibt es nicht; hol ihn zurück.</translation>
    </message>
    <message>
        <source>something else has that name; move it away.</source>
        <translation>Etwas anderes hat diesen Namen; räum es weg.</translation>
    </message>
    <message>
        <source>the disk does not take such names; keep these files on another one.</source>
        <translation>Der Datenträger nimmt solche Namen nicht an; bewahre diese Dateien auf einem anderen auf.</translation>
    </message>
    <message>
        <source>the disk is read-only; make it writable.</source>
        <translation>Der Datenträger ist schreibgeschützt; heb den Schutz auf.</translation>
    </message>
    <message>
        <source>the disk refuses it; check the disk.</source>
        <translation>Der Datenträger nimmt nichts an; prüfe ihn.</translation>
    </message>
    <message>
        <source>the file is too large; choose another one.</source>
        <translation>Die Datei ist zu groß; wähle eine andere.</translation>
    </message>
    <message>
        <source>the program may not read the file; check the permissions of the file.</source>
        <translation>Das Programm darf die Datei nicht lesen; prüfe ihre Rechte.</translation>
    </message>
    <message>
        <source>the file is not there; choose another one.</source>
        <translation>Die Datei gibt es nicht; wähle eine andere.</translation>
    </message>
    <message>
        <source>it is not an ordinary file, or the disk is damaged; check both.</source>
        <translation>Es ist keine gewöhnliche Datei, oder der Datenträger ist beschädigt; prüfe beides.</translation>
    </message>
    <message>
        <source>the file is too large; move it away.</source>
        <translation>Die Datei ist zu groß; räum sie weg.</translation>
    </message>
    <message>
        <source>the file is not there any more; it was deleted or moved.</source>
        <translation>Die Datei ist nicht mehr da; sie wurde gelöscht oder verschoben.</translation>
    </message>
    <message>
        <source>it is no longer a folder, or the disk is damaged; check both.</source>
        <translation>Er ist kein Ordner mehr, oder der Datenträger ist beschädigt; prüfe beides.</translation>
    </message>
    <message>
        <source>the program may not look into it; check the permissions of the folder.</source>
        <translation>Das Programm darf nicht hineinsehen; prüfe die Rechte des Ordners.</translation>
    </message>
    <message>
        <source>€{amount}</source>
        <translation>{amount}&#xa0;€</translation>
    </message>
    <message>
        <source>The others have more {suit} left than {other_suit}, so it is less likely to be trumped.</source>
        <translation>Von {suit} haben die anderen mehr Karten als von {other_suit}: Das wird seltener gestochen.</translation>
    </message>
    <message>
        <source>{name} no longer has to follow {suit} and can trump it for your side.</source>
        <translation>{name} muss {suit} nicht mehr bedienen und kann für euch stechen.</translation>
    </message>
    <message>
        <source>{name} no longer has to follow {other_suit} and could trump the {other}.</source>
        <translation>{name} muss {other_suit} nicht mehr bedienen und könnte {other} stechen.</translation>
    </message>
    <message>
        <source>The {rival} is still out and could take the {other}.</source>
        <translation>{rival} ist noch draußen und könnte {other} holen.</translation>
    </message>
    <message>
        <source>No opponent can beat the {card} any more; the {other} could still be beaten.</source>
        <translation>{card} kann dir kein Gegner mehr nehmen, {other} schon.</translation>
    </message>
    <message>
        <source>Cash the ace while the others still have to follow.</source>
        <translation>Spiel das Ass, solange die anderen noch bedienen müssen.</translation>
    </message>
    <message>
        <source>Then you are out of {suit} and can trump later.</source>
        <translation>Danach bist du {suit} los und kannst später stechen.</translation>
    </message>
    <message>
        <source>Then you have only one more card of {suit} and can soon trump.</source>
        <translation>Danach hast du {suit} nur noch einmal und kannst bald stechen.</translation>
    </message>
    <message>
        <source>Every trump that falls now is one less to trump your aces.</source>
        <translation>Jeder Trumpf, der jetzt fällt, sticht später kein Ass von dir.</translation>
    </message>
    <message>
        <source>You have more trumps than the others on average: draw theirs.</source>
        <translation>Du hast mehr Trumpf als die anderen im Schnitt: Zieh ihnen die Trümpfe.</translation>
    </message>
    <message>
        <source>A small trump gives little away and opens no plain suit.</source>
        <translation>Ein kleiner Trumpf verschenkt wenig und macht keine Farbe auf.</translation>
    </message>
    <message>
        <source>Whoever takes this trick plays with {name}.</source>
        <translation>Wer diesen Stich macht, spielt mit {name}.</translation>
    </message>
    <message>
        <source>That is {name}&apos;s fox: catch it.</source>
        <translation>Da liegt der Fuchs von {name}: Fang ihn.</translation>
    </message>
    <message>
        <source>Nobody can catch the fox any more: bring it home.</source>
        <translation>Den Fuchs fängt jetzt keiner mehr: Bring ihn nach Hause.</translation>
    </message>
    <message>
        <source>Bring the fox home: only the {rival} could still catch it.</source>
        <translation>Bring den Fuchs nach Hause: Nur {rival} könnte ihn noch fangen.</translation>
    </message>
    <message>
        <source>Nobody plays after you: the {points} card points are yours.</source>
        <translation>Nach dir kommt keiner mehr: Die {points} Augen gehören dir.</translation>
    </message>
    <message>
        <source>The ace takes the trick as long as the others can follow.</source>
        <translation>Das Ass macht den Stich, solange die anderen bedienen können.</translation>
    </message>
    <message>
        <source>That makes {points} card points: the trick is worth having.</source>
        <translation>Damit sind es {points} Augen: Der Stich lohnt sich.</translation>
    </message>
    <message>
        <source>{name} is ahead and plays against you: the {card} will probably hold.</source>
        <translation>{name} liegt vorn und spielt gegen dich: {card} hält wahrscheinlich.</translation>
    </message>
    <message>
        <source>{name} is ahead and more likely plays against you: the {card} will probably hold.</source>
        <translation>{name} liegt vorn und spielt eher gegen dich: {card} hält wahrscheinlich.</translation>
    </message>
    <message>
        <source>You need not follow: with a trump the {points} card points are probably yours.</source>
        <translation>Du musst nicht bedienen: Mit einem Trumpf gehören die {points} Augen wohl dir.</translation>
    </message>
    <message>
        <source>Whoever wants the trick has to beat the {card} first.</source>
        <translation>Wer den Stich will, muss erst {card} schlagen.</translation>
    </message>
    <message>
        <source>Whoever takes this trick plays with you: give card points.</source>
        <translation>Wer diesen Stich macht, spielt mit dir: Gib Augen.</translation>
    </message>
    <message>
        <source>{name} is sure of the trick with the {lying}: bring the fox home.</source>
        <translation>{name} hat den Stich mit {lying} sicher: Bring den Fuchs nach Hause.</translation>
    </message>
    <message>
        <source>{name} is ahead with the {lying}: bring the fox home, only the {rival} could catch it.</source>
        <translation>{name} liegt mit {lying} vorn: Bring den Fuchs nach Hause, nur {rival} könnte ihn fangen.</translation>
    </message>
    <message>
        <source>{name} has the trick for your side: the {card} adds {own} card points.</source>
        <translation>{name} hat den Stich sicher für euch: {card} bringt {own} Augen.</translation>
    </message>
    <message>
        <source>{name} will probably take it for your side: the {card} adds {own} card points.</source>
        <translation>{name} macht den Stich wohl für euch: {card} bringt {own} Augen.</translation>
    </message>
    <message>
        <source>{name} is ahead and plays with you: the {card} adds {own} card points.</source>
        <translation>{name} liegt vorn und spielt mit dir: {card} bringt {own} Augen.</translation>
    </message>
    <message>
        <source>{name} is ahead and may be your partner: the {card} adds {own} card points.</source>
        <translation>{name} liegt vorn und könnte dein Partner sein: {card} bringt {own} Augen.</translation>
    </message>
    <message>
        <source>{name} has the trick for your side: save the {other}.</source>
        <translation>{name} hat den Stich sicher für euch: Spar dir {other}.</translation>
    </message>
    <message>
        <source>{name} will probably take it for your side: save the {other}.</source>
        <translation>{name} macht den Stich wohl für euch: Spar dir {other}.</translation>
    </message>
    <message>
        <source>{name} is still to play and can take it for your side: the {card} adds {own} card points.</source>
        <translation>{name} kommt noch und kann den Stich für euch holen: {card} bringt {own} Augen.</translation>
    </message>
    <message>
        <source>There is little in this trick: save the {other} for more.</source>
        <translation>Da liegt nicht viel: Heb dir {other} für mehr auf.</translation>
    </message>
    <message>
        <source>The {other} would probably be beaten.</source>
        <translation>{other} würde wahrscheinlich noch geschlagen.</translation>
    </message>
    <message>
        <source>{name} is ahead: with the {other} it would be a Doppelkopf.</source>
        <translation>{name} liegt vorn: Mit {other} wäre es ein Doppelkopf.</translation>
    </message>
    <message>
        <source>{name} is ahead: the {card} gives away fewer card points than the {other}.</source>
        <translation>{name} liegt vorn: {card} verschenkt weniger Augen als {other}.</translation>
    </message>
    <message>
        <source>With the {card} that makes {points} card points: a Doppelkopf.</source>
        <translation>Mit {card} werden es {points} Augen: ein Doppelkopf.</translation>
    </message>
    <message>
        <source>The trick is yours: the {card} brings {own} card points home, the {other} only {less}.</source>
        <translation>Der Stich gehört dir: {card} bringt {own} Augen nach Hause, {other} nur {less}.</translation>
    </message>
    <message>
        <source>The trick is as good as yours: the {card} brings {own} card points home, the {other} only {less}.</source>
        <translation>Der Stich ist so gut wie deiner: {card} bringt {own} Augen nach Hause, {other} nur {less}.</translation>
    </message>
    <message>
        <source>The {card} is harder to beat than the {other}.</source>
        <translation>{card} ist schwerer zu schlagen als {other}.</translation>
    </message>
    <message>
        <source>The {card} is enough: save the {other}.</source>
        <translation>{card} genügt: Heb dir {other} auf.</translation>
    </message>
    <message>
        <source>If the trick is lost, the {card} costs you {fewer} fewer card points than the {other}.</source>
        <translation>Geht der Stich verloren, kostet {card} {fewer} Augen weniger als {other}.</translation>
    </message>
    <message>
        <source>{name} would catch your fox.</source>
        <translation>{name} würde deinen Fuchs fangen.</translation>
    </message>
    <message>
        <source>An opponent could catch the fox.</source>
        <translation>Den Fuchs könnte ein Gegner fangen.</translation>
    </message>
    <message>
        <source>Both count the same: keep the higher one, the {other}.</source>
        <translation>Beide zählen gleich viel: Behalte die höhere, {other}.</translation>
    </message>
    <message>
        <source>The {other} is higher and may win a trick later.</source>
        <translation>{other} ist höher und macht später vielleicht einen Stich.</translation>
    </message>
    <message>
        <source>Save the {other}: it is sure of a trick later.</source>
        <translation>Heb dir {other} auf: Damit ist dir später ein Stich sicher.</translation>
    </message>
    <message>
        <source>The {other} can win a trick later.</source>
        <translation>{other} kann später noch einen Stich machen.</translation>
    </message>
    <message>
        <source>The {other} is more likely to win a trick later.</source>
        <translation>{other} macht später eher noch einen Stich.</translation>
    </message>
    <message>
        <source>It costs you no trump.</source>
        <translation>Das kostet dich keinen Trumpf.</translation>
    </message>
    <message>
        <source>The {other} would show everybody that you are Re.</source>
        <translation>{other} würde allen verraten, dass du Re bist.</translation>
    </message>
    <message>
        <source>The {card} shows your partner that you are Re.</source>
        <translation>{card} zeigt deinem Partner, dass du Re bist.</translation>
    </message>
    <message>
        <source>The trick is yours: the {card} brings {own} card points home, the {other} none.</source>
        <translation>Der Stich gehört dir: {card} bringt {own} Augen nach Hause, {other} keine.</translation>
    </message>
    <message>
        <source>The trick is as good as yours: the {card} brings {own} card points home, the {other} none.</source>
        <translation>Der Stich ist so gut wie deiner: {card} bringt {own} Augen nach Hause, {other} keine.</translation>
    </message>
</context>
<context>
    <name>_HelpUsed</name>
    <message numerus="yes">
        <source>%n take-back(s)</source>
        <translation>
            <numerusform>%n-mal zurückgenommen</numerusform>
            <numerusform>%n-mal zurückgenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) asked for</source>
        <translation>
            <numerusform>%n Hinweis geholt</numerusform>
            <numerusform>%n Hinweise geholt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Page</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
</context>
</TS>
