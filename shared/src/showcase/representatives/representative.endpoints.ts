import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';
import { newRepresentative, representative, representativeUpdate } from './representative.ts';

const readOnly = Object.keys(representative.shape);

/** REST calls of representatives (Spec, showcase 7). */
export const representativeEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/showcase-firm-representative/:id',
    summary: 'Returns one representative.',
    usedBy: ['representativeEdit'],
    params: byId,
    shows: ['representative'],
    reply: representative,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/showcase-firm-representative',
    summary: 'Creates a representative for a firm.',
    usedBy: ['representativeList'],
    body: newRepresentative,
    ignores: readOnly,
    touches: ['representative'],
    reply: representative,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/showcase-firm-representative',
    summary:
      'Updates a representative. Omitted fields keep their values; an outdated version returns 409.',
    usedBy: ['representativeEdit'],
    body: representativeUpdate,
    ignores: readOnly,
    touches: ['representative'],
    reply: representative,
  }),
};
