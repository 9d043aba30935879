import { uploadParts } from '../../platform/images/image-parts.ts';
import { privateStorage, storageKey } from '../../platform/integrations/files/private-files.ts';
import type { Config } from '../../platform/process/config.ts';
import type { Outside } from './erase.ts';

/** The files and images that an erasure reaches. Invoices are left as they are: the law requires them unaltered. */
export function filesOf(config: Config): Pick<Outside, 'files' | 'removeImage'> {
  const storage = privateStorage(config, 'chat');
  const { host } = uploadParts(config);
  return {
    files: {
      read: (key) => storage.read(storageKey(key)),
      write: (key, content) => storage.write(storageKey(key), content, 'application/octet-stream'),
    },
    removeImage: (publicId) => host.destroy(publicId),
  };
}
