/** A defect to inject: a check removed, an order dropped, a limit raised, a lock left out. */
export interface Fault {
  /** The defect, as a short statement. */
  name: string;
  /** The file, from the root of the project. */
  file: string;
  /** Text that occurs there exactly once. */
  from: string;
  to: string;
  /** Test files or folders that should detect it. */
  tests: string[];
}

const V = 'server/src';

/** Defects of one file, each as name, text, replacement and, where they differ, the tests that should detect it. */
const inFile = (
  file: string,
  tests: string[],
  ...faults: [name: string, from: string, to: string, tests?: string[]][]
): Fault[] =>
  faults.map(([name, from, to, own = tests]) => ({
    name,
    file: `${V}/${file}`,
    from,
    to,
    tests: own.map((test) => (test.startsWith('shared/') ? test : `${V}/${test}`)),
  }));

const access: Fault[] = [
  ...inFile(
    'platform/access/password.ts',
    ['people/sign-in/auth.test.ts'],
    ['guesses per account are not limited across addresses', 'everywhere: 100', 'everywhere: 1e9'],
    ['guesses per account and address are not limited', 'ofAccount: 5', 'ofAccount: 500'],
    ['guesses per address are not limited', 'ofAddress: 20', 'ofAddress: 2000'],
  ),
  ...inFile(
    'platform/access/attempts.queries.ts',
    ['people/sign-in/auth.test.ts'],
    ['failed guesses are forgotten after a second', "interval '15 minutes'", "interval '1 second'"],
    [
      'a successful sign-in clears the guesses of everybody',
      'delete from sign_in_failures\n     where account',
      'delete from sign_in_failures\n     where true or account',
    ],
  ),
  ...inFile(
    'platform/access/viewer.ts',
    ['people/sign-in/auth.test.ts', 'platform/access/sessions.test.ts'],
    ['sessions last 34 days', 'absoluteDays = 7', 'absoluteDays = 34'],
    ['idle sessions last a week', 'idleHours = 12', 'idleHours = 168'],
    [
      'chat stays open while viewing as a member',
      ' && !viewedBy,',
      ',',
      ['workspace/history/view-as.test.ts'],
    ],
  ),
  ...inFile(
    'platform/access/session.queries.ts',
    [
      'people/sign-in/auth.test.ts',
      'platform/access/sessions.test.ts',
      'workspace/history/view-as.test.ts',
    ],
    ['disabled people keep their sessions', 'and not u.is_disabled\n', '\n'],
    ['sessions survive sign-out', 'and s.ended_at is null', ''],
    ['a view as somebody survives the admin role', "and held.name = 'admin'", ''],
    ['use of a session is never recorded', 'set seen_at = now()', 'set seen_at = seen_at'],
  ),
  ...inFile(
    'platform/access/sessions.ts',
    ['platform/access/sessions.test.ts', 'people/sign-in/auth.test.ts'],
    ['revoked sessions stay cached', '      cached.clear();\n'.trim(), ''],
    ['cached sessions are trusted without proof', '(await listener.hasHeardAll())', 'true'],
  ),
  ...inFile(
    'people/sign-in/auth.queries.ts',
    ['people/sign-in/reset.test.ts'],
    ['reset links can be used twice', 'r.used_at is null and', ''],
    ['reset links never expire', ' and r.expires_at > now()', ''],
    [
      'an older reset link stays valid',
      'update password_resets set ended_at = now()',
      'update password_resets set ended_at = null',
    ],
  ),
  ...inFile(
    'people/sign-in/auth.routes.ts',
    ['people/sign-in/reset.test.ts'],
    ['reset mails are not limited per address', 'borneOfAddress = 20', 'borneOfAddress = 2e6'],
  ),
  ...inFile(
    'platform/access/rows.ts',
    ['platform/access/rows.test.ts', 'platform/access/isolation.test.ts'],
    [
      'partners see the listings of other organizations',
      '.showcase_firm_id in (select id from showcase_firms where',
      '.showcase_firm_id in (select id from showcase_firms where true or',
    ],
  ),
];

const writing: Fault[] = [
  ...inFile(
    'platform/records/records.queries.ts',
    ['showcase/firms', 'showcase/listings/listings.test.ts'],
    ['records are not locked before they are saved', ' for update`.execute()', '`.execute()'],
  ),
  ...inFile(
    'platform/records/save-record.ts',
    ['showcase/firms', 'showcase/ad-slots/ad-slots.test.ts'],
    [
      'a save overwrites a newer version',
      '  checkSeenVersion(current, version);\n  if (!isMarking',
      '  if (!isMarking',
    ],
    [
      'anybody deletes records',
      'if (isMarking && !store.mayDelete(viewer)) throw forbidden();',
      '',
    ],
  ),
  ...inFile(
    'finance/invoices/decide-invoices.ts',
    ['finance/invoices/decide-invoices.test.ts', 'finance/invoices/decision-mail.test.ts'],
    [
      'invoices are decided whatever version was seen',
      '    checkStands(current, versions.get(current.id), seenVersion.length > 1);\n',
      '',
    ],
  ),
  ...inFile(
    'finance/invoices/decisions.queries.ts',
    ['finance/invoices/decide-invoices.test.ts', 'finance/invoices/decision-mail.test.ts'],
    ['invoices are locked in any order', 'order by i.id for update of i`;', 'for update of i`;'],
    ['a decision is emailed at once', 'sitting.quietMinutes', '0'],
  ),
  ...inFile(
    'finance/invoices/save-invoice.ts',
    ['finance/invoices'],
    [
      'contributors approve their own invoices',
      'if (isDecision && !viewer.isEditor)',
      'if (false)',
    ],
  ),
  ...inFile(
    'workspace/history/differences.ts',
    ['workspace/history'],
    ['History shows tokens', '|token|', '|'],
  ),
  ...inFile(
    'platform/csv/write-csv.ts',
    ['platform/csv/write-csv.test.ts'],
    ['a cell that starts with @ reaches the spreadsheet as a formula', '[=+\\-@', '[=+\\-'],
  ),
  ...inFile(
    'retentions.ts',
    ['retentions.test.ts'],
    [
      'imports are deleted at once',
      'i.created_at) < now()',
      "i.created_at) < now() + interval '9 years'",
    ],
    [
      'failed imports lose their file at once',
      'i.created_at < now()',
      "i.created_at < now() + interval '8 days'",
    ],
  ),
  ...inFile(
    'platform/imports/work-on-import.ts',
    ['platform/imports'],
    ['a failing import is tried without end', 'mostFailures = 3', 'mostFailures = 3e9'],
    ['an import repeats rows that are already in', 'task.progress - at', '0'],
  ),
  ...inFile(
    'editorial/posts/publish-post.ts',
    ['editorial/posts'],
    ['scheduled posts go live early', ' &&\n    post.scheduledAt <= (await sharedNow(db))', ''],
    [
      'what cannot go live stays scheduled',
      'await setSchedule(db, id, null)',
      'await Promise.resolve()',
    ],
  ),
];

const email: Fault[] = [
  ...inFile(
    'email/mailings/ledger.queries.ts',
    ['email/mailings'],
    [
      'suppressed addresses are mailed',
      "case when x.id is null then 'waiting' else 'skipped' end,",
      "'waiting',",
    ],
    [
      'two addresses that differ by case are mailed twice',
      'where r.address = lower(s.email))',
      'where false)',
    ],
    ['two senders hand out the same message', ' for update of d skip locked)', ')'],
    [
      'whoever unsubscribed during a send is mailed',
      "case when s.status = 'subscribed' and x.id is null then",
      'case when x.id is null then',
    ],
    [
      'messages of a dead sender are sent again',
      "set status = 'unknown', problem",
      "set status = 'waiting', problem",
    ],
    [
      'late reports are not counted',
      'set sent_count = sent_count +',
      'set sent_count = sent_count + 0 *',
    ],
  ),
  ...inFile(
    'email/mailings/sends.queries.ts',
    ['email/mailings'],
    [
      'a resend reaches those who have the email',
      "in ('sent', 'handed', 'unknown')",
      "in ('handed', 'unknown')",
    ],
  ),
  ...inFile(
    'email/mailings/senders.queries.ts',
    ['email/mailings'],
    ['a silent sender is waited for two hours', 'silentSeconds = 10', 'silentSeconds = 7200'],
    ['a copied database sends', ' and is_at_home()\n    returning', '\n    returning'],
  ),
  ...inFile(
    'email/mailings/lanes.ts',
    ['email/mailings'],
    ['a temporary refusal is final', 'mostAttempts = 4', 'mostAttempts = 1'],
    ['temporary refusals are retried without a pause', '30 * 4 ** (attempts - 1)', '0 * attempts'],
  ),
  ...inFile(
    'email/mailings/send-mailing.ts',
    ['email/mailings'],
    [
      'a late email goes out anyway',
      'if (mailing.idleMinutes < lateAfterMinutes) return false;',
      'return false;',
    ],
    ['a mailing goes out before its time', 'if (!mailing.isDue)', 'if (false)'],
  ),
  ...inFile(
    'email/campaigns/campaign.store.ts',
    [
      'email/campaigns/schedule.test.ts',
      'email/campaigns/test-email.test.ts',
      'email/campaigns/release.test.ts',
    ],
    ['a campaign is moved from a state nobody saw', ' and version =', ' and 0 <>'],
    [
      'test emails are not limited per minute',
      "at > now() - interval '1 minute'",
      "at > now() - interval '0 minutes'",
    ],
  ),
  ...inFile(
    'email/campaigns/send-test-email.ts',
    ['email/campaigns/test-readers.test.ts'],
    ['a test goes to any domain', 'domains.has(domainOf(address)) ?', 'domainOf(address) ?'],
    [
      'somebody who is disabled gets a test',
      'if (person?.isDisabled)',
      'if (!person?.id && person?.isDisabled)',
    ],
  ),
  ...inFile(
    'email/campaigns/schedule-campaign.ts',
    ['email/campaigns/release.test.ts'],
    [
      'emails go out without the approval they need',
      '    await refuseUnreleased(app, db, campaign, template, how.render);\n',
      '',
    ],
  ),
  ...inFile(
    'email/campaigns/release-steps.ts',
    ['email/campaigns/release.test.ts'],
    [
      'a changed email keeps its approval',
      'if (looks !== steps.approved?.fingerprint)',
      'if (!steps.approved)',
    ],
    ['people approve their own emails', 'refuse(whyApproveBlocked(release, viewer.id));', ''],
  ),
  ...inFile(
    'platform/outside/look-ups.queries.ts',
    ['email/campaigns/preflight.test.ts', 'email/campaigns/preflight-emails.test.ts'],
    ['links are checked again after six years', "interval '6 hours'", "interval '6 years'"],
    [
      'broken links are checked again after ten days',
      "else interval '10 minutes' end",
      "else interval '10 days' end",
    ],
  ),
];

const http: Fault[] = [
  ...inFile(
    'platform/http/request-bodies.ts',
    ['platform/http/request-bodies.test.ts', 'platform/http/hardening.test.ts'],
    ['bodies may be nested without end', 'const deepest = 40', 'const deepest = 4e6'],
    ['bodies may have any number of parts', 'mostParts = 20_000', 'mostParts = 2e9'],
    ['a key may be given twice', 'if (seen?.has(key)) throw', 'if (false) throw'],
    ['NUL gets through', "value.includes('\\0') ||", 'false ||'],
  ),
  ...inFile(
    'platform/http/graphql.ts',
    ['platform/http/graphql.test.ts'],
    ['GraphQL depth is not limited', 'depth: 8', 'depth: 8000'],
    ['GraphQL aliases are not limited', 'aliases: 15', 'aliases: 15000'],
  ),
  ...inFile(
    'platform/http/limits.ts',
    ['platform/http/limits.test.ts', 'platform/http/node-server.test.ts'],
    ['requests per minute are not limited', 'window.requests > perMinute ?', 'false ?'],
  ),
  ...inFile(
    'platform/http/rate-windows.ts',
    ['platform/http/limits.test.ts', 'platform/http/node-server.test.ts'],
    ['each server has a limit of its own', 'requests: all.requests + untold,', 'requests: untold,'],
  ),
  ...inFile(
    'app.ts',
    ['platform/http'],
    ['slow headers are waited for without end', 'headersMs: 20_000', 'headersMs: 0'],
    ['slow bodies are waited for without end', 'requestMs: 120_000', 'requestMs: 0'],
    ['bodies of any length are read', 'body: 1024 * 1024', 'body: 1024 ** 3'],
  ),
  ...inFile(
    'platform/http/hooks.ts',
    [
      'platform/http/hardening.test.ts',
      'platform/http/answers.test.ts',
      'platform/http/web-app.test.ts',
    ],
    ['pages may run foreign scripts', '"script-src \'self\'"', '"script-src *"'],
    ['answers are cached by browsers', "'cache-control': 'no-store',", ''],
  ),
  ...inFile(
    'platform/access/view-as.ts',
    ['workspace/history/view-as.test.ts'],
    [
      'an admin writes as the person they view',
      "if (declared === 'mutation' || !isOnlyRead(declared))",
      'if (false)',
    ],
  ),
  ...inFile(
    'platform/outside/reach.ts',
    ['platform/outside'],
    [
      'private addresses are fetched',
      'if (!found.every((one) => reach.isAllowed(one)))',
      'if (false)',
    ],
  ),
  ...inFile(
    'platform/outside/ask-outside.ts',
    ['platform/outside'],
    ['redirects are followed without end', 'hop < (call.redirects ?? 0)', 'true'],
  ),
  ...inFile(
    'platform/images/take-image.ts',
    ['platform/images/images.test.ts'],
    ['uploads are not limited per hour', 'mostPerHour = 300', 'mostPerHour = 3e9'],
  ),
  ...inFile(
    'editorial/public-posts/count-views.routes.ts',
    ['editorial/public-posts/count-views.test.ts'],
    [
      'a reader is counted at every reload',
      'time - last < sameViewMs) return true',
      'time - last < 0) return true',
    ],
  ),
  ...inFile(
    'platform/jobs/jobs.ts',
    ['platform/jobs/jobs.test.ts', 'email/mailings/take-over.test.ts'],
    [
      'a dead worker keeps its job for two hours',
      'heartbeatSeconds = 10',
      'heartbeatSeconds = 7200',
    ],
  ),
];

/** Every defect, in the order in which they are injected. */
export const faults: readonly Fault[] = [...access, ...writing, ...email, ...http];
