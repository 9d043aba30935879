import { type ComponentProps, lazy, Suspense } from 'react';
import type { EmailText as Text } from './EmailText.tsx';

const Part = lazy(async () => ({ default: (await import('./EmailText.tsx')).EmailText }));

/** The text of an email; its editor comes after the rest of the form, which is there at once. */
export const EmailText = (props: ComponentProps<typeof Text>) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
);
