import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';
import {
  firmAssignment,
  movableFirm,
  newOrganization,
  organization,
  organizationRow,
  organizationUpdate,
} from './organization.ts';

const readOnly = Object.keys(organization.shape);

/** Organizations, which the API calls user groups (Spec, platform 7). */
export const organizationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/user-group',
    summary: 'Lists all organizations, owners first, with their numbers of users and firms.',
    usedBy: ['organizationList', 'organizationEdit', 'userList', 'userEdit'],
    shows: ['organization', 'user', 'firm'],
    reply: z.array(organizationRow),
  }),
  firms: endpoint({
    method: 'GET',
    path: '/api/user-group/firms',
    summary:
      'Lists all firms, each with its organization and the number of records that move with it.',
    usedBy: ['organizationEdit'],
    shows: ['firm', 'organization'],
    reply: z.array(movableFirm),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/user-group/:id',
    summary: 'Returns one organization with its users and firms.',
    usedBy: ['organizationEdit'],
    params: byId,
    shows: ['organization', 'user', 'firm'],
    reply: organization,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/user-group',
    summary: 'Adds an organization.',
    usedBy: ['organizationList'],
    body: newOrganization,
    ignores: readOnly,
    touches: ['organization'],
    reply: organization,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/user-group',
    freshProof: true,
    summary:
      'Updates an organization. Omitted fields keep their values; an outdated version returns 409.',
    usedBy: ['organizationEdit'],
    body: organizationUpdate,
    ignores: readOnly,
    touches: ['organization'],
    reply: organization,
  }),
  assignFirm: endpoint({
    method: 'POST',
    path: '/api/user-group/assign-firm',
    summary:
      'Moves a firm to an organization, or with null out of its organization. With `fromUserGroupId`, returns 409 if the firm has been moved since.',
    usedBy: ['organizationEdit'],
    body: firmAssignment,
    touches: ['organization', 'firm'],
    reply: movableFirm,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/user-group/:id',
    summary: 'Deletes an organization that has no users and no firms.',
    usedBy: ['organizationList', 'organizationEdit'],
    params: byId,
    touches: ['organization'],
    reply: z.object({ id: z.int() }),
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/api/user-group/restore/:id',
    summary: 'Restores a deleted organization.',
    usedBy: ['organizationList', 'organizationEdit'],
    params: byId,
    touches: ['organization'],
    reply: organization,
  }),
};
