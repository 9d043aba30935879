import { r as isRelease } from "./server-build-C911Wets.js";
// server/src/platform/process/call-of.ts
function callOf(command, rest = "") {
	const [before, between] = isRelease ? ["masthead", " "] : ["npm run", " -- "];
	return `${before} ${command}${rest && between + rest}`;
}
export { callOf as t };
