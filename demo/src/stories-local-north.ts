/** Stories that only these cities could have: Fort Worth and Dallas. How to read the marks: story-text.ts. */
export const fortWorthStories = `
= City Life

# The Stockyards' longhorns get a new drover, and she is {n:23-27}
% wildflowers
> Twice a day, {n:15-17} steers, one street, no brakes.
At 11:30 and again at 4, traffic on Exchange Avenue stops for cattle. Since Monday it has been {person}, {n:23-27}, who rides in front and decides how fast Fort Worth moves.
She grew up in {Weatherford|Cleburne|Granbury|Mineral Wells|Decatur} and applied three times. The steers tested her on day one. "Number seven wanted to go into the candy store," {person.last} says. "I told him after work."

# A Near Southside block sings its trains to sleep
% guitar
> The quiet zone is coming. Residents are not entirely sure they want it.
The 2:10 freight has been waking up the Near Southside for {n:90-120} years. Next month a quiet zone will silence its horn, and the neighbors are throwing it a farewell party.
{person}, a songwriter who moved in for the rent, has tuned a whole record to the note. It is an E flat. "I complained for ten years," {person.last} says. "Now I do not know how I will know it is Tuesday."

# The Botanic Garden's corpse flower blooms, and {n:6-11},000 people hold their noses
% garden
> It smells like gym socks and history. It lasts {n:26-40} hours.
The line at the Fort Worth Botanic Garden reached the parking lot by dawn. Inside, a flower as tall as a fourth grader had opened for the first time in {n:7-10} years, and it stank magnificently.
"Get close," urged horticulturist {person}, who has fed it since it was the size of a potato. {n:6-11},000 people did. A clothespin concession, run by scouts, sold out before noon.

= Restaurants + Bars

# Chicken-fried steak, weighed and measured: Cowtown's {n:9-13} best
% barbecue
> One hangs over the plate by {n:2-4} inches on every side. We brought a ruler.
Somebody had to do it. Over {n:5-7} weeks we ate {n:26-39} chicken-fried steaks in Fort Worth with a scale, a ruler and a cardiologist who asked not to be named.
The winner, fried by {person} at a lunch room on {street}, is crisp to the last bite and comes under gravy with enough pepper to make you sit up. The biggest is elsewhere. It needs two plates and a moment of silence.

# A Magnolia Avenue bakery makes {n:900-1400} kolaches a day and one wedding cake a year
% pastry
> The couple is chosen by lottery. The cake takes {n:5-8} days.
Every morning but Monday, {person} and a crew of {n:6-9} fill {n:900-1400} kolaches on Magnolia Avenue. Once a year they stop, draw a name from a flour bin and make somebody a wedding cake.
It is free, it is enormous, and it is always a surprise. This year's went to a {fireman|crossing guard|farrier|nurse|welder} and a {florist|trumpeter|librarian|rancher|plumber}. "We get to be nervous with them," {person.last} says. "Kolaches never make you nervous."

= Arts

# The Cultural District's Friday night is free, late and full of teenagers
% gallery
> {n:4-6} museums, one ticket, {n:2-4},000 people under twenty.
The museums of Fort Worth's Cultural District tried something bold: they let teenagers plan a Friday. {n:2-4},000 of them came, on skateboards, to draw in the galleries and dance on the lawns until eleven.
"We were told not to run, so we walked very fast," reported {person}, {n:15-18}, of the planning committee. Attendance doubled the record. Nothing was broken except, briefly, the hush.

# A cowboy poet's {n:240-380} notebooks go to the library, coffee rings included
% library
> Weather, verse and the price of feed since 1961.
{person} wrote a line a day on the ranch, most of them about rain. Now the {n:240-380} notebooks have come to the Fort Worth library in feed sacks, and archivists are reading them with delight.
A poem about a mule has already been set to music. Asked why he never published, {person.last}, {n:86-93}, thought for a while. "I was not finished," he said. "I am still not finished. I just ran out of shelf."

= Sports

# {n:14-19}-year-old barrel racer from Fort Worth wins by the width of a hat
% stadium
> {n:13-14}.{n:11-49} seconds, one borrowed horse, no sleep.
Her own horse was lame. The borrowed one was called Trouble. {person}, {n:14-19}, rode him three times on Thursday and on Saturday won the junior barrels at the stock show by {n:2-9} hundredths of a second.
"He does not like left turns," {person.last} said. There is only one right turn in the pattern. The buckle is hers, Trouble is for sale, and the family is having a discussion.

= Entertainment

# The two-step class that fills a Fort Worth ballroom every Tuesday is taught by twins
% concert
> {n:74-81} years old, matching boots, no mercy on the quick-quick.
One twin leads, the other follows, and then they swap to keep you honest. {person} and her sister have taught the two-step on Tuesdays for {n:31-44} years, and {n:180-310} people a week come to be corrected.
"You are thinking," one of them will say in your ear. "Stop that." At least {n:40-75} couples have married out of the class. The twins dance at every wedding, and they count out loud.

= Real Estate

# A Fairmount Queen Anne with {n:31-44} windows and a turret asks \${n:690-880},000
% bungalows
> The last owner polished the staircase every Saturday for {n:39-51} years.
You may slide down it once, says agent {person}, and then you have to take off your shoes. The banister in the Fairmount house has been polished every Saturday for {n:39-51} years, and it shows.
There are {n:31-44} windows, pocket doors that still pocket and a turret in which the seller's grandchildren have hidden something. They will not say what. It conveys with the house.

= Innovation

# An Alliance hangar is teaching drones to deliver feed to {n:900-2100} cows
% energy
> The cows adapted in a day. The ranchers took a week.
The drone comes over the hill at 6:05, and {n:900-2100} cows look up. A test run out of a hangar at Alliance Airport is dropping feed on ranches north of Fort Worth, and the herd has learned the sound.
Engineer {person} grew up on one of those ranches, hauling sacks. "My dad said it would scare them," {person.last} says. "Now if it is late, they call."

= Travel

# Fort Worth to Palo Duro in {n:8-11} stops, with canyon light at the end
% road
> Leave before the sun, arrive with it, and eat whatever the town is known for.
The road northwest from Fort Worth gets straighter and emptier until, with no warning, the ground opens. Palo Duro is worth the {n:340-370} miles, and so are the {n:8-11} stops along the way.
Eat a peach in {Ringgold|Bowie|Henrietta|Nocona|Vernon}. Hear {person} play the courthouse bells in a town of {n:1100-1900}. Reach the rim at dusk, turn off the engine, and do not say anything for as long as you can.
`;

export const dallasStories = `
= City Life

# White Rock Lake's pelicans have a faithful friend with a camera
% river
> {n:140-230} birds, {n:9-10} feet of wing each, one very patient photographer.
They come when it cools, circle twice and settle on the same sunken log as if they had booked it. {n:140-230} white pelicans are on White Rock Lake this season, the most since counting began.
{person} has photographed the arrival for {n:13-21} years from one folding chair. "The coots hate it," {person.last} says. "They have all summer to themselves, and then it is like your whole family came." The best view is from the {Sunset Bay|east} side, at seven.

# The last elevator operator in downtown Dallas retires after {n:41-49} years
% skyline
> {person} took everybody up and never once asked which floor.
The brass handle has a groove in it the shape of a thumb. {person} ran the elevator in a Main Street tower for {n:41-49} years and learned the floors of {n:3-5} generations of tenants.
On Friday the building's lawyers, cleaners and one former mayor rode down together, slowly, to say goodbye. "Folks tell you the truth between floors," {person.last} said. The elevator will be automatic on Monday. The handle went home in a gift box.

# Deep Ellum's {n:11-16} oldest murals get repainted by the people who made them
% street
> The paint is new, the signatures are the same, and some of the knees are not.
{n:22-34} years after they first climbed the scaffolds, the muralists of Deep Ellum are back on them. {n:11-16} of the neighborhood's best-loved walls are being repainted this month by their original artists.
"I would do the hands differently," says {person}, standing before her own, "so I did." Fans have set up lawn chairs across Elm Street. Somebody brought the same boom box.

= Restaurants + Bars

# The frozen margarita gets its monument, and it is a machine in a museum
% bar
> Dallas invented it. Dallas is now prepared to argue about the salt.
The stainless-steel box hums at {n:24-28} degrees, exactly as it did in 1971. Beside it, at a small museum off Greenville Avenue, visitors may pull the handle of a working copy and toast the most Dallas of inventions.
Curator {person} has tasted {n:140-260} versions "for the archive." Her verdict on salt: half the rim, so that everyone can change their mind. Designated drivers receive a lime.

# An Oak Cliff tortilleria gives away its broken chips, and a line forms at {n:4-5} pm
% tacos
> Bring your own bag. Leave something for the jar.
They used to throw them out. Then {person}, who runs the night shift at a tortilleria off Davis Street, set a crate of broken chips by the door with a sign that said free, still good.
Now there is a line, a jar, and a rotating cast of neighbors who bring salsa. The jar has paid for {n:3-6} quinceañeras and a set of braces. "Nobody wants a perfect chip," {person.last} says. "They want a warm one."

= Arts

# The Arts District's {n:9-12}-minute opera is performed in a parking elevator
% theater
> Audience: {n:6-8} people. Encore: press the button.
You get in on level five with a soprano, a cellist and a stranger. The doors close. By the time you reach the street, in {n:9-12} minutes and with several stops, somebody has been betrayed.
Composer {person} wrote it for the hum of the motor, which is in G. {n:60-95} performances are sold out. The garage has reported a rise in people driving around and around, hoping to run into it.

= Fashion + Beauty

# Inside the Dallas atelier that sews {n:11-19} ball gowns at a time, all by hand
% wardrobe
> {n:60-90} yards of silk, {n:4-6} seamstresses, one radio, no tears before Thursday.
In a second-floor room in the Design District, {n:11-19} gowns stand in a row like a choir. Each takes {n:280-410} hours. {person} has been making them for Dallas debutantes for {n:28-37} years and has never raised her voice.
"The dress can hear you," {person.last} says. The curtsy, in which a young woman's forehead touches the floor, requires a skirt engineered like a bridge. None has ever collapsed. One did catch on a poodle.

= Innovation

# A Dallas bank vault becomes a server room, and the heat warms a swimming pool
% circuit
> {n:38-52} racks, {n:82-84}-degree water, {n:240-390} happy lap swimmers.
The door weighs {n:19-26} tons, so nobody has bothered to move it. Behind it, in a former bank in the Cedars, {n:38-52} racks of computers do sums all day and get very warm.
Engineer {person} ran a pipe next door. The recreation center's pool, unheated since 1994, is now {n:82-84} degrees all winter. "Somewhere a chatbot is thinking hard," {person.last} says, "and Miss Odessa gets to do her aerobics."

= Sports

# Dallas double Dutch team, ages 9 to 14, jumps its way to the world finals
% court
> {n:410-520} steps in two minutes, and that is the warm-up.
The ropes go so fast that you stop seeing them. The {n:9-11} girls of a double Dutch team from South Dallas qualified for the world finals on Sunday, and their coach had to sit down.
{person} learned on the same corner with a clothesline. "They told us it was not a sport," {person.last} says. The team needs \${n:9-16},000 for airfare and is offering, in return, to teach anybody's office how to jump in.

= Entertainment

# Big Tex is measured for new boots, size {n:96-98}, and gets a bath
% fair
> It takes {n:5-7} cobblers, a crane and {n:140-190} gallons of soap.
The State Fair's tallest resident stood very still on Tuesday while a crew of {n:5-7} measured him for new boots. They will be size {n:96-98}, with {n:11-14} stars on each, and will come on a flatbed.
Bootmaker {person} worked from a bucket truck. "He did not say howdy," {person.last} reports, "but I felt that we had an understanding." The boots will be ready for opening day. The fried food is already being tested, by volunteers.

= Society

# A Lakewood lemonade stand raises \${n:21-48},000 and hires an accountant
% market
> The accountant is {n:10-12}. The lemonade is fifty cents.
It was meant to buy a skateboard. Then {person}, {n:8-9}, of Lakewood, heard that the children's hospital needed a music room and changed the sign.
{n:3-5} summers later the stand has raised \${n:21-48},000, has {n:6-9} employees and has moved its books to a friend who is good at fractions. The price has not gone up. "That would be greedy," {person.last} explained. Tips, she added, are another matter.

= Travel

# Dallas to Caddo Lake: {n:170-180} miles to the quietest water in Texas
% river
> Cypress, moss, fog, and a guide who can name every frog.
You smell it before you see it, sweet and old. Caddo Lake is {n:170-180} miles from Dallas and about {n:90-120} years away, and its cypress trees have been standing in the water longer than anybody has been asking why.
{person} will take you in a flat boat at dawn and switch off the motor. Stay in a cabin with a screen door. Eat catfish twice a day. The fog lifts around eight, and you may feel a little sorry to see the other side.
`;
