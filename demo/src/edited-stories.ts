/** Who works on a story, by user name. */
export type Hand = 'author' | 'contributor' | 'editor' | 'admin';

/** What somebody left behind when they closed the editor; what is not named stays as it was. */
export interface Sitting {
  by: Hand;
  hoursAgo: number;
  headline?: string;
  description?: string;
  slug?: string;
  tags?: string[];
  seo?: { title: string; description: string };
  /** Blocks of HTML. */
  text?: string[];
  /** It went live with this, and so many have read it by now. */
  publishes?: boolean;
  views?: number;
}

export interface EditedStory {
  city: string;
  section: string;
  /** What its picture shows, as a pattern. */
  shows: string;
  sittings: [Sitting, ...Sitting[]];
  /** Days from today on which it is planned, and on which it goes live by itself. */
  plannedIn?: number;
  scheduledIn?: number;
  isFlagged?: boolean;
  /** Somebody without an account may read it before it is out. */
  isShown?: boolean;
  isDeleted?: boolean;
}

const market = {
  opening:
    '<p>The old rail yard north of downtown has been dark for eleven years. On the first Friday of next month its sheds open again, with strings of lights, forty-two stalls and the smell of charcoal.</p>',
  plans:
    '<h2>What there is to eat</h2><ul><li>Oysters from Galveston Bay, grilled with garlic butter</li><li>Tamales by the half dozen, steamed on the spot</li><li>Cold noodles from a family that sold them from a van until now</li></ul>',
  getting:
    '<p>The yard has no parking of its own. The organizers ask people to take the Red Line, which runs until one in the morning, or to lock their bicycles along the fence.</p>',
};

const lanes = {
  opening:
    '<p>From Monday, the right lane of Main Street belongs to buses between six and nine in the morning. The city has painted it red from the courthouse to the hospital district.</p>',
  shops:
    '<p>Shops along the street worry about deliveries. "Our bread comes at seven," says the owner of a bakery near the courthouse. "It cannot come at five, because at five it is still dough."</p>',
};

/** Stories that several people have worked on, the oldest sitting first. */
export const editedStories: readonly EditedStory[] = [
  {
    city: 'Houston',
    section: 'City Life',
    shows: 'market|street',
    sittings: [
      {
        by: 'author',
        hoursAgo: 340,
        headline: 'Night market to open in old rail yard',
        description: 'Forty stalls, one shed and a lot of charcoal.',
        text: [
          market.opening.replace('forty-two', 'about forty'),
          '<p>It will be open on Fridays and Saturdays from six.</p>',
        ],
      },
      {
        by: 'editor',
        hoursAgo: 332,
        headline: 'A night market takes over the old rail yard',
        description: 'Forty-two stalls, three sheds and a lot of charcoal.',
        text: [
          market.opening,
          '<p>It is open on Fridays and Saturdays from six until eleven. Admission is free.</p>',
          market.plans,
        ],
      },
      {
        by: 'admin',
        hoursAgo: 329,
        tags: ['food', 'night market', 'rail yard'],
        seo: {
          title: 'Houston night market: hours, stalls and how to get there',
          description:
            'Everything you need to know before you go to the night market in the old rail yard.',
        },
        text: [
          market.opening,
          '<p>It is open on Fridays and Saturdays from six until eleven. Admission is free, and dogs on a leash are welcome.</p>',
          market.plans,
        ],
      },
      {
        by: 'editor',
        hoursAgo: 326,
        slug: 'night-market-old-rail-yard',
        text: [
          market.opening,
          '<p>It is open on Fridays and Saturdays from six until eleven. Admission is free, and dogs on a leash are welcome.</p>',
          market.plans,
          market.getting,
        ],
        publishes: true,
        views: 1840,
      },
      {
        by: 'editor',
        hoursAgo: 300,
        slug: 'houston-night-market',
        publishes: true,
        views: 2316,
      },
      {
        by: 'admin',
        hoursAgo: 5,
        description: 'Forty-eight stalls, three sheds and a lot of charcoal.',
        text: [
          market.opening.replace('forty-two', 'forty-eight'),
          '<p>It is open on Fridays and Saturdays from six until midnight. Admission is free, and dogs on a leash are welcome.</p>',
          market.plans,
          market.getting,
        ],
      },
    ],
  },
  {
    city: 'Dallas',
    section: 'Restaurants + Bars',
    shows: 'table|bar|pan',
    sittings: [
      {
        by: 'contributor',
        hoursAgo: 500,
        headline: 'The diner that never changed its menu has changed its menu',
        description: 'After thirty-one years there is a second kind of pie.',
        text: [
          '<p>For thirty-one years the board over the counter said the same eleven things. On Tuesday somebody brought a ladder and painted a twelfth: buttermilk pie.</p>',
          '<p>The regulars took it well. One of them ordered the pecan, as always, and asked whether the new one would be there tomorrow, too.</p>',
        ],
      },
      {
        by: 'editor',
        hoursAgo: 492,
        text: [
          '<p>For thirty-one years the board over the counter said the same eleven things. On Tuesday somebody brought a ladder and painted a twelfth: buttermilk pie.</p>',
          '<blockquote><p>People asked for it every week. I wanted to be sure that they meant it.</p></blockquote>',
          '<p>The regulars took it well. One of them ordered the pecan, as always, and asked whether the new one would still be there tomorrow.</p>',
        ],
        publishes: true,
        views: 1127,
      },
      {
        by: 'editor',
        hoursAgo: 28,
        headline: 'The diner that never changed its menu now has two kinds of pie',
      },
    ],
  },
  {
    city: 'Fort Worth',
    section: 'City Life',
    shows: 'street|skyline|road',
    plannedIn: 2,
    isShown: true,
    sittings: [
      {
        by: 'author',
        hoursAgo: 31,
        headline: 'New bus lanes on Main Street',
        description: 'The right lane is for buses in the morning.',
        text: [lanes.opening],
      },
      {
        by: 'editor',
        hoursAgo: 27,
        headline: 'What the new bus lanes mean for Main Street',
        text: [
          lanes.opening,
          '<p>What does a driver pay who uses it anyway? Please ask the city and add it here.</p>',
        ],
      },
      {
        by: 'author',
        hoursAgo: 7,
        description:
          'Buses get the right lane in the morning. Shops ask when their bread will come.',
        text: [
          lanes.opening,
          '<p>Whoever drives in it anyway pays 75 dollars. For the first two weeks the police only hand out leaflets.</p>',
          lanes.shops,
        ],
      },
    ],
  },
  {
    city: 'San Antonio',
    section: 'Arts',
    shows: 'theater|concert',
    scheduledIn: 9,
    sittings: [
      {
        by: 'contributor',
        hoursAgo: 52,
        headline: 'A theater in a laundromat plays to the last spin',
        description: 'The second act begins when the dryers stop.',
        text: [
          '<p>The audience brings its washing. There are twenty-two seats, all of them in front of a machine, and the play lasts exactly as long as a warm cycle.</p>',
          '<p>It is about two sisters and one shirt. It is funny until the shirt comes out.</p>',
        ],
      },
      {
        by: 'editor',
        hoursAgo: 46,
        description: 'Bring quarters. The second act begins when the dryers stop.',
      },
    ],
  },
  {
    city: 'Dallas',
    section: 'Arts',
    shows: 'theater|gallery|sculptures',
    isFlagged: true,
    sittings: [
      {
        by: 'contributor',
        hoursAgo: 20,
        headline: 'Three dancers, one elevator and a very patient audience',
        description: 'A new piece is danced between the floors of an office tower.',
        text: [
          '<p>Ten people may watch at a time, because more do not fit. The doors open on every floor, and behind each of them the piece has gone on without you.</p>',
        ],
      },
    ],
  },
  {
    city: 'Dallas',
    section: 'Arts',
    shows: 'theater|gallery',
    isDeleted: true,
    sittings: [
      {
        by: 'contributor',
        hoursAgo: 76,
        headline: 'Review: the matinee that was called off',
        text: [
          '<p>The heating had failed, and so there was no matinee. I will go again on Thursday.</p>',
        ],
      },
    ],
  },
  {
    city: 'Houston',
    section: 'City Life',
    shows: 'market|street',
    isDeleted: true,
    sittings: [
      {
        by: 'author',
        hoursAgo: 330,
        headline: 'Night market to open in old rail yard (written twice)',
        text: ['<p>The same as the other draft. Please delete this one.</p>'],
      },
    ],
  },
];
