import { type Channel, channel } from 'node:diagnostics_channel';
import type { Work } from './strays.ts';

/** Something that metrics, logs and traces may want to know; without a listener, sending it costs a comparison. */
export interface Signal<T> {
  readonly isHeard: boolean;
  send(told: T): void;
  /** Answers how to stop listening. */
  hear(listener: (told: T) => void): () => void;
}

function signal<T>(name: string): Signal<T> {
  const own: Channel = channel(`masthead:${name}`);
  return {
    get isHeard() {
      return own.hasSubscribers;
    },
    send(told) {
      if (own.hasSubscribers) own.publish(told);
    },
    hear(listener) {
      const heard = (told: unknown) => listener(told as T);
      own.subscribe(heard);
      return () => own.unsubscribe(heard);
    },
  };
}

/** How long something took, and the error it ended with, if it did. */
export interface Done {
  seconds: number;
  error: unknown;
  /** The request or job that it was done for. */
  work: Work | undefined;
}

export interface RequestDone {
  work: Work | undefined;
  method: string;
  /** The pattern, never the address, which may hold a token. */
  route: string;
  status: number;
  seconds: number;
}

export interface MailDone {
  domain: string;
  outcome: 'sent' | 'failed' | 'retry' | 'away' | 'unknown';
}

export const signals = {
  workBegan: signal<Work>('work-began'),
  requestDone: signal<RequestDone>('request-done'),
  jobDone: signal<Done & { queue: string }>('job-done'),
  /** The text is as it was sent: values are not in it, but constants of our own may be. */
  statementDone: signal<Done & { text: string }>('statement-done'),
  mailDone: signal<MailDone>('mail-done'),
  readerEvent: signal<'open' | 'click' | 'view' | 'slot view' | 'slot click'>('reader-event'),
  cacheUsed: signal<{ cache: 'sessions' | 'images'; isHit: boolean }>('cache-used'),
};
