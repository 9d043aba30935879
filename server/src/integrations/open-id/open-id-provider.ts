import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';
import { logged } from '../../logged.ts';
import { outsideFetch } from '../../outside/as-fetch.ts';
import { OutsideError } from '../../outside/outside-error.ts';

/** The OpenID provider that people may sign in with. */
export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  /** Null for a public client. */
  clientSecret: string | null;
  /** How the button calls it. */
  name: string;
}

/** What is known of the provider after asking it. */
export interface Discovered {
  configuration: client.Configuration;
  metadata: client.ServerMetadata;
  /** Its signing keys; null when it names none. */
  keys: JWTVerifyGetKey | null;
}

/** Asks the provider what it offers, once an hour. */
export interface OpenIdProvider {
  settings: OpenIdSettings;
  discover(): Promise<Discovered>;
}

const timeoutSeconds = 5;
const freshForMs = 3_600_000;

/** Basic is the standard's default; a provider that only takes the other way says so. */
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
  // Why: an ID token is believed for its signature, not for the connection that it came over.
  client.enableNonRepudiationChecks(configuration);
  const keys = metadata.jwks_uri
    ? createRemoteJWKSet(new URL(metadata.jwks_uri), {
        timeoutDuration: timeoutSeconds * 1000,
        [customFetch]: outsideFetch,
      })
    : null;
  return { configuration, metadata, keys };
}

/** The provider of these settings. What it said is kept while it cannot be asked again. */
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
      logged('The settings of the OpenID provider could not be read again')(error);
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
