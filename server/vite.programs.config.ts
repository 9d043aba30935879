import { join } from 'node:path';
import { mergeConfig } from 'vite';
import { builtPrograms } from './test/built-programs.ts';
import product from './vite.config.ts';

/** The programs that tests start, beside the product and built like it. */
export default mergeConfig(product, {
  build: {
    rolldownOptions: {
      input: builtPrograms.map((file) => join(import.meta.dirname, 'test', file)),
    },
  },
});
