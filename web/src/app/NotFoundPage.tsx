import { pathTo, ScreenLink } from '../platform/api/links.tsx';
import { PlainMessage } from './PlainMessage.tsx';

/** Spec, platform 8: an unknown address. */
export function NotFoundPage() {
  return (
    <PlainMessage title="Page Not Found">
      <p>There is nothing at this address. It may have been mistyped, or the page was moved.</p>
      <ScreenLink to={pathTo('home')}>Go to the home page</ScreenLink>
    </PlainMessage>
  );
}
