import { campaignEndpoints } from '@masthead/shared/campaigns/campaign.endpoints.ts';
import type { MailStatus } from '@masthead/shared/campaigns/campaign.ts';
import { dailyDigestEndpoints } from '@masthead/shared/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/daily-digests/daily-digest.operations.ts';
import type { DailyDigest, PickedItem } from '@masthead/shared/daily-digests/daily-digest.ts';
import { emailTemplateOperations } from '@masthead/shared/email-templates/email-template.operations.ts';
import { answer, answerOperation, openPage, person } from '../app/page.testing.tsx';
import { dropUnsaved, listUnsaved } from '../forms/unsaved-work.ts';

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
    created_ts: '2026-11-23T15:00:00.000Z',
    starts_at: null,
    total_views: 1200,
  };
}

export const posts = (...ids: number[]) => ids.map((id) => post(id));

/** A draft that follows every rule. */
export function digest(changes: Partial<DailyDigest> = {}): DailyDigest {
  return {
    id: 5,
    version: 3,
    style: 'Daily Digest',
    subject: 'Taco trucks',
    siteId: 1,
    city: 'Austin',
    property: 'CityBeat',
    newsItems: posts(1, 2, 3),
    newsLinks: posts(11),
    trendingEvents: posts(21, 22, 23),
    trendingPlaces: [],
    charityEvent: null,
    charityOrganizations: [],
    series1: null,
    series2: null,
    series3: null,
    series4: null,
    series5: null,
    utm: { source: 'daily-digest', medium: 'email', campaign: 'website' },
    sendDate: '2026-11-24',
    sendTime: '06:45',
    status: 'draft',
    isScheduled: false,
    isSent: false,
    mailchimpCampaignId: null,
    emailTemplateId: 71,
    updatedAt: '2026-11-20T15:00:00.000Z',
    updatedBy: 'Pat editor',
    ...changes,
  };
}

export const noMail: MailStatus = {
  status: 'draft',
  emails_sent: null,
  recipients: { recipient_count: null, list_name: null },
  send_time: null,
  settings: { subject_line: null, preview_text: null },
  long_archive_url: null,
  failed_count: 0,
  unknown_count: 0,
  problem: null,
};

const template = (id: number, category: DailyDigest['style'], siteId: number) => ({
  id,
  description: `${category} of site ${siteId}`,
  category,
  siteId,
});

/** What the server answers about a digest; later answers are only asked when earlier ones do not fit. */
const standardApi = (stored: DailyDigest): NonNullable<Answers> => [
  answer(dailyDigestEndpoints.get, stored),
  answer(dailyDigestEndpoints.status, { ...noMail, status: stored.status }),
  answer(dailyDigestEndpoints.update, ({ body }) => ({
    ...stored,
    ...(body as DailyDigest),
    version: 4,
  })),
  answer(dailyDigestEndpoints.create, ({ body }) => ({
    ...stored,
    ...(body as DailyDigest),
    version: 1,
  })),
  answer(campaignEndpoints.preview, {
    id: stored.id,
    kind: 'daily-digest',
    subject: stored.subject,
    fromName: 'CityBeat',
    html: '<p>Hello</p>',
    text: 'Hello',
    bytes: 12,
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
