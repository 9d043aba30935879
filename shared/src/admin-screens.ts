import { built, type Screen } from './screen.ts';

const admins = ['admin'] as const;

/** The screens under Admin that are built. */
export const adminScreens = {
  userList: built({
    path: '/admin/user',
    title: 'Users',
    access: admins,
    area: 'users',
    nav: { group: 'Admin', label: 'Users' },
  }),
  userEdit: built({
    path: '/admin/user/$id',
    title: 'Edit User',
    access: admins,
    area: 'users',
  }),
  organizationList: built({
    path: '/admin/organization',
    title: 'Organizations',
    access: admins,
    area: 'organizations',
    nav: { group: 'Admin', label: 'Organizations' },
  }),
  organizationEdit: built({
    path: '/admin/organization/$id',
    title: 'Edit Organization',
    access: admins,
    area: 'organizations',
  }),
  siteList: built({
    path: '/admin/site',
    title: 'Sites',
    access: admins,
    area: 'sites',
    nav: { group: 'Admin', label: 'Sites' },
  }),
  siteEdit: built({
    path: '/admin/site/$id',
    title: 'Edit Site',
    access: admins,
    area: 'sites',
  }),
  emailTemplateList: built({
    path: '/admin/email-template',
    title: 'Email templates',
    access: admins,
    area: 'email-templates',
    nav: { group: 'Admin', label: 'Email templates' },
  }),
  emailTemplateAdd: built({
    path: '/admin/email-template/add',
    title: 'New email template',
    access: admins,
    area: 'email-templates',
  }),
  emailTemplateEdit: built({
    path: '/admin/email-template/edit/$id',
    title: 'Edit email template',
    access: admins,
    area: 'email-templates',
  }),
  audienceList: built({
    path: '/admin/audience',
    title: 'Audiences',
    access: admins,
    area: 'audiences',
    nav: { group: 'Admin', label: 'Audiences' },
  }),
  audienceEdit: built({
    path: '/admin/audience/$id',
    title: 'Audience',
    access: admins,
    area: 'audiences',
  }),
  activityList: built({
    path: '/admin/activity',
    title: 'Activity',
    access: admins,
    area: 'history',
    nav: { group: 'Admin', label: 'Activity' },
  }),
  importList: built({
    path: '/admin/import',
    title: 'Imports',
    access: ['editor', 'admin'],
    area: 'imports',
    nav: { group: 'Admin', label: 'Imports' },
  }),
  trash: built({
    path: '/admin/trash',
    title: 'Trash',
    access: admins,
    area: 'history',
    nav: { group: 'Admin', label: 'Trash' },
  }),
} as const satisfies Record<string, Screen>;
