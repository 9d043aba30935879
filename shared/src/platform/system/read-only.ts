import { z } from 'zod';
import { text } from '../values/fields.ts';

/** The longest sentence that everyone sees. */
export const mostSentence = 200;

/** Sentences of read-only mode. */
export const readOnlyMessages = {
  title: 'Read-only mode',
  off: 'Off. Everyone can save.',
  on: (by: string, since: string) => `On since ${since}, last changed by ${by}.`,
  help: 'Shown to everyone until you turn read-only mode off. Scheduled posts and emails wait until then.',
  example: 'We’re moving servers until 3 PM. You can read everything, but not save.',
  needed: 'Enter the sentence that everyone will see',
  turnOn: 'Turn on read-only mode',
  change: 'Change sentence',
  turnOff: 'Turn off read-only mode',
  askOff: 'Everyone can save again, and scheduled posts and emails that waited are handled now.',
  turnedOn: 'Read-only mode is on.',
  turnedOff: 'Read-only mode is off.',
  changed: (by: string) =>
    `${by} changed read-only mode after you opened this page. Check it, then try again.`,
} as const;

/** The sentence as a person enters it. */
export const readOnlySentence = z.object({
  sentence: text(readOnlyMessages.needed, mostSentence),
});

/** Whether read-only mode is on, and who changed it last. */
export const readOnlyState = z.object({
  isOn: z.boolean(),
  sentence: z.string().nullable(),
  since: z.iso.datetime().nullable(),
  /** Null if nobody has changed it yet. */
  by: z.string().nullable(),
  version: z.int(),
});
export type ReadOnlyState = z.infer<typeof readOnlyState>;

/** Turns it on with a sentence, or off with null; `version` is the one that was on the screen. */
export const readOnlyChange = z.object({
  sentence: readOnlySentence.shape.sentence.nullable(),
  version: z.int(),
});
