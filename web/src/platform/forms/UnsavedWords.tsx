import { Button, Group } from '@mantine/core';
import { unsavedMessages } from '@masthead/shared/platform/history/stored.messages.ts';
import { wordsOf as richWords } from '@masthead/shared/platform/rich-text/words.ts';
import type { ReactNode } from 'react';
import { copyRich } from '../ui/copy.ts';
import { Differences } from './Differences.tsx';
import styles from './edit-shell.module.css';
import { differencesOf, type FieldLabels, isSame, labelOf, wordsOf } from './field-words.ts';
import type { UnsavedWork } from './unsaved-work.ts';

type Values = Record<string, unknown>;

interface Props {
  work: Pick<UnsavedWork, 'values' | 'base'>;
  labels: FieldLabels<Values>;
  /** The record's values, or the values the work started from. */
  saved?: Values | undefined;
  /** An extra action for the edits. */
  action?: ((typed: Values) => ReactNode) | undefined;
}

/** Edits that cannot be saved, beside the saved values, to be copied. */
export function UnsavedWords({ work, labels: known, saved = work.base, action }: Props) {
  const before = saved ?? {};
  const labels = withTexts(known, work.values);
  const named = Object.keys(labels).filter((field) => field in work.values);
  const fields = [...named, ...Object.keys(work.values).filter((field) => !named.includes(field))];
  const typed = fields.filter(
    (field) =>
      !isSame(work.values[field], before[field]) &&
      !(work.base && isSame(work.values[field], work.base[field])),
  );
  if (typed.length === 0) return null;
  return (
    <section className={styles.kept} aria-label="What you typed">
      <Differences
        differences={differencesOf(labels, before, work.values, typed)}
        sides={{ gone: 'Saved', new: 'Yours' }}
      />
      <Group gap={8}>
        {action?.(Object.fromEntries(typed.map((field) => [field, work.values[field]])))}
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => void copyRich(partsOf(labels, work.values, typed), unsavedMessages.copied)}
        >
          Copy what you typed
        </Button>
      </Group>
    </section>
  );
}

const isMarkup = (value: unknown): value is string =>
  typeof value === 'string' && /^<[a-z]/.test(value);

/** Why: without a screen's labels, formatted texts must still be shown without markup. */
function withTexts(known: FieldLabels<Values>, values: Values): FieldLabels<Values> {
  const texts = Object.keys(values).filter((field) => !(field in known) && isMarkup(values[field]));
  const shown = texts.map((field) => [field, { label: labelOf(known, field), show: textShown }]);
  return { ...known, ...Object.fromEntries(shown) };
}

const textShown = (value: unknown) => (isMarkup(value) ? richWords(value) : value);

/** Each field with its words, and as markup where it is a text with formatting. */
const partsOf = (labels: FieldLabels<Values>, values: Values, fields: readonly string[]) =>
  fields.map((field) => {
    const value = values[field];
    const text = wordsOf(labels, field, value) ?? '';
    return { label: labelOf(labels, field), text, markup: isMarkup(value) ? value : null };
  });
