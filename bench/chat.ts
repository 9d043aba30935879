import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { browsing } from './browsing.ts';
import { median } from './database.ts';

const messages = 60;
const limitMs = 60;

/** Runs in both pages: when Enter was pressed, and when the words of each message were first on the screen. */
const watchWords = `
  window.enteredAt = 0;
  window.shownAt = {};
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('keydown', ({ key }) => { if (key === 'Enter') enteredAt = now(); }, true);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.parentElement?.closest('[role=log]'))
          for (const [words] of (node.textContent ?? '').matchAll(/Bench message \\d+/g))
          shownAt[words] ??= now();
  }).observe(document, { subtree: true, childList: true });
`;

async function until(page: Page, words: string): Promise<number> {
  for (let tries = 0; tries < 500; tries += 1) {
    const at = await page.evaluate<number>(`shownAt[${JSON.stringify(words)}] ?? 0`);
    if (at > 0) return at;
    await wait(20);
  }
  throw new Error(`"${words}" was not shown`);
}

/** A message from one member's key to the other's screen, each on a server of their own; answers a table. */
export const benchChat = () =>
  browsing({ port: 33_994, servers: 2 }, async ({ addresses, open, tokenOf }) => {
    const [here, there] = await Promise.all(
      ['admin', 'editor'].map(async (username, at) => {
        const page = await open(await tokenOf(username), watchWords);
        await page.goto(`${addresses[at]}/reporting`);
        await page.getByRole('textbox', { name: 'Message' }).waitFor();
        return page;
      }),
    );
    if (!here || !there) throw new Error('The chat did not open');
    await wait(3000);
    const taken: { own: number; other: number }[] = [];
    for (let at = 0; at < messages; at += 1) {
      const words = `Bench message ${at}`;
      await here.getByRole('textbox', { name: 'Message' }).fill(words);
      await here.keyboard.press('Enter');
      const other = await until(there, words);
      const own = await until(here, words);
      const entered = await here.evaluate<number>('enteredAt');
      taken.push({ own: own - entered, other: other - entered });
      await wait(150);
    }
    const row = (name: string, all: number[], limit = '') => {
      const sorted = [...all].sort((a, b) => a - b);
      const late = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
      return `| ${name} | **${median(all).toFixed(0)}**${limit} | ${late.toFixed(0)} |`;
    };
    return [
      `| from Enter, ${messages} messages, two servers, ms | median (limit) | 95 of 100 below |`,
      '|---|---|---|',
      row(
        'until it is in the other member’s page',
        taken.map(({ other }) => other),
        ` (${limitMs})`,
      ),
      row(
        'until it is in one’s own',
        taken.map(({ own }) => own),
      ),
    ];
  });
