import { useDraggable } from '@dnd-kit/react';
import { ActionIcon, Anchor, Menu } from '@mantine/core';
import {
  isOverdue,
  type StoryState,
  storyStateLabel,
  storyStates,
} from '@masthead/shared/editorial/posts/workflow.ts';
import IconArrowsMove from '@tabler/icons-react/dist/esm/icons/IconArrowsMove.mjs';
import type { KeyboardEvent } from 'react';
import { MenuReason } from '../../platform/ui/MenuReason.tsx';
import { Moment } from '../../platform/ui/Moment.tsx';
import surface from '../../platform/ui/surface.module.css';
import styles from './board.module.css';
import type { Card } from './use-move.ts';

interface Props {
  card: Card;
  isMoving: boolean;
  onMove: (to: StoryState) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A story: its headline opens the editor, its menu moves it. */
export function BoardCard({ card, isMoving, onMove, onKeyDown }: Props) {
  const { state, assignee, due_at } = card.workflow;
  const blocked = card.edit_blocked;
  const { ref, isDragging } = useDraggable({
    id: card.id,
    data: { card },
    disabled: blocked !== null || isMoving,
  });
  const title = card.headline || 'Untitled';
  return (
    <li
      ref={ref}
      className={styles.card}
      data-story={card.id}
      data-movable={blocked === null || undefined}
      data-dragged={isDragging || undefined}
    >
      <div className={styles.head}>
        <Anchor
          className={styles.headline}
          href={card.editor_url}
          target="_blank"
          draggable={false}
          onKeyDown={onKeyDown}
        >
          {title}
        </Anchor>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`Move ${title}`}>
              <IconArrowsMove size={16} stroke={1.5} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {storyStates
              .filter((to) => to !== state)
              .map((to) => (
                <Menu.Item
                  key={to}
                  disabled={blocked !== null || isMoving}
                  onClick={() => onMove(to)}
                >
                  {storyStateLabel[to]}
                </Menu.Item>
              ))}
            {blocked !== null && <MenuReason>{blocked}</MenuReason>}
          </Menu.Dropdown>
        </Menu>
      </div>
      <p className={surface.facts}>
        <span>{card.city}</span>
        <span>{assignee ?? 'Unassigned'}</span>
        {due_at && (
          <span data-late={isOverdue(due_at) || undefined}>
            Due <Moment at={due_at} />
          </span>
        )}
      </p>
    </li>
  );
}
