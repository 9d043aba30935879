import { imageTypes } from '@masthead/shared/platform/values/file-kinds.ts';
import {
  chatEndpoints,
  chatVisitEndpoints,
} from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import {
  type ChatFile,
  type ChatMessage,
  chatLimits,
} from '@masthead/shared/workspace/chat/chat.ts';
import { findEndpoints } from '@masthead/shared/workspace/find/find.endpoints.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import {
  type Conversation,
  mergeMessages,
  mostShown,
  withChanged,
  withoutOldest,
} from './merge-messages.ts';

/** Cache key of the conversation. */
export const conversationKey = ['chat'];

/** Messages loaded with each step back or forth. */
const step = 50;

function readPage(place: Record<string, number>, signal?: AbortSignal) {
  const query: Record<string, string> = { limit: String(step) };
  for (const [name, value] of Object.entries(place)) query[name] = String(value);
  return call(chatEndpoints.list, { query }, signal ? { signal } : {});
}

const oldestFirst = (nodes: readonly ChatMessage[]) => [...nodes].reverse();

/** The newest messages. */
export async function readNewest(signal?: AbortSignal): Promise<Conversation> {
  const limit = chatLimits.firstPage;
  const { nodes, members, changes } = await readPage({ limit }, signal);
  return {
    changes,
    messages: oldestFirst(nodes),
    listedUpTo: nodes[0]?.id ?? 0,
    members,
    membersAt: Date.now(),
    hasOlder: nodes.length === limit,
    hasNewer: false,
  };
}

/** Why fewer than a step: it fills any screen, and the jump waits until they are drawn. */
const half = 30;

/** The messages around one of them. */
export async function readAround(id: number): Promise<Conversation> {
  const { nodes, members, changes } = await readPage({ around: id, limit: 2 * half });
  const older = nodes.filter((node) => node.id <= id).length;
  return {
    changes,
    messages: oldestFirst(nodes),
    listedUpTo: nodes[0]?.id ?? 0,
    members,
    membersAt: Date.now(),
    hasOlder: older === half,
    hasNewer: nodes.length - older === half,
  };
}

/**
 * The conversation, or what is new since the last load; after a long absence it starts over. `latest` is the
 * current cached state, also after the response.
 */
export async function readConversation(
  latest: () => Conversation | undefined,
  signal: AbortSignal,
): Promise<Conversation> {
  const before = latest();
  if (!before || before.listedUpTo === 0) return withOwn(await readNewest(signal), latest());
  const { listedUpTo, hasNewer } = before;
  const { nodes, members, changes } = await readPage(
    hasNewer ? { limit: 1 } : { after: listedUpTo },
    signal,
  );
  const changed = changes === before.changes ? [] : await readShown(before, signal);
  const now = latest() ?? before;
  const known = {
    ...now,
    messages: changed.length ? withChanged(now.messages, changed) : now.messages,
  };
  const told = { ...known, members, membersAt: Date.now(), changes };
  // Why: the reader may have gone somewhere else meanwhile.
  if (known.hasNewer || hasNewer) return told;
  if (nodes.length === step) return withOwn(await readNewest(signal), latest());
  return withoutOldest({
    ...told,
    messages: mergeMessages(known.messages, nodes),
    listedUpTo: Math.max(known.listedUpTo, nodes[0]?.id ?? 0),
  });
}

/** The messages on the page, as they are now. */
async function readShown({ messages: [first] }: Conversation, signal: AbortSignal) {
  const { nodes } = await readPage({ after: (first?.id ?? 1) - 1, limit: mostShown }, signal);
  return nodes;
}

/** One's own messages may have been accepted after the page was read. */
const withOwn = (fresh: Conversation, known: Conversation | undefined): Conversation => ({
  ...fresh,
  messages: mergeMessages(
    fresh.messages,
    (known?.messages ?? []).filter(({ id }) => id > fresh.listedUpTo),
  ),
});

/** The messages before the first one, and whether there may be more. */
export async function readOlder({ messages: [first] }: Conversation) {
  const { nodes } = await readPage({ before: first?.id ?? 0 });
  return { nodes, hasMore: nodes.length === step };
}

/** The messages after the last one, and whether there may be more. */
export async function readNewer({ listedUpTo }: Conversation) {
  const { nodes } = await readPage({ after: listedUpTo });
  return { nodes, hasMore: nodes.length === step };
}

/** Messages that contain the search words, page by page. */
export const searchQuery = (text: string) =>
  infiniteQueryOptions({
    queryKey: [chatEndpoints.search.path, text],
    queryFn: ({ pageParam, signal }) =>
      call(
        chatEndpoints.search,
        { query: { text, ...(pageParam !== null && { before: String(pageParam) }) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) =>
      page.length === chatLimits.found ? (page.at(-1)?.id ?? null) : null,
    enabled: text !== '',
    meta: { isQuiet: true },
  });

export const visitsQuery = () =>
  queryOptions({ ...queryOf(chatVisitEndpoints.list), meta: { isQuiet: true } });

/** The record at an in-app path, for people who may see it. */
export const cardQuery = (path: string) =>
  queryOptions({
    ...queryOf(findEndpoints.card, { query: { path } }),
    staleTime: 60_000,
    meta: { isQuiet: true },
  });

/** The bytes of a file. Only images get an image type; everything else is never a page. */
export async function readFile({ key, kind }: ChatFile): Promise<Blob> {
  const content = await call(chatEndpoints.file, { params: { key } }, { isFile: true });
  return new Blob([content], { type: kind ? imageTypes[kind] : 'application/octet-stream' });
}

/** The image of a message, as an object URL that lives as long as this page. */
export const pictureQuery = (file: ChatFile) =>
  queryOptions({
    queryKey: ['chat file', file.key],
    queryFn: async () => URL.createObjectURL(await readFile(file)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { isQuiet: true },
  });

/** Changes one's own message, and returns it. */
export const editMessage = (id: number, message: string) =>
  call(chatEndpoints.edit, { params: { id }, body: { message } });

/** Deletes one's own message, and returns the line that stays. */
export const deleteMessage = (id: number) => call(chatEndpoints.remove, { params: { id } });
