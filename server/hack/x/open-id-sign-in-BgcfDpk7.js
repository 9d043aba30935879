import { O as literal, j as object, w as email } from "./schemas-Jv2eCdm5.js";
import { g as authMessages } from "./hooks-BU17EPiZ.js";
import { c as deleteAttempt, i as noteAttempt } from "./password-C8uurIf_.js";
import { t as hashToken } from "./seal-DN7iooCk.js";
import { n as signInAs } from "./sign-in-DJrWHESn.js";
import { c as unauthorized, t as HttpError, u as upstreamFailed } from "./errors-CBRqaGOx.js";
import { a as networkOf } from "./limits-BB6naQ4k.js";
import { r as OutsideError, t as askOutside } from "./ask-outside-DSIDkHQw.js";
import { n as logged } from "./logged-CjwwrVrV.js";
import { c as insertOpenIdSignIn, d as useOpenIdSignIn, o as findEnabledByEmail } from "./auth.queries-DkWaci4t.js";
import { randomBytes } from "node:crypto";
// node_modules/oauth4webapi/build/index.js
var USER_AGENT$2;
if (typeof navigator === "undefined" || !navigator.userAgent?.startsWith?.("Mozilla/5.0 ")) USER_AGENT$2 = `oauth4webapi/v3.8.8`;
function looseInstanceOf(input, expected) {
	if (input == null) return false;
	try {
		return input instanceof expected || Object.getPrototypeOf(input)[Symbol.toStringTag] === expected.prototype[Symbol.toStringTag];
	} catch {
		return false;
	}
}
var ERR_INVALID_ARG_VALUE$1 = "ERR_INVALID_ARG_VALUE";
var ERR_INVALID_ARG_TYPE$1 = "ERR_INVALID_ARG_TYPE";
function CodedTypeError$1(message, code, cause) {
	const err = new TypeError(message, { cause });
	Object.assign(err, { code });
	return err;
}
var allowInsecureRequests$1 = Symbol();
var clockSkew = Symbol();
var clockTolerance = Symbol();
var customFetch$2 = Symbol();
var jweDecrypt = Symbol();
var jwksCache$1 = Symbol();
var encoder$1 = new TextEncoder();
var decoder$2 = new TextDecoder();
function buf(input) {
	if (typeof input === "string") return encoder$1.encode(input);
	return decoder$2.decode(input);
}
var encodeBase64Url;
if (Uint8Array.prototype.toBase64) encodeBase64Url = (input) => {
	if (input instanceof ArrayBuffer) input = new Uint8Array(input);
	return input.toBase64({
		alphabet: "base64url",
		omitPadding: true
	});
};
else {
	const CHUNK_SIZE = 32768;
	encodeBase64Url = (input) => {
		if (input instanceof ArrayBuffer) input = new Uint8Array(input);
		const arr = [];
		for (let i = 0; i < input.byteLength; i += CHUNK_SIZE) arr.push(String.fromCharCode.apply(null, input.subarray(i, i + CHUNK_SIZE)));
		return btoa(arr.join("")).replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_");
	};
}
var decodeBase64Url;
if (Uint8Array.fromBase64) decodeBase64Url = (input) => {
	try {
		return Uint8Array.fromBase64(input, { alphabet: "base64url" });
	} catch (cause) {
		throw CodedTypeError$1("The input to be decoded is not correctly encoded.", ERR_INVALID_ARG_VALUE$1, cause);
	}
};
else decodeBase64Url = (input) => {
	try {
		const binary = atob(input.replace(/-/g, "+").replace(/_/g, "/").replace(/\s/g, ""));
		const bytes = new Uint8Array(binary.length);
		for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
		return bytes;
	} catch (cause) {
		throw CodedTypeError$1("The input to be decoded is not correctly encoded.", ERR_INVALID_ARG_VALUE$1, cause);
	}
};
function b64u(input) {
	if (typeof input === "string") return decodeBase64Url(input);
	return encodeBase64Url(input);
}
var UnsupportedOperationError = class extends Error {
	code;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		this.code = UNSUPPORTED_OPERATION;
		Error.captureStackTrace?.(this, this.constructor);
	}
};
var OperationProcessingError = class extends Error {
	code;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		if (options?.code) this.code = options?.code;
		Error.captureStackTrace?.(this, this.constructor);
	}
};
function OPE(message, code, cause) {
	return new OperationProcessingError(message, {
		code,
		cause
	});
}
function normalizeTyp$1(value) {
	return value.toLowerCase().replace(/^application\//, "");
}
function isJsonObject(input) {
	if (input === null || typeof input !== "object" || Array.isArray(input)) return false;
	return true;
}
function prepareHeaders(input) {
	if (looseInstanceOf(input, Headers)) input = Object.fromEntries(input.entries());
	const headers = new Headers(input ?? {});
	if (USER_AGENT$2 && !headers.has("user-agent")) headers.set("user-agent", USER_AGENT$2);
	if (headers.has("authorization")) throw CodedTypeError$1("\"options.headers\" must not include the \"authorization\" header name", ERR_INVALID_ARG_VALUE$1);
	return headers;
}
function signal$1(url, value) {
	if (value !== void 0) {
		if (typeof value === "function") value = value(url.href);
		if (!(value instanceof AbortSignal)) throw CodedTypeError$1("\"options.signal\" must return or be an instance of AbortSignal", ERR_INVALID_ARG_TYPE$1);
		return value;
	}
}
function replaceDoubleSlash(pathname) {
	if (pathname.includes("//")) return pathname.replace("//", "/");
	return pathname;
}
function prependWellKnown(url, wellKnown, allowTerminatingSlash = false) {
	if (url.pathname === "/") url.pathname = wellKnown;
	else url.pathname = replaceDoubleSlash(`${wellKnown}/${allowTerminatingSlash ? url.pathname : url.pathname.replace(/(\/)$/, "")}`);
	return url;
}
function appendWellKnown(url, wellKnown) {
	url.pathname = replaceDoubleSlash(`${url.pathname}/${wellKnown}`);
	return url;
}
async function performDiscovery$1(input, urlName, transform, options) {
	if (!(input instanceof URL)) throw CodedTypeError$1(`"${urlName}" must be an instance of URL`, ERR_INVALID_ARG_TYPE$1);
	checkProtocol(input, options?.[allowInsecureRequests$1] !== true);
	const url = transform(new URL(input.href));
	const headers = prepareHeaders(options?.headers);
	headers.set("accept", "application/json");
	return (options?.[customFetch$2] || fetch)(url.href, {
		body: void 0,
		headers: Object.fromEntries(headers.entries()),
		method: "GET",
		redirect: "manual",
		signal: signal$1(url, options?.signal)
	});
}
async function discoveryRequest(issuerIdentifier, options) {
	return performDiscovery$1(issuerIdentifier, "issuerIdentifier", (url) => {
		switch (options?.algorithm) {
			case void 0:
			case "oidc":
				appendWellKnown(url, ".well-known/openid-configuration");
				break;
			case "oauth2":
				prependWellKnown(url, ".well-known/oauth-authorization-server");
				break;
			default: throw CodedTypeError$1("\"options.algorithm\" must be \"oidc\" (default), or \"oauth2\"", ERR_INVALID_ARG_VALUE$1);
		}
		return url;
	}, options);
}
function assertNumber(input, allow0, it, code, cause) {
	try {
		if (typeof input !== "number" || !Number.isFinite(input)) throw CodedTypeError$1(`${it} must be a number`, ERR_INVALID_ARG_TYPE$1, cause);
		if (input > 0) return;
		if (allow0) {
			if (input !== 0) throw CodedTypeError$1(`${it} must be a non-negative number`, ERR_INVALID_ARG_VALUE$1, cause);
			return;
		}
		throw CodedTypeError$1(`${it} must be a positive number`, ERR_INVALID_ARG_VALUE$1, cause);
	} catch (err) {
		if (code) throw OPE(err.message, code, cause);
		throw err;
	}
}
function assertString$1(input, it, code, cause) {
	try {
		if (typeof input !== "string") throw CodedTypeError$1(`${it} must be a string`, ERR_INVALID_ARG_TYPE$1, cause);
		if (input.length === 0) throw CodedTypeError$1(`${it} must not be empty`, ERR_INVALID_ARG_VALUE$1, cause);
	} catch (err) {
		if (code) throw OPE(err.message, code, cause);
		throw err;
	}
}
async function processDiscoveryResponse(expectedIssuerIdentifier, response) {
	const expected = expectedIssuerIdentifier;
	if (!(expected instanceof URL) && expected !== _nodiscoverycheck) throw CodedTypeError$1("\"expectedIssuerIdentifier\" must be an instance of URL", ERR_INVALID_ARG_TYPE$1);
	if (!looseInstanceOf(response, Response)) throw CodedTypeError$1("\"response\" must be an instance of Response", ERR_INVALID_ARG_TYPE$1);
	if (response.status !== 200) throw OPE("\"response\" is not a conform Authorization Server Metadata response (unexpected HTTP status code)", RESPONSE_IS_NOT_CONFORM, response);
	assertReadableResponse(response);
	const json = await getResponseJsonBody(response);
	assertString$1(json.issuer, "\"response\" body \"issuer\" property", INVALID_RESPONSE, { body: json });
	if (expected !== _nodiscoverycheck && new URL(json.issuer).href !== expected.href) throw OPE("\"response\" body \"issuer\" property does not match the expected value", JSON_ATTRIBUTE_COMPARISON, {
		expected: expected.href,
		body: json,
		attribute: "issuer"
	});
	return json;
}
function assertApplicationJson(response) {
	assertContentType(response, "application/json");
}
function notJson(response, ...types) {
	let msg = "\"response\" content-type must be ";
	if (types.length > 2) {
		const last = types.pop();
		msg += `${types.join(", ")}, or ${last}`;
	} else if (types.length === 2) msg += `${types[0]} or ${types[1]}`;
	else msg += types[0];
	return OPE(msg, RESPONSE_IS_NOT_JSON, response);
}
function assertContentTypes(response, ...types) {
	if (!types.includes(getContentType(response))) throw notJson(response, ...types);
}
function assertContentType(response, contentType) {
	if (getContentType(response) !== contentType) throw notJson(response, contentType);
}
async function calculatePKCECodeChallenge$1(codeVerifier) {
	assertString$1(codeVerifier, "codeVerifier");
	return b64u(await crypto.subtle.digest("SHA-256", buf(codeVerifier)));
}
function getClockSkew(client) {
	const skew = client?.[clockSkew];
	return typeof skew === "number" && Number.isFinite(skew) ? skew : 0;
}
function getClockTolerance(client) {
	const tolerance = client?.[clockTolerance];
	return typeof tolerance === "number" && Number.isFinite(tolerance) && Math.sign(tolerance) !== -1 ? tolerance : 30;
}
function epochTime() {
	return Math.floor(Date.now() / 1e3);
}
function assertAs(as) {
	if (typeof as !== "object" || as === null) throw CodedTypeError$1("\"as\" must be an object", ERR_INVALID_ARG_TYPE$1);
	assertString$1(as.issuer, "\"as.issuer\"");
}
function assertClient(client) {
	if (typeof client !== "object" || client === null) throw CodedTypeError$1("\"client\" must be an object", ERR_INVALID_ARG_TYPE$1);
	assertString$1(client.client_id, "\"client.client_id\"");
}
function formUrlEncode(token) {
	return encodeURIComponent(token).replace(/(?:[-_.!~*'()]|%20)/g, (substring) => {
		switch (substring) {
			case "-":
			case "_":
			case ".":
			case "!":
			case "~":
			case "*":
			case "'":
			case "(":
			case ")": return `%${substring.charCodeAt(0).toString(16).toUpperCase()}`;
			case "%20": return "+";
			default: throw new Error();
		}
	});
}
function ClientSecretPost$1(clientSecret) {
	assertString$1(clientSecret, "\"clientSecret\"");
	return (_as, client, body, _headers) => {
		body.set("client_id", client.client_id);
		body.set("client_secret", clientSecret);
	};
}
function ClientSecretBasic$1(clientSecret) {
	assertString$1(clientSecret, "\"clientSecret\"");
	return (_as, client, _body, headers) => {
		const username = formUrlEncode(client.client_id);
		const password = formUrlEncode(clientSecret);
		const credentials = btoa(`${username}:${password}`);
		headers.set("authorization", `Basic ${credentials}`);
	};
}
function None$1() {
	return (_as, client, body, _headers) => {
		body.set("client_id", client.client_id);
	};
}
var URLParse = URL.parse ? (url, base) => URL.parse(url, base) : (url, base) => {
	try {
		return new URL(url, base);
	} catch {
		return null;
	}
};
function checkProtocol(url, enforceHttps) {
	if (enforceHttps && url.protocol !== "https:") throw OPE("only requests to HTTPS are allowed", HTTP_REQUEST_FORBIDDEN, url);
	if (url.protocol !== "https:" && url.protocol !== "http:") throw OPE("only HTTP and HTTPS requests are allowed", REQUEST_PROTOCOL_FORBIDDEN, url);
}
function validateEndpoint(value, endpoint, useMtlsAlias, enforceHttps) {
	let url;
	if (typeof value !== "string" || !(url = URLParse(value))) throw OPE(`authorization server metadata does not contain a valid ${useMtlsAlias ? `"as.mtls_endpoint_aliases.${endpoint}"` : `"as.${endpoint}"`}`, value === void 0 ? MISSING_SERVER_METADATA : INVALID_SERVER_METADATA, { attribute: useMtlsAlias ? `mtls_endpoint_aliases.${endpoint}` : endpoint });
	checkProtocol(url, enforceHttps);
	return url;
}
function resolveEndpoint(as, endpoint, useMtlsAlias, enforceHttps) {
	if (useMtlsAlias && as.mtls_endpoint_aliases && endpoint in as.mtls_endpoint_aliases) return validateEndpoint(as.mtls_endpoint_aliases[endpoint], endpoint, useMtlsAlias, enforceHttps);
	return validateEndpoint(as[endpoint], endpoint, useMtlsAlias, enforceHttps);
}
function isDPoPNonceError(err) {
	if (err instanceof WWWAuthenticateChallengeError) return err.cause.some((challenge) => challenge.scheme === "dpop" && challenge.parameters.error === "use_dpop_nonce");
	if (err instanceof ResponseBodyError) return err.error === "use_dpop_nonce";
	return false;
}
var ResponseBodyError = class extends Error {
	cause;
	code;
	error;
	status;
	error_description;
	response;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		this.code = RESPONSE_BODY_ERROR;
		this.cause = options.cause;
		this.error = options.cause.error;
		this.status = options.response.status;
		this.error_description = options.cause.error_description;
		Object.defineProperty(this, "response", {
			enumerable: false,
			value: options.response
		});
		Error.captureStackTrace?.(this, this.constructor);
	}
};
var AuthorizationResponseError = class extends Error {
	cause;
	code;
	error;
	error_description;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		this.code = AUTHORIZATION_RESPONSE_ERROR;
		this.cause = options.cause;
		this.error = options.cause.get("error");
		this.error_description = options.cause.get("error_description") ?? void 0;
		Error.captureStackTrace?.(this, this.constructor);
	}
};
var WWWAuthenticateChallengeError = class extends Error {
	cause;
	code;
	response;
	status;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		this.code = WWW_AUTHENTICATE_CHALLENGE;
		this.cause = options.cause;
		this.status = options.response.status;
		this.response = options.response;
		Object.defineProperty(this, "response", { enumerable: false });
		Error.captureStackTrace?.(this, this.constructor);
	}
};
var schemeRE = new RegExp("^[,\\s]*([a-zA-Z0-9!#$%&\\'\\*\\+\\-\\.\\^_`\\|~]+)");
var quotedParamRE = new RegExp("^[,\\s]*([a-zA-Z0-9!#$%&\\'\\*\\+\\-\\.\\^_`\\|~]+)\\s*=\\s*\"((?:[^\"\\\\]|\\\\[\\s\\S])*)\"[,\\s]*(.*)");
var unquotedParamRE = new RegExp("^[,\\s]*([a-zA-Z0-9!#$%&\\'\\*\\+\\-\\.\\^_`\\|~]+)\\s*=\\s*([a-zA-Z0-9!#$%&\\'\\*\\+\\-\\.\\^_`\\|~]+)[,\\s]*(.*)");
var token68ParamRE = new RegExp("^([a-zA-Z0-9\\-\\._\\~\\+\\/]+={0,2})(?:$|[,\\s])(.*)");
function parseWwwAuthenticateChallenges(response) {
	if (!looseInstanceOf(response, Response)) throw CodedTypeError$1("\"response\" must be an instance of Response", ERR_INVALID_ARG_TYPE$1);
	const header = response.headers.get("www-authenticate");
	if (header === null) return;
	const challenges = [];
	let rest = header;
	while (rest) {
		let match = rest.match(schemeRE);
		const scheme = match?.["1"].toLowerCase();
		if (!scheme) return;
		const afterScheme = rest.substring(match[0].length);
		if (afterScheme && !afterScheme.match(/^[\s,]/)) return;
		const spaceMatch = afterScheme.match(/^\s+(.*)$/);
		const hasParameters = !!spaceMatch;
		rest = spaceMatch ? spaceMatch[1] : void 0;
		const parameters = {};
		let token68;
		if (hasParameters) while (rest) {
			let key;
			let value;
			if (match = rest.match(quotedParamRE)) {
				[, key, value, rest] = match;
				if (value.includes("\\")) value = value.replace(/\\([\s\S])/g, "$1");
				parameters[key.toLowerCase()] = value;
				continue;
			}
			if (match = rest.match(unquotedParamRE)) {
				[, key, value, rest] = match;
				parameters[key.toLowerCase()] = value;
				continue;
			}
			if (match = rest.match(token68ParamRE)) {
				if (Object.keys(parameters).length) break;
				[, token68, rest] = match;
				break;
			}
			return;
		}
		else rest = afterScheme || void 0;
		const challenge = {
			scheme,
			parameters
		};
		if (token68) challenge.token68 = token68;
		challenges.push(challenge);
	}
	if (!challenges.length) return;
	return challenges;
}
async function parseOAuthResponseErrorBody(response) {
	if (response.status > 399 && response.status < 500) {
		assertReadableResponse(response);
		assertApplicationJson(response);
		try {
			const json = await response.clone().json();
			if (isJsonObject(json) && typeof json.error === "string" && json.error.length) return json;
		} catch {}
	}
}
async function checkOAuthBodyError(response, expected, label) {
	if (response.status !== expected) {
		checkAuthenticationChallenges(response);
		let err;
		if (err = await parseOAuthResponseErrorBody(response)) {
			await response.body?.cancel();
			throw new ResponseBodyError("server responded with an error in the response body", {
				cause: err,
				response
			});
		}
		throw OPE(`"response" is not a conform ${label} response (unexpected HTTP status code)`, RESPONSE_IS_NOT_CONFORM, response);
	}
}
function assertDPoP(option) {
	if (!branded.has(option)) throw CodedTypeError$1("\"options.DPoP\" is not a valid DPoPHandle", ERR_INVALID_ARG_VALUE$1);
}
async function resourceRequest(accessToken, method, url, headers, body, options) {
	assertString$1(accessToken, "\"accessToken\"");
	if (!(url instanceof URL)) throw CodedTypeError$1("\"url\" must be an instance of URL", ERR_INVALID_ARG_TYPE$1);
	checkProtocol(url, options?.[allowInsecureRequests$1] !== true);
	headers = prepareHeaders(headers);
	if (options?.DPoP) {
		assertDPoP(options.DPoP);
		await options.DPoP.addProof(url, headers, method.toUpperCase(), accessToken);
	}
	headers.set("authorization", `${headers.has("dpop") ? "DPoP" : "Bearer"} ${accessToken}`);
	const response = await (options?.[customFetch$2] || fetch)(url.href, {
		duplex: looseInstanceOf(body, ReadableStream) ? "half" : void 0,
		body,
		headers: Object.fromEntries(headers.entries()),
		method,
		redirect: "manual",
		signal: signal$1(url, options?.signal)
	});
	options?.DPoP?.cacheNonce(response, url);
	return response;
}
async function userInfoRequest(as, client, accessToken, options) {
	assertAs(as);
	assertClient(client);
	const url = resolveEndpoint(as, "userinfo_endpoint", client.use_mtls_endpoint_aliases, options?.[allowInsecureRequests$1] !== true);
	const headers = prepareHeaders(options?.headers);
	if (client.userinfo_signed_response_alg) headers.set("accept", "application/jwt");
	else {
		headers.set("accept", "application/json");
		headers.append("accept", "application/jwt");
	}
	return resourceRequest(accessToken, "GET", url, headers, null, {
		...options,
		[clockSkew]: getClockSkew(client)
	});
}
var jwksMap;
var jwksRequests;
var jwksKeys;
function setJwksCache(as, jwks, uat, cache) {
	jwksMap ||= new WeakMap();
	jwksMap.set(as, {
		jwks,
		uat,
		get age() {
			return epochTime() - this.uat;
		}
	});
	if (cache) Object.assign(cache, {
		jwks: structuredClone(jwks),
		uat
	});
}
function isFreshJwksCache(input) {
	if (typeof input !== "object" || input === null) return false;
	if (!("uat" in input) || typeof input.uat !== "number" || epochTime() - input.uat >= 300) return false;
	if (!("jwks" in input) || !isJsonObject(input.jwks) || !Array.isArray(input.jwks.keys) || !Array.prototype.every.call(input.jwks.keys, isJsonObject)) return false;
	return true;
}
function clearJwksCache(as, cache) {
	jwksMap?.delete(as);
	delete cache?.jwks;
	delete cache?.uat;
}
async function getPublicSigKeyFromIssuerJwksUri(as, options, header) {
	const { alg, kid } = header;
	checkSupportedJwsAlg(header);
	if (!jwksMap?.has(as) && isFreshJwksCache(options?.[jwksCache$1])) setJwksCache(as, options?.[jwksCache$1].jwks, options?.[jwksCache$1].uat);
	let jwks;
	let age;
	if (jwksMap?.has(as)) {
		({jwks, age} = jwksMap.get(as));
		if (age >= 300) {
			clearJwksCache(as, options?.[jwksCache$1]);
			return getPublicSigKeyFromIssuerJwksUri(as, options, header);
		}
	} else {
		const downloaded = await jwksRequest(as, options);
		jwks = downloaded.jwks;
		age = epochTime() - downloaded.uat;
		setJwksCache(as, jwks, downloaded.uat, options?.[jwksCache$1]);
	}
	let kty;
	switch (alg.slice(0, 2)) {
		case "RS":
		case "PS":
			kty = "RSA";
			break;
		case "ES":
			kty = "EC";
			break;
		case "Ed":
			kty = "OKP";
			break;
		case "ML":
			kty = "AKP";
			break;
		default: throw new UnsupportedOperationError("unsupported JWS algorithm", { cause: { alg } });
	}
	const candidates = jwks.keys.filter((jwk) => {
		if (jwk.kty !== kty) return false;
		if (kid !== void 0 && kid !== jwk.kid) return false;
		if (jwk.alg !== void 0 && alg !== jwk.alg) return false;
		if (jwk.use !== void 0 && jwk.use !== "sig") return false;
		if (jwk.key_ops?.includes("verify") === false) return false;
		switch (true) {
			case alg === "ES256" && jwk.crv !== "P-256":
			case alg === "ES384" && jwk.crv !== "P-384":
			case alg === "ES512" && jwk.crv !== "P-521":
			case alg === "Ed25519" && jwk.crv !== "Ed25519":
			case alg === "EdDSA" && jwk.crv !== "Ed25519": return false;
		}
		return true;
	});
	const { 0: jwk, length } = candidates;
	if (!length) {
		if (age >= 60) {
			clearJwksCache(as, options?.[jwksCache$1]);
			return getPublicSigKeyFromIssuerJwksUri(as, options, header);
		}
		throw OPE("error when selecting a JWT verification key, no applicable keys found", KEY_SELECTION, {
			header,
			candidates,
			jwks_uri: new URL(as.jwks_uri)
		});
	}
	if (length !== 1) throw OPE("error when selecting a JWT verification key, multiple applicable keys found, a \"kid\" JWT Header Parameter is required", KEY_SELECTION, {
		header,
		candidates,
		jwks_uri: new URL(as.jwks_uri)
	});
	jwksKeys ||= new WeakMap();
	let keys = jwksKeys.get(jwk);
	if (!keys) {
		keys = new Map();
		jwksKeys.set(jwk, keys);
	}
	let key = keys.get(alg);
	if (!key) {
		key = importJwk(alg, jwk).catch((cause) => {
			keys.delete(alg);
			throw cause;
		});
		keys.set(alg, key);
	}
	return key;
}
var skipSubjectCheck$1 = Symbol();
function getContentType(input) {
	return input.headers.get("content-type")?.split(";")[0];
}
async function processUserInfoResponse(as, client, expectedSubject, response, options) {
	assertAs(as);
	assertClient(client);
	if (!looseInstanceOf(response, Response)) throw CodedTypeError$1("\"response\" must be an instance of Response", ERR_INVALID_ARG_TYPE$1);
	checkAuthenticationChallenges(response);
	if (response.status !== 200) throw OPE("\"response\" is not a conform UserInfo Endpoint response (unexpected HTTP status code)", RESPONSE_IS_NOT_CONFORM, response);
	assertReadableResponse(response);
	let json;
	if (getContentType(response) === "application/jwt") {
		const { claims, jwt } = await validateJwt(await response.text(), checkSigningAlgorithm.bind(void 0, client.userinfo_signed_response_alg, as.userinfo_signing_alg_values_supported, void 0), getClockSkew(client), getClockTolerance(client), options?.[jweDecrypt]).then(validateOptionalAudience.bind(void 0, client.client_id)).then(validateOptionalIssuer.bind(void 0, as));
		jwtRefs.set(response, jwt);
		json = claims;
	} else {
		if (client.userinfo_signed_response_alg) throw OPE("JWT UserInfo Response expected", JWT_USERINFO_EXPECTED, response);
		json = await getResponseJsonBody(response);
	}
	assertString$1(json.sub, "\"response\" body \"sub\" property", INVALID_RESPONSE, { body: json });
	switch (expectedSubject) {
		case skipSubjectCheck$1: break;
		default:
			assertString$1(expectedSubject, "\"expectedSubject\"");
			if (json.sub !== expectedSubject) throw OPE("unexpected \"response\" body \"sub\" property value", JSON_ATTRIBUTE_COMPARISON, {
				expected: expectedSubject,
				body: json,
				attribute: "sub"
			});
	}
	return json;
}
async function authenticatedRequest(as, client, clientAuthentication, url, body, headers, options) {
	await clientAuthentication(as, client, body, headers);
	headers.set("content-type", "application/x-www-form-urlencoded;charset=UTF-8");
	return (options?.[customFetch$2] || fetch)(url.href, {
		body,
		headers: Object.fromEntries(headers.entries()),
		method: "POST",
		redirect: "manual",
		signal: signal$1(url, options?.signal)
	});
}
async function tokenEndpointRequest(as, client, clientAuthentication, grantType, parameters, options) {
	const url = resolveEndpoint(as, "token_endpoint", client.use_mtls_endpoint_aliases, options?.[allowInsecureRequests$1] !== true);
	parameters.set("grant_type", grantType);
	const headers = prepareHeaders(options?.headers);
	headers.set("accept", "application/json");
	if (options?.DPoP !== void 0) {
		assertDPoP(options.DPoP);
		await options.DPoP.addProof(url, headers, "POST");
	}
	const response = await authenticatedRequest(as, client, clientAuthentication, url, parameters, headers, options);
	options?.DPoP?.cacheNonce(response, url);
	return response;
}
var idTokenClaims = new WeakMap();
var jwtRefs = new WeakMap();
function getValidatedIdTokenClaims(ref) {
	if (!ref.id_token) return;
	const claims = idTokenClaims.get(ref);
	if (!claims) throw CodedTypeError$1("\"ref\" was already garbage collected or did not resolve from the proper sources", ERR_INVALID_ARG_VALUE$1);
	return claims;
}
async function validateApplicationLevelSignature(as, ref, options) {
	assertAs(as);
	if (!jwtRefs.has(ref)) throw CodedTypeError$1("\"ref\" does not contain a processed JWT Response to verify the signature of", ERR_INVALID_ARG_VALUE$1);
	const { 0: protectedHeader, 1: payload, 2: encodedSignature } = jwtRefs.get(ref).split(".");
	const header = JSON.parse(buf(b64u(protectedHeader)));
	if (header.alg.startsWith("HS")) throw new UnsupportedOperationError("unsupported JWS algorithm", { cause: { alg: header.alg } });
	let key;
	key = await getPublicSigKeyFromIssuerJwksUri(as, options, header);
	await validateJwsSignature(protectedHeader, payload, key, b64u(encodedSignature));
}
async function processGenericAccessTokenResponse(as, client, response, additionalRequiredIdTokenClaims, decryptFn, recognizedTokenTypes) {
	assertAs(as);
	assertClient(client);
	if (!looseInstanceOf(response, Response)) throw CodedTypeError$1("\"response\" must be an instance of Response", ERR_INVALID_ARG_TYPE$1);
	await checkOAuthBodyError(response, 200, "Token Endpoint");
	assertReadableResponse(response);
	const json = await getResponseJsonBody(response);
	assertString$1(json.access_token, "\"response\" body \"access_token\" property", INVALID_RESPONSE, { body: json });
	assertString$1(json.token_type, "\"response\" body \"token_type\" property", INVALID_RESPONSE, { body: json });
	json.token_type = json.token_type.toLowerCase();
	if (json.expires_in !== void 0) {
		let expiresIn = typeof json.expires_in !== "number" ? parseFloat(json.expires_in) : json.expires_in;
		assertNumber(expiresIn, true, "\"response\" body \"expires_in\" property", INVALID_RESPONSE, { body: json });
		json.expires_in = expiresIn;
	}
	if (json.refresh_token !== void 0) assertString$1(json.refresh_token, "\"response\" body \"refresh_token\" property", INVALID_RESPONSE, { body: json });
	if (json.scope !== void 0 && typeof json.scope !== "string") throw OPE("\"response\" body \"scope\" property must be a string", INVALID_RESPONSE, { body: json });
	if (json.id_token !== void 0) {
		assertString$1(json.id_token, "\"response\" body \"id_token\" property", INVALID_RESPONSE, { body: json });
		const requiredClaims = [];
		if (client.require_auth_time === true) requiredClaims.push("auth_time");
		if (client.default_max_age !== void 0) {
			assertNumber(client.default_max_age, true, "\"client.default_max_age\"");
			requiredClaims.push("auth_time");
		}
		if (additionalRequiredIdTokenClaims?.length) requiredClaims.push(...additionalRequiredIdTokenClaims);
		const { claims, jwt } = await validateIdTokenClaims(as, client, json.id_token, requiredClaims, decryptFn);
		validateIdTokenAuthorizedParty(client, claims);
		validateIdTokenAuthTimeClaim(claims);
		jwtRefs.set(response, jwt);
		idTokenClaims.set(json, claims);
	}
	if (recognizedTokenTypes?.[json.token_type] !== void 0) recognizedTokenTypes[json.token_type](response, json);
	else if (json.token_type !== "dpop" && json.token_type !== "bearer") throw new UnsupportedOperationError("unsupported `token_type` value", { cause: { body: json } });
	return json;
}
function checkAuthenticationChallenges(response) {
	let challenges;
	if (challenges = parseWwwAuthenticateChallenges(response)) throw new WWWAuthenticateChallengeError("server responded with a challenge in the WWW-Authenticate HTTP Header", {
		cause: challenges,
		response
	});
}
function validateOptionalAudience(expected, result) {
	if (result.claims.aud !== void 0) return validateAudience(expected, result);
	return result;
}
function validateAudience(expected, result) {
	if (Array.isArray(result.claims.aud)) {
		if (!result.claims.aud.includes(expected)) throw OPE("unexpected JWT \"aud\" (audience) claim value", JWT_CLAIM_COMPARISON, {
			expected,
			claims: result.claims,
			claim: "aud"
		});
	} else if (result.claims.aud !== expected) throw OPE("unexpected JWT \"aud\" (audience) claim value", JWT_CLAIM_COMPARISON, {
		expected,
		claims: result.claims,
		claim: "aud"
	});
	return result;
}
function validateOptionalIssuer(as, result) {
	if (result.claims.iss !== void 0) return validateIssuer(as, result);
	return result;
}
function validateIssuer(as, result) {
	const expected = as[_expectedIssuer]?.(result) ?? as.issuer;
	if (result.claims.iss !== expected) throw OPE("unexpected JWT \"iss\" (issuer) claim value", JWT_CLAIM_COMPARISON, {
		expected,
		claims: result.claims,
		claim: "iss"
	});
	return result;
}
var branded = new WeakSet();
function brand(searchParams) {
	branded.add(searchParams);
	return searchParams;
}
var nopkce = Symbol();
async function authorizationCodeGrantRequest(as, client, clientAuthentication, callbackParameters, redirectUri, codeVerifier, options) {
	assertAs(as);
	assertClient(client);
	if (!branded.has(callbackParameters)) throw CodedTypeError$1("\"callbackParameters\" must be an instance of URLSearchParams obtained from \"validateAuthResponse()\", or \"validateJwtAuthResponse()", ERR_INVALID_ARG_VALUE$1);
	assertString$1(redirectUri, "\"redirectUri\"");
	const code = getURLSearchParameter(callbackParameters, "code");
	if (!code) throw OPE("no authorization code in \"callbackParameters\"", INVALID_RESPONSE);
	const parameters = new URLSearchParams(options?.additionalParameters);
	parameters.set("redirect_uri", redirectUri);
	parameters.set("code", code);
	if (codeVerifier !== nopkce) {
		assertString$1(codeVerifier, "\"codeVerifier\"");
		parameters.set("code_verifier", codeVerifier);
	}
	return tokenEndpointRequest(as, client, clientAuthentication, "authorization_code", parameters, options);
}
var jwtClaimNames = {
	aud: "audience",
	c_hash: "code hash",
	client_id: "client id",
	exp: "expiration time",
	iat: "issued at",
	iss: "issuer",
	jti: "jwt id",
	nonce: "nonce",
	s_hash: "state hash",
	sub: "subject",
	ath: "access token hash",
	htm: "http method",
	htu: "http uri",
	cnf: "confirmation",
	auth_time: "authentication time"
};
function validatePresence(required, result) {
	for (const claim of required) if (result.claims[claim] === void 0) throw OPE(`JWT "${claim}" (${jwtClaimNames[claim]}) claim missing`, INVALID_RESPONSE, { claims: result.claims });
	return result;
}
function validateStringClaim(claim, result) {
	if (typeof result.claims[claim] !== "string") throw OPE(`unexpected JWT "${claim}" (${jwtClaimNames[claim]}) claim type`, INVALID_RESPONSE, { claims: result.claims });
	return result;
}
function validateIdTokenClaims(as, client, idToken, requiredClaims, decryptFn) {
	return validateJwt(idToken, checkSigningAlgorithm.bind(void 0, client.id_token_signed_response_alg, as.id_token_signing_alg_values_supported, "RS256"), getClockSkew(client), getClockTolerance(client), decryptFn).then(validatePresence.bind(void 0, [
		"aud",
		"exp",
		"iat",
		"iss",
		"sub",
		...requiredClaims
	])).then(validateIssuer.bind(void 0, as)).then(validateAudience.bind(void 0, client.client_id)).then(validateStringClaim.bind(void 0, "sub"));
}
function resolveIdTokenMaxAge(client, maxAge) {
	if (maxAge === skipAuthTimeCheck) return maxAge;
	const fromClient = maxAge === void 0;
	if (fromClient) maxAge = client.default_max_age;
	if (maxAge === void 0) return skipAuthTimeCheck;
	assertNumber(maxAge, true, fromClient ? "\"client.default_max_age\"" : "\"maxAge\" argument");
	return maxAge;
}
function validateIdTokenAuthTimeClaim(claims) {
	if (claims.auth_time !== void 0) assertNumber(claims.auth_time, true, "ID Token \"auth_time\" (authentication time)", INVALID_RESPONSE, { claims });
}
function validateIdTokenAuthTime(client, claims, maxAge) {
	if (maxAge === skipAuthTimeCheck) return;
	const now = epochTime() + getClockSkew(client);
	const tolerance = getClockTolerance(client);
	if (claims.auth_time + maxAge < now - tolerance) throw OPE("too much time has elapsed since the last End-User authentication", JWT_TIMESTAMP_CHECK, {
		claims,
		now,
		tolerance,
		claim: "auth_time"
	});
}
function validateIdTokenNonce(claims, expectedNonce) {
	const expected = expectedNonce === expectNoNonce ? void 0 : expectedNonce;
	if (claims.nonce !== expected) throw OPE("unexpected ID Token \"nonce\" claim value", JWT_CLAIM_COMPARISON, {
		expected,
		claims,
		claim: "nonce"
	});
}
function validateIdTokenAuthorizedParty(client, claims) {
	if (Array.isArray(claims.aud) && claims.aud.length !== 1) {
		if (claims.azp === void 0) throw OPE("ID Token \"aud\" (audience) claim includes additional untrusted audiences", JWT_CLAIM_COMPARISON, {
			claims,
			claim: "aud"
		});
		if (claims.azp !== client.client_id) throw OPE("unexpected ID Token \"azp\" (authorized party) claim value", JWT_CLAIM_COMPARISON, {
			expected: client.client_id,
			claims,
			claim: "azp"
		});
	}
}
var expectNoNonce = Symbol();
var skipAuthTimeCheck = Symbol();
async function processAuthorizationCodeResponse(as, client, response, options) {
	if (typeof options?.expectedNonce === "string" || typeof options?.maxAge === "number" || options?.requireIdToken) return processAuthorizationCodeOpenIDResponse(as, client, response, options.expectedNonce, options.maxAge, options[jweDecrypt], options.recognizedTokenTypes);
	return processAuthorizationCodeOAuth2Response(as, client, response, options?.maxAge, options?.[jweDecrypt], options?.recognizedTokenTypes);
}
async function processAuthorizationCodeOpenIDResponse(as, client, response, expectedNonce, maxAge, decryptFn, recognizedTokenTypes) {
	const additionalRequiredClaims = [];
	switch (expectedNonce) {
		case void 0:
			expectedNonce = expectNoNonce;
			break;
		case expectNoNonce: break;
		default:
			assertString$1(expectedNonce, "\"expectedNonce\" argument");
			additionalRequiredClaims.push("nonce");
	}
	maxAge = resolveIdTokenMaxAge(client, maxAge);
	if (maxAge !== skipAuthTimeCheck) additionalRequiredClaims.push("auth_time");
	const result = await processGenericAccessTokenResponse(as, client, response, additionalRequiredClaims, decryptFn, recognizedTokenTypes);
	assertString$1(result.id_token, "\"response\" body \"id_token\" property", INVALID_RESPONSE, { body: result });
	const claims = getValidatedIdTokenClaims(result);
	validateIdTokenAuthTime(client, claims, maxAge);
	validateIdTokenNonce(claims, expectedNonce);
	return result;
}
async function processAuthorizationCodeOAuth2Response(as, client, response, maxAge, decryptFn, recognizedTokenTypes) {
	const result = await processGenericAccessTokenResponse(as, client, response, void 0, decryptFn, recognizedTokenTypes);
	const claims = getValidatedIdTokenClaims(result);
	if (claims) {
		validateIdTokenAuthTime(client, claims, resolveIdTokenMaxAge(client, maxAge));
		validateIdTokenNonce(claims, expectNoNonce);
	}
	return result;
}
var WWW_AUTHENTICATE_CHALLENGE = "OAUTH_WWW_AUTHENTICATE_CHALLENGE";
var RESPONSE_BODY_ERROR = "OAUTH_RESPONSE_BODY_ERROR";
var UNSUPPORTED_OPERATION = "OAUTH_UNSUPPORTED_OPERATION";
var AUTHORIZATION_RESPONSE_ERROR = "OAUTH_AUTHORIZATION_RESPONSE_ERROR";
var JWT_USERINFO_EXPECTED = "OAUTH_JWT_USERINFO_EXPECTED";
var PARSE_ERROR = "OAUTH_PARSE_ERROR";
var INVALID_RESPONSE = "OAUTH_INVALID_RESPONSE";
var RESPONSE_IS_NOT_JSON = "OAUTH_RESPONSE_IS_NOT_JSON";
var RESPONSE_IS_NOT_CONFORM = "OAUTH_RESPONSE_IS_NOT_CONFORM";
var HTTP_REQUEST_FORBIDDEN = "OAUTH_HTTP_REQUEST_FORBIDDEN";
var REQUEST_PROTOCOL_FORBIDDEN = "OAUTH_REQUEST_PROTOCOL_FORBIDDEN";
var JWT_TIMESTAMP_CHECK = "OAUTH_JWT_TIMESTAMP_CHECK_FAILED";
var JWT_CLAIM_COMPARISON = "OAUTH_JWT_CLAIM_COMPARISON_FAILED";
var JSON_ATTRIBUTE_COMPARISON = "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED";
var KEY_SELECTION = "OAUTH_KEY_SELECTION_FAILED";
var MISSING_SERVER_METADATA = "OAUTH_MISSING_SERVER_METADATA";
var INVALID_SERVER_METADATA = "OAUTH_INVALID_SERVER_METADATA";
function checkJwtType(expected, result) {
	if (typeof result.header.typ !== "string" || normalizeTyp$1(result.header.typ) !== expected) throw OPE("unexpected JWT \"typ\" header parameter value", INVALID_RESPONSE, { header: result.header });
	return result;
}
function assertReadableResponse(response) {
	if (response.bodyUsed) throw CodedTypeError$1("\"response\" body has been used already", ERR_INVALID_ARG_VALUE$1);
}
async function introspectionRequest(as, client, clientAuthentication, token, options) {
	assertAs(as);
	assertClient(client);
	assertString$1(token, "\"token\"");
	const url = resolveEndpoint(as, "introspection_endpoint", client.use_mtls_endpoint_aliases, options?.[allowInsecureRequests$1] !== true);
	const body = new URLSearchParams(options?.additionalParameters);
	body.set("token", token);
	const headers = prepareHeaders(options?.headers);
	if (options?.requestJwtResponse ?? client.introspection_signed_response_alg) headers.set("accept", "application/token-introspection+jwt");
	else headers.set("accept", "application/json");
	return authenticatedRequest(as, client, clientAuthentication, url, body, headers, options);
}
async function processIntrospectionResponse(as, client, response, options) {
	assertAs(as);
	assertClient(client);
	if (!looseInstanceOf(response, Response)) throw CodedTypeError$1("\"response\" must be an instance of Response", ERR_INVALID_ARG_TYPE$1);
	await checkOAuthBodyError(response, 200, "Introspection Endpoint");
	let json;
	if (getContentType(response) === "application/token-introspection+jwt") {
		assertReadableResponse(response);
		const { claims, jwt } = await validateJwt(await response.text(), checkSigningAlgorithm.bind(void 0, client.introspection_signed_response_alg, as.introspection_signing_alg_values_supported, "RS256"), getClockSkew(client), getClockTolerance(client), options?.[jweDecrypt]).then(checkJwtType.bind(void 0, "token-introspection+jwt")).then(validatePresence.bind(void 0, [
			"aud",
			"iat",
			"iss"
		])).then(validateIssuer.bind(void 0, as)).then(validateAudience.bind(void 0, client.client_id));
		jwtRefs.set(response, jwt);
		if (!isJsonObject(claims.token_introspection)) throw OPE("JWT \"token_introspection\" claim must be a JSON object", INVALID_RESPONSE, { claims });
		json = claims.token_introspection;
	} else {
		assertReadableResponse(response);
		json = await getResponseJsonBody(response);
	}
	if (typeof json.active !== "boolean") throw OPE("\"response\" body \"active\" property must be a boolean", INVALID_RESPONSE, { body: json });
	return json;
}
async function jwksRequest(as, options) {
	assertAs(as);
	const url = resolveEndpoint(as, "jwks_uri", false, options?.[allowInsecureRequests$1] !== true);
	const headers = prepareHeaders(options?.headers);
	headers.set("accept", "application/json");
	headers.append("accept", "application/jwk-set+json");
	const requestHeaders = Object.fromEntries(headers.entries());
	const headersKey = JSON.stringify(requestHeaders);
	const fetcher = options?.[customFetch$2] || fetch;
	const requestSignal = signal$1(url, options?.signal);
	jwksRequests ||= new WeakMap();
	const requests = jwksRequests.get(as) ?? new Set();
	for (const pending of requests) if (pending.url === url.href && pending.headers === headersKey && pending.fetch === fetcher && pending.signal === requestSignal) return pending.promise;
	const pending = {
		url: url.href,
		headers: headersKey,
		fetch: fetcher,
		signal: requestSignal,
		promise: Promise.resolve().then(() => fetcher(url.href, {
			body: void 0,
			headers: requestHeaders,
			method: "GET",
			redirect: "manual",
			signal: requestSignal
		})).then(processJwksResponse).then((jwks) => {
			const uat = epochTime();
			setJwksCache(as, jwks, uat);
			return {
				jwks,
				uat
			};
		}).finally(() => {
			requests.delete(pending);
			if (!requests.size) jwksRequests.delete(as);
		})
	};
	requests.add(pending);
	jwksRequests.set(as, requests);
	return pending.promise;
}
async function processJwksResponse(response) {
	if (!looseInstanceOf(response, Response)) throw CodedTypeError$1("\"response\" must be an instance of Response", ERR_INVALID_ARG_TYPE$1);
	if (response.status !== 200) throw OPE("\"response\" is not a conform JSON Web Key Set response (unexpected HTTP status code)", RESPONSE_IS_NOT_CONFORM, response);
	assertReadableResponse(response);
	const json = await getResponseJsonBody(response, (response) => assertContentTypes(response, "application/json", "application/jwk-set+json"));
	if (!Array.isArray(json.keys)) throw OPE("\"response\" body \"keys\" property must be an array", INVALID_RESPONSE, { body: json });
	if (!Array.prototype.every.call(json.keys, isJsonObject)) throw OPE("\"response\" body \"keys\" property members must be JWK formatted objects", INVALID_RESPONSE, { body: json });
	return json;
}
function supported(alg) {
	switch (alg) {
		case "PS256":
		case "ES256":
		case "RS256":
		case "PS384":
		case "ES384":
		case "RS384":
		case "PS512":
		case "ES512":
		case "RS512":
		case "Ed25519":
		case "EdDSA":
		case "ML-DSA-44":
		case "ML-DSA-65":
		case "ML-DSA-87": return true;
		default: return false;
	}
}
function checkSupportedJwsAlg(header) {
	if (!supported(header.alg)) throw new UnsupportedOperationError("unsupported JWS \"alg\" identifier", { cause: { alg: header.alg } });
}
function checkRsaKeyAlgorithm(key) {
	const { algorithm } = key;
	if (typeof algorithm.modulusLength !== "number" || algorithm.modulusLength < 2048) throw new UnsupportedOperationError(`unsupported ${algorithm.name} modulusLength`, { cause: key });
}
function ecdsaHashName(key) {
	const { algorithm } = key;
	switch (algorithm.namedCurve) {
		case "P-256": return "SHA-256";
		case "P-384": return "SHA-384";
		case "P-521": return "SHA-512";
		default: throw new UnsupportedOperationError("unsupported ECDSA namedCurve", { cause: key });
	}
}
function keyToSubtle(key) {
	switch (key.algorithm.name) {
		case "ECDSA": return {
			name: key.algorithm.name,
			hash: ecdsaHashName(key)
		};
		case "RSA-PSS":
			checkRsaKeyAlgorithm(key);
			switch (key.algorithm.hash.name) {
				case "SHA-256":
				case "SHA-384":
				case "SHA-512": return {
					name: key.algorithm.name,
					saltLength: parseInt(key.algorithm.hash.name.slice(-3), 10) >> 3
				};
				default: throw new UnsupportedOperationError("unsupported RSA-PSS hash name", { cause: key });
			}
		case "RSASSA-PKCS1-v1_5":
			checkRsaKeyAlgorithm(key);
			return key.algorithm.name;
		case "ML-DSA-44":
		case "ML-DSA-65":
		case "ML-DSA-87":
		case "Ed25519": return key.algorithm.name;
	}
	throw new UnsupportedOperationError("unsupported CryptoKey algorithm name", { cause: key });
}
async function validateJwsSignature(protectedHeader, payload, key, signature) {
	const data = buf(`${protectedHeader}.${payload}`);
	const algorithm = keyToSubtle(key);
	if (!await crypto.subtle.verify(algorithm, key, signature, data)) throw OPE("JWT signature verification failed", INVALID_RESPONSE, {
		key,
		data,
		signature,
		algorithm
	});
}
async function validateJwt(jws, checkAlg, clockSkew, clockTolerance, decryptJwt) {
	let { 0: protectedHeader, 1: payload, length } = jws.split(".");
	if (length === 5) {
		if (decryptJwt !== void 0) {
			jws = await decryptJwt(jws);
			({0: protectedHeader, 1: payload, length} = jws.split("."));
		} else throw new UnsupportedOperationError("JWE decryption is not configured", { cause: jws });
	}
	if (length !== 3) throw OPE("Invalid JWT", INVALID_RESPONSE, jws);
	let header;
	try {
		header = JSON.parse(buf(b64u(protectedHeader)));
	} catch (cause) {
		throw OPE("failed to parse JWT Header body as base64url encoded JSON", PARSE_ERROR, cause);
	}
	if (!isJsonObject(header)) throw OPE("JWT Header must be a top level object", INVALID_RESPONSE, jws);
	checkAlg(header);
	if (header.crit !== void 0) throw new UnsupportedOperationError("no JWT \"crit\" header parameter extensions are supported", { cause: { header } });
	let claims;
	try {
		claims = JSON.parse(buf(b64u(payload)));
	} catch (cause) {
		throw OPE("failed to parse JWT Payload body as base64url encoded JSON", PARSE_ERROR, cause);
	}
	if (!isJsonObject(claims)) throw OPE("JWT Payload must be a top level object", INVALID_RESPONSE, jws);
	const now = epochTime() + clockSkew;
	if (claims.exp !== void 0) {
		if (typeof claims.exp !== "number") throw OPE("unexpected JWT \"exp\" (expiration time) claim type", INVALID_RESPONSE, { claims });
		if (claims.exp <= now - clockTolerance) throw OPE("unexpected JWT \"exp\" (expiration time) claim value, expiration is past current timestamp", JWT_TIMESTAMP_CHECK, {
			claims,
			now,
			tolerance: clockTolerance,
			claim: "exp"
		});
	}
	if (claims.iat !== void 0) {
		if (typeof claims.iat !== "number") throw OPE("unexpected JWT \"iat\" (issued at) claim type", INVALID_RESPONSE, { claims });
	}
	if (claims.iss !== void 0) {
		if (typeof claims.iss !== "string") throw OPE("unexpected JWT \"iss\" (issuer) claim type", INVALID_RESPONSE, { claims });
	}
	if (claims.nbf !== void 0) {
		if (typeof claims.nbf !== "number") throw OPE("unexpected JWT \"nbf\" (not before) claim type", INVALID_RESPONSE, { claims });
		if (claims.nbf > now + clockTolerance) throw OPE("unexpected JWT \"nbf\" (not before) claim value", JWT_TIMESTAMP_CHECK, {
			claims,
			now,
			tolerance: clockTolerance,
			claim: "nbf"
		});
	}
	if (claims.aud !== void 0) {
		if (typeof claims.aud !== "string" && !Array.isArray(claims.aud)) throw OPE("unexpected JWT \"aud\" (audience) claim type", INVALID_RESPONSE, { claims });
	}
	return {
		header,
		claims,
		jwt: jws
	};
}
async function consumeStream(request) {
	if (request.bodyUsed) throw CodedTypeError$1("form_post Request instances must contain a readable body", ERR_INVALID_ARG_VALUE$1, { cause: request });
	return request.text();
}
async function formPostResponse(request) {
	if (request.method !== "POST") throw CodedTypeError$1("form_post responses are expected to use the POST method", ERR_INVALID_ARG_VALUE$1, { cause: request });
	if (getContentType(request) !== "application/x-www-form-urlencoded") throw CodedTypeError$1("form_post responses are expected to use the application/x-www-form-urlencoded content-type", ERR_INVALID_ARG_VALUE$1, { cause: request });
	return consumeStream(request);
}
function checkSigningAlgorithm(client, issuer, fallback, header) {
	if (client !== void 0) {
		if (typeof client === "string" ? header.alg !== client : !client.includes(header.alg)) throw OPE("unexpected JWT \"alg\" header parameter", INVALID_RESPONSE, {
			header,
			expected: client,
			reason: "client configuration"
		});
		return;
	}
	if (Array.isArray(issuer)) {
		if (!issuer.includes(header.alg)) throw OPE("unexpected JWT \"alg\" header parameter", INVALID_RESPONSE, {
			header,
			expected: issuer,
			reason: "authorization server metadata"
		});
		return;
	}
	if (fallback !== void 0) {
		if (typeof fallback === "string" ? header.alg !== fallback : typeof fallback === "function" ? !fallback(header.alg) : !fallback.includes(header.alg)) throw OPE("unexpected JWT \"alg\" header parameter", INVALID_RESPONSE, {
			header,
			expected: fallback,
			reason: "default value"
		});
		return;
	}
	throw OPE("missing client or server configuration to verify used JWT \"alg\" header parameter", void 0, {
		client,
		issuer,
		fallback
	});
}
function getURLSearchParameter(parameters, name) {
	const { 0: value, length } = parameters.getAll(name);
	if (length > 1) throw OPE(`"${name}" parameter must be provided only once`, INVALID_RESPONSE);
	return value;
}
var skipStateCheck = Symbol();
var expectNoState = Symbol();
function validateAuthResponse(as, client, parameters, expectedState) {
	assertAs(as);
	assertClient(client);
	if (parameters instanceof URL) parameters = parameters.searchParams;
	if (!(parameters instanceof URLSearchParams)) throw CodedTypeError$1("\"parameters\" must be an instance of URLSearchParams, or URL", ERR_INVALID_ARG_TYPE$1);
	if (getURLSearchParameter(parameters, "response")) throw OPE("\"parameters\" contains a JARM response, use validateJwtAuthResponse() instead of validateAuthResponse()", INVALID_RESPONSE, { parameters });
	const iss = getURLSearchParameter(parameters, "iss");
	const state = getURLSearchParameter(parameters, "state");
	if (!iss && as.authorization_response_iss_parameter_supported) throw OPE("response parameter \"iss\" (issuer) missing", INVALID_RESPONSE, { parameters });
	if (iss && iss !== as.issuer) throw OPE("unexpected \"iss\" (issuer) response parameter value", INVALID_RESPONSE, {
		expected: as.issuer,
		parameters
	});
	switch (expectedState) {
		case void 0:
		case expectNoState:
			if (state !== void 0) throw OPE("unexpected \"state\" response parameter encountered", INVALID_RESPONSE, {
				expected: void 0,
				parameters
			});
			break;
		case skipStateCheck: break;
		default:
			assertString$1(expectedState, "\"expectedState\" argument");
			if (state !== expectedState) throw OPE(state === void 0 ? "response parameter \"state\" missing" : "unexpected \"state\" response parameter value", INVALID_RESPONSE, {
				expected: expectedState,
				parameters
			});
	}
	if (getURLSearchParameter(parameters, "error")) throw new AuthorizationResponseError("authorization response from the server is an error", { cause: parameters });
	const id_token = getURLSearchParameter(parameters, "id_token");
	const token = getURLSearchParameter(parameters, "token");
	if (id_token !== void 0 || token !== void 0) throw new UnsupportedOperationError("implicit and hybrid flows are not supported");
	return brand(new URLSearchParams(parameters));
}
function algToSubtle(alg) {
	switch (alg) {
		case "PS256":
		case "PS384":
		case "PS512": return {
			name: "RSA-PSS",
			hash: `SHA-${alg.slice(-3)}`
		};
		case "RS256":
		case "RS384":
		case "RS512": return {
			name: "RSASSA-PKCS1-v1_5",
			hash: `SHA-${alg.slice(-3)}`
		};
		case "ES256":
		case "ES384": return {
			name: "ECDSA",
			namedCurve: `P-${alg.slice(-3)}`
		};
		case "ES512": return {
			name: "ECDSA",
			namedCurve: "P-521"
		};
		case "EdDSA": return "Ed25519";
		case "Ed25519":
		case "ML-DSA-44":
		case "ML-DSA-65":
		case "ML-DSA-87": return alg;
		default: throw new UnsupportedOperationError("unsupported JWS algorithm", { cause: { alg } });
	}
}
async function importJwk(alg, jwk) {
	const { ext, key_ops, use, ...key } = jwk;
	return crypto.subtle.importKey("jwk", key, algToSubtle(alg), true, ["verify"]);
}
async function getResponseJsonBody(response, check = assertApplicationJson) {
	let json;
	try {
		json = await response.json();
	} catch (cause) {
		check(response);
		throw OPE("failed to parse \"response\" body as JSON", PARSE_ERROR, cause);
	}
	if (!isJsonObject(json)) throw OPE("\"response\" body must be a top level object", INVALID_RESPONSE, { body: json });
	return json;
}
var _nodiscoverycheck = Symbol();
var _expectedIssuer = Symbol();
// node_modules/jose/dist/webapi/lib/buffer_utils.js
var encoder = new TextEncoder();
var decoder$1 = new TextDecoder();
var strictDecoder = new TextDecoder("utf-8", { fatal: !0 });
function concat(...buffers) {
	const size = buffers.reduce((acc, { length }) => acc + length, 0), buf = new Uint8Array(size);
	let i = 0;
	for (const buffer of buffers) buf.set(buffer, i), i += buffer.length;
	return buf;
}
var NON_ASCII = /[^\x00-\x7f]/;
function encode(string) {
	if (typeof string == "string" && string.length >= 128) {
		if (NON_ASCII.test(string)) throw new TypeError("non-ASCII string encountered in encode()");
		return encoder.encode(string);
	}
	const bytes = new Uint8Array(string.length);
	for (let i = 0; i < string.length; i++) {
		const code = string.charCodeAt(i);
		if (code > 127) throw new TypeError("non-ASCII string encountered in encode()");
		bytes[i] = code;
	}
	return bytes;
}
function decodeBase64(encoded, url = !1) {
	if (Uint8Array.fromBase64) return Uint8Array.fromBase64(encoded, { alphabet: url ? "base64url" : "base64" });
	if (url) {
		if (encoded.includes("+") || encoded.includes("/")) throw new TypeError("Invalid base64url");
		encoded = encoded.replace(/-/g, "+").replace(/_/g, "/");
	}
	const binary = atob(encoded), bytes = new Uint8Array(binary.length);
	for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
	return bytes;
}
// node_modules/jose/dist/webapi/util/errors.js
var JOSEError = class extends Error {
	static code = "ERR_JOSE_GENERIC";
	code = "ERR_JOSE_GENERIC";
	constructor(message, options) {
		super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
	}
};
var JWTClaimValidationFailed = class extends JOSEError {
	static code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
	code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
	claim;
	reason;
	payload;
	constructor(message, payload, claim = "unspecified", reason = "unspecified") {
		super(message, { cause: {
			claim,
			reason,
			payload
		} }), this.claim = claim, this.reason = reason, this.payload = payload;
	}
};
var JWTExpired = class extends JOSEError {
	static code = "ERR_JWT_EXPIRED";
	code = "ERR_JWT_EXPIRED";
	claim;
	reason;
	payload;
	constructor(message, payload, claim = "unspecified", reason = "unspecified") {
		super(message, { cause: {
			claim,
			reason,
			payload
		} }), this.claim = claim, this.reason = reason, this.payload = payload;
	}
};
var JOSEAlgNotAllowed = class extends JOSEError {
	static code = "ERR_JOSE_ALG_NOT_ALLOWED";
	code = "ERR_JOSE_ALG_NOT_ALLOWED";
};
var JOSENotSupported = class extends JOSEError {
	static code = "ERR_JOSE_NOT_SUPPORTED";
	code = "ERR_JOSE_NOT_SUPPORTED";
};
var JWSInvalid = class extends JOSEError {
	static code = "ERR_JWS_INVALID";
	code = "ERR_JWS_INVALID";
};
var JWTInvalid = class extends JOSEError {
	static code = "ERR_JWT_INVALID";
	code = "ERR_JWT_INVALID";
};
var JWKSInvalid = class extends JOSEError {
	static code = "ERR_JWKS_INVALID";
	code = "ERR_JWKS_INVALID";
};
var JWKSNoMatchingKey = class extends JOSEError {
	static code = "ERR_JWKS_NO_MATCHING_KEY";
	code = "ERR_JWKS_NO_MATCHING_KEY";
	constructor(message = "no applicable key found in the JSON Web Key Set", options) {
		super(message, options);
	}
};
var JWKSMultipleMatchingKeys = class extends JOSEError {
	[Symbol.asyncIterator] = async function* () {};
	static code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
	code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
	constructor(message = "multiple matching keys found in the JSON Web Key Set", options) {
		super(message, options);
	}
};
var JWKSTimeout = class extends JOSEError {
	static code = "ERR_JWKS_TIMEOUT";
	code = "ERR_JWKS_TIMEOUT";
	constructor(message = "request timed out", options) {
		super(message, options);
	}
};
var JWSSignatureVerificationFailed = class extends JOSEError {
	static code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
	code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
	constructor(message = "signature verification failed", options) {
		super(message, options);
	}
};
// node_modules/jose/dist/webapi/util/base64url.js
var invalid = "The input to be decoded is not correctly encoded.";
function decode(input) {
	try {
		return decodeBase64(typeof input == "string" ? input : decoder$1.decode(input), !0);
	} catch (cause) {
		throw new TypeError(invalid, { cause });
	}
}
// node_modules/jose/dist/webapi/lib/validate.js
function isObject(input) {
	if (typeof input != "object" || input === null || Object.prototype.toString.call(input) !== "[object Object]") return !1;
	const prototype = Object.getPrototypeOf(input);
	return prototype === null || Object.getPrototypeOf(prototype) === null;
}
function isJwkSet(input) {
	return isObject(input) && Array.isArray(input.keys) && Array.from(input.keys).every(isObject);
}
function isDisjoint(...headers) {
	const parameters = new Set();
	for (const header of headers) if (header) for (const parameter of Object.keys(header)) {
		if (parameters.has(parameter)) return !1;
		parameters.add(parameter);
	}
	return !0;
}
function decodeBase64url(value, label, ErrorClass) {
	try {
		return decode(value);
	} catch (cause) {
		throw new ErrorClass(`Failed to base64url decode the ${label}`, { cause });
	}
}
function encodeAsciiMember(value, label, ErrorClass) {
	try {
		return encode(value);
	} catch (cause) {
		throw new ErrorClass(`The ${label} is not a valid base64url string`, { cause });
	}
}
function parseJoseHeader(encodedProtectedHeader, ErrorClass, message) {
	let parsed;
	try {
		parsed = JSON.parse(strictDecoder.decode(decode(encodedProtectedHeader)));
	} catch (cause) {
		throw new ErrorClass(message, { cause });
	}
	if (!isObject(parsed)) throw new ErrorClass(message);
	return parsed;
}
var JWS_RECOGNIZED = {
	__proto__: null,
	b64: !0
};
function validateAlgorithms(option, algorithms) {
	if (algorithms !== void 0 && (!Array.isArray(algorithms) || algorithms.some((s) => typeof s != "string"))) throw new TypeError(`"${option}" option must be an array of strings`);
	return algorithms === void 0 ? void 0 : new Set(algorithms);
}
function validateCrit(Err, recognizedDefault, recognizedOption, protectedHeader, joseHeader) {
	if (joseHeader.crit !== void 0 && protectedHeader?.crit === void 0) throw new Err("\"crit\" (Critical) Header Parameter MUST be integrity protected");
	if (!protectedHeader || protectedHeader.crit === void 0) return [];
	if (!Array.isArray(protectedHeader.crit) || protectedHeader.crit.length === 0 || protectedHeader.crit.some((input) => typeof input != "string" || input.length === 0)) throw new Err("\"crit\" (Critical) Header Parameter MUST be an array of non-empty strings when present");
	const recognized = recognizedOption === void 0 ? recognizedDefault : {
		__proto__: null,
		...recognizedOption,
		...recognizedDefault
	};
	for (const parameter of protectedHeader.crit) {
		if (!(parameter in recognized)) throw new JOSENotSupported(`Extension Header Parameter "${parameter}" is not recognized`);
		if (!Object.hasOwn(joseHeader, parameter) || joseHeader[parameter] === void 0) throw new Err(`Extension Header Parameter "${parameter}" is missing`);
		if (recognized[parameter] && (!Object.hasOwn(protectedHeader, parameter) || protectedHeader[parameter] === void 0)) throw new Err(`Extension Header Parameter "${parameter}" MUST be integrity protected`);
	}
	return protectedHeader.crit;
}
function validateB64(protectedHeader, extensions) {
	if (extensions.includes("b64")) {
		const b64 = protectedHeader.b64;
		if (typeof b64 != "boolean") throw new JWSInvalid("The \"b64\" (base64url-encode payload) Header Parameter must be a boolean");
		return b64;
	}
	return !0;
}
// node_modules/jose/dist/webapi/lib/key.js
var tag = (key) => key[Symbol.toStringTag];
var jwkMatchesOp = (entry, key, usage) => {
	const { alg } = entry;
	if (key.use !== void 0) {
		const expected = usage === "sign" || usage === "verify" ? "sig" : "enc";
		if (key.use !== expected) throw new TypeError(`Invalid key for this operation, its "use" must be "${expected}" when present`);
	}
	if (key.alg !== void 0 && key.alg !== alg) throw new TypeError(`Invalid key for this operation, its "alg" must be "${alg}" when present`);
	if (Array.isArray(key.key_ops)) {
		const expectedKeyOp = usage === "encrypt" || usage === "decrypt" ? entry.ops?.[usage === "encrypt" ? 0 : 1] : usage;
		if (expectedKeyOp && !key.key_ops.includes(expectedKeyOp)) throw new TypeError(`Invalid key for this operation, its "key_ops" must include "${expectedKeyOp}" when present`);
	}
};
async function prepareKey(entry, key, usage) {
	const { alg, secret } = entry, requiresPrivateKey = usage === "decrypt" || usage === "sign";
	if (secret && key instanceof Uint8Array) return key;
	let normalized, keyObject;
	if (isObject(key)) {
		if (normalized = normalizeJwk(key), typeof normalized.kty != "string") throw invalidKeyType(alg, key, secret);
		if (!(secret ? normalized.kty === "oct" && typeof normalized.k == "string" : normalized.kty !== "oct" && (requiresPrivateKey ? normalized.kty === "AKP" && typeof normalized.priv == "string" || typeof normalized.d == "string" : normalized.d === void 0 && normalized.priv === void 0))) throw new TypeError(secret ? "JSON Web Key for symmetric algorithms must have JWK \"kty\" (Key Type) equal to \"oct\" and the JWK \"k\" (Key Value) present" : `JSON Web Key for this operation must be a ${requiresPrivateKey ? "private" : "public"} JWK`);
		if (jwkMatchesOp(entry, normalized, usage), normalized.kty === "oct") return decode(normalized.k);
		if (!Object.isFrozen(key)) {
			const { key_ops } = key;
			Array.isArray(key_ops) && Object.freeze(key_ops), Object.freeze(key);
		}
	} else {
		if (!isKeyLike(key)) throw invalidKeyType(alg, key, secret);
		const expectedType = secret ? "secret" : requiresPrivateKey ? "private" : "public";
		if (key.type !== expectedType && (secret || [
			"secret",
			"public",
			"private"
		].includes(key.type))) throw new TypeError(`${tag(key)} instances must be of type "${expectedType}" for the ${alg} algorithm`);
		if (isCryptoKey(key)) return key;
		if (keyObject = key, keyObject.type === "secret") return keyObject.export();
	}
	cache ||= new WeakMap();
	const cacheKey = key;
	let cached = cache.get(cacheKey);
	if (cached?.[alg]) return cached[alg];
	if (cached || cache.set(cacheKey, cached = {}), keyObject && typeof keyObject.toCryptoKey == "function") {
		const isPublic = keyObject.type === "public", crv = nist[keyObject.asymmetricKeyDetails?.namedCurve], params = entry.resolve?.({
			crv,
			asymmetricKeyType: keyObject.asymmetricKeyType
		}) ?? entry.subtle;
		return cached[alg] = keyObject.toCryptoKey(params, isPublic, entry.usages[isPublic ? 0 : 1]);
	}
	return normalized ??= keyObject.export({ format: "jwk" }), normalized.alg = alg, cached[alg] = await jwkToKey(entry, normalized);
}
var cache;
var nist = {
	__proto__: null,
	prime256v1: "P-256",
	secp384r1: "P-384",
	secp521r1: "P-521"
};
var isCryptoKey = (key) => {
	if (key?.[Symbol.toStringTag] === "CryptoKey") return !0;
	try {
		return key instanceof CryptoKey;
	} catch {
		return !1;
	}
};
var isKeyObject = (key) => key?.[Symbol.toStringTag] === "KeyObject";
var isKeyLike = (key) => isCryptoKey(key) || isKeyObject(key);
function message(msg, actual, ...types) {
	if (types.length > 2) {
		const last = types.pop();
		msg += `one of type ${types.join(", ")}, or ${last}.`;
	} else types.length === 2 ? msg += `one of type ${types[0]} or ${types[1]}.` : msg += `of type ${types[0]}.`;
	return actual == null ? msg += ` Received ${actual}` : typeof actual == "function" && actual.name ? msg += ` Received function ${actual.name}` : typeof actual == "object" && actual != null && actual.constructor?.name && (msg += ` Received an instance of ${actual.constructor.name}`), msg;
}
function invalidKeyType(alg, actual, secret) {
	const types = [
		"CryptoKey",
		"KeyObject",
		"JSON Web Key"
	];
	return secret && types.push("Uint8Array"), new TypeError(message(`Key for the ${alg} algorithm must be `, actual, ...types));
}
var unusable = (name, prop = "algorithm.name") => new TypeError(`CryptoKey does not support this operation, its ${prop} must be ${name}`);
function checkUsage(key, usage) {
	if (usage && !key.usages.includes(usage)) throw new TypeError(`CryptoKey does not support this operation, its usages must include ${usage}.`);
}
function checkModulusLength(alg, key) {
	const { modulusLength } = key.algorithm;
	if (typeof modulusLength != "number" || modulusLength < 2048) throw new TypeError(`${alg} requires key modulusLength to be 2048 bits or larger`);
}
function checkCryptoKey(key, expected, usage) {
	const algorithm = key.algorithm;
	if (algorithm.name !== expected.name) throw unusable(expected.name);
	if (expected.hash && algorithm.hash?.name !== expected.hash) throw unusable(expected.hash, "algorithm.hash");
	if (expected.namedCurve && algorithm.namedCurve !== expected.namedCurve) throw unusable(expected.namedCurve, "algorithm.namedCurve");
	if (expected.length !== void 0 && algorithm.length !== expected.length) throw unusable(expected.length, "algorithm.length");
	checkUsage(key, usage);
}
function snapshotJwk(jwk) {
	return {
		__proto__: null,
		...jwk
	};
}
function normalizeJwk(jwk) {
	const normalized = snapshotJwk(jwk);
	if (normalized.ext !== void 0 && typeof normalized.ext != "boolean") throw new TypeError("\"ext\" (Extractable) Parameter must be a boolean");
	if (normalized.key_ops !== void 0) {
		const value = normalized.key_ops, keyOps = Array.isArray(value) ? [...value] : void 0;
		if (!keyOps || keyOps.some((operation) => typeof operation != "string") || new Set(keyOps).size !== keyOps.length) throw new TypeError("\"key_ops\" (Key Operations) Parameter must be an array of unique strings");
		normalized.key_ops = keyOps;
	}
	return normalized;
}
async function jwkToKey(entry, jwk, extractable) {
	if (!entry.kty.includes(jwk.kty)) throw new JOSENotSupported("Invalid or unsupported JWK \"alg\" (Algorithm) Parameter value");
	const algorithm = entry.resolve?.({
		kty: jwk.kty,
		crv: jwk.crv
	}) ?? entry.subtle, isPrivate = !!(jwk.d || jwk.priv), keyData = {
		...jwk,
		ext: extractable ?? jwk.ext
	};
	return keyData.kty !== "AKP" && delete keyData.alg, delete keyData.use, crypto.subtle.importKey("jwk", keyData, algorithm, keyData.ext ?? !isPrivate, jwk.key_ops ?? entry.usages[isPrivate ? 1 : 0]);
}
async function rawKey(key, expected, usage, extractable = !1) {
	return key instanceof Uint8Array && (key = await crypto.subtle.importKey("raw", key, expected, extractable, [usage])), checkCryptoKey(key, expected, usage), key;
}
// node_modules/jose/dist/webapi/lib/key_descriptor.js
function table(entries) {
	const out = { __proto__: null };
	for (const alg in entries) out[alg] = {
		...entries[alg],
		alg
	};
	return out;
}
// node_modules/openid-client/build/index.js
var headers;
var USER_AGENT$1;
if (typeof navigator === "undefined" || !navigator.userAgent?.startsWith?.("Mozilla/5.0 ")) {
	USER_AGENT$1 = `openid-client/v6.8.9`;
	headers = { "user-agent": USER_AGENT$1 };
}
var int = (config) => {
	return props.get(config);
};
var props;
function ClientSecretPost(clientSecret) {
	if (clientSecret !== void 0) return ClientSecretPost$1(clientSecret);
	const cache = new WeakMap();
	return (as, client, body, headers) => {
		let auth;
		if (!(auth = cache.get(client))) {
			assertString(client.client_secret, "\"metadata.client_secret\"");
			auth = ClientSecretPost$1(client.client_secret);
			cache.set(client, auth);
		}
		return auth(as, client, body, headers);
	};
}
function assertString(input, it) {
	if (typeof input !== "string") throw CodedTypeError(`${it} must be a string`, ERR_INVALID_ARG_TYPE);
	if (input.length === 0) throw CodedTypeError(`${it} must not be empty`, ERR_INVALID_ARG_VALUE);
}
function ClientSecretBasic(clientSecret) {
	if (clientSecret !== void 0) return ClientSecretBasic$1(clientSecret);
	const cache = new WeakMap();
	return (as, client, body, headers) => {
		let auth;
		if (!(auth = cache.get(client))) {
			assertString(client.client_secret, "\"metadata.client_secret\"");
			auth = ClientSecretBasic$1(client.client_secret);
			cache.set(client, auth);
		}
		return auth(as, client, body, headers);
	};
}
function None() {
	return None$1();
}
var skipSubjectCheck = skipSubjectCheck$1;
var customFetch$1 = customFetch$2;
var ERR_INVALID_ARG_VALUE = "ERR_INVALID_ARG_VALUE";
var ERR_INVALID_ARG_TYPE = "ERR_INVALID_ARG_TYPE";
function CodedTypeError(message, code, cause) {
	const err = new TypeError(message, { cause });
	Object.assign(err, { code });
	return err;
}
function calculatePKCECodeChallenge(codeVerifier) {
	return calculatePKCECodeChallenge$1(codeVerifier);
}
var ClientError = class extends Error {
	code;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		this.code = options?.code;
		Error.captureStackTrace?.(this, this.constructor);
	}
};
new TextDecoder();
function e(msg, cause, code) {
	return new ClientError(msg, {
		cause,
		code
	});
}
function errorHandler(err) {
	if (err instanceof TypeError || err instanceof ClientError || err instanceof ResponseBodyError || err instanceof AuthorizationResponseError || err instanceof WWWAuthenticateChallengeError) throw err;
	if (err instanceof OperationProcessingError) switch (err.code) {
		case HTTP_REQUEST_FORBIDDEN: throw e("only requests to HTTPS are allowed", err, err.code);
		case REQUEST_PROTOCOL_FORBIDDEN: throw e("only requests to HTTP or HTTPS are allowed", err, err.code);
		case RESPONSE_IS_NOT_CONFORM: throw e("unexpected HTTP response status code", err.cause, err.code);
		case RESPONSE_IS_NOT_JSON: throw e("unexpected response content-type", err.cause, err.code);
		case PARSE_ERROR: throw e("parsing error occured", err, err.code);
		case INVALID_RESPONSE: throw e("invalid response encountered", err, err.code);
		case JWT_CLAIM_COMPARISON: throw e("unexpected JWT claim value encountered", err, err.code);
		case JSON_ATTRIBUTE_COMPARISON: throw e("unexpected JSON attribute value encountered", err, err.code);
		case JWT_TIMESTAMP_CHECK: throw e("JWT timestamp claim value failed validation", err, err.code);
		default: throw e(err.message, err, err.code);
	}
	if (err instanceof UnsupportedOperationError) throw e("unsupported operation", err, err.code);
	if (err instanceof DOMException) switch (err.name) {
		case "OperationError": throw e("runtime operation error", err, UNSUPPORTED_OPERATION);
		case "NotSupportedError": throw e("runtime unsupported operation", err, UNSUPPORTED_OPERATION);
		case "TimeoutError": throw e("operation timed out", err, "OAUTH_TIMEOUT");
		case "AbortError": throw e("operation aborted", err, "OAUTH_ABORT");
	}
	throw new ClientError("something went wrong", { cause: err });
}
function handleEntraId(server, as, options) {
	if (server.origin === "https://login.microsoftonline.com" && (!options?.algorithm || options.algorithm === "oidc")) {
		as[kEntraId] = true;
		return true;
	}
	return false;
}
function handleB2Clogin(server, options) {
	if (server.hostname.endsWith(".b2clogin.com") && (!options?.algorithm || options.algorithm === "oidc")) return true;
	return false;
}
async function discovery(server, clientId, metadata, clientAuthentication, options) {
	const instance = new Configuration(await performDiscovery(server, options), clientId, metadata, clientAuthentication);
	let internals = int(instance);
	if (options?.[customFetch$1]) internals.fetch = options[customFetch$1];
	if (options?.timeout !== void 0) internals.timeout = options.timeout;
	if (options?.execute) for (const extension of options.execute) extension(instance);
	return instance;
}
async function performDiscovery(server, options) {
	if (!(server instanceof URL)) throw CodedTypeError("\"server\" must be an instance of URL", ERR_INVALID_ARG_TYPE);
	const resolve = !server.href.includes("/.well-known/");
	const timeout = options?.timeout ?? 30;
	const signal = AbortSignal.timeout(timeout * 1e3);
	const as = await (resolve ? discoveryRequest(server, {
		algorithm: options?.algorithm,
		[customFetch$2]: options?.[customFetch$1],
		[allowInsecureRequests$1]: options?.execute?.includes(allowInsecureRequests),
		signal,
		headers: new Headers(headers)
	}) : (options?.[customFetch$1] || fetch)((() => {
		checkProtocol(server, options?.execute?.includes(allowInsecureRequests) ? false : true);
		return server.href;
	})(), {
		headers: Object.fromEntries(new Headers({
			accept: "application/json",
			...headers
		}).entries()),
		body: void 0,
		method: "GET",
		redirect: "manual",
		signal
	})).then((response) => processDiscoveryResponse(_nodiscoverycheck, response)).catch(errorHandler);
	if (resolve && new URL(as.issuer).href !== server.href) handleEntraId(server, as, options) || handleB2Clogin(server, options) || (() => {
		throw new ClientError("discovered metadata issuer does not match the expected issuer", {
			code: "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
			cause: {
				expected: server.href,
				body: as,
				attribute: "issuer"
			}
		});
	})();
	return as;
}
function getServerHelpers(metadata) {
	return { supportsPKCE: {
		__proto__: null,
		value(method = "S256") {
			return metadata.code_challenge_methods_supported?.includes(method) === true;
		}
	} };
}
function addServerHelpers(metadata) {
	Object.defineProperties(metadata, getServerHelpers(metadata));
}
var kEntraId = Symbol();
var Configuration = class {
	constructor(server, clientId, metadata, clientAuthentication) {
		if (typeof clientId !== "string" || !clientId.length) throw CodedTypeError("\"clientId\" must be a non-empty string", ERR_INVALID_ARG_TYPE);
		if (typeof metadata === "string") metadata = { client_secret: metadata };
		if (metadata?.client_id !== void 0 && clientId !== metadata.client_id) throw CodedTypeError("\"clientId\" and \"metadata.client_id\" must be the same", ERR_INVALID_ARG_VALUE);
		const client = {
			...structuredClone(metadata),
			client_id: clientId
		};
		client[clockSkew] = metadata?.[clockSkew] ?? 0;
		client[clockTolerance] = metadata?.[clockTolerance] ?? 30;
		let auth;
		if (clientAuthentication) auth = clientAuthentication;
		else if (typeof client.client_secret === "string" && client.client_secret.length) auth = ClientSecretPost(client.client_secret);
		else auth = None();
		let c = Object.freeze(client);
		const clone = structuredClone(server);
		if (kEntraId in server) clone[_expectedIssuer] = ({ claims: { tid } }) => server.issuer.replace("{tenantid}", tid);
		let as = Object.freeze(clone);
		props ||= new WeakMap();
		props.set(this, {
			__proto__: null,
			as,
			c,
			auth,
			tlsOnly: true,
			timeout: 30,
			jwksCache: {}
		});
	}
	serverMetadata() {
		const metadata = structuredClone(int(this).as);
		addServerHelpers(metadata);
		return metadata;
	}
	clientMetadata() {
		return structuredClone(int(this).c);
	}
	get timeout() {
		return int(this).timeout;
	}
	set timeout(value) {
		int(this).timeout = value;
	}
	get [customFetch$1]() {
		return int(this).fetch;
	}
	set [customFetch$1](value) {
		int(this).fetch = value;
	}
};
Object.freeze(Configuration.prototype);
function getHelpers(response) {
	let exp = void 0;
	if (response.expires_in !== void 0) exp = Date.now() + response.expires_in * 1e3;
	return {
		expiresIn: {
			__proto__: null,
			value() {
				if (exp) {
					const now = Date.now();
					if (exp > now) return Math.floor((exp - now) / 1e3);
					return 0;
				}
			}
		},
		claims: {
			__proto__: null,
			value() {
				return getValidatedIdTokenClaims(response);
			}
		}
	};
}
function addHelpers(response) {
	Object.defineProperties(response, getHelpers(response));
}
function allowInsecureRequests(config) {
	int(config).tlsOnly = false;
}
function enableNonRepudiationChecks(config) {
	checkConfig(config);
	int(config).nonRepudiation = (response) => {
		const { as, fetch, tlsOnly, timeout, jwksCache } = int(config);
		return validateApplicationLevelSignature(as, response, {
			[customFetch$2]: fetch,
			[allowInsecureRequests$1]: !tlsOnly,
			headers: new Headers(headers),
			signal: signal(timeout),
			[jwksCache$1]: jwksCache
		}).catch(errorHandler);
	};
}
function stripParams(url) {
	url = new URL(url);
	url.search = "";
	url.hash = "";
	return url.href;
}
function webInstanceOf(input, toStringTag) {
	try {
		return Object.getPrototypeOf(input)[Symbol.toStringTag] === toStringTag;
	} catch {
		return false;
	}
}
async function authorizationCodeGrant(config, currentUrl, checks, tokenEndpointParameters, options) {
	checkConfig(config);
	if (options?.flag !== retry && !(currentUrl instanceof URL) && !webInstanceOf(currentUrl, "Request")) throw CodedTypeError("\"currentUrl\" must be an instance of URL, or Request", ERR_INVALID_ARG_TYPE);
	let authResponse;
	let redirectUri;
	const { as, c, auth, fetch, tlsOnly, jarm, hybrid, nonRepudiation, timeout, decrypt, implicit } = int(config);
	if (options?.flag === retry) {
		authResponse = options.authResponse;
		redirectUri = options.redirectUri;
	} else {
		if (!(currentUrl instanceof URL)) {
			const request = currentUrl;
			currentUrl = new URL(currentUrl.url);
			switch (request.method) {
				case "GET": break;
				case "POST":
					const params = new URLSearchParams(await formPostResponse(request));
					if (hybrid) currentUrl.hash = params.toString();
					else for (const [k, v] of params.entries()) currentUrl.searchParams.append(k, v);
					break;
				default: throw CodedTypeError("unexpected Request HTTP method", ERR_INVALID_ARG_VALUE);
			}
		}
		redirectUri = stripParams(currentUrl);
		switch (true) {
			case !!jarm:
				authResponse = await jarm(currentUrl, checks?.expectedState);
				break;
			case !!hybrid:
				authResponse = await hybrid(currentUrl, checks?.expectedNonce, checks?.expectedState, checks?.maxAge);
				break;
			case !!implicit: throw new TypeError("authorizationCodeGrant() cannot be used by response_type=id_token clients");
			default: try {
				authResponse = validateAuthResponse(as, c, currentUrl.searchParams, checks?.expectedState);
			} catch (err) {
				errorHandler(err);
			}
		}
	}
	const response = await authorizationCodeGrantRequest(as, c, auth, authResponse, redirectUri, checks?.pkceCodeVerifier || nopkce, {
		additionalParameters: tokenEndpointParameters,
		[customFetch$2]: fetch,
		[allowInsecureRequests$1]: !tlsOnly,
		DPoP: options?.DPoP,
		headers: new Headers(headers),
		signal: signal(timeout)
	}).catch(errorHandler);
	if (typeof checks?.expectedNonce === "string" || typeof checks?.maxAge === "number") checks.idTokenExpected = true;
	const p = processAuthorizationCodeResponse(as, c, response, {
		expectedNonce: checks?.expectedNonce,
		maxAge: checks?.maxAge,
		requireIdToken: checks?.idTokenExpected,
		[jweDecrypt]: decrypt
	});
	let result;
	try {
		result = await p;
	} catch (err) {
		if (retryable(err, options)) return authorizationCodeGrant(config, void 0, checks, tokenEndpointParameters, {
			...options,
			flag: retry,
			authResponse,
			redirectUri
		});
		errorHandler(err);
	}
	result.id_token && await nonRepudiation?.(response);
	addHelpers(result);
	return result;
}
function buildAuthorizationUrl(config, parameters) {
	checkConfig(config);
	const { as, c, tlsOnly, hybrid, jarm, implicit } = int(config);
	const authorizationEndpoint = resolveEndpoint(as, "authorization_endpoint", false, tlsOnly);
	parameters = new URLSearchParams(parameters);
	if (!parameters.has("client_id")) parameters.set("client_id", c.client_id);
	if (!parameters.has("request_uri") && !parameters.has("request")) {
		if (!parameters.has("response_type")) parameters.set("response_type", hybrid ? "code id_token" : implicit ? "id_token" : "code");
		if (implicit && !parameters.has("nonce")) throw CodedTypeError("response_type=id_token clients must provide a nonce parameter in their authorization request parameters", ERR_INVALID_ARG_VALUE);
		if (jarm) parameters.set("response_mode", "jwt");
	}
	for (const [k, v] of parameters.entries()) authorizationEndpoint.searchParams.append(k, v);
	return authorizationEndpoint;
}
function checkConfig(input) {
	if (!(input instanceof Configuration)) throw CodedTypeError("\"config\" must be an instance of Configuration", ERR_INVALID_ARG_TYPE);
	if (Object.getPrototypeOf(input) !== Configuration.prototype) throw CodedTypeError("subclassing Configuration is not allowed", ERR_INVALID_ARG_VALUE);
}
function signal(timeout) {
	return timeout ? AbortSignal.timeout(timeout * 1e3) : void 0;
}
async function fetchUserInfo(config, accessToken, expectedSubject, options) {
	checkConfig(config);
	const { as, c, fetch, tlsOnly, nonRepudiation, timeout, decrypt } = int(config);
	const response = await userInfoRequest(as, c, accessToken, {
		[customFetch$2]: fetch,
		[allowInsecureRequests$1]: !tlsOnly,
		DPoP: options?.DPoP,
		headers: new Headers(headers),
		signal: signal(timeout)
	}).catch(errorHandler);
	let exec = processUserInfoResponse(as, c, expectedSubject, response, { [jweDecrypt]: decrypt });
	let result;
	try {
		result = await exec;
	} catch (err) {
		if (retryable(err, options)) return fetchUserInfo(config, accessToken, expectedSubject, {
			...options,
			flag: retry
		});
		errorHandler(err);
	}
	getContentType(response) === "application/jwt" && await nonRepudiation?.(response);
	return result;
}
function retryable(err, options) {
	if (options?.DPoP && options.flag !== retry) return isDPoPNonceError(err);
	return false;
}
async function tokenIntrospection(config, token, parameters) {
	checkConfig(config);
	const { as, c, auth, fetch, tlsOnly, nonRepudiation, timeout, decrypt } = int(config);
	const response = await introspectionRequest(as, c, auth, token, {
		[customFetch$2]: fetch,
		[allowInsecureRequests$1]: !tlsOnly,
		additionalParameters: new URLSearchParams(parameters),
		headers: new Headers(headers),
		signal: signal(timeout)
	}).catch(errorHandler);
	const result = await processIntrospectionResponse(as, c, response, { [jweDecrypt]: decrypt }).catch(errorHandler);
	getContentType(response) === "application/token-introspection+jwt" && await nonRepudiation?.(response);
	return result;
}
var retry = Symbol();
// node_modules/jose/dist/webapi/lib/jws_algorithms.js
var sig = [["verify"], ["sign"]];
function hmac(bits) {
	const subtle = {
		name: "HMAC",
		hash: `SHA-${bits}`
	};
	return {
		kty: ["oct"],
		secret: !0,
		subtle,
		signing: subtle,
		usages: sig
	};
}
function rsa(bits, saltLength) {
	const subtle = {
		name: saltLength ? "RSA-PSS" : "RSASSA-PKCS1-v1_5",
		hash: `SHA-${bits}`
	};
	return {
		kty: ["RSA"],
		subtle,
		signing: saltLength ? {
			...subtle,
			saltLength
		} : subtle,
		usages: sig,
		minRsaBits: 2048
	};
}
function ecdsa(crv, bits) {
	return {
		kty: ["EC"],
		crv,
		subtle: {
			name: "ECDSA",
			namedCurve: crv
		},
		signing: {
			name: "ECDSA",
			hash: `SHA-${bits}`
		},
		usages: sig
	};
}
function eddsa() {
	const subtle = { name: "Ed25519" };
	return {
		kty: ["OKP"],
		crv: "Ed25519",
		subtle,
		signing: subtle,
		usages: sig
	};
}
function mldsa(parameterSet) {
	const subtle = { name: `ML-DSA-${parameterSet}` };
	return {
		kty: ["AKP"],
		subtle,
		signing: subtle,
		usages: sig
	};
}
var JWS = table({
	HS256: hmac(256),
	HS384: hmac(384),
	HS512: hmac(512),
	RS256: rsa(256),
	RS384: rsa(384),
	RS512: rsa(512),
	PS256: rsa(256, 32),
	PS384: rsa(384, 48),
	PS512: rsa(512, 64),
	ES256: ecdsa("P-256", 256),
	ES384: ecdsa("P-384", 384),
	ES512: ecdsa("P-521", 512),
	EdDSA: eddsa(),
	Ed25519: eddsa(),
	"ML-DSA-44": mldsa(44),
	"ML-DSA-65": mldsa(65),
	"ML-DSA-87": mldsa(87)
});
function jwsAlgorithm(alg) {
	const entry = typeof alg == "string" ? JWS[alg] : void 0;
	if (!entry) throw new JOSENotSupported(`alg ${alg} is not supported either by JOSE or your javascript runtime`);
	return entry;
}
// node_modules/jose/dist/webapi/lib/jws_verify.js
function prepareVerify(options) {
	return [options && validateAlgorithms("algorithms", options.algorithms), options?.crit];
}
function parseProtectedHeader(encodedProtectedHeader) {
	return encodedProtectedHeader === void 0 ? {} : parseJoseHeader(encodedProtectedHeader, JWSInvalid, "JWS Protected Header is invalid");
}
function encodeCompactUnencodedPayload(payload) {
	try {
		return encode(payload);
	} catch (cause) {
		throw new JWSInvalid("JWS Compact Serialization payload must use only ASCII characters", { cause });
	}
}
async function verifySignature(jws, shared, key, encodeUnencodedPayload, parsedProtected) {
	const { protected: encodedProtectedHeader, header, payload: inputPayload } = jws, protectedHeader = parsedProtected ?? parseProtectedHeader(encodedProtectedHeader);
	if (!isDisjoint(protectedHeader, header)) throw new JWSInvalid("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");
	const joseHeader = {
		...protectedHeader,
		...header
	}, b64 = validateB64(protectedHeader, validateCrit(JWSInvalid, JWS_RECOGNIZED, shared[1], protectedHeader, joseHeader)), { alg } = joseHeader;
	if (typeof alg != "string" || !alg) throw new JWSInvalid("JWS \"alg\" (Algorithm) Header Parameter missing or invalid");
	if (shared[0] && !shared[0].has(alg)) throw new JOSEAlgNotAllowed("\"alg\" (Algorithm) Header Parameter value not allowed");
	if (b64) {
		if (typeof inputPayload != "string") throw new JWSInvalid("JWS Payload must be a string");
	} else if (typeof inputPayload != "string" && !(inputPayload instanceof Uint8Array)) throw new JWSInvalid("JWS Payload must be a string or an Uint8Array instance");
	const signingPayload = b64 || typeof inputPayload != "string" ? inputPayload : encodeUnencodedPayload(inputPayload);
	let resolvedKey = !1;
	typeof key == "function" && (key = await key(protectedHeader, jws), resolvedKey = !0);
	const entry = jwsAlgorithm(alg), signingInput = concat(encodedProtectedHeader !== void 0 ? encode(encodedProtectedHeader) : new Uint8Array(), encode("."), typeof signingPayload == "string" ? shared[2] ??= encodeAsciiMember(signingPayload, "payload", JWSInvalid) : signingPayload), signature = decodeBase64url(jws.signature, "signature", JWSInvalid), verificationKey = await prepareKey(entry, key, "verify"), cryptoKey = await rawKey(verificationKey, entry.subtle, "verify");
	entry.minRsaBits && checkModulusLength(entry.alg, cryptoKey);
	let verified = !1;
	try {
		verified = await crypto.subtle.verify(entry.signing, cryptoKey, signature, signingInput);
	} catch (cause) {
		throw new JWSSignatureVerificationFailed(void 0, { cause });
	}
	if (!verified) throw new JWSSignatureVerificationFailed();
	const result = { payload: typeof signingPayload == "string" ? decodeBase64url(signingPayload, "payload", JWSInvalid) : signingPayload };
	return encodedProtectedHeader !== void 0 && (result.protectedHeader = protectedHeader), header !== void 0 && (result.unprotectedHeader = header), resolvedKey ? [{
		...result,
		key: verificationKey
	}, b64] : [result, b64];
}
async function verifyCompact(jws, shared, key) {
	if (jws instanceof Uint8Array && (jws = decoder$1.decode(jws)), typeof jws != "string") throw new JWSInvalid("Compact JWS must be a string or Uint8Array");
	const { 0: protectedHeader, 1: payload, 2: signature, length } = jws.split(".");
	if (length !== 3) throw new JWSInvalid("Invalid Compact JWS");
	return verifySignature({
		payload,
		protected: protectedHeader,
		signature
	}, shared, key, encodeCompactUnencodedPayload);
}
// node_modules/jose/dist/webapi/lib/jwt_claims_set.js
var epoch = (date) => Math.floor(date.getTime() / 1e3);
var multipliers = {
	s: 1,
	m: 60,
	h: 3600,
	d: 86400,
	w: 604800,
	y: 31557600
};
var REGEX = /^(\+|\-)? ?(\d+|\d+\.\d+) ?(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)(?: (ago|from now))?$/i;
var checkFailed = "check_failed";
function invalidDuration() {
	throw new TypeError("Invalid time period format");
}
function secs(str) {
	typeof str != "string" && invalidDuration();
	const matched = REGEX.exec(str);
	(!matched || matched[4] && matched[1]) && invalidDuration();
	const value = parseFloat(matched[2]), durationSeconds = Math.round(value * multipliers[matched[3][0].toLowerCase()]);
	return Number.isFinite(durationSeconds) || invalidDuration(), matched[1] === "-" || matched[4] === "ago" ? -durationSeconds : durationSeconds;
}
function validateInput(label, input) {
	if (!Number.isFinite(input)) throw new TypeError(`Invalid ${label} input`);
	return input;
}
var normalizeTyp = (value) => {
	const normalized = value.toLowerCase();
	return value.includes("/") ? normalized : `application/${normalized}`;
};
var checkAudiencePresence = (audPayload, audOption) => typeof audPayload == "string" ? audOption.includes(audPayload) : Array.isArray(audPayload) ? audOption.some((aud) => audPayload.includes(aud)) : !1;
function validateNumericDate(claimsSet, claim, required = !1) {
	const value = claimsSet[claim];
	if (!(value === void 0 && !required)) {
		if (typeof value != "number") throw new JWTClaimValidationFailed(`"${claim}" claim must be a number`, claimsSet, claim, "invalid");
		return value;
	}
}
function unexpectedClaim(claimsSet, claim) {
	throw new JWTClaimValidationFailed(`unexpected "${claim}" claim value`, claimsSet, claim, checkFailed);
}
function validateClaimsSet(protectedHeader, claimsSetBytes, options = {}) {
	let claimsSet;
	try {
		claimsSet = JSON.parse(strictDecoder.decode(claimsSetBytes));
	} catch (cause) {
		throw new JWTInvalid("JWT Claims Set must be a top-level JSON object", { cause });
	}
	if (!isObject(claimsSet)) throw new JWTInvalid("JWT Claims Set must be a top-level JSON object");
	const { typ } = options;
	if (typ !== void 0 && (typeof protectedHeader.typ != "string" || normalizeTyp(protectedHeader.typ) !== normalizeTyp(typ))) throw new JWTClaimValidationFailed("unexpected \"typ\" JWT header value", claimsSet, "typ", checkFailed);
	const { requiredClaims = [], issuer, subject, audience, maxTokenAge } = options, presenceCheck = [...requiredClaims];
	maxTokenAge !== void 0 && presenceCheck.push("iat"), audience !== void 0 && presenceCheck.push("aud"), subject !== void 0 && presenceCheck.push("sub"), issuer !== void 0 && presenceCheck.push("iss");
	for (const claim of new Set(presenceCheck.reverse())) if (!Object.hasOwn(claimsSet, claim)) throw new JWTClaimValidationFailed(`missing required "${claim}" claim`, claimsSet, claim, "missing");
	issuer !== void 0 && !(Array.isArray(issuer) ? issuer : [issuer]).includes(claimsSet.iss) && unexpectedClaim(claimsSet, "iss"), subject !== void 0 && claimsSet.sub !== subject && unexpectedClaim(claimsSet, "sub"), audience !== void 0 && !checkAudiencePresence(claimsSet.aud, typeof audience == "string" ? [audience] : audience) && unexpectedClaim(claimsSet, "aud");
	const { clockTolerance } = options;
	let tolerance = 0;
	if (typeof clockTolerance == "string") tolerance = secs(clockTolerance);
	else if (clockTolerance !== void 0) {
		if (typeof clockTolerance != "number") throw new TypeError("Invalid clockTolerance option type");
		tolerance = clockTolerance;
	}
	if (validateInput("clockTolerance option", tolerance), tolerance < 0) throw new TypeError("Invalid clockTolerance option input");
	const { currentDate } = options, now = validateInput("currentDate option", epoch(currentDate === void 0 ? new Date() : currentDate)), iat = validateNumericDate(claimsSet, "iat", maxTokenAge !== void 0), nbf = validateNumericDate(claimsSet, "nbf");
	if (nbf !== void 0 && nbf > now + tolerance) throw new JWTClaimValidationFailed("\"nbf\" claim timestamp check failed", claimsSet, "nbf", checkFailed);
	const exp = validateNumericDate(claimsSet, "exp");
	if (exp !== void 0 && exp <= now - tolerance) throw new JWTExpired("\"exp\" claim timestamp check failed", claimsSet, "exp", checkFailed);
	if (maxTokenAge !== void 0) {
		const age = now - iat, max = validateInput("maxTokenAge option", typeof maxTokenAge == "number" ? maxTokenAge : secs(maxTokenAge));
		if (max < 0) throw new TypeError("Invalid maxTokenAge option input");
		if (age - tolerance > max) throw new JWTExpired("\"iat\" claim timestamp check failed (too far in the past)", claimsSet, "iat", checkFailed);
		if (age < -tolerance) throw new JWTClaimValidationFailed("\"iat\" claim timestamp check failed (it should be in the past)", claimsSet, "iat", checkFailed);
	}
	return claimsSet;
}
// node_modules/jose/dist/webapi/jwt/verify.js
async function jwtVerify(jwt, key, options) {
	const [verified, b64] = await verifyCompact(jwt, prepareVerify(options), key);
	if (!b64) throw new JWTInvalid("JWTs MUST NOT use unencoded payload");
	const payload = validateClaimsSet(verified.protectedHeader, verified.payload, options);
	return {
		...verified,
		payload
	};
}
// node_modules/jose/dist/webapi/jwks/local.js
function isUsableJWK(jwk, entry, alg, kid) {
	const { kty, key_ops: keyOps, ext, kid: jwkKid, alg: jwkAlg, use, crv } = jwk;
	return (ext === void 0 || typeof ext == "boolean") && (keyOps === void 0 || Array.isArray(keyOps) && keyOps.every((operation, index) => typeof operation == "string" && keyOps.indexOf(operation) === index) && keyOps.includes("verify")) && entry.kty.includes(kty) && (kid === void 0 || typeof kid == "string" && kid === jwkKid) && (jwkAlg === void 0 ? kty !== "AKP" : alg === jwkAlg) && (use === void 0 || use === "sig") && (!entry.crv || crv === entry.crv);
}
async function importWithAlgCache(cache, jwk, entry) {
	const cached = cache.get(jwk) || cache.set(jwk, {}).get(jwk), { alg } = entry;
	if (cached[alg] === void 0) {
		const pending = jwkToKey(entry, jwk, !0).then((key) => {
			if (key.type !== "public") throw new JWKSInvalid("JSON Web Key Set members must be public keys");
			return cached[alg] = key, key;
		}).catch((error) => {
			throw cached[alg] === pending && delete cached[alg], error;
		});
		cached[alg] = pending;
	}
	return cached[alg];
}
function createLocalJWKSet(jwks) {
	let snapshot;
	try {
		snapshot = structuredClone(jwks);
	} catch (cause) {
		throw new JWKSInvalid("JSON Web Key Set malformed", { cause });
	}
	if (!isJwkSet(snapshot)) throw new JWKSInvalid("JSON Web Key Set malformed");
	const metadata = snapshot.keys.map((jwk) => {
		const normalized = snapshotJwk(jwk);
		return Array.isArray(normalized.key_ops) && (normalized.key_ops = [...normalized.key_ops]), normalized;
	}), cached = new WeakMap();
	return Object.defineProperty(async (protectedHeader, token) => {
		const { alg, kid } = {
			...protectedHeader,
			...token?.header
		}, entry = typeof alg == "string" ? JWS[alg] : void 0;
		if (!entry || entry.secret) throw new JOSENotSupported("Unsupported \"alg\" value for a JSON Web Key Set");
		const candidates = snapshot.keys.filter((_, index) => isUsableJWK(metadata[index], entry, alg, kid)), { 0: jwk, length } = candidates;
		if (!length) throw new JWKSNoMatchingKey();
		if (length !== 1) {
			const error = new JWKSMultipleMatchingKeys();
			throw error[Symbol.asyncIterator] = async function* () {
				for (const jwk2 of candidates) try {
					yield await importWithAlgCache(cached, jwk2, entry);
				} catch {}
			}, error;
		}
		return importWithAlgCache(cached, jwk, entry);
	}, "jwks", { value: () => structuredClone(snapshot) });
}
// node_modules/jose/dist/webapi/jwks/remote.js
function isCloudflareWorkers() {
	return typeof WebSocketPair < "u" || typeof navigator < "u" && navigator.userAgent === "Cloudflare-Workers" || typeof EdgeRuntime < "u" && EdgeRuntime === "vercel";
}
var USER_AGENT;
(typeof navigator > "u" || !navigator.userAgent?.startsWith?.("Mozilla/5.0 ")) && (USER_AGENT = "jose/v6.2.17");
var customFetch = Symbol();
async function fetchJwks(url, headers, signal, fetchImpl = fetch) {
	const response = await fetchImpl(url, {
		method: "GET",
		signal,
		redirect: "manual",
		headers
	}).catch((err) => {
		throw err.name === "TimeoutError" ? new JWKSTimeout(void 0, { cause: err }) : err;
	});
	if (response.status !== 200) throw new JOSEError("Expected 200 OK from the JSON Web Key Set HTTP response");
	try {
		return await response.json();
	} catch (cause) {
		throw new JOSEError("Failed to parse the JSON Web Key Set HTTP response as JSON", { cause });
	}
}
var jwksCache = Symbol();
function isFreshFor(timestamp, duration) {
	return Number.isFinite(timestamp) && Date.now() < timestamp + duration;
}
function validateDuration(value, fallback, option) {
	if (Number.isNaN(value)) throw new TypeError(`"${option}" option must not be NaN`);
	if (typeof value == "number" && value < 0) throw new TypeError(`"${option}" option must not be negative`);
	return typeof value == "number" ? value : fallback;
}
function createRemoteJWKSet(url, options) {
	if (!(url instanceof URL)) throw new TypeError("url must be an instance of URL");
	const href = new URL(url.href).href, opts = options ?? {}, timeoutOption = opts.timeoutDuration;
	if (typeof timeoutOption == "number" && (!Number.isInteger(timeoutOption) || timeoutOption < 0)) throw new TypeError("\"timeoutDuration\" option must be a non-negative integer");
	const timeoutDuration = typeof timeoutOption == "number" ? timeoutOption : 5e3, cooldownDuration = validateDuration(opts.cooldownDuration, 3e4, "cooldownDuration"), cacheMaxAge = validateDuration(opts.cacheMaxAge, 6e5, "cacheMaxAge"), headers = new Headers(opts.headers);
	USER_AGENT && !headers.has("User-Agent") && headers.set("User-Agent", USER_AGENT), headers.has("accept") || headers.set("accept", "application/json, application/jwk-set+json");
	const fetchImpl = opts[customFetch], cache = opts[jwksCache];
	let jwksTimestamp, pendingFetch, reloadSequence = 0, appliedSequence = 0, local;
	if (cache && typeof cache == "object") {
		const { uat, jwks } = cache;
		isFreshFor(uat, cacheMaxAge) && isJwkSet(jwks) && (jwksTimestamp = uat, local = createLocalJWKSet(jwks));
	}
	const reload = async () => {
		if (pendingFetch && isCloudflareWorkers() && (pendingFetch = void 0), !pendingFetch) {
			const sequence = ++reloadSequence, current = pendingFetch = fetchJwks(href, headers, AbortSignal.timeout(timeoutDuration), fetchImpl).then((json) => {
				const next = createLocalJWKSet(json);
				if (sequence <= appliedSequence) return;
				local = next;
				const updatedAt = Date.now();
				cache && (cache.uat = updatedAt, cache.jwks = json), jwksTimestamp = updatedAt, appliedSequence = sequence;
			}).finally(() => {
				pendingFetch === current && (pendingFetch = void 0);
			});
		}
		await pendingFetch;
	};
	return Object.defineProperties(async (protectedHeader, token) => {
		(!local || !isFreshFor(jwksTimestamp, cacheMaxAge)) && await reload();
		try {
			return await local(protectedHeader, token);
		} catch (err) {
			if (err instanceof JWKSNoMatchingKey && !isFreshFor(jwksTimestamp, cooldownDuration)) return await reload(), local(protectedHeader, token);
			throw err;
		}
	}, {
		coolingDown: {
			get: () => isFreshFor(jwksTimestamp, cooldownDuration),
			enumerable: !0
		},
		fresh: {
			get: () => isFreshFor(jwksTimestamp, cacheMaxAge),
			enumerable: !0
		},
		reload: {
			value: reload,
			enumerable: !0
		},
		reloading: {
			get: () => !!pendingFetch,
			enumerable: !0
		},
		jwks: {
			value: () => local?.jwks(),
			enumerable: !0
		}
	});
}
// server/src/platform/outside/as-fetch.ts
var maxBytes = 262144;
async function outsideFetch(address, asked) {
	const { status, headers, bytes } = await askOutside(address, {
		method: asked.method,
		headers: Object.fromEntries(new Headers(asked.headers)),
		body: asked.body,
		signal: asked.signal,
		maxBytes
	});
	try {
		const isBare = [
			204,
			205,
			304
		].includes(status);
		const said = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));
		return new Response(isBare ? null : Uint8Array.from(bytes), {
			status,
			headers: said
		});
	} catch (cause) {
		throw new OutsideError("failed", "Not a valid HTTP response", {
			cause,
			wasSent: true
		});
	}
}
// server/src/platform/integrations/open-id/open-id-token.ts
var OpenIdRefused = class extends Error {};
var signatures = [
	"RS256",
	"RS384",
	"RS512",
	"PS256",
	"PS384",
	"PS512",
	"ES256",
	"ES384",
	"ES512",
	"EdDSA",
	"Ed25519"
];
function isIssuedTo(clientId, token) {
	const named = [token.client_id, token.azp].filter((value) => value !== void 0);
	if (named.length > 0) return named.every((value) => value === clientId);
	const audience = [token.aud].flat();
	return audience.length === 1 && audience[0] === clientId;
}
async function readJwt({ metadata, keys }, token) {
	if (!keys) throw new OpenIdRefused("the provider has no keys");
	const { payload } = await jwtVerify(token, keys, {
		issuer: metadata.issuer,
		algorithms: signatures,
		requiredClaims: ["exp", "sub"]
	});
	return payload;
}
async function introspect({ configuration, metadata }, token) {
	if (!metadata.introspection_endpoint) throw new OpenIdRefused("the provider does not say who a token was issued to");
	const told = await tokenIntrospection(configuration, token);
	const isOver = told.exp !== void 0 && told.exp * 1e3 <= Date.now();
	if (!told.active || isOver) throw new OpenIdRefused("the token is not active");
	if (told.iss !== void 0 && told.iss !== metadata.issuer) throw new OpenIdRefused("the token is from another provider");
	return told;
}
var isJwt = (token) => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(token);
var verifiedEmail = object({
	email: email(),
	email_verified: literal(true)
});
function emailOf(claims) {
	const told = verifiedEmail.safeParse(claims);
	if (!told.success) throw new OpenIdRefused("the email address is missing or not verified");
	return told.data.email;
}
async function emailOfToken(provider, token) {
	const discovered = await provider.discover();
	const issued = await (isJwt(token) ? readJwt : introspect)(discovered, token);
	if (!isIssuedTo(provider.settings.clientId, issued)) throw new OpenIdRefused("the token was issued to another application");
	const subject = typeof issued.sub === "string" ? issued.sub : skipSubjectCheck;
	return emailOf(await fetchUserInfo(discovered.configuration, token, subject));
}
var timeoutSeconds = 5;
var freshForMs = 36e5;
function authentication(settings, metadata) {
	const { clientSecret } = settings;
	if (clientSecret === null) return None();
	return (metadata.token_endpoint_auth_methods_supported ?? ["client_secret_basic"]).includes("client_secret_basic") ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret);
}
async function ask(settings) {
	const issuer = new URL(settings.issuer);
	const execute = issuer.protocol === "http:" ? [allowInsecureRequests] : [];
	const metadata = (await discovery(issuer, settings.clientId, void 0, None(), {
		timeout: timeoutSeconds,
		execute,
		[customFetch$1]: outsideFetch
	})).serverMetadata();
	const configuration = new Configuration(metadata, settings.clientId, settings.clientSecret ?? void 0, authentication(settings, metadata));
	configuration.timeout = timeoutSeconds;
	configuration[customFetch$1] = outsideFetch;
	for (const allow of execute) allow(configuration);
	enableNonRepudiationChecks(configuration);
	return {
		configuration,
		metadata,
		keys: metadata.jwks_uri ? createRemoteJWKSet(new URL(metadata.jwks_uri), {
			timeoutDuration: timeoutSeconds * 1e3,
			[customFetch]: outsideFetch
		}) : null
	};
}
function openIdProvider(settings) {
	let known = null;
	let asking = null;
	let askAgainAt = 0;
	const askAgain = async () => {
		try {
			known = await ask(settings);
			askAgainAt = Date.now() + freshForMs;
			return known;
		} catch (error) {
			if (!known) throw error;
			logged("Couldn\u2019t refresh the OpenID provider\u2019s settings")(error);
			return known;
		} finally {
			asking = null;
		}
	};
	return {
		settings,
		async discover() {
			if (known && Date.now() < askAgainAt) return known;
			asking ??= askAgain();
			return asking;
		}
	};
}
var awayCodes = new Set([
	"OAUTH_TIMEOUT",
	"OAUTH_ABORT",
	"ERR_JWKS_TIMEOUT",
	"ERR_JOSE_GENERIC"
]);
function isProviderAway(error) {
	for (let cause = error, depth = 0; cause && depth < 5; depth += 1) {
		if (cause instanceof OutsideError) return true;
		if (cause instanceof Response) return cause.status >= 500 || cause.status === 429;
		const { code, status } = cause;
		if (code && awayCodes.has(code)) return true;
		if (typeof status === "number" && status >= 500) return true;
		cause = cause.cause;
	}
	return false;
}
// server/src/people/sign-in/open-id-sign-in.ts
function asAnswer(error, request, sentence) {
	if (error instanceof HttpError) return error;
	const { code, name, message } = error;
	const reason = error instanceof OpenIdRefused ? message : code ?? name;
	request.log.warn({ reason }, "OpenID sign-in failed");
	return isProviderAway(error) ? upstreamFailed(authMessages.providerAway, error) : unauthorized(sentence);
}
function openIdSignIn({ pool, config, keys }, settings) {
	const provider = openIdProvider(settings);
	const flow = {
		provider,
		publicUrl: config.publicUrl,
		keys
	};
	const signInBy = async (request, sentence, prove) => {
		const from = {
			account: null,
			address: networkOf(request.ip)
		};
		const attempt = await noteAttempt(pool, from, authMessages.tooManyFailures);
		try {
			const userId = await findEnabledByEmail(pool, await prove());
			if (userId === null) throw new OpenIdRefused("no enabled user has this email");
			return await signInAs(pool, userId, request, (db) => deleteAttempt(db, attempt));
		} catch (error) {
			throw asAnswer(error, request, sentence);
		}
	};
	return {
		exchange: (request, token) => signInBy(request, authMessages.wrongCredentials, () => emailOfToken(provider, token)),
		async start(request) {
			try {
				return await startFlow(flow, pool);
			} catch (error) {
				throw asAnswer(error, request, authMessages.openIdRefused);
			}
		},
		finish: (request, answer) => signInBy(request, authMessages.openIdRefused, () => finishFlow(flow, pool, answer))
	};
}
var random = () => randomBytes(32).toString("base64url");
function derived({ keys }, what, browserKey) {
	const number = Number(/^(\d{1,9})\./.exec(browserKey)?.[1] ?? 1);
	const text = keys.signAs(number, `open id ${what} ${browserKey}`, { length: 43 });
	if (text === null) throw new OpenIdRefused("its key has been revoked");
	return text;
}
var callback = ({ publicUrl }) => `${publicUrl}/login/callback`;
async function startFlow(flow, db) {
	const { configuration } = await flow.provider.discover();
	const [state, browserKey] = [random(), `${flow.keys.current()}.${random()}`];
	const verifier = derived(flow, "code verifier", browserKey);
	const address = buildAuthorizationUrl(configuration, {
		redirect_uri: callback(flow),
		scope: "openid email",
		state,
		nonce: derived(flow, "nonce", browserKey),
		code_challenge: await calculatePKCECodeChallenge(verifier),
		code_challenge_method: "S256"
	});
	await insertOpenIdSignIn(db, {
		stateHash: hashToken(state),
		browserHash: hashToken(browserKey)
	});
	return {
		address: address.href,
		browserKey
	};
}
async function finishFlow(flow, db, answer) {
	const { code, state, iss, browserKey } = answer;
	const begun = {
		stateHash: hashToken(state),
		browserHash: hashToken(browserKey)
	};
	if (!await useOpenIdSignIn(db, begun)) throw new OpenIdRefused("no such sign-in is under way");
	const { configuration, metadata } = await flow.provider.discover();
	const address = new URL(callback(flow));
	address.search = new URLSearchParams({
		code,
		state,
		...iss && { iss }
	}).toString();
	const tokens = await authorizationCodeGrant(configuration, address, {
		pkceCodeVerifier: derived(flow, "code verifier", browserKey),
		expectedState: state,
		expectedNonce: derived(flow, "nonce", browserKey),
		idTokenExpected: true
	});
	const claims = tokens.claims();
	if (!claims) throw new OpenIdRefused("there is no ID token");
	if (!metadata.userinfo_endpoint) return emailOf(claims);
	return emailOf(await fetchUserInfo(configuration, tokens.access_token, claims.sub));
}
export { openIdSignIn };
