import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { pathTo, ScreenLink } from '../platform/api/links.tsx';
import { PlainMessage } from './PlainMessage.tsx';

/** Why lazy: needed only when unsaved work exists for a page that cannot be opened. */
const Unfinished = lazy(() =>
  import('../platform/forms/Unfinished.tsx').then((module) => ({ default: module.Unfinished })),
);

/** Instead of a screen that the person's roles do not open. */
export function ForbiddenPage() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <PlainMessage title="You don’t have access to this page">
      <p>Your roles don’t include it. An admin can give you access.</p>
      <Suspense fallback={null}>
        <Unfinished at={pathname} />
      </Suspense>
      <ScreenLink to={pathTo('home')}>Go to the home page</ScreenLink>
    </PlainMessage>
  );
}
