import { representativeEndpoints } from '@masthead/shared/showcase/representatives/representative.endpoints.ts';
import { representativeOperations } from '@masthead/shared/showcase/representatives/representative.operations.ts';
import { describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildFirm, buildRepresentative } from '../delivery/showcase.testing.ts';
import { withShowcase } from '../delivery/with-showcase.testing.ts';

const server = withTestServer();
const { showcase, staff, partner } = withShowcase(server);

const fields = () => ({
  showcaseFirmId: showcase.alpha.firm,
  name: 'Ana Lopez',
  email: 'ana@example.com',
  phone: '512 555 0100',
  imageUrl: '/images/upload/photos/ana.jpg',
});
const create = (client: TestClient, change: Record<string, unknown> = {}) =>
  client.call(representativeEndpoints.create, { body: { ...fields(), ...change } });
const save = (client: TestClient, body: Record<string, unknown>) =>
  client.call(representativeEndpoints.update, { body });

test('a representative is created with every field and the name of the firm', async () => {
  const { status, body } = await create(partner);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...fields(), firm: 'Alpha firm', isDeleted: false, version: 1 });
  const read = await staff.call(representativeEndpoints.get, { params: { id: body.id } });
  expect(read.body).toEqual({ ...body, createdBy: expect.any(String) });
});

describe('the rules of a representative', () => {
  test.each([
    [{ name: '' }, 'A name is required.'],
    [{ showcaseFirmId: null }, 'A firm is required.'],
    [{ showcaseFirmId: 999_999 }, 'This firm does not exist.'],
    [{ email: 'ana at example' }, 'Invalid email address.'],
    [{ imageUrl: 'javascript:alert(1)' }, 'Invalid URL'],
  ])('%j is refused with its sentence', async (change, sentence) => {
    const { status, error } = await create(staff, change);
    expect(status).toBe(400);
    expect(error.message[0]).toBe(sentence);
  });
});

describe('saving a representative', () => {
  test('keeps omitted fields', async () => {
    const id = await buildRepresentative(server.pool, { firmId: showcase.alpha.firm });
    const { body } = await save(partner, { id, version: 1, phone: '512 555 0199' });
    expect(body).toMatchObject({ phone: '512 555 0199', version: 2 });
  });

  test('a deleted one disappears for everyone and can be restored', async () => {
    const id = await buildRepresentative(server.pool, { firmId: showcase.alpha.firm });
    await save(partner, { id, version: 1, isDeleted: true });
    const read = () => partner.call(representativeEndpoints.get, { params: { id } });
    expect((await read()).status).toBe(404);
    await save(partner, { id, version: 2, isDeleted: false });
    expect((await read()).status).toBe(200);
  });

  test('a partner cannot move one to a firm of another organization, staff can', async () => {
    const id = await buildRepresentative(server.pool, { firmId: showcase.alpha.firm });
    const moved = await save(partner, { id, version: 1, showcaseFirmId: showcase.beta.firm });
    expect(moved.status).toBe(400);
    expect(moved.error.message).toEqual(['This firm does not exist.']);
    const byStaff = await save(staff, { id, version: 1, showcaseFirmId: showcase.beta.firm });
    expect(byStaff.body.firm).toBe('Beta firm');
  });
});

describe('finding representatives', () => {
  test('twenty per page, sorted by name, filtered by part of the name and by firm', async () => {
    const firmId = await buildFirm(server.pool);
    for (let n = 10; n < 35; n += 1)
      await buildRepresentative(server.pool, { firmId, name: `Quill ${n}` });
    const run = (args: object) => staff.run(representativeOperations.representatives, { ...args });
    const { data } = await run({ name: 'qUILL' });
    expect(data.totalCount).toBe(25);
    expect(data.nodes).toHaveLength(20);
    expect(data.nodes[0]?.name).toBe('Quill 10');
    const second = await run({ name: 'quill', showcaseFirmId: firmId, offset: 20 });
    expect(second.data.nodes.map(({ name }) => name)).toEqual(
      [30, 31, 32, 33, 34].map((n) => `Quill ${n}`),
    );
    expect((await run({ showcaseFirmId: showcase.beta.firm })).data.totalCount).toBe(2);
  });

  test('those of one firm, for pickers', async () => {
    const { data } = await partner.run(representativeOperations.representativesOfFirm, {
      showcaseFirmId: showcase.alpha.firm,
    });
    expect(data.map(({ name }) => name)).toContain('Realtor of Alpha firm');
    const foreign = await partner.run(representativeOperations.representativesOfFirm, {
      showcaseFirmId: showcase.beta.firm,
    });
    expect(foreign.data).toEqual([]);
  });
});
