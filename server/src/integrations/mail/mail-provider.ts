import type { MailStatus } from '@masthead/shared/campaigns/campaign.ts';
import type { Db } from '../../db/client.ts';

/** An email ready for a provider: content is frozen, per-recipient marks are still in it. */
export interface OutgoingEmail {
  /** Masthead's own id and version of the campaign: how an unconfirmed one is found again. */
  campaignId: number;
  campaignVersion: number;
  audienceId: string;
  subject: string;
  fromName: string;
  replyTo: string;
  html: string;
  text: string;
}

/** What a provider knows of a campaign. */
export type ProviderStatus = Omit<MailStatus, 'status'> & {
  status: 'scheduled' | 'sending' | 'sent' | 'failed' | 'canceled' | 'late';
};

/** The provider could not be asked: nothing has happened there. */
export class ProviderAway extends Error {}

/**
 * A mail provider: audiences, scheduling, sending. The built-in one and outside services mean the
 * same by each call (decisions 7).
 */
export interface MailProvider {
  /** Creates and schedules a campaign. Any error but ProviderAway leaves it unconfirmed. */
  schedule(email: OutgoingEmail, sendAt: Date, requestedBy: number): Promise<{ id: string }>;
  /** The provider's campaign for one of ours that it never confirmed, or null: it has none. */
  find(asked: { id: number; version: number }): Promise<{ id: string } | null>;
  /**
   * Takes a campaign back: not started means it is gone, already sending means the rest is stopped.
   * Asked again, it answers the same.
   */
  unschedule(id: string): Promise<'gone' | 'stopped' | 'sent'>;
  /** Null when the provider does not know the campaign (any more). */
  status(id: string): Promise<ProviderStatus | null>;
  /** The audiences that emails of a site can go to. `db`: the caller's transaction, if it has one. */
  audiences(siteId: number, db?: Db): Promise<{ id: string; name: string }[]>;
  /** Sends to one address only, and not as part of the campaign. */
  sendTest(email: OutgoingEmail, to: string): Promise<void>;
}
