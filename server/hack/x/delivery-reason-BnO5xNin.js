// shared/src/email/mailings/delivery-reason.ts
var meaningOf = (meanings, said) => meanings.find(([pattern]) => pattern.test(said))?.[1] ?? null;
var ofTheLine = [
	[/ECONNREFUSED/, "it refuses connections"],
	[/ENOTFOUND|EAI_AGAIN|EDNS|getaddrinfo/, "its name can\u2019t be found"],
	[/certificate|\b(TLS|SSL)\b|wrong version number/i, "the encrypted connection failed"],
	[/ETIMEDOUT|timeout|timed out/i, "it didn\u2019t respond in time"],
	[/EAUTH|Invalid login|Authentication|^53[045]\b/i, "it rejected our username and password"],
	[/ECONNRESET|EPIPE|socket|closed/i, "the connection was lost"],
	[/^4\d\d\b/, "it is not accepting mail right now"],
	[/^5\d\d\b/, "it doesn\u2019t allow us to send"]
];
var whyAway = (said) => meaningOf(ofTheLine, said) ?? "no connection could be made";
export { whyAway as t };
