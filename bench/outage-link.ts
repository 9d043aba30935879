import { openRelay } from './relay.ts';

/** What a network does with what is sent through it. */
export type Weather = 'clear' | 'slow' | 'refused' | 'cut' | 'black hole';

/** Replies are held back for this long when it is slow, in ms. */
const slowMs = 30_000;
/** So much of a request passes before it is cut. */
const cutAfter = 2000;

/** A network to a server, between it and whoever connects to `url`. */
export async function openLink(target: URL) {
  let weather: Weather = 'clear';
  const { port, cutAll, close } = await openRelay(target, (near, far) => {
    if (weather === 'refused') near.destroy();
    let passed = 0;
    near.on('data', (bytes) => {
      passed += bytes.length;
      if (weather === 'cut' && passed > cutAfter) near.destroy();
      else if (weather !== 'black hole') far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (weather === 'black hole') return;
      if (weather === 'slow') setTimeout(() => near.writable && near.write(bytes), slowMs).unref();
      else near.write(bytes);
    });
  });
  const url = new URL(target);
  url.port = String(port);
  return {
    url: url.href.replace(/\/$/, ''),
    port,
    /** Existing connections have the same weather; when they are refused, they are cut. */
    turn(next: Weather) {
      weather = next;
      if (next === 'refused') cutAll();
    },
    close,
  };
}
