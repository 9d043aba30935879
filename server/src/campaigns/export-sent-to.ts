import { campaignEndpoints } from '@masthead/shared/campaigns/campaign.endpoints.ts';
import { sendOutcomes } from '@masthead/shared/campaigns/mail-results.ts';
import { centralClock, centralDay } from '@masthead/shared/dates.ts';
import { rowsOf } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import { csvInSteps } from '../csv/csv-in-steps.ts';
import { notFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { readsOf } from '../http/replies.ts';
import { type SentTo, walkSends } from '../mailings/sends.queries.ts';
import { campaignRows } from './campaign.rows.ts';
import { findCampaign } from './campaigns.queries.ts';

const headings = ['email', 'send', 'outcome', 'at (Central Time)', 'reason'];

const cellsOf = ({ email, send, outcome, at, problem }: SentTo) => [
  email,
  send,
  sendOutcomes[outcome],
  at ? `${centralDay(at)} ${centralClock(at)}` : '',
  problem ?? '',
];

/** Export of everybody whom an email was sent to through the built-in provider. */
export function exportSentToRoute(app: App): void {
  handle(app, campaignEndpoints.sentTo, async ({ params, viewer, db, request }) => {
    const campaign = await findCampaign(db, rowsOf(viewer, campaignRows), params.id);
    if (!campaign) throw notFound();
    const read = readsOf(app, request);
    const content = csvInSteps<SentTo>({
      headings,
      rowsAtATime: 2000,
      next: (after, limit) => read((own) => walkSends(own, campaign.id, after, limit)),
      cellsOf,
    });
    return { name: `Email ${campaign.id} recipients.csv`, content };
  });
}
