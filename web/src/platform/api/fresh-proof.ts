let ask: () => Promise<boolean> = async () => false;
let asking: Promise<boolean> | undefined;

/** Registers what asks for a fresh proof of the person; true when there is one now. */
export function setProofHandler(handler: typeof ask): void {
  ask = handler;
}

/** Asks for a fresh proof. Why one question: several calls may wait for the same one. */
export function askForProof(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}
