/** Real Estate and Home + Design. How to read the marks: story-text.ts. */
export const homeStories = `
= Real Estate

# A {year} {kind} in {hood} hits the market with its {feature} intact
# On the market: the {hood} {kind} with the {feature}
% bungalows|townhouses|house|bungalows|house
@year 1937|1929|1958|1924|1962
@kind moonlight bungalow|Mission Revival|glass-walled ranch|stone farmhouse|butterfly-roof house
@feature sleeping porch|hand-painted tile|sunken conversation pit|root cellar|circular kitchen
> \${n:640-990},000 buys {n:3-4} bedrooms, {n:2-3} baths and a very good story.
Most houses of its age in {hood} have been opened up, painted white and given a barn door. This {kind} escaped. Its {feature} is just as the first owner left it, down to the {brass hooks|blue glaze|wool carpet|canning shelves|yellow stove}.
Listing agent {person} expects a quick sale to "somebody who dusts." The house is open on Sunday from 1 to 4. The neighbors are hoping for a family, or at least for somebody who waves.

# {city} home prices {move} for the {th:3-9} month in a row
# What \${n:390-520},000 buys in {city} right now
% skyline|bungalows|townhouses|skyline|house
@move level off|hold steady|dip slightly|tick up|cool
> Sellers are painting again, buyers are sleeping on it, and {hood} is the street to watch.
The median house in {city} sold for \${n:390-520},000 last month, after {n:34-61} days on the market. A year ago it took half as long, and nobody asked about the roof.
"We are back to shopping," says agent {person}, who sees the liveliest trade in {hood} and {hood2}. Listings are up {n:8-19} percent. The houses that sell fastest have one thing in common, {person.last} says: a {porch|courtyard|raised foundation|workshop|big tree} and an honest description.

# Tiny but mighty: {n:12-26} small homes rise in {hood}, and half are already taken
# {hood} says yes to small: inside the {n:420-780}-square-foot homes on {street}
% bungalows|house|townhouses|bungalows|townhouses
> The homes cost less than a new truck to run, and the {laundry room|courtyard|rain barrel|workshop|rooftop} is shared.
Nobody in the {n:12-26} new homes off {street} owns a lawn mower. They own one together, along with a guest room, a table saw and a long dining table under the {oaks|mesquites|cypresses|pecans|elms}.
The homes measure {n:420-780} square feet and start at \${n:189-265},000. Architect {person} lives in one. "The trick is ceilings," {person.last} says. "You do not live on the floor." Half sold before the sign went up.

# The {hood} {place} that sat empty for {n:12-30} years will become {n:38-96} lofts
# Lofts, a bakery and a rooftop: new life for the {hood} {place}
% townhouses|street|skyline|townhouses|skyline
@place candy factory|brewery ice house|coffee warehouse|flour mill|bank tower
> The developer promises to keep the sign, the brick and {the smokestack|the tunnel|the loading dock|the silo|the revolving door}.
Generations in {hood} have used the old {place} to give directions. Soon it will have an address of its own. Plans filed this week call for {n:38-96} lofts, a bakery and a public rooftop.
{n:20-30} percent of the homes are set aside for teachers, nurses and {musicians|city workers|artists|stagehands|first responders}, says developer {person}. Work begins in the new year. The pigeons have been given notice.

# We toured the {n:9-14} most talked-about open houses in {city}
# Open-house report from {hood}: one spiral slide, two llamas, much white oak
% house|townhouses|bungalows|house|interior
> Notes from a Sunday in sensible shoes.
The llamas came with the house in {hood}, or so the flyer said. The agent, {person}, clarified that they were "seasonal." We visited {n:9-14} open houses on Sunday and took notes on what people whispered in the hallways.
In {hood2}, it was the {outdoor shower|wine cave|elevator|arena|rooftop putting green}. On {street}, the view. The cheapest house had the longest line, a porch swing and a plate of warm cookies, which the agent swears she baked.

# {hood} keeps its corner {store}, thanks to {n:140-310} small investors
# The neighbors of {hood} just bought a {store}
% street|market|street|market|street
@store grocery|ice house|hardware store|feed store|pharmacy
> They paid \${n:250-500} each. The first decision was to keep the {screen door|dog|porch swing|jukebox|penny candy}.
When the owner of the corner {store} on {street} announced her retirement, a chain made an offer. So did {n:140-310} people from {hood}, in amounts of \${n:250-500}.
The cooperative closed on the building Friday. Board chair {person} says nothing will change except the {hours|coffee|ramp|prices on birthdays|produce}, which will improve. The first annual meeting was held in the aisle, and it had a quorum.

# A modern farmhouse? Not here: {city} architects pick their favorite new homes
# The {n:7-11} best new houses in {city} have almost nothing in common
% house
> A jury of {n:5-7} architects looked at {n:60-120} houses and argued about stairs.
There is a house in {hood} with a courtyard where the living room should be, one in {hood2} wrapped in {cork|rammed earth|corrugated steel|limestone|charred cedar}, and one so thin that the sofa had to be built inside. All {n:7-11} winners of this year's home awards are surprising, and every one is shaded.
"We looked for houses that would be pleasant in a power cut," says jury chair {person}. Tours are on the {first|second|third|last|next} Saturday of the month, and socks are required.

# {person} bought the worst house in {hood}. You should see it now
# From condemned to charming: a {hood} rescue in {n:14-30} months
% bungalows|townhouses|bungalows|house|interior
> The roof was a tree. The tree stayed.
When {person} first walked through the house in {hood}, the inspector refused to follow. There was a {pecan tree|swarm of bees|creek|raccoon family|piano} in the kitchen. She made an offer the same day.
{n:14-30} months later the house is whole, and the budget is not discussed. {person.last} did most of the work on weekends with a friend who knows {stone|adobe|pier-and-beam|tin|plaster}. "People ask if it was worth it," {person.last} says. "I ask if they would like to stay for dinner."

# Renters in {city} get {n:2-4} months free, a bike and, in one case, a {pet}
# The {city} apartment deals are getting weird
% townhouses|skyline|townhouses|bungalows|skyline
@pet goldfish|parakeet|hermit crab|pony ride|bonsai
> With {n:9-16},000 new apartments opening this year, landlords are getting creative.
If you signed a lease in {city} two years ago, avert your eyes. With {n:9-16},000 apartments opening this year, landlords are offering months of free rent, bikes and, at one building in {hood}, a {pet}.
Average rent fell {n:3-7} percent to \${n:1240-1580}. "Ask for the thing you actually need," advises tenant counselor {person}. "Parking. A better window. Quiet. They will say yes more often than you think." The {pet} is optional.

# The most expensive street in {city} is {n:2-4} blocks long and has no sidewalks
# A walk down the priciest {n:2-4} blocks in {city}
% house|bungalows|garden|house|townhouses
> Behind the hedges: {n:9-16} houses, {n:4-7} architects and one vegetable stand on the honor system.
There is no sign for it and no sidewalk to see it from. The priciest street in {city} runs {n:2-4} blocks along the edge of {hood}, where the last sale closed at \${n:7-14} million.
The surprise is at the far end. {person}, {n:78-91}, has lived there since it was {a dairy|an orchard|a rice field|a pasture|a cotton farm}, and sells tomatoes from a card table for a dollar a pound. "I like to keep the neighborhood affordable," {person.last} says.

# {city} couple trades {n:3-4},000 square feet for a {thing} and does not look back
# Downsizing, {city} style: home is now a {thing}
% river|mission|interior|wildflowers|interior
@thing boathouse|chapel|shipping loft|grain bin|streetcar
> One couch, {n:40-90} books and the best view in {hood}.
The children left, the dog slowed down and the stairs got longer. {person} and {other} sold the big house, kept {n:40-90} books and moved into a {thing} on the edge of {hood}.
"We gave away the dining room and kept the dinners," {other.last} says. Guests bring their own chairs. The electric bill is \${n:31-58}, the morning light is free, and the only argument so far has been about the {bell|altar|crane|ladder|trolley seat}.

# Builders in {hood} are putting the {thing} back
# The {thing} is back, and {city} buyers will pay for it
% bungalows|garden|bungalows|house|interior
@thing front porch|courtyard|dogtrot|screened porch|breakfast nook
> A century of air conditioning could not kill a good idea.
For decades the {thing} was the first thing cut from the plans. Now it is the first thing buyers ask for, says builder {person}, whose last {n:18-40} houses in {hood} and {hood2} all have one.
It adds about \${n:9-24},000 to the price and, by one study, {n:2-4} conversations a week with the neighbors. "You cannot put that in a spreadsheet," {person.last} says, "but I can tell you they sell in half the time."

= Home + Design

# Small kitchen, big ideas: a {hood} cook fits {n:10-14} for dinner in {n:88-140} square feet
# {n:88-140} square feet, {n:10-14} guests: inside a {hood} kitchen that works
% interior|table|interior|table|interior
> Everything folds, slides or hangs. The cat has a shelf.
The kitchen in {person}'s house in {hood} measures {n:88-140} square feet, and it feeds {n:10-14} people every Sunday. Nothing in it does only one job.
Designer {other} borrowed ideas from {sailboats|campers|tugboats|chuck wagons|dining cars}. The table drops from the wall, the stools nest, and the pots hang where the ceiling used to be. Cost: \${n:14-26},000, most of it spent on one perfect drawer.

# Paint it {color}: {city} designers are done with gray
# The color of the year in {city} is {color}
% interior
@color pecan|terracotta|bayou green|denim|persimmon
> {n:7-11} rooms that will make you put down the swatch of greige.
Gray had a good run. In {n:7-11} houses from {hood} to {hood2}, designers are reaching for {color} instead, on walls, doors and, in one brave dining room, the ceiling.
"It makes everyone look like they have slept," says designer {person}. Start with the inside of a cabinet, she suggests, and wait a week. If you keep opening the door to look at it, you are ready.

# A {hood} garden that needs no water, no mowing and no apology
# No lawn, no problem: a {hood} yard goes wild, beautifully
% garden
> {n:44-90} kinds of native plants, {n:11-30} kinds of butterflies and one converted neighbor.
{person} stopped mowing because the mower broke. {n:3-5} years later the front yard in {hood} is on the garden tour, with {n:44-90} native plants and not one sprinkler.
The trick is {gravel|caliche|leaf mulch|limestone|pine bark}, patience and a sign that says it is on purpose. The neighbor who used to complain asked for cuttings in the spring. "I said nothing," {person.last} reports. "I just handed over the {salvia|esperanza|swamp lily|blackfoot daisy|coneflower}."

# The {city} potter whose {thing} is on every good table in town
# {person} of {hood} makes the {thing} you keep noticing
% studio|tacos|oysters|coffee|pie
@thing water pitcher|salsa bowl|oyster plate|coffee mug|cake stand
> {n:2-4} glazes, one kick wheel and a wait list of {n:160-420} names.
Turn over the {thing} at your favorite restaurant in {city}, and chances are you will find a small {wren|agave|heron|windmill|star} pressed into the clay. It belongs to {person}, who throws {n:30-55} pieces a day in a shed in {hood}.
The clay is dug {n:40-120} miles away, and the seconds are sold for \${n:5-9} on the first Saturday of the month. "A thing should be good to wash," {person.last} says. "You will spend more time washing it than looking at it."

# How {hood} kept cool before the thermostat
# {n:8-12} old {city} tricks for a cooler house
% house|bungalows|interior|garden|house
> Before air conditioning there were {transoms|thick walls|sleeping porches|breezeways|attic fans}. They still work.
Houses in {hood} stayed cool for half a century before anybody plugged in a fan. We asked architect {person} which of the old tricks are worth bringing back.
Open {transoms|shutters|high windows|both ends of the hall|the attic fan} at night and close up at nine in the morning. Shade the west wall first. Plant a {pecan|mesquite|cypress|live oak|cedar elm}, and be patient. Together, {person.last} says, the {n:8-12} tricks can cut a summer bill by a third, and they look better than foil.

# {name} turns old {stuff} into furniture you will want to inherit
# In a {hood} workshop, {stuff} become heirlooms
% interior
@name Second Grain|Viga & Sons|Hull House Works|Corral Board Co.|Bleacher Oak
@stuff gym floors|church pews|ship timbers|cattle chutes|bowling lanes
> Each table comes with a small brass plate that says where it has been.
Somebody once {made a free throw|got married|sailed to Galveston|loaded a longhorn|bowled a perfect game} on your dining table. At {name}, in {hood}, that is the whole idea.
Woodworker {person} rescues {stuff} from demolition sites and leaves the marks in. A bench takes {n:3-5} weeks, a table {n:8-12}. Prices start at \${n:380-720}, and gum is removed at no extra charge.

# Inside a {hood} home where every {thing} has a job
# The {hood} house that was designed around a {thing}
% interior|library|interior|house|interior
@thing bookshelf|piano|telescope|loom|train set
> The architect was given a tape measure, a photograph and a deadline.
Clients usually begin with bedrooms. {person} began with a {thing}, and told architect {other} that the rest could go wherever it fit. The house that came of it in {hood} is {n:1400-2300} square feet of happy surrender.
Light arrives from the north. The stairs are also seats. From the kitchen you can see the {thing}, and from the {thing} you can see the street. "I wanted to come home and not need anything," {person.last} says.

# {n:5-8} weekend projects from a {hood} carpenter who hates measuring
# Measure never: easy weekend projects with {person}
% interior|garden|studio|bungalows|garden
> A shelf, a bench, a boot rack and a birdhouse for {wrens|purple martins|screech owls|bluebirds|chickadees}.
{person} teaches woodworking in {hood} to people who are afraid of it. Rule one: put away the tape. Most of the {n:5-8} projects in the class are built by holding one piece of wood against another and making a mark.
The results are sturdy, slightly crooked and loved. The next class is at a {church hall|tool library|brewery|feed store|school shop} on {street}, tools included, for \${n:35-60}. Students go home with a bench and, says {person.last}, "better posture."

# !{name} will redo your {room} in a day. We watched
# !One room, one day: {name} comes to {hood}
% interior
@name Daylight Interiors|Sala Nueva Design|Bright Bayou Homes|Homestead Refresh|Room Service Design
@room living room|kitchen|bedroom|study|porch
> A crew of {n:4-6}, a van of samples and nothing you cannot send back.
At 8 am the crew from {name} rang the bell in {hood}. By 5 pm the {room} had new light, a new layout and the same old sofa, which turned out to be facing the wrong way for eleven years.
Packages start at \${n:1900-2900}, and whatever you do not love goes back in the van. Consultations are free in {hood}, {hood2} and nearby. This article is presented by {name}.
`;
