import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId, id, idInPath } from '../../platform/values/fields.ts';
import { newWebhook, webhook, webhookChange, webhookDelivery } from './webhook.ts';

const ofAdmins = { usedBy: ['webhookList'], touches: ['webhook'] } as const;

/** Webhooks, for admins (decision 140). No token can make these calls. */
export const webhookEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/webhook',
    summary: 'Lists webhooks by name, each with its last try.',
    usedBy: ['webhookList'],
    shows: ['webhook'],
    reply: z.array(webhook),
  }),
  create: endpoint({
    freshProof: true,
    ...ofAdmins,
    method: 'POST',
    path: '/api/webhook',
    summary: 'Adds a webhook. The secret that signs its requests is returned only once.',
    body: newWebhook,
    isSecret: true,
    reply: z.object({ id, secret: z.string() }),
  }),
  update: endpoint({
    ...ofAdmins,
    method: 'PUT',
    path: '/api/webhook',
    summary: 'Changes name, address, events and sites of a webhook.',
    body: webhookChange,
    reply: z.null(),
  }),
  enable: endpoint({
    ...ofAdmins,
    method: 'PUT',
    path: '/api/webhook/:id/enabled',
    summary:
      'Enables or disables a webhook. A disabled one is told nothing; what waits is sent when it is enabled again.',
    params: byId,
    body: z.object({ isEnabled: z.boolean() }),
    reply: z.null(),
  }),
  rotate: endpoint({
    freshProof: true,
    ...ofAdmins,
    method: 'POST',
    path: '/api/webhook/:id/secret',
    summary: 'Replaces the secret of a webhook. The old one signs, too, for 24 hours.',
    params: byId,
    isSecret: true,
    reply: z.object({ secret: z.string() }),
  }),
  test: endpoint({
    ...ofAdmins,
    method: 'POST',
    path: '/api/webhook/:id/test',
    summary: 'Sends a test event to a webhook, once.',
    params: byId,
    reply: z.null(),
  }),
  remove: endpoint({
    ...ofAdmins,
    method: 'DELETE',
    path: '/api/webhook/:id',
    summary: 'Deletes a webhook with its deliveries.',
    params: byId,
    reply: z.null(),
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/api/webhook/:id/deliveries',
    summary: 'Lists deliveries of a webhook, newest first, with what was sent and answered last.',
    usedBy: ['webhookList'],
    params: byId,
    query: z.object({ before: idInPath.optional() }),
    shows: ['webhook'],
    reply: z.object({ nodes: z.array(webhookDelivery), next: id.nullable() }),
  }),
  again: endpoint({
    ...ofAdmins,
    method: 'POST',
    path: '/api/webhook/delivery/:id/again',
    summary: 'Sends a delivery again, under the same webhook-id.',
    params: byId,
    reply: z.null(),
  }),
};
