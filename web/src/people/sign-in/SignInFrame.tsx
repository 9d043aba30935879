import { useDocumentTitle } from '@mantine/hooks';
import { longDay } from '@masthead/shared/platform/values/dates.ts';
import { type ReactNode, useState } from 'react';
import surface from '../../platform/ui/surface.module.css';
import styles from './login.module.css';

/** The frame of every screen before sign-in: the nameplate above one card. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  const [today] = useState(() => longDay(new Date()));
  useDocumentTitle(`${title} · Masthead`);
  return (
    <main className={styles.page}>
      <div className={styles.nameplate}>
        <p>Masthead</p>
        <p>{today}</p>
      </div>
      <div className={styles.card}>{children}</div>
    </main>
  );
}

interface NoticeProps {
  children: ReactNode;
  isFailure?: boolean;
}

/** A message on the card, announced by screen readers. */
export function Notice({ children, isFailure = false }: NoticeProps) {
  return (
    <p
      className={`${surface.callout} ${styles.notice}`}
      role="alert"
      data-failed={isFailure || undefined}
    >
      {children}
    </p>
  );
}

/** Focuses the first field with an error, for a Mantine form. */
export const focusFirstError =
  <P extends string>(nodeOf: (path: P) => HTMLElement | null) =>
  (errors: Record<string, unknown>) => {
    const [first] = Object.keys(errors);
    if (first) nodeOf(first as P)?.focus();
  };
