import { Loader } from '@mantine/core';
import { type ComponentProps, lazy, Suspense } from 'react';
import styles from './login.module.css';

// Why lazy: only people with two-step sign-in see it.
const Card = lazy(async () => ({ default: (await import('./SecondStepCard.tsx')).SecondStepCard }));

/** The second step of a sign-in, loaded when it is needed. */
export const SecondStep = (props: ComponentProps<typeof Card>) => (
  <Suspense
    fallback={
      <div className={styles.callback} aria-busy>
        <Loader size="sm" aria-label="Signing in" />
      </div>
    }
  >
    <Card {...props} />
  </Suspense>
);
