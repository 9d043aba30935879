import { _ as ECONFIG, g as isProtoKey, h as copyOwnKeys, o as normalizeDomain } from "./shared-CLTHIyMc.js";
import crypto, { createPrivateKey, createPublicKey } from "node:crypto";
import path, { join } from "node:path";
import fs, { existsSync, readFileSync, readdirSync } from "node:fs";
import { PassThrough, Transform } from "node:stream";
// node_modules/nodemailer/dist/esm/dkim/message-parser.js
function _trimFieldName(str) {
	let start = 0;
	let end = str.length;
	while (start < end && (str.charCodeAt(start) === 32 || str.charCodeAt(start) === 9)) start++;
	while (end > start && (str.charCodeAt(end - 1) === 32 || str.charCodeAt(end - 1) === 9)) end--;
	return str.slice(start, end);
}
var MessageParser = class extends Transform {
	constructor(options) {
		super(options);
		this.lastBytes = Buffer.alloc(4);
		this.headersParsed = false;
		this.headerBytes = 0;
		this.headerChunks = [];
		this.rawHeaders = false;
		this.bodySize = 0;
	}
	updateLastBytes(data) {
		const lblen = this.lastBytes.length;
		const nblen = Math.min(data.length, lblen);
		for (let i = 0, len = lblen - nblen; i < len; i++) this.lastBytes[i] = this.lastBytes[i + nblen];
		for (let i = 1; i <= nblen; i++) this.lastBytes[lblen - i] = data[data.length - i];
	}
	checkHeaders(data) {
		if (this.headersParsed) return true;
		const lblen = this.lastBytes.length;
		let headerPos = 0;
		for (let i = 0, len = this.lastBytes.length + data.length; i < len; i++) {
			let chr;
			if (i < lblen) chr = this.lastBytes[i];
			else chr = data[i - lblen];
			if (chr === 10 && i) {
				const pr1 = i - 1 < lblen ? this.lastBytes[i - 1] : data[i - 1 - lblen];
				const pr2 = i > 1 ? i - 2 < lblen ? this.lastBytes[i - 2] : data[i - 2 - lblen] : false;
				if (pr1 === 10) {
					this.headersParsed = true;
					headerPos = i - lblen + 1;
					this.headerBytes += headerPos;
					break;
				} else if (pr1 === 13 && pr2 === 10) {
					this.headersParsed = true;
					headerPos = i - lblen + 1;
					this.headerBytes += headerPos;
					break;
				}
			}
		}
		if (this.headersParsed) {
			this.headerChunks.push(data.slice(0, headerPos));
			this.rawHeaders = Buffer.concat(this.headerChunks, this.headerBytes);
			this.headerChunks = null;
			this.emit("headers", this.parseHeaders());
			if (data.length > headerPos) {
				const chunk = data.slice(headerPos);
				this.bodySize += chunk.length;
				this.push(chunk);
			}
			return false;
		}
		this.headerBytes += data.length;
		this.headerChunks.push(data);
		this.updateLastBytes(data);
		return false;
	}
	_transform(chunk, encoding, callback) {
		if (!chunk || !chunk.length) return callback();
		if (typeof chunk === "string") chunk = Buffer.from(chunk, encoding);
		let headersFound;
		try {
			headersFound = this.checkHeaders(chunk);
		} catch (E) {
			return callback(E);
		}
		if (headersFound) {
			this.bodySize += chunk.length;
			this.push(chunk);
		}
		callback();
	}
	_flush(callback) {
		if (this.headerChunks) {
			this.rawHeaders = Buffer.concat(this.headerChunks, this.headerBytes);
			this.headerChunks = null;
			this.emit("headers", this.parseHeaders());
		}
		callback();
	}
	parseHeaders() {
		const rawLines = (this.rawHeaders || Buffer.alloc(0)).toString("binary").split(/\r?\n/);
		const lines = [];
		for (const rawLine of rawLines) if (lines.length && /^[ \t]/.test(rawLine)) lines[lines.length - 1] += "\n" + rawLine;
		else lines.push(rawLine);
		return lines.filter((line) => /[^ \t\r]/.test(line)).map((line) => ({
			key: _trimFieldName(line.substr(0, line.indexOf(":"))).toLowerCase(),
			line
		}));
	}
};
// node_modules/nodemailer/dist/esm/dkim/relaxed-body.js
var CHAR_CR = 13;
var CHAR_LF = 10;
var CHAR_SPACE = 32;
var CHAR_TAB = 9;
var CRLF = Buffer.from("\r\n");
var EMPTY_LINES = Buffer.alloc(4096, CRLF);
var RelaxedBody = class extends Transform {
	constructor(options) {
		super();
		options = options || {};
		this.bodyHash = crypto.createHash(options.hashAlgo || "sha256");
		this.byteLength = 0;
		this.debug = options.debug;
		this._debugBody = options.debug ? [] : false;
		this._lineHasContent = false;
		this._pendingWsp = false;
		this._pendingCr = false;
		this._pendingEmptyLines = 0;
	}
	_hashCanonical(data) {
		if (!data.length) return;
		this.bodyHash.update(data);
		if (this._debugBody) this._debugBody.push(Buffer.from(data));
	}
	_hashEmptyLines() {
		while (this._pendingEmptyLines > 0) {
			const count = Math.min(this._pendingEmptyLines, EMPTY_LINES.length / 2);
			this._hashCanonical(EMPTY_LINES.subarray(0, count * 2));
			this._pendingEmptyLines -= count;
		}
	}
	_emitContent(out, outPos, c) {
		if (!this._lineHasContent) {
			if (this._pendingEmptyLines) {
				this._hashCanonical(out.subarray(0, outPos));
				outPos = 0;
				this._hashEmptyLines();
			}
			this._lineHasContent = true;
		}
		if (this._pendingWsp) {
			out[outPos++] = CHAR_SPACE;
			this._pendingWsp = false;
		}
		out[outPos++] = c;
		return outPos;
	}
	updateHash(chunk, final) {
		const out = Buffer.allocUnsafe(chunk.length * 2 + 2);
		let outPos = 0;
		for (let i = 0; i < chunk.length; i++) {
			const c = chunk[i];
			if (c === CHAR_LF) {
				if (this._lineHasContent) {
					out[outPos++] = CHAR_CR;
					out[outPos++] = CHAR_LF;
					this._lineHasContent = false;
				} else this._pendingEmptyLines++;
				this._pendingWsp = false;
				this._pendingCr = false;
				continue;
			}
			if (this._pendingCr) {
				outPos = this._emitContent(out, outPos, CHAR_CR);
				this._pendingCr = false;
			}
			if (c === CHAR_CR) this._pendingCr = true;
			else if (c === CHAR_SPACE || c === CHAR_TAB) this._pendingWsp = true;
			else outPos = this._emitContent(out, outPos, c);
		}
		if (final && this._pendingCr) {
			outPos = this._emitContent(out, outPos, CHAR_CR);
			this._pendingCr = false;
		}
		this._hashCanonical(out.subarray(0, outPos));
	}
	_transform(chunk, encoding, callback) {
		if (!chunk || !chunk.length) return callback();
		if (typeof chunk === "string") chunk = Buffer.from(chunk, encoding);
		this.updateHash(chunk);
		this.byteLength += chunk.length;
		this.push(chunk);
		callback();
	}
	_flush(callback) {
		this.updateHash(Buffer.alloc(0), true);
		if (this._lineHasContent) this._hashCanonical(CRLF);
		this.emit("hash", this.bodyHash.digest("base64"), this.debug ? Buffer.concat(this._debugBody) : false);
		callback();
	}
};
// node_modules/nodemailer/dist/esm/base64/index.js
function encode$1(buffer) {
	if (typeof buffer === "string") buffer = Buffer.from(buffer, "utf-8");
	return buffer.toString("base64");
}
function normalizeLineLength(lineLength) {
	const length = Math.floor(Number(lineLength));
	return Number.isFinite(length) && length >= 1 ? length : 76;
}
function wrapBuffer(src, lineLength, final) {
	const lines = Math.ceil(src.length / lineLength);
	const complete = Math.max(lines - 1, 0);
	let rest = src.length - complete * lineLength;
	const output = Buffer.allocUnsafe(complete * (lineLength + 2) + (final ? rest : 0));
	let to = 0;
	for (let from = 0; from < complete * lineLength; from += lineLength) {
		src.copy(output, to, from, from + lineLength);
		to += lineLength;
		output[to++] = 13;
		output[to++] = 10;
	}
	if (final) {
		to += src.copy(output, to, complete * lineLength);
		rest = 0;
	}
	if (to !== output.length) throw new Error("Unexpected wrapped length");
	return {
		output,
		rest
	};
}
var Encoder$1 = class extends Transform {
	constructor(options) {
		super();
		this.options = options || {};
		if (this.options.lineLength !== false) this.options.lineLength = normalizeLineLength(this.options.lineLength);
		this._curLine = "";
		this._remainingBytes = false;
		this.inputBytes = 0;
		this.outputBytes = 0;
	}
	_emit(b64, final) {
		const src = Buffer.from(this._curLine + b64, "latin1");
		if (!src.length) return;
		let output = src;
		if (this.options.lineLength) {
			const wrapped = wrapBuffer(src, this.options.lineLength, final);
			output = wrapped.output;
			this._curLine = wrapped.rest ? src.toString("latin1", src.length - wrapped.rest) : "";
		} else this._curLine = "";
		if (output.length) {
			this.outputBytes += output.length;
			this.push(output);
		}
	}
	_transform(chunk, encoding, done) {
		let buf = encoding !== "buffer" ? Buffer.from(chunk, encoding) : chunk;
		if (!buf || !buf.length) return done();
		this.inputBytes += buf.length;
		if (this._remainingBytes) {
			buf = Buffer.concat([this._remainingBytes, buf], this._remainingBytes.length + buf.length);
			this._remainingBytes = false;
		}
		const extra = buf.length % 3;
		if (extra) {
			this._remainingBytes = buf.subarray(buf.length - extra);
			buf = buf.subarray(0, buf.length - extra);
		}
		this._emit(encode$1(buf), false);
		done();
	}
	_flush(done) {
		this._emit(this._remainingBytes ? encode$1(this._remainingBytes) : "", true);
		this._remainingBytes = false;
		done();
	}
};
// node_modules/nodemailer/dist/esm/qp/index.js
var MIN_LINE_LENGTH = 4;
var QP_RANGES = [
	[9],
	[10],
	[13],
	[32, 60],
	[62, 126]
];
var QP_LITERAL = new Uint8Array(256);
for (let i = 0; i < 256; i++) QP_LITERAL[i] = checkRanges(i, QP_RANGES) ? 1 : 0;
var HEX_DIGITS = Buffer.from("0123456789ABCDEF", "latin1");
var isWhitespace = (c) => c === 32 || c === 9;
function encode(buffer) {
	return encodeBytes(typeof buffer === "string" ? Buffer.from(buffer, "utf-8") : buffer);
}
function encodeBytes(buffer, next, binary, previous) {
	const len = buffer.length;
	const output = Buffer.allocUnsafe(len * 3);
	let pos = 0;
	for (let i = 0; i < len; i++) {
		const ord = buffer[i];
		const following = i + 1 < len ? buffer[i + 1] : next;
		const lineBreakByte = binary && (ord === 13 || ord === 10) ? ord === 13 ? following === 10 : (i > 0 ? buffer[i - 1] : previous) === 13 : true;
		if (QP_LITERAL[ord] && lineBreakByte && !(isWhitespace(ord) && (following === void 0 || following === 10 || following === 13))) {
			output[pos++] = ord;
			continue;
		}
		output[pos++] = 61;
		output[pos++] = HEX_DIGITS[Math.floor(ord / 16)];
		output[pos++] = HEX_DIGITS[ord % 16];
	}
	return output.toString("latin1", 0, pos);
}
function wrap(str, lineLength) {
	str = (str || "").toString();
	lineLength = Math.max(Number(lineLength) || 76, MIN_LINE_LENGTH);
	if (str.length <= lineLength) return str;
	let pos = 0;
	const len = str.length;
	let match, code, line;
	const lineMargin = Math.floor(lineLength / 3);
	let result = "";
	while (pos < len) {
		line = str.substr(pos, lineLength);
		if (match = line.match(/\r\n/)) {
			line = line.substr(0, match.index + match[0].length);
			result += line;
			pos += line.length;
			continue;
		}
		if (line.substr(-1) === "\n") {
			result += line;
			pos += line.length;
			continue;
		}
		if (match = line.substr(-lineMargin).match(/\n.*?$/)) {
			line = line.substr(0, line.length - (match[0].length - 1));
			result += line;
			pos += line.length;
			continue;
		}
		if (line.length > lineLength - lineMargin && (match = line.substr(-lineMargin).match(/[ \t.,!?][^ \t.,!?]*$/))) line = line.substr(0, line.length - (match[0].length - 1));
		else if (line.match(/[=][\da-f]{0,2}$/i)) {
			if (match = line.match(/[=][\da-f]{0,1}$/i)) line = line.substr(0, line.length - match[0].length);
			while (line.length > 3 && line.length < len - pos && !line.match(/^(?:=[\da-f]{2}){1,4}$/i) && (match = line.match(/[=][\da-f]{2}$/gi))) {
				code = parseInt(match[0].substr(1, 2), 16);
				if (code < 128) break;
				line = line.substr(0, line.length - 3);
				if (code >= 192) break;
			}
		}
		if (!line.length) line = str.substr(pos, lineLength);
		if (pos + line.length < len && line.substr(-1) !== "\n") {
			if (line.length === lineLength && line.match(/[=][\da-f]{2}$/i)) line = line.substr(0, line.length - 3);
			else if (line.length === lineLength) line = line.substr(0, line.length - 1);
			pos += line.length;
			line += "=\r\n";
		} else pos += line.length;
		result += line;
	}
	return result;
}
function checkRanges(nr, ranges) {
	for (let i = ranges.length - 1; i >= 0; i--) {
		const range = ranges[i];
		if (!range.length) continue;
		if (range.length === 1 && nr === range[0]) return true;
		if (range.length === 2 && nr >= range[0] && nr <= range[1]) return true;
	}
	return false;
}
var ENCODE_SLICE_SIZE = 65536;
var Encoder = class extends Transform {
	constructor(options) {
		super();
		this.options = options || {};
		if (this.options.lineLength !== false) this.options.lineLength = this.options.lineLength || 76;
		this._curLine = "";
		this._remainingBytes = false;
		this._lastByte = void 0;
		this.inputBytes = 0;
		this.outputBytes = 0;
	}
	_transform(chunk, encoding, done) {
		let buf = encoding !== "buffer" ? Buffer.from(chunk, encoding) : chunk;
		if (!buf || !buf.length) return done();
		this.inputBytes += buf.length;
		if (this._remainingBytes) {
			buf = Buffer.concat([this._remainingBytes, buf], this._remainingBytes.length + buf.length);
			this._remainingBytes = false;
		}
		let end = buf.length;
		while (end > 0 && (isWhitespace(buf[end - 1]) || this.options.binary && buf[end - 1] === 13)) end--;
		if (buf.length - end <= ENCODE_SLICE_SIZE) {
			this._remainingBytes = end < buf.length ? Buffer.from(buf.subarray(end)) : false;
			buf = buf.subarray(0, end);
		}
		this._encodeSlices(buf);
		done();
	}
	_flush(done) {
		if (this._remainingBytes) {
			this._encodeSlices(this._remainingBytes);
			this._remainingBytes = false;
		}
		if (this._curLine) {
			this.outputBytes += this._curLine.length;
			this.push(this._curLine, "ascii");
			this._curLine = "";
		}
		done();
	}
	_encodeSlices(buf) {
		for (let start = 0; start < buf.length; start += ENCODE_SLICE_SIZE) {
			const end = Math.min(start + ENCODE_SLICE_SIZE, buf.length);
			this._encodeSlice(buf.subarray(start, end), end < buf.length ? buf[end] : void 0);
			this._lastByte = buf[end - 1];
		}
	}
	_encodeSlice(buf, next) {
		let qp;
		if (this.options.lineLength) {
			qp = wrap(this._curLine + encodeBytes(buf, next, this.options.binary, this._lastByte), this.options.lineLength);
			const lastLF = qp.lastIndexOf("\n");
			this._curLine = qp.substring(lastLF + 1);
			qp = qp.substring(0, lastLF + 1);
			if (qp) {
				this.outputBytes += qp.length;
				this.push(qp, "ascii");
			}
		} else {
			qp = encodeBytes(buf, next, this.options.binary, this._lastByte);
			this.outputBytes += qp.length;
			this.push(qp, "ascii");
		}
	}
};
// node_modules/nodemailer/dist/esm/mime-funcs/mime-types.js
var defaultMimeType = "application/octet-stream";
var defaultExtension = "bin";
var mimeTypes = new Map([
	["application/acad", "dwg"],
	["application/applixware", "aw"],
	["application/arj", "arj"],
	["application/atom+xml", "xml"],
	["application/atomcat+xml", "atomcat"],
	["application/atomsvc+xml", "atomsvc"],
	["application/base64", ["mm", "mme"]],
	["application/binhex", "hqx"],
	["application/binhex4", "hqx"],
	["application/book", ["book", "boo"]],
	["application/ccxml+xml,", "ccxml"],
	["application/cdf", "cdf"],
	["application/cdmi-capability", "cdmia"],
	["application/cdmi-container", "cdmic"],
	["application/cdmi-domain", "cdmid"],
	["application/cdmi-object", "cdmio"],
	["application/cdmi-queue", "cdmiq"],
	["application/clariscad", "ccad"],
	["application/commonground", "dp"],
	["application/cu-seeme", "cu"],
	["application/davmount+xml", "davmount"],
	["application/drafting", "drw"],
	["application/dsptype", "tsp"],
	["application/dssc+der", "dssc"],
	["application/dssc+xml", "xdssc"],
	["application/dxf", "dxf"],
	["application/ecmascript", ["js", "es"]],
	["application/emma+xml", "emma"],
	["application/envoy", "evy"],
	["application/epub+zip", "epub"],
	["application/excel", [
		"xls",
		"xl",
		"xla",
		"xlb",
		"xlc",
		"xld",
		"xlk",
		"xll",
		"xlm",
		"xlt",
		"xlv",
		"xlw"
	]],
	["application/exi", "exi"],
	["application/font-tdpfr", "pfr"],
	["application/fractals", "fif"],
	["application/freeloader", "frl"],
	["application/futuresplash", "spl"],
	["application/geo+json", "geojson"],
	["application/gnutar", "tgz"],
	["application/groupwise", "vew"],
	["application/hlp", "hlp"],
	["application/hta", "hta"],
	["application/hyperstudio", "stk"],
	["application/i-deas", "unv"],
	["application/iges", ["iges", "igs"]],
	["application/inf", "inf"],
	["application/internet-property-stream", "acx"],
	["application/ipfix", "ipfix"],
	["application/java", "class"],
	["application/java-archive", "jar"],
	["application/java-byte-code", "class"],
	["application/java-serialized-object", "ser"],
	["application/java-vm", "class"],
	["application/javascript", "js"],
	["application/json", "json"],
	["application/lha", "lha"],
	["application/lzx", "lzx"],
	["application/mac-binary", "bin"],
	["application/mac-binhex", "hqx"],
	["application/mac-binhex40", "hqx"],
	["application/mac-compactpro", "cpt"],
	["application/macbinary", "bin"],
	["application/mads+xml", "mads"],
	["application/marc", "mrc"],
	["application/marcxml+xml", "mrcx"],
	["application/mathematica", "ma"],
	["application/mathml+xml", "mathml"],
	["application/mbedlet", "mbd"],
	["application/mbox", "mbox"],
	["application/mcad", "mcd"],
	["application/mediaservercontrol+xml", "mscml"],
	["application/metalink4+xml", "meta4"],
	["application/mets+xml", "mets"],
	["application/mime", "aps"],
	["application/mods+xml", "mods"],
	["application/mp21", "m21"],
	["application/mp4", "mp4"],
	["application/mspowerpoint", [
		"ppt",
		"pot",
		"pps",
		"ppz"
	]],
	["application/msword", [
		"doc",
		"dot",
		"w6w",
		"wiz",
		"word"
	]],
	["application/mswrite", "wri"],
	["application/mxf", "mxf"],
	["application/netmc", "mcp"],
	["application/octet-stream", ["*"]],
	["application/oda", "oda"],
	["application/oebps-package+xml", "opf"],
	["application/ogg", "ogx"],
	["application/olescript", "axs"],
	["application/onenote", "onetoc"],
	["application/patch-ops-error+xml", "xer"],
	["application/pdf", "pdf"],
	["application/pgp-encrypted", "asc"],
	["application/pgp-signature", "pgp"],
	["application/pics-rules", "prf"],
	["application/pkcs-12", "p12"],
	["application/pkcs-crl", "crl"],
	["application/pkcs10", "p10"],
	["application/pkcs7-mime", ["p7c", "p7m"]],
	["application/pkcs7-signature", "p7s"],
	["application/pkcs8", "p8"],
	["application/pkix-attr-cert", "ac"],
	["application/pkix-cert", ["cer", "crt"]],
	["application/pkix-crl", "crl"],
	["application/pkix-pkipath", "pkipath"],
	["application/pkixcmp", "pki"],
	["application/plain", "text"],
	["application/pls+xml", "pls"],
	["application/postscript", [
		"ps",
		"ai",
		"eps"
	]],
	["application/powerpoint", "ppt"],
	["application/pro_eng", ["part", "prt"]],
	["application/prs.cww", "cww"],
	["application/pskc+xml", "pskcxml"],
	["application/rdf+xml", "rdf"],
	["application/reginfo+xml", "rif"],
	["application/relax-ng-compact-syntax", "rnc"],
	["application/resource-lists+xml", "rl"],
	["application/resource-lists-diff+xml", "rld"],
	["application/ringing-tones", "rng"],
	["application/rls-services+xml", "rs"],
	["application/rsd+xml", "rsd"],
	["application/rss+xml", "xml"],
	["application/rtf", ["rtf", "rtx"]],
	["application/sbml+xml", "sbml"],
	["application/scvp-cv-request", "scq"],
	["application/scvp-cv-response", "scs"],
	["application/scvp-vp-request", "spq"],
	["application/scvp-vp-response", "spp"],
	["application/sdp", "sdp"],
	["application/sea", "sea"],
	["application/set", "set"],
	["application/set-payment-initiation", "setpay"],
	["application/set-registration-initiation", "setreg"],
	["application/shf+xml", "shf"],
	["application/sla", "stl"],
	["application/smil", ["smi", "smil"]],
	["application/smil+xml", "smi"],
	["application/solids", "sol"],
	["application/sounder", "sdr"],
	["application/sparql-query", "rq"],
	["application/sparql-results+xml", "srx"],
	["application/srgs", "gram"],
	["application/srgs+xml", "grxml"],
	["application/sru+xml", "sru"],
	["application/ssml+xml", "ssml"],
	["application/step", ["step", "stp"]],
	["application/streamingmedia", "ssm"],
	["application/tei+xml", "tei"],
	["application/thraud+xml", "tfi"],
	["application/timestamped-data", "tsd"],
	["application/toolbook", "tbk"],
	["application/vda", "vda"],
	["application/vnd.3gpp.pic-bw-large", "plb"],
	["application/vnd.3gpp.pic-bw-small", "psb"],
	["application/vnd.3gpp.pic-bw-var", "pvb"],
	["application/vnd.3gpp2.tcap", "tcap"],
	["application/vnd.3m.post-it-notes", "pwn"],
	["application/vnd.accpac.simply.aso", "aso"],
	["application/vnd.accpac.simply.imp", "imp"],
	["application/vnd.acucobol", "acu"],
	["application/vnd.acucorp", "atc"],
	["application/vnd.adobe.air-application-installer-package+zip", "air"],
	["application/vnd.adobe.fxp", "fxp"],
	["application/vnd.adobe.xdp+xml", "xdp"],
	["application/vnd.adobe.xfdf", "xfdf"],
	["application/vnd.ahead.space", "ahead"],
	["application/vnd.airzip.filesecure.azf", "azf"],
	["application/vnd.airzip.filesecure.azs", "azs"],
	["application/vnd.amazon.ebook", "azw"],
	["application/vnd.americandynamics.acc", "acc"],
	["application/vnd.amiga.ami", "ami"],
	["application/vnd.android.package-archive", "apk"],
	["application/vnd.anser-web-certificate-issue-initiation", "cii"],
	["application/vnd.anser-web-funds-transfer-initiation", "fti"],
	["application/vnd.antix.game-component", "atx"],
	["application/vnd.apple.installer+xml", "mpkg"],
	["application/vnd.apple.mpegurl", "m3u8"],
	["application/vnd.aristanetworks.swi", "swi"],
	["application/vnd.audiograph", "aep"],
	["application/vnd.blueice.multipass", "mpm"],
	["application/vnd.bmi", "bmi"],
	["application/vnd.businessobjects", "rep"],
	["application/vnd.chemdraw+xml", "cdxml"],
	["application/vnd.chipnuts.karaoke-mmd", "mmd"],
	["application/vnd.cinderella", "cdy"],
	["application/vnd.claymore", "cla"],
	["application/vnd.cloanto.rp9", "rp9"],
	["application/vnd.clonk.c4group", "c4g"],
	["application/vnd.cluetrust.cartomobile-config", "c11amc"],
	["application/vnd.cluetrust.cartomobile-config-pkg", "c11amz"],
	["application/vnd.commonspace", "csp"],
	["application/vnd.contact.cmsg", "cdbcmsg"],
	["application/vnd.cosmocaller", "cmc"],
	["application/vnd.crick.clicker", "clkx"],
	["application/vnd.crick.clicker.keyboard", "clkk"],
	["application/vnd.crick.clicker.palette", "clkp"],
	["application/vnd.crick.clicker.template", "clkt"],
	["application/vnd.crick.clicker.wordbank", "clkw"],
	["application/vnd.criticaltools.wbs+xml", "wbs"],
	["application/vnd.ctc-posml", "pml"],
	["application/vnd.cups-ppd", "ppd"],
	["application/vnd.curl.car", "car"],
	["application/vnd.curl.pcurl", "pcurl"],
	["application/vnd.data-vision.rdz", "rdz"],
	["application/vnd.denovo.fcselayout-link", "fe_launch"],
	["application/vnd.dna", "dna"],
	["application/vnd.dolby.mlp", "mlp"],
	["application/vnd.dpgraph", "dpg"],
	["application/vnd.dreamfactory", "dfac"],
	["application/vnd.dvb.ait", "ait"],
	["application/vnd.dvb.service", "svc"],
	["application/vnd.dynageo", "geo"],
	["application/vnd.ecowin.chart", "mag"],
	["application/vnd.enliven", "nml"],
	["application/vnd.epson.esf", "esf"],
	["application/vnd.epson.msf", "msf"],
	["application/vnd.epson.quickanime", "qam"],
	["application/vnd.epson.salt", "slt"],
	["application/vnd.epson.ssf", "ssf"],
	["application/vnd.eszigno3+xml", "es3"],
	["application/vnd.ezpix-album", "ez2"],
	["application/vnd.ezpix-package", "ez3"],
	["application/vnd.fdf", "fdf"],
	["application/vnd.fdsn.seed", "seed"],
	["application/vnd.flographit", "gph"],
	["application/vnd.fluxtime.clip", "ftc"],
	["application/vnd.framemaker", "fm"],
	["application/vnd.frogans.fnc", "fnc"],
	["application/vnd.frogans.ltf", "ltf"],
	["application/vnd.fsc.weblaunch", "fsc"],
	["application/vnd.fujitsu.oasys", "oas"],
	["application/vnd.fujitsu.oasys2", "oa2"],
	["application/vnd.fujitsu.oasys3", "oa3"],
	["application/vnd.fujitsu.oasysgp", "fg5"],
	["application/vnd.fujitsu.oasysprs", "bh2"],
	["application/vnd.fujixerox.ddd", "ddd"],
	["application/vnd.fujixerox.docuworks", "xdw"],
	["application/vnd.fujixerox.docuworks.binder", "xbd"],
	["application/vnd.fuzzysheet", "fzs"],
	["application/vnd.genomatix.tuxedo", "txd"],
	["application/vnd.geogebra.file", "ggb"],
	["application/vnd.geogebra.tool", "ggt"],
	["application/vnd.geometry-explorer", "gex"],
	["application/vnd.geonext", "gxt"],
	["application/vnd.geoplan", "g2w"],
	["application/vnd.geospace", "g3w"],
	["application/vnd.gmx", "gmx"],
	["application/vnd.google-earth.kml+xml", "kml"],
	["application/vnd.google-earth.kmz", "kmz"],
	["application/vnd.grafeq", "gqf"],
	["application/vnd.groove-account", "gac"],
	["application/vnd.groove-help", "ghf"],
	["application/vnd.groove-identity-message", "gim"],
	["application/vnd.groove-injector", "grv"],
	["application/vnd.groove-tool-message", "gtm"],
	["application/vnd.groove-tool-template", "tpl"],
	["application/vnd.groove-vcard", "vcg"],
	["application/vnd.hal+xml", "hal"],
	["application/vnd.handheld-entertainment+xml", "zmm"],
	["application/vnd.hbci", "hbci"],
	["application/vnd.hhe.lesson-player", "les"],
	["application/vnd.hp-hpgl", [
		"hgl",
		"hpg",
		"hpgl"
	]],
	["application/vnd.hp-hpid", "hpid"],
	["application/vnd.hp-hps", "hps"],
	["application/vnd.hp-jlyt", "jlt"],
	["application/vnd.hp-pcl", "pcl"],
	["application/vnd.hp-pclxl", "pclxl"],
	["application/vnd.hydrostatix.sof-data", "sfd-hdstx"],
	["application/vnd.hzn-3d-crossword", "x3d"],
	["application/vnd.ibm.minipay", "mpy"],
	["application/vnd.ibm.modcap", "afp"],
	["application/vnd.ibm.rights-management", "irm"],
	["application/vnd.ibm.secure-container", "sc"],
	["application/vnd.iccprofile", "icc"],
	["application/vnd.igloader", "igl"],
	["application/vnd.immervision-ivp", "ivp"],
	["application/vnd.immervision-ivu", "ivu"],
	["application/vnd.insors.igm", "igm"],
	["application/vnd.intercon.formnet", "xpw"],
	["application/vnd.intergeo", "i2g"],
	["application/vnd.intu.qbo", "qbo"],
	["application/vnd.intu.qfx", "qfx"],
	["application/vnd.ipunplugged.rcprofile", "rcprofile"],
	["application/vnd.irepository.package+xml", "irp"],
	["application/vnd.is-xpr", "xpr"],
	["application/vnd.isac.fcs", "fcs"],
	["application/vnd.jam", "jam"],
	["application/vnd.jcp.javame.midlet-rms", "rms"],
	["application/vnd.jisp", "jisp"],
	["application/vnd.joost.joda-archive", "joda"],
	["application/vnd.kahootz", "ktz"],
	["application/vnd.kde.karbon", "karbon"],
	["application/vnd.kde.kchart", "chrt"],
	["application/vnd.kde.kformula", "kfo"],
	["application/vnd.kde.kivio", "flw"],
	["application/vnd.kde.kontour", "kon"],
	["application/vnd.kde.kpresenter", "kpr"],
	["application/vnd.kde.kspread", "ksp"],
	["application/vnd.kde.kword", "kwd"],
	["application/vnd.kenameaapp", "htke"],
	["application/vnd.kidspiration", "kia"],
	["application/vnd.kinar", "kne"],
	["application/vnd.koan", "skp"],
	["application/vnd.kodak-descriptor", "sse"],
	["application/vnd.las.las+xml", "lasxml"],
	["application/vnd.llamagraphics.life-balance.desktop", "lbd"],
	["application/vnd.llamagraphics.life-balance.exchange+xml", "lbe"],
	["application/vnd.lotus-1-2-3", "123"],
	["application/vnd.lotus-approach", "apr"],
	["application/vnd.lotus-freelance", "pre"],
	["application/vnd.lotus-notes", "nsf"],
	["application/vnd.lotus-organizer", "org"],
	["application/vnd.lotus-screencam", "scm"],
	["application/vnd.lotus-wordpro", "lwp"],
	["application/vnd.macports.portpkg", "portpkg"],
	["application/vnd.mcd", "mcd"],
	["application/vnd.medcalcdata", "mc1"],
	["application/vnd.mediastation.cdkey", "cdkey"],
	["application/vnd.mfer", "mwf"],
	["application/vnd.mfmp", "mfm"],
	["application/vnd.micrografx.flo", "flo"],
	["application/vnd.micrografx.igx", "igx"],
	["application/vnd.mif", "mif"],
	["application/vnd.mobius.daf", "daf"],
	["application/vnd.mobius.dis", "dis"],
	["application/vnd.mobius.mbk", "mbk"],
	["application/vnd.mobius.mqy", "mqy"],
	["application/vnd.mobius.msl", "msl"],
	["application/vnd.mobius.plc", "plc"],
	["application/vnd.mobius.txf", "txf"],
	["application/vnd.mophun.application", "mpn"],
	["application/vnd.mophun.certificate", "mpc"],
	["application/vnd.mozilla.xul+xml", "xul"],
	["application/vnd.ms-artgalry", "cil"],
	["application/vnd.ms-cab-compressed", "cab"],
	["application/vnd.ms-excel", [
		"xls",
		"xla",
		"xlc",
		"xlm",
		"xlt",
		"xlw",
		"xlb",
		"xll"
	]],
	["application/vnd.ms-excel.addin.macroenabled.12", "xlam"],
	["application/vnd.ms-excel.sheet.binary.macroenabled.12", "xlsb"],
	["application/vnd.ms-excel.sheet.macroenabled.12", "xlsm"],
	["application/vnd.ms-excel.template.macroenabled.12", "xltm"],
	["application/vnd.ms-fontobject", "eot"],
	["application/vnd.ms-htmlhelp", "chm"],
	["application/vnd.ms-ims", "ims"],
	["application/vnd.ms-lrm", "lrm"],
	["application/vnd.ms-officetheme", "thmx"],
	["application/vnd.ms-outlook", "msg"],
	["application/vnd.ms-pki.certstore", "sst"],
	["application/vnd.ms-pki.pko", "pko"],
	["application/vnd.ms-pki.seccat", "cat"],
	["application/vnd.ms-pki.stl", "stl"],
	["application/vnd.ms-pkicertstore", "sst"],
	["application/vnd.ms-pkiseccat", "cat"],
	["application/vnd.ms-pkistl", "stl"],
	["application/vnd.ms-powerpoint", [
		"ppt",
		"pot",
		"pps",
		"ppa",
		"pwz"
	]],
	["application/vnd.ms-powerpoint.addin.macroenabled.12", "ppam"],
	["application/vnd.ms-powerpoint.presentation.macroenabled.12", "pptm"],
	["application/vnd.ms-powerpoint.slide.macroenabled.12", "sldm"],
	["application/vnd.ms-powerpoint.slideshow.macroenabled.12", "ppsm"],
	["application/vnd.ms-powerpoint.template.macroenabled.12", "potm"],
	["application/vnd.ms-project", "mpp"],
	["application/vnd.ms-word.document.macroenabled.12", "docm"],
	["application/vnd.ms-word.template.macroenabled.12", "dotm"],
	["application/vnd.ms-works", [
		"wks",
		"wcm",
		"wdb",
		"wps"
	]],
	["application/vnd.ms-wpl", "wpl"],
	["application/vnd.ms-xpsdocument", "xps"],
	["application/vnd.mseq", "mseq"],
	["application/vnd.musician", "mus"],
	["application/vnd.muvee.style", "msty"],
	["application/vnd.neurolanguage.nlu", "nlu"],
	["application/vnd.noblenet-directory", "nnd"],
	["application/vnd.noblenet-sealer", "nns"],
	["application/vnd.noblenet-web", "nnw"],
	["application/vnd.nokia.configuration-message", "ncm"],
	["application/vnd.nokia.n-gage.data", "ngdat"],
	["application/vnd.nokia.n-gage.symbian.install", "n-gage"],
	["application/vnd.nokia.radio-preset", "rpst"],
	["application/vnd.nokia.radio-presets", "rpss"],
	["application/vnd.nokia.ringing-tone", "rng"],
	["application/vnd.novadigm.edm", "edm"],
	["application/vnd.novadigm.edx", "edx"],
	["application/vnd.novadigm.ext", "ext"],
	["application/vnd.oasis.opendocument.chart", "odc"],
	["application/vnd.oasis.opendocument.chart-template", "otc"],
	["application/vnd.oasis.opendocument.database", "odb"],
	["application/vnd.oasis.opendocument.formula", "odf"],
	["application/vnd.oasis.opendocument.formula-template", "odft"],
	["application/vnd.oasis.opendocument.graphics", "odg"],
	["application/vnd.oasis.opendocument.graphics-template", "otg"],
	["application/vnd.oasis.opendocument.image", "odi"],
	["application/vnd.oasis.opendocument.image-template", "oti"],
	["application/vnd.oasis.opendocument.presentation", "odp"],
	["application/vnd.oasis.opendocument.presentation-template", "otp"],
	["application/vnd.oasis.opendocument.spreadsheet", "ods"],
	["application/vnd.oasis.opendocument.spreadsheet-template", "ots"],
	["application/vnd.oasis.opendocument.text", "odt"],
	["application/vnd.oasis.opendocument.text-master", "odm"],
	["application/vnd.oasis.opendocument.text-template", "ott"],
	["application/vnd.oasis.opendocument.text-web", "oth"],
	["application/vnd.olpc-sugar", "xo"],
	["application/vnd.oma.dd2+xml", "dd2"],
	["application/vnd.openofficeorg.extension", "oxt"],
	["application/vnd.openxmlformats-officedocument.presentationml.presentation", "pptx"],
	["application/vnd.openxmlformats-officedocument.presentationml.slide", "sldx"],
	["application/vnd.openxmlformats-officedocument.presentationml.slideshow", "ppsx"],
	["application/vnd.openxmlformats-officedocument.presentationml.template", "potx"],
	["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xlsx"],
	["application/vnd.openxmlformats-officedocument.spreadsheetml.template", "xltx"],
	["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "docx"],
	["application/vnd.openxmlformats-officedocument.wordprocessingml.template", "dotx"],
	["application/vnd.osgeo.mapguide.package", "mgp"],
	["application/vnd.osgi.dp", "dp"],
	["application/vnd.palm", "pdb"],
	["application/vnd.pawaafile", "paw"],
	["application/vnd.pg.format", "str"],
	["application/vnd.pg.osasli", "ei6"],
	["application/vnd.picsel", "efif"],
	["application/vnd.pmi.widget", "wg"],
	["application/vnd.pocketlearn", "plf"],
	["application/vnd.powerbuilder6", "pbd"],
	["application/vnd.previewsystems.box", "box"],
	["application/vnd.proteus.magazine", "mgz"],
	["application/vnd.publishare-delta-tree", "qps"],
	["application/vnd.pvi.ptid1", "ptid"],
	["application/vnd.quark.quarkxpress", "qxd"],
	["application/vnd.realvnc.bed", "bed"],
	["application/vnd.recordare.musicxml", "mxl"],
	["application/vnd.recordare.musicxml+xml", "musicxml"],
	["application/vnd.rig.cryptonote", "cryptonote"],
	["application/vnd.rim.cod", "cod"],
	["application/vnd.rn-realmedia", "rm"],
	["application/vnd.rn-realplayer", "rnx"],
	["application/vnd.route66.link66+xml", "link66"],
	["application/vnd.sailingtracker.track", "st"],
	["application/vnd.seemail", "see"],
	["application/vnd.sema", "sema"],
	["application/vnd.semd", "semd"],
	["application/vnd.semf", "semf"],
	["application/vnd.shana.informed.formdata", "ifm"],
	["application/vnd.shana.informed.formtemplate", "itp"],
	["application/vnd.shana.informed.interchange", "iif"],
	["application/vnd.shana.informed.package", "ipk"],
	["application/vnd.simtech-mindmapper", "twd"],
	["application/vnd.smaf", "mmf"],
	["application/vnd.smart.teacher", "teacher"],
	["application/vnd.solent.sdkm+xml", "sdkm"],
	["application/vnd.spotfire.dxp", "dxp"],
	["application/vnd.spotfire.sfs", "sfs"],
	["application/vnd.stardivision.calc", "sdc"],
	["application/vnd.stardivision.draw", "sda"],
	["application/vnd.stardivision.impress", "sdd"],
	["application/vnd.stardivision.math", "smf"],
	["application/vnd.stardivision.writer", "sdw"],
	["application/vnd.stardivision.writer-global", "sgl"],
	["application/vnd.stepmania.stepchart", "sm"],
	["application/vnd.sun.xml.calc", "sxc"],
	["application/vnd.sun.xml.calc.template", "stc"],
	["application/vnd.sun.xml.draw", "sxd"],
	["application/vnd.sun.xml.draw.template", "std"],
	["application/vnd.sun.xml.impress", "sxi"],
	["application/vnd.sun.xml.impress.template", "sti"],
	["application/vnd.sun.xml.math", "sxm"],
	["application/vnd.sun.xml.writer", "sxw"],
	["application/vnd.sun.xml.writer.global", "sxg"],
	["application/vnd.sun.xml.writer.template", "stw"],
	["application/vnd.sus-calendar", "sus"],
	["application/vnd.svd", "svd"],
	["application/vnd.symbian.install", "sis"],
	["application/vnd.syncml+xml", "xsm"],
	["application/vnd.syncml.dm+wbxml", "bdm"],
	["application/vnd.syncml.dm+xml", "xdm"],
	["application/vnd.tao.intent-module-archive", "tao"],
	["application/vnd.tmobile-livetv", "tmo"],
	["application/vnd.trid.tpt", "tpt"],
	["application/vnd.triscape.mxs", "mxs"],
	["application/vnd.trueapp", "tra"],
	["application/vnd.ufdl", "ufd"],
	["application/vnd.uiq.theme", "utz"],
	["application/vnd.umajin", "umj"],
	["application/vnd.unity", "unityweb"],
	["application/vnd.uoml+xml", "uoml"],
	["application/vnd.vcx", "vcx"],
	["application/vnd.visio", "vsd"],
	["application/vnd.visionary", "vis"],
	["application/vnd.vsf", "vsf"],
	["application/vnd.wap.wbxml", "wbxml"],
	["application/vnd.wap.wmlc", "wmlc"],
	["application/vnd.wap.wmlscriptc", "wmlsc"],
	["application/vnd.webturbo", "wtb"],
	["application/vnd.wolfram.player", "nbp"],
	["application/vnd.wordperfect", "wpd"],
	["application/vnd.wqd", "wqd"],
	["application/vnd.wt.stf", "stf"],
	["application/vnd.xara", ["web", "xar"]],
	["application/vnd.xfdl", "xfdl"],
	["application/vnd.yamaha.hv-dic", "hvd"],
	["application/vnd.yamaha.hv-script", "hvs"],
	["application/vnd.yamaha.hv-voice", "hvp"],
	["application/vnd.yamaha.openscoreformat", "osf"],
	["application/vnd.yamaha.openscoreformat.osfpvg+xml", "osfpvg"],
	["application/vnd.yamaha.smaf-audio", "saf"],
	["application/vnd.yamaha.smaf-phrase", "spf"],
	["application/vnd.yellowriver-custom-menu", "cmp"],
	["application/vnd.zul", "zir"],
	["application/vnd.zzazz.deck+xml", "zaz"],
	["application/vocaltec-media-desc", "vmd"],
	["application/vocaltec-media-file", "vmf"],
	["application/voicexml+xml", "vxml"],
	["application/widget", "wgt"],
	["application/winhlp", "hlp"],
	["application/wordperfect", [
		"wp",
		"wp5",
		"wp6",
		"wpd"
	]],
	["application/wordperfect6.0", ["w60", "wp5"]],
	["application/wordperfect6.1", "w61"],
	["application/wsdl+xml", "wsdl"],
	["application/wspolicy+xml", "wspolicy"],
	["application/x-123", "wk1"],
	["application/x-7z-compressed", "7z"],
	["application/x-abiword", "abw"],
	["application/x-ace-compressed", "ace"],
	["application/x-aim", "aim"],
	["application/x-authorware-bin", "aab"],
	["application/x-authorware-map", "aam"],
	["application/x-authorware-seg", "aas"],
	["application/x-bcpio", "bcpio"],
	["application/x-binary", "bin"],
	["application/x-binhex40", "hqx"],
	["application/x-bittorrent", "torrent"],
	["application/x-bsh", [
		"bsh",
		"sh",
		"shar"
	]],
	["application/x-bytecode.elisp", "elc"],
	["application/x-bytecode.python", "pyc"],
	["application/x-bzip", "bz"],
	["application/x-bzip2", ["boz", "bz2"]],
	["application/x-cdf", "cdf"],
	["application/x-cdlink", "vcd"],
	["application/x-chat", ["cha", "chat"]],
	["application/x-chess-pgn", "pgn"],
	["application/x-cmu-raster", "ras"],
	["application/x-cocoa", "cco"],
	["application/x-compactpro", "cpt"],
	["application/x-compress", "z"],
	["application/x-compressed", [
		"tgz",
		"gz",
		"z",
		"zip"
	]],
	["application/x-conference", "nsc"],
	["application/x-cpio", "cpio"],
	["application/x-cpt", "cpt"],
	["application/x-csh", "csh"],
	["application/x-debian-package", "deb"],
	["application/x-deepv", "deepv"],
	["application/x-director", [
		"dir",
		"dcr",
		"dxr"
	]],
	["application/x-doom", "wad"],
	["application/x-dtbncx+xml", "ncx"],
	["application/x-dtbook+xml", "dtb"],
	["application/x-dtbresource+xml", "res"],
	["application/x-dvi", "dvi"],
	["application/x-elc", "elc"],
	["application/x-envoy", ["env", "evy"]],
	["application/x-esrehber", "es"],
	["application/x-excel", [
		"xls",
		"xla",
		"xlb",
		"xlc",
		"xld",
		"xlk",
		"xll",
		"xlm",
		"xlt",
		"xlv",
		"xlw"
	]],
	["application/x-font-bdf", "bdf"],
	["application/x-font-ghostscript", "gsf"],
	["application/x-font-linux-psf", "psf"],
	["application/x-font-otf", "otf"],
	["application/x-font-pcf", "pcf"],
	["application/x-font-snf", "snf"],
	["application/x-font-ttf", "ttf"],
	["application/x-font-type1", "pfa"],
	["application/x-font-woff", "woff"],
	["application/x-frame", "mif"],
	["application/x-freelance", "pre"],
	["application/x-futuresplash", "spl"],
	["application/x-gnumeric", "gnumeric"],
	["application/x-gsp", "gsp"],
	["application/x-gss", "gss"],
	["application/x-gtar", "gtar"],
	["application/x-gzip", ["gz", "gzip"]],
	["application/x-hdf", "hdf"],
	["application/x-helpfile", ["help", "hlp"]],
	["application/x-httpd-imap", "imap"],
	["application/x-ima", "ima"],
	["application/x-internet-signup", ["ins", "isp"]],
	["application/x-internett-signup", "ins"],
	["application/x-inventor", "iv"],
	["application/x-ip2", "ip"],
	["application/x-iphone", "iii"],
	["application/x-java-class", "class"],
	["application/x-java-commerce", "jcm"],
	["application/x-java-jnlp-file", "jnlp"],
	["application/x-javascript", "js"],
	["application/x-koan", [
		"skd",
		"skm",
		"skp",
		"skt"
	]],
	["application/x-ksh", "ksh"],
	["application/x-latex", ["latex", "ltx"]],
	["application/x-lha", "lha"],
	["application/x-lisp", "lsp"],
	["application/x-livescreen", "ivy"],
	["application/x-lotus", "wq1"],
	["application/x-lotusscreencam", "scm"],
	["application/x-lzh", "lzh"],
	["application/x-lzx", "lzx"],
	["application/x-mac-binhex40", "hqx"],
	["application/x-macbinary", "bin"],
	["application/x-magic-cap-package-1.0", "mc$"],
	["application/x-mathcad", "mcd"],
	["application/x-meme", "mm"],
	["application/x-midi", ["mid", "midi"]],
	["application/x-mif", "mif"],
	["application/x-mix-transfer", "nix"],
	["application/x-mobipocket-ebook", "prc"],
	["application/x-mplayer2", "asx"],
	["application/x-ms-application", "application"],
	["application/x-ms-wmd", "wmd"],
	["application/x-ms-wmz", "wmz"],
	["application/x-ms-xbap", "xbap"],
	["application/x-msaccess", "mdb"],
	["application/x-msbinder", "obd"],
	["application/x-mscardfile", "crd"],
	["application/x-msclip", "clp"],
	["application/x-msdownload", ["exe", "dll"]],
	["application/x-msexcel", [
		"xls",
		"xla",
		"xlw"
	]],
	["application/x-msmediaview", [
		"mvb",
		"m13",
		"m14"
	]],
	["application/x-msmetafile", "wmf"],
	["application/x-msmoney", "mny"],
	["application/x-mspowerpoint", "ppt"],
	["application/x-mspublisher", "pub"],
	["application/x-msschedule", "scd"],
	["application/x-msterminal", "trm"],
	["application/x-mswrite", "wri"],
	["application/x-navi-animation", "ani"],
	["application/x-navidoc", "nvd"],
	["application/x-navimap", "map"],
	["application/x-navistyle", "stl"],
	["application/x-netcdf", ["cdf", "nc"]],
	["application/x-newton-compatible-pkg", "pkg"],
	["application/x-nokia-9000-communicator-add-on-software", "aos"],
	["application/x-omc", "omc"],
	["application/x-omcdatamaker", "omcd"],
	["application/x-omcregerator", "omcr"],
	["application/x-pagemaker", ["pm4", "pm5"]],
	["application/x-pcl", "pcl"],
	["application/x-perfmon", [
		"pma",
		"pmc",
		"pml",
		"pmr",
		"pmw"
	]],
	["application/x-pixclscript", "plx"],
	["application/x-pkcs10", "p10"],
	["application/x-pkcs12", ["p12", "pfx"]],
	["application/x-pkcs7-certificates", ["p7b", "spc"]],
	["application/x-pkcs7-certreqresp", "p7r"],
	["application/x-pkcs7-mime", ["p7m", "p7c"]],
	["application/x-pkcs7-signature", ["p7s", "p7a"]],
	["application/x-pointplus", "css"],
	["application/x-portable-anymap", "pnm"],
	["application/x-project", [
		"mpc",
		"mpt",
		"mpv",
		"mpx"
	]],
	["application/x-qpro", "wb1"],
	["application/x-rar-compressed", "rar"],
	["application/x-rtf", "rtf"],
	["application/x-sdp", "sdp"],
	["application/x-sea", "sea"],
	["application/x-seelogo", "sl"],
	["application/x-sh", "sh"],
	["application/x-shar", ["shar", "sh"]],
	["application/x-shockwave-flash", "swf"],
	["application/x-silverlight-app", "xap"],
	["application/x-sit", "sit"],
	["application/x-sprite", ["spr", "sprite"]],
	["application/x-stuffit", "sit"],
	["application/x-stuffitx", "sitx"],
	["application/x-sv4cpio", "sv4cpio"],
	["application/x-sv4crc", "sv4crc"],
	["application/x-tar", "tar"],
	["application/x-tbook", ["sbk", "tbk"]],
	["application/x-tcl", "tcl"],
	["application/x-tex", "tex"],
	["application/x-tex-tfm", "tfm"],
	["application/x-texinfo", ["texi", "texinfo"]],
	["application/x-troff", [
		"roff",
		"t",
		"tr"
	]],
	["application/x-troff-man", "man"],
	["application/x-troff-me", "me"],
	["application/x-troff-ms", "ms"],
	["application/x-troff-msvideo", "avi"],
	["application/x-ustar", "ustar"],
	["application/x-visio", [
		"vsd",
		"vst",
		"vsw"
	]],
	["application/x-vnd.audioexplosion.mzz", "mzz"],
	["application/x-vnd.ls-xpix", "xpix"],
	["application/x-vrml", "vrml"],
	["application/x-wais-source", ["src", "wsrc"]],
	["application/x-winhelp", "hlp"],
	["application/x-wintalk", "wtk"],
	["application/x-world", ["wrl", "svr"]],
	["application/x-wpwin", "wpd"],
	["application/x-wri", "wri"],
	["application/x-x509-ca-cert", [
		"cer",
		"crt",
		"der"
	]],
	["application/x-x509-user-cert", "crt"],
	["application/x-xfig", "fig"],
	["application/x-xpinstall", "xpi"],
	["application/x-zip-compressed", "zip"],
	["application/xcap-diff+xml", "xdf"],
	["application/xenc+xml", "xenc"],
	["application/xhtml+xml", "xhtml"],
	["application/xml", "xml"],
	["application/xml-dtd", "dtd"],
	["application/xop+xml", "xop"],
	["application/xslt+xml", "xslt"],
	["application/xspf+xml", "xspf"],
	["application/xv+xml", "mxml"],
	["application/yang", "yang"],
	["application/yin+xml", "yin"],
	["application/ynd.ms-pkipko", "pko"],
	["application/zip", "zip"],
	["audio/adpcm", "adp"],
	["audio/aiff", [
		"aiff",
		"aif",
		"aifc"
	]],
	["audio/basic", ["snd", "au"]],
	["audio/it", "it"],
	["audio/make", [
		"funk",
		"my",
		"pfunk"
	]],
	["audio/make.my.funk", "pfunk"],
	["audio/mid", ["mid", "rmi"]],
	["audio/midi", [
		"midi",
		"kar",
		"mid"
	]],
	["audio/mod", "mod"],
	["audio/mp4", "mp4a"],
	["audio/mpeg", [
		"mpga",
		"mp3",
		"m2a",
		"mp2",
		"mpa",
		"mpg"
	]],
	["audio/mpeg3", "mp3"],
	["audio/nspaudio", ["la", "lma"]],
	["audio/ogg", "oga"],
	["audio/s3m", "s3m"],
	["audio/tsp-audio", "tsi"],
	["audio/tsplayer", "tsp"],
	["audio/vnd.dece.audio", "uva"],
	["audio/vnd.digital-winds", "eol"],
	["audio/vnd.dra", "dra"],
	["audio/vnd.dts", "dts"],
	["audio/vnd.dts.hd", "dtshd"],
	["audio/vnd.lucent.voice", "lvp"],
	["audio/vnd.ms-playready.media.pya", "pya"],
	["audio/vnd.nuera.ecelp4800", "ecelp4800"],
	["audio/vnd.nuera.ecelp7470", "ecelp7470"],
	["audio/vnd.nuera.ecelp9600", "ecelp9600"],
	["audio/vnd.qcelp", "qcp"],
	["audio/vnd.rip", "rip"],
	["audio/voc", "voc"],
	["audio/voxware", "vox"],
	["audio/wav", "wav"],
	["audio/webm", "weba"],
	["audio/x-aac", "aac"],
	["audio/x-adpcm", "snd"],
	["audio/x-aiff", [
		"aiff",
		"aif",
		"aifc"
	]],
	["audio/x-au", "au"],
	["audio/x-gsm", ["gsd", "gsm"]],
	["audio/x-jam", "jam"],
	["audio/x-liveaudio", "lam"],
	["audio/x-mid", ["mid", "midi"]],
	["audio/x-midi", ["midi", "mid"]],
	["audio/x-mod", "mod"],
	["audio/x-mpeg", "mp2"],
	["audio/x-mpeg-3", "mp3"],
	["audio/x-mpegurl", "m3u"],
	["audio/x-mpequrl", "m3u"],
	["audio/x-ms-wax", "wax"],
	["audio/x-ms-wma", "wma"],
	["audio/x-nspaudio", ["la", "lma"]],
	["audio/x-pn-realaudio", [
		"ra",
		"ram",
		"rm",
		"rmm",
		"rmp"
	]],
	["audio/x-pn-realaudio-plugin", [
		"ra",
		"rmp",
		"rpm"
	]],
	["audio/x-psid", "sid"],
	["audio/x-realaudio", "ra"],
	["audio/x-twinvq", "vqf"],
	["audio/x-twinvq-plugin", ["vqe", "vql"]],
	["audio/x-vnd.audioexplosion.mjuicemediafile", "mjf"],
	["audio/x-voc", "voc"],
	["audio/x-wav", "wav"],
	["audio/xm", "xm"],
	["chemical/x-cdx", "cdx"],
	["chemical/x-cif", "cif"],
	["chemical/x-cmdf", "cmdf"],
	["chemical/x-cml", "cml"],
	["chemical/x-csml", "csml"],
	["chemical/x-pdb", ["pdb", "xyz"]],
	["chemical/x-xyz", "xyz"],
	["drawing/x-dwf", "dwf"],
	["i-world/i-vrml", "ivr"],
	["image/bmp", ["bmp", "bm"]],
	["image/cgm", "cgm"],
	["image/cis-cod", "cod"],
	["image/cmu-raster", ["ras", "rast"]],
	["image/fif", "fif"],
	["image/florian", ["flo", "turbot"]],
	["image/g3fax", "g3"],
	["image/gif", "gif"],
	["image/ief", ["ief", "iefs"]],
	["image/jpeg", [
		"jpeg",
		"jpe",
		"jpg",
		"jfif",
		"jfif-tbnl"
	]],
	["image/jutvision", "jut"],
	["image/ktx", "ktx"],
	["image/naplps", ["nap", "naplps"]],
	["image/pict", ["pic", "pict"]],
	["image/pipeg", "jfif"],
	["image/pjpeg", [
		"jfif",
		"jpe",
		"jpeg",
		"jpg"
	]],
	["image/png", ["png", "x-png"]],
	["image/prs.btif", "btif"],
	["image/svg+xml", "svg"],
	["image/tiff", ["tif", "tiff"]],
	["image/vasa", "mcf"],
	["image/vnd.adobe.photoshop", "psd"],
	["image/vnd.dece.graphic", "uvi"],
	["image/vnd.djvu", "djvu"],
	["image/vnd.dvb.subtitle", "sub"],
	["image/vnd.dwg", [
		"dwg",
		"dxf",
		"svf"
	]],
	["image/vnd.dxf", "dxf"],
	["image/vnd.fastbidsheet", "fbs"],
	["image/vnd.fpx", "fpx"],
	["image/vnd.fst", "fst"],
	["image/vnd.fujixerox.edmics-mmr", "mmr"],
	["image/vnd.fujixerox.edmics-rlc", "rlc"],
	["image/vnd.ms-modi", "mdi"],
	["image/vnd.net-fpx", ["fpx", "npx"]],
	["image/vnd.rn-realflash", "rf"],
	["image/vnd.rn-realpix", "rp"],
	["image/vnd.wap.wbmp", "wbmp"],
	["image/vnd.xiff", "xif"],
	["image/webp", "webp"],
	["image/x-cmu-raster", "ras"],
	["image/x-cmx", "cmx"],
	["image/x-dwg", [
		"dwg",
		"dxf",
		"svf"
	]],
	["image/x-freehand", "fh"],
	["image/x-icon", "ico"],
	["image/x-jg", "art"],
	["image/x-jps", "jps"],
	["image/x-niff", ["niff", "nif"]],
	["image/x-pcx", "pcx"],
	["image/x-pict", ["pct", "pic"]],
	["image/x-portable-anymap", "pnm"],
	["image/x-portable-bitmap", "pbm"],
	["image/x-portable-graymap", "pgm"],
	["image/x-portable-greymap", "pgm"],
	["image/x-portable-pixmap", "ppm"],
	["image/x-quicktime", [
		"qif",
		"qti",
		"qtif"
	]],
	["image/x-rgb", "rgb"],
	["image/x-tiff", ["tif", "tiff"]],
	["image/x-windows-bmp", "bmp"],
	["image/x-xbitmap", "xbm"],
	["image/x-xbm", "xbm"],
	["image/x-xpixmap", ["xpm", "pm"]],
	["image/x-xwd", "xwd"],
	["image/x-xwindowdump", "xwd"],
	["image/xbm", "xbm"],
	["image/xpm", "xpm"],
	["message/rfc822", [
		"eml",
		"mht",
		"mhtml",
		"nws",
		"mime"
	]],
	["model/iges", ["iges", "igs"]],
	["model/mesh", "msh"],
	["model/vnd.collada+xml", "dae"],
	["model/vnd.dwf", "dwf"],
	["model/vnd.gdl", "gdl"],
	["model/vnd.gtw", "gtw"],
	["model/vnd.mts", "mts"],
	["model/vnd.vtu", "vtu"],
	["model/vrml", [
		"vrml",
		"wrl",
		"wrz"
	]],
	["model/x-pov", "pov"],
	["multipart/x-gzip", "gzip"],
	["multipart/x-ustar", "ustar"],
	["multipart/x-zip", "zip"],
	["music/crescendo", ["mid", "midi"]],
	["music/x-karaoke", "kar"],
	["paleovu/x-pv", "pvu"],
	["text/asp", "asp"],
	["text/calendar", "ics"],
	["text/css", "css"],
	["text/csv", "csv"],
	["text/ecmascript", "js"],
	["text/h323", "323"],
	["text/html", [
		"html",
		"htm",
		"stm",
		"acgi",
		"htmls",
		"htx",
		"shtml"
	]],
	["text/iuls", "uls"],
	["text/javascript", "js"],
	["text/mcf", "mcf"],
	["text/n3", "n3"],
	["text/pascal", "pas"],
	["text/plain", [
		"txt",
		"bas",
		"c",
		"h",
		"c++",
		"cc",
		"com",
		"conf",
		"cxx",
		"def",
		"f",
		"f90",
		"for",
		"g",
		"hh",
		"idc",
		"jav",
		"java",
		"list",
		"log",
		"lst",
		"m",
		"mar",
		"pl",
		"sdml",
		"text"
	]],
	["text/plain-bas", "par"],
	["text/prs.lines.tag", "dsc"],
	["text/richtext", [
		"rtx",
		"rt",
		"rtf"
	]],
	["text/scriplet", "wsc"],
	["text/scriptlet", "sct"],
	["text/sgml", ["sgm", "sgml"]],
	["text/tab-separated-values", "tsv"],
	["text/troff", "t"],
	["text/turtle", "ttl"],
	["text/uri-list", [
		"uni",
		"unis",
		"uri",
		"uris"
	]],
	["text/vnd.abc", "abc"],
	["text/vnd.curl", "curl"],
	["text/vnd.curl.dcurl", "dcurl"],
	["text/vnd.curl.mcurl", "mcurl"],
	["text/vnd.curl.scurl", "scurl"],
	["text/vnd.fly", "fly"],
	["text/vnd.fmi.flexstor", "flx"],
	["text/vnd.graphviz", "gv"],
	["text/vnd.in3d.3dml", "3dml"],
	["text/vnd.in3d.spot", "spot"],
	["text/vnd.rn-realtext", "rt"],
	["text/vnd.sun.j2me.app-descriptor", "jad"],
	["text/vnd.wap.wml", "wml"],
	["text/vnd.wap.wmlscript", "wmls"],
	["text/webviewhtml", "htt"],
	["text/x-asm", ["asm", "s"]],
	["text/x-audiosoft-intra", "aip"],
	["text/x-c", [
		"c",
		"cc",
		"cpp"
	]],
	["text/x-component", "htc"],
	["text/x-fortran", [
		"for",
		"f",
		"f77",
		"f90"
	]],
	["text/x-h", ["h", "hh"]],
	["text/x-java-source", ["java", "jav"]],
	["text/x-java-source,java", "java"],
	["text/x-la-asf", "lsx"],
	["text/x-m", "m"],
	["text/x-pascal", "p"],
	["text/x-script", "hlb"],
	["text/x-script.csh", "csh"],
	["text/x-script.elisp", "el"],
	["text/x-script.guile", "scm"],
	["text/x-script.ksh", "ksh"],
	["text/x-script.lisp", "lsp"],
	["text/x-script.perl", "pl"],
	["text/x-script.perl-module", "pm"],
	["text/x-script.phyton", "py"],
	["text/x-script.rexx", "rexx"],
	["text/x-script.scheme", "scm"],
	["text/x-script.sh", "sh"],
	["text/x-script.tcl", "tcl"],
	["text/x-script.tcsh", "tcsh"],
	["text/x-script.zsh", "zsh"],
	["text/x-server-parsed-html", ["shtml", "ssi"]],
	["text/x-setext", "etx"],
	["text/x-sgml", ["sgm", "sgml"]],
	["text/x-speech", ["spc", "talk"]],
	["text/x-uil", "uil"],
	["text/x-uuencode", ["uu", "uue"]],
	["text/x-vcalendar", "vcs"],
	["text/x-vcard", "vcf"],
	["text/xml", "xml"],
	["video/3gpp", "3gp"],
	["video/3gpp2", "3g2"],
	["video/animaflex", "afl"],
	["video/avi", "avi"],
	["video/avs-video", "avs"],
	["video/dl", "dl"],
	["video/fli", "fli"],
	["video/gl", "gl"],
	["video/h261", "h261"],
	["video/h263", "h263"],
	["video/h264", "h264"],
	["video/jpeg", "jpgv"],
	["video/jpm", "jpm"],
	["video/mj2", "mj2"],
	["video/mp4", "mp4"],
	["video/mpeg", [
		"mpeg",
		"mp2",
		"mpa",
		"mpe",
		"mpg",
		"mpv2",
		"m1v",
		"m2v",
		"mp3"
	]],
	["video/msvideo", "avi"],
	["video/ogg", "ogv"],
	["video/quicktime", [
		"mov",
		"qt",
		"moov"
	]],
	["video/vdo", "vdo"],
	["video/vivo", ["viv", "vivo"]],
	["video/vnd.dece.hd", "uvh"],
	["video/vnd.dece.mobile", "uvm"],
	["video/vnd.dece.pd", "uvp"],
	["video/vnd.dece.sd", "uvs"],
	["video/vnd.dece.video", "uvv"],
	["video/vnd.fvt", "fvt"],
	["video/vnd.mpegurl", "mxu"],
	["video/vnd.ms-playready.media.pyv", "pyv"],
	["video/vnd.rn-realvideo", "rv"],
	["video/vnd.uvvu.mp4", "uvu"],
	["video/vnd.vivo", ["viv", "vivo"]],
	["video/vosaic", "vos"],
	["video/webm", "webm"],
	["video/x-amt-demorun", "xdr"],
	["video/x-amt-showrun", "xsr"],
	["video/x-atomic3d-feature", "fmf"],
	["video/x-dl", "dl"],
	["video/x-dv", ["dif", "dv"]],
	["video/x-f4v", "f4v"],
	["video/x-fli", "fli"],
	["video/x-flv", "flv"],
	["video/x-gl", "gl"],
	["video/x-isvideo", "isu"],
	["video/x-la-asf", ["lsf", "lsx"]],
	["video/x-m4v", "m4v"],
	["video/x-motion-jpeg", "mjpg"],
	["video/x-mpeg", ["mp3", "mp2"]],
	["video/x-mpeq2a", "mp2"],
	["video/x-ms-asf", [
		"asf",
		"asr",
		"asx"
	]],
	["video/x-ms-asf-plugin", "asx"],
	["video/x-ms-wm", "wm"],
	["video/x-ms-wmv", "wmv"],
	["video/x-ms-wmx", "wmx"],
	["video/x-ms-wvx", "wvx"],
	["video/x-msvideo", "avi"],
	["video/x-qtc", "qtc"],
	["video/x-scm", "scm"],
	["video/x-sgi-movie", ["movie", "mv"]],
	["windows/metafile", "wmf"],
	["www/mime", "mime"],
	["x-conference/x-cooltalk", "ice"],
	["x-music/x-midi", ["mid", "midi"]],
	["x-world/x-3dmf", [
		"3dm",
		"3dmf",
		"qd3",
		"qd3d"
	]],
	["x-world/x-svr", "svr"],
	["x-world/x-vrml", [
		"flr",
		"vrml",
		"wrl",
		"wrz",
		"xaf",
		"xof"
	]],
	["x-world/x-vrt", "vrt"],
	["xgl/drawing", "xgz"],
	["xgl/movie", "xmz"]
]);
var extensions = new Map([
	["123", "application/vnd.lotus-1-2-3"],
	["323", "text/h323"],
	["*", "application/octet-stream"],
	["3dm", "x-world/x-3dmf"],
	["3dmf", "x-world/x-3dmf"],
	["3dml", "text/vnd.in3d.3dml"],
	["3g2", "video/3gpp2"],
	["3gp", "video/3gpp"],
	["7z", "application/x-7z-compressed"],
	["a", "application/octet-stream"],
	["aab", "application/x-authorware-bin"],
	["aac", "audio/x-aac"],
	["aam", "application/x-authorware-map"],
	["aas", "application/x-authorware-seg"],
	["abc", "text/vnd.abc"],
	["abw", "application/x-abiword"],
	["ac", "application/pkix-attr-cert"],
	["acc", "application/vnd.americandynamics.acc"],
	["ace", "application/x-ace-compressed"],
	["acgi", "text/html"],
	["acu", "application/vnd.acucobol"],
	["acx", "application/internet-property-stream"],
	["adp", "audio/adpcm"],
	["aep", "application/vnd.audiograph"],
	["afl", "video/animaflex"],
	["afp", "application/vnd.ibm.modcap"],
	["ahead", "application/vnd.ahead.space"],
	["ai", "application/postscript"],
	["aif", ["audio/aiff", "audio/x-aiff"]],
	["aifc", ["audio/aiff", "audio/x-aiff"]],
	["aiff", ["audio/aiff", "audio/x-aiff"]],
	["aim", "application/x-aim"],
	["aip", "text/x-audiosoft-intra"],
	["air", "application/vnd.adobe.air-application-installer-package+zip"],
	["ait", "application/vnd.dvb.ait"],
	["ami", "application/vnd.amiga.ami"],
	["ani", "application/x-navi-animation"],
	["aos", "application/x-nokia-9000-communicator-add-on-software"],
	["apk", "application/vnd.android.package-archive"],
	["application", "application/x-ms-application"],
	["apr", "application/vnd.lotus-approach"],
	["aps", "application/mime"],
	["arc", "application/octet-stream"],
	["arj", ["application/arj", "application/octet-stream"]],
	["art", "image/x-jg"],
	["asf", "video/x-ms-asf"],
	["asm", "text/x-asm"],
	["aso", "application/vnd.accpac.simply.aso"],
	["asp", "text/asp"],
	["asr", "video/x-ms-asf"],
	["asx", [
		"video/x-ms-asf",
		"application/x-mplayer2",
		"video/x-ms-asf-plugin"
	]],
	["atc", "application/vnd.acucorp"],
	["atomcat", "application/atomcat+xml"],
	["atomsvc", "application/atomsvc+xml"],
	["atx", "application/vnd.antix.game-component"],
	["au", ["audio/basic", "audio/x-au"]],
	["avi", [
		"video/avi",
		"video/msvideo",
		"application/x-troff-msvideo",
		"video/x-msvideo"
	]],
	["avs", "video/avs-video"],
	["aw", "application/applixware"],
	["axs", "application/olescript"],
	["azf", "application/vnd.airzip.filesecure.azf"],
	["azs", "application/vnd.airzip.filesecure.azs"],
	["azw", "application/vnd.amazon.ebook"],
	["bas", "text/plain"],
	["bcpio", "application/x-bcpio"],
	["bdf", "application/x-font-bdf"],
	["bdm", "application/vnd.syncml.dm+wbxml"],
	["bed", "application/vnd.realvnc.bed"],
	["bh2", "application/vnd.fujitsu.oasysprs"],
	["bin", [
		"application/octet-stream",
		"application/mac-binary",
		"application/macbinary",
		"application/x-macbinary",
		"application/x-binary"
	]],
	["bm", "image/bmp"],
	["bmi", "application/vnd.bmi"],
	["bmp", ["image/bmp", "image/x-windows-bmp"]],
	["boo", "application/book"],
	["book", "application/book"],
	["box", "application/vnd.previewsystems.box"],
	["boz", "application/x-bzip2"],
	["bsh", "application/x-bsh"],
	["btif", "image/prs.btif"],
	["bz", "application/x-bzip"],
	["bz2", "application/x-bzip2"],
	["c", ["text/plain", "text/x-c"]],
	["c++", "text/plain"],
	["c11amc", "application/vnd.cluetrust.cartomobile-config"],
	["c11amz", "application/vnd.cluetrust.cartomobile-config-pkg"],
	["c4g", "application/vnd.clonk.c4group"],
	["cab", "application/vnd.ms-cab-compressed"],
	["car", "application/vnd.curl.car"],
	["cat", ["application/vnd.ms-pkiseccat", "application/vnd.ms-pki.seccat"]],
	["cc", ["text/plain", "text/x-c"]],
	["ccad", "application/clariscad"],
	["cco", "application/x-cocoa"],
	["ccxml", "application/ccxml+xml,"],
	["cdbcmsg", "application/vnd.contact.cmsg"],
	["cdf", [
		"application/cdf",
		"application/x-cdf",
		"application/x-netcdf"
	]],
	["cdkey", "application/vnd.mediastation.cdkey"],
	["cdmia", "application/cdmi-capability"],
	["cdmic", "application/cdmi-container"],
	["cdmid", "application/cdmi-domain"],
	["cdmio", "application/cdmi-object"],
	["cdmiq", "application/cdmi-queue"],
	["cdx", "chemical/x-cdx"],
	["cdxml", "application/vnd.chemdraw+xml"],
	["cdy", "application/vnd.cinderella"],
	["cer", ["application/pkix-cert", "application/x-x509-ca-cert"]],
	["cgm", "image/cgm"],
	["cha", "application/x-chat"],
	["chat", "application/x-chat"],
	["chm", "application/vnd.ms-htmlhelp"],
	["chrt", "application/vnd.kde.kchart"],
	["cif", "chemical/x-cif"],
	["cii", "application/vnd.anser-web-certificate-issue-initiation"],
	["cil", "application/vnd.ms-artgalry"],
	["cla", "application/vnd.claymore"],
	["class", [
		"application/octet-stream",
		"application/java",
		"application/java-byte-code",
		"application/java-vm",
		"application/x-java-class"
	]],
	["clkk", "application/vnd.crick.clicker.keyboard"],
	["clkp", "application/vnd.crick.clicker.palette"],
	["clkt", "application/vnd.crick.clicker.template"],
	["clkw", "application/vnd.crick.clicker.wordbank"],
	["clkx", "application/vnd.crick.clicker"],
	["clp", "application/x-msclip"],
	["cmc", "application/vnd.cosmocaller"],
	["cmdf", "chemical/x-cmdf"],
	["cml", "chemical/x-cml"],
	["cmp", "application/vnd.yellowriver-custom-menu"],
	["cmx", "image/x-cmx"],
	["cod", ["image/cis-cod", "application/vnd.rim.cod"]],
	["com", ["application/octet-stream", "text/plain"]],
	["conf", "text/plain"],
	["cpio", "application/x-cpio"],
	["cpp", "text/x-c"],
	["cpt", [
		"application/mac-compactpro",
		"application/x-compactpro",
		"application/x-cpt"
	]],
	["crd", "application/x-mscardfile"],
	["crl", ["application/pkix-crl", "application/pkcs-crl"]],
	["crt", [
		"application/pkix-cert",
		"application/x-x509-user-cert",
		"application/x-x509-ca-cert"
	]],
	["cryptonote", "application/vnd.rig.cryptonote"],
	["csh", ["text/x-script.csh", "application/x-csh"]],
	["csml", "chemical/x-csml"],
	["csp", "application/vnd.commonspace"],
	["css", ["text/css", "application/x-pointplus"]],
	["csv", "text/csv"],
	["cu", "application/cu-seeme"],
	["curl", "text/vnd.curl"],
	["cww", "application/prs.cww"],
	["cxx", "text/plain"],
	["dae", "model/vnd.collada+xml"],
	["daf", "application/vnd.mobius.daf"],
	["davmount", "application/davmount+xml"],
	["dcr", "application/x-director"],
	["dcurl", "text/vnd.curl.dcurl"],
	["dd2", "application/vnd.oma.dd2+xml"],
	["ddd", "application/vnd.fujixerox.ddd"],
	["deb", "application/x-debian-package"],
	["deepv", "application/x-deepv"],
	["def", "text/plain"],
	["der", "application/x-x509-ca-cert"],
	["dfac", "application/vnd.dreamfactory"],
	["dif", "video/x-dv"],
	["dir", "application/x-director"],
	["dis", "application/vnd.mobius.dis"],
	["djvu", "image/vnd.djvu"],
	["dl", ["video/dl", "video/x-dl"]],
	["dll", "application/x-msdownload"],
	["dms", "application/octet-stream"],
	["dna", "application/vnd.dna"],
	["doc", "application/msword"],
	["docm", "application/vnd.ms-word.document.macroenabled.12"],
	["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
	["dot", "application/msword"],
	["dotm", "application/vnd.ms-word.template.macroenabled.12"],
	["dotx", "application/vnd.openxmlformats-officedocument.wordprocessingml.template"],
	["dp", ["application/commonground", "application/vnd.osgi.dp"]],
	["dpg", "application/vnd.dpgraph"],
	["dra", "audio/vnd.dra"],
	["drw", "application/drafting"],
	["dsc", "text/prs.lines.tag"],
	["dssc", "application/dssc+der"],
	["dtb", "application/x-dtbook+xml"],
	["dtd", "application/xml-dtd"],
	["dts", "audio/vnd.dts"],
	["dtshd", "audio/vnd.dts.hd"],
	["dump", "application/octet-stream"],
	["dv", "video/x-dv"],
	["dvi", "application/x-dvi"],
	["dwf", ["model/vnd.dwf", "drawing/x-dwf"]],
	["dwg", [
		"application/acad",
		"image/vnd.dwg",
		"image/x-dwg"
	]],
	["dxf", [
		"application/dxf",
		"image/vnd.dwg",
		"image/vnd.dxf",
		"image/x-dwg"
	]],
	["dxp", "application/vnd.spotfire.dxp"],
	["dxr", "application/x-director"],
	["ecelp4800", "audio/vnd.nuera.ecelp4800"],
	["ecelp7470", "audio/vnd.nuera.ecelp7470"],
	["ecelp9600", "audio/vnd.nuera.ecelp9600"],
	["edm", "application/vnd.novadigm.edm"],
	["edx", "application/vnd.novadigm.edx"],
	["efif", "application/vnd.picsel"],
	["ei6", "application/vnd.pg.osasli"],
	["el", "text/x-script.elisp"],
	["elc", ["application/x-elc", "application/x-bytecode.elisp"]],
	["eml", "message/rfc822"],
	["emma", "application/emma+xml"],
	["env", "application/x-envoy"],
	["eol", "audio/vnd.digital-winds"],
	["eot", "application/vnd.ms-fontobject"],
	["eps", "application/postscript"],
	["epub", "application/epub+zip"],
	["es", ["application/ecmascript", "application/x-esrehber"]],
	["es3", "application/vnd.eszigno3+xml"],
	["esf", "application/vnd.epson.esf"],
	["etx", "text/x-setext"],
	["evy", ["application/envoy", "application/x-envoy"]],
	["exe", ["application/octet-stream", "application/x-msdownload"]],
	["exi", "application/exi"],
	["ext", "application/vnd.novadigm.ext"],
	["ez2", "application/vnd.ezpix-album"],
	["ez3", "application/vnd.ezpix-package"],
	["f", ["text/plain", "text/x-fortran"]],
	["f4v", "video/x-f4v"],
	["f77", "text/x-fortran"],
	["f90", ["text/plain", "text/x-fortran"]],
	["fbs", "image/vnd.fastbidsheet"],
	["fcs", "application/vnd.isac.fcs"],
	["fdf", "application/vnd.fdf"],
	["fe_launch", "application/vnd.denovo.fcselayout-link"],
	["fg5", "application/vnd.fujitsu.oasysgp"],
	["fh", "image/x-freehand"],
	["fif", ["application/fractals", "image/fif"]],
	["fig", "application/x-xfig"],
	["fli", ["video/fli", "video/x-fli"]],
	["flo", ["image/florian", "application/vnd.micrografx.flo"]],
	["flr", "x-world/x-vrml"],
	["flv", "video/x-flv"],
	["flw", "application/vnd.kde.kivio"],
	["flx", "text/vnd.fmi.flexstor"],
	["fly", "text/vnd.fly"],
	["fm", "application/vnd.framemaker"],
	["fmf", "video/x-atomic3d-feature"],
	["fnc", "application/vnd.frogans.fnc"],
	["for", ["text/plain", "text/x-fortran"]],
	["fpx", ["image/vnd.fpx", "image/vnd.net-fpx"]],
	["frl", "application/freeloader"],
	["fsc", "application/vnd.fsc.weblaunch"],
	["fst", "image/vnd.fst"],
	["ftc", "application/vnd.fluxtime.clip"],
	["fti", "application/vnd.anser-web-funds-transfer-initiation"],
	["funk", "audio/make"],
	["fvt", "video/vnd.fvt"],
	["fxp", "application/vnd.adobe.fxp"],
	["fzs", "application/vnd.fuzzysheet"],
	["g", "text/plain"],
	["g2w", "application/vnd.geoplan"],
	["g3", "image/g3fax"],
	["g3w", "application/vnd.geospace"],
	["gac", "application/vnd.groove-account"],
	["gdl", "model/vnd.gdl"],
	["geo", "application/vnd.dynageo"],
	["geojson", "application/geo+json"],
	["gex", "application/vnd.geometry-explorer"],
	["ggb", "application/vnd.geogebra.file"],
	["ggt", "application/vnd.geogebra.tool"],
	["ghf", "application/vnd.groove-help"],
	["gif", "image/gif"],
	["gim", "application/vnd.groove-identity-message"],
	["gl", ["video/gl", "video/x-gl"]],
	["gmx", "application/vnd.gmx"],
	["gnumeric", "application/x-gnumeric"],
	["gph", "application/vnd.flographit"],
	["gqf", "application/vnd.grafeq"],
	["gram", "application/srgs"],
	["grv", "application/vnd.groove-injector"],
	["grxml", "application/srgs+xml"],
	["gsd", "audio/x-gsm"],
	["gsf", "application/x-font-ghostscript"],
	["gsm", "audio/x-gsm"],
	["gsp", "application/x-gsp"],
	["gss", "application/x-gss"],
	["gtar", "application/x-gtar"],
	["gtm", "application/vnd.groove-tool-message"],
	["gtw", "model/vnd.gtw"],
	["gv", "text/vnd.graphviz"],
	["gxt", "application/vnd.geonext"],
	["gz", ["application/x-gzip", "application/x-compressed"]],
	["gzip", ["multipart/x-gzip", "application/x-gzip"]],
	["h", ["text/plain", "text/x-h"]],
	["h261", "video/h261"],
	["h263", "video/h263"],
	["h264", "video/h264"],
	["hal", "application/vnd.hal+xml"],
	["hbci", "application/vnd.hbci"],
	["hdf", "application/x-hdf"],
	["help", "application/x-helpfile"],
	["hgl", "application/vnd.hp-hpgl"],
	["hh", ["text/plain", "text/x-h"]],
	["hlb", "text/x-script"],
	["hlp", [
		"application/winhlp",
		"application/hlp",
		"application/x-helpfile",
		"application/x-winhelp"
	]],
	["hpg", "application/vnd.hp-hpgl"],
	["hpgl", "application/vnd.hp-hpgl"],
	["hpid", "application/vnd.hp-hpid"],
	["hps", "application/vnd.hp-hps"],
	["hqx", [
		"application/mac-binhex40",
		"application/binhex",
		"application/binhex4",
		"application/mac-binhex",
		"application/x-binhex40",
		"application/x-mac-binhex40"
	]],
	["hta", "application/hta"],
	["htc", "text/x-component"],
	["htke", "application/vnd.kenameaapp"],
	["htm", "text/html"],
	["html", "text/html"],
	["htmls", "text/html"],
	["htt", "text/webviewhtml"],
	["htx", "text/html"],
	["hvd", "application/vnd.yamaha.hv-dic"],
	["hvp", "application/vnd.yamaha.hv-voice"],
	["hvs", "application/vnd.yamaha.hv-script"],
	["i2g", "application/vnd.intergeo"],
	["icc", "application/vnd.iccprofile"],
	["ice", "x-conference/x-cooltalk"],
	["ico", "image/x-icon"],
	["ics", "text/calendar"],
	["idc", "text/plain"],
	["ief", "image/ief"],
	["iefs", "image/ief"],
	["ifm", "application/vnd.shana.informed.formdata"],
	["iges", ["application/iges", "model/iges"]],
	["igl", "application/vnd.igloader"],
	["igm", "application/vnd.insors.igm"],
	["igs", ["application/iges", "model/iges"]],
	["igx", "application/vnd.micrografx.igx"],
	["iif", "application/vnd.shana.informed.interchange"],
	["iii", "application/x-iphone"],
	["ima", "application/x-ima"],
	["imap", "application/x-httpd-imap"],
	["imp", "application/vnd.accpac.simply.imp"],
	["ims", "application/vnd.ms-ims"],
	["inf", "application/inf"],
	["ins", ["application/x-internet-signup", "application/x-internett-signup"]],
	["ip", "application/x-ip2"],
	["ipfix", "application/ipfix"],
	["ipk", "application/vnd.shana.informed.package"],
	["irm", "application/vnd.ibm.rights-management"],
	["irp", "application/vnd.irepository.package+xml"],
	["isp", "application/x-internet-signup"],
	["isu", "video/x-isvideo"],
	["it", "audio/it"],
	["itp", "application/vnd.shana.informed.formtemplate"],
	["iv", "application/x-inventor"],
	["ivp", "application/vnd.immervision-ivp"],
	["ivr", "i-world/i-vrml"],
	["ivu", "application/vnd.immervision-ivu"],
	["ivy", "application/x-livescreen"],
	["jad", "text/vnd.sun.j2me.app-descriptor"],
	["jam", ["application/vnd.jam", "audio/x-jam"]],
	["jar", "application/java-archive"],
	["jav", ["text/plain", "text/x-java-source"]],
	["java", [
		"text/plain",
		"text/x-java-source,java",
		"text/x-java-source"
	]],
	["jcm", "application/x-java-commerce"],
	["jfif", [
		"image/pipeg",
		"image/jpeg",
		"image/pjpeg"
	]],
	["jfif-tbnl", "image/jpeg"],
	["jisp", "application/vnd.jisp"],
	["jlt", "application/vnd.hp-jlyt"],
	["jnlp", "application/x-java-jnlp-file"],
	["joda", "application/vnd.joost.joda-archive"],
	["jpe", ["image/jpeg", "image/pjpeg"]],
	["jpeg", ["image/jpeg", "image/pjpeg"]],
	["jpg", ["image/jpeg", "image/pjpeg"]],
	["jpgv", "video/jpeg"],
	["jpm", "video/jpm"],
	["jps", "image/x-jps"],
	["js", [
		"application/javascript",
		"application/ecmascript",
		"text/javascript",
		"text/ecmascript",
		"application/x-javascript"
	]],
	["json", "application/json"],
	["jut", "image/jutvision"],
	["kar", ["audio/midi", "music/x-karaoke"]],
	["karbon", "application/vnd.kde.karbon"],
	["kfo", "application/vnd.kde.kformula"],
	["kia", "application/vnd.kidspiration"],
	["kml", "application/vnd.google-earth.kml+xml"],
	["kmz", "application/vnd.google-earth.kmz"],
	["kne", "application/vnd.kinar"],
	["kon", "application/vnd.kde.kontour"],
	["kpr", "application/vnd.kde.kpresenter"],
	["ksh", ["application/x-ksh", "text/x-script.ksh"]],
	["ksp", "application/vnd.kde.kspread"],
	["ktx", "image/ktx"],
	["ktz", "application/vnd.kahootz"],
	["kwd", "application/vnd.kde.kword"],
	["la", ["audio/nspaudio", "audio/x-nspaudio"]],
	["lam", "audio/x-liveaudio"],
	["lasxml", "application/vnd.las.las+xml"],
	["latex", "application/x-latex"],
	["lbd", "application/vnd.llamagraphics.life-balance.desktop"],
	["lbe", "application/vnd.llamagraphics.life-balance.exchange+xml"],
	["les", "application/vnd.hhe.lesson-player"],
	["lha", [
		"application/octet-stream",
		"application/lha",
		"application/x-lha"
	]],
	["lhx", "application/octet-stream"],
	["link66", "application/vnd.route66.link66+xml"],
	["list", "text/plain"],
	["lma", ["audio/nspaudio", "audio/x-nspaudio"]],
	["log", "text/plain"],
	["lrm", "application/vnd.ms-lrm"],
	["lsf", "video/x-la-asf"],
	["lsp", ["application/x-lisp", "text/x-script.lisp"]],
	["lst", "text/plain"],
	["lsx", ["video/x-la-asf", "text/x-la-asf"]],
	["ltf", "application/vnd.frogans.ltf"],
	["ltx", "application/x-latex"],
	["lvp", "audio/vnd.lucent.voice"],
	["lwp", "application/vnd.lotus-wordpro"],
	["lzh", ["application/octet-stream", "application/x-lzh"]],
	["lzx", [
		"application/lzx",
		"application/octet-stream",
		"application/x-lzx"
	]],
	["m", ["text/plain", "text/x-m"]],
	["m13", "application/x-msmediaview"],
	["m14", "application/x-msmediaview"],
	["m1v", "video/mpeg"],
	["m21", "application/mp21"],
	["m2a", "audio/mpeg"],
	["m2v", "video/mpeg"],
	["m3u", ["audio/x-mpegurl", "audio/x-mpequrl"]],
	["m3u8", "application/vnd.apple.mpegurl"],
	["m4v", "video/x-m4v"],
	["ma", "application/mathematica"],
	["mads", "application/mads+xml"],
	["mag", "application/vnd.ecowin.chart"],
	["man", "application/x-troff-man"],
	["map", "application/x-navimap"],
	["mar", "text/plain"],
	["mathml", "application/mathml+xml"],
	["mbd", "application/mbedlet"],
	["mbk", "application/vnd.mobius.mbk"],
	["mbox", "application/mbox"],
	["mc$", "application/x-magic-cap-package-1.0"],
	["mc1", "application/vnd.medcalcdata"],
	["mcd", [
		"application/mcad",
		"application/vnd.mcd",
		"application/x-mathcad"
	]],
	["mcf", ["image/vasa", "text/mcf"]],
	["mcp", "application/netmc"],
	["mcurl", "text/vnd.curl.mcurl"],
	["mdb", "application/x-msaccess"],
	["mdi", "image/vnd.ms-modi"],
	["me", "application/x-troff-me"],
	["meta4", "application/metalink4+xml"],
	["mets", "application/mets+xml"],
	["mfm", "application/vnd.mfmp"],
	["mgp", "application/vnd.osgeo.mapguide.package"],
	["mgz", "application/vnd.proteus.magazine"],
	["mht", "message/rfc822"],
	["mhtml", "message/rfc822"],
	["mid", [
		"audio/mid",
		"audio/midi",
		"music/crescendo",
		"x-music/x-midi",
		"audio/x-midi",
		"application/x-midi",
		"audio/x-mid"
	]],
	["midi", [
		"audio/midi",
		"music/crescendo",
		"x-music/x-midi",
		"audio/x-midi",
		"application/x-midi",
		"audio/x-mid"
	]],
	["mif", [
		"application/vnd.mif",
		"application/x-mif",
		"application/x-frame"
	]],
	["mime", ["message/rfc822", "www/mime"]],
	["mj2", "video/mj2"],
	["mjf", "audio/x-vnd.audioexplosion.mjuicemediafile"],
	["mjpg", "video/x-motion-jpeg"],
	["mlp", "application/vnd.dolby.mlp"],
	["mm", ["application/base64", "application/x-meme"]],
	["mmd", "application/vnd.chipnuts.karaoke-mmd"],
	["mme", "application/base64"],
	["mmf", "application/vnd.smaf"],
	["mmr", "image/vnd.fujixerox.edmics-mmr"],
	["mny", "application/x-msmoney"],
	["mod", ["audio/mod", "audio/x-mod"]],
	["mods", "application/mods+xml"],
	["moov", "video/quicktime"],
	["mov", "video/quicktime"],
	["movie", "video/x-sgi-movie"],
	["mp2", [
		"video/mpeg",
		"audio/mpeg",
		"video/x-mpeg",
		"audio/x-mpeg",
		"video/x-mpeq2a"
	]],
	["mp3", [
		"audio/mpeg",
		"audio/mpeg3",
		"video/mpeg",
		"audio/x-mpeg-3",
		"video/x-mpeg"
	]],
	["mp4", ["video/mp4", "application/mp4"]],
	["mp4a", "audio/mp4"],
	["mpa", ["video/mpeg", "audio/mpeg"]],
	["mpc", ["application/vnd.mophun.certificate", "application/x-project"]],
	["mpe", "video/mpeg"],
	["mpeg", "video/mpeg"],
	["mpg", ["video/mpeg", "audio/mpeg"]],
	["mpga", "audio/mpeg"],
	["mpkg", "application/vnd.apple.installer+xml"],
	["mpm", "application/vnd.blueice.multipass"],
	["mpn", "application/vnd.mophun.application"],
	["mpp", "application/vnd.ms-project"],
	["mpt", "application/x-project"],
	["mpv", "application/x-project"],
	["mpv2", "video/mpeg"],
	["mpx", "application/x-project"],
	["mpy", "application/vnd.ibm.minipay"],
	["mqy", "application/vnd.mobius.mqy"],
	["mrc", "application/marc"],
	["mrcx", "application/marcxml+xml"],
	["ms", "application/x-troff-ms"],
	["mscml", "application/mediaservercontrol+xml"],
	["mseq", "application/vnd.mseq"],
	["msf", "application/vnd.epson.msf"],
	["msg", "application/vnd.ms-outlook"],
	["msh", "model/mesh"],
	["msl", "application/vnd.mobius.msl"],
	["msty", "application/vnd.muvee.style"],
	["mts", "model/vnd.mts"],
	["mus", "application/vnd.musician"],
	["musicxml", "application/vnd.recordare.musicxml+xml"],
	["mv", "video/x-sgi-movie"],
	["mvb", "application/x-msmediaview"],
	["mwf", "application/vnd.mfer"],
	["mxf", "application/mxf"],
	["mxl", "application/vnd.recordare.musicxml"],
	["mxml", "application/xv+xml"],
	["mxs", "application/vnd.triscape.mxs"],
	["mxu", "video/vnd.mpegurl"],
	["my", "audio/make"],
	["mzz", "application/x-vnd.audioexplosion.mzz"],
	["n-gage", "application/vnd.nokia.n-gage.symbian.install"],
	["n3", "text/n3"],
	["nap", "image/naplps"],
	["naplps", "image/naplps"],
	["nbp", "application/vnd.wolfram.player"],
	["nc", "application/x-netcdf"],
	["ncm", "application/vnd.nokia.configuration-message"],
	["ncx", "application/x-dtbncx+xml"],
	["ngdat", "application/vnd.nokia.n-gage.data"],
	["nif", "image/x-niff"],
	["niff", "image/x-niff"],
	["nix", "application/x-mix-transfer"],
	["nlu", "application/vnd.neurolanguage.nlu"],
	["nml", "application/vnd.enliven"],
	["nnd", "application/vnd.noblenet-directory"],
	["nns", "application/vnd.noblenet-sealer"],
	["nnw", "application/vnd.noblenet-web"],
	["npx", "image/vnd.net-fpx"],
	["nsc", "application/x-conference"],
	["nsf", "application/vnd.lotus-notes"],
	["nvd", "application/x-navidoc"],
	["nws", "message/rfc822"],
	["o", "application/octet-stream"],
	["oa2", "application/vnd.fujitsu.oasys2"],
	["oa3", "application/vnd.fujitsu.oasys3"],
	["oas", "application/vnd.fujitsu.oasys"],
	["obd", "application/x-msbinder"],
	["oda", "application/oda"],
	["odb", "application/vnd.oasis.opendocument.database"],
	["odc", "application/vnd.oasis.opendocument.chart"],
	["odf", "application/vnd.oasis.opendocument.formula"],
	["odft", "application/vnd.oasis.opendocument.formula-template"],
	["odg", "application/vnd.oasis.opendocument.graphics"],
	["odi", "application/vnd.oasis.opendocument.image"],
	["odm", "application/vnd.oasis.opendocument.text-master"],
	["odp", "application/vnd.oasis.opendocument.presentation"],
	["ods", "application/vnd.oasis.opendocument.spreadsheet"],
	["odt", "application/vnd.oasis.opendocument.text"],
	["oga", "audio/ogg"],
	["ogv", "video/ogg"],
	["ogx", "application/ogg"],
	["omc", "application/x-omc"],
	["omcd", "application/x-omcdatamaker"],
	["omcr", "application/x-omcregerator"],
	["onetoc", "application/onenote"],
	["opf", "application/oebps-package+xml"],
	["org", "application/vnd.lotus-organizer"],
	["osf", "application/vnd.yamaha.openscoreformat"],
	["osfpvg", "application/vnd.yamaha.openscoreformat.osfpvg+xml"],
	["otc", "application/vnd.oasis.opendocument.chart-template"],
	["otf", "application/x-font-otf"],
	["otg", "application/vnd.oasis.opendocument.graphics-template"],
	["oth", "application/vnd.oasis.opendocument.text-web"],
	["oti", "application/vnd.oasis.opendocument.image-template"],
	["otp", "application/vnd.oasis.opendocument.presentation-template"],
	["ots", "application/vnd.oasis.opendocument.spreadsheet-template"],
	["ott", "application/vnd.oasis.opendocument.text-template"],
	["oxt", "application/vnd.openofficeorg.extension"],
	["p", "text/x-pascal"],
	["p10", ["application/pkcs10", "application/x-pkcs10"]],
	["p12", ["application/pkcs-12", "application/x-pkcs12"]],
	["p7a", "application/x-pkcs7-signature"],
	["p7b", "application/x-pkcs7-certificates"],
	["p7c", ["application/pkcs7-mime", "application/x-pkcs7-mime"]],
	["p7m", ["application/pkcs7-mime", "application/x-pkcs7-mime"]],
	["p7r", "application/x-pkcs7-certreqresp"],
	["p7s", ["application/pkcs7-signature", "application/x-pkcs7-signature"]],
	["p8", "application/pkcs8"],
	["par", "text/plain-bas"],
	["part", "application/pro_eng"],
	["pas", "text/pascal"],
	["paw", "application/vnd.pawaafile"],
	["pbd", "application/vnd.powerbuilder6"],
	["pbm", "image/x-portable-bitmap"],
	["pcf", "application/x-font-pcf"],
	["pcl", ["application/vnd.hp-pcl", "application/x-pcl"]],
	["pclxl", "application/vnd.hp-pclxl"],
	["pct", "image/x-pict"],
	["pcurl", "application/vnd.curl.pcurl"],
	["pcx", "image/x-pcx"],
	["pdb", ["application/vnd.palm", "chemical/x-pdb"]],
	["pdf", "application/pdf"],
	["pfa", "application/x-font-type1"],
	["pfr", "application/font-tdpfr"],
	["pfunk", ["audio/make", "audio/make.my.funk"]],
	["pfx", "application/x-pkcs12"],
	["pgm", ["image/x-portable-graymap", "image/x-portable-greymap"]],
	["pgn", "application/x-chess-pgn"],
	["pgp", "application/pgp-signature"],
	["pic", ["image/pict", "image/x-pict"]],
	["pict", "image/pict"],
	["pkg", "application/x-newton-compatible-pkg"],
	["pki", "application/pkixcmp"],
	["pkipath", "application/pkix-pkipath"],
	["pko", ["application/ynd.ms-pkipko", "application/vnd.ms-pki.pko"]],
	["pl", ["text/plain", "text/x-script.perl"]],
	["plb", "application/vnd.3gpp.pic-bw-large"],
	["plc", "application/vnd.mobius.plc"],
	["plf", "application/vnd.pocketlearn"],
	["pls", "application/pls+xml"],
	["plx", "application/x-pixclscript"],
	["pm", ["text/x-script.perl-module", "image/x-xpixmap"]],
	["pm4", "application/x-pagemaker"],
	["pm5", "application/x-pagemaker"],
	["pma", "application/x-perfmon"],
	["pmc", "application/x-perfmon"],
	["pml", ["application/vnd.ctc-posml", "application/x-perfmon"]],
	["pmr", "application/x-perfmon"],
	["pmw", "application/x-perfmon"],
	["png", "image/png"],
	["pnm", ["application/x-portable-anymap", "image/x-portable-anymap"]],
	["portpkg", "application/vnd.macports.portpkg"],
	["pot", ["application/vnd.ms-powerpoint", "application/mspowerpoint"]],
	["potm", "application/vnd.ms-powerpoint.template.macroenabled.12"],
	["potx", "application/vnd.openxmlformats-officedocument.presentationml.template"],
	["pov", "model/x-pov"],
	["ppa", "application/vnd.ms-powerpoint"],
	["ppam", "application/vnd.ms-powerpoint.addin.macroenabled.12"],
	["ppd", "application/vnd.cups-ppd"],
	["ppm", "image/x-portable-pixmap"],
	["pps", ["application/vnd.ms-powerpoint", "application/mspowerpoint"]],
	["ppsm", "application/vnd.ms-powerpoint.slideshow.macroenabled.12"],
	["ppsx", "application/vnd.openxmlformats-officedocument.presentationml.slideshow"],
	["ppt", [
		"application/vnd.ms-powerpoint",
		"application/mspowerpoint",
		"application/powerpoint",
		"application/x-mspowerpoint"
	]],
	["pptm", "application/vnd.ms-powerpoint.presentation.macroenabled.12"],
	["pptx", "application/vnd.openxmlformats-officedocument.presentationml.presentation"],
	["ppz", "application/mspowerpoint"],
	["prc", "application/x-mobipocket-ebook"],
	["pre", ["application/vnd.lotus-freelance", "application/x-freelance"]],
	["prf", "application/pics-rules"],
	["prt", "application/pro_eng"],
	["ps", "application/postscript"],
	["psb", "application/vnd.3gpp.pic-bw-small"],
	["psd", ["application/octet-stream", "image/vnd.adobe.photoshop"]],
	["psf", "application/x-font-linux-psf"],
	["pskcxml", "application/pskc+xml"],
	["ptid", "application/vnd.pvi.ptid1"],
	["pub", "application/x-mspublisher"],
	["pvb", "application/vnd.3gpp.pic-bw-var"],
	["pvu", "paleovu/x-pv"],
	["pwn", "application/vnd.3m.post-it-notes"],
	["pwz", "application/vnd.ms-powerpoint"],
	["py", "text/x-script.phyton"],
	["pya", "audio/vnd.ms-playready.media.pya"],
	["pyc", "application/x-bytecode.python"],
	["pyv", "video/vnd.ms-playready.media.pyv"],
	["qam", "application/vnd.epson.quickanime"],
	["qbo", "application/vnd.intu.qbo"],
	["qcp", "audio/vnd.qcelp"],
	["qd3", "x-world/x-3dmf"],
	["qd3d", "x-world/x-3dmf"],
	["qfx", "application/vnd.intu.qfx"],
	["qif", "image/x-quicktime"],
	["qps", "application/vnd.publishare-delta-tree"],
	["qt", "video/quicktime"],
	["qtc", "video/x-qtc"],
	["qti", "image/x-quicktime"],
	["qtif", "image/x-quicktime"],
	["qxd", "application/vnd.quark.quarkxpress"],
	["ra", [
		"audio/x-realaudio",
		"audio/x-pn-realaudio",
		"audio/x-pn-realaudio-plugin"
	]],
	["ram", "audio/x-pn-realaudio"],
	["rar", "application/x-rar-compressed"],
	["ras", [
		"image/cmu-raster",
		"application/x-cmu-raster",
		"image/x-cmu-raster"
	]],
	["rast", "image/cmu-raster"],
	["rcprofile", "application/vnd.ipunplugged.rcprofile"],
	["rdf", "application/rdf+xml"],
	["rdz", "application/vnd.data-vision.rdz"],
	["rep", "application/vnd.businessobjects"],
	["res", "application/x-dtbresource+xml"],
	["rexx", "text/x-script.rexx"],
	["rf", "image/vnd.rn-realflash"],
	["rgb", "image/x-rgb"],
	["rif", "application/reginfo+xml"],
	["rip", "audio/vnd.rip"],
	["rl", "application/resource-lists+xml"],
	["rlc", "image/vnd.fujixerox.edmics-rlc"],
	["rld", "application/resource-lists-diff+xml"],
	["rm", ["application/vnd.rn-realmedia", "audio/x-pn-realaudio"]],
	["rmi", "audio/mid"],
	["rmm", "audio/x-pn-realaudio"],
	["rmp", ["audio/x-pn-realaudio-plugin", "audio/x-pn-realaudio"]],
	["rms", "application/vnd.jcp.javame.midlet-rms"],
	["rnc", "application/relax-ng-compact-syntax"],
	["rng", ["application/ringing-tones", "application/vnd.nokia.ringing-tone"]],
	["rnx", "application/vnd.rn-realplayer"],
	["roff", "application/x-troff"],
	["rp", "image/vnd.rn-realpix"],
	["rp9", "application/vnd.cloanto.rp9"],
	["rpm", "audio/x-pn-realaudio-plugin"],
	["rpss", "application/vnd.nokia.radio-presets"],
	["rpst", "application/vnd.nokia.radio-preset"],
	["rq", "application/sparql-query"],
	["rs", "application/rls-services+xml"],
	["rsd", "application/rsd+xml"],
	["rt", ["text/richtext", "text/vnd.rn-realtext"]],
	["rtf", [
		"application/rtf",
		"text/richtext",
		"application/x-rtf"
	]],
	["rtx", ["text/richtext", "application/rtf"]],
	["rv", "video/vnd.rn-realvideo"],
	["s", "text/x-asm"],
	["s3m", "audio/s3m"],
	["saf", "application/vnd.yamaha.smaf-audio"],
	["saveme", "application/octet-stream"],
	["sbk", "application/x-tbook"],
	["sbml", "application/sbml+xml"],
	["sc", "application/vnd.ibm.secure-container"],
	["scd", "application/x-msschedule"],
	["scm", [
		"application/vnd.lotus-screencam",
		"video/x-scm",
		"text/x-script.guile",
		"application/x-lotusscreencam",
		"text/x-script.scheme"
	]],
	["scq", "application/scvp-cv-request"],
	["scs", "application/scvp-cv-response"],
	["sct", "text/scriptlet"],
	["scurl", "text/vnd.curl.scurl"],
	["sda", "application/vnd.stardivision.draw"],
	["sdc", "application/vnd.stardivision.calc"],
	["sdd", "application/vnd.stardivision.impress"],
	["sdkm", "application/vnd.solent.sdkm+xml"],
	["sdml", "text/plain"],
	["sdp", ["application/sdp", "application/x-sdp"]],
	["sdr", "application/sounder"],
	["sdw", "application/vnd.stardivision.writer"],
	["sea", ["application/sea", "application/x-sea"]],
	["see", "application/vnd.seemail"],
	["seed", "application/vnd.fdsn.seed"],
	["sema", "application/vnd.sema"],
	["semd", "application/vnd.semd"],
	["semf", "application/vnd.semf"],
	["ser", "application/java-serialized-object"],
	["set", "application/set"],
	["setpay", "application/set-payment-initiation"],
	["setreg", "application/set-registration-initiation"],
	["sfd-hdstx", "application/vnd.hydrostatix.sof-data"],
	["sfs", "application/vnd.spotfire.sfs"],
	["sgl", "application/vnd.stardivision.writer-global"],
	["sgm", ["text/sgml", "text/x-sgml"]],
	["sgml", ["text/sgml", "text/x-sgml"]],
	["sh", [
		"application/x-shar",
		"application/x-bsh",
		"application/x-sh",
		"text/x-script.sh"
	]],
	["shar", ["application/x-bsh", "application/x-shar"]],
	["shf", "application/shf+xml"],
	["shtml", ["text/html", "text/x-server-parsed-html"]],
	["sid", "audio/x-psid"],
	["sis", "application/vnd.symbian.install"],
	["sit", ["application/x-stuffit", "application/x-sit"]],
	["sitx", "application/x-stuffitx"],
	["skd", "application/x-koan"],
	["skm", "application/x-koan"],
	["skp", ["application/vnd.koan", "application/x-koan"]],
	["skt", "application/x-koan"],
	["sl", "application/x-seelogo"],
	["sldm", "application/vnd.ms-powerpoint.slide.macroenabled.12"],
	["sldx", "application/vnd.openxmlformats-officedocument.presentationml.slide"],
	["slt", "application/vnd.epson.salt"],
	["sm", "application/vnd.stepmania.stepchart"],
	["smf", "application/vnd.stardivision.math"],
	["smi", ["application/smil", "application/smil+xml"]],
	["smil", "application/smil"],
	["snd", ["audio/basic", "audio/x-adpcm"]],
	["snf", "application/x-font-snf"],
	["sol", "application/solids"],
	["spc", ["text/x-speech", "application/x-pkcs7-certificates"]],
	["spf", "application/vnd.yamaha.smaf-phrase"],
	["spl", ["application/futuresplash", "application/x-futuresplash"]],
	["spot", "text/vnd.in3d.spot"],
	["spp", "application/scvp-vp-response"],
	["spq", "application/scvp-vp-request"],
	["spr", "application/x-sprite"],
	["sprite", "application/x-sprite"],
	["src", "application/x-wais-source"],
	["sru", "application/sru+xml"],
	["srx", "application/sparql-results+xml"],
	["sse", "application/vnd.kodak-descriptor"],
	["ssf", "application/vnd.epson.ssf"],
	["ssi", "text/x-server-parsed-html"],
	["ssm", "application/streamingmedia"],
	["ssml", "application/ssml+xml"],
	["sst", ["application/vnd.ms-pkicertstore", "application/vnd.ms-pki.certstore"]],
	["st", "application/vnd.sailingtracker.track"],
	["stc", "application/vnd.sun.xml.calc.template"],
	["std", "application/vnd.sun.xml.draw.template"],
	["step", "application/step"],
	["stf", "application/vnd.wt.stf"],
	["sti", "application/vnd.sun.xml.impress.template"],
	["stk", "application/hyperstudio"],
	["stl", [
		"application/vnd.ms-pkistl",
		"application/sla",
		"application/vnd.ms-pki.stl",
		"application/x-navistyle"
	]],
	["stm", "text/html"],
	["stp", "application/step"],
	["str", "application/vnd.pg.format"],
	["stw", "application/vnd.sun.xml.writer.template"],
	["sub", "image/vnd.dvb.subtitle"],
	["sus", "application/vnd.sus-calendar"],
	["sv4cpio", "application/x-sv4cpio"],
	["sv4crc", "application/x-sv4crc"],
	["svc", "application/vnd.dvb.service"],
	["svd", "application/vnd.svd"],
	["svf", ["image/vnd.dwg", "image/x-dwg"]],
	["svg", "image/svg+xml"],
	["svr", ["x-world/x-svr", "application/x-world"]],
	["swf", "application/x-shockwave-flash"],
	["swi", "application/vnd.aristanetworks.swi"],
	["sxc", "application/vnd.sun.xml.calc"],
	["sxd", "application/vnd.sun.xml.draw"],
	["sxg", "application/vnd.sun.xml.writer.global"],
	["sxi", "application/vnd.sun.xml.impress"],
	["sxm", "application/vnd.sun.xml.math"],
	["sxw", "application/vnd.sun.xml.writer"],
	["t", ["text/troff", "application/x-troff"]],
	["talk", "text/x-speech"],
	["tao", "application/vnd.tao.intent-module-archive"],
	["tar", "application/x-tar"],
	["tbk", ["application/toolbook", "application/x-tbook"]],
	["tcap", "application/vnd.3gpp2.tcap"],
	["tcl", ["text/x-script.tcl", "application/x-tcl"]],
	["tcsh", "text/x-script.tcsh"],
	["teacher", "application/vnd.smart.teacher"],
	["tei", "application/tei+xml"],
	["tex", "application/x-tex"],
	["texi", "application/x-texinfo"],
	["texinfo", "application/x-texinfo"],
	["text", ["application/plain", "text/plain"]],
	["tfi", "application/thraud+xml"],
	["tfm", "application/x-tex-tfm"],
	["tgz", ["application/gnutar", "application/x-compressed"]],
	["thmx", "application/vnd.ms-officetheme"],
	["tif", ["image/tiff", "image/x-tiff"]],
	["tiff", ["image/tiff", "image/x-tiff"]],
	["tmo", "application/vnd.tmobile-livetv"],
	["torrent", "application/x-bittorrent"],
	["tpl", "application/vnd.groove-tool-template"],
	["tpt", "application/vnd.trid.tpt"],
	["tr", "application/x-troff"],
	["tra", "application/vnd.trueapp"],
	["trm", "application/x-msterminal"],
	["tsd", "application/timestamped-data"],
	["tsi", "audio/tsp-audio"],
	["tsp", ["application/dsptype", "audio/tsplayer"]],
	["tsv", "text/tab-separated-values"],
	["ttf", "application/x-font-ttf"],
	["ttl", "text/turtle"],
	["turbot", "image/florian"],
	["twd", "application/vnd.simtech-mindmapper"],
	["txd", "application/vnd.genomatix.tuxedo"],
	["txf", "application/vnd.mobius.txf"],
	["txt", "text/plain"],
	["ufd", "application/vnd.ufdl"],
	["uil", "text/x-uil"],
	["uls", "text/iuls"],
	["umj", "application/vnd.umajin"],
	["uni", "text/uri-list"],
	["unis", "text/uri-list"],
	["unityweb", "application/vnd.unity"],
	["unv", "application/i-deas"],
	["uoml", "application/vnd.uoml+xml"],
	["uri", "text/uri-list"],
	["uris", "text/uri-list"],
	["ustar", ["application/x-ustar", "multipart/x-ustar"]],
	["utz", "application/vnd.uiq.theme"],
	["uu", ["application/octet-stream", "text/x-uuencode"]],
	["uue", "text/x-uuencode"],
	["uva", "audio/vnd.dece.audio"],
	["uvh", "video/vnd.dece.hd"],
	["uvi", "image/vnd.dece.graphic"],
	["uvm", "video/vnd.dece.mobile"],
	["uvp", "video/vnd.dece.pd"],
	["uvs", "video/vnd.dece.sd"],
	["uvu", "video/vnd.uvvu.mp4"],
	["uvv", "video/vnd.dece.video"],
	["vcd", "application/x-cdlink"],
	["vcf", "text/x-vcard"],
	["vcg", "application/vnd.groove-vcard"],
	["vcs", "text/x-vcalendar"],
	["vcx", "application/vnd.vcx"],
	["vda", "application/vda"],
	["vdo", "video/vdo"],
	["vew", "application/groupwise"],
	["vis", "application/vnd.visionary"],
	["viv", ["video/vivo", "video/vnd.vivo"]],
	["vivo", ["video/vivo", "video/vnd.vivo"]],
	["vmd", "application/vocaltec-media-desc"],
	["vmf", "application/vocaltec-media-file"],
	["voc", ["audio/voc", "audio/x-voc"]],
	["vos", "video/vosaic"],
	["vox", "audio/voxware"],
	["vqe", "audio/x-twinvq-plugin"],
	["vqf", "audio/x-twinvq"],
	["vql", "audio/x-twinvq-plugin"],
	["vrml", [
		"model/vrml",
		"x-world/x-vrml",
		"application/x-vrml"
	]],
	["vrt", "x-world/x-vrt"],
	["vsd", ["application/vnd.visio", "application/x-visio"]],
	["vsf", "application/vnd.vsf"],
	["vst", "application/x-visio"],
	["vsw", "application/x-visio"],
	["vtu", "model/vnd.vtu"],
	["vxml", "application/voicexml+xml"],
	["w60", "application/wordperfect6.0"],
	["w61", "application/wordperfect6.1"],
	["w6w", "application/msword"],
	["wad", "application/x-doom"],
	["wav", ["audio/wav", "audio/x-wav"]],
	["wax", "audio/x-ms-wax"],
	["wb1", "application/x-qpro"],
	["wbmp", "image/vnd.wap.wbmp"],
	["wbs", "application/vnd.criticaltools.wbs+xml"],
	["wbxml", "application/vnd.wap.wbxml"],
	["wcm", "application/vnd.ms-works"],
	["wdb", "application/vnd.ms-works"],
	["web", "application/vnd.xara"],
	["weba", "audio/webm"],
	["webm", "video/webm"],
	["webp", "image/webp"],
	["wg", "application/vnd.pmi.widget"],
	["wgt", "application/widget"],
	["wiz", "application/msword"],
	["wk1", "application/x-123"],
	["wks", "application/vnd.ms-works"],
	["wm", "video/x-ms-wm"],
	["wma", "audio/x-ms-wma"],
	["wmd", "application/x-ms-wmd"],
	["wmf", ["windows/metafile", "application/x-msmetafile"]],
	["wml", "text/vnd.wap.wml"],
	["wmlc", "application/vnd.wap.wmlc"],
	["wmls", "text/vnd.wap.wmlscript"],
	["wmlsc", "application/vnd.wap.wmlscriptc"],
	["wmv", "video/x-ms-wmv"],
	["wmx", "video/x-ms-wmx"],
	["wmz", "application/x-ms-wmz"],
	["woff", "application/x-font-woff"],
	["word", "application/msword"],
	["wp", "application/wordperfect"],
	["wp5", ["application/wordperfect", "application/wordperfect6.0"]],
	["wp6", "application/wordperfect"],
	["wpd", [
		"application/wordperfect",
		"application/vnd.wordperfect",
		"application/x-wpwin"
	]],
	["wpl", "application/vnd.ms-wpl"],
	["wps", "application/vnd.ms-works"],
	["wq1", "application/x-lotus"],
	["wqd", "application/vnd.wqd"],
	["wri", [
		"application/mswrite",
		"application/x-wri",
		"application/x-mswrite"
	]],
	["wrl", [
		"model/vrml",
		"x-world/x-vrml",
		"application/x-world"
	]],
	["wrz", ["model/vrml", "x-world/x-vrml"]],
	["wsc", "text/scriplet"],
	["wsdl", "application/wsdl+xml"],
	["wspolicy", "application/wspolicy+xml"],
	["wsrc", "application/x-wais-source"],
	["wtb", "application/vnd.webturbo"],
	["wtk", "application/x-wintalk"],
	["wvx", "video/x-ms-wvx"],
	["x-png", "image/png"],
	["x3d", "application/vnd.hzn-3d-crossword"],
	["xaf", "x-world/x-vrml"],
	["xap", "application/x-silverlight-app"],
	["xar", "application/vnd.xara"],
	["xbap", "application/x-ms-xbap"],
	["xbd", "application/vnd.fujixerox.docuworks.binder"],
	["xbm", [
		"image/xbm",
		"image/x-xbm",
		"image/x-xbitmap"
	]],
	["xdf", "application/xcap-diff+xml"],
	["xdm", "application/vnd.syncml.dm+xml"],
	["xdp", "application/vnd.adobe.xdp+xml"],
	["xdr", "video/x-amt-demorun"],
	["xdssc", "application/dssc+xml"],
	["xdw", "application/vnd.fujixerox.docuworks"],
	["xenc", "application/xenc+xml"],
	["xer", "application/patch-ops-error+xml"],
	["xfdf", "application/vnd.adobe.xfdf"],
	["xfdl", "application/vnd.xfdl"],
	["xgz", "xgl/drawing"],
	["xhtml", "application/xhtml+xml"],
	["xif", "image/vnd.xiff"],
	["xl", "application/excel"],
	["xla", [
		"application/vnd.ms-excel",
		"application/excel",
		"application/x-msexcel",
		"application/x-excel"
	]],
	["xlam", "application/vnd.ms-excel.addin.macroenabled.12"],
	["xlb", [
		"application/excel",
		"application/vnd.ms-excel",
		"application/x-excel"
	]],
	["xlc", [
		"application/vnd.ms-excel",
		"application/excel",
		"application/x-excel"
	]],
	["xld", ["application/excel", "application/x-excel"]],
	["xlk", ["application/excel", "application/x-excel"]],
	["xll", [
		"application/excel",
		"application/vnd.ms-excel",
		"application/x-excel"
	]],
	["xlm", [
		"application/vnd.ms-excel",
		"application/excel",
		"application/x-excel"
	]],
	["xls", [
		"application/vnd.ms-excel",
		"application/excel",
		"application/x-msexcel",
		"application/x-excel"
	]],
	["xlsb", "application/vnd.ms-excel.sheet.binary.macroenabled.12"],
	["xlsm", "application/vnd.ms-excel.sheet.macroenabled.12"],
	["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
	["xlt", [
		"application/vnd.ms-excel",
		"application/excel",
		"application/x-excel"
	]],
	["xltm", "application/vnd.ms-excel.template.macroenabled.12"],
	["xltx", "application/vnd.openxmlformats-officedocument.spreadsheetml.template"],
	["xlv", ["application/excel", "application/x-excel"]],
	["xlw", [
		"application/vnd.ms-excel",
		"application/excel",
		"application/x-msexcel",
		"application/x-excel"
	]],
	["xm", "audio/xm"],
	["xml", [
		"application/xml",
		"text/xml",
		"application/atom+xml",
		"application/rss+xml"
	]],
	["xmz", "xgl/movie"],
	["xo", "application/vnd.olpc-sugar"],
	["xof", "x-world/x-vrml"],
	["xop", "application/xop+xml"],
	["xpi", "application/x-xpinstall"],
	["xpix", "application/x-vnd.ls-xpix"],
	["xpm", ["image/xpm", "image/x-xpixmap"]],
	["xpr", "application/vnd.is-xpr"],
	["xps", "application/vnd.ms-xpsdocument"],
	["xpw", "application/vnd.intercon.formnet"],
	["xslt", "application/xslt+xml"],
	["xsm", "application/vnd.syncml+xml"],
	["xspf", "application/xspf+xml"],
	["xsr", "video/x-amt-showrun"],
	["xul", "application/vnd.mozilla.xul+xml"],
	["xwd", ["image/x-xwd", "image/x-xwindowdump"]],
	["xyz", ["chemical/x-xyz", "chemical/x-pdb"]],
	["yang", "application/yang"],
	["yin", "application/yin+xml"],
	["z", ["application/x-compressed", "application/x-compress"]],
	["zaz", "application/vnd.zzazz.deck+xml"],
	["zip", [
		"application/zip",
		"multipart/x-zip",
		"application/x-zip-compressed",
		"application/x-compressed"
	]],
	["zir", "application/vnd.zul"],
	["zmm", "application/vnd.handheld-entertainment+xml"],
	["zoo", "application/octet-stream"],
	["zsh", "text/x-script.zsh"]
]);
function detectMimeType$1(filename) {
	if (!filename) return defaultMimeType;
	const parsed = path.parse(filename);
	const extension = (parsed.ext.substr(1) || parsed.name || "").split("?").shift().trim().toLowerCase();
	const value = extensions.has(extension) ? extensions.get(extension) : defaultMimeType;
	if (Array.isArray(value)) return value[0];
	return value;
}
function detectExtension$1(mimeType) {
	if (!mimeType) return defaultExtension;
	const parts = mimeType.toLowerCase().trim().split("/");
	const rootType = parts.shift().trim();
	const subType = parts.join("/").trim();
	if (mimeTypes.has(rootType + "/" + subType)) {
		const value = mimeTypes.get(rootType + "/" + subType);
		if (Array.isArray(value)) return value[0];
		return value;
	}
	switch (rootType) {
		case "text": return "txt";
		default: return "bin";
	}
}
// node_modules/nodemailer/dist/esm/mime-funcs/index.js
function isPlainText(value, isParam) {
	return typeof value === "string" && !(isParam ? /[\x00-\x1f\x7f"\u0080-\uFFFF]/ : /[\x00-\x08\x0b\x0c\x0e-\x1f\u0080-\uFFFF]/).test(value);
}
function isPlainParamValue(value) {
	return isPlainText(value, true) && !value.includes("=?");
}
function quoteString(value) {
	return "\"" + (value || "").toString().replace(/["\\]/g, "\\$&") + "\"";
}
function hasLongerLines(str, lineLength) {
	if (str.length > 131072) return true;
	return new RegExp("^.{" + (lineLength + 1) + ",}", "m").test(str);
}
function encodeWord(data, mimeWordEncoding, maxLength) {
	mimeWordEncoding = (mimeWordEncoding || "Q").toString().toUpperCase().trim().charAt(0);
	maxLength = maxLength || 0;
	let encodedStr;
	if (maxLength && maxLength > 12) maxLength -= 12;
	if (mimeWordEncoding === "Q") encodedStr = encode(data).replace(/[^a-z0-9!*+\-/=]/gi, (chr) => {
		const ord = chr.charCodeAt(0).toString(16).toUpperCase();
		if (chr === " ") return "_";
		return "=" + (ord.length === 1 ? "0" + ord : ord);
	});
	else if (mimeWordEncoding === "B") {
		encodedStr = typeof data === "string" ? data : data.toString("utf-8");
		maxLength = maxLength ? Math.max(3, (maxLength - maxLength % 4) / 4 * 3) : 0;
	}
	if (maxLength && (mimeWordEncoding !== "B" ? encodedStr : encode$1(data)).length > maxLength) {
		if (mimeWordEncoding === "Q") encodedStr = splitMimeEncodedString(encodedStr, maxLength).join("?= =?UTF-8?" + mimeWordEncoding + "?");
		else {
			const parts = [];
			let lpart = "";
			for (let i = 0, len = encodedStr.length; i < len; i++) {
				let chr = encodedStr.charAt(i);
				if (/[\ud800-\udbff]/.test(chr) && /[\udc00-\udfff]/.test(encodedStr.charAt(i + 1))) chr += encodedStr.charAt(++i);
				if (Buffer.byteLength(lpart + chr) <= maxLength || i === 0) lpart += chr;
				else {
					parts.push(encode$1(lpart));
					lpart = chr;
				}
			}
			if (lpart) parts.push(encode$1(lpart));
			if (parts.length > 1) encodedStr = parts.join("?= =?UTF-8?" + mimeWordEncoding + "?");
			else encodedStr = parts.join("");
		}
	} else if (mimeWordEncoding === "B") encodedStr = encode$1(data);
	return "=?UTF-8?" + mimeWordEncoding + "?" + encodedStr + (encodedStr.substr(-2) === "?=" ? "" : "?=");
}
var VALID_ENCODED_WORD = /^=\?[^\s()<>@,;:"/[\]?.=]+\?[BbQq]\?[^?\s]+\?=$/;
var LENIENT_ENCODED_WORD = /[=]\?[^?]*\?[BbQq]\?[^?]*\?=/y;
function _markInvalidEncodedWords(value, range) {
	const len = value.length;
	const isSpace = (pos) => /\s/.test(value.charAt(pos));
	let wordStart = 0;
	let wordEnd = -1;
	const wordAt = (pos) => {
		if (pos < wordEnd) return;
		wordStart = pos;
		while (wordStart > 0 && !isSpace(wordStart - 1)) wordStart--;
		wordEnd = pos;
		while (wordEnd < len && !isSpace(wordEnd)) wordEnd++;
	};
	let pos = value.indexOf("=?");
	while (pos >= 0) {
		wordAt(pos);
		const start = wordStart;
		LENIENT_ENCODED_WORD.lastIndex = pos;
		const match = LENIENT_ENCODED_WORD.exec(value);
		const end = match ? pos + match[0].length : wordEnd;
		if (match && end > wordEnd) wordAt(end - 1);
		const word = value.substring(start, wordEnd);
		const looksLike = match ? true : start === pos && word.length >= 4 && word.endsWith("?=");
		const valid = start === pos && wordEnd === end && word.length <= 75 && VALID_ENCODED_WORD.test(word);
		if (looksLike && !valid) {
			range[0] = range[0] < 0 ? start : Math.min(range[0], start);
			range[1] = Math.max(range[1], wordEnd - 1);
		}
		pos = value.indexOf("=?", match ? end : pos + 2);
	}
	return range;
}
function encodeWords(value, mimeWordEncoding, maxLength, encodeAll) {
	maxLength = maxLength || 0;
	let firstSpecial = -1;
	let lastSpecial = -1;
	for (let i = 0; i < value.length; i++) {
		const code = value.charCodeAt(i);
		if (code === 34 || code >= 128) {
			if (firstSpecial < 0) firstSpecial = i;
			lastSpecial = i;
		}
	}
	if (value.indexOf("=?") >= 0) [firstSpecial, lastSpecial] = _markInvalidEncodedWords(value, [firstSpecial, lastSpecial]);
	if (firstSpecial < 0) return value;
	if (encodeAll) return encodeWord(value, mimeWordEncoding, maxLength);
	let startIndex = firstSpecial;
	while (startIndex > 0 && !/\s/.test(value.charAt(startIndex - 1))) startIndex--;
	let endIndex = lastSpecial + 1;
	while (endIndex < value.length && !/\s/.test(value.charAt(endIndex))) endIndex++;
	return (startIndex ? value.substr(0, startIndex) : "") + encodeWord(value.substring(startIndex, endIndex), mimeWordEncoding || "Q", maxLength) + (endIndex < value.length ? value.substr(endIndex) : "");
}
function buildHeaderValue(structured) {
	const paramsArray = [];
	Object.keys(structured.params || {}).forEach((key) => {
		const value = structured.params[key];
		const param = key.replace(/[\x00-\x1f\x7f]/g, "");
		if (!isPlainParamValue(value) || value.length >= 75) buildHeaderParam(param, value, 50).forEach((encodedParam) => {
			if (!/[\s"\\;:/=(),<>@[\]?]|^[-']|'$/.test(encodedParam.value) || encodedParam.key.substr(-1) === "*") paramsArray.push(encodedParam.key + "=" + encodedParam.value);
			else paramsArray.push(encodedParam.key + "=" + JSON.stringify(encodedParam.value));
		});
		else if (!value.length || /[\s'"\\;:/=(),<>@[\]?]|^-/.test(value)) paramsArray.push(param + "=" + JSON.stringify(value));
		else paramsArray.push(param + "=" + value);
	});
	return (typeof structured.value === "string" ? structured.value.replace(/[\x00-\x1f\x7f]/g, "") : structured.value) + (paramsArray.length ? "; " + paramsArray.join("; ") : "");
}
function buildHeaderParam(key, data, maxLength) {
	const list = [];
	let encodedStr = typeof data === "string" ? data : (data || "").toString();
	let chr;
	let line;
	let startPos = 0;
	let i, len;
	maxLength = maxLength || 50;
	if (isPlainParamValue(data)) {
		if (encodedStr.length <= maxLength) return [{
			key,
			value: encodedStr
		}];
		encodedStr = encodedStr.replace(new RegExp(".{" + maxLength + "}", "g"), (str) => {
			list.push({ line: str });
			return "";
		});
		if (encodedStr) list.push({ line: encodedStr });
	} else {
		if (/[\uD800-\uDBFF]/.test(encodedStr)) {
			const encodedStrArr = [];
			for (i = 0, len = encodedStr.length; i < len; i++) {
				chr = encodedStr.charAt(i);
				if (/[\ud800-\udbff]/.test(chr) && /[\udc00-\udfff]/.test(encodedStr.charAt(i + 1))) {
					chr += encodedStr.charAt(i + 1);
					encodedStrArr.push(chr);
					i++;
				} else encodedStrArr.push(chr);
			}
			encodedStr = encodedStrArr;
		}
		line = "utf-8''";
		let encoded = true;
		startPos = 0;
		for (i = 0, len = encodedStr.length; i < len; i++) {
			chr = encodedStr[i];
			if (encoded) chr = safeEncodeURIComponent(chr);
			else {
				chr = chr === " " ? chr : safeEncodeURIComponent(chr);
				if (chr !== encodedStr[i]) {
					if ((safeEncodeURIComponent(line) + chr).length >= maxLength) {
						list.push({
							line,
							encoded
						});
						line = "";
						encoded = true;
					} else {
						encoded = true;
						i = startPos;
						line = "";
						continue;
					}
				}
			}
			if ((line + chr).length >= maxLength) {
				list.push({
					line,
					encoded
				});
				line = chr = encodedStr[i] === " " ? " " : safeEncodeURIComponent(encodedStr[i]);
				if (chr === encodedStr[i]) {
					encoded = false;
					startPos = i - 1;
				} else encoded = true;
			} else line += chr;
		}
		if (line) list.push({
			line,
			encoded
		});
	}
	return list.map((item, i) => ({
		key: key + "*" + i + (item.encoded ? "*" : ""),
		value: item.line
	}));
}
var TOKEN = /^[^\x00-\x20\x7f()<>@,;:\\"/[\]?=]+$/;
function _findCommentEnd(str, start) {
	let depth = 0;
	for (let i = start, len = str.length; i < len; i++) {
		const c = str.charAt(i);
		if (c === "\\") i++;
		else if (c === "(") depth++;
		else if (c === ")" && --depth === 0) return i;
	}
	return -1;
}
function _isParamName(name) {
	return !!name && !isProtoKey(name);
}
function parseHeaderValue(str, options) {
	const response = {
		value: "",
		params: {}
	};
	let stripComments = !!options?.stripComments;
	const setParam = (name, value) => {
		name = name.toLowerCase();
		if (_isParamName(name) && !Object.prototype.hasOwnProperty.call(response.params, name)) response.params[name] = value;
	};
	let key = false;
	let value = "";
	let stage = "value";
	let quote = false;
	let escaped = false;
	let chr;
	let pendingSpace = "";
	let quoteClosed = false;
	const flushSpace = () => {
		if (value.length) value += pendingSpace;
		pendingSpace = "";
	};
	const addChr = (c) => {
		flushSpace();
		value += c;
	};
	const takeValue = () => {
		const taken = value;
		value = "";
		pendingSpace = "";
		quoteClosed = false;
		return taken;
	};
	const storeValue = () => {
		const taken = takeValue();
		if (key === false) response.value = taken;
		else setParam(key, taken);
	};
	const storeEmptyKey = () => {
		setParam(takeValue().trim(), "");
	};
	for (let i = 0, len = str.length; i < len; i++) {
		chr = str.charAt(i);
		if (stripComments && chr === "(" && !quote && !quoteClosed && !(stage === "value" && key !== false && !pendingSpace)) {
			let end = _findCommentEnd(str, i);
			if (end < 0 && str.indexOf(";", i) < 0) end = len - 1;
			if (end >= 0) {
				i = end;
				continue;
			}
			stripComments = false;
		}
		if (stage === "key") {
			if (chr === "=") {
				key = takeValue().trim();
				stage = "value";
				continue;
			}
			if (chr === ";") {
				storeEmptyKey();
				continue;
			}
			value += chr;
		} else {
			if (quoteClosed && chr !== ";") {
				escaped = false;
				continue;
			}
			if (escaped) addChr(chr);
			else if (quote && chr === "\\") {
				escaped = true;
				continue;
			} else if (quote && chr === quote) {
				quote = false;
				quoteClosed = true;
			} else if (!quote && chr === "\"") {
				quote = chr;
				flushSpace();
			} else if (!quote && chr === ";") {
				storeValue();
				stage = "key";
			} else if (!quote && (chr === " " || chr === "	")) pendingSpace += chr;
			else addChr(chr);
			escaped = false;
		}
	}
	if (stage === "value") storeValue();
	else storeEmptyKey();
	const continuations = new Map();
	Object.keys(response.params).forEach((key) => {
		const match = key.match(/(\*(\d+)|\*(\d+)\*|\*)$/);
		if (!match) return;
		const actualKey = key.substr(0, match.index);
		const nr = Number(match[2] || match[3]) || 0;
		const encoded = match[0].substr(-1) === "*";
		let value = response.params[key];
		delete response.params[key];
		if (!_isParamName(actualKey)) return;
		let continuation = continuations.get(actualKey);
		if (!continuation) {
			continuation = {
				charset: false,
				sections: []
			};
			continuations.set(actualKey, continuation);
		}
		const charsetMatch = nr === 0 && encoded ? value.match(/^([^']*)'[^']*'(.*)$/) : null;
		if (charsetMatch) {
			continuation.charset = TOKEN.test(charsetMatch[1]) ? charsetMatch[1] : "iso-8859-1";
			value = charsetMatch[2];
		}
		continuation.sections.push({
			nr,
			value,
			encoded
		});
	});
	continuations.forEach((continuation, key) => {
		if (Object.prototype.hasOwnProperty.call(response.params, key)) return;
		continuation.sections.sort((a, b) => a.nr - b.nr);
		if (!continuation.charset) {
			response.params[key] = continuation.sections.map((section) => section.value).join("");
			return;
		}
		response.params[key] = "=?" + continuation.charset + "?Q?" + continuation.sections.map(_encodeContinuationSection).join("") + "?=";
	});
	return response;
}
function _encodeContinuationSection(section) {
	const specials = section.encoded ? /[=?_\s]/g : /[=?_\s%]/g;
	return section.value.replace(specials, (s) => {
		const c = s.charCodeAt(0).toString(16);
		if (s === " ") return "_";
		return "%" + (c.length < 2 ? "0" : "") + c;
	}).replace(/%/g, "=");
}
function detectExtension(mimeType) {
	return detectExtension$1(mimeType);
}
function detectMimeType(extension) {
	return detectMimeType$1(extension);
}
function foldLines(str, lineLength, afterSpace) {
	str = (str || "").toString();
	lineLength = lineLength || 76;
	let pos = 0;
	const len = str.length;
	let result = "";
	let line, match;
	while (pos < len) {
		line = str.substr(pos, lineLength);
		if (line.length < lineLength) {
			result += line;
			break;
		}
		if (match = line.match(/^[^\n\r]*(\r?\n|\r)/)) {
			line = match[0];
			result += line;
			pos += line.length;
			continue;
		} else if ((match = line.match(/(\s+)[^\s]*$/)) && match[0].length - (afterSpace ? (match[1] || "").length : 0) < line.length) line = line.substr(0, line.length - (match[0].length - (afterSpace ? (match[1] || "").length : 0)));
		else if (match = str.substr(pos + line.length).match(/^[^\s]+(\s*)/)) line = line + match[0].substr(0, match[0].length - (!afterSpace ? (match[1] || "").length : 0));
		result += line;
		pos += line.length;
		if (pos < len) result += "\r\n";
	}
	return result;
}
function splitMimeEncodedString(str, maxlen) {
	const lines = [];
	let curLine, fallbackLine, match, chr, done;
	maxlen = Math.max(maxlen || 0, 12);
	while (str.length) {
		curLine = str.substr(0, maxlen);
		if (match = curLine.match(/[=][0-9A-F]?$/i)) curLine = curLine.substr(0, match.index);
		fallbackLine = curLine.length ? curLine : str.substr(0, maxlen);
		done = false;
		while (!done && curLine.length) {
			done = true;
			if (match = str.substr(curLine.length).match(/^[=]([0-9A-F]{2})/i)) {
				chr = parseInt(match[1], 16);
				if (chr < 194 && chr > 127) {
					curLine = curLine.substr(0, curLine.length - 3);
					done = false;
				}
			}
		}
		if (!curLine.length) curLine = fallbackLine;
		lines.push(curLine);
		str = str.substr(curLine.length);
	}
	return lines;
}
function encodeURICharComponent(chr) {
	let res = "";
	let ord = chr.charCodeAt(0).toString(16).toUpperCase();
	if (ord.length % 2) ord = "0" + ord;
	if (ord.length > 2) for (let i = 0, len = ord.length / 2; i < len; i++) res += "%" + ord.substr(i, 2);
	else res += "%" + ord;
	return res;
}
function safeEncodeURIComponent(str) {
	str = (str || "").toString();
	try {
		str = encodeURIComponent(str);
	} catch (_E) {
		str = encodeURIComponent(Buffer.from(str, "utf-8").toString("utf-8"));
	}
	return str.replace(/[\x00-\x1F *'()<>@,;:\\"[\]?=\u007F-\uFFFF]/g, (chr) => encodeURICharComponent(chr));
}
// node_modules/nodemailer/dist/esm/dkim/sign.js
function unsupportedHashAlgoError(hashAlgo) {
	const err = new Error("Unsupported DKIM hash algorithm \"" + hashAlgo + "\"");
	err.code = ECONFIG;
	return err;
}
function sign(headers, hashAlgo, bodyHash, options) {
	options = options || {};
	const canonicalizedHeaderData = relaxedHeaders(headers, options.headerFieldNames || "From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:Content-ID:Content-Description:Resent-Date:Resent-From:Resent-Sender:Resent-To:Resent-Cc:Resent-Message-ID:In-Reply-To:References:List-Id:List-Help:List-Unsubscribe:List-Subscribe:List-Post:List-Owner:List-Archive:OTP-Token", options.skipFields);
	const dkimHeader = generateDKIMHeader(options.domainName, options.keySelector, canonicalizedHeaderData.fieldNames, hashAlgo, bodyHash);
	canonicalizedHeaderData.headers += "dkim-signature:" + relaxedHeaderLine(dkimHeader);
	let signer;
	try {
		signer = crypto.createSign(("rsa-" + hashAlgo).toUpperCase());
	} catch (_E) {
		throw unsupportedHashAlgoError(hashAlgo);
	}
	signer.update(canonicalizedHeaderData.headers, "latin1");
	let signature;
	try {
		signature = signer.sign(options.privateKey, "base64");
	} catch (_E) {
		return false;
	}
	return dkimHeader + signature.replace(/(^.{73}|.{75}(?!\r?\n|\r))/g, "$&\r\n ").trim();
}
sign.relaxedHeaders = relaxedHeaders;
sign.unsupportedHashAlgoError = unsupportedHashAlgoError;
function generateDKIMHeader(domainName, keySelector, fieldNames, hashAlgo, bodyHash) {
	const cleanTagValue = (value) => (value || "").toString().replace(/[\x00-\x1f\x7f;=]/g, "");
	return foldLines("DKIM-Signature: " + [
		"v=1",
		"a=rsa-" + hashAlgo,
		"c=relaxed/relaxed",
		"d=" + normalizeDomain(cleanTagValue(domainName), false),
		"q=dns/txt",
		"s=" + cleanTagValue(keySelector),
		"bh=" + bodyHash,
		"h=" + cleanTagValue(fieldNames)
	].join("; "), 76) + ";\r\n b=";
}
function relaxedHeaders(headers, fieldNames, skipFields) {
	const includedFields = new Set();
	const skip = new Set();
	const headerFields = new Map();
	(skipFields || "").toLowerCase().split(":").forEach((field) => {
		skip.add(field.trim());
	});
	(fieldNames || "").toLowerCase().split(":").filter((field) => !skip.has(field.trim())).forEach((field) => {
		includedFields.add(field.trim());
	});
	for (let i = headers.length - 1; i >= 0; i--) {
		const line = headers[i];
		if (includedFields.has(line.key) && !headerFields.has(line.key)) headerFields.set(line.key, relaxedHeaderLine(line.line));
	}
	const headersList = [];
	const fields = [];
	includedFields.forEach((field) => {
		if (headerFields.has(field)) {
			fields.push(field);
			headersList.push(field + ":" + headerFields.get(field));
		}
	});
	return {
		headers: headersList.join("\r\n") + "\r\n",
		fieldNames: fields.join(":")
	};
}
function relaxedHeaderLine(line) {
	return line.substr(line.indexOf(":") + 1).replace(/\r?\n/g, "").replace(/[ \t]+/g, " ").replace(/^ | $/g, "");
}
// node_modules/nodemailer/dist/esm/dkim/index.js
var DKIM_ALGO = "sha256";
var MAX_MESSAGE_SIZE = 10485760;
var DKIMSigner = class {
	constructor(options, keys, input, output) {
		this.options = options || {};
		this.keys = keys;
		this.cacheTreshold = Number(this.options.cacheTreshold) || MAX_MESSAGE_SIZE;
		this.hashAlgo = this.options.hashAlgo || DKIM_ALGO;
		this.cacheDir = this.options.cacheDir || false;
		this.chunks = [];
		this.chunklen = 0;
		this.readPos = 0;
		this.cachePath = this.cacheDir ? path.join(this.cacheDir, "message." + Date.now() + "-" + crypto.randomBytes(14).toString("hex")) : false;
		this.cache = false;
		this.headers = false;
		this.bodyHash = false;
		this.parser = false;
		this.relaxedBody = false;
		this.input = input;
		this.output = output;
		this.output.usingCache = false;
		this.hasErrored = false;
		this.input.on("error", (err) => this.fail(err));
		this.output.once("close", () => {
			if (this.output.writableFinished) return;
			this.hasErrored = true;
			this.input.unpipe();
			this.input.destroy();
			this.cleanup();
		});
	}
	fail(err) {
		this.hasErrored = true;
		this.cleanup();
		this.output.destroy(err);
	}
	cleanup() {
		if (!this.cache || !this.cachePath) return;
		const cache = this.cache;
		this.cache = false;
		cache.destroy();
		fs.unlink(this.cachePath, () => false);
	}
	createReadCache() {
		this.cache = fs.createReadStream(this.cachePath);
		this.cache.once("error", (err) => this.fail(err));
		this.cache.once("close", () => {
			this.cleanup();
		});
		this.cache.pipe(this.output);
	}
	sendNextChunk() {
		while (!this.hasErrored) {
			if (this.readPos >= this.chunks.length) {
				if (!this.cache) {
					this.output.end();
					return;
				}
				return this.createReadCache();
			}
			const chunk = this.chunks[this.readPos++];
			if (this.output.write(chunk) === false) {
				this.output.once("drain", () => {
					this.sendNextChunk();
				});
				return;
			}
		}
	}
	sendSignedOutput() {
		if (this.hasErrored) return;
		let keyPos = 0;
		const signNextKey = () => {
			if (keyPos >= this.keys.length) {
				this.output.write(this.parser.rawHeaders);
				setImmediate(() => this.sendNextChunk());
				return;
			}
			const key = this.keys[keyPos++];
			let dkimField;
			try {
				dkimField = sign(this.headers, this.hashAlgo, this.bodyHash, {
					domainName: key.domainName,
					keySelector: key.keySelector,
					privateKey: key.privateKey,
					headerFieldNames: this.options.headerFieldNames,
					skipFields: this.options.skipFields
				});
			} catch (err) {
				this.fail(err);
				return;
			}
			if (dkimField) this.output.write(Buffer.from(dkimField + "\r\n"));
			setImmediate(signNextKey);
		};
		if (this.bodyHash && this.headers) return signNextKey();
		this.output.write(this.parser.rawHeaders);
		this.sendNextChunk();
	}
	createWriteCache() {
		this.output.usingCache = true;
		this.cache = fs.createWriteStream(this.cachePath, { mode: 384 });
		this.cache.once("error", (err) => {
			this.relaxedBody.unpipe(this.cache);
			this.relaxedBody.on("readable", () => {
				while (this.relaxedBody.read() !== null);
			});
			this.fail(err);
		});
		this.cache.once("close", () => {
			if (this.hasErrored) return;
			this.sendSignedOutput();
		});
		this.relaxedBody.removeAllListeners("readable");
		this.relaxedBody.pipe(this.cache);
	}
	signStream() {
		this.parser = new MessageParser();
		this.relaxedBody = new RelaxedBody({ hashAlgo: this.hashAlgo });
		this.parser.on("headers", (value) => {
			this.headers = value;
		});
		this.relaxedBody.on("hash", (value) => {
			this.bodyHash = value;
		});
		this.relaxedBody.on("readable", () => {
			let chunk;
			if (this.cache) return;
			while ((chunk = this.relaxedBody.read()) !== null) {
				this.chunks.push(chunk);
				this.chunklen += chunk.length;
				if (this.chunklen >= this.cacheTreshold && this.cachePath) return this.createWriteCache();
			}
		});
		this.relaxedBody.on("end", () => {
			if (this.cache) return;
			this.sendSignedOutput();
		});
		this.parser.pipe(this.relaxedBody);
		setImmediate(() => this.input.pipe(this.parser));
	}
};
var DKIM = class {
	constructor(options) {
		this.options = options || {};
		this.keys = [].concat(this.options.keys || {
			domainName: options.domainName,
			keySelector: options.keySelector,
			privateKey: options.privateKey
		});
	}
	sign(input, extraOptions) {
		const output = new PassThrough();
		let inputStream = input;
		let writeValue = false;
		if (Buffer.isBuffer(input)) {
			writeValue = input;
			inputStream = new PassThrough();
		} else if (typeof input === "string") {
			writeValue = Buffer.from(input);
			inputStream = new PassThrough();
		}
		let options = this.options;
		if (extraOptions && Object.keys(extraOptions).length) {
			options = copyOwnKeys({}, extraOptions);
			copyOwnKeys(options, this.options);
		}
		const signer = new DKIMSigner(options, this.keys, inputStream, output);
		setImmediate(() => {
			try {
				signer.signStream();
			} catch (_E) {
				signer.fail(sign.unsupportedHashAlgoError(signer.hashAlgo));
				return;
			}
			if (writeValue) setImmediate(() => {
				inputStream.end(writeValue);
			});
		});
		return output;
	}
};
// server/src/platform/integrations/mail/dkim.ts
var signedHeaders = "From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Id:List-Unsubscribe:List-Unsubscribe-Post";
var fileName = /^([a-z0-9-]{1,63})\.((?:[a-z0-9-]+\.)+[a-z0-9-]+)\.pem$/;
function keyFileOf(selector, domain) {
	const name = `${selector}.${domain}.pem`.toLowerCase();
	return fileName.test(name) ? name : null;
}
function readDkimKeys(folder) {
	if (!existsSync(folder)) throw new Error(`MASTHEAD_DKIM: the folder ${folder} does not exist.`);
	return readdirSync(folder).filter((name) => name.endsWith(".pem")).sort().map((name) => {
		const [, selector = "", domain = ""] = fileName.exec(name) ?? [];
		if (!domain) throw new Error(`MASTHEAD_DKIM: ${name} must be named SELECTOR.DOMAIN.pem.`);
		const privateKey = readFileSync(join(folder, name), "utf8");
		if (!isRsa(privateKey)) throw new Error(`MASTHEAD_DKIM: ${name} does not contain an RSA key.`);
		return {
			domain,
			selector,
			privateKey
		};
	});
}
function isRsa(pem) {
	try {
		return createPrivateKey(pem).asymmetricKeyType === "rsa";
	} catch {
		return false;
	}
}
function dnsRecordOf({ domain, selector, privateKey }) {
	const der = createPublicKey(privateKey).export({
		type: "spki",
		format: "der"
	});
	return {
		name: `${selector}._domainkey.${domain}`,
		value: `v=DKIM1; k=rsa; p=${der.toString("base64")}`
	};
}
function keyFor(keys, address) {
	const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
	const [found] = keys.filter((key) => domain === key.domain || domain.endsWith(`.${key.domain}`)).sort((a, b) => b.domain.length - a.domain.length);
	return found ?? null;
}
var dkimOf = ({ domain, selector, privateKey }) => new DKIM({
	domainName: domain,
	keySelector: selector,
	privateKey,
	headerFieldNames: signedHeaders
});
export { detectExtension$1 as _, readDkimKeys as a, detectExtension as c, encodeWords as d, foldLines as f, quoteString as g, parseHeaderValue as h, keyFor as i, detectMimeType as l, isPlainText as m, dnsRecordOf as n, DKIM as o, hasLongerLines as p, keyFileOf as r, buildHeaderValue as s, dkimOf as t, encodeWord as u, Encoder as v, Encoder$1 as y };
