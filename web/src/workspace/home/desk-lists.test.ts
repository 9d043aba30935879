import { campaignSorts } from '@masthead/shared/email/campaigns/campaign-lists.ts';
import { type DeskKey, deskItems } from '@masthead/shared/workspace/home/desk.ts';
import { expect, test } from 'vitest';
import { filterOf, photoSearch } from '../../editorial/photos/photo-search.ts';
import { contentQuery, contentSearch } from '../../editorial/posts/content-search.ts';
import { seriesSearch } from '../../editorial/series/SeriesFilters.tsx';
import { campaignSearch, listArgsOf } from '../../email/campaigns/campaign-search.ts';
import { mySearch, reviewSearch, wishesOf } from '../../finance/invoices/invoice-search.ts';
import { firmListSearch } from '../../showcase/firms/FirmListPage.tsx';
import { firmPage } from '../../showcase/firms/firm.queries.ts';
import {
  filterOf as filterOfListings,
  listingSearch,
} from '../../showcase/listings/listing-search.ts';
import { representativePage } from '../../showcase/representatives/representative.queries.ts';
import { representativeListSearch } from '../../showcase/representatives/representative-search.ts';

const emails = campaignSearch([], campaignSorts);
const toApprove = { status: 'Needs your approval' };
const status = { status: 'Needs attention' };
type Address = Record<string, string>;

const sends = (search: Address) => listArgsOf(emails.parse(search), 10);
const posts = (search: Address) => contentQuery('article', contentSearch.parse(search));

const firms = (search: Address) => ({
  asked: firmPage(firmListSearch.parse(search), 1, 20, 'asc').queryKey,
});
const realtors = (search: Address) => ({
  asked: representativePage(representativeListSearch.parse(search)).queryKey,
});

/** The request of a list when a to-do entry links to it. */
const asked: [DeskKey, (search: Address) => object, object][] = [
  ['digestSends', sends, status],
  ['hotwSends', sends, status],
  ['promoAlertSends', sends, status],
  ['newsAlertSends', sends, status],
  ['digestReleases', sends, toApprove],
  ['hotwReleases', sends, toApprove],
  ['promoAlertReleases', sends, toApprove],
  ['newsAlertReleases', sends, toApprove],
  ['overdueArticles', posts, { due: 'overdue' }],
  ['overdueEvents', posts, { due: 'overdue' }],
  ['overdueCharities', posts, { due: 'overdue' }],
  ['overduePlaces', posts, { due: 'overdue' }],
  ['flaggedArticles', posts, { status: '5', flaggedForEditor: 'true' }],
  ['flaggedEvents', posts, { status: '5', flaggedForEditor: 'true' }],
  ['flaggedCharities', posts, { status: '5', flaggedForEditor: 'true' }],
  ['flaggedPlaces', posts, { status: '5', flaggedForEditor: 'true' }],
  ['commentedArticles', posts, { comments: 'open' }],
  ['commentedEvents', posts, { comments: 'open' }],
  ['commentedCharities', posts, { comments: 'open' }],
  ['commentedPlaces', posts, { comments: 'open' }],
  ['suggestedArticles', posts, { suggestions: 'open' }],
  ['suggestedEvents', posts, { suggestions: 'open' }],
  ['suggestedCharities', posts, { suggestions: 'open' }],
  ['suggestedPlaces', posts, { suggestions: 'open' }],
  ['eventsNotOut', posts, { status: '5', when: 'past' }],
  ['eventsUndated', posts, { status: '0,1,2,5', when: 'undated' }],
  [
    'seriesLacking',
    (search) => seriesSearch.parse(search),
    { active: 'yes', lacking: 'yes', siteId: null, type: 'All', published: 'All Time' },
  ],
  ['firmsLacking', firms, { asked: ['/api/showcase-firm/search', { body: { isLacking: true } }] }],
  ['realtorsLacking', realtors, { asked: ['representatives', { isLacking: true }] }],
  [
    'listingsLacking',
    (search) => filterOfListings(listingSearch.parse(search)),
    { isLacking: true },
  ],
  ['invoicesToReview', (search) => wishesOf(reviewSearch.parse(search)), { state: 'awaiting' }],
  ['invoicesSentBack', (search) => wishesOf(mySearch.parse(search)), { state: 'changes asked' }],
  ['photosUnfinished', (search) => filterOf(photoSearch.parse(search)), { unfinished: 'true' }],
  [
    'invoicesChanged',
    (search) => wishesOf(reviewSearch.parse(search)),
    { state: 'all', exported: 'changed' },
  ],
];

test.each(asked)(
  'the list behind %s requests exactly what its to-do count counts',
  (key, asks, filters) => {
    const search = deskItems[key].search();
    expect(asks(search)).toMatchObject(filters);
  },
);
