import { Modal, Skeleton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { KeyboardEvent, ReactNode } from 'react';
import surface from '../ui/surface.module.css';
import { Trouble } from '../ui/Trouble.tsx';
import textStyles from '../ui/text.module.css';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import type { ListQuery } from './column.ts';
import { Pages } from './Pages.tsx';
import styles from './pick-dialog.module.css';

interface Props {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  /** `PickFilters`, `PickResults` and `PickFooter`; new each time the dialog opens. */
  children: ReactNode;
}

/** The dialog of every picker: filters, a scrolling list, and the selection at the bottom. */
export function PickDialog({ isOpen, title, onClose, children }: Props) {
  const isNarrow = useIsNarrow();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={820}
      fullScreen={isNarrow}
      centered={false}
      yOffset="6dvh"
      classNames={{ content: styles.dialog, body: styles.body }}
    >
      {children}
    </Modal>
  );
}

/** The search over the whole width, the filters beside each other below it. */
export function PickFilters({ search, children }: { search: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.filters}>
      <div className={styles.search}>{search}</div>
      {children}
    </div>
  );
}

/** How many are picked, and the buttons that end the picking. */
export function PickFooter({ says, children }: { says: string; children: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <span aria-live="polite">{says}</span>
      <span className={styles.acts}>{children}</span>
    </footer>
  );
}

interface PickOptionProps {
  picture: ReactNode;
  headline: string;
  details: readonly string[];
  /** Warnings, or where it is used. */
  notes?: readonly string[];
  isPicked: boolean;
  /** It cannot be picked now. */
  isBlocked: boolean;
  /** Where it is already used; it cannot be picked again. */
  alreadyIn?: string | null;
  onToggle: () => void;
}

/** One thing of a picker: a click picks it, another puts it back. */
export function PickOption(props: PickOptionProps) {
  const {
    picture,
    headline,
    details,
    notes = [],
    isPicked,
    isBlocked,
    alreadyIn,
    onToggle,
  } = props;
  const isTicked = isPicked || Boolean(alreadyIn);
  return (
    <li>
      <button
        type="button"
        className={styles.option}
        data-option
        data-picked={isPicked || undefined}
        aria-pressed={isPicked}
        aria-disabled={isBlocked || undefined}
        onClick={() => !isBlocked && onToggle()}
      >
        {picture}
        <span className={styles.words}>
          <span className={`${textStyles.lines} ${styles.headline}`}>{headline}</span>
          <span className={surface.facts}>
            {details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
            {notes.map((note) => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
          </span>
        </span>
        <span className={styles.pick}>
          {isTicked ? <IconCheck size={16} stroke={2} /> : <IconPlus size={16} stroke={1.75} />}
          {alreadyIn ?? (isPicked ? 'Picked' : 'Pick')}
        </span>
      </button>
    </li>
  );
}

interface PickResultsProps<T> {
  label: string;
  query: ListQuery<T>;
  /** The message when the page cannot be loaded. */
  failure?: string;
  paging: { page: number; pageSize: number; onPage: (page: number) => void };
  /** In place of no rows. */
  empty: ReactNode;
  /** The `PickOption` of a row. */
  children: (row: T) => ReactNode;
}

/** A page of things to pick from; the arrow keys go from one to the next. */
export function PickResults<T>({
  label,
  query,
  failure,
  paging,
  empty,
  children,
}: PickResultsProps<T>) {
  const { page, pageSize, onPage } = paging;
  const rows = query.data?.nodes;
  const pages = Math.ceil((query.data?.totalCount ?? 0) / pageSize);
  return (
    <>
      <div className={styles.results} aria-busy={query.isFetching}>
        {!rows && query.error && (
          <Trouble
            failure={failure}
            error={query.error}
            onRetry={query.refetch}
            isRetrying={query.isFetching}
          />
        )}
        {!rows && !query.error && <Waiting />}
        {rows?.length === 0 && empty}
        {rows && rows.length > 0 && (
          <ul
            className={styles.list}
            aria-label={label}
            data-stale={query.isPlaceholderData || undefined}
            onKeyDown={moveFocus}
          >
            {rows.map(children)}
          </ul>
        )}
      </div>
      {pages > 1 && (
        <div className={styles.pages}>
          <Pages page={page} pages={pages} onPage={onPage} />
        </div>
      )}
    </>
  );
}

const waysByKey: { [key: string]: number } = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const way = waysByKey[event.key];
  if (!way) return;
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-option]')];
  const at = options.indexOf(document.activeElement as HTMLElement);
  options[at + way]?.focus();
  event.preventDefault();
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading">
      {[70, 57, 44, 61, 48, 65, 52, 69].map((width) => (
        <div key={width} className={styles.waiting}>
          <Skeleton w={72} h={48} />
          <Skeleton h={12} w={`${width}%`} />
        </div>
      ))}
    </div>
  );
}
