import { randomBytes } from 'node:crypto';
import { fileSentences } from '@masthead/shared/platform/contract/upload.ts';
import { mostUnread } from '@masthead/shared/platform/notices/notice.ts';
import {
  chatEndpoints,
  chatVisitEndpoints,
} from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import {
  type ChatMessage,
  chatLimits,
  chatMessages,
  chatTimes,
  isEmojiOnly,
} from '@masthead/shared/workspace/chat/chat.ts';
import {
  type ChatQuote,
  firstWords,
  quoteMessages,
} from '@masthead/shared/workspace/chat/chat-quotes.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { asPerson, type Db, type Pool } from '../../platform/db/client.ts';
import { badRequest, conflict, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import type { UploadedFile } from '../../platform/http/request-bodies.ts';
import {
  fileReply,
  imageKindOf,
  privateStorage,
  saveFile,
  storageKey,
} from '../../platform/integrations/files/private-files.ts';
import type { ImageStorage } from '../../platform/integrations/images/image-host.ts';
import {
  type ChatMessageRow,
  chatRows,
  chatVisitRows,
  countUnread,
  deleteMessage,
  editMessage,
  findFileName,
  findOwn,
  findSent,
  insertMessage,
  insertVisit,
  lastChange,
  listMembers,
  listMessages,
  listVisits,
  noteRead,
  noteTyping,
  searchMessages,
  sendWords,
  stopTyping,
} from './chat.store.ts';

const formerMember = 'Former member';

/** A message as the API shows it. */
export const chatReply = (row: ChatMessageRow): ChatMessage => ({
  id: row.id,
  clientId: row.clientId,
  user: {
    id: row.userId,
    name: row.userName ?? formerMember,
    imageUrl: row.userImageUrl,
  },
  type: row.type,
  message: row.message,
  mentions: row.mentions,
  file:
    row.fileKey === null
      ? null
      : {
          key: row.fileKey,
          name: row.fileName ?? '',
          bytes: row.fileBytes ?? 0,
          kind: row.fileKind,
        },
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
  emoji: isEmojiOnly(row.message),
  editedAt: row.editedAt?.toISOString() ?? null,
  isDeleted: row.deletedAt !== null,
  replyTo: row.replyTo === null ? null : quoteIn(row, row.replyTo),
  reactions: row.reactions.map(({ emoji, people }) => ({
    emoji,
    people: people.map(({ id, name }) => ({ id, name: name ?? formerMember })),
  })),
});

const quoteIn = (row: ChatMessageRow, id: number): ChatQuote => ({
  id,
  name: row.quotedUserId === null ? null : (row.quotedName ?? formerMember),
  words: row.quotedWords === null ? null : firstWords(row.quotedWords),
});

/** The staff chat (Spec, content 2; decision 46). */
export function chatRoutes(app: App): void {
  handle(app, chatEndpoints.list, async ({ query, viewer, db }) => {
    const visible = rowsOf(viewer, chatRows);
    // Why first: a change after it is asked for again, one before it is in the messages.
    const changes = await lastChange(db, visible);
    const [nodes, members] = await Promise.all([
      listMessages(db, visible, query),
      listMembers(db, visible, chatTimes.typing),
    ]);
    return { nodes: nodes.map(chatReply), members, changes };
  });

  handle(app, chatEndpoints.search, async ({ query, viewer, db }) => {
    if (query.text === '') return [];
    const { text: words, before } = query;
    const page = { words, before, limit: chatLimits.found };
    const found = await searchMessages(db, rowsOf(viewer, chatRows), page);
    return found.map(chatReply);
  });

  handle(app, chatEndpoints.send, async ({ body, viewer, db }) => {
    const { clientId, message, replyTo } = body;
    const visible = rowsOf(viewer, chatRows);
    await sendWords(db, visible, { userId: viewer.id, clientId, message, replyTo });
    const row = await findSent(db, visible, viewer.id, clientId);
    if (!row && replyTo !== null)
      throw badRequest({ path: 'replyTo', message: quoteMessages.missing });
    if (!row) throw new Error('The sent message was not found');
    const isAsSent = row.editedAt === null && row.deletedAt === null;
    if (isAsSent && (row.type !== 'text' || row.message !== message || row.replyTo !== replyTo))
      throw conflict(chatMessages.sentOtherwise);
    return chatReply(row);
  });

  handle(app, chatEndpoints.edit, async ({ params: { id }, body, viewer, db }) => {
    await editMessage(db, rowsOf(viewer, chatRows), { id, message: body.message });
    const row = await findOwn(db, rowsOf(viewer, chatRows), { id, userId: viewer.id });
    if (row?.type !== 'text' || row.deletedAt) throw notFound();
    return chatReply(row);
  });

  handle(app, chatEndpoints.read, async ({ body, viewer, db }) => {
    await noteRead(db, viewer.id, body.upTo);
    return {};
  });

  handle(app, chatEndpoints.unread, async ({ viewer, db }) => {
    const most = mostUnread + 1;
    return { count: await countUnread(db, rowsOf(viewer, chatRows), { userId: viewer.id, most }) };
  });

  handle(app, chatEndpoints.typing, async ({ body, viewer, db }) => {
    await (body.isTyping ? noteTyping(db, viewer.id) : stopTyping(db, viewer.id));
    return {};
  });

  handle(app, chatEndpoints.visit, async ({ body, viewer, db }) => {
    await insertVisit(db, viewer.id, body.clientId);
    return {};
  });

  handle(app, chatVisitEndpoints.list, async ({ viewer, db }) => {
    const visits = await listVisits(db, rowsOf(viewer, chatVisitRows), chatLimits.page);
    return visits.map(({ id, userId, name, imageUrl, createdAt }) => ({
      id,
      user: { id: userId, name, imageUrl },
      createdAt: createdAt.toISOString(),
    }));
  });

  fileRoutes(app);
}

/** Sending a file, and downloading it. Files are never served as pages. */
function fileRoutes(app: App): void {
  const storage = privateStorage(app.config, 'chat');

  handle(app, chatEndpoints.upload, async ({ file, body, viewer }) =>
    chatReply(await sendFile({ pool: app.pool, storage }, viewer, file, body.clientId)),
  );

  handle(app, chatEndpoints.remove, async ({ params: { id }, viewer }) => {
    const find = (db: Db) => findOwn(db, rowsOf(viewer, chatRows), { id, userId: viewer.id });
    const own = await asPerson(app.pool, viewer, find);
    // Why the file first: without its message it would never be found again.
    if (own?.fileKey) await storage.remove(storageKey(own.fileKey));
    const row = await asPerson(app.pool, viewer, async (db) => {
      await deleteMessage(db, id);
      return find(db);
    });
    if (!row) throw notFound();
    return chatReply(row);
  });

  handle(app, chatEndpoints.file, async ({ params: { key }, viewer, db, reply: answer }) => {
    const name = await findFileName(db, rowsOf(viewer, chatRows), key);
    const file = name === null ? null : await fileReply(storage, { key, name }, answer);
    if (!file) throw notFound();
    return file;
  });
}

/**
 * Stores a file under an unguessable name and sends it as a message. A repeated send is the same message; a
 * file whose message could not be saved is deleted.
 */
async function sendFile(
  { pool, storage }: { pool: Pool; storage: ImageStorage },
  viewer: Viewer,
  { bytes, name }: UploadedFile,
  clientId: string,
): Promise<ChatMessageRow> {
  const find = () =>
    asPerson(pool, viewer, (db) => findSent(db, rowsOf(viewer, chatRows), viewer.id, clientId));
  const before = await find();
  if (before) return before;
  if (bytes.length === 0) throw badRequest(fileSentences.empty);
  const key = randomBytes(16).toString('hex');
  const kind = imageKindOf(bytes);
  const message = {
    userId: viewer.id,
    clientId,
    type: kind ? ('image' as const) : ('file' as const),
    message: '',
    replyTo: null,
    file: { key, name: name || 'file', bytes: bytes.length, kind },
  };
  await saveFile(storage, {
    key,
    bytes,
    note: () => asPerson(pool, viewer, (db) => insertMessage(db, message)),
    isNoted: async () => (await find())?.fileKey === key,
  });
  const sent = await find();
  if (!sent) throw new Error('The sent message was not found');
  return sent;
}
