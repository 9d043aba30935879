import { type Screen, screen } from './platform/access/screen.ts';

const admins = ['admin'] as const;

/** The screens under Admin that are built. */
export const adminScreens = {
  userList: screen({
    path: '/admin/user',
    title: 'Users',
    access: admins,
    area: 'people/users',
    nav: { group: 'Admin', label: 'Users' },
  }),
  userEdit: screen({
    path: '/admin/user/$id',
    title: 'Edit User',
    access: admins,
    area: 'people/users',
  }),
  organizationList: screen({
    path: '/admin/organization',
    title: 'Organizations',
    access: admins,
    area: 'people/organizations',
    nav: { group: 'Admin', label: 'Organizations' },
  }),
  organizationEdit: screen({
    path: '/admin/organization/$id',
    title: 'Edit Organization',
    access: admins,
    area: 'people/organizations',
  }),
  apiTokenList: screen({
    path: '/admin/api-token',
    title: 'API tokens',
    access: admins,
    area: 'people/api-tokens',
    nav: { group: 'Admin', label: 'API tokens' },
  }),
  siteList: screen({
    path: '/admin/site',
    title: 'Sites',
    access: admins,
    area: 'people/sites',
    nav: { group: 'Admin', label: 'Sites' },
  }),
  siteEdit: screen({
    path: '/admin/site/$id',
    title: 'Edit Site',
    access: admins,
    area: 'people/sites',
  }),
  emailTemplateList: screen({
    path: '/admin/email-template',
    title: 'Email templates',
    access: admins,
    area: 'email/templates',
    nav: { group: 'Admin', label: 'Email templates' },
  }),
  emailTemplateAdd: screen({
    path: '/admin/email-template/add',
    title: 'New email template',
    access: admins,
    area: 'email/templates',
  }),
  emailTemplateEdit: screen({
    path: '/admin/email-template/edit/$id',
    title: 'Edit email template',
    access: admins,
    area: 'email/templates',
  }),
  audienceList: screen({
    path: '/admin/audience',
    title: 'Audiences',
    access: admins,
    area: 'email/audiences',
    nav: { group: 'Admin', label: 'Audiences' },
  }),
  audienceEdit: screen({
    path: '/admin/audience/$id',
    title: 'Audience',
    access: admins,
    area: 'email/audiences',
  }),
  segmentEdit: screen({
    path: '/admin/segment/{-$id}',
    title: 'Segment',
    access: admins,
    area: 'email/audiences',
  }),
  suppressionList: screen({
    path: '/admin/suppression',
    title: 'Suppression list',
    access: admins,
    area: 'email/mailings',
    nav: { group: 'Admin', label: 'Suppression list' },
  }),
  mailchimp: screen({
    path: '/admin/mailchimp',
    title: 'Mailchimp',
    access: admins,
    area: 'email/mailchimp',
    nav: { group: 'Admin', label: 'Mailchimp' },
  }),
  activityList: screen({
    path: '/admin/activity',
    title: 'Activity',
    access: admins,
    area: 'workspace/history',
    nav: { group: 'Admin', label: 'Activity' },
  }),
  importList: screen({
    path: '/admin/import',
    title: 'Imports',
    access: ['editor', 'admin'],
    area: 'platform/imports',
    nav: { group: 'Admin', label: 'Imports' },
  }),
  retentionList: screen({
    path: '/admin/retention',
    title: 'Retention',
    access: admins,
    area: 'platform/retention',
    nav: { group: 'Admin', label: 'Retention' },
  }),
  trash: screen({
    path: '/admin/trash',
    title: 'Trash',
    access: admins,
    area: 'workspace/history',
    nav: { group: 'Admin', label: 'Trash' },
  }),
} as const satisfies Record<string, Screen>;
