import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';

/** For limits: a person wherever they are, and the network of whoever is not signed in. */
export const askerOf = ({ viewer, ip }: Pick<FastifyRequest, 'viewer' | 'ip'>): string =>
  viewer ? `person ${viewer.id}` : networkOf(ip);
