import { imageTypes } from '@masthead/shared/platform/values/file-kinds.ts';
import {
  chatEndpoints,
  chatVisitEndpoints,
} from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { type ChatFile, chatLimits } from '@masthead/shared/workspace/chat/chat.ts';
import { findEndpoints } from '@masthead/shared/workspace/find/find.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import { type Conversation, mergeMessages } from './merge-messages.ts';

/** Cache key of the conversation. */
export const conversationKey = ['chat'];

/**
 * The conversation, or what is new since the last load; after a long absence it starts over. `latest` is the
 * current cached state, also after the response.
 */
export async function readConversation(
  latest: () => Conversation | undefined,
  signal: AbortSignal,
): Promise<Conversation> {
  const listedUpTo = latest()?.listedUpTo ?? 0;
  const isFirst = listedUpTo === 0;
  const limit = isFirst ? chatLimits.firstPage : chatLimits.page;
  const query = { limit: String(limit), ...(!isFirst && { after: String(listedUpTo) }) };
  const { nodes, members } = await call(chatEndpoints.list, { query }, { signal });
  const known = latest();
  const isAnew = !known || isFirst || nodes.length === limit;
  const upTo = Math.max(listedUpTo, ...nodes.map(({ id }) => id));
  const kept = known?.messages.filter(({ id }) => !isAnew || id > upTo) ?? [];
  return {
    messages: mergeMessages(kept, nodes),
    listedUpTo: upTo,
    members,
    membersAt: Date.now(),
    hasOlder: isAnew ? nodes.length === limit : known.hasOlder,
  };
}

/** The conversation with a page of older messages, back to a message if one is given. */
export async function readOlder(known: Conversation, backTo?: number): Promise<Conversation> {
  let { messages, hasOlder } = known;
  do {
    const before = messages[0]?.id;
    if (before === undefined) break;
    const limit = backTo === undefined ? chatLimits.firstPage : chatLimits.page;
    const query = { before: String(before), limit: String(limit) };
    const { nodes } = await call(chatEndpoints.list, { query });
    messages = mergeMessages(messages, nodes);
    hasOlder = nodes.length === limit;
  } while (backTo !== undefined && hasOlder && (messages[0]?.id ?? 0) > backTo);
  return { ...known, messages, hasOlder };
}

/** Messages that contain the search words. */
export const searchQuery = (text: string) =>
  queryOptions({
    ...queryOf(chatEndpoints.search, { query: { text } }),
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
