import { z } from 'zod';
import { inDigits } from '../../platform/values/counting.ts';
import { id, text } from '../../platform/values/fields.ts';
import { imageKinds } from '../../platform/values/file-kinds.ts';
import { chatQuote } from './chat-quotes.ts';
import { chatReaction } from './chat-reactions.ts';

/** Message types (Spec, content 3). */
export const chatTypes = ['text', 'image', 'file'] as const;
export type ChatType = (typeof chatTypes)[number];

export const chatLimits = {
  /** Characters of a message. */
  message: 5000,
  /** Bytes of a file. */
  fileBytes: 25 * 1024 * 1024,
  /** Most messages per response, and most visits in the list. */
  page: 1000,
  /** Messages loaded at opening. */
  firstPage: 100,
  /** Messages per page of a search. */
  found: 50,
  search: 100,
} as const;

/** Times of the chat in ms (Spec, content 9). */
export const chatTimes = {
  /** A member is typing while their last marker is younger than this. */
  typing: 10_000,
  /** Interval for renewing the marker while typing. */
  marker: 4000,
  /** After this long without a message or an upload, the chat goes to Home. */
  exit: 5 * 60_000,
  /** Interval for checking that. */
  exitCheck: 5000,
  /** When this much time is left, a warning appears. */
  exitWarning: 60_000,
} as const;

/** Sentences of the chat. */
export const chatMessages = {
  empty: 'Write something to send',
  tooLong: `A message can have at most ${inDigits(chatLimits.message)} characters`,
  sentOtherwise: 'This message was already sent with different text.',
  loadFailed: 'The conversation couldn’t be loaded.',
  aroundAlone: 'Use around without before and after',
  searchFailed: 'The conversation couldn’t be searched.',
  /** What notifications call a message. */
  sentAt: (when: string) => `Message of ${when}`,
  /** The line above the first unread message. */
  unreadLine: 'Unread messages',
  markRead: 'Mark all as read',
  noEmoji: 'No emoji with this name.',
  edited: '(edited)',
  deleted: 'Message deleted',
  actions: 'Message actions',
  change: 'Edit or delete',
  askDelete: {
    title: 'Delete this message?',
    detail: 'The others will see that a message was deleted.',
    confirmLabel: 'Delete',
  },
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

/** A member, with their last read message, typing status and presence. */
export const chatMember = chatPerson.extend({
  /** True if they have the chat open, on any server. */
  isHere: z.boolean(),
  /** The newest message they have read. */
  readUpTo: z.int().nullable(),
  /** When they last typed, in ms before the response; null if they are not typing. */
  typedAgoMs: z.int().nullable(),
});
export type ChatMember = z.infer<typeof chatMember>;

export const chatFile = z.object({
  /** The generated name under which it is stored. */
  key: z.string(),
  /** Its original name. */
  name: z.string(),
  bytes: z.int(),
  /** Its image type by content; null if it is not an image. */
  kind: z.enum(imageKinds).nullable(),
});
export type ChatFile = z.infer<typeof chatFile>;

/** A message (Spec, content 3). */
export const chatMessage = z.object({
  id: z.int(),
  /** The sender's id for the message, which makes a repeated send harmless. */
  clientId: z.string(),
  user: chatPerson,
  type: z.enum(chatTypes),
  message: z.string(),
  /** Whom it mentions, by name. */
  mentions: z.array(z.string()),
  file: chatFile.nullable(),
  createdAt: z.iso.datetime(),
  /** When the first other member read it. */
  readAt: z.iso.datetime().nullable(),
  /** True if the message is only a few emoji, which are shown large. */
  emoji: z.boolean(),
  /** When its sender last edited it. */
  editedAt: z.iso.datetime().nullable(),
  /** True if its sender deleted it: it has neither words nor a file. */
  isDeleted: z.boolean(),
  /** What it replies to. */
  replyTo: chatQuote.nullable(),
  /** By kind, those that began first in front. */
  reactions: z.array(chatReaction),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** Input of a message. The client id makes a repeated send harmless. */
export const newChatMessage = z.object({
  clientId: z.uuid(),
  message: text(chatMessages.empty, chatLimits.message),
  /** The message that it replies to. */
  replyTo: id.nullable().default(null),
});
/** The new words of one's own message. */
export const changedChatMessage = newChatMessage.pick({ message: true });
export const newChatFile = z.object({ clientId: z.uuid() });

/** Name of a stored file. */
export const chatFileKey = z.string().regex(/^[a-f0-9]{32}$/);

/** A chat visit (Spec, content 3, History entry). */
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
