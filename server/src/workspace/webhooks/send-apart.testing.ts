import { oneKey } from '../../../test/one-key.ts';
import { type Connection, openPool } from '../../platform/db/client.ts';
import { sendDue } from './send-webhooks.ts';
import { reachOf } from './webhooks.testing.ts';

// A server of its own that sends what is due, so that a test can kill it.
const given = JSON.parse(process.argv[2] ?? '') as {
  connection: Connection;
  port: number;
  webhookId: number;
};
const pool = openPool(given.connection, { max: 1 });
const sending = {
  pool,
  keys: oneKey('test key'),
  publicUrl: 'https://masthead.example',
  reach: reachOf(given.port),
};
await sendDue(sending, given.webhookId);
await pool.end();
