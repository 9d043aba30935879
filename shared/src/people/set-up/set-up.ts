import { z } from 'zod';
import { newPassword } from '../../platform/access/password.ts';
import { text } from '../../platform/values/fields.ts';
import { siteRecord } from '../sites/site.record.ts';
import { userRecord } from '../users/user.record.ts';
import { setUpMessages } from './set-up.messages.ts';

/** Maximum lengths, those of the records that the values go into. */
export const setUpLimits = { code: 100, publisher: 200, postalAddress: 300 } as const;

/** The one-time code from the log. */
export const setUpCode = z.object({ code: text(setUpMessages.codeRequired, setUpLimits.code) });

const { property, city, url, timeZone } = siteRecord.fields;
const { name, email } = userRecord.fields;

const publisher = z.object({
  publisher: text(setUpMessages.publisherRequired, setUpLimits.publisher),
  timeZone: timeZone.write,
});
const site = z.object({
  property: property.write,
  city: city.write,
  url: url.write,
  postalAddress: text(setUpMessages.postalAddressRequired, setUpLimits.postalAddress),
});
const admin = z.object({ name: name.write, email: email.write, password: newPassword });

/** The three steps of the screen, in order. */
export const setUpSteps = { publisher, site, admin } as const;

/** What finishes the set-up: the code and every step. */
export const wholeSetUp = setUpCode.extend({ ...publisher.shape, ...site.shape, ...admin.shape });
export type WholeSetUp = z.output<typeof wholeSetUp>;
