import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStable } from '../forms/use-unsaved-work.ts';
import { late } from '../ui/late.tsx';
import { hasSingleKeys } from '../ui/single-keys.ts';

const ListKeysDialog = late(async () => (await import('./ListKeysDialog.tsx')).ListKeysDialog);

/** The keys of a list. Loaded after the list, so that no list waits for them. */
export function ListKeys({ openFilters }: { openFilters: () => void }) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  useListKeys({ openFilters, openHelp: () => setHelpOpen(true) });
  if (!isHelpOpen) return null;
  return <ListKeysDialog onClose={() => setHelpOpen(false)} />;
}

interface Options {
  /** Shows the filters, where the search is, when they are folded away. */
  openFilters: () => void;
  /** Shows the keyboard shortcuts. */
  openHelp: () => void;
}

/** Where letters are typed, or where keys mean something else already. */
const ownKeys =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=grid], [role=tablist], [role=radiogroup]';
const rowStop = '[data-row-link], input, button, a';

const rowsShown = () => [...document.querySelectorAll<HTMLElement>('main tr[data-row]')];
const rowInFocus = () => document.activeElement?.closest<HTMLElement>('main tr[data-row]') ?? null;
const stopOf = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('[data-row-link]') ?? row?.querySelector<HTMLElement>(rowStop);
const searchShown = () => document.querySelector<HTMLElement>('main input[type=search]');

/** Moves the focus by one row, or from elsewhere to the first one. */
function step(by: 1 | -1): boolean {
  const row = rowInFocus();
  const rows = rowsShown();
  stopOf(row ? rows[rows.indexOf(row) + by] : rows[0])?.focus();
  return true;
}

/** Keyboard shortcuts of a list: J, K and arrows move, X selects, Enter opens, / searches, ? shows help. The screen's own keys take precedence. */
function useListKeys(options: Options): void {
  const { run } = useStable({
    run: (event: KeyboardEvent): boolean => {
      const row = rowInFocus();
      const target = event.target as Element;
      switch (event.key) {
        case 'j':
          return step(1);
        case 'k':
          return step(-1);
        // Why: from elsewhere the arrows scroll the page.
        case 'ArrowDown':
          return row !== null && step(1);
        case 'ArrowUp':
          return row !== null && step(-1);
        case 'x': {
          const box = row?.querySelector<HTMLElement>('input[type=checkbox]');
          box?.click();
          return Boolean(box);
        }
        case 'Enter':
          if (!row || !target.matches('input')) return false;
          row.querySelector<HTMLElement>('[data-row-link]')?.click();
          return true;
        case '/':
          if (!searchShown()) flushSync(options.openFilters);
          searchShown()?.focus();
          return true;
        case '?':
          options.openHelp();
          return true;
        default:
          return false;
      }
    },
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { defaultPrevented, ctrlKey, metaKey, altKey, isComposing, target } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return;
      if (!(target instanceof Element) || target.closest(ownKeys)) return;
      if (document.querySelector('[role=dialog]') || !hasSingleKeys()) return;
      if (run(event)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [run]);
}
