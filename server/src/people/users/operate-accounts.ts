import { resetMinutes } from '@masthead/shared/people/sign-in/reset.ts';
import { newUser, usernameOf } from '@masthead/shared/people/users/user.ts';
import { operator } from '@masthead/shared/platform/history/history.ts';
import { deletePasskeys } from '../../platform/access/passkey.queries.ts';
import { borne } from '../../platform/access/password.ts';
import { hashToken, newToken } from '../../platform/access/seal.ts';
import {
  deleteSecondFactor,
  insertAccountEvent,
} from '../../platform/access/second-factor.queries.ts';
import { type Db, type Pool, write } from '../../platform/db/client.ts';
import {
  type Addressee,
  findAccount,
  insertReset,
  lockAddressee,
} from '../sign-in/auth.queries.ts';
import {
  type AdminRow,
  deleteFailures,
  endWaysIn,
  insertAdmin,
  listAdmins,
} from './operate-accounts.queries.ts';

/** What the operator may do for people who can't sign in. History names the operator. */
export interface Operating {
  pool: Pool;
  publicUrl: string;
}

const at = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function stateOf({ isDisabled, isLocked, hasPassword }: AdminRow): string {
  if (isDisabled) return 'disabled';
  if (isLocked) return 'locked';
  return hasPassword ? 'can sign in' : 'has no password';
}

/** The admins as a table. */
export async function adminLines({ pool }: Operating): Promise<string[]> {
  const rows = (await listAdmins(pool, borne)).map((admin) => [
    admin.name,
    admin.username,
    admin.email,
    admin.lastSignIn ? at(admin.lastSignIn) : 'never',
    admin.hasSecondFactor ? 'on' : 'off',
    stateOf(admin),
  ]);
  const table = [['NAME', 'USERNAME', 'EMAIL', 'LAST SIGN-IN', 'TWO-STEP', 'STATE'], ...rows];
  const width = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  );
}

async function personNamed(db: Db, name: string): Promise<Addressee> {
  const { found } = await findAccount(db, name);
  if (!found) throw new Error(`Nobody has the username or email address ${name}.`);
  const person = await lockAddressee(db, found.id);
  if (!person) throw new Error(`${name} is disabled. Another admin can enable the account.`);
  return person;
}

/** The lines with a link that sets a password, once. */
async function linkLines(db: Db, { publicUrl }: Operating, person: Addressee): Promise<string[]> {
  const token = newToken();
  const hash = hashToken(token);
  await insertReset(db, { userId: person.id, tokenHash: hash, minutes: resetMinutes });
  return [
    `This link sets the password, once, within ${resetMinutes} minutes. Enter the email address ${person.email} there:`,
    `${publicUrl}/reset-password/${token}`,
  ];
}

/** Ends a person's password, passkeys, second factor and sessions, and answers a link to a new password. */
export function resetAccount(operating: Operating, name: string): Promise<string[]> {
  return write(operating.pool, operator.id, async (db) => {
    const person = await personNamed(db, name);
    await endWaysIn(db, person.id);
    await deleteSecondFactor(db, person.id);
    await deletePasskeys(db, person.id);
    await deleteFailures(db, person.id);
    await insertAccountEvent(db, person.id, 'reset');
    return [
      `${person.name} is signed out everywhere. The password, passkeys and two-step sign-in no longer apply.`,
      ...(await linkLines(db, operating, person)),
    ];
  });
}

/** Lets a person try again who has entered too many wrong passwords. */
export function unlockAccount({ pool }: Operating, name: string): Promise<string[]> {
  return write(pool, operator.id, async (db) => {
    const person = await personNamed(db, name);
    const failures = await deleteFailures(db, person.id);
    if (failures === 0) return [`${person.name} is not locked.`];
    await insertAccountEvent(db, person.id, 'unlocked');
    return [`${person.name} can sign in again with the same password.`];
  });
}

/** Adds an admin, who chooses a password with the link in the answer. */
export async function createAdmin(
  operating: Operating,
  given: { email: string; name: string | undefined; username: string | undefined },
): Promise<string[]> {
  const username = given.username ?? usernameOf(given.email);
  const person = newUser
    .pick({ name: true, username: true, email: true })
    .safeParse({ email: given.email, username, name: given.name ?? username });
  if (!person.success) throw new Error(person.error.issues[0]?.message);
  return write(operating.pool, operator.id, async (db) => {
    const id = await insertAdmin(db, person.data);
    const added = await lockAddressee(db, id);
    if (!added) throw new Error('The admin was not saved.');
    return [
      `${added.name} is an admin with the username ${added.username}.`,
      ...(await linkLines(db, operating, added)),
    ];
  });
}
