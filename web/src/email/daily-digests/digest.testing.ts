import { segmentEndpoints } from '@masthead/shared/email/audiences/segment.endpoints.ts';
import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import type { PickedItem } from '@masthead/shared/email/campaigns/picked-item.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/email/daily-digests/daily-digest.operations.ts';
import {
  type DailyDigest,
  emptyDigest,
} from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { emailTemplateOperations } from '@masthead/shared/email/templates/email-template.operations.ts';
import { answer, answerOperation, openPage, person } from '../../platform/api/page.testing.tsx';
import { dropUnsaved, listUnsaved } from '../../platform/forms/unsaved-work.ts';
import {
  noMail,
  noRelease,
  nothingDrifted,
  nothingFound,
  storedEmail,
} from '../campaigns/stored-email.testing.ts';

type Answers = NonNullable<Parameters<typeof openPage>[1]>['api'];

export function post(id: number, headline = `Post ${id}`): PickedItem {
  return {
    id,
    headline,
    url: `https://example.com/${id}`,
    image_url: null,
    promoted: false,
    author: 'Ana Ruiz',
    author_avatar: null,
    section: 'City Life',
    dek: null,
    created_ts: '2026-11-20T15:00:00.000Z',
    last_published_ts: '2026-11-23T15:00:00.000Z',
    starts_at: null,
    total_views: 1200,
  };
}

export const posts = (...ids: number[]) => ids.map((id) => post(id));

/** A draft that follows every rule. */
export function digest(changes: Partial<DailyDigest> = {}): DailyDigest {
  return {
    ...emptyDigest,
    ...storedEmail,
    style: 'Daily Digest',
    subject: 'Taco trucks',
    newsItems: posts(1, 2, 3),
    newsLinks: posts(11),
    trendingEvents: posts(21, 22, 23),
    utm: { source: 'daily-digest', medium: 'email', campaign: 'website' },
    sendDate: '2026-11-24',
    sendTime: '06:45',
    ...changes,
  };
}

const template = (id: number, category: DailyDigest['style'], siteId: number) => ({
  id,
  description: `${category} of site ${siteId}`,
  category,
  siteId,
  isInUse: true,
});

/** What the server answers about a digest; later answers are only asked when earlier ones do not fit. */
function standardApi(stored: DailyDigest): NonNullable<Answers> {
  let now = stored;
  const keep = (body: unknown, version: number) => {
    now = { ...stored, ...(body as DailyDigest), version };
    return now;
  };
  return [
    answer(dailyDigestEndpoints.get, () => now),
    answer(dailyDigestEndpoints.status, { ...noMail, status: stored.status }),
    answer(dailyDigestEndpoints.preflight, nothingFound),
    answer(dailyDigestEndpoints.drift, nothingDrifted),
    answer(dailyDigestEndpoints.release, noRelease),
    answer(segmentEndpoints.choices, []),
    answer(dailyDigestEndpoints.openings, []),
    answer(dailyDigestEndpoints.update, ({ body }) => keep(body, 4)),
    answer(dailyDigestEndpoints.create, ({ body }) => keep(body, 1)),
    answer(campaignEndpoints.preview, {
      id: stored.id,
      kind: 'daily-digest',
      subject: stored.subject,
      previewText: '',
      fromName: 'CityBeat',
      html: '<p>Hello</p>',
      text: 'Hello',
      bytes: 12,
      reader: null,
      signedUrl: '/',
    }),
    answerOperation(dailyDigestOperations.dailyDigests, { totalCount: 0, nodes: [] }),
    answerOperation(emailTemplateOperations.emailTemplates, [
      template(71, 'Daily Digest', 1),
      template(72, 'Hot Headlines', 1),
      template(73, 'Dining Report', 1),
      template(81, 'Daily Digest', 2),
    ]),
  ];
}

interface Options {
  stored?: DailyDigest;
  api?: NonNullable<Answers>;
  role?: 'editor' | 'admin';
}

/** Opens the edit screen at an address after `/daily-digest/create`. */
export async function openDigest(
  where = '/5',
  { stored = digest(), api = [], role = 'editor' }: Options = {},
) {
  const as = person(role);
  for (const work of await listUnsaved(as.id)) await dropUnsaved(work);
  return openPage(`/daily-digest/create${where}`, { as, api: [...api, ...standardApi(stored)] });
}

type Opened = Awaited<ReturnType<typeof openDigest>>;
export type Screen = Opened['screen'];

export const button = (screen: Screen, name: string | RegExp) =>
  screen.getByRole('button', { name, exact: true });

/** The titles of a list, in their order. */
export const listed = (screen: Screen, label: string) =>
  screen
    .getByRole('list', { name: label })
    .getByRole('link')
    .elements()
    .map((one) => one.textContent);

/** What a call was sent last. */
export const sent = (opened: Opened, name: string) => opened.callsTo(name).at(-1)?.request.body;

/** Presses Schedule, and Schedule again in its last step. */
export async function scheduleIt(screen: Screen) {
  await button(screen, 'Schedule').click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
}
