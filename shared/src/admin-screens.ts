import { type Screen, screen } from './screen.ts';

const admins = ['admin'] as const;

/** The screens under Admin that are built. */
export const adminScreens = {
  userList: screen({
    path: '/admin/user',
    title: 'Users',
    access: admins,
    area: 'users',
    nav: { group: 'Admin', label: 'Users' },
  }),
  userEdit: screen({
    path: '/admin/user/$id',
    title: 'Edit User',
    access: admins,
    area: 'users',
  }),
  organizationList: screen({
    path: '/admin/organization',
    title: 'Organizations',
    access: admins,
    area: 'organizations',
    nav: { group: 'Admin', label: 'Organizations' },
  }),
  organizationEdit: screen({
    path: '/admin/organization/$id',
    title: 'Edit Organization',
    access: admins,
    area: 'organizations',
  }),
  siteList: screen({
    path: '/admin/site',
    title: 'Sites',
    access: admins,
    area: 'sites',
    nav: { group: 'Admin', label: 'Sites' },
  }),
  siteEdit: screen({
    path: '/admin/site/$id',
    title: 'Edit Site',
    access: admins,
    area: 'sites',
  }),
  emailTemplateList: screen({
    path: '/admin/email-template',
    title: 'Email templates',
    access: admins,
    area: 'email-templates',
    nav: { group: 'Admin', label: 'Email templates' },
  }),
  emailTemplateAdd: screen({
    path: '/admin/email-template/add',
    title: 'New email template',
    access: admins,
    area: 'email-templates',
  }),
  emailTemplateEdit: screen({
    path: '/admin/email-template/edit/$id',
    title: 'Edit email template',
    access: admins,
    area: 'email-templates',
  }),
  audienceList: screen({
    path: '/admin/audience',
    title: 'Audiences',
    access: admins,
    area: 'audiences',
    nav: { group: 'Admin', label: 'Audiences' },
  }),
  audienceEdit: screen({
    path: '/admin/audience/$id',
    title: 'Audience',
    access: admins,
    area: 'audiences',
  }),
  segmentEdit: screen({
    path: '/admin/segment/{-$id}',
    title: 'Segment',
    access: admins,
    area: 'audiences',
  }),
  suppressionList: screen({
    path: '/admin/suppression',
    title: 'Suppression list',
    access: admins,
    area: 'mailings',
    nav: { group: 'Admin', label: 'Suppression list' },
  }),
  mailchimp: screen({
    path: '/admin/mailchimp',
    title: 'Mailchimp',
    access: admins,
    area: 'mailchimp',
    nav: { group: 'Admin', label: 'Mailchimp' },
  }),
  activityList: screen({
    path: '/admin/activity',
    title: 'Activity',
    access: admins,
    area: 'history',
    nav: { group: 'Admin', label: 'Activity' },
  }),
  importList: screen({
    path: '/admin/import',
    title: 'Imports',
    access: ['editor', 'admin'],
    area: 'imports',
    nav: { group: 'Admin', label: 'Imports' },
  }),
  trash: screen({
    path: '/admin/trash',
    title: 'Trash',
    access: admins,
    area: 'history',
    nav: { group: 'Admin', label: 'Trash' },
  }),
} as const satisfies Record<string, Screen>;
