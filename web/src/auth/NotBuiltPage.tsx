import { screens } from '@masthead/shared/screens.ts';
import { useMatches } from '@tanstack/react-router';
import { pathTo, ScreenLink } from '../app/links.tsx';
import { PlainMessage } from './PlainMessage.tsx';

/** At the address of a screen that a later version brings. */
export function NotBuiltPage() {
  const key = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen }) ?? 'home';
  return (
    <PlainMessage title={screens[key].title}>
      <p>This screen is not built yet.</p>
      <ScreenLink to={pathTo('home')}>Go to the home page</ScreenLink>
    </PlainMessage>
  );
}
