const longestAnswer = 8_000_000;

/**
 * Why a request came to nothing. `away`: certainly nothing was done. `lost`: it may have been done.
 * `refused`: Mailchimp said no, with a status.
 */
export class MailchimpFailure extends Error {
  why: 'away' | 'lost' | 'refused';
  status: number | null;
  constructor(why: MailchimpFailure['why'], message: string, status: number | null = null) {
    super(message);
    this.why = why;
    this.status = status;
  }
}

/** Errors of a connection that was never there. */
const neverSent =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|CERT|SIGNATURE/;

const wordsOf = (body: unknown) => {
  const { title, detail, errors } = (body ?? {}) as Record<string, unknown>;
  const fields = Array.isArray(errors)
    ? errors.flatMap((one: { message?: unknown }) =>
        typeof one?.message === 'string' ? [one.message] : [],
      )
    : [];
  const words = fields.length > 0 ? fields : [detail ?? title];
  return words
    .filter((word): word is string => typeof word === 'string')
    .join(' ')
    .slice(0, 500);
};

/** Why: the answer is somebody else's, and may be of any length. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > longestAnswer) throw new Error('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What an answer holds, null when it has no content; anything but a success is a failure. */
export async function answerOf(response: Response): Promise<unknown> {
  const { status, headers } = response;
  const text = await readText(response);
  const isJson = /json/.test(headers.get('content-type') ?? '');
  const body = isJson ? parsed(text) : undefined;
  if (status === 204) return null;
  if (status === 200) {
    if (body === undefined)
      throw new MailchimpFailure('lost', 'Mailchimp answered something unknown', status);
    return body;
  }
  // Why: under load a bare 403 means the same as a 429 (contract, section 1).
  if (status === 429 || (status === 403 && !isJson))
    throw new MailchimpFailure('away', 'Mailchimp is busy', 429);
  if (status >= 500) throw new MailchimpFailure('lost', `Mailchimp failed with ${status}`, status);
  throw new MailchimpFailure('refused', wordsOf(body), status);
}

/** Undefined when it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Any error of a request, as a failure. */
export function failureOf(error: unknown): MailchimpFailure {
  if (error instanceof MailchimpFailure) return error;
  const { cause, message } = error as Error & { cause?: { code?: string } };
  const why = neverSent.test(cause?.code ?? '') ? 'away' : 'lost';
  return new MailchimpFailure(why, `Mailchimp: ${cause?.code ?? message}`);
}
