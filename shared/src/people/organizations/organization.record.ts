import { yesOrNo } from '../../platform/records/kinds.ts';
import { record } from '../../platform/records/record.ts';
import { text } from '../../platform/records/text-kinds.ts';
import { organizationMessages } from './organization.messages.ts';
import { domainList, longestDomains } from './test-domains.ts';

/** An organization, and whether its people are staff (Spec, platform 3, 5). */
export const organizationRecord = record({
  noun: 'organization',
  plural: 'Organizations',
  slug: 'organization',
  screen: 'organizationEdit',
  table: 'organizations',
  title: 'name',
  trash: true,
  fields: {
    name: text({ label: 'Name', required: organizationMessages.nameRequired, max: 200 }),
    isOwner: yesOrNo({
      label: 'Owner organization',
      initial: false,
      sentence: organizationMessages.badIsOwner,
    }),
    /** Domains whose addresses may receive test emails without being users (decision 106). */
    testDomains: text({
      label: 'Domains for test emails',
      help: organizationMessages.testDomainsHint,
      example: 'example.com',
      initial: '',
      max: longestDomains,
      pattern: domainList,
    }),
  },
});
