import { jwtVerify } from 'jose';
import * as client from 'openid-client';
import { z } from 'zod';
import type { Discovered, OpenIdProvider } from './open-id-provider.ts';

/** A token or answer that does not let anybody in. The reason is for the log only. */
export class OpenIdRefused extends Error {}

const signatures = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** To whom a token was issued, as the provider says it. */
interface Issued {
  client_id?: unknown;
  azp?: unknown;
  aud?: unknown;
  sub?: unknown;
}

/** The client that the token names must be this one; only where none is named does the audience count. */
function isIssuedTo(clientId: string, token: Issued): boolean {
  const named = [token.client_id, token.azp].filter((value) => value !== undefined);
  if (named.length > 0) return named.every((value) => value === clientId);
  const audience = [token.aud].flat();
  return audience.length === 1 && audience[0] === clientId;
}

async function readJwt({ metadata, keys }: Discovered, token: string): Promise<Issued> {
  if (!keys) throw new OpenIdRefused('the provider has no keys');
  const { payload } = await jwtVerify(token, keys, {
    issuer: metadata.issuer,
    algorithms: signatures,
    requiredClaims: ['exp', 'sub'],
  });
  return payload;
}

async function introspect({ configuration, metadata }: Discovered, token: string): Promise<Issued> {
  if (!metadata.introspection_endpoint)
    throw new OpenIdRefused('the provider cannot say to whom a token was issued');
  const told = await client.tokenIntrospection(configuration, token);
  const isOver = told.exp !== undefined && told.exp * 1000 <= Date.now();
  if (!told.active || isOver) throw new OpenIdRefused('the token is not active');
  if (told.iss !== undefined && told.iss !== metadata.issuer)
    throw new OpenIdRefused('the token is of another provider');
  return told;
}

const isJwt = (token: string) => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(token);

const verifiedEmail = z.object({ email: z.email(), email_verified: z.literal(true) });

/** The e-mail that the provider has verified. */
export function emailOf(claims: unknown): string {
  const told = verifiedEmail.safeParse(claims);
  if (!told.success) throw new OpenIdRefused('the e-mail is missing or not verified');
  return told.data.email;
}

/**
 * Whose access token this is. The audience comes first: a token that a person gave to any other
 * application is good at the provider's userinfo too, and must not sign in here.
 */
export async function emailOfToken(provider: OpenIdProvider, token: string): Promise<string> {
  const discovered = await provider.discover();
  const issued = await (isJwt(token) ? readJwt : introspect)(discovered, token);
  if (!isIssuedTo(provider.settings.clientId, issued))
    throw new OpenIdRefused('the token was issued to another application');
  const subject = typeof issued.sub === 'string' ? issued.sub : client.skipSubjectCheck;
  return emailOf(await client.fetchUserInfo(discovered.configuration, token, subject));
}
