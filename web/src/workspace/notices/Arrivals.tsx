import { may } from '@masthead/shared/platform/access/access.ts';
import type { SignedInUser } from '@masthead/shared/platform/access/auth.ts';
import { type Notice, noticeText, unreadText } from '@masthead/shared/platform/notices/notice.ts';
import { noticeChoiceEndpoints } from '@masthead/shared/platform/notices/notice-choice.endpoints.ts';
import {
  chatTopic,
  desktopMessages,
  topicOf,
} from '@masthead/shared/platform/notices/notice-choice.ts';
import { screens } from '@masthead/shared/screens.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../platform/api/call.ts';
import { pathTo } from '../../platform/api/links.tsx';
import { sessionState } from '../../platform/api/session.ts';
import { clearDesktop, desktopState, playTone, showOnDesktop } from '../../platform/ui/desktop.ts';
import { useFirstTab, whatIsInFront } from '../../platform/ui/tabs.ts';
import { useChatUnread } from '../chat/chat-unread.queries.ts';
import { readNotices, useLiveNotices, useReadNotice, useUnread } from './notice.queries.ts';
import { placeOf } from './notice-place.ts';

/** Most notifications that appear at once, such as after the computer was asleep. */
const mostAtOnce = 5;
/** The sound is played once in so many ms at most. */
const toneMs = 5000;

/** Tells a person what arrives while they look at something else (decision 153). */
export function Arrivals({ user }: { user: SignedInUser }) {
  useLiveNotices();
  const isFirst = useFirstTab(user.id);
  const newest = useUnread()?.newest;
  const navigate = useNavigate();
  const read = useReadNotice();
  const open = (notice: Notice) => {
    read.mutate(notice.id);
    void navigate({ href: placeOf(notice) });
  };
  useGrowth(newest, (from) => isFirst && isListening(user.id) && tellNotices(user.id, from, open));
  useEffect(() => clearDesktop, []);
  return may(user, screens.chat.access) ? (
    <ChatArrivals userId={user.id} isFirst={isFirst} />
  ) : null;
}

function ChatArrivals({ userId, isFirst }: { userId: number; isFirst: boolean }) {
  const unread = useChatUnread();
  const navigate = useNavigate();
  const lastTone = useRef(Number.NEGATIVE_INFINITY);
  const play = () => {
    if (performance.now() - lastTone.current < toneMs) return;
    lastTone.current = performance.now();
    playTone();
  };
  const open = () => void navigate({ href: pathTo('chat') });
  useGrowth(unread, () => {
    if (isFirst && unread && isListening(userId)) void tellChat(userId, unread, { play, open });
  });
  return null;
}

/** Calls back when a number is higher than it was known to be. */
function useGrowth(value: number | undefined, onGrowth: (from: number) => unknown): void {
  const known = useRef<number | undefined>(undefined);
  const tell = useEffectEvent(onGrowth);
  useEffect(() => {
    if (value === undefined) return;
    const from = known.current;
    known.current = value;
    if (from !== undefined && value > from) tell(from);
  }, [value]);
}

/** Not after a sign-out, during a view as another user or in read-only mode. */
function isListening(userId: number): boolean {
  const session = sessionState();
  // During a view as another user, the user is that person.
  const user = session.status === 'signedIn' ? session.user : null;
  return user?.id === userId && user.readOnly === undefined;
}

/** The person's settings; null if they can't be told anything. */
async function readChoices(userId: number) {
  if (!isListening(userId)) return null;
  const choices = await call(noticeChoiceEndpoints.choices).catch(() => null);
  return isListening(userId) ? choices : null;
}

async function tellNotices(userId: number, from: number, open: (notice: Notice) => void) {
  if (desktopState() !== 'allowed' || (await whatIsInFront(userId)) !== null) return;
  const all = await readChoices(userId);
  const notices = all && (await readNotices().catch(() => null));
  if (!notices || !isListening(userId)) return;
  const isChosen = ({ event }: Notice) =>
    all.choices.some(({ topic, desktop }) => topic === topicOf(event) && desktop === 'on');
  const told = notices.filter((one) => one.id > from && !one.isRead && isChosen(one));
  for (const notice of told.slice(0, mostAtOnce).reverse())
    showOnDesktop({
      title: noticeText(notice),
      body: notice.gathered ? undefined : notice.record?.title,
      // Why the first of what it gathers: each next one replaces the notification before.
      tag: String(notice.gathered?.lines[0]?.id ?? notice.id),
      onOpen: () => open(notice),
    });
}

async function tellChat(
  userId: number,
  unread: number,
  { play, open }: { play: () => void; open: () => void },
) {
  const front = await whatIsInFront(userId);
  if (front === 'chat') return;
  const chosen = (await readChoices(userId))?.chat;
  const hasSound = chosen?.sound === 'on';
  if (hasSound) play();
  if (chosen?.desktop !== 'on' || front !== null || desktopState() !== 'allowed') return;
  showOnDesktop({
    title: desktopMessages.chatTitle,
    body: desktopMessages.unreadInChat(unreadText(unread)),
    tag: chatTopic,
    isSilent: hasSound,
    onOpen: open,
  });
}
