import {
  campaignMessages,
  endedActions,
} from '@masthead/shared/email/campaigns/campaign.messages.ts';
import type { CampaignKind } from '@masthead/shared/email/campaigns/campaign.ts';
import type { App } from '../../app-parts.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { write } from '../../platform/db/client.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { tellActionEnded } from '../../platform/notices/notice.store.ts';

/** What a person does with an email at the mail provider. */
export interface ProviderAction {
  action: keyof typeof endedActions;
  kind: CampaignKind;
  id: number;
}

/**
 * One action of a person at the mail provider, with one bound on all its steps together (`actionMs` of the provider, section
 * 29.11). An action that is not done by then goes on without them: the answer is null, and a notice says how it ended.
 */
export async function inTime<T>(
  app: App,
  viewer: Viewer,
  { action: act, kind, id }: ProviderAction,
  work: () => Promise<T>,
  /** How it ended, where that is not simply done. */
  endOf: (value: T) => string | null = () => null,
): Promise<{ value: T } | null> {
  let isAlone = false;
  const tell = async (about: string) => {
    if (isAlone)
      await write(app.pool, null, (db) =>
        tellActionEnded(db, { person: viewer.id, kind, recordId: id, about }),
      );
  };
  const failed = async (error: unknown) => {
    if (!isAlone) throw error;
    app.http.log.warn({ err: error }, 'A background action at the mail provider failed');
    const reason = error instanceof HttpError ? error.message : campaignMessages.actionCrashed;
    await tell(endedActions[act].failed(reason));
    return null;
  };
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), app.mail.actionMs);
  try {
    const working = work().then(async (value) => {
      await tell(endOf(value) ?? endedActions[act].done);
      return { value };
    }, failed);
    return await Promise.race([working, late.promise.then(() => leave(working))]);
  } finally {
    clearTimeout(timer);
  }

  /** From here on, no request waits for the work. */
  function leave(working: Promise<unknown>): null {
    isAlone = true;
    working.catch((error: unknown) => app.http.log.error({ err: error }, 'act'));
    return null;
  }
}
