import { ProofHost } from '../people/sign-in/ProofHost.tsx';
import { NoticeBell } from '../workspace/notices/NoticeBell.tsx';

/** What every signed-in screen has and none needs first. Why together: each file that the entry names adds to it. */
export const BellAndProof = () => (
  <>
    <NoticeBell />
    <ProofHost />
  </>
);
