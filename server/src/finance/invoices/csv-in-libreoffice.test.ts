import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { exportHeadings } from '@masthead/shared/finance/invoices/invoice.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { buildDesk, buildInvoice } from './invoices.testing.ts';

/** LibreOffice, where it is installed. */
function findOffice(): string | null {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return 'soffice';
  } catch {
    return null;
  }
}
const office = findOffice();

/** Opens a CSV file as UTF-8 with commas, and returns its cells. */
async function opened(folder: string, csv: string): Promise<string> {
  await writeFile(join(folder, 'invoices.csv'), csv);
  await promisify(execFile)(office ?? '', [
    `-env:UserInstallation=file://${folder}/profile`,
    '--headless',
    '--infilter=CSV:44,34,76,1',
    '--convert-to',
    'fods',
    '--outdir',
    folder,
    join(folder, 'invoices.csv'),
  ]);
  return readFile(join(folder, 'invoices.fods'), 'utf8');
}

const hostile = [
  '=1+1',
  '+1+1',
  '-2+3',
  '@SUM(A1:A9)',
  '=HYPERLINK("http://evil.example","look")',
  "=cmd|' /C calc'!A0",
  '\t=1+1',
  'Tacos;=1+1',
  'Two lines\r\n=1+1',
  "'=1+1",
  '＝1+1',
  '"=1+1',
];

// Debian: apt install libreoffice-calc-nogui.
describe.skipIf(!office)('in LibreOffice (needs LibreOffice)', () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await startTestServer();
    folder = await mkdtemp(join(tmpdir(), 'masthead-office-'));
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('the invoice export has no formulas, and every cell as written', async () => {
    const desk = await buildDesk(server.pool);
    for (const description of hostile)
      await buildInvoice(server.pool, desk, { state: 'approved', description });
    const { body } = await server.as(desk.editor).call(invoiceEndpoints.export, { body: {} });
    const sheet = await opened(folder, body);
    expect(sheet).not.toContain('table:formula');
    for (const heading of exportHeadings) expect(sheet).toContain(`<text:p>${heading}</text:p>`);
    expect(sheet.match(/<text:p>125\.5/g)).toHaveLength(hostile.length);
  });

  test('the check finds a formula', async () => {
    expect(await opened(folder, 'Amount\r\n=1+1\r\n')).toContain('table:formula');
  });
});
