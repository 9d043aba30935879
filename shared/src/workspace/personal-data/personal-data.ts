import { z } from 'zod';
import { text } from '../../platform/values/fields.ts';
import { personalDataMessages as say } from './personal-data.messages.ts';

/** Who asked for an erasure. */
export const askedBy = ['subscriber', 'person', 'authority'] as const;
export type AskedBy = (typeof askedBy)[number];

export const erasureStates = ['running', 'done', 'failed'] as const;
export type ErasureState = (typeof erasureStates)[number];

/** The address that a person is looked up by. */
export const lookUp = z.object({
  address: text(say.addressRequired, 320).regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+$/, say.addressInvalid),
});

/** How many records of a kind there are. */
export const personalCount = z.object({ label: z.string(), count: z.int() });
export type PersonalCount = z.infer<typeof personalCount>;

/** What there is about a person. */
export const found = z.object({
  address: z.string(),
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
  counts: z.array(personalCount),
  /** Invoices that an erasure keeps. */
  invoices: z.int(),
  isErased: z.boolean(),
  isUnderWay: z.boolean(),
  /** Why it can't be erased now. */
  blocked: z.string().nullable(),
});
export type Found = z.infer<typeof found>;

export const exportFormats = ['json', 'csv'] as const;
export const newExport = lookUp.extend({ format: z.enum(exportFormats) });

/** A request to erase what there is about a person. */
export const newErasure = lookUp
  .extend({
    askedBy: z.enum(askedBy),
    reason: text(say.reasonRequired, 500),
    removesBylines: z.boolean(),
    typed: z.string().max(320),
  })
  .refine(({ address, typed }) => typed.trim().toLowerCase() === address.trim().toLowerCase(), {
    path: ['typed'],
    message: say.typedWrong,
  });

/** An erasure as the list shows it. */
export const erasure = z.object({
  id: z.int(),
  askedBy: z.enum(askedBy),
  reason: z.string(),
  isUser: z.boolean(),
  madeBy: z.string().nullable(),
  madeAt: z.iso.datetime(),
  state: z.enum(erasureStates),
  counts: z.array(personalCount),
  problem: z.string().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Erasure = z.infer<typeof erasure>;
