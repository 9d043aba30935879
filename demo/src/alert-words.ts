/** What an alert of the demo data says; `{city}` is the city that it goes to. */
export interface AlertWords {
  style: 'Promo Alert' | 'Insider Invite' | 'News Alert';
  subject: string;
  title: string;
  teaser?: string;
  buttonLabel: string;
  path: string;
  body: string;
  /** Days from today, and the time of day, at which it goes out. */
  sendOn: [days: number, clock: string];
  /** Days from today on which the websites show it as a banner. */
  banner?: [first: number, last: number];
}

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

export const alertWords: readonly AlertWords[] = [
  {
    style: 'Promo Alert',
    subject: 'Two nights on the lake for the price of one',
    title: 'A long weekend on the water',
    buttonLabel: 'Book the offer',
    path: '/offers/lakehouse',
    body: paragraphs(
      'Pine Hollow Lakehouse opens its cabins to {city} readers before the season starts.',
      'Stay <strong>two nights for the price of one</strong>, Sunday to Thursday. Breakfast comes in a basket, and the canoes are free.',
    ),
    sendOn: [-9, '10:00'],
    banner: [-9, -2],
  },
  {
    style: 'Promo Alert',
    subject: 'The winter market opens on Saturday',
    title: '80 makers, one hall, four Saturdays',
    buttonLabel: 'See who is coming',
    path: '/offers/winter-market',
    body: paragraphs(
      'Potters, printers, bakers and one blacksmith: the winter market of {city} is back under the old station roof.',
      'Readers get in an hour early. Show this email at the door, and bring:',
    ).concat('<ul><li>a bag</li><li>small change</li><li>an appetite</li></ul>'),
    sendOn: [3, '09:15'],
    banner: [-1, 6],
  },
  {
    style: 'Insider Invite',
    subject: 'You are invited: a table with the chef',
    title: 'Eight courses, twelve seats',
    buttonLabel: 'Reserve a seat',
    path: '/insiders/chef-table',
    body: paragraphs(
      'Once a season a kitchen in {city} closes its doors to everybody but our insiders.',
      '<em>This time it is the new room above the bakery.</em> Seats go in the order in which you answer.',
    ),
    sendOn: [-4, '17:30'],
  },
  {
    style: 'Insider Invite',
    subject: 'Preview night at the museum, for you and a guest',
    title: 'Before the doors open',
    buttonLabel: 'Put me on the list',
    path: '/insiders/preview-night',
    body: paragraphs(
      'See the new wing in {city} the evening before everybody else does. The architect walks along and answers what you ask.',
    ),
    sendOn: [8, '11:00'],
  },
  {
    style: 'News Alert',
    subject: 'Ice warning from midnight: what stays closed',
    title: 'Ice from midnight',
    teaser: 'Schools start at 10 am. Three bridges close at 9 pm.',
    buttonLabel: 'Follow it live',
    path: '/news/ice-warning',
    body: paragraphs(
      'The county has called an ice warning for {city} from midnight to 11 am. Buses run on main lines only.',
      'We keep the list of closures up to date through the night.',
    ),
    sendOn: [-2, '18:45'],
  },
  {
    style: 'News Alert',
    subject: 'Council votes tonight on the river park',
    title: 'The river park comes to a vote',
    teaser: 'Six years of plans, one evening.',
    buttonLabel: 'Read the plan',
    path: '/news/river-park',
    body: paragraphs(
      'At 6 pm the council of {city} decides on the park between the two bridges. We explain what each of the three drafts would change.',
    ),
    sendOn: [1, '12:00'],
  },
];
