import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { openSessions } from './access/sessions.ts';
import { adSlotResolvers, adSlotRoutes } from './ad-slots/ad-slots.routes.ts';
import { slotDeliveryRoutes } from './ad-slots/slot-delivery.routes.ts';
import type { App } from './app-parts.ts';
import { audienceRoutes } from './audiences/audiences.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { authorRoutes } from './authors/authors.routes.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { campaignRoutes } from './campaigns/campaigns.routes.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import type { Config } from './config.ts';
import { dailyDigestResolvers, dailyDigestRoutes } from './daily-digests/daily-digests.routes.ts';
import { digestKind } from './daily-digests/digest-renderer.ts';
import { demoPictures } from './demo-data.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import {
  emailTemplateResolvers,
  emailTemplateRoutes,
} from './email-templates/email-templates.routes.ts';
import { findRoutes } from './find/find.routes.ts';
import { firmResolvers, firmRoutes } from './firms/firms.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { historyRoutes, viewAsRoutes } from './history/history.routes.ts';
import { hotwKind, hotwResolvers, hotwRoutes } from './homes-of-the-week/hotw.routes.ts';
import { documentApi } from './http/api-documents.ts';
import { errorHandler } from './http/error-handler.ts';
import { registerGraphql } from './http/graphql.ts';
import { knowWork, limitParams, maxParamLength, refuseEarly, secureHeaders } from './http/hooks.ts';
import { limitRate, openRateLimit, type RateLimit } from './http/limits.ts';
import {
  type NodeServer,
  openNodeServer,
  refuseBrokenRequests,
  trustOf,
} from './http/node-server.ts';
import { readJsonBodies } from './http/request-bodies.ts';
import { serveWebApp } from './http/web-app.ts';
import { imageRoutes } from './images/images.routes.ts';
import { importRoutes } from './imports/imports.routes.ts';
import { invoiceFileRoutes } from './invoices/invoice-file.routes.ts';
import { invoiceReportRoutes } from './invoices/invoice-report.routes.ts';
import { invoiceRoutes } from './invoices/invoices.routes.ts';
import { failedJobRoutes } from './jobs/failed-jobs.routes.ts';
import { listingFileRoutes } from './listings/listing-files.routes.ts';
import { listingResolvers, listingRoutes } from './listings/listings.routes.ts';
import { liveRoutes } from './live/live.routes.ts';
import { mailchimpRoutes } from './mailchimp/mailchimp.routes.ts';
import { countingRoutes } from './mailings/counting.routes.ts';
import { mailingRoutes } from './mailings/mailings.routes.ts';
import { suppressionRoutes } from './mailings/suppressions.routes.ts';
import { newsAlertKind } from './news-alerts/news-alert-renderer.ts';
import { newsAlertResolvers, newsAlertRoutes } from './news-alerts/news-alerts.routes.ts';
import {
  editNewsItemRoutes,
  newsItemEventRoutes,
  openingRoutes,
} from './news-items/edit-news-item.routes.ts';
import { importPostsRoutes } from './news-items/import-posts.routes.ts';
import {
  bulkRoutes,
  newsItemRoutes,
  planRoutes,
  proposalRoutes,
  rebelMouseRoutes,
} from './news-items/news-items.routes.ts';
import { savedViewRoutes } from './news-items/saved-views.routes.ts';
import { noticeRoutes } from './notices/notices.routes.ts';
import { organizationRoutes } from './organizations/organizations.routes.ts';
import { outboxRoutes } from './outbox/outbox.routes.ts';
import { photoRoutes } from './photos/photos.routes.ts';
import { photosetRoutes } from './photos/photosets.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { promoAlertKind } from './promo-alerts/promo-alert-renderer.ts';
import { promoAlertResolvers, promoAlertRoutes } from './promo-alerts/promo-alerts.routes.ts';
import { countViewsRoutes } from './public-posts/count-views.routes.ts';
import { previewLinkRoutes } from './public-posts/preview-links.routes.ts';
import { publicPostRoutes } from './public-posts/public-posts.routes.ts';
import { seriesPreviewRoutes } from './public-posts/series-preview.routes.ts';
import { sitePageRoutes } from './public-posts/site-pages.routes.ts';
import {
  representativeResolvers,
  representativeRoutes,
} from './representatives/representatives.routes.ts';
import { seriesRoutes } from './series/series.routes.ts';
import { showcaseRoutes } from './showcase/showcase.routes.ts';
import { siteRoutes } from './sites/sites.routes.ts';
import { userRoutes } from './users/users.routes.ts';

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
    logger: {
      level: config.logLevel,
      // Why: an address may hold a token (/api/auth/oauth/{accessToken}); logs never hold addresses.
      serializers: { req: (request) => ({ method: request.method, id: request.id }) },
      redact: ['*.password', '*.token', '*.authorization'],
    },
  });
  http.server.headersTimeout = limits.headersMs;
  http.decorateRequest('viewer', null);
  http.addHook('preClose', async () => node.close());
  http.setErrorHandler(errorHandler);
  // Why: documentation schemas are for readers; handle() checks with the zod schemas themselves.
  http.setValidatorCompiler(() => (value) => ({ value }));
  http.setSerializerCompiler(() => (value) => JSON.stringify(value));
  return http;
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

/** The areas of emails and of what goes into them. */
function emailAreas(app: App): void {
  newsItemRoutes(app);
  editNewsItemRoutes(app);
  newsItemEventRoutes(app);
  bulkRoutes(app);
  savedViewRoutes(app);
  importPostsRoutes(app);
  openingRoutes(app);
  proposalRoutes(app);
  planRoutes(app);
  calendarRoutes(app);
  seriesRoutes(app);
  seriesPreviewRoutes(app);
  publicPostRoutes(app);
  sitePageRoutes(app);
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
  chatRoutes(app);
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
  parts: Omit<App, 'http' | 'node' | 'renderers' | 'routes' | 'sessions'>,
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
  const app: App = {
    ...parts,
    http,
    node,
    routes,
    sessions,
    renderers,
  };
  knowWork(http);
  secureHeaders(http);
  refuseEarly(http);
  limitRate(http, limit);
  limitParams(http);
  readJsonBodies(http);
  await http.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await liveRoutes(app);
  await documentApi(http);

  healthRoutes(app);
  findRoutes(app);
  await authRoutes(app);
  profileRoutes(app);
  userRoutes(app);
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
