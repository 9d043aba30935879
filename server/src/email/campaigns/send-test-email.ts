import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { type CampaignKind, testEmailsPerHour } from '@masthead/shared/email/campaigns/campaign.ts';
import type { CampaignCalls } from '@masthead/shared/email/campaigns/campaign-calls.ts';
import {
  type TestEmailTo,
  testEmailMessages,
  type testEmailSent,
} from '@masthead/shared/email/campaigns/test-email.ts';
import { refusals } from '@masthead/shared/platform/contract/errors.ts';
import type { z } from 'zod';
import type { App } from '../../app-parts.ts';
import { organizationRows } from '../../people/organizations/organization.store.ts';
import { userRows } from '../../people/users/user.store.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { type Db, write } from '../../platform/db/client.ts';
import { isAtHome } from '../../platform/db/place.queries.ts';
import {
  badRequest,
  conflict,
  notFound,
  tooMany,
  upstreamFailed,
} from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import {
  ProviderAway,
  type TestFailure,
  type TestReader,
} from '../../platform/integrations/mail/mail-provider.ts';
import { findSuppression, suppressionRows } from '../mailings/suppression.store.ts';
import { inTime } from './action-in-time.ts';
import {
  campaignRows,
  countTestEmails,
  deleteTestEmails,
  findCampaign,
  insertTestEmails,
} from './campaign.store.ts';
import type { KindOfEmail } from './kind-of-email.ts';
import { drawnAsSent, type Renderer } from './rendering.ts';
import { outgoing, providerRefusal } from './schedule-campaign.ts';
import { sendingTemplate } from './sending-template.ts';
import { listPeopleOf, listTestDomains, type Person } from './test-readers.queries.ts';

type Sent = z.output<typeof testEmailSent>;

interface Target {
  kind: CampaignKind;
  id: number;
  /** False of a GET, which browsers repeat by themselves. */
  isRepeatable: boolean;
}

const addressesOf = (readers: readonly { email: string }[]) => readers.map(({ email }) => email);

/** Tests of a kind of email (Spec, content 7). */
export function testEmailRoutes(app: App, calls: CampaignCalls, kind: KindOfEmail): void {
  const send = async (
    viewer: Viewer,
    id: number,
    to: TestEmailTo | undefined,
    isRepeatable: boolean,
  ) => {
    const target = { kind: kind.kind, id, isRepeatable };
    const readers = await testReadersOf(app.pool, viewer, to);
    const work = () => sendTestEmail(app, viewer, target, readers, kind.render);
    const endOf = ({ unsent }: Sent) =>
      unsent.length > 0 ? testEmailMessages.partlyInBackground(unsent) : null;
    const sent = await inTime(app, viewer, { ...target, action: 'test' }, work, endOf);
    const { goesOn } = campaignMessages;
    return sent?.value ?? { to: addressesOf(readers).join(', '), message: goesOn, unsent: [] };
  };

  handle(app, calls.testEmail, ({ params, viewer }) => send(viewer, params.id, undefined, false));

  handle(app, calls.postTestEmail, ({ params, body, viewer }) =>
    send(viewer, params.id, body, true),
  );
}

/**
 * Sends a campaign to these readers, and to nobody else. A GET that is repeated within a minute sends nothing again,
 * because browsers repeat GETs by themselves.
 */
async function sendTestEmail(
  app: App,
  viewer: Viewer,
  target: Target,
  readers: readonly AskedReader[],
  render: Renderer,
): Promise<Sent> {
  const visible = rowsOf(viewer, campaignRows);
  const campaign = await findCampaign(app.pool, visible, target.id, target.kind);
  if (!campaign) throw notFound();
  if (!(await isAtHome(app.pool))) throw conflict(campaignMessages.held);
  const template = await sendingTemplate(app.pool, viewer, campaign);
  const email = await outgoing(app, app.pool, campaign, template, drawnAsSent(render));
  const notes = await write(app.pool, viewer.id, async (db) => {
    const asked = await countTestEmails(db, viewer, campaign.id);
    if (!target.isRepeatable && asked.justNow > 0) return null;
    const left = testEmailsPerHour - asked.inHour;
    if (left <= 0) throw tooMany(600, campaignMessages.testLimit);
    if (readers.length > left) throw tooMany(600, testEmailMessages.left(left));
    return insertTestEmails(db, viewer.id, campaign.id, addressesOf(readers));
  });
  if (notes === null) return answerOf(readers, []);
  const failures = await app.mail
    .sendTest(email, readers)
    .catch((error: unknown) => readers.map((reader) => ({ email: reader.email, error })));
  const notSent = failures.filter(({ error }) => error instanceof ProviderAway);
  // Why: nothing was sent to them, so asking again must send.
  if (notSent.length > 0)
    await write(app.pool, viewer.id, (db) =>
      deleteTestEmails(
        db,
        notSent.flatMap((one) => notes.get(one.email) ?? []),
      ),
    );
  for (const { error } of failures)
    if (!(error instanceof ProviderAway)) app.http.log.error({ err: error }, 'A test email failed');
  if (failures.length === readers.length) throw refusalOf(failures);
  return answerOf(readers, failures);
}

/** Why nobody got a test. */
function refusalOf(failures: readonly TestFailure[]) {
  const open = failures.find(({ error }) => !(error instanceof ProviderAway));
  const error = open ? open.error : failures[0]?.error;
  return error instanceof ProviderAway
    ? providerRefusal(error)
    : upstreamFailed(campaignMessages.testFailed, error);
}

/** Whom a test went to, and whom it did not, with the reason. */
function answerOf(readers: readonly AskedReader[], failures: readonly TestFailure[]): Sent {
  const unsent = readers.flatMap(({ email, personId }) => {
    const failure = failures.find((one) => one.email === email);
    return failure ? [{ to: email, personId, why: reasonOf(failure) }] : [];
  });
  const sent = addressesOf(readers).filter((email) => !unsent.some(({ to }) => to === email));
  const { testSent } = campaignMessages;
  const message = unsent.length > 0 ? testEmailMessages.partly(sent, unsent) : testSent;
  return { to: sent.join(', '), message, unsent };
}

function reasonOf({ error }: TestFailure): string {
  if (!(error instanceof ProviderAway)) return testEmailMessages.unconfirmed;
  return error.sentence?.replace(/\.$/, '') ?? testEmailMessages.away;
}

/** Somebody who is to get a test, with their id if they are of the product. */
interface AskedReader extends TestReader {
  personId: number | null;
}

/** One who was asked for: by id, or by address, which may be a person's. */
interface Asked {
  path: 'people' | 'to';
  person: Person | undefined;
  address: string | null;
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

function whyRefused({ person, address }: Asked, domains: ReadonlySet<string>): string | null {
  if (person?.isDisabled) return testEmailMessages.disabled(address ?? person.name);
  if (person) return null;
  if (address === null) return refusals.notFound;
  return domains.has(domainOf(address)) ? null : testEmailMessages.notAllowed(address);
}

/**
 * Whom a test may go to: enabled people of the product, and addresses at domains that an admin has allowed (decision
 * 106). Each once; a 400 names everybody who may not get it, and nothing is sent then.
 */
async function testReadersOf(
  db: Db,
  viewer: Viewer,
  wanted: TestEmailTo = { people: [], to: [] },
): Promise<AskedReader[]> {
  const isNobody = wanted.people.length + wanted.to.length === 0;
  const { people, to } = isNobody ? { people: [viewer.id], to: [] } : wanted;
  const found = await listPeopleOf(db, rowsOf(viewer, userRows), { people, to });
  const domains = await listTestDomains(db, rowsOf(theProduct, organizationRows));
  const suppressed = rowsOf(theProduct, suppressionRows);
  const byAddress = new Map(found.map((person) => [person.email.toLowerCase(), person]));
  const asked: Asked[] = [
    ...people.map((id) => ({
      path: 'people' as const,
      person: found.find((one) => one.id === id),
      address: null,
    })),
    ...to.map((address) => ({
      path: 'to' as const,
      person: byAddress.get(address.toLowerCase()),
      address,
    })),
  ];
  const readers = new Map<string, AskedReader>();
  const refused = { people: [] as string[], to: [] as string[] };
  for (const one of asked) {
    const { path, person } = one;
    const email = person?.email ?? one.address ?? '';
    const why = whyRefused(one, domains);
    if (why) refused[path].push(why);
    else if (await findSuppression(db, suppressed, email))
      refused[path].push(testEmailMessages.suppressed(email));
    else if (!readers.has(email.toLowerCase()))
      readers.set(email.toLowerCase(), {
        email,
        name: person?.name ?? '',
        personId: person?.id ?? null,
      });
  }
  const errors = (['people', 'to'] as const)
    .map((path) => ({ path, message: refused[path].join(' ') }))
    .filter(({ message }) => message);
  if (errors.length > 0) throw badRequest(...errors);
  return [...readers.values()];
}
