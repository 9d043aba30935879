import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';
import { newSite, property, site, siteUpdate, wholeSite } from './site.record.ts';

const readOnly = Object.keys(wholeSite.shape);

/** Sites (Spec, platform 7). */
export const siteEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/site',
    summary: 'Lists all sites, in site order.',
    access: 'signed-in',
    shows: ['site'],
    reply: z.array(site),
  }),
  properties: endpoint({
    method: 'GET',
    path: '/api/property',
    summary: 'Lists all properties with their sites, in site order.',
    access: 'signed-in',
    shows: ['site'],
    reply: z.array(property),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/site/:id',
    summary: 'Returns one site.',
    usedBy: ['siteEdit'],
    params: byId,
    shows: ['site'],
    reply: wholeSite,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/site',
    summary: 'Adds a site with the standard sections.',
    usedBy: ['siteList'],
    body: newSite,
    ignores: readOnly,
    touches: ['site'],
    reply: wholeSite,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/site',
    summary: 'Updates a site. Omitted fields keep their values; an outdated version returns 409.',
    usedBy: ['siteEdit'],
    body: siteUpdate,
    ignores: readOnly,
    touches: ['site'],
    reply: wholeSite,
  }),
};
