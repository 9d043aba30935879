import { partsOf } from '@masthead/shared/chat/chat-links.ts';
import { recordAt } from '@masthead/shared/find/record-at.ts';
import styles from './message.module.css';
import { RecordCard } from './RecordCard.tsx';

/** Where an address leads in the product itself; null for every other one. */
function pathHere(href: string): string | null {
  const url = URL.parse(href);
  return url?.origin === location.origin && recordAt(url.pathname) ? url.pathname : null;
}

/** The words of a message, with its addresses as links and the records behind them as cards. */
export function MessageText({ message, isEmoji }: { message: string; isEmoji: boolean }) {
  const parts = partsOf(message);
  const paths = new Set(parts.flatMap(({ href }) => (href ? (pathHere(href) ?? []) : [])));
  return (
    <>
      <p className={styles.text} data-emoji={isEmoji || undefined}>
        {parts.map(({ text, href }, at) =>
          href ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a message never change.
            <a key={at} href={href} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
      {[...paths].slice(0, 3).map((path) => (
        <RecordCard key={path} path={path} />
      ))}
    </>
  );
}
