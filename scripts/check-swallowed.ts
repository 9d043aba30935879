import { conclude, projectRoot } from './source-tree.ts';
import { codeIn, isNode, type Node, nameOf } from './syntax-tree.ts';

const folders = ['shared/src', 'server/src', 'demo/src'];

/** Files that take no notice of a failure: how often, and why that is no loss. */
const harmless: Record<string, [times: number, why: string]> = {
  'shared/src/platform/values/fields.ts': [1, 'what cannot be parsed is no address'],
  'shared/src/editorial/public-posts/old-address.ts': [
    1,
    'what cannot be decoded is taken as it stands',
  ],
  'shared/src/people/sites/time-zones.ts': [1, 'a zone that is not known is the answer'],
  'server/src/platform/access/one-at-a-time.ts': [1, 'whoever began it hears of it'],
  'server/src/platform/access/seal.ts': [
    1,
    'what cannot be opened is not sealed by us; the caller refuses it',
  ],
  'server/src/editorial/public-posts/own-addresses.queries.ts': [
    1,
    'what cannot be decoded is no page of ours',
  ],
  'server/src/platform/csv/read-csv.ts': [1, 'refused in words'],
  'server/src/platform/db/listener.ts': [
    3,
    'a connection that is lost is opened anew, and nothing cached is believed until then',
  ],
  'server/src/platform/db/transaction.ts': [1, 'the first error is thrown; it says why'],
  'server/src/platform/embedded-postgres/binaries.ts': [2, 'what is missing is the finding'],
  'server/src/platform/embedded-postgres/cluster.ts': [1, 'what is missing is the finding'],
  'server/src/platform/embedded-postgres/connect.ts': [
    1,
    'a server that is on its way down has no users',
  ],
  'server/src/platform/embedded-postgres/keeper.ts': [
    5,
    'a pause is cut short by a stop; a program that is gone in between',
  ],
  'server/src/platform/embedded-postgres/data-folder.ts': [
    4,
    'a file or a program that is gone in between',
  ],
  'server/src/platform/embedded-postgres/server-process.ts': [
    3,
    'words for a message, a size for a limit, and a kill whose effect is looked at',
  ],
  'server/src/platform/process/end-in-order.ts': [
    1,
    'every stop logs its own failure before; the exit code tells',
  ],
  'server/src/editorial/feeds/calendar.ts': [1, 'a rule that cannot be followed is the finding'],
  'server/src/editorial/feeds/feed-decode.ts': [
    2,
    'refused in words, and what is no letter is the finding',
  ],
  'server/src/editorial/feeds/wall-clock.ts': [1, 'a zone that is not known is the answer'],
  'server/src/editorial/feeds/wordpress.ts': [1, 'what cannot be decoded is no address'],
  'server/src/workspace/history/version-at.ts': [
    1,
    'whoever copies hears of it; others look again',
  ],
  'server/src/platform/http/graphql.ts': [
    1,
    'what cannot be parsed is no JSON; the caller refuses it',
  ],
  'server/src/platform/http/limits.ts': [1, 'whoever needs the database says that it is away'],
  'server/src/platform/http/request-bodies.ts': [2, 'refused in words'],
  'server/src/platform/imports/read-apart.ts': [1, 'a thread that has ended is told by its end'],
  'server/src/email/mailings/read-report.ts': [
    1,
    'what cannot be read is no report, as most of what strangers send',
  ],
  'server/src/platform/integrations/mail/dkim.ts': [
    1,
    'what cannot be read is no key; the start refuses it',
  ],
  'server/src/email/mailchimp/mailchimp-failure.ts': [
    1,
    'the status of a refusal is told without the words that cannot be read',
  ],
  'server/src/platform/live/live.routes.ts': [1, 'what cannot be read is no greeting'],
  'server/src/email/mailchimp/remembered.ts': [
    1,
    'whoever asked hears of it; it is only forgotten here',
  ],
  'server/src/main.ts': [1, 'awaited by the start'],
  'server/src/platform/process/stall-thread.ts': [1, 'the process is ended all the same'],
  'server/src/start.ts': [1, 'awaited by the start'],
  'server/src/supervise.ts': [1, 'a pause is cut short by a stop'],
  'demo/src/picture-cache.ts': [
    4,
    'a picture that is not cached is made, and whoever asked hears of what fails then',
  ],
};

/** Places where a failure is swallowed: nobody hears of it, and it is not logged. */
export function findSwallowed(root: string, known = harmless): string[] {
  const found = codeIn(root, folders)
    .map(({ path, nodes, lineOf }) => ({ path, lines: nodes.filter(swallows).map(lineOf) }))
    .toArray();
  const unknown = found
    .filter(({ path, lines }) => lines.length > (known[path]?.[0] ?? 0))
    .flatMap(({ path, lines }) =>
      lines.map(
        (line) =>
          `${path}:${line}: a failure is swallowed; take it with logged(), or say in scripts/check-swallowed.ts why that is no loss`,
      ),
    );
  const counts = new Map(found.map(({ path, lines }) => [path, lines.length]));
  const gone = Object.entries(known)
    .filter(([path, [times]]) => (counts.get(path) ?? 0) < times)
    .map(
      ([path, [times]]) =>
        `scripts/check-swallowed.ts: ${path} swallows ${counts.get(path) ?? 0} failures, not ${times}`,
    );
  return [...unknown, ...gone];
}

/** `catch {`, `.catch(() => …)` and `.then(…, () => …)`. */
function swallows(node: Node): boolean {
  if (node.type === 'CatchClause') return node.param === null;
  if (node.type !== 'CallExpression') return false;
  const { callee, arguments: given } = node as Node & { callee: Node; arguments: Node[] };
  if (callee.type !== 'MemberExpression') return false;
  const name = nameOf(callee.property);
  if (name === 'catch') return isDeaf(given[0]);
  return name === 'then' && isDeaf(given[1]);
}

/** A function that does not look at what it is given. */
const isDeaf = (node: unknown): boolean =>
  isNode(node) &&
  (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') &&
  (node.params as Node[]).length === 0;

if (import.meta.main) conclude(findSwallowed(projectRoot));
