import { Button, Skeleton } from '@mantine/core';
import type { EditedNewsItem } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type { SuggestionSet } from '@masthead/shared/editorial/posts/suggestions.endpoints.ts';
import { suggestionMessages } from '@masthead/shared/editorial/posts/suggestions.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useUser, useViewLock } from '../../platform/api/session.ts';
import type { SuggestedView, Suggestion } from '../../platform/rich-text/suggested-text.ts';
import { ChoiceBar } from '../../platform/ui/ChoiceBar.tsx';
import { CoverPanel } from '../../platform/ui/CoverPanel.tsx';
import { Moment } from '../../platform/ui/Moment.tsx';
import surface from '../../platform/ui/surface.module.css';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { UserAvatar } from '../../platform/ui/UserAvatar.tsx';
import { SuggestionItem } from './SuggestionItem.tsx';
import styles from './suggestions.module.css';
import { useDecisions } from './use-decisions.ts';
import type { PostCommands } from './use-post-commands.ts';

interface Props {
  post: EditedNewsItem;
  editor: Editor | null;
  commands: PostCommands;
  query: UseQueryResult<SuggestionSet[]>;
  /** In the order of the text. */
  suggestions: readonly Suggestion[];
  current: string | null;
  view: SuggestedView;
  onView: (view: SuggestedView) => void;
  onShow: (key: string) => void;
  onSuggest: () => void;
  onClose: () => void;
}

const views = [
  { value: 'marked', label: 'Marked' },
  { value: 'suggested', label: 'Suggested' },
  { value: 'original', label: 'Original' },
] as const;

/** What people suggest, beside the text; on a phone, a sheet below it. */
export function SuggestionsPanel(props: Props) {
  const { current, view, onView, onSuggest, onClose } = props;
  const isReadOnly = useUser().readOnly !== undefined;
  const isLocked = useViewLock() !== null || isReadOnly;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const item = panel.current?.querySelector(`[data-key="${current}"]`);
    item?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <CoverPanel
      title={suggestionMessages.title}
      closeLabel="Close suggestions"
      panel={panel}
      onClose={onClose}
    >
      <ChoiceBar label="Show the text" isBare choices={views} value={view} onChange={onView} />
      {!isLocked && (
        <Button variant="default" fullWidth mt="sm" onClick={onSuggest}>
          {suggestionMessages.suggest}
        </Button>
      )}
      <Sets {...props} isLocked={isLocked} onLeave={() => panel.current?.focus()} />
    </CoverPanel>
  );
}

interface SetsProps extends Props {
  isLocked: boolean;
  /** Takes the focus, since a suggestion leaves the list. */
  onLeave: () => void;
}

function Sets(props: SetsProps): ReactNode {
  const { query } = props;
  if (!query.data) {
    if (!query.error) return <Skeleton h={120} radius={4} mt="md" />;
    const { failed } = suggestionMessages;
    return <Trouble failure={failed} error={query.error} onRetry={query.refetch} />;
  }
  const sets = query.data.filter(({ changes }) => changes > 0);
  if (sets.length === 0) return <p className={styles.none}>{suggestionMessages.none}</p>;
  return sets.map((set) => <SuggestionsOf key={set.id} {...props} set={set} />);
}

/** The suggestions of one person. */
function SuggestionsOf(props: SetsProps & { set: SuggestionSet }) {
  const { post, editor, commands, suggestions, current, set, isLocked, onShow, onLeave } = props;
  const { accept, reject, withdraw, isDeciding } = useDecisions({
    postId: post.id,
    editor,
    commands,
  });
  const mayDecide = !isLocked && post.edit_blocked === null && editor !== null;
  const mayWithdraw = !isLocked && !mayDecide && set.is_own;
  const name = set.by ?? suggestionMessages.former;
  const items = suggestions.filter(({ setId }) => setId === set.id);
  const placed = items.filter(({ place }) => place).map(({ index }) => index);
  const deciding = (act: typeof accept, indices: number[]) => () => {
    onLeave();
    act(set, indices);
  };
  return (
    <section className={styles.set} aria-label={suggestionMessages.by(name)}>
      <header className={styles.author}>
        <UserAvatar user={{ name, imageUrl: set.image_url }} size={24} />
        <p className={surface.facts}>
          <span className={styles.who}>{set.is_own ? `${name} (you)` : name}</span>
          <span>
            <Moment at={set.updated_at} />
          </span>
        </p>
      </header>
      <ol>
        {items.map((item) => (
          <SuggestionItem
            key={item.key}
            suggestion={item}
            isCurrent={item.key === current}
            onShow={() => onShow(item.key)}
            onAccept={mayDecide ? deciding(accept, [item.index]) : null}
            onReject={mayDecide ? deciding(reject, [item.index]) : null}
            onWithdraw={mayWithdraw ? deciding(withdraw, [item.index]) : null}
            isDeciding={isDeciding}
          />
        ))}
      </ol>
      {mayDecide && items.length > 1 && (
        <div className={styles.actions}>
          <Button
            size="compact-sm"
            variant="default"
            disabled={placed.length === 0 || isDeciding}
            onClick={deciding(accept, placed)}
          >
            {suggestionMessages.acceptAll(placed.length)}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={isDeciding}
            onClick={deciding(
              reject,
              items.map(({ index }) => index),
            )}
          >
            {suggestionMessages.rejectAll(items.length)}
          </Button>
        </div>
      )}
    </section>
  );
}
