import { l as whyTooComplex } from "./audience.messages-CxTR-WtH.js";
import { r as OutsideError } from "./ask-outside-DSIDkHQw.js";
// server/src/platform/outside/answer-json.ts
var limits = {
	depth: 40,
	parts: 4e5
};
function answerJson({ bytes }) {
	const why = whyTooComplex(bytes, limits);
	if (why) throw new OutsideError("too-large", `JSON exceeds the limit: ${why}`, { wasSent: true });
	try {
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch (cause) {
		throw new OutsideError("failed", "The response is not JSON", {
			cause,
			wasSent: true
		});
	}
}
// server/src/email/mailchimp/mailchimp-failure.ts
var longestAnswer = 8e6;
var MailchimpFailure = class extends Error {
	why;
	status;
	call = null;
	constructor(why, message, status = null, options) {
		super(message, options);
		this.why = why;
		this.status = status;
	}
};
var wordsOf = (answer) => {
	let body;
	try {
		body = answerJson(answer);
	} catch {
		return "";
	}
	const { title, detail, errors } = body ?? {};
	const fields = Array.isArray(errors) ? errors.flatMap((one) => typeof one?.message === "string" ? [one.message] : []) : [];
	return (fields.length > 0 ? fields : [detail ?? title]).filter((word) => typeof word === "string").join(" ").slice(0, 500);
};
function answerOf(answer) {
	const { status, headers } = answer;
	if (status === 204) return null;
	const isJson = /json/.test(headers["content-type"] ?? "");
	if (status === 429 || status === 403 && !isJson) throw new MailchimpFailure("away", "Mailchimp is busy", 429);
	if (status >= 500) throw new MailchimpFailure("lost", `Mailchimp failed with ${status}`, status);
	if (status >= 400) throw new MailchimpFailure("refused", wordsOf(answer), status);
	const odd = (cause) => new MailchimpFailure("lost", "Unexpected response from Mailchimp", status, { cause });
	if (status !== 200 || !isJson) throw odd();
	try {
		return answerJson(answer);
	} catch (error) {
		throw odd(error);
	}
}
function failureOf(error) {
	if (error instanceof MailchimpFailure) return error;
	const isUnsent = error instanceof OutsideError && !error.wasSent;
	const { cause, message } = error;
	return new MailchimpFailure(isUnsent ? "away" : "lost", `Mailchimp: ${cause?.code ?? message}`, null, { cause: error });
}
export { answerJson as a, longestAnswer as i, answerOf as n, failureOf as r, MailchimpFailure as t };
