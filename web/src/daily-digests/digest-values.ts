import { defaultUtm } from '@masthead/shared/campaigns/campaign.ts';
import {
  type DailyDigest,
  type DigestStyle,
  defaultSendDate,
  digestFirstSendTime,
  type digestForm,
  digestStyles,
  type SeriesSlot,
  seriesSlots,
  styleOfDay,
} from '@masthead/shared/daily-digests/daily-digest.ts';
import { addDays, type Day } from '@masthead/shared/dates.ts';
import type { z } from 'zod';
import { asPost } from '../campaigns/block.ts';
import type { Change, Edition } from '../campaigns/campaign-kind.ts';
import { changesForStyle, type TemplateChoice } from '../campaigns/template-choice.ts';

/** What the form of a digest holds. */
export type DigestValues = z.input<typeof digestForm>;
export type Series = NonNullable<DigestValues['series1']>;
export type ChangeDigest = Change<DigestValues>;

const noSeries = { series1: null, series2: null, series3: null, series4: null, series5: null };

/** A new digest of a style, or of the style of tomorrow (Spec, content 4: defaults). */
export function newDigestValues(wanted: unknown, today: Day): DigestValues {
  const chosen = digestStyles.find((style) => style === wanted);
  const style: DigestStyle = chosen ?? styleOfDay(addDays(today, 1));
  return {
    style,
    subject: '',
    siteId: null,
    newsItems: [],
    newsLinks: [],
    trendingEvents: [],
    trendingPlaces: [],
    charityEvent: null,
    charityOrganizations: [],
    ...noSeries,
    utm: defaultUtm(style),
    sendDate: chosen ? defaultSendDate(chosen, today) : addDays(today, 1),
    sendTime: digestFirstSendTime,
    emailTemplateId: null,
  };
}

/** The form's values of a digest as the server answers it. */
export function valuesOf(digest: DailyDigest): DigestValues {
  return {
    style: digest.style,
    subject: digest.subject,
    siteId: digest.siteId,
    newsItems: digest.newsItems.map(asPost),
    newsLinks: digest.newsLinks.map(asPost),
    trendingEvents: digest.trendingEvents.map(asPost),
    trendingPlaces: digest.trendingPlaces.map(asPost),
    charityEvent: digest.charityEvent && asPost(digest.charityEvent),
    charityOrganizations: digest.charityOrganizations.map(asPost),
    series1: asSeries(digest.series1),
    series2: asSeries(digest.series2),
    series3: asSeries(digest.series3),
    series4: asSeries(digest.series4),
    series5: asSeries(digest.series5),
    utm: { ...digest.utm },
    sendDate: digest.sendDate,
    sendTime: digest.sendTime,
    emailTemplateId: digest.emailTemplateId,
  };
}

const asSeries = (series: DailyDigest[SeriesSlot]): Series | null =>
  series && {
    title: series.title,
    header: series.header,
    logo: series.logo,
    items: series.items.map(asPost),
  };

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
