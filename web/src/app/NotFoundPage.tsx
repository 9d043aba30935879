import { pathTo, ScreenLink } from '../platform/api/links.tsx';
import { PlainMessage } from './PlainMessage.tsx';

/** Spec, platform 8: an unknown address. */
export function NotFoundPage() {
  return (
    <PlainMessage title="Page Not Found">
      <p>There’s no page at this address. It may be mistyped, or the page may have moved.</p>
      <ScreenLink to={pathTo('home')}>Go to the home page</ScreenLink>
    </PlainMessage>
  );
}
