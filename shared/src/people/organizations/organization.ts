import { z } from 'zod';
import { roles } from '../../platform/access/roles.ts';
import { changeOf, formOf, newOf, readOf } from '../../platform/records/record.ts';
import { id, maxId } from '../../platform/values/fields.ts';
import { organizationMessages } from './organization.messages.ts';
import { organizationRecord } from './organization.record.ts';

/** The fields that staff enter on an organization (Spec, platform 3, 5). */
export const organizationForm = formOf(organizationRecord);

/** A new organization; a partner by default. */
export const newOrganization = newOf(organizationRecord);

/** A changed organization; omitted fields keep their values. Deleting has its own rules and call. */
export const organizationUpdate = changeOf(organizationRecord).omit({ isDeleted: true });

/** A row of the list of organizations, with the numbers of its users and firms. */
export const organizationRow = z.object({
  id: z.int(),
  name: z.string(),
  isOwner: z.boolean(),
  userCount: z.int(),
  firmCount: z.int(),
});
export type OrganizationRow = z.infer<typeof organizationRow>;

/** A user of an organization. */
export const member = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  imageUrl: z.string().nullable(),
  isDisabled: z.boolean(),
  roles: z.array(z.object({ id: z.int(), name: z.enum(roles) })),
});
export type Member = z.infer<typeof member>;

/** A firm on the screens of organizations: where it belongs, and what moves with it. */
export const movableFirm = z.object({
  id: z.int(),
  name: z.string(),
  isPaused: z.boolean(),
  /** The organization whose people see the firm; null means staff only. */
  organizationId: z.int().nullable(),
  /** That organization: its name, whether it is an owner, and its number of enabled people. */
  group: z.string().nullable(),
  isGroupOwner: z.boolean(),
  groupPeople: z.int(),
  representativeCount: z.int(),
  listingCount: z.int(),
  adSlotCount: z.int(),
  /** Ad slots of the firm that include other firms too. */
  sharedAdSlotCount: z.int(),
});
export type MovableFirm = z.infer<typeof movableFirm>;

/** One organization with its users and firms (Spec, platform 3). */
export const organization = readOf(organizationRecord).extend({
  users: z.array(member),
  showcaseFirms: z.array(movableFirm),
});
export type Organization = z.infer<typeof organization>;

/** The input of the dialog 'Assign showcase firm to organization' (Spec, platform 5). */
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

/** Moves a firm to an organization; null removes it from its current one. */
export const firmAssignment = firmChoice.extend({
  organizationId: id.nullable(),
  /** Where the firm was when the user decided; if it has been moved since, the call returns 409. */
  fromOrganizationId: id.nullable().optional(),
});
