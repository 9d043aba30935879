import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId } from '../fields.ts';
import { site, siteForm, siteRecord, siteUpdate } from './site.ts';

const readOnly = Object.keys(siteRecord.shape);

/** Sites (Spec, platform 7). */
export const siteEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/site',
    summary: 'Every site, in site order.',
    access: 'signed-in',
    reply: z.array(site),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/site/:id',
    summary: 'One site.',
    usedBy: ['siteEdit'],
    params: byId,
    reply: siteRecord,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/site',
    summary: 'Adds a site with the sections that every site has.',
    usedBy: ['siteList'],
    body: siteForm,
    ignores: readOnly,
    reply: siteRecord,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/site',
    summary: 'Saves a site. Absent fields are kept; an old version answers 409.',
    usedBy: ['siteEdit'],
    body: siteUpdate,
    ignores: readOnly,
    reply: siteRecord,
  }),
};
