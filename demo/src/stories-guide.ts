/** Entries of the Charity Guide and the City Guide. How to read the marks: story-text.ts. */
export const charityStories = `
= Charity

# {name}
% market
@name Second Harvest Table|Mesa Llena|Bayou Pantry Project|Cowtown Cupboard|Neighbors' Larder
> Rescues good food from {n:90-160} kitchens and has it on a table by dinner.
{name} picks up what restaurants, schools and caterers did not serve, and delivers {n:4-9},000 meals a week across {city}. Drivers need only a car and two free hours.
Founded by {person} with one cooler, it now works out of a kitchen in {hood}. You can give time, money or a van that still runs.

# {name}
% bungalows|wildflowers|giving|wildflowers|giving
@name Paws & Porches|Patitas Felices|Gulf Coast Hounds|Hitching Post Animal Rescue|The Velvet Leash
> Finds homes for old dogs, shy cats and the people who need them.
{name} takes in animals that others pass over, and pairs them with older neighbors who would like the company. Food and vet visits are paid for life.
Last year {n:340-610} animals from shelters in {city} went home. Foster families in {hood} and {hood2} are always needed, {person} says, "especially for the ones that snore."

# {name}
% guitar
@name First Chair|Cuerdas Nuevas|Bayou Strings|Pickup Music|Elm Street Harmony
> An instrument, a teacher and a stage for every child who wants one.
{name} lends {n:700-1300} instruments a year to students in {city} and repairs the ones in your attic. Lessons are free, and recitals happen in {laundromats|plazas|ship terminals|barns|train stations}, where the audience is not expecting it.
Director {person} started with three violins. To give an instrument, bring it to {street} on any weekday.

# {name}
% library
@name The Reading Porch|Cuentos en el Camino|Story Ferry|Chapter Wagon|Page by Page
> Books for every child, delivered by people who read them aloud.
Volunteers of {name} visit {n:40-75} schools and clinics around {city} with a wagon of new books. Every child picks one to keep, every month.
A gift of \${n:20-35} puts a book in one child's hands for half a year. Readers are trained in {hood} on the first Saturday of the month.
`;

export const placeStories = `
= City Guide

# {name}
% river
@name Pecan Hollow Springs|Ojo de Agua Gardens|Cypress Bend Boardwalk|Longhorn Overlook|Heron Point
> A quiet place by the water that feels farther from the city than it is.
Come in the morning, when the light is low and the {turtles|herons|egrets|deer|pelicans} are not yet bored of visitors. A path of {n:2-3} easy miles loops under old trees, with benches where you want them.
Free, open from dawn to dusk, ten minutes from {hood}. Dogs are welcome on a leash.

# The {museum}
% sculptures|gallery|cutouts|gallery|sculptures
> Small enough for an hour, good enough for a day.
The permanent rooms hold {n:400-900} works by artists from {city} and the places its people come from. The courtyard is free, and so is everything else on Thursdays after five.
Do not miss the {neon room|paper room|flood room|saddle room|sign room}. The cafe does one sandwich and does it well.

# {name}
% market
@name The Old Ice House Market|Mercado Lavaca Vieja|Navigation Wharf|Exchange Hall|Cedars Depot
> {n:18-34} stalls under one old roof, with coffee at the front and music in the back.
Built in {1909|1894|1912|1902|1916} and saved from demolition twice, {name} is where {city} goes to eat lunch standing up. Regulars start with {person}'s counter and work their way around.
Open daily from 8 am. The best seats are on the loading dock, facing {street}.

# {venue}
% concert
> {n:220-480} people, one good stage and the loudest quiet crowd in Texas.
Nearly everybody who mattered to music in {city} has played here, and some of them still do, on Mondays, unannounced. The sound is famous. So is the {popcorn|Frito pie|red drink|pickle plate|grilled cheese}.
Shows most nights. Find it in {hood}; listen for it first.

# {park}
% skyline|river|fair|wildflowers|riders
> The city's front yard, with room for a kite, a picnic and a nap.
On a mild Sunday half of {city} is here, and there is still room. Bring a ball, a book or nothing. The far end, past the footbridge, is where the locals go.
Parking fills by ten. The paddle boats are worth it, the ducks know their rights.
`;
