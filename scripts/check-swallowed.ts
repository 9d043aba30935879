import { conclude, projectRoot } from './source-tree.ts';
import { codeIn, isNode, type Node, nameOf } from './syntax-tree.ts';

const folders = ['shared/src', 'server/src', 'demo/src'];

/** Files that swallow failures, with the number of places and why that is safe. */
const harmless: Record<string, [times: number, why: string]> = {
  'shared/src/platform/values/fields.ts': [1, 'a value that cannot be parsed is not an address'],
  'server/src/workspace/audit/audit-lines.ts': [1, 'a line that is no JSON is no entry'],
  'shared/src/editorial/public-posts/old-address.ts': [
    1,
    'an address that cannot be decoded is used unchanged',
  ],
  'shared/src/people/sites/time-zones.ts': [1, 'an unknown time zone is the result'],
  'server/src/platform/access/one-at-a-time.ts': [1, 'the caller that started it gets the error'],
  'server/src/platform/access/passkeys.ts': [
    3,
    'an answer that proves nothing is refused; why not is the business of whoever forged it',
  ],
  'server/src/platform/access/signing-keys.ts': [
    2,
    'a stop interrupts the pause; a look at the keys that failed is repeated 2 s later',
  ],
  'server/src/platform/access/seal.ts': [1, 'we did not seal that value; the caller rejects it'],
  'server/src/editorial/public-posts/own-addresses.queries.ts': [
    1,
    'an address that cannot be decoded is not one of our pages',
  ],
  'server/src/editorial/posts/merge-words.ts': [1, 'a text that can’t be merged is a conflict'],
  'server/src/editorial/posts/shared-document.ts': [1, 'the refusal says it'],
  'server/src/editorial/posts/text-schema.ts': [1, 'a text that is not whole is the result'],
  'server/src/platform/csv/read-csv.ts': [1, 'reported to the user'],
  'server/src/platform/metrics/collect.ts': [1, 'the missing figures say it'],
  'server/src/platform/system/process-beat.ts': [1, 'the missing figures say it'],
  'server/src/platform/metrics/read-figures.ts': [1, 'masthead_up says it at every scrape'],
  'server/src/platform/traces/open-traces.ts': [1, 'the exporter has logged it'],
  'server/src/platform/health/readiness.ts': [2, 'the response says it'],
  'server/src/platform/db/check-database.ts': [
    2,
    'a number that nobody may read is the result; a connection that is closed anyway',
  ],
  'server/src/platform/db/pool-probe.ts': [1, 'what the probe found is known already'],
  'server/src/platform/db/listener.ts': [
    3,
    'a lost connection is reopened, and caches are bypassed until then',
  ],
  'server/src/platform/db/migrate.ts': [
    2,
    'a failed rollback follows an error that is thrown; the migration reports a database that is away',
  ],
  'server/src/platform/db/transaction.ts': [1, 'the first error is thrown and explains the cause'],
  'server/src/platform/doctor/check-address.ts': [1, 'the failure is a finding of the report'],
  'server/src/platform/doctor/check-folders.ts': [
    1,
    'a probe that could not be deleted is found by reading it, and reported',
  ],
  'server/src/platform/doctor/probe.ts': [1, 'no JSON is the answer of another server'],
  'server/src/platform/embedded-postgres/binaries.ts': [2, 'absence is the result'],
  'server/src/platform/embedded-postgres/cluster.ts': [1, 'absence is the result'],
  'server/src/platform/embedded-postgres/connect.ts': [
    1,
    'a server that is shutting down has no users',
  ],
  'server/src/platform/embedded-postgres/keeper.ts': [
    5,
    'a stop interrupts the pause; the process may already have ended',
  ],
  'server/src/platform/embedded-postgres/data-folder.ts': [
    4,
    'the file or process may already be gone',
  ],
  'server/src/platform/embedded-postgres/server-process.ts': [
    3,
    'optional text for a message, an optional size, and a kill whose effect is checked',
  ],
  'server/src/platform/process/end-in-order.ts': [
    1,
    'each stop logs its own failure; the exit code reports it',
  ],
  'server/src/editorial/feeds/calendar.ts': [1, 'an unsupported rule is the result'],
  'server/src/editorial/feeds/feed-decode.ts': [
    2,
    'reported to the user; an invalid character is the result',
  ],
  'server/src/editorial/feeds/wall-clock.ts': [1, 'an unknown time zone is the result'],
  'server/src/editorial/feeds/wordpress.ts': [1, 'text that cannot be decoded is not an address'],
  'server/src/workspace/history/version-at.ts': [
    1,
    'the copying request gets the error; others retry',
  ],
  'server/src/platform/jobs/due-jobs.ts': [
    1,
    'the job library reports the outage, and polls when it is over',
  ],
  'server/src/platform/http/graphql.ts': [
    1,
    'text that cannot be parsed is not JSON; the caller rejects it',
  ],
  'server/src/platform/http/limits.ts': [1, 'code that needs the database reports the outage'],
  'server/src/platform/http/request-bodies.ts': [2, 'reported to the user'],
  'server/src/platform/imports/read-apart.ts': [
    1,
    'the exit event handles a thread that has ended',
  ],
  'server/src/email/mailings/read-report.ts': [
    1,
    'unreadable mail is not a delivery report, like most unsolicited mail',
  ],
  'server/src/platform/integrations/mail/dkim.ts': [
    1,
    'an unreadable file is not a key; startup rejects it',
  ],
  'server/src/email/mailchimp/mailchimp-failure.ts': [
    1,
    'the status is reported even when the message is unreadable',
  ],
  'server/src/platform/live/live.routes.ts': [1, 'an unreadable message is not a greeting'],
  'server/src/email/mailchimp/remembered.ts': [
    1,
    'the caller gets the error; only the cache entry is dropped here',
  ],
  'server/src/main.ts': [1, 'awaited during startup'],
  'server/src/platform/process/stall-thread.ts': [1, 'the process ends anyway'],
  'server/src/start.ts': [1, 'awaited during startup'],
  'server/src/supervise.ts': [1, 'a stop interrupts the pause'],
  'demo/src/picture-cache.ts': [4, 'an uncached image is generated, and the caller gets any error'],
};

/** Places where a failure is swallowed: neither handled nor logged. */
export function findSwallowed(root: string, known = harmless): string[] {
  const found = codeIn(root, folders)
    .map(({ path, nodes, lineOf }) => ({ path, lines: nodes.filter(swallows).map(lineOf) }))
    .toArray();
  const unknown = found
    .filter(({ path, lines }) => lines.length > (known[path]?.[0] ?? 0))
    .flatMap(({ path, lines }) =>
      lines.map(
        (line) =>
          `${path}:${line}: swallows a failure. Handle it with logged(), or explain in scripts/check-swallowed.ts why that is safe`,
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

/** A function that ignores its arguments. */
const isDeaf = (node: unknown): boolean =>
  isNode(node) &&
  (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') &&
  (node.params as Node[]).length === 0;

if (import.meta.main) conclude(findSwallowed(projectRoot));
