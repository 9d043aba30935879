import { expect, test } from 'vitest';
import { imageKindOf } from './private-files.ts';

const kindOf = (text: string) => imageKindOf(Buffer.from(text));

test('tells an SVG behind a declaration, comments and a document type', () => {
  expect(kindOf('<svg width="1">')).toBe('svg');
  const before = '\uFEFF<?xml version="1.0"?>\n<!-- a -- > b -->\n<!----><!DOCTYPE svg>\n';
  expect(kindOf(`${before}<SVG>`)).toBe('svg');
  expect(kindOf(`${before}<html>`)).toBeNull();
  expect(kindOf('<!-- <svg>')).toBeNull();
});

test('reads a row of comments once, whatever stands behind it', () => {
  expect(kindOf(`${'<!---->'.repeat(500)}<svg>`)).toBe('svg');
  const before = process.cpuUsage();
  expect(kindOf(`${'<!---->'.repeat(24)}x`)).toBeNull();
  // Read in every way that its comments can be cut, this takes 90 ms, and twice as long with each comment more.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(40);
  expect(kindOf(`${'<!---->'.repeat(500)}x`)).toBeNull();
});
