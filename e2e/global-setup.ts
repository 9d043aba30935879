import { ensureWebBuild } from '../server/src/http/web-build.ts';

/** Builds the web app once, for the products of all workers. */
export default function setup(): void {
  ensureWebBuild(console.log);
}
