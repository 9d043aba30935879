import { authEndpoints } from '@masthead/shared/auth/auth.endpoints.ts';
import { authMessages } from '@masthead/shared/auth/auth.ts';
import type { FastifyRequest } from 'fastify';
import { deleteAttempt } from '../access/attempts.queries.ts';
import { noteAttempt } from '../access/attempts.ts';
import { signInAs } from '../access/sign-in.ts';
import type { App } from '../app-parts.ts';
import { HttpError, notFound, signInNeeded, upstreamFailed } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { networkOf } from '../http/network.ts';
import { isProviderAway, openIdProvider } from '../integrations/open-id/open-id-provider.ts';
import { emailOfToken, OpenIdRefused } from '../integrations/open-id/open-id-token.ts';
import { findEnabledByEmail } from './auth.queries.ts';
import { finishFlow, startFlow } from './open-id-flow.ts';

/** Every failure is one answer; why it failed is in the log, never with a token. */
function asAnswer(error: unknown, request: FastifyRequest): Error {
  if (error instanceof HttpError) return error;
  const { code, name, message } = error as { code?: string; name?: string; message?: string };
  const reason = error instanceof OpenIdRefused ? message : (code ?? name);
  request.log.warn({ reason }, 'A sign-in by OpenID failed');
  return isProviderAway(error)
    ? upstreamFailed(authMessages.providerAway)
    : signInNeeded(authMessages.wrongCredentials);
}

/** Third-party sign-in (Spec, platform 7; decisions 3). It never makes an account. */
export function openIdRoutes(app: App): void {
  const { pool, config, signingKey } = app;
  const provider = config.openId && openIdProvider(config.openId);
  const flow = provider && { provider, publicUrl: config.publicUrl, signingKey };

  /** Signs in whom `prove` vouches for: an enabled person with that e-mail. */
  const signInBy = async (request: FastifyRequest, prove: () => Promise<string>) => {
    const from = { account: null, address: networkOf(request.ip) };
    const attempt = await noteAttempt(pool, from, authMessages.tooManyFailures);
    try {
      const userId = await findEnabledByEmail(pool, await prove());
      if (userId === null) throw new OpenIdRefused('nobody enabled has this e-mail');
      return await signInAs(pool, userId, request, (db) => deleteAttempt(db, attempt));
    } catch (error) {
      throw asAnswer(error, request);
    }
  };
  const exchange = (request: FastifyRequest, token: string) => {
    if (!provider) throw signInNeeded(authMessages.wrongCredentials);
    return signInBy(request, () => emailOfToken(provider, token));
  };

  handle(app, authEndpoints.options, async () => ({
    openId: provider && { name: provider.settings.name },
  }));

  handle(app, authEndpoints.exchangeToken, async ({ body, request }) =>
    exchange(request, body.accessToken),
  );

  handle(app, authEndpoints.exchangeTokenInPath, async ({ params, request }) =>
    exchange(request, params.accessToken),
  );

  handle(app, authEndpoints.startOpenId, async ({ request }) => {
    if (!flow) throw notFound();
    try {
      return await startFlow(flow, pool);
    } catch (error) {
      throw asAnswer(error, request);
    }
  });

  handle(app, authEndpoints.finishOpenId, async ({ body, request }) => {
    if (!flow) throw signInNeeded(authMessages.wrongCredentials);
    return signInBy(request, () => finishFlow(flow, pool, body));
  });
}
