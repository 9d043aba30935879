import type { FastifyRequest } from 'fastify';
import { isBot } from 'isbot';

/** A tracking pixel: one transparent dot, whose request counts a view. */
export const dot = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
);

/**
 * Names in the user agents of programs: search engines, link previews, monitors, test browsers and common libraries.
 * Limit: it can't recognize a program that pretends to be a browser.
 */
const robots =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|headless|phantomjs|puppeteer|playwright|selenium|lighthouse|pingdom|uptime|monitor|archiver|scrapy|curl|wget|httpclient|okhttp|python-|go-http|java\/|libwww|node-fetch|undici|axios|postman|insomnia/i;

/** True for user agents that are not browsers; browsers always send one. */
export const isRobot = (userAgent: string | undefined): boolean =>
  !userAgent || userAgent.length < 20 || robots.test(userAgent);

/**
 * True for programs that visit pages, by the list of a library besides. Why not for emails: the list has the proxies
 * through which mail programs load pictures for people.
 */
export const isProgram = (userAgent: string | undefined): boolean =>
  isRobot(userAgent) || isBot(userAgent);

/**
 * True for a request that no person caused by viewing or clicking, or whose person opts out of counting (Global
 * Privacy Control).
 */
export function isNotToBeCounted({ method, headers }: FastifyRequest): boolean {
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-moz']].flat();
  return (
    method === 'HEAD' ||
    purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose ?? '')) ||
    headers['sec-gpc'] === '1'
  );
}
