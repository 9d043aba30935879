import { uploadSentences } from '@masthead/shared/platform/contract/upload.ts';
import type { FastifyInstance } from 'fastify';
import { isDiskLow } from '../integrations/images/disk-space.ts';
import type { Config } from '../process/config.ts';
import { storageFull } from './errors.ts';

/**
 * Rejects uploads with 507 while the disk of the data folder has less than its reserve free. Why all of them, also those
 * that go to the database or to a bucket: the embedded database shares this disk, and saves need the rest of it.
 */
export function keepDiskReserve(
  http: FastifyInstance,
  config: Pick<Config, 'dataFolder' | 'diskReserveMb'>,
): void {
  http.addHook('onRoute', (route) => {
    if (!route.config?.declared?.upload) return;
    // Why at `preParsing`: the caller is known, and nothing of the body has been read.
    route.preParsing = async () => {
      if (await isDiskLow(config.dataFolder, config.diskReserveMb))
        throw storageFull(uploadSentences.lowDisk, null);
    };
  });
}
