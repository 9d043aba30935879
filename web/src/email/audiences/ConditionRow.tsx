import { ActionIcon, Autocomplete, Select } from '@mantine/core';
import { longestTag } from '@masthead/shared/email/audiences/audience.record.ts';
import {
  conditionKinds,
  conditionWords,
  segmentWords,
} from '@masthead/shared/email/audiences/segment.ts';
import {
  type Condition,
  conditionSays,
  segmentConditions,
} from '@masthead/shared/email/audiences/segment-conditions.ts';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { DayField } from '../../platform/forms/DayField.tsx';
import { NumberField } from '../../platform/forms/NumberField.tsx';
import styles from './segments.module.css';

interface Props {
  /** Its place among the conditions, from 0. */
  at: number;
  condition: Condition;
  /** Tags to choose from; others can be typed. */
  tags: string[];
  errors: Record<string, ReactNode>;
  /** Puts a value at a path of the form. */
  onChange: (path: string, value: unknown) => void;
  onRemove: () => void;
}

const kinds = conditionKinds.map((value) => ({ value, label: conditionWords[value].kind }));

/** One condition, read from left to right: 'Tag', 'has', 'VIP'. */
export function ConditionRow({ at, condition, tags, errors, onChange, onRemove }: Props) {
  const path = `conditions.${at}`;
  const { kind, is } = condition;
  const words = conditionWords[kind];
  return (
    <fieldset className={styles.condition} aria-label={`Condition ${at + 1}`}>
      <Select
        label="Kind"
        allowDeselect={false}
        data={kinds}
        value={kind}
        error={errors[`${path}.kind`]}
        data-path={`${path}.kind`}
        onChange={(next) => next && onChange(path, ofKind(condition, next))}
      />
      <Select
        label="Is or is not"
        allowDeselect={false}
        data={[
          { value: 'yes', label: words.holds },
          { value: 'no', label: words.holdsNot },
        ]}
        value={is ? 'yes' : 'no'}
        error={errors[`${path}.is`]}
        data-path={`${path}.is`}
        onChange={(next) => onChange(`${path}.is`, next === 'yes')}
      />
      <div className={styles.value}>
        <ValueField at={at} condition={condition} tags={tags} errors={errors} onChange={onChange} />
      </div>
      <ActionIcon
        className={styles.remove}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={`Remove condition ${at + 1}`}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </fieldset>
  );
}

function ValueField({ at, condition, tags, errors, onChange }: Omit<Props, 'onRemove'>) {
  const { value: label } = conditionWords[condition.kind];
  const whole = `conditions.${at}`;
  const field = (key: string) => {
    const path = `${whole}.${key}`;
    return {
      label,
      // Why: a condition that is of no shape has no value yet.
      error: errors[path] ?? errors[whole],
      'data-path': path,
      'data-stands-for': whole,
      onChange: (next: unknown) => onChange(path, next),
    };
  };
  switch (condition.kind) {
    case 'tag':
      return (
        <Autocomplete
          {...field('tag')}
          data={tags}
          limit={20}
          maxLength={longestTag}
          placeholder="Choose or type a tag"
          value={condition.tag}
        />
      );
    case 'joined': {
      const { onChange: set, ...given } = field('since');
      return (
        <DayField {...given} value={condition.since || null} onChange={(day) => set(day ?? '')} />
      );
    }
    case 'opened':
    case 'clicked':
      return (
        <div className={styles.days}>
          <NumberField {...field('days')} value={condition.days} />
          <span className={styles.unit}>{condition.days === 1 ? 'day' : 'days'}</span>
        </div>
      );
  }
}

/** A condition with nothing in it yet. */
export function newCondition(kind: Condition['kind'], is = true): Condition {
  switch (kind) {
    case 'tag':
      return { kind, is, tag: '' };
    case 'joined':
      return { kind, is, since: '' };
    case 'opened':
    case 'clicked':
      return { kind, is, days: 30 };
  }
}

/** The condition as another kind; days stay, since both kinds that have them mean the same. */
function ofKind(condition: Condition, kind: Condition['kind']): Condition {
  const next = newCondition(kind, condition.is);
  return 'days' in condition && 'days' in next ? { ...next, days: condition.days } : next;
}

/** Conditions in words, also those that are not filled in. */
export const conditionsSay = (conditions: Condition[]): string[] =>
  conditions.map((one) =>
    segmentConditions.element.safeParse(one).success
      ? conditionSays(one)
      : segmentWords.openCondition,
  );
