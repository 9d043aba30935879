/** City Life and Innovation. How to read the marks: story-text.ts. */
export const cityLifeStories = `
= City Life

# {city} will plant {n:4-9},000 street trees, starting where it is hottest
# The hottest blocks in {city} get their shade first
% street|garden|river|garden|street
> A heat map drawn by volunteers on bicycles decided the order. {Hood} goes first.
Last August, {n:120-240} volunteers rode across {city} with thermometers strapped to their bikes. The map they made is now a planting plan: {n:4-9},000 trees over three years, beginning in {hood} and {hood2}.
Residents can pick from {n:7-12} species, from {cedar elm|anacua|bald cypress|bur oak|Shumard oak} to redbud. Each tree comes with a neighbor who has signed up to water it. "We plant the tree," says city forester {person}. "The street raises it."

# A {hood} branch library stays open until midnight, and it is packed
# Quiet success: the midnight library of {hood}
% library
> Homework tables, free tea and a rule against whispering about work.
At 10:30 on a Tuesday night, every table in the {hood} branch is taken. The six-month trial of midnight hours was meant for students. It drew {n:40-75} percent more visitors than anyone predicted, most of them over thirty.
"People want somewhere to be that does not sell them anything," says branch manager {person}. The tea is free, the {chess club|sewing circle|poetry table|model-train group|language exchange} meets on Thursdays, and the city has extended the hours for another year.

# The {hood} footbridge reopens, {n:3-11} weeks early and a little wider
# Early and under budget: the new {hood} footbridge is open
% river|skyline|river|skyline|river
> The bridge over {water} is now wide enough for two strollers and an apology.
It is not often that a city project finishes ahead of schedule, so {hood} threw a party. The rebuilt footbridge over {water} opened {n:3-11} weeks early, with new railings, lights and {n:3-5} extra feet of width.
The old planks became {benches|picnic tables|a stage|planters|library shelves}. A brass plate names the {n:14-30} people who wrote in to ask for the widening, including a nine-year-old who enclosed a drawing. It was, said engineer {person}, "a pretty good drawing."

# Meet the {n:66-88}-year-old who has swept {street} every morning since 1989
# Every morning at 5, {person} sweeps {street}
% street
> Nobody asked, nobody pays, and the block threw a parade.
The broom has been replaced {n:31-47} times. The man holding it has not. {person} has swept the same three blocks of {street} nearly every morning since 1989.
Neighbors noticed when a cold kept him home for a week. On Saturday they closed the street, hired a {brass band|mariachi|zydeco trio|fiddle band|drum line} and gave him a golden broom. He thanked them, put it in the closet and, on Sunday at 5, came out with the old one.

# {city} counts its {animals}, and there are more than ever
# Good news overhead: {city}'s {animals} are back
% wildflowers|skyline|river|wildflowers|skyline
@animals purple martins|Mexican free-tailed bats|chimney swifts|monarch butterflies|monk parakeets
> The spring survey found {n:18-44} percent more than last year. Volunteers credit dark skies and messy gardens.
For {n:9-16} evenings, some {n:80-150} volunteers sat in lawn chairs and counted. The verdict: {animals} in {city} are up {n:18-44} percent in a year.
Biologist {person} points to fewer outdoor lights and more native plants. {Hood} led the count, thanks to a school that turned its parking lot into {a meadow|a prairie|a rain garden|a milkweed patch|an orchard}. Free viewing nights begin next week at {park}.

# Free buses on {street} were a test. Riders made them permanent
# Route {n:3-89} is free for good
% skyline|street|skyline|townhouses|street
> Ridership doubled in {n:5-9} months. So did sales at the shops along the way.
The bus on {street} had a paper sign in its window: fare free until further notice. After {n:5-9} months, the notice has come, and it says to keep going.
Rides doubled, on-time trips rose, and shop owners between {hood} and {hood2} reported their best season in years. Driver {person} likes a smaller change. "People say good morning now," {person.last} says. "They used to be looking for their card."

# {hood} gets its first new playground in {n:17-31} years, designed by third graders
# Lava, a dragon and very long slides: kids design the {hood} playground
% fair
> The budget had no room for the volcano. The kids found a way.
The adults brought a plan with two swings. The third graders of {hood} brought forty-one drawings. The playground that opened on Saturday has a {dragon|armadillo|rocket|longhorn|roadrunner} you can climb inside, a {n:22-38}-foot slide and a small, non-erupting volcano.
"They negotiated better than most developers," says landscape architect {person}. Every piece can be reached by wheelchair. The sign at the gate lists {n:19-27} designers, in crayon.

# The night crew: riding along with the people who keep {city} running after dark
# What {city} does while you sleep
% skyline
> Street painters, bread drivers, a {bat counter|river cleaner|bayou skimmer|cattle-pen hand|freight dispatcher} and one very busy locksmith.
At 2 am, {city} belongs to about {n:9-14},000 people. They repair signals, restock shelves, deliver babies and paint the lines you will drive on in the morning.
We spent {n:4-7} nights with them, from {hood} to {hood2}. {person}, who has driven a street sweeper for {n:12-24} years, has seen the sun rise over {water} more than {n:3-5},000 times. "It never gets old," {person.last} says. "Bring a jacket."

# A little free {thing} appears in {hood}, and then {n:11-26} more
# Take one, leave one: {hood} falls for the little free {thing}
% bungalows|library|bungalows|record|cutouts
@thing seed library|puzzle library|tool shed|record crate|art gallery
> It began with one wooden box and a note that said please.
{person} built the first box from fence boards and hung it on a post on {street}. The note inside said please take one, please leave one. Within a month there were {n:11-26} of them.
The city asked about permits, then withdrew the question. {other}, who keeps a map, says the boxes have changed hands for {n:900-2400} items so far. The only thing ever stolen was the note. Somebody brought back a better one.

# After the storm, {hood} found out who has a {thing}
# How one {hood} block turned an outage into a party
% bungalows
@thing chain saw|camp stove|generator|cast-iron pot|boat
> A hand-drawn list from that night became a plan the whole city is copying.
When the power failed in {hood} last year, {person} went door to door with a pencil. Who has a {thing}? Who needs insulin kept cold? Who can cook for thirty?
The list became a binder, then a map, then a workshop that {n:40-85} neighborhoods have now taken. The city is paying for {solar boxes|radios|freezers|water tanks|cots} on every participating block. "You cannot download a neighbor," {person.last} says.

# {city} opens a {n:4-12}-mile trail that used to be a {thing}
# From {thing} to trail: {city} gets {n:4-12} new miles to walk
% river|riders|riders|river|riders
@thing rail spur|drainage ditch|utility corridor|cattle lane|freight line
> It links {hood} to {hood2} without crossing a single busy street.
On the map it was a gray line that nobody owned up to. As of Saturday it is the longest car-free path in {city}: {n:4-12} miles from {hood} to {hood2}, with water, shade and {n:5-9} places to sit.
The first people through the ribbon were a running club, a wedding party and {person}, 81, who walked the old {thing} as a child. "It was quicker then," {person.last} said. "I did not stop to talk to everybody."

# Lost {pet} found after {n:9-21} days, {n:14-40} miles and one school cafeteria
# A very small {pet} had a very big adventure in {city}
% townhouses|bungalows|street|bungalows|townhouses
@pet tortoise|parrot|dachshund|pygmy goat|corn snake
> The whole of {hood} was looking. Lunch was being served at the time.
The flyers said only "answers to Biscuit, usually." For {n:9-21} days nobody in {hood} had seen the {pet} that belongs to {person}, 10. Then the phone rang. It was the cafeteria.
How a {pet} got {n:14-40} miles across {city} may never be known, though a {delivery van|school bus|food truck|horse trailer|mail cart} is suspected. Biscuit is home, unharmed and slightly heavier. The cafeteria has kept one flyer on the wall, for morale.

# {city}'s crossing guards get raincoats, raises and a fan club
# Fifth graders wrote {n:140-260} letters. The crossing guards got their raise
% street|bungalows|townhouses|street|bungalows
> The letters were read aloud at city hall. It took two hours, and nobody left.
It began as a writing assignment at a school in {hood}: thank somebody who is never thanked. {n:140-260} letters went to the crossing guards of {city}, and one copy of each went to city hall.
The council read them into the record, then voted for new rain gear and a raise. {person}, who has worked the same corner for {n:14-26} years, framed a favorite. It says: "You have never once let me get squished."

# {hood} residents are mapping every porch that has a {thing}
# The great porch census of {hood}
% bungalows
@thing swing|rocking chair|glider|hammock|cat
> {n:310-780} and counting. The data is useless and everyone loves it.
Some maps help you find a hospital. The one that {person} started in {hood} helps you find a porch with a {thing}. There are {n:310-780} so far, each checked on foot.
What started as a joke turned into {n:6-11} block parties and a walking tour. The historical society has asked for a copy. "In fifty years somebody will want to know how we lived," {person.last} says. "We lived on porches."

# Why a {hood} barber keeps a {thing} by the door
# A haircut and a {thing} at {name} in {hood}
% street
@name Straight Part|La Navaja Fina|Second Chair|Cowtown Clip|Crown Rotary
@thing blood-pressure cuff|shelf of novels|voter guide|spare suit|chess board
> {name} gives more than {n:90-160} haircuts a week, and a good deal besides.
The sign says barber. The people who sit in the chairs at {name} on {street} would add a few words. {person} keeps a {thing} by the door, and says hardly anyone leaves without using it.
"Folks will tell a barber what they will not tell a doctor," {person.last} says. A local clinic has noticed and now sends a nurse on {Tuesdays|Thursdays|Saturdays|Mondays|Fridays}. The cut is still \${n:20-28}.

# {city}'s best thrift finds come with a story, and now they are on tape
# Every lamp has a past: a {hood} thrift shop records its donors
% market|interior|wardrobe|interior|market
@name Second Chapter|Vuelta|Twice Told|Hand-Me-Up|Encore Goods
> Scan the tag at {name} and hear who loved it first.
The wedding dress was worn once, "which was enough." The trumpet belonged to a man who practiced in a car. At {name} in {hood}, donors can record a minute of memory with whatever they give, and shoppers scan the tag to listen.
{person}, who runs the shop, says recorded items sell in half the time. A {sewing machine|rocking horse|typewriter|saddle|neon sign} with a particularly good story has been bought and given back {n:3-5} times.

# {water} is the cleanest it has been in {n:24-40} years
# Clear water: {city} gets a good report on {water}
% river|mission|skyline|river|river
> Scientists found {n:11-19} kinds of fish, two kinds of mussels and one bowling ball.
For the first time since testing began, {water} passed every check for {n:12-18} months in a row. Biologists counted {n:11-19} kinds of fish, and the otters that left in the nineties have been seen twice.
The credit goes to {n:5-9} years of quiet work on pipes and banks, says {person}, who leads the cleanup crews. They have hauled out {n:40-95} tons of trash. The bowling ball is on {person.last}'s desk.

# Inside the {n:28-55}-person choir that only sings on {city} {places}
# They sing where you least expect it, and {city} stops to listen
% concert|theater|concert|fair|theater
@places buses|bridges|loading docks|feed-store porches|escalators
> No tickets, no schedule, no solos.
You will not find their dates anywhere. The {n:28-55} members of the choir get a text in the morning, and by noon they are singing on one of the city's {places}.
Founder {person} wanted music for people on the way to something else. They have sung in {hood}, in {hood2} and once, by accident, at a funeral, where they were asked to stay. New voices are welcome. There is no audition, but you must be able to keep a secret.

= Innovation

# A {hood} startup teaches {thing} to find {problem}
# {name} of {hood} raises \${n:6-19} million to hunt {problem}
% circuit|energy|skyline|laboratory|circuit
@name Culvert|Acequia Labs|Bayline|Trailhead Robotics|Northgauge
@thing drones|fiber cables|sonar buoys|small robots|traffic cameras
@problem leaking pipes|cracked aqueducts|flooding streets|stray current|black ice
> The technology was built for {oil rigs|missions to Mars|offshore wind|cattle tags|airport runways}. Cities are lining up.
{city} loses more to {problem} than most people guess. {name}, a {n:11-34}-person company in {hood}, says its {thing} can spot trouble weeks before anybody calls in a complaint.
Founder {person} began with a {garage prototype|student project|borrowed boat|hay barn and a soldering iron}{|||| and a tow truck}. The first paid trial covers {n:60-140} miles and starts this month. If it works, the company hopes to hire {n:20-45} people, most of them electricians.

# {city} high schoolers send a {thing} to the edge of space
# {n:19-26} miles up: a {hood} science club takes the best photo of the year
% rocket
@thing plush armadillo|piñata|crawfish sensor|cowboy hat|bluebonnet seed packet
> It came down {n:60-130} miles away, in a field, next to a very calm cow.
The countdown was in three languages, and the launch was {n:4-12} minutes late because of a squirrel. Then the balloon built by students in {hood} rose, carrying cameras, a radio and one {thing}.
It reached {n:19-26} miles, where the sky is black at noon. Teacher {person} drove the chase van. "They asked me if it counted for a grade," {person.last} says. "I said look at it. What do you think?"

# The quiet lab in {hood} that is growing {thing}
# Can {thing} be grown in a lab? {hood} scientists are close
% laboratory
@name Tallgrass Bio|Mission Cell Works|Gulfstream Biofoundry|Paddock Sciences|Halyard Bio
@thing leather from mushrooms|concrete with bacteria|shrimp without the sea|wool without sheep|rubber from dandelions
> {name} has {n:9-24} employees, {n:3-6} patents and the only break room in town with an incubator.
The first batch smelled like wet dog, says chief scientist {person}. Batch {n:140-420} looks, feels and bends like the real thing. {name} believes it can sell {thing} within {n:18-30} months.
The company picked {hood} for cheap rent and a {community college|medical school|chemistry department|veterinary school|trade school} down the road that supplies half of its team. Visitors are asked not to feed anything.

# A {hood} repair cafe has fixed {n:2-6},000 things and thrown away {n:31-88}
# Bring your broken {thing}: the {hood} repair cafe is back
% interior|laboratory|interior|circuit|record
@thing toaster|accordion|fan|clock radio|turntable
> Retired engineers, teenage solderers and a retired seamstress with magnets.
The line at the {hood} repair cafe begins before the coffee is ready. In {n:3-5} years, its volunteers have brought back {n:2-6},000 lamps, coats and appliances. They keep count of the failures too: {n:31-88}.
The star of the bench is {person}, {n:14-17}, who learned on a {thing} from the curb. "Most things are one screw away from working," {person.last} says. The next session is on Saturday. Bring the thing, stay for the fix.

# {city} coders built a {app} in a weekend. Now {n:20-60},000 people use it
# The app that {city} did not know it needed
% circuit|skyline|street|riders|skyline
@app bus bell|flood whistle|pothole piano|trail buddy|shade finder
> It does one thing, it is free, and it will not ask for your birthday.
It was the winning entry at a hackathon in {hood}: a small app that {tells you when to leave for the bus|warns you before your street floods|plays a note for every pothole fixed|finds somebody to walk the trail with|plots the shadiest walk to anywhere}. The prize was pizza.
{n:20-60},000 residents have downloaded it since. Its makers, {person} and {other}, turned down an offer to sell. "Then we would have to have meetings," {person.last} says. The city will pay for the servers instead.

# The {n:11-14} companies to watch in {city} this year
# {city}'s next big names are still in {hood}
% circuit|rocket|energy|circuit|laboratory
> Batteries, braces, better hearing aids, and a robot that folds fitted sheets.
Every year we ask {n:40-70} founders, teachers and investors one question: which company would you join tomorrow? The {n:11-14} names that came up most often have little in common except that they solve a problem you can point at.
{name}, in {hood}, made nearly every list with {a battery made of salt|a hearing aid that learns voices|a brace printed overnight|a sensor for old bridges|a robot that folds fitted sheets}. "We are boring on purpose," says its founder, {person}. Read the full list, with the jobs that are open right now.
@name Kitebox|Saltworks|Humblebee|Ironwood Motion|Plainspoken AI

# A {city} hospital hires a {who}, and waiting rooms get quieter
# What happens when an emergency room hires a {who}
% theater|guitar|library|wildflowers|studio
@who puppeteer|guitarist|storyteller|therapy pony|muralist
> Blood pressure went down. So did complaints. The {who} works Tuesdays.
The study was small and the results were not. When a hospital in {hood} put a {who} in its waiting room, patients reported less pain, and the average visit felt {n:18-34} percent shorter. The clock said otherwise.
Dr. {person}, who ran the study, was a skeptic. "I wanted it to fail so we could buy another monitor," {person.last} says. The hospital will add {n:2-4} more this year, and has bought the monitor anyway.

# {person} quit a big tech job to build {thing} in {hood}
# From spreadsheets to sawdust: the {hood} maker of {thing}
% camp|guitar|river|interior|circuit
@thing telescopes|accordions|paddle boards|saddles|kinetic clocks
> The wait list is {n:9-16} months long, and there is no website.
For {n:8-14} years {person} wrote software that helped other software. Then came a layoff, a workbench and a used book about {thing}. The shop in {hood} now turns out {n:3-6} a month.
There is a lot of math in it, {person.last} says, "but at the end you can hit it with a hammer." Orders come by letter. The last one came with a photo of the buyer's empty wall and the words: no hurry.

# A solar roof, a shared battery and one happy block in {hood}
# The {hood} block that sells electricity back, together
% energy|bungalows|energy|energy|townhouses
> {n:22-41} houses now work as one small power plant. The savings paid for the party.
On hot afternoons, {n:22-41} houses in {hood} turn into one power plant. Their roofs feed a shared battery the size of a {minivan|taco stand|ice-cream truck|horse trailer|school bus}, and what is left goes to the grid.
Organizer {person} knocked on every door {n:2-4} times. In its first year the block earned \${n:7-15},000, which it voted to spend on {shade sails|a mariachi|sidewalk repair|a playground|book boxes}. Next year's vote is already heated.
`;
