import { expect, test } from 'vitest';
import { newsSections } from '../../people/sites/news-sections.ts';
import { defaultSection, sectionChoices } from './section-choices.ts';

const sections = [
  { id: 1, title: 'News', parent_id: null },
  { id: 2, title: 'Our Charity Guide', parent_id: null },
  { id: 3, title: 'City Guide', parent_id: null },
  { id: 4, title: 'Home', parent_id: null },
  { id: 5, title: 'Opinion', parent_id: 1 },
  { id: 6, title: 'Of another', parent_id: 2 },
  ...newsSections.toReversed().map((title, at) => ({ id: 10 + at, title, parent_id: 1 })),
];
const titles = (type: 'article' | 'charity' | 'place') =>
  sectionChoices(type, sections).map(({ title }) => title);

test('an article is offered the children of the news section, in the order of the list', () => {
  expect(titles('article')).toEqual([...newsSections, 'Opinion']);
  expect(sectionChoices('article', sections.slice(1))).toEqual([]);
});

test('a charity and a place begin with their own section', () => {
  expect(titles('charity')).toEqual(['News', 'Our Charity Guide', 'City Guide']);
  expect(defaultSection('charity', sectionChoices('charity', sections))).toBe(2);
  expect(defaultSection('place', sectionChoices('place', sections))).toBe(3);
  expect(defaultSection('charity', [])).toBeNull();
});

test('a clone begins with the section of the same name, an article with none', () => {
  const choices = sectionChoices('article', sections);
  expect(defaultSection('article', choices, 'Sports')).toBe(10);
  expect(defaultSection('article', choices)).toBeNull();
});
