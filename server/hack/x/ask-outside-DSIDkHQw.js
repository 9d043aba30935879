import { t as isPublicAddress } from "./public-address-CNGYbY-9.js";
import { isIP } from "node:net";
import http from "node:http";
import https from "node:https";
import { promises } from "node:dns";
// server/src/platform/outside/reach.ts
var OutsideError = class extends Error {
	why;
	wasSent;
	constructor(why, message, { wasSent = false, ...options } = {}) {
		super(message, options);
		this.why = why;
		this.wasSent = wasSent;
	}
};
function resolveWith(servers) {
	return async (host, signal) => {
		const resolver = new promises.Resolver({
			timeout: 2e3,
			tries: 2
		});
		if (servers) resolver.setServers(servers);
		const cancel = () => resolver.cancel();
		signal.addEventListener("abort", cancel, { once: true });
		try {
			const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
			const addresses = found.flatMap((one) => one.status === "fulfilled" ? one.value : []);
			const [failed] = found.flatMap((one) => one.status === "rejected" ? [one.reason] : []);
			if (addresses.length === 0) throw failed;
			return addresses;
		} finally {
			signal.removeEventListener("abort", cancel);
		}
	};
}
var internet = {
	resolve: resolveWith(),
	isAllowed: isPublicAddress,
	ports: [80, 443]
};
async function checkedAddresses(url, reach, signal) {
	const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
	if (!reach.ports.includes(port) || url.username || url.password) throw new OutsideError("forbidden", "The address has a blocked port or a password");
	const host = url.hostname.replace(/^\[|\]$/g, "");
	const found = isIP(host) ? [host] : await reach.resolve(host, signal).catch(asFailed);
	if (found.length === 0) throw new OutsideError("failed", "The host name has no address");
	if (!found.every((one) => reach.isAllowed(one))) throw new OutsideError("forbidden", "The address is not public");
	return found;
}
function asFailed(cause) {
	throw new OutsideError("failed", "The host name cannot be resolved", { cause });
}
// server/src/platform/outside/ask-outside.ts
var longestCallMs = 1e4;
var mostInterim = 10;
var keepAliveOptions = {
	keepAlive: true,
	timeout: 4e3
};
var agents = {
	"http:": new http.Agent(keepAliveOptions),
	"https:": new https.Agent(keepAliveOptions)
};
var redirectOf = ({ status, headers }) => [
	301,
	302,
	303,
	307,
	308
].includes(status) ? headers.location ?? "" : null;
async function askOutside(address, call) {
	const ms = Math.min(call.timeoutMs ?? 1e4, longestCallMs);
	const over = new AbortController();
	const end = () => over.abort(call.signal?.reason);
	const timer = setTimeout(end, ms);
	call.signal?.addEventListener("abort", end, { once: true });
	if (call.signal?.aborted) end();
	try {
		return await follow(address, call, over.signal);
	} catch (cause) {
		if (cause instanceof OutsideError) throw cause;
		throw new OutsideError("failed", "The request could not be sent", { cause });
	} finally {
		clearTimeout(timer);
		call.signal?.removeEventListener("abort", end);
	}
}
async function follow(address, call, signal) {
	let url = address;
	for (let hop = 0;; hop += 1) {
		const answer = await askOnce(url, call, signal);
		const location = call.redirects === void 0 ? null : redirectOf(answer);
		if (location === null) return answer;
		const next = hop < (call.redirects ?? 0) ? URL.parse(location, url) : null;
		if (!next) throw new OutsideError("failed", "A redirect without a valid location", { wasSent: true });
		url = next.href;
	}
}
async function askOnce(address, call, signal) {
	const url = URL.parse(address);
	if (url?.protocol !== "http:" && url?.protocol !== "https:") throw new OutsideError(call.reach && url ? "forbidden" : "failed", "Not a web address");
	const { reach } = call;
	const addresses = reach && await inTime(signal, () => checkedAddresses(url, reach, signal));
	const packed = call.body == null ? null : new Response(call.body);
	const body = packed && Buffer.from(await packed.arrayBuffer());
	const type = packed?.headers.get("content-type");
	const method = call.method ?? "GET";
	const options = {
		method,
		agent: addresses || method === "POST" ? false : agents[url.protocol],
		headers: {
			"user-agent": "Masthead",
			"accept-encoding": "identity",
			...type && { "content-type": type },
			...call.headers
		},
		...addresses && { lookup: lookupOf(addresses) }
	};
	const ask = (more = {}) => exchange(url, {
		...options,
		...more
	}, body, call.maxBytes, signal);
	try {
		return await ask();
	} catch (error) {
		if (!(error instanceof StaleConnection)) throw error;
		return ask({ agent: false });
	}
}
function lookupOf(addresses) {
	const found = addresses.map((address) => ({
		address,
		family: isIP(address)
	}));
	return (_host, { all }, done) => {
		const [first] = found;
		if (all) done(null, found);
		else done(null, first?.address ?? "", first?.family);
	};
}
var StaleConnection = class extends OutsideError {};
var lateAs = (signal, wasSent) => new OutsideError("late", "The response did not complete in time", {
	cause: signal.reason,
	wasSent
});
function inTime(signal, work) {
	return new Promise((resolve, reject) => {
		const end = () => reject(lateAs(signal, false));
		if (signal.aborted) return end();
		signal.addEventListener("abort", end, { once: true });
		work().then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
	});
}
function exchange(url, options, body, maxBytes, signal) {
	return new Promise((resolve, reject) => {
		if (signal.aborted) return reject(lateAs(signal, false));
		const request = (url.protocol === "https:" ? https : http).request(url, options);
		let wasSent = false;
		let isOver = false;
		let answer = null;
		const settle = (tell) => {
			if (isOver) return;
			isOver = true;
			signal.removeEventListener("abort", late);
			tell();
		};
		const fail = (error) => settle(() => {
			reject(error);
			request.destroy();
		});
		const failed = (message, cause) => {
			const Kind = request.reusedSocket && !answer && /ECONNRESET|EPIPE/.test(codeOf(cause)) ? StaleConnection : OutsideError;
			fail(new Kind("failed", message, {
				cause,
				wasSent
			}));
		};
		const tooLarge = () => fail(new OutsideError("too-large", "The response is too large", { wasSent }));
		const late = () => fail(lateAs(signal, wasSent));
		signal.addEventListener("abort", late, { once: true });
		const succeed = (said) => settle(() => resolve(said));
		request.on("socket", (socket) => {
			const sent = () => {
				wasSent = true;
			};
			const opened = url.protocol === "https:" ? "secureConnect" : "connect";
			if (socket.connecting) socket.once(opened, sent);
			else sent();
		});
		let interim = 0;
		request.on("information", () => {
			interim += 1;
			if (interim > mostInterim) failed("Too many interim responses");
		});
		request.on("upgrade", () => failed("Unexpected protocol switch"));
		request.on("error", (cause) => failed("The connection failed", cause));
		request.on("close", () => failed("The connection closed before the response was complete"));
		request.on("response", (response) => {
			const { statusCode: status = 0, headers } = response;
			if (status < 200) return failed("The last response was only an interim one");
			answer = {
				url: url.href,
				status,
				headers,
				bytes: Buffer.alloc(0)
			};
			if (!(maxBytes !== null && redirectOf(answer) === null)) {
				succeed(answer);
				request.destroy();
				return;
			}
			read(response, answer, maxBytes, {
				succeed,
				failed,
				tooLarge
			});
		});
		request.end(body ?? void 0);
	});
}
var codeOf = (cause) => cause?.code ?? "";
function read(response, answer, maxBytes, { succeed, failed, tooLarge }) {
	const { "content-encoding": packed = "identity", "content-length": length } = answer.headers;
	response.on("error", (cause) => failed("The response was cut off", cause));
	if (packed.toLowerCase() !== "identity") failed(`Packed as ${packed.slice(0, 40)}`);
	if (Number(length ?? 0) > maxBytes) tooLarge();
	const chunks = [];
	let bytes = 0;
	response.on("data", (chunk) => {
		bytes += chunk.length;
		chunks.push(chunk);
		if (bytes > maxBytes) tooLarge();
	});
	response.on("end", () => succeed({
		...answer,
		bytes: Buffer.concat(chunks)
	}));
}
export { internet as i, longestCallMs as n, OutsideError as r, askOutside as t };
