import { z } from 'zod';
import { inDigits } from '../../platform/values/counting.ts';
import { text } from '../../platform/values/fields.ts';
import { imageKinds } from '../../platform/values/file-kinds.ts';

/** What a message is (Spec, content 3). */
export const chatTypes = ['text', 'image', 'file'] as const;
export type ChatType = (typeof chatTypes)[number];

export const chatLimits = {
  /** Characters of a message. */
  message: 5000,
  /** Bytes of a file. */
  fileBytes: 25 * 1024 * 1024,
  /** Messages that one call answers with at most; visits that the list goes back. */
  page: 1000,
  /** Messages that are read when the chat is opened, and when somebody scrolls back. */
  firstPage: 100,
  /** Messages that a search finds at most. */
  found: 50,
  search: 100,
} as const;

/** Times of the chat in ms (Spec, content 9). */
export const chatTimes = {
  /** Somebody is typing whose last marker is younger. */
  typing: 10_000,
  /** A marker is renewed this often while somebody types. */
  marker: 4000,
  /** Without a message or an upload, the chat closes and takes you home. */
  exit: 5 * 60_000,
  /** How often that is checked. */
  exitCheck: 5000,
  /** From here on it is said in so many words. */
  exitWarning: 60_000,
} as const;

/** Sentences of the chat. */
export const chatMessages = {
  empty: 'Write something to send',
  tooLong: `A message can have at most ${inDigits(chatLimits.message)} characters`,
  sentOtherwise: 'This message was already sent with different text.',
  loadFailed: 'The conversation couldn’t be loaded.',
  searchFailed: 'The conversation couldn’t be searched.',
  visitsFailed: 'The visit history couldn’t be loaded.',
  uploadFailed: (name: string, why: string) => `“${name}” couldn’t be uploaded. ${why}`,
  here: (names: string[]) =>
    `${new Intl.ListFormat('en-US').format(names)} ${names.length === 1 ? 'is' : 'are'} here`,
  typing: (names: string[]) =>
    `${new Intl.ListFormat('en-US').format(names)} ${names.length === 1 ? 'is' : 'are'} typing`,
  stopUploads: {
    title: 'Leave while files are uploading?',
    detail: 'Files that haven’t finished uploading won’t be sent.',
    confirmLabel: 'Stop uploading',
    cancelLabel: 'Stay',
  },
  left: 'The chat closed after 5 minutes without a message.',
} as const;

/** A person in the chat. */
export const chatPerson = z.object({
  id: z.int(),
  name: z.string(),
  imageUrl: z.string().nullable(),
});
export type ChatPerson = z.infer<typeof chatPerson>;

/** A member, with how far they have read, whether they are typing and whether they are there. */
export const chatMember = chatPerson.extend({
  /** They have the chat open now, on whichever server. */
  isHere: z.boolean(),
  /** The newest message that they have read. */
  readUpTo: z.int().nullable(),
  /** When they were typing last, in ms before the answer; null when they are not. */
  typedAgoMs: z.int().nullable(),
});
export type ChatMember = z.infer<typeof chatMember>;

export const chatFile = z.object({
  /** The generated name under which it is kept. */
  key: z.string(),
  /** What it was called. */
  name: z.string(),
  bytes: z.int(),
  /** What it is by its content, when it is an image. */
  kind: z.enum(imageKinds).nullable(),
});
export type ChatFile = z.infer<typeof chatFile>;

/** A message (Spec, content 3). */
export const chatMessage = z.object({
  id: z.int(),
  /** The sender's own name of it: sent twice, it is still one. */
  clientId: z.string(),
  user: chatPerson,
  type: z.enum(chatTypes),
  message: z.string(),
  file: chatFile.nullable(),
  createdAt: z.iso.datetime(),
  /** When the first other member had read it. */
  readAt: z.iso.datetime().nullable(),
  /** Nothing but a few emoji: shown large. */
  emoji: z.boolean(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** What is sent: the sender's own name for it makes sending again harmless. */
export const newChatMessage = z.object({
  clientId: z.uuid(),
  message: text(chatMessages.empty, chatLimits.message),
});
export const newChatFile = z.object({ clientId: z.uuid() });

/** Name of a kept file. */
export const chatFileKey = z.string().regex(/^[a-f0-9]{32}$/);

/** Somebody opened the chat (Spec, content 3, History entry). */
export const chatVisit = z.object({
  id: z.int(),
  user: chatPerson,
  createdAt: z.iso.datetime(),
});
export type ChatVisit = z.infer<typeof chatVisit>;

const onlyEmoji = /^(?:\p{RGI_Emoji}\s*){1,6}$/v;

/** True for a text of up to six emoji and nothing else. */
export const isEmojiOnly = (message: string): boolean =>
  message.length <= 200 && onlyEmoji.test(message);
