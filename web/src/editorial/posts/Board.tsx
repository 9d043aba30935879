import { Accessibility, PointerSensor, PreventSelection } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import {
  isSentBack,
  type StoryState,
  storyStateLabel,
  storyStates,
  workflowMessages,
} from '@masthead/shared/editorial/posts/workflow.ts';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { reloaded } from '../../platform/api/touched.ts';
import { ChoiceBar } from '../../platform/ui/ChoiceBar.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import { useIsNarrow } from '../../platform/ui/use-is-narrow.ts';
import { BoardColumn } from './BoardColumn.tsx';
import styles from './board.module.css';
import type { ContentSearch } from './content-search.ts';
import { SendBackDialog } from './SendBackDialog.tsx';
import { type Card, sendMove } from './use-move.ts';

interface Moving {
  card: Card;
  to: StoryState;
  note?: string;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const leftOut: readonly unknown[] = [
  // Why: its pixels mean nothing between columns, and its roles would hide the links of cards.
  Accessibility,
  // Why: it takes the caret from the dialog that opens while a dropped card still moves.
  PreventSelection,
];
const ownPlugins = <P,>(plugins: P[]) => plugins.filter((plugin) => !leftOut.includes(plugin));

/** Cards on their way to another column; they stand there at once, and go back if the move fails. */
function useMoves() {
  const [moving, setMoving] = useState<ReadonlyMap<number, Moving>>(new Map());
  const end = (id: number) =>
    setMoving((before) => new Map([...before].filter(([key]) => key !== id)));
  const { mutateAsync } = useMutation({
    mutationFn: ({ card, to, note }: Moving) => sendMove(card, { state: to, note }),
    onMutate: (one) => setMoving((before) => new Map([...before, [one.card.id, one]])),
    onError: (_error, { card }) => end(card.id),
    onSuccess: (_reply, { card }) => void reloaded().then(() => end(card.id)),
  });
  return { moving, send: mutateAsync };
}

interface Props {
  type: AddedType;
  search: ContentSearch;
}

/** The stories that aren't published yet, in columns by state: moved by dragging, by a menu or with Shift and an arrow key. */
export function Board({ type, search }: Props) {
  const isNarrow = useIsNarrow();
  const [only, setOnly] = useState<StoryState>('draft');
  const { moving, send } = useMoves();
  const [sendingBack, setSendingBack] = useState<Moving | null>(null);
  const board = useRef<HTMLElement>(null);
  const focused = useRef<number | null>(null);
  useEffect(() => {
    const link = board.current?.querySelector<HTMLElement>(`[data-story="${focused.current}"] a`);
    if (!link) return;
    link.focus();
    focused.current = null;
  });
  const states = search.state === 'All' ? storyStates : [search.state];
  const isOne = isNarrow && states.length > 1;
  const move = (card: Card, to: StoryState, byKey = false) => {
    const from = card.workflow.state;
    if (to === from || card.edit_blocked !== null || moving.has(card.id)) return;
    if (isSentBack(from, to)) return setSendingBack({ card, to });
    focused.current = byKey ? card.id : null;
    void send({ card, to }).then(
      () => toast(workflowMessages.moved(card.headline, to)),
      () => {},
    );
  };
  const onKeyDown = (event: KeyboardEvent, card: Card) => {
    const step = event.shiftKey ? steps[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    const to = storyStates[storyStates.indexOf(card.workflow.state) + step];
    if (to) move(card, to, true);
  };
  return (
    <>
      {isOne && (
        <ChoiceBar
          label="State"
          isBare
          choices={storyStates.map((value) => ({ value, label: storyStateLabel[value] }))}
          value={only}
          onChange={setOnly}
        />
      )}
      <DragDropProvider
        sensors={[PointerSensor]}
        plugins={ownPlugins}
        onDragEnd={({ canceled, operation: { source, target } }) => {
          if (!canceled && source && target)
            move(source.data.card as Card, target.id as StoryState);
        }}
      >
        <section
          ref={board}
          className={styles.board}
          data-one={isOne || undefined}
          aria-label="Board"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: empty columns hold nothing to focus, and it scrolls by keyboard.
          tabIndex={0}
        >
          {(isOne ? [only] : states).map((state) => (
            <BoardColumn
              key={state}
              type={type}
              state={state}
              search={search}
              moving={moving}
              onMove={(card, to) => move(card, to, true)}
              onKeyDown={onKeyDown}
            />
          ))}
        </section>
      </DragDropProvider>
      <p className={styles.help}>{workflowMessages.boardHelp}</p>
      {sendingBack && (
        <SendBackDialog
          story={sendingBack.card}
          to={sendingBack.to}
          send={(note) => send({ ...sendingBack, note })}
          onClose={() => setSendingBack(null)}
        />
      )}
    </>
  );
}
