import { ActionIcon, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { aheadOf } from '../api/ahead.ts';
import clamped from '../ui/clamped.module.css';
import type { Column, RowLink, Selection } from './column.ts';
import styles from './data-table.module.css';

/** The row options of a table. */
export interface RowOptions<T, S extends string> {
  columns: Column<T, S>[];
  /** Where a row leads; null for a row that leads nowhere. */
  rowLink: (row: T) => RowLink | null;
  /** How a row is called: 'Actions for {name}'. */
  rowName: (row: T) => string;
  /** True for the row that is open beside the list. */
  isCurrent?: (row: T) => boolean;
  /** `Menu.Item`s of the row. */
  rowMenu?: (row: T) => ReactNode;
  /** With it rows can be chosen for a bulk action. */
  selection?: Selection | undefined;
}

interface RowProps<T, S extends string> extends RowOptions<T, S> {
  row: T;
  remember: (id: number) => void;
}

/** One row, or on a phone one card. */
export function DataRow<T extends { id: number }, S extends string>(props: RowProps<T, S>) {
  const { row, columns, rowLink, rowName, rowMenu, selection, remember } = props;
  const link = rowLink(row);
  const isScreen = link?.to.startsWith('/') && !link.isBeside;
  const ahead = link?.ahead ?? (isScreen ? link : null);
  return (
    <tr
      data-row={row.id}
      data-linked={link !== null || undefined}
      aria-current={props.isCurrent?.(row) || undefined}
      onClick={followRow}
      {...(ahead && aheadOf(ahead))}
    >
      {selection && <selection.Row selection={selection} id={row.id} name={rowName(row)} />}
      {columns.map((column, index) => {
        const cell = column.cell(row);
        return (
          <td
            key={column.key}
            data-align={column.align}
            data-from={column.from}
            data-holds={column.holds}
            data-card={column.onCard ?? 'meta'}
          >
            {index === firstTextColumn(columns) && link ? (
              <RowAnchor link={link} onFollow={() => remember(row.id)}>
                {cell}
              </RowAnchor>
            ) : (
              cell
            )}
            {column.unit && cell !== null && (
              <span className={styles.unit}> {unitOf(column.unit, cell)}</span>
            )}
          </td>
        );
      })}
      {rowMenu && (
        <td className={styles.menuCell} data-card="menu">
          <RowMenu name={rowName(row)} items={() => rowMenu(row)} />
        </td>
      )}
    </tr>
  );
}

/** Why: the image column comes before the name, but the name is the link. */
function firstTextColumn<T, S extends string>(columns: Column<T, S>[]): number {
  return columns.findIndex((column) => column.onCard !== 'media');
}

interface RowAnchorProps {
  link: RowLink;
  onFollow: () => void;
  children: ReactNode;
}

function RowAnchor({ link, onFollow, children }: RowAnchorProps) {
  const className = `${styles.link} ${clamped.name}`;
  const common = { className, onClick: onFollow, 'data-row-link': true };
  if (!link.isNewWindow && link.to.startsWith('/')) {
    const [path = '', query] = link.to.split('?');
    const search = Object.fromEntries(new URLSearchParams(query));
    return (
      <Link
        to={path}
        search={search}
        // Why: the whole row does it.
        preload={false}
        resetScroll={!link.isBeside}
        {...common}
      >
        {children}
      </Link>
    );
  }
  return (
    <a href={link.to} target="_blank" rel="noopener" {...common}>
      {children}
    </a>
  );
}

/** A click anywhere on a row follows its link, with the same keys held down. */
function followRow(event: MouseEvent<HTMLTableRowElement>) {
  const target = event.target as Element;
  const isElsewhere = !event.currentTarget.contains(target) || getSelection()?.toString();
  if (isElsewhere || target.closest('a, button, input, label, [role="menu"]')) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  event.currentTarget.querySelector('[data-row-link]')?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey,
      metaKey,
      shiftKey,
    }),
  );
}

interface Props {
  /** How the row is called. */
  name: string;
  items: () => ReactNode;
}

/** The menu of a row. Why lazy: fifty unopened menus would cost more than the rows. */
function RowMenu({ name, items }: Props) {
  const [isUsed, setUsed] = useState(false);
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={`Actions for ${name}`}
      aria-haspopup="menu"
      autoFocus={isUsed}
      onClick={() => setUsed(true)}
    >
      <IconDots size={18} stroke={1.75} />
    </ActionIcon>
  );
  if (!isUsed) return button;
  return (
    <Menu defaultOpened position="bottom-end" width={220}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>{items()}</Menu.Dropdown>
    </Menu>
  );
}

const unitOf = (unit: NonNullable<Column<unknown>['unit']>, cell: ReactNode) =>
  typeof unit === 'string' ? unit : unit[cell === 1 || cell === '1' ? 0 : 1];
