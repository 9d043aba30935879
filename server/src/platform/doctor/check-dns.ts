import { Resolver } from 'node:dns/promises';
import { type DkimKey, dnsRecordOf, keyFor } from '../integrations/mail/dkim.ts';
import { callOf } from '../process/call-of.ts';
import { type Finding, warning } from './checks.ts';
import { dmarcNames, judgeDkim, judgeDmarc, judgeSpf } from './mail-dns.ts';

/** Codes of a name that has no such record. */
const isNone = (error: unknown) =>
  ['ENODATA', 'ENOTFOUND'].includes((error as { code?: string }).code ?? '');

/** Looks up TXT records, at the server `dns` instead of the computer's own if it is given. */
export function txtLookUp(dns: string | null): (name: string) => Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (dns) resolver.setServers([dns]);
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (isNone(error)) return [];
      throw error;
    }
  };
}

type LookUp = ReturnType<typeof txtLookUp>;

/** The nearest DMARC record above a domain, and whether it is of a domain above. */
async function findDmarc(lookUp: LookUp, domain: string) {
  for (const name of dmarcNames(domain)) {
    const records = await lookUp(name);
    if (records.length > 0) return { records, isSubdomain: name !== `_dmarc.${domain}` };
  }
  return { records: [], isSubdomain: false };
}

/** Checks the records of a domain that mail is sent from. */
export async function checkMailDomain(
  domain: string,
  parts: { keys: readonly DkimKey[]; envelopeDomain: string; lookUp: LookUp },
): Promise<Finding[]> {
  const { keys, envelopeDomain, lookUp } = parts;
  const key = keyFor(keys, `@${domain}`);
  const wanted = key && dnsRecordOf(key);
  const [spf, dkim, dmarc] = await Promise.all([
    lookUp(envelopeDomain),
    wanted ? lookUp(wanted.name) : [],
    findDmarc(lookUp, domain),
  ]);
  return [
    judgeSpf(envelopeDomain, spf),
    wanted
      ? judgeDkim(wanted, dkim)
      : warning(
          `Mail of ${domain} is not signed with DKIM`,
          `Make a key, unless your mail server signs: ${callOf('dkim', domain)}`,
        ),
    judgeDmarc(domain, dmarc.records, { isSigned: key !== null, isSubdomain: dmarc.isSubdomain }),
  ];
}
