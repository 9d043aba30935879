import type { Role } from '@masthead/shared/platform/access/roles.ts';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { z } from 'zod';
import { outsideFetch } from '../../outside/as-fetch.ts';
import { OutsideError } from '../../outside/reach.ts';
import { logged } from '../../process/logged.ts';

/** A rejected token or response. The reason is only for the log. */
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

/** The provider's data about a token's user. */
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
    throw new OpenIdRefused('the provider does not say who a token was issued to');
  const told = await client.tokenIntrospection(configuration, token);
  const isOver = told.exp !== undefined && told.exp * 1000 <= Date.now();
  if (!told.active || isOver) throw new OpenIdRefused('the token is not active');
  if (told.iss !== undefined && told.iss !== metadata.issuer)
    throw new OpenIdRefused('the token is from another provider');
  return told;
}

const isJwt = (token: string) => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(token);

const verifiedEmail = z.object({ email: z.email(), email_verified: z.literal(true) });
const groupNames = z.union([z.array(z.string()), z.string().transform((name) => [name])]);

/** A person as the provider knows them. */
export interface KnownPerson {
  /** Verified by the provider. */
  email: string;
  /** The groups that the provider names; none where it names nothing. */
  groups: string[];
}

/** The person that these claims of the provider are about. */
export function personOf(claims: object, { groupsClaim }: OpenIdSettings): KnownPerson {
  const told = verifiedEmail.safeParse(claims);
  if (!told.success) throw new OpenIdRefused('the email address is missing or not verified');
  const groups = groupNames.safeParse((claims as Record<string, unknown>)[groupsClaim]);
  return { email: told.data.email, groups: groups.data ?? [] };
}

/**
 * Identifies the person of an access token. The audience is checked first: a token that a person gave to another
 * application is also valid at the provider's userinfo, and must not sign in here.
 */
export async function personOfToken(provider: OpenIdProvider, token: string): Promise<KnownPerson> {
  const discovered = await provider.discover();
  const issued = await (isJwt(token) ? readJwt : introspect)(discovered, token);
  if (!isIssuedTo(provider.settings.clientId, issued))
    throw new OpenIdRefused('the token was issued to another application');
  const subject = typeof issued.sub === 'string' ? issued.sub : client.skipSubjectCheck;
  const claims = await client.fetchUserInfo(discovered.configuration, token, subject);
  return personOf(claims, provider.settings);
}

/** The OpenID provider that people may sign in with. */
export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  /** Null for a public client. */
  clientSecret: string | null;
  /** How the button calls it. */
  name: string;
  /** What is asked of the provider. */
  scope: string;
  /** The claim that names a person's groups. */
  groupsClaim: string;
  /** The roles that groups give; null when the provider decides about none. */
  groupRoles: GroupRole[] | null;
}

/** A group of the provider, and a role that it gives. */
export interface GroupRole {
  group: string;
  role: Role;
}

/** The provider's discovered settings. */
interface Discovered {
  configuration: client.Configuration;
  metadata: client.ServerMetadata;
  /** Its signing keys; null when it names none. */
  keys: JWTVerifyGetKey | null;
}

/** Discovers the provider's settings, once an hour. */
export interface OpenIdProvider {
  settings: OpenIdSettings;
  discover(): Promise<Discovered>;
}

const timeoutSeconds = 5;
const freshForMs = 3_600_000;

/** Basic authentication is the default; a provider that only accepts the other method declares it. */
function authentication(settings: OpenIdSettings, metadata: client.ServerMetadata) {
  const { clientSecret } = settings;
  if (clientSecret === null) return client.None();
  const ways = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return ways.includes('client_secret_basic')
    ? client.ClientSecretBasic(clientSecret)
    : client.ClientSecretPost(clientSecret);
}

async function ask(settings: OpenIdSettings): Promise<Discovered> {
  const issuer = new URL(settings.issuer);
  // Why: only the settings can name a provider without TLS, such as one on this machine.
  const execute = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  const found = await client.discovery(issuer, settings.clientId, undefined, client.None(), {
    timeout: timeoutSeconds,
    execute,
    [client.customFetch]: outsideFetch,
  });
  const metadata = found.serverMetadata();
  const configuration = new client.Configuration(
    metadata,
    settings.clientId,
    settings.clientSecret ?? undefined,
    authentication(settings, metadata),
  );
  configuration.timeout = timeoutSeconds;
  configuration[client.customFetch] = outsideFetch;
  for (const allow of execute) allow(configuration);
  // Why: an ID token is trusted for its signature, not for its connection.
  client.enableNonRepudiationChecks(configuration);
  const keys = metadata.jwks_uri
    ? createRemoteJWKSet(new URL(metadata.jwks_uri), {
        timeoutDuration: timeoutSeconds * 1000,
        [customFetch]: outsideFetch,
      })
    : null;
  return { configuration, metadata, keys };
}

/** The provider of these settings. The last discovered settings stay in use while it is unreachable. */
export function openIdProvider(settings: OpenIdSettings): OpenIdProvider {
  let known: Discovered | null = null;
  let asking: Promise<Discovered> | null = null;
  let askAgainAt = 0;
  const askAgain = async () => {
    try {
      known = await ask(settings);
      askAgainAt = Date.now() + freshForMs;
      return known;
    } catch (error) {
      if (!known) throw error;
      logged('Couldn’t refresh the OpenID provider’s settings')(error);
      return known;
    } finally {
      asking = null;
    }
  };
  return {
    settings,
    async discover() {
      if (known && Date.now() < askAgainAt) return known;
      asking ??= askAgain();
      return asking;
    },
  };
}

const awayCodes = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC']);

/** True when the provider did not answer or is broken, so that trying again can help. */
export function isProviderAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause && depth < 5; depth += 1) {
    if (cause instanceof OutsideError) return true;
    if (cause instanceof Response) return cause.status >= 500 || cause.status === 429;
    const { code, status } = cause as { code?: string; status?: number };
    if (code && awayCodes.has(code)) return true;
    if (typeof status === 'number' && status >= 500) return true;
    cause = (cause as { cause?: unknown }).cause;
  }
  return false;
}
