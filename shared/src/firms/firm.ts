import { z } from 'zod';
import { linkOrPath, text, webAddress } from '../fields.ts';
import { firmStyling, googleAnalyticsTag } from '../showcase/styling.ts';

const address = webAddress('Invalid URL').nullable();
/** A picture of the product's own image host has an address without a host. */
const picture = linkOrPath('Invalid URL').nullable();

/** What the Create firm dialog asks for. */
export const newFirm = z.object({ name: text('A name is required', 200) });

/** What staff and partners edit of a firm (Spec, showcase 5). */
export const firmForm = z.object({
  ...newFirm.shape,
  ...firmStyling.shape,
  isPaused: z.boolean(),
  siteIds: z.array(z.int()).min(1, 'A site is required').max(100),
  website: address,
  logoUrl1: picture,
  logoUrl2: picture,
  googleAnalyticsTag,
});

/** A save of a firm: absent fields are kept, null clears. */
export const firmUpdate = firmForm.partial().extend({ id: z.int(), version: z.int().optional() });

/** A firm: an advertiser (Spec, showcase 3). */
export const firm = z.object({
  ...firmForm.shape,
  /** None until the firm is edited for the first time. */
  siteIds: z.array(z.int()),
  id: z.int(),
  /** The organization whose people may see and change it. */
  userGroupId: z.int().nullable(),
  /** The name of that organization. */
  group: z.string().nullable(),
  createdBy: z.string().nullable(),
  updatedBy: z.string().nullable(),
  dateCreated: z.iso.datetime(),
  dateUpdated: z.iso.datetime(),
  version: z.int(),
});
export type Firm = z.infer<typeof firm>;

/** A firm as the list shows it. */
export const firmRow = firm.pick({
  id: true,
  name: true,
  userGroupId: true,
  group: true,
  isPaused: true,
});

/** A firm in a picker. Paused firms are left out of option lists (Spec, showcase 4). */
export const firmOption = firm.pick({ id: true, name: true, userGroupId: true });
