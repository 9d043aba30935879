import type { z } from 'zod';
import { translateAt } from './api-words.ts';
import { wordPlaces } from './word-places.ts';

/** A value of this schema in the words of the other side. What is not of its shape stays as it is. */
export const translate = (schema: z.ZodType, value: unknown): unknown =>
  translateAt(wordPlaces(schema), value);
