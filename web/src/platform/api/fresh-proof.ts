type Ask = () => Promise<boolean>;

let register: (ask: Ask) => void;
let registered = new Promise<Ask>((resolve) => {
  register = resolve;
});

/** Registers what asks for a fresh proof of the person; true when there is one now. */
export function setProofHandler(ask: Ask): void {
  register(ask);
  registered = Promise.resolve(ask);
}

/** Asks for a fresh proof, once what asks has loaded. */
export const askForProof: Ask = async () => (await registered)();
