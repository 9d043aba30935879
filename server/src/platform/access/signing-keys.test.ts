import { expect, test, vi } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { addSigningKey, listSigningKeys } from '../db/secrets.queries.ts';
import { revokeKey, rotateKeys } from './rotate-keys.ts';
import { openSigningKeys, type SigningKey, signingKeys } from './signing-keys.ts';

const database = withTestDatabase();
const how = { length: 27 };
const minute = 60_000;

/** Keys at a moment of a clock that the test sets. */
function keysAt(keys: SigningKey[]) {
  const clock = { ms: 0 };
  return {
    clock,
    keys: signingKeys(
      () => keys,
      () => clock.ms,
    ),
  };
}

test('signs with the newest key whose time has come, and reads links of every key', () => {
  const { clock, keys } = keysAt([
    { number: 1, value: 'first', signsAt: -minute },
    { number: 2, value: 'second', signsAt: minute },
  ]);
  const before = keys.sign('a', how);
  clock.ms = 2 * minute;
  const after = keys.sign('a', how);
  expect([before === after, keys.current()]).toEqual([false, 2]);
  for (const at of [0, 2 * minute]) {
    clock.ms = at;
    expect(keys.isSigned('a', before, how)).toBe(true);
    expect(keys.isSigned('a', after, how)).toBe(true);
    expect(keys.isSigned('b', before, how)).toBe(false);
    expect(keys.isSigned('a', before.slice(1), how)).toBe(false);
    expect(keys.isSigned('a', '', how)).toBe(false);
  }
});

test('an old key signs no fresh links of a kind that lives for a short time', () => {
  const { clock, keys } = keysAt([
    { number: 1, value: 'first', signsAt: 0 },
    { number: 2, value: 'second', signsAt: minute },
  ]);
  const short = { ...how, livesMs: 10 * minute };
  const link = keys.sign('a', short);
  clock.ms = 11 * minute;
  expect(keys.isSigned('a', link, short)).toBe(true);
  clock.ms = 17 * minute;
  expect(keys.isSigned('a', link, short)).toBe(false);
  expect(keys.isSigned('a', link, how)).toBe(true);
});

test('opens what an older key sealed, and nothing sealed with a key that is gone', () => {
  const [first, second] = ['first', 'second'].map((value, index) => ({
    number: index + 1,
    value,
    signsAt: index - 2,
  })) as [SigningKey, SigningKey];
  const sealed = keysAt([first]).keys.seal('a purpose', 'the text');
  expect(keysAt([first, second]).keys.unseal('a purpose', sealed)).toBe('the text');
  expect(keysAt([second]).keys.unseal('a purpose', sealed)).toBeNull();
});

test('every server reads a new key before one of them signs with it, and refuses a revoked one', async () => {
  const { pool } = database;
  const pauses = { everyMs: 20, retryMs: 20 };
  const [one, other] = [await openSigningKeys(pool, pauses), await openSigningKeys(pool, pauses)];
  try {
    const old = one.keys.sign('a', how);
    expect(other.keys.isSigned('a', old, how)).toBe(true);
    await rotateKeys(pool);
    await expect(rotateKeys(pool)).rejects.toThrow('Key 2 is new and signs from');
    await vi.waitFor(() => expect(other.keys.signAs(2, 'a', how)).not.toBeNull());
    expect(one.keys.sign('a', how)).toBe(old);

    const nothing = async () => {};
    const revoke = (number: number, isConfirmed = true) =>
      revokeKey(pool, { number, isConfirmed, countMailings: async () => 3, reseal: nothing });
    await expect(revoke(1)).rejects.toThrow('Key 1 has not been replaced yet.');
    await pool`update secrets set signs_from = now() where id = 'signing-2'`;
    await expect.poll(() => one.keys.current()).toBe(2);
    await expect.poll(() => other.keys.isSigned('a', one.keys.sign('a', how), how)).toBe(true);
    expect(other.keys.isSigned('a', old, how)).toBe(true);

    expect((await revoke(1, false)).join('\n')).toMatch(
      /links in the emails of 3 mailings: unsubscribing[\s\S]+Nothing was changed\./,
    );
    expect(other.keys.isSigned('a', old, how)).toBe(true);
    await revoke(1);
    await expect.poll(() => other.keys.isSigned('a', old, how)).toBe(false);
    await expect(revoke(1)).rejects.toThrow('There is no key 1, or it has been revoked.');
    await expect(revoke(2)).rejects.toThrow('Key 2 has not been replaced yet.');
    // The number of a revoked key is not given again.
    expect(await addSigningKey(pool, 60)).toBe(3);
    expect((await listSigningKeys(pool)).map(({ number }) => number)).toEqual([2, 3]);
  } finally {
    one.close();
    other.close();
  }
});
