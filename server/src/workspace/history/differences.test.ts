import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

test.each(['password', 'token', 'token_hash', 'api_key', 'client_secret', 'signature'])(
  'History says that %s has changed, without its old or new value',
  (column) => {
    const change = {
      ...{ id: 1, tableName: 'anything', recordId: '1', actorId: null, actorName: null, via: null },
      ...{ at: new Date(), action: 'update' as const },
      before: { [column]: 'old-value', city: 'Waco' },
      after: { [column]: 'new-value', city: 'Temple' },
    };
    const differences = differencesOf(undefined, change, new Map());
    expect(differences.map(({ isHidden }) => Number(isHidden)).sort((a, b) => a - b)).toEqual([
      0, 1,
    ]);
    expect(JSON.stringify(differences)).toContain('Temple');
    expect(JSON.stringify(differences)).not.toContain('-value');
  },
);
