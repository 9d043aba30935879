import { may, type Principal } from '../shared/src/access.ts';
import { type Role, roles, showcaseRoles } from '../shared/src/roles.ts';
import type { Access } from '../shared/src/screen.ts';
import { screens } from '../shared/src/screens.ts';
import { readCalls } from './contract.ts';

interface Row {
  name: string;
  access: Access;
}

/** The access page, computed with the rule that the product itself asks. */
export async function describeAccess(root: string): Promise<string> {
  const screenRows = Object.values(screens).map(({ title, path, access }) => ({
    name: `${title} \`${path}\``,
    access,
  }));
  const calls = await readCalls(root);
  const callRows = calls.map(({ title, access }) => ({ name: `\`${title}\``, access }));
  const columns = columnsFor([...screenRows, ...callRows]);
  return [
    '# Who may do what',
    '',
    'Written by `npm run docs` from `shared/src/screens.ts` and the declared calls; do not edit.',
    'Which records a person sees within a call is a second question: see ARCHITECTURE.md.',
    '',
    `People of a partner organization keep only the roles ${showcaseRoles.join(', ')};`,
    'their admin holds all four of them and nothing else.',
    '',
    '## Screens',
    '',
    ...tableOf('Screen', screenRows, columns),
    '',
    '## Calls',
    '',
    ...tableOf('Call', callRows, columns),
    '',
  ].join('\n');
}

const personWith = (...held: Role[]): Principal => ({ roles: held, isChatMember: false });

/** Kinds of people: the roles that open something, and everyone else in as few columns as possible. */
function columnsFor(rows: Row[]): [heading: string, person: Principal | null][] {
  const opensSomething = (role: Role) =>
    rows.some(({ access }) => may(personWith(role), access) && !may(personWith(), access));
  return [
    ['signed out', null],
    ['signed in', personWith()],
    ...roles.filter(opensSomething).map((role): [string, Principal] => [role, personWith(role)]),
    ['chat member', { roles: [], isChatMember: true }],
  ];
}

function tableOf(heading: string, rows: Row[], columns: ReturnType<typeof columnsFor>): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line([heading, ...columns.map(([name]) => name)]),
    line(['---', ...columns.map(() => ':-:')]),
    ...rows.map(({ name, access }) =>
      line([name, ...columns.map(([, person]) => (may(person, access) ? 'x' : ''))]),
    ),
  ];
}
