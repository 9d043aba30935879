import { Button, Skeleton } from '@mantine/core';
import { suggestionMessages } from '@masthead/shared/editorial/posts/suggestions.ts';
import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { lateFields } from '../../platform/forms/late-fields.ts';
import { showDifferences } from '../../platform/rich-text/suggested-text.ts';
import surface from '../../platform/ui/surface.module.css';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { PostText } from './PostText.tsx';
import type { Suggesting } from './suggesting-session.ts';
import styles from './suggestions.module.css';
import { useSuggesting } from './use-suggesting.ts';

interface Props {
  post: { id: number; headline: string };
  /** The text as it is now. */
  text: string;
  onDone: () => void;
}

function saidOf({ own, failure, isSaved }: Suggesting): string {
  if (failure) return failure.message;
  if (!isSaved) return suggestionMessages.saving;
  return own.base === own.suggested ? '' : suggestionMessages.saved;
}

/** The text of a post, where whatever is written is a suggestion. */
export function SuggestText({ post, text, onDone }: Props) {
  const [begunOn] = useState(text);
  const { state, session, failed } = useSuggesting(post, begunOn);
  const [late] = useState(lateFields);
  const [editor, setEditor] = useState<Editor | null>(null);
  const base = state?.own.base;
  useEffect(() => {
    if (editor && base !== undefined) showDifferences(editor, base);
  }, [editor, base]);
  useEffect(() => {
    // Why not a command of the editor: that comes a moment later, after a click into the text.
    if (editor && !editor.isFocused) editor.view.focus();
  }, [editor]);
  const done = () => {
    late.tellAll();
    void session?.save().finally(onDone);
  };
  if (failed) {
    const { failed: sentence } = suggestionMessages;
    return <Trouble failure={sentence} error={failed.error} onRetry={failed.refetch} />;
  }
  return (
    <>
      <div className={`${surface.callout} ${styles.bar}`}>
        <span>
          {suggestionMessages.suggesting}{' '}
          <span className={styles.state} role={state?.failure ? 'alert' : undefined}>
            {state && saidOf(state)}
          </span>
        </span>
        <Button size="compact-sm" variant="default" onClick={done}>
          Done
        </Button>
      </div>
      {state && !state.isOnText && (
        <div className={`${surface.callout} ${styles.bar}`} data-tone="late">
          <span>{suggestionMessages.onOldText}</span>
          <Button size="compact-sm" variant="default" onClick={() => session?.takeText()}>
            {suggestionMessages.currentText}
          </Button>
        </div>
      )}
      {state && session ? (
        <PostText
          label={suggestionMessages.field}
          value={state.own.suggested}
          error={null}
          late={late}
          isReadOnly={false}
          isShared={false}
          onEditor={setEditor}
          onChange={(suggested) => session.write(suggested)}
        />
      ) : (
        <Skeleton h={320} radius={4} />
      )}
    </>
  );
}
