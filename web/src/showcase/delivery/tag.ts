import type {
  PublicShowcase,
  PublicSlot,
} from '@masthead/shared/showcase/delivery/public-showcase.ts';
import { closedSlots, rememberClosed } from './closed-popups.ts';
import { renderBanner } from './render-banner.ts';
import { renderSlot } from './render-slot.ts';
import { watchView } from './view-time.ts';

/*
 * The script that sites include: <script async src="https://…/showcase/{siteId}.js"></script>. It shows
 * the slots of the site where it stands, or in elements with `data-masthead-showcase`, tells what was seen,
 * and shows the banner of an alert at the foot of the window. No cookies, no storage but what was closed in the visit; whatever fails, the page never notices.
 */

interface Site {
  origin: string;
  siteId: string;
  /** Where slots without their own element go. */
  after: Element | null;
}

type Gtag = (command: 'event', name: string, details: Record<string, unknown>) => void;

/** Global Privacy Control: its readers are not counted, and links go straight to their targets. */
const isCounted = !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

function findSite(): Site | null {
  const script =
    document.currentScript ?? document.querySelector('script[src*="/showcase/"][src$=".js"]');
  const found = /^(https?:\/\/.+)\/showcase\/(\d+)\.js/.exec(
    (script as HTMLScriptElement | null)?.src ?? '',
  );
  if (!found?.[1] || !found[2]) return null;
  const isInHead = document.head.contains(script);
  return { origin: found[1], siteId: found[2], after: isInHead ? null : script };
}

/** True for the first script of a site on a page, however often it is included. */
function isFirst({ origin, siteId }: Site): boolean {
  const page = globalThis as unknown as Record<symbol, Set<string>>;
  const key = Symbol.for('masthead.showcase');
  page[key] ??= new Set();
  const name = `${origin}/${siteId}`;
  if (page[key].has(name)) return false;
  page[key].add(name);
  return true;
}

const newServedId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

interface Told {
  token: string;
  servedId: string;
  kind: 'impression' | 'viewable';
}

/** How long an event waits for others of the page, in ms. */
const gatherMs = 100;
/** Most events of a call; its body may have 16 KB. */
const mostAtOnce = 50;
let waiting: Told[] = [];

function tell(site: Site, kind: Told['kind'], token: string, servedId: string) {
  if (!isCounted) return;
  if (waiting.length === 0) setTimeout(() => sendAll(site), gatherMs);
  waiting.push({ token, servedId, kind });
}

function sendAll(site: Site, isLeaving = false) {
  const told = waiting;
  waiting = [];
  for (let at = 0; at < told.length; at += mostAtOnce)
    sendTogether(site, told.slice(at, at + mostAtOnce), isLeaving);
}

function sendTogether({ origin }: Site, events: Told[], isLeaving: boolean) {
  const url = `${origin}/api/public/showcase/events`;
  const each = () => {
    for (const event of events) sendNow(url, JSON.stringify(event));
  };
  if (events.length === 1) return each();
  const body = JSON.stringify({ events });
  if (isLeaving) return sendNow(`${url}/batch`, body);
  // Why not a beacon: a server that is not yet upgraded answers 404, and then each event goes by itself.
  fetch(`${url}/batch`, { method: 'POST', body, keepalive: true, credentials: 'omit' }).then(
    ({ status }) => {
      if (status === 404) each();
    },
    each,
  );
}

function sendNow(url: string, body: string) {
  if (!navigator.sendBeacon?.(url, body))
    void fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors' }).catch(() => {});
}

/** Reports to the site's own Google Analytics, if any. */
function tellAnalytics(slot: PublicSlot, label: string) {
  const { gtag } = globalThis as { gtag?: Gtag };
  if (!isCounted || !slot.googleAnalyticsTag || typeof gtag !== 'function') return;
  gtag('event', 'showcase_click', {
    send_to: slot.googleAnalyticsTag,
    event_category: slot.analyticsCategory ?? 'Showcase',
    event_label: label,
  });
}

function show(
  site: Site,
  answer: PublicShowcase,
  slot: PublicSlot,
  parent: Element,
  next?: () => void,
) {
  const host = document.createElement('masthead-slot');
  host.dataset.mastheadSlot = String(slot.id);
  keepClear(host);
  parent.append(host);
  const servedId = newServedId();
  const counted = (address: string | null) => address && `${address}?s=${servedId}`;
  const { box } = renderSlot(host, slot, {
    base: site.origin,
    timeZone: answer.timeZone,
    hrefOf: (listing) => {
      const known = listing ? slot.items.find(({ id }) => id === listing.id) : slot;
      return (isCounted ? counted(known?.clickUrl ?? null) : known?.url) ?? null;
    },
    onClick: (listing) => tellAnalytics(slot, listing?.description1 ?? slot.title1),
    onDismiss: () => {
      rememberClosed(slot.id);
      next?.();
    },
  });
  tell(site, 'impression', slot.token, servedId);
  watchView(box, () => tell(site, 'viewable', slot.token, servedId));
}

/** Popups in sequence: each opens after the reader has closed the one before. */
function showPopups(site: Site, answer: PublicShowcase, popups: PublicSlot[]) {
  const [first, ...others] = popups;
  if (first) show(site, answer, first, document.body, () => showPopups(site, answer, others));
}

/** Why negative: the id of an alert may equal that of a slot. */
const closedAs = (bannerId: number) => -bannerId;

/** The height of the banner at the foot of the window. */
let foot = 0;

/** Keeps popups above the banner while it is shown. */
function keepClear(slot: HTMLElement) {
  slot.style.setProperty('--masthead-foot', `${foot}px`);
}

function bannerIs(height: number) {
  foot = height;
  document.querySelectorAll<HTMLElement>('masthead-slot').forEach(keepClear);
}

/** The banner of the latest alert not closed by the reader in this visit. */
function showBanner({ banners = [] }: Partial<PublicShowcase>, closed: readonly number[]) {
  const banner = banners.find(({ id }) => !closed.includes(closedAs(id)));
  if (!banner) return;
  const host = document.createElement('masthead-banner');
  document.body.append(host);
  const bar = renderBanner(host, banner, {
    onDismiss: () => {
      rememberClosed(closedAs(banner.id));
      bannerIs(0);
    },
  });
  bannerIs(bar.offsetHeight);
}

/** An element shows every slot, or the one in `data-masthead-showcase="12"`. */
function placeOf(slot: PublicSlot): Element | null {
  const places = [...document.querySelectorAll('[data-masthead-showcase]')];
  const value = (place: Element) => place.getAttribute('data-masthead-showcase');
  return (
    places.find((place) => value(place) === String(slot.id)) ??
    places.find((place) => !value(place)) ??
    null
  );
}

/** Why a custom element name: no CSS of the page targets it. */
function standardPlace(): HTMLElement {
  const place = document.createElement('masthead-showcase');
  place.style.setProperty('all', 'initial', 'important');
  place.style.setProperty('display', 'block', 'important');
  return place;
}

function showAll(site: Site, answer: PublicShowcase) {
  const closed = closedSlots();
  const isPopup = (slot: PublicSlot) => slot.displayEffect === 'popup';
  showPopups(
    site,
    answer,
    answer.slots.filter((slot) => isPopup(slot) && !closed.includes(slot.id)),
  );
  let standard: Element | null = null;
  for (const slot of answer.slots) {
    if (isPopup(slot)) continue;
    const place = placeOf(slot) ?? standard;
    if (place) {
      show(site, answer, slot, place);
      continue;
    }
    standard = standardPlace();
    if (site.after) site.after.after(standard);
    else document.body.append(standard);
    show(site, answer, slot, standard);
  }
  showBanner(answer, closed);
}

const pageIsRead = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });

/** Why: a prerendered page has not been seen. */
const pageIsShown = () =>
  new Promise<void>((resolve) => {
    if (!(document as { prerendering?: boolean }).prerendering) resolve();
    else document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });

async function start(site: Site) {
  const [response] = await Promise.all([
    fetch(`${site.origin}/api/public/sites/${site.siteId}/showcase`, { credentials: 'omit' }),
    pageIsRead(),
    pageIsShown(),
  ]);
  if (response.ok) showAll(site, (await response.json()) as PublicShowcase);
}

const site = findSite();
if (site && isFirst(site)) {
  start(site).catch(() => {});
  addEventListener('pagehide', () => sendAll(site, true));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) sendAll(site, true);
  });
}
