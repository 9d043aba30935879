import {
  type LivePlace,
  type LiveTopic,
  liveBeatMs,
  liveChangesPath,
  liveEnds,
  liveWords,
} from '@masthead/shared/platform/live/live.ts';
import { readToken } from './token.ts';

/** Who follows a topic. */
interface Follower {
  topic: LiveTopic;
  /** Where others see the person to be, as long as this follows. */
  place?: LivePlace;
  /** Something has changed (`topic`, for some with the change itself), or may have changed while disconnected. */
  onWord: (topic?: string, change?: string) => void;
  /** Also wants a word that this connection brought before. */
  wantsEarlier?: boolean;
  /** The connection is there, or is not. */
  onLine: (isOpen: boolean) => void;
}

const followers = new Set<Follower>();
let socket: WebSocket | null = null;
/** The location reported by the connection. */
let place: LivePlace | undefined;
let isOpen = false;
/** The words of this connection so far. */
const heard = new Set<string>();
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** So long an ended session may be followed by another one of the same page. */
const patienceMs = 2000;

/** A server that stops tells all of its browsers in the same moment; over so many ms they come back. */
const spreadMs = 1500;

const pauseMs = (wasTold: boolean) =>
  wasTold && tries === 0
    ? 100 + spreadMs * Math.random()
    : Math.min(250 * 2 ** tries, 4000) * (0.75 + Math.random() / 2);

/**
 * Calls back when something of a topic has changed, until the returned function is called. It calls back once more
 * after every broken connection, so that followers fetch anything they may have missed. All share one connection.
 */
export function follow(follower: Follower): () => void {
  followers.add(follower);
  if (socket === null && timer === undefined) open();
  else {
    follower.onLine(isOpen);
    if (follower.wantsEarlier && heard.has(follower.topic)) follower.onWord(follower.topic);
    move();
  }
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  return () => {
    followers.delete(follower);
    if (followers.size > 0) return move();
    removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
    clearTimeout(timer);
    timer = undefined;
    socket?.close();
    socket = null;
    isOpen = false;
    tries = 0;
  };
}

const placeNow = () => [...followers].find((each) => each.place)?.place;

/** Why reconnect: a connection reports its location only in its greeting. */
function move() {
  if (socket === null || placeNow() === place) return;
  socket.close();
  socket = null;
  become(false);
  open();
}

function become(next: boolean) {
  isOpen = next;
  for (const { onLine } of followers) onLine(next);
}

const tell = (topic?: string, change?: string) => {
  for (const each of followers)
    if (topic === undefined || each.topic === topic) each.onWord(topic, change);
};

/** Why: on returning to the page, reconnect without waiting for the next try. */
function hurry() {
  if (timer === undefined || document.visibilityState === 'hidden') return;
  clearTimeout(timer);
  open();
}

function open() {
  timer = undefined;
  heard.clear();
  const address = new URL(liveChangesPath, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const mine = new WebSocket(address);
  const token = readToken();
  socket = mine;
  const said = placeNow();
  place = said;
  // Why: a connection broken on the way looks open for minutes, so a silent one is reconnected.
  let silence = setTimeout(() => lose(mine), 2 * liveBeatMs);
  mine.onopen = () => mine.send(JSON.stringify({ token, place: said }));
  mine.onmessage = ({ data }) => {
    clearTimeout(silence);
    silence = setTimeout(() => lose(mine), 2 * liveBeatMs);
    if (mine !== socket || data === liveWords.alive) return;
    if (data !== liveWords.ready) {
      const [, topic = '', change] = /^(\S*)(?: (.*))?$/.exec(String(data)) ?? [];
      heard.add(topic);
      return tell(topic, change);
    }
    tries = 0;
    become(true);
    tell();
  };
  mine.onclose = ({ code }) => {
    clearTimeout(silence);
    lose(mine, code);
    if (code !== liveEnds.signedOut) return;
    // Why: the next call is refused and leads to the login card, which says why; but a changed password ends
    // the session too, and its answer, with the token to go on with, may still be on its way.
    setTimeout(() => readToken() === token && tell(), patienceMs);
  };
}

function lose(mine: WebSocket, code?: number) {
  if (mine !== socket) return;
  socket = null;
  mine.close();
  become(false);
  timer = setTimeout(open, pauseMs(code === liveEnds.tryAgain));
  tries += 1;
}
