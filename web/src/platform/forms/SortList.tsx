import { ActionIcon } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useViewLock } from '../api/session.ts';
import { late } from '../ui/late.tsx';
import textStyles from '../ui/text.module.css';
import styles from './sort-list.module.css';

/** Why late: the rows show, and move with Up and Down, without the library that drags them, even if it can't be loaded. */
const SortDrag = late(async () => (await import('./SortDrag.tsx')).SortDrag);

interface Props<T> {
  /** The name of the list for screen readers: 'News Items'. */
  label: string;
  items: T[];
  idOf: (item: T) => number | string;
  /** How an item is called: 'Move {name} up'. */
  nameOf: (item: T) => string;
  onChange: (items: T[]) => void;
  /** The order is shown and cannot be changed. */
  isReadOnly?: boolean;
  /** More buttons of a row, after Up and Down. */
  actions?: (item: T, index: number) => ReactNode;
  children: (item: T, index: number) => ReactNode;
}

/** A list whose order a person sets: by dragging, by keyboard on the handle, or with Up and Down. */
export function SortList<T>(props: Props<T>) {
  const isFixed = useViewLock() !== null || props.isReadOnly;
  return isFixed ? <FixedList {...props} /> : <MovableList {...props} />;
}

function FixedList<T>({ label, items, idOf, children }: Props<T>) {
  return (
    <ol className={styles.list} aria-label={label}>
      {items.map((item, index) => (
        <li key={idOf(item)} className={styles.row} data-fixed>
          <div className={styles.content}>{children(item, index)}</div>
        </li>
      ))}
    </ol>
  );
}

function MovableList<T>(props: Props<T>) {
  const { label, items, idOf, nameOf, onChange } = props;
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number | string | null>(null);
  const wanted = useRef<string | null>(null);
  const moveTo = (from: number, to: number) => {
    const next = moved(items, from, to);
    if (next !== items) onChange(next);
  };
  const step = (from: number, way: Way) => {
    const item = items[from];
    const to = from + steps[way];
    if (item === undefined || to < 0 || to >= items.length) return;
    moveTo(from, to);
    setSaid(positionOf(nameOf(item), to, items.length));
    wanted.current = `[data-sort-id="${CSS.escape(String(idOf(item)))}"] [data-step="${way}"]`;
  };
  // Why: a row that changes its place in the document loses the focus of its button.
  useEffect(() => {
    if (wanted.current) list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  return (
    <>
      <ol ref={list} className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <Row
            key={idOf(item)}
            {...props}
            item={item}
            index={index}
            isDragging={idOf(item) === dragged}
            onStep={step}
          />
        ))}
      </ol>
      <SortDrag
        list={list}
        rows={items.map((item) => ({ id: idOf(item), name: nameOf(item) }))}
        onDrag={setDragged}
        onMove={moveTo}
      />
      <span className={textStyles.hidden} aria-live="polite">
        {said}
      </span>
    </>
  );
}

type Way = 'up' | 'down';
const steps = { up: -1, down: 1 };

interface RowProps<T> extends Props<T> {
  item: T;
  index: number;
  isDragging: boolean;
  onStep: (index: number, way: Way) => void;
}

function Row<T>(props: RowProps<T>) {
  const { item, index, items, idOf, nameOf, isDragging, onStep, actions, children } = props;
  const name = nameOf(item);
  return (
    <li className={styles.row} data-sort-id={idOf(item)} data-dragging={isDragging || undefined}>
      <button
        type="button"
        className={styles.handle}
        aria-label={`Drag ${name}`}
        aria-roledescription="sortable"
        data-handle
      >
        <IconGripVertical size={16} stroke={1.75} aria-hidden />
      </button>
      <div className={styles.content}>{children(item, index)}</div>
      <div className={styles.actions}>
        <StepButton way="up" name={name} isLast={index === 0} onStep={() => onStep(index, 'up')} />
        <StepButton
          way="down"
          name={name}
          isLast={index === items.length - 1}
          onStep={() => onStep(index, 'down')}
        />
        {actions?.(item, index)}
      </div>
    </li>
  );
}

interface StepButtonProps {
  way: Way;
  name: string;
  /** There is no place further that way. */
  isLast: boolean;
  onStep: () => void;
}

function StepButton({ way, name, isLast, onStep }: StepButtonProps) {
  const Icon = way === 'up' ? IconArrowUp : IconArrowDown;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      title={way === 'up' ? 'Up' : 'Down'}
      aria-label={`Move ${name} ${way}`}
      aria-disabled={isLast || undefined}
      data-disabled={isLast || undefined}
      data-step={way}
      onClick={onStep}
    >
      <Icon size={16} stroke={1.75} />
    </ActionIcon>
  );
}

/** 'Oak table: position 2 of 5.' */
export const positionOf = (name: string, index: number, count: number) =>
  `${name}: position ${index + 1} of ${count}.`;

function moved<T>(items: T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined || from === to) return items;
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
