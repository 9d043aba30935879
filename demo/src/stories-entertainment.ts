/** Entertainment and Sports. How to read the marks: story-text.ts. */
export const entertainmentStories = `
= Entertainment

# {n:11-17} things to do in {city} this weekend, from {a} to {b}
# Your weekend in {city}: {a}, {b} and a very good sandwich
% fair|street|concert|fair|fireworks
@a polka|papel picado|zydeco|two-stepping|synthesizers
@b paddling|paletas|papermaking|pigeons|pinball
> Our picks, with the ones that cost nothing marked in green.
The weekend opens on Friday in {hood}, where {park} hosts a night of {a} under the lights. Saturday belongs to {b}: beginners are welcome, and gear is free for the first {n:40-80} people in line.
Save room on Sunday for the sandwich that won our readers' poll by {n:3-19} votes. It is on {street}, it has two kinds of pickle, and {n:6-9} of the picks on this list are free.

# {venue} turns {n:20-60} with {n:5-9} nights of music and one enormous cake
# Happy birthday to {venue}, the loudest room in {hood}
% concert
> The lineup was picked by the people who work there. The first act is the sound engineer.
Clubs open and clubs close, but {venue} has been shaking the windows of {hood} for {n:20-60} years. It celebrates with {n:5-9} nights picked by bartenders, door staff and the woman who books the taxis.
"We have had people meet here, marry here and come back with their kids," says manager {person}. Tickets are \${n:12-20}, the price of a show in the first year plus the price of a beer. The cake is shaped like an amplifier.

# The {genre} band that {city} could not stop humming has an album at last
# {band} of {hood} finally put it on a record
% guitar|concert|record|guitar|concert
@genre cumbia-surf|conjunto-punk|zydeco-soul|western-swing|desert-disco
@band The Low Water Crossings|Los Vecinos Ruidosos|Bayou Telegraph|The Loading Chutes|Velvet Overpass
> {n:9-12} songs, recorded in {a laundromat|a mission annex|a shrimp shed|a feed mill|an empty pool}, mostly in one take.
If you have had a drink on a patio in {city} this year, you have probably asked somebody who was playing. It was {band}, whose {genre} has been an open secret in {hood}.
Their first record was made in {a laundromat|a mission annex|a shrimp shed|a feed mill|an empty pool} because singer {person} liked the echo. The release show is at {venue}, and the band promises two hours, no encore and a raffle.

# {park} will show {n:8-14} movies under the stars, starting with one you know by heart
# Bring a blanket: free movies return to {park}
% film
> Classics, cartoons and one silent film with a live {organ|accordion|brass band|fiddle|theremin}.
The screen goes up at {park} on Friday for the first of {n:8-14} free movies. Opening night is a sing-along, and the organizers have printed {n:900-1800} lyric sheets for people who claim they do not need one.
The season ends with a silent western and a live score. Food trucks arrive at 6, the film begins when it is dark, and {person} of the parks department asks that you "please leave the tall chairs in the back, where the tall people are."

# Comedy in {hood} has a new home, and it used to be a {place}
# {name} opens in {hood} with {n:60-110} seats and no drink minimum
% theater|concert|theater|theater|concert
@name Punch & Line|La Risa Baja|Wet Cement Comedy|Deadpan Saloon|The Callback
@place church basement|funeral parlor|bank lobby|tack room|dental clinic
> Open mics on Mondays, headliners on weekends and a strict policy on heckling: you may, once.
The {n:60-110} seats at {name} are old and the jokes are new. {person} and {other} built the room in a former {place} on {street} after years of performing next to blenders.
There is no drink minimum and no bad sight line. Newcomers get five minutes on Mondays. "We just want a place where people can be terrible on the way to being good," {person.last} says.

# A {n:24-36}-hour play in {hood} asks the audience to stay the night
# Would you sleep through this? {name} stages a play from dusk to dusk
% theater
@name Lamplight Theater|Teatro Vela|Undertow Stage|Open Range Players|Long Wall Theater
> Pillows provided, breakfast included, and yes, there is a nap written into the script.
The curtain at {name} goes up at 7 in the evening and comes down at 7 the next, or later. The play follows one family through {a hurricane|a wake|a wedding|a drought|a blackout}, almost minute by minute.
Director {person} says most people come for a few hours and stay for ten. There are cots, soup and a quiet room. "Around 4 am something happens," says {person.last}. "The audience stops watching and starts living there."

# The {city} record shop that only sells music made within {n:10-30} miles
# All local, all vinyl: {name} spins {city} and nothing else
% record
@name Zip Code Records|Disqueria Vecindad|Loop Records|Spur Line Vinyl|Local Frequency
> {n:1200-2600} titles, {n:40-90} genres and one very opinionated cat.
You cannot buy a greatest-hits album at {name} in {hood} unless the hits happened nearby. Every record in the bins was made within {n:10-30} miles, from church choirs to noise bands.
Owner {person} started with {n:200-400} of them, rescued from a radio station's dumpster. The best seller is a {polka record from 1962|conjunto single from 1971|chopped tape from a garage|honky-tonk 78|soul 45 pressed by a high school}. The cat, named B-Side, prefers jazz.

# {festival} announces {n:40-85} acts and an idea: everybody gets a chair
# {festival}, the most comfortable festival in Texas, names its lineup
% fair|concert|guitar|fair|concert
@festival Porchlight|Sombra|Slow Bayou|Shade & Fiddle|Sit Down Sounds
> {festival} caps attendance, plants trees with the profits and bans the phrase general admission.
After {n:3-6} years of growth, {festival} did something unusual. It cut the crowd in half, doubled the toilets and promised a chair to every person who buys a ticket.
The {n:40-85} acts run from {gospel to grunge|norteño to noise|zydeco to chamber pop|swing to shoegaze|funk to folk}. "Nobody ever told me they wished there had been more people," says founder {person}. Two-day passes are \${n:85-140}, and under-twelves are free with a grown-up who behaves.

# Trivia night in {hood} has a champion, and she is {n:82-93}
# Nobody in {city} can beat {person}, {n:82-93}, at trivia
% bar
> The retired {librarian|schoolteacher|bus dispatcher|court reporter|map maker} has won {n:19-34} weeks in a row and drinks for free.
The other teams have names like Quizzy Stardust. {person} plays alone, under her own name, with a pencil. She has won {n:19-34} weeks in a row at {venue} in {hood}.
Her weakness, she admits, is anything with a password. Her strength is everything else. "I read the whole encyclopedia once, because it rained," {person.last} says. The bar has named a drink after her. It is ginger ale.

# {n:6-9} haunted (or at least interesting) corners of {city}
# The {hood} ghost tour for people who do not believe in ghosts
% skyline|mission|townhouses|theater|skyline
> A walk through {hood} with a historian who brings receipts.
{person} does not believe in ghosts. The historian does believe in newspapers, and has read {n:60-110} years of them to find out what really happened at the {n:6-9} most haunted addresses in {city}.
The truth is usually stranger. The lady in white was a {bootlegger|telegraph operator|circus rider|cattle broker|bank clerk}, and the footsteps upstairs at {venue} belong to a water pipe. Walks leave at dusk from {park}, and skeptics get a discount.

# {city} teenagers take over a radio station, and listeners are hooked
# Dead air no more: teenagers run the dial in {hood}
% record|concert|record|record|skyline
> {n:40-66} hours a week, no playlists, no adults on the microphone.
The rules on the studio door are short: no dead air, no mean jokes, say where you are from. Since spring, {n:30-55} teenagers have run the low-power station in {hood}, and its audience has {doubled|tripled|doubled twice|grown every week|passed the news channel's}.
The hit of the schedule is a call-in show about {homework|crushes|grandparents|weird food|bus routes}, hosted by {person}, {n:15-17}. "People really just want to be asked a second question," {person.last} says.

# Review: at {venue}, a {n:9-14}-piece band makes {city} dance in its socks
# Shoes off, volume up: a strange and lovely night at {venue}
% concert
> The floor was new. The rule was firm. The {accordion|trumpet|bass clarinet|pedal steel|vibraphone} was astonishing.
You are asked for your shoes at the door. It sounds like a gimmick, and for one song it was. Then {band}, {n:9-14} people in a room built for six, found a groove, and {n:200-380} strangers in socks began to slide.
Leader {person} plays as if telling a secret to the back row. By the end nobody could find their shoes and nobody minded. They return to {hood} next month. Wear good socks.
@band Las Horas Pico|La Banda del Puente|Ship Channel Orchestra|Prairie Static|Elm Street Irregulars

# The {n:50-90}-year-old {hood} skating rink rolls again
# Lace up: {name} reopens in {hood} with the original organ
% fair|record|fair|record|fair
@name Silver Wheels|Patines Palace|Rollarena|Starlight Skate|Skate Elysium
> Maple floor, mirrored ball, and a new generation that has to be told what an organ is.
The floor took {n:7-11} months to sand. Underneath the carpet of three former owners was the maple that half of {hood} learned to fall on. {name} opens again this weekend.
Organist {person}, who played the last night in {1986|1991|1984|1988|1993}, will play the first. Admission is \${n:8-12} with skates. There is one slow song an hour, "because somebody out there needs it," {person.last} says.

# {n:3-5} new podcasts made in {city} that are worth your commute
# Listen local: {city} podcasts for traffic, dishes and long walks
% record|skyline|street|record|guitar
> A cold case about a missing {statue|parade float|mural|rodeo clown|neon sign}, a love letter to {corner stores|bakeries|bayous|two-stepping|overpasses}, and ten-minute naps.
The best of the new crop is a true-crime show in which nobody is hurt: it spends {n:6-10} episodes looking for a {statue|parade float|mural|rodeo clown|neon sign} that vanished from {hood} decades ago.
Host {person} records in a closet and has the voice for it. Also on our list: a show about {corner stores|bakeries|bayous|two-stepping|overpasses} and one that is only rain on roofs around town, with no talking at all. It is oddly the one we argue about most.

# A {city} puppet company packs {venue} with a {show} for grown-ups
# Strings attached: the puppets of {hood} are not for children
% theater
@show western|tragedy|space opera|courtroom drama|disaster musical
> {n:30-52} puppets, {n:5-7} puppeteers, one bucket of fake rain.
The horse is made from umbrellas. So is the storm. The company led by {person} spent {n:8-13} months in a garage in {hood} building its first full-length {show}, and the opening run sold out in an hour.
What looks silly in a photograph is heartbreaking at ten paces. When the smallest puppet waves goodbye, the bartender at {venue} has to turn around. {n:6-10} shows were added this week.

# Where to dance in {city}, by what your knees can take
# {n:9-13} dance floors in {city}, rated for feet, knees and nerve
% concert|fireworks|concert|guitar|bar
> From beginner {two-step|cumbia|zydeco|line dancing|salsa} to the midnight room nobody over forty has survived.
We sent {n:4-6} reporters, aged 23 to 71, to every dance floor in {city} that would have them. They rated each for the floor itself, the kindness of strangers and the condition of their knees the next day.
The winner is {venue} in {hood}, where {person} gives a free lesson at 7 and nobody dances alone for long. The midnight room is also excellent. We are told.

= Sports

# {city} pickleball players built their own courts. The city said thank you
# {hood} gets {n:8-16} new courts, and the paint is barely dry
% court
> The league has {n:400-900} members between 9 and {n:84-91}, and a waiting list.
They started with chalk and a borrowed net in a parking lot in {hood}. By last spring there were {n:400-900} of them, and the lot's owner gave up and gave it to the city.
The {n:8-16} new courts at {park} have lights, shade and a {bell|bench|mister|trophy shelf|jukebox} paid for with bake sales. Founder {person} still brings the chalk. "For luck," {person.last} says, "and for hopscotch."

# The {team} of {hood} have not lost at home in {n:13-29} games
# How the {team} became the best small club in {city}
% stadium
@team Mockingbirds|Charros FC|Herons|Iron Horses|Comets
> {n:900-1900} fans, two drums, a goat, and a coach who teaches algebra in the morning.
The stands hold {n:900-1900} and on Saturdays they shake. The {team}, who play in {hood} for gas money and glory, have not lost at home since {March|the spring|last year|opening day|Easter}.
Coach {person} teaches algebra until three and runs practice at four. "Same thing," {person.last} says. "Show your work." The mascot is a goat, the drums are older than the players, and tickets are \${n:5-9}.

# {person}, {n:67-79}, will run {city}'s marathon for the {th:30-41} time
# Still running: the {hood} grandmother who has never missed a marathon
% riders|skyline|river|street|skyline
> Her secret is naps, beans and a firm dislike of stopwatches.
She has run it with a cold, with a cast and once with a stranger's dog. This year {person} of {hood} will start the marathon again, with the bib number she has worn since the first one.
"I am not fast, I am stubborn," {person.last} says. Three generations of her family will wait at mile {n:17-22} with {tamales|orange slices|kolaches|boiled peanuts|pickle juice}. The organizers plan to keep the finish line open until she gets there. She plans not to need it.

# A {hood} gym swaps mirrors for murals, and membership doubles
# No mirrors, no scales: {name} in {hood} is the gym for everybody else
% court|pool|riders|court|pool
@name Good Effort|Fuerza Buena|Strong Enough|Barn Raised|Room to Move
> {name} has classes for new parents, old knees and people who have always hated gyms.
The first thing you notice at {name} is what is missing. There are no mirrors on the walls on {street}, no scales and nobody shouting. There is a mural of {a heron|the river|a thunderstorm|wild horses|the night sky} that members painted themselves.
Coach {person} opened it after a back injury. "I wanted a place where slow was a speed," {person.last} says. It has {n:300-640} members now, the oldest of whom is {n:86-94} and deadlifts on Thursdays.

# {city}'s first all-{kind} {sport} league drops the puck, the ball and the attitude
# Meet the {kind}s who took over {city}'s {sport} league
% stadium|stadium|pool|stadium|court
@kind grandparent|nurse|teacher|bus driver|bartender
@sport softball|futbol|kayak polo|flag football|roller derby
> {n:9-14} teams, one rule about hospital visits, and the best team names in Texas.
When the {sport} league in {hood} was about to fold, it let in anybody. The {kind}s came first, then their friends. Now there are {n:9-14} teams, and the games draw more fans than parking.
{person}, captain of the {Night Shift|Hall Passes|Second Winds|Last Calls|Detours}, has broken {n:2-4} fingers and has no regrets. "We scream all day on the inside," {person.last} says. "Here we get to do it out loud."

# High school football, minus the helmets: {hood} goes wild for flag
# {n:120-260} girls tried out for flag football in {hood}. All of them made it
% stadium
> The school added {n:3-5} teams rather than cut a single player.
The coach expected thirty. {n:120-260} girls came to the first tryout in {hood}, some in borrowed cleats, and {person} could not bring herself to make a list. So she asked for more coaches instead.
{n:11-18} parents said yes. The first game drew {n:2-4},000 people and ended {28-27|20-19|34-33|13-12|41-40}. "Nobody left," {person.last} says. "Not even the losing team. Especially not the losing team."

# {city} anglers return a record {fish}, and the river shows off
# A {n:30-58}-inch {fish} surprised everyone on {water}
% river|river|beach|river|river
@fish catfish|alligator gar|redfish|striped bass|blue cat
> Caught at dawn, measured, photographed, kissed and put back.
{person} was fishing for breakfast. What came up from {water} instead was a {n:30-58}-inch {fish} with, in the angler's words, "an attitude."
State biologist {other} confirmed the measurement from a photo with a tape and a shoe in it. The {fish} went back within two minutes and is presumed to be telling the story differently. It is the largest recorded there in {n:19-38} years.

# The {n:5-8} best bike rides that begin in {hood}
# Saddle up: {n:5-8} rides from {hood}, from flat to foolish
% riders
> Distances, water stops, and where to find pie at the far end.
You do not need to drive anywhere to ride well in {city}. We mapped {n:5-8} loops that begin in {hood}, from a flat {n:6-9} miles along {water} to a {n:58-74}-mile day that {person}, who leads the Sunday group, calls "a conversation with yourself."
Every route has water, shade and a reward. Our favorite ends at a {kolache stand|panaderia|snowball stand|pie shop|taco window}, and the longest passes {n:2-4} of them, which is no accident.

# {city} chess in the park draws {n:200-420} players and one parrot
# Checkmate at {park}: the biggest open-air tournament in Texas
% fair|street|library|garden|fair
> The youngest champion is {n:7-9}. She plays fast and offers tips.
Every bench at {park} was a battlefield on Saturday. {n:200-420} players sat down, and by dusk the last two were a retired {machinist|postman|welder|rancher|surveyor} and {person}, {n:7-9}, who needed a cushion to see the board.
It took {n:31-64} moves. "He was very nice about it," {person.last} says. The parrot, who belongs to the runner-up, said check at the wrong moment throughout and has been asked not to return.
`;
