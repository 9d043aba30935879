import { callOf } from '../process/call-of.ts';
import { type Finding, ok, problem, warning } from './checks.ts';

/** The tags of a DKIM or DMARC record (`v=DMARC1; p=none`), by their small names. */
export function tagsOf(record: string): Map<string, string> {
  const pairs = record.split(';').map((part) => {
    const [name = '', ...value] = part.split('=');
    return [name.trim().toLowerCase(), value.join('=').trim()] as const;
  });
  return new Map(pairs.filter(([name]) => name));
}

const isSpf = (record: string) => /^v=spf1(\s|$)/i.test(record);
/** Mechanisms that a receiver looks up; RFC 7208 allows ten. */
const lookedUp = /^[+?~-]?(include:|a$|a[:/]|mx$|mx[:/]|ptr|exists:)|^redirect=/i;

/** Judges the SPF record among the TXT records of a domain (RFC 7208). */
export function judgeSpf(domain: string, records: readonly string[]): Finding {
  const found = records.filter(isSpf);
  const [record] = found;
  if (record === undefined)
    return warning(
      `${domain} has no SPF record`,
      `Add a TXT record to ${domain} that names your mail server, such as "v=spf1 mx -all".`,
    );
  if (found.length > 1)
    return problem(
      `${domain} has ${found.length} SPF records, so receivers ignore all of them`,
      'Merge them into one.',
    );
  const terms = record.trim().split(/\s+/).slice(1);
  const lookups = terms.filter((term) => lookedUp.test(term)).length;
  if (lookups > 10)
    return problem(
      `The SPF record of ${domain} needs ${lookups} lookups, and receivers give up after 10`,
      'Replace names by the networks behind them (ip4:, ip6:).',
    );
  if (terms.some((term) => /^\+?all$/i.test(term)))
    return problem(
      `The SPF record of ${domain} lets everybody send mail for it`,
      'End it with -all or ~all.',
    );
  if (!terms.some((term) => /^([~-]all|redirect=.+)$/i.test(term)))
    return warning(
      `The SPF record of ${domain} does not say what happens to mail from other servers`,
      'End it with -all or ~all.',
    );
  return ok(`${domain} has an SPF record`);
}

const isDkim = (record: string) => tagsOf(record).has('p');
const bare = (text: string) => text.replace(/\s+/g, '');

/** Judges the TXT records at a key's name against the record that belongs there (RFC 6376). */
export function judgeDkim(
  wanted: { name: string; value: string },
  records: readonly string[],
): Finding {
  const publish = `Publish as TXT record of ${wanted.name}: ${wanted.value}`;
  const found = records.filter(isDkim);
  const [record] = found;
  if (record === undefined) return problem(`${wanted.name} has no DKIM record`, publish);
  if (found.length > 1)
    return problem(`${wanted.name} has ${found.length} DKIM records`, 'Delete all but the newest.');
  const tags = tagsOf(record);
  const [is, should] = [tags.get('p') ?? '', tagsOf(wanted.value).get('p') ?? ''].map(bare);
  if (is === '') return problem(`The DKIM key at ${wanted.name} has been revoked`, publish);
  if (is !== should) return problem(`${wanted.name} has another DKIM key than ours`, publish);
  if (tags.get('t')?.split(':').includes('y'))
    return warning(
      `The DKIM record of ${wanted.name} is in test mode, so receivers ignore it`,
      'Remove t=y from it.',
    );
  return ok(`${wanted.name} has our DKIM key`);
}

const isDmarc = (record: string) => /^v\s*=\s*DMARC1\s*(;|$)/i.test(record);

/** Judges the DMARC record that applies to a domain (RFC 7489); `isSigned`: our mail of it has a DKIM signature of its own. */
export function judgeDmarc(
  domain: string,
  records: readonly string[],
  { isSigned, isSubdomain }: { isSigned: boolean; isSubdomain: boolean },
): Finding {
  const found = records.filter(isDmarc);
  const [record] = found;
  if (record === undefined)
    return warning(
      `${domain} has no DMARC record, which large providers demand of bulk mail`,
      `Add a TXT record to _dmarc.${domain}, first "v=DMARC1; p=none; rua=mailto:REPORTS@${domain}".`,
    );
  if (found.length > 1)
    return problem(
      `${domain} has ${found.length} DMARC records, so receivers ignore all of them`,
      'Delete all but one.',
    );
  const tags = tagsOf(record);
  const policy = ((isSubdomain && tags.get('sp')) || tags.get('p') || '').toLowerCase();
  if (!['none', 'quarantine', 'reject'].includes(policy))
    return problem(
      `The DMARC record of ${domain} has no valid policy`,
      'Set p to none, quarantine or reject.',
    );
  if (policy !== 'none' && !isSigned)
    return warning(
      `The DMARC record of ${domain} says ${policy}, and our mail of it is not signed`,
      `Make a key: ${callOf('dkim', domain)}`,
    );
  return ok(`${domain} has a DMARC record (${policy})`);
}

/** The names at which the DMARC record of a domain may be, the nearest first: its own, then those of the domains above. */
export function dmarcNames(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, at) => `_dmarc.${labels.slice(at).join('.')}`);
}
