import { describe, expect, it } from 'vitest';
import { knownFlags } from './node-flags.ts';

describe('flags of Node', () => {
  it('leaves out a flag that this Node does not know', () => {
    const flags = ['--max-semi-space-size=16', '--no-such-flag-of-any-version=1'];
    expect(knownFlags(flags)).toEqual(['--max-semi-space-size=16']);
  });
});
