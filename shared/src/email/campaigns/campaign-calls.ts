import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { openingsCall } from '../../platform/contract/openings.ts';
import { byId, id } from '../../platform/values/fields.ts';
import type { ScreenKey } from '../../screens.ts';
import { campaignReaders, mailStatus } from './campaign.ts';
import {
  type CallsOf,
  driftCalls,
  preflightCalls,
  typedPreviewCall,
} from './campaign-check-calls.ts';
import type { CampaignChange, NewCampaign } from './campaign-form.ts';
import { releaseCalls } from './release-calls.ts';
import { testEmailSent, testEmailTo } from './test-email.ts';

/** What the calls of a kind of email are made of. */
interface KindOfCalls<N, U, R> {
  /** '/api/daily-digest' */
  path: string;
  /** 'digest', as in 'Saves a digest.' */
  noun: string;
  /** The screens that write it: who may open one of them may make the calls. */
  editedOn: readonly ScreenKey[];
  created: N;
  changed: U;
  reply: R;
}

const signedLink = z.strictObject({
  expires: z
    .string()
    .regex(/^\d{1,13}$/)
    .optional(),
  signature: z.string().max(100).optional(),
});

/** REST calls that every kind of email has (Spec, content 7). */
export function campaignCalls<
  N extends z.ZodType<NewCampaign>,
  U extends z.ZodType<CampaignChange>,
  R extends z.ZodObject,
>({ path, noun, editedOn: usedBy, created, changed, reply }: KindOfCalls<N, U, R>) {
  const ignores = Object.keys(reply.shape);
  return {
    ...saveCalls({ path, noun, usedBy, created, changed, reply, ignores }),
    ...sendingCalls({ path, noun, usedBy, reply }),
    ...preflightCalls({ path, noun, usedBy }),
    ...typedPreviewCall({ path, noun, usedBy }),
    ...driftCalls({ path, noun, usedBy, reply }),
    ...releaseCalls({ path, noun, usedBy }),
    openings: openingsCall({ path, noun, usedBy }),
    status: endpoint({
      method: 'GET',
      path: `${path}/status/:id`,
      summary: `Returns the status of the ${noun} at the mail provider.`,
      usedBy,
      params: byId,
      shows: ['campaign'],
      reply: mailStatus,
    }),
    ...testEmailCalls({ path, noun, usedBy }),
    email: endpoint({
      method: 'GET',
      path: `${path}/email/:id`,
      summary: 'Returns the raw email; takes a bearer token or a signed link.',
      usedBy: ['campaignPreview'],
      allowsSignedLink: true,
      params: byId,
      query: signedLink,
      shows: ['campaign'],
      reply: z.string(),
    }),
    restore: endpoint({
      method: 'PUT',
      path: `${path}/restore/:id`,
      summary: `Restores a deleted ${noun}.`,
      usedBy,
      params: byId,
      touches: ['campaign'],
      reply,
    }),
  };
}

/** Sending now, again, and taking back. */
function sendingCalls<R extends z.ZodObject>(kind: {
  path: string;
  noun: string;
  usedBy: readonly ScreenKey[];
  reply: R;
}) {
  const { path, noun, usedBy, reply } = kind;
  return {
    readers: endpoint({
      method: 'GET',
      path: `${path}/readers/:id`,
      summary: `Returns the audience of the saved ${noun} and its number of recipients.`,
      usedBy,
      params: byId,
      shows: ['campaign', 'audience', 'subscriber'],
      reply: campaignReaders,
    }),
    sendNow: endpoint({
      method: 'PUT',
      path: `${path}/send-now`,
      summary: `Sends the saved ${noun} now, under the same rules as scheduling.`,
      usedBy,
      body: z.strictObject({ id, version: z.int() }),
      ownTransactions: true,
      touches: ['campaign'],
      reply,
    }),
    sendAgain: endpoint({
      method: 'POST',
      path: `${path}/send-again/:id`,
      summary: `Creates a draft that resends a sent ${noun} to the recipients who have not opened it.`,
      usedBy,
      params: byId,
      touches: ['campaign'],
      reply,
    }),
    unschedule: endpoint({
      method: 'PUT',
      path: `${path}/unschedule/:id`,
      summary: `Unschedules a ${noun} at the mail provider; while it is being sent, stops the rest.`,
      usedBy,
      params: byId,
      ownTransactions: true,
      touches: ['campaign'],
      reply,
    }),
  };
}

/** Reading and saving. */
function saveCalls<N extends z.ZodType, U extends z.ZodType, R extends z.ZodObject>(
  kind: Omit<KindOfCalls<N, U, R>, 'editedOn'> & {
    usedBy: readonly ScreenKey[];
    ignores: readonly string[];
  },
) {
  const { path, noun, usedBy, created, changed, reply, ignores } = kind;
  return {
    get: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      summary: `Returns one ${noun}.`,
      usedBy,
      params: byId,
      shows: ['campaign'],
      reply,
    }),
    create: endpoint({
      method: 'POST',
      path,
      summary: `Creates a ${noun}.`,
      usedBy,
      body: created,
      ignores,
      touches: ['campaign'],
      reply,
    }),
    clone: endpoint({
      method: 'POST',
      path: `${path}/clone/:id`,
      summary: `Clones a ${noun} as a draft, without its campaign at the provider.`,
      usedBy,
      params: byId,
      touches: ['campaign'],
      reply,
    }),
    update: endpoint({
      method: 'PUT',
      path,
      summary: `Updates a ${noun}. Omitted fields keep their values; an outdated version returns 409.`,
      usedBy,
      body: changed,
      ignores,
      touches: ['campaign'],
      reply,
    }),
    schedule: endpoint({
      method: 'PUT',
      path: `${path}/schedule`,
      summary: `Saves a ${noun} and schedules it with the mail provider.`,
      usedBy,
      body: changed,
      ignores,
      ownTransactions: true,
      touches: ['campaign'],
      reply,
    }),
  };
}

/** Test emails: a GET goes to the caller, as in the specification; a POST to the recipients it names. */
const testEmailCalls = ({ path, noun, usedBy }: CallsOf) => {
  const common = {
    path: `${path}/test-email/:id`,
    usedBy,
    params: byId,
    ownTransactions: true,
    reply: testEmailSent,
  };
  return {
    testEmail: endpoint({
      ...common,
      method: 'GET',
      summary: `Sends the ${noun} as a test to the caller only.`,
      touches: ['sent message'],
    }),
    postTestEmail: endpoint({
      ...common,
      method: 'POST',
      summary: `Sends the ${noun} as a test to users and to addresses at domains that an admin has allowed; without a body, to the caller.`,
      body: testEmailTo.optional(),
      touches: ['sent message'],
    }),
  };
};

/** The calls of any kind, as the server and the web app handle them alike. */
export type CampaignCalls = ReturnType<
  typeof campaignCalls<z.ZodType<NewCampaign>, z.ZodType<CampaignChange>, z.ZodObject>
>;
