import type { Role } from '../process/config.ts';

/** Where a process tells its metrics. Why two ports: the web server and the worker beside it are two processes. */
export const portOfRole = (port: number, role: Role): number =>
  role === 'worker' ? port + 1 : port;
