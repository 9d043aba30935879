import type { IncomingMessage } from 'node:http';
import type { LookedUp } from '@masthead/shared/campaigns/preflight-facts.ts';
import {
  FetchRefused,
  getPublic,
  internet,
  mostRedirects,
  type Reach,
  redirectOf,
} from './fetch-public.ts';

export type LookUp = (address: string) => Promise<LookedUp>;

const patienceMs = 10_000;

/** Why: many sites show programs a closed door; only these say that there is nothing. */
const gone = [404, 410];

function outcomeOf({ statusCode = 0 }: IncomingMessage): LookedUp['outcome'] {
  if (gone.includes(statusCode)) return 'dead';
  return statusCode >= 500 ? 'unreachable' : 'answers';
}

const bytesOf = ({ headers }: IncomingMessage): number | null => {
  const bytes = Number(headers['content-length']);
  return Number.isSafeInteger(bytes) && bytes > 0 ? bytes : null;
};

/** Where an address of the public internet leads; its content is not read. */
export async function lookUpPublic(address: string, reach: Reach = internet): Promise<LookedUp> {
  const signal = AbortSignal.timeout(patienceMs);
  let url = address;
  try {
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      const response = await getPublic(url, reach, signal, '*/*');
      response.destroy();
      const location = redirectOf(response);
      if (location === null)
        return { outcome: outcomeOf(response), finalUrl: url, bytes: bytesOf(response) };
      url = URL.parse(location, url)?.href ?? url;
    }
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
  }
  return { outcome: 'unreachable', finalUrl: url, bytes: null };
}
