import { describe, expect, test } from 'vitest';
import { newsSections } from '../../people/sites/news-sections.ts';
import { newsItemEndpoints, newsItemQuery } from './news-item.endpoints.ts';
import { newsItemMessages, whyDeleteBlocked, whyOpenBlocked } from './news-item.rules.ts';
import {
  contentPageSizes,
  hiddenSections,
  postStatus,
  postStatusLabel,
  statusChoices,
} from './news-item.ts';

describe('which posts can be deleted (Spec, content 4)', () => {
  test.each([
    ['a draft', 5, false, null],
    ['a live event', 0, true, null],
    ['a live article', 0, false, 'Only drafts and events can be deleted.'],
    ['an article in review', 1, false, 'Only drafts and events can be deleted.'],
    ['an unlisted article', 2, false, 'Only drafts and events can be deleted.'],
    ['a deleted draft', 4, false, 'This post is already deleted.'],
    ['a deleted event', 4, true, 'This post is already deleted.'],
  ])('%s', (_post, status_code, is_event, sentence) =>
    expect(whyDeleteBlocked({ status_code, is_event })).toBe(sentence),
  );
});

describe('who opens which post in the editor (Spec, content 4)', () => {
  test.each([
    ['an author', 'a draft', 5, false, null],
    ['an author', 'a live article', 0, false, 'Only editors and admins can open live articles.'],
    ['an editor', 'a live article', 0, true, null],
    ['an editor', 'a draft', 5, true, null],
  ])('%s and %s', (_who, _post, status_code, isEditorOrAdmin, sentence) =>
    expect(whyOpenBlocked({ status_code, edit_blocked: 'No.' }, isEditorOrAdmin)).toBe(sentence),
  );

  test('the event desk opens what it may change', () => {
    expect(whyOpenBlocked({ status_code: 0, edit_blocked: null }, false)).toBeNull();
  });
});

test('status codes, their words and choices (Spec, content 4; decisions 6)', () => {
  expect(postStatus).toEqual({ live: 0, pending: 1, unlisted: 2, deleted: 4, draft: 5 });
  expect(postStatusLabel).toEqual({
    0: 'Live',
    1: 'Pending review',
    2: 'Unlisted',
    4: 'Deleted',
    5: 'Draft',
  });
  expect(statusChoices).toEqual([
    { label: 'All', value: '0,1,2,5' },
    { label: 'Live', value: '0' },
    { label: 'Draft', value: '5' },
  ]);
});

test('the sections of news in their order, the page sizes, the hidden sections', () => {
  expect(newsSections).toEqual([
    'Restaurants + Bars',
    'City Life',
    'Entertainment',
    'Travel',
    'Real Estate',
    'Arts',
    'Society',
    'Home + Design',
    'Fashion + Beauty',
    'Innovation',
    'Sports',
  ]);
  expect(contentPageSizes).toEqual([10, 20, 50]);
  expect(hiddenSections).toEqual(['HOME', 'PROMOTED']);
});

test('the confirmation of a delete names the headline', () => {
  expect(newsItemMessages.confirmDelete('Tacos')).toBe('Are you sure you want to delete: Tacos?');
});

describe('search parameters (Spec, content 7)', () => {
  test('without any: ten from the start, all statuses, all time, newest first', () => {
    expect(newsItemQuery.parse({})).toEqual({
      limit: 10,
      offset: 0,
      status: [0, 1, 2, 5],
      startDate: 'All Time',
      endDate: 'All Time',
      sort: 'created_ts',
      direction: 'desc',
    });
  });

  test.each([
    ['limit', '0', 'limit must be a whole number from 1 to 100'],
    ['limit', '101', 'limit must be a whole number from 1 to 100'],
    ['limit', '1.5', 'limit must be a whole number from 1 to 100'],
    ['limit', 'ten', 'limit must be a whole number from 1 to 100'],
    ['offset', '-1', 'offset must be a whole number from 0 to 10000000'],
    ['offset', '1e9', 'offset must be a whole number from 0 to 10000000'],
    ['offset', '99999999999999999999', 'offset must be a whole number from 0 to 10000000'],
    ['status', '3', 'status must be a list of status codes, such as 0,5'],
    ['status', '0,', 'status must be a list of status codes, such as 0,5'],
    ['status', '', 'status must be a list of status codes, such as 0,5'],
    ['type', 'article,nothing', 'type must be one of the kinds of post'],
    ['startDate', 'Yesterday', 'startDate must be a day or a named range'],
    ['startDate', '2027-02-29', 'startDate must be a day or a named range'],
    ['endDate', '9999-12-31', 'endDate must be a day or a named range'],
    ['endDate', '0000-01-01', 'endDate must be a day or a named range'],
    ['sort', 'password_hash', 'This list cannot be sorted by that'],
    ['title', 'x'.repeat(201), 'Use at most 200 characters in a search'],
  ])('%s=%s: %s', (name, value, sentence) => {
    expect(newsItemQuery.safeParse({ [name]: value }).error?.issues[0]?.message).toBe(sentence);
  });

  test('a parameter that does not exist is refused', () => {
    expect(newsItemQuery.safeParse({ title: 'x' }).success).toBe(true);
    expect(newsItemQuery.safeParse({ title: 'x', password: 'x' }).success).toBe(false);
  });
});

test('deleting and restoring posts is for editors and admins', () => {
  expect(newsItemEndpoints.remove.access).toEqual(['editor', 'admin']);
  expect(newsItemEndpoints.restore.access).toEqual(['editor', 'admin']);
});
