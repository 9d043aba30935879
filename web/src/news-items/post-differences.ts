import { type FieldLabels, labelOf } from '../forms/field-words.ts';
import type { PostValues } from './post-values.ts';

type Field = keyof PostValues;

/** Which field is called so. */
export const fieldCalled = (labels: FieldLabels<PostValues>, label: string): Field | undefined =>
  (Object.keys(labels) as Field[]).find((field) => labelOf(labels, field) === label);
