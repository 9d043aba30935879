import { randomBytes } from 'node:crypto';
import { authMessages } from '@masthead/shared/platform/access/auth.ts';
import type { FastifyRequest } from 'fastify';
import * as client from 'openid-client';
import type { App } from '../../app-parts.ts';
import { deleteAttempt } from '../../platform/access/attempts.queries.ts';
import { noteAttempt } from '../../platform/access/password.ts';
import { hashToken } from '../../platform/access/seal.ts';
import { signInByProvider } from '../../platform/access/sign-in.ts';
import type { SigningKeys } from '../../platform/access/signing-keys.ts';
import type { Db } from '../../platform/db/client.ts';
import { HttpError, unauthorized, upstreamFailed } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/limits.ts';
import {
  isProviderAway,
  type KnownPerson,
  type OpenIdProvider,
  OpenIdRefused,
  type OpenIdSettings,
  openIdProvider,
  personOf,
  personOfToken,
} from '../../platform/integrations/open-id/open-id-token.ts';
import { findEnabledByEmail, insertOpenIdSignIn, useOpenIdSignIn } from './auth.queries.ts';
import { takeRoles } from './open-id-roles.ts';

/** Every rejection has the same message. The reason goes to the log, never with a token. */
function asAnswer(error: unknown, request: FastifyRequest, sentence: string): Error {
  if (error instanceof HttpError) return error;
  const { code, name, message } = error as { code?: string; name?: string; message?: string };
  const reason = error instanceof OpenIdRefused ? message : (code ?? name);
  request.log.warn({ reason }, 'OpenID sign-in failed');
  return isProviderAway(error)
    ? upstreamFailed(authMessages.providerAway, error)
    : unauthorized(sentence);
}

/** Sign-in with the provider of these settings. */
export function openIdSignIn({ pool, config, keys }: App, settings: OpenIdSettings) {
  const provider = openIdProvider(settings);
  const flow = { provider, publicUrl: config.publicUrl, keys };

  /** Signs in the enabled person whose email `prove` returns. */
  const signInBy = async (
    request: FastifyRequest,
    sentence: string,
    prove: () => Promise<KnownPerson>,
  ) => {
    const from = { account: null, address: networkOf(request.ip) };
    const attempt = await noteAttempt(pool, from, authMessages.tooManyFailures);
    try {
      const person = await prove();
      const userId = await findEnabledByEmail(pool, person.email);
      if (userId === null) throw new OpenIdRefused('no enabled user has this email');
      if (settings.groupRoles) {
        const kept = await takeRoles(pool, userId, person.groups, settings.groupRoles);
        if (kept) request.log.warn({ userId }, 'The last admin keeps the role');
      }
      return await signInByProvider(pool, userId, request, (db) => deleteAttempt(db, attempt));
    } catch (error) {
      throw asAnswer(error, request, sentence);
    }
  };

  return {
    // Spec, platform 8: this call fails with the message of the login card.
    exchange: (request: FastifyRequest, token: string) =>
      signInBy(request, authMessages.wrongCredentials, () => personOfToken(provider, token)),
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

/** The parts of the server that a sign-in uses. */
export interface Flow {
  provider: OpenIdProvider;
  publicUrl: string;
  keys: SigningKeys;
}

const random = () => randomBytes(32).toString('base64url');

/**
 * Nonce and code verifier are derived from the key that only this browser has. They are derived again at the
 * end and never stored, so a response in another browser is useless.
 */
function derived({ keys }: Flow, what: 'nonce' | 'code verifier', browserKey: string): string {
  // Why 1: a server of an older version names no key, and has only the first.
  const number = Number(/^(\d{1,9})\./.exec(browserKey)?.[1] ?? 1);
  const text = keys.signAs(number, `open id ${what} ${browserKey}`, { length: 43 });
  if (text === null) throw new OpenIdRefused('its key has been revoked');
  return text;
}

const callback = ({ publicUrl }: Flow) => `${publicUrl}/login/callback`;

/** Starts the authorization code flow with PKCE; returns the provider's URL and the browser's key. */
async function startFlow(flow: Flow, db: Db) {
  const { configuration } = await flow.provider.discover();
  const [state, browserKey] = [random(), `${flow.keys.current()}.${random()}`];
  const verifier = derived(flow, 'code verifier', browserKey);
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: callback(flow),
    scope: flow.provider.settings.scope,
    state,
    nonce: derived(flow, 'nonce', browserKey),
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  await insertOpenIdSignIn(db, { stateHash: hashToken(state), browserHash: hashToken(browserKey) });
  return { address: address.href, browserKey };
}

/** The parameters of the redirect back from the provider. */
interface FlowAnswer {
  code: string;
  state: string;
  iss?: string | undefined;
  browserKey: string;
}

/** Completes a sign-in, once; returns the person that the provider knows. */
async function finishFlow(flow: Flow, db: Db, answer: FlowAnswer): Promise<KnownPerson> {
  const { code, state, iss, browserKey } = answer;
  const begun = { stateHash: hashToken(state), browserHash: hashToken(browserKey) };
  if (!(await useOpenIdSignIn(db, begun))) throw new OpenIdRefused('no such sign-in is under way');
  const { configuration, metadata } = await flow.provider.discover();
  const address = new URL(callback(flow));
  address.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString();
  const tokens = await client.authorizationCodeGrant(configuration, address, {
    pkceCodeVerifier: derived(flow, 'code verifier', browserKey),
    expectedState: state,
    expectedNonce: derived(flow, 'nonce', browserKey),
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new OpenIdRefused('there is no ID token');
  const { settings } = flow.provider;
  if (!metadata.userinfo_endpoint) return personOf(claims, settings);
  const told = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  // Why both: some providers name groups only in the ID token.
  return personOf({ [settings.groupsClaim]: claims[settings.groupsClaim], ...told }, settings);
}
