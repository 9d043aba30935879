import { useRouterState } from '@tanstack/react-router';
import { pathTo, ScreenLink } from '../platform/api/links.tsx';
import { Unfinished } from '../platform/forms/late-unfinished.ts';
import { PlainMessage } from './PlainMessage.tsx';

/** Instead of a screen that the person's roles do not open. */
export function ForbiddenPage() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <PlainMessage title="You don’t have access to this page">
      <p>Your roles don’t include it. An admin can give you access.</p>
      <Unfinished at={pathname} />
      <ScreenLink to={pathTo('home')}>Go to the home page</ScreenLink>
    </PlainMessage>
  );
}
