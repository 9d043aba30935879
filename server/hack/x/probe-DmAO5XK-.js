import { F as string, O as literal, j as object } from "./schemas-Jv2eCdm5.js";
import { a as notFound } from "./errors-CBRqaGOx.js";
// server/src/platform/doctor/probe.ts
var livesMs = 6e4;
var signature = {
	length: 43,
	livesMs
};
var signedText = (at) => `doctor:${at}`;
var path = "/doctor";
var answer = object({
	masthead: literal("doctor"),
	forwardedFor: string().nullable()
});
function probePath(keys, now = Date.now()) {
	const at = String(now);
	return `${path}?at=${at}&signature=${keys.sign(signedText(at), signature)}`;
}
function probeAnswer(status, bytes) {
	if (status !== 200) return {
		isOurs: false,
		forwardedFor: null
	};
	let json = null;
	try {
		json = JSON.parse(bytes.toString("utf8"));
	} catch {}
	const read = answer.safeParse(json);
	return {
		isOurs: read.success,
		forwardedFor: read.data?.forwardedFor ?? null
	};
}
function probeRoute({ http, keys }) {
	http.get(path, { schema: { hide: true } }, async ({ query, headers }, reply) => {
		const [at, given] = [String(query.at), String(query.signature)];
		if (!(Math.abs(Date.now() - Number(at)) < livesMs) || !keys.isSigned(signedText(at), given, signature)) throw notFound();
		const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(", ");
		return reply.header("cache-control", "no-store").send({
			masthead: "doctor",
			forwardedFor: forwarded || null
		});
	});
}
export { probePath as n, probeRoute as r, probeAnswer as t };
