import { z } from 'zod';
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
      'The people whom the caller may see, by name: staff see all enabled people, partners their own organization; an admin gets whole rows, disabled people too.',
    access: 'signed-in',
    shows: ['user', 'organization'],
    reply: z.array(listedUser),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/user/:id',
    summary: 'One person.',
    usedBy: ['userEdit'],
    params: byId,
    shows: ['user'],
    reply: user,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/auth/user',
    summary: 'Adds a person, without a password.',
    usedBy: ['userList'],
    body: newUser,
    ignores: readOnly,
    touches: ['user', 'sent message'],
    reply: z.object({ id: z.int() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/user',
    summary: 'Saves a person. Absent fields are kept; an old version answers 409.',
    usedBy: ['userEdit', 'organizationEdit'],
    body: userUpdate,
    ignores: readOnly,
    touches: ['user', 'profile'],
    reply: user,
  }),
  externalProfiles: endpoint({
    method: 'GET',
    path: '/api/user-role/rebelmouse/:email',
    summary: 'The profiles of an e-mail at the outside publisher platform; none is an empty list.',
    usedBy: ['userEdit'],
    params: z.object({ email: z.string().min(1) }),
    shows: ['user'],
    reply: z.array(externalProfile),
  }),
  addRole: endpoint({
    method: 'POST',
    path: '/api/user-role',
    summary: 'Gives a person a role.',
    usedBy: ['userEdit'],
    body: roleOfUser,
    touches: ['user'],
    reply: user,
  }),
  removeRole: endpoint({
    method: 'POST',
    path: '/api/user-role/remove',
    summary: 'Takes a role from a person.',
    usedBy: ['userEdit'],
    body: roleOfUser,
    touches: ['user'],
    reply: user,
  }),
};
