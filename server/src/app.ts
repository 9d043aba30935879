import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { App } from './app-parts.ts';
import { demoPictures } from './demo-data.ts';
import { authorRoutes } from './editorial/authors/authors.routes.ts';
import { photoRoutes } from './editorial/photos/photos.routes.ts';
import { photosetRoutes } from './editorial/photos/photosets.routes.ts';
import { commentRoutes } from './editorial/posts/comments.routes.ts';
import {
  editNewsItemRoutes,
  newsItemEventRoutes,
  openingRoutes,
} from './editorial/posts/edit-news-item.routes.ts';
import { importPostsRoutes } from './editorial/posts/import-posts.routes.ts';
import {
  bulkRoutes,
  newsItemRoutes,
  planRoutes,
  proposalRoutes,
  rebelMouseRoutes,
} from './editorial/posts/news-items.routes.ts';
import { savedViewRoutes } from './editorial/posts/saved-views.routes.ts';
import { suggestionRoutes } from './editorial/posts/suggestions.routes.ts';
import { editReader, togetherRoutes } from './editorial/posts/together.routes.ts';
import { workflowRoutes } from './editorial/posts/workflow.routes.ts';
import { contentRoutes } from './editorial/public-posts/content.routes.ts';
import { countViewsRoutes } from './editorial/public-posts/count-views.routes.ts';
import { previewLinkRoutes } from './editorial/public-posts/preview-links.routes.ts';
import { publicPostRoutes } from './editorial/public-posts/public-posts.routes.ts';
import { openPublicStore } from './editorial/public-posts/rendered-page.routes.ts';
import { seriesPreviewRoutes } from './editorial/public-posts/series-preview.routes.ts';
import { sitePageRoutes } from './editorial/public-posts/site-pages.routes.ts';
import { seriesRoutes } from './editorial/series/series.routes.ts';
import { audienceRoutes } from './email/audiences/audiences.routes.ts';
import { campaignRoutes } from './email/campaigns/campaigns.routes.ts';
import {
  dailyDigestResolvers,
  dailyDigestRoutes,
} from './email/daily-digests/daily-digests.routes.ts';
import { digestKind } from './email/daily-digests/digest-renderer.ts';
import { hotwKind, hotwResolvers, hotwRoutes } from './email/homes-of-the-week/hotw.routes.ts';
import { mailchimpRoutes } from './email/mailchimp/mailchimp.routes.ts';
import { countingRoutes } from './email/mailings/counting.routes.ts';
import { mailingRoutes } from './email/mailings/mailings.routes.ts';
import { suppressionRoutes } from './email/mailings/suppressions.routes.ts';
import { newsAlertKind } from './email/news-alerts/news-alert-renderer.ts';
import { newsAlertResolvers, newsAlertRoutes } from './email/news-alerts/news-alerts.routes.ts';
import { outboxRoutes } from './email/outbox/outbox.routes.ts';
import { promoAlertKind } from './email/promo-alerts/promo-alert-renderer.ts';
import { promoAlertResolvers, promoAlertRoutes } from './email/promo-alerts/promo-alerts.routes.ts';
import {
  emailTemplateResolvers,
  emailTemplateRoutes,
} from './email/templates/email-templates.routes.ts';
import { invoiceFileRoutes } from './finance/invoices/invoice-file.routes.ts';
import { invoiceReportRoutes } from './finance/invoices/invoice-report.routes.ts';
import { invoiceRoutes } from './finance/invoices/invoices.routes.ts';
import { apiTokenRoutes } from './people/api-tokens/api-tokens.routes.ts';
import { organizationRoutes } from './people/organizations/organizations.routes.ts';
import { profileRoutes } from './people/profile/profile.routes.ts';
import { setUpRoutes } from './people/set-up/set-up.routes.ts';
import { guardSetUp } from './people/set-up/set-up.ts';
import { authRoutes } from './people/sign-in/auth.routes.ts';
import { siteRoutes } from './people/sites/sites.routes.ts';
import { userRoutes } from './people/users/users.routes.ts';
import { openSessions } from './platform/access/sessions.ts';
import { probeRoute } from './platform/doctor/probe.ts';
import { healthRoutes } from './platform/health/health.routes.ts';
import { documentApi } from './platform/http/api-documents.ts';
import { keepDiskReserve } from './platform/http/disk-reserve.ts';
import { errorHandler } from './platform/http/error-handler.ts';
import { registerGraphql } from './platform/http/graphql.ts';
import {
  knowWork,
  limitParams,
  maxParamLength,
  refuseEarly,
  secureHeaders,
} from './platform/http/hooks.ts';
import { limitRate, openRateLimit, type RateLimit } from './platform/http/limits.ts';
import {
  type NodeServer,
  openNodeServer,
  refuseBrokenRequests,
  trustOf,
} from './platform/http/node-server.ts';
import { observeRequests } from './platform/http/observe-requests.ts';
import { readJsonBodies } from './platform/http/request-bodies.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { imageRoutes } from './platform/images/images.routes.ts';
import { importRoutes } from './platform/imports/imports.routes.ts';
import { privateStorage } from './platform/integrations/files/private-files.ts';
import { failedJobRoutes } from './platform/jobs/failed-jobs.routes.ts';
import { liveRoutes } from './platform/live/live.routes.ts';
import type { Config } from './platform/process/config.ts';
import { logOptions } from './platform/process/log.ts';
import { output } from './platform/process/output.ts';
import { retentionRoutes } from './platform/retention/retention.routes.ts';
import { readOnlyRoutes } from './platform/system/read-only.routes.ts';
import { openReadOnly } from './platform/system/read-only.ts';
import { systemRoutes } from './platform/system/system.routes.ts';
import { retentionsOf } from './retentions.ts';
import { adSlotResolvers, adSlotRoutes } from './showcase/ad-slots/ad-slots.routes.ts';
import { slotDeliveryRoutes } from './showcase/ad-slots/slot-delivery.routes.ts';
import { showcaseRoutes } from './showcase/delivery/showcase.routes.ts';
import { firmResolvers, firmRoutes } from './showcase/firms/firms.routes.ts';
import { listingFileRoutes } from './showcase/listings/listing-files.routes.ts';
import { listingResolvers, listingRoutes } from './showcase/listings/listings.routes.ts';
import {
  representativeResolvers,
  representativeRoutes,
} from './showcase/representatives/representatives.routes.ts';
import { auditRoutes } from './workspace/audit/audit.routes.ts';
import { calendarRoutes } from './workspace/calendar/calendar.routes.ts';
import { chatRoutes } from './workspace/chat/chat.routes.ts';
import { seatMembers } from './workspace/chat/chat.store.ts';
import { chatReactionRoutes } from './workspace/chat/chat-reactions.routes.ts';
import { findRoutes } from './workspace/find/find.routes.ts';
import { historyRoutes, viewAsRoutes } from './workspace/history/history.routes.ts';
import { deskRoutes } from './workspace/home/desk.routes.ts';
import { noticeRoutes } from './workspace/notices/notices.routes.ts';
import { personalDataRoutes } from './workspace/personal-data/personal-data.routes.ts';
import { webhookRoutes } from './workspace/webhooks/webhooks.routes.ts';

/** Why imported late: a start needs none of it. */
async function checkSettings({ config, pool }: App) {
  const [{ checksOf }, { runChecks }] = await Promise.all([
    import('./doctor-checks.ts'),
    import('./platform/doctor/checks.ts'),
  ]);
  return runChecks(checksOf({ config, pool, sendTo: null, dns: null }));
}

/** Limits of what a client may send (reliability 4). */
const limits = {
  body: 1024 * 1024,
  headersMs: 20_000,
  // Why: 20 MB over a slow line take this long; a JSON body is a megabyte at most.
  requestMs: 120_000,
};

/** Addresses that the specification writes with a slash at their end (showcase 7, content 7). */
const slashAtEnd =
  /^(\/api\/(?:adslot|photos|photoset|showcase-firm(?:-representative|-item)?))\/(?=$|\?)/;

function newHttp(config: Config, node: NodeServer, limit: RateLimit): FastifyInstance {
  const http = Fastify({
    serverFactory: (rest, limits) => node.newServer(rest, limits),
    bodyLimit: limits.body,
    requestTimeout: limits.requestMs,
    connectionTimeout: 1.5 * limits.requestMs,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: config.trustedProxies > 0 ? trustOf(config.trustedProxies) : false,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength },
    rewriteUrl: ({ url = '/' }) => url.replace(slashAtEnd, '$1'),
    frameworkErrors: (error, request, reply) => void errorHandler(error, request, reply),
    clientErrorHandler: refuseBrokenRequests(limit),
    logger: { ...logOptions(config), stream: output },
  });
  http.server.headersTimeout = limits.headersMs;
  http.decorateRequest('viewer', null);
  http.setErrorHandler(errorHandler);
  keepDiskReserve(http, config);
  // Why: documentation schemas are for readers; handle() checks with the zod schemas themselves.
  http.setValidatorCompiler(() => (value) => ({ value }));
  http.setSerializerCompiler(() => (value) => JSON.stringify(value));
  return http;
}

/** What every request goes through before its route. */
function checkRequests({ http, sessions, config, setUp }: App, limit: RateLimit): void {
  knowWork(http);
  observeRequests(http, config);
  secureHeaders(http);
  refuseEarly(http);
  limitRate(http, limit, sessions);
  guardSetUp(http, setUp);
  limitParams(http);
  readJsonBodies(http);
}

/** The areas of showcase advertising. */
function showcaseAreas(app: App): void {
  firmRoutes(app);
  representativeRoutes(app);
  listingRoutes(app);
  listingFileRoutes(app);
  adSlotRoutes(app);
  slotDeliveryRoutes(app);
  showcaseRoutes(app);
}

/** The email areas and the areas of their content. */
function emailAreas(app: App): void {
  newsItemRoutes(app);
  editNewsItemRoutes(app);
  newsItemEventRoutes(app);
  bulkRoutes(app);
  savedViewRoutes(app);
  importPostsRoutes(app);
  openingRoutes(app);
  togetherRoutes(app);
  commentRoutes(app);
  suggestionRoutes(app);
  proposalRoutes(app);
  planRoutes(app);
  workflowRoutes(app);
  calendarRoutes(app);
  seriesRoutes(app);
  seriesPreviewRoutes(app);
  publicPostRoutes(app);
  const publicStore = openPublicStore(app);
  sitePageRoutes(app, publicStore);
  contentRoutes(app, publicStore);
  previewLinkRoutes(app);
  countViewsRoutes(app);
  rebelMouseRoutes(app);
  photoRoutes(app);
  photosetRoutes(app);
  dailyDigestRoutes(app);
  hotwRoutes(app);
  promoAlertRoutes(app);
  newsAlertRoutes(app);
  campaignRoutes(app);
  emailTemplateRoutes(app);
  audienceRoutes(app);
  mailchimpRoutes(app);
  mailingRoutes(app);
  countingRoutes(app);
  suppressionRoutes(app);
  outboxRoutes(app);
}

/** The areas of the staff's own work. */
function staffAreas(app: App): void {
  importRoutes(app);
  invoiceRoutes(app);
  invoiceFileRoutes(app);
  invoiceReportRoutes(app);
  historyRoutes(app);
  viewAsRoutes(app);
  deskRoutes(app);
  failedJobRoutes(app);
  noticeRoutes(app);
  personalDataRoutes(app);
  auditRoutes(app);
  webhookRoutes(app);
  chatRoutes(app);
  chatReactionRoutes(app);
}

/** How each kind of email is written. */
const renderers = {
  'daily-digest': digestKind.render,
  hotw: hotwKind.render,
  'promo-alert': promoAlertKind.render,
  'news-alert': newsAlertKind.render,
};

const emailResolvers = [
  ...dailyDigestResolvers,
  ...hotwResolvers,
  ...promoAlertResolvers,
  ...newsAlertResolvers,
];

/** Builds the product's HTTP server: one line for each area. */
export async function buildApp(
  parts: Omit<App, 'http' | 'node' | 'readOnly' | 'renderers' | 'routes' | 'sessions'>,
): Promise<App> {
  const perMinute = parts.config.requestsPerMinute;
  const limit = openRateLimit(parts.pool, { counted: 'requests', perMinute });
  const node = openNodeServer(limit, parts.config.trustedProxies);
  const http = newHttp(parts.config, node, limit);
  const routes: App['routes'] = [];
  http.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push({ method: each, url });
  });
  const sessions = openSessions(parts.pool);
  http.addHook('onClose', () => sessions.close());
  const readOnly = await openReadOnly(parts.pool);
  http.addHook('onClose', () => readOnly.close());
  const app: App = { ...parts, http, node, readOnly, routes, sessions, renderers };
  checkRequests(app, limit);
  await http.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await liveRoutes(app, { together: editReader(app) });
  // Why after the live connections: what follows is that the framework stops listening.
  http.addHook('preClose', () => node.close());
  await documentApi(http);

  const readiness = healthRoutes(app);
  systemRoutes(app, { readiness, check: () => checkSettings(app) });
  readOnlyRoutes(app);
  probeRoute(app);
  findRoutes(app);
  setUpRoutes(app, (db) => seatMembers(db, app.config.chatMembers ?? []));
  await authRoutes(app);
  profileRoutes(app);
  userRoutes(app);
  apiTokenRoutes(app);
  retentionRoutes(app, {
    retentions: retentionsOf(privateStorage(parts.config, 'chat')),
    eventDays: parts.config.eventDays,
  });
  organizationRoutes(app);
  siteRoutes(app);
  authorRoutes(app);
  emailAreas(app);
  showcaseAreas(app);
  staffAreas(app);
  imageRoutes(app, parts.config.wantsDemo ? { demo: demoPictures(app.pool, app.config) } : {});
  await registerGraphql(app, [
    ...emailTemplateResolvers(app),
    ...emailResolvers,
    ...firmResolvers,
    ...representativeResolvers,
    ...listingResolvers,
    ...adSlotResolvers,
  ]);
  await serveWebApp(http);
  return app;
}
