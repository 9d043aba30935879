import type { Part } from '@masthead/shared/email/audiences/segment-conditions.ts';
import type { CampaignReaders, MailStatus } from '@masthead/shared/email/campaigns/campaign.ts';
import type { ProviderPoint } from '@masthead/shared/email/campaigns/preflight-provider.ts';
import type { Db } from '../../db/client.ts';

/** An email ready for a provider: content is frozen, per-recipient marks are still in it. */
export interface OutgoingEmail {
  /** Masthead's own id and version of the campaign: how an unconfirmed one is found again. */
  campaignId: number;
  campaignVersion: number;
  audienceId: string;
  /** Who of the audience gets it; null: everybody. Only audiences of the built-in provider have parts. */
  part: Part | null;
  subject: string;
  /** The preview text after the subject; empty for the first words of the email. */
  previewText: string;
  fromName: string;
  replyTo: string;
  html: string;
  text: string;
}

/** The audiences that can be chosen, and a sentence for each that is there and cannot be read. */
export interface AudiencesFound {
  audiences: { id: string; name: string }[];
  unread: string[];
}

/** What a provider knows of a campaign; a draft there is one that we took back without getting its answer. */
export type ProviderStatus = Omit<MailStatus, 'status'> & {
  status: 'draft' | 'scheduled' | 'sending' | 'sent' | 'failed' | 'canceled' | 'late';
};

/** The provider could not be asked, or does not take it: nothing goes out of what was asked. */
export class ProviderAway extends Error {
  /** What people can do about it; null means try again later. */
  sentence: string | null;
  constructor(message: string, sentence: string | null = null) {
    super(message);
    this.sentence = sentence;
  }
}

/** A recipient of a test; the name is '' if unknown. */
export interface TestReader {
  email: string;
  name: string;
}

/** Why a test was not sent. After errors other than ProviderAway, it may have been sent. */
export interface TestFailure {
  email: string;
  error: unknown;
}

/**
 * A mail provider: audiences, scheduling, sending. Each call means the same for the built-in one and for outside
 * services (decisions 7).
 */
export interface MailProvider {
  /** A person waits this long for one action, all its steps together; then it goes on without them. In milliseconds. */
  readonly actionMs: number;
  /** Creates and schedules a campaign. Any error but ProviderAway leaves it unconfirmed. */
  schedule(email: OutgoingEmail, sendAt: Date, requestedBy: number): Promise<{ id: string }>;
  /** The provider's campaign for one of ours that it never confirmed, or null: it has none. */
  find(asked: { id: number; version: number }): Promise<{ id: string } | null>;
  /** True while a server is still scheduling the campaign; other servers leave it alone. */
  isAtWork(asked: { id: number; version: number }): Promise<boolean>;
  /**
   * Withdraws a campaign: before it starts, it is gone; while it is being sent, the rest is stopped. Idempotent.
   */
  unschedule(id: string): Promise<'gone' | 'stopped' | 'sent'>;
  /** Null when the provider does not know the campaign (any more). */
  status(id: string): Promise<ProviderStatus | null>;
  /** The audiences that emails of a site can go to. `db`: the caller's transaction, if it has one. */
  audiences(siteId: number, db?: Db): Promise<AudiencesFound>;
  /**
   * An audience and how many of its subscribers, or of a part of it, would get an email now; null if it doesn't exist
   * (any more). The email: null for a new one.
   */
  readers(
    audienceId: string,
    campaignId: number | null,
    part: Part | null,
  ): Promise<CampaignReaders | null>;
  /**
   * The findings of the provider's own checklist for an email, without sending anything; optional for a provider.
   */
  checklist?(email: OutgoingEmail): Promise<ProviderPoint[]>;
  /**
   * Sends one message each to these people only, not as part of the campaign. Returns those who did not get it; a
   * thrown error applies to all.
   */
  sendTest(email: OutgoingEmail, to: readonly TestReader[]): Promise<TestFailure[]>;
}
