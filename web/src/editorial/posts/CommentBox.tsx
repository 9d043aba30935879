import { Button, Combobox, Group, Textarea, useCombobox } from '@mantine/core';
import { commentMessages, longestComment } from '@masthead/shared/editorial/posts/comments.ts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ViewLock } from '../../platform/forms/ViewLock.tsx';
import { type CommentPlace, useKeptComment } from './use-kept-comment.ts';
import { useAssignees } from './workflow.queries.ts';

interface Props {
  place: CommentPlace;
  label: string;
  placeholder: string;
  button: string;
  isSending: boolean;
  hasFocus?: boolean;
  onSend: (said: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** What is typed after the last '@' before the cursor; null if no name is being typed. */
const nameTyped = (text: string, cursor: number) =>
  /(?:^|[\s(])@([\p{L}\p{N}.'’ -]{0,40})$/u.exec(text.slice(0, cursor))?.[1] ?? null;

/** A field for a comment, which offers people after an '@'. Ctrl-Enter sends. */
export function CommentBox(props: Props) {
  const {
    place,
    label,
    placeholder,
    button,
    isSending,
    hasFocus = false,
    onSend,
    onCancel,
  } = props;
  const [said, setSaid] = useKeptComment(place);
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // Why: on a phone, the focus shows the field without its buttons.
  useEffect(() => {
    if (hasFocus) form.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFocus]);
  const { names, isOpen, combobox, onType, close, taken } = useMentions();
  const send = async () => {
    const problem = problemOf(said);
    setError(problem);
    if (problem || isSending) return;
    // Why: the failure is shown by the mutation, and the words stay in the field.
    await onSend(said.trim()).then(
      () => setSaid(''),
      () => {},
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
  };
  const take = (name: string) => {
    const { text, cursor } = taken(said, field.current?.selectionStart ?? said.length, name);
    setSaid(text);
    close();
    setTimeout(() => {
      field.current?.focus();
      field.current?.setSelectionRange(cursor, cursor);
    });
  };
  return (
    <form
      ref={form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <ViewLock>
        <Combobox store={combobox} onOptionSubmit={take} withinPortal={false}>
          <Combobox.Target>
            <Textarea
              ref={field}
              aria-label={label}
              placeholder={placeholder}
              description={hasFocus || said ? commentMessages.mention : undefined}
              autosize
              minRows={hasFocus ? 2 : 1}
              maxRows={8}
              data-autofocus={hasFocus || undefined}
              autoFocus={hasFocus}
              value={said}
              error={error}
              onKeyDown={onKeyDown}
              onChange={({ currentTarget: { value, selectionStart } }) => {
                setSaid(value);
                setError(null);
                onType(value, selectionStart);
              }}
              onBlur={close}
            />
          </Combobox.Target>
          <Combobox.Dropdown hidden={!isOpen}>
            <Combobox.Options aria-label={commentMessages.mentionable}>
              {names.map((name) => (
                <Combobox.Option key={name} value={name}>
                  {name}
                </Combobox.Option>
              ))}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
        {(hasFocus || said !== '') && (
          <Group gap="xs" mt={8} justify="flex-end">
            {onCancel && (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  setSaid('');
                  onCancel();
                }}
              >
                Cancel
              </Button>
            )}
            <Button size="compact-sm" type="submit" loading={isSending}>
              {button}
            </Button>
          </Group>
        )}
      </ViewLock>
    </form>
  );
}

function problemOf(said: string): string | null {
  const { length } = said.trim();
  if (length === 0) return commentMessages.required;
  return length > longestComment ? commentMessages.tooLong : null;
}

/** People whose name begins with what is typed after an '@'. */
function useMentions() {
  const combobox = useCombobox();
  const [typed, setTyped] = useState<string | null>(null);
  const people = useAssignees(typed !== null);
  const wanted = (typed ?? '').toLocaleLowerCase('en');
  const named = people.filter(({ name }) =>
    [name, ...name.split(' ')].some((part) => part.toLocaleLowerCase('en').startsWith(wanted)),
  );
  const names = typed === null ? [] : [...new Set(named.map(({ name }) => name))].slice(0, 6);
  const close = () => {
    setTyped(null);
    combobox.closeDropdown();
  };
  return {
    names,
    isOpen: names.length > 0,
    combobox,
    close,
    onType: (text: string, cursor: number) => {
      const name = nameTyped(text, cursor);
      setTyped(name);
      if (name === null) return combobox.closeDropdown();
      combobox.openDropdown();
      combobox.selectFirstOption();
    },
    /** The text with a name in place of what was typed of it. */
    taken: (text: string, cursor: number, name: string) => {
      const start = text.lastIndexOf('@', cursor - 1);
      const before = `${text.slice(0, start)}@${name} `;
      return { text: before + text.slice(cursor), cursor: before.length };
    },
  };
}
