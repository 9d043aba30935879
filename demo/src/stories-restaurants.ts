/** Restaurants + Bars. How to read the marks: story-text.ts. */
export const restaurantStories = `
= Restaurants + Bars

# {name} brings {dish} to {hood}
# {hood} gets its {dish}: {name} opens on {street}
% tacos|tacos|tacos|tacos|tacos
@name Casa Vereda|La Golondrina Azul|El Faro Negro|Taqueria Campo Santo|Fonda Candelilla
@dish wood-fired al pastor|charcoal-grilled barbacoa|Veracruz-style fish tacos|mesquite-smoked suadero|blue-corn quesadillas
> The {12-seat counter|walk-up window|corner taqueria|former filling station|30-seat dining room} grinds its own corn before sunrise and closes when the tortillas run out.
{name} opened this week at {street} in {hood}, and by noon on the first day the line had reached the corner. Chef {person} grinds heirloom corn every morning at 4 am, and nothing on the short menu costs more than \${n:9-14}.
The {dish} is the reason to come, but {person.last} says the beans are the test of a kitchen. "If the beans are lazy, everything else is too," {person.last} says. Doors open at 7 am, Wednesday to Sunday.

# {Hood} bakery {name} sells out by 9 am, so it is adding a night shift
# Night-shift croissants: {name} in {hood} will bake after dark
% pastry
@name Small Hours|Panaderia Lucero|Laminate|Flour & Fiddle|Good Crumb
> A second team will bake from 6 pm, and the ovens will stay open to anyone with a sweet tooth until midnight.
For two years {name} has had the same problem: everything is gone by 9 in the morning. Now baker {person} has hired {n:5-9} people for an evening shift in {hood}.
The late menu leans sweet, with {pecan kouign-amann|tres leches brioche|praline croissants|peach hand pies|cardamom buns} and coffee from a roaster down the street. The first night shift is this Friday. Bring cash for the tip jar, which pays for the bakers' tacos.

# {space} in {hood} is now the city's most surprising dining room
# Dinner in {space}? {name} makes it work in {hood}
% street|bar|bar|street|bar
@name The Ledger|Aduana|Press Room|Feed & Seed|Switchyard
@space a 1920s bank vault|an old customs house|a retired print shop|a cattle auction barn|a streetcar depot
> {name} keeps the old bones, seats {n:44-72} and cooks almost everything over one {n:6-12}-foot hearth.
It took {person} and partner {other} three years, two permits and one very patient welder to turn {space} into {name}. The result is a dining room that still shows its scars, with {oak from the teller counters|hand-painted tile from the old offices|type drawers set into the bar|the auctioneer's bench at the pass|brass rails from the old cars} in plain sight.
The menu changes with the market and stays short: nine plates, one dessert, no substitutions. {person.last} calls it "the opposite of a steakhouse, with steak." Reservations open on the first of each month and tend to be gone by lunch.

# {name} puts a {n:14-20}-hour brisket on white bread, and that is all
# One cut, one line, no sauce: {name} opens in {hood}
% barbecue
@name Postoak Sermon|Humo y Hueso|Bayou Smoke Club|Tallow & Oak|Second Bark
> The barbecue trailer in {hood} serves a single cut, sliced to order, from 11 am until it is gone.
The menu board at {name} has one line on it, and pitmaster {person} would like to keep it that way. The trailer on {street} sells brisket by the half pound, with white bread, pickles and onion.
{person.last} spent {n:6-11} years cooking on other people's pits before buying a {1,000-gallon offset|used offset from a church in Lockhart|pipe smoker built in Pasadena|pit welded by a cousin in Weatherford|trailer pit from East Texas}. "I wanted to do one thing until I could not do it better," {person.last} says. The early crowd suggests the plan is working.

# {Hood}'s favorite {kind} will move two blocks and triple in size
# {name} outgrows its {hood} shoebox, stays in the neighborhood
% noodles|noodles|noodles|noodles|sushi
@kind ramen counter|pho shop|Malaysian kitchen|dumpling house|izakaya
@name Little Moon Ramen|Pho Mai Sang|Kopi & Coconut|Dumpling Ledger|Lantern Seven
> The new room on {street} adds a patio, a real bar and, at last, more than one restroom.
After {n:5-9} years in 800 square feet, {name} is packing its stockpots. The new space on {street} is two blocks from the old one, which owner {person} says was the only rule.
Expect the same broth, now simmered in pots "big enough to bathe in," and a longer list of cold dishes for the hot months. The old room closes on a Sunday night with a party; the new one opens {n:5-12} days later.

# {name} pours natural wine in {hood} without the lecture
# No lectures, just good bottles: wine bar {name} arrives in {hood}
% bar
@name Second Glass|Copita Baja|Low Tide|The Porch Light|Corkscrew Social
> {n:60-90} bottles, every one under \${n:60-75}, and a kitchen the size of a closet that turns out perfect {toast|tortilla española|crudo|pimento cheese|flatbread}.
{person} worked the floor of fine restaurants long enough to know what stops people from ordering wine: the look. {name}, now open on {street}, has no sommelier, no tasting notes and no look.
Every bottle on the wall is one {person.last} would drink on a Tuesday. Point, pay, sit down. The house red is poured from a {tap|jug|magnum|barrel behind the bar|carafe the staff bought at an estate sale} and costs \${n:8-10} a glass.

# The {n:11-19} best patios in {city}, ranked by shade
# We ranked {city}'s patios by what matters most: shade
% street|tacos|bar|street|bar
> String lights are nice. A {live oak|pecan tree|deep porch|pergola with vines|row of big umbrellas} at 4 pm is better. Our list, with a thermometer.
We spent {n:3-5} weeks carrying a thermometer from patio to patio in {city}, measuring the one thing menus never list. The spread was remarkable: on the same afternoon, the coolest patio was {n:17-24} degrees below the hottest.
The winner is in {hood}, under trees older than the building. Runner-up honors go to a courtyard on {street} where the misting fans are silent and the {micheladas|palomas|frozen drinks|iced teas|spritzes} are not small. Read on for the full list, and take a hat.

# A supper club in {hood} seats {n:16-28} strangers at one table
# One table, {n:16-28} strangers: {name} is {city}'s friendliest reservation
% table
@name Long Table|Mesa Larga|Kinfolk Supper|Harvest Rail|The Common Room
> {name} has one seating, one menu and a rule: no phones until dessert.
There is one table at {name}, and you do not choose where you sit at it. Host {person} places the cards herself, "like a wedding, only nobody has to give a speech."
The five courses come from farms within {n:60-110} miles of {hood}, passed family style. Somewhere around the {second course|braised greens|corn bread|smoked fish|third bottle}, the table gets loud. Tickets are \${n:78-115}, all in, and go on sale on the first Monday of the month.

# {name} turns leftover {stuff} into the best new drink in {city}
# The city's best new cocktail starts in the compost bin at {name}
% bar
@name Bar Rescate|The Peeler|Bitter Bayou|Copper Spur|Paper Plane Alley
@stuff peach pits|pineapple rinds|coffee grounds|pecan shells|citrus peels
> Bartender {person} uses what the kitchen throws away, and guests cannot tell until the bill explains it.
Behind the bar at {name} in {hood}, jars of {stuff} sit where the fancy bottles would be. Bartender {person} turns them into syrups, bitters and one very good {sour|highball|julep|old-fashioned|spritz}.
The idea began as a dare from the dishwasher. It now keeps {n:90-160} pounds of scraps out of the bin each week and has a waiting list on Saturdays. The drink is \${n:13-16}, and the pits, rinds and peels are free.

# {city}'s oldest {kind} turns {n:70-99} and still will not take cards
# Cash only since forever: {name} marks {n:70-99} years in {hood}
% pie|pastry|oysters|barbecue|pie
@kind diner|panaderia|oyster bar|chili parlor|soda fountain
@name Rexel's|La Espiga de Oro Viejo|Captain Arlo's|Dub & Della's|Marlow Drug & Fountain
> {name} celebrates with pie at prices from the first menu. The line will be long, and it will be friendly.
The cash register at {name} in {hood} is older than anyone who works there. So are the stools, the recipe for the {coconut pie|conchas|gumbo|chili|malt} and the sign that says no credit, no exceptions, no hard feelings.
Third-generation owner {person} is marking the birthday with original prices for one day. "My grandfather would be proud," {person.last} says, "and he would also say we are giving away the store." Doors open at 6 am.

# First look: {name} stacks three kitchens on one corner of {hood}
# A food hall with only three stalls? {name} bets on less in {hood}
% market
@name Tres Puertas|Mercadito Lavanda|Trio Hall|Three Forks Yard|Thirds
> Instead of two dozen vendors, the hall on {street} picked three and gave each a real kitchen.
Food halls tend to grow until nobody can find a seat. {name} went the other way: three kitchens, one bar and {n:90-140} seats in {hood}.
The first tenants cook {Oaxacan, Korean and Southern|Tejano, Lebanese and Filipino|Nigerian, Viet-Cajun and Sichuan|Tex-Mex, Thai and barbecue|Punjabi, Neapolitan and Japanese} food, and each has signed for at least a year. "We want cooks to stop packing up every six months," says developer {person}. The doors open on Thursday at 11 am.

# This {hood} chef closed a hit restaurant to open a lunch counter
# Why {person} gave up white tablecloths for a {hood} lunch counter
% eggs|tacos|eggs|barbecue|table
@name Plate Lunch|Comida Corrida|Blue Plate Bayou|Noon Whistle|Counter Offer
> {name} serves one plate, four days a week, and closes at 2 pm so that everybody can pick up the kids.
When {person} closed an acclaimed tasting-menu room last year, regulars assumed something was wrong. "Nothing was wrong," {person.last} says. "I just wanted to have dinner with my family."
{name}, on {street}, opens at 11 and closes at 2. There is one plate a day, with {two vegetables and corn bread|soup, rice and a main|rice, gravy and greens|beans, slaw and a roll|a salad and something pickled}. It costs \${n:13-16}, and it is as careful as anything that ever came with tweezers.

# {name} will roast its coffee in the window on {street}
# {Hood} wakes up: roaster {name} opens with a window seat on the action
% coffee
@name Early Warbler|Cafe Alborada|Ward Street Roasting Room|Chisholm Coffee Works|Slow Signal
> A bright red {n:15-30}-kilo roaster is the star of the new cafe. Free cuppings every Saturday.
You can smell {name} before you see it. The roaster sits in the front window on {street}, and {person} runs it from 6 to 10 each morning in full view of the bus stop.
Beans come from growers that {person.last} visits in person, with the price paid printed on every bag. There is no loyalty app. There is a {dog bowl|shelf of loaner books|chess table|bulletin board|piano}, and the second cup is half price.

# How {n:4-7} sisters turned a family salsa into a {hood} storefront
# The salsa that started in a church kitchen now has a shop in {hood}
% tacos|market|tacos|tacos|tacos
@name Hermanas Rojas Altas|Las Comadres|Salsa Sabina|Trinity Tia's|Mole Sisters
> {name} sells nine salsas, one of which requires a signature.
The recipe at the heart of {name} was written on the back of a {church bulletin|lottery ticket|bus transfer|feed-store receipt|concert program}. For {n:12-25} years it fed parish picnics. Now it has its own storefront in {hood}.
The sisters run it together and agree on almost nothing but the salsa. Heat goes from one to nine; number nine comes with a waiver and a glass of {horchata|milk|agua fresca|buttermilk|coconut water}. "We are joking about the waiver," says the eldest, {person}. "Mostly."

# {name} hands the menu to a different {who} every month
# A new cook every month: {name} opens its {hood} kitchen
% table
@name Guest Room|Cocina Prestada|The Relay|Visiting Hands|Open Burner
@who line cook|home cook|immigrant chef|culinary student|grandmother
> The restaurant in {hood} pays for training, ingredients and a first month of customers.
At {name}, the name on the chalkboard changes on the first of the month. Each {who} gets the kitchen, a mentor and a share of the profits for {n:26-31} days.
The idea came from owner {person}, who spent a decade cooking other people's food. "There are a hundred restaurants hiding in this city," {person.last} says. The current cook, {other}, is serving {the family moles|Sunday caldo|smothered okra|chicken-fried everything|Laotian sausage} until the end of the month.

# Breakfast tacos after midnight? {name} says yes in {hood}
# {name} keeps the griddle on until 4 am in {hood}
% tacos|eggs|tacos|eggs|tacos
@name Nightjar Tacos|Taqueria Madrugada|El Insomnio|All-Night Comal|Luna Llena
> Nurses, bartenders and insomniacs finally have somewhere to go.
Hospital shifts end, bars close, and until this month {hood} had nothing to offer but a drive-through. {name} now lights its griddle at 9 pm and keeps it lit until 4 am.
Owner {person}, a former {night nurse|bus mechanic|stagehand|railroad dispatcher|radio host}, knows the clientele. Salsa is mild until 1 am and honest after that. A {potato, egg and chorizo|machacado|migas|bean and brisket|nopales} taco costs \${n:4-5}, day or night.

# {name} makes {thing} the old way, one {hood} kitchen, no shortcuts
# The slow, stubborn case for handmade {thing}
% tacos|tacos|pizza|eggs|noodles
@name Masa Madre Mill|Casa Tamal|Pasta Ardente|Two Rolling Pins|Seven Folds
@thing tortillas|tamales|pasta|biscuits|noodles
> In {hood}, {person} is proving that a machine can do it faster and nobody should let it.
There is a machine that makes {thing} at {n:900-1500} an hour. {person} has seen it, admired it and gone back to the table in {hood} where {name} does the work by hand.
A team of {n:6-11} starts at 5 am. Regulars claim they can tell who made theirs. "They are right," {person.last} says. "Hands have handwriting." The shop sells out most days by 1 pm.

# {n:5-9} {city} restaurants where dinner for two stays under \${n:40-55}
# Date night on a budget: {n:5-9} {city} spots that still deliver
% table
> Prices are up everywhere. These kitchens found a way to hold the line without cutting the fun.
The rules were simple. Two people, two mains, something to share and a drink each, tax and tip included, somewhere you would be happy to linger. {Hood} supplied two of our picks and {hood2} another.
The surprise of the list is {name}, where the set menu comes with {live accordion on Thursdays|a view of the mission bells|karaoke in a side room|a two-step lesson|a shelf of board games}. Owner {person} keeps it cheap by keeping it short: six dishes, all of them good.
@name The Blue Enamel|Cazuela Corner|Salt & Ferry|Lone Magnolia Grill|Cafe Meridian

# {name} plants a vineyard tasting room in the middle of {hood}
# Hill Country wine comes downtown as {name} opens on {street}
% bar
@name Caliche Cellars|Mision Baja Wines|Gulf Row Cellars|Cross Timbers Wine Co.|Blackland Vines
> The grapes grow {n:60-140} miles away. The patio, the sheep's cheese and the sunsets are all local.
Driving to wine country is fun until somebody has to drive back. {name} solved that by opening a tasting room on {street}, a short walk from most of {hood}.
Winemaker {person} pours {tempranillo, picpoul and a rosé|albariño and an orange muscat|viognier and a chilled red|mourvedre and a dry riesling|sangiovese and a pet-nat} grown on family land. Flights are \${n:18-26}. On Sundays the {shepherd|cheesemaker|baker|beekeeper|pecan farmer} next door sets up a table, and it becomes lunch.

# The city's best fried chicken is hiding behind {place}
# Follow the smell: {name} fries chicken behind {place} in {hood}
% barbecue
@name Hot Gospel|Pollo Santo|Third Coast Bird|Crow's Nest Chicken|Lucky Drumstick
@place a tire shop|a laundromat|a record store|a feed store|a key-cutting kiosk
> Brined for {n:18-30} hours, fried in cast iron, served on newspaper. There is no sign, on purpose.
Look for {place}, go around the back, and stop when you see the picnic tables. {name} has been frying chicken there for {n:6-14} weeks with no sign, no website and, until today, no press.
Cook {person} brines the birds in {sweet tea|pickle juice and chile|buttermilk and fish sauce|coffee|ginger beer} and fries them in skillets inherited from an aunt. A half bird with two sides is \${n:15-19}. {person.last} asked us not to print the address, so you will have to follow your nose.

# {name} trades the drive-through for a {thing} in {hood}
# A fast-food lot in {hood} becomes a {thing}, and the neighbors cheer
% street
@name Greenway Cantina|Patio Chapulin|Banyan Beer Garden|Wagon Yard|Fieldhouse Yard
@thing beer garden|paseo with three kitchens|dog-friendly garden|honky-tonk patio|courtyard of food stands
> {n:18-30} trees went in, {n:40-64} parking spaces went out.
For thirty years the corner of {street} was a menu board and a speaker. Now it is {name}, with {n:18-30} new trees and tables made from the old roof beams.
Neighbors in {hood} asked for three things, says owner {person}: shade, somewhere to put a stroller and music that ends by 10. They got all three, plus {a fountain for dogs|paletas|a wall of native ferns|a horseshoe pit|ping-pong}. It opens daily at 11 am.

# This {hood} butcher wants you to eat less meat, but better
# Whole animal, half the meat: {name} opens a butcher counter in {hood}
% barbecue
@name Salt Block|Carniceria del Puente|Good Graze|Fencepost Meats|Cleaver & Clover
> {name} buys from {n:6-11} ranches, names every one and teaches a class on what to do with the rest.
The case at {name} looks half empty on purpose. Butcher {person} brings in {one steer and two hogs|goats and heritage pigs|two steers and a dozen ducks|one longhorn cross|a steer and eight lambs} a week, and when they are gone, they are gone.
Customers learn fast. Oxtail sells out first; the Thursday class on bone broth has a wait list of {n:25-60}. "Buy less, cook it longer," {person.last} says, which is not what butchers usually say.

# A {n:24-30}-year-old pastry chef is rewriting dessert in {hood}
# Dessert first: {name} opens in {hood} with no dinner at all
% pastry|pie|pastry|pie|pastry
@name Sugar Almanac|Dulce Compas|Night Custard|Pecan & Prose|After Eight Street
> {name} serves a four-course menu that is sweet from beginning to end, and somehow you leave hungry for more.
The first course at {name} is {corn ice cream with chile oil|goat cheese flan|okra-seed cake|buttermilk sorbet and black pepper|tomato jam on shortbread}. It gets stranger from there and, course by course, more delicious.
Chef {person} has been dreaming of a dessert-only room since culinary school. "Everyone orders the cake and says they are too full," {person.last} says. "I removed the obstacle." Seatings are at 7 and 9, and the bar stays open late.

# {name} wins over {hood} with {n:30-48} kinds of {thing}
# Inside {name}, {hood}'s temple of {thing}
% market
@name The Brine Library|Casa Chamoy|Hot Sauce Annex|Pickle Depot|The Mustard Seat
@thing pickles|chamoy|hot sauce|preserves|mustard
> It started as a table at the farmers market. It is now a shop, a tasting bar and a very specific obsession.
Some shops sell a little of everything. {name} on {street} sells {n:30-48} kinds of {thing}, and owner {person} can tell you what each one is for.
The tasting bar is free, which is how they get you. The best seller pairs with {smoked turkey|mango|boiled crawfish|catfish|grilled cheese}; the strangest one was made for a customer's wedding. Classes begin next month, and yes, you take home a jar.

# {city} bartenders pick the {n:6-9} best zero-proof drinks in town
# No spirits, all spirit: the best zero-proof drinks in {city}
% bar
> We asked {n:20-35} bartenders what they order on a night off. Nobody said soda water.
The city's bars have caught on: a good drink does not need alcohol, and a bad one is not saved by it. We asked {n:20-35} bartenders for the zero-proof pour they admire most, on one condition. It could not be their own.
{name} in {hood} led the vote with a {smoked tea tonic|tamarind cooler|salted cucumber highball|black-walnut soda|burnt-orange shrub} that arrives under a cloud. Second place went to a pharmacy-style phosphate on {street}. "It is the drink I think about," said bartender {person}.
@name Tonic & Thread|Bar Sereno|The Quiet Hour|Dry Creek Social|Second Wind

# {name} opens a {n:9-14}-seat omakase in a {hood} garage
# The hottest seat in {hood} is in somebody's garage
% sushi
@name Kawa no Kage|Ocho Asientos|Tidewater Omakase|Red Door Sushi Bar|Garage Nine
> Sushi chef {person} waited {n:8-15} years for a counter. It came with a roll-up door.
The door at {name} rolls up at 6 sharp, and the {n:9-14} guests find their names on smooth stones. Chef {person} works alone, with {Gulf red snapper|aged kampachi|Gulf tuna|Texas striped bass|wild mackerel} and rice seasoned with red vinegar.
There are {n:14-18} courses and no printed menu. When a train goes by, {person.last} stops, smiles and waits. Seats are released on Sundays at noon at \${n:125-165}, and the neighbors have stopped asking about the line.

# What {n:7-12} {city} chefs cook when nobody is watching
# Confessions: {city} chefs tell us what they really eat at midnight
% noodles|table|oysters|eggs|noodles
> Instant noodles, cold beans and one genuinely alarming sandwich.
After service, when the cameras are off, the city's best cooks go home and eat like college students. We know because they told us.
{person}, who runs a tasting menu in {hood}, swears by {instant noodles with American cheese|cold refried beans on saltines|canned gumbo|bologna fried in butter|frozen dumplings with ranch}. {other} makes a sandwich that we promised to describe only as "bold." The common thread: hot sauce, and eating over the sink.

# Beloved {hood} food truck {name} parks for good
# After {n:6-12} years on the road, {name} takes the wheels off
% tacos|tacos|noodles|barbecue|street
@name Chile Pardo|La Burra Verde|Curry Up Bayou|Smoke Signal|Fat Sparrow
> The truck that fed every {festival|fiesta|rodeo cook-off|ballgame|concert} in town now has a roof, {n:38-60} seats and air conditioning.
The truck is still there. {name} drove it through the front wall of its new home on {street}, more or less, and turned it into the order window.
Owners {person} and {other} met in line for somebody else's truck. Their menu has grown from five dishes to {n:12-18}, with the {goat birria|carne guisada fries|coconut crab|brisket egg rolls|fried-chicken bao} still on top. On opening night they plan to feed the {n:30-50} regulars who followed them everywhere for free.

# {name} gives {hood} a proper neighborhood bar, pinball included
# Cold beer, loud pinball, no velvet rope: {name} opens in {hood}
% bar
@name The Wicket|La Palanca|Tilt & Bayou|Rusty Spur Social|Extra Ball
> {n:11-19} machines, {n:8-12} taps and a jukebox curated by the {mail carrier|church organist|city bus drivers|barber|letter press shop} next door.
Not every bar needs a concept. {name} on {street} has beer, {n:11-19} pinball machines and a bartender, {person}, who remembers what you had last time.
The room was a {dentist's office|shoe repair|bait shop|saddle shop|travel agency} until last spring. Quarters are free on Mondays, and league play starts next month. "I wanted a place where you could bring your dad," {person.last} says. He was at the bar, winning.

# A farm-to-table pioneer in {hood} hands over the keys
# After {n:18-27} years, {person} passes {name} to the staff
% salad|market|salad|salad|market
@name Furrow|Huerta|Cypress & Vine|Plowshare|Orchard Street Kitchen
> The new owners have one thing in common: all of them started at the dish pit.
On Sunday, {person} cooked one last service at {name} in {hood}, hung up the apron and gave a speech of nine words: "It is yours now. Please fix the walk-in."
The restaurant now belongs to {n:7-12} employees, most of whom began as dishwashers or hosts. {other}, the new managing partner, says little will change but the {music|salad|chairs|bread|hours}. The farmers who came to the party brought {peaches|squash blossoms|oysters|figs|sweet corn}, and stayed late.

# !Why {city} hosts are booking {name} for their biggest parties
# !A feast without the dishes: {name} takes over your kitchen
% gala|tacos|oysters|barbecue|gala
@name Silver Ladle Catering|Mesa Buena Catering|Gather & Gulf|Ranch Hand Catering|White Apron Events
> The catering team brings the menu, the glasses and the good mood, and leaves the kitchen cleaner than it was.
You invite the guests. {name} does the rest, from the first call to the last wine glass. Menus begin at \${n:42-58} a person and are built around what your family likes to eat.
Planner {person} suggests booking {n:5-8} weeks ahead for a Saturday. Popular choices include {a taco bar with handmade tortillas|a tamale feast|a Gulf seafood boil|a prime rib dinner|a grazing table}. This article is presented by {name}.
`;
