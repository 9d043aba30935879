import { authMessages } from '@masthead/shared/auth/auth.ts';
import type { FastifyRequest } from 'fastify';
import { deleteAttempt } from '../access/attempts.queries.ts';
import { noteAttempt } from '../access/attempts.ts';
import { signInAs } from '../access/sign-in.ts';
import type { App } from '../app-parts.ts';
import { HttpError, signInNeeded, upstreamFailed } from '../http/errors.ts';
import { networkOf } from '../http/limits.ts';
import {
  isProviderAway,
  type OpenIdSettings,
  openIdProvider,
} from '../integrations/open-id/open-id-provider.ts';
import { emailOfToken, OpenIdRefused } from '../integrations/open-id/open-id-token.ts';
import { findEnabledByEmail } from './auth.queries.ts';
import { type FlowAnswer, finishFlow, startFlow } from './open-id-flow.ts';

/** Every refusal is one sentence; why it was refused is in the log, never with a token. */
function asAnswer(error: unknown, request: FastifyRequest, sentence: string): Error {
  if (error instanceof HttpError) return error;
  const { code, name, message } = error as { code?: string; name?: string; message?: string };
  const reason = error instanceof OpenIdRefused ? message : (code ?? name);
  request.log.warn({ reason }, 'A sign-in by OpenID failed');
  return isProviderAway(error)
    ? upstreamFailed(authMessages.providerAway, error)
    : signInNeeded(sentence);
}

/** Signing in by the provider of these settings. */
export function openIdSignIn({ pool, config, signingKey }: App, settings: OpenIdSettings) {
  const provider = openIdProvider(settings);
  const flow = { provider, publicUrl: config.publicUrl, signingKey };

  /** Signs in whom `prove` vouches for: an enabled person with that e-mail. */
  const signInBy = async (
    request: FastifyRequest,
    sentence: string,
    prove: () => Promise<string>,
  ) => {
    const from = { account: null, address: networkOf(request.ip) };
    const attempt = await noteAttempt(pool, from, authMessages.tooManyFailures);
    try {
      const userId = await findEnabledByEmail(pool, await prove());
      if (userId === null) throw new OpenIdRefused('nobody enabled has this e-mail');
      return await signInAs(pool, userId, request, (db) => deleteAttempt(db, attempt));
    } catch (error) {
      throw asAnswer(error, request, sentence);
    }
  };

  return {
    // Spec, platform 8: this call answers as the login card does.
    exchange: (request: FastifyRequest, token: string) =>
      signInBy(request, authMessages.wrongCredentials, () => emailOfToken(provider, token)),
    async start(request: FastifyRequest) {
      try {
        return await startFlow(flow, pool);
      } catch (error) {
        throw asAnswer(error, request, authMessages.openIdRefused);
      }
    },
    finish: (request: FastifyRequest, answer: FlowAnswer) =>
      signInBy(request, authMessages.openIdRefused, () => finishFlow(flow, pool, answer)),
  };
}
