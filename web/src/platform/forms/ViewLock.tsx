import type { ReactNode } from 'react';
import { useViewLock } from '../api/session.ts';

/** Disables its controls during a view as another user. */
export function ViewLock({ children }: { children: ReactNode }) {
  const isLocked = useViewLock() !== null;
  if (!isLocked) return children;
  return (
    <fieldset style={{ display: 'contents' }} disabled>
      {children}
    </fieldset>
  );
}
