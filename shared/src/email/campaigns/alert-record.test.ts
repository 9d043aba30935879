import { describe, expect, test } from 'vitest';
import { formOf, initialOf } from '../../platform/records/record.ts';
import { newsAlertRecord } from '../news-alerts/news-alert.record.ts';
import { promoAlertRecord } from '../promo-alerts/promo-alert.record.ts';

const promo = { ...initialOf(promoAlertRecord), style: 'Promo Alert', subject: 'Two for one' };
const news = { ...initialOf(newsAlertRecord), style: 'News Alert', subject: 'Ice' };

const sentencesOf = (record: typeof promoAlertRecord | typeof newsAlertRecord, given: object) =>
  formOf(record as typeof promoAlertRecord)
    .safeParse(given)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('a promo alert', () => {
  const whole = { ...promo, siteId: 1, sendDate: '2026-12-01' };

  test('needs style, site, subject and send date, each with its sentence', () => {
    const blank = { ...promo, style: 'Daily Digest', subject: ' ', siteId: null, sendDate: null };
    expect(sentencesOf(promoAlertRecord, blank).sort()).toEqual([
      'sendDate: A send date is required',
      'siteId: You must select a site',
      'style: You must select a style',
      'subject: A subject is required',
    ]);
    expect(sentencesOf(promoAlertRecord, whole)).toEqual([]);
  });

  test('refuses a subject of 51 and a title of 61 characters, as people count them', () => {
    expect(sentencesOf(promoAlertRecord, { ...whole, subject: '🌮'.repeat(50) })).toEqual([]);
    expect(sentencesOf(promoAlertRecord, { ...whole, subject: 'x'.repeat(51) })).toEqual([
      'subject: Subject must be at most 50 characters.',
    ]);
    expect(sentencesOf(promoAlertRecord, { ...whole, title: 'x'.repeat(61) })).toEqual([
      'title: Title must be at most 60 characters.',
    ]);
  });

  test('takes three types of photo, and web addresses alone for its button', () => {
    expect(sentencesOf(promoAlertRecord, { ...whole, photoType: '16x9' })).toEqual([]);
    expect(
      sentencesOf(promoAlertRecord, { ...whole, photoType: 'Photograph (wide crop)' }),
    ).toHaveLength(1);
    expect(sentencesOf(promoAlertRecord, { ...whole, buttonUrl: 'javascript:alert(1)' })).toEqual([
      'buttonUrl: Must be a valid URL',
    ]);
  });

  test.each([
    ['2026-12-01T06:00', null, 'endDate: A website banner needs an end date'],
    [null, '2026-12-01', 'startDate: A website banner needs a start date'],
    ['2026-12-02T06:00', '2026-12-01', 'endDate: The end date can’t be before the start date'],
    ['2026-02-30T06:00', '2026-12-01', 'startDate: Choose a start date and time'],
  ])('says what is wrong with a banner from %s to %s', (startDate, endDate, sentence) => {
    expect(sentencesOf(promoAlertRecord, { ...whole, startDate, endDate })).toContain(sentence);
  });

  test('takes a banner of one day, also as the picker writes its start', () => {
    const banner = { startDate: '2026-12-01 06:00:00', endDate: '2026-12-01' };
    const saved = formOf(promoAlertRecord).parse({ ...whole, ...banner });
    expect(saved).toMatchObject({ startDate: '2026-12-01T06:00', endDate: '2026-12-01' });
  });
});

describe('a news alert', () => {
  const whole = { ...news, siteId: 1 };

  test('needs style, site and subject; a send date it may be without', () => {
    const blank = { ...news, style: 'Promo Alert', subject: '', siteId: null };
    expect(sentencesOf(newsAlertRecord, blank).sort()).toEqual([
      'siteId: You must select a site',
      'style: You must select a style',
      'subject: A subject is required',
    ]);
    expect(sentencesOf(newsAlertRecord, whole)).toEqual([]);
  });

  test('cuts pasted markup and words at 60, then refuses what has more than 50 (decisions 5)', () => {
    const parse = (subject: string) => formOf(newsAlertRecord).safeParse({ ...whole, subject });
    expect(parse(`<b>${'x'.repeat(50)}</b>`).data?.subject).toBe('x'.repeat(50));
    expect(parse('x'.repeat(51)).error?.issues[0]?.message).toBe(
      'Subject must be at most 50 characters.',
    );
    const title = formOf(newsAlertRecord).parse({
      ...whole,
      title: `<i>${'y'.repeat(90)}`,
    });
    expect(title.title).toBe('y'.repeat(60));
  });

  test('begins with the wide photo, and its links are counted as of a news alert', () => {
    expect(initialOf(newsAlertRecord)).toMatchObject({
      photoType: 'Photograph (wide crop)',
      utm: { source: 'news-alert', medium: 'email', campaign: 'website' },
    });
  });
});
