import type { Series } from '@masthead/shared/editorial/series/series.ts';
import { stamps } from '../../platform/forms/stamps.testing.ts';

/** A series as the server answers it. */
export const oneSeries = (
  id: number,
  data: Partial<Series['data']> = {},
  active = false,
): Series => ({
  ...stamps,
  id,
  site_id: 1,
  city: 'Austin',
  title: `series-${id}`,
  url: `/sites/1/series/series-${id}`,
  full_url: `https://austin.example/series/series-${id}/`,
  active,
  version: 1,
  data: {
    name: `Internal ${id}`,
    headline: `Series ${id}`,
    type: 'Series',
    note: null,
    shuffle: false,
    homePage: false,
    hideDates: false,
    startDate: null,
    endDate: null,
    banner: null,
    logo: null,
    digestSeries: false,
    digestDays: [],
    digestHeaderImage: null,
    digestLogoImage: null,
    sponsorName: null,
    sponsorLink: null,
    post_url: null,
    order: id,
    post_count: 0,
    ...data,
  },
});
