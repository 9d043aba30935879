import { useEffect, useState } from 'react';
import { setProofHandler } from '../platform/api/fresh-proof.ts';
import { late } from '../platform/ui/late.tsx';

const ProofDialog = late(
  async () => (await import('../people/sign-in/ProofDialog.tsx')).ProofDialog,
);

/** The one dialog that asks for a fresh proof; the app mounts it once. */
export function ProofHost() {
  const [done, setDone] = useState<((isProved: boolean) => void) | null>(null);
  useEffect(() => {
    let answer = (_isProved: boolean) => {};
    setProofHandler(
      () =>
        new Promise((resolve) => {
          answer = resolve;
          setDone(() => resolve);
        }),
    );
    return () => answer(false);
  }, []);
  const onDone = (isProved: boolean) => {
    setDone(null);
    done?.(isProved);
  };
  return done && <ProofDialog onDone={onDone} />;
}
