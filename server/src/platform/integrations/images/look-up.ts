import type { LookedUp } from '@masthead/shared/platform/values/looked-up.ts';
import { askOutside, type OutsideAnswer } from '../../outside/ask-outside.ts';
import { internet, OutsideError, type Reach } from '../../outside/reach.ts';

export type LookUp = (address: string) => Promise<LookedUp>;

/** Why: many sites show programs a closed door; only these say that there is nothing. */
const gone = [404, 410];

function outcomeOf({ status }: OutsideAnswer): LookedUp['outcome'] {
  if (gone.includes(status)) return 'dead';
  return status >= 500 ? 'unreachable' : 'answers';
}

const bytesOf = ({ headers }: OutsideAnswer): number | null => {
  const bytes = Number(headers['content-length']);
  return Number.isSafeInteger(bytes) && bytes > 0 ? bytes : null;
};

/** Where an address of the public internet leads; its content is not read. */
export async function lookUpPublic(address: string, reach: Reach = internet): Promise<LookedUp> {
  try {
    const answer = await askOutside(address, {
      reach,
      headers: { accept: '*/*' },
      redirects: 3,
      maxBytes: null,
    });
    return { outcome: outcomeOf(answer), finalUrl: answer.url, bytes: bytesOf(answer) };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return { outcome: 'unreachable', finalUrl: address, bytes: null };
  }
}
