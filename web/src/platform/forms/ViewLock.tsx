import type { ReactNode } from 'react';
import { useViewLock } from '../api/session.ts';

/** Controls that nobody can use while an admin sees the product as another person. */
export function ViewLock({ children }: { children: ReactNode }) {
  const isLocked = useViewLock() !== null;
  if (!isLocked) return children;
  return (
    <fieldset style={{ display: 'contents' }} disabled>
      {children}
    </fieldset>
  );
}
