import { useEffect, useState } from 'react';
import { setProofHandler } from '../../platform/api/fresh-proof.ts';
import { late } from '../../platform/ui/late.tsx';

const ProofDialog = late(async () => (await import('./ProofDialog.tsx')).ProofDialog);

/** The one dialog that asks for a fresh proof; it stands beside every screen that may need it. */
export function ProofHost() {
  const [done, setDone] = useState<((isProved: boolean) => void) | null>(null);
  useEffect(() => {
    let answer = (_isProved: boolean) => {};
    let asking: Promise<boolean> | undefined;
    const ask = () =>
      new Promise<boolean>((resolve) => {
        answer = resolve;
        setDone(() => resolve);
      });
    // Why one question: several calls may wait for the same proof.
    setProofHandler(() => {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    });
    return () => answer(false);
  }, []);
  const onDone = (isProved: boolean) => {
    setDone(null);
    done?.(isProved);
  };
  return done && <ProofDialog onDone={onDone} />;
}
