import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';
import { newRepresentative, representative, representativeUpdate } from './representative.ts';

const readOnly = Object.keys(representative.shape);

/** REST calls of representatives (Spec, showcase 7). */
export const representativeEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/showcase-firm-representative/:id',
    summary: 'One representative.',
    usedBy: ['representativeEdit'],
    params: byId,
    shows: ['representative'],
    reply: representative,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/showcase-firm-representative',
    summary: 'Creates a representative of a firm.',
    usedBy: ['representativeList'],
    body: newRepresentative,
    ignores: readOnly,
    touches: ['representative'],
    reply: representative,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/showcase-firm-representative',
    summary: 'Saves a representative. Absent fields are kept; an old version answers 409.',
    usedBy: ['representativeEdit'],
    body: representativeUpdate,
    ignores: readOnly,
    touches: ['representative'],
    reply: representative,
  }),
};
