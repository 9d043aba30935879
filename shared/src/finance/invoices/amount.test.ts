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
    ['a lot', 'Enter the amount in dollars and cents, such as 1250.50'],
    ['1e3', 'Enter the amount in dollars and cents, such as 1250.50'],
    ['$1.25M', 'Enter the amount in dollars and cents, such as 1250.50'],
    ['12,5', 'Enter the amount in dollars and cents, such as 1250.50'],
    ['=1+1', 'Enter the amount in dollars and cents, such as 1250.50'],
    [1e21, 'Enter the amount in dollars and cents, such as 1250.50'],
    ['0', 'The amount must be more than zero'],
    ['0.00', 'The amount must be more than zero'],
    [-5, 'The amount must be more than zero'],
    ['-0.01', 'The amount must be more than zero'],
    [0.1 + 0.2, 'Use at most two decimal places, such as 125.50'],
    ['1000000', 'The amount can’t be more than 999,999.99'],
    ['9'.repeat(400), 'The amount can’t be more than 999,999.99'],
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
