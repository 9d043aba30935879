import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import type {
  CampaignReaders,
  CampaignStatus,
  EmailStyle,
  MailStatus,
  Utm,
} from '@masthead/shared/email/campaigns/campaign.ts';
import type { CampaignCalls } from '@masthead/shared/email/campaigns/campaign-calls.ts';
import type { EmailDrift } from '@masthead/shared/email/campaigns/drift.ts';
import type { Endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import type { AnyRecord } from '@masthead/shared/platform/records/record.ts';
import type { Clock, Day } from '@masthead/shared/platform/values/dates.ts';
import type { byId } from '@masthead/shared/platform/values/fields.ts';
import type { ScreenKey } from '@masthead/shared/screens.ts';
import type { z } from 'zod';
import type { ListScreen } from '../../platform/forms/edit-crumbs.tsx';

/** What every kind of email says of itself when it is read. */
export interface CampaignRecord {
  id: number;
  version: number;
  subject: string;
  status: CampaignStatus;
  /** The email that it is sent again for. */
  againOf: number | null;
}

/** The fields that every kind's form has: what goes out where and when, and under which subject. */
export interface Edition<S extends EmailStyle = EmailStyle> {
  style: S;
  subject: string;
  previewText: string;
  siteId?: number | null | undefined;
  utm: Utm;
  sendDate: Day | null;
  sendTime: Clock | null;
  emailTemplateId: number | null;
  segmentId: number | null;
}

/** A call about one email, by its id. */
export type OfOne<R> = Endpoint<typeof byId, z.ZodUndefined, z.ZodUndefined, z.ZodType<R>>;

/** A saved email and the version that was on the screen. */
export interface SeenVersion {
  id: number;
  version: number | undefined;
}

/** The calls of preflight of a kind. */
export type CampaignCallsOfPreflight = Pick<CampaignCalls, 'preflight' | 'acceptWarning'>;

/** The calls of the two-person release of a kind. */
type CallsOfRelease = Pick<
  CampaignCalls,
  'release' | 'askRelease' | 'approveRelease' | 'takeBackRelease'
>;

/** One kind of email, as the kit needs to know it. */
export interface CampaignKind<
  S extends z.ZodObject,
  R extends CampaignRecord,
  D extends AnyRecord = AnyRecord,
> {
  /** Its declaration: what its fields are called, take and show. */
  record: D;
  list: ListScreen;
  edit: ScreenKey;
  /** Where one is edited; null: a new one. */
  addressOf: (id: number | null) => string;
  form: S;
  valuesOf: (record: R) => z.input<S>;
  /** The same values, as what all kinds have in common. */
  editionOf: (values: z.input<S>) => Edition;
  /** Other UTM marks, as a change of the form. */
  withUtm: (utm: Utm) => Partial<z.input<S>>;
  endpoints: CampaignCallsOfPreflight &
    Pick<CampaignCalls, 'typedPreview' | 'openings' | 'postTestEmail'> &
    CallsOfRelease & {
      get: OfOne<R>;
      clone: OfOne<R>;
      sendAgain: OfOne<R>;
      readers: OfOne<CampaignReaders>;
      unschedule: OfOne<R>;
      drift: OfOne<EmailDrift>;
      restore: OfOne<R>;
      status: OfOne<MailStatus>;
    };
  create: (values: z.output<S>) => Promise<R>;
  update: (saved: SeenVersion, values: z.output<S>) => Promise<R>;
  schedule: (saved: SeenVersion, values: z.output<S>) => Promise<R>;
  sendNow: (seenVersion: { id: number; version: number }) => Promise<R>;
  refresh: (seenVersion: { id: number; version: number }) => Promise<R>;
  remove: (id: number) => Promise<unknown>;
  /** The name of the operation that lists them. */
  listedBy: string;
  /** True where the sites that are maps and no cities are left out (decisions 1). */
  citiesOnly?: boolean;
  /** What its buttons and toasts say where that is not what they say of a digest. */
  words?: Partial<CampaignWords>;
  /** Where another one begins as a copy of what is typed, in place of Clone. */
  asNew?: { copyOf: (values: z.input<S>) => z.input<S>; said: string };
  /** True where everybody who writes it sees its UTM campaign, and not admins alone. */
  showsUtm?: boolean;
  /** True where its source and medium are written too, and not the campaign alone. */
  hasWholeUtm?: boolean;
}

/** Words of the buttons and toasts of a kind (Spec, content 2, 8). */
export const usualWords = {
  preview: 'Save and Preview',
  schedule: 'Schedule',
  updated: campaignMessages.updated as string,
  cloned: campaignMessages.cloned as string,
  deleted: campaignMessages.deleted as string,
};
export type CampaignWords = typeof usualWords;

/** The part of a kind that its actions need, whatever it holds. */
export type AnyCampaignKind<R extends CampaignRecord = CampaignRecord> = Pick<
  // biome-ignore lint/suspicious/noExplicitAny: forms of all kinds fit here.
  CampaignKind<any, R>,
  'list' | 'addressOf' | 'endpoints' | 'sendNow' | 'refresh' | 'remove' | 'listedBy' | 'words'
>;
