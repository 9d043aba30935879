import { pathTo, ScreenLink } from '../app/links.tsx';
import { PlainMessage } from './PlainMessage.tsx';

/** Instead of a screen that the person's roles do not open. */
export function ForbiddenPage() {
  return (
    <PlainMessage title="You may not open this screen">
      <p>Your roles do not include it. An admin can change what you may open.</p>
      <ScreenLink to={pathTo('home')}>Go to the home page</ScreenLink>
    </PlainMessage>
  );
}
