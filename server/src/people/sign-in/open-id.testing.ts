import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** The certified provider from npm on a local port, with two applications: ours and another. */
export interface TestProvider {
  issuer: string;
  provider: Provider;
  /** Logs in and consents as this person at an authorization URL; returns the redirect target. */
  logIn(address: string, account: string): Promise<URL>;
  /** An access token that this person gave to an application. */
  tokenFor(clientId: string, account: string, ttl?: number): Promise<string>;
  /** Makes every response a 500, or stops doing so. */
  isBroken: boolean;
  stop(): Promise<void>;
}

/** The applications with their secrets. */
export const secrets: Record<string, string> = { masthead: 'our secret', other: 'their secret' };
/** Allowed redirect addresses. */
export const callback = 'https://masthead.example/login/callback';

function configured(issuer: string) {
  return new Provider(issuer, {
    clients: Object.entries(secrets).map(([client_id, client_secret]) => ({
      client_id,
      client_secret,
      redirect_uris: [client_id === 'masthead' ? callback : 'https://other.example/callback'],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], groups: ['groups'] },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: true },
      introspection: { enabled: true, allowedPolicy: () => true },
    },
    // Why: the account's name encodes what the provider knows of it: 'unverified+ana@example.com', 'news|desk+ana@…'.
    findAccount: (_context, account) => ({
      accountId: account,
      claims: () => ({
        sub: account,
        email: account.replace(/^.*\+/, ''),
        email_verified: !account.startsWith('unverified+'),
        groups: account.includes('|')
          ? account.split('+')[0]?.split('|').filter(Boolean)
          : undefined,
      }),
    }),
    cookies: { keys: ['a key of tests'] },
  });
}

/** A browser with cookies that follows redirects until it leaves the provider. */
async function visit(issuer: string, start: string, account: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let request: { url: string; body?: URLSearchParams } = { url: start };
  for (let step = 0; step < 20; step += 1) {
    const response = await fetch(request.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(request.body && { method: 'POST', body: request.body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name && value) cookies.set(name, value);
      else if (name) cookies.delete(name);
    }
    const location = response.headers.get('location');
    const page = await response.text();
    if (location) {
      const next = new URL(location, request.url);
      if (next.origin !== issuer) return next;
      request = { url: next.href };
      continue;
    }
    const action = /action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (!action || !prompt) throw new Error(`No form at ${request.url}: ${page.slice(0, 300)}`);
    const body = new URLSearchParams({
      prompt,
      ...(prompt === 'login' && { login: account, password: 'any' }),
    });
    request = { url: new URL(action, issuer).href, body };
  }
  throw new Error('The provider leads in circles');
}

/** Starts the provider. */
export async function startProvider(): Promise<TestProvider> {
  const http: Server = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const provider = configured(issuer);
  const answer = provider.callback();
  const running: TestProvider = {
    issuer,
    provider,
    isBroken: false,
    logIn: (address, account) => visit(issuer, address, account),
    async tokenFor(clientId, account, ttl = 300) {
      const client = await provider.Client.find(clientId);
      if (!client) throw new Error('no such client');
      const grant = new provider.Grant({ accountId: account, clientId });
      grant.addOIDCScope('openid email groups');
      const token = new provider.AccessToken({
        accountId: account,
        client,
        grantId: await grant.save(),
        gty: 'authorization_code',
        scope: 'openid email groups',
        expiresIn: ttl,
      });
      return token.save();
    },
    stop: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  http.on('request', (request, response) => {
    if (running.isBroken) response.writeHead(500).end('broken');
    else void answer(request, response);
  });
  return running;
}
