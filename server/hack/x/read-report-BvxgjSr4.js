import { a as reachItem } from "./file-reader-ASNAKLGh.js";
import { r as statusOfAnswer, t as bounceOf } from "./bounce-kind-BtPZ07X9.js";
// node_modules/postal-mime/dist/esm/decode-strings.js
var textEncoder = new TextEncoder();
var base64Chars = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
var base64Lookup = new Uint8Array(256);
for (let i = 0; i < 64; i++) base64Lookup[base64Chars.charCodeAt(i)] = i;
function decodeBase64(base64) {
	let len = base64.length;
	while (len > 0 && base64.charAt(len - 1) === "=") len--;
	if (len % 4 === 1) len--;
	const remainder = len % 4;
	const bufferLength = Math.floor(len / 4) * 3 + (remainder ? remainder - 1 : 0);
	const arrayBuffer = new ArrayBuffer(bufferLength);
	const bytes = new Uint8Array(arrayBuffer);
	let p = 0;
	for (let i = 0; i < len; i += 4) {
		let encoded1 = base64Lookup[base64.charCodeAt(i)];
		let encoded2 = base64Lookup[base64.charCodeAt(i + 1)];
		let encoded3 = base64Lookup[base64.charCodeAt(i + 2)];
		let encoded4 = base64Lookup[base64.charCodeAt(i + 3)];
		bytes[p++] = encoded1 << 2 | encoded2 >> 4;
		if (p < bufferLength) bytes[p++] = (encoded2 & 15) << 4 | encoded3 >> 2;
		if (p < bufferLength) bytes[p++] = (encoded3 & 3) << 6 | encoded4 & 63;
	}
	return arrayBuffer;
}
var charsetAliases = new Map([
	["iso88598i", "iso-8859-8"],
	["iso88598e", "iso-8859-8"],
	["shiftjis", "shift_jis"],
	["windows31j", "shift_jis"],
	["mskanji", "shift_jis"],
	["eucjp", "euc-jp"],
	["iso2022jp", "iso-2022-jp"],
	["iso2022jp1", "iso-2022-jp"],
	["iso2022jp2", "iso-2022-jp"],
	["junet", "iso-2022-jp"],
	["euckr", "euc-kr"],
	["uhc", "euc-kr"],
	["tis620", "windows-874"]
]);
var codePageAliases = new Map([
	["932", "shift_jis"],
	["936", "gbk"],
	["949", "euc-kr"],
	["950", "big5"],
	["874", "windows-874"],
	["51932", "euc-jp"],
	["50220", "iso-2022-jp"],
	["50221", "iso-2022-jp"],
	["50222", "iso-2022-jp"]
]);
var codePagePattern = /^(?:cp|windows|ms|ibm)(\d+)$/;
function normalizeCharset(charset) {
	return charset.replace(/^(?:x-ms-|x-|cs)/, "").replace(/[\s._-]+/g, "");
}
var ENCODING_LABELS = new Set([
	"unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8",
	"866 cp866 csibm866 ibm866",
	"csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2",
	"csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3",
	"csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4",
	"csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988",
	"arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e",
	"iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987",
	"csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597 iso_8859-7",
	"iso_8859-7:1987 sun_eu_greek",
	"csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8",
	"iso_8859-8:1988 visual",
	"csiso88598i iso-8859-8-i logical",
	"csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6",
	"iso-8859-13 iso8859-13 iso885913",
	"iso-8859-14 iso8859-14 iso885914",
	"csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9",
	"iso-8859-16",
	"cskoi8r koi koi8 koi8-r koi8_r",
	"koi8-ru koi8-u",
	"csmacintosh mac macintosh x-mac-roman",
	"dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874",
	"cp1250 windows-1250 x-cp1250",
	"cp1251 windows-1251 x-cp1251",
	"ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591",
	"iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252",
	"cp1253 windows-1253 x-cp1253",
	"cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5",
	"windows-1254 x-cp1254",
	"cp1255 windows-1255 x-cp1255",
	"cp1256 windows-1256 x-cp1256",
	"cp1257 windows-1257 x-cp1257",
	"cp1258 windows-1258 x-cp1258",
	"x-mac-cyrillic x-mac-ukrainian",
	"chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 x-gbk",
	"gb18030",
	"big5 big5-hkscs cn-big5 csbig5 x-x-big5",
	"cseucpkdfmtjapanese euc-jp x-euc-jp",
	"csiso2022jp iso-2022-jp",
	"csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis",
	"cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601",
	"windows-949",
	"csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr replacement",
	"unicodefffe utf-16be",
	"csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le",
	"x-user-defined"
].join(" ").split(" "));
var decoders = new Map();
function tryDecoder(charset) {
	if (!ENCODING_LABELS.has(charset)) return null;
	let decoder = decoders.get(charset);
	if (decoder === void 0) {
		decoder = null;
		try {
			decoder = new TextDecoder(charset);
		} catch {}
		decoders.set(charset, decoder);
	}
	return decoder;
}
var utf8Decoder = new TextDecoder();
function getDecoder(charset) {
	charset = (charset || "utf8").trim().toLowerCase();
	const decoder = tryDecoder(charset);
	if (decoder) return decoder;
	const normalized = normalizeCharset(charset);
	const codePage = normalized.match(codePagePattern);
	return tryDecoder(codePage && codePageAliases.get(codePage[1]) || charsetAliases.get(normalized) || normalized) || tryDecoder("windows-1252") || utf8Decoder;
}
async function blobToArrayBuffer(blob) {
	if ("arrayBuffer" in blob) return await blob.arrayBuffer();
	const fr = new FileReader();
	return new Promise((resolve, reject) => {
		fr.onload = () => {
			resolve(fr.result);
		};
		fr.onerror = () => {
			reject(fr.error);
		};
		fr.readAsArrayBuffer(blob);
	});
}
function hexNibble(c) {
	if (c >= 48 && c <= 57) return c - 48;
	if (c >= 97 && c <= 102) return c - 97 + 10;
	if (c >= 65 && c <= 70) return c - 65 + 10;
	return -1;
}
function decodeWord(charset, encoding, str) {
	let splitPos = charset.indexOf("*");
	if (splitPos >= 0) charset = charset.slice(0, splitPos);
	encoding = encoding.toUpperCase();
	let byteStr;
	if (encoding === "Q") {
		str = str.replace(/=\s+([0-9a-fA-F])/g, "=$1").replace(/[_\s]/g, " ");
		let buf = textEncoder.encode(str);
		let encodedBytes = [];
		for (let i = 0, len = buf.length; i < len; i++) {
			let c = buf[i];
			if (i <= len - 2 && c === 61) {
				let high = hexNibble(buf[i + 1]);
				let low = hexNibble(buf[i + 2]);
				if (high >= 0 && low >= 0) {
					encodedBytes.push(high << 4 | low);
					i += 2;
					continue;
				}
			}
			encodedBytes.push(c);
		}
		byteStr = new ArrayBuffer(encodedBytes.length);
		let dataView = new DataView(byteStr);
		for (let i = 0, len = encodedBytes.length; i < len; i++) dataView.setUint8(i, encodedBytes[i]);
	} else if (encoding === "B") byteStr = decodeBase64(str.replace(/[^a-zA-Z0-9\+\/=]+/g, ""));
	else byteStr = textEncoder.encode(str);
	return getDecoder(charset).decode(byteStr);
}
var ENCODED_WORD_PATTERN = "=\\?([^?\\s]+)\\?([QqBb])\\?([^?]*)\\?=";
var ENCODED_WORD_REGEX = new RegExp(ENCODED_WORD_PATTERN, "g");
var WORD_SEPARATOR_REGEX = /^[ \t\r\n]+$/;
var ENCODED_WORDS_ONLY_REGEX = new RegExp(`^(?:${ENCODED_WORD_PATTERN}\\s*)+$`);
function isEncodedWordsOnly(str) {
	return ENCODED_WORDS_ONLY_REGEX.test(str);
}
function splitEncodedWords(str) {
	const tokens = [];
	ENCODED_WORD_REGEX.lastIndex = 0;
	let pos = 0;
	let match;
	while (match = ENCODED_WORD_REGEX.exec(str)) {
		if (match.index > pos) tokens.push({ text: str.substring(pos, match.index) });
		tokens.push({
			charset: match[1],
			encoding: match[2],
			encodedText: match[3]
		});
		pos = match.index + match[0].length;
	}
	if (pos < str.length) tokens.push({ text: str.substring(pos) });
	return tokens;
}
function canJoinWords(left, right) {
	const encoding = left.encoding.toUpperCase();
	if (left.charset !== right.charset || encoding !== right.encoding.toUpperCase()) return false;
	if (encoding === "B") return left.encodedText.length % 4 === 0 && !/=$/.test(left.encodedText);
	return true;
}
function renderTokens(tokens, joinWords) {
	let result = "";
	let pending = null;
	for (let i = 0; i < tokens.length; i++) {
		const token = tokens[i];
		if (token.text !== void 0) {
			const nextToken = tokens[i + 1];
			if (pending && nextToken && nextToken.text === void 0 && WORD_SEPARATOR_REGEX.test(token.text)) continue;
			if (pending) {
				result += decodeWord(pending.charset, pending.encoding, pending.encodedText);
				pending = null;
			}
			result += token.text;
			continue;
		}
		if (pending && joinWords && canJoinWords(pending, token)) {
			pending.encodedText += token.encodedText;
			continue;
		}
		if (pending) result += decodeWord(pending.charset, pending.encoding, pending.encodedText);
		pending = {
			charset: token.charset,
			encoding: token.encoding,
			encodedText: token.encodedText
		};
	}
	if (pending) result += decodeWord(pending.charset, pending.encoding, pending.encodedText);
	return result;
}
function decodeWords(str) {
	const tokens = splitEncodedWords((str || "").toString());
	const result = renderTokens(tokens, true);
	return result.indexOf("\uFFFD") < 0 ? result : renderTokens(tokens, false);
}
function decodeURIComponentWithCharset(encodedStr, charset) {
	charset = charset || "utf-8";
	let encodedBytes = [];
	for (let i = 0; i < encodedStr.length; i++) {
		let c = encodedStr.charAt(i);
		const high = c === "%" ? hexNibble(encodedStr.charCodeAt(i + 1)) : -1;
		const low = high >= 0 ? hexNibble(encodedStr.charCodeAt(i + 2)) : -1;
		if (low >= 0) {
			encodedBytes.push(high << 4 | low);
			i += 2;
		} else if (c.charCodeAt(0) > 126) {
			const bytes = textEncoder.encode(c);
			for (let j = 0; j < bytes.length; j++) encodedBytes.push(bytes[j]);
		} else encodedBytes.push(c.charCodeAt(0));
	}
	const byteStr = new ArrayBuffer(encodedBytes.length);
	const dataView = new DataView(byteStr);
	for (let i = 0, len = encodedBytes.length; i < len; i++) dataView.setUint8(i, encodedBytes[i]);
	return getDecoder(charset).decode(byteStr);
}
function decodeParameterValueContinuations(header) {
	let paramKeys = new Map();
	Object.keys(header.params).forEach((key) => {
		let match = key.match(/\*((\d+)\*?)?$/);
		if (!match) return;
		let actualKey = key.slice(0, match.index).toLowerCase();
		let nr = Number(match[2]) || 0;
		let paramVal = paramKeys.get(actualKey);
		if (!paramVal) {
			paramVal = {
				charset: null,
				values: []
			};
			paramKeys.set(actualKey, paramVal);
		}
		let value = header.params[key];
		let encoded = match[0].charAt(match[0].length - 1) === "*";
		if (nr === 0 && encoded && (match = value.match(/^([^']*)'[^']*'(.*)$/))) {
			paramVal.charset = match[1] || "utf-8";
			value = match[2];
		}
		paramVal.values.push({
			nr,
			value,
			encoded
		});
		delete header.params[key];
	});
	paramKeys.forEach((paramVal, key) => {
		let result = "";
		let pending = "";
		for (let part of paramVal.values.sort((a, b) => a.nr - b.nr)) {
			if (part.encoded) {
				pending += part.value;
				continue;
			}
			if (pending) {
				result += decodeURIComponentWithCharset(pending, paramVal.charset);
				pending = "";
			}
			result += part.value;
		}
		if (pending) result += decodeURIComponentWithCharset(pending, paramVal.charset);
		header.params[key] = result;
	});
}
// node_modules/postal-mime/dist/esm/pass-through-decoder.js
var PassThroughDecoder = class {
	constructor() {
		this.chunks = [];
	}
	update(line) {
		this.chunks.push(line);
		this.chunks.push("\n");
	}
	finalize() {
		return blobToArrayBuffer(new Blob(this.chunks, { type: "application/octet-stream" }));
	}
};
// node_modules/postal-mime/dist/esm/base64-decoder.js
var Base64Decoder = class {
	constructor(opts) {
		opts = opts || {};
		this.decoder = opts.decoder || new TextDecoder();
		this.maxChunkSize = 102400;
		this.chunks = [];
		this.remainder = "";
	}
	pushChunk(base64Str) {
		if (base64Str.length) this.chunks.push(decodeBase64(base64Str));
	}
	flushRemainder() {
		this.pushChunk(this.remainder);
		this.remainder = "";
	}
	update(buffer) {
		const units = this.decoder.decode(buffer).replace(/[^a-zA-Z0-9+/=]+/g, "").split(/=+/);
		for (let i = 0; i < units.length; i++) {
			this.remainder += units[i];
			if (i < units.length - 1) this.flushRemainder();
		}
		if (this.remainder.length >= this.maxChunkSize) {
			const alignedLength = Math.floor(this.remainder.length / 4) * 4;
			this.pushChunk(this.remainder.substring(0, alignedLength));
			this.remainder = this.remainder.substring(alignedLength);
		}
	}
	finalize() {
		this.flushRemainder();
		return blobToArrayBuffer(new Blob(this.chunks, { type: "application/octet-stream" }));
	}
};
// node_modules/postal-mime/dist/esm/qp-decoder.js
var CHR_EQUALS = 61;
var CHR_LF = 10;
var QPDecoder = class {
	constructor() {
		this.maxChunkSize = 102400;
		this.buffer = new Uint8Array(this.maxChunkSize);
		this.bufferPos = 0;
		this.chunks = [];
	}
	writeByte(byte) {
		if (this.bufferPos >= this.buffer.length) this.flushBuffer();
		this.buffer[this.bufferPos++] = byte;
	}
	writeBytes(line, start, end) {
		while (start < end) {
			if (this.bufferPos >= this.buffer.length) this.flushBuffer();
			const count = Math.min(end - start, this.buffer.length - this.bufferPos);
			this.buffer.set(line.subarray(start, start + count), this.bufferPos);
			this.bufferPos += count;
			start += count;
		}
	}
	flushBuffer() {
		if (this.bufferPos) {
			this.chunks.push(this.buffer.slice(0, this.bufferPos));
			this.bufferPos = 0;
		}
	}
	update(line) {
		let len = line.length;
		const softBreak = len > 0 && line[len - 1] === CHR_EQUALS;
		if (softBreak) len--;
		let literalStart = 0;
		for (let i = 0; i < len; i++) {
			if (line[i] !== CHR_EQUALS || i + 2 >= len) continue;
			const high = hexNibble(line[i + 1]);
			const low = hexNibble(line[i + 2]);
			if (high < 0 || low < 0) continue;
			this.writeBytes(line, literalStart, i);
			this.writeByte(high << 4 | low);
			i += 2;
			literalStart = i + 1;
		}
		this.writeBytes(line, literalStart, len);
		if (!softBreak) this.writeByte(CHR_LF);
	}
	finalize() {
		this.flushBuffer();
		return blobToArrayBuffer(new Blob(this.chunks, { type: "application/octet-stream" }));
	}
};
// node_modules/postal-mime/dist/esm/mime-node.js
var headerDecoder = new TextDecoder("utf-8", { ignoreBOM: true });
var isWsp = (c) => c === 32 || c === 9;
var trimWsp = (str) => {
	let start = 0;
	let end = str.length;
	while (start < end && isWsp(str.charCodeAt(start))) start++;
	while (end > start && isWsp(str.charCodeAt(end - 1))) end--;
	return str.slice(start, end);
};
var CONTENT_HEADERS = new Set([
	"content-type",
	"content-transfer-encoding",
	"content-disposition",
	"content-id",
	"content-description"
]);
var MimeNode = class {
	constructor(options) {
		this.options = options;
		this.postalMime = options.postalMime;
		this.childNodes = [];
		this.finalizedChildCount = 0;
		if (options.parentNode) {
			this.parentNode = options.parentNode;
			this.depth = this.parentNode.depth + 1;
			if (this.depth > options.maxNestingDepth) throw new Error(`Maximum MIME nesting depth of ${options.maxNestingDepth} levels exceeded`);
			options.parentNode.childNodes.push(this);
		} else this.depth = 0;
		this.state = "header";
		this.headerLines = [];
		const defaultContentType = (options.parentMultipartType || null) === "digest" ? "message/rfc822" : "text/plain";
		this.contentType = {
			value: defaultContentType,
			parsed: {
				value: defaultContentType,
				params: {}
			},
			multipart: false
		};
		this.contentTransferEncoding = {
			value: "8bit",
			encoding: ""
		};
		this.contentDisposition = {
			value: "",
			parsed: {
				value: "",
				params: {}
			}
		};
		this.headers = [];
		this.rawHeaderLines = [];
		this.contentDecoder = null;
		this.content = null;
	}
	setupContentDecoder(transferEncoding) {
		if (/base64/i.test(transferEncoding)) this.contentDecoder = new Base64Decoder();
		else if (/quoted-printable/i.test(transferEncoding)) this.contentDecoder = new QPDecoder();
		else this.contentDecoder = new PassThroughDecoder();
	}
	async finalize() {
		if (this.state === "finished") return;
		if (this.state === "header") this.processHeaders();
		let boundaries = this.postalMime.boundaries;
		for (let i = boundaries.length - 1; i >= 0; i--) if (boundaries[i].node === this) {
			boundaries.splice(i, 1);
			break;
		}
		await this.finalizeChildNodes();
		this.content = this.contentDecoder ? await this.contentDecoder.finalize() : null;
		this.contentDecoder = null;
		this.state = "finished";
	}
	async finalizeChildNodes() {
		while (this.finalizedChildCount < this.childNodes.length) await this.childNodes[this.finalizedChildCount++].finalize();
	}
	stripComments(str) {
		let result = "";
		let depth = 0;
		let escaped = false;
		let inQuote = false;
		let commentStart = -1;
		let inParameterValue = false;
		let endsWithWsp = false;
		const append = (c) => {
			result += c;
			endsWithWsp = c === " " || c === "	";
		};
		const opensComment = () => !inParameterValue || !result.length || endsWithWsp;
		for (let i = 0; i < str.length; i++) {
			const chr = str.charAt(i);
			if (escaped) {
				if (depth === 0) append(chr);
				escaped = false;
				continue;
			}
			if (chr === "\\") {
				escaped = true;
				if (depth === 0) append(chr);
				continue;
			}
			if (chr === "\"" && depth === 0) {
				inQuote = !inQuote;
				append(chr);
				continue;
			}
			if (!inQuote) {
				if (chr === "(" && opensComment()) {
					if (depth === 0) commentStart = i;
					depth++;
					continue;
				}
				if (chr === ")" && depth > 0) {
					depth--;
					continue;
				}
				if (depth === 0) {
					if (chr === "=") inParameterValue = true;
					else if (chr === ";") inParameterValue = false;
				}
			}
			if (depth === 0) append(chr);
		}
		if (depth === 0) return result;
		return str.indexOf(";", commentStart) < 0 ? result : str;
	}
	parseStructuredHeader(str) {
		str = this.stripComments(str);
		let response = {
			value: "",
			params: {}
		};
		let key = false;
		let value = "";
		let stage = "value";
		let pendingSpace = "";
		let quoteClosed = false;
		let quote = false;
		let escaped = false;
		let chr;
		const addChr = (c) => {
			if (value.length) value += pendingSpace;
			pendingSpace = "";
			value += c;
		};
		const takeValue = () => {
			const result = value;
			value = "";
			pendingSpace = "";
			quoteClosed = false;
			return result;
		};
		const storeParam = (name, result) => {
			if (!Object.prototype.hasOwnProperty.call(response.params, name)) response.params[name] = result;
		};
		const storeValue = () => {
			const result = takeValue();
			if (key === false) response.value = result;
			else storeParam(key, result);
		};
		const storeEmptyKey = () => {
			const name = takeValue().trim();
			if (name) storeParam(name.toLowerCase(), "");
		};
		for (let i = 0, len = str.length; i < len; i++) {
			chr = str.charAt(i);
			switch (stage) {
				case "key":
					if (chr === "=") {
						key = takeValue().trim().toLowerCase();
						stage = "value";
						break;
					}
					if (chr === ";") {
						storeEmptyKey();
						break;
					}
					value += chr;
					break;
				case "value":
					if (escaped) addChr(chr);
					else if (quote && chr === "\\") {
						escaped = true;
						continue;
					} else if (quote && chr === quote) {
						quote = false;
						quoteClosed = true;
					} else if (!quote && chr === "\"") {
						quote = chr;
						if (value.length) value += pendingSpace;
						pendingSpace = "";
					} else if (!quote && chr === ";") {
						storeValue();
						stage = "key";
					} else if (!quote && (chr === " " || chr === "	")) pendingSpace += chr;
					else if (!quoteClosed) addChr(chr);
					escaped = false;
			}
		}
		if (stage === "value") storeValue();
		else storeEmptyKey();
		if (response.value) response.value = response.value.toLowerCase();
		decodeParameterValueContinuations(response);
		return response;
	}
	decodeFlowedText(str, delSp) {
		const parts = [];
		let lineStart = 0;
		let lineLength = 0;
		const lines = str.split(/\r?\n/);
		for (let i = 0; i < lines.length; i++) {
			let line = lines[i];
			if (line.charAt(0) === " ") line = line.slice(1);
			if (i) {
				const last = parts.length ? parts[parts.length - 1] : "";
				const isSignature = lineLength === 3 && parts.slice(lineStart).join("") === "-- ";
				if (last.endsWith(" ") && !isSignature) {
					if (delSp) {
						if (last.length > 1) parts[parts.length - 1] = last.slice(0, -1);
						else parts.pop();
						lineLength--;
					}
				} else {
					parts.push("\n");
					lineStart = parts.length;
					lineLength = 0;
				}
			}
			if (line) {
				parts.push(line);
				lineLength += line.length;
			}
		}
		return parts.join("");
	}
	getTextContent() {
		if (!this.content) return "";
		let str = getDecoder(this.contentType.parsed.params.charset).decode(this.content);
		if (/^flowed$/i.test(this.contentType.parsed.params.format)) str = this.decodeFlowedText(str, /^yes$/i.test(this.contentType.parsed.params.delsp));
		return str;
	}
	processHeaders() {
		let foldedLines = [];
		for (let line of this.headerLines) if (foldedLines.length && /^[ \t]/.test(line)) foldedLines[foldedLines.length - 1].push(line);
		else foldedLines.push([line]);
		let seenContentHeaders = new Set();
		for (let parts of foldedLines) {
			let rawLine = parts.join("\n");
			let sep = rawLine.indexOf(":");
			let rawKey = trimWsp(sep < 0 ? rawLine : rawLine.slice(0, sep));
			this.rawHeaderLines.push({
				key: rawKey.toLowerCase(),
				line: rawLine
			});
			let unfoldedLine = parts.join("");
			sep = unfoldedLine.indexOf(":");
			let key = trimWsp(sep < 0 ? unfoldedLine : unfoldedLine.slice(0, sep));
			let value = sep < 0 ? "" : trimWsp(unfoldedLine.slice(sep + 1).replace(/[\r\n]+/g, " "));
			this.headers.push({
				key: key.toLowerCase(),
				originalKey: key,
				value
			});
			const lowerKey = key.toLowerCase();
			if (CONTENT_HEADERS.has(lowerKey) && !seenContentHeaders.has(lowerKey)) {
				seenContentHeaders.add(lowerKey);
				switch (lowerKey) {
					case "content-type":
						this.contentType.value = value;
						break;
					case "content-transfer-encoding":
						this.contentTransferEncoding.value = value;
						break;
					case "content-disposition":
						this.contentDisposition.value = value;
						break;
					case "content-id":
						this.contentId = value;
						break;
					case "content-description": this.contentDescription = value;
				}
			}
		}
		this.contentType.parsed = this.parseStructuredHeader(this.contentType.value);
		this.contentType.multipart = /^multipart\//i.test(this.contentType.parsed.value) ? this.contentType.parsed.value.slice(this.contentType.parsed.value.indexOf("/") + 1) : false;
		if (this.contentType.multipart && this.contentType.parsed.params.boundary) this.postalMime.boundaries.push({
			value: textEncoder.encode(this.contentType.parsed.params.boundary),
			node: this
		});
		this.contentDisposition.parsed = this.parseStructuredHeader(this.contentDisposition.value);
		this.contentTransferEncoding.encoding = (this.stripComments(this.contentTransferEncoding.value).toLowerCase().match(/[\w-]+/) || [""])[0];
		this.setupContentDecoder(this.contentTransferEncoding.encoding);
	}
	feed(line) {
		switch (this.state) {
			case "header":
				if (!line.length) {
					this.state = "body";
					this.processHeaders();
					return;
				}
				this.postalMime.headerSize += line.length;
				if (this.postalMime.headerSize > this.options.maxHeadersSize) throw new Error(`Maximum header size of ${this.options.maxHeadersSize} bytes exceeded`);
				this.headerLines.push(headerDecoder.decode(line));
				break;
			case "body": if (this.contentDecoder) this.contentDecoder.update(line);
		}
	}
};
// node_modules/postal-mime/dist/esm/html-entities.js
var htmlEntities = {
	"&AElig": "\u00C6",
	"&AElig;": "\u00C6",
	"&AMP": "&",
	"&AMP;": "&",
	"&Aacute": "\u00C1",
	"&Aacute;": "\u00C1",
	"&Abreve;": "\u0102",
	"&Acirc": "\u00C2",
	"&Acirc;": "\u00C2",
	"&Acy;": "\u0410",
	"&Afr;": "\u{1D504}",
	"&Agrave": "\u00C0",
	"&Agrave;": "\u00C0",
	"&Alpha;": "\u0391",
	"&Amacr;": "\u0100",
	"&And;": "\u2A53",
	"&Aogon;": "\u0104",
	"&Aopf;": "\u{1D538}",
	"&ApplyFunction;": "\u2061",
	"&Aring": "\u00C5",
	"&Aring;": "\u00C5",
	"&Ascr;": "\u{1D49C}",
	"&Assign;": "\u2254",
	"&Atilde": "\u00C3",
	"&Atilde;": "\u00C3",
	"&Auml": "\u00C4",
	"&Auml;": "\u00C4",
	"&Backslash;": "\u2216",
	"&Barv;": "\u2AE7",
	"&Barwed;": "\u2306",
	"&Bcy;": "\u0411",
	"&Because;": "\u2235",
	"&Bernoullis;": "\u212C",
	"&Beta;": "\u0392",
	"&Bfr;": "\u{1D505}",
	"&Bopf;": "\u{1D539}",
	"&Breve;": "\u02D8",
	"&Bscr;": "\u212C",
	"&Bumpeq;": "\u224E",
	"&CHcy;": "\u0427",
	"&COPY": "\u00A9",
	"&COPY;": "\u00A9",
	"&Cacute;": "\u0106",
	"&Cap;": "\u22D2",
	"&CapitalDifferentialD;": "\u2145",
	"&Cayleys;": "\u212D",
	"&Ccaron;": "\u010C",
	"&Ccedil": "\u00C7",
	"&Ccedil;": "\u00C7",
	"&Ccirc;": "\u0108",
	"&Cconint;": "\u2230",
	"&Cdot;": "\u010A",
	"&Cedilla;": "\u00B8",
	"&CenterDot;": "\u00B7",
	"&Cfr;": "\u212D",
	"&Chi;": "\u03A7",
	"&CircleDot;": "\u2299",
	"&CircleMinus;": "\u2296",
	"&CirclePlus;": "\u2295",
	"&CircleTimes;": "\u2297",
	"&ClockwiseContourIntegral;": "\u2232",
	"&CloseCurlyDoubleQuote;": "\u201D",
	"&CloseCurlyQuote;": "\u2019",
	"&Colon;": "\u2237",
	"&Colone;": "\u2A74",
	"&Congruent;": "\u2261",
	"&Conint;": "\u222F",
	"&ContourIntegral;": "\u222E",
	"&Copf;": "\u2102",
	"&Coproduct;": "\u2210",
	"&CounterClockwiseContourIntegral;": "\u2233",
	"&Cross;": "\u2A2F",
	"&Cscr;": "\u{1D49E}",
	"&Cup;": "\u22D3",
	"&CupCap;": "\u224D",
	"&DD;": "\u2145",
	"&DDotrahd;": "\u2911",
	"&DJcy;": "\u0402",
	"&DScy;": "\u0405",
	"&DZcy;": "\u040F",
	"&Dagger;": "\u2021",
	"&Darr;": "\u21A1",
	"&Dashv;": "\u2AE4",
	"&Dcaron;": "\u010E",
	"&Dcy;": "\u0414",
	"&Del;": "\u2207",
	"&Delta;": "\u0394",
	"&Dfr;": "\u{1D507}",
	"&DiacriticalAcute;": "\u00B4",
	"&DiacriticalDot;": "\u02D9",
	"&DiacriticalDoubleAcute;": "\u02DD",
	"&DiacriticalGrave;": "`",
	"&DiacriticalTilde;": "\u02DC",
	"&Diamond;": "\u22C4",
	"&DifferentialD;": "\u2146",
	"&Dopf;": "\u{1D53B}",
	"&Dot;": "\u00A8",
	"&DotDot;": "\u20DC",
	"&DotEqual;": "\u2250",
	"&DoubleContourIntegral;": "\u222F",
	"&DoubleDot;": "\u00A8",
	"&DoubleDownArrow;": "\u21D3",
	"&DoubleLeftArrow;": "\u21D0",
	"&DoubleLeftRightArrow;": "\u21D4",
	"&DoubleLeftTee;": "\u2AE4",
	"&DoubleLongLeftArrow;": "\u27F8",
	"&DoubleLongLeftRightArrow;": "\u27FA",
	"&DoubleLongRightArrow;": "\u27F9",
	"&DoubleRightArrow;": "\u21D2",
	"&DoubleRightTee;": "\u22A8",
	"&DoubleUpArrow;": "\u21D1",
	"&DoubleUpDownArrow;": "\u21D5",
	"&DoubleVerticalBar;": "\u2225",
	"&DownArrow;": "\u2193",
	"&DownArrowBar;": "\u2913",
	"&DownArrowUpArrow;": "\u21F5",
	"&DownBreve;": "\u0311",
	"&DownLeftRightVector;": "\u2950",
	"&DownLeftTeeVector;": "\u295E",
	"&DownLeftVector;": "\u21BD",
	"&DownLeftVectorBar;": "\u2956",
	"&DownRightTeeVector;": "\u295F",
	"&DownRightVector;": "\u21C1",
	"&DownRightVectorBar;": "\u2957",
	"&DownTee;": "\u22A4",
	"&DownTeeArrow;": "\u21A7",
	"&Downarrow;": "\u21D3",
	"&Dscr;": "\u{1D49F}",
	"&Dstrok;": "\u0110",
	"&ENG;": "\u014A",
	"&ETH": "\u00D0",
	"&ETH;": "\u00D0",
	"&Eacute": "\u00C9",
	"&Eacute;": "\u00C9",
	"&Ecaron;": "\u011A",
	"&Ecirc": "\u00CA",
	"&Ecirc;": "\u00CA",
	"&Ecy;": "\u042D",
	"&Edot;": "\u0116",
	"&Efr;": "\u{1D508}",
	"&Egrave": "\u00C8",
	"&Egrave;": "\u00C8",
	"&Element;": "\u2208",
	"&Emacr;": "\u0112",
	"&EmptySmallSquare;": "\u25FB",
	"&EmptyVerySmallSquare;": "\u25AB",
	"&Eogon;": "\u0118",
	"&Eopf;": "\u{1D53C}",
	"&Epsilon;": "\u0395",
	"&Equal;": "\u2A75",
	"&EqualTilde;": "\u2242",
	"&Equilibrium;": "\u21CC",
	"&Escr;": "\u2130",
	"&Esim;": "\u2A73",
	"&Eta;": "\u0397",
	"&Euml": "\u00CB",
	"&Euml;": "\u00CB",
	"&Exists;": "\u2203",
	"&ExponentialE;": "\u2147",
	"&Fcy;": "\u0424",
	"&Ffr;": "\u{1D509}",
	"&FilledSmallSquare;": "\u25FC",
	"&FilledVerySmallSquare;": "\u25AA",
	"&Fopf;": "\u{1D53D}",
	"&ForAll;": "\u2200",
	"&Fouriertrf;": "\u2131",
	"&Fscr;": "\u2131",
	"&GJcy;": "\u0403",
	"&GT": ">",
	"&GT;": ">",
	"&Gamma;": "\u0393",
	"&Gammad;": "\u03DC",
	"&Gbreve;": "\u011E",
	"&Gcedil;": "\u0122",
	"&Gcirc;": "\u011C",
	"&Gcy;": "\u0413",
	"&Gdot;": "\u0120",
	"&Gfr;": "\u{1D50A}",
	"&Gg;": "\u22D9",
	"&Gopf;": "\u{1D53E}",
	"&GreaterEqual;": "\u2265",
	"&GreaterEqualLess;": "\u22DB",
	"&GreaterFullEqual;": "\u2267",
	"&GreaterGreater;": "\u2AA2",
	"&GreaterLess;": "\u2277",
	"&GreaterSlantEqual;": "\u2A7E",
	"&GreaterTilde;": "\u2273",
	"&Gscr;": "\u{1D4A2}",
	"&Gt;": "\u226B",
	"&HARDcy;": "\u042A",
	"&Hacek;": "\u02C7",
	"&Hat;": "^",
	"&Hcirc;": "\u0124",
	"&Hfr;": "\u210C",
	"&HilbertSpace;": "\u210B",
	"&Hopf;": "\u210D",
	"&HorizontalLine;": "\u2500",
	"&Hscr;": "\u210B",
	"&Hstrok;": "\u0126",
	"&HumpDownHump;": "\u224E",
	"&HumpEqual;": "\u224F",
	"&IEcy;": "\u0415",
	"&IJlig;": "\u0132",
	"&IOcy;": "\u0401",
	"&Iacute": "\u00CD",
	"&Iacute;": "\u00CD",
	"&Icirc": "\u00CE",
	"&Icirc;": "\u00CE",
	"&Icy;": "\u0418",
	"&Idot;": "\u0130",
	"&Ifr;": "\u2111",
	"&Igrave": "\u00CC",
	"&Igrave;": "\u00CC",
	"&Im;": "\u2111",
	"&Imacr;": "\u012A",
	"&ImaginaryI;": "\u2148",
	"&Implies;": "\u21D2",
	"&Int;": "\u222C",
	"&Integral;": "\u222B",
	"&Intersection;": "\u22C2",
	"&InvisibleComma;": "\u2063",
	"&InvisibleTimes;": "\u2062",
	"&Iogon;": "\u012E",
	"&Iopf;": "\u{1D540}",
	"&Iota;": "\u0399",
	"&Iscr;": "\u2110",
	"&Itilde;": "\u0128",
	"&Iukcy;": "\u0406",
	"&Iuml": "\u00CF",
	"&Iuml;": "\u00CF",
	"&Jcirc;": "\u0134",
	"&Jcy;": "\u0419",
	"&Jfr;": "\u{1D50D}",
	"&Jopf;": "\u{1D541}",
	"&Jscr;": "\u{1D4A5}",
	"&Jsercy;": "\u0408",
	"&Jukcy;": "\u0404",
	"&KHcy;": "\u0425",
	"&KJcy;": "\u040C",
	"&Kappa;": "\u039A",
	"&Kcedil;": "\u0136",
	"&Kcy;": "\u041A",
	"&Kfr;": "\u{1D50E}",
	"&Kopf;": "\u{1D542}",
	"&Kscr;": "\u{1D4A6}",
	"&LJcy;": "\u0409",
	"&LT": "<",
	"&LT;": "<",
	"&Lacute;": "\u0139",
	"&Lambda;": "\u039B",
	"&Lang;": "\u27EA",
	"&Laplacetrf;": "\u2112",
	"&Larr;": "\u219E",
	"&Lcaron;": "\u013D",
	"&Lcedil;": "\u013B",
	"&Lcy;": "\u041B",
	"&LeftAngleBracket;": "\u27E8",
	"&LeftArrow;": "\u2190",
	"&LeftArrowBar;": "\u21E4",
	"&LeftArrowRightArrow;": "\u21C6",
	"&LeftCeiling;": "\u2308",
	"&LeftDoubleBracket;": "\u27E6",
	"&LeftDownTeeVector;": "\u2961",
	"&LeftDownVector;": "\u21C3",
	"&LeftDownVectorBar;": "\u2959",
	"&LeftFloor;": "\u230A",
	"&LeftRightArrow;": "\u2194",
	"&LeftRightVector;": "\u294E",
	"&LeftTee;": "\u22A3",
	"&LeftTeeArrow;": "\u21A4",
	"&LeftTeeVector;": "\u295A",
	"&LeftTriangle;": "\u22B2",
	"&LeftTriangleBar;": "\u29CF",
	"&LeftTriangleEqual;": "\u22B4",
	"&LeftUpDownVector;": "\u2951",
	"&LeftUpTeeVector;": "\u2960",
	"&LeftUpVector;": "\u21BF",
	"&LeftUpVectorBar;": "\u2958",
	"&LeftVector;": "\u21BC",
	"&LeftVectorBar;": "\u2952",
	"&Leftarrow;": "\u21D0",
	"&Leftrightarrow;": "\u21D4",
	"&LessEqualGreater;": "\u22DA",
	"&LessFullEqual;": "\u2266",
	"&LessGreater;": "\u2276",
	"&LessLess;": "\u2AA1",
	"&LessSlantEqual;": "\u2A7D",
	"&LessTilde;": "\u2272",
	"&Lfr;": "\u{1D50F}",
	"&Ll;": "\u22D8",
	"&Lleftarrow;": "\u21DA",
	"&Lmidot;": "\u013F",
	"&LongLeftArrow;": "\u27F5",
	"&LongLeftRightArrow;": "\u27F7",
	"&LongRightArrow;": "\u27F6",
	"&Longleftarrow;": "\u27F8",
	"&Longleftrightarrow;": "\u27FA",
	"&Longrightarrow;": "\u27F9",
	"&Lopf;": "\u{1D543}",
	"&LowerLeftArrow;": "\u2199",
	"&LowerRightArrow;": "\u2198",
	"&Lscr;": "\u2112",
	"&Lsh;": "\u21B0",
	"&Lstrok;": "\u0141",
	"&Lt;": "\u226A",
	"&Map;": "\u2905",
	"&Mcy;": "\u041C",
	"&MediumSpace;": "\u205F",
	"&Mellintrf;": "\u2133",
	"&Mfr;": "\u{1D510}",
	"&MinusPlus;": "\u2213",
	"&Mopf;": "\u{1D544}",
	"&Mscr;": "\u2133",
	"&Mu;": "\u039C",
	"&NJcy;": "\u040A",
	"&Nacute;": "\u0143",
	"&Ncaron;": "\u0147",
	"&Ncedil;": "\u0145",
	"&Ncy;": "\u041D",
	"&NegativeMediumSpace;": "\u200B",
	"&NegativeThickSpace;": "\u200B",
	"&NegativeThinSpace;": "\u200B",
	"&NegativeVeryThinSpace;": "\u200B",
	"&NestedGreaterGreater;": "\u226B",
	"&NestedLessLess;": "\u226A",
	"&NewLine;": "\n",
	"&Nfr;": "\u{1D511}",
	"&NoBreak;": "\u2060",
	"&NonBreakingSpace;": "\u00A0",
	"&Nopf;": "\u2115",
	"&Not;": "\u2AEC",
	"&NotCongruent;": "\u2262",
	"&NotCupCap;": "\u226D",
	"&NotDoubleVerticalBar;": "\u2226",
	"&NotElement;": "\u2209",
	"&NotEqual;": "\u2260",
	"&NotEqualTilde;": "\u2242\u0338",
	"&NotExists;": "\u2204",
	"&NotGreater;": "\u226F",
	"&NotGreaterEqual;": "\u2271",
	"&NotGreaterFullEqual;": "\u2267\u0338",
	"&NotGreaterGreater;": "\u226B\u0338",
	"&NotGreaterLess;": "\u2279",
	"&NotGreaterSlantEqual;": "\u2A7E\u0338",
	"&NotGreaterTilde;": "\u2275",
	"&NotHumpDownHump;": "\u224E\u0338",
	"&NotHumpEqual;": "\u224F\u0338",
	"&NotLeftTriangle;": "\u22EA",
	"&NotLeftTriangleBar;": "\u29CF\u0338",
	"&NotLeftTriangleEqual;": "\u22EC",
	"&NotLess;": "\u226E",
	"&NotLessEqual;": "\u2270",
	"&NotLessGreater;": "\u2278",
	"&NotLessLess;": "\u226A\u0338",
	"&NotLessSlantEqual;": "\u2A7D\u0338",
	"&NotLessTilde;": "\u2274",
	"&NotNestedGreaterGreater;": "\u2AA2\u0338",
	"&NotNestedLessLess;": "\u2AA1\u0338",
	"&NotPrecedes;": "\u2280",
	"&NotPrecedesEqual;": "\u2AAF\u0338",
	"&NotPrecedesSlantEqual;": "\u22E0",
	"&NotReverseElement;": "\u220C",
	"&NotRightTriangle;": "\u22EB",
	"&NotRightTriangleBar;": "\u29D0\u0338",
	"&NotRightTriangleEqual;": "\u22ED",
	"&NotSquareSubset;": "\u228F\u0338",
	"&NotSquareSubsetEqual;": "\u22E2",
	"&NotSquareSuperset;": "\u2290\u0338",
	"&NotSquareSupersetEqual;": "\u22E3",
	"&NotSubset;": "\u2282\u20D2",
	"&NotSubsetEqual;": "\u2288",
	"&NotSucceeds;": "\u2281",
	"&NotSucceedsEqual;": "\u2AB0\u0338",
	"&NotSucceedsSlantEqual;": "\u22E1",
	"&NotSucceedsTilde;": "\u227F\u0338",
	"&NotSuperset;": "\u2283\u20D2",
	"&NotSupersetEqual;": "\u2289",
	"&NotTilde;": "\u2241",
	"&NotTildeEqual;": "\u2244",
	"&NotTildeFullEqual;": "\u2247",
	"&NotTildeTilde;": "\u2249",
	"&NotVerticalBar;": "\u2224",
	"&Nscr;": "\u{1D4A9}",
	"&Ntilde": "\u00D1",
	"&Ntilde;": "\u00D1",
	"&Nu;": "\u039D",
	"&OElig;": "\u0152",
	"&Oacute": "\u00D3",
	"&Oacute;": "\u00D3",
	"&Ocirc": "\u00D4",
	"&Ocirc;": "\u00D4",
	"&Ocy;": "\u041E",
	"&Odblac;": "\u0150",
	"&Ofr;": "\u{1D512}",
	"&Ograve": "\u00D2",
	"&Ograve;": "\u00D2",
	"&Omacr;": "\u014C",
	"&Omega;": "\u03A9",
	"&Omicron;": "\u039F",
	"&Oopf;": "\u{1D546}",
	"&OpenCurlyDoubleQuote;": "\u201C",
	"&OpenCurlyQuote;": "\u2018",
	"&Or;": "\u2A54",
	"&Oscr;": "\u{1D4AA}",
	"&Oslash": "\u00D8",
	"&Oslash;": "\u00D8",
	"&Otilde": "\u00D5",
	"&Otilde;": "\u00D5",
	"&Otimes;": "\u2A37",
	"&Ouml": "\u00D6",
	"&Ouml;": "\u00D6",
	"&OverBar;": "\u203E",
	"&OverBrace;": "\u23DE",
	"&OverBracket;": "\u23B4",
	"&OverParenthesis;": "\u23DC",
	"&PartialD;": "\u2202",
	"&Pcy;": "\u041F",
	"&Pfr;": "\u{1D513}",
	"&Phi;": "\u03A6",
	"&Pi;": "\u03A0",
	"&PlusMinus;": "\u00B1",
	"&Poincareplane;": "\u210C",
	"&Popf;": "\u2119",
	"&Pr;": "\u2ABB",
	"&Precedes;": "\u227A",
	"&PrecedesEqual;": "\u2AAF",
	"&PrecedesSlantEqual;": "\u227C",
	"&PrecedesTilde;": "\u227E",
	"&Prime;": "\u2033",
	"&Product;": "\u220F",
	"&Proportion;": "\u2237",
	"&Proportional;": "\u221D",
	"&Pscr;": "\u{1D4AB}",
	"&Psi;": "\u03A8",
	"&QUOT": "\"",
	"&QUOT;": "\"",
	"&Qfr;": "\u{1D514}",
	"&Qopf;": "\u211A",
	"&Qscr;": "\u{1D4AC}",
	"&RBarr;": "\u2910",
	"&REG": "\u00AE",
	"&REG;": "\u00AE",
	"&Racute;": "\u0154",
	"&Rang;": "\u27EB",
	"&Rarr;": "\u21A0",
	"&Rarrtl;": "\u2916",
	"&Rcaron;": "\u0158",
	"&Rcedil;": "\u0156",
	"&Rcy;": "\u0420",
	"&Re;": "\u211C",
	"&ReverseElement;": "\u220B",
	"&ReverseEquilibrium;": "\u21CB",
	"&ReverseUpEquilibrium;": "\u296F",
	"&Rfr;": "\u211C",
	"&Rho;": "\u03A1",
	"&RightAngleBracket;": "\u27E9",
	"&RightArrow;": "\u2192",
	"&RightArrowBar;": "\u21E5",
	"&RightArrowLeftArrow;": "\u21C4",
	"&RightCeiling;": "\u2309",
	"&RightDoubleBracket;": "\u27E7",
	"&RightDownTeeVector;": "\u295D",
	"&RightDownVector;": "\u21C2",
	"&RightDownVectorBar;": "\u2955",
	"&RightFloor;": "\u230B",
	"&RightTee;": "\u22A2",
	"&RightTeeArrow;": "\u21A6",
	"&RightTeeVector;": "\u295B",
	"&RightTriangle;": "\u22B3",
	"&RightTriangleBar;": "\u29D0",
	"&RightTriangleEqual;": "\u22B5",
	"&RightUpDownVector;": "\u294F",
	"&RightUpTeeVector;": "\u295C",
	"&RightUpVector;": "\u21BE",
	"&RightUpVectorBar;": "\u2954",
	"&RightVector;": "\u21C0",
	"&RightVectorBar;": "\u2953",
	"&Rightarrow;": "\u21D2",
	"&Ropf;": "\u211D",
	"&RoundImplies;": "\u2970",
	"&Rrightarrow;": "\u21DB",
	"&Rscr;": "\u211B",
	"&Rsh;": "\u21B1",
	"&RuleDelayed;": "\u29F4",
	"&SHCHcy;": "\u0429",
	"&SHcy;": "\u0428",
	"&SOFTcy;": "\u042C",
	"&Sacute;": "\u015A",
	"&Sc;": "\u2ABC",
	"&Scaron;": "\u0160",
	"&Scedil;": "\u015E",
	"&Scirc;": "\u015C",
	"&Scy;": "\u0421",
	"&Sfr;": "\u{1D516}",
	"&ShortDownArrow;": "\u2193",
	"&ShortLeftArrow;": "\u2190",
	"&ShortRightArrow;": "\u2192",
	"&ShortUpArrow;": "\u2191",
	"&Sigma;": "\u03A3",
	"&SmallCircle;": "\u2218",
	"&Sopf;": "\u{1D54A}",
	"&Sqrt;": "\u221A",
	"&Square;": "\u25A1",
	"&SquareIntersection;": "\u2293",
	"&SquareSubset;": "\u228F",
	"&SquareSubsetEqual;": "\u2291",
	"&SquareSuperset;": "\u2290",
	"&SquareSupersetEqual;": "\u2292",
	"&SquareUnion;": "\u2294",
	"&Sscr;": "\u{1D4AE}",
	"&Star;": "\u22C6",
	"&Sub;": "\u22D0",
	"&Subset;": "\u22D0",
	"&SubsetEqual;": "\u2286",
	"&Succeeds;": "\u227B",
	"&SucceedsEqual;": "\u2AB0",
	"&SucceedsSlantEqual;": "\u227D",
	"&SucceedsTilde;": "\u227F",
	"&SuchThat;": "\u220B",
	"&Sum;": "\u2211",
	"&Sup;": "\u22D1",
	"&Superset;": "\u2283",
	"&SupersetEqual;": "\u2287",
	"&Supset;": "\u22D1",
	"&THORN": "\u00DE",
	"&THORN;": "\u00DE",
	"&TRADE;": "\u2122",
	"&TSHcy;": "\u040B",
	"&TScy;": "\u0426",
	"&Tab;": "	",
	"&Tau;": "\u03A4",
	"&Tcaron;": "\u0164",
	"&Tcedil;": "\u0162",
	"&Tcy;": "\u0422",
	"&Tfr;": "\u{1D517}",
	"&Therefore;": "\u2234",
	"&Theta;": "\u0398",
	"&ThickSpace;": "\u205F\u200A",
	"&ThinSpace;": "\u2009",
	"&Tilde;": "\u223C",
	"&TildeEqual;": "\u2243",
	"&TildeFullEqual;": "\u2245",
	"&TildeTilde;": "\u2248",
	"&Topf;": "\u{1D54B}",
	"&TripleDot;": "\u20DB",
	"&Tscr;": "\u{1D4AF}",
	"&Tstrok;": "\u0166",
	"&Uacute": "\u00DA",
	"&Uacute;": "\u00DA",
	"&Uarr;": "\u219F",
	"&Uarrocir;": "\u2949",
	"&Ubrcy;": "\u040E",
	"&Ubreve;": "\u016C",
	"&Ucirc": "\u00DB",
	"&Ucirc;": "\u00DB",
	"&Ucy;": "\u0423",
	"&Udblac;": "\u0170",
	"&Ufr;": "\u{1D518}",
	"&Ugrave": "\u00D9",
	"&Ugrave;": "\u00D9",
	"&Umacr;": "\u016A",
	"&UnderBar;": "_",
	"&UnderBrace;": "\u23DF",
	"&UnderBracket;": "\u23B5",
	"&UnderParenthesis;": "\u23DD",
	"&Union;": "\u22C3",
	"&UnionPlus;": "\u228E",
	"&Uogon;": "\u0172",
	"&Uopf;": "\u{1D54C}",
	"&UpArrow;": "\u2191",
	"&UpArrowBar;": "\u2912",
	"&UpArrowDownArrow;": "\u21C5",
	"&UpDownArrow;": "\u2195",
	"&UpEquilibrium;": "\u296E",
	"&UpTee;": "\u22A5",
	"&UpTeeArrow;": "\u21A5",
	"&Uparrow;": "\u21D1",
	"&Updownarrow;": "\u21D5",
	"&UpperLeftArrow;": "\u2196",
	"&UpperRightArrow;": "\u2197",
	"&Upsi;": "\u03D2",
	"&Upsilon;": "\u03A5",
	"&Uring;": "\u016E",
	"&Uscr;": "\u{1D4B0}",
	"&Utilde;": "\u0168",
	"&Uuml": "\u00DC",
	"&Uuml;": "\u00DC",
	"&VDash;": "\u22AB",
	"&Vbar;": "\u2AEB",
	"&Vcy;": "\u0412",
	"&Vdash;": "\u22A9",
	"&Vdashl;": "\u2AE6",
	"&Vee;": "\u22C1",
	"&Verbar;": "\u2016",
	"&Vert;": "\u2016",
	"&VerticalBar;": "\u2223",
	"&VerticalLine;": "|",
	"&VerticalSeparator;": "\u2758",
	"&VerticalTilde;": "\u2240",
	"&VeryThinSpace;": "\u200A",
	"&Vfr;": "\u{1D519}",
	"&Vopf;": "\u{1D54D}",
	"&Vscr;": "\u{1D4B1}",
	"&Vvdash;": "\u22AA",
	"&Wcirc;": "\u0174",
	"&Wedge;": "\u22C0",
	"&Wfr;": "\u{1D51A}",
	"&Wopf;": "\u{1D54E}",
	"&Wscr;": "\u{1D4B2}",
	"&Xfr;": "\u{1D51B}",
	"&Xi;": "\u039E",
	"&Xopf;": "\u{1D54F}",
	"&Xscr;": "\u{1D4B3}",
	"&YAcy;": "\u042F",
	"&YIcy;": "\u0407",
	"&YUcy;": "\u042E",
	"&Yacute": "\u00DD",
	"&Yacute;": "\u00DD",
	"&Ycirc;": "\u0176",
	"&Ycy;": "\u042B",
	"&Yfr;": "\u{1D51C}",
	"&Yopf;": "\u{1D550}",
	"&Yscr;": "\u{1D4B4}",
	"&Yuml;": "\u0178",
	"&ZHcy;": "\u0416",
	"&Zacute;": "\u0179",
	"&Zcaron;": "\u017D",
	"&Zcy;": "\u0417",
	"&Zdot;": "\u017B",
	"&ZeroWidthSpace;": "\u200B",
	"&Zeta;": "\u0396",
	"&Zfr;": "\u2128",
	"&Zopf;": "\u2124",
	"&Zscr;": "\u{1D4B5}",
	"&aacute": "\u00E1",
	"&aacute;": "\u00E1",
	"&abreve;": "\u0103",
	"&ac;": "\u223E",
	"&acE;": "\u223E\u0333",
	"&acd;": "\u223F",
	"&acirc": "\u00E2",
	"&acirc;": "\u00E2",
	"&acute": "\u00B4",
	"&acute;": "\u00B4",
	"&acy;": "\u0430",
	"&aelig": "\u00E6",
	"&aelig;": "\u00E6",
	"&af;": "\u2061",
	"&afr;": "\u{1D51E}",
	"&agrave": "\u00E0",
	"&agrave;": "\u00E0",
	"&alefsym;": "\u2135",
	"&aleph;": "\u2135",
	"&alpha;": "\u03B1",
	"&amacr;": "\u0101",
	"&amalg;": "\u2A3F",
	"&amp": "&",
	"&amp;": "&",
	"&and;": "\u2227",
	"&andand;": "\u2A55",
	"&andd;": "\u2A5C",
	"&andslope;": "\u2A58",
	"&andv;": "\u2A5A",
	"&ang;": "\u2220",
	"&ange;": "\u29A4",
	"&angle;": "\u2220",
	"&angmsd;": "\u2221",
	"&angmsdaa;": "\u29A8",
	"&angmsdab;": "\u29A9",
	"&angmsdac;": "\u29AA",
	"&angmsdad;": "\u29AB",
	"&angmsdae;": "\u29AC",
	"&angmsdaf;": "\u29AD",
	"&angmsdag;": "\u29AE",
	"&angmsdah;": "\u29AF",
	"&angrt;": "\u221F",
	"&angrtvb;": "\u22BE",
	"&angrtvbd;": "\u299D",
	"&angsph;": "\u2222",
	"&angst;": "\u00C5",
	"&angzarr;": "\u237C",
	"&aogon;": "\u0105",
	"&aopf;": "\u{1D552}",
	"&ap;": "\u2248",
	"&apE;": "\u2A70",
	"&apacir;": "\u2A6F",
	"&ape;": "\u224A",
	"&apid;": "\u224B",
	"&apos;": "'",
	"&approx;": "\u2248",
	"&approxeq;": "\u224A",
	"&aring": "\u00E5",
	"&aring;": "\u00E5",
	"&ascr;": "\u{1D4B6}",
	"&ast;": "*",
	"&asymp;": "\u2248",
	"&asympeq;": "\u224D",
	"&atilde": "\u00E3",
	"&atilde;": "\u00E3",
	"&auml": "\u00E4",
	"&auml;": "\u00E4",
	"&awconint;": "\u2233",
	"&awint;": "\u2A11",
	"&bNot;": "\u2AED",
	"&backcong;": "\u224C",
	"&backepsilon;": "\u03F6",
	"&backprime;": "\u2035",
	"&backsim;": "\u223D",
	"&backsimeq;": "\u22CD",
	"&barvee;": "\u22BD",
	"&barwed;": "\u2305",
	"&barwedge;": "\u2305",
	"&bbrk;": "\u23B5",
	"&bbrktbrk;": "\u23B6",
	"&bcong;": "\u224C",
	"&bcy;": "\u0431",
	"&bdquo;": "\u201E",
	"&becaus;": "\u2235",
	"&because;": "\u2235",
	"&bemptyv;": "\u29B0",
	"&bepsi;": "\u03F6",
	"&bernou;": "\u212C",
	"&beta;": "\u03B2",
	"&beth;": "\u2136",
	"&between;": "\u226C",
	"&bfr;": "\u{1D51F}",
	"&bigcap;": "\u22C2",
	"&bigcirc;": "\u25EF",
	"&bigcup;": "\u22C3",
	"&bigodot;": "\u2A00",
	"&bigoplus;": "\u2A01",
	"&bigotimes;": "\u2A02",
	"&bigsqcup;": "\u2A06",
	"&bigstar;": "\u2605",
	"&bigtriangledown;": "\u25BD",
	"&bigtriangleup;": "\u25B3",
	"&biguplus;": "\u2A04",
	"&bigvee;": "\u22C1",
	"&bigwedge;": "\u22C0",
	"&bkarow;": "\u290D",
	"&blacklozenge;": "\u29EB",
	"&blacksquare;": "\u25AA",
	"&blacktriangle;": "\u25B4",
	"&blacktriangledown;": "\u25BE",
	"&blacktriangleleft;": "\u25C2",
	"&blacktriangleright;": "\u25B8",
	"&blank;": "\u2423",
	"&blk12;": "\u2592",
	"&blk14;": "\u2591",
	"&blk34;": "\u2593",
	"&block;": "\u2588",
	"&bne;": "=\u20E5",
	"&bnequiv;": "\u2261\u20E5",
	"&bnot;": "\u2310",
	"&bopf;": "\u{1D553}",
	"&bot;": "\u22A5",
	"&bottom;": "\u22A5",
	"&bowtie;": "\u22C8",
	"&boxDL;": "\u2557",
	"&boxDR;": "\u2554",
	"&boxDl;": "\u2556",
	"&boxDr;": "\u2553",
	"&boxH;": "\u2550",
	"&boxHD;": "\u2566",
	"&boxHU;": "\u2569",
	"&boxHd;": "\u2564",
	"&boxHu;": "\u2567",
	"&boxUL;": "\u255D",
	"&boxUR;": "\u255A",
	"&boxUl;": "\u255C",
	"&boxUr;": "\u2559",
	"&boxV;": "\u2551",
	"&boxVH;": "\u256C",
	"&boxVL;": "\u2563",
	"&boxVR;": "\u2560",
	"&boxVh;": "\u256B",
	"&boxVl;": "\u2562",
	"&boxVr;": "\u255F",
	"&boxbox;": "\u29C9",
	"&boxdL;": "\u2555",
	"&boxdR;": "\u2552",
	"&boxdl;": "\u2510",
	"&boxdr;": "\u250C",
	"&boxh;": "\u2500",
	"&boxhD;": "\u2565",
	"&boxhU;": "\u2568",
	"&boxhd;": "\u252C",
	"&boxhu;": "\u2534",
	"&boxminus;": "\u229F",
	"&boxplus;": "\u229E",
	"&boxtimes;": "\u22A0",
	"&boxuL;": "\u255B",
	"&boxuR;": "\u2558",
	"&boxul;": "\u2518",
	"&boxur;": "\u2514",
	"&boxv;": "\u2502",
	"&boxvH;": "\u256A",
	"&boxvL;": "\u2561",
	"&boxvR;": "\u255E",
	"&boxvh;": "\u253C",
	"&boxvl;": "\u2524",
	"&boxvr;": "\u251C",
	"&bprime;": "\u2035",
	"&breve;": "\u02D8",
	"&brvbar": "\u00A6",
	"&brvbar;": "\u00A6",
	"&bscr;": "\u{1D4B7}",
	"&bsemi;": "\u204F",
	"&bsim;": "\u223D",
	"&bsime;": "\u22CD",
	"&bsol;": "\\",
	"&bsolb;": "\u29C5",
	"&bsolhsub;": "\u27C8",
	"&bull;": "\u2022",
	"&bullet;": "\u2022",
	"&bump;": "\u224E",
	"&bumpE;": "\u2AAE",
	"&bumpe;": "\u224F",
	"&bumpeq;": "\u224F",
	"&cacute;": "\u0107",
	"&cap;": "\u2229",
	"&capand;": "\u2A44",
	"&capbrcup;": "\u2A49",
	"&capcap;": "\u2A4B",
	"&capcup;": "\u2A47",
	"&capdot;": "\u2A40",
	"&caps;": "\u2229\uFE00",
	"&caret;": "\u2041",
	"&caron;": "\u02C7",
	"&ccaps;": "\u2A4D",
	"&ccaron;": "\u010D",
	"&ccedil": "\u00E7",
	"&ccedil;": "\u00E7",
	"&ccirc;": "\u0109",
	"&ccups;": "\u2A4C",
	"&ccupssm;": "\u2A50",
	"&cdot;": "\u010B",
	"&cedil": "\u00B8",
	"&cedil;": "\u00B8",
	"&cemptyv;": "\u29B2",
	"&cent": "\u00A2",
	"&cent;": "\u00A2",
	"&centerdot;": "\u00B7",
	"&cfr;": "\u{1D520}",
	"&chcy;": "\u0447",
	"&check;": "\u2713",
	"&checkmark;": "\u2713",
	"&chi;": "\u03C7",
	"&cir;": "\u25CB",
	"&cirE;": "\u29C3",
	"&circ;": "\u02C6",
	"&circeq;": "\u2257",
	"&circlearrowleft;": "\u21BA",
	"&circlearrowright;": "\u21BB",
	"&circledR;": "\u00AE",
	"&circledS;": "\u24C8",
	"&circledast;": "\u229B",
	"&circledcirc;": "\u229A",
	"&circleddash;": "\u229D",
	"&cire;": "\u2257",
	"&cirfnint;": "\u2A10",
	"&cirmid;": "\u2AEF",
	"&cirscir;": "\u29C2",
	"&clubs;": "\u2663",
	"&clubsuit;": "\u2663",
	"&colon;": ":",
	"&colone;": "\u2254",
	"&coloneq;": "\u2254",
	"&comma;": ",",
	"&commat;": "@",
	"&comp;": "\u2201",
	"&compfn;": "\u2218",
	"&complement;": "\u2201",
	"&complexes;": "\u2102",
	"&cong;": "\u2245",
	"&congdot;": "\u2A6D",
	"&conint;": "\u222E",
	"&copf;": "\u{1D554}",
	"&coprod;": "\u2210",
	"&copy": "\u00A9",
	"&copy;": "\u00A9",
	"&copysr;": "\u2117",
	"&crarr;": "\u21B5",
	"&cross;": "\u2717",
	"&cscr;": "\u{1D4B8}",
	"&csub;": "\u2ACF",
	"&csube;": "\u2AD1",
	"&csup;": "\u2AD0",
	"&csupe;": "\u2AD2",
	"&ctdot;": "\u22EF",
	"&cudarrl;": "\u2938",
	"&cudarrr;": "\u2935",
	"&cuepr;": "\u22DE",
	"&cuesc;": "\u22DF",
	"&cularr;": "\u21B6",
	"&cularrp;": "\u293D",
	"&cup;": "\u222A",
	"&cupbrcap;": "\u2A48",
	"&cupcap;": "\u2A46",
	"&cupcup;": "\u2A4A",
	"&cupdot;": "\u228D",
	"&cupor;": "\u2A45",
	"&cups;": "\u222A\uFE00",
	"&curarr;": "\u21B7",
	"&curarrm;": "\u293C",
	"&curlyeqprec;": "\u22DE",
	"&curlyeqsucc;": "\u22DF",
	"&curlyvee;": "\u22CE",
	"&curlywedge;": "\u22CF",
	"&curren": "\u00A4",
	"&curren;": "\u00A4",
	"&curvearrowleft;": "\u21B6",
	"&curvearrowright;": "\u21B7",
	"&cuvee;": "\u22CE",
	"&cuwed;": "\u22CF",
	"&cwconint;": "\u2232",
	"&cwint;": "\u2231",
	"&cylcty;": "\u232D",
	"&dArr;": "\u21D3",
	"&dHar;": "\u2965",
	"&dagger;": "\u2020",
	"&daleth;": "\u2138",
	"&darr;": "\u2193",
	"&dash;": "\u2010",
	"&dashv;": "\u22A3",
	"&dbkarow;": "\u290F",
	"&dblac;": "\u02DD",
	"&dcaron;": "\u010F",
	"&dcy;": "\u0434",
	"&dd;": "\u2146",
	"&ddagger;": "\u2021",
	"&ddarr;": "\u21CA",
	"&ddotseq;": "\u2A77",
	"&deg": "\u00B0",
	"&deg;": "\u00B0",
	"&delta;": "\u03B4",
	"&demptyv;": "\u29B1",
	"&dfisht;": "\u297F",
	"&dfr;": "\u{1D521}",
	"&dharl;": "\u21C3",
	"&dharr;": "\u21C2",
	"&diam;": "\u22C4",
	"&diamond;": "\u22C4",
	"&diamondsuit;": "\u2666",
	"&diams;": "\u2666",
	"&die;": "\u00A8",
	"&digamma;": "\u03DD",
	"&disin;": "\u22F2",
	"&div;": "\u00F7",
	"&divide": "\u00F7",
	"&divide;": "\u00F7",
	"&divideontimes;": "\u22C7",
	"&divonx;": "\u22C7",
	"&djcy;": "\u0452",
	"&dlcorn;": "\u231E",
	"&dlcrop;": "\u230D",
	"&dollar;": "$",
	"&dopf;": "\u{1D555}",
	"&dot;": "\u02D9",
	"&doteq;": "\u2250",
	"&doteqdot;": "\u2251",
	"&dotminus;": "\u2238",
	"&dotplus;": "\u2214",
	"&dotsquare;": "\u22A1",
	"&doublebarwedge;": "\u2306",
	"&downarrow;": "\u2193",
	"&downdownarrows;": "\u21CA",
	"&downharpoonleft;": "\u21C3",
	"&downharpoonright;": "\u21C2",
	"&drbkarow;": "\u2910",
	"&drcorn;": "\u231F",
	"&drcrop;": "\u230C",
	"&dscr;": "\u{1D4B9}",
	"&dscy;": "\u0455",
	"&dsol;": "\u29F6",
	"&dstrok;": "\u0111",
	"&dtdot;": "\u22F1",
	"&dtri;": "\u25BF",
	"&dtrif;": "\u25BE",
	"&duarr;": "\u21F5",
	"&duhar;": "\u296F",
	"&dwangle;": "\u29A6",
	"&dzcy;": "\u045F",
	"&dzigrarr;": "\u27FF",
	"&eDDot;": "\u2A77",
	"&eDot;": "\u2251",
	"&eacute": "\u00E9",
	"&eacute;": "\u00E9",
	"&easter;": "\u2A6E",
	"&ecaron;": "\u011B",
	"&ecir;": "\u2256",
	"&ecirc": "\u00EA",
	"&ecirc;": "\u00EA",
	"&ecolon;": "\u2255",
	"&ecy;": "\u044D",
	"&edot;": "\u0117",
	"&ee;": "\u2147",
	"&efDot;": "\u2252",
	"&efr;": "\u{1D522}",
	"&eg;": "\u2A9A",
	"&egrave": "\u00E8",
	"&egrave;": "\u00E8",
	"&egs;": "\u2A96",
	"&egsdot;": "\u2A98",
	"&el;": "\u2A99",
	"&elinters;": "\u23E7",
	"&ell;": "\u2113",
	"&els;": "\u2A95",
	"&elsdot;": "\u2A97",
	"&emacr;": "\u0113",
	"&empty;": "\u2205",
	"&emptyset;": "\u2205",
	"&emptyv;": "\u2205",
	"&emsp13;": "\u2004",
	"&emsp14;": "\u2005",
	"&emsp;": "\u2003",
	"&eng;": "\u014B",
	"&ensp;": "\u2002",
	"&eogon;": "\u0119",
	"&eopf;": "\u{1D556}",
	"&epar;": "\u22D5",
	"&eparsl;": "\u29E3",
	"&eplus;": "\u2A71",
	"&epsi;": "\u03B5",
	"&epsilon;": "\u03B5",
	"&epsiv;": "\u03F5",
	"&eqcirc;": "\u2256",
	"&eqcolon;": "\u2255",
	"&eqsim;": "\u2242",
	"&eqslantgtr;": "\u2A96",
	"&eqslantless;": "\u2A95",
	"&equals;": "=",
	"&equest;": "\u225F",
	"&equiv;": "\u2261",
	"&equivDD;": "\u2A78",
	"&eqvparsl;": "\u29E5",
	"&erDot;": "\u2253",
	"&erarr;": "\u2971",
	"&escr;": "\u212F",
	"&esdot;": "\u2250",
	"&esim;": "\u2242",
	"&eta;": "\u03B7",
	"&eth": "\u00F0",
	"&eth;": "\u00F0",
	"&euml": "\u00EB",
	"&euml;": "\u00EB",
	"&euro;": "\u20AC",
	"&excl;": "!",
	"&exist;": "\u2203",
	"&expectation;": "\u2130",
	"&exponentiale;": "\u2147",
	"&fallingdotseq;": "\u2252",
	"&fcy;": "\u0444",
	"&female;": "\u2640",
	"&ffilig;": "\uFB03",
	"&fflig;": "\uFB00",
	"&ffllig;": "\uFB04",
	"&ffr;": "\u{1D523}",
	"&filig;": "\uFB01",
	"&fjlig;": "fj",
	"&flat;": "\u266D",
	"&fllig;": "\uFB02",
	"&fltns;": "\u25B1",
	"&fnof;": "\u0192",
	"&fopf;": "\u{1D557}",
	"&forall;": "\u2200",
	"&fork;": "\u22D4",
	"&forkv;": "\u2AD9",
	"&fpartint;": "\u2A0D",
	"&frac12": "\u00BD",
	"&frac12;": "\u00BD",
	"&frac13;": "\u2153",
	"&frac14": "\u00BC",
	"&frac14;": "\u00BC",
	"&frac15;": "\u2155",
	"&frac16;": "\u2159",
	"&frac18;": "\u215B",
	"&frac23;": "\u2154",
	"&frac25;": "\u2156",
	"&frac34": "\u00BE",
	"&frac34;": "\u00BE",
	"&frac35;": "\u2157",
	"&frac38;": "\u215C",
	"&frac45;": "\u2158",
	"&frac56;": "\u215A",
	"&frac58;": "\u215D",
	"&frac78;": "\u215E",
	"&frasl;": "\u2044",
	"&frown;": "\u2322",
	"&fscr;": "\u{1D4BB}",
	"&gE;": "\u2267",
	"&gEl;": "\u2A8C",
	"&gacute;": "\u01F5",
	"&gamma;": "\u03B3",
	"&gammad;": "\u03DD",
	"&gap;": "\u2A86",
	"&gbreve;": "\u011F",
	"&gcirc;": "\u011D",
	"&gcy;": "\u0433",
	"&gdot;": "\u0121",
	"&ge;": "\u2265",
	"&gel;": "\u22DB",
	"&geq;": "\u2265",
	"&geqq;": "\u2267",
	"&geqslant;": "\u2A7E",
	"&ges;": "\u2A7E",
	"&gescc;": "\u2AA9",
	"&gesdot;": "\u2A80",
	"&gesdoto;": "\u2A82",
	"&gesdotol;": "\u2A84",
	"&gesl;": "\u22DB\uFE00",
	"&gesles;": "\u2A94",
	"&gfr;": "\u{1D524}",
	"&gg;": "\u226B",
	"&ggg;": "\u22D9",
	"&gimel;": "\u2137",
	"&gjcy;": "\u0453",
	"&gl;": "\u2277",
	"&glE;": "\u2A92",
	"&gla;": "\u2AA5",
	"&glj;": "\u2AA4",
	"&gnE;": "\u2269",
	"&gnap;": "\u2A8A",
	"&gnapprox;": "\u2A8A",
	"&gne;": "\u2A88",
	"&gneq;": "\u2A88",
	"&gneqq;": "\u2269",
	"&gnsim;": "\u22E7",
	"&gopf;": "\u{1D558}",
	"&grave;": "`",
	"&gscr;": "\u210A",
	"&gsim;": "\u2273",
	"&gsime;": "\u2A8E",
	"&gsiml;": "\u2A90",
	"&gt": ">",
	"&gt;": ">",
	"&gtcc;": "\u2AA7",
	"&gtcir;": "\u2A7A",
	"&gtdot;": "\u22D7",
	"&gtlPar;": "\u2995",
	"&gtquest;": "\u2A7C",
	"&gtrapprox;": "\u2A86",
	"&gtrarr;": "\u2978",
	"&gtrdot;": "\u22D7",
	"&gtreqless;": "\u22DB",
	"&gtreqqless;": "\u2A8C",
	"&gtrless;": "\u2277",
	"&gtrsim;": "\u2273",
	"&gvertneqq;": "\u2269\uFE00",
	"&gvnE;": "\u2269\uFE00",
	"&hArr;": "\u21D4",
	"&hairsp;": "\u200A",
	"&half;": "\u00BD",
	"&hamilt;": "\u210B",
	"&hardcy;": "\u044A",
	"&harr;": "\u2194",
	"&harrcir;": "\u2948",
	"&harrw;": "\u21AD",
	"&hbar;": "\u210F",
	"&hcirc;": "\u0125",
	"&hearts;": "\u2665",
	"&heartsuit;": "\u2665",
	"&hellip;": "\u2026",
	"&hercon;": "\u22B9",
	"&hfr;": "\u{1D525}",
	"&hksearow;": "\u2925",
	"&hkswarow;": "\u2926",
	"&hoarr;": "\u21FF",
	"&homtht;": "\u223B",
	"&hookleftarrow;": "\u21A9",
	"&hookrightarrow;": "\u21AA",
	"&hopf;": "\u{1D559}",
	"&horbar;": "\u2015",
	"&hscr;": "\u{1D4BD}",
	"&hslash;": "\u210F",
	"&hstrok;": "\u0127",
	"&hybull;": "\u2043",
	"&hyphen;": "\u2010",
	"&iacute": "\u00ED",
	"&iacute;": "\u00ED",
	"&ic;": "\u2063",
	"&icirc": "\u00EE",
	"&icirc;": "\u00EE",
	"&icy;": "\u0438",
	"&iecy;": "\u0435",
	"&iexcl": "\u00A1",
	"&iexcl;": "\u00A1",
	"&iff;": "\u21D4",
	"&ifr;": "\u{1D526}",
	"&igrave": "\u00EC",
	"&igrave;": "\u00EC",
	"&ii;": "\u2148",
	"&iiiint;": "\u2A0C",
	"&iiint;": "\u222D",
	"&iinfin;": "\u29DC",
	"&iiota;": "\u2129",
	"&ijlig;": "\u0133",
	"&imacr;": "\u012B",
	"&image;": "\u2111",
	"&imagline;": "\u2110",
	"&imagpart;": "\u2111",
	"&imath;": "\u0131",
	"&imof;": "\u22B7",
	"&imped;": "\u01B5",
	"&in;": "\u2208",
	"&incare;": "\u2105",
	"&infin;": "\u221E",
	"&infintie;": "\u29DD",
	"&inodot;": "\u0131",
	"&int;": "\u222B",
	"&intcal;": "\u22BA",
	"&integers;": "\u2124",
	"&intercal;": "\u22BA",
	"&intlarhk;": "\u2A17",
	"&intprod;": "\u2A3C",
	"&iocy;": "\u0451",
	"&iogon;": "\u012F",
	"&iopf;": "\u{1D55A}",
	"&iota;": "\u03B9",
	"&iprod;": "\u2A3C",
	"&iquest": "\u00BF",
	"&iquest;": "\u00BF",
	"&iscr;": "\u{1D4BE}",
	"&isin;": "\u2208",
	"&isinE;": "\u22F9",
	"&isindot;": "\u22F5",
	"&isins;": "\u22F4",
	"&isinsv;": "\u22F3",
	"&isinv;": "\u2208",
	"&it;": "\u2062",
	"&itilde;": "\u0129",
	"&iukcy;": "\u0456",
	"&iuml": "\u00EF",
	"&iuml;": "\u00EF",
	"&jcirc;": "\u0135",
	"&jcy;": "\u0439",
	"&jfr;": "\u{1D527}",
	"&jmath;": "\u0237",
	"&jopf;": "\u{1D55B}",
	"&jscr;": "\u{1D4BF}",
	"&jsercy;": "\u0458",
	"&jukcy;": "\u0454",
	"&kappa;": "\u03BA",
	"&kappav;": "\u03F0",
	"&kcedil;": "\u0137",
	"&kcy;": "\u043A",
	"&kfr;": "\u{1D528}",
	"&kgreen;": "\u0138",
	"&khcy;": "\u0445",
	"&kjcy;": "\u045C",
	"&kopf;": "\u{1D55C}",
	"&kscr;": "\u{1D4C0}",
	"&lAarr;": "\u21DA",
	"&lArr;": "\u21D0",
	"&lAtail;": "\u291B",
	"&lBarr;": "\u290E",
	"&lE;": "\u2266",
	"&lEg;": "\u2A8B",
	"&lHar;": "\u2962",
	"&lacute;": "\u013A",
	"&laemptyv;": "\u29B4",
	"&lagran;": "\u2112",
	"&lambda;": "\u03BB",
	"&lang;": "\u27E8",
	"&langd;": "\u2991",
	"&langle;": "\u27E8",
	"&lap;": "\u2A85",
	"&laquo": "\u00AB",
	"&laquo;": "\u00AB",
	"&larr;": "\u2190",
	"&larrb;": "\u21E4",
	"&larrbfs;": "\u291F",
	"&larrfs;": "\u291D",
	"&larrhk;": "\u21A9",
	"&larrlp;": "\u21AB",
	"&larrpl;": "\u2939",
	"&larrsim;": "\u2973",
	"&larrtl;": "\u21A2",
	"&lat;": "\u2AAB",
	"&latail;": "\u2919",
	"&late;": "\u2AAD",
	"&lates;": "\u2AAD\uFE00",
	"&lbarr;": "\u290C",
	"&lbbrk;": "\u2772",
	"&lbrace;": "{",
	"&lbrack;": "[",
	"&lbrke;": "\u298B",
	"&lbrksld;": "\u298F",
	"&lbrkslu;": "\u298D",
	"&lcaron;": "\u013E",
	"&lcedil;": "\u013C",
	"&lceil;": "\u2308",
	"&lcub;": "{",
	"&lcy;": "\u043B",
	"&ldca;": "\u2936",
	"&ldquo;": "\u201C",
	"&ldquor;": "\u201E",
	"&ldrdhar;": "\u2967",
	"&ldrushar;": "\u294B",
	"&ldsh;": "\u21B2",
	"&le;": "\u2264",
	"&leftarrow;": "\u2190",
	"&leftarrowtail;": "\u21A2",
	"&leftharpoondown;": "\u21BD",
	"&leftharpoonup;": "\u21BC",
	"&leftleftarrows;": "\u21C7",
	"&leftrightarrow;": "\u2194",
	"&leftrightarrows;": "\u21C6",
	"&leftrightharpoons;": "\u21CB",
	"&leftrightsquigarrow;": "\u21AD",
	"&leftthreetimes;": "\u22CB",
	"&leg;": "\u22DA",
	"&leq;": "\u2264",
	"&leqq;": "\u2266",
	"&leqslant;": "\u2A7D",
	"&les;": "\u2A7D",
	"&lescc;": "\u2AA8",
	"&lesdot;": "\u2A7F",
	"&lesdoto;": "\u2A81",
	"&lesdotor;": "\u2A83",
	"&lesg;": "\u22DA\uFE00",
	"&lesges;": "\u2A93",
	"&lessapprox;": "\u2A85",
	"&lessdot;": "\u22D6",
	"&lesseqgtr;": "\u22DA",
	"&lesseqqgtr;": "\u2A8B",
	"&lessgtr;": "\u2276",
	"&lesssim;": "\u2272",
	"&lfisht;": "\u297C",
	"&lfloor;": "\u230A",
	"&lfr;": "\u{1D529}",
	"&lg;": "\u2276",
	"&lgE;": "\u2A91",
	"&lhard;": "\u21BD",
	"&lharu;": "\u21BC",
	"&lharul;": "\u296A",
	"&lhblk;": "\u2584",
	"&ljcy;": "\u0459",
	"&ll;": "\u226A",
	"&llarr;": "\u21C7",
	"&llcorner;": "\u231E",
	"&llhard;": "\u296B",
	"&lltri;": "\u25FA",
	"&lmidot;": "\u0140",
	"&lmoust;": "\u23B0",
	"&lmoustache;": "\u23B0",
	"&lnE;": "\u2268",
	"&lnap;": "\u2A89",
	"&lnapprox;": "\u2A89",
	"&lne;": "\u2A87",
	"&lneq;": "\u2A87",
	"&lneqq;": "\u2268",
	"&lnsim;": "\u22E6",
	"&loang;": "\u27EC",
	"&loarr;": "\u21FD",
	"&lobrk;": "\u27E6",
	"&longleftarrow;": "\u27F5",
	"&longleftrightarrow;": "\u27F7",
	"&longmapsto;": "\u27FC",
	"&longrightarrow;": "\u27F6",
	"&looparrowleft;": "\u21AB",
	"&looparrowright;": "\u21AC",
	"&lopar;": "\u2985",
	"&lopf;": "\u{1D55D}",
	"&loplus;": "\u2A2D",
	"&lotimes;": "\u2A34",
	"&lowast;": "\u2217",
	"&lowbar;": "_",
	"&loz;": "\u25CA",
	"&lozenge;": "\u25CA",
	"&lozf;": "\u29EB",
	"&lpar;": "(",
	"&lparlt;": "\u2993",
	"&lrarr;": "\u21C6",
	"&lrcorner;": "\u231F",
	"&lrhar;": "\u21CB",
	"&lrhard;": "\u296D",
	"&lrm;": "\u200E",
	"&lrtri;": "\u22BF",
	"&lsaquo;": "\u2039",
	"&lscr;": "\u{1D4C1}",
	"&lsh;": "\u21B0",
	"&lsim;": "\u2272",
	"&lsime;": "\u2A8D",
	"&lsimg;": "\u2A8F",
	"&lsqb;": "[",
	"&lsquo;": "\u2018",
	"&lsquor;": "\u201A",
	"&lstrok;": "\u0142",
	"&lt": "<",
	"&lt;": "<",
	"&ltcc;": "\u2AA6",
	"&ltcir;": "\u2A79",
	"&ltdot;": "\u22D6",
	"&lthree;": "\u22CB",
	"&ltimes;": "\u22C9",
	"&ltlarr;": "\u2976",
	"&ltquest;": "\u2A7B",
	"&ltrPar;": "\u2996",
	"&ltri;": "\u25C3",
	"&ltrie;": "\u22B4",
	"&ltrif;": "\u25C2",
	"&lurdshar;": "\u294A",
	"&luruhar;": "\u2966",
	"&lvertneqq;": "\u2268\uFE00",
	"&lvnE;": "\u2268\uFE00",
	"&mDDot;": "\u223A",
	"&macr": "\u00AF",
	"&macr;": "\u00AF",
	"&male;": "\u2642",
	"&malt;": "\u2720",
	"&maltese;": "\u2720",
	"&map;": "\u21A6",
	"&mapsto;": "\u21A6",
	"&mapstodown;": "\u21A7",
	"&mapstoleft;": "\u21A4",
	"&mapstoup;": "\u21A5",
	"&marker;": "\u25AE",
	"&mcomma;": "\u2A29",
	"&mcy;": "\u043C",
	"&mdash;": "\u2014",
	"&measuredangle;": "\u2221",
	"&mfr;": "\u{1D52A}",
	"&mho;": "\u2127",
	"&micro": "\u00B5",
	"&micro;": "\u00B5",
	"&mid;": "\u2223",
	"&midast;": "*",
	"&midcir;": "\u2AF0",
	"&middot": "\u00B7",
	"&middot;": "\u00B7",
	"&minus;": "\u2212",
	"&minusb;": "\u229F",
	"&minusd;": "\u2238",
	"&minusdu;": "\u2A2A",
	"&mlcp;": "\u2ADB",
	"&mldr;": "\u2026",
	"&mnplus;": "\u2213",
	"&models;": "\u22A7",
	"&mopf;": "\u{1D55E}",
	"&mp;": "\u2213",
	"&mscr;": "\u{1D4C2}",
	"&mstpos;": "\u223E",
	"&mu;": "\u03BC",
	"&multimap;": "\u22B8",
	"&mumap;": "\u22B8",
	"&nGg;": "\u22D9\u0338",
	"&nGt;": "\u226B\u20D2",
	"&nGtv;": "\u226B\u0338",
	"&nLeftarrow;": "\u21CD",
	"&nLeftrightarrow;": "\u21CE",
	"&nLl;": "\u22D8\u0338",
	"&nLt;": "\u226A\u20D2",
	"&nLtv;": "\u226A\u0338",
	"&nRightarrow;": "\u21CF",
	"&nVDash;": "\u22AF",
	"&nVdash;": "\u22AE",
	"&nabla;": "\u2207",
	"&nacute;": "\u0144",
	"&nang;": "\u2220\u20D2",
	"&nap;": "\u2249",
	"&napE;": "\u2A70\u0338",
	"&napid;": "\u224B\u0338",
	"&napos;": "\u0149",
	"&napprox;": "\u2249",
	"&natur;": "\u266E",
	"&natural;": "\u266E",
	"&naturals;": "\u2115",
	"&nbsp": "\u00A0",
	"&nbsp;": "\u00A0",
	"&nbump;": "\u224E\u0338",
	"&nbumpe;": "\u224F\u0338",
	"&ncap;": "\u2A43",
	"&ncaron;": "\u0148",
	"&ncedil;": "\u0146",
	"&ncong;": "\u2247",
	"&ncongdot;": "\u2A6D\u0338",
	"&ncup;": "\u2A42",
	"&ncy;": "\u043D",
	"&ndash;": "\u2013",
	"&ne;": "\u2260",
	"&neArr;": "\u21D7",
	"&nearhk;": "\u2924",
	"&nearr;": "\u2197",
	"&nearrow;": "\u2197",
	"&nedot;": "\u2250\u0338",
	"&nequiv;": "\u2262",
	"&nesear;": "\u2928",
	"&nesim;": "\u2242\u0338",
	"&nexist;": "\u2204",
	"&nexists;": "\u2204",
	"&nfr;": "\u{1D52B}",
	"&ngE;": "\u2267\u0338",
	"&nge;": "\u2271",
	"&ngeq;": "\u2271",
	"&ngeqq;": "\u2267\u0338",
	"&ngeqslant;": "\u2A7E\u0338",
	"&nges;": "\u2A7E\u0338",
	"&ngsim;": "\u2275",
	"&ngt;": "\u226F",
	"&ngtr;": "\u226F",
	"&nhArr;": "\u21CE",
	"&nharr;": "\u21AE",
	"&nhpar;": "\u2AF2",
	"&ni;": "\u220B",
	"&nis;": "\u22FC",
	"&nisd;": "\u22FA",
	"&niv;": "\u220B",
	"&njcy;": "\u045A",
	"&nlArr;": "\u21CD",
	"&nlE;": "\u2266\u0338",
	"&nlarr;": "\u219A",
	"&nldr;": "\u2025",
	"&nle;": "\u2270",
	"&nleftarrow;": "\u219A",
	"&nleftrightarrow;": "\u21AE",
	"&nleq;": "\u2270",
	"&nleqq;": "\u2266\u0338",
	"&nleqslant;": "\u2A7D\u0338",
	"&nles;": "\u2A7D\u0338",
	"&nless;": "\u226E",
	"&nlsim;": "\u2274",
	"&nlt;": "\u226E",
	"&nltri;": "\u22EA",
	"&nltrie;": "\u22EC",
	"&nmid;": "\u2224",
	"&nopf;": "\u{1D55F}",
	"&not": "\u00AC",
	"&not;": "\u00AC",
	"&notin;": "\u2209",
	"&notinE;": "\u22F9\u0338",
	"&notindot;": "\u22F5\u0338",
	"&notinva;": "\u2209",
	"&notinvb;": "\u22F7",
	"&notinvc;": "\u22F6",
	"&notni;": "\u220C",
	"&notniva;": "\u220C",
	"&notnivb;": "\u22FE",
	"&notnivc;": "\u22FD",
	"&npar;": "\u2226",
	"&nparallel;": "\u2226",
	"&nparsl;": "\u2AFD\u20E5",
	"&npart;": "\u2202\u0338",
	"&npolint;": "\u2A14",
	"&npr;": "\u2280",
	"&nprcue;": "\u22E0",
	"&npre;": "\u2AAF\u0338",
	"&nprec;": "\u2280",
	"&npreceq;": "\u2AAF\u0338",
	"&nrArr;": "\u21CF",
	"&nrarr;": "\u219B",
	"&nrarrc;": "\u2933\u0338",
	"&nrarrw;": "\u219D\u0338",
	"&nrightarrow;": "\u219B",
	"&nrtri;": "\u22EB",
	"&nrtrie;": "\u22ED",
	"&nsc;": "\u2281",
	"&nsccue;": "\u22E1",
	"&nsce;": "\u2AB0\u0338",
	"&nscr;": "\u{1D4C3}",
	"&nshortmid;": "\u2224",
	"&nshortparallel;": "\u2226",
	"&nsim;": "\u2241",
	"&nsime;": "\u2244",
	"&nsimeq;": "\u2244",
	"&nsmid;": "\u2224",
	"&nspar;": "\u2226",
	"&nsqsube;": "\u22E2",
	"&nsqsupe;": "\u22E3",
	"&nsub;": "\u2284",
	"&nsubE;": "\u2AC5\u0338",
	"&nsube;": "\u2288",
	"&nsubset;": "\u2282\u20D2",
	"&nsubseteq;": "\u2288",
	"&nsubseteqq;": "\u2AC5\u0338",
	"&nsucc;": "\u2281",
	"&nsucceq;": "\u2AB0\u0338",
	"&nsup;": "\u2285",
	"&nsupE;": "\u2AC6\u0338",
	"&nsupe;": "\u2289",
	"&nsupset;": "\u2283\u20D2",
	"&nsupseteq;": "\u2289",
	"&nsupseteqq;": "\u2AC6\u0338",
	"&ntgl;": "\u2279",
	"&ntilde": "\u00F1",
	"&ntilde;": "\u00F1",
	"&ntlg;": "\u2278",
	"&ntriangleleft;": "\u22EA",
	"&ntrianglelefteq;": "\u22EC",
	"&ntriangleright;": "\u22EB",
	"&ntrianglerighteq;": "\u22ED",
	"&nu;": "\u03BD",
	"&num;": "#",
	"&numero;": "\u2116",
	"&numsp;": "\u2007",
	"&nvDash;": "\u22AD",
	"&nvHarr;": "\u2904",
	"&nvap;": "\u224D\u20D2",
	"&nvdash;": "\u22AC",
	"&nvge;": "\u2265\u20D2",
	"&nvgt;": ">\u20D2",
	"&nvinfin;": "\u29DE",
	"&nvlArr;": "\u2902",
	"&nvle;": "\u2264\u20D2",
	"&nvlt;": "<\u20D2",
	"&nvltrie;": "\u22B4\u20D2",
	"&nvrArr;": "\u2903",
	"&nvrtrie;": "\u22B5\u20D2",
	"&nvsim;": "\u223C\u20D2",
	"&nwArr;": "\u21D6",
	"&nwarhk;": "\u2923",
	"&nwarr;": "\u2196",
	"&nwarrow;": "\u2196",
	"&nwnear;": "\u2927",
	"&oS;": "\u24C8",
	"&oacute": "\u00F3",
	"&oacute;": "\u00F3",
	"&oast;": "\u229B",
	"&ocir;": "\u229A",
	"&ocirc": "\u00F4",
	"&ocirc;": "\u00F4",
	"&ocy;": "\u043E",
	"&odash;": "\u229D",
	"&odblac;": "\u0151",
	"&odiv;": "\u2A38",
	"&odot;": "\u2299",
	"&odsold;": "\u29BC",
	"&oelig;": "\u0153",
	"&ofcir;": "\u29BF",
	"&ofr;": "\u{1D52C}",
	"&ogon;": "\u02DB",
	"&ograve": "\u00F2",
	"&ograve;": "\u00F2",
	"&ogt;": "\u29C1",
	"&ohbar;": "\u29B5",
	"&ohm;": "\u03A9",
	"&oint;": "\u222E",
	"&olarr;": "\u21BA",
	"&olcir;": "\u29BE",
	"&olcross;": "\u29BB",
	"&oline;": "\u203E",
	"&olt;": "\u29C0",
	"&omacr;": "\u014D",
	"&omega;": "\u03C9",
	"&omicron;": "\u03BF",
	"&omid;": "\u29B6",
	"&ominus;": "\u2296",
	"&oopf;": "\u{1D560}",
	"&opar;": "\u29B7",
	"&operp;": "\u29B9",
	"&oplus;": "\u2295",
	"&or;": "\u2228",
	"&orarr;": "\u21BB",
	"&ord;": "\u2A5D",
	"&order;": "\u2134",
	"&orderof;": "\u2134",
	"&ordf": "\u00AA",
	"&ordf;": "\u00AA",
	"&ordm": "\u00BA",
	"&ordm;": "\u00BA",
	"&origof;": "\u22B6",
	"&oror;": "\u2A56",
	"&orslope;": "\u2A57",
	"&orv;": "\u2A5B",
	"&oscr;": "\u2134",
	"&oslash": "\u00F8",
	"&oslash;": "\u00F8",
	"&osol;": "\u2298",
	"&otilde": "\u00F5",
	"&otilde;": "\u00F5",
	"&otimes;": "\u2297",
	"&otimesas;": "\u2A36",
	"&ouml": "\u00F6",
	"&ouml;": "\u00F6",
	"&ovbar;": "\u233D",
	"&par;": "\u2225",
	"&para": "\u00B6",
	"&para;": "\u00B6",
	"&parallel;": "\u2225",
	"&parsim;": "\u2AF3",
	"&parsl;": "\u2AFD",
	"&part;": "\u2202",
	"&pcy;": "\u043F",
	"&percnt;": "%",
	"&period;": ".",
	"&permil;": "\u2030",
	"&perp;": "\u22A5",
	"&pertenk;": "\u2031",
	"&pfr;": "\u{1D52D}",
	"&phi;": "\u03C6",
	"&phiv;": "\u03D5",
	"&phmmat;": "\u2133",
	"&phone;": "\u260E",
	"&pi;": "\u03C0",
	"&pitchfork;": "\u22D4",
	"&piv;": "\u03D6",
	"&planck;": "\u210F",
	"&planckh;": "\u210E",
	"&plankv;": "\u210F",
	"&plus;": "+",
	"&plusacir;": "\u2A23",
	"&plusb;": "\u229E",
	"&pluscir;": "\u2A22",
	"&plusdo;": "\u2214",
	"&plusdu;": "\u2A25",
	"&pluse;": "\u2A72",
	"&plusmn": "\u00B1",
	"&plusmn;": "\u00B1",
	"&plussim;": "\u2A26",
	"&plustwo;": "\u2A27",
	"&pm;": "\u00B1",
	"&pointint;": "\u2A15",
	"&popf;": "\u{1D561}",
	"&pound": "\u00A3",
	"&pound;": "\u00A3",
	"&pr;": "\u227A",
	"&prE;": "\u2AB3",
	"&prap;": "\u2AB7",
	"&prcue;": "\u227C",
	"&pre;": "\u2AAF",
	"&prec;": "\u227A",
	"&precapprox;": "\u2AB7",
	"&preccurlyeq;": "\u227C",
	"&preceq;": "\u2AAF",
	"&precnapprox;": "\u2AB9",
	"&precneqq;": "\u2AB5",
	"&precnsim;": "\u22E8",
	"&precsim;": "\u227E",
	"&prime;": "\u2032",
	"&primes;": "\u2119",
	"&prnE;": "\u2AB5",
	"&prnap;": "\u2AB9",
	"&prnsim;": "\u22E8",
	"&prod;": "\u220F",
	"&profalar;": "\u232E",
	"&profline;": "\u2312",
	"&profsurf;": "\u2313",
	"&prop;": "\u221D",
	"&propto;": "\u221D",
	"&prsim;": "\u227E",
	"&prurel;": "\u22B0",
	"&pscr;": "\u{1D4C5}",
	"&psi;": "\u03C8",
	"&puncsp;": "\u2008",
	"&qfr;": "\u{1D52E}",
	"&qint;": "\u2A0C",
	"&qopf;": "\u{1D562}",
	"&qprime;": "\u2057",
	"&qscr;": "\u{1D4C6}",
	"&quaternions;": "\u210D",
	"&quatint;": "\u2A16",
	"&quest;": "?",
	"&questeq;": "\u225F",
	"&quot": "\"",
	"&quot;": "\"",
	"&rAarr;": "\u21DB",
	"&rArr;": "\u21D2",
	"&rAtail;": "\u291C",
	"&rBarr;": "\u290F",
	"&rHar;": "\u2964",
	"&race;": "\u223D\u0331",
	"&racute;": "\u0155",
	"&radic;": "\u221A",
	"&raemptyv;": "\u29B3",
	"&rang;": "\u27E9",
	"&rangd;": "\u2992",
	"&range;": "\u29A5",
	"&rangle;": "\u27E9",
	"&raquo": "\u00BB",
	"&raquo;": "\u00BB",
	"&rarr;": "\u2192",
	"&rarrap;": "\u2975",
	"&rarrb;": "\u21E5",
	"&rarrbfs;": "\u2920",
	"&rarrc;": "\u2933",
	"&rarrfs;": "\u291E",
	"&rarrhk;": "\u21AA",
	"&rarrlp;": "\u21AC",
	"&rarrpl;": "\u2945",
	"&rarrsim;": "\u2974",
	"&rarrtl;": "\u21A3",
	"&rarrw;": "\u219D",
	"&ratail;": "\u291A",
	"&ratio;": "\u2236",
	"&rationals;": "\u211A",
	"&rbarr;": "\u290D",
	"&rbbrk;": "\u2773",
	"&rbrace;": "}",
	"&rbrack;": "]",
	"&rbrke;": "\u298C",
	"&rbrksld;": "\u298E",
	"&rbrkslu;": "\u2990",
	"&rcaron;": "\u0159",
	"&rcedil;": "\u0157",
	"&rceil;": "\u2309",
	"&rcub;": "}",
	"&rcy;": "\u0440",
	"&rdca;": "\u2937",
	"&rdldhar;": "\u2969",
	"&rdquo;": "\u201D",
	"&rdquor;": "\u201D",
	"&rdsh;": "\u21B3",
	"&real;": "\u211C",
	"&realine;": "\u211B",
	"&realpart;": "\u211C",
	"&reals;": "\u211D",
	"&rect;": "\u25AD",
	"&reg": "\u00AE",
	"&reg;": "\u00AE",
	"&rfisht;": "\u297D",
	"&rfloor;": "\u230B",
	"&rfr;": "\u{1D52F}",
	"&rhard;": "\u21C1",
	"&rharu;": "\u21C0",
	"&rharul;": "\u296C",
	"&rho;": "\u03C1",
	"&rhov;": "\u03F1",
	"&rightarrow;": "\u2192",
	"&rightarrowtail;": "\u21A3",
	"&rightharpoondown;": "\u21C1",
	"&rightharpoonup;": "\u21C0",
	"&rightleftarrows;": "\u21C4",
	"&rightleftharpoons;": "\u21CC",
	"&rightrightarrows;": "\u21C9",
	"&rightsquigarrow;": "\u219D",
	"&rightthreetimes;": "\u22CC",
	"&ring;": "\u02DA",
	"&risingdotseq;": "\u2253",
	"&rlarr;": "\u21C4",
	"&rlhar;": "\u21CC",
	"&rlm;": "\u200F",
	"&rmoust;": "\u23B1",
	"&rmoustache;": "\u23B1",
	"&rnmid;": "\u2AEE",
	"&roang;": "\u27ED",
	"&roarr;": "\u21FE",
	"&robrk;": "\u27E7",
	"&ropar;": "\u2986",
	"&ropf;": "\u{1D563}",
	"&roplus;": "\u2A2E",
	"&rotimes;": "\u2A35",
	"&rpar;": ")",
	"&rpargt;": "\u2994",
	"&rppolint;": "\u2A12",
	"&rrarr;": "\u21C9",
	"&rsaquo;": "\u203A",
	"&rscr;": "\u{1D4C7}",
	"&rsh;": "\u21B1",
	"&rsqb;": "]",
	"&rsquo;": "\u2019",
	"&rsquor;": "\u2019",
	"&rthree;": "\u22CC",
	"&rtimes;": "\u22CA",
	"&rtri;": "\u25B9",
	"&rtrie;": "\u22B5",
	"&rtrif;": "\u25B8",
	"&rtriltri;": "\u29CE",
	"&ruluhar;": "\u2968",
	"&rx;": "\u211E",
	"&sacute;": "\u015B",
	"&sbquo;": "\u201A",
	"&sc;": "\u227B",
	"&scE;": "\u2AB4",
	"&scap;": "\u2AB8",
	"&scaron;": "\u0161",
	"&sccue;": "\u227D",
	"&sce;": "\u2AB0",
	"&scedil;": "\u015F",
	"&scirc;": "\u015D",
	"&scnE;": "\u2AB6",
	"&scnap;": "\u2ABA",
	"&scnsim;": "\u22E9",
	"&scpolint;": "\u2A13",
	"&scsim;": "\u227F",
	"&scy;": "\u0441",
	"&sdot;": "\u22C5",
	"&sdotb;": "\u22A1",
	"&sdote;": "\u2A66",
	"&seArr;": "\u21D8",
	"&searhk;": "\u2925",
	"&searr;": "\u2198",
	"&searrow;": "\u2198",
	"&sect": "\u00A7",
	"&sect;": "\u00A7",
	"&semi;": ";",
	"&seswar;": "\u2929",
	"&setminus;": "\u2216",
	"&setmn;": "\u2216",
	"&sext;": "\u2736",
	"&sfr;": "\u{1D530}",
	"&sfrown;": "\u2322",
	"&sharp;": "\u266F",
	"&shchcy;": "\u0449",
	"&shcy;": "\u0448",
	"&shortmid;": "\u2223",
	"&shortparallel;": "\u2225",
	"&shy": "\u00AD",
	"&shy;": "\u00AD",
	"&sigma;": "\u03C3",
	"&sigmaf;": "\u03C2",
	"&sigmav;": "\u03C2",
	"&sim;": "\u223C",
	"&simdot;": "\u2A6A",
	"&sime;": "\u2243",
	"&simeq;": "\u2243",
	"&simg;": "\u2A9E",
	"&simgE;": "\u2AA0",
	"&siml;": "\u2A9D",
	"&simlE;": "\u2A9F",
	"&simne;": "\u2246",
	"&simplus;": "\u2A24",
	"&simrarr;": "\u2972",
	"&slarr;": "\u2190",
	"&smallsetminus;": "\u2216",
	"&smashp;": "\u2A33",
	"&smeparsl;": "\u29E4",
	"&smid;": "\u2223",
	"&smile;": "\u2323",
	"&smt;": "\u2AAA",
	"&smte;": "\u2AAC",
	"&smtes;": "\u2AAC\uFE00",
	"&softcy;": "\u044C",
	"&sol;": "/",
	"&solb;": "\u29C4",
	"&solbar;": "\u233F",
	"&sopf;": "\u{1D564}",
	"&spades;": "\u2660",
	"&spadesuit;": "\u2660",
	"&spar;": "\u2225",
	"&sqcap;": "\u2293",
	"&sqcaps;": "\u2293\uFE00",
	"&sqcup;": "\u2294",
	"&sqcups;": "\u2294\uFE00",
	"&sqsub;": "\u228F",
	"&sqsube;": "\u2291",
	"&sqsubset;": "\u228F",
	"&sqsubseteq;": "\u2291",
	"&sqsup;": "\u2290",
	"&sqsupe;": "\u2292",
	"&sqsupset;": "\u2290",
	"&sqsupseteq;": "\u2292",
	"&squ;": "\u25A1",
	"&square;": "\u25A1",
	"&squarf;": "\u25AA",
	"&squf;": "\u25AA",
	"&srarr;": "\u2192",
	"&sscr;": "\u{1D4C8}",
	"&ssetmn;": "\u2216",
	"&ssmile;": "\u2323",
	"&sstarf;": "\u22C6",
	"&star;": "\u2606",
	"&starf;": "\u2605",
	"&straightepsilon;": "\u03F5",
	"&straightphi;": "\u03D5",
	"&strns;": "\u00AF",
	"&sub;": "\u2282",
	"&subE;": "\u2AC5",
	"&subdot;": "\u2ABD",
	"&sube;": "\u2286",
	"&subedot;": "\u2AC3",
	"&submult;": "\u2AC1",
	"&subnE;": "\u2ACB",
	"&subne;": "\u228A",
	"&subplus;": "\u2ABF",
	"&subrarr;": "\u2979",
	"&subset;": "\u2282",
	"&subseteq;": "\u2286",
	"&subseteqq;": "\u2AC5",
	"&subsetneq;": "\u228A",
	"&subsetneqq;": "\u2ACB",
	"&subsim;": "\u2AC7",
	"&subsub;": "\u2AD5",
	"&subsup;": "\u2AD3",
	"&succ;": "\u227B",
	"&succapprox;": "\u2AB8",
	"&succcurlyeq;": "\u227D",
	"&succeq;": "\u2AB0",
	"&succnapprox;": "\u2ABA",
	"&succneqq;": "\u2AB6",
	"&succnsim;": "\u22E9",
	"&succsim;": "\u227F",
	"&sum;": "\u2211",
	"&sung;": "\u266A",
	"&sup1": "\u00B9",
	"&sup1;": "\u00B9",
	"&sup2": "\u00B2",
	"&sup2;": "\u00B2",
	"&sup3": "\u00B3",
	"&sup3;": "\u00B3",
	"&sup;": "\u2283",
	"&supE;": "\u2AC6",
	"&supdot;": "\u2ABE",
	"&supdsub;": "\u2AD8",
	"&supe;": "\u2287",
	"&supedot;": "\u2AC4",
	"&suphsol;": "\u27C9",
	"&suphsub;": "\u2AD7",
	"&suplarr;": "\u297B",
	"&supmult;": "\u2AC2",
	"&supnE;": "\u2ACC",
	"&supne;": "\u228B",
	"&supplus;": "\u2AC0",
	"&supset;": "\u2283",
	"&supseteq;": "\u2287",
	"&supseteqq;": "\u2AC6",
	"&supsetneq;": "\u228B",
	"&supsetneqq;": "\u2ACC",
	"&supsim;": "\u2AC8",
	"&supsub;": "\u2AD4",
	"&supsup;": "\u2AD6",
	"&swArr;": "\u21D9",
	"&swarhk;": "\u2926",
	"&swarr;": "\u2199",
	"&swarrow;": "\u2199",
	"&swnwar;": "\u292A",
	"&szlig": "\u00DF",
	"&szlig;": "\u00DF",
	"&target;": "\u2316",
	"&tau;": "\u03C4",
	"&tbrk;": "\u23B4",
	"&tcaron;": "\u0165",
	"&tcedil;": "\u0163",
	"&tcy;": "\u0442",
	"&tdot;": "\u20DB",
	"&telrec;": "\u2315",
	"&tfr;": "\u{1D531}",
	"&there4;": "\u2234",
	"&therefore;": "\u2234",
	"&theta;": "\u03B8",
	"&thetasym;": "\u03D1",
	"&thetav;": "\u03D1",
	"&thickapprox;": "\u2248",
	"&thicksim;": "\u223C",
	"&thinsp;": "\u2009",
	"&thkap;": "\u2248",
	"&thksim;": "\u223C",
	"&thorn": "\u00FE",
	"&thorn;": "\u00FE",
	"&tilde;": "\u02DC",
	"&times": "\u00D7",
	"&times;": "\u00D7",
	"&timesb;": "\u22A0",
	"&timesbar;": "\u2A31",
	"&timesd;": "\u2A30",
	"&tint;": "\u222D",
	"&toea;": "\u2928",
	"&top;": "\u22A4",
	"&topbot;": "\u2336",
	"&topcir;": "\u2AF1",
	"&topf;": "\u{1D565}",
	"&topfork;": "\u2ADA",
	"&tosa;": "\u2929",
	"&tprime;": "\u2034",
	"&trade;": "\u2122",
	"&triangle;": "\u25B5",
	"&triangledown;": "\u25BF",
	"&triangleleft;": "\u25C3",
	"&trianglelefteq;": "\u22B4",
	"&triangleq;": "\u225C",
	"&triangleright;": "\u25B9",
	"&trianglerighteq;": "\u22B5",
	"&tridot;": "\u25EC",
	"&trie;": "\u225C",
	"&triminus;": "\u2A3A",
	"&triplus;": "\u2A39",
	"&trisb;": "\u29CD",
	"&tritime;": "\u2A3B",
	"&trpezium;": "\u23E2",
	"&tscr;": "\u{1D4C9}",
	"&tscy;": "\u0446",
	"&tshcy;": "\u045B",
	"&tstrok;": "\u0167",
	"&twixt;": "\u226C",
	"&twoheadleftarrow;": "\u219E",
	"&twoheadrightarrow;": "\u21A0",
	"&uArr;": "\u21D1",
	"&uHar;": "\u2963",
	"&uacute": "\u00FA",
	"&uacute;": "\u00FA",
	"&uarr;": "\u2191",
	"&ubrcy;": "\u045E",
	"&ubreve;": "\u016D",
	"&ucirc": "\u00FB",
	"&ucirc;": "\u00FB",
	"&ucy;": "\u0443",
	"&udarr;": "\u21C5",
	"&udblac;": "\u0171",
	"&udhar;": "\u296E",
	"&ufisht;": "\u297E",
	"&ufr;": "\u{1D532}",
	"&ugrave": "\u00F9",
	"&ugrave;": "\u00F9",
	"&uharl;": "\u21BF",
	"&uharr;": "\u21BE",
	"&uhblk;": "\u2580",
	"&ulcorn;": "\u231C",
	"&ulcorner;": "\u231C",
	"&ulcrop;": "\u230F",
	"&ultri;": "\u25F8",
	"&umacr;": "\u016B",
	"&uml": "\u00A8",
	"&uml;": "\u00A8",
	"&uogon;": "\u0173",
	"&uopf;": "\u{1D566}",
	"&uparrow;": "\u2191",
	"&updownarrow;": "\u2195",
	"&upharpoonleft;": "\u21BF",
	"&upharpoonright;": "\u21BE",
	"&uplus;": "\u228E",
	"&upsi;": "\u03C5",
	"&upsih;": "\u03D2",
	"&upsilon;": "\u03C5",
	"&upuparrows;": "\u21C8",
	"&urcorn;": "\u231D",
	"&urcorner;": "\u231D",
	"&urcrop;": "\u230E",
	"&uring;": "\u016F",
	"&urtri;": "\u25F9",
	"&uscr;": "\u{1D4CA}",
	"&utdot;": "\u22F0",
	"&utilde;": "\u0169",
	"&utri;": "\u25B5",
	"&utrif;": "\u25B4",
	"&uuarr;": "\u21C8",
	"&uuml": "\u00FC",
	"&uuml;": "\u00FC",
	"&uwangle;": "\u29A7",
	"&vArr;": "\u21D5",
	"&vBar;": "\u2AE8",
	"&vBarv;": "\u2AE9",
	"&vDash;": "\u22A8",
	"&vangrt;": "\u299C",
	"&varepsilon;": "\u03F5",
	"&varkappa;": "\u03F0",
	"&varnothing;": "\u2205",
	"&varphi;": "\u03D5",
	"&varpi;": "\u03D6",
	"&varpropto;": "\u221D",
	"&varr;": "\u2195",
	"&varrho;": "\u03F1",
	"&varsigma;": "\u03C2",
	"&varsubsetneq;": "\u228A\uFE00",
	"&varsubsetneqq;": "\u2ACB\uFE00",
	"&varsupsetneq;": "\u228B\uFE00",
	"&varsupsetneqq;": "\u2ACC\uFE00",
	"&vartheta;": "\u03D1",
	"&vartriangleleft;": "\u22B2",
	"&vartriangleright;": "\u22B3",
	"&vcy;": "\u0432",
	"&vdash;": "\u22A2",
	"&vee;": "\u2228",
	"&veebar;": "\u22BB",
	"&veeeq;": "\u225A",
	"&vellip;": "\u22EE",
	"&verbar;": "|",
	"&vert;": "|",
	"&vfr;": "\u{1D533}",
	"&vltri;": "\u22B2",
	"&vnsub;": "\u2282\u20D2",
	"&vnsup;": "\u2283\u20D2",
	"&vopf;": "\u{1D567}",
	"&vprop;": "\u221D",
	"&vrtri;": "\u22B3",
	"&vscr;": "\u{1D4CB}",
	"&vsubnE;": "\u2ACB\uFE00",
	"&vsubne;": "\u228A\uFE00",
	"&vsupnE;": "\u2ACC\uFE00",
	"&vsupne;": "\u228B\uFE00",
	"&vzigzag;": "\u299A",
	"&wcirc;": "\u0175",
	"&wedbar;": "\u2A5F",
	"&wedge;": "\u2227",
	"&wedgeq;": "\u2259",
	"&weierp;": "\u2118",
	"&wfr;": "\u{1D534}",
	"&wopf;": "\u{1D568}",
	"&wp;": "\u2118",
	"&wr;": "\u2240",
	"&wreath;": "\u2240",
	"&wscr;": "\u{1D4CC}",
	"&xcap;": "\u22C2",
	"&xcirc;": "\u25EF",
	"&xcup;": "\u22C3",
	"&xdtri;": "\u25BD",
	"&xfr;": "\u{1D535}",
	"&xhArr;": "\u27FA",
	"&xharr;": "\u27F7",
	"&xi;": "\u03BE",
	"&xlArr;": "\u27F8",
	"&xlarr;": "\u27F5",
	"&xmap;": "\u27FC",
	"&xnis;": "\u22FB",
	"&xodot;": "\u2A00",
	"&xopf;": "\u{1D569}",
	"&xoplus;": "\u2A01",
	"&xotime;": "\u2A02",
	"&xrArr;": "\u27F9",
	"&xrarr;": "\u27F6",
	"&xscr;": "\u{1D4CD}",
	"&xsqcup;": "\u2A06",
	"&xuplus;": "\u2A04",
	"&xutri;": "\u25B3",
	"&xvee;": "\u22C1",
	"&xwedge;": "\u22C0",
	"&yacute": "\u00FD",
	"&yacute;": "\u00FD",
	"&yacy;": "\u044F",
	"&ycirc;": "\u0177",
	"&ycy;": "\u044B",
	"&yen": "\u00A5",
	"&yen;": "\u00A5",
	"&yfr;": "\u{1D536}",
	"&yicy;": "\u0457",
	"&yopf;": "\u{1D56A}",
	"&yscr;": "\u{1D4CE}",
	"&yucy;": "\u044E",
	"&yuml": "\u00FF",
	"&yuml;": "\u00FF",
	"&zacute;": "\u017A",
	"&zcaron;": "\u017E",
	"&zcy;": "\u0437",
	"&zdot;": "\u017C",
	"&zeetrf;": "\u2128",
	"&zeta;": "\u03B6",
	"&zfr;": "\u{1D537}",
	"&zhcy;": "\u0436",
	"&zigrarr;": "\u21DD",
	"&zopf;": "\u{1D56B}",
	"&zscr;": "\u{1D4CF}",
	"&zwj;": "\u200D",
	"&zwnj;": "\u200C"
};
// node_modules/postal-mime/dist/esm/text-format.js
function decodeHTMLEntities(str) {
	return str.replace(/&(#\d+|#x[a-f0-9]+|[a-z]+\d*);?/gi, (match, entity) => {
		if (typeof htmlEntities[match] === "string") return htmlEntities[match];
		if (entity.charAt(0) !== "#" || match.charAt(match.length - 1) !== ";") return match;
		let codePoint;
		if (entity.charAt(1) === "x") codePoint = parseInt(entity.slice(2), 16);
		else codePoint = parseInt(entity.slice(1), 10);
		let output = "";
		if (codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111) return "\uFFFD";
		if (codePoint > 65535) {
			codePoint -= 65536;
			output += String.fromCharCode(codePoint >>> 10 & 1023 | 55296);
			codePoint = 56320 | codePoint & 1023;
		}
		output += String.fromCharCode(codePoint);
		return output;
	});
}
function escapeHtml(str) {
	return str.trim().replace(/[<>"'?&]/g, (c) => {
		let hex = c.charCodeAt(0).toString(16);
		if (hex.length < 2) hex = "0" + hex;
		return "&#x" + hex.toUpperCase() + ";";
	});
}
function textToHtml(str) {
	return "<div>" + escapeHtml(str).replace(/\n/g, "<br />") + "</div>";
}
var LINE_TERMINATOR = /[\n\r\u2028\u2029]/g;
function lastLineTerminator(str) {
	return Math.max(str.lastIndexOf("\n"), str.lastIndexOf("\r"), str.lastIndexOf("\u2028"), str.lastIndexOf("\u2029"));
}
function createFinder(str, regex) {
	let searchedFrom = Infinity;
	let found = null;
	return (pos) => {
		if (pos < searchedFrom || found && pos > found.index) {
			regex.lastIndex = pos;
			found = regex.exec(str);
			searchedFrom = pos;
		}
		return found;
	};
}
function replaceClosedTags(str, pattern, replacement) {
	const end = str.lastIndexOf(">") + 1;
	return str.slice(0, end).replace(pattern, replacement) + str.slice(end);
}
function replaceTags(str, prefix, pattern, replacement) {
	const parts = [];
	let copied = 0;
	let searchFrom = 0;
	while (true) {
		prefix.lastIndex = searchFrom;
		const candidate = prefix.exec(str);
		if (!candidate) break;
		const start = candidate.index;
		pattern.lastIndex = start;
		const match = pattern.exec(str);
		if (!match) {
			const gt = str.indexOf(">", start);
			if (gt < 0) break;
			searchFrom = gt + 1;
			continue;
		}
		parts.push(str.slice(copied, start), replacement(...match));
		copied = searchFrom = start + match[0].length;
	}
	parts.push(str.slice(copied));
	return parts.join("");
}
function replaceBlocks(str, open, openToGt, close, closeToGt, replacement) {
	const nextGt = createFinder(str, />/g);
	const nextClose = createFinder(str, close);
	const nextLineEnd = createFinder(str, LINE_TERMINATOR);
	const parts = [];
	let copied = 0;
	let searchFrom = 0;
	while (true) {
		open.lastIndex = searchFrom;
		const opener = open.exec(str);
		if (!opener) break;
		const start = opener.index;
		searchFrom = start + 1;
		let from = start + opener[0].length;
		if (openToGt) {
			const gt = nextGt(from);
			if (!gt) break;
			from = gt.index + 1;
		}
		const closer = nextClose(from);
		if (!closer) break;
		const lineEnd = nextLineEnd(from);
		if (lineEnd && lineEnd.index < closer.index) continue;
		let end = closer.index + closer[0].length;
		if (closeToGt) {
			const gt = nextGt(end);
			if (!gt) break;
			end = gt.index + 1;
		}
		parts.push(str.slice(copied, start), replacement);
		copied = searchFrom = end;
	}
	parts.push(str.slice(copied));
	return parts.join("");
}
function stripThroughLastTag(str, prefix) {
	const lineEnd = str.search(LINE_TERMINATOR);
	const limit = Math.min(lineEnd < 0 ? str.length : lineEnd, str.lastIndexOf(">"));
	let last = -1;
	prefix.lastIndex = 0;
	let match;
	while ((match = prefix.exec(str)) && match.index < limit) last = match.index;
	return last < 0 ? str : str.slice(str.indexOf(">", last) + 1);
}
function stripFromFirstTag(str, prefix) {
	const lineEnd = lastLineTerminator(str);
	prefix.lastIndex = lineEnd < 0 ? 0 : str.lastIndexOf(">", lineEnd) + 1;
	const match = prefix.exec(str);
	return match && match.index < str.lastIndexOf(">") ? str.slice(0, match.index) : str;
}
function htmlToText(str) {
	str = str.replace(/\r?\n/g, "");
	str = replaceBlocks(str, /<!--/g, false, /-->/g, false, " ");
	str = replaceClosedTags(str, /<br\b[^>]*>/gi, "\n");
	str = replaceClosedTags(str, /<\/?(p|div|table|tr|td|th)\b[^>]*>/gi, "\n\n");
	str = replaceBlocks(str, /<script\b/gi, true, /<\/script\b/gi, true, " ");
	str = stripThroughLastTag(str, /<body\b/gi);
	str = stripThroughLastTag(str, /<\/head\b/gi);
	str = stripThroughLastTag(str, /<!doctype\b/gi);
	str = stripFromFirstTag(str, /<\/body\b/gi);
	str = stripFromFirstTag(str, /<\/html\b/gi);
	str = replaceTags(str, /<a\b/gi, /<a\b[^>]*href\s*=\s*["']?([^\s"']+)[^>]*>/iy, (match, href) => ` (${href}) `);
	str = replaceClosedTags(str, /<\/?(span|em|i|strong|b|u|a)\b[^>]*>/gi, "");
	str = replaceTags(str, /<li\b/gi, /<li\b[^>]*>[\n\u0001\s]*/iy, () => "* ");
	str = replaceClosedTags(str, /<hr\b[^>]*>/g, "\n-------------\n");
	str = replaceClosedTags(str, /<[^>]*>/g, " ");
	str = str.replace(/\u0001/g, "\n").replace(/[ \t]+/g, " ").replace(/^\s+$/gm, "").replace(/\n\n+/g, "\n\n").replace(/^\n+/, "\n").replace(/\n+$/, "\n");
	str = decodeHTMLEntities(str);
	return str;
}
function formatDate(date) {
	if (typeof Intl === "undefined") return date;
	const parsed = new Date(date);
	if (isNaN(parsed.getTime())) return date;
	return new Intl.DateTimeFormat("default", {
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		second: "numeric",
		hour12: false
	}).format(parsed);
}
function formatTextAddress(address) {
	return (address.name ? [address.name, `<${address.address}>`] : [address.address]).join(" ");
}
function formatTextAddresses(addresses) {
	let parts = [];
	let processAddress = (address, partCounter) => {
		if (partCounter) parts.push(", ");
		if (address.group) {
			let groupStart = `${address.name}:`;
			let groupEnd = `;`;
			parts.push(groupStart);
			address.group.forEach(processAddress);
			parts.push(groupEnd);
		} else parts.push(formatTextAddress(address));
	};
	addresses.forEach(processAddress);
	return parts.join("");
}
function formatHtmlAddress(address) {
	return `<a href="mailto:${escapeHtml(address.address)}" class="postal-email-address">${escapeHtml(address.name || `<${address.address}>`)}</a>`;
}
function formatHtmlAddresses(addresses) {
	let parts = [];
	let processAddress = (address, partCounter) => {
		if (partCounter) parts.push("<span class=\"postal-email-address-separator\">, </span>");
		if (address.group) {
			let groupStart = `<span class="postal-email-address-group">${escapeHtml(address.name)}:</span>`;
			let groupEnd = `<span class="postal-email-address-group">;</span>`;
			parts.push(groupStart);
			address.group.forEach(processAddress);
			parts.push(groupEnd);
		} else parts.push(formatHtmlAddress(address));
	};
	addresses.forEach(processAddress);
	return parts.join(" ");
}
function foldLines(str, lineLength, afterSpace) {
	str = (str || "").toString();
	lineLength = lineLength || 76;
	let pos = 0, len = str.length, result = "", line, match;
	while (pos < len) {
		line = str.slice(pos, pos + lineLength);
		if (line.length < lineLength) {
			result += line;
			break;
		}
		if (match = line.match(/^[^\n\r]*(\r?\n|\r)/)) {
			line = match[0];
			result += line;
			pos += line.length;
			continue;
		} else if ((match = line.match(/(\s+)[^\s]*$/)) && match[0].length - (afterSpace ? (match[1] || "").length : 0) < line.length) line = line.slice(0, line.length - (match[0].length - (afterSpace ? (match[1] || "").length : 0)));
		else if (match = str.slice(pos + line.length).match(/^[^\s]+(\s*)/)) line = line + match[0].slice(0, match[0].length - (!afterSpace ? (match[1] || "").length : 0));
		result += line;
		pos += line.length;
		if (pos < len) result += "\r\n";
	}
	return result;
}
function formatTextHeader(message) {
	let rows = [];
	if (message.from) rows.push({
		key: "From",
		val: formatTextAddresses([message.from])
	});
	if (message.subject) rows.push({
		key: "Subject",
		val: message.subject
	});
	if (message.date) rows.push({
		key: "Date",
		val: formatDate(message.date)
	});
	if (message.to && message.to.length) rows.push({
		key: "To",
		val: formatTextAddresses(message.to)
	});
	if (message.cc && message.cc.length) rows.push({
		key: "Cc",
		val: formatTextAddresses(message.cc)
	});
	if (message.bcc && message.bcc.length) rows.push({
		key: "Bcc",
		val: formatTextAddresses(message.bcc)
	});
	let maxKeyLength = rows.map((r) => r.key.length).reduce((acc, cur) => {
		return cur > acc ? cur : acc;
	}, 0);
	const lines = rows.flatMap((row) => {
		let sepLen = maxKeyLength - row.key.length;
		let prefix = `${row.key}: ${" ".repeat(sepLen)}`;
		let emptyPrefix = `${" ".repeat(row.key.length + 1)} ${" ".repeat(sepLen)}`;
		return foldLines(row.val, 80, true).split(/\r?\n/).map((line) => line.trim()).map((line, i) => `${i ? emptyPrefix : prefix}${line}`);
	});
	let maxLineLength = lines.map((r) => r.length).reduce((acc, cur) => {
		return cur > acc ? cur : acc;
	}, 0);
	let lineMarker = "-".repeat(maxLineLength);
	return `
${lineMarker}
${lines.join("\n")}
${lineMarker}
`;
}
function formatHtmlHeader(message) {
	let rows = [];
	if (message.from) rows.push(`<div class="postal-email-header-key">From</div><div class="postal-email-header-value">${formatHtmlAddresses([message.from])}</div>`);
	if (message.subject) rows.push(`<div class="postal-email-header-key">Subject</div><div class="postal-email-header-value postal-email-header-subject">${escapeHtml(message.subject)}</div>`);
	if (message.date) rows.push(`<div class="postal-email-header-key">Date</div><div class="postal-email-header-value postal-email-header-date" data-date="${escapeHtml(message.date)}">${escapeHtml(formatDate(message.date))}</div>`);
	if (message.to && message.to.length) rows.push(`<div class="postal-email-header-key">To</div><div class="postal-email-header-value">${formatHtmlAddresses(message.to)}</div>`);
	if (message.cc && message.cc.length) rows.push(`<div class="postal-email-header-key">Cc</div><div class="postal-email-header-value">${formatHtmlAddresses(message.cc)}</div>`);
	if (message.bcc && message.bcc.length) rows.push(`<div class="postal-email-header-key">Bcc</div><div class="postal-email-header-value">${formatHtmlAddresses(message.bcc)}</div>`);
	return `<div class="postal-email-header">${rows.length ? "<div class=\"postal-email-header-row\">" : ""}${rows.join("</div>\n<div class=\"postal-email-header-row\">")}${rows.length ? "</div>" : ""}</div>`;
}
// node_modules/postal-mime/dist/esm/address-parser.js
var WORD_CHAR_REGEX = /\w/;
var NON_SPACE_TOKEN_REGEX = /[^\s]+/g;
function findAddressInText(text) {
	NON_SPACE_TOKEN_REGEX.lastIndex = 0;
	let match;
	while (match = NON_SPACE_TOKEN_REGEX.exec(text)) {
		const token = match[0];
		const at = token.indexOf("@");
		let start = 0;
		while (start < at && !WORD_CHAR_REGEX.test(token.charAt(start))) start++;
		if (start >= at) continue;
		let end = token.length;
		while (end > at + 1 && !WORD_CHAR_REGEX.test(token.charAt(end - 1))) end--;
		if (end <= at + 1) continue;
		return {
			index: match.index + start,
			length: end - start,
			value: token.substring(start, end)
		};
	}
	return null;
}
function hasAngleAddress(text) {
	let start = -1;
	let at = -1;
	for (let i = 0; i < text.length; i++) {
		const chr = text.charAt(i);
		if (chr === "<") {
			start = i + 1;
			at = -1;
		} else if (chr === ">") {
			if (at >= 0 && at < i - 1) return true;
			start = -1;
			at = -1;
		} else if (chr === "@" && start >= 0 && at < 0 && i > start) at = i;
	}
	return false;
}
function _handleAddress(tokens, depth) {
	let isGroup = false;
	let state = "text";
	let addresses = [];
	let data = {
		address: [],
		comment: [],
		group: [],
		text: [],
		textWasQuoted: []
	};
	let i;
	let len;
	let insideQuotes = false;
	for (i = 0, len = tokens.length; i < len; i++) {
		let token = tokens[i];
		let prevToken = i ? tokens[i - 1] : null;
		if (token.type === "operator") switch (token.value) {
			case "<":
				state = "address";
				insideQuotes = false;
				break;
			case "(":
				state = "comment";
				insideQuotes = false;
				break;
			case ":":
				state = "group";
				isGroup = true;
				insideQuotes = false;
				break;
			case "\"":
				insideQuotes = !insideQuotes;
				state = "text";
				break;
			default:
				state = "text";
				insideQuotes = false;
		}
		else if (token.value) {
			if (state === "address") token.value = token.value.replace(/^[^<]*<\s*/, "");
			if (prevToken && prevToken.noBreak && data[state].length) {
				data[state][data[state].length - 1] += token.value;
				if (state === "text" && insideQuotes) data.textWasQuoted[data.textWasQuoted.length - 1] = true;
			} else {
				data[state].push(token.value);
				if (state === "text") data.textWasQuoted.push(insideQuotes);
			}
		}
	}
	if (!data.text.length && data.comment.length) {
		data.text = data.comment;
		data.comment = [];
	}
	if (isGroup) {
		const text = data.text.join(" ");
		let groupMembers = [];
		if (data.group.length) parseAddressList(data.group.join(","), depth + 1).forEach((member) => {
			if (member.group) for (const nestedMember of member.group) groupMembers.push(nestedMember);
			else groupMembers.push(member);
		});
		addresses.push({
			name: decodeWords(text),
			group: groupMembers
		});
	} else {
		if (!data.address.length && data.text.length) {
			for (i = data.text.length - 1; i >= 0; i--) if (!data.textWasQuoted[i] && data.text[i].match(/^[^@\s]+@[^@\s]+$/)) {
				data.address = data.text.splice(i, 1);
				data.textWasQuoted.splice(i, 1);
				break;
			}
			if (!data.address.length) {
				for (i = data.text.length - 1; i >= 0; i--) if (!data.textWasQuoted[i]) {
					const found = findAddressInText(data.text[i]);
					if (found) {
						data.address = [found.value];
						data.text[i] = (data.text[i].substring(0, found.index).trimEnd() + " " + data.text[i].substring(found.index + found.length).trimStart()).trim();
						break;
					}
					data.text[i] = data.text[i].trim();
				}
			}
		}
		if (!data.text.length && data.comment.length) {
			data.text = data.comment;
			data.comment = [];
		}
		if (data.address.length > 1) data.text = data.text.concat(data.address.splice(1));
		const text = data.text.join(" ");
		const addressValue = data.address.join(" ");
		if (!addressValue && isEncodedWordsOnly(text.trim())) {
			const decodedText = decodeWords(text);
			if (hasAngleAddress(decodedText)) {
				const parsedSubAddresses = addressParser(decodedText);
				if (parsedSubAddresses && parsedSubAddresses.length) return parsedSubAddresses;
			}
			return [{
				address: "",
				name: decodedText
			}];
		}
		const address = {
			address: addressValue || text || "",
			name: decodeWords(text || addressValue || "")
		};
		if (address.address === address.name) {
			if (address.address.match(/@/)) address.name = "";
			else address.address = "";
		}
		addresses.push(address);
	}
	return addresses;
}
var Tokenizer = class {
	constructor(str) {
		this.str = (str || "").toString();
		this.operatorCurrent = "";
		this.operatorExpecting = "";
		this.node = null;
		this.escaped = false;
		this.list = [];
		this.operators = {
			"\"": "\"",
			"(": ")",
			"<": ">",
			",": "",
			":": ";",
			";": ""
		};
	}
	tokenize() {
		let list = [];
		for (let i = 0, len = this.str.length; i < len; i++) {
			let chr = this.str.charAt(i);
			let nextChr = i < len - 1 ? this.str.charAt(i + 1) : null;
			this.checkChar(chr, nextChr);
		}
		this.list.forEach((node) => {
			node.value = (node.value || "").toString().trim();
			if (node.value) list.push(node);
		});
		return list;
	}
	checkChar(chr, nextChr) {
		if (this.escaped) {} else if (chr === this.operatorExpecting) {
			this.node = {
				type: "operator",
				value: chr
			};
			if (nextChr && ![
				" ",
				"	",
				"\r",
				"\n",
				",",
				";"
			].includes(nextChr)) this.node.noBreak = true;
			this.list.push(this.node);
			this.node = null;
			this.operatorExpecting = "";
			this.escaped = false;
			return;
		} else if (!this.operatorExpecting && chr in this.operators) {
			this.node = {
				type: "operator",
				value: chr
			};
			this.list.push(this.node);
			this.node = null;
			this.operatorExpecting = this.operators[chr];
			this.escaped = false;
			return;
		} else if (this.operatorExpecting === "\"" && chr === "\\") {
			this.escaped = true;
			return;
		}
		if (!this.node) {
			this.node = {
				type: "text",
				value: ""
			};
			this.list.push(this.node);
		}
		if (chr === "\n") chr = " ";
		if (chr.charCodeAt(0) >= 33 || [" ", "	"].includes(chr)) this.node.value += chr;
		this.escaped = false;
	}
};
var MAX_NESTED_GROUP_DEPTH = 50;
function parseAddressList(str, depth) {
	if (depth > MAX_NESTED_GROUP_DEPTH) return [];
	let tokens = new Tokenizer(str).tokenize();
	let addresses = [];
	let address = [];
	const parsedAddresses = [];
	tokens.forEach((token) => {
		if (token.type === "operator" && (token.value === "," || token.value === ";")) {
			if (address.length) addresses.push(address);
			address = [];
		} else address.push(token);
	});
	if (address.length) addresses.push(address);
	for (const tokens of addresses) for (const address of _handleAddress(tokens, depth)) parsedAddresses.push(address);
	return parsedAddresses;
}
function addressParser(str, options) {
	const parsedAddresses = parseAddressList(str, 0);
	if (options && options.flatten) {
		let addresses = [];
		let walkAddressList = (list) => {
			list.forEach((address) => {
				if (address.group) return walkAddressList(address.group);
				else addresses.push(address);
			});
		};
		walkAddressList(parsedAddresses);
		return addresses;
	}
	return parsedAddresses;
}
// node_modules/postal-mime/dist/esm/base64-encoder.js
function base64ArrayBuffer(arrayBuffer) {
	let base64 = "";
	const encodings = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	const bytes = new Uint8Array(arrayBuffer);
	const byteLength = bytes.byteLength;
	const byteRemainder = byteLength % 3;
	const mainLength = byteLength - byteRemainder;
	let a, b, c, d;
	let chunk;
	for (let i = 0; i < mainLength; i = i + 3) {
		chunk = bytes[i] << 16 | bytes[i + 1] << 8 | bytes[i + 2];
		a = (chunk & 16515072) >> 18;
		b = (chunk & 258048) >> 12;
		c = (chunk & 4032) >> 6;
		d = chunk & 63;
		base64 += encodings[a] + encodings[b] + encodings[c] + encodings[d];
	}
	if (byteRemainder === 1) {
		chunk = bytes[mainLength];
		a = (chunk & 252) >> 2;
		b = (chunk & 3) << 4;
		base64 += encodings[a] + encodings[b] + "==";
	} else if (byteRemainder === 2) {
		chunk = bytes[mainLength] << 8 | bytes[mainLength + 1];
		a = (chunk & 64512) >> 10;
		b = (chunk & 1008) >> 4;
		c = (chunk & 15) << 2;
		base64 += encodings[a] + encodings[b] + encodings[c] + "=";
	}
	return base64;
}
// node_modules/postal-mime/dist/esm/postal-mime.js
function isReadableStream(value) {
	return !!value && typeof value.getReader === "function";
}
function isBlob(value) {
	return value instanceof Blob || Object.prototype.toString.call(value) === "[object Blob]";
}
function renderEntry(textEntry, textType, convert) {
	if (textEntry.type === "subMessage") return textType === "html" ? formatHtmlHeader(textEntry.value) : formatTextHeader(textEntry.value);
	if (!convert) return textEntry.value;
	return textType === "html" ? textToHtml(textEntry.value) : htmlToText(textEntry.value);
}
var MAX_NESTING_DEPTH = 256;
var MAX_HEADERS_SIZE = 2097152;
var MAX_RFC822_NESTING_DEPTH = 10;
function parseLimitOption(value, defaultValue, name) {
	if (value === void 0 || value === null) return defaultValue;
	if (typeof value !== "number" || !Number.isInteger(value) || value < 0) throw new TypeError(`${name} must be a non-negative integer`);
	return value;
}
var PostalMime = class PostalMime {
	static async parse(buf, options) {
		return new PostalMime(options).parse(buf);
	}
	constructor(options) {
		this.options = options || {};
		this.mimeOptions = {
			maxNestingDepth: parseLimitOption(this.options.maxNestingDepth, MAX_NESTING_DEPTH, "maxNestingDepth"),
			maxHeadersSize: parseLimitOption(this.options.maxHeadersSize, MAX_HEADERS_SIZE, "maxHeadersSize")
		};
		this.maxRfc822NestingDepth = parseLimitOption(this.options.maxRfc822NestingDepth, MAX_RFC822_NESTING_DEPTH, "maxRfc822NestingDepth");
		this.rfc822NestingDepth = 0;
		this.root = this.currentNode = new MimeNode({
			postalMime: this,
			...this.mimeOptions
		});
		this.boundaries = [];
		this.headerSize = 0;
		this.textContent = {};
		this.textMap = new Map();
		this.textTypes = new Set();
		this.attachments = [];
		this.forceRfc822Attachments = false;
		this.attachmentEncoding = (this.options.attachmentEncoding || "").toString().replace(/[-_\s]/g, "").trim().toLowerCase() || "arraybuffer";
		this.started = false;
	}
	async finalize() {
		await this.root.finalize();
	}
	async processLine(line, isFinal) {
		let boundaries = this.boundaries;
		if (boundaries.length && line.length > 2 && line[0] === 45 && line[1] === 45) for (let i = boundaries.length - 1; i >= 0; i--) {
			let boundary = boundaries[i];
			if (line.length < boundary.value.length + 2) continue;
			let boundaryMatches = true;
			for (let j = 0; j < boundary.value.length; j++) if (line[j + 2] !== boundary.value[j]) {
				boundaryMatches = false;
				break;
			}
			if (!boundaryMatches) continue;
			let boundaryEnd = boundary.value.length + 2;
			let isTerminator = false;
			if (line.length >= boundary.value.length + 4 && line[boundary.value.length + 2] === 45 && line[boundary.value.length + 3] === 45) {
				isTerminator = true;
				boundaryEnd = boundary.value.length + 4;
			}
			let hasValidTrailing = true;
			for (let j = boundaryEnd; j < line.length; j++) if (line[j] !== 32 && line[j] !== 9) {
				hasValidTrailing = false;
				break;
			}
			if (!hasValidTrailing) continue;
			if (isTerminator) {
				await boundary.node.finalize();
				this.currentNode = boundary.node.parentNode || this.root;
			} else {
				await boundary.node.finalizeChildNodes();
				this.currentNode = new MimeNode({
					postalMime: this,
					parentNode: boundary.node,
					parentMultipartType: boundary.node.contentType.multipart,
					...this.mimeOptions
				});
			}
			if (isFinal) return this.finalize();
			return;
		}
		this.currentNode.feed(line);
		if (isFinal) return this.finalize();
	}
	readLine() {
		let startPos = this.readPos;
		let endPos = this.readPos;
		while (this.readPos < this.av.length) {
			const c = this.av[this.readPos++];
			if (c !== 13 && c !== 10) endPos = this.readPos;
			if (c === 10) return {
				bytes: new Uint8Array(this.buf, startPos, endPos - startPos),
				done: this.readPos >= this.av.length
			};
		}
		return {
			bytes: new Uint8Array(this.buf, startPos, endPos - startPos),
			done: this.readPos >= this.av.length
		};
	}
	addTextEntry(selector, textType, item) {
		let textEntry = this.textMap.get(selector);
		if (!textEntry) {
			textEntry = {};
			this.textMap.set(selector, textEntry);
		}
		const entries = textEntry[textType] || [];
		textEntry[textType] = entries;
		entries.push(item);
		this.textTypes.add(textType);
	}
	async collectNode(node, alternative, related) {
		if (!node.contentType.multipart) {
			const inlineRfc822 = this.isInlineMessageRfc822(node);
			const rfc822DepthExceeded = inlineRfc822 && this.rfc822NestingDepth >= this.maxRfc822NestingDepth;
			if (inlineRfc822 && !rfc822DepthExceeded) await this.collectSubMessage(node);
			else if (this.isInlineTextNode(node)) {
				const textType = node.contentType.parsed.value === "text/html" ? "html" : "plain";
				this.addTextEntry(alternative || node, textType, {
					type: "text",
					value: node.getTextContent()
				});
			} else if (node.content) this.collectAttachment(node, node.content, related, rfc822DepthExceeded);
		} else if (node.contentType.multipart === "alternative") alternative = node;
		else if (node.contentType.multipart === "related") related = true;
		for (let childNode of node.childNodes) await this.collectNode(childNode, alternative, related);
	}
	async collectSubMessage(node) {
		const subParser = new PostalMime({
			...this.mimeOptions,
			maxRfc822NestingDepth: this.maxRfc822NestingDepth,
			attachmentEncoding: "arraybuffer"
		});
		subParser.rfc822NestingDepth = this.rfc822NestingDepth + 1;
		const subMessage = node.subMessage = await subParser.parse(node.content || new ArrayBuffer(0));
		if (subMessage.text || !subMessage.html) this.addTextEntry(node, "plain", {
			type: "subMessage",
			value: subMessage
		});
		if (subMessage.html) this.addTextEntry(node, "html", {
			type: "subMessage",
			value: subMessage
		});
		subParser.textMap.forEach((subTextEntry, subTextNode) => {
			this.textMap.set(subTextNode, subTextEntry);
		});
		for (let attachment of subMessage.attachments) this.attachments.push(attachment);
	}
	collectAttachment(node, content, related, rfc822DepthExceeded) {
		const filename = node.contentDisposition.parsed.params.filename || node.contentType.parsed.params.name || null;
		const attachment = {
			filename: filename ? decodeWords(filename) : null,
			mimeType: node.contentType.parsed.value,
			disposition: node.contentDisposition.parsed.value || null
		};
		if (related && node.contentId && !rfc822DepthExceeded) attachment.related = true;
		if (rfc822DepthExceeded) attachment.rfc822DepthExceeded = true;
		if (node.contentDescription) attachment.description = decodeWords(node.contentDescription);
		if (node.contentId) attachment.contentId = node.contentId;
		switch (node.contentType.parsed.value) {
			case "text/calendar":
			case "application/ics": {
				if (node.contentType.parsed.params.method) attachment.method = node.contentType.parsed.params.method.toString().toUpperCase().trim();
				const decodedText = node.getTextContent().replace(/\r?\n/g, "\n");
				let end = decodedText.length;
				while (end > 0 && decodedText.charCodeAt(end - 1) === 10) end--;
				attachment.content = textEncoder.encode(decodedText.slice(0, end) + "\n");
				break;
			}
			default: attachment.content = content;
		}
		this.attachments.push(attachment);
	}
	renderTextContent() {
		const textContent = {};
		this.textMap.forEach((mapEntry) => {
			this.textTypes.forEach((textType) => {
				const output = textContent[textType] || [];
				textContent[textType] = output;
				const ownEntries = mapEntry[textType];
				const entries = ownEntries || mapEntry[textType === "html" ? "plain" : "html"] || [];
				for (const textEntry of entries) output.push(renderEntry(textEntry, textType, !ownEntries));
			});
		});
		Object.keys(textContent).forEach((textType) => {
			this.textContent[textType] = textContent[textType].join("\n");
		});
	}
	isInlineTextNode(node) {
		if (node.contentDisposition.parsed.value === "attachment") return false;
		switch (node.contentType.parsed.value) {
			case "text/html":
			case "text/plain": return true;
			default: return false;
		}
	}
	isInlineMessageRfc822(node) {
		if (this.forceRfc822Attachments || node.contentType.parsed.value !== "message/rfc822") return false;
		return (node.contentDisposition.parsed.value || (this.options.rfc822Attachments ? "attachment" : "inline")) === "inline";
	}
	hasReportParts() {
		let found = false;
		let walk = (node) => {
			if (!node.contentType.multipart) {
				if (["message/delivery-status", "message/feedback-report"].includes(node.contentType.parsed.value)) found = true;
			}
			for (let childNode of node.childNodes) walk(childNode);
		};
		walk(this.root);
		return found;
	}
	async resolveStream(stream) {
		let chunkLen = 0;
		let chunks = [];
		const reader = stream.getReader();
		while (true) {
			const { done, value } = await reader.read();
			if (done) break;
			chunks.push(value);
			chunkLen += value.length;
		}
		const result = new Uint8Array(chunkLen);
		let chunkPointer = 0;
		for (let chunk of chunks) {
			result.set(chunk, chunkPointer);
			chunkPointer += chunk.length;
		}
		return result;
	}
	async resolveInput(buf) {
		let input = buf;
		if (isReadableStream(input)) input = await this.resolveStream(input);
		input = input || new ArrayBuffer(0);
		if (typeof input === "string") input = textEncoder.encode(input);
		if (isBlob(input)) input = await blobToArrayBuffer(input);
		if (ArrayBuffer.isView(input)) return input.buffer.slice(input.byteOffset, input.byteOffset + input.byteLength);
		return input;
	}
	buildMessage() {
		const headers = this.root.headers;
		const message = { headers: headers.map((entry) => ({
			key: entry.key,
			originalKey: entry.originalKey,
			value: entry.value
		})) };
		for (const key of ["from", "sender"]) {
			const addressHeader = headers.find((line) => line.key === key);
			if (addressHeader && addressHeader.value) {
				const addresses = addressParser(addressHeader.value);
				if (addresses && addresses.length) message[key] = addresses[0];
			}
		}
		for (const [key, camelKey] of [["delivered-to", "deliveredTo"], ["return-path", "returnPath"]]) {
			const addressHeader = headers.find((line) => line.key === key);
			if (addressHeader && addressHeader.value) {
				const addresses = addressParser(addressHeader.value);
				if (addresses && addresses.length && addresses[0].address) message[camelKey] = addresses[0].address;
			}
		}
		for (const [key, camelKey] of [
			["to", "to"],
			["cc", "cc"],
			["bcc", "bcc"],
			["reply-to", "replyTo"]
		]) {
			const addresses = [];
			for (const entry of headers) if (entry.key === key && entry.value) for (const address of addressParser(entry.value)) addresses.push(address);
			if (addresses.length) message[camelKey] = addresses;
		}
		for (const [key, camelKey] of [
			["subject", "subject"],
			["message-id", "messageId"],
			["in-reply-to", "inReplyTo"],
			["references", "references"]
		]) {
			const header = headers.find((line) => line.key === key);
			if (header && header.value) message[camelKey] = decodeWords(header.value);
		}
		let dateHeader = headers.find((line) => line.key === "date");
		if (dateHeader) {
			let date = new Date(dateHeader.value);
			message.date = date.toString() === "Invalid Date" ? dateHeader.value : date.toISOString();
		}
		if (this.textContent.html) message.html = this.textContent.html;
		if (this.textContent.plain) message.text = this.textContent.plain;
		message.attachments = this.attachments;
		message.headerLines = this.root.rawHeaderLines.slice();
		return message;
	}
	encodeAttachments() {
		switch (this.attachmentEncoding) {
			case "arraybuffer": break;
			case "base64":
				for (let attachment of this.attachments) if (attachment.content && typeof attachment.content !== "string") {
					attachment.content = base64ArrayBuffer(attachment.content);
					attachment.encoding = "base64";
				}
				break;
			case "utf8": {
				let attachmentDecoder = new TextDecoder("utf8");
				for (let attachment of this.attachments) if (attachment.content && typeof attachment.content !== "string") {
					attachment.content = attachmentDecoder.decode(attachment.content);
					attachment.encoding = "utf8";
				}
				break;
			}
			default: throw new Error("Unknown attachment encoding");
		}
	}
	async parse(buf) {
		if (this.started) throw new Error("Can not reuse parser, create a new PostalMime object");
		this.started = true;
		this.buf = await this.resolveInput(buf);
		this.av = new Uint8Array(this.buf);
		this.readPos = 0;
		while (this.readPos < this.av.length) {
			const line = this.readLine();
			await this.processLine(line.bytes, line.done);
		}
		this.forceRfc822Attachments = Boolean(this.options.forceRfc822Attachments) || this.hasReportParts();
		await this.collectNode(this.root, false, false);
		this.renderTextContent();
		const message = this.buildMessage();
		this.encodeAttachments();
		return message;
	}
};
// server/src/email/mailings/read-report.ts
var fieldsOf = (part) => part.replaceAll("\r", "").replaceAll(/\n[ \t]+/g, " ").split(/\n\s*\n/).map((group) => {
	const fields = group.split("\n").map((line) => {
		const [name = "", ...value] = line.split(":");
		return [name.trim().toLowerCase(), value.join(":").trim()];
	});
	return new Map(fields);
});
var answerOf = (code) => code.replace(/^[\w-]+;\s*/, "").slice(0, 300);
function answerInLetter(letter, recipient) {
	const line = letter.split(/\r?\n/).find((each) => each.startsWith(`${recipient}: `));
	return recipient && line ? answerOf(line.slice(recipient.length + 2).trim()) : "";
}
function bounceIn(part, text, letter) {
	const failed = fieldsOf(part).find((fields) => /^failed\b/i.test(fields.get("action") ?? ""));
	if (!failed) return null;
	const said = answerOf(failed.get("diagnostic-code") ?? "") || answerInLetter(letter, answerOf(failed.get("final-recipient") ?? ""));
	const [given = ""] = /^[245]\.\d{1,3}\.\d{1,3}/.exec(failed.get("status") ?? "") ?? [];
	const status = !given || given.endsWith(".0.0") ? statusOfAnswer(said) ?? given : given;
	return {
		about: "bounce",
		kind: bounceOf(status),
		said: said || given,
		text
	};
}
function complaintIn(part, text) {
	const [fields] = fieldsOf(part);
	const type = fields?.get("feedback-type")?.toLowerCase() ?? "";
	if (type !== "abuse" && type !== "fraud") return null;
	const by = fields?.get("user-agent") ?? fields?.get("reporting-mta") ?? "";
	return {
		about: "complaint",
		said: by ? `${type}, ${by}`.slice(0, 300) : type,
		text
	};
}
async function readReport(raw) {
	const { attachments, text: letter = "" } = await PostalMime.parse(raw, {
		attachmentEncoding: "utf8",
		forceRfc822Attachments: true
	});
	const parts = attachments.map(({ mimeType, content }) => ({
		mimeType,
		content: typeof content === "string" ? content : ""
	}));
	const text = parts.map(({ content }) => content).join("\n");
	for (const { mimeType, content } of parts) {
		if (/^message\/(global-)?delivery-status$/.test(mimeType)) return bounceIn(content, text, letter);
		if (mimeType === "message/feedback-report") return complaintIn(content, text);
	}
	return null;
}
var reportReader = {
	async *read(messages) {
		let position = 0;
		for await (const raw of messages) {
			reachItem(++position);
			yield { report: await readReport(raw).catch(() => null) };
		}
	},
	sizeOf: () => 0
};
export { reportReader };
