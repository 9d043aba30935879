import { expect, test } from 'vitest';
import { isTooEasy } from './password-strength.ts';

const maria = ['Maria López', 'mlopez', 'maria.lopez@citybeat.example'];

test.each([
  'password1234',
  'Password!2026',
  'P@ssw0rd12345',
  'qwertyuiop123',
  'QwertyUiop[]12',
  '123456789012',
  '987654321098',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  '1q2w3e4r5t6y',
  'iloveyou2025',
  'SummerSummer1',
  'Welcome-2026!!',
  'masthead2026!',
  'Masthead-Admin',
  'maria.lopez.1990',
  'López-Maria-99',
  'citybeat-mlopez',
  'correcthorsebatterystaple',
  '............',
  'SummerWinter26',
  'Password1Password1Password1Password1',
])('%s is too easy', (password) => expect(isTooEasy(password, maria)).toBe(true));

test.each([
  'velvet tractor onion',
  'tR8$kk29-vvQz',
  'Quiet ferns argue at noon',
  'masthead velvet onion',
  '🦊 räksmörgås 🦊 hej då',
  'xkqjzvwpmhtr',
])('%s is good enough', (password) => expect(isTooEasy(password, maria)).toBe(false));
