import { findKind } from '@masthead/shared/workspace/find/find.ts';
import { recordAt } from '@masthead/shared/workspace/find/record-at.ts';
import { useQuery } from '@tanstack/react-query';
import surface from '../../platform/ui/surface.module.css';
import { cardQuery } from './chat.queries.ts';
import styles from './message.module.css';

const mostCards = 3;

/** Cards for the records at in-app paths. Loaded late: to tell them, all kinds of records are needed. */
export const RecordCards = ({ paths }: { paths: readonly string[] }) =>
  paths
    .filter((path) => recordAt(path))
    .slice(0, mostCards)
    .map((path) => <RecordCard key={path} path={path} />);

/** The card of a linked record for people who may see it; others see only the link. */
function RecordCard({ path }: { path: string }) {
  const { data: card } = useQuery(cardQuery(path));
  if (!card) return null;
  return (
    <a
      className={`${surface.panel} ${styles.card}`}
      href={path}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className={styles.cardKind}>{findKind(card.kind).label}</span>
      <span className={styles.cardTitle}>{card.title}</span>
      {card.detail && <span className={styles.cardDetail}>{card.detail}</span>}
    </a>
  );
}
