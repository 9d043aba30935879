import { stateVerbs } from '@masthead/shared/platform/history/state-verbs.ts';
import { centralZone } from '@masthead/shared/platform/values/dates.ts';
import { allKinds, otherKinds } from '@masthead/shared/record-kinds.ts';
import type { Db, Fragment } from '../db/client.ts';

/** Tables with a history that Activity leaves out, and why. */
export const untold: Readonly<Record<string, string>> = {
  database_place: 'where the database is; nobody does it',
  erasures: 'are listed with personal data',
  external_profiles: 'come from the sites; nobody edits them here',
  images: 'the record that shows the picture tells it',
  mailings: 'the email tells that it was scheduled and sent',
  secrets: 'made by the product for itself',
  sections: 'come with their site',
};

const sessions = otherKinds.session.table;
const imports = otherKinds.import;
const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

const whole = allKinds
  .map(({ table }) => table)
  .filter((one) => ![sessions, imports.table].includes(one as never));
const parts = allKinds.flatMap((kind) => kind.parts ?? []);
const lasting = parts.filter(({ removed }) => removed).map(({ table }) => table);
const onlyAdded = parts.filter(({ removed }) => !removed).map(({ table }) => table);

/** The condition for sign-ins, which are grouped by day. */
const isSignIn = (alias: string) =>
  `${alias}.table_name = '${sessions}' and ${alias}.action = 'insert' and ${alias}.after ->> 'viewed_by' is null`;
const dayOf = (alias: string) => `(${alias}.at at time zone '${centralZone}')::date`;
const startOf = (day: string) => `(${day})::timestamp at time zone '${centralZone}'`;

const endsForeignSession = `changes.actor_id is not null and exists (
  select from sessions s where s.id::text = changes.record_id and (s.viewed_by is not null or s.user_id <> changes.actor_id))`;

/** A part of a statement. */
/**
 * The changes made by a person. The last sign-in of a day stands for all of them, and internal changes of the product
 * are left out.
 */
export const isTold = (db: Db, person: Fragment): Fragment => db`(
  table_name = any(${[...new Set([...whole, ...lasting])]}::text[])
  or (table_name = any(${[...new Set(onlyAdded)]}::text[]) and action = 'insert')
  or (table_name = ${imports.table} and action = 'update' and ${db.unsafe(`after ->> '${stateVerbs.imports.column}' in (${quoted(Object.keys(stateVerbs.imports.verbs))})`)})
  or (table_name = ${sessions} and case
        when action <> 'insert' then ${db.unsafe(endsForeignSession)}
        when ${db.unsafe(isSignIn('changes'))} then not exists (
          select from changes later where ${db.unsafe(isSignIn('later'))} and later.nth = 1
             and (later.at, later.id) > (changes.at, changes.id)
             and later.at < ${db.unsafe(startOf(`${dayOf('changes')} + 1`))} ${person})
        else true end))`;

/** The number of sign-ins on the day of a change, and of how many people. */
export const signInsOfDay = (db: Db, person: Fragment): Fragment => db`
  select count(*) as count, count(distinct coalesce(later.actor_id, 0)) as people from changes later
   where ${db.unsafe(isSignIn('later'))} and ${db.unsafe(isSignIn('c'))}
     and later.at >= ${db.unsafe(startOf(dayOf('c')))}
     and later.at < ${db.unsafe(startOf(`${dayOf('c')} + 1`))} ${person}`;
