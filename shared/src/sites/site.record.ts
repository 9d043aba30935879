import { centralZone } from '../dates.ts';
import { colour, readInstant, yesOrNo } from '../records/kinds.ts';
import { record } from '../records/record.ts';
import { link, longText, picture, text } from '../records/text-kinds.ts';
import { siteMessages } from './site.messages.ts';
import { timeZoneName } from './time-zones.ts';

/** A site of the publisher: a property, and a city for the main property (Spec, platform 2.4, 5). */
export const siteRecord = record({
  noun: 'site',
  plural: 'Sites',
  slug: 'site',
  screen: 'siteEdit',
  table: 'sites',
  title: 'name',
  trash: false,
  fields: {
    property: text({ label: 'Property', required: siteMessages.propertyRequired, max: 100 }),
    city: text({ label: 'City', required: siteMessages.cityRequired, max: 100 }),
    url: link({ label: 'URL', required: siteMessages.urlRequired, invalid: siteMessages.badUrl }),
    /** Where the publisher shows posts itself; null leaves that to the public pages of this product (decisions 9). */
    previewUrl: link({ label: 'Preview address', invalid: siteMessages.badUrl }),
    /** The clock that the days of its ad slots run by. */
    timeZone: {
      ...text({
        label: 'Time zone',
        required: siteMessages.timeZoneRequired,
        pattern: timeZoneName,
      }),
      initial: centralZone,
      isRequired: false,
    },
    /** How its emails look beyond their style; null leaves that to the style and to the server's settings. */
    brandColour: colour({ label: 'Brand color' }),
    logoUrl: picture({ label: 'Logo', invalid: siteMessages.badLogo }),
    postalAddress: longText({ label: 'Postal address', max: 300 }),
  },
  added: {
    /** When a page of the site asked for its ad slots last, to a few minutes. */
    tagSeenAt: readInstant.nullable(),
  },
  kept: {
    name: text({ label: 'Name', required: siteMessages.propertyRequired }),
    isMain: yesOrNo({ label: 'Main property', initial: false }),
  },
});
