import {
  type Condition,
  conditionSays,
  segmentConditions,
} from '@masthead/shared/audiences/segment-conditions.ts';
import { segmentWords } from '@masthead/shared/audiences/segment-words.ts';

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
export function ofKind(condition: Condition, kind: Condition['kind']): Condition {
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
