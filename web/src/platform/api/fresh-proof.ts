type Ask = () => Promise<boolean>;

let asked: Ask | null = null;
const waiting: ((ask: Ask) => void)[] = [];

/** Registers what asks for a fresh proof of the person; true when there is one now. */
export function setProofHandler(ask: Ask): void {
  asked = ask;
  for (const proceed of waiting.splice(0)) proceed(ask);
}

/** Asks for a fresh proof, once what asks has loaded. */
export const askForProof: Ask = async () => {
  const ask = asked ?? (await new Promise<Ask>((resolve) => waiting.push(resolve)));
  return ask();
};
