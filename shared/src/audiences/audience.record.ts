import { z } from 'zod';
import { reference, yesOrNo } from '../records/kinds.ts';
import { record } from '../records/record.ts';
import { text } from '../records/text-kinds.ts';

/** An audience of the built-in mail provider: a named list of subscribers of one site (decisions 7). */
export const audienceRecord = record({
  noun: 'audience',
  plural: 'Audiences',
  slug: 'audience',
  screen: 'audienceEdit',
  table: 'audiences',
  // Why: mail providers name their audiences by letters and digits.
  idType: 'text',
  title: 'name',
  trash: true,
  fields: {
    name: text({
      label: 'Name',
      help: 'As it is called on the unsubscribe page',
      required: 'An audience name is required',
      max: 100,
    }),
    siteId: reference('site', {
      label: 'Site',
      help: 'Templates of this site can send to it',
      required: 'A site is required',
      unknown: 'A site is required',
    }),
    countsOpens: yesOrNo({ label: 'Count opens', initial: true }),
    countsClicks: yesOrNo({ label: 'Count clicks', initial: true }),
    remembersReaders: yesOrNo({ label: 'Remember who', initial: false }),
  },
  added: {
    /** How many people of each status it has; `subscribed` are those who get its emails, without those whom the suppression list holds back. */
    counts: z.object({
      subscribed: z.int(),
      unsubscribed: z.int(),
      cleaned: z.int(),
      suppressed: z.int(),
    }),
    /** The email templates that send to it. */
    usedBy: z.array(z.object({ id: z.int(), description: z.string() })),
    /** Mailings to it that have not gone out. */
    mailings: z.int(),
  },
});
