// server/src/platform/jobs/failure.ts
var LastingFailure = class extends Error {};
var LeftToOthers = class extends Error {};
var mostCauses = 5;
function inOneLine(error) {
	const parts = [];
	for (let at = error; at !== void 0 && at !== null && parts.length < mostCauses;) if (at instanceof Error) {
		const { code } = at;
		parts.push(`${at.name}: ${at.message}${typeof code === "string" ? ` (${code})` : ""}`);
		at = at.cause;
	} else {
		parts.push(typeof at === "string" ? at : JSON.stringify(at) ?? typeof at);
		break;
	}
	return parts.join(", caused by ").replaceAll(/\s+/g, " ");
}
export { LeftToOthers as n, inOneLine as r, LastingFailure as t };
