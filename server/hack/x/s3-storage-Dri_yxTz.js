import { F as string, O as literal, j as object, x as array } from "./schemas-Jv2eCdm5.js";
import { n as number, t as date } from "./coerce-twYLBaEi.js";
import { n as logged } from "./logged-CjwwrVrV.js";
import { n as longestCallMs, t as askOutside } from "./ask-outside-DSIDkHQw.js";
import { randomUUID } from "node:crypto";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { mkdir, open, readFile, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
// server/src/platform/integrations/images/disk-space.ts
var megabyte = 1024 ** 2;
async function isDiskLow(folder, reserveMb) {
	if (reserveMb === 0) return false;
	const found = await statfs(folder).catch((error) => {
		if (error.code === "ENOENT" && dirname(folder) !== folder) return null;
		throw error;
	});
	if (!found) return isDiskLow(dirname(folder), reserveMb);
	const { blocks, bavail, bsize } = found;
	return blocks > 0 && bavail * bsize < reserveMb * megabyte;
}
// server/src/platform/integrations/images/image-host.ts
var ImageHostError = class extends Error {
	isFull;
	constructor(message, options = {}) {
		super(message, options);
		this.isFull = options.isFull ?? false;
	}
};
var publicIdPattern = /^[a-z0-9-]{1,40}\/[a-z0-9-]{1,60}$/;
var keyPattern = /^[a-z0-9-]+(\/[a-z0-9-]+)+(\.[a-z0-9]+)?$/;
function checkKey(key) {
	if (!keyPattern.test(key)) throw new Error(`Invalid image storage key: ${key}`);
}
var signature = { length: 16 };
var signedText = (tail) => `image ${tail}`;
var signTail = (keys, tail) => `s--${keys.sign(signedText(tail), signature)}--`;
var isSignedTail = (keys, tail, given) => keys.isSigned(signedText(tail), given, signature);
// server/src/platform/integrations/images/disk-storage.ts
var isMissing = (error) => error.code === "ENOENT";
var isFull = (error) => ["ENOSPC", "EDQUOT"].includes(error.code ?? "");
function diskStorage(folder, reserveMb = 0) {
	const pathOf = (key) => {
		checkKey(key);
		return join(folder, key);
	};
	return {
		async read(key) {
			try {
				return await readFile(pathOf(key));
			} catch (error) {
				if (isMissing(error)) return null;
				throw error;
			}
		},
		async write(key, content) {
			if (await isDiskLow(folder, reserveMb)) throw new ImageHostError("The disk is nearly full", { isFull: true });
			const path = pathOf(key);
			const temporary = join(folder, "unfinished", randomUUID());
			try {
				await mkdir(dirname(path), { recursive: true });
				await mkdir(dirname(temporary), { recursive: true });
				await writeSafely(temporary, content);
				await rename(temporary, path);
			} catch (error) {
				await rm(temporary, { force: true });
				if (isFull(error)) throw new ImageHostError("The disk is full", {
					cause: error,
					isFull: true
				});
				throw error;
			}
		},
		async remove(key) {
			await rm(pathOf(key), { force: true });
		},
		list: (prefix) => listFolder(folder, prefix.replace(/\/$/, ""))
	};
}
async function writeSafely(path, content) {
	const file = await open(path, "wx");
	try {
		await file.writeFile(content);
		await file.sync();
	} finally {
		await file.close();
	}
}
async function listFolder(folder, prefix) {
	const files = (await readdir(join(folder, prefix), {
		withFileTypes: true,
		recursive: true
	}).catch((error) => {
		if (isMissing(error)) return [];
		throw error;
	})).filter((entry) => entry.isFile());
	return (await Promise.all(files.map(async (entry) => {
		const path = join(entry.parentPath, entry.name);
		const facts = await stat(path).catch((error) => {
			if (isMissing(error)) return null;
			throw error;
		});
		const key = path.slice(folder.length + 1);
		return facts && {
			key,
			bytes: facts.size,
			changedAt: facts.mtime
		};
	}))).filter((file) => file !== null);
}
// node_modules/aws4fetch/dist/aws4fetch.esm.mjs
var encoder = new TextEncoder();
var HOST_SERVICES = {
	appstream2: "appstream",
	cloudhsmv2: "cloudhsm",
	email: "ses",
	marketplace: "aws-marketplace",
	mobile: "AWSMobileHubService",
	pinpoint: "mobiletargeting",
	queue: "sqs",
	"git-codecommit": "codecommit",
	"mturk-requester-sandbox": "mturk-requester",
	"personalize-runtime": "personalize"
};
var UNSIGNABLE_HEADERS = new Set([
	"authorization",
	"content-type",
	"content-length",
	"user-agent",
	"presigned-expires",
	"expect",
	"x-amzn-trace-id",
	"range",
	"connection"
]);
var AwsClient = class {
	constructor({ accessKeyId, secretAccessKey, sessionToken, service, region, cache, retries, initRetryMs }) {
		if (accessKeyId == null) throw new TypeError("accessKeyId is a required option");
		if (secretAccessKey == null) throw new TypeError("secretAccessKey is a required option");
		this.accessKeyId = accessKeyId;
		this.secretAccessKey = secretAccessKey;
		this.sessionToken = sessionToken;
		this.service = service;
		this.region = region;
		this.cache = cache || new Map();
		this.retries = retries != null ? retries : 10;
		this.initRetryMs = initRetryMs || 50;
	}
	async sign(input, init) {
		if (input instanceof Request) {
			const { method, url, headers, body } = input;
			init = Object.assign({
				method,
				url,
				headers
			}, init);
			if (init.body == null && headers.has("Content-Type")) init.body = body != null && headers.has("X-Amz-Content-Sha256") ? body : await input.clone().arrayBuffer();
			input = url;
		}
		const signer = new AwsV4Signer(Object.assign({ url: input.toString() }, init, this, init && init.aws));
		const signed = Object.assign({}, init, await signer.sign());
		delete signed.aws;
		try {
			return new Request(signed.url.toString(), signed);
		} catch (e) {
			if (e instanceof TypeError) return new Request(signed.url.toString(), Object.assign({ duplex: "half" }, signed));
			throw e;
		}
	}
	async fetch(input, init) {
		for (let i = 0; i <= this.retries; i++) {
			const fetched = fetch(await this.sign(input, init));
			if (i === this.retries) return fetched;
			const res = await fetched;
			if (res.status < 500 && res.status !== 429) return res;
			await new Promise((resolve) => setTimeout(resolve, Math.random() * this.initRetryMs * Math.pow(2, i)));
		}
		throw new Error("An unknown error occurred, ensure retries is not negative");
	}
};
var AwsV4Signer = class {
	constructor({ method, url, headers, body, accessKeyId, secretAccessKey, sessionToken, service, region, cache, datetime, signQuery, appendSessionToken, allHeaders, singleEncode }) {
		if (url == null) throw new TypeError("url is a required option");
		if (accessKeyId == null) throw new TypeError("accessKeyId is a required option");
		if (secretAccessKey == null) throw new TypeError("secretAccessKey is a required option");
		this.method = method || (body ? "POST" : "GET");
		this.url = new URL(url);
		this.headers = new Headers(headers || {});
		this.body = body;
		this.accessKeyId = accessKeyId;
		this.secretAccessKey = secretAccessKey;
		this.sessionToken = sessionToken;
		let guessedService, guessedRegion;
		if (!service || !region) [guessedService, guessedRegion] = guessServiceRegion(this.url, this.headers);
		this.service = service || guessedService || "";
		this.region = region || guessedRegion || "us-east-1";
		this.cache = cache || new Map();
		this.datetime = datetime || new Date().toISOString().replace(/[:-]|\.\d{3}/g, "");
		this.signQuery = signQuery;
		this.appendSessionToken = appendSessionToken || this.service === "iotdevicegateway";
		this.headers.delete("Host");
		if (this.service === "s3" && !this.signQuery && !this.headers.has("X-Amz-Content-Sha256")) this.headers.set("X-Amz-Content-Sha256", "UNSIGNED-PAYLOAD");
		const params = this.signQuery ? this.url.searchParams : this.headers;
		params.set("X-Amz-Date", this.datetime);
		if (this.sessionToken && !this.appendSessionToken) params.set("X-Amz-Security-Token", this.sessionToken);
		this.signableHeaders = ["host", ...this.headers.keys()].filter((header) => allHeaders || !UNSIGNABLE_HEADERS.has(header)).sort();
		this.signedHeaders = this.signableHeaders.join(";");
		this.canonicalHeaders = this.signableHeaders.map((header) => header + ":" + (header === "host" ? this.url.host : (this.headers.get(header) || "").replace(/\s+/g, " "))).join("\n");
		this.credentialString = [
			this.datetime.slice(0, 8),
			this.region,
			this.service,
			"aws4_request"
		].join("/");
		if (this.signQuery) {
			if (this.service === "s3" && !params.has("X-Amz-Expires")) params.set("X-Amz-Expires", "86400");
			params.set("X-Amz-Algorithm", "AWS4-HMAC-SHA256");
			params.set("X-Amz-Credential", this.accessKeyId + "/" + this.credentialString);
			params.set("X-Amz-SignedHeaders", this.signedHeaders);
		}
		if (this.service === "s3") try {
			this.encodedPath = decodeURIComponent(this.url.pathname.replace(/\+/g, " "));
		} catch (e) {
			this.encodedPath = this.url.pathname;
		}
		else this.encodedPath = this.url.pathname.replace(/\/+/g, "/");
		if (!singleEncode) this.encodedPath = encodeURIComponent(this.encodedPath).replace(/%2F/g, "/");
		this.encodedPath = encodeRfc3986(this.encodedPath);
		const seenKeys = new Set();
		this.encodedSearch = [...this.url.searchParams].filter(([k]) => {
			if (!k) return false;
			if (this.service === "s3") {
				if (seenKeys.has(k)) return false;
				seenKeys.add(k);
			}
			return true;
		}).map((pair) => pair.map((p) => encodeRfc3986(encodeURIComponent(p)))).sort(([k1, v1], [k2, v2]) => k1 < k2 ? -1 : k1 > k2 ? 1 : v1 < v2 ? -1 : v1 > v2 ? 1 : 0).map((pair) => pair.join("=")).join("&");
	}
	async sign() {
		if (this.signQuery) {
			this.url.searchParams.set("X-Amz-Signature", await this.signature());
			if (this.sessionToken && this.appendSessionToken) this.url.searchParams.set("X-Amz-Security-Token", this.sessionToken);
		} else this.headers.set("Authorization", await this.authHeader());
		return {
			method: this.method,
			url: this.url,
			headers: this.headers,
			body: this.body
		};
	}
	async authHeader() {
		return [
			"AWS4-HMAC-SHA256 Credential=" + this.accessKeyId + "/" + this.credentialString,
			"SignedHeaders=" + this.signedHeaders,
			"Signature=" + await this.signature()
		].join(", ");
	}
	async signature() {
		const date = this.datetime.slice(0, 8);
		const cacheKey = [
			this.secretAccessKey,
			date,
			this.region,
			this.service
		].join();
		let kCredentials = this.cache.get(cacheKey);
		if (!kCredentials) {
			kCredentials = await hmac(await hmac(await hmac(await hmac("AWS4" + this.secretAccessKey, date), this.region), this.service), "aws4_request");
			this.cache.set(cacheKey, kCredentials);
		}
		return buf2hex(await hmac(kCredentials, await this.stringToSign()));
	}
	async stringToSign() {
		return [
			"AWS4-HMAC-SHA256",
			this.datetime,
			this.credentialString,
			buf2hex(await hash$1(await this.canonicalString()))
		].join("\n");
	}
	async canonicalString() {
		return [
			this.method.toUpperCase(),
			this.encodedPath,
			this.encodedSearch,
			this.canonicalHeaders + "\n",
			this.signedHeaders,
			await this.hexBodyHash()
		].join("\n");
	}
	async hexBodyHash() {
		let hashHeader = this.headers.get("X-Amz-Content-Sha256") || (this.service === "s3" && this.signQuery ? "UNSIGNED-PAYLOAD" : null);
		if (hashHeader == null) {
			if (this.body && typeof this.body !== "string" && !("byteLength" in this.body)) throw new Error("body must be a string, ArrayBuffer or ArrayBufferView, unless you include the X-Amz-Content-Sha256 header");
			hashHeader = buf2hex(await hash$1(this.body || ""));
		}
		return hashHeader;
	}
};
async function hmac(key, string) {
	const cryptoKey = await crypto.subtle.importKey("raw", typeof key === "string" ? encoder.encode(key) : key, {
		name: "HMAC",
		hash: { name: "SHA-256" }
	}, false, ["sign"]);
	return crypto.subtle.sign("HMAC", cryptoKey, encoder.encode(string));
}
async function hash$1(content) {
	return crypto.subtle.digest("SHA-256", typeof content === "string" ? encoder.encode(content) : content);
}
var HEX_CHARS = [
	"0",
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9",
	"a",
	"b",
	"c",
	"d",
	"e",
	"f"
];
function buf2hex(arrayBuffer) {
	const buffer = new Uint8Array(arrayBuffer);
	let out = "";
	for (let idx = 0; idx < buffer.length; idx++) {
		const n = buffer[idx];
		out += HEX_CHARS[n >>> 4 & 15];
		out += HEX_CHARS[n & 15];
	}
	return out;
}
function encodeRfc3986(urlEncodedStr) {
	return urlEncodedStr.replace(/[!'()*]/g, (c) => "%" + c.charCodeAt(0).toString(16).toUpperCase());
}
function guessServiceRegion(url, headers) {
	const { hostname, pathname } = url;
	if (hostname.endsWith(".on.aws")) {
		const match = hostname.match(/^[^.]{1,63}\.lambda-url\.([^.]{1,63})\.on\.aws$/);
		return match != null ? ["lambda", match[1] || ""] : ["", ""];
	}
	if (hostname.endsWith(".r2.cloudflarestorage.com")) return ["s3", "auto"];
	if (hostname.endsWith(".backblazeb2.com")) {
		const match = hostname.match(/^(?:[^.]{1,63}\.)?s3\.([^.]{1,63})\.backblazeb2\.com$/);
		return match != null ? ["s3", match[1] || ""] : ["", ""];
	}
	const match = hostname.replace("dualstack.", "").match(/([^.]{1,63})\.(?:([^.]{0,63})\.)?amazonaws\.com(?:\.cn)?$/);
	let service = match && match[1] || "";
	let region = match && match[2];
	if (region === "us-gov") region = "us-gov-west-1";
	else if (region === "s3" || region === "s3-accelerate") {
		region = "us-east-1";
		service = "s3";
	} else if (service === "iot") {
		if (hostname.startsWith("iot.")) service = "execute-api";
		else if (hostname.startsWith("data.jobs.iot.")) service = "iot-jobs-data";
		else service = pathname === "/mqtt" ? "iotdevicegateway" : "iotdata";
	} else if (service === "autoscaling") {
		const targetPrefix = (headers.get("X-Amz-Target") || "").split(".")[0];
		if (targetPrefix === "AnyScaleFrontendService") service = "application-autoscaling";
		else if (targetPrefix === "AnyScaleScalingPlannerFrontendService") service = "autoscaling-plans";
	} else if (region == null && service.startsWith("s3-")) {
		region = service.slice(3).replace(/^fips-|^external-1/, "");
		service = "s3";
	} else if (service.endsWith("-fips")) service = service.slice(0, -5);
	else if (region && /-\d$/.test(service) && !/-\d$/.test(region)) [service, region] = [region, service];
	return [HOST_SERVICES[service] || service, region || ""];
}
// server/src/platform/integrations/images/s3-storage.ts
var mostBytes = {
	file: 67108864,
	list: 4194304
};
var mostTries = 3;
var failuresBeforeRest = 3;
var restMs = 5e3;
function s3Storage(settings) {
	const { accessKeyId, secretAccessKey, region } = settings;
	const client = new AwsClient({
		accessKeyId,
		secretAccessKey,
		region,
		service: "s3"
	});
	const bucket = `${settings.url.replace(/\/$/, "")}/${encodeURIComponent(settings.bucket)}`;
	const breaker = openBreaker();
	async function ask(method, address, { maxBytes = 0, content, type } = {}) {
		if (method !== "DELETE") breaker.check();
		const signal = AbortSignal.timeout(longestCallMs);
		for (let tries = 1;; tries += 1) {
			const signed = await client.sign(address, {
				method,
				headers: { ...type && { "content-type": type } }
			});
			const answer = await askOutside(signed.url, {
				method,
				headers: Object.fromEntries(signed.headers),
				body: content && Uint8Array.from(content),
				maxBytes: maxBytes || null,
				signal
			}).catch((cause) => {
				breaker.note(false);
				throw new ImageHostError("The storage cannot be reached", { cause });
			});
			breaker.note(true);
			const { status } = answer;
			if (status >= 200 && status < 300 || status === 404) return answer;
			if (!(status === 429 || status >= 500 && status !== 507) || tries === mostTries) throw new ImageHostError(`The storage responded with ${status}`, { isFull: status === 507 });
			await setTimeout$1(50 * 2 ** tries * Math.random());
		}
	}
	const addressOf = (key) => {
		checkKey(key);
		return `${bucket}/${key}`;
	};
	return {
		async read(key) {
			const { status, bytes } = await ask("GET", addressOf(key), { maxBytes: mostBytes.file });
			return status === 404 ? null : bytes;
		},
		async write(key, content, type) {
			const address = addressOf(key);
			const { status } = await ask("PUT", address, {
				content,
				type
			}).catch((error) => {
				ask("DELETE", address).catch(logged("Couldn\u2019t remove a file that may have been saved"));
				throw error;
			});
			if (status === 404) throw new ImageHostError("The bucket does not exist");
		},
		async remove(key) {
			await ask("DELETE", addressOf(key));
		},
		list: (prefix) => listAll(bucket, prefix, (address) => ask("GET", address, { maxBytes: mostBytes.list }))
	};
}
function openBreaker() {
	let failures = 0;
	let restsUntil = 0;
	return {
		check() {
			if (failures < failuresBeforeRest) return;
			if (performance.now() < restsUntil) throw new ImageHostError("The storage does not answer");
			restsUntil = performance.now() + restMs + longestCallMs;
		},
		note(isAnswered) {
			failures = isAnswered ? 0 : failures + 1;
			restsUntil = performance.now() + restMs;
		}
	};
}
var page = object({
	Contents: array(object({
		Key: string(),
		Size: number(),
		LastModified: date()
	})).default([]),
	NextContinuationToken: string().optional()
});
var listing = object({ ListBucketResult: page.or(literal("").transform(() => page.parse({}))) });
async function readListing(text) {
	const { XMLParser } = await import("./fxp-C3RI4OgM.js");
	const parser = new XMLParser({
		parseTagValue: false,
		isArray: (name) => name === "Contents"
	});
	const read = listing.safeParse(parser.parse(text));
	if (!read.success) throw new ImageHostError("Unexpected response from the storage");
	return read.data.ListBucketResult;
}
async function listAll(bucket, prefix, get) {
	const files = [];
	let next;
	do {
		const query = new URLSearchParams({
			"list-type": "2",
			prefix
		});
		if (next) query.set("continuation-token", next);
		const { status, bytes } = await get(`${bucket}?${query.toString()}`);
		if (status === 404) throw new ImageHostError("The bucket does not exist");
		const found = await readListing(bytes.toString("utf8"));
		for (const { Key, Size, LastModified } of found.Contents) files.push({
			key: Key,
			bytes: Size,
			changedAt: LastModified
		});
		next = found.NextContinuationToken;
	} while (next);
	return files;
}
export { publicIdPattern as a, isSignedTail as i, diskStorage as n, signTail as o, ImageHostError as r, isDiskLow as s, s3Storage as t };
