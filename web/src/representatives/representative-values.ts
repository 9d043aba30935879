import type {
  Representative,
  representativeForm,
} from '@masthead/shared/representatives/representative.ts';
import type { z } from 'zod';

/** What is written on a realtor. */
export type RepresentativeValues = z.input<typeof representativeForm>;

// Why: a new realtor has no firm yet, which the rules of the form say; the type knows only the id.
const noFirm = null as unknown as number;

export const newRepresentative = (firmId: number | null): RepresentativeValues => ({
  showcaseFirmId: firmId ?? noFirm,
  name: '',
  email: null,
  phone: null,
  imageUrl: null,
});

export const valuesOf = (representative: Representative): RepresentativeValues => ({
  showcaseFirmId: representative.showcaseFirmId,
  name: representative.name,
  email: representative.email,
  phone: representative.phone,
  imageUrl: representative.imageUrl,
});
