import { Link } from '@tanstack/react-router';
import styles from './shell.module.css';

/** The name of the product, which leads home. */
export function Wordmark({ to }: { to: string }) {
  return (
    <Link to={to} className={styles.wordmark}>
      Masthead
    </Link>
  );
}
