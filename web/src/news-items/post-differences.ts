import type { Difference } from '@masthead/shared/history/history.ts';
import type { FieldLabels } from '../forms/ConflictDialog.tsx';
import { isSame } from '../forms/use-area-form.ts';
import type { PostValues } from './post-values.ts';

type Labels = FieldLabels<PostValues>;
type Field = keyof PostValues;

const labelOf = (labels: Labels, field: Field): string => {
  const named = labels[field];
  return typeof named === 'object' ? named.label : (named ?? field);
};

/** A value as words; what is empty is none. */
function wordsOf(labels: Labels, field: Field, value: unknown): string | null {
  const named = labels[field];
  const shown: unknown =
    typeof named === 'object' ? (named.show as (given: unknown) => unknown)(value) : value;
  const words = typeof shown === 'string' ? shown : '';
  const text = Array.isArray(shown) ? shown.join(', ') : words;
  return text === '' || text === '–' ? null : text;
}

/** The fields in which two states of a post differ, in words. */
export const differencesOf = (
  labels: Labels,
  before: PostValues,
  after: PostValues,
): Difference[] =>
  (Object.keys(labels) as Field[])
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => ({
      field: labelOf(labels, field),
      before: wordsOf(labels, field, before[field]),
      after: wordsOf(labels, field, after[field]),
      isHidden: false,
    }));

/** Which field is called so. */
export const fieldCalled = (labels: Labels, label: string): Field | undefined =>
  (Object.keys(labels) as Field[]).find((field) => labelOf(labels, field) === label);
