import { openMailchimp } from './email/mailchimp/open-mailchimp.ts';
import { builtInProvider } from './email/mailings/built-in-provider.ts';
import { mailLinks } from './email/mailings/mail-links.ts';
import { outboxTransport } from './email/outbox/outbox-transport.ts';
import type { SigningKeys } from './platform/access/signing-keys.ts';
import type { Pool } from './platform/db/client.ts';
import type { MailTransport } from './platform/integrations/mail/mail-transport.ts';
import { watchTransport } from './platform/integrations/mail/watch-transport.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Config } from './platform/process/config.ts';

/** Where mail goes: to the mail server, signed with the keys there are, or into the outbox. */
async function transportOf({ smtpUrl, dkimFolder }: Config, pool: Pool): Promise<MailTransport> {
  if (!smtpUrl) return outboxTransport(pool);
  const { readDkimKeys } = await import('./platform/integrations/mail/dkim.ts');
  const dkimKeys = dkimFolder ? readDkimKeys(dkimFolder) : [];
  return (await import('./platform/integrations/mail/smtp.ts')).smtpTransport(smtpUrl, dkimKeys);
}

const openTransport = async (config: Config, pool: Pool): Promise<MailTransport> =>
  watchTransport(await transportOf(config, pool));

/** The mail side that pages and jobs both need: links, transport and providers. */
export async function openMail(parts: {
  config: Config;
  pool: Pool;
  jobs: Pick<Jobs, 'plan'>;
  keys: SigningKeys;
}) {
  const { config, pool, jobs, keys } = parts;
  const links = mailLinks(config.publicUrl, keys, config.bounces?.mailbox);
  const transport = await openTransport(config, pool);
  const { publicUrl, mailFrom } = config;
  const builtIn = builtInProvider({ pool, jobs, transport, links, publicUrl, mailFrom });
  const { accounts: mailchimp, mail } = openMailchimp({
    pool,
    builtIn,
    key: config.mailchimpKey,
    url: config.mailchimpUrl,
    keys,
  });
  return { mail, mailchimp, links, transport };
}

export type Mail = Awaited<ReturnType<typeof openMail>>;
