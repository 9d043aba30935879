import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a fake authenticator does otherwise than a right one. */
interface Quirks {
  origin?: string;
  /** Null leaves it out. */
  userHandle?: string | null;
  isVerified?: boolean;
  /** How often it says it was used. */
  counter?: number;
  type?: string;
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest();

/** Just as much CBOR as an attestation object needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

/** The part of an attestation that holds the passkey and its public key (COSE). */
function attestedKey(credentialId: Buffer, { x, y }: { x: string; y: string }): Buffer {
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  const length = Buffer.from([0, credentialId.length]);
  return Buffer.concat([Buffer.alloc(16), length, credentialId, cbor(key)]);
}

/** An authenticator with one passkey of the domain, as browsers answer for it. */
export function fakeAuthenticator(origin = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  let handle = '';
  const clientData = (type: string, challenge: string, quirks: Quirks) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: quirks.origin ?? origin }));
  const authData = (hasKey: boolean, { isVerified = true, counter = 0 }: Quirks) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = 0b1 | (isVerified ? 0b100 : 0) | (hasKey ? 0b1000000 : 0);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count]);
  };
  const id = text(credentialId);
  const answer = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  return {
    id,
    make(options: { challenge: string; user: { id: string } }, quirks: Quirks = {}) {
      handle = options.user.id;
      const data = Buffer.concat([authData(true, quirks), attestedKey(credentialId, { x, y })]);
      const attested = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return {
        ...answer,
        response: {
          clientDataJSON: text(
            clientData(quirks.type ?? 'webauthn.create', options.challenge, quirks),
          ),
          attestationObject: text(cbor(attested)),
          transports: ['internal'],
        },
      };
    },
    use(options: { challenge: string }, quirks: Quirks = {}) {
      const client = clientData(quirks.type ?? 'webauthn.get', options.challenge, quirks);
      const data = authData(false, quirks);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const userHandle = quirks.userHandle === undefined ? handle : quirks.userHandle;
      return {
        ...answer,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          ...(userHandle !== null && { userHandle }),
        },
      };
    },
  };
}
