import { Box, Button, Group, Textarea } from '@mantine/core';
import { commentMessages, longestComment } from '@masthead/shared/editorial/posts/comments.ts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ViewLock } from '../../platform/forms/ViewLock.tsx';
import { MentionChoice } from '../../platform/ui/MentionChoice.tsx';
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
  const people = useAssignees(said.includes('@'));
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // Why: on a phone, the focus shows the field without its buttons.
  useEffect(() => {
    if (hasFocus) form.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFocus]);
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
    }
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
        <Box pos="relative">
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
            onChange={({ currentTarget: { value } }) => {
              setSaid(value);
              setError(null);
            }}
          />
          <MentionChoice field={field} onText={setSaid} people={people} />
        </Box>
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
