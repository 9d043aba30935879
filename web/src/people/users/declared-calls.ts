import type { DeclaredCall } from '@masthead/shared/platform/access/access-report.ts';
import calls from './declared-calls.json';

/** Every REST call and GraphQL field of the contract, as far as access goes (`npm run docs`). Load it late. */
export const declaredCalls = calls as DeclaredCall[];
