import { segmentEndpoints } from '@masthead/shared/email/audiences/segment.endpoints.ts';
import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import type { CampaignCalls } from '@masthead/shared/email/campaigns/campaign-calls.ts';
import type { ToldFinding } from '@masthead/shared/email/campaigns/preflight-call.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { digestRecord } from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import { seriesSlots } from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { hotwEndpoints } from '@masthead/shared/email/homes-of-the-week/hotw.endpoints.ts';
import { hotwRecord } from '@masthead/shared/email/homes-of-the-week/hotw.record.ts';
import { newsAlertEndpoints } from '@masthead/shared/email/news-alerts/news-alert.endpoints.ts';
import { newsAlertRecord } from '@masthead/shared/email/news-alerts/news-alert.record.ts';
import { promoAlertEndpoints } from '@masthead/shared/email/promo-alerts/promo-alert.endpoints.ts';
import { promoAlertRecord } from '@masthead/shared/email/promo-alerts/promo-alert.record.ts';
import { emailTemplateOperations } from '@masthead/shared/email/templates/email-template.operations.ts';
import type { Endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import { type AnyRecord, initialOf } from '@masthead/shared/platform/records/record.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, answerOperation, openPage, person } from '../../platform/api/page.testing.tsx';
import { dropUnsaved, listUnsaved } from '../../platform/forms/unsaved-work.ts';
import { noMail, noRelease, nothingDrifted, storedEmail } from './stored-email.testing.ts';

interface Kind {
  address: string;
  record: AnyRecord;
  endpoints: Pick<CampaignCalls, 'preflight' | 'drift' | 'release' | 'status' | 'openings'> & {
    get: Endpoint;
  };
  content: object;
}

const section = { title: 'Gifts', header: null, logo: null, items: [] };
const kinds: Record<string, Kind> = {
  digest: {
    address: '/daily-digest/create/5',
    record: digestRecord,
    endpoints: dailyDigestEndpoints,
    content: Object.fromEntries(seriesSlots.map((slot) => [slot, section])),
  },
  hotw: {
    address: '/hotw/create/5',
    record: hotwRecord,
    endpoints: hotwEndpoints,
    content: { style: 'Showcase', reuseBanner: false },
  },
  'promo alert': {
    address: '/promo-alert/create/5',
    record: promoAlertRecord,
    endpoints: promoAlertEndpoints,
    content: { style: 'Promo Alert' },
  },
  'news alert': {
    address: '/news-alert/edit/5',
    record: newsAlertRecord,
    endpoints: newsAlertEndpoints,
    content: { style: 'News Alert' },
  },
};

/** Every place that a finding can lead to: any field, its UTM marks, and the campaign at the provider. */
const pathsOf = ({ record }: Kind) => [
  ...Object.keys(record.fields),
  ...['campaign', 'source', 'medium'].map((mark) => `utm.${mark}`),
  'providerCampaignId',
];

const findingAt = (path: string): ToldFinding => ({
  key: 'dead link',
  severity: 'blocks',
  sentence: `Look at ${path}.`,
  path,
  about: '',
  accepted: null,
});

/** What the page shows of a kind, with a finding at every place. */
function apiOf({ record, endpoints, content }: Kind, paths: readonly string[]) {
  // Why: a segment is only found fault with where one is chosen; without one its field may not be there.
  const chosen = { subject: 'Rain', segmentId: 1 };
  const stored = { ...initialOf(record), ...storedEmail, ...chosen, ...content };
  return [
    answer(endpoints.get, stored as never),
    answer(endpoints.status, noMail),
    answer(endpoints.preflight, {
      findings: paths.map(findingAt),
      isLookingUp: false,
      envelope: null,
    }),
    answer(endpoints.drift, nothingDrifted),
    answer(endpoints.release, noRelease),
    answer(segmentEndpoints.choices, [{ id: 1, name: 'Regulars', says: [] }]),
    answer(endpoints.openings, []),
    answer(campaignEndpoints.preview, {
      id: 5,
      kind: 'daily-digest',
      subject: 'Rain',
      previewText: '',
      fromName: 'CityBeat',
      html: '<p>Rain</p>',
      text: 'Rain',
      bytes: 11,
      reader: null,
      signedUrl: '/',
    }),
    answerOperation(emailTemplateOperations.emailTemplates, []),
  ];
}

/** Where the focus is, as far as a person can see it: its place in the form, or why it is none. */
function landed(): string {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return 'nothing';
  const { top, bottom, width, height } = at.getBoundingClientRect();
  const isSeen = at.checkVisibility() && width > 0 && height > 0;
  if (!isSeen || bottom < 0 || top > window.innerHeight) return 'out of sight';
  const place = at.closest<HTMLElement>('[data-path], [data-stands-for]');
  return [place?.dataset.path, place?.dataset.standsFor].filter(Boolean).join(' ');
}

/** The place that a path leads to: its own, or what stands for it. */
const placeOf = (path: string, shownMarks: readonly string[]) => {
  const others: Record<string, string> = {
    style: 'style emailTemplateId',
    emailTemplateId: 'style emailTemplateId',
    utm: 'utm providerCampaignId',
    providerCampaignId: 'utm providerCampaignId',
  };
  const isHidden = path.startsWith('utm.') && !shownMarks.includes(path);
  return others[isHidden ? 'utm' : path] ?? path;
};

afterEach(() => page.viewport(1280, 900));

test.each(
  Object.keys(kinds).flatMap((name) => [
    { name, role: 'editor', width: 390 } as const,
    { name, role: 'admin', width: 1280 } as const,
  ]),
)('every finding of a $name leads to its field, as $role at $width pixels', async (one) => {
  const { name, role, width } = one;
  const kind = kinds[name];
  if (!kind) throw new Error(name);
  await page.viewport(width, 800);
  const as = person(role);
  for (const work of await listUnsaved(as.id)) await dropUnsaved(work);
  const paths = pathsOf(kind);
  const { screen } = await openPage(kind.address, { as, api: apiOf(kind, paths) });
  const panel = screen.getByRole('region', { name: 'Preflight' });
  await expect.element(panel).toBeVisible();
  const isWhole = name.endsWith('alert');
  const hasCampaign = role === 'admin' || name !== 'digest';
  const shownMarks = [
    ...(hasCampaign ? ['utm.campaign'] : []),
    ...(isWhole ? ['utm.source', 'utm.medium'] : []),
  ];
  // Why: the editor of formatted texts comes after the rest of the form.
  if (['body', 'introduction'].some((path) => path in kind.record.fields))
    await expect
      .element(screen.getByRole('textbox', { name: /^(Body|Introduction)$/ }))
      .toBeVisible();
  for (const path of paths) {
    const finding = panel.getByRole('button', { name: `Look at ${path}.`, exact: true });
    (finding.element() as HTMLElement).focus();
    (finding.element() as HTMLElement).click();
    await expect.poll(() => [path, landed()]).toEqual([path, placeOf(path, shownMarks)]);
  }
});
