import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { v2 as cloudinary } from 'cloudinary';

/** The publisher's own signing; its types leave out what version and algorithm it takes. */
export const oracle = cloudinary.utils as unknown as {
  api_sign_request(
    parameters: object,
    secret: string,
    algorithm?: string,
    version?: number,
  ): string;
  verify_api_response_signature(publicId: string, version: string, signature: string): boolean;
};

export const cloudinaryAccount = { key: '123456', secret: 'abcd', cloud: 'demo' };

interface Upload {
  fields: Record<string, string>;
  file: File | null;
}

/** Cloudinary's upload API, judging signatures with the publisher's own library. */
export async function startCloudinaryPeer() {
  const images = new Map<string, Buffer>();
  const uploads: Upload[] = [];
  const state = { status: 0, answer: null as unknown, hang: false };
  const server = createServer((request, response) => void judge(request, response));
  async function judge(request: IncomingMessage, response: ServerResponse) {
    if (state.hang) return;
    const type = request.headers['content-type'] ?? '';
    const body = Uint8Array.from(await buffer(request));
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const file = form.get('file') as File | null;
    const fields = Object.fromEntries([...form].filter(([name]) => name !== 'file')) as Record<
      string,
      string
    >;
    uploads.push({ fields, file });
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (state.status) return say(state.status, state.answer ?? { error: { message: 'No.' } });
    const { signature, api_key: apiKey, ...signed } = fields;
    const expected = oracle.api_sign_request(signed, cloudinaryAccount.secret);
    if (apiKey !== cloudinaryAccount.key || signature !== expected)
      return say(401, { error: { message: 'Invalid Signature' } });
    const publicId = signed.folder
      ? `${signed.folder}/${signed.public_id}`
      : (signed.public_id ?? '');
    if (request.url === '/v1_1/demo/image/destroy')
      return say(200, { result: images.delete(publicId) ? 'ok' : 'not found' });
    if (request.url !== '/v1_1/demo/image/upload' || !file)
      return say(404, { error: { message: 'No.' } });
    images.set(publicId, Buffer.from(await file.arrayBuffer()));
    say(200, uploaded(publicId, file));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const { key, secret, cloud } = cloudinaryAccount;
  return {
    kept: images,
    uploads,
    state,
    url: `cloudinary://${key}:${secret}@${cloud}?upload_prefix=http://127.0.0.1:${port}`,
    stop: () => server.close(),
  };
}

function uploaded(publicId: string, file: File) {
  const version = 1_312_461_204;
  const format = file.name.split('.').at(-1);
  const signature = oracle.api_sign_request(
    { public_id: publicId, version },
    cloudinaryAccount.secret,
    'sha1',
    1,
  );
  return {
    public_id: publicId,
    version,
    signature,
    width: 60,
    height: 40,
    format,
    resource_type: 'image',
    bytes: file.size,
    type: 'upload',
    secure_url: `https://res.cloudinary.com/demo/image/upload/v${version}/${publicId}.${format}`,
  };
}
