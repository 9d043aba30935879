import type { ImageKind } from '@masthead/shared/file-kinds.ts';

/** Something that was said in the chat. */
export interface Line {
  daysAgo: number;
  /** By the clock of the newsroom. */
  clock: string;
  by: 'admin' | 'editor' | 'email-campaign';
  says: string;
  /** A file instead of words. */
  file?: string;
}

const line = (daysAgo: number, clock: string, by: Line['by'], says: string): Line => ({
  daysAgo,
  clock,
  by,
  says,
});
const file = (daysAgo: number, clock: string, by: Line['by'], name: string): Line => ({
  ...line(daysAgo, clock, by, ''),
  file: name,
});

/** A fortnight of a small newsroom's chat. */
export const chatTalk: Line[] = [
  line(13, '08:52', 'editor', 'Morning. Austin digest has only six stories, two of them short.'),
  line(13, '08:54', 'email-campaign', 'I can hold it until 9:30 if something is coming'),
  line(13, '08:55', 'editor', 'Arthur files the patio piece by nine. Hold it please.'),
  line(13, '08:55', 'email-campaign', '👍'),
  line(13, '09:18', 'editor', 'It is live: {story}'),
  line(13, '09:19', 'email-campaign', 'Took it as the lead. Goes out at 9:30.'),
  line(
    12,
    '10:02',
    'admin',
    'The mail server will be restarted at 2 PM. Nothing is scheduled between 1:30 and 3, so nothing should notice.',
  ),
  line(12, '10:03', 'email-campaign', 'Dallas has a promo at 2:15, moving it to 3:15'),
  line(12, '10:04', 'admin', 'Thank you, I had missed that one 🙏'),
  line(12, '14:31', 'admin', 'Back. Two test emails arrived in under a second.'),
  line(11, '15:40', 'editor', 'Rate card for the spring, as the sales desk sent it:'),
  file(11, '15:41', 'editor', 'rate-card-spring.csv'),
  line(11, '15:44', 'email-campaign', 'Is the Houston popup really the same price as Austin?'),
  line(11, '15:47', 'editor', 'I asked. Yes, until June.'),
  line(
    10,
    '09:05',
    'email-campaign',
    'Open rate of Hot Headlines went up a good bit since the subject lines got shorter',
  ),
  line(10, '09:06', 'editor', '🎉'),
  line(10, '09:07', 'admin', 'Can you put that into the Monday summary?'),
  line(10, '09:09', 'email-campaign', 'Will do'),
  line(
    7,
    '11:12',
    'editor',
    'Where should the weekend box stand in the new digest? I would put it under the third story.',
  ),
  file(7, '11:13', 'editor', 'digest-sketch.svg'),
  line(
    7,
    '11:20',
    'email-campaign',
    'Third is good. Under the fold on most phones, but people scroll on Fridays.',
  ),
  line(7, '11:21', 'admin', 'No objections'),
  line(
    6,
    '16:58',
    'admin',
    'A partner asked why a listing does not show. It has no picture, that is all. {firm}',
  ),
  line(
    6,
    '17:02',
    'editor',
    'Same thing as last month. I will write them a short note on what a listing needs.',
  ),
  line(
    5,
    '08:47',
    'email-campaign',
    'San Antonio digest: the charity event was moved to the 14th, I changed it in both places',
  ),
  line(5, '08:49', 'editor', 'Thank you, good eye'),
  line(4, '13:30', 'editor', 'Lunch at the taco truck on Fourth? I am told it is the last week.'),
  line(4, '13:31', 'email-campaign', '🌮🌮🌮'),
  line(4, '13:31', 'admin', 'Ten minutes'),
  line(
    3,
    '10:15',
    'admin',
    'New people start on Monday: two contributors for Fort Worth. Accounts are ready, they get the mail with the link on Friday.',
  ),
  line(3, '10:17', 'editor', 'I will show them the editor on Monday at 10'),
  line(
    2,
    '17:20',
    'email-campaign',
    'Tomorrow is a short edition in Dallas and Houston, the rest as usual',
  ),
  line(
    2,
    '17:22',
    'editor',
    'The style guide for city names, since it came up again: https://citybeat.example/style#cities',
  ),
  line(1, '09:01', 'editor', 'Who has the photos of the opening last night?'),
  line(1, '09:04', 'admin', 'They are in the library, credit is set'),
  line(1, '09:05', 'editor', 'Found them. Lead picture for Austin then.'),
  line(
    1,
    '16:45',
    'email-campaign',
    'All five digests for tomorrow are built. Please look at Houston, its third story is from Tuesday.',
  ),
  line(1, '16:52', 'editor', 'Swapped it for the museum piece. Fine to schedule.'),
  line(1, '16:53', 'email-campaign', 'Scheduled ✅'),
];

/** What was sent along. */
export const chatFiles: Record<string, { kind: ImageKind | null; text: string }> = {
  'rate-card-spring.csv': {
    kind: null,
    text: 'City,Slot,Per week\nAustin,Popup,420\nHouston,Popup,420\nDallas,Popup,460\nSan Antonio,Rollover,280\nFort Worth,Rollover,240\n',
  },
  'digest-sketch.svg': {
    kind: 'svg',
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 420" width="360" height="420" font-family="Georgia, serif">
<rect width="360" height="420" fill="#f7f6f2"/><rect x="24" y="20" width="312" height="380" fill="#fff" stroke="#d3cec4"/>
<text x="180" y="54" font-size="22" text-anchor="middle" fill="#15171c">CityBeat Austin</text><path d="M44 68h272" stroke="#15171c"/>
<rect x="44" y="82" width="272" height="92" fill="#b5caec"/><g fill="#57534d" font-size="13"><text x="44" y="194">1  The lead, with its picture</text><text x="44" y="222">2  Second story</text>
<text x="44" y="250">3  Third story</text></g><rect x="44" y="264" width="272" height="52" fill="#e6edf8" stroke="#1b4081" stroke-dasharray="5 4"/>
<text x="180" y="295" font-size="15" text-anchor="middle" fill="#1b4081">Weekend box</text><g fill="#57534d" font-size="13"><text x="44" y="342">4  Fourth story</text><text x="44" y="370">5  Fifth story</text></g></svg>
`,
  },
};
