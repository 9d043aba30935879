import { r as newestMigration, t as inFourDigits } from "./migration-files-Cb0aCY5I.js";
// server/src/platform/db/process-name.ts
var newest;
function nameOfProcess(name) {
	newest ??= inFourDigits(newestMigration());
	return `${name} ${newest}`;
}
export { nameOfProcess as t };
