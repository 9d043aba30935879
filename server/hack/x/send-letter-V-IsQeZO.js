import { t as LastingFailure } from "./failure-BhUfmtYu.js";
import { randomUUID } from "node:crypto";
// server/src/platform/integrations/mail/send-letter.ts
function sendLetter({ transport, publicUrl, mailFrom }, to, letter) {
	const host = new URL(publicUrl).hostname;
	const address = mailFrom ?? `no-reply@${host}`;
	return transport.send({
		from: {
			name: "Masthead",
			address
		},
		to,
		replyTo: address,
		...letter,
		headers: { "Auto-Submitted": "auto-generated" },
		messageId: `<${randomUUID()}@${host}>`,
		purpose: "account"
	});
}
function throwUnlessSent(outcome) {
	if (outcome.result === "sent" || outcome.result === "unknown") return;
	if (outcome.result === "failed") throw new LastingFailure(`The email was rejected: ${outcome.problem}`);
	throw new Error(`The email will be retried: ${outcome.problem}`);
}
var entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
var escaped = (text) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
var oneLine = (text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim();
var paper = "max-width:520px;background:#ffffff;border-top:3px solid #1b1b1a;font:16px/25px Helvetica,Arial,sans-serif;color:#1b1b1a";
var button = "display:inline-block;padding:13px 26px;background:#1b4081;border-radius:4px;color:#ffffff;font-weight:bold;text-decoration:none";
var dark = "@media (prefers-color-scheme:dark){.page{background:#101215!important}.paper{background:#191c21!important;color:#f2f1ed!important;border-color:#f2f1ed!important}.soft{color:#b4b8c0!important}.link{color:#8fb4f0!important}}";
var linked = ({ label, href }) => `<p style="margin:0 0 10px"><a href="${escaped(href)}" class="link" style="color:#1b4081">${escaped(label)}</a></p>`;
function htmlOf({ subject, paragraphs, links = [], button: main, otherwise }) {
	const { label, href } = main;
	const lines = [...paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`), ...links.map(linked)];
	return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${dark}</style></head>
<body class="page" style="margin:0;background:#f7f6f2">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="${paper}"><tr><td style="padding:28px 32px 32px">
<p style="margin:0 0 20px;font:bold 24px/30px Georgia,'Times New Roman',serif">Masthead</p>
${lines.join("\n")}
<p style="margin:8px 0 24px"><a href="${escaped(href)}" style="${button}">${escaped(label)}</a></p>
<p class="soft" style="margin:0;font-size:14px;line-height:21px;color:#5f5b55">${escaped(otherwise)}</p>
</td></tr></table>
</td></tr></table>
</body></html>
`;
}
function letter(words) {
	const { subject, paragraphs, links = [], button: link, otherwise } = words;
	const led = [...links, link].map(({ label, href }) => `${label}:\n${href}`);
	const text = [
		...paragraphs,
		...led,
		otherwise
	].join("\n\n");
	return {
		subject,
		html: htmlOf(words),
		text: `${text}\n`
	};
}
export { throwUnlessSent as i, oneLine as n, sendLetter as r, letter as t };
