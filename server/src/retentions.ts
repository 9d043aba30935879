import {
  countOldDeliveries,
  deleteOldDeliveries,
} from './email/mailings/old-deliveries.queries.ts';
import type { Db } from './platform/db/client.ts';
import { unstarted } from './platform/imports/import.store.ts';
import { storageKey } from './platform/integrations/files/private-files.ts';
import type { ImageStorage } from './platform/integrations/images/image-host.ts';
import { agedTables, type Retention, type Retentions } from './platform/retention/retain.ts';
import { countOldChanges, deleteOldChanges } from './platform/retention/retention.queries.ts';
import { countOldTrash, deleteOldTrash } from './workspace/history/old-trash.queries.ts';

/** Older than the period by this column. */
const byAge = (column: string) => (db: Db, days: number) =>
  db`${db(column)} < now() - make_interval(days => ${days})`;

const isOver = (column: string) => (db: Db, days: number) =>
  db`coalesce(${db(column)}, t.expires_at) < now() - make_interval(days => ${days})`;

const ofImports = (db: Db, days: number, states: readonly string[]) =>
  db`select i.id from imports i where i.state = any(${states})
        and coalesce(i.finished_at, i.created_at) < now() - make_interval(days => ${days})`;
const finished = ['done', 'failed', 'undone'];
/** What an import has of its own. Why first: one statement would otherwise delete it all. */
const partOfImport = (table: string, states = finished) => ({
  table,
  of: 'import_id',
  ids: (db: Db, days: number) => ofImports(db, days, states),
});
const importOf = (states: readonly string[]) => ({
  table: 'imports',
  isDue: (db: Db, days: number) => db`t.id in (${ofImports(db, days, states)})`,
});

/** Messages of the chat, with their files. */
function chatMessages(files: Pick<ImageStorage, 'remove'>): Retention {
  const messages = agedTables({ table: 'chat_messages', isDue: byAge('created_at') });
  return {
    ...messages,
    async deleteOld(db, days, size) {
      // Why files first: a file without its message would never be found again.
      const old = await db<{ key: string }[]>`
        select file_key as key from chat_messages t
         where ${byAge('created_at')(db, days)} and file_key is not null limit 20`;
      for (const { key } of old) await files.remove(storageKey(key));
      if (old.length === 0) return messages.deleteOld(db, days, size);
      const { count } = await db`
        delete from chat_messages where file_key = any(${old.map(({ key }) => key)}::text[])`;
      return count;
    },
  };
}

/** How each kind is deleted and counted (decision 136). */
export const retentionsOf = (chatFiles: Pick<ImageStorage, 'remove'>): Retentions => {
  return {
    history: {
      tables: ['changes', 'history_copies'],
      deleteOld: deleteOldChanges,
      countOld: countOldChanges,
    },
    'sent-emails': agedTables({
      table: 'mailings',
      isDue: (db, days) => db`t.status in ('sent', 'failed', 'canceled') and t.html <> ''
        and coalesce(t.finished_at, t.started_at, t.send_at) < now() - make_interval(days => ${days})`,
      set: (db) => db`html = '', text = ''`,
    }),
    imports: agedTables(
      partOfImport('import_changes'),
      partOfImport('import_problems'),
      partOfImport('import_pieces'),
      importOf(finished),
    ),
    chat: chatMessages(chatFiles),
    sessions: agedTables({ table: 'sessions', isDue: isOver('ended_at') }),
    'password-resets': agedTables({
      table: 'password_resets',
      isDue: (db, days) =>
        db`least(t.used_at, t.ended_at, t.expires_at) < now() - make_interval(days => ${days})`,
    }),
    'test-emails': agedTables({ table: 'test_emails', isDue: byAge('at') }),
    'account-events': agedTables({ table: 'account_events', isDue: byAge('at') }),
    notices: agedTables({ table: 'notices', isDue: byAge('made_at') }),
    'email-readers': agedTables({ table: 'mailing_readers', isDue: byAge('opened_at') }),
    'email-tokens': agedTables({
      table: 'mailing_tokens',
      of: 'mailing_id',
      ids: (db, days) =>
        db`select m.id from mailings m where m.started_at < now() - make_interval(days => ${days})`,
    }),
    'unstarted-imports': agedTables(partOfImport('import_pieces', unstarted), importOf(unstarted)),
    'failed-import-files': agedTables({
      table: 'import_pieces',
      of: 'import_id',
      ids: (db, days) => db`
        select i.id from imports i
         where i.state = 'failed' and i.created_at < now() - make_interval(days => ${days})`,
    }),
    'link-checks': agedTables({ table: 'link_checks', isDue: byAge('asked_at') }),
    'repeated-requests': agedTables({ table: 'kept_answers', isDue: byAge('begun_at') }),
    // Why: whole days are taken away (`keep-event-days.ts`).
    'reader-events': { tables: ['reader_events'] },
    deliveries: {
      tables: ['mail_deliveries'],
      deleteOld: deleteOldDeliveries,
      countOld: countOldDeliveries,
    },
    // Its size is not shown: it is in the tables of all records.
    trash: { tables: [], deleteOld: deleteOldTrash, countOld: countOldTrash },
    pictures: { tables: ['images', 'photos'] },
  };
};
