import { join } from 'node:path';

/** The folder `server`. This file must stay two folders below it, as its built copy in `dist/<build>/` is. */
export const serverFolder = join(import.meta.dirname, '..', '..');
