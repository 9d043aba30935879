import { z } from 'zod';
import { drawnEmail } from './campaign.ts';

/** An email as it is typed now, as its recipients would get it; null until its site and style are chosen. */
export const typedPreview = z.object({ email: drawnEmail.nullable() });
export type TypedPreview = z.output<typeof typedPreview>;
