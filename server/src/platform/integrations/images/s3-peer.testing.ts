import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export const s3Account = {
  bucket: 'pictures',
  region: 'eu-test-1',
  accessKeyId: 'AKTEST',
  secretAccessKey: 'a secret',
};

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature version 4 as its publisher describes it, written apart from the library that signs. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const header = request.headers.authorization ?? '';
  const [, id, date, region, service, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      header,
    ) ?? [];
  if (!id || !date || !region || !service || !names) return false;
  const url = new URL(request.url ?? '', 'http://peer');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== hash(body)) return false;
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(''), names, bodyHash].join(
    '\n',
  );
  const at = String(request.headers['x-amz-date']);
  const scope = `${date}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, scope, hash(canonical)].join('\n');
  const day = mac(
    mac(mac(mac(`AWS4${s3Account.secretAccessKey}`, date), region), service),
    'aws4_request',
  );
  const isFresh =
    at.startsWith(date) && id === s3Account.accessKeyId && region === s3Account.region;
  return isFresh && service === 's3' && mac(day, text).toString('hex') === signature;
}

/**
 * A small storage that speaks S3; `fail` makes it answer this status to everything; `isSilent`
 * makes it hang up instead of confirming what it has saved.
 */
export async function startS3Peer() {
  const files = new Map<string, { body: Buffer; type: string | undefined; at: Date }>();
  const state = { fail: 0, isSilent: false, files, requests: [] as string[] };
  const server = createServer((request, response) => void judge(request, response));
  async function judge(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (state.fail) return response.writeHead(state.fail).end();
    if (!isSigned(request, body))
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    answer(request, response, body);
  }
  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    const url = new URL(request.url ?? '', 'http://peer');
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = rest.join('/');
    state.requests.push(`${request.method} ${key}`);
    if (bucket !== s3Account.bucket) return response.writeHead(404).end();
    if (key === '') return response.end(listing(url.searchParams));
    if (request.method === 'PUT')
      files.set(key, { body, type: request.headers['content-type'], at: new Date() });
    if (request.method === 'DELETE') files.delete(key);
    if (state.isSilent && request.method === 'PUT') return void response.destroy();
    const file = files.get(key);
    if (request.method === 'GET' && !file) return response.writeHead(404).end();
    response.end(request.method === 'GET' ? file?.body : undefined);
  }
  /** Two at a time, so that the pages of a list are walked through. */
  function listing(query: URLSearchParams): string {
    const from = Number(query.get('continuation-token') ?? 0);
    const found = [...files].filter(([key]) => key.startsWith(query.get('prefix') ?? ''));
    const page = found
      .slice(from, from + 2)
      .map(
        ([key, { body, at }]) =>
          `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`,
      );
    const next =
      from + 2 < found.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult>${page.join('')}${next}</ListBucketResult>`;
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { ...state, state, url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
