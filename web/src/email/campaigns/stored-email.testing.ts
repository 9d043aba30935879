import type { MailStatus } from '@masthead/shared/email/campaigns/campaign.ts';
import type { EmailDrift } from '@masthead/shared/email/campaigns/drift.ts';
import type { PreflightReport } from '@masthead/shared/email/campaigns/preflight-call.ts';
import type { Release } from '@masthead/shared/email/campaigns/release.ts';

/** What the server adds to a draft of any kind. */
export const storedEmail = {
  id: 5,
  version: 3,
  siteId: 1,
  city: 'Austin',
  property: 'CityBeat',
  status: 'draft',
  isScheduled: false,
  isSent: false,
  providerCampaignId: null,
  againOf: null,
  emailTemplateId: 71,
  isDeleted: false,
  createdBy: 'Pat editor',
  updatedBy: 'Pat editor',
  dateCreated: '2026-11-20T15:00:00.000Z',
  dateUpdated: '2026-11-20T15:00:00.000Z',
} as const;

/** The status of an email that the provider does not know. */
export const noMail: MailStatus = {
  status: 'draft',
  emails_sent: null,
  recipients: { recipient_count: null, list_name: null },
  send_time: null,
  settings: { subject_line: null, preview_text: null },
  long_archive_url: null,
  failed_count: 0,
  unknown_count: 0,
  problem: null,
};

/** Preflight of an email that nothing is wrong with. */
export const nothingFound: PreflightReport = {
  findings: [],
  isLookingUp: false,
  envelope: {
    audience: { name: 'Austin Daily', part: null, readers: 2310, reached: 0 },
    fromName: 'CityBeat Austin',
    replyTo: 'desk@citybeat.example',
  },
};

/** Of a scheduled email: its posts and listings are as they were. */
export const nothingDrifted: EmailDrift = { sources: [] };

/** An email whose template asks for no second person. */
export const noRelease: Release = { isNeeded: false, asked: null, approved: null };
