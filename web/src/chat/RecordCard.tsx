import { findKind } from '@masthead/shared/find/find.ts';
import { useQuery } from '@tanstack/react-query';
import { cardQuery } from './chat.queries.ts';
import styles from './message.module.css';

/** The record behind a link, for those who may see it; for everybody else the link alone stands there. */
export function RecordCard({ path }: { path: string }) {
  const { data: card } = useQuery(cardQuery(path));
  if (!card) return null;
  return (
    <a className={styles.card} href={path} target="_blank" rel="noopener noreferrer">
      <span className={styles.cardKind}>{findKind(card.kind).label}</span>
      <span className={styles.cardTitle}>{card.title}</span>
      {card.detail && <span className={styles.cardDetail}>{card.detail}</span>}
    </a>
  );
}
