import net from "node:net";
import fs from "node:fs";
import util from "node:util";
import http from "node:http";
import { PassThrough, finished } from "node:stream";
import os from "node:os";
import urllib from "node:url";
import https from "node:https";
import dns from "node:dns";
import zlib from "node:zlib";
// node_modules/nodemailer/dist/esm/punycode/index.js
var maxInt = 2147483647;
var base = 36;
var tMin = 1;
var tMax = 26;
var skew = 38;
var damp = 700;
var initialBias = 72;
var initialN = 128;
var delimiter = "-";
var regexPunycode = /^xn--/;
var regexNonASCII = /[^\0-\x7F]/;
var regexSeparators = /[\x2E\u3002\uFF0E\uFF61]/g;
var errors = {
	overflow: "Overflow: input needs wider integers to process",
	"not-basic": "Illegal input >= 0x80 (not a basic code point)",
	"invalid-input": "Invalid input"
};
var baseMinusTMin = 35;
var floor = Math.floor;
var stringFromCharCode = String.fromCharCode;
function error(type) {
	throw new RangeError(errors[type]);
}
function map(array, callback) {
	const result = [];
	let length = array.length;
	while (length--) result[length] = callback(array[length]);
	return result;
}
function mapDomain(domain, callback) {
	const parts = domain.split("@");
	let result = "";
	if (parts.length > 1) {
		result = parts[0] + "@";
		domain = parts[1];
	}
	domain = domain.replace(regexSeparators, ".");
	const encoded = map(domain.split("."), callback).join(".");
	return result + encoded;
}
function ucs2decode(string) {
	const output = [];
	let counter = 0;
	const length = string.length;
	while (counter < length) {
		const value = string.charCodeAt(counter++);
		if (value >= 55296 && value <= 56319 && counter < length) {
			const extra = string.charCodeAt(counter++);
			if ((extra & 64512) == 56320) output.push(((value & 1023) << 10) + (extra & 1023) + 65536);
			else {
				output.push(value);
				counter--;
			}
		} else output.push(value);
	}
	return output;
}
var basicToDigit = function(codePoint) {
	if (codePoint >= 48 && codePoint < 58) return 26 + (codePoint - 48);
	if (codePoint >= 65 && codePoint < 91) return codePoint - 65;
	if (codePoint >= 97 && codePoint < 123) return codePoint - 97;
	return base;
};
var digitToBasic = function(digit, flag) {
	return digit + 22 + 75 * Number(digit < 26) - (Number(flag != 0) << 5);
};
var adapt = function(delta, numPoints, firstTime) {
	let k = 0;
	delta = firstTime ? floor(delta / damp) : delta >> 1;
	delta += floor(delta / numPoints);
	for (; delta > 455; k += base) delta = floor(delta / baseMinusTMin);
	return floor(k + 36 * delta / (delta + skew));
};
var decode = function(input) {
	const output = [];
	const inputLength = input.length;
	let i = 0;
	let n = initialN;
	let bias = initialBias;
	let basic = input.lastIndexOf(delimiter);
	if (basic < 0) basic = 0;
	for (let j = 0; j < basic; ++j) {
		if (input.charCodeAt(j) >= 128) error("not-basic");
		output.push(input.charCodeAt(j));
	}
	for (let index = basic > 0 ? basic + 1 : 0; index < inputLength;) {
		const oldi = i;
		for (let w = 1, k = base;; k += base) {
			if (index >= inputLength) error("invalid-input");
			const digit = basicToDigit(input.charCodeAt(index++));
			if (digit >= base) error("invalid-input");
			if (digit > floor((maxInt - i) / w)) error("overflow");
			i += digit * w;
			const t = k <= bias ? tMin : k >= bias + tMax ? tMax : k - bias;
			if (digit < t) break;
			const baseMinusT = base - t;
			if (w > floor(maxInt / baseMinusT)) error("overflow");
			w *= baseMinusT;
		}
		const out = output.length + 1;
		bias = adapt(i - oldi, out, oldi == 0);
		if (floor(i / out) > maxInt - n) error("overflow");
		n += floor(i / out);
		i %= out;
		output.splice(i++, 0, n);
	}
	return String.fromCodePoint(...output);
};
var encode = function(input) {
	const output = [];
	const codePoints = ucs2decode(input);
	const inputLength = codePoints.length;
	let n = initialN;
	let delta = 0;
	let bias = initialBias;
	for (const currentValue of codePoints) if (currentValue < 128) output.push(stringFromCharCode(currentValue));
	const basicLength = output.length;
	let handledCPCount = basicLength;
	if (basicLength) output.push(delimiter);
	while (handledCPCount < inputLength) {
		let m = maxInt;
		for (const currentValue of codePoints) if (currentValue >= n && currentValue < m) m = currentValue;
		const handledCPCountPlusOne = handledCPCount + 1;
		if (m - n > floor((maxInt - delta) / handledCPCountPlusOne)) error("overflow");
		delta += (m - n) * handledCPCountPlusOne;
		n = m;
		for (const currentValue of codePoints) {
			if (currentValue < n && ++delta > maxInt) error("overflow");
			if (currentValue === n) {
				let q = delta;
				for (let k = base;; k += base) {
					const t = k <= bias ? tMin : k >= bias + tMax ? tMax : k - bias;
					if (q < t) break;
					const qMinusT = q - t;
					const baseMinusT = base - t;
					output.push(stringFromCharCode(digitToBasic(t + qMinusT % baseMinusT, 0)));
					q = floor(qMinusT / baseMinusT);
				}
				output.push(stringFromCharCode(digitToBasic(q, 0)));
				bias = adapt(delta, handledCPCountPlusOne, handledCPCount === basicLength);
				delta = 0;
				++handledCPCount;
			}
		}
		++delta;
		++n;
	}
	return output.join("");
};
var toUnicode = function(input) {
	return mapDomain(input, function(string) {
		return regexPunycode.test(string) ? decode(string.slice(4).toLowerCase()) : string;
	});
};
var toASCII = function(input) {
	return mapDomain(input, function(string) {
		return regexNonASCII.test(string) ? "xn--" + encode(string) : string;
	});
};
// node_modules/nodemailer/dist/esm/shared/url.js
var SLASHLESS_AUTHORITY = /^([a-zA-Z][a-zA-Z0-9+.-]*:)(?!\/\/)([\s\S]+)$/;
function stripSurroundingWhitespace(input) {
	let start = 0;
	let end = input.length;
	while (start < end && input.charCodeAt(start) <= 32) start++;
	while (end > start && input.charCodeAt(end - 1) <= 32) end--;
	return input.slice(start, end);
}
var LEGACY_TRIM = /^[\x00-\x20\u00a0\ufeff]+/;
var AUTHORITY = /^([a-zA-Z0-9+.-]+:)?[\\/]{2}([^\\/?#]*)/;
var FORBIDDEN_HOST_CHARS = /[\x00-\x20#/:<>?@[\\\]^|\x7f]/;
var CONTROL_CHARS = /[\x00-\x1f\x7f]/;
function invalidUrl(input) {
	const err = new TypeError("Invalid URL");
	err.code = "ERR_INVALID_URL";
	err.input = input;
	return err;
}
function legacyParse(input, parseQueryString, whatwgError, slashesDenoteHost) {
	const parsed = urllib.parse(input, parseQueryString, slashesDenoteHost);
	const authority = AUTHORITY.exec(input.replace(LEGACY_TRIM, ""));
	if (authority && (authority[1] || parsed.hostname !== null)) {
		const written = authority[2].slice(authority[2].lastIndexOf("@") + 1);
		if (!written || CONTROL_CHARS.test(written) || (parsed.host || "").toLowerCase() !== toASCII(written.toLowerCase())) throw whatwgError;
		if (written.charAt(0) === "[" && !net.isIPv6(written.slice(1, written.indexOf("]")))) throw whatwgError;
	} else if (parsed.hostname !== null) throw whatwgError;
	const legacyAuth = parsed.auth === null || parsed.auth === void 0 ? null : parsed.auth.split(":");
	const result = parsed;
	result.username = legacyAuth ? legacyAuth.shift() : null;
	result.password = legacyAuth && legacyAuth.length ? legacyAuth.join(":") : null;
	return result;
}
function safeDecode(str) {
	try {
		return decodeURIComponent(str);
	} catch (_err) {
		return str;
	}
}
function normalizeHostname(raw, href) {
	const hostname = raw || "";
	if (!hostname) return "";
	if (hostname.charAt(0) === "[" && hostname.charAt(hostname.length - 1) === "]") return hostname.slice(1, -1);
	const decoded = safeDecode(hostname);
	const mapped = FORBIDDEN_HOST_CHARS.test(decoded) ? "" : urllib.domainToASCII(decoded);
	if (!mapped) throw invalidUrl(href);
	return mapped;
}
var parse = (input, parseQueryString) => {
	input = stripSurroundingWhitespace(input || "");
	const slashless = SLASHLESS_AUTHORITY.exec(input);
	const normalized = slashless ? slashless[1] + "//" + slashless[2] : input;
	let u;
	try {
		u = new URL(normalized);
	} catch (err) {
		return legacyParse(normalized, parseQueryString, err);
	}
	const hostname = normalizeHostname(u.hostname, u.href);
	const port = u.port || null;
	const pathname = u.pathname || null;
	const search = u.search || null;
	let auth = null;
	let username = null;
	let password = null;
	if (u.username || u.password) {
		username = safeDecode(u.username);
		password = u.password ? safeDecode(u.password) : null;
		auth = username + (password !== null ? ":" + password : "");
	}
	let query;
	if (parseQueryString) {
		const parsed = Object.create(null);
		u.searchParams.forEach((value, key) => {
			if (Object.prototype.hasOwnProperty.call(parsed, key)) {
				const existing = parsed[key];
				if (Array.isArray(existing)) existing.push(value);
				else parsed[key] = [existing, value];
			} else parsed[key] = value;
		});
		query = parsed;
	} else query = search ? search.slice(1) : null;
	return {
		protocol: u.protocol || null,
		host: u.host || null,
		hostname,
		port,
		pathname,
		search,
		path: (pathname || "") + (search || "") || null,
		href: u.href,
		auth,
		username,
		password,
		query
	};
};
var resolve$1 = (from, to) => {
	try {
		return new URL(to, from).href;
	} catch (err) {
		legacyParse(from, false, err, true);
		legacyParse(to, false, err, true);
		return urllib.resolve(from, to);
	}
};
// node_modules/nodemailer/dist/esm/fetch/cookies.js
var SESSION_TIMEOUT = 1800;
var Cookies = class {
	constructor(options) {
		this.options = options || {};
		this.cookies = [];
	}
	set(cookieStr, url) {
		const urlparts = parse(url || "");
		const cookie = this.parse(cookieStr);
		let domain;
		if (cookie.domain) {
			domain = cookie.domain.replace(/^\./, "");
			if (urlparts.hostname.length < domain.length || domain.indexOf(".") < 0 || domain.endsWith(".") || net.isIP(urlparts.hostname) || !("." + urlparts.hostname).endsWith("." + domain)) cookie.domain = urlparts.hostname;
		} else cookie.domain = urlparts.hostname;
		if (!cookie.path) cookie.path = this.getPath(urlparts.pathname);
		if (!cookie.expires) cookie.expires = new Date(Date.now() + (Number(this.options.sessionTimeout || SESSION_TIMEOUT) || SESSION_TIMEOUT) * 1e3);
		return this.add(cookie);
	}
	get(url) {
		return this.list(url).map((cookie) => cookie.name + "=" + cookie.value).join("; ");
	}
	list(url) {
		const result = [];
		for (let i = this.cookies.length - 1; i >= 0; i--) {
			const cookie = this.cookies[i];
			if (this.isExpired(cookie)) {
				this.cookies.splice(i, 1);
				continue;
			}
			if (this.match(cookie, url)) result.unshift(cookie);
		}
		return result;
	}
	parse(cookieStr) {
		const cookie = {};
		let hasNameValue = false;
		let hasMaxAge = false;
		(cookieStr || "").toString().split(";").forEach((cookiePart) => {
			if (!cookiePart.trim()) return;
			const valueParts = cookiePart.split("=");
			const name = valueParts.shift().trim();
			let value = valueParts.join("=").trim();
			let domain;
			if (!hasNameValue) {
				hasNameValue = true;
				if (name) {
					cookie.name = name;
					cookie.value = value;
				}
				return;
			}
			switch (name.toLowerCase()) {
				case "expires": {
					const expires = new Date(value);
					if (expires.toString() !== "Invalid Date" && !hasMaxAge) cookie.expires = expires;
					break;
				}
				case "path":
					cookie.path = value;
					break;
				case "domain":
					domain = value.toLowerCase();
					if (domain.length && domain.charAt(0) !== ".") domain = "." + domain;
					cookie.domain = domain;
					break;
				case "max-age":
					cookie.expires = new Date(Date.now() + (Number(value) || 0) * 1e3);
					hasMaxAge = true;
					break;
				case "secure":
					cookie.secure = true;
					break;
				case "httponly": cookie.httponly = true;
			}
		});
		return cookie;
	}
	match(cookie, url) {
		const urlparts = parse(url || "");
		if (urlparts.hostname !== cookie.domain && (cookie.domain.charAt(0) !== "." || ("." + urlparts.hostname).substr(-cookie.domain.length) !== cookie.domain)) return false;
		const pathname = urlparts.pathname || "/";
		const cookiePath = cookie.path;
		if (!(pathname === cookiePath || pathname.startsWith(cookiePath) && (cookiePath.endsWith("/") || pathname.charAt(cookiePath.length) === "/"))) return false;
		if (cookie.secure && urlparts.protocol !== "https:") return false;
		return true;
	}
	add(cookie) {
		if (!cookie || !cookie.name) return false;
		for (let i = 0, len = this.cookies.length; i < len; i++) if (this.compare(this.cookies[i], cookie)) {
			if (this.isExpired(cookie)) {
				this.cookies.splice(i, 1);
				return false;
			}
			this.cookies[i] = cookie;
			return true;
		}
		if (!this.isExpired(cookie)) this.cookies.push(cookie);
		return true;
	}
	compare(a, b) {
		return a.name === b.name && a.path === b.path && a.domain === b.domain && a.secure === b.secure && a.httponly === b.httponly;
	}
	isExpired(cookie) {
		return cookie.expires && cookie.expires < new Date() || !cookie.value;
	}
	getPath(pathname) {
		const pathParts = (pathname || "/").split("/");
		pathParts.pop();
		const path = pathParts.join("/").trim();
		if (path.charAt(0) !== "/") return "/";
		return path;
	}
};
// node_modules/nodemailer/dist/esm/package-info.js
var name = "nodemailer";
var version = "10.6.0";
var homepage = "https://nodemailer.com/";
// node_modules/nodemailer/dist/esm/errors.js
var ECONNECTION = "ECONNECTION";
var ETIMEDOUT = "ETIMEDOUT";
var EENVELOPE = "EENVELOPE";
var EMESSAGE = "EMESSAGE";
var EOTP = "EOTP";
var ESTREAM = "ESTREAM";
var EABORT = "EABORT";
var ENOAUTH = "ENOAUTH";
var EOAUTH2 = "EOAUTH2";
var EMAXLIMIT = "EMAXLIMIT";
var EMAXRECIPIENTS = "EMAXRECIPIENTS";
var ESENDMAIL = "ESENDMAIL";
var ESES = "ESES";
var ECONFIG = "ECONFIG";
var EPROXY = "EPROXY";
var EFILEACCESS = "EFILEACCESS";
var EURLACCESS = "EURLACCESS";
var EFETCH = "EFETCH";
var createAbortError = (signal) => {
	const err = new Error("Message sending aborted", { cause: signal.reason });
	err.name = "AbortError";
	err.code = EABORT;
	return err;
};
var isTransientError = (err) => err.responseCode === 421 || err.code === "ECONNECTION" || err.code === "ESOCKET" || err.code === "ETIMEDOUT";
var isPermanentResponseCode = (responseCode) => responseCode >= 500 && responseCode < 600 && responseCode !== 503;
var ERR_ACCESS_DENIED = "ERR_ACCESS_DENIED";
// node_modules/nodemailer/dist/esm/shared/objects.js
var isProtoKey = (key) => key === "__proto__";
var copyOwnKeys = (target, source, skip) => {
	Object.keys(source || {}).forEach((key) => {
		if (isProtoKey(key) || skip && skip(key)) return;
		target[key] = source[key];
	});
	return target;
};
// node_modules/nodemailer/dist/esm/fetch/index.js
var MAX_REDIRECTS = 5;
var DEFAULT_TIMEOUT = 6e4;
var DEFAULT_MAX_TIME = 12e4;
var DEFAULT_MAX_BYTES = 67108864;
var TLS_OPTION_KEYS = [
	"ALPNProtocols",
	"ca",
	"cert",
	"checkServerIdentity",
	"ciphers",
	"crl",
	"dhparam",
	"ecdhCurve",
	"honorCipherOrder",
	"key",
	"maxVersion",
	"minVersion",
	"passphrase",
	"pfx",
	"rejectUnauthorized",
	"secureContext",
	"secureOptions",
	"secureProtocol",
	"servername",
	"sessionIdContext",
	"sigalgs"
];
function setFetchCode(err) {
	if (err.code !== "ERR_ACCESS_DENIED") err.code = EFETCH;
}
function parseFetchUrl(url) {
	let parsed;
	try {
		parsed = parse(url);
	} catch (_err) {
		return false;
	}
	if (parsed.protocol !== "http:" && parsed.protocol !== "https:") return false;
	return parsed;
}
function fetchPort(parsed) {
	return parsed.port ? Number(parsed.port) : parsed.protocol === "https:" ? 443 : 80;
}
function nmfetch(url, options) {
	options = options || {};
	options.fetchRes = options.fetchRes || new PassThrough();
	options.cookies = options.cookies || new Cookies();
	options.redirects = options.redirects || 0;
	options.maxRedirects = isNaN(options.maxRedirects) ? MAX_REDIRECTS : options.maxRedirects;
	if (!options.deadline) {
		options.maxTime = typeof options.maxTime === "number" && options.maxTime >= 0 ? options.maxTime : DEFAULT_MAX_TIME;
		options.deadline = options.maxTime ? Date.now() + options.maxTime : 0;
	}
	const fetchRes = options.fetchRes;
	const parsed = parseFetchUrl(url);
	if (!parsed) {
		if (options.body && typeof options.body.destroy === "function") {
			options.body.on("error", () => false);
			options.body.destroy();
		}
		setImmediate(() => {
			const err = new Error("Unsupported protocol for URL " + url);
			err.code = EFETCH;
			err.sourceUrl = url;
			fetchRes.emit("error", err);
		});
		return fetchRes;
	}
	if (options.cookie) {
		[].concat(options.cookie || []).forEach((cookie) => {
			options.cookies.set(cookie, url);
		});
		options.cookie = false;
	}
	let method = (options.method || "").toString().trim().toUpperCase() || "GET";
	let finished = false;
	let cookies;
	let body;
	const handler = parsed.protocol === "https:" ? https : http;
	const headers = {
		"accept-encoding": "gzip,deflate",
		"user-agent": "nodemailer/" + version
	};
	Object.keys(options.headers || {}).forEach((key) => {
		if (isProtoKey(key.toLowerCase().trim())) return;
		headers[key.toLowerCase().trim()] = options.headers[key];
	});
	if (options.userAgent) headers["user-agent"] = options.userAgent;
	if (parsed.auth) headers.Authorization = "Basic " + Buffer.from(parsed.auth).toString("base64");
	if (cookies = options.cookies.get(url)) headers.cookie = cookies;
	if (options.body) {
		if (options.contentType !== false) headers["Content-Type"] = options.contentType || "application/x-www-form-urlencoded";
		if (typeof options.body.pipe === "function") {
			headers["Transfer-Encoding"] = "chunked";
			body = options.body;
			body.on("error", (err) => {
				if (finished) return;
				finished = true;
				setFetchCode(err);
				err.sourceUrl = url;
				fetchRes.emit("error", err);
			});
		} else {
			if (options.body instanceof Buffer) body = options.body;
			else if (typeof options.body === "object") try {
				body = Buffer.from(Object.keys(options.body).map((key) => {
					const value = options.body[key].toString().trim();
					return encodeURIComponent(key) + "=" + encodeURIComponent(value);
				}).join("&"));
			} catch (E) {
				finished = true;
				E.code = EFETCH;
				E.sourceUrl = url;
				setImmediate(() => fetchRes.emit("error", E));
				return fetchRes;
			}
			else body = Buffer.from(options.body.toString().trim());
			headers["Content-Type"] = options.contentType || "application/x-www-form-urlencoded";
			headers["Content-Length"] = body.length;
		}
		method = (options.method || "").toString().trim().toUpperCase() || "POST";
	}
	let req;
	const reqOptions = {
		method,
		host: parsed.hostname,
		path: parsed.path,
		port: fetchPort(parsed),
		headers,
		rejectUnauthorized: true,
		agent: false
	};
	if (options.tls) Object.keys(options.tls).forEach((key) => {
		if (TLS_OPTION_KEYS.includes(key)) reqOptions[key] = options.tls[key];
	});
	if (parsed.protocol === "https:" && parsed.hostname && parsed.hostname !== reqOptions.host && !net.isIP(parsed.hostname) && !reqOptions.servername) reqOptions.servername = parsed.hostname;
	try {
		req = handler.request(reqOptions);
	} catch (E) {
		finished = true;
		setImmediate(() => {
			setFetchCode(E);
			E.sourceUrl = url;
			fetchRes.emit("error", E);
		});
		return fetchRes;
	}
	let deadlineTimer;
	const clearDeadline = () => {
		if (deadlineTimer) {
			clearTimeout(deadlineTimer);
			deadlineTimer = void 0;
		}
	};
	const fail = (err, sourceUrl = url) => {
		if (finished) return;
		finished = true;
		clearDeadline();
		setFetchCode(err);
		err.sourceUrl = sourceUrl;
		fetchRes.emit("error", err);
		req.abort();
	};
	const timeout = typeof options.timeout === "number" && options.timeout >= 0 ? options.timeout : DEFAULT_TIMEOUT;
	if (timeout) req.setTimeout(timeout, () => fail(new Error("Request Timeout")));
	if (options.deadline) {
		deadlineTimer = setTimeout(() => fail(new Error("Request exceeded the allowed " + options.maxTime + " ms")), Math.max(options.deadline - Date.now(), 1));
		deadlineTimer.unref();
	}
	req.on("error", (err) => fail(err));
	fetchRes.once("close", () => {
		clearDeadline();
		if (finished || fetchRes.readableEnded) return;
		finished = true;
		req.destroy();
	});
	req.on("response", (res) => {
		let inflate;
		if (finished) return;
		switch (res.headers["content-encoding"]) {
			case "gzip":
			case "deflate": inflate = zlib.createUnzip();
		}
		if (res.headers["set-cookie"]) [].concat(res.headers["set-cookie"] || []).forEach((cookie) => {
			options.cookies.set(cookie, url);
		});
		if ([
			301,
			302,
			303,
			307,
			308
		].includes(res.statusCode) && res.headers.location) {
			options.redirects++;
			if (options.redirects > options.maxRedirects) return fail(new Error("Maximum redirect count exceeded"));
			options.method = "GET";
			options.body = false;
			let redirectUrl;
			try {
				redirectUrl = resolve$1(url, res.headers.location);
			} catch (_err) {
				redirectUrl = res.headers.location;
			}
			const redirectParsed = parseFetchUrl(redirectUrl);
			if (!redirectParsed) return fail(new Error("Unsupported protocol for URL " + redirectUrl), redirectUrl);
			const crossOrigin = redirectParsed.protocol !== parsed.protocol || redirectParsed.hostname !== parsed.hostname || fetchPort(redirectParsed) !== fetchPort(parsed);
			if (options.headers && crossOrigin) {
				const sensitive = [
					"authorization",
					"cookie",
					"proxy-authorization"
				];
				Object.keys(options.headers).forEach((key) => {
					if (sensitive.includes(key.toLowerCase().trim())) delete options.headers[key];
				});
			}
			finished = true;
			clearDeadline();
			res.resume();
			req.abort();
			return nmfetch(redirectUrl, options);
		}
		fetchRes.statusCode = res.statusCode;
		fetchRes.headers = res.headers;
		if (res.statusCode >= 300 && !options.allowErrorResponse) return fail(new Error("Invalid status code " + res.statusCode));
		res.on("error", (err) => fail(err));
		res.once("end", () => clearDeadline());
		const maxBytes = typeof options.maxBytes === "number" && options.maxBytes > 0 ? options.maxBytes : DEFAULT_MAX_BYTES;
		const source = inflate || res;
		let received = 0;
		source.on("data", (chunk) => {
			received += chunk.length;
			if (received <= maxBytes || finished) return;
			source.unpipe(fetchRes);
			fail(new Error("Response size exceeds the allowed " + maxBytes + " bytes"));
		});
		if (inflate) {
			res.pipe(inflate).pipe(fetchRes);
			inflate.on("error", (err) => fail(err));
		} else res.pipe(fetchRes);
	});
	setImmediate(() => {
		if (body) try {
			if (typeof body.pipe === "function") return body.pipe(req);
			req.write(body);
		} catch (err) {
			return fail(err);
		}
		req.end();
	});
	return fetchRes;
}
nmfetch.Cookies = Cookies;
nmfetch.DEFAULT_TIMEOUT = DEFAULT_TIMEOUT;
nmfetch.DEFAULT_MAX_TIME = DEFAULT_MAX_TIME;
// node_modules/nodemailer/dist/esm/shared/index.js
var DNS_TTL = 3e5;
var CACHE_CLEANUP_INTERVAL = 3e4;
var MAX_CACHE_SIZE = 1e3;
var lastCacheCleanup = 0;
var networkInterfaces;
var networkInterfacesRead = false;
var _readNetworkInterfaces = () => {
	if (!networkInterfacesRead) {
		networkInterfacesRead = true;
		try {
			networkInterfaces = os.networkInterfaces();
		} catch (_err) {}
	}
	return networkInterfaces;
};
var isFamilySupported = (family, allowInternal) => {
	const addresses = Object.values(_readNetworkInterfaces() || {}).flat();
	if (!addresses.length) return true;
	return addresses.filter((i) => !i.internal || allowInternal).some((i) => i.family === "IPv" + family || i.family === family);
};
var resolve = (family, hostname, options, callback) => {
	options = options || {};
	if (!isFamilySupported(family, options.allowInternalNetworkInterfaces)) {
		callback(null, []);
		return null;
	}
	const dnsResolver = dns.Resolver ? new dns.Resolver(options) : dns;
	dnsResolver["resolve" + family](hostname, (err, addresses) => {
		if (err) {
			switch (err.code) {
				case dns.NODATA:
				case dns.NOTFOUND:
				case dns.NOTIMP:
				case dns.SERVFAIL:
				case dns.CONNREFUSED:
				case dns.REFUSED:
				case "EAI_AGAIN": return callback(null, []);
			}
			return callback(err);
		}
		return callback(null, Array.isArray(addresses) ? addresses : [].concat(addresses || []));
	});
	return dns.Resolver ? dnsResolver : null;
};
var dnsCache = new Map();
var formatDNSValue = (value, extra) => {
	if (!value) return Object.assign({}, extra || {});
	const addresses = value.addresses || [];
	const host = addresses.length > 0 ? addresses[Math.floor(Math.random() * addresses.length)] : null;
	return Object.assign({
		host,
		_addresses: addresses
	}, extra || {});
};
var resolveHostname = (options, callback) => {
	options = options || {};
	if (!options.host && options.servername) options.host = options.servername;
	if (!options.host || net.isIP(options.host)) return callback(null, formatDNSValue({ addresses: [options.host] }, {
		servername: options.servername || false,
		cached: false
	}));
	const host = options.host;
	const servername = options.servername || host;
	let cached;
	if (dnsCache.has(options.host)) {
		cached = dnsCache.get(options.host);
		const now = Date.now();
		if (now - lastCacheCleanup > CACHE_CLEANUP_INTERVAL) {
			lastCacheCleanup = now;
			for (const [host, entry] of dnsCache.entries()) if (entry.expires && entry.expires < now) dnsCache.delete(host);
			if (dnsCache.size > MAX_CACHE_SIZE) {
				const toDelete = Math.floor(MAX_CACHE_SIZE * .1);
				Array.from(dnsCache.keys()).slice(0, toDelete).forEach((key) => dnsCache.delete(key));
			}
		}
		if (!cached.expires || cached.expires >= now) return callback(null, formatDNSValue(cached.value, {
			servername,
			cached: true
		}));
	}
	let responded = false;
	let deadline;
	const respond = (err, result) => {
		if (responded) return;
		responded = true;
		clearTimeout(deadline);
		callback(err, result);
	};
	const respondCached = (error) => {
		if (!cached) return false;
		dnsCache.set(host, {
			value: cached.value,
			expires: Date.now() + (options.dnsTtl || DNS_TTL)
		});
		respond(null, formatDNSValue(cached.value, {
			servername,
			cached: true,
			error
		}));
		return true;
	};
	const resolvers = [];
	const timeout = Number(options.timeout) || 0;
	if (timeout > 0) deadline = setTimeout(() => {
		for (const resolver of resolvers) if (typeof resolver.cancel === "function") resolver.cancel();
		const err = new Error("DNS lookup for " + host + " timed out");
		err.code = dns.TIMEOUT;
		if (!respondCached(err)) respond(err);
	}, timeout);
	let ipv4Addresses = [];
	let ipv6Addresses = [];
	let ipv4Error = null;
	let ipv6Error = null;
	let pending = 2;
	const onResolved = () => {
		if (--pending || responded) return;
		const allAddresses = ipv4Addresses.concat(ipv6Addresses);
		if (allAddresses.length) {
			const value = { addresses: allAddresses };
			dnsCache.set(host, {
				value,
				expires: Date.now() + (options.dnsTtl || DNS_TTL)
			});
			return respond(null, formatDNSValue(value, {
				servername,
				cached: false
			}));
		}
		if (ipv4Error && ipv6Error && respondCached(ipv4Error)) return;
		try {
			dns.lookup(host, { all: true }, (err, addresses) => {
				if (err) {
					if (respondCached(err)) return;
					return respond(err);
				}
				const supportedAddresses = addresses ? addresses.filter((addr) => isFamilySupported(addr.family)).map((addr) => addr.address) : [];
				if (addresses && addresses.length && !supportedAddresses.length) console.warn(`Failed to resolve IPv${addresses[0].family} addresses with current network`);
				if (!supportedAddresses.length && cached) return respond(null, formatDNSValue(cached.value, {
					servername,
					cached: true
				}));
				const value = { addresses: supportedAddresses.length ? supportedAddresses : [host] };
				dnsCache.set(host, {
					value,
					expires: Date.now() + (options.dnsTtl || DNS_TTL)
				});
				return respond(null, formatDNSValue(value, {
					servername,
					cached: false
				}));
			});
		} catch (lookupErr) {
			if (respondCached(lookupErr)) return;
			return respond(ipv4Error || ipv6Error || lookupErr);
		}
	};
	for (const family of [4, 6]) {
		const resolver = resolve(family, host, options, (err, addresses) => {
			if (family === 4) {
				ipv4Error = err;
				ipv4Addresses = addresses || [];
			} else {
				ipv6Error = err;
				ipv6Addresses = addresses || [];
			}
			onResolved();
		});
		if (resolver) resolvers.push(resolver);
	}
};
var parseConnectionUrl = (str) => {
	str = str || "";
	const options = {};
	const url = parse(str, true);
	switch (url.protocol) {
		case "smtp:":
			options.secure = false;
			break;
		case "smtps:":
			options.secure = true;
			break;
		case "direct:": options.direct = true;
	}
	if (!isNaN(url.port) && Number(url.port)) options.port = Number(url.port);
	if (url.hostname) options.host = url.hostname;
	if (url.username || url.password) options.auth = {
		user: url.username || "",
		pass: url.password || ""
	};
	Object.keys(url.query || {}).forEach((key) => {
		let obj = options;
		let lKey = key;
		let value = url.query[key];
		if (!isNaN(value)) value = Number(value);
		switch (value) {
			case "true":
				value = true;
				break;
			case "false": value = false;
		}
		if (key.indexOf("tls.") === 0) {
			lKey = key.substr(4);
			if (!options.tls) options.tls = {};
			obj = options.tls;
		} else if (key.indexOf(".") >= 0) return;
		if (!isProtoKey(lKey) && !(lKey in obj)) obj[lKey] = value;
	});
	return options;
};
var _logFunc = (logger, level, defaults, data, message, ...args) => {
	const entry = Object.assign({}, defaults || {}, data || {});
	delete entry.level;
	let logLevel = level;
	if (typeof logger[logLevel] !== "function") logLevel = [
		"info",
		"debug",
		"log",
		"trace",
		"warn",
		"error"
	].find((name) => typeof logger[name] === "function");
	if (logLevel) logger[logLevel](entry, message, ...args);
};
var getLogger = (options, defaults) => {
	options = options || {};
	const response = {};
	const levels = [
		"trace",
		"debug",
		"info",
		"warn",
		"error",
		"fatal"
	];
	if (!options.logger) {
		levels.forEach((level) => {
			response[level] = () => false;
		});
		return response;
	}
	const logger = options.logger === true ? createDefaultLogger(levels) : options.logger;
	levels.forEach((level) => {
		response[level] = (...args) => {
			const data = typeof args[0] === "string" ? void 0 : args.shift();
			_logFunc(logger, level, defaults, data, ...args);
		};
	});
	return response;
};
var callbackPromise = (resolve, reject) => function(...args) {
	const err = args.shift();
	if (err) reject(err);
	else resolve(...args);
};
var parseDataURI = (uri) => {
	if (typeof uri !== "string") return null;
	if (!uri.startsWith("data:")) return null;
	const commaPos = uri.indexOf(",");
	if (commaPos === -1) return null;
	const data = uri.substring(commaPos + 1);
	const metaStr = uri.substring(5, commaPos);
	let encoding;
	const metaEntries = metaStr.split(";");
	if (metaEntries.length > 0) {
		const lastEntry = metaEntries[metaEntries.length - 1].toLowerCase().trim();
		if ([
			"base64",
			"utf8",
			"utf-8"
		].includes(lastEntry) && lastEntry.indexOf("=") === -1) {
			encoding = lastEntry;
			metaEntries.pop();
		}
	}
	const contentType = metaEntries.length > 0 ? metaEntries.shift() : "application/octet-stream";
	const params = {};
	for (let i = 0; i < metaEntries.length; i++) {
		const entry = metaEntries[i];
		const sepPos = entry.indexOf("=");
		if (sepPos > 0) {
			const key = entry.substring(0, sepPos).trim();
			const value = entry.substring(sepPos + 1).trim();
			if (key && !isProtoKey(key)) params[key] = value;
		}
	}
	let bufferData;
	try {
		if (encoding === "base64") bufferData = Buffer.from(data, "base64");
		else try {
			bufferData = Buffer.from(decodeURIComponent(data));
		} catch (_decodeError) {
			bufferData = Buffer.from(data);
		}
	} catch (_bufferError) {
		bufferData = Buffer.alloc(0);
	}
	return {
		data: bufferData,
		encoding: encoding || null,
		contentType: contentType || "application/octet-stream",
		params
	};
};
function resolveContent(data, key, options, callback) {
	if (!callback && typeof options === "function") {
		callback = options;
		options = false;
	}
	options = options || {};
	let promise;
	if (!callback) promise = new Promise((resolve, reject) => {
		callback = callbackPromise(resolve, reject);
	});
	resolveContentValue(data, key, options, callback);
	return promise;
}
function resolveContentValue(data, key, options, callback) {
	let content = data && data[key] && data[key].content || data[key];
	const encoding = (typeof data[key] === "object" && data[key].encoding || "utf8").toString().toLowerCase().replace(/[-_\s]/g, "");
	if (!content) return callback(null, content);
	if (typeof content === "object") {
		if (typeof content.pipe === "function") return resolveStream(content, (err, value) => {
			if (err) return callback(err);
			if (data[key].content) data[key].content = value;
			else data[key] = value;
			callback(null, value);
		});
		else if (/^data:/i.test(content.path || content.href)) {
			const parsedDataUri = parseDataURI(content.path || content.href);
			return callback(null, parsedDataUri && parsedDataUri.data ? parsedDataUri.data : Buffer.alloc(0));
		} else if (content.href || /^https?:\/\//i.test(content.path)) {
			const url = content.href || content.path;
			if (options.disableUrlAccess) {
				setImmediate(() => {
					const err = new Error("Url access rejected for " + url);
					err.code = EURLACCESS;
					callback(err);
				});
				return;
			}
			return resolveStream(nmfetch(url, {
				headers: content.httpHeaders,
				tls: content.tls
			}), callback);
		} else if (content.path) {
			if (options.disableFileAccess) {
				setImmediate(() => {
					const err = new Error("File access rejected for " + content.path);
					err.code = EFILEACCESS;
					callback(err);
				});
				return;
			}
			return resolveStream(fs.createReadStream(content.path), callback);
		}
	}
	if (typeof data[key].content === "string" && ![
		"utf8",
		"usascii",
		"ascii"
	].includes(encoding)) content = Buffer.from(data[key].content, encoding);
	setImmediate(() => callback(null, content));
}
var assign = function(...args) {
	const target = args.shift() || {};
	args.forEach((source) => {
		Object.keys(source || {}).forEach((key) => {
			if (isProtoKey(key)) return;
			if (["tls", "auth"].includes(key) && source[key] && typeof source[key] === "object") target[key] = copyOwnKeys(target[key] || {}, source[key]);
			else target[key] = source[key];
		});
	});
	return target;
};
var encodeXText = (str) => {
	if (!/[^\x21-\x2A\x2C-\x3C\x3E-\x7E]/.test(str)) return str;
	const buf = Buffer.from(str);
	let result = "";
	for (let i = 0, len = buf.length; i < len; i++) {
		const c = buf[i];
		if (c < 33 || c > 126 || c === 43 || c === 61) result += "+" + (c < 16 ? "0" : "") + c.toString(16).toUpperCase();
		else result += String.fromCharCode(c);
	}
	return result;
};
var streamErrors = new WeakMap();
function recordStreamErrors(stream) {
	stream.on("error", (err) => {
		if (!streamErrors.has(stream)) streamErrors.set(stream, err);
	});
}
function destroyStream(value) {
	const stream = value;
	if (stream && typeof stream.pipe === "function" && typeof stream.destroy === "function" && !stream.destroyed) stream.destroy();
}
function unreadableStreamError(stream) {
	const err = streamErrors.get(stream) || stream.errored;
	if (err) return err;
	if (stream.readableEnded || stream.destroyed) {
		const unreadable = new Error("Content stream was already read or destroyed");
		unreadable.code = ESTREAM;
		return unreadable;
	}
	return null;
}
function resolveStream(stream, callback) {
	let responded = false;
	const respond = (err, value) => {
		if (responded) return;
		responded = true;
		callback(err, value);
	};
	const unreadable = unreadableStreamError(stream);
	if (unreadable) {
		stream.on("error", () => false);
		setImmediate(() => respond(unreadable));
		return;
	}
	const chunks = [];
	let chunklen = 0;
	stream.on("data", (chunk) => {
		if (typeof chunk === "string") chunk = Buffer.from(chunk);
		chunks.push(chunk);
		chunklen += chunk.length;
	});
	finished(stream, { writable: false }, (err) => {
		if (err) return respond(err);
		let value;
		try {
			value = Buffer.concat(chunks, chunklen);
		} catch (E) {
			return respond(E);
		}
		respond(null, value);
	});
}
function createDefaultLogger(levels) {
	const levelMaxLen = levels.reduce((max, level) => Math.max(max, level.length), 0);
	const levelNames = new Map();
	levels.forEach((level) => {
		let levelName = level.toUpperCase();
		if (levelName.length < levelMaxLen) levelName += " ".repeat(levelMaxLen - levelName.length);
		levelNames.set(level, levelName);
	});
	const print = (level, entry, message, ...args) => {
		let prefix = "";
		if (entry) {
			if (entry.tnx === "server") prefix = "S: ";
			else if (entry.tnx === "client") prefix = "C: ";
			if (entry.sid) prefix = "[" + entry.sid + "] " + prefix;
			if (entry.cid) prefix = "[#" + entry.cid + "] " + prefix;
		}
		message = util.format(message, ...args);
		message.split(/\r?\n/).forEach((line) => {
			console.log("[%s] %s %s", new Date().toISOString().substr(0, 19).replace(/T/, " "), levelNames.get(level), prefix + line);
		});
	};
	const logger = {};
	levels.forEach((level) => {
		logger[level] = print.bind(null, level);
	});
	return logger;
}
var URL_PARSER_UNSAFE = /[/\\?#%\x00-\x20\x7F]/;
var MAX_DOMAIN_LENGTH = 253;
var MAX_LABEL_LENGTH = 63;
function exceedsDomainLimits(domain) {
	let total = 0;
	let label = 0;
	for (const char of domain) {
		total++;
		if (char === "." || char === "\u3002" || char === "\uFF0E" || char === "\uFF61") label = 0;
		else if (++label > MAX_LABEL_LENGTH) return true;
	}
	return total > MAX_DOMAIN_LENGTH;
}
function normalizeDomain(domain, toUnicode$1) {
	if (typeof urllib.domainToASCII === "function" && typeof urllib.domainToUnicode === "function" && !URL_PARSER_UNSAFE.test(domain)) {
		const ascii = urllib.domainToASCII(domain);
		const mapped = ascii && toUnicode$1 ? urllib.domainToUnicode(ascii) : ascii;
		if (mapped) return mapped;
	}
	domain = domain.toLowerCase();
	if (exceedsDomainLimits(domain)) return domain;
	return toUnicode$1 ? toUnicode(domain) : toASCII(domain);
}
export { ESES as A, parse as B, EMESSAGE as C, EPROXY as D, EOTP as E, isPermanentResponseCode as F, isTransientError as I, homepage as L, ETIMEDOUT as M, EURLACCESS as N, ERR_ACCESS_DENIED as O, createAbortError as P, name as R, EMAXRECIPIENTS as S, EOAUTH2 as T, ECONFIG as _, getLogger as a, EFILEACCESS as b, parseDataURI as c, resolveHostname as d, resolveStream as f, isProtoKey as g, copyOwnKeys as h, encodeXText as i, ESTREAM as j, ESENDMAIL as k, recordStreamErrors as l, nmfetch as m, callbackPromise as n, normalizeDomain as o, unreadableStreamError as p, destroyStream as r, parseConnectionUrl as s, assign as t, resolveContent as u, ECONNECTION as v, ENOAUTH as w, EMAXLIMIT as x, EENVELOPE as y, version as z };
