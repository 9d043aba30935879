/** Events; the line with the tilde is the local start and the length in hours. How to read the marks: story-text.ts. */
export const eventStories = `
= Entertainment

# {band} at {venue}
% concert|guitar|concert|guitar|concert
@band Low Water Crossings|Los Vecinos Ruidosos|Bayou Telegraph|The Loading Chutes|Velvet Overpass
~ 20:00 3
> {cumbia-surf|Conjunto-punk|Zydeco-soul|Western swing|Desert disco} with two openers and a floor made for it.
{band} come home to {hood} with a new record and a horn section. Doors open at 7 pm. Tickets are \${n:14-24} in advance and a little more at the door.
The opener is {person}, who plays everything on one loop pedal and a toy piano.

# Movies at {park}: a family classic under the stars
% film
~ 20:30 2
> Free. Bring a blanket, arrive early, stay for the cartoon.
The lawn opens at 6:30 pm with games and food trucks. The film begins at dusk, with captions, and dogs on leashes are welcome.
In case of rain the show moves to the following evening.

# {name} performs a whole album, front to back
% record|concert|record|concert|theater
@name The Porch Sessions Band|Mariachi Nueva Ola|Third Coast Strings|Cowtown Brass|Deep Field Choir
~ 19:30 2
@place {venue}
> One room, {n:8-11} songs, no phones and a very good sound system.
Once a month, a band picks a record it loves and plays it from the first groove to the last. This time {name} takes on a {country|Tejano|soul|honky-tonk|new wave} classic that shall remain secret until the needle drops.
Seats are unreserved and there are only {n:90-180}. Come early and sit next to a stranger.

# Open mic at {venue}, for people who swore they never would
% concert|theater|concert|theater|concert
~ 19:00 2.5
> Five minutes each. The audience has promised to be kind.
Sign up at the door from 6 pm at {venue}. Songs, poems, jokes and card tricks are all welcome, and first-timers get a drink on the house.
Host {person} has seen it all and applauds every time.

# {n:14-22}-piece big band plays for dancers at {venue}
% concert
~ 19:00 3.5
> With a beginner lesson at 6 and nobody left out.
Wear shoes that slide. {person} leads a free lesson in {two-step|cumbia|swing|two-step|Lindy hop} before the band begins, and you do not need a partner.
The floor has been waxed. The punch has not been spiked, as far as we know.

# Vinyl swap and listening party in {hood}
% record
~ 11:00 5
> {n:40-70} crates, {n:3-5} turntables, one rule: you have to play what you buy.
Bring records you are done with and leave with ones you are not. A crate costs nothing to set up, and appraisals by {person} are free and honest.
At 4 pm everyone plays one side of the best thing they found.

= Arts

# Opening night: {title} at the {museum}
% gallery
@title Bricks, and Who Laid Them|Paper Flowers|After the Water|Wire and Sky|Parking Lots I Have Loved
~ 18:00 3
> First look, short speeches, good cheese.
The {museum} opens its new exhibition with an evening walk led by curator {person}. Admission is free for members and \${n:10-15} for everyone else.
Come early for the music in the courtyard, and late for the quiet.

# {hood} art walk
% street|gallery|street|gallery|street
~ 18:00 4
> {n:9-16} galleries, studios and one garage, all open until 10.
Pick up a map on {street} and wander. New this month: a printmaking demonstration by {person} and a mural you can help to finish.
Free. Parking is easiest behind the church.

# Figure drawing by candlelight at {name}
% studio
@place {name}
@name Plumb Line Studio|Taller Azul|Graphite Room|Charcoal & Oak|Studio Veintidos
~ 19:00 2.5
> For beginners, brushes and bad moods. All materials provided.
There are {n:14-22} easels and no wrong answers. {person} sets the pose, lights the candles and puts on something slow.
The \${n:18-26} ticket includes paper, charcoal and a glass of something red.

# A play in four kitchens: {name} takes over a house in {hood}
% interior|theater|bungalows|theater|interior
@place a house in {hood}
@name Lamplight Theater|Teatro Vela|Undertow Stage|Open Range Players|Long Wall Theater
~ 19:30 2
> The audience follows the soup.
Only {n:18-26} people at a time can see this one, because the fourth kitchen is small. You will be on your feet for most of it and fed at the end.
Not for children under ten, or anybody allergic to onions.

# Poets on the water: a reading by {water}
% river
~ 18:30 1.5
> Five poets, one microphone, the sound of paddles.
Bring something to sit on. {person} hosts a reading as the light goes, with {n:4-6} poets from {hood} and beyond.
It ends when the first bat, heron or joggers' club interrupts.

# Little Lantern at {venue}: theater for people under seven
% theater
~ 10:30 1
> {n:40-50} minutes, soft seats, wiggling allowed.
A puppet {armadillo|rooster|pelican|calf|owl} looks for the moon in this gentle show for the very young and whoever carries them.
At {venue}. Pay what you can. There is a quiet corner and a loud one.

= Restaurants + Bars

# {hood} night market
% market|street|market|street|market
~ 17:00 5
> {n:35-60} stalls, {n:6-9} kitchens and a brass band at eight.
On the last Friday of the month, {street} closes to cars. Come hungry for {tamales and laksa|gorditas and bao|pho and pupusas|kolaches and birria|empanadas and dosas}, and bring a bag.
Free to enter. Strollers are welcome before seven, dancing after.

# Wine dinner with {n:5-7} growers at {name}
% table
@place {name}
@name Furrow|Huerta|Cypress & Vine|Plowshare|Orchard Street Kitchen
~ 18:30 3
> Everyone who made it will be at the table.
Chef {person} cooks {n:5-7} courses, and the people who grew the grapes pour and tell the truth about them.
Seats are \${n:95-140}, and there are {n:32-48} of them.

# Chili, gumbo or mole? The great {hood} cook-off
% table|noodles|oysters|barbecue|table
~ 12:00 4
> {n:24-44} pots, one golden ladle, free antacids.
Taste everything for \${n:10-15} and cast your vote in beans. Last year's winner, {person}, is back and insufferable about it.
Proceeds buy shoes for {n:200-400} school children.

# Learn to make {thing} with somebody's grandmother
% tacos|tacos|oysters|pie|table
@thing tortillas|tamales|boudin|peach cobbler|tepache
~ 14:00 3
> Hers, not yours. But by the end you will not be able to tell.
{person}, {n:71-84}, teaches by hand and by eye. There is no recipe to take home, only what your fingers remember.
Aprons provided at a kitchen on {street}. \${n:30-45}, and you eat what you make.

# Coffee cupping at {name}
% coffee
@place {name}
@name Early Warbler|Cafe Alborada|Ward Street Roasting Room|Chisholm Coffee Works|Slow Signal
~ 9:00 1.5
> Slurping is not only allowed, it is the point.
Taste {n:6-9} coffees side by side with roaster {person} and learn why yours at home is bitter.
Free. Bring a friend who claims not to care.

# Zero-proof happy hour in {hood}
% bar
~ 17:30 2.5
> {n:7-10} bartenders, no hangovers, one trophy.
Each bar gets one table and one drink. You get {n:7-10} small glasses and a vote.
At {venue}. Tickets are \${n:20-28} and include snacks that are better than they need to be.

= City Life

# Sunrise walk along {water}
% river
~ 6:45 1.5
> Two easy miles, one naturalist, hot coffee at the end.
{person} knows every bird by its complaint. Meet at the {hood} trailhead; bring shoes that may get wet.
Free, but please sign up, because the coffee is carried by hand.

# {hood} repair cafe: bring it broken, take it home fixed
% interior
~ 10:00 4
> Lamps, hems, bikes, toasters and the occasional accordion.
Volunteers with soldering irons and patience are waiting at the {hood} library. The success rate so far is {n:88-95} percent.
Free. Bake something if you like.

# {city} history by bicycle
% riders
~ 9:00 3
> {n:9-14} flat miles, {n:6-9} stops, no helmets-off lectures.
Historian {person} leads a slow ride through {hood} and {hood2}, past places you have driven by a thousand times.
\${n:10-15}, and bikes can be borrowed.

# Star party at {park}
% camp
~ 20:30 2.5
> Telescopes, blankets, Saturn.
The astronomy club sets up {n:12-20} telescopes and answers every question, including whether anybody is looking back.
Free. Please bring red flashlights only, and warm socks.

# The great {hood} garage sale
% bungalows
~ 8:00 5
> {n:70-120} houses, one map, no early birds. (There will be early birds.)
Furniture is on {street}, books are by the school, and {person}'s famous table of lamps is where it always is.
Lemonade stands are run by professionals aged six to ten.

# Volunteer tree planting in {hood}
% garden
~ 9:00 3
> {n:90-200} saplings, {n:90-200} shovels. You bring the arms.
No experience is needed, and every tree gets a name tag. Last year's trees are doing well, particularly the one called Steve.
Tacos at noon for anyone with dirt on their knees.

= Sports

# {hood} 5K: run it, walk it, or be carried
% street|riders|skyline|street|skyline
~ 7:30 2
> Flat, shady and finished by pancakes.
The route loops through {hood} and {park}, with music on every corner and a {goat|mariachi|crawfish|longhorn|drumline} at the finish.
\${n:25-38}, shirts included. Strollers start last and usually win.

# Learn to paddle: free kayak night on {water}
% river
~ 18:00 2
> Boats, vests and calm teachers are provided.
If you can sit, you can kayak. {person} and a crew of volunteers get {n:40-70} beginners on the water in small groups.
Ages seven and up. You will get a little wet.

# Home opener: the {team} at {park}
% stadium
@team Mockingbirds|Charros FC|Herons|Iron Horses|Comets
~ 19:00 2.5
> Drums at six, kickoff at seven, goat at halftime.
The best small club in {city} opens its season against a team from down the road that it does not like.
Tickets are \${n:6-10}. Children under ten get in free and may hold the scarf.

= Society

# Moonlight supper for the {city} food bank
% gala
~ 18:30 4
> One table, {n:140-260} seats, {n:2-4} chefs and a full moon if ordered in time.
Dinner is served at one long table in {park}. Every \${n:75-120} ticket pays for {n:300-480} meals.
Hosts {person} and {other} promise no speeches longer than dessert.

# Hats, ducks and a very slow race: the {hood} charity derby
% river
~ 13:00 3
> {n:2-5},000 rubber ducks, one current, no steering.
Adopt a duck for $5 and cheer it down {water}. The owner of the winner gets a year of {tacos|pan dulce|crawfish|brisket|kolaches}.
All proceeds go to swimming lessons.

= Home + Design

# Old house fair in {hood}
% townhouses|bungalows|townhouses|bungalows|house
~ 10:00 5
> Bring a doorknob and a question.
Plasterers, window makers and a woman who only does hinges set up on {street} to advise anyone with a house older than they are.
Talks by {person} at 11 and 2. Free, with a guided walk of {n:5-8} porches.
`;
