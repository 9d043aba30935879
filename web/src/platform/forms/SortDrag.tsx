import { Accessibility } from '@dnd-kit/dom';
import {
  DragDropProvider,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
} from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import type { ReactNode, RefObject } from 'react';
import { positionOf } from './SortList.tsx';

type Id = number | string;

interface SortedRow {
  id: Id;
  name: string;
}

interface Props {
  list: RefObject<HTMLOListElement | null>;
  rows: SortedRow[];
  /** Which row is being dragged. */
  onDrag: (id: Id | null) => void;
  onMove: (from: number, to: number) => void;
}

/** Lets the rows of a `SortList` be dragged. Why beside them: they stay as they are when it arrives. */
export function SortDrag({ list, rows, onDrag, onMove }: Props): ReactNode {
  return (
    <DragDropProvider
      plugins={withOwnWords}
      onDragStart={({ operation: { source } }) => onDrag(source?.id ?? null)}
      onDragEnd={({ canceled, operation: { source } }) => {
        onDrag(null);
        if (!canceled && isSortable(source)) onMove(source.initialIndex, source.index);
      }}
    >
      {rows.map(({ id, name }, index) => (
        <Dragged key={id} list={list} id={id} name={name} index={index} count={rows.length} />
      ))}
    </DragDropProvider>
  );
}

interface DraggedProps extends SortedRow {
  list: Props['list'];
  index: number;
  count: number;
}

/** One row, found in the list by its id. */
function Dragged({ list, id, name, index, count }: DraggedProps) {
  const row = `[data-sort-id="${CSS.escape(String(id))}"]`;
  useSortable({
    id,
    index,
    element: elementIn(list, row),
    handle: elementIn(list, `${row} [data-handle]`),
    data: { name, count },
    transition: { duration: 160, easing: 'ease-out' },
  });
  return null;
}

/** Why as a ref: a new row is in the document only after this component has been drawn. */
const elementIn = (list: Props['list'], selector: string): RefObject<Element | null> => ({
  get current() {
    return list.current?.querySelector(selector) ?? null;
  },
});

/** The current position of the dragged item; over another item, that item's position. */
function placeOf({ operation: { source, target } }: DragStartEvent | DragOverEvent) {
  if (!isSortable(source)) return undefined;
  const { name, count } = source.data as { name: string; count: number };
  const index = isSortable(target) && target.id !== source.id ? target.index : source.index;
  return positionOf(name, index, count);
}

/** Why: the library's own announcements call an item by its id. */
const ownWords = Accessibility.configure({
  screenReaderInstructions: {
    draggable:
      'Press Space to pick up an item, the arrow keys to move it, Space to drop it or Escape to cancel.',
  },
  announcements: {
    dragstart: (event: DragStartEvent) => `Picked up. ${placeOf(event) ?? ''}`,
    dragover: placeOf,
    dragend: (event: DragEndEvent) => {
      const { source } = event.operation;
      if (!isSortable(source)) return undefined;
      const { name, count } = source.data as { name: string; count: number };
      if (event.canceled) return `Canceled. ${positionOf(name, source.initialIndex, count)}`;
      return `Dropped. ${positionOf(name, source.index, count)}`;
    },
  },
});
const withOwnWords = <P,>(defaults: P[]) => [...defaults, ownWords as P];
