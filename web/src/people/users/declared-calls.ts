import type { DeclaredCall } from '@masthead/shared/platform/access/access-report.ts';
import calls from './declared-calls.json';

/** The access of every REST call and GraphQL field (`npm run docs`). Load it lazily. */
export const declaredCalls = calls as DeclaredCall[];
