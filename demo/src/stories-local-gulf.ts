/** Stories that only Houston could have. How to read the marks: story-text.ts. */
export const houstonStories = `
= City Life

# Houston's bayou boat crew has pulled {n:60-90} tons of trash, and named every turtle
% river
> A vacuum on a barge, a crew of {n:4-6} and a growing waiting list of volunteers.
The boat looks like a cross between a raft and a vacuum cleaner, which it is. {n:4-6} days a week it works its way along Buffalo Bayou, inhaling bottles, {n:60-90} tons of them so far.
Captain {person} knows the residents. The big turtle by the Sabine Street bridge is Gladys. "She supervises," {person.last} says. Volunteers may ride along on Fridays and are asked to bring gloves and a name, in case there is a new one.

# The tunnel walkers of downtown Houston have a club, a map and a secret handshake
% skyline
> {n:6-7} miles, {n:70-78} degrees, not one stoplight.
Above ground it was {n:97-101} degrees. Twenty feet below, the lunch-hour walking club was on its third mile in cardigans. The {n:120-210} members have mapped every turn of the downtown tunnels, including the one with good acoustics.
"I have not crossed a street since March," says founder {person}. The club stops for soup on Wednesdays. The handshake is not hard to learn. You just need somebody to show you where the door is.

# After the flood, a Meyerland street raised every house but one
% bungalows
> The holdout is {n:81-90}, dry and not moving.
From the air the street looks like a row of teeth with one missing. {n:21-34} houses have been lifted onto piers since the flood. In the middle, at street level, sits the home of {person}, who has never had an inch of water inside.
Nobody can explain it. {person.last} credits a camellia, a late husband and luck. The neighbors, who now look down into the garden, say it is the best view on the block.

= Restaurants + Bars

# A {n:200-340}-pound Viet-Cajun crawfish boil takes over an Asiatown parking lot
% oysters
> Garlic butter, lemongrass and absolutely no white shirts.
The first sacks came in before dawn. By dinner, {n:200-340} pounds of crawfish were steaming on butcher paper in Asiatown, and the parking lot of {person}'s place smelled like garlic as far as the feeder road.
{person.last}'s family came to Houston from {Vung Tau|Can Tho|Da Nang|Hue|Saigon} by way of Lake Charles, and so did the recipe. "Everybody here is from two places," {person.last} says. Bibs are provided. Dignity is not.

# A Nigerian chop bar in Alief has the hottest pepper soup and the warmest welcome
% noodles
> Order it mild. It will not be mild. You will be happy.
The first spoonful explains the box of tissues on each table. At a chop bar in Alief, {person} serves pepper soup in {n:3-4} strengths, all of which are a dare.
The room was a carpet store until last year. On Saturdays it becomes a dance floor after ten, and the jollof is finished by nine. "You come as a customer one time," {person.last} says. "After that I am asking about your mother."

# Houston's best {n:12-18} noodles, and the strip malls that hide them
% noodles
> Hand-pulled, knife-cut, stir-fried at 2 am. Parking is the hard part.
You will find no great noodle in Houston behind a pretty door. It is next to the tax office, across from the tire place, under a sign that lists {n:4-6} other businesses.
We ate at {n:38-55} of them and chose {n:12-18}. First place pulls its noodles to order behind a window, where {person} slaps the dough so hard that babies laugh. Take cash and a friend with a large car.

= Innovation

# A Clear Lake classroom talks to astronauts and asks about laundry
% rocket
> {n:11-13} minutes, {n:19-26} questions, one answer nobody will forget.
The line crackled and a voice from orbit said good morning, Houston. The fourth graders of Clear Lake had {n:11-13} minutes and used them well. They asked about laundry, burps and whether stars have a smell.
{person}, 9, got the last word. Do you miss the rain? There was a pause of {n:4-7} seconds, some of it distance. "Every day," said the voice. It was raining in Clear Lake. The class opened the window so that the astronauts could hear it.

# The ship channel gets its first electric tugboat, and it is very, very quiet
% river
> {n:4-6} megawatts, no smoke, and a horn borrowed from a museum.
The new tug slid up to the tanker so quietly that the crew on deck leaned over to see what had bumped them. It is the first electric tugboat on the Houston Ship Channel.
Captain {person}, who has {n:27-36} years on diesel boats, was prepared to hate it. "I can hear my own coffee," {person.last} says. The horn, which has to be loud by law, came from a museum. It is the only part that everybody agrees on.

= Arts

# {n:230-270} art cars roll down Allen Parkway, led by a {n:18-26}-foot armadillo
% fair
> It breathes bubbles. It also gets {n:22-31} miles to the gallon.
There was a car covered in {n:2-4},000 forks, a hearse that was also a garden and a taxi wearing a ball gown. In front of all {n:230-270} entries went an armadillo {n:18-26} feet long, driven by {person}, a dental hygienist.
It took {n:14-19} months and a great many roof shingles. "I wanted my kids to see that you can just make a thing," {person.last} says. Her kids, inside, were running the bubbles.

= Society

# The rodeo's volunteer choir of {n:300-480} rehearses in a parking garage, by the level
% concert
> Sopranos on four, basses in the basement.
No hall in Houston would hold them. So the {n:300-480} people who sing at the rodeo's opening night rehearse in a garage, each section on its own level, and the sound rises through the ramps.
Director {person} conducts by radio. Drivers on their way out tend to stop, roll down their windows and miss dinner. "Best seats are on three," {person.last} says, "next to the pay machine."

= Sports

# The Heights' midnight bike ride has {n:900-1700} regulars and no destination
% riders
> It leaves at 9, gets lost on purpose and always ends with tacos.
There is no route. On the last Friday of the month {n:900-1700} people with lights on their spokes meet in the Heights, and whoever won last month's raffle picks the turns.
{person}, who repairs flats from the back of the pack, has seen {n:3-5} proposals and one birth, "nearly." Police wave. Old ladies wave harder. It ends around midnight at a truck that knows to expect them.

= Real Estate

# A Third Ward shotgun row becomes {n:7-11} studios for artists who grew up there
% bungalows
> Rent is \${n:240-390}, a key, and one class a week for the kids next door.
The {n:7-11} little white houses had been waiting a long time. As of this month each belongs, for two years, to an artist from Third Ward, with rent of \${n:240-390} and one condition.
They have to teach. On Wednesdays the porches fill with kids, clay and trombones. "I learned to draw on this street," says painter {person}, who got number four. "I could see my grandmother's roof from here. I still can."
`;
