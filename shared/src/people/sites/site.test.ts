import { describe, expect, test } from 'vitest';
import { inSiteOrder, isCityChoice, isMainSite, siteLabel } from './site.record.ts';

let id = 0;
const site = (
  property: string,
  city: string,
  isMain = false,
  name = `${property} ${city}`.trim(),
) => {
  id += 1;
  return { id, property, city, url: 'https://example.com', name, isMain };
};

test('sorts sites by main property, its cities by name, then automotive, innovation, sports, others', () => {
  const shuffled = [
    site('SportsMap', 'Houston'),
    site('CityBeat', 'Houston', true),
    site('Another', 'Waco'),
    site('InnovationMap', 'Houston'),
    site('AutomativeMap', 'Austin'),
    site('CityBeat', 'Austin', true),
    site('CityBeat', 'Dallas', true),
  ];
  expect(inSiteOrder(shuffled).map(({ property, city }) => `${property} ${city}`)).toEqual([
    'CityBeat Austin',
    'CityBeat Dallas',
    'CityBeat Houston',
    'AutomativeMap Austin',
    'InnovationMap Houston',
    'SportsMap Houston',
    'Another Waco',
  ]);
});

test('also sorts the usual spelling of automotive', () => {
  const sites = [site('Innovation', ''), site('Automotive', ''), site('Sports', '')];
  expect(inSiteOrder(sites).map(({ property }) => property)).toEqual([
    'Automotive',
    'Innovation',
    'Sports',
  ]);
});

test('does not change the given list', () => {
  const sites = [site('Sports', ''), site('CityBeat', 'Austin', true)];
  inSiteOrder(sites);
  expect(sites.map(({ property }) => property)).toEqual(['Sports', 'CityBeat']);
});

describe('city choices exclude sites whose name contains ’map’ (decisions 1)', () => {
  test.each([
    ['CityBeat Austin', true],
    ['AutomativeMap', false],
    ['innovationmap', false],
    ['SPORTSMAP Houston', false],
    ['Map', false],
  ])('%s: %s', (name, isChoice) => expect(isCityChoice({ name })).toBe(isChoice));
});

test('labels a site of the main property by its city, others by property and city', () => {
  expect(siteLabel(site('CityBeat', 'Austin', true))).toBe('Austin');
  expect(siteLabel(site('InnovationMap', 'Houston'))).toBe('InnovationMap Houston');
  expect(siteLabel(site('SportsMap', ''))).toBe('SportsMap');
});

describe('a site is main by its property', () => {
  const others = [site('CityBeat', 'Austin', true), site('SportsMap', 'Houston')];
  test.each([
    ['CityBeat', others, false, true],
    ['citybeat', others, false, true],
    ['SportsMap', others, true, false],
    ['Gazette', [], false, true],
    ['Gazette', others.slice(1), false, false],
    ['Renamed', others.slice(1), true, true],
  ])('%s', (property, existing, wasMain, isMain) =>
    expect(isMainSite(property, existing, wasMain)).toBe(isMain),
  );
});
