<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What stands in for the texts that name French cards where the deck shows German suits; kept by hand. -->
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>AnswerList</name>
    <message>
        <source>♣ Clubs</source>
        <translation>Acorns</translation>
    </message>
    <message>
        <source>♠ Spades</source>
        <translation>Leaves</translation>
    </message>
    <message>
        <source>♥ Hearts</source>
        <translation>Hearts</translation>
    </message>
    <message>
        <source>♦ Diamonds</source>
        <translation>Bells</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Obers</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Unters</translation>
    </message>
    <message>
        <source>Queens, jacks</source>
        <translation>Obers, Unters</translation>
    </message>
    <message>
        <source>Kings, jacks</source>
        <translation>Kings, Unters</translation>
    </message>
    <message>
        <source>Kings, queens</source>
        <translation>Kings, Obers</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Doppelkopf has 48 cards; each is there twice. More than half of them, 26, are trumps. From the top: the ten of hearts, the queens, the jacks, then the rest of diamonds.</source>
        <translation>Doppelkopf has 48 cards; each is there twice. More than half of them, 26, are trumps. From the top: the ten of hearts, the Obers, the Unters, then the rest of bells.</translation>
    </message>
    <message>
        <source>What is left are the plain suits: clubs, spades and hearts. In each of them the ace is the highest, then come ten, king and nine.</source>
        <translation>What is left are the plain suits: acorns, leaves and hearts. In each of them the ace is the highest, then come ten, king and nine.</translation>
    </message>
    <message>
        <source>The jack of hearts is winning. Your jack of spades is the next one above it and takes the trick; the queen and the ten of hearts stay for later.</source>
        <translation>The Unter of hearts is winning. Your Unter of leaves is the next one above it and takes the trick; the Ober and the ten of hearts stay for later.</translation>
    </message>
    <message>
        <source>Clubs are plain here, and the ace is above the ten. You are last to play: the trick is yours for certain.</source>
        <translation>Acorns are plain here, and the ace is above the ten. You are last to play: the trick is yours for certain.</translation>
    </message>
    <message>
        <source>Your ten of hearts is a trump, so you have no hearts to follow with. Nobody plays after you: the ten of diamonds takes the trick and adds ten card points.</source>
        <translation>Your ten of hearts is a trump, so you have no hearts to follow with. Nobody plays after you: the ten of bells takes the trick and adds ten card points.</translation>
    </message>
    <message>
        <source>Two play against two, but at first nobody knows who belongs together. The players with a queen of clubs are Re; the other two are Kontra.</source>
        <translation>Two play against two, but at first nobody knows who belongs together. The players with an Ober of acorns are Re; the other two are Kontra.</translation>
    </message>
    <message>
        <source>Which side you are on you see in your own hand. Who your partner is comes out in the game: somebody plays a queen of clubs, or announces Re or Kontra.</source>
        <translation>Which side you are on you see in your own hand. Who your partner is comes out in the game: somebody plays an Ober of acorns, or announces Re or Kontra.</translation>
    </message>
    <message>
        <source>Your partner has played a queen of clubs, and you are last: the trick is yours together. Do not beat it with the ten of hearts; add the king, which counts four.</source>
        <translation>Your partner has played an Ober of acorns, and you are last: the trick is yours together. Do not beat it with the ten of hearts; add the king, which counts four.</translation>
    </message>
    <message>
        <source>The ace of diamonds is called the fox. It counts eleven card points, but it is a low trump: every queen and every jack beats it.</source>
        <translation>The ace of bells is called the fox. It counts eleven card points, but it is a low trump: every Ober and every Unter beats it.</translation>
    </message>
    <message>
        <source>The others&apos; fox takes the trick so far. You are last: the jack of diamonds is enough to catch it, and your high trumps stay in your hand.</source>
        <translation>The others&apos; fox takes the trick so far. You are last: the Unter of bells is enough to catch it, and your high trumps stay in your hand.</translation>
    </message>
    <message>
        <source>So do not waste it. Keep it for a trick that is worth it: one with many card points, one with the others&apos; fox in it, or one that a queen of clubs would take from you.</source>
        <translation>So do not waste it. Keep it for a trick that is worth it: one with many card points, one with the others&apos; fox in it, or one that an Ober of acorns would take from you.</translation>
    </message>
    <message>
        <source>If a queen is enough, take the queen. And if your partner&apos;s dulle is already there, give card points instead of your own dulle.</source>
        <translation>If an Ober is enough, take the Ober. And if your partner&apos;s dulle is already there, give card points instead of your own dulle.</translation>
    </message>
    <message>
        <source>Once both dullen have been played, the queens of clubs are the highest.</source>
        <translation>Once both dullen have been played, the Obers of acorns are the highest.</translation>
    </message>
    <message>
        <source>The queen of hearts is winning, and nobody plays after you. Your queen of spades is enough; the dulle will be needed later.</source>
        <translation>The Ober of hearts is winning, and nobody plays after you. Your Ober of leaves is enough; the dulle will be needed later.</translation>
    </message>
    <message>
        <source>Your partner&apos;s dulle cannot be beaten any more. Yours would only come second: give the ten of diamonds, ten card points for you both.</source>
        <translation>Your partner&apos;s dulle cannot be beaten any more. Yours would only come second: give the ten of bells, ten card points for you both.</translation>
    </message>
    <message>
        <source>The others have played a queen of clubs and a fox. Only the dulle beats that queen: it takes the trick and catches the fox. That is what it is for.</source>
        <translation>The others have played an Ober of acorns and a fox. Only the dulle beats that Ober: it takes the trick and catches the fox. That is what it is for.</translation>
    </message>
    <message>
        <source>There are eight clubs and eight spades, but only six plain hearts. When a suit is led for the first time, most players can still follow, and the ace takes the trick.</source>
        <translation>There are eight acorns and eight leaves, but only six plain hearts. When a suit is led for the first time, most players can still follow, and the ace takes the trick.</translation>
    </message>
    <message>
        <source>So lead your aces early: clubs and spades first, the suit of which you hold fewer before the other. Hearts are often trumped.</source>
        <translation>So lead your aces early: acorns and leaves first, the suit of which you hold fewer before the other. Hearts are often trumped.</translation>
    </message>
    <message>
        <source>Nobody has played clubs yet, so your ace will most likely run. Later somebody may have no clubs left and trump it.</source>
        <translation>Nobody has played acorns yet, so your ace will most likely run. Later somebody may have no acorns left and trump it.</translation>
    </message>
    <message>
        <source>The first ace has run, and spades have not been led yet: play the second ace at once, while all can still follow.</source>
        <translation>The first ace has run, and leaves have not been led yet: play the second ace at once, while all can still follow.</translation>
    </message>
    <message>
        <source>You have no clubs, and you are last: any trump takes the trick. Take the fox, for here it is safe and brings in eleven card points.</source>
        <translation>You have no acorns, and you are last: any trump takes the trick. Take the fox, for here it is safe and brings in eleven card points.</translation>
    </message>
    <message>
        <source>If the others take it, give as little as you can: a nine, or else a jack.</source>
        <translation>If the others take it, give as little as you can: a nine, or else an Unter.</translation>
    </message>
    <message>
        <source>Your partner&apos;s dulle takes this trick for certain. The ten of diamonds gives you both ten card points.</source>
        <translation>Your partner&apos;s dulle takes this trick for certain. The ten of bells gives you both ten card points.</translation>
    </message>
    <message>
        <source>Your partner&apos;s ace takes the trick, and nobody plays after you. Give the ten of clubs: later it would hardly win a trick of its own.</source>
        <translation>Your partner&apos;s ace takes the trick, and nobody plays after you. Give the ten of acorns: later it would hardly win a trick of its own.</translation>
    </message>
    <message>
        <source>Announce when your hand is strong: a dulle, high queens, aces that will run, and few weak plain cards.</source>
        <translation>Announce when your hand is strong: a dulle, high Obers, aces that will run, and few weak plain cards.</translation>
    </message>
    <message>
        <source>A dulle, a queen of clubs, more high trumps and two aces in short suits: this game you want to win, and your partner should know where you are.</source>
        <translation>A dulle, an Ober of acorns, more high trumps and two aces in short suits: this game you want to win, and your partner should know where you are.</translation>
    </message>
    <message>
        <source>No dulle, no queen and no ace: with this hand you cannot promise to win. Say nothing and help your partner.</source>
        <translation>No dulle, no Ober and no ace: with this hand you cannot promise to win. Say nothing and help your partner.</translation>
    </message>
    <message>
        <source>Both dullen, high queens and aces: you hold the strongest cards although you are not Re. Say Kontra.</source>
        <translation>Both dullen, high Obers and aces: you hold the strongest cards although you are not Re. Say Kontra.</translation>
    </message>
    <message>
        <source>So count first: with 151 card points for you the others stay below 90. Who is your partner? Which dullen and queens are still out?</source>
        <translation>So count first: with 151 card points for you the others stay below 90. Who is your partner? Which dullen and Obers are still out?</translation>
    </message>
    <message>
        <source>If you hold both queens of clubs, nobody is left to play with you. So you say “marriage” before the game and look for a partner.</source>
        <translation>If you hold both Obers of acorns, nobody is left to play with you. So you say “marriage” before the game and look for a partner.</translation>
    </message>
    <message>
        <source>Both queens of clubs, but too many weak cards to stand alone against three. Say that you have a marriage, and you will find a partner.</source>
        <translation>Both Obers of acorns, but too many weak cards to stand alone against three. Say that you have a marriage, and you will find a partner.</translation>
    </message>
    <message>
        <source>The first trick that somebody else takes decides. With the ace you win it, and you play with the queens of clubs.</source>
        <translation>The first trick that somebody else takes decides. With the ace you win it, and you play with the Obers of acorns.</translation>
    </message>
    <message>
        <source>Dullen, queens and a fox: with this hand you draw the trumps alone, and three more of them come to you. Take it.</source>
        <translation>Dullen, Obers and a fox: with this hand you draw the trumps alone, and three more of them come to you. Take it.</translation>
    </message>
    <message>
        <source>In a jack solo only the jacks are trumps, in a queen solo only the queens. All other cards are plain suits from the ace down. In a meatless solo there are no trumps at all.</source>
        <translation>In an Unter solo only the Unters are trumps, in an Ober solo only the Obers. All other cards are plain suits from the ace down. In a meatless solo there are no trumps at all.</translation>
    </message>
    <message>
        <source>Six jacks, the highest among them, and five aces: with the jack solo nearly every trick is yours.</source>
        <translation>Six Unters, the highest among them, and five aces: with the Unter solo nearly every trick is yours.</translation>
    </message>
    <message>
        <source>Here clubs are a plain suit, and an ace from your side takes the trick from the soloist. Smear the ten.</source>
        <translation>Here acorns are a plain suit, and an ace from your side takes the trick from the soloist. Smear the ten.</translation>
    </message>
    <message>
        <source>Towards the end extra points are waiting. Whoever takes the last trick with a jack of clubs, called Charlie, gets one.</source>
        <translation>Towards the end extra points are waiting. Whoever takes the last trick with an Unter of acorns, called Charlie, gets one.</translation>
    </message>
    <message>
        <source>So keep Charlie for the end. Before that, get rid of your other cards and draw the trumps that could beat him: queens and dullen.</source>
        <translation>So keep Charlie for the end. Before that, get rid of your other cards and draw the trumps that could beat him: Obers and dullen.</translation>
    </message>
    <message>
        <source>Count the trumps, for there are 26. Whoever knows what is left plays the last tricks best. Begin with the dullen and queens; that is easier.</source>
        <translation>Count the trumps, for there are 26. Whoever knows what is left plays the last tricks best. Begin with the dullen and Obers; that is easier.</translation>
    </message>
    <message>
        <source>Nobody has a trump left but you, so both tricks are yours. The queen first: Charlie has to take the last trick to earn his point.</source>
        <translation>Nobody has a trump left but you, so both tricks are yours. The Ober first: Charlie has to take the last trick to earn his point.</translation>
    </message>
    <message>
        <source>Among the queens, and among the jacks, the order is clubs, spades, hearts, diamonds.</source>
        <translation>Among the Obers, and among the Unters, the order is acorns, leaves, hearts, bells.</translation>
    </message>
    <message>
        <source>Both aces have run, and you hold the dulle and queens for nearly every trick to come. Less than 90 for the others is as good as certain, and with ten cards this is your last chance to say so.</source>
        <translation>Both aces have run, and you hold the dulle and Obers for nearly every trick to come. Less than 90 for the others is as good as certain, and with ten cards this is your last chance to say so.</translation>
    </message>
    <message>
        <source>Your partner has promised no 90 already, your three aces have run, and you hold the dulle and high queens as well. Together you can say no 60, but only now, while you hold nine cards.</source>
        <translation>Your partner has promised no 90 already, your three aces have run, and you hold the dulle and high Obers as well. Together you can say no 60, but only now, while you hold nine cards.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Two play against two. There are 240 card points in all; Re needs 121 of them to win. Ace 11, ten 10, king 4, queen 3, jack 2, nine 0.</source>
        <translation>Two play against two. There are 240 card points in all; Re needs 121 of them to win. Ace 11, ten 10, king 4, Ober 3, Unter 2, nine 0.</translation>
    </message>
    <message>
        <source>Whoever holds a queen of clubs is Re, the other two are Kontra. Nobody says so: you find out from the cards played and from what is announced.</source>
        <translation>Whoever holds an Ober of acorns is Re, the other two are Kontra. Nobody says so: you find out from the cards played and from what is announced.</translation>
    </message>
    <message>
        <source>From the highest: ten of hearts, the queens, the jacks (clubs, spades, hearts, diamonds each), then ace, ten, king and nine of diamonds. In the other suits: ace, ten, king, nine.</source>
        <translation>From the highest: ten of hearts, the Obers, the Unters (acorns, leaves, hearts, bells each), then ace, ten, king and nine of bells. In the other suits: ace, ten, king, nine.</translation>
    </message>
    <message>
        <source>Fox: the opponents&apos; ace of diamonds caught. Charlie: the jack of clubs wins the last trick. Doppelkopf: a trick of 40 card points or more.</source>
        <translation>Fox: the opponents&apos; ace of bells caught. Charlie: the Unter of acorns wins the last trick. Doppelkopf: a trick of 40 card points or more.</translation>
    </message>
    <message>
        <source>With both queens of clubs you declare a marriage: whoever wins the trick you name is your partner. If you say nothing, you play alone in secret.</source>
        <translation>With both Obers of acorns you declare a marriage: whoever wins the trick you name is your partner. If you say nothing, you play alone in secret.</translation>
    </message>
    <message>
        <source>What the cards in a trick count: ace 11, ten 10, king 4, queen 3, jack 2, nine 0.</source>
        <translation>What the cards in a trick count: ace 11, ten 10, king 4, Ober 3, Unter 2, nine 0.</translation>
    </message>
    <message>
        <source>An ace of diamonds. It is a low trump with eleven card points; whoever catches one from the other side gets a point.</source>
        <translation>An ace of bells. It is a low trump with eleven card points; whoever catches one from the other side gets a point.</translation>
    </message>
    <message>
        <source>Both queens of clubs in one hand. You declare it and name the trick whose winner becomes your partner.</source>
        <translation>Both Obers of acorns in one hand. You declare it and name the trick whose winner becomes your partner.</translation>
    </message>
    <message>
        <source>Both queens of clubs in one hand, and not a word about it: a solo of which the others know nothing.</source>
        <translation>Both Obers of acorns in one hand, and not a word about it: a solo of which the others know nothing.</translation>
    </message>
    <message>
        <source>The jack of clubs. It earns a point when it takes the last trick.</source>
        <translation>The Unter of acorns. It earns a point when it takes the last trick.</translation>
    </message>
    <message>
        <source>The side without the queens of clubs; also what it announces to raise the value of the game.</source>
        <translation>The side without the Obers of acorns; also what it announces to raise the value of the game.</translation>
    </message>
    <message>
        <source>Everything that is not trump: in a normal game clubs, spades and hearts.</source>
        <translation>Everything that is not trump: in a normal game acorns, leaves and hearts.</translation>
    </message>
    <message>
        <source>The side with the queens of clubs, and whoever plays a solo; also what it announces to raise the value of the game.</source>
        <translation>The side with the Obers of acorns, and whoever plays a solo; also what it announces to raise the value of the game.</translation>
    </message>
    <message>
        <source>Both aces of diamonds in one hand: where the rules know them they rank above the dullen.</source>
        <translation>Both aces of bells in one hand: where the rules know them they rank above the dullen.</translation>
    </message>
    <message>
        <source>Whoever holds both kings of diamonds (or queens of hearts) may choose a new partner when playing the first.</source>
        <translation>Whoever holds both kings of bells (or Obers of hearts) may choose a new partner when playing the first.</translation>
    </message>
</context>
<context>
    <name>Prose</name>
    <message>
        <source>While a marriage is not cleared only the player with both queens may announce.</source>
        <translation>While a marriage is not cleared only the player with both Obers may announce.</translation>
    </message>
    <message>
        <source>Trumps are, from the highest down, {dollen}the queens and the jacks, each in the order clubs, spades, hearts, diamonds, and below them {lowest}.</source>
        <translation>Trumps are, from the highest down, {dollen}the Obers and the Unters, each in the order acorns, leaves, hearts, bells, and below them {lowest}.</translation>
    </message>
    <message>
        <source>ace, ten, king and nine of diamonds</source>
        <translation>ace, ten, king and nine of bells</translation>
    </message>
    <message>
        <source>ace, ten and king of diamonds</source>
        <translation>ace, ten and king of bells</translation>
    </message>
    <message>
        <source>A fox caught, that is an ace of diamonds of the other side, earns a point.</source>
        <translation>A fox caught, that is an ace of bells of the other side, earns a point.</translation>
    </message>
    <message>
        <source>A Charlie, the jack of clubs, that wins the last trick earns a point.</source>
        <translation>A Charlie, the Unter of acorns, that wins the last trick earns a point.</translation>
    </message>
    <message>
        <source>A Charlie caught by a queen of diamonds in the last trick earns a point.</source>
        <translation>A Charlie caught by an Ober of bells in the last trick earns a point.</translation>
    </message>
    <message>
        <source>Of the games of one against three only the diamonds solo, the silent marriage and the marriage without a partner have special points.</source>
        <translation>Of the games of one against three only the bells solo, the silent marriage and the marriage without a partner have special points.</translation>
    </message>
    <message>
        <source>no trump above the ace of diamonds</source>
        <translation>no trump above the ace of bells</translation>
    </message>
    <message>
        <source>There is no point against the queens.</source>
        <translation>There is no point against the Obers.</translation>
    </message>
    <message>
        <source>Whoever has both queens of clubs may declare a marriage; the partner is whichever of the others takes {tricks}{chosen}.</source>
        <translation>Whoever has both Obers of acorns may declare a marriage; the partner is whichever of the others takes {tricks}{chosen}.</translation>
    </message>
    <message>
        <source>clubs solo</source>
        <translation>acorns solo</translation>
    </message>
    <message>
        <source>spades solo</source>
        <translation>leaves solo</translation>
    </message>
    <message>
        <source>diamonds solo</source>
        <translation>bells solo</translation>
    </message>
    <message>
        <source>queen solo</source>
        <translation>Ober solo</translation>
    </message>
    <message>
        <source>jack solo</source>
        <translation>Unter solo</translation>
    </message>
    <message>
        <source>queen-jack solo</source>
        <translation>Ober-Unter solo</translation>
    </message>
    <message>
        <source>king-jack solo</source>
        <translation>king-Unter solo</translation>
    </message>
    <message>
        <source>king-queen solo</source>
        <translation>king-Ober solo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>acorns</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>leaves</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>bells</translation>
    </message>
    <message>
        <source>any other mixture of kings, queens and jacks</source>
        <translation>any other mixture of kings, Obers and Unters</translation>
    </message>
    <message>
        <source>In a suit solo the chosen suit is trump instead of diamonds.</source>
        <translation>In a suit solo the chosen suit is trump instead of bells.</translation>
    </message>
    <message>
        <source>Köhler is the solo with kings, queens and jacks.</source>
        <translation>Köhler is the solo with kings, Obers and Unters.</translation>
    </message>
    <message>
        <source>There are no swines: the aces of diamonds are always foxes.</source>
        <translation>There are no swines: the aces of bells are always foxes.</translation>
    </message>
    <message>
        <source>A player who holds both aces of diamonds may announce them as swines: then they are the highest trumps and no longer foxes.</source>
        <translation>A player who holds both aces of bells may announce them as swines: then they are the highest trumps and no longer foxes.</translation>
    </message>
    <message>
        <source>both nines of diamonds</source>
        <translation>both nines of bells</translation>
    </message>
    <message>
        <source>both kings of diamonds</source>
        <translation>both kings of bells</translation>
    </message>
    <message>
        <source>Whoever has a queen of clubs is Re, the others are Kontra.</source>
        <translation>Whoever has an Ober of acorns is Re, the others are Kontra.</translation>
    </message>
    <message>
        <source>In the other suits the order is ace, ten, king, queen, jack, nine, without those that are trumps.</source>
        <translation>In the other suits the order is ace, ten, king, Ober, Unter, nine, without those that are trumps.</translation>
    </message>
    <message>
        <source>In the other suits the order is ace, ten, king, queen, jack, without those that are trumps.</source>
        <translation>In the other suits the order is ace, ten, king, Ober, Unter, without those that are trumps.</translation>
    </message>
    <message>
        <source>An ace counts 11 card points, a ten 10, a king 4, a queen 3, a jack 2 and a nine nothing: 240 in all.</source>
        <translation>An ace counts 11 card points, a ten 10, a king 4, an Ober 3, an Unter 2 and a nine nothing: 240 in all.</translation>
    </message>
    <message>
        <source>An ace counts 11 card points, a ten 10, a king 4, a queen 3 and a jack 2: 240 in all.</source>
        <translation>An ace counts 11 card points, a ten 10, a king 4, an Ober 3 and an Unter 2: 240 in all.</translation>
    </message>
    <message>
        <source>If Kontra wins and nobody has played alone, there are {n} points against the queens.</source>
        <translation>If Kontra wins and nobody has played alone, there are {n} points against the Obers.</translation>
    </message>
    <message>
        <source>If Kontra wins and nobody has played alone, there is a point against the queens.</source>
        <translation>If Kontra wins and nobody has played alone, there is a point against the Obers.</translation>
    </message>
    <message>
        <source>no trump above the jack of diamonds</source>
        <translation>no trump above the Unter of bells</translation>
    </message>
    <message>
        <source>A Klabautermann, a king of spades of the other side taken by a queen of spades, earns a point.</source>
        <translation>A Klabautermann, a king of leaves of the other side taken by an Ober of leaves, earns a point.</translation>
    </message>
    <message>
        <source>One more is allowed if a nine of diamonds is among them.</source>
        <translation>One more is allowed if a nine of bells is among them.</translation>
    </message>
    <message>
        <source>If a player holds both aces of diamonds, the first is a fox; if the player takes the trick with it, the second may be announced as a swine when it is played, and is the highest trump.</source>
        <translation>If a player holds both aces of bells, the first is a fox; if the player takes the trick with it, the second may be announced as a swine when it is played, and is the highest trump.</translation>
    </message>
    <message>
        <source>Genscher: whoever has both kings of diamonds may choose a new partner when playing the first; these two are Re then.</source>
        <translation>Genscher: whoever has both kings of bells may choose a new partner when playing the first; these two are Re then.</translation>
    </message>
    <message>
        <source>Kings rank above queens, queens above jacks.</source>
        <translation>Kings rank above Obers, Obers above Unters.</translation>
    </message>
    <message>
        <source>If a player holds both aces of diamonds, the first is a fox; if the player&apos;s side brings it home, the second may be announced as a swine when it is played, and is the highest trump.</source>
        <translation>If a player holds both aces of bells, the first is a fox; if the player&apos;s side brings it home, the second may be announced as a swine when it is played, and is the highest trump.</translation>
    </message>
    <message>
        <source>Re and Kontra each double the value with the denials; points against the queens and special points are added afterwards.</source>
        <translation>Re and Kontra each double the value with the denials; points against the Obers and special points are added afterwards.</translation>
    </message>
    <message>
        <source>Re and Kontra each double the value with the denials and the points against the queens; special points are added afterwards.</source>
        <translation>Re and Kontra each double the value with the denials and the points against the Obers; special points are added afterwards.</translation>
    </message>
    <message>
        <source>both tens of diamonds</source>
        <translation>both tens of bells</translation>
    </message>
    <message>
        <source>ace, king, ten and nine of diamonds</source>
        <translation>ace, king, ten and nine of bells</translation>
    </message>
    <message>
        <source>ace, king and ten of diamonds</source>
        <translation>ace, king and ten of bells</translation>
    </message>
    <message>
        <source>The second jack of clubs in a trick beats the first wherever the jacks of clubs are trumps.</source>
        <translation>The second Unter of acorns in a trick beats the first wherever the Unters of acorns are trumps.</translation>
    </message>
    <message>
        <source>A bock game counts {n} times, but its special points and the point against the queens once.</source>
        <translation>A bock game counts {n} times, but its special points and the point against the Obers once.</translation>
    </message>
    <message>
        <source>pure clubs solo</source>
        <translation>pure acorns solo</translation>
    </message>
    <message>
        <source>pure spades solo</source>
        <translation>pure leaves solo</translation>
    </message>
    <message>
        <source>pure diamonds solo</source>
        <translation>pure bells solo</translation>
    </message>
    <message>
        <source>Genscher: whoever has both queens of hearts may choose a new partner when playing the first; these two are Re then.</source>
        <translation>Genscher: whoever has both Obers of hearts may choose a new partner when playing the first; these two are Re then.</translation>
    </message>
    <message>
        <source>After that somebody else with both queens of hearts may choose again.</source>
        <translation>After that somebody else with both Obers of hearts may choose again.</translation>
    </message>
    <message>
        <source>After that somebody else with both kings of diamonds may choose again.</source>
        <translation>After that somebody else with both kings of bells may choose again.</translation>
    </message>
    <message>
        <source>Whoever holds both jacks of spades may announce a Heidmann when playing the first of them: from then on the jacks rank above the queens, but not in a poverty or a solo that was called.</source>
        <translation>Whoever holds both Unters of leaves may announce a Heidmann when playing the first of them: from then on the Unters rank above the Obers, but not in a poverty or a solo that was called.</translation>
    </message>
    <message>
        <source>A player with both queens of clubs who says nothing plays alone against the three others: that is a silent marriage.</source>
        <translation>A player with both Obers of acorns who says nothing plays alone against the three others: that is a silent marriage.</translation>
    </message>
    <message>
        <source>Only in the diamonds solo are the tens of hearts dullen; in the hearts solo they are trumps below the ace, in the others plain hearts.</source>
        <translation>Only in the bells solo are the tens of hearts dullen; in the hearts solo they are trumps below the ace, in the others plain hearts.</translation>
    </message>
    <message>
        <source>In a null there are no trumps, and the suits rank ace, king, queen, jack, ten, nine.</source>
        <translation>In a null there are no trumps, and the suits rank ace, king, Ober, Unter, ten, nine.</translation>
    </message>
    <message>
        <source>In a null there are no trumps, and the suits rank ace, king, queen, jack, ten.</source>
        <translation>In a null there are no trumps, and the suits rank ace, king, Ober, Unter, ten.</translation>
    </message>
</context>
<context>
    <name>Questionnaire</name>
    <message>
        <source>Queens, jacks, each suit, meatless</source>
        <translation>Obers, Unters, each suit, meatless</translation>
    </message>
    <message>
        <source>Queens, jacks, trumps, meatless</source>
        <translation>Obers, Unters, trumps, meatless</translation>
    </message>
</context>
<context>
    <name>ReservationPanel</name>
    <message>
        <source>There are no trumps; ace, ten, king, queen, jack, nine in each suit.</source>
        <translation>There are no trumps; ace, ten, king, Ober, Unter, nine in each suit.</translation>
    </message>
    <message>
        <source>You hold both queens of clubs and look for a partner.</source>
        <translation>You hold both Obers of acorns and look for a partner.</translation>
    </message>
    <message>
        <source>A silent marriage: you hold both queens of clubs and play alone against three, and nobody knows it yet.</source>
        <translation>A silent marriage: you hold both Obers of acorns and play alone against three, and nobody knows it yet.</translation>
    </message>
    <message>
        <source>Nothing special: the two queens of clubs play together.</source>
        <translation>Nothing special: the two Obers of acorns play together.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Both tens of hearts are trumps and beat even the queens of clubs, in the suit solos too. Otherwise they are plain hearts.</source>
        <translation>Both tens of hearts are trumps and beat even the Obers of acorns, in the suit solos too. Otherwise they are plain hearts.</translation>
    </message>
    <message>
        <source>Up to this trick a marriage can find its partner. After that the player with both queens of clubs goes on alone.</source>
        <translation>Up to this trick a marriage can find its partner. After that the player with both Obers of acorns goes on alone.</translation>
    </message>
    <message>
        <source>A marriage may be declared with clubs, spades or hearts: the first of the others to take a trick led with that suit becomes the partner.</source>
        <translation>A marriage may be declared with acorns, leaves or hearts: the first of the others to take a trick led with that suit becomes the partner.</translation>
    </message>
    <message>
        <source>Against the queens, too</source>
        <translation>Against the Obers, too</translation>
    </message>
    <message>
        <source>Whether only the basic value with the denials is doubled, or also the point against the queens, or everything with all special points.</source>
        <translation>Whether only the basic value with the denials is doubled, or also the point against the Obers, or everything with all special points.</translation>
    </message>
    <message>
        <source>Against the queens doubles</source>
        <translation>Against the Obers doubles</translation>
    </message>
    <message>
        <source>Instead of a point against the queens all points of a normal game that Kontra wins count twice, the special points, too; bock is extra.</source>
        <translation>Instead of a point against the Obers all points of a normal game that Kontra wins count twice, the special points, too; bock is extra.</translation>
    </message>
    <message>
        <source>Against the queens is doubled, too</source>
        <translation>Against the Obers is doubled, too</translation>
    </message>
    <message>
        <source>The point “against the queens” is doubled by Re and Kontra, too. Example: Re announced, Kontra wins with 130 card points: 4 points instead of 3.</source>
        <translation>The point “against the Obers” is doubled by Re and Kontra, too. Example: Re announced, Kontra wins with 130 card points: 4 points instead of 3.</translation>
    </message>
    <message>
        <source>The player with both queens of clubs in a marriage gets the point for an announcement before the first card, too.</source>
        <translation>The player with both Obers of acorns in a marriage gets the point for an announcement before the first card, too.</translation>
    </message>
    <message>
        <source>Against the queens</source>
        <translation>Against the Obers</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Acorns</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Leaves</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Bells</translation>
    </message>
    <message>
        <source>Clubs solo</source>
        <translation>Acorns solo</translation>
    </message>
    <message>
        <source>Spades solo</source>
        <translation>Leaves solo</translation>
    </message>
    <message>
        <source>Diamonds solo</source>
        <translation>Bells solo</translation>
    </message>
    <message>
        <source>Queen solo</source>
        <translation>Ober solo</translation>
    </message>
    <message>
        <source>Jack solo</source>
        <translation>Unter solo</translation>
    </message>
    <message>
        <source>Queen-jack solo</source>
        <translation>Ober-Unter solo</translation>
    </message>
    <message>
        <source>King-jack solo</source>
        <translation>King-Unter solo</translation>
    </message>
    <message>
        <source>King-queen solo</source>
        <translation>King-Ober solo</translation>
    </message>
    <message>
        <source>Only the eight jacks are trumps, in the order clubs, spades, hearts, diamonds.</source>
        <translation>Only the eight Unters are trumps, in the order acorns, leaves, hearts, bells.</translation>
    </message>
    <message>
        <source>Only the eight queens are trumps, in the order clubs, spades, hearts, diamonds.</source>
        <translation>Only the eight Obers are trumps, in the order acorns, leaves, hearts, bells.</translation>
    </message>
    <message>
        <source>Only the eight kings are trumps, in the order clubs, spades, hearts, diamonds.</source>
        <translation>Only the eight kings are trumps, in the order acorns, leaves, hearts, bells.</translation>
    </message>
    <message>
        <source>Queens and jacks are trumps, the queens above the jacks.</source>
        <translation>Obers and Unters are trumps, the Obers above the Unters.</translation>
    </message>
    <message>
        <source>Kings and jacks are trumps, the kings above the jacks.</source>
        <translation>Kings and Unters are trumps, the kings above the Unters.</translation>
    </message>
    <message>
        <source>Kings and queens are trumps, the kings above the queens.</source>
        <translation>Kings and Obers are trumps, the kings above the Obers.</translation>
    </message>
    <message>
        <source>Kings, queens and jacks are trumps, in this order: 24 trumps.</source>
        <translation>Kings, Obers and Unters are trumps, in this order: 24 trumps.</translation>
    </message>
    <message>
        <source>Trumps are as in a normal game, but with a suit of your choice instead of diamonds. The solo in diamonds is also called trump solo.</source>
        <translation>Trumps are as in a normal game, but with a suit of your choice instead of bells. The solo in bells is also called trump solo.</translation>
    </message>
    <message>
        <source>A suit solo may be played in these suits. Only diamonds means: there is only the trump solo.</source>
        <translation>A suit solo may be played in these suits. Only bells means: there is only the trump solo.</translation>
    </message>
    <message>
        <source>There are no trumps. In each suit the order is ace, ten, king, queen, jack, nine.</source>
        <translation>There are no trumps. In each suit the order is ace, ten, king, Ober, Unter, nine.</translation>
    </message>
    <message>
        <source>Only the eight tens are trumps, in the order clubs, spades, hearts, diamonds.</source>
        <translation>Only the eight tens are trumps, in the order acorns, leaves, hearts, bells.</translation>
    </message>
    <message>
        <source>Only the eight aces are trumps, in the order clubs, spades, hearts, diamonds.</source>
        <translation>Only the eight aces are trumps, in the order acorns, leaves, hearts, bells.</translation>
    </message>
    <message>
        <source>Nearly every solo is allowed: any mixture of kings, queens and jacks, even if switched off by itself, and the pure suit solo, in which nothing but the cards of one suit is trump.</source>
        <translation>Nearly every solo is allowed: any mixture of kings, Obers and Unters, even if switched off by itself, and the pure suit solo, in which nothing but the cards of one suit is trump.</translation>
    </message>
    <message>
        <source>In the diamonds solo and the silent marriage</source>
        <translation>In the bells solo and the silent marriage</translation>
    </message>
    <message>
        <source>Catching an ace of diamonds from the other side earns a point. A swine is not a fox.</source>
        <translation>Catching an ace of bells from the other side earns a point. A swine is not a fox.</translation>
    </message>
    <message>
        <source>If a jack of clubs wins the last trick, its side gets a point.</source>
        <translation>If an Unter of acorns wins the last trick, its side gets a point.</translation>
    </message>
    <message>
        <source>Beating a jack of clubs of the other side in the last trick earns a point.</source>
        <translation>Beating an Unter of acorns of the other side in the last trick earns a point.</translation>
    </message>
    <message>
        <source>If a jack of clubs wins the last trick and the second one of the same side is in it, too, there are two points instead of one.</source>
        <translation>If an Unter of acorns wins the last trick and the second one of the same side is in it, too, there are two points instead of one.</translation>
    </message>
    <message>
        <source>If both jacks of clubs of the other side are beaten in the last trick, there are two points instead of one.</source>
        <translation>If both Unters of acorns of the other side are beaten in the last trick, there are two points instead of one.</translation>
    </message>
    <message>
        <source>Charlie is caught only by the queen of diamonds</source>
        <translation>Charlie is caught only by the Ober of bells</translation>
    </message>
    <message>
        <source>A Charlie caught counts only if a queen of diamonds wins the last trick.</source>
        <translation>A Charlie caught counts only if an Ober of bells wins the last trick.</translation>
    </message>
    <message>
        <source>A player with both aces of diamonds may announce them as swines: then they are the highest trumps and no longer foxes.</source>
        <translation>A player with both aces of bells may announce them as swines: then they are the highest trumps and no longer foxes.</translation>
    </message>
    <message>
        <source>Your first ace of diamonds is still a fox. Only if your side brings it home, your second becomes a swine; announcing it gives away your side.</source>
        <translation>Your first ace of bells is still a fox. Only if your side brings it home, your second becomes a swine; announcing it gives away your side.</translation>
    </message>
    <message>
        <source>There are swines in a suit solo, too: the two aces of the trump suit, so in a solo in clubs the aces of clubs.</source>
        <translation>There are swines in a suit solo, too: the two aces of the trump suit, so in a solo in acorns the aces of acorns.</translation>
    </message>
    <message>
        <source>Whoever could not even catch a fox, having no trump above the ace of diamonds, may throw in the hand.</source>
        <translation>Whoever could not even catch a fox, having no trump above the ace of bells, may throw in the hand.</translation>
    </message>
    <message>
        <source>This many of the duty solos must be picture solos, that is with kings, queens or jacks as trumps.</source>
        <translation>This many of the duty solos must be picture solos, that is with kings, Obers or Unters as trumps.</translation>
    </message>
    <message>
        <source>Whoever plays alone in silence with both queens of clubs has thereby played a duty solo.</source>
        <translation>Whoever plays alone in silence with both Obers of acorns has played a duty solo by that.</translation>
    </message>
    <message>
        <source>If Kontra wins with exactly 120 card points, the point for the game counts. Switched off, Kontra then gets only the point against the queens, and against a solo nothing.</source>
        <translation>If Kontra wins with exactly 120 card points, the point for the game counts. Switched off, Kontra then gets only the point against the Obers, and against a solo nothing.</translation>
    </message>
    <message>
        <source>Whoever has no trump above the jack of diamonds may throw in the hand.</source>
        <translation>Whoever has no trump above the Unter of bells may throw in the hand.</translation>
    </message>
    <message>
        <source>If a queen of spades takes a king of spades of the other side, there is a point.</source>
        <translation>If an Ober of leaves takes a king of leaves of the other side, there is a point.</translation>
    </message>
    <message>
        <source>One more trump with a nine of diamonds</source>
        <translation>One more trump with a nine of bells</translation>
    </message>
    <message>
        <source>With one trump more you may declare a poverty, too, if a nine of diamonds is among your trumps.</source>
        <translation>With one trump more you may declare a poverty, too, if a nine of bells is among your trumps.</translation>
    </message>
    <message>
        <source>Your second ace of diamonds becomes a swine only if you took the trick with the first yourself; a trick of your partner is not enough.</source>
        <translation>Your second ace of bells becomes a swine only if you took the trick with the first yourself; a trick of your partner is not enough.</translation>
    </message>
    <message>
        <source>Whoever has both kings of diamonds may choose a new partner when playing the first: these two are Re then. Not in a solo or a poverty.</source>
        <translation>Whoever has both kings of bells may choose a new partner when playing the first: these two are Re then. Not in a solo or a poverty.</translation>
    </message>
    <message>
        <source>Throwing in: no trump above the jack of diamonds</source>
        <translation>Throwing in: no trump above the Unter of bells</translation>
    </message>
    <message>
        <source>All but these and the point against the queens</source>
        <translation>All but these and the point against the Obers</translation>
    </message>
    <message>
        <source>Whoever holds both nines of diamonds, or what is chosen for them, may announce them as hyperswines once swines are announced. They beat even the swines.</source>
        <translation>Whoever holds both nines of bells, or what is chosen for them, may announce them as hyperswines once swines are announced. They beat even the swines.</translation>
    </message>
    <message>
        <source>Of which cards of the trump suit both make hyperswines. Where the tens of hearts are dullen, they are none in a hearts solo.</source>
        <translation>Of which cards of the trump suit both make hyperswines. Where the tens of hearts are dullen, they are none in a hearts solo.</translation>
    </message>
    <message>
        <source>If both jacks of clubs are in one trick as trumps, the one played later beats the other; in every trick and in every game in which they are trumps.</source>
        <translation>If both Unters of acorns are in one trick as trumps, the one played later beats the other; in every trick and in every game in which they are trumps.</translation>
    </message>
    <message>
        <source>In the order of trumps the kings of diamonds rank above the tens of diamonds, and in a suit solo the kings of its suit above its tens. Plain suits stay as they are.</source>
        <translation>In the order of trumps the kings of bells rank above the tens of bells, and in a suit solo the kings of its suit above its tens. Plain suits stay as they are.</translation>
    </message>
    <message>
        <source>Only in the diamonds solo</source>
        <translation>Only in the bells solo</translation>
    </message>
    <message>
        <source>Only the cards of one suit are trumps, from the ace down to the nine; queens and jacks belong to their suits, and so do the tens of hearts.</source>
        <translation>Only the cards of one suit are trumps, from the ace down to the nine; Obers and Unters belong to their suits, and so do the tens of hearts.</translation>
    </message>
    <message>
        <source>Pure clubs solo</source>
        <translation>Pure acorns solo</translation>
    </message>
    <message>
        <source>Pure spades solo</source>
        <translation>Pure leaves solo</translation>
    </message>
    <message>
        <source>Pure diamonds solo</source>
        <translation>Pure bells solo</translation>
    </message>
    <message>
        <source>No trumps; in each suit the order is ace, king, queen, jack, ten, nine. The soloist must not take a trick: the first one loses and ends the game. It counts one point, without denials and special points.</source>
        <translation>No trumps; in each suit the order is ace, king, Ober, Unter, ten, nine. The soloist must not take a trick: the first one loses and ends the game. It counts one point, without denials and special points.</translation>
    </message>
    <message>
        <source>Both kings of diamonds</source>
        <translation>Both kings of bells</translation>
    </message>
    <message>
        <source>Both queens of hearts</source>
        <translation>Both Obers of hearts</translation>
    </message>
    <message>
        <source>After a Genscher somebody else may choose again in the same way, once: with both queens of hearts, or with both kings of diamonds where the Genscher is on the queens.</source>
        <translation>After a Genscher somebody else may choose again in the same way, once: with both Obers of hearts, or with both kings of bells where the Genscher is on the Obers.</translation>
    </message>
    <message>
        <source>Whoever holds both jacks of spades may announce a Heidmann when playing the first: from then on the jacks rank above the queens, below the dullen and swines. Not in solos that were called, nor in a poverty.</source>
        <translation>Whoever holds both Unters of leaves may announce a Heidmann when playing the first: from then on the Unters rank above the Obers, below the dullen and swines. Not in solos that were called, nor in a poverty.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>What ace, king, queen and jack have in their corners.</source>
        <translation>What ace, king, Ober and Unter have in their corners.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Acorns</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Leaves</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Bells</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>french</source>
        <translation>german</translation>
    </message>
    <message>
        <source>♣</source>
        <translation>A</translation>
    </message>
    <message>
        <source>♠</source>
        <translation>L</translation>
    </message>
    <message>
        <source>♥</source>
        <translation>H</translation>
    </message>
    <message>
        <source>♦</source>
        <translation>B</translation>
    </message>
    <message>
        <source>J</source>
        <translation>U</translation>
    </message>
    <message>
        <source>B</source>
        <translation>U</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>O</translation>
    </message>
    <message>
        <source>D</source>
        <translation>O</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>acorns</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>leaves</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>bells</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Clubs solo</source>
        <translation>Acorns solo</translation>
    </message>
    <message>
        <source>Spades solo</source>
        <translation>Leaves solo</translation>
    </message>
    <message>
        <source>Diamonds solo</source>
        <translation>Bells solo</translation>
    </message>
    <message>
        <source>Queen solo</source>
        <translation>Ober solo</translation>
    </message>
    <message>
        <source>Jack solo</source>
        <translation>Unter solo</translation>
    </message>
    <message>
        <source>Queen and jack solo</source>
        <translation>Ober and Unter solo</translation>
    </message>
    <message>
        <source>King and jack solo</source>
        <translation>King and Unter solo</translation>
    </message>
    <message>
        <source>King and queen solo</source>
        <translation>King and Ober solo</translation>
    </message>
    <message>
        <source>Köhler (kings, queens, jacks)</source>
        <translation>Köhler (kings, Obers, Unters)</translation>
    </message>
    <message>
        <source>Pure clubs solo</source>
        <translation>Pure acorns solo</translation>
    </message>
    <message>
        <source>Pure spades solo</source>
        <translation>Pure leaves solo</translation>
    </message>
    <message>
        <source>Pure diamonds solo</source>
        <translation>Pure bells solo</translation>
    </message>
    <message>
        <source>first clubs trick</source>
        <translation>first acorns trick</translation>
    </message>
    <message>
        <source>first spades trick</source>
        <translation>first leaves trick</translation>
    </message>
    <message>
        <source>second clubs trick</source>
        <translation>second acorns trick</translation>
    </message>
    <message>
        <source>second spades trick</source>
        <translation>second leaves trick</translation>
    </message>
    <message>
        <source>third clubs trick</source>
        <translation>third acorns trick</translation>
    </message>
    <message>
        <source>third spades trick</source>
        <translation>third leaves trick</translation>
    </message>
    <message>
        <source>Two play against two. Whoever holds a queen of clubs is Re, the other two are Kontra. You hold one, so you are Re. Who has the other one? That comes out in the game.</source>
        <translation>Two play against two. Whoever holds an Ober of acorns is Re, the other two are Kontra. You hold one, so you are Re. Who has the other one? That comes out in the game.</translation>
    </message>
    <message>
        <source>The ace of clubs first: later somebody may have no clubs left and take it with a trump.</source>
        <translation>The ace of acorns first: later somebody may have no acorns left and take it with a trump.</translation>
    </message>
    <message>
        <source>Now all know that you are Re. Give your partner the chance to show up: lead a low trump, the jack of diamonds.</source>
        <translation>Now all know that you are Re. Give your partner the chance to show up: lead a low trump, the Unter of bells.</translation>
    </message>
    <message>
        <source>Lead the jack of diamonds: it costs little, and your partner can take the trick.</source>
        <translation>Lead the Unter of bells: it costs little, and your partner can take the trick.</translation>
    </message>
    <message>
        <source>Karl has taken the trick with the other queen of clubs: he plays with you. Now the sides are known and marked at every seat.</source>
        <translation>Karl has taken the trick with the other Ober of acorns: he plays with you. Now the sides are known and marked at every seat.</translation>
    </message>
    <message>
        <source>Spades were led, so you have to follow suit; all other cards are dimmed. Karl&apos;s ace will take the trick: give him the ten, it counts ten card points.</source>
        <translation>Leaves were led, so you have to follow suit; all other cards are dimmed. Karl&apos;s ace will take the trick: give him the ten, it counts ten card points.</translation>
    </message>
    <message>
        <source>Karl leads the ten of hearts, the dulle. No card is higher. You hold a fox, an ace of diamonds: if the others catch it they get a point. Under Karl&apos;s dulle it is safe, so play it now.</source>
        <translation>Karl leads the ten of hearts, the dulle. No card is higher. You hold a fox, an ace of bells: if the others catch it they get a point. Under Karl&apos;s dulle it is safe, so play it now.</translation>
    </message>
    <message>
        <source>Frieda had no hearts and took the trick with a trump. Now it is your turn: clubs were led, and you have none left. Nobody plays after you, so take the trick with the ten of diamonds.</source>
        <translation>Frieda had no hearts and took the trick with a trump. Now it is your turn: acorns were led, and you have none left. Nobody plays after you, so take the trick with the ten of bells.</translation>
    </message>
    <message>
        <source>Any trump takes this trick, so play the one with the most card points: the ten of diamonds.</source>
        <translation>Any trump takes this trick, so play the one with the most card points: the ten of bells.</translation>
    </message>
    <message>
        <source>41 card points in one trick: from 40 up it is a Doppelkopf and earns a point. Now draw trumps from the others. Only a dulle is above your queen of clubs, and the last one is in your own hand.</source>
        <translation>41 card points in one trick: from 40 up it is a Doppelkopf and earns a point. Now draw trumps from the others. Only a dulle is above your Ober of acorns, and the last one is in your own hand.</translation>
    </message>
    <message>
        <source>Lead the queen of clubs: nobody can beat it, and the dulle is left for the next trick.</source>
        <translation>Lead the Ober of acorns: nobody can beat it, and the dulle is left for the next trick.</translation>
    </message>
    <message>
        <source>Karl gave you his ten of diamonds. Frieda and Dolores have a trump less each. Lead the dulle: perhaps a fox falls.</source>
        <translation>Karl gave you his ten of bells. Frieda and Dolores have a trump less each. Lead the dulle: perhaps a fox falls.</translation>
    </message>
    <message>
        <source>Whoever takes the last trick with a jack of clubs, a Charlie, gets a point. You hold one, so save your trumps and throw the nine of spades.</source>
        <translation>Whoever takes the last trick with an Unter of acorns, a Charlie, gets a point. You hold one, so save your trumps and throw the nine of leaves.</translation>
    </message>
    <message>
        <source>Save your trumps for the end: the nine of spades counts nothing.</source>
        <translation>Save your trumps for the end: the nine of leaves counts nothing.</translation>
    </message>
    <message>
        <source>Karl&apos;s trump was not high enough. Dolores took the trick and leads a queen that you cannot beat. Give her as few card points as you can, and keep your Charlie: play the jack of spades.</source>
        <translation>Karl&apos;s trump was not high enough. Dolores took the trick and leads an Ober that you cannot beat. Give her as few card points as you can, and keep your Charlie: play the Unter of leaves.</translation>
    </message>
    <message>
        <source>This trick is lost: play the jack of spades, it counts only two, and your Charlie stays.</source>
        <translation>This trick is lost: play the Unter of leaves, it counts only two, and your Charlie stays.</translation>
    </message>
    <message>
        <source>Once more a queen, and two cards are left. Give up the queen of diamonds: she is higher, but for the last trick only Charlie earns a point.</source>
        <translation>Once more an Ober, and two cards are left. Give up the Ober of bells: it is higher, but for the last trick only Charlie earns a point.</translation>
    </message>
    <message>
        <source>Keep the jack of clubs: it earns a point only in the last trick.</source>
        <translation>Keep the Unter of acorns: only in the last trick it earns a point.</translation>
    </message>
    <message>
        <source>Against the queens</source>
        <translation>Against the Obers</translation>
    </message>
    <message>
        <source>Throw in: no trump above the jack of diamonds</source>
        <translation>Throw in: no trump above the Unter of bells</translation>
    </message>
    <message>
        <source>{name} throws in: no trump above the jack of diamonds. New cards are dealt.</source>
        <translation>{name} throws in: no trump above the Unter of bells. New cards are dealt.</translation>
    </message>
    <message>
        <source>You throw in: no trump above the jack of diamonds. New cards are dealt.</source>
        <translation>You throw in: no trump above the Unter of bells. New cards are dealt.</translation>
    </message>
    <message>
        <source>A Re or Kontra before one&apos;s second card promises a hand worth at least {strength}: a dulle counts 3, a black queen 2, any other trump 1, and each plain suit with its ace 1. Denials are made as late as possible.</source>
        <translation>A Re or Kontra before one&apos;s second card promises a hand worth at least {strength}: a dulle counts 3, an Ober of acorns or leaves 2, any other trump 1, and each plain suit with its ace 1. Denials are made as late as possible.</translation>
    </message>
    <message>
        <source>Jacks above queens suit this hand.</source>
        <translation>Unters above Obers suit this hand.</translation>
    </message>
    <message>
        <source>{name} has a Heidmann: jacks rank above queens now.</source>
        <translation>{name} has a Heidmann: Unters rank above Obers now.</translation>
    </message>
    <message>
        <source>You have a Heidmann: jacks rank above queens now.</source>
        <translation>You have a Heidmann: Unters rank above Obers now.</translation>
    </message>
    <message>
        <source>The cards in the tricks count: an ace 11 card points, a ten 10, a king 4, a queen 3, a jack 2, a nine nothing. All cards together are 240. You and your partner are Re and win with 121.</source>
        <translation>The cards in the tricks count: an ace 11 card points, a ten 10, a king 4, an Ober 3, an Unter 2, a nine nothing. All cards together are 240. You and your partner are Re and win with 121.</translation>
    </message>
    <message>
        <source>The ten of hearts, all queens, all jacks and all diamonds are trumps, in this order. They beat the plain suits: clubs, spades and hearts. To see it, press “Order of the cards” below, or T, and once more to come back.</source>
        <translation>The ten of hearts, all Obers, all Unters and all bells are trumps, in this order. They beat the plain suits: acorns, leaves and hearts. To see it, press “Order of the cards” below, or T, and once more to come back.</translation>
    </message>
    <message>
        <source>You lead. Whoever holds the suit that was led has to follow it. The first time most still can, and the ace takes the trick. Play your ace of clubs: click on it, or choose it with the arrow keys and press Enter.</source>
        <translation>You lead. Whoever holds the suit that was led has to follow it. The first time most still can, and the ace takes the trick. Play your ace of acorns: click on it, or choose it with the arrow keys and press Enter.</translation>
    </message>
</context>
</TS>
