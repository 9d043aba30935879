import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { conflict, type HttpError, upstreamFailed } from '../http/errors.ts';
import type { ProviderAway } from '../integrations/mail/mail-provider.ts';

/** What people are told when the provider cannot be asked, or does not take an email; never its own 401 or 403. */
export const providerRefusal = (error: ProviderAway): HttpError =>
  error.sentence ? conflict(error.sentence) : upstreamFailed(campaignMessages.providerAway, error);
