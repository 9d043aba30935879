import { Text } from '@mantine/core';
import { type Finding, linkSentences } from '@masthead/shared/platform/values/findings.ts';
import type { ReactNode } from 'react';
import { focusField } from './field-focus.ts';
import styles from './findings.module.css';

interface Props<T extends Finding> {
  findings: readonly T[];
  /** Links are being looked up. */
  isLookingUp: boolean;
  isAccepted?: (finding: T) => boolean;
  /** An action for one finding. */
  actionOf?: (finding: T) => ReactNode;
}

/** The findings of a check, each a link to its field. */
export function FindingList<T extends Finding>(props: Props<T>) {
  const { findings, isLookingUp, isAccepted, actionOf } = props;
  if (findings.length === 0) return null;
  return (
    <>
      <ul className={styles.findings}>
        {findings.map((finding) => {
          const { severity, sentence, path, about } = finding;
          return (
            <li
              key={`${path} ${about} ${sentence}`}
              data-severity={isAccepted?.(finding) ? 'accepted' : severity}
            >
              <button type="button" className={styles.sentence} onClick={() => focusField(path)}>
                {sentence}
              </button>
              {actionOf?.(finding)}
            </li>
          );
        })}
      </ul>
      {isLookingUp && (
        <Text c="dimmed" fz="sm" mt="xs">
          {linkSentences.checking}
        </Text>
      )}
    </>
  );
}
