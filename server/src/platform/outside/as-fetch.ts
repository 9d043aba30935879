import { askOutside, type OutsideBody } from './ask-outside.ts';
import { OutsideError } from './reach.ts';

interface Asked {
  method?: string;
  headers?: ConstructorParameters<typeof Headers>[0];
  body?: OutsideBody;
  signal?: AbortSignal | undefined;
}

/** Why: no token, key set or description of a provider has a tenth of it. */
const maxBytes = 256 * 1024;

/** `askOutside` for libraries that want a fetch. Redirects are answers. */
export async function outsideFetch(address: string, asked: Asked): Promise<Response> {
  const { status, headers, bytes } = await askOutside(address, {
    method: asked.method,
    headers: Object.fromEntries(new Headers(asked.headers)),
    body: asked.body,
    signal: asked.signal,
    maxBytes,
  });
  try {
    const isBare = [204, 205, 304].includes(status);
    const said = new Headers(
      Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
    );
    return new Response(isBare ? null : Uint8Array.from(bytes), { status, headers: said });
  } catch (cause) {
    throw new OutsideError('failed', 'Not a valid HTTP response', { cause, wasSent: true });
  }
}
