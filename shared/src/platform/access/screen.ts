import type { Role } from './roles.ts';

/** Groups of the top navigation, in order (Spec, platform 2.3). */
export const navGroups = [
  'Articles',
  'Events',
  'Series',
  'Other Content',
  'Photos',
  'Email Campaigns',
  'Showcase',
  'Invoicing',
  'Admin',
] as const;
export type NavGroup = (typeof navGroups)[number];

/** The breadcrumb name of a group, where it differs from the navigation (Spec, showcase 2). */
export const crumbOf = (group: NavGroup): string => (group === 'Invoicing' ? 'Invoices' : group);

/**
 * Who may do a thing: anyone, anyone signed in, the members of the staff chat, or holders of one of
 * these roles. An admin of the owner organization may do everything but the staff chat (decisions 2).
 */
export type Access = 'public' | 'signed-in' | 'chat-members' | readonly Role[];

/** One screen: its path, title and access. `$id` is a path parameter. */
export interface Screen {
  path: string;
  title: string;
  access: Access;
  /** Folder of the area in shared, server and web, below its group: 'showcase/firms'. */
  area: string;
  /** Navigation group and label; a screen without them is reached from another screen. */
  nav?: { group: NavGroup; label: string };
}

/** A row of the table of screens, with its words as they stand there. */
export const screen = <const S extends Screen>(row: S): S => row;
