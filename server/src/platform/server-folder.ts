import { join } from 'node:path';

/** The folder of the server. Built, this lies in a folder of `dist`, which is as deep as the one that it lies in here. */
export const serverFolder = join(import.meta.dirname, '..', '..');
