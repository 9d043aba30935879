import { z } from 'zod';
import { demandedRoles } from '../../platform/access/second-factor.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';
import { externalProfile, listedUser, newUser, roleOfUser, user, userUpdate } from './user.ts';

const readOnly = Object.keys(user.shape);

/** People and their roles (Spec, platform 7). */
export const userEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/user',
    summary:
      'Lists the people the caller may see, by name. Staff see all enabled people, partners those of their own organization. Admins get full rows, including disabled people.',
    access: 'signed-in',
    shows: ['user', 'organization'],
    reply: z.array(listedUser),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/user/:id',
    summary: 'Returns one person.',
    usedBy: ['userEdit'],
    params: byId,
    shows: ['user'],
    reply: user,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/auth/user',
    summary: 'Adds a person without a password.',
    usedBy: ['userList'],
    body: newUser,
    ignores: readOnly,
    touches: ['user', 'sent message'],
    reply: z.object({ id: z.int() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/user',
    freshProof: true,
    summary: 'Updates a person. Omitted fields keep their values; an outdated version returns 409.',
    usedBy: ['userEdit', 'organizationEdit'],
    body: userUpdate,
    ignores: readOnly,
    touches: ['user', 'profile'],
    reply: user,
  }),
  demandedFactors: endpoint({
    method: 'GET',
    path: '/api/user-role/second-factor',
    summary: 'Returns the roles whose people must turn on two-step sign-in.',
    usedBy: ['userList'],
    shows: ['second factor'],
    reply: demandedRoles,
  }),
  demandFactors: endpoint({
    method: 'PUT',
    path: '/api/user-role/second-factor',
    freshProof: true,
    summary: 'Replaces the roles whose people must turn on two-step sign-in.',
    usedBy: ['userList'],
    body: demandedRoles,
    touches: ['second factor'],
    reply: demandedRoles,
  }),
  externalProfiles: endpoint({
    method: 'GET',
    path: '/api/user-role/rebelmouse/:email',
    summary: 'Lists the profiles of an email address on the external publishing platform.',
    usedBy: ['userEdit'],
    params: z.object({ email: z.string().min(1) }),
    shows: ['user'],
    reply: z.array(externalProfile),
  }),
  addRole: endpoint({
    method: 'POST',
    path: '/api/user-role',
    freshProof: true,
    summary: 'Adds a role to a person.',
    usedBy: ['userEdit'],
    body: roleOfUser,
    touches: ['user'],
    reply: user,
  }),
  removeRole: endpoint({
    method: 'POST',
    path: '/api/user-role/remove',
    freshProof: true,
    summary: 'Removes a role from a person.',
    usedBy: ['userEdit'],
    body: roleOfUser,
    touches: ['user'],
    reply: user,
  }),
};
