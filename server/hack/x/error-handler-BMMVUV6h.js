import { a as otherPath } from "./endpoint-D3IN7Uet.js";
import { a as notFound, f as refusals, l as unavailable, n as badRequest, o as storageFull, p as sentences, r as conflict, t as HttpError } from "./errors-CBRqaGOx.js";
import { a as isDatabaseAway, m as openClaim, o as mayBeCommitted } from "./client-C1vc5bc5.js";
import { l as secure } from "./hooks-BU17EPiZ.js";
import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
// server/src/platform/http/idempotency.queries.ts
async function insertClaim(db, { personId, key, request }) {
	return (await db`
    insert into kept_answers (person_id, key, request) values (${personId}, ${key}, ${request})
    on conflict do nothing returning key`).length > 0;
}
async function findClaim(db, { personId, key }) {
	const [begun] = await db`
    select request, answer from kept_answers where person_id = ${personId} and key = ${key}`;
	return begun;
}
async function saveAnswer(db, { personId, key }, answer) {
	await db`
    update kept_answers set answer = ${answer} where person_id = ${personId} and key = ${key}`;
}
async function dropClaim(db, { personId, key }) {
	await db`
    delete from kept_answers where person_id = ${personId} and key = ${key} and answer is null`;
}
async function dropOldAnswers(db) {
	await db`delete from kept_answers where begun_at < now() - interval '1 day'`;
}
// server/src/platform/http/idempotency.ts
var BegunBefore = class extends Error {
	begun;
	constructor(begun) {
		super("This request was already started.");
		this.begun = begun;
	}
};
var headerOf = ({ headers }) => headers["idempotency-key"];
var hasKey = (request) => headerOf(request) !== void 0;
function claimOf(request, sent) {
	const key = headerOf(request);
	if (key === void 0 || !request.viewer) return null;
	if (typeof key !== "string" || !/^[\x21-\x7e]{8,64}$/.test(key)) throw badRequest(refusals.badKey);
	const asked = JSON.stringify([
		request.method,
		request.url,
		sent
	]);
	return {
		personId: request.viewer.id,
		key,
		request: createHash("sha256").update(asked).digest()
	};
}
function answerAgain(claim, { request, answer }) {
	if (!request.equals(claim.request)) throw new HttpError(422, [refusals.otherRequest]);
	return answer;
}
async function takeClaim(db, claim) {
	if (await insertClaim(db, claim)) return;
	const begun = await findClaim(db, claim);
	if (begun) throw new BegunBefore(begun);
}
async function onceIn(db, claim, work) {
	if (!await insertClaim(db, claim)) {
		const begun = await findClaim(db, claim);
		const answer = begun && answerAgain(claim, begun);
		if (!answer) throw conflict(refusals.begunBefore);
		return answer;
	}
	const answer = await work();
	await saveAnswer(db, claim, answer);
	return answer;
}
var patience = {
	times: 20,
	ms: 250
};
async function answerOfBegun(pool, claim, begun) {
	for (let time = 0; begun && time < patience.times; time += 1) {
		const answer = answerAgain(claim, begun);
		if (answer !== null) return answer;
		await setTimeout(patience.ms);
		begun = await findClaim(pool, claim);
	}
	throw conflict(refusals.begunBefore);
}
async function once(pool, claim, work) {
	const before = await findClaim(pool, claim);
	if (before) return answerOfBegun(pool, claim, before);
	const inHand = {
		isClaimed: false,
		mayBeCommitted: false,
		claim: (db) => takeClaim(db, claim)
	};
	let answer;
	try {
		answer = await openClaim.run(inHand, work);
	} catch (error) {
		if (error instanceof BegunBefore) return answerOfBegun(pool, claim, error.begun);
		const isUnknown = inHand.mayBeCommitted || isDatabaseAway(error);
		if (inHand.isClaimed && !isUnknown) await dropClaim(pool, claim);
		throw error;
	}
	if (!inHand.isClaimed) await insertClaim(pool, claim);
	await saveAnswer(pool, claim, answer);
	return answer;
}
// server/src/platform/http/error-handler.ts
var transportSentences = {
	FST_ERR_CTP_BODY_TOO_LARGE: {
		status: 413,
		sentence: refusals.tooLarge
	},
	FST_ERR_CTP_INVALID_MEDIA_TYPE: {
		status: 415,
		sentence: "Send JSON: the content type must be application/json."
	},
	FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
		status: 400,
		sentence: "The length of the body does not match the Content-Length header."
	},
	FST_ERR_BAD_URL: {
		status: 400,
		sentence: "This address is not valid."
	},
	FST_ERR_MAX_PARAM_LENGTH: {
		status: 404,
		sentence: refusals.notFound
	},
	FST_CP_ERR_INVALID_CONTENT_ENCODING: {
		status: 415,
		sentence: "Send the body uncompressed or with gzip."
	},
	FST_CP_ERR_INVALID_CONTENT: {
		status: 400,
		sentence: "The request body cannot be decompressed."
	}
};
var explanations = new Map();
function explainConstraints(sentences) {
	for (const [constraint, said] of Object.entries(sentences)) explanations.set(constraint, said);
}
var explained = (constraint) => constraint === void 0 ? void 0 : explanations.get(constraint);
var conflicting = (sentence) => () => new HttpError(409, [sentence]);
var databaseAnswers = [
	[/^(42501|44000)$/, conflicting(refusals.movedMeanwhile)],
	[/^(23503|23001)$/, conflicting(refusals.goneMeanwhile)],
	[/^(23505|23P01)$/, conflicting(refusals.takenMeanwhile)],
	[/^(23|22|54)/, () => badRequest(refusals.notStorable)],
	[/^(55P03|40P01)$/, conflicting(refusals.busy)],
	[/^53100$/, () => storageFull(refusals.databaseFull, null)],
	[/^(57014|55|40|25006|53|58)/, unavailable]
];
function refusalOf(code) {
	if (!code || !/^[0-9A-Z]{5}$/.test(code)) return null;
	return databaseAnswers.find(([pattern]) => pattern.test(code))?.[1]() ?? null;
}
function asHttpError(error, isRepeatable = false) {
	if (error instanceof HttpError) return error;
	if (isDatabaseAway(error)) return unavailable(mayBeCommitted(error) && !isRepeatable ? refusals.maybeSaved : void 0, error);
	const { code, constraint } = error ?? {};
	const known = explained(constraint);
	if (known) {
		const errors = [{
			path: known.path,
			message: known.sentence
		}];
		return new HttpError(known.status, [known.sentence], { errors }, { cause: error });
	}
	const transport = code ? transportSentences[code] : void 0;
	if (transport) return new HttpError(transport.status, [transport.sentence], {}, { cause: error });
	if (code === "ERR_STREAM_PREMATURE_CLOSE") return new HttpError(400, ["This request was canceled."]);
	const refusal = refusalOf(code);
	if (refusal) return refusal;
	const status = error?.statusCode;
	if (status === 401 || status === 403) return notFound();
	if (status && status >= 400 && status < 500) return new HttpError(status, ["This request is not valid."]);
	return new HttpError(500, [sentences.unexpected], {}, { cause: error });
}
function errorBodyOf(error, requestId) {
	if (error.status === 400) {
		const { errors = [{
			path: "",
			message: error.messages[0] ?? ""
		}] } = error.details;
		return {
			message: error.messages,
			errors: errors.map(({ path, message }) => ({
				path: otherPath(path),
				message
			}))
		};
	}
	if (error.status === 404) return { message: error.messages };
	return {
		message: error.messages,
		requestId,
		...error.details.conflict ? { conflict: error.details.conflict } : {}
	};
}
function logRefusal(thrown, request) {
	const { code, constraint, table } = thrown ?? {};
	if (refusalOf(code) && !explained(constraint)) request.log.warn({
		code,
		constraint,
		table
	}, "The database rejected this");
}
var goneCodes = [
	"ECONNRESET",
	"EPIPE",
	"ERR_STREAM_PREMATURE_CLOSE",
	"ABORT_ERR"
];
var isGone = (thrown, { raw }) => raw.socket?.destroyed === true && goneCodes.includes(thrown?.code ?? "");
function errorHandler(thrown, request, reply) {
	const error = isGone(thrown, request) ? new HttpError(400, ["This request was canceled."]) : asHttpError(thrown, hasKey(request));
	if (error.status >= 500) request.log.error({ err: thrown }, error.messages[0]);
	else if (error !== thrown) logRefusal(thrown, request);
	secure(reply);
	if (error.details.retryAfterSeconds) reply.header("retry-after", error.details.retryAfterSeconds);
	return reply.code(error.status).type("application/json; charset=utf-8").send(JSON.stringify(errorBodyOf(error, request.id)));
}
export { claimOf as a, dropOldAnswers as c, explainConstraints as i, errorBodyOf as n, once as o, errorHandler as r, onceIn as s, asHttpError as t };
