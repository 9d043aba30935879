// server/src/email/mailings/bounce-kind.ts
var hard = /^5\.(1\.(0|1|2|3|6|10)|2\.1)$/;
var soft = /^([45]\.2\.2|4\.2\.\d+|[45]\.4\.\d+|4\.3\.\d+)$/;
function bounceOf(status) {
	if (status && hard.test(status)) return "hard";
	return status && soft.test(status) ? "soft" : "refused";
}
var ours = /^5\.(1\.[789]|3\.\d+|5\.\d+|7\.\d+)$/;
var isOurs = (status) => status !== null && ours.test(status);
var statusOfAnswer = (answer) => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b(?!\.)/.exec(answer)?.[1] ?? null;
export { isOurs as n, statusOfAnswer as r, bounceOf as t };
