import { setTimeout as after } from 'node:timers/promises';
import { providerAway, providerFindings } from '@masthead/shared/campaigns/preflight-provider.ts';
import type { Finding } from '@masthead/shared/findings.ts';
import type { Viewer } from '../access/viewer.ts';
import type { App } from '../app-parts.ts';
import { ProviderAway } from '../integrations/mail/mail-provider.ts';
import type { KindOfEmail } from './campaign-kind.ts';
import type { Campaign } from './campaigns.queries.ts';
import type { RenderedEmail } from './rendering.ts';
import { chosenTemplate, outgoingOf } from './sending-template.ts';

/** Why so short: who writes is not kept waiting, and asks again while there is something to wait for. */
const patienceMs = 300;

interface Said {
  findings: Finding[];
  isLookingUp: boolean;
}
const nothing: Said = { findings: [], isLookingUp: false };

interface Typed {
  campaign: Campaign;
  rendered: RenderedEmail;
  /** The same email as it was saved last. */
  saved: Campaign;
}

/** Why: the provider looks at a draft that is put up for it, which is not done for each word that is typed. */
async function isAsSaved(app: App, { render }: KindOfEmail, { campaign, rendered, saved }: Typed) {
  const heads = [campaign, saved].map(({ subject, previewText }) => `${subject}\n${previewText}`);
  return (
    heads[0] === heads[1] && (await render(saved, app.config, app.pool)).html === rendered.html
  );
}

/** What the mail provider's own checklist says of an email that is saved as it stands in its form. */
export async function askProvider(
  app: App,
  viewer: Viewer,
  kind: KindOfEmail,
  typed: Typed,
): Promise<Said> {
  const template = await chosenTemplate(app.pool, viewer, typed.campaign);
  if (!app.mail.checklist || !template?.audienceId) return nothing;
  if (!(await isAsSaved(app, kind, typed))) return nothing;
  const { audienceId } = template;
  const email = outgoingOf(typed.saved, { ...template, audienceId }, typed.rendered, null);
  try {
    const points = await Promise.race([
      app.mail.checklist(email),
      after(patienceMs, null, { ref: false }),
    ]);
    return points
      ? { findings: providerFindings(points), isLookingUp: false }
      : { findings: [], isLookingUp: true };
  } catch (error) {
    const reason = error instanceof ProviderAway ? error.sentence : null;
    if (!(error instanceof ProviderAway))
      app.http.log.error({ err: error }, 'The mail provider could not be asked for its checklist');
    return { findings: [providerAway(reason)], isLookingUp: false };
  }
}
