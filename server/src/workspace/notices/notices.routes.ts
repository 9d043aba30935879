import { may, type Principal } from '@masthead/shared/platform/access/access.ts';
import { mostUnread, noticePageSize } from '@masthead/shared/platform/notices/notice.ts';
import { noticeChoiceEndpoints } from '@masthead/shared/platform/notices/notice-choice.endpoints.ts';
import {
  type AllChoices,
  chatTopic,
  noticeTopic,
  type TopicChoice,
  topicKeys,
  whyImpossible,
} from '@masthead/shared/platform/notices/notice-choice.ts';
import { screens } from '@masthead/shared/screens.ts';
import { noticeEndpoints } from '@masthead/shared/workspace/notices/notice.endpoints.ts';
import { userRows } from '../../people/users/user.store.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import { badRequest, notFound } from '../../platform/http/errors.ts';
import { handle, type Server } from '../../platform/http/handle.ts';
import {
  countUnread,
  listNotices,
  markRead,
  noticeRows,
} from '../../platform/notices/notice.store.ts';
import { listChoices, saveChoice } from '../../platform/notices/notice-choice.store.ts';
import { namedNotices } from './named-notices.ts';

type Chosen = Awaited<ReturnType<typeof listChoices>>;

/** The settings that concern a person: their own, or the defaults. */
function choicesOf(person: Principal, chosen: Chosen): AllChoices {
  const of = <T extends string>(topic: string, way: string, usual: T) =>
    (chosen.find((one) => one.topic === topic && one.way === way)?.choice ?? usual) as T;
  const choices = topicKeys
    .filter((topic) => may(person, noticeTopic(topic).for))
    .map((topic) => ({
      topic,
      bell: of<TopicChoice['bell']>(topic, 'bell', 'on'),
      desktop: of<TopicChoice['desktop']>(topic, 'desktop', 'on'),
      mail: of<TopicChoice['mail']>(topic, 'mail', noticeTopic(topic).mail),
    }));
  if (!may(person, screens.chat.access)) return { choices, chat: null };
  const inChat = (way: 'desktop' | 'sound') => of<'on' | 'off'>(chatTopic, way, 'off');
  return { choices, chat: { desktop: inChat('desktop'), sound: inChat('sound') } };
}

/** Calls of the notification bell. */
export function noticeRoutes(server: Server): void {
  handle(server, noticeEndpoints.unread, ({ viewer, db }) =>
    countUnread(db, rowsOf(viewer, noticeRows), mostUnread + 1),
  );

  handle(server, noticeEndpoints.list, async ({ query: { before }, viewer, db }) => {
    const page = { before, limit: noticePageSize + 1 };
    const own = rowsOf(viewer, noticeRows);
    const rows = await listNotices(db, own, rowsOf(viewer, userRows), page);
    const nodes = rows.slice(0, noticePageSize);
    const next = rows.length > nodes.length ? (nodes.at(-1)?.id ?? null) : null;
    return { nodes: await namedNotices(db, viewer, nodes), next };
  });

  handle(server, noticeEndpoints.readOne, async ({ params, viewer, db }) => {
    if (!(await markRead(db, rowsOf(viewer, noticeRows), params))) throw notFound();
    return {};
  });

  handle(server, noticeEndpoints.readAll, async ({ body, viewer, db }) => {
    await markRead(db, rowsOf(viewer, noticeRows), body);
    return {};
  });

  handle(server, noticeChoiceEndpoints.choices, async ({ viewer, db }) =>
    choicesOf(viewer, await listChoices(db, rowsOf(viewer, noticeRows))),
  );

  handle(server, noticeChoiceEndpoints.choose, async ({ body, viewer, db }) => {
    const message = whyImpossible(body);
    if (message !== null) throw badRequest({ path: 'choice', message });
    await saveChoice(db, viewer.id, body);
    return choicesOf(viewer, await listChoices(db, rowsOf(viewer, noticeRows)));
  });
}
