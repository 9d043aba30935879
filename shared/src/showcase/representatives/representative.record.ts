import { z } from 'zod';
import { reference } from '../../platform/records/kinds.ts';
import { record } from '../../platform/records/record.ts';
import { picture, text } from '../../platform/records/text-kinds.ts';
import { firmMessages } from '../firms/firm.messages.ts';

/** A representative (realtor) of a firm (Spec, showcase 3, 5). */
export const representativeRecord = record({
  noun: 'realtor',
  plural: 'Realtors',
  slug: 'representative',
  screen: 'representativeEdit',
  table: 'representatives',
  title: 'name',
  trash: true,
  fields: {
    firmId: reference('firm', {
      label: 'Firm',
      column: 'showcase_firm_id',
      required: 'A firm is required.',
      unknown: firmMessages.unknown,
    }),
    name: text({ label: 'Name', required: 'A name is required.', max: 200 }),
    email: text({
      label: 'Email',
      typed: 'email',
      max: 320,
      pattern: z.email('Invalid email address.').max(320),
    }),
    phone: text({ label: 'Phone', typed: 'tel', max: 50 }),
    imageUrl: picture({ label: 'Photo', invalid: 'Invalid URL' }),
  },
  added: {
    /** The name of the firm. */
    firm: z.string(),
  },
});
