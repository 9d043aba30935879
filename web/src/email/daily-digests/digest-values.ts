import { defaultUtm } from '@masthead/shared/email/campaigns/campaign.ts';
import {
  type DigestStyle,
  digestRecord,
  digestStyles,
} from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import {
  defaultSendDate,
  digestFirstSendTime,
  type SeriesSlot,
  seriesSlots,
  styleOfDay,
} from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { type FormValues, initialOf } from '@masthead/shared/platform/records/record.ts';
import { addDays, type Day } from '@masthead/shared/platform/values/dates.ts';
import { day } from '@masthead/shared/platform/values/fields.ts';
import type { Change } from '../../platform/forms/use-changing-form.ts';
import type { OpenCampaign } from '../campaigns/CampaignLoader.tsx';
import type { Edition } from '../campaigns/campaign-kind.ts';
import { changesForStyle, type TemplateChoice } from '../campaigns/template-choice.ts';

/** What the form of a digest holds. */
export type DigestValues = FormValues<typeof digestRecord>;
export type Series = NonNullable<DigestValues['series1']>;
export type ChangeDigest = Change<DigestValues>;

const noSeries = { series1: null, series2: null, series3: null, series4: null, series5: null };

/** What an address says of a new digest; whatever is no site or no day is left out. */
const planOf = ({ siteId, sendDate }: OpenCampaign<unknown>['planned']) => ({
  siteId: isId(siteId) ? siteId : null,
  day: isDay(sendDate) ? sendDate : null,
});
const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
const isDay = (value: unknown): value is Day => day('').safeParse(value).success;

/** A new digest of a style, or of the style of its day: the one that is asked for, else tomorrow (Spec, content 4: defaults). */
export function newDigestValues(
  wanted: unknown,
  today: Day,
  planned: OpenCampaign<unknown>['planned'] = {},
): DigestValues {
  const plan = planOf(planned);
  const chosen = digestStyles.find((style) => style === wanted);
  const style: DigestStyle = chosen ?? styleOfDay(plan.day ?? addDays(today, 1));
  return {
    ...initialOf(digestRecord),
    ...(plan.siteId && { siteId: plan.siteId }),
    style,
    utm: defaultUtm(style),
    sendDate: plan.day ?? (chosen ? defaultSendDate(chosen, today) : addDays(today, 1)),
    sendTime: digestFirstSendTime,
  };
}

/** The series sections that are there, in order. */
export const seriesOf = (values: DigestValues): Series[] =>
  seriesSlots.flatMap((slot) => values[slot] ?? []);

/** The five slots filled with these sections, from the first on. */
export function withSeries(sections: readonly Series[]): Pick<DigestValues, SeriesSlot> {
  const slots = seriesSlots.map((slot, index) => [slot, sections[index] ?? null] as const);
  return { ...noSeries, ...Object.fromEntries(slots) };
}

/** How many posts a digest holds in the sections that Load posts fills. */
export const postCount = (values: DigestValues): number =>
  values.newsItems.length + values.newsLinks.length + values.trendingEvents.length;

/** Choosing a send date sets the style of its weekday (Spec, content 4). */
export const changesForSendDate = (
  values: Edition<DigestStyle>,
  sendDate: Day,
  templates: readonly TemplateChoice[],
) => changesForStyle(values, styleOfDay(sendDate), templates);
