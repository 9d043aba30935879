import { z } from 'zod';

/** Some of these words, parted by commas; '' is all of them. */
export const someOf = (values: readonly string[]) =>
  z
    .string()
    .refine((text) => text.split(',').every((word) => values.includes(word)))
    .or(z.literal(''))
    .default('')
    .catch('');

/** Whether one of them is chosen. */
export const isChosen = (chosen: string, word: string) =>
  chosen === '' || chosen.split(',').includes(word);
