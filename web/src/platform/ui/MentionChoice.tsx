import { Combobox, useCombobox } from '@mantine/core';
import { mentionable } from '@masthead/shared/platform/values/mentions.ts';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useStable } from '../forms/use-unsaved-work.ts';
import styles from './mentions.module.css';

export interface MentionProps {
  /** A field that stands in the same positioned element. */
  field: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
}

interface Props extends MentionProps {
  /** Who can be mentioned. */
  people: readonly { name: string }[];
}

const mostOffered = 6;
const movesAway = new Set(['Escape', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** What is typed after the last '@' before the cursor; null if no name is being typed. */
const nameTyped = (text: string, cursor: number) =>
  /(?:^|[\s(])@([\p{L}\p{M}\p{N}.'’ -]{0,40})$/u.exec(text.slice(0, cursor))?.[1] ?? null;

/** Names of which a word begins with what is typed. */
function namesLike(typed: string | null, people: readonly { name: string }[]): string[] {
  if (typed === null) return [];
  const wanted = typed.toLocaleLowerCase('en');
  const named = people.filter(({ name }) =>
    [name, ...name.split(' ')].some((part) => part.toLocaleLowerCase('en').startsWith(wanted)),
  );
  return [...new Set(named.map(({ name }) => name))].slice(0, mostOffered);
}

/** Offers people after an '@' in a field, to which it attaches itself: it can be loaded after the field is drawn. */
export function MentionChoice({ field, onText, people }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState(0);
  const names = namesLike(typed, people);
  const isOpen = names.length > 0;
  const store = useCombobox({ opened: isOpen });
  const listId = useId();
  const take = (name: string) => {
    setTyped(null);
    const { current } = field;
    const cursor = current?.selectionStart ?? 0;
    if (!current || nameTyped(current.value, cursor) === null) return;
    const start = current.value.lastIndexOf('@', cursor - 1);
    const before = `${current.value.slice(0, start)}@${name} `;
    onText(before + current.value.slice(cursor));
    setTimeout(() => {
      current.focus();
      current.setSelectionRange(before.length, before.length);
    });
  };
  const close = () => setTyped(null);
  const look = () => {
    const { current } = field;
    setTyped(current && nameTyped(current.value, current.selectionStart));
    setChosen(0);
  };
  /** True if the key was meant for the list. */
  const onKey = (key: string) => {
    if (key === 'ArrowDown') setChosen((chosen + 1) % names.length);
    else if (key === 'ArrowUp') setChosen((chosen + names.length - 1) % names.length);
    else if (key === 'Enter' || key === 'Tab') take(names[chosen] ?? '');
    else {
      if (movesAway.has(key)) close();
      return key === 'Escape';
    }
    return true;
  };
  useField(field, { isOpen, look, onKey, close });
  const optionId = (at: number) => `${listId}-${at}`;
  useEffect(() => {
    const { current } = field;
    current?.setAttribute('aria-autocomplete', 'list');
    if (!isOpen) return;
    current?.setAttribute('aria-controls', listId);
    current?.setAttribute('aria-activedescendant', `${listId}-${chosen}`);
    return () => {
      current?.removeAttribute('aria-controls');
      current?.removeAttribute('aria-activedescendant');
    };
  }, [field, isOpen, listId, chosen]);
  return (
    <Combobox store={store} onOptionSubmit={take} withinPortal={false}>
      <Combobox.DropdownTarget>
        <span className={styles.anchor} />
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options id={listId} aria-label={mentionable}>
          {names.map((name, at) => (
            <Combobox.Option
              key={name}
              id={optionId(at)}
              className={styles.option}
              value={name}
              selected={at === chosen}
              aria-selected={at === chosen}
            >
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

interface Handlers {
  isOpen: boolean;
  look: () => void;
  onKey: (key: string) => boolean;
  close: () => void;
}

/** Hears what is done in a field. Why by itself: whoever draws the field need not wait for this part. */
function useField(field: MentionProps['field'], { isOpen, onKey, ...given }: Handlers): void {
  const { look, close, onKeyDown } = useStable({
    ...given,
    onKeyDown: (event: KeyboardEvent) => {
      const { key, isComposing, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (!isOpen || isComposing) return;
      if (ctrlKey || metaKey || shiftKey || altKey) {
        if (key === 'Enter') close();
        return;
      }
      if (!onKey(key)) return;
      event.preventDefault();
      // Why: Enter would send, and Escape close the panel.
      event.stopPropagation();
    },
  });
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    const ending = new AbortController();
    const { signal } = ending;
    for (const begins of ['input', 'focus']) current.addEventListener(begins, look, { signal });
    current.addEventListener('keydown', onKeyDown, { signal });
    for (const ends of ['blur', 'pointerdown']) current.addEventListener(ends, close, { signal });
    look();
    return () => ending.abort();
  }, [field, look, close, onKeyDown]);
}
