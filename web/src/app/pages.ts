import type { ScreenKey } from '@masthead/shared/screens.ts';
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';

/** The page of every screen; each is loaded when it is first opened. */
export const pages: Record<ScreenKey, RouteComponent> = {
  login: lazyRouteComponent(() => import('../auth/LoginPage.tsx'), 'LoginPage'),
  resetPassword: lazyRouteComponent(
    () => import('../auth/ResetPasswordPage.tsx'),
    'ResetPasswordPage',
  ),
  signInCallback: lazyRouteComponent(
    () => import('../auth/SignInCallbackPage.tsx'),
    'SignInCallbackPage',
  ),
  home: lazyRouteComponent(() => import('../auth/HomePage.tsx'), 'HomePage'),
  profile: lazyRouteComponent(() => import('../profile/ProfilePage.tsx'), 'ProfilePage'),
  postEdit: lazyRouteComponent(() => import('../news-items/PostEditPage.tsx'), 'PostEditPage'),
  articleList: lazyRouteComponent(
    () => import('../news-items/ArticleListPage.tsx'),
    'ArticleListPage',
  ),
  eventList: lazyRouteComponent(() => import('../news-items/EventListPage.tsx'), 'EventListPage'),
  calendar: lazyRouteComponent(() => import('../calendar/CalendarPage.tsx'), 'CalendarPage'),
  seriesList: lazyRouteComponent(() => import('../series/SeriesListPage.tsx'), 'SeriesListPage'),
  seriesEdit: lazyRouteComponent(() => import('../series/SeriesEditPage.tsx'), 'SeriesEditPage'),
  seriesPreview: lazyRouteComponent(
    () => import('../series/SeriesPreviewPage.tsx'),
    'SeriesPreviewPage',
  ),
  charityList: lazyRouteComponent(
    () => import('../news-items/CharityListPage.tsx'),
    'CharityListPage',
  ),
  placeList: lazyRouteComponent(() => import('../news-items/PlaceListPage.tsx'), 'PlaceListPage'),
  dailyDigestList: lazyRouteComponent(
    () => import('../daily-digests/DailyDigestListPage.tsx'),
    'DailyDigestListPage',
  ),
  dailyDigestEdit: lazyRouteComponent(
    () => import('../daily-digests/DailyDigestEditPage.tsx'),
    'DailyDigestEditPage',
  ),
  photoList: lazyRouteComponent(() => import('../photos/PhotoListPage.tsx'), 'PhotoListPage'),
  photoAdd: lazyRouteComponent(() => import('../photos/PhotoAddPage.tsx'), 'PhotoAddPage'),
  photoEdit: lazyRouteComponent(() => import('../photos/PhotoEditPage.tsx'), 'PhotoEditPage'),
  photosetList: lazyRouteComponent(
    () => import('../photos/PhotosetListPage.tsx'),
    'PhotosetListPage',
  ),
  photosetEdit: lazyRouteComponent(
    () => import('../photos/PhotosetEditPage.tsx'),
    'PhotosetEditPage',
  ),
  hotwList: lazyRouteComponent(
    () => import('../homes-of-the-week/HotwListPage.tsx'),
    'HotwListPage',
  ),
  hotwEdit: lazyRouteComponent(
    () => import('../homes-of-the-week/HotwEditPage.tsx'),
    'HotwEditPage',
  ),
  promoAlertList: lazyRouteComponent(
    () => import('../promo-alerts/PromoAlertListPage.tsx'),
    'PromoAlertListPage',
  ),
  promoAlertEdit: lazyRouteComponent(
    () => import('../promo-alerts/PromoAlertEditPage.tsx'),
    'PromoAlertEditPage',
  ),
  newsAlertList: lazyRouteComponent(
    () => import('../news-alerts/NewsAlertListPage.tsx'),
    'NewsAlertListPage',
  ),
  newsAlertCreate: lazyRouteComponent(
    () => import('../news-alerts/NewsAlertCreatePage.tsx'),
    'NewsAlertCreatePage',
  ),
  newsAlertEdit: lazyRouteComponent(
    () => import('../news-alerts/NewsAlertEditPage.tsx'),
    'NewsAlertEditPage',
  ),
  campaignPreview: lazyRouteComponent(
    () => import('../campaigns/CampaignPreviewPage.tsx'),
    'CampaignPreviewPage',
  ),
  emailTemplateList: lazyRouteComponent(
    () => import('../email-templates/EmailTemplateListPage.tsx'),
    'EmailTemplateListPage',
  ),
  emailTemplateAdd: lazyRouteComponent(
    () => import('../email-templates/EmailTemplateAddPage.tsx'),
    'EmailTemplateAddPage',
  ),
  emailTemplateEdit: lazyRouteComponent(
    () => import('../email-templates/EmailTemplateEditPage.tsx'),
    'EmailTemplateEditPage',
  ),
  audienceList: lazyRouteComponent(
    () => import('../audiences/AudienceListPage.tsx'),
    'AudienceListPage',
  ),
  audienceEdit: lazyRouteComponent(
    () => import('../audiences/AudienceEditPage.tsx'),
    'AudienceEditPage',
  ),
  segmentEdit: lazyRouteComponent(
    () => import('../audiences/SegmentEditPage.tsx'),
    'SegmentEditPage',
  ),
  userList: lazyRouteComponent(() => import('../users/UserListPage.tsx'), 'UserListPage'),
  userEdit: lazyRouteComponent(() => import('../users/UserEditPage.tsx'), 'UserEditPage'),
  suppressionList: lazyRouteComponent(
    () => import('../mailings/SuppressionListPage.tsx'),
    'SuppressionListPage',
  ),
  mailchimp: lazyRouteComponent(() => import('../mailchimp/MailchimpPage.tsx'), 'MailchimpPage'),
  activityList: lazyRouteComponent(
    () => import('../history/ActivityListPage.tsx'),
    'ActivityListPage',
  ),
  trash: lazyRouteComponent(() => import('../history/TrashPage.tsx'), 'TrashPage'),
  organizationList: lazyRouteComponent(
    () => import('../organizations/OrganizationListPage.tsx'),
    'OrganizationListPage',
  ),
  organizationEdit: lazyRouteComponent(
    () => import('../organizations/OrganizationEditPage.tsx'),
    'OrganizationEditPage',
  ),
  siteList: lazyRouteComponent(() => import('../sites/SiteListPage.tsx'), 'SiteListPage'),
  siteEdit: lazyRouteComponent(() => import('../sites/SiteEditPage.tsx'), 'SiteEditPage'),
  adSlotList: lazyRouteComponent(() => import('../ad-slots/AdSlotListPage.tsx'), 'AdSlotListPage'),
  adSlotCreate: lazyRouteComponent(
    () => import('../ad-slots/AdSlotCreatePage.tsx'),
    'AdSlotCreatePage',
  ),
  adSlotEdit: lazyRouteComponent(() => import('../ad-slots/AdSlotEditPage.tsx'), 'AdSlotEditPage'),
  adSlotTimeline: lazyRouteComponent(
    () => import('../ad-slots/AdSlotTimelinePage.tsx'),
    'AdSlotTimelinePage',
  ),
  adSlotQueue: lazyRouteComponent(
    () => import('../ad-slots/AdSlotQueuePage.tsx'),
    'AdSlotQueuePage',
  ),
  adSlotPreview: lazyRouteComponent(
    () => import('../showcase/AdSlotPreviewPage.tsx'),
    'AdSlotPreviewPage',
  ),
  slotProof: lazyRouteComponent(() => import('../showcase/SlotProofPage.tsx'), 'SlotProofPage'),
  firmList: lazyRouteComponent(() => import('../firms/FirmListPage.tsx'), 'FirmListPage'),
  firmEdit: lazyRouteComponent(() => import('../firms/FirmEditPage.tsx'), 'FirmEditPage'),
  representativeList: lazyRouteComponent(
    () => import('../representatives/RepresentativeListPage.tsx'),
    'RepresentativeListPage',
  ),
  representativeEdit: lazyRouteComponent(
    () => import('../representatives/RepresentativeEditPage.tsx'),
    'RepresentativeEditPage',
  ),
  listingList: lazyRouteComponent(
    () => import('../listings/ListingListPage.tsx'),
    'ListingListPage',
  ),
  listingAdd: lazyRouteComponent(() => import('../listings/ListingAddPage.tsx'), 'ListingAddPage'),
  listingEdit: lazyRouteComponent(
    () => import('../listings/ListingEditPage.tsx'),
    'ListingEditPage',
  ),
  invoiceAdd: lazyRouteComponent(() => import('../invoices/InvoiceAddPage.tsx'), 'InvoiceAddPage'),
  invoiceEdit: lazyRouteComponent(
    () => import('../invoices/InvoiceEditPage.tsx'),
    'InvoiceEditPage',
  ),
  myInvoices: lazyRouteComponent(() => import('../invoices/MyInvoicesPage.tsx'), 'MyInvoicesPage'),
  reviewInvoices: lazyRouteComponent(
    () => import('../invoices/ReviewInvoicesPage.tsx'),
    'ReviewInvoicesPage',
  ),
  invoiceTotals: lazyRouteComponent(
    () => import('../invoices/InvoiceTotalsPage.tsx'),
    'InvoiceTotalsPage',
  ),
  invoiceStatement: lazyRouteComponent(
    () => import('../invoices/InvoiceStatementPage.tsx'),
    'InvoiceStatementPage',
  ),
  importList: lazyRouteComponent(() => import('../imports/ImportListPage.tsx'), 'ImportListPage'),
  chat: lazyRouteComponent(() => import('../chat/ChatPage.tsx'), 'ChatPage'),
  chatVisits: lazyRouteComponent(() => import('../chat/ChatVisitsPage.tsx'), 'ChatVisitsPage'),
  emailCalendar: lazyRouteComponent(
    () => import('../campaigns/EmailCalendarPage.tsx'),
    'EmailCalendarPage',
  ),
  outboxList: lazyRouteComponent(() => import('../outbox/OutboxListPage.tsx'), 'OutboxListPage'),
};
