import { personalDataEndpoints } from '@masthead/shared/workspace/personal-data/personal-data.endpoints.ts';
import { personalDataMessages } from '@masthead/shared/workspace/personal-data/personal-data.messages.ts';
import type { App } from '../../app-parts.ts';
import type { Db } from '../../platform/db/client.ts';
import { explainConstraints } from '../../platform/http/error-handler.ts';
import { badRequest, conflict, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { readsOf } from '../../platform/http/replies.ts';
import { eraseQueue } from './erase-jobs.ts';
import { addressesOfUser, type Person, userWith } from './erase-rows.queries.ts';
import {
  countReplies,
  insertErasure,
  isErased,
  isUnderWay,
  listErasures,
  resumeErasure,
} from './erasure.queries.ts';
import { countRows } from './export-person.queries.ts';
import { exportPerson } from './export-person.ts';

/** Whom an address leads to: a user with all addresses they have had, or whoever has this one. */
async function personWith(db: Db, given: string) {
  const address = given.toLowerCase();
  const user = await userWith(db, address);
  const addresses = user ? await addressesOfUser(db, user.id) : [];
  const person: Person = {
    userId: user?.id ?? null,
    addresses: [...new Set([address, ...addresses])],
  };
  return { person, user };
}

/** Why a person's data can't be erased now, or null. */
async function whyBlocked(db: Db, { addresses, userId }: Person, viewerId: number) {
  if (userId === viewerId) return personalDataMessages.ownAccount;
  return (await countReplies(db, addresses)) > 0 ? personalDataMessages.isReplyAddress : null;
}

/** Personal data: looking a person up, exporting and erasing (decision 142). */
export function personalDataRoutes(app: App): void {
  explainConstraints({
    subscribers_not_erased: {
      status: 400,
      path: 'email',
      sentence: personalDataMessages.wasErased,
    },
  });

  handle(app, personalDataEndpoints.list, async ({ db }) =>
    (await listErasures(db)).map(({ counts, madeAt, finishedAt, ...row }) => ({
      ...row,
      counts: Object.entries(counts).map(([label, count]) => ({ label, count })),
      madeAt: madeAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
    })),
  );

  handle(app, personalDataEndpoints.lookUp, async ({ body, db, viewer }) => {
    const { person, user } = await personWith(db, body.address);
    const counts = await countRows(db, person);
    return {
      address: body.address,
      user,
      counts,
      invoices: counts.find(({ label }) => label === 'Invoices')?.count ?? 0,
      isErased: await isErased(db, body.address),
      isUnderWay: await isUnderWay(db, body.address),
      blocked: await whyBlocked(db, person, viewer.id),
    };
  });

  handle(app, personalDataEndpoints.export, async ({ body, db, request }) => {
    const { person } = await personWith(db, body.address);
    return exportPerson(readsOf(app, request), person, body.format);
  });

  handle(app, personalDataEndpoints.erase, async ({ body, db, viewer }) => {
    if (await isUnderWay(db, body.address)) throw conflict(personalDataMessages.underWay);
    const { person } = await personWith(db, body.address);
    const blocked = await whyBlocked(db, person, viewer.id);
    if (blocked) throw badRequest(blocked);
    const { askedBy, reason, removesBylines } = body;
    const id = await insertErasure(db, { ...person, askedBy, reason, removesBylines });
    await app.jobs.plan(db, eraseQueue, { erasureId: id });
    return { id };
  });

  handle(app, personalDataEndpoints.retry, async ({ params, db }) => {
    if (!(await resumeErasure(db, params.id))) throw notFound();
    await app.jobs.plan(db, eraseQueue, { erasureId: params.id });
    return null;
  });
}
