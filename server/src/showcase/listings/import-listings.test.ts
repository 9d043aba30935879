import { type ImportRun, rowsIn } from '@masthead/shared/platform/imports/import.ts';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import { listingImportEndpoints } from '@masthead/shared/showcase/listings/listing-import.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { check, importWhole, run } from '../../platform/imports/imports.testing.ts';
import { buildFirm, buildListing, buildRepresentative } from '../delivery/showcase.testing.ts';
import { withShowcase } from '../delivery/with-showcase.testing.ts';

const server = withTestServer();
const { showcase, staff, partner } = withShowcase(server);

const own = 'External key,Firm,Type,Description 1,Price,Address,City,State,Zip,URL,Image\n';
const home = (key: string, firm: string, price = '425000') =>
  `${key},${firm},Property,Bungalow ${key},${price},401 Avenue G,Austin,TX,78751,https://example.com/${key},https://example.com/a.jpg\n`;

const sent = (text: string, firmId?: number) => ({
  file: { bytes: text, name: 'listings.csv', type: 'text/csv' },
  ...(firmId !== undefined && { body: { showcaseFirmId: String(firmId) } }),
});
const checkOf = (text: string, firmId?: number, client = staff) =>
  check(server, client, listingImportEndpoints.import, sent(text, firmId));
const importOf = (text: string, firmId?: number, client = staff) =>
  importWhole(server, client, listingImportEndpoints.import, sent(text, firmId));
const problemsOf = async (text: string, firmId?: number) =>
  told((await checkOf(text, firmId)).body);
const told = ({ problems }: ImportRun) =>
  problems.map(({ line, field, message }) => ({ line, field, message }));
const stored = async (firmId: number) =>
  (await staff.call(listingEndpoints.search, { body: { showcaseFirmId: firmId, limit: 100 } })).body
    .nodes;
const counts = ({ counts: all }: ImportRun) => {
  const { added, changed, unchanged, deleted, duplicates, refused } = all;
  return { rows: rowsIn(all), added, changed, unchanged, deleted, duplicates, refused };
};
const nothing = { added: 0, changed: 0, unchanged: 0, deleted: 0, duplicates: 0, refused: 0 };

describe('who may import listings', () => {
  test('a partner imports into their own firms; a foreign name reads as unknown', async () => {
    const text = own + home('p-1', 'ALPHA firm') + home('p-2', 'Beta firm') + home('p-3', 'Nobody');
    const done = await importOf(text, undefined, partner);
    expect(counts(done)).toEqual({ ...nothing, rows: 3, added: 1, refused: 2 });
    expect(told(done)).toEqual([
      { line: 3, field: 'Firm', message: 'This firm does not exist.' },
      { line: 4, field: 'Firm', message: 'This firm does not exist.' },
    ]);
    expect((await stored(showcase.beta.firm)).map(({ externalKey }) => externalKey)).toEqual([
      null,
    ]);
  });

  test('a partner cannot choose a firm of another organization for the file', async () => {
    const text = own + home('p-4', '');
    for (const id of [showcase.beta.firm, 999_999]) {
      const { status, error } = await checkOf(text, id, partner);
      expect([status, error.message]).toEqual([400, ['This firm does not exist.']]);
    }
  });

  test('a partner cannot name a realtor of another organization', async () => {
    const text = `ListingKey,ListAgentFullName,Firm\nx,Realtor of Beta firm,Alpha firm\n`;
    const { body } = await checkOf(text, undefined, partner);
    expect(told(body)).toEqual([
      {
        line: 2,
        field: 'Representative',
        message: 'This representative does not belong to the firm.',
      },
    ]);
  });
});

describe('importing a file', () => {
  test('a dry run reports what would happen and changes nothing; the import does exactly that', async () => {
    const firmId = await buildFirm(server.pool, { name: 'Dry Run Realty' });
    const text = own + home('d-1', '') + home('d-2', '') + home('d-3', '').replace('78751', '');
    const { body: dry } = await checkOf(text, firmId);
    expect(counts(dry)).toEqual({ ...nothing, rows: 3, added: 2, refused: 1 });
    expect(told(dry)).toEqual([{ line: 4, field: 'Zip', message: 'A zip is required' }]);
    expect(await stored(firmId)).toEqual([]);
    expect((await run(server, staff, dry.id)).body).toMatchObject({ ...dry, state: 'done' });
    expect(await stored(firmId)).toMatchObject([
      { description1: 'Bungalow d-1', price: '425000.00', externalKey: 'd-1', version: 1 },
      { description1: 'Bungalow d-2' },
    ]);
  });

  test('a second import adds nothing twice and changes only what differs', async () => {
    const firmId = await buildFirm(server.pool);
    await importOf(own + home('a', '') + home('b', ''), firmId);
    expect(counts(await importOf(own + home('a', '') + home('b', ''), firmId))).toEqual({
      ...nothing,
      rows: 2,
      unchanged: 2,
    });
    const next = own + home('a', '', '"$425,000.00"') + home('b', '', '399999.50');
    expect(counts(await importOf(next, firmId))).toMatchObject({ changed: 1, unchanged: 1 });
    const [a, b] = await stored(firmId);
    expect([a?.version, b?.version, b?.price]).toEqual([1, 2, '399999.50']);
  });

  test('keeps the values of columns that the file does not have', async () => {
    const firmId = await buildFirm(server.pool);
    await importOf(own + home('k', ''), firmId);
    await importOf('ListingKey,City\nk,Waco\n', firmId);
    expect(await stored(firmId)).toMatchObject([
      { city: 'Waco', address: '401 Avenue G', price: '425000.00' },
    ]);
  });

  test('the same key in two firms is two listings; twice in one firm is rejected', async () => {
    const one = await buildFirm(server.pool, { name: 'One & Only' });
    const two = await buildFirm(server.pool, { name: 'Two & Only' });
    const text = own + home('s', 'One & Only') + home('s', 'Two & Only') + home('s', 'one & only');
    const done = await importOf(text);
    expect(counts(done)).toEqual({ ...nothing, rows: 3, added: 2, duplicates: 1 });
    expect(told(done)).toEqual([
      { line: 4, field: 'External key', message: 'This key is already on line 2 of the file.' },
    ]);
    expect([(await stored(one)).length, (await stored(two)).length]).toEqual([1, 1]);
  });

  test('rejects a truncated file as a whole', async () => {
    const firmId = await buildFirm(server.pool);
    const rows = Array.from({ length: 1200 }, (_, at) => home(`m-${at}`, '')).join('');
    const { body } = await checkOf(`${own}${rows}"never closed`, firmId);
    expect(body.state).toBe('refused');
    expect(body.problem).toContain('is never closed, so the file can’t be read.');
    expect((await run(server, staff, body.id)).status).toBe(409);
    expect(await stored(firmId)).toEqual([]);
  });
});

describe('each row is checked against the rules of listings', () => {
  const row = (change: Record<string, string>) => {
    const cells: Record<string, string> = {
      'External key': 'r',
      Type: 'Property',
      'Description 1': 'House',
      Price: '1',
      Address: 'A',
      City: 'C',
      State: 'TX',
      Zip: '78701',
      URL: 'https://example.com',
      Image: '/images/upload/a.jpg',
      ...change,
    };
    const line = Object.values(cells).map((cell) => `"${cell.replaceAll('"', '""')}"`);
    return `${Object.keys(cells).join(',')}\n${line.join(',')}\n`;
  };
  test.each([
    [{ 'External key': '' }, 'External key', 'The other system’s key is missing.'],
    [{ 'Description 1': '' }, 'Description 1', 'A description is required.'],
    [{ URL: 'javascript:alert(1)' }, 'URL', 'You must provide a valid URL'],
    [{ URL: '' }, 'URL', 'You must provide a URL.'],
    [{ Image: 'a picture' }, 'Image', 'You must provide an image'],
    [{ Type: 'Castle' }, 'Type', 'You must select a listing type'],
    [{ Price: '' }, 'Price', 'A price is required'],
    ...['-5', '$1.25M', '450k', '1.250.000', '1e6', '1,25', '425,000.5.5', 'call us'].map(
      (Price): [Record<string, string>, string, string] => [
        { Price },
        'Price',
        `We don’t understand “${Price}”. A price must be a dollar amount, such as 425000 or 19.99`,
      ],
    ),
    [{ Address: '' }, 'Address', 'An address is required'],
    [{ City: '' }, 'City', 'A city is required'],
    [{ State: '' }, 'State', 'A state is required'],
    [{ Firm: 'Nobody' }, 'Firm', 'This firm does not exist.'],
    [
      { Representative: 'Nobody' },
      'Representative',
      'This representative does not belong to the firm.',
    ],
    [
      { 'Open house starts': 'soon' },
      'Open house starts (Central Time)',
      'Enter a date and a time, such as 2026-12-05 13:00.',
    ],
  ])('%j', async (change, field, message) => {
    const firmId = await buildFirm(server.pool);
    expect(await problemsOf(row(change), firmId)).toEqual([{ line: 2, field, message }]);
  });

  test('imports a listing without an image', async () => {
    const firmId = await buildFirm(server.pool);
    expect(counts(await importOf(row({ Image: '' }), firmId))).toMatchObject({ added: 1 });
    expect(await stored(firmId)).toMatchObject([{ imageUrl: '' }]);
  });

  test('a row without a firm needs a firm chosen for the file', async () => {
    expect(await problemsOf(row({}))).toEqual([
      { line: 2, field: 'Firm', message: 'You must select a firm' },
    ]);
  });
});

describe('files of other systems', () => {
  test('reads RESO names, semicolons, a byte order mark and quoted line breaks', async () => {
    const firmId = await buildFirm(server.pool, { name: 'Reso Realty' });
    await server.pool`update showcase_firms set website = 'https://reso.example' where id = ${firmId}`;
    const representative = await buildRepresentative(server.pool, { firmId, name: 'Rae Reso' });
    const text =
      '\uFEFFListingKey;ListPrice;StreetNumber;StreetName;City;StateOrProvince;PostalCode;PropertyType;StandardStatus;PublicRemarks;ListOfficeName;ListAgentFullName;MediaURL;OpenHouseDate;OpenHouseStartTime;OpenHouseEndTime;BedroomsTotal\r\n' +
      `ABC-1;1250000;401;Avenue G;Austin;TX;78751;Residential;Active;"Bungalow\r\nin Hyde Park";RESO Realty;rae reso;https://example.com/a.jpg;2026-12-05;1:00 PM;2026-12-05T21:00:00Z;3\r\n`;
    const report = await importOf(text);
    expect(report.counts.added).toBe(1);
    expect(report.notes).toEqual(['Ignored columns: BedroomsTotal.']);
    expect(await stored(firmId)).toMatchObject([
      {
        externalKey: 'ABC-1',
        type: 'Property',
        price: '1250000.00',
        address: '401 Avenue G',
        city: 'Austin',
        state: 'TX',
        zip: '78751',
        description1: 'Bungalow in Hyde Park',
        representativeId: representative,
        imageUrl: 'https://example.com/a.jpg',
        url: 'https://reso.example',
        openHouseStartDate: '2026-12-05T19:00:00.000Z',
        openHouseEndDate: '2026-12-05T21:00:00.000Z',
      },
    ]);
  });

  test('splits long remarks into a title of one sentence and the rest', async () => {
    const firmId = await buildFirm(server.pool);
    const remarks = `Bungalow in Hyde Park with 2.5 baths. ${'It has everything. '.repeat(20)}`;
    await importOf(
      `ListingId,PublicRemarks,UnparsedAddress,ListPrice,City,State,Zip,URL,MediaURL\n9,"${remarks}",1 A St,5,Waco,TX,76701,https://a.example,https://a.example/a.jpg\n`,
      firmId,
    );
    const [listing] = await stored(firmId);
    expect(listing?.description1).toBe('Bungalow in Hyde Park with 2.5 baths.');
    expect(listing?.description2).toMatch(/^It has everything\..*everything\.$/);
  });

  test('a listing that leaves Active is deleted, restored when it returns, and never added if it was not imported', async () => {
    const firmId = await buildFirm(server.pool);
    await importOf(own + home('l', ''), firmId);
    const status = (word: string) => importOf(`ListingKey,StandardStatus\nl,${word}\n`, firmId);
    expect(counts(await status('Pending'))).toMatchObject({ deleted: 1 });
    expect(await stored(firmId)).toEqual([]);
    expect(counts(await status('Closed'))).toMatchObject({ deleted: 0, unchanged: 1 });
    // A file without a status column does not restore deleted listings.
    expect(counts(await importOf(own + home('l', ''), firmId))).toMatchObject({ unchanged: 1 });
    expect(counts(await status('Active'))).toMatchObject({ changed: 1 });
    expect((await stored(firmId)).length).toBe(1);
    expect(counts(await importOf('ListingKey,StandardStatus\nnew,Sold\n', firmId))).toMatchObject({
      added: 0,
      unchanged: 1,
    });
  });

  test('rejects a file without a key column as a whole', async () => {
    const { body } = await checkOf('Firm,City\nA,B\n');
    expect([body.state, body.problem]).toEqual([
      'refused',
      'The first row must contain the column names. One of them must be the other system’s key: "External key", "ListingKey" or "ListingId".',
    ]);
  });
});

describe('the export', () => {
  const exportOf = (client: TestClient, query: Record<string, string | number> = {}) =>
    client.call(listingImportEndpoints.export, { query });

  test('holds what matches, with formulas defused; importing it again changes nothing', async () => {
    const firmId = await buildFirm(server.pool, { name: 'Export, "Ltd"' });
    await importOf(
      own + home('e-1', '').replace('Bungalow e-1', '"=1+1"') + home('e-2', ''),
      firmId,
    );
    await buildListing(server.pool, { firmId: showcase.alpha.firm, description1: 'Elsewhere' });
    const { raw, body } = await exportOf(staff, { showcaseFirmId: firmId });
    expect(raw.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(raw.headers['content-disposition']).toMatch(/^attachment; filename="listings .*\.csv"/);
    expect(body.startsWith('\uFEFFExternal key,Firm,Type,Representative,Description 1')).toBe(true);
    expect(body).toContain(`e-1,"Export, ""Ltd""",Property,,'=1+1,`);
    expect(body).not.toContain('Elsewhere');
    expect(counts(await importOf(body))).toEqual({ ...nothing, rows: 2, unchanged: 2 });
  });

  test('gives partners only their own listings', async () => {
    const { body } = await exportOf(partner);
    expect(body).toContain('Home of Alpha firm');
    expect(body).not.toContain('Beta');
  });
});
