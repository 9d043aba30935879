import { z } from 'zod';
import { linkOrPath, optionalText, text } from '../fields.ts';

/** What the realtor dialogs ask for (Spec, showcase 5). */
export const representativeForm = z.object({
  showcaseFirmId: z.int('A firm is required.'),
  name: text('A name is required.', 200),
  email: z.email('Invalid email address.').max(320).nullable(),
  phone: optionalText(50),
  imageUrl: linkOrPath('Invalid URL').nullable(),
});

/** A save of a representative: absent fields are kept, null clears. */
export const representativeUpdate = representativeForm
  .partial()
  .extend({ id: z.int(), version: z.int().optional(), isDeleted: z.boolean().optional() });

/** A representative (realtor) of a firm (Spec, showcase 3). */
export const representative = z.object({
  ...representativeForm.shape,
  id: z.int(),
  /** The name of the firm. */
  firm: z.string(),
  isDeleted: z.boolean(),
  createdBy: z.string().nullable(),
  updatedBy: z.string().nullable(),
  dateCreated: z.iso.datetime(),
  dateUpdated: z.iso.datetime(),
  version: z.int(),
});
export type Representative = z.infer<typeof representative>;
