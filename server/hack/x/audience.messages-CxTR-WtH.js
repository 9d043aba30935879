import { i as __require, o as __toESM, t as __commonJSMin } from "./rolldown-runtime-Dq7tRbEa.js";
import { f as refusals, n as badRequest, s as tooMany, t as HttpError } from "./errors-CBRqaGOx.js";
import { n as require_fastify_plugin, t as require_error } from "./error-DoNNiuph.js";
import { n as fairQueue, r as fewAtOnce, t as askerOf } from "./limits-BB6naQ4k.js";
import { Transform } from "node:stream";
// node_modules/@fastify/busboy/deps/streamsearch/sbmh.js
var require_sbmh = __commonJSMin(((exports, module) => {
	var { EventEmitter } = __require("node:events");
	var { inherits } = __require("node:util");
	function SBMH(needle) {
		if (typeof needle === "string") needle = Buffer.from(needle);
		if (!Buffer.isBuffer(needle)) throw new TypeError("The needle has to be a String or a Buffer.");
		const needleLength = needle.length;
		const needleLastCharIndex = needleLength - 1;
		if (needleLength === 0) throw new Error("The needle cannot be an empty String/Buffer.");
		if (needleLength > 256) throw new Error("The needle cannot have a length bigger than 256.");
		this.maxMatches = Infinity;
		this.matches = 0;
		this._occ = new Uint16Array(256).fill(needleLength);
		this._lookbehind_size = 0;
		this._needle = needle;
		this._bufpos = 0;
		this._lookbehind = Buffer.alloc(needleLastCharIndex);
		for (var i = 0; i < needleLastCharIndex; ++i) this._occ[needle[i]] = needleLastCharIndex - i;
	}
	inherits(SBMH, EventEmitter);
	SBMH.prototype.reset = function() {
		this._lookbehind_size = 0;
		this.matches = 0;
		this._bufpos = 0;
	};
	SBMH.prototype.push = function(chunk, pos) {
		if (!Buffer.isBuffer(chunk)) chunk = Buffer.from(chunk, "binary");
		const chlen = chunk.length;
		this._bufpos = pos || 0;
		let r;
		while (r !== chlen && this.matches < this.maxMatches) r = this._sbmh_feed(chunk);
		return r;
	};
	SBMH.prototype._sbmh_feed = function(data) {
		const len = data.length;
		const needle = this._needle;
		const needleLength = needle.length;
		const needleLastCharIndex = needleLength - 1;
		const needleLastChar = needle[needleLastCharIndex];
		let pos = -this._lookbehind_size;
		let ch;
		if (pos < 0) {
			while (pos < 0 && pos <= len - needleLength) {
				ch = data[pos + needleLastCharIndex];
				if (ch === needleLastChar && this._sbmh_memcmp(data, pos, needleLastCharIndex)) {
					this._lookbehind_size = 0;
					++this.matches;
					this.emit("info", true);
					return this._bufpos = pos + needleLength;
				}
				pos += this._occ[ch];
			}
			while (pos < 0 && !this._sbmh_memcmp(data, pos, len - pos)) ++pos;
			if (pos >= 0) {
				this.emit("info", false, this._lookbehind, 0, this._lookbehind_size);
				this._lookbehind_size = 0;
			} else {
				const bytesToCutOff = this._lookbehind_size + pos;
				if (bytesToCutOff > 0) this.emit("info", false, this._lookbehind, 0, bytesToCutOff);
				this._lookbehind_size -= bytesToCutOff;
				this._lookbehind.copy(this._lookbehind, 0, bytesToCutOff, this._lookbehind_size);
				data.copy(this._lookbehind, this._lookbehind_size);
				this._lookbehind_size += len;
				this._bufpos = len;
				return len;
			}
		}
		pos = data.indexOf(needle, pos + this._bufpos);
		if (pos !== -1) {
			++this.matches;
			if (pos === 0) this.emit("info", true);
			else this.emit("info", true, data, this._bufpos, pos);
			return this._bufpos = pos + needleLength;
		}
		pos = len - needleLastCharIndex;
		if (pos < 0) pos = 0;
		while (pos !== len && (data[pos] !== needle[0] || Buffer.compare(data.subarray(pos + 1, len), needle.subarray(1, len - pos)) !== 0)) ++pos;
		if (pos !== len) {
			data.copy(this._lookbehind, 0, pos, len);
			this._lookbehind_size = len - pos;
		}
		if (pos !== 0) this.emit("info", false, data, this._bufpos, pos);
		this._bufpos = len;
		return len;
	};
	SBMH.prototype._sbmh_lookup_char = function(data, pos) {
		return pos < 0 ? this._lookbehind[this._lookbehind_size + pos] : data[pos];
	};
	SBMH.prototype._sbmh_memcmp = function(data, pos, len) {
		for (var i = 0; i < len; ++i) if (this._sbmh_lookup_char(data, pos + i) !== this._needle[i]) return false;
		return true;
	};
	module.exports = SBMH;
}));
// node_modules/@fastify/busboy/deps/dicer/lib/PartStream.js
var require_PartStream = __commonJSMin(((exports, module) => {
	var inherits = __require("node:util").inherits;
	var ReadableStream = __require("node:stream").Readable;
	function PartStream(opts) {
		ReadableStream.call(this, opts);
	}
	inherits(PartStream, ReadableStream);
	PartStream.prototype._read = function(n) {};
	module.exports = PartStream;
}));
// node_modules/@fastify/busboy/lib/utils/getLimit.js
var require_getLimit = __commonJSMin(((exports, module) => {
	module.exports = function getLimit(limits, name, defaultLimit) {
		if (!limits || limits[name] === void 0 || limits[name] === null) return defaultLimit;
		if (typeof limits[name] !== "number" || isNaN(limits[name])) throw new TypeError("Limit " + name + " is not a valid number");
		return limits[name];
	};
}));
// node_modules/@fastify/busboy/deps/dicer/lib/HeaderParser.js
var require_HeaderParser = __commonJSMin(((exports, module) => {
	var EventEmitter = __require("node:events").EventEmitter;
	var inherits = __require("node:util").inherits;
	var getLimit = require_getLimit();
	var B_DCRLF = Buffer.from("\r\n\r\n");
	var S_DCRLF = "\r\n\r\n";
	function HeaderParser(cfg) {
		EventEmitter.call(this);
		cfg = cfg || {};
		this.nread = 0;
		this.maxed = false;
		this.dropped = 0;
		this.npairs = 0;
		this.maxHeaderPairs = getLimit(cfg, "maxHeaderPairs", 2e3);
		this.maxHeaderSize = getLimit(cfg, "maxHeaderSize", 81920);
		this.buffer = "";
		this.header = Object.create(null);
		this.finished = false;
		this.tail = "";
	}
	inherits(HeaderParser, EventEmitter);
	HeaderParser.prototype.push = function(data) {
		if (!Buffer.isBuffer(data)) data = Buffer.from(data, "binary");
		let end = data.length;
		let appendEnd = data.length;
		let found = false;
		let splitTail = 0;
		const tail = this.tail;
		for (let i = tail.length; i > 0; --i) if (tail.endsWith(S_DCRLF.slice(0, i))) {
			let matched = data.length >= 4 - i;
			for (let j = i; matched && j < 4; ++j) matched = data[j - i] === S_DCRLF.charCodeAt(j);
			if (matched) {
				end = 4 - i;
				appendEnd = 0;
				splitTail = i;
				found = true;
				break;
			}
		}
		if (!found) {
			const pos = data.indexOf(B_DCRLF);
			if (pos !== -1) {
				end = pos + B_DCRLF.length;
				appendEnd = pos;
				found = true;
			}
		}
		if (!found) this.tail = data.length >= 3 ? data.toString("binary", data.length - 3) : (tail + data.toString("binary")).slice(-3);
		else this.tail = "";
		if (appendEnd !== 0 && !this.maxed) {
			const remaining = this.maxHeaderSize - this.nread;
			if (appendEnd >= remaining) {
				this.buffer += data.toString("binary", 0, remaining);
				this.nread = this.maxHeaderSize;
				this.maxed = true;
				this.dropped = appendEnd - remaining;
			} else {
				this.buffer += data.toString("binary", 0, appendEnd);
				this.nread += appendEnd;
			}
		} else this.dropped += appendEnd;
		if (found) {
			const buffered = splitTail - this.dropped;
			if (buffered > 0) this.buffer = this.buffer.slice(0, this.buffer.length - buffered);
			this._finish();
			return end;
		}
	};
	HeaderParser.prototype.reset = function() {
		this.finished = false;
		this.nread = this.npairs = 0;
		this.maxed = false;
		this.buffer = "";
		this.header = Object.create(null);
		this.tail = "";
		this.dropped = 0;
	};
	HeaderParser.prototype._finish = function() {
		if (this.buffer) this._parseHeader();
		const header = this.header;
		this.header = Object.create(null);
		this.buffer = "";
		this.tail = "";
		this.finished = true;
		this.nread = this.npairs = 0;
		this.maxed = false;
		this.dropped = 0;
		this.emit("header", header);
	};
	HeaderParser.prototype._parseHeader = function() {
		if (this.npairs === this.maxHeaderPairs) return;
		const buffer = this.buffer;
		let h;
		let lineStart = 0;
		while (lineStart < buffer.length) {
			let lineEnd = buffer.indexOf("\r\n", lineStart);
			if (lineEnd === -1) lineEnd = buffer.length;
			if (lineEnd === lineStart) {
				lineStart = lineEnd + 2;
				continue;
			}
			const line = buffer.slice(lineStart, lineEnd);
			if (line.includes("\r") || line.includes("\n")) return;
			if ((buffer[lineStart] === "	" || buffer[lineStart] === " ") && h) {
				this.header[h][this.header[h].length - 1] += buffer.slice(lineStart, lineEnd);
				lineStart = lineEnd + 2;
				continue;
			}
			const posColon = buffer.indexOf(":", lineStart);
			if (posColon === -1 || posColon === lineStart || posColon > lineEnd) return;
			h = buffer.slice(lineStart, posColon).toLowerCase();
			let valueStart = posColon + 1;
			if (buffer[valueStart] === " " || buffer[valueStart] === "	") ++valueStart;
			(this.header[h] || (this.header[h] = [])).push(buffer.slice(valueStart, lineEnd));
			if (++this.npairs === this.maxHeaderPairs) break;
			lineStart = lineEnd + 2;
		}
	};
	module.exports = HeaderParser;
}));
// node_modules/@fastify/busboy/deps/dicer/lib/Dicer.js
var require_Dicer = __commonJSMin(((exports, module) => {
	var WritableStream = __require("node:stream").Writable;
	var inherits = __require("node:util").inherits;
	var StreamSearch = require_sbmh();
	var PartStream = require_PartStream();
	var HeaderParser = require_HeaderParser();
	var DASH = 45;
	var B_ONEDASH = Buffer.from("-");
	var B_CRLF = Buffer.from("\r\n");
	var EMPTY_FN = function() {};
	function Dicer(cfg) {
		if (!(this instanceof Dicer)) return new Dicer(cfg);
		WritableStream.call(this, cfg);
		if (!cfg || !cfg.headerFirst && typeof cfg.boundary !== "string") throw new TypeError("Boundary required");
		if (typeof cfg.boundary === "string") this.setBoundary(cfg.boundary);
		else this._bparser = void 0;
		this._headerFirst = cfg.headerFirst;
		this._dashes = 0;
		this._parts = 0;
		this._finished = false;
		this._realFinish = false;
		this._isPreamble = true;
		this._justMatched = false;
		this._firstWrite = true;
		this._inHeader = true;
		this._part = void 0;
		this._cb = void 0;
		this._ignoreData = false;
		this._partOpts = { highWaterMark: cfg.partHwm };
		this._pause = false;
		const self = this;
		this._hparser = new HeaderParser(cfg);
		this._hparser.on("header", function(header) {
			self._inHeader = false;
			self._part.emit("header", header);
		});
	}
	inherits(Dicer, WritableStream);
	Dicer.prototype.emit = function(ev) {
		if (ev === "finish" && !this._realFinish) {
			if (!this._finished) {
				const self = this;
				process.nextTick(function() {
					self.emit("error", new Error("Unexpected end of multipart data"));
					if (self._part && !self._ignoreData) {
						const type = self._isPreamble ? "Preamble" : "Part";
						self._part.emit("error", new Error(type + " terminated early due to unexpected end of multipart data"));
						self._part.push(null);
						process.nextTick(function() {
							self._realFinish = true;
							self.emit("finish");
							self._realFinish = false;
						});
						return;
					}
					self._realFinish = true;
					self.emit("finish");
					self._realFinish = false;
				});
			}
		} else WritableStream.prototype.emit.apply(this, arguments);
	};
	Dicer.prototype._write = function(data, encoding, cb) {
		if (!this._hparser && !this._bparser) return cb();
		if (this._headerFirst && this._isPreamble) {
			if (!this._part) {
				this._part = new PartStream(this._partOpts);
				if (this.listenerCount("preamble") !== 0) this.emit("preamble", this._part);
				else this._ignore();
			}
			const r = this._hparser.push(data);
			if (!this._inHeader && r !== void 0 && r < data.length) data = data.slice(r);
			else return cb();
		}
		if (this._firstWrite) {
			this._bparser.push(B_CRLF);
			this._firstWrite = false;
		}
		this._bparser.push(data);
		if (this._pause) this._cb = cb;
		else cb();
	};
	Dicer.prototype.reset = function() {
		this._part = void 0;
		this._bparser = void 0;
		this._hparser = void 0;
	};
	Dicer.prototype.setBoundary = function(boundary) {
		const self = this;
		this._bparser = new StreamSearch("\r\n--" + boundary);
		this._bparser.on("info", function(isMatch, data, start, end) {
			self._oninfo(isMatch, data, start, end);
		});
	};
	Dicer.prototype._ignore = function() {
		if (this._part && !this._ignoreData) {
			this._ignoreData = true;
			this._part.on("error", EMPTY_FN);
			this._part.resume();
		}
	};
	Dicer.prototype._oninfo = function(isMatch, data, start, end) {
		let buf;
		const self = this;
		let i = 0;
		let r;
		let shouldWriteMore = true;
		if (!this._part && this._justMatched && data) {
			while (this._dashes < 2 && start + i < end) if (data[start + i] === DASH) {
				++i;
				++this._dashes;
			} else {
				if (this._dashes) buf = B_ONEDASH;
				this._dashes = 0;
				break;
			}
			if (this._dashes === 2) {
				if (start + i < end && this.listenerCount("trailer") !== 0) this.emit("trailer", data.slice(start + i, end));
				this.reset();
				this._finished = true;
				if (self._parts === 0) {
					self._realFinish = true;
					self.emit("finish");
					self._realFinish = false;
				}
			}
			if (this._dashes) return;
		}
		if (this._justMatched) this._justMatched = false;
		if (!this._part) {
			this._part = new PartStream(this._partOpts);
			this._part._read = function(n) {
				self._unpause();
			};
			if (this._isPreamble && this.listenerCount("preamble") !== 0) this.emit("preamble", this._part);
			else if (this._isPreamble !== true && this.listenerCount("part") !== 0) this.emit("part", this._part);
			else this._ignore();
			if (!this._isPreamble) this._inHeader = true;
		}
		if (data && start < end && !this._ignoreData) {
			if (this._isPreamble || !this._inHeader) {
				if (buf) shouldWriteMore = this._part.push(buf);
				shouldWriteMore = this._part.push(data.slice(start, end));
				if (!shouldWriteMore) this._pause = true;
			} else if (!this._isPreamble && this._inHeader) {
				if (buf) this._hparser.push(buf);
				r = this._hparser.push(data.slice(start, end));
				if (!this._inHeader && r !== void 0 && r < end) this._oninfo(false, data, start + r, end);
			}
		}
		if (isMatch) {
			this._hparser.reset();
			if (this._isPreamble) this._isPreamble = false;
			else if (start !== end && !this._inHeader) {
				++this._parts;
				this._part.on("end", function() {
					if (--self._parts === 0) {
						if (self._finished) {
							self._realFinish = true;
							self.emit("finish");
							self._realFinish = false;
						} else self._unpause();
					}
				});
			}
			this._part.push(null);
			this._part = void 0;
			this._ignoreData = false;
			this._justMatched = true;
			this._dashes = 0;
		}
	};
	Dicer.prototype._unpause = function() {
		if (!this._pause) return;
		this._pause = false;
		if (this._cb) {
			const cb = this._cb;
			this._cb = void 0;
			cb();
		}
	};
	module.exports = Dicer;
}));
// node_modules/@fastify/busboy/lib/utils/decodeText.js
var require_decodeText = __commonJSMin(((exports, module, this$1) => {
	var utf8Decoder = new TextDecoder("utf-8");
	var textDecoders = new Map([["utf-8", utf8Decoder], ["utf8", utf8Decoder]]);
	function getDecoder(charset) {
		let lc;
		while (true) switch (charset) {
			case "utf-8":
			case "utf8": return decoders.utf8;
			case "latin1":
			case "ascii":
			case "us-ascii":
			case "iso-8859-1":
			case "iso8859-1":
			case "iso88591":
			case "iso_8859-1":
			case "windows-1252":
			case "iso_8859-1:1987":
			case "cp1252":
			case "x-cp1252": return decoders.latin1;
			case "utf16le":
			case "utf-16le":
			case "ucs2":
			case "ucs-2": return decoders.utf16le;
			case "base64": return decoders.base64;
			default:
				if (lc === void 0) {
					lc = true;
					charset = charset.toLowerCase();
					continue;
				}
				return decoders.other.bind(charset);
		}
	}
	function isAscii(data) {
		for (var i = 0, len = data.length; i < len; ++i) if (data.charCodeAt(i) > 127) return false;
		return true;
	}
	var decoders = {
		utf8: (data, sourceEncoding) => {
			if (data.length === 0) return "";
			if (typeof data === "string") {
				if (isAscii(data)) return data;
				data = Buffer.from(data, sourceEncoding);
			}
			return data.utf8Slice(0, data.length);
		},
		latin1: (data, sourceEncoding) => {
			if (data.length === 0) return "";
			if (typeof data === "string") return data;
			return data.latin1Slice(0, data.length);
		},
		utf16le: (data, sourceEncoding) => {
			if (data.length === 0) return "";
			if (typeof data === "string") data = Buffer.from(data, sourceEncoding);
			return data.ucs2Slice(0, data.length);
		},
		base64: (data, sourceEncoding) => {
			if (data.length === 0) return "";
			if (typeof data === "string") data = Buffer.from(data, sourceEncoding);
			return data.base64Slice(0, data.length);
		},
		other: (data, sourceEncoding) => {
			if (data.length === 0) return "";
			if (typeof data === "string") data = Buffer.from(data, sourceEncoding);
			if (textDecoders.has(this$1.toString())) try {
				return textDecoders.get(this$1).decode(data);
			} catch {}
			return typeof data === "string" ? data : data.toString();
		}
	};
	function decodeText(text, sourceEncoding, destEncoding) {
		if (text) return getDecoder(destEncoding)(text, sourceEncoding);
		return text;
	}
	module.exports = decodeText;
}));
// node_modules/@fastify/busboy/lib/utils/parseParams.js
var require_parseParams = __commonJSMin(((exports, module) => {
	var decodeText = require_decodeText();
	var RE_ENCODED = /%[a-fA-F0-9][a-fA-F0-9]/g;
	var EncodedLookup = {
		"%00": "\0",
		"%01": "",
		"%02": "",
		"%03": "",
		"%04": "",
		"%05": "",
		"%06": "",
		"%07": "\x07",
		"%08": "\b",
		"%09": "	",
		"%0a": "\n",
		"%0A": "\n",
		"%0b": "\v",
		"%0B": "\v",
		"%0c": "\f",
		"%0C": "\f",
		"%0d": "\r",
		"%0D": "\r",
		"%0e": "",
		"%0E": "",
		"%0f": "",
		"%0F": "",
		"%10": "",
		"%11": "",
		"%12": "",
		"%13": "",
		"%14": "",
		"%15": "",
		"%16": "",
		"%17": "",
		"%18": "",
		"%19": "",
		"%1a": "",
		"%1A": "",
		"%1b": "\x1B",
		"%1B": "\x1B",
		"%1c": "",
		"%1C": "",
		"%1d": "",
		"%1D": "",
		"%1e": "",
		"%1E": "",
		"%1f": "",
		"%1F": "",
		"%20": " ",
		"%21": "!",
		"%22": "\"",
		"%23": "#",
		"%24": "$",
		"%25": "%",
		"%26": "&",
		"%27": "'",
		"%28": "(",
		"%29": ")",
		"%2a": "*",
		"%2A": "*",
		"%2b": "+",
		"%2B": "+",
		"%2c": ",",
		"%2C": ",",
		"%2d": "-",
		"%2D": "-",
		"%2e": ".",
		"%2E": ".",
		"%2f": "/",
		"%2F": "/",
		"%30": "0",
		"%31": "1",
		"%32": "2",
		"%33": "3",
		"%34": "4",
		"%35": "5",
		"%36": "6",
		"%37": "7",
		"%38": "8",
		"%39": "9",
		"%3a": ":",
		"%3A": ":",
		"%3b": ";",
		"%3B": ";",
		"%3c": "<",
		"%3C": "<",
		"%3d": "=",
		"%3D": "=",
		"%3e": ">",
		"%3E": ">",
		"%3f": "?",
		"%3F": "?",
		"%40": "@",
		"%41": "A",
		"%42": "B",
		"%43": "C",
		"%44": "D",
		"%45": "E",
		"%46": "F",
		"%47": "G",
		"%48": "H",
		"%49": "I",
		"%4a": "J",
		"%4A": "J",
		"%4b": "K",
		"%4B": "K",
		"%4c": "L",
		"%4C": "L",
		"%4d": "M",
		"%4D": "M",
		"%4e": "N",
		"%4E": "N",
		"%4f": "O",
		"%4F": "O",
		"%50": "P",
		"%51": "Q",
		"%52": "R",
		"%53": "S",
		"%54": "T",
		"%55": "U",
		"%56": "V",
		"%57": "W",
		"%58": "X",
		"%59": "Y",
		"%5a": "Z",
		"%5A": "Z",
		"%5b": "[",
		"%5B": "[",
		"%5c": "\\",
		"%5C": "\\",
		"%5d": "]",
		"%5D": "]",
		"%5e": "^",
		"%5E": "^",
		"%5f": "_",
		"%5F": "_",
		"%60": "`",
		"%61": "a",
		"%62": "b",
		"%63": "c",
		"%64": "d",
		"%65": "e",
		"%66": "f",
		"%67": "g",
		"%68": "h",
		"%69": "i",
		"%6a": "j",
		"%6A": "j",
		"%6b": "k",
		"%6B": "k",
		"%6c": "l",
		"%6C": "l",
		"%6d": "m",
		"%6D": "m",
		"%6e": "n",
		"%6E": "n",
		"%6f": "o",
		"%6F": "o",
		"%70": "p",
		"%71": "q",
		"%72": "r",
		"%73": "s",
		"%74": "t",
		"%75": "u",
		"%76": "v",
		"%77": "w",
		"%78": "x",
		"%79": "y",
		"%7a": "z",
		"%7A": "z",
		"%7b": "{",
		"%7B": "{",
		"%7c": "|",
		"%7C": "|",
		"%7d": "}",
		"%7D": "}",
		"%7e": "~",
		"%7E": "~",
		"%7f": "",
		"%7F": "",
		"%80": "\u0080",
		"%81": "\u0081",
		"%82": "\u0082",
		"%83": "\u0083",
		"%84": "\u0084",
		"%85": "\u0085",
		"%86": "\u0086",
		"%87": "\u0087",
		"%88": "\u0088",
		"%89": "\u0089",
		"%8a": "\u008A",
		"%8A": "\u008A",
		"%8b": "\u008B",
		"%8B": "\u008B",
		"%8c": "\u008C",
		"%8C": "\u008C",
		"%8d": "\u008D",
		"%8D": "\u008D",
		"%8e": "\u008E",
		"%8E": "\u008E",
		"%8f": "\u008F",
		"%8F": "\u008F",
		"%90": "\u0090",
		"%91": "\u0091",
		"%92": "\u0092",
		"%93": "\u0093",
		"%94": "\u0094",
		"%95": "\u0095",
		"%96": "\u0096",
		"%97": "\u0097",
		"%98": "\u0098",
		"%99": "\u0099",
		"%9a": "\u009A",
		"%9A": "\u009A",
		"%9b": "\u009B",
		"%9B": "\u009B",
		"%9c": "\u009C",
		"%9C": "\u009C",
		"%9d": "\u009D",
		"%9D": "\u009D",
		"%9e": "\u009E",
		"%9E": "\u009E",
		"%9f": "\u009F",
		"%9F": "\u009F",
		"%a0": "\u00A0",
		"%A0": "\u00A0",
		"%a1": "\u00A1",
		"%A1": "\u00A1",
		"%a2": "\u00A2",
		"%A2": "\u00A2",
		"%a3": "\u00A3",
		"%A3": "\u00A3",
		"%a4": "\u00A4",
		"%A4": "\u00A4",
		"%a5": "\u00A5",
		"%A5": "\u00A5",
		"%a6": "\u00A6",
		"%A6": "\u00A6",
		"%a7": "\u00A7",
		"%A7": "\u00A7",
		"%a8": "\u00A8",
		"%A8": "\u00A8",
		"%a9": "\u00A9",
		"%A9": "\u00A9",
		"%aa": "\u00AA",
		"%Aa": "\u00AA",
		"%aA": "\u00AA",
		"%AA": "\u00AA",
		"%ab": "\u00AB",
		"%Ab": "\u00AB",
		"%aB": "\u00AB",
		"%AB": "\u00AB",
		"%ac": "\u00AC",
		"%Ac": "\u00AC",
		"%aC": "\u00AC",
		"%AC": "\u00AC",
		"%ad": "\u00AD",
		"%Ad": "\u00AD",
		"%aD": "\u00AD",
		"%AD": "\u00AD",
		"%ae": "\u00AE",
		"%Ae": "\u00AE",
		"%aE": "\u00AE",
		"%AE": "\u00AE",
		"%af": "\u00AF",
		"%Af": "\u00AF",
		"%aF": "\u00AF",
		"%AF": "\u00AF",
		"%b0": "\u00B0",
		"%B0": "\u00B0",
		"%b1": "\u00B1",
		"%B1": "\u00B1",
		"%b2": "\u00B2",
		"%B2": "\u00B2",
		"%b3": "\u00B3",
		"%B3": "\u00B3",
		"%b4": "\u00B4",
		"%B4": "\u00B4",
		"%b5": "\u00B5",
		"%B5": "\u00B5",
		"%b6": "\u00B6",
		"%B6": "\u00B6",
		"%b7": "\u00B7",
		"%B7": "\u00B7",
		"%b8": "\u00B8",
		"%B8": "\u00B8",
		"%b9": "\u00B9",
		"%B9": "\u00B9",
		"%ba": "\u00BA",
		"%Ba": "\u00BA",
		"%bA": "\u00BA",
		"%BA": "\u00BA",
		"%bb": "\u00BB",
		"%Bb": "\u00BB",
		"%bB": "\u00BB",
		"%BB": "\u00BB",
		"%bc": "\u00BC",
		"%Bc": "\u00BC",
		"%bC": "\u00BC",
		"%BC": "\u00BC",
		"%bd": "\u00BD",
		"%Bd": "\u00BD",
		"%bD": "\u00BD",
		"%BD": "\u00BD",
		"%be": "\u00BE",
		"%Be": "\u00BE",
		"%bE": "\u00BE",
		"%BE": "\u00BE",
		"%bf": "\u00BF",
		"%Bf": "\u00BF",
		"%bF": "\u00BF",
		"%BF": "\u00BF",
		"%c0": "\u00C0",
		"%C0": "\u00C0",
		"%c1": "\u00C1",
		"%C1": "\u00C1",
		"%c2": "\u00C2",
		"%C2": "\u00C2",
		"%c3": "\u00C3",
		"%C3": "\u00C3",
		"%c4": "\u00C4",
		"%C4": "\u00C4",
		"%c5": "\u00C5",
		"%C5": "\u00C5",
		"%c6": "\u00C6",
		"%C6": "\u00C6",
		"%c7": "\u00C7",
		"%C7": "\u00C7",
		"%c8": "\u00C8",
		"%C8": "\u00C8",
		"%c9": "\u00C9",
		"%C9": "\u00C9",
		"%ca": "\u00CA",
		"%Ca": "\u00CA",
		"%cA": "\u00CA",
		"%CA": "\u00CA",
		"%cb": "\u00CB",
		"%Cb": "\u00CB",
		"%cB": "\u00CB",
		"%CB": "\u00CB",
		"%cc": "\u00CC",
		"%Cc": "\u00CC",
		"%cC": "\u00CC",
		"%CC": "\u00CC",
		"%cd": "\u00CD",
		"%Cd": "\u00CD",
		"%cD": "\u00CD",
		"%CD": "\u00CD",
		"%ce": "\u00CE",
		"%Ce": "\u00CE",
		"%cE": "\u00CE",
		"%CE": "\u00CE",
		"%cf": "\u00CF",
		"%Cf": "\u00CF",
		"%cF": "\u00CF",
		"%CF": "\u00CF",
		"%d0": "\u00D0",
		"%D0": "\u00D0",
		"%d1": "\u00D1",
		"%D1": "\u00D1",
		"%d2": "\u00D2",
		"%D2": "\u00D2",
		"%d3": "\u00D3",
		"%D3": "\u00D3",
		"%d4": "\u00D4",
		"%D4": "\u00D4",
		"%d5": "\u00D5",
		"%D5": "\u00D5",
		"%d6": "\u00D6",
		"%D6": "\u00D6",
		"%d7": "\u00D7",
		"%D7": "\u00D7",
		"%d8": "\u00D8",
		"%D8": "\u00D8",
		"%d9": "\u00D9",
		"%D9": "\u00D9",
		"%da": "\u00DA",
		"%Da": "\u00DA",
		"%dA": "\u00DA",
		"%DA": "\u00DA",
		"%db": "\u00DB",
		"%Db": "\u00DB",
		"%dB": "\u00DB",
		"%DB": "\u00DB",
		"%dc": "\u00DC",
		"%Dc": "\u00DC",
		"%dC": "\u00DC",
		"%DC": "\u00DC",
		"%dd": "\u00DD",
		"%Dd": "\u00DD",
		"%dD": "\u00DD",
		"%DD": "\u00DD",
		"%de": "\u00DE",
		"%De": "\u00DE",
		"%dE": "\u00DE",
		"%DE": "\u00DE",
		"%df": "\u00DF",
		"%Df": "\u00DF",
		"%dF": "\u00DF",
		"%DF": "\u00DF",
		"%e0": "\u00E0",
		"%E0": "\u00E0",
		"%e1": "\u00E1",
		"%E1": "\u00E1",
		"%e2": "\u00E2",
		"%E2": "\u00E2",
		"%e3": "\u00E3",
		"%E3": "\u00E3",
		"%e4": "\u00E4",
		"%E4": "\u00E4",
		"%e5": "\u00E5",
		"%E5": "\u00E5",
		"%e6": "\u00E6",
		"%E6": "\u00E6",
		"%e7": "\u00E7",
		"%E7": "\u00E7",
		"%e8": "\u00E8",
		"%E8": "\u00E8",
		"%e9": "\u00E9",
		"%E9": "\u00E9",
		"%ea": "\u00EA",
		"%Ea": "\u00EA",
		"%eA": "\u00EA",
		"%EA": "\u00EA",
		"%eb": "\u00EB",
		"%Eb": "\u00EB",
		"%eB": "\u00EB",
		"%EB": "\u00EB",
		"%ec": "\u00EC",
		"%Ec": "\u00EC",
		"%eC": "\u00EC",
		"%EC": "\u00EC",
		"%ed": "\u00ED",
		"%Ed": "\u00ED",
		"%eD": "\u00ED",
		"%ED": "\u00ED",
		"%ee": "\u00EE",
		"%Ee": "\u00EE",
		"%eE": "\u00EE",
		"%EE": "\u00EE",
		"%ef": "\u00EF",
		"%Ef": "\u00EF",
		"%eF": "\u00EF",
		"%EF": "\u00EF",
		"%f0": "\u00F0",
		"%F0": "\u00F0",
		"%f1": "\u00F1",
		"%F1": "\u00F1",
		"%f2": "\u00F2",
		"%F2": "\u00F2",
		"%f3": "\u00F3",
		"%F3": "\u00F3",
		"%f4": "\u00F4",
		"%F4": "\u00F4",
		"%f5": "\u00F5",
		"%F5": "\u00F5",
		"%f6": "\u00F6",
		"%F6": "\u00F6",
		"%f7": "\u00F7",
		"%F7": "\u00F7",
		"%f8": "\u00F8",
		"%F8": "\u00F8",
		"%f9": "\u00F9",
		"%F9": "\u00F9",
		"%fa": "\u00FA",
		"%Fa": "\u00FA",
		"%fA": "\u00FA",
		"%FA": "\u00FA",
		"%fb": "\u00FB",
		"%Fb": "\u00FB",
		"%fB": "\u00FB",
		"%FB": "\u00FB",
		"%fc": "\u00FC",
		"%Fc": "\u00FC",
		"%fC": "\u00FC",
		"%FC": "\u00FC",
		"%fd": "\u00FD",
		"%Fd": "\u00FD",
		"%fD": "\u00FD",
		"%FD": "\u00FD",
		"%fe": "\u00FE",
		"%Fe": "\u00FE",
		"%fE": "\u00FE",
		"%FE": "\u00FE",
		"%ff": "\u00FF",
		"%Ff": "\u00FF",
		"%fF": "\u00FF",
		"%FF": "\u00FF"
	};
	function encodedReplacer(match) {
		return EncodedLookup[match];
	}
	function decodeUtf8Text(text) {
		for (var i = 0, len = text.length; i < len; ++i) if (text.charCodeAt(i) > 127) return decodeText(text, "binary", "utf8");
		return text;
	}
	var STATE_KEY = 0;
	var STATE_VALUE = 1;
	var STATE_CHARSET = 2;
	var STATE_LANG = 3;
	function parseFormDataDisposition(str) {
		if (!str.startsWith("form-data; name=\"")) return;
		let valueStart = 17;
		let valueEnd = str.indexOf("\"", valueStart);
		if (valueEnd === -1 || str.indexOf("\\", valueStart) !== -1) return;
		const res = ["form-data", ["name", decodeUtf8Text(str.slice(valueStart, valueEnd))]];
		let pos = valueEnd + 1;
		while (pos < str.length && str[pos] !== ";") ++pos;
		if (pos === str.length) return res;
		++pos;
		while (str[pos] === " " || str[pos] === "	") ++pos;
		if (!str.startsWith("filename=\"", pos)) return;
		valueStart = pos + 10;
		valueEnd = str.indexOf("\"", valueStart);
		if (valueEnd === -1 || str.indexOf("\\", valueStart) !== -1) return;
		res.push(["filename", decodeUtf8Text(str.slice(valueStart, valueEnd))]);
		return res;
	}
	function parseParams(str) {
		if (str.indexOf(";") === -1) return [decodeUtf8Text(str)];
		const fastFormData = parseFormDataDisposition(str);
		if (fastFormData !== void 0) return fastFormData;
		const res = [];
		let state = STATE_KEY;
		let charset = "";
		let inquote = false;
		let escaping = false;
		let p = 0;
		let tmp = "";
		const len = str.length;
		for (var i = 0; i < len; ++i) {
			const char = str[i];
			if (char === "\\" && inquote) {
				if (escaping) escaping = false;
				else {
					escaping = true;
					continue;
				}
			} else if (char === "\"") {
				if (!escaping) {
					if (inquote) {
						inquote = false;
						state = STATE_KEY;
						while (i + 1 < len && str[i + 1] !== ";") ++i;
					} else inquote = true;
					continue;
				} else escaping = false;
			} else {
				if (escaping && inquote) tmp += "\\";
				escaping = false;
				if ((state === STATE_CHARSET || state === STATE_LANG) && char === "'") {
					if (state === STATE_CHARSET) {
						state = STATE_LANG;
						charset = tmp.substring(1);
					} else state = STATE_VALUE;
					tmp = "";
					continue;
				} else if (state === STATE_KEY && (char === "*" || char === "=") && res.length) {
					state = char === "*" ? STATE_CHARSET : STATE_VALUE;
					res[p] = [tmp, void 0];
					tmp = "";
					continue;
				} else if (!inquote && char === ";") {
					state = STATE_KEY;
					if (charset) {
						if (tmp.length) tmp = decodeText(tmp.replace(RE_ENCODED, encodedReplacer), "binary", charset);
						charset = "";
					} else if (tmp.length) tmp = decodeUtf8Text(tmp);
					if (res[p] === void 0) res[p] = tmp;
					else res[p][1] = tmp;
					tmp = "";
					++p;
					continue;
				} else if (!inquote && (char === " " || char === "	")) continue;
			}
			tmp += char;
		}
		if (charset && tmp.length) tmp = decodeText(tmp.replace(RE_ENCODED, encodedReplacer), "binary", charset);
		else if (tmp) tmp = decodeUtf8Text(tmp);
		if (res[p] === void 0) {
			if (tmp) res[p] = tmp;
		} else res[p][1] = tmp;
		return res;
	}
	module.exports = parseParams;
}));
// node_modules/@fastify/busboy/lib/utils/basename.js
var require_basename = __commonJSMin(((exports, module) => {
	module.exports = function basename(path) {
		if (typeof path !== "string") return "";
		for (var i = path.length - 1; i >= 0; --i) switch (path.charCodeAt(i)) {
			case 47:
			case 92:
				path = path.slice(i + 1);
				return path === ".." || path === "." ? "" : path;
		}
		return path === ".." || path === "." ? "" : path;
	};
}));
// node_modules/@fastify/busboy/lib/types/multipart.js
var require_multipart$1 = __commonJSMin(((exports, module) => {
	var { Readable } = __require("node:stream");
	var { inherits } = __require("node:util");
	var Dicer = require_Dicer();
	var parseParams = require_parseParams();
	var decodeText = require_decodeText();
	var basename = require_basename();
	var getLimit = require_getLimit();
	var RE_BOUNDARY = /^boundary$/i;
	var RE_FIELD = /^form-data$/i;
	var RE_CHARSET = /^charset$/i;
	var RE_FILENAME = /^filename$/i;
	var RE_NAME = /^name$/i;
	Multipart.detect = /^multipart\/form-data/i;
	function Multipart(boy, cfg) {
		let i;
		let len;
		const self = this;
		let boundary;
		const limits = cfg.limits;
		const isPartAFile = cfg.isPartAFile || ((fieldName, contentType, fileName) => contentType === "application/octet-stream" || fileName !== void 0);
		const parsedConType = cfg.parsedConType || [];
		const defCharset = cfg.defCharset || "utf8";
		const preservePath = cfg.preservePath;
		const fileOpts = { highWaterMark: cfg.fileHwm };
		for (i = 0, len = parsedConType.length; i < len; ++i) if (Array.isArray(parsedConType[i]) && RE_BOUNDARY.test(parsedConType[i][0])) {
			boundary = parsedConType[i][1];
			break;
		}
		function checkFinished() {
			if (nends === 0 && finished && !boy._done) {
				finished = false;
				self.end();
			}
		}
		if (typeof boundary !== "string") throw new Error("Multipart: Boundary not found");
		const fieldSizeLimit = getLimit(limits, "fieldSize", 1048576);
		const fileSizeLimit = getLimit(limits, "fileSize", Infinity);
		const filesLimit = getLimit(limits, "files", Infinity);
		const fieldsLimit = getLimit(limits, "fields", Infinity);
		const partsLimit = getLimit(limits, "parts", Infinity);
		const headerPairsLimit = getLimit(limits, "headerPairs", 2e3);
		const headerSizeLimit = getLimit(limits, "headerSize", 81920);
		let nfiles = 0;
		let nfields = 0;
		let nends = 0;
		let curFile;
		let curField;
		let finished = false;
		this._needDrain = false;
		this._pause = false;
		this._cb = void 0;
		this._nparts = 0;
		this._boy = boy;
		const parserCfg = {
			boundary,
			maxHeaderPairs: headerPairsLimit,
			maxHeaderSize: headerSizeLimit,
			partHwm: fileOpts.highWaterMark,
			highWaterMark: cfg.highWaterMark
		};
		this.parser = new Dicer(parserCfg);
		this.parser.on("drain", function() {
			self._needDrain = false;
			if (self._cb && !self._pause) {
				const cb = self._cb;
				self._cb = void 0;
				cb();
			}
		}).on("part", function onPart(part) {
			if (++self._nparts > partsLimit) {
				self.parser.removeListener("part", onPart);
				self.parser.on("part", skipPart);
				boy.hitPartsLimit = true;
				boy.emit("partsLimit");
				return skipPart(part);
			}
			if (curField) {
				const field = curField;
				field.emit("end");
				field.removeAllListeners("end");
			}
			part.on("header", function(header) {
				let contype;
				let fieldname;
				let parsed;
				let charset;
				let encoding;
				let filename;
				let nsize = 0;
				if (header["content-type"]) {
					const contentType = header["content-type"][0];
					if (contentType.length !== 0 && contentType.indexOf(";") === -1 && contentType.indexOf(" ") === -1 && contentType.indexOf("	") === -1) contype = contentType.toLowerCase();
					else {
						parsed = parseParams(contentType);
						if (parsed[0]) {
							contype = parsed[0].toLowerCase();
							for (i = 0, len = parsed.length; i < len; ++i) if (RE_CHARSET.test(parsed[i][0])) {
								charset = parsed[i][1].toLowerCase();
								break;
							}
						}
					}
				}
				if (contype === void 0) contype = "text/plain";
				if (charset === void 0) charset = defCharset;
				if (header["content-disposition"]) {
					parsed = parseParams(header["content-disposition"][0]);
					if (!RE_FIELD.test(parsed[0])) return skipPart(part);
					for (i = 0, len = parsed.length; i < len; ++i) if (RE_NAME.test(parsed[i][0])) {
						fieldname = parsed[i][1];
						if (hasBareLineBreak(fieldname)) return skipPart(part);
					} else if (RE_FILENAME.test(parsed[i][0])) {
						filename = parsed[i][1];
						if (hasBareLineBreak(filename)) return skipPart(part);
						if (!preservePath) filename = basename(filename);
					}
				} else return skipPart(part);
				if (header["content-transfer-encoding"]) encoding = header["content-transfer-encoding"][0].toLowerCase();
				else encoding = "7bit";
				let onData, onEnd;
				if (isPartAFile(fieldname, contype, filename)) {
					if (nfiles === filesLimit) {
						if (!boy.hitFilesLimit) {
							boy.hitFilesLimit = true;
							boy.emit("filesLimit");
						}
						return skipPart(part);
					}
					++nfiles;
					if (boy.listenerCount("file") === 0) {
						self.parser._ignore();
						return;
					}
					++nends;
					const file = new FileStream(fileOpts);
					curFile = file;
					file.on("end", function() {
						--nends;
						self._pause = false;
						checkFinished();
						if (self._cb && !self._needDrain) {
							const cb = self._cb;
							self._cb = void 0;
							cb();
						}
					});
					file._read = function(n) {
						if (!self._pause) return;
						self._pause = false;
						if (self._cb && !self._needDrain) {
							const cb = self._cb;
							self._cb = void 0;
							cb();
						}
					};
					boy.emit("file", fieldname, file, filename, encoding, contype);
					onData = function(data) {
						if ((nsize += data.length) > fileSizeLimit) {
							const extralen = fileSizeLimit - nsize + data.length;
							if (extralen > 0) file.push(data.slice(0, extralen));
							file.truncated = true;
							file.bytesRead = fileSizeLimit;
							part.removeAllListeners("data");
							file.emit("limit");
							return;
						} else if (!file.push(data)) self._pause = true;
						file.bytesRead = nsize;
					};
					onEnd = function() {
						curFile = void 0;
						file.push(null);
					};
				} else {
					if (nfields === fieldsLimit) {
						if (!boy.hitFieldsLimit) {
							boy.hitFieldsLimit = true;
							boy.emit("fieldsLimit");
						}
						return skipPart(part);
					}
					++nfields;
					++nends;
					let buffer = "";
					let truncated = false;
					curField = part;
					onData = function(data) {
						if ((nsize += data.length) > fieldSizeLimit) {
							const extralen = fieldSizeLimit - (nsize - data.length);
							buffer += data.toString("binary", 0, extralen);
							truncated = true;
							part.removeAllListeners("data");
						} else buffer += data.toString("binary");
					};
					onEnd = function() {
						curField = void 0;
						if (buffer.length) buffer = decodeText(buffer, "binary", charset);
						boy.emit("field", fieldname, buffer, false, truncated, encoding, contype);
						--nends;
						checkFinished();
					};
				}
				part._readableState.sync = false;
				part.on("data", onData);
				part.on("end", onEnd);
			}).on("error", function(err) {
				if (curFile) curFile.emit("error", err);
			});
		}).on("error", function(err) {
			boy.emit("error", err);
		}).on("finish", function() {
			finished = true;
			checkFinished();
		});
	}
	Multipart.prototype.write = function(chunk, cb) {
		if (!this.parser.writable) {
			cb();
			return;
		}
		const r = this.parser.write(chunk);
		if (r && !this._pause) cb();
		else {
			this._needDrain = !r;
			this._cb = cb;
		}
	};
	Multipart.prototype.end = function() {
		const self = this;
		if (self.parser.writable) self.parser.end();
		else if (!self._boy._done) process.nextTick(function() {
			self._boy._done = true;
			self._boy.emit("finish");
		});
	};
	function skipPart(part) {
		part.on("error", () => {});
		part.resume();
	}
	function hasBareLineBreak(value) {
		return typeof value === "string" && (value.includes("\r") || value.includes("\n"));
	}
	function FileStream(opts) {
		Readable.call(this, opts);
		this.bytesRead = 0;
		this.truncated = false;
	}
	inherits(FileStream, Readable);
	FileStream.prototype._read = function(n) {};
	module.exports = Multipart;
}));
// node_modules/@fastify/busboy/lib/utils/Decoder.js
var require_Decoder = __commonJSMin(((exports, module) => {
	var RE_PLUS = /\+/g;
	var HEX = [
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0
	];
	function Decoder() {
		this.buffer = void 0;
	}
	Decoder.prototype.write = function(str) {
		str = str.replace(RE_PLUS, " ");
		let res = "";
		let i = 0;
		let p = 0;
		const len = str.length;
		for (; i < len; ++i) if (this.buffer !== void 0) {
			if (!HEX[str.charCodeAt(i)]) {
				res += "%" + this.buffer;
				this.buffer = void 0;
				--i;
			} else {
				this.buffer += str[i];
				++p;
				if (this.buffer.length === 2) {
					res += String.fromCharCode(parseInt(this.buffer, 16));
					this.buffer = void 0;
				}
			}
		} else if (str[i] === "%") {
			if (i > p) {
				res += str.substring(p, i);
				p = i;
			}
			this.buffer = "";
			++p;
		}
		if (p < len && this.buffer === void 0) res += str.substring(p);
		return res;
	};
	Decoder.prototype.end = function() {
		const res = this.buffer === void 0 ? "" : "%" + this.buffer;
		this.buffer = void 0;
		return res;
	};
	Decoder.prototype.reset = function() {
		this.buffer = void 0;
	};
	module.exports = Decoder;
}));
// node_modules/@fastify/busboy/lib/types/urlencoded.js
var require_urlencoded = __commonJSMin(((exports, module) => {
	var Decoder = require_Decoder();
	var decodeText = require_decodeText();
	var getLimit = require_getLimit();
	var RE_CHARSET = /^charset$/i;
	UrlEncoded.detect = /^application\/x-www-form-urlencoded/i;
	function UrlEncoded(boy, cfg) {
		const limits = cfg.limits;
		const parsedConType = cfg.parsedConType;
		this.boy = boy;
		this.fieldSizeLimit = getLimit(limits, "fieldSize", 1048576);
		this.fieldNameSizeLimit = getLimit(limits, "fieldNameSize", 100);
		this.fieldsLimit = getLimit(limits, "fields", Infinity);
		let charset;
		for (var i = 0, len = parsedConType.length; i < len; ++i) if (Array.isArray(parsedConType[i]) && RE_CHARSET.test(parsedConType[i][0])) {
			charset = parsedConType[i][1].toLowerCase();
			break;
		}
		if (charset === void 0) charset = cfg.defCharset || "utf8";
		this.decoder = new Decoder();
		this.charset = charset;
		this._fields = 0;
		this._state = "key";
		this._checkingBytes = true;
		this._bytesKey = 0;
		this._bytesVal = 0;
		this._key = "";
		this._val = "";
		this._keyTrunc = false;
		this._valTrunc = false;
		this._hitLimit = false;
	}
	UrlEncoded.prototype.write = function(data, cb) {
		if (this._fields === this.fieldsLimit) {
			if (!this.boy.hitFieldsLimit) {
				this.boy.hitFieldsLimit = true;
				this.boy.emit("fieldsLimit");
			}
			return cb();
		}
		let idxeq;
		let idxamp;
		let i;
		let p = 0;
		const len = data.length;
		while (p < len) if (this._state === "key") {
			idxeq = idxamp = void 0;
			for (i = p; i < len; ++i) {
				if (!this._checkingBytes) ++p;
				if (data[i] === 61) {
					idxeq = i;
					break;
				} else if (data[i] === 38) {
					idxamp = i;
					break;
				}
				if (this._checkingBytes && this._bytesKey === this.fieldNameSizeLimit) {
					this._hitLimit = true;
					break;
				} else if (this._checkingBytes) ++this._bytesKey;
			}
			if (idxeq !== void 0) {
				if (idxeq > p) this._key += this.decoder.write(data.toString("binary", p, idxeq));
				this._endKey();
				this._state = "val";
				this._hitLimit = false;
				this._checkingBytes = true;
				this._val = "";
				this._bytesVal = 0;
				this._valTrunc = false;
				this.decoder.reset();
				p = idxeq + 1;
			} else if (idxamp !== void 0) {
				++this._fields;
				if (idxamp > p) this._key += this.decoder.write(data.toString("binary", p, idxamp));
				this._endKey();
				const key = this._key;
				const keyTrunc = this._keyTrunc;
				this._hitLimit = false;
				this._checkingBytes = true;
				this._key = "";
				this._bytesKey = 0;
				this._keyTrunc = false;
				this.decoder.reset();
				if (key.length) this.boy.emit("field", decodeText(key, "binary", this.charset), "", keyTrunc, false);
				p = idxamp + 1;
				if (this._fields === this.fieldsLimit) return cb();
			} else if (this._hitLimit) {
				if (i > p) this._key += this.decoder.write(data.toString("binary", p, i));
				p = i;
				if ((this._bytesKey = this._key.length) >= this.fieldNameSizeLimit) {
					this._key = this._key.substring(0, this.fieldNameSizeLimit);
					this._checkingBytes = false;
					this._keyTrunc = true;
				}
			} else {
				if (p < len) this._key += this.decoder.write(data.toString("binary", p));
				p = len;
			}
		} else {
			idxamp = void 0;
			for (i = p; i < len; ++i) {
				if (!this._checkingBytes) ++p;
				if (data[i] === 38) {
					idxamp = i;
					break;
				}
				if (this._checkingBytes && this._bytesVal === this.fieldSizeLimit) {
					this._hitLimit = true;
					break;
				} else if (this._checkingBytes) ++this._bytesVal;
			}
			if (idxamp !== void 0) {
				++this._fields;
				if (idxamp > p) this._val += this.decoder.write(data.toString("binary", p, idxamp));
				this._endVal();
				this.boy.emit("field", decodeText(this._key, "binary", this.charset), decodeText(this._val, "binary", this.charset), this._keyTrunc, this._valTrunc);
				this._state = "key";
				this._hitLimit = false;
				this._checkingBytes = true;
				this._key = "";
				this._bytesKey = 0;
				this._keyTrunc = false;
				this.decoder.reset();
				p = idxamp + 1;
				if (this._fields === this.fieldsLimit) return cb();
			} else if (this._hitLimit) {
				if (i > p) this._val += this.decoder.write(data.toString("binary", p, i));
				p = i;
				if ((this._bytesVal = this._val.length) >= this.fieldSizeLimit) {
					this._val = this._val.substring(0, this.fieldSizeLimit);
					this._checkingBytes = false;
					this._valTrunc = true;
				}
			} else {
				if (p < len) this._val += this.decoder.write(data.toString("binary", p));
				p = len;
			}
		}
		cb();
	};
	UrlEncoded.prototype.end = function() {
		if (this.boy._done) return;
		if (this._state === "key") {
			this._endKey();
			if (this._key.length > 0) this.boy.emit("field", decodeText(this._key, "binary", this.charset), "", this._keyTrunc, false);
		} else {
			this._endVal();
			this.boy.emit("field", decodeText(this._key, "binary", this.charset), decodeText(this._val, "binary", this.charset), this._keyTrunc, this._valTrunc);
		}
		this.boy._done = true;
		this.boy.emit("finish");
	};
	UrlEncoded.prototype._endKey = function() {
		this._key += this.decoder.end();
		if (this._key.length > this.fieldNameSizeLimit) {
			this._key = this._key.substring(0, this.fieldNameSizeLimit);
			this._keyTrunc = true;
		}
	};
	UrlEncoded.prototype._endVal = function() {
		this._val += this.decoder.end();
		if (this._val.length > this.fieldSizeLimit) {
			this._val = this._val.substring(0, this.fieldSizeLimit);
			this._valTrunc = true;
		}
	};
	module.exports = UrlEncoded;
}));
// node_modules/@fastify/busboy/index.js
var require_busboy = __commonJSMin(((exports, module) => {
	var WritableStream = __require("node:stream").Writable;
	var { inherits } = __require("node:util");
	var Dicer = require_Dicer();
	var MultipartParser = require_multipart$1();
	var UrlencodedParser = require_urlencoded();
	var parseParams = require_parseParams();
	function Busboy(opts) {
		if (!(this instanceof Busboy)) return new Busboy(opts);
		if (typeof opts !== "object") throw new TypeError("Busboy expected an options-Object.");
		if (typeof opts.headers !== "object") throw new TypeError("Busboy expected an options-Object with headers-attribute.");
		if (typeof opts.headers["content-type"] !== "string") throw new TypeError("Missing Content-Type-header.");
		const { headers, ...streamOptions } = opts;
		this.opts = {
			autoDestroy: false,
			...streamOptions
		};
		WritableStream.call(this, this.opts);
		this._done = false;
		this._parser = this.getParserByHeaders(headers);
		this._finished = false;
	}
	inherits(Busboy, WritableStream);
	Busboy.prototype.emit = function(ev) {
		if (ev === "finish") {
			if (!this._done) {
				this._parser?.end();
				return;
			} else if (this._finished) return;
			this._finished = true;
		}
		WritableStream.prototype.emit.apply(this, arguments);
	};
	Busboy.prototype.getParserByHeaders = function(headers) {
		const parsed = parseParams(headers["content-type"]);
		const cfg = {
			defCharset: this.opts.defCharset,
			fileHwm: this.opts.fileHwm,
			headers,
			highWaterMark: this.opts.highWaterMark,
			isPartAFile: this.opts.isPartAFile,
			limits: this.opts.limits,
			parsedConType: parsed,
			preservePath: this.opts.preservePath
		};
		if (MultipartParser.detect.test(parsed[0])) return new MultipartParser(this, cfg);
		if (UrlencodedParser.detect.test(parsed[0])) return new UrlencodedParser(this, cfg);
		throw new Error("Unsupported Content-Type.");
	};
	Busboy.prototype._write = function(chunk, encoding, cb) {
		this._parser.write(chunk, cb);
	};
	module.exports = Busboy;
	module.exports.default = Busboy;
	module.exports.Busboy = Busboy;
	module.exports.Dicer = Dicer;
}));
// node_modules/@fastify/multipart/lib/generateId.js
var require_generateId = __commonJSMin(((exports, module) => {
	var HEX = [
		"00",
		"01",
		"02",
		"03",
		"04",
		"05",
		"06",
		"07",
		"08",
		"09",
		"0a",
		"0b",
		"0c",
		"0d",
		"0e",
		"0f",
		"10",
		"11",
		"12",
		"13",
		"14",
		"15",
		"16",
		"17",
		"18",
		"19",
		"1a",
		"1b",
		"1c",
		"1d",
		"1e",
		"1f",
		"20",
		"21",
		"22",
		"23",
		"24",
		"25",
		"26",
		"27",
		"28",
		"29",
		"2a",
		"2b",
		"2c",
		"2d",
		"2e",
		"2f",
		"30",
		"31",
		"32",
		"33",
		"34",
		"35",
		"36",
		"37",
		"38",
		"39",
		"3a",
		"3b",
		"3c",
		"3d",
		"3e",
		"3f",
		"40",
		"41",
		"42",
		"43",
		"44",
		"45",
		"46",
		"47",
		"48",
		"49",
		"4a",
		"4b",
		"4c",
		"4d",
		"4e",
		"4f",
		"50",
		"51",
		"52",
		"53",
		"54",
		"55",
		"56",
		"57",
		"58",
		"59",
		"5a",
		"5b",
		"5c",
		"5d",
		"5e",
		"5f",
		"60",
		"61",
		"62",
		"63",
		"64",
		"65",
		"66",
		"67",
		"68",
		"69",
		"6a",
		"6b",
		"6c",
		"6d",
		"6e",
		"6f",
		"70",
		"71",
		"72",
		"73",
		"74",
		"75",
		"76",
		"77",
		"78",
		"79",
		"7a",
		"7b",
		"7c",
		"7d",
		"7e",
		"7f",
		"80",
		"81",
		"82",
		"83",
		"84",
		"85",
		"86",
		"87",
		"88",
		"89",
		"8a",
		"8b",
		"8c",
		"8d",
		"8e",
		"8f",
		"90",
		"91",
		"92",
		"93",
		"94",
		"95",
		"96",
		"97",
		"98",
		"99",
		"9a",
		"9b",
		"9c",
		"9d",
		"9e",
		"9f",
		"a0",
		"a1",
		"a2",
		"a3",
		"a4",
		"a5",
		"a6",
		"a7",
		"a8",
		"a9",
		"aa",
		"ab",
		"ac",
		"ad",
		"ae",
		"af",
		"b0",
		"b1",
		"b2",
		"b3",
		"b4",
		"b5",
		"b6",
		"b7",
		"b8",
		"b9",
		"ba",
		"bb",
		"bc",
		"bd",
		"be",
		"bf",
		"c0",
		"c1",
		"c2",
		"c3",
		"c4",
		"c5",
		"c6",
		"c7",
		"c8",
		"c9",
		"ca",
		"cb",
		"cc",
		"cd",
		"ce",
		"cf",
		"d0",
		"d1",
		"d2",
		"d3",
		"d4",
		"d5",
		"d6",
		"d7",
		"d8",
		"d9",
		"da",
		"db",
		"dc",
		"dd",
		"de",
		"df",
		"e0",
		"e1",
		"e2",
		"e3",
		"e4",
		"e5",
		"e6",
		"e7",
		"e8",
		"e9",
		"ea",
		"eb",
		"ec",
		"ed",
		"ee",
		"ef",
		"f0",
		"f1",
		"f2",
		"f3",
		"f4",
		"f5",
		"f6",
		"f7",
		"f8",
		"f9",
		"fa",
		"fb",
		"fc",
		"fd",
		"fe",
		"ff"
	];
	var random = Math.random;
	function seed() {
		return HEX[255 * random() | 0] + HEX[255 * random() | 0] + HEX[255 * random() | 0] + HEX[255 * random() | 0] + HEX[255 * random() | 0] + HEX[255 * random() | 0] + HEX[255 * random() | 0];
	}
	module.exports.generateId = (function generateIdFn() {
		let num = 0;
		let str = seed();
		return function generateId() {
			return num === 255 ? (str = seed()) + HEX[num = 0] : str + HEX[++num];
		};
	})();
}));
// node_modules/@fastify/multipart/lib/sanitize.js
var require_sanitize = __commonJSMin(((exports, module) => {
	var path = __require("node:path");
	function safeExtension(filename) {
		const ext = filename ? path.extname(filename) : "";
		return /^\.[A-Za-z0-9]{1,16}$/.test(ext) ? ext : "";
	}
	module.exports = { safeExtension };
}));
// node_modules/@fastify/multipart/lib/stream-consumer.js
var require_stream_consumer = __commonJSMin(((exports, module) => {
	module.exports = function streamToNull(stream) {
		return new Promise((resolve, reject) => {
			stream.on("data", () => {});
			stream.on("close", () => {
				resolve();
			});
			stream.on("end", () => {
				resolve();
			});
			stream.on("error", (error) => {
				reject(error);
			});
		});
	};
}));
// node_modules/@fastify/deepmerge/index.js
var require_deepmerge = __commonJSMin(((exports, module) => {
	var JSON_PROTO = Object.getPrototypeOf({});
	function defaultIsMergeableObjectFactory() {
		return function defaultIsMergeableObject(value) {
			return typeof value === "object" && value !== null && !(value instanceof RegExp) && !(value instanceof Date);
		};
	}
	function deepmergeConstructor(options) {
		function isNotPrototypeKey(value) {
			return value !== "constructor" && value !== "prototype" && value !== "__proto__";
		}
		function cloneArray(value) {
			let i = 0;
			const il = value.length;
			const result = new Array(il);
			for (; i < il; ++i) result[i] = clone(value[i]);
			return result;
		}
		function cloneObject(target) {
			const result = {};
			if (cloneProtoObject && Object.getPrototypeOf(target) !== JSON_PROTO) return cloneProtoObject(target);
			const targetKeys = getKeys(target);
			let i, il, key;
			for (i = 0, il = targetKeys.length; i < il; ++i) isNotPrototypeKey(key = targetKeys[i]) && (result[key] = clone(target[key]));
			return result;
		}
		function concatArrays(target, source) {
			const tl = target.length;
			const sl = source.length;
			let i = 0;
			const result = new Array(tl + sl);
			for (; i < tl; ++i) result[i] = clone(target[i]);
			for (i = 0; i < sl; ++i) result[i + tl] = clone(source[i]);
			return result;
		}
		const propertyIsEnumerable = Object.prototype.propertyIsEnumerable;
		function getSymbolsAndKeys(value) {
			const result = Object.keys(value);
			const keys = Object.getOwnPropertySymbols(value);
			for (let i = 0, il = keys.length; i < il; ++i) propertyIsEnumerable.call(value, keys[i]) && result.push(keys[i]);
			return result;
		}
		const getKeys = options?.symbols ? getSymbolsAndKeys : Object.keys;
		const cloneProtoObject = typeof options?.cloneProtoObject === "function" ? options.cloneProtoObject : void 0;
		const isMergeableObject = typeof options?.isMergeableObject === "function" ? options.isMergeableObject : defaultIsMergeableObjectFactory();
		const onlyDefinedProperties = options?.onlyDefinedProperties === true;
		function isPrimitive(value) {
			return typeof value !== "object" || value === null;
		}
		const mergeArray = options && typeof options.mergeArray === "function" ? options.mergeArray({
			clone,
			deepmerge: _deepmerge,
			getKeys,
			isMergeableObject
		}) : concatArrays;
		function clone(entry) {
			return isMergeableObject(entry) ? Array.isArray(entry) ? cloneArray(entry) : cloneObject(entry) : entry;
		}
		function mergeObject(target, source) {
			const result = {};
			const targetKeys = getKeys(target);
			const sourceKeys = getKeys(source);
			let i, il, key;
			for (i = 0, il = targetKeys.length; i < il; ++i) isNotPrototypeKey(key = targetKeys[i]) && sourceKeys.indexOf(key) === -1 && (result[key] = clone(target[key]));
			for (i = 0, il = sourceKeys.length; i < il; ++i) {
				if (!isNotPrototypeKey(key = sourceKeys[i])) continue;
				if (key in target) {
					if (targetKeys.indexOf(key) !== -1) {
						if (cloneProtoObject && isMergeableObject(source[key]) && Object.getPrototypeOf(source[key]) !== JSON_PROTO) result[key] = cloneProtoObject(source[key]);
						else result[key] = _deepmerge(target[key], source[key]);
					}
				} else {
					if (onlyDefinedProperties && typeof source[key] === "undefined") continue;
					result[key] = clone(source[key]);
				}
			}
			return result;
		}
		function _deepmerge(target, source) {
			if (onlyDefinedProperties && typeof source === "undefined") return clone(target);
			const sourceIsArray = Array.isArray(source);
			const targetIsArray = Array.isArray(target);
			if (isPrimitive(source)) return source;
			else if (!isMergeableObject(target)) return clone(source);
			else if (sourceIsArray && targetIsArray) return mergeArray(target, source);
			else if (sourceIsArray !== targetIsArray) return clone(source);
			else return mergeObject(target, source);
		}
		function _deepmergeAll() {
			switch (arguments.length) {
				case 0: return {};
				case 1: return clone(arguments[0]);
				case 2: return _deepmerge(arguments[0], arguments[1]);
			}
			let result;
			for (let i = 0, il = arguments.length; i < il; ++i) result = _deepmerge(result, arguments[i]);
			return result;
		}
		return options?.all ? _deepmergeAll : _deepmerge;
	}
	module.exports = deepmergeConstructor;
	module.exports.default = deepmergeConstructor;
	module.exports.deepmerge = deepmergeConstructor;
	Object.defineProperty(module.exports, "isMergeableObject", { get: defaultIsMergeableObjectFactory });
}));
// node_modules/secure-json-parse/index.js
var require_secure_json_parse = __commonJSMin(((exports, module) => {
	var hasBuffer = typeof Buffer !== "undefined";
	var suspectProtoRx = /"(?:_|\\u005[Ff])(?:_|\\u005[Ff])(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[Ff])(?:t|\\u0074)(?:o|\\u006[Ff])(?:_|\\u005[Ff])(?:_|\\u005[Ff])"\s*:/;
	var suspectConstructorRx = /"(?:c|\\u0063)(?:o|\\u006[Ff])(?:n|\\u006[Ee])(?:s|\\u0073)(?:t|\\u0074)(?:r|\\u0072)(?:u|\\u0075)(?:c|\\u0063)(?:t|\\u0074)(?:o|\\u006[Ff])(?:r|\\u0072)"\s*:/;
	function _parse(text, reviver, options) {
		if (options == null) {
			if (reviver !== null && typeof reviver === "object") {
				options = reviver;
				reviver = void 0;
			}
		}
		if (hasBuffer && Buffer.isBuffer(text)) text = text.toString();
		if (text && text.charCodeAt(0) === 65279) text = text.slice(1);
		const obj = JSON.parse(text, reviver);
		if (obj === null || typeof obj !== "object") return obj;
		const protoAction = options && options.protoAction || "error";
		const constructorAction = options && options.constructorAction || "error";
		if (protoAction === "ignore" && constructorAction === "ignore") return obj;
		if (protoAction !== "ignore" && constructorAction !== "ignore") {
			if (suspectProtoRx.test(text) === false && suspectConstructorRx.test(text) === false) return obj;
		} else if (protoAction !== "ignore" && constructorAction === "ignore") {
			if (suspectProtoRx.test(text) === false) return obj;
		} else if (suspectConstructorRx.test(text) === false) return obj;
		return filter(obj, {
			protoAction,
			constructorAction,
			safe: options && options.safe
		});
	}
	function filter(obj, { protoAction = "error", constructorAction = "error", safe } = {}) {
		let next = [obj];
		while (next.length) {
			const nodes = next;
			next = [];
			for (const node of nodes) {
				if (protoAction !== "ignore" && Object.prototype.hasOwnProperty.call(node, "__proto__")) {
					if (safe === true) return null;
					else if (protoAction === "error") throw new SyntaxError("Object contains forbidden prototype property");
					delete node.__proto__;
				}
				if (constructorAction !== "ignore" && Object.prototype.hasOwnProperty.call(node, "constructor") && node.constructor !== null && typeof node.constructor === "object" && Object.prototype.hasOwnProperty.call(node.constructor, "prototype")) {
					if (safe === true) return null;
					else if (constructorAction === "error") throw new SyntaxError("Object contains forbidden prototype property");
					delete node.constructor;
				}
				for (const key in node) {
					const value = node[key];
					if (value && typeof value === "object") next.push(value);
				}
			}
		}
		return obj;
	}
	function parse(text, reviver, options) {
		const { stackTraceLimit } = Error;
		Error.stackTraceLimit = 0;
		try {
			return _parse(text, reviver, options);
		} finally {
			Error.stackTraceLimit = stackTraceLimit;
		}
	}
	function safeParse(text, reviver) {
		const { stackTraceLimit } = Error;
		Error.stackTraceLimit = 0;
		let result;
		try {
			result = _parse(text, reviver, { safe: true });
		} catch {
			result = void 0;
		} finally {
			Error.stackTraceLimit = stackTraceLimit;
		}
		return result;
	}
	module.exports = parse;
	module.exports.default = parse;
	module.exports.parse = parse;
	module.exports.safeParse = safeParse;
	module.exports.scan = filter;
}));
// shared/src/platform/contract/upload.ts
var import_multipart = __toESM(__commonJSMin(((exports, module) => {
	var Busboy = require_busboy();
	var os = __require("node:os");
	var fp = require_fastify_plugin();
	var { createWriteStream } = __require("node:fs");
	var { unlink } = __require("node:fs/promises");
	var path = __require("node:path");
	var { generateId } = require_generateId();
	var { safeExtension } = require_sanitize();
	var createError = require_error();
	var streamToNull = require_stream_consumer();
	var deepmergeAll = require_deepmerge()({ all: true });
	var { PassThrough, Readable } = __require("node:stream");
	var { pipeline: pump } = __require("node:stream/promises");
	var secureJSON = require_secure_json_parse();
	var kMultipart = Symbol("multipart");
	var kMultipartHandler = Symbol("multipartHandler");
	var kSavedRequestFilesResult = Symbol("savedRequestFilesResult");
	var kResponseEnded = Symbol("responseEnded");
	var kFileField = Symbol("fileField");
	var PartsLimitError = createError("FST_PARTS_LIMIT", "reach parts limit", 413);
	var FilesLimitError = createError("FST_FILES_LIMIT", "reach files limit", 413);
	var FieldsLimitError = createError("FST_FIELDS_LIMIT", "reach fields limit", 413);
	var RequestFileTooLargeError = createError("FST_REQ_FILE_TOO_LARGE", "request file too large", 413);
	var PrototypeViolationError = createError("FST_PROTO_VIOLATION", "prototype property is not allowed as field name", 400);
	var InvalidMultipartContentTypeError = createError("FST_INVALID_MULTIPART_CONTENT_TYPE", "the request is not multipart", 406);
	var InvalidJSONFieldError = createError("FST_INVALID_JSON_FIELD_ERROR", "a request field is not a valid JSON as declared by its Content-Type", 406);
	var FileBufferNotFoundError = createError("FST_FILE_BUFFER_NOT_FOUND", "the file buffer was not found", 500);
	var PrematureCloseError = createError("FST_MP_PREMATURE_CLOSE", "the request was closed before the multipart data was fully parsed", 400);
	var NoFormData = createError("FST_NO_FORM_DATA", "FormData is not available", 500);
	function setMultipart(req, _payload, done) {
		req[kMultipart] = true;
		done();
	}
	function busboy(options) {
		try {
			return new Busboy(options);
		} catch (error) {
			const errorEmitter = new PassThrough();
			process.nextTick(function() {
				errorEmitter.emit("error", error);
			});
			return errorEmitter;
		}
	}
	function fastifyMultipart(fastify, options, done) {
		options.limits = {
			...options.limits,
			parts: options.limits?.parts ?? 1e3,
			fileSize: options.limits?.fileSize ?? fastify.initialConfig.bodyLimit
		};
		const attachFieldsToBody = options.attachFieldsToBody;
		if (attachFieldsToBody === true || attachFieldsToBody === "keyValues") {
			if (typeof options.sharedSchemaId === "string" && attachFieldsToBody === true) fastify.addSchema({
				$id: options.sharedSchemaId,
				type: "object",
				properties: {
					fieldname: { type: "string" },
					encoding: { type: "string" },
					filename: { type: "string" },
					mimetype: { type: "string" }
				}
			});
			fastify.addHook("preValidation", async function(req) {
				if (!req.isMultipart()) return;
				for await (const part of req.parts(req.routeOptions.config.multipartOptions)) {
					req.body = part.fields;
					if (part.file) {
						if (options.onFile) await options.onFile.call(req, part);
						else await part.toBuffer();
					}
				}
				if (attachFieldsToBody === "keyValues") {
					const body = {};
					if (req.body) {
						const reqBodyKeys = Object.keys(req.body);
						for (let i = 0; i < reqBodyKeys.length; ++i) {
							const key = reqBodyKeys[i];
							const field = req.body[key];
							if (field.value !== void 0) body[key] = field.value;
							else if (field._buf) body[key] = field._buf;
							else if (Array.isArray(field)) {
								const items = [];
								for (let i = 0; i < field.length; ++i) {
									const item = field[i];
									if (item.value !== void 0) items.push(item.value);
									else if (item._buf) items.push(item._buf);
								}
								if (items.length) body[key] = items;
							}
						}
					}
					req.body = body;
				}
			});
			if (globalThis.FormData && !fastify.hasRequestDecorator("formData")) fastify.decorateRequest("formData", async function() {
				const formData = new FormData();
				for (const key in this.body) {
					const value = this.body[key];
					if (Array.isArray(value)) for (const item of value) await append(key, item);
					else await append(key, value);
				}
				async function append(key, entry) {
					if (entry.type === "file" || attachFieldsToBody === "keyValues" && Buffer.isBuffer(entry)) formData.append(key, new Blob([await entry.toBuffer()], { type: entry.mimetype }), entry.filename);
					else formData.append(key, entry.value);
				}
				return formData;
			});
		}
		if (!fastify.hasRequestDecorator("formData")) fastify.decorateRequest("formData", async function() {
			throw new NoFormData();
		});
		const defaultThrowFileSizeLimit = typeof options.throwFileSizeLimit === "boolean" ? options.throwFileSizeLimit : true;
		fastify.decorate("multipartErrors", {
			PartsLimitError,
			FilesLimitError,
			FieldsLimitError,
			PrototypeViolationError,
			InvalidMultipartContentTypeError,
			RequestFileTooLargeError,
			FileBufferNotFoundError,
			PrematureCloseError
		});
		fastify.addContentTypeParser("multipart/form-data", setMultipart);
		fastify.decorateRequest(kMultipart, false);
		fastify.decorateRequest(kMultipartHandler, handleMultipart);
		fastify.decorateRequest(kSavedRequestFilesResult, null);
		fastify.decorateRequest(kResponseEnded, false);
		fastify.decorateRequest("parts", getMultipartIterator);
		fastify.decorateRequest("isMultipart", isMultipart);
		fastify.decorateRequest("tmpUploads", null);
		fastify.decorateRequest("savedRequestFiles", null);
		fastify.decorateRequest("file", getMultipartFile);
		fastify.decorateRequest("files", getMultipartFiles);
		fastify.decorateRequest("saveRequestFiles", saveRequestFiles);
		fastify.decorateRequest("cleanRequestFiles", cleanRequestFiles);
		fastify.addHook("onResponse", async (request) => {
			request[kResponseEnded] = true;
			await request.cleanRequestFiles();
		});
		fastify.addHook("onRequest", async (request, reply) => {
			reply.raw.on("close", () => {
				if (reply.raw.writableFinished) return;
				request[kResponseEnded] = true;
				request.cleanRequestFiles();
			});
		});
		function isMultipart() {
			return this[kMultipart];
		}
		function handleMultipart(opts = {}) {
			if (!this.isMultipart()) throw new InvalidMultipartContentTypeError();
			this.log.debug("starting multipart parsing");
			let values = [];
			let pendingHandler = null;
			const ch = (val) => {
				if (pendingHandler) {
					pendingHandler(val);
					pendingHandler = null;
				} else values.push(val);
			};
			const handle = (handler) => {
				if (values.length > 0) {
					const value = values[0];
					values = values.slice(1);
					handler(value);
				} else pendingHandler = handler;
			};
			const parts = () => {
				return new Promise((resolve, reject) => {
					handle((val) => {
						if (val instanceof Error) return reject(val);
						resolve(val);
					});
				});
			};
			const body = {};
			let lastError = null;
			let currentFile = null;
			let sawData = false;
			const request = this.raw;
			const busboyOptions = deepmergeAll({ headers: request.headers }, options, opts);
			this.log.trace({ busboyOptions }, "Providing options to busboy");
			const bb = busboy(busboyOptions);
			request.on("close", onRequestClose);
			request.on("error", cleanup);
			bb.on("field", onField).on("file", onFile).on("end", cleanup).on("finish", cleanup).on("close", cleanup).on("error", onBusboyError);
			function onLimit(err) {
				onError(err);
				process.nextTick(() => cleanup(err, true));
			}
			bb.on("partsLimit", function() {
				onLimit(new PartsLimitError());
			});
			bb.on("filesLimit", function() {
				onLimit(new FilesLimitError());
			});
			bb.on("fieldsLimit", function() {
				onLimit(new FieldsLimitError());
			});
			request.once("data", onFirstData);
			request.pipe(bb);
			function onFirstData() {
				sawData = true;
			}
			function onBusboyError(err) {
				if (!sawData && err.message === "Unexpected end of multipart data") cleanup();
				else cleanup(err);
			}
			function onField(name, fieldValue, fieldnameTruncated, valueTruncated, encoding, contentType) {
				if (name in Object.prototype) {
					onError(new PrototypeViolationError());
					return;
				}
				if (contentType.startsWith("application/json")) {
					if (valueTruncated) {
						onError(new InvalidJSONFieldError());
						return;
					}
					try {
						fieldValue = secureJSON.parse(fieldValue);
						contentType = "application/json";
					} catch {
						onError(new InvalidJSONFieldError());
						return;
					}
				}
				const value = {
					type: "field",
					fieldname: name,
					mimetype: contentType,
					encoding,
					value: fieldValue,
					fieldnameTruncated,
					valueTruncated,
					fields: body
				};
				if (body[name] === void 0) body[name] = value;
				else if (Array.isArray(body[name])) body[name].push(value);
				else body[name] = [body[name], value];
				ch(value);
			}
			function onFile(name, file, filename, encoding, mimetype) {
				if (name in Object.prototype) {
					streamToNull(file).catch(() => {});
					onError(new PrototypeViolationError());
					return;
				}
				const throwFileSizeLimit = typeof opts.throwFileSizeLimit === "boolean" ? opts.throwFileSizeLimit : defaultThrowFileSizeLimit;
				const value = {
					type: "file",
					fieldname: name,
					filename,
					encoding,
					mimetype,
					file,
					fields: body,
					_buf: null,
					async toBuffer() {
						if (this._buf) return this._buf;
						const fileChunks = [];
						let err;
						for await (const chunk of this.file) {
							fileChunks.push(chunk);
							if (throwFileSizeLimit && this.file.truncated) {
								err = new RequestFileTooLargeError();
								err.part = this;
								onError(err);
								fileChunks.length = 0;
							}
						}
						if (err) throw err;
						this._buf = Buffer.concat(fileChunks);
						return this._buf;
					}
				};
				Object.defineProperty(value, kFileField, {
					value: true,
					enumerable: true
				});
				file.on("error", function(err) {
					if (err.message && err.message.includes("terminated early")) onError(err);
				});
				file.on("close", function() {
					if (!file.readableEnded) cleanup();
				});
				if (throwFileSizeLimit) file.on("limit", function() {
					const err = new RequestFileTooLargeError();
					err.part = value;
					onError(err);
				});
				if (body[name] === void 0) body[name] = value;
				else if (Array.isArray(body[name])) body[name].push(value);
				else body[name] = [body[name], value];
				currentFile = file;
				ch(value);
			}
			function onError(err) {
				lastError = err;
			}
			function onRequestClose() {
				if (!request.readableEnded) cleanup(lastError || new PrematureCloseError());
			}
			function cleanup(err, keepParsing = false) {
				if (!keepParsing) {
					request.unpipe(bb);
					if ((err || request.aborted) && currentFile) {
						currentFile.destroy(err);
						currentFile = null;
					}
				}
				ch(err || lastError || null);
			}
			return parts;
		}
		async function saveRequestFiles(options) {
			if (this[kSavedRequestFilesResult]) return this[kSavedRequestFilesResult];
			let parts;
			let values = {};
			if (attachFieldsToBody === true || attachFieldsToBody === "keyValues") {
				parts = this.isMultipart() && this.body ? filesFromFields.call(this, this.body) : [];
				values = this.body || {};
			} else parts = this.parts(options);
			this.savedRequestFiles = [];
			const tmpdir = options?.tmpdir || os.tmpdir();
			this.tmpUploads = [];
			let i = 0;
			let target;
			try {
				for await (const part of parts) {
					values = part.fields;
					if (!part.file) continue;
					const filepath = path.join(tmpdir, generateId() + safeExtension(part.filename || "file" + i++));
					target = createWriteStream(filepath);
					this.tmpUploads.push(filepath);
					await pump(part.file, target);
					target = null;
					this.savedRequestFiles.push({
						...part,
						filepath
					});
				}
			} catch (err) {
				target?.destroy();
				await this.cleanRequestFiles();
				this.log.error({ err }, "save request file");
				throw err;
			}
			if (this[kResponseEnded]) await this.cleanRequestFiles();
			this[kSavedRequestFilesResult] = {
				files: this.savedRequestFiles,
				values
			};
			return this[kSavedRequestFilesResult];
		}
		function* filesFromFields(container) {
			try {
				const fields = Array.isArray(container) ? container : Object.values(container);
				for (let i = 0; i < fields.length; ++i) {
					const field = fields[i];
					if (Array.isArray(field)) for (const subField of filesFromFields.call(this, field)) yield subField;
					if (!field || typeof field !== "object" || field[kFileField] !== true) continue;
					if (!field._buf) throw new FileBufferNotFoundError();
					field.file = Readable.from(field._buf);
					yield field;
				}
			} catch (err) {
				this.log.error({ err }, "save request file failed");
				throw err;
			}
		}
		async function cleanRequestFiles() {
			if (!this.tmpUploads) return;
			for (let i = 0; i < this.tmpUploads.length; ++i) {
				const filepath = this.tmpUploads[i];
				try {
					await unlink(filepath);
				} catch (error) {
					this.log.error(error, "Could not delete file");
				}
			}
		}
		async function getMultipartFile(options) {
			const parts = this[kMultipartHandler](options);
			let part;
			while ((part = await parts()) != null) if (part.file) return part;
		}
		async function* getMultipartFiles(options) {
			const parts = this[kMultipartHandler](options);
			let part;
			while ((part = await parts()) != null) if (part.file) yield part;
		}
		async function* getMultipartIterator(options) {
			const parts = this[kMultipartHandler](options);
			let part;
			while ((part = await parts()) != null) yield part;
		}
		done();
	}
	function ajvFilePlugin(ajv) {
		return ajv.addKeyword({
			keyword: "isFile",
			compile: (_schema, parent) => {
				parent.type = "string";
				parent.format = "binary";
				delete parent.isFile;
				return (field) => !!field.file;
			},
			error: { message: "should be a file" }
		});
	}
	module.exports = fp(fastifyMultipart, {
		fastify: "5.x",
		name: "@fastify/multipart"
	});
	module.exports.default = fastifyMultipart;
	module.exports.fastifyMultipart = fastifyMultipart;
	module.exports.ajvFilePlugin = ajvFilePlugin;
}))(), 1);
var uploadSentences = {
	notMultipart: "Send the file as a form: the content type must be multipart/form-data.",
	noFile: "Choose a file to upload.",
	oneFile: "Upload one file at a time.",
	wrongName: "The file must be in the form part named \"file\".",
	tooManyParts: "This form has too many parts.",
	fieldTooLong: "A part of this form is too long.",
	tooManyAtOnce: "Too many uploads at once. Wait for some of them to finish.",
	lowDisk: "The server is running out of disk space, so it accepts no files. Contact your system administrator.",
	unreadable: "The upload was incomplete. Try again."
};
var fileSentences = {
	empty: "This file is empty.",
	loadFailed: "The file couldn\u2019t be loaded.",
	storageAway: "The file couldn\u2019t be stored. Try again in a moment.",
	storageFull: "File storage is full. Contact your system administrator."
};
function sizeInWords(bytes) {
	if (bytes < 1024) return `${bytes} bytes`;
	const inMegabytes = bytes / 1024 ** 2;
	if (inMegabytes < 1) return `${Math.ceil(bytes / 1024)} KB`;
	return `${Number(inMegabytes.toFixed(1))} MB`;
}
var fileTooLarge = (maxBytes) => `This file is too large. It can be at most ${sizeInWords(maxBytes)}.`;
// server/src/platform/http/request-bodies.ts
var quote = 34;
var backslash = 92;
var codes = (letters) => new Set([...letters].map((letter) => letter.charCodeAt(0)));
var [separators, opening, closing] = [
	codes(",:[{"),
	codes("[{"),
	codes("]}")
];
function whyTooComplex(bytes, limits) {
	let parts = 0;
	let depth = 0;
	let isText = false;
	for (let at = 0; at < bytes.length; at += 1) {
		const byte = bytes[at];
		if (isText && byte === backslash) at += 1;
		else if (byte === quote) isText = !isText;
		if (isText) continue;
		if (separators.has(byte)) parts += 1;
		if (opening.has(byte)) depth += 1;
		else if (closing.has(byte)) depth -= 1;
		if (depth > limits.depth) return "depth";
		if (parts > limits.parts) return "parts";
	}
	return null;
}
var deepest = 40;
var mostParts = 2e4;
var utf8 = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
var token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;
var keyOf = (text) => text.includes("\\") ? JSON.parse(text) : text.slice(1, -1);
function checkStructure(text) {
	const keys = [];
	let lastText = null;
	for (const [found] of text.matchAll(token)) {
		if (found === "{" || found === "[") keys.push(found === "{" ? new Set() : null);
		else if (found === "}" || found === "]") keys.pop();
		else if (found === ":" && lastText !== null) {
			const key = keyOf(lastText);
			const seen = keys.at(-1);
			if (key === "__proto__" || key === "constructor") throw badRequest(`Unknown field "${key}".`);
			if (seen?.has(key)) throw badRequest(`The field "${key}" appears twice.`);
			seen?.add(key);
		}
		lastText = found.startsWith("\"") ? found : null;
	}
}
function checkParts(bytes) {
	const why = whyTooComplex(bytes, {
		depth: deepest,
		parts: mostParts
	});
	if (why === "depth") throw badRequest("The request body is nested too deeply.");
	if (why === "parts") throw badRequest("The request body has too many parts.");
}
function checkText(value) {
	if (typeof value === "string") {
		if (value.includes("\0") || !value.isWellFormed()) throw badRequest("Text must not contain NUL or invalid characters.");
	} else if (typeof value === "number") {
		if (!Number.isFinite(value)) throw badRequest("A number is too large.");
	} else if (value && typeof value === "object") for (const [key, inner] of Object.entries(value)) {
		checkText(key);
		checkText(inner);
	}
}
function parseJson(bytes) {
	if (bytes.length === 0) return void 0;
	checkParts(bytes);
	let value;
	let text;
	try {
		text = utf8.decode(bytes);
	} catch {
		throw badRequest("The request body is not valid UTF-8.");
	}
	try {
		value = JSON.parse(text);
	} catch {
		throw badRequest(refusals.notJson);
	}
	checkStructure(text);
	checkText(value);
	return value;
}
var smallBody = 16384;
function readJsonBodies(app) {
	const turn = fairQueue();
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("application/json", { parseAs: "buffer" }, async (request, body) => {
		if (body.length > smallBody) await turn(askerOf(request));
		return parseJson(body);
	});
}
var boundary = /^\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*$/i;
function boundaryOf(type = "") {
	const [declared = "", ...more] = type.split(";").filter((part) => /boundary/i.test(part));
	const [, , name] = boundary.exec(declared) ?? [];
	if (!name || more.length > 0) throw badRequest(uploadSentences.unreadable);
	return name;
}
function counterOf(mark) {
	const overlap = mark.length - 1;
	let tail = Buffer.alloc(0);
	const countIn = (bytes) => {
		let found = 0;
		for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) found += 1;
		return found;
	};
	return (piece) => {
		const seam = Buffer.concat([tail, piece.subarray(0, overlap)]);
		const found = countIn(seam) + countIn(piece);
		tail = Buffer.concat([tail, piece.subarray(-overlap)]).subarray(-overlap);
		return found;
	};
}
function boundedForm(raw, mostParts) {
	const count = counterOf(Buffer.from(`\r\n--${boundaryOf(raw.headers["content-type"])}`));
	let boundaries = 0;
	const form = new Transform({ transform(piece, _encoding, done) {
		boundaries += count(piece);
		if (boundaries > mostParts + 1) done(badRequest(uploadSentences.tooManyParts));
		else done(null, piece);
	} });
	raw.once("close", () => {
		if (!raw.readableEnded) form.destroy();
	});
	return Object.assign(raw.pipe(form), { headers: raw.headers });
}
var limits = {
	fields: 20,
	fieldSize: 1e4,
	fieldNameSize: 100,
	headerPairs: 20,
	headerSize: 8192
};
var room = limits.fields * limits.fieldSize + 65536;
function withUploads(http, routes) {
	http.register(async (scope) => {
		await scope.register(import_multipart.default);
		routes(scope);
	});
}
async function readUpload(request, rule) {
	checkForm(request, rule);
	const done = await takeTurn(request);
	try {
		return await readParts(request, rule);
	} catch (error) {
		throw asRefusal(error, rule);
	} finally {
		done();
	}
}
function checkForm(request, rule) {
	if (!request.isMultipart()) throw new HttpError(415, [uploadSentences.notMultipart]);
	if (Number(request.headers["content-length"] ?? 0) > rule.maxBytes + room) throw tooLarge(rule.maxBytes);
}
var mostFormParts = limits.fields + 1;
function partsOf(request, { maxBytes }) {
	const raw = { value: boundedForm(request.raw, mostFormParts) };
	return Object.create(request, { raw }).parts({ limits: {
		...limits,
		fileSize: maxBytes,
		files: 1,
		parts: mostFormParts
	} });
}
var turnOf = fewAtOnce({
	atOnce: 4,
	mostWaiting: 20
});
async function takeTurn(request) {
	const done = await turnOf(askerOf(request));
	if (!done) throw tooMany(2, uploadSentences.tooManyAtOnce);
	if (!request.raw.destroyed) return done;
	done();
	throw badRequest(uploadSentences.unreadable);
}
function isFilePart(part, body) {
	if (part.fieldname.length > limits.fieldNameSize) throw badRequest(uploadSentences.fieldTooLong);
	checkText(part.fieldname);
	if (part.type === "file") {
		if (part.fieldname !== "file") throw badRequest(uploadSentences.wrongName);
		return true;
	}
	if (part.valueTruncated) throw badRequest(uploadSentences.fieldTooLong);
	if (Object.hasOwn(body, part.fieldname)) throw badRequest(`The field "${part.fieldname}" appears twice.`);
	checkText(part.value);
	body[part.fieldname] = part.value;
	return false;
}
async function readParts(request, rule) {
	const body = {};
	let file = null;
	for await (const part of partsOf(request, rule)) if (isFilePart(part, body)) file = {
		bytes: await part.toBuffer(),
		name: cleanName(part.filename),
		type: part.mimetype
	};
	if (!file) throw badRequest(uploadSentences.noFile);
	return {
		file,
		body
	};
}
async function openUpload(request, reply, rule) {
	checkForm(request, rule);
	reply.raw.once("close", await takeTurn(request));
	const body = {};
	try {
		for await (const part of partsOf(request, rule)) {
			if (!isFilePart(part, body)) continue;
			const { file, filename, mimetype } = part;
			const pieces = piecesOf(file, rule);
			return {
				file: {
					name: cleanName(filename),
					type: mimetype,
					pieces,
					drain: () => file.resume()
				},
				body
			};
		}
	} catch (error) {
		throw asRefusal(error, rule);
	}
	throw badRequest(uploadSentences.noFile);
}
async function* piecesOf(file, rule) {
	try {
		for await (const bytes of file) yield bytes;
	} catch (error) {
		throw asRefusal(error, rule);
	}
	if (file.truncated) throw tooLarge(rule.maxBytes);
}
var tooLarge = (maxBytes) => new HttpError(413, [fileTooLarge(maxBytes)]);
var sentenceOf = {
	FST_FILES_LIMIT: uploadSentences.oneFile,
	FST_FIELDS_LIMIT: uploadSentences.tooManyParts,
	FST_PARTS_LIMIT: uploadSentences.tooManyParts
};
function asRefusal(error, rule) {
	if (error instanceof HttpError) return error;
	const code = error?.code ?? "";
	if (code === "FST_REQ_FILE_TOO_LARGE") return tooLarge(rule.maxBytes);
	return badRequest(sentenceOf[code] ?? uploadSentences.unreadable);
}
function cleanName(name) {
	return ((name ?? "").toWellFormed().split(/[/\\]/).at(-1) ?? "").replace(/[\p{Cc}\p{Cf}"<>|:*?]+/gu, " ").replace(/\s+/g, " ").trim().slice(0, 120);
}
// shared/src/email/audiences/audience.messages.ts
var audienceMessages = {
	added: "Audience added.",
	updated: "Audience updated.",
	deleted: "Audience deleted.",
	restored: "Audience restored.",
	subscriberAdded: "Subscriber added.",
	unsubscribed: "Subscriber unsubscribed.",
	cleaned: "Subscriber marked as bounced.",
	subscribedAgain: "Subscriber resubscribed.",
	movedOn: "This subscriber has changed since you loaded the list. Reload the list.",
	sameStatus: "This subscriber already has this status.",
	reasonNeeded: "Add the reason for resubscribing this person.",
	reasonOfLink: "Unsubscribe link in an email",
	gone: "This audience was deleted.",
	countingFailed: "The setting couldn\u2019t be saved.",
	changedByOther: (name) => `${name} changed this audience after you opened it, so your change wasn\u2019t saved. The current settings are shown.`,
	counting: "Opens and clicks of each email are counted without recording who, unless per-subscriber tracking is on. Turning a switch on applies to emails sent from then on; turning it off also stops counting for earlier emails.",
	forget: "Delete who opened and clicked?",
	forgetDetail: "This can\u2019t be undone. If you turn tracking on again, segments by opens or clicks and resends to non-openers start with no data.",
	forgetLabel: "Delete data",
	remembering: "Per-subscriber tracking records for one year who opened and clicked emails sent from now on. Segments by opens or clicks and resends to non-openers need it. Turning it off deletes these records at once. Mention it in your privacy policy."
};
function whyAudienceDeleteBlocked(use) {
	const [first] = use.usedBy;
	if (first && use.usedBy.length === 1) return `The email template '${first.description}' sends to this audience. Choose another audience there first.`;
	if (first) return `${use.usedBy.length} email templates send to this audience. Choose another audience there first.`;
	if (use.mailings > 0) return "An email to this audience is scheduled or being sent. Delete the audience after it has been sent.";
	return null;
}
export { openUpload as a, readUpload as c, fileSentences as d, uploadSentences as f, cleanName as i, whyTooComplex as l, require_deepmerge as m, whyAudienceDeleteBlocked as n, parseJson as o, require_secure_json_parse as p, checkText as r, readJsonBodies as s, audienceMessages as t, withUploads as u };
