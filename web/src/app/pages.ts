import type { ScreenKey } from '@masthead/shared/screens.ts';
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { AsksFirst } from '../platform/api/ahead.ts';

type PageModule<K extends string> = Record<K, ComponentType & AsksFirst>;

/** A page that is loaded when it is first opened; `asksFirst` loads it to know what it asks for. */
function page<K extends string>(load: () => Promise<PageModule<K>>, name: K) {
  const asksFirst = async () => (await load())[name].firstQuery;
  return Object.assign(lazyRouteComponent(load, name) as RouteComponent, { asksFirst });
}

const newsAlertEdit = page(
  () => import('../email/news-alerts/NewsAlertEditPage.tsx'),
  'NewsAlertEditPage',
);

/** The page of every screen; each is loaded when it is first opened. */
export const pages: Record<ScreenKey, ReturnType<typeof page>> = {
  login: page(() => import('../people/sign-in/LoginPage.tsx'), 'LoginPage'),
  resetPassword: page(() => import('../people/sign-in/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  signInCallback: page(
    () => import('../people/sign-in/SignInCallbackPage.tsx'),
    'SignInCallbackPage',
  ),
  setUp: page(() => import('../people/set-up/SetUpPage.tsx'), 'SetUpPage'),
  home: page(() => import('../workspace/home/HomePage.tsx'), 'HomePage'),
  profile: page(() => import('../people/profile/ProfilePage.tsx'), 'ProfilePage'),
  postEdit: page(() => import('../editorial/posts/PostEditPage.tsx'), 'PostEditPage'),
  articleList: page(() => import('../editorial/posts/ArticleListPage.tsx'), 'ArticleListPage'),
  eventList: page(() => import('../editorial/posts/EventListPage.tsx'), 'EventListPage'),
  calendar: page(() => import('../workspace/calendar/CalendarPage.tsx'), 'CalendarPage'),
  seriesList: page(() => import('../editorial/series/SeriesListPage.tsx'), 'SeriesListPage'),
  seriesEdit: page(() => import('../editorial/series/SeriesEditPage.tsx'), 'SeriesEditPage'),
  seriesPreview: page(
    () => import('../editorial/series/SeriesPreviewPage.tsx'),
    'SeriesPreviewPage',
  ),
  charityList: page(() => import('../editorial/posts/CharityListPage.tsx'), 'CharityListPage'),
  placeList: page(() => import('../editorial/posts/PlaceListPage.tsx'), 'PlaceListPage'),
  dailyDigestList: page(
    () => import('../email/daily-digests/DailyDigestListPage.tsx'),
    'DailyDigestListPage',
  ),
  dailyDigestEdit: page(
    () => import('../email/daily-digests/DailyDigestEditPage.tsx'),
    'DailyDigestEditPage',
  ),
  photoList: page(() => import('../editorial/photos/PhotoListPage.tsx'), 'PhotoListPage'),
  photoAdd: page(() => import('../editorial/photos/PhotoAddPage.tsx'), 'PhotoAddPage'),
  photoEdit: page(() => import('../editorial/photos/PhotoEditPage.tsx'), 'PhotoEditPage'),
  photosetList: page(() => import('../editorial/photos/PhotosetListPage.tsx'), 'PhotosetListPage'),
  photosetEdit: page(() => import('../editorial/photos/PhotosetEditPage.tsx'), 'PhotosetEditPage'),
  hotwList: page(() => import('../email/homes-of-the-week/HotwListPage.tsx'), 'HotwListPage'),
  hotwEdit: page(() => import('../email/homes-of-the-week/HotwEditPage.tsx'), 'HotwEditPage'),
  promoAlertList: page(
    () => import('../email/promo-alerts/PromoAlertListPage.tsx'),
    'PromoAlertListPage',
  ),
  promoAlertEdit: page(
    () => import('../email/promo-alerts/PromoAlertEditPage.tsx'),
    'PromoAlertEditPage',
  ),
  newsAlertList: page(
    () => import('../email/news-alerts/NewsAlertListPage.tsx'),
    'NewsAlertListPage',
  ),
  newsAlertCreate: newsAlertEdit,
  newsAlertEdit,
  campaignPreview: page(
    () => import('../email/campaigns/CampaignPreviewPage.tsx'),
    'CampaignPreviewPage',
  ),
  emailTemplateList: page(
    () => import('../email/templates/EmailTemplateListPage.tsx'),
    'EmailTemplateListPage',
  ),
  emailTemplateAdd: page(
    () => import('../email/templates/EmailTemplateAddPage.tsx'),
    'EmailTemplateAddPage',
  ),
  emailTemplateEdit: page(
    () => import('../email/templates/EmailTemplateEditPage.tsx'),
    'EmailTemplateEditPage',
  ),
  audienceList: page(() => import('../email/audiences/AudienceListPage.tsx'), 'AudienceListPage'),
  audienceEdit: page(() => import('../email/audiences/AudienceEditPage.tsx'), 'AudienceEditPage'),
  segmentEdit: page(() => import('../email/audiences/SegmentEditPage.tsx'), 'SegmentEditPage'),
  userList: page(() => import('../people/users/UserListPage.tsx'), 'UserListPage'),
  userEdit: page(() => import('../people/users/UserEditPage.tsx'), 'UserEditPage'),
  suppressionList: page(
    () => import('../email/mailings/SuppressionListPage.tsx'),
    'SuppressionListPage',
  ),
  mailchimp: page(() => import('../email/mailchimp/MailchimpPage.tsx'), 'MailchimpPage'),
  activityList: page(() => import('../workspace/history/ActivityListPage.tsx'), 'ActivityListPage'),
  audit: page(() => import('../workspace/audit/AuditPage.tsx'), 'AuditPage'),
  personalData: page(
    () => import('../workspace/personal-data/PersonalDataPage.tsx'),
    'PersonalDataPage',
  ),
  trash: page(() => import('../workspace/history/TrashPage.tsx'), 'TrashPage'),
  retentionList: page(
    () => import('../platform/retention/RetentionListPage.tsx'),
    'RetentionListPage',
  ),
  system: page(() => import('../platform/system/SystemPage.tsx'), 'SystemPage'),
  apiTokenList: page(() => import('../people/api-tokens/ApiTokenListPage.tsx'), 'ApiTokenListPage'),
  webhookList: page(() => import('../workspace/webhooks/WebhookListPage.tsx'), 'WebhookListPage'),
  organizationList: page(
    () => import('../people/organizations/OrganizationListPage.tsx'),
    'OrganizationListPage',
  ),
  organizationEdit: page(
    () => import('../people/organizations/OrganizationEditPage.tsx'),
    'OrganizationEditPage',
  ),
  siteList: page(() => import('../people/sites/SiteListPage.tsx'), 'SiteListPage'),
  siteEdit: page(() => import('../people/sites/SiteEditPage.tsx'), 'SiteEditPage'),
  adSlotList: page(() => import('../showcase/ad-slots/AdSlotListPage.tsx'), 'AdSlotListPage'),
  adSlotCreate: page(() => import('../showcase/ad-slots/AdSlotCreatePage.tsx'), 'AdSlotCreatePage'),
  adSlotEdit: page(() => import('../showcase/ad-slots/AdSlotEditPage.tsx'), 'AdSlotEditPage'),
  adSlotTimeline: page(
    () => import('../showcase/ad-slots/AdSlotTimelinePage.tsx'),
    'AdSlotTimelinePage',
  ),
  adSlotQueue: page(() => import('../showcase/ad-slots/AdSlotQueuePage.tsx'), 'AdSlotQueuePage'),
  adSlotPreview: page(
    () => import('../showcase/delivery/AdSlotPreviewPage.tsx'),
    'AdSlotPreviewPage',
  ),
  slotProof: page(() => import('../showcase/delivery/SlotProofPage.tsx'), 'SlotProofPage'),
  firmList: page(() => import('../showcase/firms/FirmListPage.tsx'), 'FirmListPage'),
  firmEdit: page(() => import('../showcase/firms/FirmEditPage.tsx'), 'FirmEditPage'),
  representativeList: page(
    () => import('../showcase/representatives/RepresentativeListPage.tsx'),
    'RepresentativeListPage',
  ),
  representativeEdit: page(
    () => import('../showcase/representatives/RepresentativeEditPage.tsx'),
    'RepresentativeEditPage',
  ),
  listingList: page(() => import('../showcase/listings/ListingListPage.tsx'), 'ListingListPage'),
  listingAdd: page(() => import('../showcase/listings/ListingAddPage.tsx'), 'ListingAddPage'),
  listingEdit: page(() => import('../showcase/listings/ListingEditPage.tsx'), 'ListingEditPage'),
  invoiceAdd: page(() => import('../finance/invoices/InvoiceAddPage.tsx'), 'InvoiceAddPage'),
  invoiceEdit: page(() => import('../finance/invoices/InvoiceEditPage.tsx'), 'InvoiceEditPage'),
  myInvoices: page(() => import('../finance/invoices/MyInvoicesPage.tsx'), 'MyInvoicesPage'),
  reviewInvoices: page(
    () => import('../finance/invoices/ReviewInvoicesPage.tsx'),
    'ReviewInvoicesPage',
  ),
  invoiceTotals: page(
    () => import('../finance/invoices/InvoiceTotalsPage.tsx'),
    'InvoiceTotalsPage',
  ),
  invoiceStatement: page(
    () => import('../finance/invoices/InvoiceStatementPage.tsx'),
    'InvoiceStatementPage',
  ),
  importList: page(() => import('../platform/imports/ImportListPage.tsx'), 'ImportListPage'),
  chat: page(() => import('../workspace/chat/ChatPage.tsx'), 'ChatPage'),
  chatVisits: page(() => import('../workspace/chat/ChatVisitsPage.tsx'), 'ChatVisitsPage'),
  emailCalendar: page(
    () => import('../email/campaigns/EmailCalendarPage.tsx'),
    'EmailCalendarPage',
  ),
  outboxList: page(() => import('../email/outbox/OutboxListPage.tsx'), 'OutboxListPage'),
};
