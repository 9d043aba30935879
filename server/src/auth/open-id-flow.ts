import { createHmac, randomBytes } from 'node:crypto';
import * as client from 'openid-client';
import { hashToken } from '../access/token.ts';
import type { Db } from '../db/client.ts';
import type { OpenIdProvider } from '../integrations/open-id/open-id-provider.ts';
import { emailOf, OpenIdRefused } from '../integrations/open-id/open-id-token.ts';
import { insertOpenIdSignIn, useOpenIdSignIn } from './open-id.queries.ts';

/** What a sign-in needs from the product. */
export interface Flow {
  provider: OpenIdProvider;
  publicUrl: string;
  signingKey: string;
}

const random = () => randomBytes(32).toString('base64url');

/**
 * Nonce and code verifier belong to the key that only this browser has: they are made again at the
 * end and kept nowhere, and an answer in another browser is worth nothing.
 */
const derived = (flow: Flow, what: 'nonce' | 'code verifier', browserKey: string) =>
  createHmac('sha256', flow.signingKey).update(`open id ${what} ${browserKey}`).digest('base64url');

const callback = ({ publicUrl }: Flow) => `${publicUrl}/login/callback`;

/** Begins the authorization code flow with PKCE: the address to go to, and the browser's key. */
export async function startFlow(flow: Flow, db: Db) {
  const { configuration } = await flow.provider.discover();
  const [state, browserKey] = [random(), random()];
  const verifier = derived(flow, 'code verifier', browserKey);
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: callback(flow),
    scope: 'openid email',
    state,
    nonce: derived(flow, 'nonce', browserKey),
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  await insertOpenIdSignIn(db, { stateHash: hashToken(state), browserHash: hashToken(browserKey) });
  return { address: address.href, browserKey };
}

/** What came back with the browser. */
export interface FlowAnswer {
  code: string;
  state: string;
  iss?: string | undefined;
  browserKey: string;
}

/** Ends it, once: whose e-mail the provider vouches for. */
export async function finishFlow(flow: Flow, db: Db, answer: FlowAnswer): Promise<string> {
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
  if (!metadata.userinfo_endpoint) return emailOf(claims);
  return emailOf(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub));
}
