import { authEndpoints } from '@masthead/shared/auth/auth.endpoints.ts';
import { authMessages } from '@masthead/shared/auth/auth.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-parts.ts';
import { notFound, signInNeeded } from '../http/errors.ts';
import { handle } from '../http/handle.ts';

/** Why: its libraries are 6 MB of memory, so they come where a provider is set up. */
async function signInOf(app: App) {
  const { openId } = app.config;
  return openId && (await import('./open-id-sign-in.ts')).openIdSignIn(app, openId);
}

/** Third-party sign-in (Spec, platform 7; decisions 3). It never makes an account. */
export async function openIdRoutes(app: App): Promise<void> {
  const { openId } = app.config;
  const signIn = await signInOf(app);
  const exchange = (request: FastifyRequest, token: string) => {
    if (!signIn) throw signInNeeded(authMessages.wrongCredentials);
    return signIn.exchange(request, token);
  };

  handle(app, authEndpoints.options, async () => ({
    openId: openId && { name: openId.name },
  }));

  handle(app, authEndpoints.exchangeToken, async ({ body, request }) =>
    exchange(request, body.accessToken),
  );

  handle(app, authEndpoints.exchangeTokenInPath, async ({ params, request }) =>
    exchange(request, params.accessToken),
  );

  handle(app, authEndpoints.startOpenId, async ({ request }) => {
    if (!signIn) throw notFound();
    return signIn.start(request);
  });

  handle(app, authEndpoints.finishOpenId, async ({ body, request }) => {
    if (!signIn) throw signInNeeded(authMessages.openIdRefused);
    return signIn.finish(request, body);
  });
}
