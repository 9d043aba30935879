import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount, amountText, centsOf, dollarsOf } from './amount.ts';

const read = (value: unknown) => {
  const { success, data, error } = amount.safeParse(value);
  return success ? data : error.issues.map(({ message }) => message);
};

describe('an amount', () => {
  test.each([
    ['125.5', '125.50'],
    [' 007.05 ', '7.05'],
    [125.5, '125.50'],
    [0.01, '0.01'],
    ['999999.99', '999999.99'],
  ])('%j is %j', (value, exact) => expect(read(value)).toBe(exact));

  test.each([
    ['', 'An amount is required'],
    [null, 'An amount is required'],
    [undefined, 'An amount is required'],
    ['a lot', 'Write the amount in dollars and cents, such as 1250.50'],
    ['1e3', 'Write the amount in dollars and cents, such as 1250.50'],
    ['$1.25M', 'Write the amount in dollars and cents, such as 1250.50'],
    ['12,5', 'Write the amount in dollars and cents, such as 1250.50'],
    ['=1+1', 'Write the amount in dollars and cents, such as 1250.50'],
    [1e21, 'Write the amount in dollars and cents, such as 1250.50'],
    ['0', 'An amount must be more than zero'],
    ['0.00', 'An amount must be more than zero'],
    [-5, 'An amount must be more than zero'],
    ['-0.01', 'An amount must be more than zero'],
    [0.1 + 0.2, 'An amount has at most two decimals, such as 125.50'],
    ['1000000', 'An amount can be 999,999.99 at most'],
    ['9'.repeat(400), 'An amount can be 999,999.99 at most'],
  ])('%j is refused: %s', (value, sentence) => expect(read(value)).toEqual([sentence]));

  test('goes to cents and back exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(centsOf(dollarsOf(cents))).toBe(cents);
      }),
    );
  });

  test('is shown with commas and cents', () => {
    expect([amountText('1250'), amountText('0.5'), amountText('999999.99')]).toEqual([
      '$1,250.00',
      '$0.50',
      '$999,999.99',
    ]);
  });
});
