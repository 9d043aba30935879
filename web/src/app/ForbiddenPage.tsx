import { useRouterState } from '@tanstack/react-router';
import { pathTo, ScreenLink } from '../platform/api/links.tsx';
import { late } from '../platform/ui/late.tsx';
import { PlainMessage } from './PlainMessage.tsx';

/** Why late: needed only when unsaved work exists for a page that cannot be opened. */
const Unfinished = late(async () => (await import('../platform/forms/Unfinished.tsx')).Unfinished);

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
