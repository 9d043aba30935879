import { expect, test } from 'vitest';
import { oldAddressOf } from './old-address.ts';

test.each([
  ['/2019/05/Tacos/', '', '/2019/05/tacos'],
  ['/2019/05/tacos.html', '?utm_source=x', '/2019/05/tacos.html'],
  ['/caf%C3%A9/', '', '/café'],
  ['/100%/', '', '/100%'],
  ['/', '?p=12', '/?p=12'],
  ['/', '?utm_source=x&p=12', '/?p=12'],
  ['/index.php', '?p=12', '/?p=12'],
  ['/', '?p=twelve', null],
  ['/', '', null],
  ['/a%00b', '', null],
  [`/${'a'.repeat(300)}`, '', null],
])('%s%s is known as %s', (path, search, known) => {
  expect(oldAddressOf(path, search)).toBe(known);
});
