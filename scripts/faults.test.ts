import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faults } from '../bench/fault-list.ts';
import { plant } from '../bench/faults.ts';
import { projectRoot } from './source-tree.ts';

describe('the fault bench', () => {
  it('refuses to plant a fault whose text is missing or ambiguous', () => {
    const fault = { name: 'x', from: 'ab', to: 'c' };
    expect(plant('1 ab 2', fault)).toBe('1 c 2');
    expect(() => plant('1 2', fault)).toThrow('0 times');
    expect(() => plant('ab ab', fault)).toThrow('2 times');
  });

  it.each(faults)('fits the code: $name', (fault) => {
    const code = readFileSync(join(projectRoot, fault.file), 'utf8');
    expect(plant(code, fault)).not.toBe(code);
    for (const test of fault.tests) expect(existsSync(join(projectRoot, test)), test).toBe(true);
  });
});
