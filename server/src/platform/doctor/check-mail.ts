import nodemailer from 'nodemailer';
import { type Finding, ok, problem, warning } from './checks.ts';

const patienceMs = 4000;

interface SmtpError extends Error {
  code?: string;
  response?: string;
}

/** Connects to the mail server, says hello, encrypts and signs in; sends nothing. */
async function tryMailServer(url: string, requireTLS: boolean): Promise<SmtpError | null> {
  const transport = nodemailer.createTransport({
    url,
    requireTLS,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  } as Parameters<typeof nodemailer.createTransport>[0]);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return error as SmtpError;
  } finally {
    transport.close();
  }
}

const advice: Record<string, string> = {
  EAUTH: 'Check user and password in SMTP_URL.',
  EDNS: 'Check the name of the server in SMTP_URL.',
  ESOCKET: 'Check host and port in SMTP_URL, the firewall, and the certificate of the server.',
  ECONNECTION: 'Check host and port in SMTP_URL, and the firewall.',
  ETIMEDOUT: 'Check host and port in SMTP_URL, and the firewall.',
};

/** Checks the mail server of `SMTP_URL`. */
export async function checkMailServer(url: string): Promise<Finding> {
  const { hostname, port, protocol } = new URL(url);
  const server = port ? `${hostname}:${port}` : hostname;
  let failure = await tryMailServer(url, true);
  const isPlain = failure?.code === 'ETLS' && protocol === 'smtp:';
  if (isPlain) failure = await tryMailServer(url, false);
  if (failure)
    return problem(
      `The mail server ${server} can't be used: ${failure.response ?? failure.message}`,
      advice[failure.code ?? ''] ?? 'Check SMTP_URL.',
    );
  if (isPlain && !/^(localhost|127\.|\[::1\])/.test(hostname))
    return warning(
      `The mail server ${server} answers, but without encryption`,
      'Turn on STARTTLS there, or use smtps://.',
    );
  return ok(`the mail server ${server} answers${isPlain ? '' : ' and encrypts'}`);
}
