import { createHash, randomBytes } from 'node:crypto';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import type { ProviderPoint } from '@masthead/shared/email/campaigns/preflight-provider.ts';
import { mailchimpMessages } from '@masthead/shared/email/mailchimp/mailchimp.messages.ts';
import type { Pool } from '../../platform/db/client.ts';
import { isAtHome } from '../../platform/db/place.queries.ts';
import {
  type MailProvider,
  type OutgoingEmail,
  ProviderAway,
  type TestFailure,
} from '../../platform/integrations/mail/mail-provider.ts';
import { testSubject } from '../../platform/integrations/mail/subject.ts';
import { logged } from '../../platform/process/logged.ts';
import { awayOf, readAudiences } from './mailchimp.routes.ts';
import type { MailchimpAccounts, OpenAccount } from './mailchimp-account.ts';
import type { MailchimpPatience } from './mailchimp-client.ts';
import { MailchimpFailure } from './mailchimp-failure.ts';
import {
  closeRequest,
  findAskedRequest,
  findRequestOf,
  insertRequest,
  listEarlier,
  type MailchimpRequest,
  noteDouble,
  noteIdle,
  noteMade,
  noteTakenBack,
} from './mailchimp-requests.queries.ts';
import { noteFirstShown, statusOf } from './mailchimp-status.ts';
import { checkReady, launch, putUp, readChecklist } from './put-up.ts';
import { remembered } from './remembered.ts';
import { beforeThat, clearRequest, takeBack } from './take-back.ts';

/** Asks something that changes nothing, so that whatever fails has done nothing. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw awayOf(error);
  }
}

/** Why: what a restored copy knows of is its original's, and is not the copy's to change. */
async function needHome(pool: Pool): Promise<void> {
  if (!(await isAtHome(pool))) throw new ProviderAway('held', campaignMessages.held);
}

/** The account that a request was made at, for so long. */
export async function accountOf(
  accounts: MailchimpAccounts,
  request: MailchimpRequest | null,
  ms: number,
): Promise<OpenAccount> {
  const openAccount = (await accounts.need()).within(ms);
  if (request && (await openAccount.account()).id !== request.accountId)
    throw new ProviderAway('another account', mailchimpMessages.otherAccount);
  return openAccount;
}

/** Why: only what is not there any more, and never went out, may be put up anew. */
async function clearEarlier({ pool, accounts, patience }: Parts, request: MailchimpRequest) {
  for (const earlier of await listEarlier(pool, request)) {
    const { calls } = await accountOf(accounts, earlier, patience.workMs);
    const { outcome } = await clearRequest(calls, earlier);
    // Why it stays open: its own server may still be at work on it (see tidyMailchimp).
    if (outcome === 'gone') continue;
    await closeRequest(pool, earlier.id, outcome);
    throw new ProviderAway('sent before', mailchimpMessages.sentBefore);
  }
}

interface Parts {
  pool: Pool;
  accounts: MailchimpAccounts;
  patience: MailchimpPatience;
}

/** Why shorter than anybody waits: until it is written down, nobody knows that something is being asked. */
const accountMs = 20_000;
/** Taking back what came to nothing ends after this long. */
const giveUpMs = 30_000;

/** Writes down what will be asked, with a mark that its campaign is found by, and how long that may take. */
async function noteRequest(
  { pool, accounts, patience }: Parts,
  email: OutgoingEmail,
  isTest: boolean,
) {
  const openAccount = await accounts.need();
  const request = await insertRequest(pool, {
    campaignId: email.campaignId,
    campaignVersion: isTest ? null : email.campaignVersion,
    accountId: (await openAccount.within(accountMs).account()).id,
    mark: `[mh-${randomBytes(9).toString('base64url')}]`,
    busyMs: patience.workMs + 2 * giveUpMs,
  });
  return { line: openAccount, request };
}

/** Takes back at once what came to nothing; what cannot be reached now is found again later. */
async function giveUp(pool: Pool, openAccount: OpenAccount, request: MailchimpRequest) {
  const cleared = await clearRequest(openAccount.within(giveUpMs).calls, request).catch(
    logged('Couldn’t delete a campaign at Mailchimp yet'),
  );
  if (cleared?.wasThere) await closeRequest(pool, request.id, cleared.outcome);
}

/** A draft at Mailchimp, and what is asked of it until the time of its action is up. */
interface Draft {
  id: string;
  request: MailchimpRequest;
  calls: OpenAccount['calls'];
  giveUp: () => Promise<void>;
}

/** Works with the draft of an email; as long as that takes, others know that somebody is at it. */
async function withDraft<T>(
  parts: Parts,
  email: OutgoingEmail,
  isTest: boolean,
  work: (draft: Draft) => Promise<T>,
): Promise<T> {
  const { pool, patience } = parts;
  await needHome(pool);
  const { line: openAccount, request } = await asked(() => noteRequest(parts, email, isTest));
  try {
    const { calls } = openAccount.within(patience.workMs);
    const draft = { request, calls, giveUp: () => giveUp(pool, openAccount, request) };
    return await work({ ...draft, id: await prepare(parts, email, isTest, draft) });
  } finally {
    await noteIdle(pool, request.id);
  }
}

/** Creates the campaign with its content, checked; nothing of it can go out by itself. */
async function prepare(
  parts: Parts,
  email: OutgoingEmail,
  isTest: boolean,
  { request, calls, giveUp: giveItUp }: Omit<Draft, 'id'>,
): Promise<string> {
  try {
    if (!isTest) await clearEarlier(parts, request);
    const id = await putUp(calls, email, request, () => noteDouble(parts.pool, request.id, true));
    await noteMade(parts.pool, request.id, id);
    await calls.putContent(id, email);
    if (!isTest) await checkReady(calls, id);
    return id;
  } catch (error) {
    await giveItUp();
    throw awayOf(error);
  }
}

/** Why: what may have been done is never told as certainly not done. */
const lostOr = (error: unknown) =>
  error instanceof MailchimpFailure && error.why === 'lost' ? error : awayOf(error);

/** What is asked of a draft that is put up for it and taken back at once. */
function draftCalls(parts: Parts): Required<Pick<MailProvider, 'checklist' | 'sendTest'>> {
  const read = (email: OutgoingEmail): Promise<ProviderPoint[]> =>
    withDraft(parts, email, true, async (draft) => {
      try {
        return await asked(() => readChecklist(draft.calls, draft.id));
      } finally {
        await draft.giveUp();
      }
    });
  // Why failures too: whoever does not wait for one is to be told of it when asking again.
  const look = remembered(
    parts.patience.checklistMs,
    (email: OutgoingEmail) =>
      read(email).then(
        (points) => ({ points, error: null }),
        (error: unknown) => ({ points: [], error }),
      ),
    (email) => createHash('sha256').update(JSON.stringify(email)).digest('base64url'),
  );
  return {
    async checklist(email) {
      const { points, error } = await look(email);
      if (error) throw error;
      return points;
    },

    sendTest: (email, to) =>
      // Why: the draft is the test's alone, and Mailchimp promises no mark of its own.
      withDraft(parts, { ...email, subject: testSubject(email.subject) }, true, async (draft) => {
        const failures: TestFailure[] = [];
        try {
          // Why one by one: a list is refused whole for one address.
          for (const reader of to)
            await draft.calls
              .test(draft.id, reader.email)
              .catch((error: unknown) =>
                failures.push({ email: reader.email, error: lostOr(error) }),
              );
          return failures;
        } finally {
          await draft.giveUp();
        }
      }),
  };
}

/** Mailchimp as a mail provider: every campaign there is named by one of ours, or taken back (decision 50). */
export function mailchimpProvider(parts: Parts): MailProvider {
  const { pool, accounts, patience } = parts;
  return {
    get actionMs() {
      return patience.actionMs;
    },

    schedule: (email, sendAt) =>
      withDraft(parts, email, false, async ({ id, request, calls, giveUp: giveItUp }) => {
        try {
          await launch(calls, id, { sendAt, isNow: sendAt.getTime() <= Date.now() });
        } catch (error) {
          // Why: it may be live by now; whoever asks later finds out.
          if (error instanceof MailchimpFailure && error.why === 'lost') throw error;
          await giveItUp();
          throw awayOf(error);
        }
        await noteFirstShown(pool, calls, request, id).catch(
          logged('Couldn’t record the first state of a campaign at Mailchimp'),
        );
        return { id };
      }),

    isAtWork: async (wanted) => (await findAskedRequest(pool, wanted))?.isBusy ?? false,

    async find(wanted) {
      const request = await findAskedRequest(pool, wanted);
      if (!request) return null;
      await needHome(pool);
      return asked(async () => {
        const { calls } = await accountOf(accounts, request, patience.workMs);
        return findLive(pool, calls, request);
      });
    },

    async unschedule(id) {
      await needHome(pool);
      return asked(async () => {
        const request = await findRequestOf(pool, id);
        const { calls } = await accountOf(accounts, request, patience.workMs);
        if (request) await noteTakenBack(pool, request.id);
        const outcome = await takeBack(calls, id);
        if (request) await closeRequest(pool, request.id, outcome);
        return outcome;
      });
    },

    status: remembered(patience.rememberMs, (id) =>
      asked(async () => {
        const request = await findRequestOf(pool, id);
        const { calls } = await accountOf(accounts, request, patience.actionMs);
        return statusOf(pool, calls, request, id);
      }),
    ),

    audiences: (_siteId, db) => readAudiences(accounts, patience.choicesMs, db),

    readers: remembered(patience.rememberMs, (audienceId) =>
      asked(async () => {
        const { calls } = (await accounts.need()).within(patience.actionMs);
        const list = await calls.list(audienceId);
        return list && { name: list.name, subscribers: list.stats.member_count ?? 0, reached: 0 };
      }),
    ),

    ...draftCalls(parts),
  };
}

/**
 * The campaign of a request that is on its way or gone out. A draft lost its request to schedule: it is deleted,
 * so that a request that comes late finds nothing.
 */
async function findLive(pool: Pool, calls: OpenAccount['calls'], request: MailchimpRequest) {
  const marked = await calls.marked(request.mark, beforeThat(request.askedAt));
  const live = marked.find(({ status }) => status !== 'save');
  if (live) {
    await noteMade(pool, request.id, live.id);
    return { id: live.id };
  }
  for (const { id } of marked) await calls.remove(id);
  return null;
}
