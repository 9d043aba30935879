/** What to draw for a story: the first of these that its words speak of, else its section. */
const subjects: [section: RegExp, words: RegExp, subject: string][] = [
  [/Restaurants/, /taco|tortilla|salsa|queso|pastor|suadero|quesadilla|barbacoa|tamale/i, 'tacos'],
  [/Restaurants/, /brisket|barbecue|butcher|steak|fried chicken|chicken/i, 'barbecue'],
  [/Restaurants/, /ramen|pho |noodle|dumpling|chili, gumbo/i, 'noodles'],
  [/Restaurants/, /sushi|omakase/i, 'sushi'],
  [/Restaurants/, /oyster|crawfish|fish|pepper soup/i, 'oysters'],
  [/Restaurants/, /coffee|roaster/i, 'coffee'],
  [/Restaurants/, /wine|cocktail|drink|margarita|bar,|bartender|zero-proof|happy hour/i, 'drinks'],
  [/Restaurants/, /bakery|dessert|kolache|pan dulce|pastry/i, 'pastry'],
  [/Restaurants/, /pie|oldest/i, 'pie'],
  [/Restaurants/, /market|three kitchens|supper|catering|harvest|farm/i, 'market'],
  [/Restaurants/, /lunch|diner|breakfast|chefs/i, 'eggs'],
  [/Entertainment/, /movie|film/i, 'film'],
  [/Entertainment/, /theater|play |puppet|comedy|jokes/i, 'theater'],
  [/Entertainment/, /song|band|record|music|radio|vinyl|choir|two-step|accordion/i, 'music'],
  [/City Life/, /librar|book/i, 'books'],
  [
    /City Life/,
    /trees|trail|river|bayou|lake|bats|birds|pelican|walk|star party|flower/i,
    'nature',
  ],
  [/City Life/, /market|thrift/i, 'market'],
  [/Arts/, /theater|stage|play|dance|opera/i, 'theater'],
  [/Arts/, /symphony|orchestra/i, 'music'],
  [/Travel/, /swim|river|paddle|lake/i, 'nature'],
  [/Sports/, /kayak|paddl/i, 'nature'],
];

export function pictureSubject(section: string, words: string): string {
  const found = subjects.find(([where, what]) => where.test(section) && what.test(words));
  return found?.[2] ?? slug(section);
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}
