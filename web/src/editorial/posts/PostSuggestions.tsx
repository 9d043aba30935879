import { Button } from '@mantine/core';
import type { EditedNewsItem } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { suggestionMessages } from '@masthead/shared/editorial/posts/suggestions.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import IconPencilPlus from '@tabler/icons-react/dist/esm/icons/IconPencilPlus.mjs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import {
  type SuggestedView,
  type Suggestion,
  scrollToSuggestion,
  showSuggestions,
} from '../../platform/rich-text/suggested-text.ts';
import { SuggestionsPanel } from './SuggestionsPanel.tsx';
import { useSuggestions } from './suggestions.queries.ts';
import type { PostCommands } from './use-post-commands.ts';
import type { Together } from './use-together.ts';

interface Props {
  post: EditedNewsItem;
  together: Together;
  commands: PostCommands;
  /** Right after one has suggested something. */
  takesFocus: boolean;
  onSuggest: () => void;
}

/** Suggestions for the text of a post, marked in it and decided beside it. */
export function PostSuggestions({ post, together, commands, takesFocus, onSuggest }: Props) {
  const { editor, isShared } = together;
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState<string | null>(null);
  const [view, setView] = useState<SuggestedView>('marked');
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const count = post.open_suggestions ?? 0;
  const query = useSuggestions(post.id, isOpen || count > 0);
  const sets = useMemo(() => query.data?.filter(({ changes }) => changes > 0), [query.data]);
  const open = sets ? sets.reduce((sum, { changes }) => sum + changes, 0) : count;
  const on = useStable({
    onPick: (key: string) => {
      setOpen(true);
      setCurrent(key);
    },
    onSuggestions: setSuggestions,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor that is shared, or no longer, has other plugins.
  useEffect(() => {
    if (editor && sets && (sets.length > 0 || isOpen))
      showSuggestions(editor, { sets, current, view: isOpen ? view : 'marked', ...on });
  }, [editor, isShared, sets, isOpen, current, view, on]);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const close = () => {
    setOpen(false);
    setCurrent(null);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="default"
        data-of-focus-mode
        aria-expanded={isOpen}
        aria-label={suggestionMessages.open(open)}
        leftSection={<IconPencilPlus size={16} stroke={1.5} />}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {open === 0 ? 'Suggestions' : `Suggestions (${inDigits(open)})`}
      </Button>
      {isOpen && (
        <SuggestionsPanel
          post={post}
          editor={editor}
          commands={commands}
          query={query}
          suggestions={suggestions}
          current={current}
          view={view}
          onView={setView}
          onShow={(key) => {
            setCurrent(key);
            if (editor) scrollToSuggestion(editor, key);
          }}
          onSuggest={onSuggest}
          onClose={close}
        />
      )}
    </>
  );
}
