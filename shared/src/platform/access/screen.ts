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

/** What breadcrumbs call a group that the navigation calls otherwise (Spec, showcase 2). */
export const crumbOf = (group: NavGroup): string => (group === 'Invoicing' ? 'Invoices' : group);

/**
 * Who may do a thing: anyone, anyone signed in, the members of the staff chat, or holders of one of
 * these roles. An admin of the owner organization may do everything but the staff chat (decisions 2).
 */
export type Access = 'public' | 'signed-in' | 'chat-members' | readonly Role[];

/** One screen: where it is, what it is called, who may open it. `$id` is a part of the address. */
export interface Screen {
  path: string;
  title: string;
  access: Access;
  /** Folder of the area in shared, server and web, below its group: 'showcase/firms'. */
  area: string;
  /** The screen whose page draws this one too, so that a form stays when its new record gets an address. */
  pageOf?: string;
  /** Navigation group and label; a screen without them is reached from another screen. */
  nav?: { group: NavGroup; label: string };
}

/** A row of the table of screens, with its words as they stand there. */
export const screen = <const S extends Screen>(row: S): S => row;

/** The path of a record's screen: its last variable part is the id, after that of the site on the screens of a site. */
export const recordPath = (
  { path }: Pick<Screen, 'path'>,
  { id, siteId = null }: { id: number | string; siteId?: number | null },
): string => path.replace('$siteId', String(siteId)).replace(/\{-\$\w+\}|\$\w+/, String(id));

/** What an API token may be given besides screens. */
export type TokenScope = 'content';
