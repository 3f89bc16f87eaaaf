<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What stands in for the texts that name French cards where the deck shows German suits; kept by hand. -->
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AnswerList</name>
    <message>
        <source>♣ Clubs</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>♠ Spades</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>♥ Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>♦ Diamonds</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>Queens, jacks</source>
        <translation>Ober, Unter</translation>
    </message>
    <message>
        <source>Kings, jacks</source>
        <translation>Könige, Unter</translation>
    </message>
    <message>
        <source>Kings, queens</source>
        <translation>Könige, Ober</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Doppelkopf has 48 cards; each is there twice. More than half of them, 26, are trumps. From the top: the ten of hearts, the queens, the jacks, then the rest of diamonds.</source>
        <translation>Doppelkopf hat 48 Karten, jede gibt es zweimal. Mehr als die Hälfte, nämlich 26, sind Trumpf. Von oben: die Herz-Zehn, die Ober, die Unter, dann der Rest von Schellen.</translation>
    </message>
    <message>
        <source>What is left are the plain suits: clubs, spades and hearts. In each of them the ace is the highest, then come ten, king and nine.</source>
        <translation>Was übrig bleibt, ist Fehl: Eichel, Grün und Herz. In jeder dieser Farben ist das Ass am höchsten, dann kommen Zehn, König und Neun.</translation>
    </message>
    <message>
        <source>The jack of hearts is winning. Your jack of spades is the next one above it and takes the trick; the queen and the ten of hearts stay for later.</source>
        <translation>Der Herz-Unter führt. Dein Grün-Unter steht gleich darüber und macht den Stich; Ober und Herz-Zehn bleiben dir für später.</translation>
    </message>
    <message>
        <source>Clubs are plain here, and the ace is above the ten. You are last to play: the trick is yours for certain.</source>
        <translation>Eichel ist hier Fehl, und das Ass steht über der Zehn. Nach dir kommt niemand mehr: Der Stich gehört dir sicher.</translation>
    </message>
    <message>
        <source>Your ten of hearts is a trump, so you have no hearts to follow with. Nobody plays after you: the ten of diamonds takes the trick and adds ten card points.</source>
        <translation>Deine Herz-Zehn ist Trumpf, du kannst Herz also nicht bedienen. Nach dir kommt niemand mehr: Die Schellen-Zehn macht den Stich und bringt zehn Augen dazu.</translation>
    </message>
    <message>
        <source>Two play against two, but at first nobody knows who belongs together. The players with a queen of clubs are Re; the other two are Kontra.</source>
        <translation>Zwei spielen gegen zwei, aber am Anfang weiß niemand, wer zusammengehört. Wer einen Eichel-Ober hat, ist Re; die beiden anderen sind Kontra.</translation>
    </message>
    <message>
        <source>Which side you are on you see in your own hand. Who your partner is comes out in the game: somebody plays a queen of clubs, or announces Re or Kontra.</source>
        <translation>Zu wem du gehörst, siehst du an deinem Blatt. Wer mit dir spielt, zeigt sich im Spiel: Jemand spielt einen Eichel-Ober oder sagt Re oder Kontra an.</translation>
    </message>
    <message>
        <source>Your partner has played a queen of clubs, and you are last: the trick is yours together. Do not beat it with the ten of hearts; add the king, which counts four.</source>
        <translation>Dein Partner hat einen Eichel-Ober gespielt, und nach dir kommt niemand mehr: Der Stich gehört euch schon. Stich ihn nicht mit der Herz-Zehn; gib den König dazu, er zählt vier.</translation>
    </message>
    <message>
        <source>The ace of diamonds is called the fox. It counts eleven card points, but it is a low trump: every queen and every jack beats it.</source>
        <translation>Das Schellen-Ass heißt Fuchs. Es zählt elf Augen, ist aber ein kleiner Trumpf: Jeder Ober und jeder Unter sticht es.</translation>
    </message>
    <message>
        <source>The others&apos; fox takes the trick so far. You are last: the jack of diamonds is enough to catch it, and your high trumps stay in your hand.</source>
        <translation>Bis jetzt gehört der Stich dem Fuchs der Gegner. Nach dir kommt niemand mehr: Der Schellen-Unter genügt, um ihn zu fangen, und deine hohen Trümpfe bleiben auf der Hand.</translation>
    </message>
    <message>
        <source>So do not waste it. Keep it for a trick that is worth it: one with many card points, one with the others&apos; fox in it, or one that a queen of clubs would take from you.</source>
        <translation>Verschwende sie also nicht. Heb sie auf für einen Stich, der sich lohnt: mit vielen Augen, mit einem Fuchs der anderen, oder einen, den dir sonst ein Eichel-Ober nimmt.</translation>
    </message>
    <message>
        <source>If a queen is enough, take the queen. And if your partner&apos;s dulle is already there, give card points instead of your own dulle.</source>
        <translation>Reicht ein Ober, dann nimm den Ober. Und liegt schon die Dulle deines Partners da, gib Augen dazu statt deiner eigenen.</translation>
    </message>
    <message>
        <source>Once both dullen have been played, the queens of clubs are the highest.</source>
        <translation>Sind beide Dullen gespielt, sind die Eichel-Ober die höchsten.</translation>
    </message>
    <message>
        <source>The queen of hearts is winning, and nobody plays after you. Your queen of spades is enough; the dulle will be needed later.</source>
        <translation>Der Herz-Ober führt, und nach dir kommt niemand. Dein Grün-Ober reicht; die Dulle brauchst du später noch.</translation>
    </message>
    <message>
        <source>Your partner&apos;s dulle cannot be beaten any more. Yours would only come second: give the ten of diamonds, ten card points for you both.</source>
        <translation>Die Dulle deines Partners kann niemand mehr stechen. Deine käme nur als zweite: Gib die Schellen-Zehn, zehn Augen für euch beide.</translation>
    </message>
    <message>
        <source>The others have played a queen of clubs and a fox. Only the dulle beats that queen: it takes the trick and catches the fox. That is what it is for.</source>
        <translation>Da liegen ein Eichel-Ober und ein Fuchs der Gegner. Nur die Dulle sticht diesen Ober: Sie macht den Stich und fängt den Fuchs. Dafür ist sie da.</translation>
    </message>
    <message>
        <source>There are eight clubs and eight spades, but only six plain hearts. When a suit is led for the first time, most players can still follow, and the ace takes the trick.</source>
        <translation>Von Eichel und Grün gibt es je acht Karten, vom Herz-Fehl nur sechs. Wird eine Farbe zum ersten Mal gespielt, können die meisten noch bedienen, und das Ass macht den Stich.</translation>
    </message>
    <message>
        <source>So lead your aces early: clubs and spades first, the suit of which you hold fewer before the other. Hearts are often trumped.</source>
        <translation>Spiel deine Asse also früh aus: zuerst Eichel und Grün, und davon die Farbe, von der du weniger hast. Herz wird oft gestochen.</translation>
    </message>
    <message>
        <source>Nobody has played clubs yet, so your ace will most likely run. Later somebody may have no clubs left and trump it.</source>
        <translation>Eichel war noch nicht dran, dein Ass geht also sehr wahrscheinlich durch. Später hat vielleicht jemand keine Eichel mehr und sticht es.</translation>
    </message>
    <message>
        <source>The first ace has run, and spades have not been led yet: play the second ace at once, while all can still follow.</source>
        <translation>Das erste Ass ist durch, und Grün war noch nicht dran: Spiel gleich das zweite Ass, solange noch alle bedienen können.</translation>
    </message>
    <message>
        <source>You have no clubs, and you are last: any trump takes the trick. Take the fox, for here it is safe and brings in eleven card points.</source>
        <translation>Du hast keine Eichel, und nach dir kommt niemand mehr: Jeder Trumpf macht den Stich. Nimm den Fuchs, denn hier ist er sicher und bringt elf Augen.</translation>
    </message>
    <message>
        <source>If the others take it, give as little as you can: a nine, or else a jack.</source>
        <translation>Machen die anderen den Stich, gib so wenig wie möglich: eine Neun oder notfalls einen Unter.</translation>
    </message>
    <message>
        <source>Your partner&apos;s dulle takes this trick for certain. The ten of diamonds gives you both ten card points.</source>
        <translation>Die Dulle deines Partners macht diesen Stich sicher. Die Schellen-Zehn bringt euch beiden zehn Augen.</translation>
    </message>
    <message>
        <source>Your partner&apos;s ace takes the trick, and nobody plays after you. Give the ten of clubs: later it would hardly win a trick of its own.</source>
        <translation>Das Ass deines Partners macht den Stich, und nach dir kommt niemand. Gib die Eichel-Zehn: Später machst du mit ihr kaum noch einen Stich.</translation>
    </message>
    <message>
        <source>Announce when your hand is strong: a dulle, high queens, aces that will run, and few weak plain cards.</source>
        <translation>Sag an, wenn dein Blatt stark ist: eine Dulle, hohe Ober, Asse, die durchgehen, und wenige schwache Fehlkarten.</translation>
    </message>
    <message>
        <source>A dulle, a queen of clubs, more high trumps and two aces in short suits: this game you want to win, and your partner should know where you are.</source>
        <translation>Eine Dulle, ein Eichel-Ober, noch mehr hohe Trümpfe und zwei Asse in kurzen Farben: Dieses Spiel willst du gewinnen, und dein Partner soll wissen, wo du sitzt.</translation>
    </message>
    <message>
        <source>No dulle, no queen and no ace: with this hand you cannot promise to win. Say nothing and help your partner.</source>
        <translation>Keine Dulle, kein Ober und kein Ass: Mit diesem Blatt kannst du keinen Sieg versprechen. Sag nichts und hilf deinem Partner.</translation>
    </message>
    <message>
        <source>Both dullen, high queens and aces: you hold the strongest cards although you are not Re. Say Kontra.</source>
        <translation>Beide Dullen, hohe Ober und Asse: Du hast die stärksten Karten, obwohl du nicht Re bist. Sag Kontra.</translation>
    </message>
    <message>
        <source>So count first: with 151 card points for you the others stay below 90. Who is your partner? Which dullen and queens are still out?</source>
        <translation>Zähl also vorher: Mit 151 Augen für euch bleiben die anderen unter 90. Wer spielt mit dir? Welche Dullen und Ober sind noch draußen?</translation>
    </message>
    <message>
        <source>Both aces have run, and you hold the dulle and queens for nearly every trick to come. Less than 90 for the others is as good as certain, and with ten cards this is your last chance to say so.</source>
        <translation>Beide Asse sind durchgegangen, und du hast Dulle und Ober für fast jeden Stich, der noch kommt. Unter 90 bleiben die anderen so gut wie sicher, und mit zehn Karten kannst du es gerade noch sagen.</translation>
    </message>
    <message>
        <source>Your partner has promised no 90 already, your three aces have run, and you hold the dulle and high queens as well. Together you can say no 60, but only now, while you hold nine cards.</source>
        <translation>Dein Partner hat schon keine 90 abgesagt, deine drei Asse sind durch, und du hast auch noch Dulle und hohe Ober. Zusammen könnt ihr keine 60 sagen, und zwar jetzt, solange du neun Karten hast.</translation>
    </message>
    <message>
        <source>If you hold both queens of clubs, nobody is left to play with you. So you say “marriage” before the game and look for a partner.</source>
        <translation>Hast du beide Eichel-Ober, ist niemand übrig, der mit dir spielt. Deshalb meldest du vor dem Spiel eine Hochzeit und suchst jemanden.</translation>
    </message>
    <message>
        <source>Both queens of clubs, but too many weak cards to stand alone against three. Say that you have a marriage, and you will find a partner.</source>
        <translation>Beide Eichel-Ober, aber zu viele schwache Karten, um allein gegen drei zu bestehen. Melde die Hochzeit, dann findest du einen Partner.</translation>
    </message>
    <message>
        <source>The first trick that somebody else takes decides. With the ace you win it, and you play with the queens of clubs.</source>
        <translation>Der erste Stich, den jemand anders macht, entscheidet. Mit dem Ass gewinnst du ihn und spielst mit den Eichel-Obern zusammen.</translation>
    </message>
    <message>
        <source>Dullen, queens and a fox: with this hand you draw the trumps alone, and three more of them come to you. Take it.</source>
        <translation>Dullen, Ober und ein Fuchs: Mit diesem Blatt ziehst du die Trümpfe allein, und drei weitere bekommst du dazu. Nimm an.</translation>
    </message>
    <message>
        <source>In a jack solo only the jacks are trumps, in a queen solo only the queens. All other cards are plain suits from the ace down. In a meatless solo there are no trumps at all.</source>
        <translation>Im Untersolo sind nur die Unter Trumpf, im Obersolo nur die Ober. Alles andere ist Fehl, vom Ass abwärts. Im fleischlosen Solo gibt es gar keinen Trumpf.</translation>
    </message>
    <message>
        <source>Six jacks, the highest among them, and five aces: with the jack solo nearly every trick is yours.</source>
        <translation>Sechs Unter mit den höchsten dabei und fünf Asse: Im Untersolo gehört dir fast jeder Stich.</translation>
    </message>
    <message>
        <source>Here clubs are a plain suit, and an ace from your side takes the trick from the soloist. Smear the ten.</source>
        <translation>Eichel ist hier Fehl, und das Ass auf eurer Seite nimmt dem Solisten den Stich ab. Schmier die Zehn.</translation>
    </message>
    <message>
        <source>Towards the end extra points are waiting. Whoever takes the last trick with a jack of clubs, called Charlie, gets one.</source>
        <translation>Gegen Ende warten Sonderpunkte. Wer den letzten Stich mit einem Eichel-Unter macht, dem Karlchen, bekommt einen.</translation>
    </message>
    <message>
        <source>So keep Charlie for the end. Before that, get rid of your other cards and draw the trumps that could beat him: queens and dullen.</source>
        <translation>Heb dir das Karlchen also bis zum Schluss auf. Spiel vorher deine anderen Karten, und zieh die Trümpfe, die es stechen können: Ober und Dullen.</translation>
    </message>
    <message>
        <source>Count the trumps, for there are 26. Whoever knows what is left plays the last tricks best. Begin with the dullen and queens; that is easier.</source>
        <translation>Zähl die Trümpfe, es sind 26. Wer weiß, was noch draußen ist, spielt die letzten Stiche am besten. Fang mit Dullen und Obern an, das ist leichter.</translation>
    </message>
    <message>
        <source>Nobody has a trump left but you, so both tricks are yours. The queen first: Charlie has to take the last trick to earn his point.</source>
        <translation>Außer dir hat niemand mehr Trumpf, beide Stiche sind also deine. Zuerst der Ober: Das Karlchen muss den letzten Stich machen, damit es seinen Punkt bringt.</translation>
    </message>
    <message>
        <source>Among the queens, and among the jacks, the order is clubs, spades, hearts, diamonds.</source>
        <translation>Bei den Obern und bei den Untern gilt die Reihenfolge Eichel, Grün, Herz, Schellen.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Two play against two. There are 240 card points in all; Re needs 121 of them to win. Ace 11, ten 10, king 4, queen 3, jack 2, nine 0.</source>
        <translation>Zwei spielen gegen zwei. Alle Karten zusammen haben 240 Augen; Re braucht 121 davon, um zu gewinnen. Ass 11, Zehn 10, König 4, Ober 3, Unter 2, Neun 0.</translation>
    </message>
    <message>
        <source>Whoever holds a queen of clubs is Re, the other two are Kontra. Nobody says so: you find out from the cards played and from what is announced.</source>
        <translation>Wer einen Eichel-Ober hat, ist Re, die beiden anderen sind Kontra. Niemand verrät es: Du merkst es an den gespielten Karten und an den Ansagen.</translation>
    </message>
    <message>
        <source>From the highest: ten of hearts, the queens, the jacks (clubs, spades, hearts, diamonds each), then ace, ten, king and nine of diamonds. In the other suits: ace, ten, king, nine.</source>
        <translation>Von oben: Herz-Zehn, die Ober, die Unter (jeweils Eichel, Grün, Herz, Schellen), dann Ass, Zehn, König und Neun von Schellen. In den anderen Farben: Ass, Zehn, König, Neun.</translation>
    </message>
    <message>
        <source>Fox: the opponents&apos; ace of diamonds caught. Charlie: the jack of clubs wins the last trick. Doppelkopf: a trick of 40 card points or more.</source>
        <translation>Fuchs: ein gefangenes Schellen-Ass der Gegner. Karlchen: Der Eichel-Unter macht den letzten Stich. Doppelkopf: ein Stich mit mindestens 40 Augen.</translation>
    </message>
    <message>
        <source>With both queens of clubs you declare a marriage: whoever wins the trick you name is your partner. If you say nothing, you play alone in secret.</source>
        <translation>Mit beiden Eichel-Obern meldest du eine Hochzeit: Wer den Stich macht, den du nennst, spielt mit dir. Sagst du nichts, spielst du heimlich allein.</translation>
    </message>
    <message>
        <source>What the cards in a trick count: ace 11, ten 10, king 4, queen 3, jack 2, nine 0.</source>
        <translation>Was die Karten in einem Stich zählen: Ass 11, Zehn 10, König 4, Ober 3, Unter 2, Neun 0.</translation>
    </message>
    <message>
        <source>An ace of diamonds. It is a low trump with eleven card points; whoever catches one from the other side gets a point.</source>
        <translation>Ein Schellen-Ass: ein kleiner Trumpf mit elf Augen. Wer einen Fuchs der Gegenpartei fängt, bekommt einen Punkt.</translation>
    </message>
    <message>
        <source>Both queens of clubs in one hand. You declare it and name the trick whose winner becomes your partner.</source>
        <translation>Beide Eichel-Ober auf einer Hand. Du meldest sie und nennst den Stich, der entscheidet, wer mit dir spielt.</translation>
    </message>
    <message>
        <source>Both queens of clubs in one hand, and not a word about it: a solo of which the others know nothing.</source>
        <translation>Beide Eichel-Ober auf einer Hand, und kein Wort darüber: ein Solo, von dem die anderen nichts wissen.</translation>
    </message>
    <message>
        <source>The jack of clubs. It earns a point when it takes the last trick.</source>
        <translation>Der Eichel-Unter. Macht er den letzten Stich, bringt er einen Punkt.</translation>
    </message>
    <message>
        <source>The side without the queens of clubs; also what it announces to raise the value of the game.</source>
        <translation>Die Partei ohne Eichel-Ober; auch ihre Ansage, die das Spiel teurer macht.</translation>
    </message>
    <message>
        <source>Everything that is not trump: in a normal game clubs, spades and hearts.</source>
        <translation>Alles, was nicht Trumpf ist: im Normalspiel Eichel, Grün und Herz.</translation>
    </message>
    <message>
        <source>The side with the queens of clubs, and whoever plays a solo; also what it announces to raise the value of the game.</source>
        <translation>Die Partei mit den Eichel-Obern und jeder, der ein Solo spielt; auch ihre Ansage, die das Spiel teurer macht.</translation>
    </message>
    <message>
        <source>Both aces of diamonds in one hand: where the rules know them they rank above the dullen.</source>
        <translation>Beide Schellen-Asse auf einer Hand: Wo die Regeln sie kennen, sind sie höher als die Dullen.</translation>
    </message>
    <message>
        <source>Whoever holds both kings of diamonds (or queens of hearts) may choose a new partner when playing the first.</source>
        <translation>Wer beide Schellen-Könige (oder Herz-Ober) hat, darf sich beim Ausspielen des ersten einen neuen Partner aussuchen.</translation>
    </message>
</context>
<context>
    <name>Prose</name>
    <message>
        <source>While a marriage is not cleared only the player with both queens may announce.</source>
        <translation>In einer ungeklärten Hochzeit darf nur der Hochzeiter ansagen.</translation>
    </message>
    <message>
        <source>Trumps are, from the highest down, {dollen}the queens and the jacks, each in the order clubs, spades, hearts, diamonds, and below them {lowest}.</source>
        <translation>Trumpf sind, von oben nach unten, {dollen}die Ober und die Unter, jeweils in der Reihenfolge Eichel, Grün, Herz, Schellen, und darunter {lowest}.</translation>
    </message>
    <message>
        <source>ace, ten, king and nine of diamonds</source>
        <translation>Ass, Zehn, König und Neun von Schellen</translation>
    </message>
    <message>
        <source>ace, ten and king of diamonds</source>
        <translation>Ass, Zehn und König von Schellen</translation>
    </message>
    <message>
        <source>A fox caught, that is an ace of diamonds of the other side, earns a point.</source>
        <translation>Ein gefangener Fuchs, also ein Schellen-Ass der Gegner, bringt einen Punkt.</translation>
    </message>
    <message>
        <source>A Charlie, the jack of clubs, that wins the last trick earns a point.</source>
        <translation>Ein Karlchen, also ein Eichel-Unter, der den letzten Stich macht, bringt einen Punkt.</translation>
    </message>
    <message>
        <source>A Charlie caught by a queen of diamonds in the last trick earns a point.</source>
        <translation>Ein im letzten Stich mit einem Schellen-Ober gefangenes Karlchen bringt einen Punkt.</translation>
    </message>
    <message>
        <source>Of the games of one against three only the diamonds solo, the silent marriage and the marriage without a partner have special points.</source>
        <translation>Wo einer allein gegen drei spielt, gibt es Sonderpunkte nur im Schellensolo, in der stillen Hochzeit und in der Hochzeit ohne Partner.</translation>
    </message>
    <message>
        <source>no trump above the ace of diamonds</source>
        <translation>keinem Trumpf über dem Schellen-Ass</translation>
    </message>
    <message>
        <source>There is no point against the queens.</source>
        <translation>Gegen die Alten gibt es keinen Punkt.</translation>
    </message>
    <message>
        <source>Whoever has both queens of clubs may declare a marriage; the partner is whichever of the others takes {tricks}{chosen}.</source>
        <translation>Wer beide Eichel-Ober hat, darf eine Hochzeit melden; Partner wird, wer von den anderen {tricks} macht{chosen}.</translation>
    </message>
    <message>
        <source>clubs solo</source>
        <translation>Eichelsolo</translation>
    </message>
    <message>
        <source>spades solo</source>
        <translation>Grünsolo</translation>
    </message>
    <message>
        <source>diamonds solo</source>
        <translation>Schellensolo</translation>
    </message>
    <message>
        <source>queen solo</source>
        <translation>Obersolo</translation>
    </message>
    <message>
        <source>jack solo</source>
        <translation>Untersolo</translation>
    </message>
    <message>
        <source>queen-jack solo</source>
        <translation>Ober-Unter-Solo</translation>
    </message>
    <message>
        <source>king-jack solo</source>
        <translation>Königs-Unter-Solo</translation>
    </message>
    <message>
        <source>king-queen solo</source>
        <translation>Königs-Ober-Solo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>any other mixture of kings, queens and jacks</source>
        <translation>jede andere Mischung aus Königen, Obern und Untern</translation>
    </message>
    <message>
        <source>In a suit solo the chosen suit is trump instead of diamonds.</source>
        <translation>Im Farbsolo ist statt Schellen die gewählte Farbe Trumpf.</translation>
    </message>
    <message>
        <source>Köhler is the solo with kings, queens and jacks.</source>
        <translation>Köhler heißt das Solo mit Königen, Obern und Untern.</translation>
    </message>
    <message>
        <source>There are no swines: the aces of diamonds are always foxes.</source>
        <translation>Es gibt keine Schweine: Die Schellen-Asse sind immer Füchse.</translation>
    </message>
    <message>
        <source>A player who holds both aces of diamonds may announce them as swines: then they are the highest trumps and no longer foxes.</source>
        <translation>Hält ein Spieler beide Schellen-Asse, darf er sie als Schweine ansagen: Dann sind sie die höchsten Trümpfe und keine Füchse mehr.</translation>
    </message>
    <message>
        <source>both nines of diamonds</source>
        <translation>beiden Schellen-Neunen</translation>
    </message>
    <message>
        <source>both kings of diamonds</source>
        <translation>beiden Schellen-Könige</translation>
    </message>
    <message>
        <source>Whoever has a queen of clubs is Re, the others are Kontra.</source>
        <translation>Wer einen Eichel-Ober hat, gehört zu Re, die anderen zu Kontra.</translation>
    </message>
    <message>
        <source>In the other suits the order is ace, ten, king, queen, jack, nine, without those that are trumps.</source>
        <translation>In den anderen Farben gilt Ass, Zehn, König, Ober, Unter, Neun, ohne die Karten, die Trumpf sind.</translation>
    </message>
    <message>
        <source>In the other suits the order is ace, ten, king, queen, jack, without those that are trumps.</source>
        <translation>In den anderen Farben gilt Ass, Zehn, König, Ober, Unter, ohne die Karten, die Trumpf sind.</translation>
    </message>
    <message>
        <source>An ace counts 11 card points, a ten 10, a king 4, a queen 3, a jack 2 and a nine nothing: 240 in all.</source>
        <translation>Ein Ass zählt 11 Augen, eine Zehn 10, ein König 4, ein Ober 3, ein Unter 2 und eine Neun nichts, zusammen 240.</translation>
    </message>
    <message>
        <source>An ace counts 11 card points, a ten 10, a king 4, a queen 3 and a jack 2: 240 in all.</source>
        <translation>Ein Ass zählt 11 Augen, eine Zehn 10, ein König 4, ein Ober 3 und ein Unter 2, zusammen 240.</translation>
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
        <source>no trump above the jack of diamonds</source>
        <translation>keinem Trumpf über dem Schellen-Unter</translation>
    </message>
    <message>
        <source>A Klabautermann, a king of spades of the other side taken by a queen of spades, earns a point.</source>
        <translation>Ein Klabautermann, ein Grün-König der Gegner, den ein Grün-Ober sticht, bringt einen Punkt.</translation>
    </message>
    <message>
        <source>One more is allowed if a nine of diamonds is among them.</source>
        <translation>Ist eine Schellen-Neun dabei, darf es einer mehr sein.</translation>
    </message>
    <message>
        <source>If a player holds both aces of diamonds, the first is a fox; if the player takes the trick with it, the second may be announced as a swine when it is played, and is the highest trump.</source>
        <translation>Hält ein Spieler beide Schellen-Asse, ist das erste ein Fuchs; macht er den Stich damit selbst, darf er das zweite beim Ausspielen als Schwein ansagen, und es ist der höchste Trumpf.</translation>
    </message>
    <message>
        <source>Genscher: whoever has both kings of diamonds may choose a new partner when playing the first; these two are Re then.</source>
        <translation>Genscher: Wer beide Schellen-Könige hat, darf sich beim Ausspielen des ersten einen neuen Partner suchen; diese beiden sind dann Re.</translation>
    </message>
    <message>
        <source>Kings rank above queens, queens above jacks.</source>
        <translation>Könige stehen über Obern, Ober über Untern.</translation>
    </message>
    <message>
        <source>If a player holds both aces of diamonds, the first is a fox; if the player&apos;s side brings it home, the second may be announced as a swine when it is played, and is the highest trump.</source>
        <translation>Hält ein Spieler beide Schellen-Asse, ist das erste ein Fuchs; bringt seine Partei es nach Hause, darf er das zweite als Schwein ansagen, wenn er es spielt, und es ist der höchste Trumpf.</translation>
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
        <source>both tens of diamonds</source>
        <translation>beiden Schellen-Zehnen</translation>
    </message>
    <message>
        <source>ace, king, ten and nine of diamonds</source>
        <translation>Ass, König, Zehn und Neun von Schellen</translation>
    </message>
    <message>
        <source>ace, king and ten of diamonds</source>
        <translation>Ass, König und Zehn von Schellen</translation>
    </message>
    <message>
        <source>The second jack of clubs in a trick beats the first wherever the jacks of clubs are trumps.</source>
        <translation>Der zweite Eichel-Unter in einem Stich sticht den ersten, wo immer die Eichel-Unter Trumpf sind.</translation>
    </message>
    <message>
        <source>A bock game counts {n} times, but its special points and the point against the queens once.</source>
        <translation>Ein Bockspiel zählt mal {n}, seine Sonderpunkte und der Punkt gegen die Alten aber einfach.</translation>
    </message>
    <message>
        <source>pure clubs solo</source>
        <translation>reines Eichelsolo</translation>
    </message>
    <message>
        <source>pure spades solo</source>
        <translation>reines Grünsolo</translation>
    </message>
    <message>
        <source>pure diamonds solo</source>
        <translation>reines Schellensolo</translation>
    </message>
    <message>
        <source>Genscher: whoever has both queens of hearts may choose a new partner when playing the first; these two are Re then.</source>
        <translation>Genscher: Wer beide Herz-Ober hat, darf sich beim Ausspielen des ersten einen neuen Partner suchen; diese beiden sind dann Re.</translation>
    </message>
    <message>
        <source>After that somebody else with both queens of hearts may choose again.</source>
        <translation>Danach darf jemand anders mit beiden Herz-Obern noch einmal neu wählen.</translation>
    </message>
    <message>
        <source>After that somebody else with both kings of diamonds may choose again.</source>
        <translation>Danach darf jemand anders mit beiden Schellen-Königen noch einmal neu wählen.</translation>
    </message>
    <message>
        <source>Whoever holds both jacks of spades may announce a Heidmann when playing the first of them: from then on the jacks rank above the queens, but not in a poverty or a solo that was called.</source>
        <translation>Wer beide Grün-Unter hat, darf beim Spielen des ersten „Heidmann“ ansagen: Von da an stehen die Unter über den Obern. Das gilt nicht in der Armut und nicht in angesagten Soli.</translation>
    </message>
    <message>
        <source>A player with both queens of clubs who says nothing plays alone against the three others: that is a silent marriage.</source>
        <translation>Wer mit beiden Eichel-Obern schweigt, spielt allein gegen die drei anderen: Das ist die stille Hochzeit.</translation>
    </message>
    <message>
        <source>Only in the diamonds solo are the tens of hearts dullen; in the hearts solo they are trumps below the ace, in the others plain hearts.</source>
        <translation>Nur im Schellensolo sind die Herz-Zehnen Dullen; im Herzsolo sind sie Trümpfe unter dem Ass, in den anderen gewöhnliche Herzkarten.</translation>
    </message>
    <message>
        <source>In a null there are no trumps, and the suits rank ace, king, queen, jack, ten, nine.</source>
        <translation>Im Null gibt es keinen Trumpf, und die Farben gehen Ass, König, Ober, Unter, Zehn, Neun.</translation>
    </message>
    <message>
        <source>In a null there are no trumps, and the suits rank ace, king, queen, jack, ten.</source>
        <translation>Im Null gibt es keinen Trumpf, und die Farben gehen Ass, König, Ober, Unter, Zehn.</translation>
    </message>
</context>
<context>
    <name>Questionnaire</name>
    <message>
        <source>Queens, jacks, each suit, meatless</source>
        <translation>Ober, Unter, alle Farben, fleischlos</translation>
    </message>
    <message>
        <source>Queens, jacks, trumps, meatless</source>
        <translation>Ober, Unter, Trumpf, fleischlos</translation>
    </message>
</context>
<context>
    <name>ReservationPanel</name>
    <message>
        <source>There are no trumps; ace, ten, king, queen, jack, nine in each suit.</source>
        <translation>Es gibt keinen Trumpf; in jeder Farbe gilt Ass, Zehn, König, Ober, Unter, Neun.</translation>
    </message>
    <message>
        <source>You hold both queens of clubs and look for a partner.</source>
        <translation>Du hast beide Eichel-Ober: Wer spielt mit dir?</translation>
    </message>
    <message>
        <source>A silent marriage: you hold both queens of clubs and play alone against three, and nobody knows it yet.</source>
        <translation>Eine stille Hochzeit: Du hast beide Eichel-Ober und spielst allein gegen drei, und noch weiß es niemand.</translation>
    </message>
    <message>
        <source>Nothing special: the two queens of clubs play together.</source>
        <translation>Nichts Besonderes: Die beiden Eichel-Ober spielen zusammen.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Both tens of hearts are trumps and beat even the queens of clubs, in the suit solos too. Otherwise they are plain hearts.</source>
        <translation>Die beiden Herz-Zehnen sind Trumpf und stechen sogar die Eichel-Ober, auch in den Farbsoli. Sonst sind sie gewöhnliche Herzkarten.</translation>
    </message>
    <message>
        <source>Up to this trick a marriage can find its partner. After that the player with both queens of clubs goes on alone.</source>
        <translation>Bis zu diesem Stich kann bei einer Hochzeit ein Partner gefunden werden. Danach spielt, wer beide Eichel-Ober hat, allein weiter.</translation>
    </message>
    <message>
        <source>A marriage may be declared with clubs, spades or hearts: the first of the others to take a trick led with that suit becomes the partner.</source>
        <translation>Bei der Hochzeit darf man eine Farbe nennen, Eichel, Grün oder Herz: Wer von den anderen als Erster einen Stich macht, der mit ihr angespielt wurde, wird Partner.</translation>
    </message>
    <message>
        <source>Against the queens, too</source>
        <translation>Auch gegen die Alten</translation>
    </message>
    <message>
        <source>Whether only the basic value with the denials is doubled, or also the point against the queens, or everything with all special points.</source>
        <translation>Ob nur der Grundwert mit den Absagen verdoppelt wird, auch der Punkt gegen die Alten, oder alles einschließlich der Sonderpunkte.</translation>
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
        <source>Against the queens is doubled, too</source>
        <translation>Gegen die Alten wird mitverdoppelt</translation>
    </message>
    <message>
        <source>The point “against the queens” is doubled by Re and Kontra, too. Example: Re announced, Kontra wins with 130 card points: 4 points instead of 3.</source>
        <translation>Der Punkt „gegen die Alten“ wird durch Re und Kontra mitverdoppelt. Beispiel: Re angesagt, Kontra gewinnt mit 130 Augen: 4 Punkte statt 3.</translation>
    </message>
    <message>
        <source>The player with both queens of clubs in a marriage gets the point for an announcement before the first card, too.</source>
        <translation>Auch wer bei einer Hochzeit beide Eichel-Ober hat, bekommt den Punkt für eine Ansage vor der ersten Karte.</translation>
    </message>
    <message>
        <source>Against the queens</source>
        <translation>Gegen die Alten</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>Clubs solo</source>
        <translation>Eichelsolo</translation>
    </message>
    <message>
        <source>Spades solo</source>
        <translation>Grünsolo</translation>
    </message>
    <message>
        <source>Diamonds solo</source>
        <translation>Schellensolo</translation>
    </message>
    <message>
        <source>Queen solo</source>
        <translation>Obersolo</translation>
    </message>
    <message>
        <source>Jack solo</source>
        <translation>Untersolo</translation>
    </message>
    <message>
        <source>Queen-jack solo</source>
        <translation>Ober-Unter-Solo</translation>
    </message>
    <message>
        <source>King-jack solo</source>
        <translation>Königs-Unter-Solo</translation>
    </message>
    <message>
        <source>King-queen solo</source>
        <translation>Königs-Ober-Solo</translation>
    </message>
    <message>
        <source>Only the eight jacks are trumps, in the order clubs, spades, hearts, diamonds.</source>
        <translation>Nur die acht Unter sind Trumpf, in der Reihenfolge Eichel, Grün, Herz, Schellen.</translation>
    </message>
    <message>
        <source>Only the eight queens are trumps, in the order clubs, spades, hearts, diamonds.</source>
        <translation>Nur die acht Ober sind Trumpf, in der Reihenfolge Eichel, Grün, Herz, Schellen.</translation>
    </message>
    <message>
        <source>Only the eight kings are trumps, in the order clubs, spades, hearts, diamonds.</source>
        <translation>Nur die acht Könige sind Trumpf, in der Reihenfolge Eichel, Grün, Herz, Schellen.</translation>
    </message>
    <message>
        <source>Queens and jacks are trumps, the queens above the jacks.</source>
        <translation>Ober und Unter sind Trumpf, die Ober stehen über den Untern.</translation>
    </message>
    <message>
        <source>Kings and jacks are trumps, the kings above the jacks.</source>
        <translation>Könige und Unter sind Trumpf, die Könige stehen über den Untern.</translation>
    </message>
    <message>
        <source>Kings and queens are trumps, the kings above the queens.</source>
        <translation>Könige und Ober sind Trumpf, die Könige stehen über den Obern.</translation>
    </message>
    <message>
        <source>Kings, queens and jacks are trumps, in this order: 24 trumps.</source>
        <translation>Könige, Ober und Unter sind Trumpf, in dieser Reihenfolge: 24 Trümpfe.</translation>
    </message>
    <message>
        <source>Trumps are as in a normal game, but with a suit of your choice instead of diamonds. The solo in diamonds is also called trump solo.</source>
        <translation>Trumpf ist wie im Normalspiel, nur mit der gewählten Farbe statt Schellen. Das Schellensolo heißt auch Trumpfsolo.</translation>
    </message>
    <message>
        <source>A suit solo may be played in these suits. Only diamonds means: there is only the trump solo.</source>
        <translation>In diesen Farben darf ein Farbsolo gespielt werden. Nur Schellen heißt: Es gibt nur das Trumpfsolo.</translation>
    </message>
    <message>
        <source>There are no trumps. In each suit the order is ace, ten, king, queen, jack, nine.</source>
        <translation>Es gibt keinen Trumpf. In jeder Farbe gilt Ass, Zehn, König, Ober, Unter, Neun.</translation>
    </message>
    <message>
        <source>Only the eight tens are trumps, in the order clubs, spades, hearts, diamonds.</source>
        <translation>Nur die acht Zehnen sind Trumpf, in der Reihenfolge Eichel, Grün, Herz, Schellen.</translation>
    </message>
    <message>
        <source>Only the eight aces are trumps, in the order clubs, spades, hearts, diamonds.</source>
        <translation>Nur die acht Asse sind Trumpf, in der Reihenfolge Eichel, Grün, Herz, Schellen.</translation>
    </message>
    <message>
        <source>Nearly every solo is allowed: any mixture of kings, queens and jacks, even if switched off by itself, and the pure suit solo, in which nothing but the cards of one suit is trump.</source>
        <translation>Fast jedes Solo ist erlaubt: jede Mischung aus Königen, Obern und Untern, auch wenn sie einzeln ausgeschaltet ist, und das reine Farbsolo, in dem allein die Karten einer Farbe Trumpf sind.</translation>
    </message>
    <message>
        <source>In the diamonds solo and the silent marriage</source>
        <translation>Im Schellensolo und in der stillen Hochzeit</translation>
    </message>
    <message>
        <source>Catching an ace of diamonds from the other side earns a point. A swine is not a fox.</source>
        <translation>Wer ein Schellen-Ass der Gegner fängt, bekommt einen Punkt. Schweine sind keine Füchse.</translation>
    </message>
    <message>
        <source>If a jack of clubs wins the last trick, its side gets a point.</source>
        <translation>Gewinnt ein Eichel-Unter den letzten Stich, bekommt seine Partei einen Punkt.</translation>
    </message>
    <message>
        <source>Beating a jack of clubs of the other side in the last trick earns a point.</source>
        <translation>Wer im letzten Stich einen Eichel-Unter der Gegner sticht, bekommt einen Punkt.</translation>
    </message>
    <message>
        <source>If a jack of clubs wins the last trick and the second one of the same side is in it, too, there are two points instead of one.</source>
        <translation>Gewinnt ein Eichel-Unter den letzten Stich und der zweite derselben Partei liegt dabei, gibt es zwei Punkte statt nur einen.</translation>
    </message>
    <message>
        <source>If both jacks of clubs of the other side are beaten in the last trick, there are two points instead of one.</source>
        <translation>Werden im letzten Stich beide Eichel-Unter der Gegner gestochen, gibt es zwei Punkte statt nur einen.</translation>
    </message>
    <message>
        <source>Charlie is caught only by the queen of diamonds</source>
        <translation>Karlchen nur mit dem Schellen-Ober fangen</translation>
    </message>
    <message>
        <source>A Charlie caught counts only if a queen of diamonds wins the last trick.</source>
        <translation>Ein gefangenes Karlchen zählt nur, wenn ein Schellen-Ober den letzten Stich gewinnt.</translation>
    </message>
    <message>
        <source>A player with both aces of diamonds may announce them as swines: then they are the highest trumps and no longer foxes.</source>
        <translation>Hält ein Spieler beide Schellen-Asse, darf er sie als Schweine ansagen: Dann sind sie die höchsten Trümpfe und keine Füchse mehr.</translation>
    </message>
    <message>
        <source>Your first ace of diamonds is still a fox. Only if your side brings it home, your second becomes a swine; announcing it gives away your side.</source>
        <translation>Dein erstes Schellen-Ass ist noch ein Fuchs. Nur wenn deine Partei es nach Hause bringt, wird dein zweites zum Schwein; mit der Ansage verrätst du deine Partei.</translation>
    </message>
    <message>
        <source>There are swines in a suit solo, too: the two aces of the trump suit, so in a solo in clubs the aces of clubs.</source>
        <translation>Auch im Farbsolo gibt es Schweine: Es sind dann die beiden Asse der Trumpffarbe, im Eichelsolo also die Eichel-Asse.</translation>
    </message>
    <message>
        <source>Whoever could not even catch a fox, having no trump above the ace of diamonds, may throw in the hand.</source>
        <translation>Wer mit seinen Trümpfen nicht einmal einen Fuchs fangen könnte, weil keiner höher ist als das Schellen-Ass, darf schmeißen.</translation>
    </message>
    <message>
        <source>This many of the duty solos must be picture solos, that is with kings, queens or jacks as trumps.</source>
        <translation>So viele der Pflichtsoli müssen Bildersoli sein, also mit Königen, Obern oder Untern als Trumpf.</translation>
    </message>
    <message>
        <source>Whoever plays alone in silence with both queens of clubs has thereby played a duty solo.</source>
        <translation>Wer mit beiden Eichel-Obern still allein spielt, hat damit ein Pflichtsolo gespielt.</translation>
    </message>
    <message>
        <source>If Kontra wins with exactly 120 card points, the point for the game counts. Switched off, Kontra then gets only the point against the queens, and against a solo nothing.</source>
        <translation>Gewinnt Kontra mit genau 120 Augen, zählt der Punkt für das gewonnene Spiel. Ausgeschaltet bekommt Kontra dann nur den Punkt gegen die Alten, und gegen ein Solo nichts.</translation>
    </message>
    <message>
        <source>Whoever has no trump above the jack of diamonds may throw in the hand.</source>
        <translation>Wer keinen Trumpf über dem Schellen-Unter hat, darf schmeißen.</translation>
    </message>
    <message>
        <source>If a queen of spades takes a king of spades of the other side, there is a point.</source>
        <translation>Sticht ein Grün-Ober einen Grün-König der Gegner, gibt es einen Punkt.</translation>
    </message>
    <message>
        <source>One more trump with a nine of diamonds</source>
        <translation>Ein Trumpf mehr mit einer Schellen-Neun</translation>
    </message>
    <message>
        <source>With one trump more you may declare a poverty, too, if a nine of diamonds is among your trumps.</source>
        <translation>Auch mit einem Trumpf mehr darfst du eine Armut melden, wenn eine Schellen-Neun dabei ist.</translation>
    </message>
    <message>
        <source>Your second ace of diamonds becomes a swine only if you took the trick with the first yourself; a trick of your partner is not enough.</source>
        <translation>Dein zweites Schellen-Ass wird nur zum Schwein, wenn du den Stich mit dem ersten selbst gemacht hast; ein Stich deines Partners genügt nicht.</translation>
    </message>
    <message>
        <source>Whoever has both kings of diamonds may choose a new partner when playing the first: these two are Re then. Not in a solo or a poverty.</source>
        <translation>Wer beide Schellen-Könige hat, darf sich beim Ausspielen des ersten einen neuen Partner suchen: Diese beiden sind dann Re. Nicht in Solo oder Armut.</translation>
    </message>
    <message>
        <source>Throwing in: no trump above the jack of diamonds</source>
        <translation>Schmeißen ohne Trumpf über dem Schellen-Unter</translation>
    </message>
    <message>
        <source>All but these and the point against the queens</source>
        <translation>Alles außer diesen und „gegen die Alten“</translation>
    </message>
    <message>
        <source>Whoever holds both nines of diamonds, or what is chosen for them, may announce them as hyperswines once swines are announced. They beat even the swines.</source>
        <translation>Wer beide Schellen-Neunen hält oder was dafür gewählt ist, darf sie nach angesagten Schweinen als Hyperschweine ansagen. Sie stechen sogar die Schweine.</translation>
    </message>
    <message>
        <source>Of which cards of the trump suit both make hyperswines. Where the tens of hearts are dullen, they are none in a hearts solo.</source>
        <translation>Welche Karten der Trumpffarbe zu zweit Hyperschweine sind. Herz-Zehnen, die Dullen sind, sind im Herzsolo keine.</translation>
    </message>
    <message>
        <source>If both jacks of clubs are in one trick as trumps, the one played later beats the other; in every trick and in every game in which they are trumps.</source>
        <translation>Liegen beide Eichel-Unter als Trümpfe in einem Stich, sticht der spätere den früheren; in jedem Stich und jedem Spiel, in dem sie Trumpf sind.</translation>
    </message>
    <message>
        <source>In the order of trumps the kings of diamonds rank above the tens of diamonds, and in a suit solo the kings of its suit above its tens. Plain suits stay as they are.</source>
        <translation>In der Trumpffolge stehen die Schellen-Könige über den Schellen-Zehnen, im Farbsolo die Könige der Trumpffarbe über ihren Zehnen. In den Fehlfarben ändert sich nichts.</translation>
    </message>
    <message>
        <source>Only in the diamonds solo</source>
        <translation>Nur im Schellensolo</translation>
    </message>
    <message>
        <source>Only the cards of one suit are trumps, from the ace down to the nine; queens and jacks belong to their suits, and so do the tens of hearts.</source>
        <translation>Nur die Karten einer Farbe sind Trumpf, vom Ass bis hinab zur Neun; Ober und Unter gehören zu ihrer Farbe, die Herz-Zehnen auch.</translation>
    </message>
    <message>
        <source>Pure clubs solo</source>
        <translation>Reines Eichelsolo</translation>
    </message>
    <message>
        <source>Pure spades solo</source>
        <translation>Reines Grünsolo</translation>
    </message>
    <message>
        <source>Pure diamonds solo</source>
        <translation>Reines Schellensolo</translation>
    </message>
    <message>
        <source>No trumps; in each suit the order is ace, king, queen, jack, ten, nine. The soloist must not take a trick: the first one loses and ends the game. It counts one point, without denials and special points.</source>
        <translation>Ohne Trumpf; in jeder Farbe gilt die Reihenfolge Ass, König, Ober, Unter, Zehn, Neun. Der Solist darf keinen Stich machen: Mit dem ersten verliert er, und das Spiel ist aus. Es zählt einen Punkt, ohne Absagen und Sonderpunkte.</translation>
    </message>
    <message>
        <source>Both kings of diamonds</source>
        <translation>Beide Schellen-Könige</translation>
    </message>
    <message>
        <source>Both queens of hearts</source>
        <translation>Beide Herz-Ober</translation>
    </message>
    <message>
        <source>After a Genscher somebody else may choose again in the same way, once: with both queens of hearts, or with both kings of diamonds where the Genscher is on the queens.</source>
        <translation>Nach einem Genscher darf jemand anders genauso noch einmal neu wählen: mit beiden Herz-Obern, oder mit beiden Schellen-Königen, wenn Genscher auf die Ober geht.</translation>
    </message>
    <message>
        <source>Whoever holds both jacks of spades may announce a Heidmann when playing the first: from then on the jacks rank above the queens, below the dullen and swines. Not in solos that were called, nor in a poverty.</source>
        <translation>Wer beide Grün-Unter hat, darf beim Spielen des ersten „Heidmann“ ansagen: Von da an stehen die Unter über den Obern, aber unter Dullen und Schweinen. Nicht in angesagten Soli und nicht in der Armut.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>What ace, king, queen and jack have in their corners.</source>
        <translation>Was in den Ecken von Ass, König, Ober und Unter steht.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Schellen</translation>
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
        <translation>E</translation>
    </message>
    <message>
        <source>♠</source>
        <translation>G</translation>
    </message>
    <message>
        <source>♥</source>
        <translation>H</translation>
    </message>
    <message>
        <source>♦</source>
        <translation>S</translation>
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
        <translation>Eichel</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Schellen</translation>
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
        <translation>Eichelsolo</translation>
    </message>
    <message>
        <source>Spades solo</source>
        <translation>Grünsolo</translation>
    </message>
    <message>
        <source>Diamonds solo</source>
        <translation>Schellensolo</translation>
    </message>
    <message>
        <source>Queen solo</source>
        <translation>Obersolo</translation>
    </message>
    <message>
        <source>Jack solo</source>
        <translation>Untersolo</translation>
    </message>
    <message>
        <source>Queen and jack solo</source>
        <translation>Ober-Unter-Solo</translation>
    </message>
    <message>
        <source>King and jack solo</source>
        <translation>Königs-Unter-Solo</translation>
    </message>
    <message>
        <source>King and queen solo</source>
        <translation>Königs-Ober-Solo</translation>
    </message>
    <message>
        <source>Pure clubs solo</source>
        <translation>Reines Eichelsolo</translation>
    </message>
    <message>
        <source>Pure spades solo</source>
        <translation>Reines Grünsolo</translation>
    </message>
    <message>
        <source>Pure diamonds solo</source>
        <translation>Reines Schellensolo</translation>
    </message>
    <message>
        <source>first clubs trick</source>
        <translation>erster Eichelstich</translation>
    </message>
    <message>
        <source>first spades trick</source>
        <translation>erster Grünstich</translation>
    </message>
    <message>
        <source>second clubs trick</source>
        <translation>zweiter Eichelstich</translation>
    </message>
    <message>
        <source>second spades trick</source>
        <translation>zweiter Grünstich</translation>
    </message>
    <message>
        <source>third clubs trick</source>
        <translation>dritter Eichelstich</translation>
    </message>
    <message>
        <source>third spades trick</source>
        <translation>dritter Grünstich</translation>
    </message>
    <message>
        <source>Two play against two. Whoever holds a queen of clubs is Re, the other two are Kontra. You hold one, so you are Re. Who has the other one? That comes out in the game.</source>
        <translation>Zwei spielen gegen zwei. Wer einen Eichel-Ober hat, ist Re, die anderen beiden sind Kontra. Du hast einen, bist also Re. Und wer hat den anderen? Das zeigt sich im Spiel.</translation>
    </message>
    <message>
        <source>The ace of clubs first: later somebody may have no clubs left and take it with a trump.</source>
        <translation>Erst das Eichel-Ass: Später hat vielleicht jemand keine Eichel mehr und sticht es.</translation>
    </message>
    <message>
        <source>Now all know that you are Re. Give your partner the chance to show up: lead a low trump, the jack of diamonds.</source>
        <translation>Jetzt wissen alle, dass du Re bist. Gib deinem Partner die Chance, sich zu zeigen: Spiel einen kleinen Trumpf, den Schellen-Unter.</translation>
    </message>
    <message>
        <source>Lead the jack of diamonds: it costs little, and your partner can take the trick.</source>
        <translation>Spiel den Schellen-Unter: Er kostet wenig, und dein Partner kann den Stich übernehmen.</translation>
    </message>
    <message>
        <source>Karl has taken the trick with the other queen of clubs: he plays with you. Now the sides are known and marked at every seat.</source>
        <translation>Karl hat den Stich mit dem anderen Eichel-Ober gemacht: Er spielt mit dir. Jetzt sind die Parteien klar und stehen an jedem Platz.</translation>
    </message>
    <message>
        <source>Spades were led, so you have to follow suit; all other cards are dimmed. Karl&apos;s ace will take the trick: give him the ten, it counts ten card points.</source>
        <translation>Grün liegt, also musst du Grün bedienen; alle anderen Karten sind abgedunkelt. Karls Ass wird den Stich machen: Schmier ihm die Zehn, sie zählt zehn Augen.</translation>
    </message>
    <message>
        <source>Karl leads the ten of hearts, the dulle. No card is higher. You hold a fox, an ace of diamonds: if the others catch it they get a point. Under Karl&apos;s dulle it is safe, so play it now.</source>
        <translation>Karl spielt die Herz-Zehn, die Dulle. Höher ist keine Karte. Du hast einen Fuchs, ein Schellen-Ass: Fangen ihn die Gegner, bekommen sie einen Punkt. Unter Karls Dulle ist er sicher, also spiel ihn jetzt.</translation>
    </message>
    <message>
        <source>Frieda had no hearts and took the trick with a trump. Now it is your turn: clubs were led, and you have none left. Nobody plays after you, so take the trick with the ten of diamonds.</source>
        <translation>Frieda hatte kein Herz und hat gestochen. Jetzt bist du an der Reihe: Eichel liegt, und du hast keine mehr. Nach dir kommt niemand, also stich mit der Schellen-Zehn.</translation>
    </message>
    <message>
        <source>Any trump takes this trick, so play the one with the most card points: the ten of diamonds.</source>
        <translation>Jeder Trumpf macht diesen Stich, also nimm den mit den meisten Augen: die Schellen-Zehn.</translation>
    </message>
    <message>
        <source>41 card points in one trick: from 40 up it is a Doppelkopf and earns a point. Now draw trumps from the others. Only a dulle is above your queen of clubs, and the last one is in your own hand.</source>
        <translation>41 Augen in einem Stich: Ab 40 ist es ein Doppelkopf und bringt einen Punkt. Jetzt zieh Trumpf. Über deinem Eichel-Ober steht nur die Dulle, und die letzte hast du selbst.</translation>
    </message>
    <message>
        <source>Lead the queen of clubs: nobody can beat it, and the dulle is left for the next trick.</source>
        <translation>Spiel den Eichel-Ober: Niemand kann ihn stechen, und die Dulle bleibt dir für den nächsten Stich.</translation>
    </message>
    <message>
        <source>Karl gave you his ten of diamonds. Frieda and Dolores have a trump less each. Lead the dulle: perhaps a fox falls.</source>
        <translation>Karl hat dir seine Schellen-Zehn geschmiert, und Frieda und Dolores sind je einen Trumpf los. Spiel die Dulle: Vielleicht fällt ein Fuchs.</translation>
    </message>
    <message>
        <source>Whoever takes the last trick with a jack of clubs, a Charlie, gets a point. You hold one, so save your trumps and throw the nine of spades.</source>
        <translation>Wer den letzten Stich mit einem Eichel-Unter macht, dem Karlchen, bekommt einen Punkt. Du hast einen, also spar deine Trümpfe und gib die Grün-Neun her.</translation>
    </message>
    <message>
        <source>Save your trumps for the end: the nine of spades counts nothing.</source>
        <translation>Spar dir die Trümpfe für den Schluss: Die Grün-Neun zählt nichts.</translation>
    </message>
    <message>
        <source>Karl&apos;s trump was not high enough. Dolores took the trick and leads a queen that you cannot beat. Give her as few card points as you can, and keep your Charlie: play the jack of spades.</source>
        <translation>Karls Trumpf war nicht hoch genug: Dolores hat den Stich und spielt einen Ober, über den du nicht kommst. Gib ihr möglichst wenig und behalte dein Karlchen: Leg den Grün-Unter.</translation>
    </message>
    <message>
        <source>This trick is lost: play the jack of spades, it counts only two, and your Charlie stays.</source>
        <translation>Dieser Stich ist weg: Leg den Grün-Unter, er zählt nur zwei, und dein Karlchen bleibt dir.</translation>
    </message>
    <message>
        <source>Once more a queen, and two cards are left. Give up the queen of diamonds: she is higher, but for the last trick only Charlie earns a point.</source>
        <translation>Noch ein Ober, und du hast nur noch zwei Karten. Gib den Schellen-Ober her: Er ist zwar höher, aber im letzten Stich bringt nur das Karlchen einen Punkt.</translation>
    </message>
    <message>
        <source>Keep the jack of clubs: it earns a point only in the last trick.</source>
        <translation>Behalte den Eichel-Unter: Nur im letzten Stich bringt er einen Punkt.</translation>
    </message>
    <message>
        <source>Throw in: no trump above the jack of diamonds</source>
        <translation>Schmeißen: kein Trumpf über dem Schellen-Unter</translation>
    </message>
    <message>
        <source>{name} throws in: no trump above the jack of diamonds. New cards are dealt.</source>
        <translation>{name} schmeißt: kein Trumpf über dem Schellen-Unter. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>You throw in: no trump above the jack of diamonds. New cards are dealt.</source>
        <translation>Du schmeißt: kein Trumpf über dem Schellen-Unter. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>A Re or Kontra before one&apos;s second card promises a hand worth at least {strength}: a dulle counts 3, a black queen 2, any other trump 1, and each plain suit with its ace 1. Denials are made as late as possible.</source>
        <translation>Re oder Kontra vor der eigenen zweiten Karte verspricht ein Blatt von mindestens {strength}: Eine Dulle zählt 3, ein Eichel- oder Grün-Ober 2, jeder andere Trumpf 1, dazu jede Fehlfarbe mit Ass 1. Absagen kommen so spät wie möglich.</translation>
    </message>
    <message>
        <source>Jacks above queens suit this hand.</source>
        <translation>Unter über Obern passt zu diesem Blatt.</translation>
    </message>
    <message>
        <source>{name} has a Heidmann: jacks rank above queens now.</source>
        <translation>{name} hat den Heidmann: Jetzt stehen die Unter über den Obern.</translation>
    </message>
    <message>
        <source>You have a Heidmann: jacks rank above queens now.</source>
        <translation>Du hast den Heidmann: Jetzt stehen die Unter über den Obern.</translation>
    </message>
    <message>
        <source>The cards in the tricks count: an ace 11 card points, a ten 10, a king 4, a queen 3, a jack 2, a nine nothing. All cards together are 240. You and your partner are Re and win with 121.</source>
        <translation>Es zählen die Karten in den Stichen: ein Ass 11 Augen, eine Zehn 10, ein König 4, ein Ober 3, ein Unter 2, eine Neun nichts. Zusammen sind es 240. Du und dein Partner seid Re und gewinnt mit 121.</translation>
    </message>
    <message>
        <source>The ten of hearts, all queens, all jacks and all diamonds are trumps, in this order. They beat the plain suits: clubs, spades and hearts. To see it, press “Order of the cards” below, or T, and once more to come back.</source>
        <translation>Trumpf sind die Herz-Zehn, alle Ober, alle Unter und alle Schellen, in dieser Reihenfolge. Sie stechen die Fehlfarben: Eichel, Grün und Herz. Tipp unten auf „Rangfolge der Karten“ oder drück T, um es dir anzusehen; noch einmal, und du bist zurück.</translation>
    </message>
    <message>
        <source>You lead. Whoever holds the suit that was led has to follow it. The first time most still can, and the ace takes the trick. Play your ace of clubs: click on it, or choose it with the arrow keys and press Enter.</source>
        <translation>Du kommst raus. Wer die ausgespielte Farbe hat, muss sie bedienen. Beim ersten Mal können das meist noch alle, und das Ass macht den Stich. Spiel dein Eichel-Ass: Klick es an, oder wähl es mit den Pfeiltasten und drück Enter.</translation>
    </message>
</context>
</TS>
