import type { ScreenKey } from '@masthead/shared/screens.ts';
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';

/** The page of every screen; each is loaded when it is first opened. */
export const pages: Record<ScreenKey, RouteComponent> = {
  login: lazyRouteComponent(() => import('../people/sign-in/LoginPage.tsx'), 'LoginPage'),
  resetPassword: lazyRouteComponent(
    () => import('../people/sign-in/ResetPasswordPage.tsx'),
    'ResetPasswordPage',
  ),
  signInCallback: lazyRouteComponent(
    () => import('../people/sign-in/SignInCallbackPage.tsx'),
    'SignInCallbackPage',
  ),
  home: lazyRouteComponent(() => import('../workspace/home/HomePage.tsx'), 'HomePage'),
  profile: lazyRouteComponent(() => import('../people/profile/ProfilePage.tsx'), 'ProfilePage'),
  postEdit: lazyRouteComponent(() => import('../editorial/posts/PostEditPage.tsx'), 'PostEditPage'),
  articleList: lazyRouteComponent(
    () => import('../editorial/posts/ArticleListPage.tsx'),
    'ArticleListPage',
  ),
  eventList: lazyRouteComponent(
    () => import('../editorial/posts/EventListPage.tsx'),
    'EventListPage',
  ),
  calendar: lazyRouteComponent(
    () => import('../workspace/calendar/CalendarPage.tsx'),
    'CalendarPage',
  ),
  seriesList: lazyRouteComponent(
    () => import('../editorial/series/SeriesListPage.tsx'),
    'SeriesListPage',
  ),
  seriesEdit: lazyRouteComponent(
    () => import('../editorial/series/SeriesEditPage.tsx'),
    'SeriesEditPage',
  ),
  seriesPreview: lazyRouteComponent(
    () => import('../editorial/series/SeriesPreviewPage.tsx'),
    'SeriesPreviewPage',
  ),
  charityList: lazyRouteComponent(
    () => import('../editorial/posts/CharityListPage.tsx'),
    'CharityListPage',
  ),
  placeList: lazyRouteComponent(
    () => import('../editorial/posts/PlaceListPage.tsx'),
    'PlaceListPage',
  ),
  dailyDigestList: lazyRouteComponent(
    () => import('../email/daily-digests/DailyDigestListPage.tsx'),
    'DailyDigestListPage',
  ),
  dailyDigestEdit: lazyRouteComponent(
    () => import('../email/daily-digests/DailyDigestEditPage.tsx'),
    'DailyDigestEditPage',
  ),
  photoList: lazyRouteComponent(
    () => import('../editorial/photos/PhotoListPage.tsx'),
    'PhotoListPage',
  ),
  photoAdd: lazyRouteComponent(
    () => import('../editorial/photos/PhotoAddPage.tsx'),
    'PhotoAddPage',
  ),
  photoEdit: lazyRouteComponent(
    () => import('../editorial/photos/PhotoEditPage.tsx'),
    'PhotoEditPage',
  ),
  photosetList: lazyRouteComponent(
    () => import('../editorial/photos/PhotosetListPage.tsx'),
    'PhotosetListPage',
  ),
  photosetEdit: lazyRouteComponent(
    () => import('../editorial/photos/PhotosetEditPage.tsx'),
    'PhotosetEditPage',
  ),
  hotwList: lazyRouteComponent(
    () => import('../email/homes-of-the-week/HotwListPage.tsx'),
    'HotwListPage',
  ),
  hotwEdit: lazyRouteComponent(
    () => import('../email/homes-of-the-week/HotwEditPage.tsx'),
    'HotwEditPage',
  ),
  promoAlertList: lazyRouteComponent(
    () => import('../email/promo-alerts/PromoAlertListPage.tsx'),
    'PromoAlertListPage',
  ),
  promoAlertEdit: lazyRouteComponent(
    () => import('../email/promo-alerts/PromoAlertEditPage.tsx'),
    'PromoAlertEditPage',
  ),
  newsAlertList: lazyRouteComponent(
    () => import('../email/news-alerts/NewsAlertListPage.tsx'),
    'NewsAlertListPage',
  ),
  newsAlertCreate: lazyRouteComponent(
    () => import('../email/news-alerts/NewsAlertCreatePage.tsx'),
    'NewsAlertCreatePage',
  ),
  newsAlertEdit: lazyRouteComponent(
    () => import('../email/news-alerts/NewsAlertEditPage.tsx'),
    'NewsAlertEditPage',
  ),
  campaignPreview: lazyRouteComponent(
    () => import('../email/campaigns/CampaignPreviewPage.tsx'),
    'CampaignPreviewPage',
  ),
  emailTemplateList: lazyRouteComponent(
    () => import('../email/templates/EmailTemplateListPage.tsx'),
    'EmailTemplateListPage',
  ),
  emailTemplateAdd: lazyRouteComponent(
    () => import('../email/templates/EmailTemplateAddPage.tsx'),
    'EmailTemplateAddPage',
  ),
  emailTemplateEdit: lazyRouteComponent(
    () => import('../email/templates/EmailTemplateEditPage.tsx'),
    'EmailTemplateEditPage',
  ),
  audienceList: lazyRouteComponent(
    () => import('../email/audiences/AudienceListPage.tsx'),
    'AudienceListPage',
  ),
  audienceEdit: lazyRouteComponent(
    () => import('../email/audiences/AudienceEditPage.tsx'),
    'AudienceEditPage',
  ),
  segmentEdit: lazyRouteComponent(
    () => import('../email/audiences/SegmentEditPage.tsx'),
    'SegmentEditPage',
  ),
  userList: lazyRouteComponent(() => import('../people/users/UserListPage.tsx'), 'UserListPage'),
  userEdit: lazyRouteComponent(() => import('../people/users/UserEditPage.tsx'), 'UserEditPage'),
  suppressionList: lazyRouteComponent(
    () => import('../email/mailings/SuppressionListPage.tsx'),
    'SuppressionListPage',
  ),
  mailchimp: lazyRouteComponent(
    () => import('../email/mailchimp/MailchimpPage.tsx'),
    'MailchimpPage',
  ),
  activityList: lazyRouteComponent(
    () => import('../workspace/history/ActivityListPage.tsx'),
    'ActivityListPage',
  ),
  trash: lazyRouteComponent(() => import('../workspace/history/TrashPage.tsx'), 'TrashPage'),
  organizationList: lazyRouteComponent(
    () => import('../people/organizations/OrganizationListPage.tsx'),
    'OrganizationListPage',
  ),
  organizationEdit: lazyRouteComponent(
    () => import('../people/organizations/OrganizationEditPage.tsx'),
    'OrganizationEditPage',
  ),
  siteList: lazyRouteComponent(() => import('../people/sites/SiteListPage.tsx'), 'SiteListPage'),
  siteEdit: lazyRouteComponent(() => import('../people/sites/SiteEditPage.tsx'), 'SiteEditPage'),
  adSlotList: lazyRouteComponent(
    () => import('../showcase/ad-slots/AdSlotListPage.tsx'),
    'AdSlotListPage',
  ),
  adSlotCreate: lazyRouteComponent(
    () => import('../showcase/ad-slots/AdSlotCreatePage.tsx'),
    'AdSlotCreatePage',
  ),
  adSlotEdit: lazyRouteComponent(
    () => import('../showcase/ad-slots/AdSlotEditPage.tsx'),
    'AdSlotEditPage',
  ),
  adSlotTimeline: lazyRouteComponent(
    () => import('../showcase/ad-slots/AdSlotTimelinePage.tsx'),
    'AdSlotTimelinePage',
  ),
  adSlotQueue: lazyRouteComponent(
    () => import('../showcase/ad-slots/AdSlotQueuePage.tsx'),
    'AdSlotQueuePage',
  ),
  adSlotPreview: lazyRouteComponent(
    () => import('../showcase/delivery/AdSlotPreviewPage.tsx'),
    'AdSlotPreviewPage',
  ),
  slotProof: lazyRouteComponent(
    () => import('../showcase/delivery/SlotProofPage.tsx'),
    'SlotProofPage',
  ),
  firmList: lazyRouteComponent(() => import('../showcase/firms/FirmListPage.tsx'), 'FirmListPage'),
  firmEdit: lazyRouteComponent(() => import('../showcase/firms/FirmEditPage.tsx'), 'FirmEditPage'),
  representativeList: lazyRouteComponent(
    () => import('../showcase/representatives/RepresentativeListPage.tsx'),
    'RepresentativeListPage',
  ),
  representativeEdit: lazyRouteComponent(
    () => import('../showcase/representatives/RepresentativeEditPage.tsx'),
    'RepresentativeEditPage',
  ),
  listingList: lazyRouteComponent(
    () => import('../showcase/listings/ListingListPage.tsx'),
    'ListingListPage',
  ),
  listingAdd: lazyRouteComponent(
    () => import('../showcase/listings/ListingAddPage.tsx'),
    'ListingAddPage',
  ),
  listingEdit: lazyRouteComponent(
    () => import('../showcase/listings/ListingEditPage.tsx'),
    'ListingEditPage',
  ),
  invoiceAdd: lazyRouteComponent(
    () => import('../finance/invoices/InvoiceAddPage.tsx'),
    'InvoiceAddPage',
  ),
  invoiceEdit: lazyRouteComponent(
    () => import('../finance/invoices/InvoiceEditPage.tsx'),
    'InvoiceEditPage',
  ),
  myInvoices: lazyRouteComponent(
    () => import('../finance/invoices/MyInvoicesPage.tsx'),
    'MyInvoicesPage',
  ),
  reviewInvoices: lazyRouteComponent(
    () => import('../finance/invoices/ReviewInvoicesPage.tsx'),
    'ReviewInvoicesPage',
  ),
  invoiceTotals: lazyRouteComponent(
    () => import('../finance/invoices/InvoiceTotalsPage.tsx'),
    'InvoiceTotalsPage',
  ),
  invoiceStatement: lazyRouteComponent(
    () => import('../finance/invoices/InvoiceStatementPage.tsx'),
    'InvoiceStatementPage',
  ),
  importList: lazyRouteComponent(
    () => import('../platform/imports/ImportListPage.tsx'),
    'ImportListPage',
  ),
  chat: lazyRouteComponent(() => import('../workspace/chat/ChatPage.tsx'), 'ChatPage'),
  chatVisits: lazyRouteComponent(
    () => import('../workspace/chat/ChatVisitsPage.tsx'),
    'ChatVisitsPage',
  ),
  emailCalendar: lazyRouteComponent(
    () => import('../email/campaigns/EmailCalendarPage.tsx'),
    'EmailCalendarPage',
  ),
  outboxList: lazyRouteComponent(
    () => import('../email/outbox/OutboxListPage.tsx'),
    'OutboxListPage',
  ),
};
