import { z } from 'zod';
import { readerAddress } from '../../platform/values/reader-address.ts';
import { organizationMessages } from './organization.messages.ts';

/** Longest list of domains, in characters. */
export const longestDomains = 500;

/** The domains of a list as it is stored. */
export const domainsOf = (list: string): string[] => list.split(/[\s,;]+/).filter(Boolean);

/** A domain as mail servers name it, in small letters; null where it is none. */
function mailDomain(given: string): string | null {
  const { data } = readerAddress.safeParse(`test@${given.replace(/^@/, '')}`);
  return data?.slice('test@'.length).toLowerCase() ?? null;
}

/** Domains with commas between them: 'Süb.example, @partner.example' is stored as mail servers name them, each once. */
export const domainList = z
  .string(organizationMessages.badDomains([]))
  .max(longestDomains, organizationMessages.tooManyDomains(longestDomains))
  .transform((list, context) => {
    const given = domainsOf(list);
    const bad = given.filter((one) => mailDomain(one) === null);
    if (bad.length > 0)
      context.addIssue({ code: 'custom', message: organizationMessages.badDomains(bad) });
    return [...new Set(given.map(mailDomain))].join(', ');
  });
