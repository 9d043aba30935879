import { ensureServerBuild } from '../server/src/platform/builds/server-build.ts';
import { ensureWebBuild } from '../server/src/platform/builds/web-build.ts';

/** Builds server and web app once, for the products of all workers. */
export default function setup(): void {
  ensureServerBuild(console.log);
  ensureWebBuild(console.log);
}
