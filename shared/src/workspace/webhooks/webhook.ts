import { z } from 'zod';
import { id, text } from '../../platform/values/fields.ts';
import { webhookMessages as say } from './webhook.messages.ts';

/** What programs can be told of, and what people call it. */
export const webhookEvents = {
  'post.published': 'Post published',
  'post.changed': 'Published post changed',
  'post.taken_down': 'Post taken down',
  'email.sent': 'Email sent',
  'ad_slot.live': 'Ad slot live',
  'ad_slot.over': 'Ad slot over',
  'invoice.approved': 'Invoice approved',
} as const;
export type WebhookEvent = keyof typeof webhookEvents;
/** Sent by hand, whatever events a webhook has. */
export const testEvent = 'webhook.test';

const isEvent = (key: string): key is WebhookEvent => Object.hasOwn(webhookEvents, key);
/** What a delivery is about. */
export const eventName = (type: string) => (isEvent(type) ? webhookEvents[type] : 'Test');

/** Deliveries are listed for this many days. */
export const deliveryDays = 30;
export const deliveryPageSize = 20;
/** The old secret signs, too, for this long after a new one was made. */
export const secretOverlapHours = 24;

/**
 * Seconds from one try to the next: eleven tries in three days, so that a receiver that is broken over a weekend misses
 * nothing.
 */
export const retrySeconds = [
  5, 60, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400,
] as const;

/** Why these: every other address is refused when a request is sent. */
const isReceiver = (address: string) => {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && !url.port && !url.username && !url.password;
};

export const newWebhook = z.object({
  name: text(say.nameRequired, 80),
  url: z.string(say.badUrl).trim().max(2000, say.badUrl).refine(isReceiver, say.badUrl),
  events: z
    .array(z.string(say.unknownEvent).refine(isEvent, say.unknownEvent))
    .min(1, say.eventsRequired)
    .max(20),
  /** Empty: every site. */
  siteIds: z.array(id).max(500),
});
export type NewWebhook = z.output<typeof newWebhook>;

export const webhookChange = newWebhook.extend({ id, version: z.int().optional() });

/** A webhook as its list shows it, without its secret. */
export const webhook = z.object({
  id,
  version: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  siteIds: z.array(id),
  isEnabled: z.boolean(),
  disabledReason: z.string().nullable(),
  /** Until then requests have signatures of the old secret, too. */
  overlapUntil: z.iso.datetime().nullable(),
  waiting: z.int(),
  lastTriedAt: z.iso.datetime().nullable(),
  lastProblem: z.string().nullable(),
});
export type Webhook = z.infer<typeof webhook>;

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** One event for one webhook, with the last try. */
export const webhookDelivery = z.object({
  id,
  messageId: z.string(),
  type: z.string(),
  status: z.enum(deliveryStates),
  createdAt: z.iso.datetime(),
  tries: z.int(),
  /** Null unless it is tried again. */
  nextTryAt: z.iso.datetime().nullable(),
  triedAt: z.iso.datetime().nullable(),
  /** The body that is sent. */
  request: z.string(),
  responseStatus: z.int().nullable(),
  responseExcerpt: z.string().nullable(),
  problem: z.string().nullable(),
  tookMs: z.int().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
