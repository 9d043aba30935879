import type { ComponentProps } from 'react';
import { CodesDemanded } from '../people/profile/CodesDemanded.tsx';
import { ProofHost } from '../people/sign-in/ProofHost.tsx';

/** In place of every screen, the set-up of a second factor; adding a passkey may need a fresh proof. */
export const CodesAndProof = (props: ComponentProps<typeof CodesDemanded>) => (
  <>
    <CodesDemanded {...props} />
    <ProofHost />
  </>
);
