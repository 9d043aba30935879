import { z } from 'zod';
import { roles } from '../../platform/access/roles.ts';
import { changeOf, formOf, newOf, readOf } from '../../platform/records/record.ts';
import { id, maxId } from '../../platform/values/fields.ts';
import { organizationMessages } from './organization.messages.ts';
import { organizationRecord } from './organization.record.ts';

/** What staff write on an organization (Spec, platform 3, 5). */
export const organizationForm = formOf(organizationRecord);

/** A new organization; a partner unless stated. */
export const newOrganization = newOf(organizationRecord);

/** A changed organization: absent fields stay as they are. A delete has rules, and a call, of its own. */
export const organizationUpdate = changeOf(organizationRecord).omit({ isDeleted: true });

/** An organization in the list, with how much belongs to it. */
export const organizationRow = z.object({
  id: z.int(),
  name: z.string(),
  isOwner: z.boolean(),
  userCount: z.int(),
  firmCount: z.int(),
});
export type OrganizationRow = z.infer<typeof organizationRow>;

/** Somebody who belongs to an organization. */
export const member = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  imageUrl: z.string().nullable(),
  isDisabled: z.boolean(),
  roles: z.array(z.object({ id: z.int(), name: z.enum(roles) })),
});
export type Member = z.infer<typeof member>;

/** A firm as far as organizations are concerned: where it belongs and what goes along with it. */
export const movableFirm = z.object({
  id: z.int(),
  name: z.string(),
  isPaused: z.boolean(),
  /** The organization whose people see the firm; none means staff only. */
  organizationId: z.int().nullable(),
  /** The name of that organization, whether it is an owner, and how many enabled people it has. */
  group: z.string().nullable(),
  isGroupOwner: z.boolean(),
  groupPeople: z.int(),
  representativeCount: z.int(),
  listingCount: z.int(),
  adSlotCount: z.int(),
  /** Ad slots of the firm that have other firms too. */
  sharedAdSlotCount: z.int(),
});
export type MovableFirm = z.infer<typeof movableFirm>;

/** One organization, whole (Spec, platform 3). */
export const organization = readOf(organizationRecord).extend({
  users: z.array(member),
  showcaseFirms: z.array(movableFirm),
});
export type Organization = z.infer<typeof organization>;

/** What the dialog 'Assign showcase firm to organization' asks for (Spec, platform 5). */
export const firmChoice = z.object({
  firmId: z
    .int(organizationMessages.firmRequired)
    .min(1, organizationMessages.firmRequired)
    .max(maxId, organizationMessages.unknownFirm)
    .nullish()
    .transform((value, context) => {
      if (value) return value;
      context.addIssue({ code: 'custom', message: organizationMessages.firmRequired });
      return z.NEVER;
    }),
});

/** Moves a firm into an organization, or with null out of the one it is in. */
export const firmAssignment = firmChoice.extend({
  organizationId: id.nullable(),
  /** Where the firm was when the person decided; a firm that is elsewhere by now is a 409. */
  fromOrganizationId: id.nullable().optional(),
});
