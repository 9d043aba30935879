import { setUpEndpoints } from '@masthead/shared/people/set-up/set-up.endpoints.ts';
import { setUpMessages } from '@masthead/shared/people/set-up/set-up.messages.ts';
import { healthEndpoints } from '@masthead/shared/platform/health/health.endpoints.ts';
import { screens } from '@masthead/shared/screens.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SigningKeys } from '../../platform/access/signing-keys.ts';
import { bearerToken } from '../../platform/access/viewer.ts';
import type { Pool } from '../../platform/db/client.ts';
import { hasPeople } from '../../platform/db/first-start.queries.ts';
import { setUpNeeded, unauthorized } from '../../platform/http/errors.ts';

// Why derived: every server of a database knows it, after a restart too, and nothing has to be stored.
const purpose = 'set-up code';
const signature = { length: 16, encoding: 'hex' } as const;

/** The one-time code, as the log shows it: four groups of four. */
export const setUpCodeOf = (keys: SigningKeys): string =>
  keys.sign(purpose, signature).replaceAll(/(?<=^(?:.{4})+)(?=.)/g, '-');

/** Compares in constant time; spaces, dashes and capitals do not matter. */
export const isSetUpCode = (keys: SigningKeys, typed: string): boolean =>
  keys.isSigned(purpose, typed.toLowerCase().replaceAll(/[\s-]/g, ''), signature);

/** Whether Masthead waits to be set up, as a server knows it. */
export interface SetUp {
  /** The one-time code, if it was waiting when this server started. */
  code: string | null;
  /** True once it is known to be over; asks nobody. */
  isKnownOver(): boolean;
  /** Asks the database, as long as it isn't over. */
  isOver(): Promise<boolean>;
}

/**
 * Follows the set-up; without keys it is over. Why no notification: a server asks at each request until there is a
 * person, and never again.
 */
export function openSetUp(pool: Pool, keys: SigningKeys | null): SetUp {
  let isOver = keys === null;
  return {
    code: keys && setUpCodeOf(keys),
    isKnownOver: () => isOver,
    async isOver() {
      isOver ||= await hasPeople(pool);
      return isOver;
    },
  };
}

/** What answers as usual: the set-up itself, health, and the files of the web app. */
const openPaths: ReadonlySet<string | undefined> = new Set([
  ...[...Object.values(setUpEndpoints), ...Object.values(healthEndpoints)].map(({ path }) => path),
  '/assets/*',
]);

const isPage = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|graphql|images|assets)\b/.test(url);

/** Leads a page to the set-up, or refuses a call, unless it has just ended. */
async function hold(setUp: SetUp, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (await setUp.isOver()) return;
  const { waits } = setUpMessages;
  if (!isPage(request))
    // Why 401: a browser with a session of an earlier installation forgets it.
    throw bearerToken(request) ? unauthorized(waits) : setUpNeeded(waits);
  const pathname = request.url.replace(/[?#].*$/s, '');
  if (pathname !== screens.setUp.path) reply.redirect(screens.setUp.path, 303);
}

/**
 * Until Masthead is set up, every page leads to the set-up and every call is refused. Why in front of all routes: a route
 * that is added later is closed, too.
 */
export function guardSetUp(http: FastifyInstance, setUp: SetUp): void {
  const decide = async (
    request: FastifyRequest,
    reply: FastifyReply,
    done: (refusal?: Error) => void,
  ) => {
    let refusal: Error | undefined;
    try {
      await hold(setUp, request, reply);
    } catch (error) {
      refusal = error as Error;
    }
    if (!reply.sent) done(refusal);
  };
  http.addHook('onRequest', (request, reply, done) => {
    // Why not an async hook: once it is over, a request must not wait for a promise.
    if (setUp.isKnownOver() || openPaths.has(request.routeOptions.url)) done();
    else void decide(request, reply, done);
  });
}
