import { expect, test } from 'vitest';
import { browserName } from './browser.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 'Chrome on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18.0 Safari/605.1', 'Safari on Mac'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18 like Mac OS X) CriOS/140 Safari/604.1',
    'Chrome on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0',
    'Samsung Internet on Android',
  ],
  ['curl/8.5.0', 'Unknown browser'],
  [null, 'Unknown browser'],
])('%s is %s', (userAgent, name) => expect(browserName(userAgent)).toBe(name));
