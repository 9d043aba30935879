import { seriesEndpoints } from '@masthead/shared/editorial/series/series.endpoints.ts';
import type { TestClient } from '../../../test/server.ts';

/** Adds a series through the API and returns it. */
export async function addSeriesFor(by: TestClient, siteId: number, data: object = {}) {
  const { body } = await by.call(seriesEndpoints.create, {
    params: { siteId },
    body: { data: { name: 'Best Tacos', headline: 'The best tacos', type: 'Series', ...data } },
  });
  return body;
}
