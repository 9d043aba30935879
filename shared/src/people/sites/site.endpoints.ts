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
    summary: 'Every site, in site order.',
    access: 'signed-in',
    shows: ['site'],
    reply: z.array(site),
  }),
  properties: endpoint({
    method: 'GET',
    path: '/api/property',
    summary: 'Every property with its sites, in site order.',
    access: 'signed-in',
    shows: ['site'],
    reply: z.array(property),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/site/:id',
    summary: 'One site.',
    usedBy: ['siteEdit'],
    params: byId,
    shows: ['site'],
    reply: wholeSite,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/site',
    summary: 'Adds a site with the sections that every site has.',
    usedBy: ['siteList'],
    body: newSite,
    ignores: readOnly,
    touches: ['site'],
    reply: wholeSite,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/site',
    summary: 'Saves a site. Absent fields are kept; an old version answers 409.',
    usedBy: ['siteEdit'],
    body: siteUpdate,
    ignores: readOnly,
    touches: ['site'],
    reply: wholeSite,
  }),
};
