/** What stories of a city are made of. Neighborhoods, streets, parks and waters are real; venues and museums are invented. */
export interface StoryCity {
  name: string;
  slug: string;
  water: string;
  museum: string;
  hoods: string[];
  streets: string[];
  parks: string[];
  venues: string[];
}

const listed = (text: string) => text.split(', ');

/** In the order in which the marks of story texts choose among five. */
export const storyCities: StoryCity[] = [
  {
    name: 'Austin',
    slug: 'austin',
    water: 'Lady Bird Lake',
    museum: 'Colorado Bend Museum',
    hoods: listed(
      'East Austin, Hyde Park, Mueller, Zilker, Bouldin Creek, Crestview, Clarksville, Cherrywood, Travis Heights, Montopolis, Rosedale, North Loop, Dove Springs, Windsor Park',
    ),
    streets: listed(
      'South Congress Avenue, East Cesar Chavez Street, Burnet Road, South Lamar Boulevard, East 11th Street, Airport Boulevard, Manor Road, Guadalupe Street',
    ),
    parks: listed('Zilker Park, Pease Park, Mueller Lake Park, Republic Square, Butler Park'),
    venues: listed(
      'The Limestone Room, Grackle Hall, Sixth & Sparrow, The Dry Creek Ballroom, Cactus Wren Theater',
    ),
  },
  {
    name: 'San Antonio',
    slug: 'san-antonio',
    water: 'the San Antonio River',
    museum: 'Lavaca Museum of Art',
    hoods: listed(
      'Southtown, King William, Alta Vista, Tobin Hill, Monte Vista, Alamo Heights, Dignowity Hill, Government Hill, Beacon Hill, Lavaca, Stone Oak, Mahncke Park, Olmos Park, Denver Heights',
    ),
    streets: listed(
      "South Alamo Street, Broadway, North St. Mary's Street, Fredericksburg Road, Blanco Road, Nogalitos Street, South Flores Street, San Pedro Avenue",
    ),
    parks: listed(
      'Brackenridge Park, Hemisfair, San Pedro Springs Park, Mission County Park, Woodlawn Lake Park',
    ),
    venues: listed(
      'La Paloma Ballroom, The Acequia, Tobin Street Social, Teatro Nopal, The Blue Agave Room',
    ),
  },
  {
    name: 'Houston',
    slug: 'houston',
    water: 'Buffalo Bayou',
    museum: 'Magnolia Museum of Modern Art',
    hoods: listed(
      'Montrose, Woodland Heights, East End, Midtown, EaDo, Rice Village, Third Ward, Garden Oaks, Upper Kirby, Spring Branch, Asiatown, Eastwood, Alief, Independence Heights',
    ),
    streets: listed(
      'Westheimer Road, White Oak Drive, Washington Avenue, Kirby Drive, Telephone Road, Bellaire Boulevard, Yale Street, Navigation Boulevard',
    ),
    parks: listed('Memorial Park, Discovery Green, Hermann Park, Eleanor Tinsley Park, Levy Park'),
    venues: listed(
      'The Foundry on Navigation, Pelican Hall, Ship Channel Social, The Gulf Lyric, White Oak Wharf',
    ),
  },
  {
    name: 'Fort Worth',
    slug: 'fort-worth',
    water: 'the Trinity River',
    museum: 'Clear Fork Museum',
    hoods: listed(
      'Fairmount, Near Southside, Arlington Heights, Sundance Square, Ridglea, Riverside, Northside, Ryan Place, Oakhurst, Berkeley Place, Mistletoe Heights, Monticello, Polytechnic, Como',
    ),
    streets: listed(
      'Magnolia Avenue, West 7th Street, Camp Bowie Boulevard, Race Street, North Main Street, South Main Street, Hemphill Street, Berry Street',
    ),
    parks: listed('Trinity Park, Gateway Park, Forest Park, Burnett Park, Oakland Lake Park'),
    venues: listed(
      'The Tin Longhorn, Magnolia Opry, Saddleback Hall, The Depot on Main, Prairie Lantern Theater',
    ),
  },
  {
    name: 'Dallas',
    slug: 'dallas',
    water: 'White Rock Lake',
    museum: 'Pegasus Museum of Art',
    hoods: listed(
      'Bishop Arts, Deep Ellum, Lakewood, Oak Cliff, Uptown, Knox-Henderson, Lower Greenville, Oak Lawn, Trinity Groves, Casa Linda, Kessler Park, Exposition Park, Junius Heights, Preston Hollow',
    ),
    streets: listed(
      'Greenville Avenue, Henderson Avenue, Davis Street, Elm Street, Lovers Lane, Gaston Avenue, Singleton Boulevard, Jefferson Boulevard',
    ),
    parks: listed(
      'Klyde Warren Park, Fair Park, Reverchon Park, Kidd Springs Park, Turtle Creek Park',
    ),
    venues: listed(
      'The Flying Red Ballroom, Elm & Ember, Commerce Street Lyric, The Velvet Anvil, Lakewood Lantern',
    ),
  },
];
