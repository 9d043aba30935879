import { z } from 'zod';
import { roles } from '../roles.ts';

/** A person in a reference list: who they are and what they do, and no more (decisions 2). */
export const userReference = z.object({
  id: z.int(),
  name: z.string(),
  roles: z.array(z.object({ id: z.int(), name: z.enum(roles) })),
});
export type UserReference = z.infer<typeof userReference>;
