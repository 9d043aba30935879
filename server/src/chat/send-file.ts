import { randomBytes } from 'node:crypto';
import { fileSentences } from '@masthead/shared/upload.ts';
import { rowsOf } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import { asPerson, type Pool } from '../db/client.ts';
import { refused } from '../http/errors.ts';
import type { UploadedFile } from '../http/request-bodies.ts';
import { imageKindOf } from '../integrations/files/file-kind.ts';
import { keepFile } from '../integrations/files/private-files.ts';
import type { ImageStorage } from '../integrations/images/image-storage.ts';
import { type ChatMessageRow, findSent, insertMessage } from './chat.queries.ts';
import { chatRows } from './chat.rows.ts';

/**
 * Keeps a file under a name that nobody guesses and says it as a message. Sent again, it is the same message;
 * a file whose message could not be written is taken away again.
 */
export async function sendFile(
  { pool, storage }: { pool: Pool; storage: ImageStorage },
  viewer: Viewer,
  { bytes, name }: UploadedFile,
  clientId: string,
): Promise<ChatMessageRow> {
  const find = () =>
    asPerson(pool, viewer, (db) => findSent(db, rowsOf(viewer, chatRows), viewer.id, clientId));
  const before = await find();
  if (before) return before;
  if (bytes.length === 0) throw refused(fileSentences.empty);
  const key = randomBytes(16).toString('hex');
  const kind = imageKindOf(bytes);
  const message = {
    userId: viewer.id,
    clientId,
    type: kind ? ('image' as const) : ('file' as const),
    message: '',
    file: { key, name: name || 'file', bytes: bytes.length, kind },
  };
  await keepFile(storage, {
    key,
    bytes,
    note: () => asPerson(pool, viewer, (db) => insertMessage(db, message)),
    isNoted: async () => (await find())?.fileKey === key,
  });
  const sent = await find();
  if (!sent) throw new Error('A message that was sent is not there');
  return sent;
}
