import { appendFileSync } from 'node:fs';
import { importKinds } from '../src/import-kinds.ts';

/**
 * The product with two files that crash or hang any process that parses them; each attempt is logged in POISON_NOTES.
 */
const { subscribers } = importKinds;
const open = subscribers.open.bind(subscribers);
subscribers.open = (task) => {
  const note = () => appendFileSync(process.env.POISON_NOTES ?? '', `${task.fileName}\n`);
  if (task.fileName === 'exits.csv') {
    note();
    process.exit(9);
  }
  if (task.fileName === 'hangs.csv') {
    note();
    for (;;);
  }
  return open(task);
};
await import('./product-server.ts');
