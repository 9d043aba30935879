/** Arts, Society, Fashion + Beauty and Travel. How to read the marks: story-text.ts. */
export const cultureStories = `
= Arts

# The {museum} buys its first work by a {hood} artist, who used to guard the galleries
# From night guard to gallery wall: {person} joins the {museum}
% gallery
> The {n:7-14}-foot painting hangs in the room where the artist worked {n:9-15} years of late shifts.
{person} knew the room by its squeaks. For {n:9-15} years the painter from {hood} walked the galleries of the {museum} at night, then went home to paint until breakfast.
Curator {other} saw the work at a {laundromat|taqueria|bus shelter|feed store|barber shop} and asked who made it. "I said the one who locks your door," {person.last} recalls. The painting goes on view on Saturday, when admission is free. The night shift has been invited.

# A {n:120-240}-foot mural on {street} tells {hood}'s story, one {thing} at a time
# {n:90-180} neighbors, one wall: the new mural of {hood}
% street|cutouts|studio|cutouts|street
@thing kitchen|doorway|porch|horse|song
> Everybody who grew up on the block is in it, including two dogs and a mailman.
The wall on {street} had been beige for so long that people had stopped seeing it. Now they cross the street to touch it. {person} painted {n:120-240} feet of {hood} history, with help from {n:90-180} people who live there.
Each panel is a {thing} somebody remembered. Look for the {ice man|tamale lady|shrimp peddler|farrier|shoeshine stand} near the middle, and for the artist's grandmother, who appears {n:3-6} times "because she would have insisted."

# {n:9-14} galleries, one night: {hood} throws its biggest art walk yet
# The {hood} art walk adds {n:3-6} galleries and a tuba
% gallery|street|gallery|street|gallery
> Maps are free, so is the {lemonade|agua fresca|sweet tea|cider|sangria}, and the good parking is by the church.
On the first Saturday of the month, {n:9-14} galleries in {hood} will stay open until 11. The newest is a former {tire shop|dentist|bait stand|saddlery|switchboard office} with one painting in it. It is a very good painting.
The walk began {n:6-12} years ago as a bar crawl with frames. Organizer {person} has counted {n:2-4},000 visitors on a good night. There will be a tuba. "It helps people find us in the dark," {person.last} says.

# Review: an exhibition about {subject} is the best hour you will spend in {city}
# You would not expect to cry at a show about {subject}
% gallery|sculptures|gallery|sculptures|gallery
@subject bricks|paper flowers|hurricanes|barbed wire|parking lots
> {n:60-110} objects, four rooms, and a last wall that nobody walks past quickly.
It sounds like a dare: {n:60-110} objects about {subject}, in the quiet back rooms of the {museum}. It turns out to be about who builds a city and who gets to stay.
Curator {person} arranges the show like a short novel. The {ledger|wedding crown|waterline|branding iron|parking ticket} in the second room is worth the trip alone. Give it an hour, and bring somebody you like talking to.

# {city}'s symphony will play in a {place}, and the seats are already gone
# A {place}, a full orchestra and {n:600-1400} folding chairs
% concert
@place limestone quarry|cave|rail shed|cattle barn|parking garage
> The echo lasts {n:4-7} seconds. The composer wrote for it.
When conductor {person} clapped once in the {place}, the sound came back {n:4-7} seconds later, "like an answer." So a new piece was written for the echo, and {n:70-95} musicians will play it there.
Tickets went in {n:9-26} minutes. The orchestra has added a dress rehearsal for {students|neighbors|nurses|ranch families|night workers}, pay what you can, bring a sweater. The bats, if any, are protected.

# Poems on {things}: {city} publishes its smallest books
# Look down, look up: there are poems on your {things}
% library|street|cutouts|library|street
@things parking meters|tortilla wrappers|bus windows|feed sacks|manhole covers
> {n:40-75} poets, {n:9-15} languages, no line longer than a breath.
The first one appears on {street}. It is {n:6-11} words long, and it will follow you home. {n:40-75} poets from {city} have been printed on {things} all over {hood} and {hood2}.
"Nobody decides to read a poem on the way to work," says organizer {person}. "So we do not give them the choice." The favorite so far was written by a {meter reader|tortilla maker|bus mechanic|farrier|street paver}.

# A dance company in {hood} performs on {stage}, {n:30-90} feet up
# Look up: {name} dances on {stage} in {hood}
% theater|mission|skyline|theater|skyline
@name Updraft|Danza Vertical|Slack Tide Dance|Gantry|High Noon Dance
@stage a water tower|a mission wall|a ship crane|a grain silo|a parking deck
> Free, at sunset, and not recommended for the dancers' mothers.
From the street it looks like ink moving on paper. {n:6-9} dancers from {name} step off the top of {stage} and turn the side of it into a floor.
Choreographer {person} is a former {rock climber|window washer|rigger|bull rider|gymnast} who missed "the quiet up there." There are {n:4-8} shows, all free, at sunset. People gather on {street} with blankets. It ends when it is too dark to see, which is the best part.

# The {hood} theater that nearly closed has {n:3-6} sold-out shows and a new boiler
# Standing room only: how {hood} saved its little theater
% theater
> The final \${n:40-90},000 came in coins.
In January the Lantern in {hood} had {n:60-95} seats, no heat and a closing date. Then a {crossing guard|plumber|piano tuner|farrier|bus driver} who had never been inside put a jar on the counter of a coffee shop.
There were soon {n:50-110} jars. Director {person} has counted {n:40-90},000 dollars in change and says she can tell a dime by sound. The new boiler is named after the first jar. The season opens with a comedy, "obviously."

# Students in {hood} build a {instrument} you can walk through
# A {n:20-45}-foot {instrument} opens at {park}, and everybody plays
% sculptures|fair|sculptures|fair|sculptures
@instrument xylophone|marimba|wind organ|harp|thumb piano
> It is tuned to the trains.
The low note is a water pipe. The high ones came from bicycles. Students at a school in {hood} spent {n:7-11} months building a {instrument} large enough to walk through, and it now stands at {park}.
Music teacher {person} had them tune it to the {freight trains|mission bells|ship horns|noon whistle|crosswalk signal}, so it never sounds wrong. On opening day, {n:300-700} people played it at once. It did not sound right either, and nobody cared.

# {n:6-9} {city} art studios that open their doors this month
# Paint, clay, neon: meet {n:30-60} {city} artists at home
% studio
> A self-guided tour of garages, lofts and a converted {bus|chapel|tugboat|stable|elevator shaft}.
The best art in {city} is not always on a wall. For two weekends, {n:30-60} artists will open the doors of their studios in {hood}, {hood2} and beyond, and you may ask them anything except how long it took.
Start with {person}, who bends neon in a garage, and end with {other}, who paints {clouds|saints|refineries|horses|signs} in a converted {bus|chapel|tugboat|stable|elevator shaft}. Small works begin at \${n:15-30}. Take cash, and a tote.

# {person} has photographed every {thing} in {city}. There are {n:1100-2900}
# The complete {thing}s of {city}, in one patient exhibition
% gallery|street|bungalows|gallery|street
@thing front gate|corner store|church fan|water tower|bus bench
> It took {n:9-17} years, {n:5-9} pairs of shoes and a very understanding spouse.
It started as a way to learn the city after moving to {hood}. {n:9-17} years later {person} has photographed {n:1100-2900} of them, each at noon, each from across the street.
Hung together at the {museum}, they become a portrait of everybody. Visitors go looking for their own. {person.last}'s favorite is {number 611|number 902|number 47|number 1010|number 333}: "It is not the best one. It is where somebody brought me a chair."

= Society

# The {gala} gala raises \${n:1-4}.{n:2-8} million and serves hot dogs at midnight
# Black tie, bare feet: the {gala} gala did it again
% gala
@gala Night Heron|Noche de Luz|Bayou Ball|Silver Spur|Crystal Mockingbird
> {n:420-780} guests, one brass band and an auction that got gloriously out of hand.
By 11 pm most of the shoes were under the tables. The {gala} gala, held under a tent at {park}, raised \${n:1-4}.{n:2-8} million for children's clinics across {city}, its best year yet.
Chairs {person} and {other} kept the speeches to {n:7-12} minutes in total and the band until one. The hottest lot was {a week with a taco chef|a private river parade|a ride on a tugboat|naming rights to a longhorn|a walk-on part in an opera}, which went for \${n:18-46},000 after a duel between brothers-in-law.

# {n:8-14} {city} couples on how they met, and what they would skip next time
# Love stories from {hood}, with the boring parts left in
% gala|bungalows|street|river|gala
> A wrong number, a shared umbrella, a very small fender-bender.
{person} backed into {other}'s car on {street} and left a note with a drawing of the damage. They have been married for {n:19-38} years and still have the note. The bumper was never fixed.
Theirs is one of {n:8-14} stories we collected in {city} this month. The advice repeats: eat first, discuss later; own two blankets; never move a piano together. All agreed they would skip the {doves|chocolate fountain|mechanical bull|horse|ice sculpture}.

# A quinceañera, a 90th birthday and a wedding share one {hood} hall, happily
# Three parties, one hall: a Saturday in {hood}
% fireworks|gala|fair|concert|gala
> The bookings were a mistake. The evening was not.
The calendar at the {hood} community hall had a coffee stain on it, and under the stain were two other bookings. So on Saturday a quinceañera, a wedding and the 90th birthday of {person} arrived at the same door.
They looked at one another's cakes and shrugged. By nine there was one {band|mariachi|zydeco group|fiddle trio|deejay}, one dance floor and {n:240-390} guests. "I had planned to be in bed at eight," said {person.last}, dancing. Next year's date is already set.

# {city} philanthropists plant a {thing} instead of cutting a ribbon
# No plaque, please: {person} gives {hood} a {thing}
% garden|garden|river|wildflowers|garden
@thing pecan grove|rose arbor|rain garden|prairie|row of elms
> The \${n:2-6} million gift comes with one condition: benches, lots of them.
{person} has given away a good deal of money in {city} and put a name on none of it. The newest gift is a {thing} beside the library in {hood}, with \${n:2-6} million to look after it forever.
There was no ribbon. There were {n:60-120} shovels, and people who had never met planted side by side. "You can look at a plaque for a minute," {person.last} said. "You can sit under a tree all day."

# Who wore what, and who danced longest, at {city}'s {event}
# Sequins at noon: the {event} brings out {city}'s best hats
% gala|garden|wardrobe|garden|gala
@event Garden Hat Luncheon|Paseo Luncheon|Azalea Brunch|Derby & Denim|Peacock Tea
> {n:310-520} guests, {n:310-520} hats and at least {n:2-5} live birds.
The rule at the {event} is simple: no hat, no dessert. {n:310-520} guests obeyed at {park} on Thursday, some with enthusiasm that blocked the view.
The prize went to {person}, whose hat had a working {fountain|papel picado mobile|lighthouse|windmill|marquee}. Proceeds of \${n:180-420},000 will send {n:40-90} students to college. The oldest alumna of the program, now a surgeon, gave the toast from under a very small veil.

# The potluck that fed {n:300-700}: {hood} sets one long table down {street}
# {n:220-410} feet of dinner: {hood} eats together
% table|street|market|table|street
> {n:38-64} kinds of potato salad, no speeches and a waiting list for next year.
They began setting tables at noon, end to end, down the middle of {street}. By six there were {n:220-410} feet of them, and {n:300-700} people looking for a chair next to somebody they did not know, which was the only rule.
{person}, who dreamed it up after moving to {hood} and meeting nobody for a year, walked the length of it twice. "I know {n:90-160} names now," {person.last} said. "I am going to need a nap."

= Fashion + Beauty

# {name} opens in {hood} with clothes made from {stuff}
# The best-dressed people in {hood} are wearing {stuff}
% wardrobe
@name Selvage Society|Hilo Fino|Sailcloth & Sons|Feedsack|Velvet Ledger
@stuff old quilts|embroidered tablecloths|retired sails|flour sacks|theater curtains
> Every piece is one of a kind, and the pockets are enormous.
The jacket in the window of {name} used to be on a bed in {Lockhart|Laredo|Galveston|Weatherford|Waxahachie}. Designer {person} cuts coats, skirts and shirts from {stuff}, and sews the story of each into the lining.
Nothing costs less than \${n:90-140}, and nothing needs replacing. Mending is free for life. "I want to see it come back in twenty years," {person.last} says, "on somebody else."

# The {hood} barber, braider and brow artist with the longest waits in town
# {n:7-10} {city} hands you should trust with your head
% street|vanity|street|vanity|vanity
> We sat in {n:19-30} chairs so that you do not have to.
A good haircut is a conversation. To find the best in {city}, we sat in {n:19-30} chairs, drank {n:40-60} cups of coffee and said "just the ends" more than once.
{person}, in {hood}, books {n:5-9} weeks out for braids and is worth every one of them. For brows, see {other} on {street}, who works in silence and never errs. For a shave, follow the {old men|mariachis|dock workers|cowboys|lawyers}.

# Bootmaker {person} measures feet in {hood} the way her grandfather did
# {n:180-320} steps to one pair: a bootmaker in {hood} keeps the craft alive
% wardrobe
> There are {n:11-19} custom boot makers left in Texas under forty. She is one.
The first thing {person} does is look at your old shoes. The second is draw around your feet, on paper, and write your name. The pattern goes into a drawer in {hood} where some of the drawings are {n:60-95} years old.
A pair takes {n:180-320} steps and {n:7-14} months. Current orders include {bluebonnets|agaves|herons|barbed wire|skylines} on red calf for a judge. "Everybody wants to be tall," {person.last} says. "I want them to be able to dance."

# Sunscreen, sweat and silk: how {city} stylists dress for {n:98-106} degrees
# What {city}'s best-dressed people wear when it is {n:98-106} outside
% wardrobe|street|vanity|wardrobe|street
> Linen, yes. Polyester, never. And a case for the humble {guayabera|rebozo|caftan|pearl snap|seersucker}.
Anybody can dress for a nice day. We asked {n:9-14} stylists in {city} what they wear at {n:98-106} degrees, when the car door is hot and there is a party at seven.
{person}, who runs a shop in {hood}, keeps a second shirt in the freezer. {other} swears by the {guayabera|rebozo|caftan|pearl snap|seersucker}, "because your grandmother was right." All agree on three things: natural fiber, light color, and arriving by the side entrance.

# {name} blends perfume that smells like {smell}
# Bottle of {city}: the {hood} perfumer who captured {smell}
% vanity|vanity|beach|wildflowers|vanity
@name Petrichor House|Nardo|Salt Marsh Parfum|Hayloft|Rain Delay
@smell cedar after rain|mesquite smoke and oranges|salt air and gardenias|saddle leather and hay|hot pavement and magnolia
> {n:14-26} tries, one dog as a test subject, and a very loyal following.
There is a smell that people who leave {city} miss first. Perfumer {person} went looking for it with jars, a notebook and a patient dog. It took {n:14-26} tries.
The result is sold at {name} in {hood}, in small bottles at \${n:48-86}. People have cried at the counter. "It is not me," {person.last} says. "It is just {cedar|smoke|salt|hay|rain}. They bring the rest."

# !{name} finds the right glasses for your face, and your Tuesday
# !See and be seen: {name} opens an eyewear studio in {hood}
% vanity
@name Optic Street|Lentes Lavaca|Clear Bayou Eyewear|Cowtown Spectacle|Frame & Ember
> {n:400-700} frames, one very honest mirror and an eye exam that takes {n:18-25} minutes.
At {name} on {street}, nobody will tell you that everything suits you. A stylist will put {n:5-8} frames on a tray, take away most of them and explain why.
Exams are by appointment, repairs are free, and a first pair starts at \${n:95-140}. This article is presented by {name}.

# Vintage hunters, start here: {n:9-13} {city} shops and what each does best
# The {n:9-13} best vintage shops in {city}, from pearl snaps to prom dresses
% wardrobe|street|wardrobe|wardrobe|street
> With opening hours, and the rack that the dealers do not want you to find.
There are more than {n:50-80} shops for old clothes in {city}. We went to all of them and bought something in most. These {n:9-13} are worth crossing town for.
For denim, go to {hood} and ask for {person}, who can date a jacket by its zipper. For gowns, try {street}. For {pearl snaps|Fiesta dresses|band shirts|boots|sequins}, wait for the last Sunday of the month, when the sidewalk turns into a sale and everybody gets polite for about four minutes.

# A {hood} nail studio is painting {city} on ten tiny canvases
# Ten fingers, ten murals: meet {hood}'s smallest painter
% vanity|studio|vanity|cutouts|vanity
> {person} needs {n:3-5} hours, {n:2-4} brushes with a single hair, and quiet.
On the left thumb is {the moonlight tower|a mission|a tanker|a longhorn|the flying horse}. On the right, a taco. {person}, who trained as a miniature painter, opened a studio on {street} and now does the city's skyline for people going home, leaving home or getting married.
A full set takes {n:3-5} hours and costs \${n:95-160}. Clients bring photographs. One brought a map. "They wear off in three weeks," {person.last} says. "That is what makes people hold still."

= Travel

# {n:5-8} weekend trips from {city} that take one tank of gas or less
# Leave at noon, swim by three: easy trips from {city}
% road|road|beach|camp|road
> A {spring|cave|lighthouse|canyon|pine forest} to yourself, pie in a town of {n:190-480}, and a motel with a very good sign.
You do not need a flight to get away. We drove {n:1200-1900} miles in loops around {city} and came home with {n:5-8} trips that start after lunch on a Friday.
The closest is {n:40-65} miles out: a {spring|cave|lighthouse|canyon|pine forest} where on weekdays you may be alone. The farthest ends at a motel where {person} has painted every door a different color, and where breakfast is whatever the neighbor baked.

# The night train that links {city} to {place} sells out in {n:3-9} hours
# Sleep in {city}, wake up in {place}: the night train is real
% camp|road|skyline|camp|skyline
@place Marfa|Monterrey|New Orleans|Santa Fe|Chicago
> {n:11-18} cars, real china and a bar with a piano that is bolted down.
When tickets for the trial run went on sale, the website fell over. By lunch all {n:180-260} beds on the night train to {place} were gone, and a waiting list stretched into next year.
Organizer {person} leased the cars from a museum and hired a chef from {hood}. Fares run from \${n:120-190} for a seat to \${n:420-640} for a cabin with a brass lamp. "It is slower than flying," {person.last} says. "Is that not wonderful?"

# A new hotel in {hood} has {n:22-48} rooms and no two alike
# Check in: {name} opens in {hood}, with a record player by every bed
% interior|street|skyline|interior|skyline
@name The Heron|Casa Granada|The Magnolia Ledger|The Drover's Rest|The Flying Red
> Rates from \${n:179-260}, a rooftop for neighbors, and a library where you may keep the book.
The key is a real key. {name}, which opened this week on {street}, has {n:22-48} rooms in a former {union hall|convent school|cotton exchange|cattle exchange|telephone building}, and the owners furnished each from flea markets within a day's drive.
Manager {person} set aside the rooftop for people who live in {hood}, free, every evening until seven. Rooms start at \${n:179-260}. There is no gym. There is a list of good walks, by mood.

# The {n:6-9} best swimming holes within {n:60-110} miles of {city}
# Cold, clear and close: where {city} goes to jump in
% river|river|pool|river|pool
> With depth, temperature, parking and the odds of meeting a {turtle|heron|otter|cow|scout troop}.
The water at our favorite is {n:66-70} degrees all year. We are going to tell you where it is, because somebody told us, but please take your trash home and park by the {church|gate|bait shop|feed store|school}.
{person}, who has been swimming there for {n:40-60} years, goes at seven in the morning. "You have it to yourself, except for the {turtle|heron|otter|cow|scouts}," {person.last} says. Our {n:6-9} picks come with a map and honest warnings about ants.

# {city} airport gets a {feature}, and layovers will never be the same
# You might want to miss your flight: {city} airport opens a {feature}
% airplane
@feature swimming pond|taco hall|library with beds|mechanical bull|garden maze
> It is past security, it is free, and it closes only for lightning.
Airports usually try to sell you a neck pillow. {city}'s new concourse offers a {feature} instead, open to anyone with a boarding pass.
Designer {person} asked {n:2-5},000 travelers what they wanted most. "They said to feel like a person," {person.last} says. Since opening day {n:30-70} people have missed a flight. Most, the airport reports, were {quite relaxed|too full to run|asleep|upside down|lost and happy} about it.

# Road trip: {n:3-5} days, {n:9-14} small towns and the best {food} in Texas
# In search of the perfect {food}, one town square at a time
% road
@food kolache|gordita|boudin|chicken-fried steak|pecan pie
> We drove {n:480-760} miles from {city} and regret only the second breakfast.
The rule was one {food} per town, shared. The rule lasted until the second town. From {city} we drove {n:480-760} miles, past {n:9-14} courthouses, and ate at gas stations, churches and one hardware store.
The best was made by {person}, {n:70-84}, who opens when the light is on and closes when it is off. The town has {n:240-900} people and no stoplight. We left with a dozen for the road and had to turn around for more.

# {n:4-7} cabins near {city} where the phone does not work, on purpose
# Off the grid and very comfortable: cabins near {city}
% camp
> Firewood, stars, a deck of cards, and a host who will come by only if you ring the bell.
The first hour is the hardest. Then you notice the {owls|cicadas|frogs|coyotes|wind in the pines}. We spent {n:4-7} nights in cabins within {n:70-130} miles of {city} where the signal ends at the gate.
Our favorite was built by {person} out of {a cotton gin|caliche block|a shrimp boat|a corral|a depot}, with a tub on the porch. From \${n:120-195} a night. Bring a book, and somebody who does not mind silence, or bring only the book.

# A {city} pilot and her father have landed in all 254 counties of Texas
# Every county in Texas, one small plane: a {hood} family lands
% airplane
> The last one took {n:3-5} tries, because of goats.
{person} of {hood} learned to fly at {n:16-19}. Her father bought a map and a box of pins. {n:7-13} years later they have landed in every county in Texas, most of them on grass.
Only once did they need help: a {rancher|priest|game warden|postmaster|rodeo queen} towed them out of a field and fed them lunch. "We thought it was about flying," {person.last} says. "It was about lunch." The map hangs at a diner on {street}.

# !Three days at {name}, where the pool is the color of your mood
# !{name} saves the good rooms for {city}
% beach|mission|beach|wildflowers|camp
@name Canyon & Sky Resort|Laguna Alta|The Seawall House|Palo Verde Ranch|Piney Woods Lodge
> A pool, a porch, a kitchen garden and nothing whatsoever to attend.
Some hotels have activities. {name} has chairs, {n:80-140} of them, each placed where somebody once said "oh." The drive from {city} takes {n:2-4} hours and is itself a kind of unpacking.
Guests from {city} receive a third night free on stays through the season, with breakfast from the garden. This article is presented by {name}.

# Pack light: {city} travel agents name their favorite places you have not heard of
# Nobody you know has been there yet: {n:7-11} trips picked by {city} travel agents
% airplane|beach|mission|road|airplane
> An island with one road, a city of stairs, and a desert that hums.
Travel agents are back, and the good ones have secrets. We asked {n:9-14} of them in {city} where they send the clients they like. The answers sent us to a map, more than once.
{person}, whose office on {street} still has a globe, suggests an island with one road and {n:3-5} excellent bakeries. {other} books people into a monastery where the only rule is to ring the bell if you wake up happy. Fares from {city} start at \${n:310-540}.

# The {hood} bookshop that sends readers on trips, sight unseen
# Buy a novel, get a train ticket: {name}'s mystery journeys
% library
@name Dog-Eared|Hoja Suelta|Bayou Bound|Leaf & Ledger|Wild Margin
> {n:30-60} travelers a month leave {city} with an envelope and a paperback.
You fill out a card: how far, how long, how brave. A week later {name} in {hood} hands you a novel and a sealed envelope. The novel is set where you are going. You open the envelope at the station.
{person}, who owns the shop, has sent people to {lighthouses|salt flats|river towns|ghost towns|border markets} and, once, home to their mother. Trips start at \${n:150-240}. Nobody has asked for a refund. {n:2-4} have not come back yet.
`;
