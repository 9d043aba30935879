import { useEffect } from 'react';
import type { Choice, ChoiceGroup } from './choices.ts';
import { Marked } from './Marked.tsx';
import styles from './palette.module.css';

export const choiceListId = 'palette-choices';
/** Why: an id may hold no spaces, or what is active is not found by it. */
export const idOfChoice = ({ key }: Choice): string => `palette-${key.replace(/\W+/g, '-')}`;

interface Props {
  groups: readonly ChoiceGroup[];
  words: readonly string[];
  active: Choice | undefined;
  onPoint: (key: string) => void;
  onChoose: (choice: Choice) => void;
}

/** The list under the input: chosen by mouse, or by the keys of the input. */
export function ChoiceList({ groups, words, active, onPoint, onChoose }: Props) {
  return (
    <div className={styles.list} id={choiceListId} role="listbox" aria-label="Results">
      {groups.map(({ label, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options.
        <div key={label} role="group" aria-label={label}>
          <div className={styles.label} aria-hidden>
            {label}
          </div>
          {choices.map((choice) => (
            <Option
              key={choice.key}
              choice={choice}
              words={words}
              isActive={choice === active}
              onPoint={() => onPoint(choice.key)}
              onChoose={() => onChoose(choice)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  choice: Choice;
  words: readonly string[];
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ choice, words, isActive, onPoint, onChoose }: OptionProps) {
  const id = idOfChoice(choice);
  useEffect(() => {
    if (isActive) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [isActive, id]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input, which keeps the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the active option.
    <div
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isActive}
      onMouseMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.title}>
        <Marked text={choice.title} words={words} />
      </span>
      {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
    </div>
  );
}
