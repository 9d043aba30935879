import { beforeAll } from 'vitest';
import type { TestClient, TestServer } from '../../../test/server.ts';
import { buildShowcase, type Showcase } from './showcase.testing.ts';

/** The showcase of a test file, one of the staff and one of Alpha's people: there from its next `beforeAll` on. */
export function withShowcase(server: TestServer) {
  const built = {
    showcase: {} as Showcase,
    staff: {} as TestClient,
    admin: {} as TestClient,
    partner: {} as TestClient,
  };
  beforeAll(async () => {
    const { people } = Object.assign(built.showcase, await buildShowcase(server.pool));
    Object.assign(built.staff, server.as(people.staff));
    Object.assign(built.admin, server.as(people.admin));
    Object.assign(built.partner, server.as(people.alpha));
  });
  return built;
}
