import { randomBytes } from 'node:crypto';

/** A request as the stand-in takes it. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** A campaign as Mailchimp keeps it. */
export interface Campaign {
  id: string;
  status: 'save' | 'schedule' | 'sending' | 'sent' | 'canceled';
  createTime: string;
  sendTime: string;
  settings: Record<string, string | boolean>;
  listId: string;
  html: string;
  plainText: string;
  emailsSent: number;
  canCancel: boolean;
}

/** An account at Mailchimp, with what stands in it. */
export const newAccount = () => ({
  id: randomBytes(12).toString('hex'),
  name: 'Lone Star Media',
  lists: [] as { id: string; name: string; members: number }[],
  /** Who is in which audience: the audience's id, a slash and the MD5 of the address. */
  contacts: new Set<string>(),
  campaigns: new Map<string, Campaign>(),
  /** What the checklist of every campaign says beside what follows from it. */
  advice: [] as { id: number; type: string; heading: string; details: string }[],
  /** Test emails: to whom, of which campaign, and what it held. */
  tests: [] as { id: string; to: string; html: string }[],
  /** What has begun to go out, in order; nothing may stand here twice for one email. */
  started: [] as string[],
});
export type Account = ReturnType<typeof newAccount>;

interface Reply {
  status: number;
  body?: unknown;
}

/** A problem document (contract, section 1). */
export const problem = (status: number, title: string, detail = title): Required<Reply> => ({
  status,
  body: { type: 'https://mailchimp.com/developer', title, status, detail, instance: 'x' },
});
const notFound = () =>
  problem(404, 'Resource Not Found', 'The requested resource could not be found.');
const noSchedule = () => problem(400, 'Bad Request', 'This campaign cannot be scheduled: .');

const shown = (account: Account, one: Campaign) => {
  const list = account.lists.find(({ id }) => id === one.listId);
  return {
    id: one.id,
    type: 'regular',
    status: one.status,
    create_time: one.createTime,
    send_time: one.sendTime,
    emails_sent: one.emailsSent,
    long_archive_url: `https://mailchi.mp/archive/${one.id}`,
    recipients: {
      list_id: one.listId,
      list_name: list?.name ?? '',
      recipient_count: list?.members ?? 0,
      segment_text: '',
    },
    settings: one.settings,
    delivery_status: { enabled: one.status === 'sending', can_cancel: one.canCancel },
  };
};

/** The parts of an answer that `fields` names, as 'campaigns.settings.title'. */
function chosen(value: unknown, fields: string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => chosen(each, fields));
  if (typeof value !== 'object' || value === null || fields.includes('')) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const below = fields
        .filter((field) => field === key || field.startsWith(`${key}.`))
        .map((field) => field.slice(key.length + 1));
      return below.length > 0 ? [[key, chosen(inner, below)]] : [];
    }),
  );
}

const pageOf = <T>(rows: T[], query: URLSearchParams): T[] => {
  const offset = Number(query.get('offset') ?? 0);
  return rows.slice(offset, offset + Number(query.get('count') ?? 10));
};

function create(account: Account, body: Record<string, never>): Reply {
  const { settings, recipients } = body as unknown as {
    settings: Campaign['settings'];
    recipients: { list_id: string };
  };
  if (!account.lists.some(({ id }) => id === recipients.list_id))
    return problem(400, 'Invalid Resource', 'The resource submitted could not be validated.');
  const id = randomBytes(5).toString('hex');
  account.campaigns.set(id, {
    id,
    status: 'save',
    createTime: new Date().toISOString(),
    sendTime: '',
    settings,
    listId: recipients.list_id,
    html: '',
    plainText: '',
    emailsSent: 0,
    canCancel: true,
  });
  return { status: 200, body: shown(account, account.campaigns.get(id) as Campaign) };
}

const isReady = (account: Account, one: Campaign) =>
  Boolean(
    one.html && one.settings.subject_line && one.settings.from_name && one.settings.reply_to,
  ) && (account.lists.find(({ id }) => id === one.listId)?.members ?? 0) > 0;

/** Things that are done to a campaign. */
const acts: Record<string, (account: Account, one: Campaign, body: never) => Reply> = {
  schedule(account, one, { schedule_time }: { schedule_time: string }) {
    const at = new Date(schedule_time);
    const isOff = at.getTime() % 900_000 !== 0 || at.getTime() <= Date.now();
    if (one.status !== 'save' || isOff || !isReady(account, one)) return noSchedule();
    one.status = 'schedule';
    one.sendTime = at.toISOString();
    return { status: 204 };
  },
  send(account, one) {
    if (one.status !== 'save' || !isReady(account, one)) return problem(400, 'Bad Request');
    begin(account, one);
    return { status: 204 };
  },
  unschedule(_account, one) {
    if (one.status !== 'schedule') return problem(400, 'Bad Request');
    one.status = 'save';
    one.sendTime = '';
    return { status: 204 };
  },
  'cancel-send'(_account, one) {
    if (one.status !== 'sending') return problem(400, 'Bad Request');
    if (!one.canCancel) return problem(403, 'Forbidden');
    one.status = 'canceled';
    return { status: 204 };
  },
  test(account, one, { test_emails }: { test_emails: string[] }) {
    account.tests.push(...test_emails.map((to) => ({ id: one.id, to, html: one.html })));
    return { status: 204 };
  },
};

/** A campaign begins to go out. */
export function begin(account: Account, one: Campaign): void {
  one.status = 'sending';
  one.sendTime = new Date().toISOString();
  account.started.push(one.id);
}

function campaignCall(account: Account, one: Campaign, rest: string, asked: Asked): Reply {
  const act = acts[rest.replace('actions/', '')];
  if (act) return act(account, one, asked.body as never);
  if (rest === 'content') {
    const given = asked.body as { html: string; plain_text: string } | undefined;
    if (given && one.status !== 'save') return problem(400, 'Bad Request');
    if (given) Object.assign(one, { html: given.html, plainText: given.plain_text });
    return {
      status: 200,
      body: { html: one.html, plain_text: one.plainText },
    };
  }
  if (rest === 'send-checklist') {
    const isDone = isReady(account, one);
    const own = isDone
      ? { id: 1, type: 'success', heading: 'Content', details: 'It has content' }
      : { id: 1, type: 'error', heading: 'Content', details: 'It has no content' };
    const items = [own, ...account.advice];
    const ready = items.every(({ type }) => type !== 'error');
    return { status: 200, body: { is_ready: ready, items } };
  }
  if (asked.method === 'DELETE') {
    if (one.status === 'sending') return problem(400, 'Bad Request');
    account.campaigns.delete(one.id);
    return { status: 204 };
  }
  return { status: 200, body: shown(account, one) };
}

function listed(account: Account, { query }: Asked): Reply {
  const since = query.get('since_create_time') ?? '';
  const found = [...account.campaigns.values()]
    .filter((one) => one.createTime >= since)
    .reverse()
    .map((one) => shown(account, one));
  return { status: 200, body: { campaigns: pageOf(found, query), total_items: found.length } };
}

function reply(account: Account, asked: Asked): Reply {
  const [kind = '', id = '', ...rest] = asked.path.slice(1).split('/');
  const one = account.campaigns.get(id);
  const lists = account.lists.map(({ id: listId, name, members }) => ({
    id: listId,
    name,
    stats: { member_count: members },
  }));
  if (kind === '')
    return { status: 200, body: { account_id: account.id, account_name: account.name } };
  if (kind === 'ping') return { status: 200, body: { health_status: "Everything's Chimpy!" } };
  if (kind === 'lists' && id === '')
    return { status: 200, body: { lists: pageOf(lists, asked.query), total_items: lists.length } };
  if (kind === 'lists' && rest.join('/').endsWith('/actions/delete-permanent'))
    return account.contacts.delete(`${id}/${rest[1]}`) ? { status: 204 } : notFound();
  if (kind === 'lists') {
    const list = lists.find((each) => each.id === id);
    return list ? { status: 200, body: list } : notFound();
  }
  if (kind === 'campaigns' && id === '')
    return asked.method === 'POST'
      ? create(account, asked.body as Record<string, never>)
      : listed(account, asked);
  if (!one) return notFound();
  if (kind !== 'reports') return campaignCall(account, one, rest.join('/'), asked);
  if (one.status !== 'sent') return notFound();
  const bounces = { hard_bounces: 1, soft_bounces: 1, syntax_errors: 0 };
  const opens = { opens_total: 30, unique_opens: 20 };
  const clicks = { clicks_total: 7 };
  const report = { id, emails_sent: one.emailsSent, bounces, opens, clicks };
  return { status: 200, body: { ...report, unsubscribed: 2, abuse_reports: 1 } };
}

/** What Mailchimp does with a request and answers to it. */
export function answerTo(account: Account, asked: Asked): Reply {
  const { status, body } = reply(account, asked);
  const fields = asked.query.get('fields')?.split(',');
  const answered = status === 200 && fields ? chosen(body, fields) : body;
  return body === undefined ? { status } : { status, body: answered };
}
