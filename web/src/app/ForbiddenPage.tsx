import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { pathTo, ScreenLink } from '../platform/api/links.tsx';
import { PlainMessage } from './PlainMessage.tsx';

/** Why: only what can't be opened any more shows what was typed there. */
const Unfinished = lazy(() =>
  import('../platform/forms/Unfinished.tsx').then((module) => ({ default: module.Unfinished })),
);

/** Instead of a screen that the person's roles do not open. */
export function ForbiddenPage() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <PlainMessage title="You may not open this screen">
      <p>Your roles do not include it. An admin can change what you may open.</p>
      <Suspense fallback={null}>
        <Unfinished at={pathname} />
      </Suspense>
      <ScreenLink to={pathTo('home')}>Go to the home page</ScreenLink>
    </PlainMessage>
  );
}
