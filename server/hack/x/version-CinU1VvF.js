import { t as serverFolder } from "./server-folder-kgoL0ger.js";
import { join } from "node:path";
import { readFileSync } from "node:fs";
// server/src/platform/process/version.ts
var version = JSON.parse(readFileSync(join(serverFolder, "package.json"), "utf8")).version;
export { version as t };
