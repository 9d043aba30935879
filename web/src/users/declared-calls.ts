import type { DeclaredCall } from '@masthead/shared/access-report.ts';

const modules = import.meta.glob<Record<string, Record<string, DeclaredCall>>>(
  ['../../../shared/src/*/*.endpoints.ts', '../../../shared/src/*/*.operations.ts'],
  { eager: true },
);

/**
 * Every REST call and GraphQL field of the contract, as far as access goes. Load it late; the build
 * puts plain data in its place (web/contract-as-data.ts).
 */
export const declaredCalls: DeclaredCall[] = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module)
    .filter(([name]) => /(Endpoints|Operations)$/.test(name))
    .flatMap(([, calls]) => Object.values(calls))
    .map(({ summary, access }) => ({ area: path.split('/').at(-2) ?? '', summary, access })),
);
