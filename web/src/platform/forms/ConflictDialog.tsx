import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { centralClock, clockTime, listDate } from '@masthead/shared/platform/values/dates.ts';
import { useState } from 'react';
import styles from './conflict-dialog.module.css';
import { asText, type FieldLabel, type FieldLabels, isSame } from './field-words.ts';

/** A person's decision on a conflict. */
export type ConflictAnswer<V> =
  | { kind: 'save'; values: V }
  | { kind: 'takeTheirs' }
  | { kind: 'keepEditing' };

export interface Conflict<V> {
  sentence: string;
  changedBy: string;
  changedAt: string;
  mine: V;
  /** The values the form was loaded with; null if unknown. */
  base: V | null;
  /** null when the record could not be loaded again. */
  theirs: V | null;
  answer: (answer: ConflictAnswer<V>) => void;
}

interface Props<V> {
  conflict: Conflict<V> | null;
  labels: FieldLabels<V>;
}

/** Decisions 11: nothing is overwritten silently. */
export function ConflictDialog<V extends Record<string, unknown>>({ conflict, labels }: Props<V>) {
  return conflict && <OpenDialog key={conflict.changedAt} conflict={conflict} labels={labels} />;
}

type Side = 'mine' | 'theirs';

function OpenDialog<V extends Record<string, unknown>>(props: {
  conflict: Conflict<V>;
  labels: FieldLabels<V>;
}) {
  const { conflict, labels } = props;
  const [isReviewing, setReviewing] = useState(false);
  const fields = differences(conflict, labels);
  const [sides, setSides] = useState<Record<string, Side>>(() => startingSides(conflict, fields));
  const at = new Date(conflict.changedAt);
  const merged = () => {
    const chosen = fields.map((key) => [key, conflict[sides[key] ?? 'mine']?.[key]]);
    return { ...conflict.mine, ...Object.fromEntries(chosen) } as V;
  };
  return (
    <Modal
      opened
      onClose={() => conflict.answer({ kind: 'keepEditing' })}
      title={sentenceCase(`${conflict.changedBy} saved this first`)}
      size={isReviewing ? 'xl' : 'lg'}
    >
      <Text>{sentenceCase(conflict.sentence)}</Text>
      <Text c="dimmed" fz="sm" mt={4}>
        Saved {listDate(at)} at {clockTime(centralClock(at))} CT.
      </Text>
      {isReviewing && (
        <Differences
          conflict={conflict}
          labels={labels}
          fields={fields}
          sides={sides}
          onChoose={(key, side) => setSides({ ...sides, [key]: side })}
        />
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => conflict.answer({ kind: 'keepEditing' })}>
          Keep editing
        </Button>
        {conflict.theirs && (
          <Button variant="default" onClick={() => conflict.answer({ kind: 'takeTheirs' })}>
            Take theirs
          </Button>
        )}
        <Button
          variant={conflict.theirs ? 'default' : 'filled'}
          onClick={() => conflict.answer({ kind: 'save', values: conflict.mine })}
        >
          Overwrite
        </Button>
        {conflict.theirs && !isReviewing && (
          <Button data-autofocus onClick={() => setReviewing(true)}>
            Review differences
          </Button>
        )}
        {isReviewing && (
          <Button onClick={() => conflict.answer({ kind: 'save', values: merged() })}>
            Save merged version
          </Button>
        )}
      </Group>
    </Modal>
  );
}

function differences<V extends Record<string, unknown>>(
  { mine, theirs }: Conflict<V>,
  labels: FieldLabels<V>,
): (keyof V & string)[] {
  const keys = [...new Set([...Object.keys(labels), ...Object.keys(mine)])];
  return theirs ? keys.filter((key) => !isSame(mine[key], theirs[key])) : [];
}

/** A field that only the other one touched starts as theirs. */
function startingSides<V extends Record<string, unknown>>(
  { mine, base }: Conflict<V>,
  fields: string[],
): Record<string, Side> {
  return Object.fromEntries(
    fields.map((key) => [key, base && isSame(mine[key], base[key]) ? 'theirs' : 'mine']),
  );
}

interface DifferencesProps<V> {
  conflict: Conflict<V>;
  labels: FieldLabels<V>;
  fields: (keyof V & string)[];
  sides: Record<string, Side>;
  onChoose: (key: string, side: Side) => void;
}

function Differences<V extends Record<string, unknown>>(props: DifferencesProps<V>) {
  const { conflict, labels, fields, sides, onChoose } = props;
  const { theirs, mine, base, changedBy } = conflict;
  if (!theirs || fields.length === 0) {
    return <Text mt="md">Both versions are the same. You can save yours.</Text>;
  }
  return (
    <Stack className={styles.differences}>
      {fields.map((key) => {
        const named = labels[key];
        const label = typeof named === 'string' ? named : (named?.label ?? key);
        return (
          <Radio.Group
            key={key}
            label={label}
            value={sides[key] ?? 'mine'}
            onChange={(side) => onChoose(key, side)}
          >
            <div className={styles.sides}>
              <Radio.Card value="mine" className={styles.side}>
                <span className={styles.whose}>
                  <Radio.Indicator size="xs" /> Mine
                </span>
                <ShownValue named={named} value={mine[key]} />
              </Radio.Card>
              <Radio.Card value="theirs" className={styles.side}>
                <span className={styles.whose}>
                  <Radio.Indicator size="xs" /> {sentenceCase(changedBy.replace(/,$/, ''))}
                </span>
                <ShownValue named={named} value={theirs[key]} />
              </Radio.Card>
            </div>
            {base && (
              <div className={styles.before}>
                <Text span inherit fz="xs" flex="none">
                  Before
                </Text>
                <ShownValue named={named} value={base[key]} />
              </div>
            )}
          </Radio.Group>
        );
      })}
    </Stack>
  );
}

function ShownValue<T>({ named, value }: { named: string | FieldLabel<T> | undefined; value: T }) {
  if (named && typeof named === 'object') return <div>{named.show(value)}</div>;
  return <div>{asText(value)}</div>;
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
