import { describe, expect, test } from 'vitest';
import { freeSlug } from './series.routes.ts';

describe('the slug of a new series', () => {
  test.each([
    ['Best of Austin 2026!', [], 'best-of-austin-2026'],
    ['Tacos', ['tacos'], 'tacos-1'],
    ['Tacos', ['TACOS', 'tacos-1', 'Tacos-2'], 'tacos-3'],
    ['Café Días', ['cafe'], 'cafe-dias'],
    ['!!!', ['series'], 'series-1'],
  ])('%s beside %j is %s', (name, taken, slug) => expect(freeSlug(name, taken)).toBe(slug));
});
