/** Stories that only these cities could have: Austin and San Antonio. How to read the marks: story-text.ts. */
export const austinStories = `
= City Life

# The last {n:15-17} moonlight towers get new bulbs and a birthday party
% skyline
> Austin's artificial moons are turning {n:128-131}, and the city is bringing cake.
They have lit the streets of Austin since before there were streets to speak of. This month the surviving moonlight towers get new lamps, fresh paint and a birthday party under the one in Hyde Park.
"There is nothing like them left anywhere," says preservationist {person}, who as a girl counted on the towers to tell her when to go home. The lamps can be seen from {n:3-5} miles away. The cake, shaped like a tower, is expected to lean.

# The bats of the Congress Avenue bridge are having their best year in a decade
% skyline
> Biologists put the colony at 1.5 million fliers. Bring a blanket and a hat.
The first ribbon of bats left the bridge at 8:{n:11-48} on Monday evening, to applause. Counters think the colony is the largest in a decade.
{person}, who has guided kayakers under the bridge for {n:11-19} years, has simple advice for newcomers: arrive by sunset, look east and keep your mouth closed. The best seats, on the lake itself, are free to anyone with a paddle.

# Barton Springs stays 68 degrees, and so do the people who swim there every day
% pool
> Meet the dawn regulars, the youngest of whom is {n:71-79}.
They come before the lifeguards, in robes, carrying thermoses. The dawn regulars at Barton Springs have {n:240-390} years of daily swims among them, and a list of rules that begins with "no talking before the second lap."
{person} has missed {n:6-14} mornings since 1987. "You go in one person and come out another," {person.last} says. "The second one is nicer." New regulars are admitted after one winter.

= Entertainment

# Austin venues agree on the {n:11-14}-minute rule, and bands are thrilled
% concert
> Load in for free, park for free, and eat something: {n:38-61} clubs sign the pledge.
There is now an official answer to the oldest question in Austin: where does the van go? {n:38-61} clubs have signed a pledge to give every band parking, a hot meal and {n:11-14} minutes to set up without a clock on the wall.
It was written on a napkin by sound engineer {person}. "Nobody ever became a musician for the parking," {person.last} says, "but plenty of people have quit over it."

# A Red River club hides a second, smaller, better club behind the ice machine
% guitar
> {n:24-36} seats, one microphone, no amplifiers.
You ask for ice. If the bartender likes the way you ask, the machine rolls aside, and there are {n:24-36} seats, a rug and somebody about to sing without a microphone stand between you.
{person} booked the room for friends at first. Now it is the hardest ticket on Red River, mostly because there are no tickets. "People listen in there," {person.last} says. "You can hear them do it."

= Restaurants + Bars

# South Congress trailer park loses its trailers and keeps its {n:6-9} cooks
% street
> The beloved lot becomes a courtyard, with real plumbing and the same grackles.
For {n:11-16} years the lot off South Congress was a row of trailers with extension cords. This week it reopened as a courtyard of {n:6-9} tiny kitchens, run by the very same cooks.
The rent is tied to sales, the shade is new, and there is hot water at every sink. "I washed dishes with a kettle for six years," says {person}, who makes the migas. "I may never turn this tap off."

# Queso, settled: a blind tasting in Hyde Park names Austin's best
% tacos
> {n:31-46} bowls, {n:9-13} judges, one antacid sponsor.
We removed the labels, the chips with writing on them and anybody with a cousin in the business. Then {n:9-13} judges in a Hyde Park gym tasted {n:31-46} bowls of queso in one sitting.
The winner comes from a gas station on {street} and is made by {person} in a slow cooker with a dent. It beat two steakhouses and a food scientist. The secret, offered freely: "Stir it when you are worried."

= Real Estate

# A Bouldin Creek cottage with a stage in its backyard lists for \${n:780-990},000
% bungalows
> Two bedrooms, one bath, and a guest book signed by {n:140-260} bands.
The kitchen is small and the closets smaller, but few houses in Austin have been played so often. The backyard stage in Bouldin Creek has held {n:140-260} bands, {n:6-11} weddings and one memorable piano removal.
Seller {person} hopes the next owner keeps the Sunday shows. "It is not in the contract," {person.last} says. "It is in the neighbors." The listing includes the string lights, and the dog door.

= Innovation

# UT students teach a robot to make breakfast tacos. It has opinions on foil
% circuit
> The arm folds {n:140-210} an hour and has never been late to class.
It took {n:9-14} months to teach the arm to fold a tortilla without tearing it. It took one afternoon for the arm to become the most popular member of the lab.
Team lead {person} says the hard part is the egg. The robot will serve its first public breakfast at Mueller on Saturday, supervised by {other}, who has been rolling tacos by hand for {n:22-34} years and is not worried.

= Sports

# Zilker kite flyers break a record with {n:380-640} kites and one stubborn tree
% fair
> The tree has been eating kites since 1929. It had a very good day.
At 2 on Sunday the wind came up over Zilker Park and {n:380-640} kites went with it, a record for the festival. The tree at the edge of the great lawn took {n:19-33} of them.
{person}, {n:8-11}, won the prize for highest flight with a kite made from a {grocery bag|shower curtain|map|lab coat|race bib}. "You have to let it go a little," {person.last} explained, "and then a little more."

= Travel

# Swim, tube, nap: a Hill Country river loop that starts at your Austin door
% river
> {n:96-140} miles, {n:4-6} rivers, one very good pie.
The loop begins on the Barton Creek side of town and returns {n:96-140} miles later, sandy and full. In between are {n:4-6} rivers, each a slightly different green.
Stop in Blanco for the falls, in Wimberley for the pie and wherever {person}'s peach stand happens to be parked. Go on a weekday. Take shoes that you do not love, and a towel for the dog, who is coming.

= Arts

# East Austin's biggest studio tour adds {n:40-70} stops and a free bus with a DJ
% studio
> {n:480-560} artists, two weekends, endless snacks.
The map for this year's East Austin studio tour unfolds to the size of a bed sheet. There are {n:480-560} artists on it, {n:40-70} of them new, in garages, churches and one decommissioned ice-cream truck.
A free bus will circle every twenty minutes, with a deejay instead of a timetable. "Get off where it sounds good," suggests organizer {person}. The artists ask only that you sign the guest book and close the gate.
`;

export const sanAntonioStories = `
= City Life

# The River Walk goes dry for {n:4-6} days, and the city goes treasure hunting
% river
> Found so far: {n:140-230} phones, {n:9-16} wedding rings and a tuba.
Once in a while the city pulls the plug. When the water left the River Walk on Monday, crews with shovels went in, and half of San Antonio leaned over the rail to watch.
The haul includes {n:9-16} wedding rings, which {person} of the river authority would like to return, "no questions asked." There was also a tuba. Its owner, a mariachi named {other}, came to identify it and played it on the spot.

# A new mission trail marker points to a story {n:240-290} years old
% mission
> Descendants, archaeologists and a class of fourth graders wrote it together.
The acequia still runs. The new marker beside it, on the trail between the missions, explains who dug it, how it was shared and why the water still belongs to everybody on the list.
{person}, whose family has been on that list for {n:9-11} generations, read it aloud at sunrise. "We never left," {person.last} said. The fourth graders, who had insisted on the word "mud," applauded.

# {n:16-29},000 cascarones, one park: San Antonio cracks a confetti record
% fireworks
> Cleanup took {n:3-5} days. Nobody complained.
It began at noon with one egg and one uncle. By 12:04 the air over Brackenridge Park was paper, and San Antonio had cracked {n:16-29},000 cascarones in under five minutes.
Families had been saving shells since {September|last Fiesta|the summer|New Year's|Easter}. {person}, {n:84-92}, filled {n:800-1400} of them at the kitchen table. "You have to tap gently," {person.last} said, with confetti in every wrinkle. "It is a blessing, not a fight."

= Restaurants + Bars

# On the West Side, puffy tacos get a museum the size of a pantry
% tacos
> Admission is one dollar. It comes with a taco.
The museum has one room, {n:60-85} objects and a fryer. {person} opened it on the West Side of San Antonio to honor the puffy taco, and the {n:5-8} families who argue over who invented it.
The exhibits include a dented ladle, a wedding menu from 1978 and a map of every stand that ever was. The argument is presented fairly. "I love them all," {person.last} says, "and I eat on a rotation."

# A pan dulce crawl along Guadalupe Street, ranked by a very serious {n:8-10}-year-old
% pastry
> {n:11-15} bakeries, one notebook, a half-point deduction for raisins.
{person}, {n:8-10}, takes conchas seriously. With a notebook and an aunt who drives, she has visited {n:11-15} panaderias and scored each for fluff, sugar and "how they say good morning."
The winner opens at five and is out of pink ones by seven. Runners-up include a marranito that "tastes like a hug." The bakeries have begun to display their scores. One is asking for a recount.

= Entertainment

# Conjunto night at the ice house turns {n:38-52}, and the accordion gets passed down
% concert
> Three generations, one button accordion and a floor that has been replaced twice.
On Thursdays the tables at the ice house are pushed to the wall. The house band has been playing there for {n:38-52} years, and this week its leader, {person}, handed his accordion to his granddaughter in the middle of a polka.
She did not miss a note. "I have been waiting since I was four," said {other}, {n:17-21}. Her grandfather sat down, ordered a Big Red and cried where everybody could see him.

# Fiesta medals are trading like stocks, and a retired accountant keeps the board
% fair
> A {n:14-22}-year-old pin with a crooked rooster is up {n:90-240} percent.
{person} started the chalkboard as a joke. Every Friday night the retired accountant posts the going rate for Fiesta medals outside a bar in Southtown, and every week a crowd forms.
The most wanted is a rooster that the factory printed crooked. {person.last} would never sell. "They are worth nothing," {person.last} says, tapping a sash with {n:310-470} of them. "That is why you trade them with people you like."

= Arts

# Papel picado, {n:600-950} feet of it, hangs over South Alamo for a month
% street
> Cut by hand, by {n:40-66} people, to the sound of one radio station.
If South Alamo Street looks as if it is breathing, look up. {n:600-950} feet of hand-cut papel picado hang between the poles, each panel telling a story from the neighborhood.
{person} taught {n:40-66} volunteers to cut fifty sheets at a time with a mallet. When it rains the colors run onto the sidewalk. "That is part of it," {person.last} says. "The street gets to keep some."

= Home + Design

# The King William porch where {n:30-52} strangers play dominoes
% bungalows
> The table is marble, the rules are old, and the lemonade is stronger than it looks.
It was a way to meet the neighbors. {person} put a marble table on the porch in King William and a sign that said dominoes, 5 pm. {n:30-52} people now turn up in a week.
The house was built in 1884, and the porch wraps around three sides of it, which helps with tournaments. Designer {other} restored it to suit: wide rails for glasses, hooks for hats and one rocking chair that nobody else may use.

= Travel

# Take the slow way to the coast: San Antonio to Port Aransas in {n:9-12} stops
% beach
> Roses in Goliad, sausage in Kenedy, a ferry, and sand in everything.
The interstate takes two and a half hours. Our way takes all day and is better. It leaves San Antonio by the missions and follows the river, more or less, until the river gives up.
There are {n:9-12} stops, including a presidio at golden hour and {person}'s sausage window, which has no sign but does have a line. The ferry is free. The dolphins are punctual. Drive home at night, with the windows down.

= Sports

# The Mission Reach paddlers race {n:7-9} miles in homemade boats, and some float
% river
> {n:44-71} entries, {n:12-20} rescues, one bathtub that finished third.
The rules call for cardboard, tape and courage. Of the {n:44-71} boats that entered the water at the Mission Reach on Saturday, {n:24-31} left it on their own terms.
The winner, a {n:16-20}-foot {alebrije|taco|paleta|guitar|crocodile} steered by {person} and four cousins, had been built in a garage by people who disagreed throughout. A bathtub came third and is now, its crew says, retired.

= Society

# A Monte Vista book club has read {n:380-520} books and finished none of the wine
% library
> They have met on the first Tuesday since 1979. The cheese course is legendary.
Marriages, moves and {n:2-3} hurricanes' worth of houseguests have not stopped the Monte Vista book club. Its {n:11-14} members have read {n:380-520} books together and agree about {n:4-7} of them.
Founder {person} keeps the ledger: title, host, weather, quarrel. It has become a record of San Antonio itself. The university has asked for it. "They may have it when we are done," {person.last} says. "We are in the middle of a book."
`;
