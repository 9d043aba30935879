import type { z } from 'zod';
import { byTurns } from './api-words.ts';
import { turnsOf } from './turns-of.ts';

/** A value of this schema in the words of the other side. What is not of its shape stays as it is. */
export const turned = (schema: z.ZodType, value: unknown): unknown =>
  byTurns(turnsOf(schema), value);
