import { Loader } from '@mantine/core';
import { late } from '../../platform/ui/late.tsx';
import styles from './login.module.css';

/** The second step of a sign-in. Why late: only people with two-step sign-in see it. */
export const SecondStep = late(
  async () => (await import('./SecondStepCard.tsx')).SecondStepCard,
  <div className={styles.callback} aria-busy>
    <Loader size="sm" aria-label="Signing in" />
  </div>,
);
