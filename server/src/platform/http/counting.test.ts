import { expect, test } from 'vitest';
import { isProgram, isRobot } from './counting.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Safari', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`],
  ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  [
    'Samsung',
    `Mozilla/5.0 (Linux; Android 15; SM-S928B) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'an Android app',
    `Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) ${webKit} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
  ],
  ['the app of Google', `${iPhone} GSA/380.0.788317806 Mobile/15E148 Safari/604.1`],
  [
    'the app of Facebook',
    `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBDV/iPhone14,5;FBSV/18.5]`,
  ],
  [
    'the app of Instagram',
    `${iPhone} Mobile/15E148 Instagram 390.0.0.28.85 (iPhone14,5; iOS 18_5; en_US)`,
  ],
])('readers with %s are counted', (_name, agent) => {
  expect([isRobot(agent), isProgram(agent)]).toEqual([false, false]);
});

test.each([
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['GPTBot', `Mozilla/5.0 ${webKit}; compatible; GPTBot/1.2; +https://openai.com/gptbot`],
  ['Mediapartners-Google', 'Mediapartners-Google and nothing else'],
  ['Datadog', `Mozilla/5.0 (Windows NT 6.1) ${webKit} Chrome/100 Safari/537.36 Datadog/Synthetics`],
  [
    'Google-Read-Aloud',
    `Mozilla/5.0 (X11; Linux x86_64; Google-Read-Aloud) ${webKit} Chrome/140 Safari/537.36`,
  ],
  ['a name that is too short', 'Mozilla/5.0'],
])('%s is not', (_name, agent) => {
  expect(isProgram(agent)).toBe(true);
});

test('the proxy through which Gmail loads pictures is a person’s, in emails', () => {
  const proxy =
    'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)';
  expect(isRobot(proxy)).toBe(false);
});
