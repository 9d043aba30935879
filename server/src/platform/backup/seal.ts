import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Why an archive cannot be used, in a sentence for the operator. */
export class ArchiveRefused extends Error {}

/** How the objects of an archive are written. */
export interface Seal {
  /** Null: not encrypted. Names the recipients in the names of files: others need copies of their own. */
  recipients: string | null;
  encrypt(content: Buffer): Promise<Buffer>;
}

/** Encrypts for these public keys of age, or for nobody. */
export function sealFor(recipients: readonly string[]): Seal {
  if (recipients.length === 0) return { recipients: null, encrypt: async (content) => content };
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch (cause) {
      throw new Error(`MASTHEAD_BACKUP_RECIPIENTS: ${recipient} is not a public key of age.`, {
        cause,
      });
    }
  }
  const all = [...recipients].sort().join(',');
  return {
    recipients: createHash('sha256').update(all).digest('hex').slice(0, 8),
    encrypt: async (content) => {
      // Why a stream: it is encrypted in chunks of 64 KiB, and other work goes on between them.
      const stream = await encrypter.encrypt(new Blob([Uint8Array.from(content)]).stream());
      return Buffer.from(await new Response(stream).arrayBuffer());
    },
  };
}

/** Reads what was encrypted; refuses with a sentence where the key is missing or another one. */
export type Unseal = (content: Buffer) => Promise<Buffer>;

/** Decrypts with the private keys in a file; null: there is none. */
export async function unsealWith(identityFile: string | null): Promise<Unseal> {
  if (!identityFile)
    return async () => {
      throw new ArchiveRefused(
        'The archive is encrypted. Name the file of its private key with --identity or MASTHEAD_BACKUP_IDENTITY_FILE.',
      );
    };
  const text = await readFile(identityFile, 'utf8').catch((cause: unknown) => {
    throw new ArchiveRefused(`The key file ${identityFile} cannot be read.`, { cause });
  });
  const keys = text.split('\n').map((line) => line.trim());
  const decrypter = new Decrypter();
  const found = keys.filter((line) => line && !line.startsWith('#'));
  try {
    for (const key of found) decrypter.addIdentity(key);
  } catch (cause) {
    throw new ArchiveRefused(`${identityFile} is not a key file of age.`, { cause });
  }
  return async (content) => {
    try {
      const stream = await decrypter.decrypt(new Blob([Uint8Array.from(content)]).stream());
      return Buffer.from(await new Response(stream).arrayBuffer());
    } catch (cause) {
      throw new ArchiveRefused(
        `The archive cannot be decrypted with ${identityFile}: it was encrypted for another key, or is damaged.`,
        { cause },
      );
    }
  };
}

export const pack = (content: Buffer): Promise<Buffer> => compress(content);
export const unpack = (content: Buffer): Promise<Buffer> => decompress(content);

export const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');
