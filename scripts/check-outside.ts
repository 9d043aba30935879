import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { conclude, isCode, isTestCode, listFiles, projectRoot } from './source-tree.ts';
import { isNode, type Node, nameOf, nodesIn } from './syntax-tree.ts';

const folders = ['shared/src', 'server/src', 'demo/src'];
/** The folder that makes every call to another server, with a deadline and a limit. */
const way = 'server/src/outside/';

/** Modules that can open a connection, and what of them opens none. */
const modules =
  /^(node:)?(https?|http2|net|tls|dgram|dns(\/promises)?)$|^(undici|nodemailer)(\/|$)/;
const harmless = new Set(['createServer', 'isIP', 'isIPv4', 'isIPv6', 'BlockList', 'STATUS_CODES']);
const globals = new Set(['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']);

/** Files with a way of their own, each with its reason. */
const others: Record<string, string> = {
  'server/src/db/pool.ts': 'connects to the database',
  'server/src/integrations/mail/smtp.ts': 'speaks SMTP, with limits of its own',
  'server/src/integrations/mail/dkim.ts': 'signs mail and opens nothing',
};

/** Calls to other servers that do not go through the one way out. */
export function findCallsOutside(root: string): string[] {
  return folders
    .flatMap((folder) => listFiles(root, folder))
    .filter((path) => isCode(path) && !isTestCode(path) && !path.startsWith(way))
    .filter((path) => !Object.hasOwn(others, path))
    .flatMap((path) => inFile(path, readFileSync(join(root, path), 'utf8')));
}

function inFile(path: string, code: string): string[] {
  const { program } = parseSync(path, code);
  return nodesIn(program as unknown as Node).flatMap((node) => {
    const what = opened(node);
    if (!what) return [];
    const line = code.slice(0, node.start).split('\n').length;
    return [`${path}:${line}: ${what} can call another server; use askOutside of ${way}`];
  });
}

/** What a node takes that can open a connection, or null. */
function opened(node: Node): string | null {
  if (node.type === 'ImportDeclaration') return openedByImport(node);
  if (node.type === 'ImportExpression') return moduleOf(node);
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return null;
  const callee = node.callee as Node;
  const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
  return name && globals.has(name) ? name : null;
}

const moduleOf = ({ source }: Node): string | null => {
  const name = isNode(source) ? String(source.value) : '';
  return modules.test(name) ? name : null;
};

function openedByImport(node: Node): string | null {
  const name = moduleOf(node);
  if (!name || node.importKind === 'type') return null;
  const taken = (node.specifiers as Node[]).filter(({ importKind }) => importKind !== 'type');
  const isHarmless = taken.every(({ imported }) => harmless.has(nameOf(imported) ?? ''));
  return isHarmless ? null : name;
}

if (import.meta.main) conclude(findCallsOutside(projectRoot));
