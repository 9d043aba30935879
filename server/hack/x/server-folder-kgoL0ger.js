import { join } from "node:path";
// server/src/platform/server-folder.ts
var serverFolder = join(import.meta.dirname, "..", "..");
export { serverFolder as t };
