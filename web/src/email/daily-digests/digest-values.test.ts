import { describe, expect, test } from 'vitest';
import { changesForSite, changesForStyle } from '../campaigns/template-choice.ts';
import { digest, post } from './digest.testing.ts';
import { digestKind } from './digest-kind.ts';
import { changesForSendDate, newDigestValues, seriesOf, withSeries } from './digest-values.ts';

const templates = [
  { id: 71, description: 'Daily', category: 'Daily Digest', siteId: 1, isInUse: true },
  { id: 72, description: 'Hot', category: 'Hot Headlines', siteId: 1, isInUse: true },
];
// A Wednesday.
const today = '2026-11-18';

describe('a new digest', () => {
  test.each([
    ['Daily Digest', '2026-11-19'],
    ['Hot Headlines', '2026-11-21'],
    ['Dining Report', '2026-11-22'],
  ])('of the style %s goes out on %s at 6:45 AM', (style, sendDate) => {
    const source = style.toLowerCase().replace(' ', '-');
    expect(newDigestValues(style, today)).toMatchObject({
      style,
      sendDate,
      sendTime: '06:45',
      utm: { source, medium: 'email', campaign: 'website' },
    });
  });

  test('of no style, or a wrong one, is for tomorrow and of the style of that day', () => {
    expect(newDigestValues(undefined, today)).toMatchObject({
      style: 'Daily Digest',
      sendDate: '2026-11-19',
    });
    expect(newDigestValues('Weekly', '2026-11-20')).toMatchObject({
      style: 'Hot Headlines',
      sendDate: '2026-11-21',
    });
  });

  test('that is missing begins with its city and day, and the style of that day', () => {
    const planned = { siteId: 2, sendDate: '2026-11-28' };
    expect(newDigestValues(undefined, today, planned)).toMatchObject({
      ...planned,
      style: 'Hot Headlines',
    });
    const nonsense = { siteId: 'Waco', sendDate: '2026-13-99' };
    expect(newDigestValues(undefined, today, nonsense)).toEqual(newDigestValues(undefined, today));
  });

  test('of Hot Headlines made on a Saturday waits for the next one', () => {
    expect(newDigestValues('Hot Headlines', '2026-11-21').sendDate).toBe('2026-11-28');
  });
});

describe('choosing', () => {
  const values = digestKind.valuesOf(digest());

  test('a send date sets the style of its weekday with template and UTM source', () => {
    expect(changesForSendDate(values, '2026-11-28', templates)).toEqual({
      style: 'Hot Headlines',
      emailTemplateId: 72,
      utm: { source: 'hot-headlines', medium: 'email', campaign: 'website' },
    });
  });

  test('a style keeps a UTM source that somebody wrote', () => {
    const written = { ...values, utm: { ...values.utm, source: 'partner' } };
    const changes = changesForStyle(written, 'Hot Headlines', templates);
    expect(changes).toEqual({ style: 'Hot Headlines', emailTemplateId: 72 });
  });

  test('a site without a template of the style leaves none', () => {
    expect(changesForSite(values, 2, templates)).toEqual({ siteId: 2, emailTemplateId: null });
  });
});

test('series sections close up when one is taken out', () => {
  const section = (title: string) => ({ title, header: null, logo: null, items: [post(1)] });
  const values = digestKind.valuesOf(digest({ series2: section('Two'), series4: section('Four') }));
  expect(seriesOf(values).map(({ title }) => title)).toEqual(['Two', 'Four']);
  expect(withSeries(seriesOf(values).slice(1))).toMatchObject({
    series1: { title: 'Four' },
    series2: null,
    series4: null,
  });
});
