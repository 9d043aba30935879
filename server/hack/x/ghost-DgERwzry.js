import { A as number, F as string, L as union, S as boolean, j as object } from "./schemas-Jv2eCdm5.js";
import { a as reachItem } from "./file-reader-ASNAKLGh.js";
import { a as FeedRefused, n as readEntry } from "./feed-3SRot1zr.js";
import { a as plainText, o as tooTangled, t as cleanHtml } from "./feed-html-DOYza_wd.js";
import { c as markupOf, i as htmlBounds, l as trusted, r as html, u as embedOf } from "./html-DHytTU_b.js";
import { c as newsItemLimits } from "./news-item-form-BcFxdGLH.js";
import { n as leftOut, t as asImported } from "./imported-post-B67k-dVT.js";
import { t as creditIn } from "./post-pictures-AeFtBmt0.js";
// node_modules/@streamparser/json/dist/mjs/utils/bufferedString.js
var NonBufferedString = class {
	constructor() {
		this.decoder = new TextDecoder("utf-8", { fatal: true });
		this.pending = [];
		this.string = "";
		this.byteLength = 0;
	}
	appendChar(char) {
		this.pending.push(String.fromCharCode(char));
		this.byteLength += 1;
	}
	appendBuf(buf, start = 0, end = buf.length) {
		this.pending.push(this.decoder.decode(buf.subarray(start, end)));
		this.byteLength += end - start;
	}
	appendCharCode(code) {
		this.pending.push(String.fromCharCode(code));
	}
	reset() {
		this.pending = [];
		this.string = "";
		this.byteLength = 0;
	}
	toString() {
		if (this.pending.length > 0) {
			this.string += this.pending.join("");
			this.pending = [];
		}
		return this.string;
	}
};
var BufferedString = class {
	constructor(bufferSize) {
		this.decoder = new TextDecoder("utf-8", { fatal: true });
		this.bufferOffset = 0;
		this.string = "";
		this.byteLength = 0;
		this.buffer = new Uint8Array(bufferSize);
	}
	appendChar(char) {
		if (this.bufferOffset >= this.buffer.length) this.flushStringBuffer();
		this.buffer[this.bufferOffset++] = char;
		this.byteLength += 1;
	}
	appendBuf(buf, start = 0, end = buf.length) {
		const size = end - start;
		if (this.bufferOffset + size > this.buffer.length) this.flushStringBuffer();
		if (size > this.buffer.length) {
			this.string += this.decoder.decode(buf.subarray(start, end));
			this.byteLength += size;
			return;
		}
		this.buffer.set(buf.subarray(start, end), this.bufferOffset);
		this.bufferOffset += size;
		this.byteLength += size;
	}
	appendCharCode(code) {
		this.flushStringBuffer();
		this.string += String.fromCharCode(code);
	}
	flushStringBuffer() {
		this.string += this.decoder.decode(this.buffer.subarray(0, this.bufferOffset));
		this.bufferOffset = 0;
	}
	reset() {
		this.string = "";
		this.bufferOffset = 0;
		this.byteLength = 0;
	}
	toString() {
		this.flushStringBuffer();
		return this.string;
	}
};
// node_modules/@streamparser/json/dist/mjs/utils/types/tokenType.js
var TokenType;
(function(TokenType) {
	TokenType[TokenType["LEFT_BRACE"] = 0] = "LEFT_BRACE";
	TokenType[TokenType["RIGHT_BRACE"] = 1] = "RIGHT_BRACE";
	TokenType[TokenType["LEFT_BRACKET"] = 2] = "LEFT_BRACKET";
	TokenType[TokenType["RIGHT_BRACKET"] = 3] = "RIGHT_BRACKET";
	TokenType[TokenType["COLON"] = 4] = "COLON";
	TokenType[TokenType["COMMA"] = 5] = "COMMA";
	TokenType[TokenType["TRUE"] = 6] = "TRUE";
	TokenType[TokenType["FALSE"] = 7] = "FALSE";
	TokenType[TokenType["NULL"] = 8] = "NULL";
	TokenType[TokenType["STRING"] = 9] = "STRING";
	TokenType[TokenType["NUMBER"] = 10] = "NUMBER";
	TokenType[TokenType["SEPARATOR"] = 11] = "SEPARATOR";
})(TokenType || (TokenType = {}));
var tokenType_default = TokenType;
// node_modules/@streamparser/json/dist/mjs/utils/utf-8.js
var charset;
(function(charset) {
	charset[charset["BACKSPACE"] = 8] = "BACKSPACE";
	charset[charset["FORM_FEED"] = 12] = "FORM_FEED";
	charset[charset["NEWLINE"] = 10] = "NEWLINE";
	charset[charset["CARRIAGE_RETURN"] = 13] = "CARRIAGE_RETURN";
	charset[charset["TAB"] = 9] = "TAB";
	charset[charset["SPACE"] = 32] = "SPACE";
	charset[charset["EXCLAMATION_MARK"] = 33] = "EXCLAMATION_MARK";
	charset[charset["QUOTATION_MARK"] = 34] = "QUOTATION_MARK";
	charset[charset["NUMBER_SIGN"] = 35] = "NUMBER_SIGN";
	charset[charset["DOLLAR_SIGN"] = 36] = "DOLLAR_SIGN";
	charset[charset["PERCENT_SIGN"] = 37] = "PERCENT_SIGN";
	charset[charset["AMPERSAND"] = 38] = "AMPERSAND";
	charset[charset["APOSTROPHE"] = 39] = "APOSTROPHE";
	charset[charset["LEFT_PARENTHESIS"] = 40] = "LEFT_PARENTHESIS";
	charset[charset["RIGHT_PARENTHESIS"] = 41] = "RIGHT_PARENTHESIS";
	charset[charset["ASTERISK"] = 42] = "ASTERISK";
	charset[charset["PLUS_SIGN"] = 43] = "PLUS_SIGN";
	charset[charset["COMMA"] = 44] = "COMMA";
	charset[charset["HYPHEN_MINUS"] = 45] = "HYPHEN_MINUS";
	charset[charset["FULL_STOP"] = 46] = "FULL_STOP";
	charset[charset["SOLIDUS"] = 47] = "SOLIDUS";
	charset[charset["DIGIT_ZERO"] = 48] = "DIGIT_ZERO";
	charset[charset["DIGIT_ONE"] = 49] = "DIGIT_ONE";
	charset[charset["DIGIT_TWO"] = 50] = "DIGIT_TWO";
	charset[charset["DIGIT_THREE"] = 51] = "DIGIT_THREE";
	charset[charset["DIGIT_FOUR"] = 52] = "DIGIT_FOUR";
	charset[charset["DIGIT_FIVE"] = 53] = "DIGIT_FIVE";
	charset[charset["DIGIT_SIX"] = 54] = "DIGIT_SIX";
	charset[charset["DIGIT_SEVEN"] = 55] = "DIGIT_SEVEN";
	charset[charset["DIGIT_EIGHT"] = 56] = "DIGIT_EIGHT";
	charset[charset["DIGIT_NINE"] = 57] = "DIGIT_NINE";
	charset[charset["COLON"] = 58] = "COLON";
	charset[charset["SEMICOLON"] = 59] = "SEMICOLON";
	charset[charset["LESS_THAN_SIGN"] = 60] = "LESS_THAN_SIGN";
	charset[charset["EQUALS_SIGN"] = 61] = "EQUALS_SIGN";
	charset[charset["GREATER_THAN_SIGN"] = 62] = "GREATER_THAN_SIGN";
	charset[charset["QUESTION_MARK"] = 63] = "QUESTION_MARK";
	charset[charset["COMMERCIAL_AT"] = 64] = "COMMERCIAL_AT";
	charset[charset["LATIN_CAPITAL_LETTER_A"] = 65] = "LATIN_CAPITAL_LETTER_A";
	charset[charset["LATIN_CAPITAL_LETTER_B"] = 66] = "LATIN_CAPITAL_LETTER_B";
	charset[charset["LATIN_CAPITAL_LETTER_C"] = 67] = "LATIN_CAPITAL_LETTER_C";
	charset[charset["LATIN_CAPITAL_LETTER_D"] = 68] = "LATIN_CAPITAL_LETTER_D";
	charset[charset["LATIN_CAPITAL_LETTER_E"] = 69] = "LATIN_CAPITAL_LETTER_E";
	charset[charset["LATIN_CAPITAL_LETTER_F"] = 70] = "LATIN_CAPITAL_LETTER_F";
	charset[charset["LATIN_CAPITAL_LETTER_G"] = 71] = "LATIN_CAPITAL_LETTER_G";
	charset[charset["LATIN_CAPITAL_LETTER_H"] = 72] = "LATIN_CAPITAL_LETTER_H";
	charset[charset["LATIN_CAPITAL_LETTER_I"] = 73] = "LATIN_CAPITAL_LETTER_I";
	charset[charset["LATIN_CAPITAL_LETTER_J"] = 74] = "LATIN_CAPITAL_LETTER_J";
	charset[charset["LATIN_CAPITAL_LETTER_K"] = 75] = "LATIN_CAPITAL_LETTER_K";
	charset[charset["LATIN_CAPITAL_LETTER_L"] = 76] = "LATIN_CAPITAL_LETTER_L";
	charset[charset["LATIN_CAPITAL_LETTER_M"] = 77] = "LATIN_CAPITAL_LETTER_M";
	charset[charset["LATIN_CAPITAL_LETTER_N"] = 78] = "LATIN_CAPITAL_LETTER_N";
	charset[charset["LATIN_CAPITAL_LETTER_O"] = 79] = "LATIN_CAPITAL_LETTER_O";
	charset[charset["LATIN_CAPITAL_LETTER_P"] = 80] = "LATIN_CAPITAL_LETTER_P";
	charset[charset["LATIN_CAPITAL_LETTER_Q"] = 81] = "LATIN_CAPITAL_LETTER_Q";
	charset[charset["LATIN_CAPITAL_LETTER_R"] = 82] = "LATIN_CAPITAL_LETTER_R";
	charset[charset["LATIN_CAPITAL_LETTER_S"] = 83] = "LATIN_CAPITAL_LETTER_S";
	charset[charset["LATIN_CAPITAL_LETTER_T"] = 84] = "LATIN_CAPITAL_LETTER_T";
	charset[charset["LATIN_CAPITAL_LETTER_U"] = 85] = "LATIN_CAPITAL_LETTER_U";
	charset[charset["LATIN_CAPITAL_LETTER_V"] = 86] = "LATIN_CAPITAL_LETTER_V";
	charset[charset["LATIN_CAPITAL_LETTER_W"] = 87] = "LATIN_CAPITAL_LETTER_W";
	charset[charset["LATIN_CAPITAL_LETTER_X"] = 88] = "LATIN_CAPITAL_LETTER_X";
	charset[charset["LATIN_CAPITAL_LETTER_Y"] = 89] = "LATIN_CAPITAL_LETTER_Y";
	charset[charset["LATIN_CAPITAL_LETTER_Z"] = 90] = "LATIN_CAPITAL_LETTER_Z";
	charset[charset["LEFT_SQUARE_BRACKET"] = 91] = "LEFT_SQUARE_BRACKET";
	charset[charset["REVERSE_SOLIDUS"] = 92] = "REVERSE_SOLIDUS";
	charset[charset["RIGHT_SQUARE_BRACKET"] = 93] = "RIGHT_SQUARE_BRACKET";
	charset[charset["CIRCUMFLEX_ACCENT"] = 94] = "CIRCUMFLEX_ACCENT";
	charset[charset["LOW_LINE"] = 95] = "LOW_LINE";
	charset[charset["GRAVE_ACCENT"] = 96] = "GRAVE_ACCENT";
	charset[charset["LATIN_SMALL_LETTER_A"] = 97] = "LATIN_SMALL_LETTER_A";
	charset[charset["LATIN_SMALL_LETTER_B"] = 98] = "LATIN_SMALL_LETTER_B";
	charset[charset["LATIN_SMALL_LETTER_C"] = 99] = "LATIN_SMALL_LETTER_C";
	charset[charset["LATIN_SMALL_LETTER_D"] = 100] = "LATIN_SMALL_LETTER_D";
	charset[charset["LATIN_SMALL_LETTER_E"] = 101] = "LATIN_SMALL_LETTER_E";
	charset[charset["LATIN_SMALL_LETTER_F"] = 102] = "LATIN_SMALL_LETTER_F";
	charset[charset["LATIN_SMALL_LETTER_G"] = 103] = "LATIN_SMALL_LETTER_G";
	charset[charset["LATIN_SMALL_LETTER_H"] = 104] = "LATIN_SMALL_LETTER_H";
	charset[charset["LATIN_SMALL_LETTER_I"] = 105] = "LATIN_SMALL_LETTER_I";
	charset[charset["LATIN_SMALL_LETTER_J"] = 106] = "LATIN_SMALL_LETTER_J";
	charset[charset["LATIN_SMALL_LETTER_K"] = 107] = "LATIN_SMALL_LETTER_K";
	charset[charset["LATIN_SMALL_LETTER_L"] = 108] = "LATIN_SMALL_LETTER_L";
	charset[charset["LATIN_SMALL_LETTER_M"] = 109] = "LATIN_SMALL_LETTER_M";
	charset[charset["LATIN_SMALL_LETTER_N"] = 110] = "LATIN_SMALL_LETTER_N";
	charset[charset["LATIN_SMALL_LETTER_O"] = 111] = "LATIN_SMALL_LETTER_O";
	charset[charset["LATIN_SMALL_LETTER_P"] = 112] = "LATIN_SMALL_LETTER_P";
	charset[charset["LATIN_SMALL_LETTER_Q"] = 113] = "LATIN_SMALL_LETTER_Q";
	charset[charset["LATIN_SMALL_LETTER_R"] = 114] = "LATIN_SMALL_LETTER_R";
	charset[charset["LATIN_SMALL_LETTER_S"] = 115] = "LATIN_SMALL_LETTER_S";
	charset[charset["LATIN_SMALL_LETTER_T"] = 116] = "LATIN_SMALL_LETTER_T";
	charset[charset["LATIN_SMALL_LETTER_U"] = 117] = "LATIN_SMALL_LETTER_U";
	charset[charset["LATIN_SMALL_LETTER_V"] = 118] = "LATIN_SMALL_LETTER_V";
	charset[charset["LATIN_SMALL_LETTER_W"] = 119] = "LATIN_SMALL_LETTER_W";
	charset[charset["LATIN_SMALL_LETTER_X"] = 120] = "LATIN_SMALL_LETTER_X";
	charset[charset["LATIN_SMALL_LETTER_Y"] = 121] = "LATIN_SMALL_LETTER_Y";
	charset[charset["LATIN_SMALL_LETTER_Z"] = 122] = "LATIN_SMALL_LETTER_Z";
	charset[charset["LEFT_CURLY_BRACKET"] = 123] = "LEFT_CURLY_BRACKET";
	charset[charset["VERTICAL_LINE"] = 124] = "VERTICAL_LINE";
	charset[charset["RIGHT_CURLY_BRACKET"] = 125] = "RIGHT_CURLY_BRACKET";
	charset[charset["TILDE"] = 126] = "TILDE";
})(charset || (charset = {}));
var escapedSequences = {
	[34]: 34,
	[92]: 92,
	[47]: 47,
	[98]: 8,
	[102]: 12,
	[110]: 10,
	[114]: 13,
	[116]: 9
};
// node_modules/@streamparser/json/dist/mjs/tokenizer.js
var TokenizerStates;
(function(TokenizerStates) {
	TokenizerStates[TokenizerStates["START"] = 0] = "START";
	TokenizerStates[TokenizerStates["ENDED"] = 1] = "ENDED";
	TokenizerStates[TokenizerStates["ERROR"] = 2] = "ERROR";
	TokenizerStates[TokenizerStates["TRUE1"] = 3] = "TRUE1";
	TokenizerStates[TokenizerStates["TRUE2"] = 4] = "TRUE2";
	TokenizerStates[TokenizerStates["TRUE3"] = 5] = "TRUE3";
	TokenizerStates[TokenizerStates["FALSE1"] = 6] = "FALSE1";
	TokenizerStates[TokenizerStates["FALSE2"] = 7] = "FALSE2";
	TokenizerStates[TokenizerStates["FALSE3"] = 8] = "FALSE3";
	TokenizerStates[TokenizerStates["FALSE4"] = 9] = "FALSE4";
	TokenizerStates[TokenizerStates["NULL1"] = 10] = "NULL1";
	TokenizerStates[TokenizerStates["NULL2"] = 11] = "NULL2";
	TokenizerStates[TokenizerStates["NULL3"] = 12] = "NULL3";
	TokenizerStates[TokenizerStates["STRING_DEFAULT"] = 13] = "STRING_DEFAULT";
	TokenizerStates[TokenizerStates["STRING_AFTER_BACKSLASH"] = 14] = "STRING_AFTER_BACKSLASH";
	TokenizerStates[TokenizerStates["STRING_UNICODE_DIGIT_1"] = 15] = "STRING_UNICODE_DIGIT_1";
	TokenizerStates[TokenizerStates["STRING_UNICODE_DIGIT_2"] = 16] = "STRING_UNICODE_DIGIT_2";
	TokenizerStates[TokenizerStates["STRING_UNICODE_DIGIT_3"] = 17] = "STRING_UNICODE_DIGIT_3";
	TokenizerStates[TokenizerStates["STRING_UNICODE_DIGIT_4"] = 18] = "STRING_UNICODE_DIGIT_4";
	TokenizerStates[TokenizerStates["STRING_INCOMPLETE_CHAR"] = 19] = "STRING_INCOMPLETE_CHAR";
	TokenizerStates[TokenizerStates["NUMBER_AFTER_INITIAL_MINUS"] = 20] = "NUMBER_AFTER_INITIAL_MINUS";
	TokenizerStates[TokenizerStates["NUMBER_AFTER_INITIAL_ZERO"] = 21] = "NUMBER_AFTER_INITIAL_ZERO";
	TokenizerStates[TokenizerStates["NUMBER_AFTER_INITIAL_NON_ZERO"] = 22] = "NUMBER_AFTER_INITIAL_NON_ZERO";
	TokenizerStates[TokenizerStates["NUMBER_AFTER_FULL_STOP"] = 23] = "NUMBER_AFTER_FULL_STOP";
	TokenizerStates[TokenizerStates["NUMBER_AFTER_DECIMAL"] = 24] = "NUMBER_AFTER_DECIMAL";
	TokenizerStates[TokenizerStates["NUMBER_AFTER_E"] = 25] = "NUMBER_AFTER_E";
	TokenizerStates[TokenizerStates["NUMBER_AFTER_E_AND_SIGN"] = 26] = "NUMBER_AFTER_E_AND_SIGN";
	TokenizerStates[TokenizerStates["NUMBER_AFTER_E_AND_DIGIT"] = 27] = "NUMBER_AFTER_E_AND_DIGIT";
	TokenizerStates[TokenizerStates["SEPARATOR"] = 28] = "SEPARATOR";
	TokenizerStates[TokenizerStates["BOM_OR_START"] = 29] = "BOM_OR_START";
	TokenizerStates[TokenizerStates["BOM"] = 30] = "BOM";
})(TokenizerStates || (TokenizerStates = {}));
function TokenizerStateToString(tokenizerState) {
	return [
		"START",
		"ENDED",
		"ERROR",
		"TRUE1",
		"TRUE2",
		"TRUE3",
		"FALSE1",
		"FALSE2",
		"FALSE3",
		"FALSE4",
		"NULL1",
		"NULL2",
		"NULL3",
		"STRING_DEFAULT",
		"STRING_AFTER_BACKSLASH",
		"STRING_UNICODE_DIGIT_1",
		"STRING_UNICODE_DIGIT_2",
		"STRING_UNICODE_DIGIT_3",
		"STRING_UNICODE_DIGIT_4",
		"STRING_INCOMPLETE_CHAR",
		"NUMBER_AFTER_INITIAL_MINUS",
		"NUMBER_AFTER_INITIAL_ZERO",
		"NUMBER_AFTER_INITIAL_NON_ZERO",
		"NUMBER_AFTER_FULL_STOP",
		"NUMBER_AFTER_DECIMAL",
		"NUMBER_AFTER_E",
		"NUMBER_AFTER_E_AND_SIGN",
		"NUMBER_AFTER_E_AND_DIGIT",
		"SEPARATOR",
		"BOM_OR_START",
		"BOM"
	][tokenizerState];
}
var defaultOpts$1 = {
	stringBufferSize: 0,
	numberBufferSize: 0,
	separator: void 0,
	emitPartialTokens: false
};
var TokenizerError = class TokenizerError extends Error {
	constructor(message) {
		super(message);
		Object.setPrototypeOf(this, TokenizerError.prototype);
	}
};
function validateBufferSize(name, size) {
	if (size === void 0) return;
	if (!Number.isInteger(size) || size < 0) throw new TokenizerError(`Invalid "${name}": ${size}. Expected a non-negative integer.`);
}
function utf8SequenceLength(leadByte) {
	if (leadByte >= 194 && leadByte <= 223) return 2;
	if (leadByte <= 239) return 3;
	return 4;
}
function multiByteRunEnd(buffer, start) {
	let j = start;
	while (j < buffer.length && buffer[j] >= 128) {
		const seqLength = utf8SequenceLength(buffer[j]);
		if (j + seqLength > buffer.length) break;
		j += seqLength;
	}
	return j;
}
var Tokenizer = class {
	constructor(opts) {
		this.state = 29;
		this.bomIndex = 0;
		this.separatorIndex = 0;
		this.escapedCharsByteLength = 0;
		this.bytes_remaining = 0;
		this.bytes_in_sequence = 0;
		this.char_split_buffer = new Uint8Array(4);
		this.encoder = new TextEncoder();
		this.offset = -1;
		this.streamByteLength = 0;
		opts = Object.assign(Object.assign({}, defaultOpts$1), opts);
		validateBufferSize("stringBufferSize", opts.stringBufferSize);
		validateBufferSize("numberBufferSize", opts.numberBufferSize);
		this.emitPartialTokens = opts.emitPartialTokens === true;
		this.bufferedString = opts.stringBufferSize && opts.stringBufferSize > 4 ? new BufferedString(opts.stringBufferSize) : new NonBufferedString();
		this.bufferedNumber = opts.numberBufferSize && opts.numberBufferSize > 0 ? new BufferedString(opts.numberBufferSize) : new NonBufferedString();
		this.separator = opts.separator;
		this.separatorBytes = opts.separator ? this.encoder.encode(opts.separator) : void 0;
	}
	get isEnded() {
		return this.state === 1;
	}
	appendUnicodeCodeUnit(intVal) {
		if (this.highSurrogate !== void 0) {
			if (intVal >= 56320 && intVal <= 57343) {
				const unicodeString = String.fromCharCode(this.highSurrogate, intVal);
				const unicodeBuffer = this.encoder.encode(unicodeString);
				this.bufferedString.appendBuf(unicodeBuffer);
				this.escapedCharsByteLength += 6 - unicodeBuffer.byteLength;
				this.highSurrogate = void 0;
				return;
			}
			this.flushPendingHighSurrogate();
		}
		if (intVal >= 55296 && intVal <= 56319) {
			this.highSurrogate = intVal;
			this.escapedCharsByteLength += 6;
			return;
		}
		if (intVal >= 56320 && intVal <= 57343) {
			this.bufferedString.appendCharCode(intVal);
			this.escapedCharsByteLength += 6;
			return;
		}
		const unicodeString = String.fromCharCode(intVal);
		const unicodeBuffer = this.encoder.encode(unicodeString);
		this.bufferedString.appendBuf(unicodeBuffer);
		this.escapedCharsByteLength += 6 - unicodeBuffer.byteLength;
	}
	flushPendingHighSurrogate() {
		if (this.highSurrogate !== void 0) {
			this.bufferedString.appendCharCode(this.highSurrogate);
			this.highSurrogate = void 0;
		}
	}
	startIncompleteChar(buffer, start) {
		this.bytes_in_sequence = utf8SequenceLength(buffer[start]);
		this.bytes_remaining = start + this.bytes_in_sequence - buffer.length;
		this.char_split_buffer.set(buffer.subarray(start));
		this.state = 19;
	}
	write(input) {
		try {
			let buffer;
			if (input instanceof Uint8Array) buffer = input;
			else if (typeof input === "string") {
				if (this.pendingStringSurrogate !== void 0) {
					input = this.pendingStringSurrogate + input;
					this.pendingStringSurrogate = void 0;
				}
				const lastCharCode = input.charCodeAt(input.length - 1);
				if (lastCharCode >= 55296 && lastCharCode <= 56319) {
					this.pendingStringSurrogate = input[input.length - 1];
					input = input.slice(0, -1);
				}
				buffer = this.encoder.encode(input);
			} else if (ArrayBuffer.isView(input)) buffer = new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
			else if (input !== null && typeof input === "object" && typeof input[Symbol.iterator] === "function") buffer = Uint8Array.from(input);
			else throw new TypeError("Unexpected type. The `write` function only accepts Iterables (e.g. Arrays, Sets, Generators), TypedArrays and Strings.");
			for (let i = 0; i < buffer.length; i += 1) {
				const n = buffer[i];
				switch (this.state) {
					case 29:
						if (n === 239) {
							this.bom = [
								239,
								187,
								191
							];
							this.bomIndex += 1;
							this.state = 30;
							continue;
						}
						if (input instanceof Uint16Array) {
							if (n === 254) {
								this.bom = [254, 255];
								this.bomIndex += 1;
								this.state = 30;
								continue;
							}
							if (n === 255) {
								this.bom = [255, 254];
								this.bomIndex += 1;
								this.state = 30;
								continue;
							}
						}
						if (input instanceof Uint32Array) {
							if (n === 0) {
								this.bom = [
									0,
									0,
									254,
									255
								];
								this.bomIndex += 1;
								this.state = 30;
								continue;
							}
							if (n === 255) {
								this.bom = [
									255,
									254,
									0,
									0
								];
								this.bomIndex += 1;
								this.state = 30;
								continue;
							}
						}
					case 0:
						this.offset += 1;
						if (this.separatorBytes && n === this.separatorBytes[0]) {
							if (this.separatorBytes.length === 1) {
								this.state = 0;
								this.onToken({
									token: tokenType_default.SEPARATOR,
									value: this.separator,
									offset: this.offset + this.separatorBytes.length - 1
								});
								continue;
							}
							this.state = 28;
							continue;
						}
						if (n === 32 || n === 10 || n === 13 || n === 9) continue;
						if (n === 123) {
							this.onToken({
								token: tokenType_default.LEFT_BRACE,
								value: "{",
								offset: this.offset
							});
							continue;
						}
						if (n === 125) {
							this.onToken({
								token: tokenType_default.RIGHT_BRACE,
								value: "}",
								offset: this.offset
							});
							continue;
						}
						if (n === 91) {
							this.onToken({
								token: tokenType_default.LEFT_BRACKET,
								value: "[",
								offset: this.offset
							});
							continue;
						}
						if (n === 93) {
							this.onToken({
								token: tokenType_default.RIGHT_BRACKET,
								value: "]",
								offset: this.offset
							});
							continue;
						}
						if (n === 58) {
							this.onToken({
								token: tokenType_default.COLON,
								value: ":",
								offset: this.offset
							});
							continue;
						}
						if (n === 44) {
							this.onToken({
								token: tokenType_default.COMMA,
								value: ",",
								offset: this.offset
							});
							continue;
						}
						if (n === 116) {
							this.state = 3;
							continue;
						}
						if (n === 102) {
							this.state = 6;
							continue;
						}
						if (n === 110) {
							this.state = 10;
							continue;
						}
						if (n === 34) {
							this.bufferedString.reset();
							this.escapedCharsByteLength = 0;
							this.state = 13;
							continue;
						}
						if (n >= 49 && n <= 57) {
							this.bufferedNumber.reset();
							this.bufferedNumber.appendChar(n);
							this.state = 22;
							continue;
						}
						if (n === 48) {
							this.bufferedNumber.reset();
							this.bufferedNumber.appendChar(n);
							this.state = 21;
							continue;
						}
						if (n === 45) {
							this.bufferedNumber.reset();
							this.bufferedNumber.appendChar(n);
							this.state = 20;
							continue;
						}
						break;
					case 13:
						if (n === 34) {
							this.flushPendingHighSurrogate();
							const string = this.bufferedString.toString();
							this.state = 0;
							this.onToken({
								token: tokenType_default.STRING,
								value: string,
								offset: this.offset
							});
							this.offset += this.escapedCharsByteLength + this.bufferedString.byteLength + 1;
							continue;
						}
						if (n === 92) {
							this.state = 14;
							continue;
						}
						if (n >= 128) {
							this.flushPendingHighSurrogate();
							const runEnd = multiByteRunEnd(buffer, i);
							if (runEnd > i) {
								this.bufferedString.appendBuf(buffer, i, runEnd);
								i = runEnd - 1;
							}
							if (runEnd < buffer.length && buffer[runEnd] >= 128) {
								this.startIncompleteChar(buffer, runEnd);
								i = buffer.length - 1;
							}
							continue;
						}
						if (n >= 32) {
							this.flushPendingHighSurrogate();
							let j = i;
							while (j < buffer.length) {
								const b = buffer[j];
								if (b < 32 || b >= 128 || b === 34 || b === 92) break;
								j += 1;
							}
							if (j - i >= 16) this.bufferedString.appendBuf(buffer, i, j);
							else for (let k = i; k < j; k += 1) this.bufferedString.appendChar(buffer[k]);
							i = j - 1;
							continue;
						}
						break;
					case 19: {
						const available = Math.min(this.bytes_remaining, buffer.length - i);
						this.char_split_buffer.set(buffer.subarray(i, i + available), this.bytes_in_sequence - this.bytes_remaining);
						this.bytes_remaining -= available;
						if (this.bytes_remaining > 0) {
							i = buffer.length - 1;
							continue;
						}
						this.bufferedString.appendBuf(this.char_split_buffer, 0, this.bytes_in_sequence);
						i += available - 1;
						this.state = 13;
						continue;
					}
					case 14: {
						const controlChar = escapedSequences[n];
						if (controlChar) {
							this.flushPendingHighSurrogate();
							this.bufferedString.appendChar(controlChar);
							this.escapedCharsByteLength += 1;
							this.state = 13;
							continue;
						}
						if (n === 117) {
							this.unicode = "";
							this.state = 15;
							continue;
						}
						break;
					}
					case 15:
					case 16:
					case 17:
						if (n >= 48 && n <= 57 || n >= 65 && n <= 70 || n >= 97 && n <= 102) {
							this.unicode += String.fromCharCode(n);
							this.state += 1;
							continue;
						}
						break;
					case 18:
						if (n >= 48 && n <= 57 || n >= 65 && n <= 70 || n >= 97 && n <= 102) {
							const intVal = parseInt(this.unicode + String.fromCharCode(n), 16);
							this.appendUnicodeCodeUnit(intVal);
							this.state = 13;
							continue;
						}
						break;
					case 20:
						if (n === 48) {
							this.bufferedNumber.appendChar(n);
							this.state = 21;
							continue;
						}
						if (n >= 49 && n <= 57) {
							this.bufferedNumber.appendChar(n);
							this.state = 22;
							continue;
						}
						break;
					case 21:
						if (n === 46) {
							this.bufferedNumber.appendChar(n);
							this.state = 23;
							continue;
						}
						if (n === 101 || n === 69) {
							this.bufferedNumber.appendChar(n);
							this.state = 25;
							continue;
						}
						i -= 1;
						this.state = 0;
						this.emitNumber();
						continue;
					case 22:
						if (n >= 48 && n <= 57) {
							this.bufferedNumber.appendChar(n);
							continue;
						}
						if (n === 46) {
							this.bufferedNumber.appendChar(n);
							this.state = 23;
							continue;
						}
						if (n === 101 || n === 69) {
							this.bufferedNumber.appendChar(n);
							this.state = 25;
							continue;
						}
						i -= 1;
						this.state = 0;
						this.emitNumber();
						continue;
					case 23:
						if (n >= 48 && n <= 57) {
							this.bufferedNumber.appendChar(n);
							this.state = 24;
							continue;
						}
						break;
					case 24:
						if (n >= 48 && n <= 57) {
							this.bufferedNumber.appendChar(n);
							continue;
						}
						if (n === 101 || n === 69) {
							this.bufferedNumber.appendChar(n);
							this.state = 25;
							continue;
						}
						i -= 1;
						this.state = 0;
						this.emitNumber();
						continue;
					case 25: if (n === 43 || n === 45) {
						this.bufferedNumber.appendChar(n);
						this.state = 26;
						continue;
					}
					case 26:
						if (n >= 48 && n <= 57) {
							this.bufferedNumber.appendChar(n);
							this.state = 27;
							continue;
						}
						break;
					case 27:
						if (n >= 48 && n <= 57) {
							this.bufferedNumber.appendChar(n);
							continue;
						}
						i -= 1;
						this.state = 0;
						this.emitNumber();
						continue;
					case 3:
						if (n === 114) {
							this.state = 4;
							continue;
						}
						break;
					case 4:
						if (n === 117) {
							this.state = 5;
							continue;
						}
						break;
					case 5:
						if (n === 101) {
							this.state = 0;
							this.onToken({
								token: tokenType_default.TRUE,
								value: true,
								offset: this.offset
							});
							this.offset += 3;
							continue;
						}
						break;
					case 6:
						if (n === 97) {
							this.state = 7;
							continue;
						}
						break;
					case 7:
						if (n === 108) {
							this.state = 8;
							continue;
						}
						break;
					case 8:
						if (n === 115) {
							this.state = 9;
							continue;
						}
						break;
					case 9:
						if (n === 101) {
							this.state = 0;
							this.onToken({
								token: tokenType_default.FALSE,
								value: false,
								offset: this.offset
							});
							this.offset += 4;
							continue;
						}
						break;
					case 10:
						if (n === 117) {
							this.state = 11;
							continue;
						}
						break;
					case 11:
						if (n === 108) {
							this.state = 12;
							continue;
						}
						break;
					case 12:
						if (n === 108) {
							this.state = 0;
							this.onToken({
								token: tokenType_default.NULL,
								value: null,
								offset: this.offset
							});
							this.offset += 3;
							continue;
						}
						break;
					case 28:
						this.separatorIndex += 1;
						if (!this.separatorBytes || n !== this.separatorBytes[this.separatorIndex]) break;
						if (this.separatorIndex === this.separatorBytes.length - 1) {
							this.state = 0;
							this.onToken({
								token: tokenType_default.SEPARATOR,
								value: this.separator,
								offset: this.offset + this.separatorIndex
							});
							this.separatorIndex = 0;
						}
						continue;
					case 30:
						if (n === this.bom[this.bomIndex]) {
							if (this.bomIndex === this.bom.length - 1) {
								this.state = 0;
								this.bom = void 0;
								this.bomIndex = 0;
								continue;
							}
							this.bomIndex += 1;
							continue;
						}
						break;
					case 1: if (n === 32 || n === 10 || n === 13 || n === 9) continue;
				}
				throw new TokenizerError(`Unexpected "${String.fromCharCode(n)}" at chunk position "${i}" (absolute position "${this.streamByteLength + i}") in state ${TokenizerStateToString(this.state)}`);
			}
			this.streamByteLength += buffer.length;
			if (this.emitPartialTokens) switch (this.state) {
				case 3:
				case 4:
				case 5:
					this.onToken({
						token: tokenType_default.TRUE,
						value: true,
						offset: this.offset,
						partial: true
					});
					break;
				case 6:
				case 7:
				case 8:
				case 9:
					this.onToken({
						token: tokenType_default.FALSE,
						value: false,
						offset: this.offset,
						partial: true
					});
					break;
				case 10:
				case 11:
				case 12:
					this.onToken({
						token: tokenType_default.NULL,
						value: null,
						offset: this.offset,
						partial: true
					});
					break;
				case 13: {
					const string = this.bufferedString.toString();
					this.onToken({
						token: tokenType_default.STRING,
						value: string,
						offset: this.offset,
						partial: true
					});
					break;
				}
				case 21:
				case 22:
				case 24:
				case 27: try {
					this.onToken({
						token: tokenType_default.NUMBER,
						value: this.parseNumber(this.bufferedNumber.toString()),
						offset: this.offset,
						partial: true
					});
				} catch (_a) {}
			}
		} catch (err) {
			this.error(err);
		}
	}
	emitNumber() {
		this.onToken({
			token: tokenType_default.NUMBER,
			value: this.parseNumber(this.bufferedNumber.toString()),
			offset: this.offset
		});
		this.offset += this.bufferedNumber.byteLength - 1;
	}
	parseNumber(numberStr) {
		return Number(numberStr);
	}
	error(err) {
		if (this.state !== 1) this.state = 2;
		this.onError(err);
	}
	end() {
		switch (this.state) {
			case 21:
			case 22:
			case 24:
			case 27:
				this.state = 1;
				this.emitNumber();
				this.onEnd();
				break;
			case 29:
			case 0:
			case 2:
				this.state = 1;
				this.onEnd();
				break;
			default: this.error(new TokenizerError(`Tokenizer ended in the middle of a token (state: ${TokenizerStateToString(this.state)}). Either not all the data was received or the data was invalid.`));
		}
	}
	onToken(parsedToken) {
		throw new TokenizerError("Can't emit tokens before the \"onToken\" callback has been set up.");
	}
	onError(err) {
		throw err;
	}
	onEnd() {}
};
// node_modules/@streamparser/json/dist/mjs/tokenparser.js
var TokenParserState;
(function(TokenParserState) {
	TokenParserState[TokenParserState["VALUE"] = 0] = "VALUE";
	TokenParserState[TokenParserState["KEY"] = 1] = "KEY";
	TokenParserState[TokenParserState["COLON"] = 2] = "COLON";
	TokenParserState[TokenParserState["COMMA"] = 3] = "COMMA";
	TokenParserState[TokenParserState["ENDED"] = 4] = "ENDED";
	TokenParserState[TokenParserState["ERROR"] = 5] = "ERROR";
	TokenParserState[TokenParserState["SEPARATOR"] = 6] = "SEPARATOR";
})(TokenParserState || (TokenParserState = {}));
function TokenParserStateToString(state) {
	return [
		"VALUE",
		"KEY",
		"COLON",
		"COMMA",
		"ENDED",
		"ERROR",
		"SEPARATOR"
	][state];
}
function setProperty(obj, key, value) {
	if (key === "__proto__") {
		Object.defineProperty(obj, key, {
			value,
			writable: true,
			enumerable: true,
			configurable: true
		});
		return;
	}
	obj[key] = value;
}
var defaultOpts = {
	paths: void 0,
	keepStack: true,
	separator: void 0,
	emitPartialValues: false
};
var TokenParserError = class TokenParserError extends Error {
	constructor(message) {
		super(message);
		Object.setPrototypeOf(this, TokenParserError.prototype);
	}
};
var TokenParser = class {
	constructor(opts) {
		this.state = 0;
		this.mode = void 0;
		this.key = void 0;
		this.value = void 0;
		this.stack = [];
		this.memberCount = 0;
		opts = Object.assign(Object.assign({}, defaultOpts), opts);
		if (opts.paths) {
			const root = {
				children: new Map(),
				terminal: false
			};
			let matchEverything = false;
			for (const path of opts.paths) {
				if (path === void 0 || path === "$*") {
					matchEverything = true;
					continue;
				}
				if (!path.startsWith("$")) throw new TokenParserError(`Invalid selector "${path}". Should start with "$".`);
				const segments = path.split(".").slice(1);
				if (segments.includes("")) throw new TokenParserError(`Invalid selector "${path}". ".." syntax not supported.`);
				let node = root;
				for (const segment of segments) {
					let child = node.children.get(segment);
					if (!child) {
						child = {
							children: new Map(),
							terminal: false
						};
						node.children.set(segment, child);
					}
					node = child;
				}
				node.terminal = true;
			}
			if (!matchEverything) this.selectorTrie = root;
		}
		this.keepStack = opts.keepStack || false;
		this.separator = opts.separator;
		if (!opts.emitPartialValues) this.emitPartial = () => {};
	}
	shouldEmit() {
		if (!this.selectorTrie) return true;
		return this.matchesSelector(this.selectorTrie, 0);
	}
	matchesSelector(node, level) {
		const keyCount = this.stack.length;
		if (level === keyCount) return node.terminal;
		const key = level < keyCount - 1 ? this.stack[level + 1].key : this.key;
		const wildcard = node.children.get("*");
		if (wildcard && this.matchesSelector(wildcard, level + 1)) return true;
		if (node.children.size > (wildcard ? 1 : 0)) {
			const segment = key === null || key === void 0 ? void 0 : key.toString();
			if (segment !== void 0) {
				const child = node.children.get(segment);
				if (child && this.matchesSelector(child, level + 1)) return true;
			}
		}
		return false;
	}
	push() {
		this.stack.push({
			key: this.key,
			value: this.value,
			mode: this.mode,
			emit: this.shouldEmit(),
			memberCount: this.memberCount
		});
	}
	pop() {
		const value = this.value;
		let emit;
		({key: this.key, value: this.value, mode: this.mode, emit, memberCount: this.memberCount} = this.stack.pop());
		this.state = this.mode !== void 0 ? 3 : 0;
		this.emit(value, emit);
	}
	emit(value, emit) {
		if (!this.keepStack && this.value && this.stack.every((item) => !item.emit)) {
			if (Array.isArray(this.value)) this.value.length -= 1;
			else delete this.value[this.key];
		}
		if (emit) this.onValue({
			value,
			key: this.key,
			parent: this.value,
			stack: this.stack
		});
		if (this.stack.length === 0) {
			if (this.separator) this.state = 6;
			else if (this.separator === void 0) this.end();
		}
	}
	emitPartial(value) {
		if (!this.shouldEmit()) return;
		if (this.state === 1) {
			this.onValue({
				value: void 0,
				key: value,
				parent: this.value,
				stack: this.stack,
				partial: true
			});
			return;
		}
		this.onValue({
			value,
			key: this.key,
			parent: this.value,
			stack: this.stack,
			partial: true
		});
	}
	get isEnded() {
		return this.state === 4;
	}
	write({ token, value, partial }) {
		try {
			if (partial) {
				if (this.state !== 0 && this.state !== 1) throw new TokenParserError(`Unexpected partial ${tokenType_default[token]} (${JSON.stringify(value)}) in state ${TokenParserStateToString(this.state)}`);
				this.emitPartial(value);
				return;
			}
			if (this.state === 0) {
				if (token === tokenType_default.STRING || token === tokenType_default.NUMBER || token === tokenType_default.TRUE || token === tokenType_default.FALSE || token === tokenType_default.NULL) {
					if (this.mode === 0) {
						setProperty(this.value, this.key, value);
						this.state = 3;
						this.memberCount++;
					} else if (this.mode === 1) {
						this.value.push(value);
						this.state = 3;
						this.memberCount++;
					}
					this.emit(value, this.shouldEmit());
					return;
				}
				if (token === tokenType_default.LEFT_BRACE) {
					this.memberCount++;
					this.push();
					if (this.mode === 0) {
						const val = {};
						setProperty(this.value, this.key, val);
						this.value = val;
					} else if (this.mode === 1) {
						const val = {};
						this.value.push(val);
						this.value = val;
					} else this.value = {};
					this.mode = 0;
					this.state = 1;
					this.key = void 0;
					this.memberCount = 0;
					this.emitPartial();
					return;
				}
				if (token === tokenType_default.LEFT_BRACKET) {
					this.memberCount++;
					this.push();
					if (this.mode === 0) {
						const val = [];
						setProperty(this.value, this.key, val);
						this.value = val;
					} else if (this.mode === 1) {
						const val = [];
						this.value.push(val);
						this.value = val;
					} else this.value = [];
					this.mode = 1;
					this.state = 0;
					this.key = 0;
					this.memberCount = 0;
					this.emitPartial();
					return;
				}
				if (this.mode === 1 && token === tokenType_default.RIGHT_BRACKET && this.memberCount === 0) {
					this.pop();
					return;
				}
			}
			if (this.state === 1) {
				if (token === tokenType_default.STRING) {
					this.key = value;
					this.state = 2;
					this.emitPartial();
					return;
				}
				if (token === tokenType_default.RIGHT_BRACE && this.memberCount === 0) {
					this.pop();
					return;
				}
			}
			if (this.state === 2) {
				if (token === tokenType_default.COLON) {
					this.state = 0;
					return;
				}
			}
			if (this.state === 3) {
				if (token === tokenType_default.COMMA) {
					if (this.mode === 1) {
						this.state = 0;
						this.key += 1;
						return;
					}
					if (this.mode === 0) {
						this.state = 1;
						return;
					}
				}
				if (token === tokenType_default.RIGHT_BRACE && this.mode === 0 || token === tokenType_default.RIGHT_BRACKET && this.mode === 1) {
					this.pop();
					return;
				}
			}
			if (this.state === 6) {
				if (token === tokenType_default.SEPARATOR && value === this.separator) {
					this.state = 0;
					return;
				}
			}
			if (token === tokenType_default.SEPARATOR && this.state !== 6 && Array.from(value).map((n) => n.charCodeAt(0)).every((n) => n === 32 || n === 10 || n === 13 || n === 9)) return;
			throw new TokenParserError(`Unexpected ${tokenType_default[token]} (${JSON.stringify(value)}) in state ${TokenParserStateToString(this.state)}`);
		} catch (err) {
			this.error(err);
		}
	}
	error(err) {
		if (this.state !== 4) this.state = 5;
		this.onError(err);
	}
	end() {
		if (this.state !== 0 && this.state !== 6 || this.stack.length > 0) this.error(new Error(`Parser ended in mid-parsing (state: ${TokenParserStateToString(this.state)}). Either not all the data was received or the data was invalid.`));
		else {
			this.state = 4;
			this.onEnd();
		}
	}
	onValue(parsedElementInfo) {
		throw new TokenParserError("Can't emit data before the \"onValue\" callback has been set up.");
	}
	onError(err) {
		throw err;
	}
	onEnd() {}
};
// node_modules/@streamparser/json/dist/mjs/jsonparser.js
var JSONParser = class {
	constructor(opts = {}) {
		this.tokenizer = new Tokenizer(opts);
		this.tokenParser = new TokenParser(opts);
		this.tokenizer.onToken = this.tokenParser.write.bind(this.tokenParser);
		this.tokenizer.onEnd = () => {
			if (!this.tokenParser.isEnded) this.tokenParser.end();
		};
		this.tokenParser.onError = this.tokenizer.error.bind(this.tokenizer);
		this.tokenParser.onEnd = () => {
			if (!this.tokenizer.isEnded) this.tokenizer.end();
		};
	}
	get isEnded() {
		return this.tokenizer.isEnded && this.tokenParser.isEnded;
	}
	write(input) {
		this.tokenizer.write(input);
	}
	end() {
		this.tokenizer.end();
	}
	set onToken(cb) {
		this.tokenizer.onToken = (parsedToken) => {
			cb(parsedToken);
			this.tokenParser.write(parsedToken);
		};
	}
	set onValue(cb) {
		this.tokenParser.onValue = cb;
	}
	set onError(cb) {
		this.tokenizer.onError = cb;
	}
	set onEnd(cb) {
		this.tokenParser.onEnd = () => {
			if (!this.tokenizer.isEnded) this.tokenizer.end();
			cb.call(this.tokenParser);
		};
	}
};
// node_modules/@streamparser/json/dist/mjs/utils/types/stackElement.js
var TokenParserMode;
(function(TokenParserMode) {
	TokenParserMode[TokenParserMode["OBJECT"] = 0] = "OBJECT";
	TokenParserMode[TokenParserMode["ARRAY"] = 1] = "ARRAY";
})(TokenParserMode || (TokenParserMode = {}));
// node_modules/marked/lib/marked.esm.js
function G() {
	return {
		async: !1,
		breaks: !1,
		extensions: null,
		gfm: !0,
		hooks: null,
		pedantic: !1,
		renderer: null,
		silent: !1,
		tokenizer: null,
		walkTokens: null
	};
}
var S = G();
function ue(l) {
	S = l;
}
var q = { exec: () => null };
function D(l) {
	let e = [];
	return (t) => {
		let n = Math.max(0, Math.min(3, t - 1)), r = e[n];
		return r || (r = l(n), e[n] = r), r;
	};
}
function g(l, e = "") {
	let t = typeof l == "string" ? l : l.source, n = {
		replace: (r, s) => {
			let o = typeof s == "string" ? s : s.source;
			return o = o.replace(O.caret, "$1"), t = t.replace(r, o), n;
		},
		getRegex: () => new RegExp(t, e)
	};
	return n;
}
var _e = ((l = "") => {
	try {
		return !!new RegExp("(?<=1)(?<!1)" + l);
	} catch {
		return !1;
	}
})();
var O = {
	codeRemoveIndent: /^(?: {0,3}\t| {1,4})/gm,
	listInterruptsParagraph: /^ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/,
	outputLinkReplace: /\\([\[\]])/g,
	indentCodeCompensation: /^(\s+)(?:```)/,
	beginningSpace: /^\s+/,
	endingHash: /#$/,
	startingSpaceChar: /^ /,
	endingSpaceChar: / $/,
	endingSpaceTabChar: /[ \t]$/,
	nonSpaceChar: /[^ ]/,
	newLineCharGlobal: /\n/g,
	tabCharGlobal: /\t/g,
	leadingSpaceTab: /^[ \t]+/,
	multipleSpaceGlobal: /\s+/g,
	blankLine: /^[ \t]*$/,
	doubleBlankLine: /\n[ \t]*\n[ \t]*$/,
	blockquoteStart: /^ {0,3}>/,
	blockquoteSetextReplace: /\n {0,3}((?:=+|-+)[ \t]*)(?=\n|$)/g,
	blockquoteSetextReplace2: /^ {0,3}>[ \t]?/gm,
	blockquoteMarkerWhitespace: /^( {0,3}>)(\t[ \t]*)/gm,
	nestedBlockMarker: /^ {0,3}(?:(?:[*+-]|\d{1,9}[.)])(?: |$)|> ?)/,
	listReplaceNesting: /^ {1,4}(?=( {4})*[^ ])/g,
	listIsTask: /^\[[ xX]\][ \t]+\S/,
	listReplaceTask: /^\[[ xX]\][ \t]+/,
	listTaskCheckbox: /\[[ xX]\]/,
	anyLine: /\n.*\n/,
	hrefBrackets: /^<(.*)>$/,
	tableDelimiter: /[:|]/,
	tableAlignChars: /^\||\| *$/g,
	tableRowBlankLine: /\n[ \t]*$/,
	tableAlignRight: /^ *-+: *$/,
	tableAlignCenter: /^ *:-+: *$/,
	tableAlignLeft: /^ *:-+ *$/,
	startATag: /^<a /i,
	endATag: /^<\/a>/i,
	startPreScriptTag: /^<(pre|code|kbd|script)(\s|>)/i,
	endPreScriptTag: /^<\/(pre|code|kbd|script)(\s|>)/i,
	startAngleBracket: /^</,
	endAngleBracket: />$/,
	pedanticHrefTitle: /^([^'"]*[^\s])\s+(['"])(.*)\2/,
	unicodeAlphaNumeric: /[\p{L}\p{N}]/u,
	numericCharacterReference: /&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));/,
	numericCharacterReferenceOrAmpersand: /&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
	escapeTest: /[&<>"']/,
	escapeReplace: /[&<>"']/g,
	escapeTestNoEncode: /[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/,
	escapeReplaceNoEncode: /[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
	caret: /(^|[^\[])\^/g,
	percentDecode: /%25/g,
	findPipe: /\|/g,
	splitPipe: / \|/,
	slashPipe: /\\\|/g,
	carriageReturn: /\r\n|\r/g,
	spaceLine: /^ +$/gm,
	notSpaceStart: /^\S*/,
	endingNewline: /\n$/,
	listItemRegex: (l) => new RegExp(`^( {0,3}${l})((?:[	 ][^\\n]*)?(?:\\n|$))`),
	nextBulletRegex: D((l) => new RegExp(`^ {0,${l}}(?:[*+-]|\\d{1,9}[.)])((?:[ 	][^\\n]*)?(?:\\n|$))`)),
	hrRegex: D((l) => new RegExp(`^ {0,${l}}((?:-[ 	]*){3,}|(?:_[ 	]*){3,}|(?:\\*[ 	]*){3,})(?:\\n+|$)`)),
	fencesBeginRegex: D((l) => new RegExp(`^ {0,${l}}(?:\`\`\`|~~~)`)),
	headingBeginRegex: D((l) => new RegExp(`^ {0,${l}}#{1,6}(?:\\s|$)`)),
	pedanticHeadingBeginRegex: D((l) => new RegExp(`^ {0,${l}}#`)),
	htmlBeginRegex: D((l) => new RegExp(`^ {0,${l}}(?:</?(?:${he})(?:[ \\t]+|$|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)`, "i")),
	blockquoteBeginRegex: D((l) => new RegExp(`^ {0,${l}}>`)),
	nestedContainerMarkers: /^(?: {0,3}(?:(?:[*+-]|\d{1,9}[.)])[ \t]+|>[ \t]?))+/
};
var Ge = /^(?:[ \t]*(?:\n|$))+/;
var Ne = /^((?: {4}| {0,3}\t)[^\n]+(?:\n(?:[ \t]*(?:\n|$))*)?)+/;
var Fe = /^ {0,3}(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n|$)(?:|([\s\S]*?)(?:\n|$))(?: {0,3}(?:(?=`)\1`*|(?=~)\1~*) *(?=\n|$)|$)/;
var V = /^ {0,3}((?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/;
var Qe = /^ {0,3}(#{1,6})(?=\s|$)(.*)(?:\n+|$)/;
var ce = / {0,3}(?:[*+-]|\d{1,9}[.)])/;
var he = "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|meta|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul";
var J = g(" {0,3}(?:</?(?:tag)(?:[ \\t]+|\\n|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)").replace("tag", he).getRegex();
var $e = /^(?!bull |blockCode|fences|blockquote|heading|html|table)((?:.|\n(?!\s*?\n|bull |fences|blockquote|heading|hr|html|table))+?)\n {0,3}(=+|-+)[ \t]*(?:\n+|$)/;
var Le = g($e).replace(/bull/g, ce).replace(/blockCode/g, /(?: {4}| {0,3}\t)/).replace(/fences/g, / {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g, / {0,3}>/).replace(/heading/g, / {0,3}#{1,6}(?:\s|$)/).replace(/hr/g, / {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/\|table/g, "").replace(/html/g, J).getRegex();
var We = g($e).replace(/bull/g, ce).replace(/blockCode/g, /(?: {4}| {0,3}\t)/).replace(/fences/g, / {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g, / {0,3}>/).replace(/heading/g, / {0,3}#{1,6}(?:\s|$)/).replace(/hr/g, / {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/table/g, / {0,3}\|?(?:[:\- ]*\|)+[\:\- ]*\n/).replace(/html/g, J).getRegex();
var de = /^([^\n]+(?:\n(?!hr|heading|lheading|blockquote|fences|list|html|table|[ \t]+\n)[^\n]+)*)/;
var Ue = /^[^\n]+/;
var ge = /(?!\s*\])(?:\\[\s\S]|[^\[\]\\\n]|\n(?![ \t]*\n))+/;
var Ke = g(/^ {0,3}\[(label)\]: *(?:\n[ \t]*)?([^<\s][^\s]*|<(?:\\.|[^\n<>\\])*>)(?:(?: +(?:\n[ \t]*)?| *\n[ \t]*)(title))? *(?:\n+|$)/).replace("label", ge).replace("title", /(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\\n]|\n(?!\n))*'|\((?:\\[\s\S]|[^()\\])*\))/).getRegex();
var Xe = g(/^(bull)([ \t][^\n]*?)?(?:\n|$)/).replace(/bull/g, ce).getRegex();
var ke = /<!--(?:-?>|[\s\S]*?(?:-->|$))/;
var Ve = g("^ {0,3}(?:<(script|pre|style|textarea)[\\s>][\\s\\S]*?(?:</\\1>[^\\n]*\\n*|$)|comment[^\\n]*(\\n+|$)|<\\?[\\s\\S]*?(?:\\?>[^\\n]*\\n*|$)|<![A-Z][\\s\\S]*?(?:>[^\\n]*\\n*|$)|<!\\[CDATA\\[[\\s\\S]*?(?:\\]\\]>[^\\n]*\\n*|$)|</?(tag)(?:[ \\t]+|\\n|/?>|$)[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$)|<(?!(?:script|pre|style|textarea)(?![a-z0-9-]))([a-z][a-z0-9-]*)(?:attribute)*?[ \\t]*/?>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$)|</[a-z][a-z0-9-]*\\s*>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$))", "i").replace("comment", ke).replace("tag", he).replace("attribute", /[ \t]+[a-zA-Z:_][\w.:-]*(?:[ \t]*=[ \t]*"[^"\n]*"|[ \t]*=[ \t]*'[^'\n]*'|[ \t]*=[ \t]*[^\s"'=<>`]+)?/).getRegex();
var Ce = (l) => g(de).replace("hr", V).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("|lheading", "").replace("|table", "").replace("blockquote", " {0,3}>").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", l).replace("html", J).getRegex();
var Je = Ce(/ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/);
var Ye = Ce(/ {0,3}(?:[*+-]|\d{1,9}[.)])(?:[ \t]|\n|$)/);
var fe = {
	blockquote: g(/^( {0,3}> ?(?:(?![ \t]*(?:\n|$))(paragraph)|[^\n]*)(?:\n|$))+/).replace("paragraph", Ye).getRegex(),
	code: Ne,
	def: Ke,
	fences: Fe,
	heading: Qe,
	hr: V,
	html: Ve,
	lheading: Le,
	list: Xe,
	newline: Ge,
	paragraph: Je,
	table: q,
	text: Ue
};
var Pe = g("^ *([^\\n ].*)\\n {0,3}((?:\\| *)?:?-+:? *(?:\\| *:?-+:? *)*(?:\\| *)?)(?:\\n((?:(?! *\\n|hr|heading|blockquote|code|fences|list|html).*(?:\\n|$))*)\\n*|$)").replace("hr", V).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("blockquote", " {0,3}>").replace("code", "(?: {4}| {0,3}	)[^\\n]").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", " {0,3}(?:[*+-]|1[.)])[ \\t]").replace("html", J).getRegex();
var tt = {
	...fe,
	lheading: We,
	table: Pe,
	paragraph: g(de).replace("hr", V).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("|lheading", "").replace("table", Pe).replace("blockquote", " {0,3}>").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", " {0,3}(?:[*+-]|1[.)])[ \\t]+[^ \\t\\n]").replace("html", J).getRegex()
};
var nt = {
	...fe,
	html: g(`^ *(?:comment(?: *\\n|\\s*$)|<(tag)[\\s\\S]+?</\\1>(?: *\\n{2,}|\\s*$)|<tag(?:"[^"]*"|'[^']*'|\\s[^'"/>\\s]*)*?/?>(?: *\\n{2,}|\\s*$))`).replace("comment", ke).replace(/tag/g, "(?!(?:a|em|strong|small|s|cite|q|dfn|abbr|data|time|code|var|samp|kbd|sub|sup|i|b|u|mark|ruby|rt|rp|bdi|bdo|span|br|wbr|ins|del|img)\\b)\\w+(?!:|[^\\w\\s@]*@)\\b").getRegex(),
	def: /^ *\[([^\]]+)\]: *<?([^\s>]+)>?(?: +(["(][^\n]+[")]))? *(?:\n+|$)/,
	heading: /^(#{1,6})(.*)(?:\n+|$)/,
	fences: q,
	lheading: /^(.+?)\n {0,3}(=+|-+) *(?:\n+|$)/,
	paragraph: g(de).replace("hr", V).replace("heading", ` *#{1,6} *[^
]`).replace("|table", "").replace("blockquote", " {0,3}>").replace("|fences", "").replace("|list", "").replace("|html", "").replace("|tag", "").replace("lheading", Le).getRegex()
};
var rt = /^\\([!"#$%&'()*+,\-./:;<=>?@\[\]\\^_`{|}~])/;
var st = /^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/;
var Ie = /^( {2,}|\\)\n(?!\s*$)[ \t]*/;
var it = /^(`+|[^`])(?:(?= {2,}\n)|[\s\S]*?(?:(?=[\\<!\[`*_]|\b_|$)|[^ ](?= {2,}\n)))/;
var L = /[\p{P}\p{S}]/u;
var N = /[\s\p{P}\p{S}]/u;
var Y = /[^\s\p{P}\p{S}]/u;
var ot = g(/^((?![*_])punctSpace)/, "u").replace(/punctSpace/g, N).getRegex();
var at = /[\p{Pi}\p{Ps}"']/u;
var Ae = /(?!~)[\p{P}\p{S}]/u;
var lt = /(?!~)[\s\p{P}\p{S}]/u;
var ut = /(?:[^\s\p{P}\p{S}]|~)/u;
var pt = g(/link|precode-code|html/, "g").replace("link", /\[(?:[^\[\]`]|(?<a>`+)[^`]+\k<a>(?!`))*?\]\((?:\\[\s\S]|[^\\\(\)]|\((?:\\[\s\S]|[^\\\(\)])*\))*\)/).replace("precode-", _e ? "(?<!`)()" : "(^^|[^`])").replace("code", /(?<b>`+)[^`]+\k<b>(?!`)/).replace("html", /<(?! )[^<>]*?>/).getRegex();
var Ee = /^(?:\*+(?:((?!\*)punct)|([^\s*]))?)|^_+(?:((?!_)punct)|([^\s_]))?/;
var ct = g(Ee, "u").replace(/punct/g, L).getRegex();
var ht = g(Ee, "u").replace(/punct/g, Ae).getRegex();
var gt = g(/^(?:\*+(?:((?!\*)(?!openQuote)punct)|([^\s*]))?)|^_+(?:((?!_)(?!openQuote)punct)|([^\s_]))?/, "u").replace(/openQuote/g, at).replace(/punct/g, L).getRegex();
var ze = "^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)punctSpace(\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|notPunctSpace(\\*+)(?=notPunctSpace)";
var kt = g(ze, "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var ft = g(ze, "gu").replace(/notPunctSpace/g, ut).replace(/punctSpace/g, lt).replace(/punct/g, Ae).getRegex();
var xt = g("^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)[\\s](\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|(?:(?!\\*)punct|notPunctSpace)(\\*+)(?!\\*)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var bt = g("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)punctSpace(_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)", "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var Tt = g("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)[\\s](_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)|(?:(?!_)punct|notPunctSpace)(_+)(?!_)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var Ot = g(/^~~?(?:((?!~)punct)|[^\s~])/, "u").replace(/punct/g, L).getRegex();
var Pt = g("^[^~]+(?=[^~])|(?!~)punct(~~?)(?=[\\s]|$)|notPunctSpace(~~?)(?!~)(?=punctSpace|$)|(?!~)punctSpace(~~?)(?=notPunctSpace)|[\\s](~~?)(?!~)(?=punct)|(?!~)punct(~~?)(?!~)(?=punct)|notPunctSpace(~~?)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var yt = g(/\\(punct)/, "gu").replace(/punct/g, L).getRegex();
var St = g(/(`+)(?:[^`]|[^`][\s\S]*?[^`])\1(?!`)|`+|\\(punct)/, "gu").replace(/punct/g, L).getRegex();
var _t = g(/^<(scheme:[^\s\x00-\x1f<>]*|email)>/).replace("scheme", /[a-zA-Z][a-zA-Z0-9+.-]{1,31}/).replace("email", /[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+(@)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+(?![-_])/).getRegex();
var $t = g(ke).replace("(?:-->|$)", "-->").getRegex();
var Lt = g("^comment|^</[a-zA-Z][a-zA-Z0-9-]*\\s*>|^<[a-zA-Z][a-zA-Z0-9-]*(?:attribute)*?\\s*/?>|^<\\?[\\s\\S]*?\\?>|^<![a-zA-Z]+\\s[\\s\\S]*?>|^<!\\[CDATA\\[[\\s\\S]*?\\]\\]>").replace("comment", $t).replace("attribute", /\s+[a-zA-Z:_][\w.:-]*(?:\s*=\s*"[^"]*"|\s*=\s*'[^']*'|\s*=\s*[^\s"'=<>`]+)?/).getRegex();
var Me = /\[(?:\\[\s\S]|[^\[\]\\])*\]/;
var ie = g(/(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\])|[^\[\]\\`])*?/).replace("brackets", Me).getRegex();
var Ct = g(/^!?\[(label)\]\([ \t\n]*(href)(?:(?:[ \t]+(?:\n[ \t]*)?|\n[ \t]*)(title))?[ \t\n]*\)/).replace("label", ie).replace("href", /<(?:\\.|[^\n<>\\])*>|(?!<)[^ \t\n\x00-\x1f]+|(?=\))/).replace("title", /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^)\\])*\)/).getRegex();
var It = g(/^!?\[(label)\]\[(ref)\]/).replace("label", ie).replace("ref", ge).getRegex();
var At = g(/^!?\[(ref)\](?:\[\])?/).replace("ref", ge).getRegex();
var ye = /(?!\s*\])(?:\\[\s\S]|[^\[\]\\]){1,999}/;
var Et = g(/(?:[^\[\]\\`]*(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\]))){0,999}?[^\[\]\\`]*?/).replace("brackets", Me).getRegex();
var zt = g("reflink|nolink(?!\\()", "g").replace("reflink", g(/^!?\[(label)\]\[(ref)\]/).replace("label", Et).replace("ref", ye).getRegex()).replace("nolink", g(/^!?\[(ref)\](?:\[\])?/).replace("ref", ye).getRegex()).getRegex();
var Se = /[hH][tT][tT][pP][sS]?|[fF][tT][pP]/;
var Bt = g(/(?:mailto:email|xmpp:email(?:\/[A-Za-z0-9@.]+)?)/).replace(/email/g, /[A-Za-z0-9._+-]+@[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).getRegex();
var me = {
	_backpedal: q,
	anyPunctuation: yt,
	anyPunctuationOutsideCode: St,
	autolink: _t,
	blockSkip: pt,
	br: Ie,
	code: st,
	del: q,
	delLDelim: q,
	delRDelim: q,
	emStrongLDelim: ct,
	emStrongRDelimAst: kt,
	emStrongRDelimUnd: bt,
	escape: rt,
	link: Ct,
	nolink: At,
	punctuation: ot,
	reflink: It,
	reflinkSearch: zt,
	tag: Lt,
	text: it,
	url: q
};
var Dt = {
	...me,
	emStrongLDelim: gt,
	emStrongRDelimAst: xt,
	emStrongRDelimUnd: Tt,
	link: g(/^!?\[(label)\]\((.*?)\)/).replace("label", ie).getRegex(),
	reflink: g(/^!?\[(label)\]\s*\[([^\]]*)\]/).replace("label", ie).getRegex()
};
var pe = {
	...me,
	emStrongRDelimAst: ft,
	emStrongLDelim: ht,
	delLDelim: Ot,
	delRDelim: Pt,
	url: g(/^emailProtocol|^((?:protocol):\/\/|www\.)(?:[a-zA-Z0-9\-]+\.?)+[^\s<]*|^email/).replace("emailProtocol", Bt).replace("protocol", Se).replace("email", /[A-Za-z0-9._+-]+(@)[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).getRegex(),
	_backpedal: /(?:[^?!.,:;*_'"~()&]+|\([^)]*\)|&(?![a-zA-Z0-9]+;$)|[?!.,:;*_'"~)]+(?!$))+/,
	del: /^(~~?)(?=[^\s~])((?:\\[\s\S]|[^\\])*?(?:\\[\s\S]|[^\s~\\]))\1(?=[^~]|$)/,
	text: g(/^(?:[^a-zA-Z0-9](?=emailProtocol)|(`+|~+|[^`~])(?:(?=[`~])|(?= {2,}\n)|(?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@)|[\s\S]*?(?:(?=[\\<!\[`*~_]|\b_|protocol:\/\/|wwwStart|$)|[^ ](?= {2,}\n)|[^a-zA-Z0-9](?=emailProtocol)|[^a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-](?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@))))/).replace("protocol", Se).replace(/emailProtocol/g, /(?:mailto|xmpp):/).replace("wwwStart", _e ? "(?<![^\\s*_~(])www\\." : "www\\.").getRegex()
};
var qt = {
	...pe,
	br: g(Ie).replace("{2,}", "*").getRegex(),
	text: g(pe.text).replace("\\b_", "\\b_| {2,}\\n").replace(/\{2,\}/g, "*").getRegex()
};
var ee = {
	normal: fe,
	gfm: tt,
	pedantic: nt
};
var F = {
	normal: me,
	gfm: pe,
	breaks: qt,
	pedantic: Dt
};
var vt = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
var Be = (l) => vt[l];
function y(l, e) {
	if (e) {
		if (O.escapeTest.test(l)) return l.replace(O.escapeReplace, Be);
	} else if (O.escapeTestNoEncode.test(l)) return l.replace(O.escapeReplaceNoEncode, Be);
	return l;
}
function De(l) {
	return O.numericCharacterReference.test(l) ? l.replace(O.numericCharacterReferenceOrAmpersand, (e, t, n) => {
		if (t === void 0 && n === void 0) return "&amp;";
		let r = t === void 0 ? Number.parseInt(n, 16) : Number.parseInt(t, 10);
		return r === 0 || r > 1114111 || r >= 55296 && r <= 57343 ? "\uFFFD" : r === 38 ? "&amp;" : String.fromCodePoint(r);
	}) : l;
}
function xe(l) {
	try {
		l = encodeURI(l).replace(O.percentDecode, "%");
	} catch {
		return null;
	}
	return l;
}
function be(l, e) {
	let n = l.replace(O.findPipe, (s, o, i) => {
		let a = !1, c = o;
		for (; --c >= 0 && i[c] === "\\";) a = !a;
		return a ? "|" : " |";
	}).split(O.splitPipe), r = 0;
	if (n[0].trim() || n.shift(), n.length > 0 && !n.at(-1)?.trim() && n.pop(), e) if (n.length > e) n.splice(e);
	else for (; n.length < e;) n.push("");
	for (; r < n.length; r++) n[r] = n[r].trim().replace(O.slashPipe, "|");
	return n;
}
function C(l, e, t) {
	let n = l.length;
	if (n === 0) return "";
	let r = 0;
	for (; r < n;) {
		let s = l.charAt(n - r - 1);
		if (s === e && !t) r++;
		else if (s !== e && t) r++;
		else break;
	}
	return l.slice(0, n - r);
}
function Re(l) {
	let e = l.split(`
`), t = e.length - 1;
	for (; t >= 0 && O.blankLine.test(e[t]);) t--;
	return e.length - t <= 2 ? l : e.slice(0, t + 1).join(`
`);
}
function W(l) {
	return l.trim().replace(O.multipleSpaceGlobal, " ").toLowerCase().toUpperCase().toLowerCase();
}
function Te(l, e) {
	if (l.indexOf(e[0]) === -1 && l.indexOf(e[1]) === -1) return -1;
	let t = 0;
	for (let n = 0; n < l.length; n++) if (l[n] === "\\") n++;
	else if (l[n] === e[0]) t++;
	else if (l[n] === e[1] && (t--, t < 0)) return n;
	return t > 0 ? -2 : -1;
}
var Q = new WeakMap();
function Oe(l) {
	let e = {
		"*": -1,
		_: -1
	}, t = -1, n = l.length;
	for (let r = 0; r < n; r++) {
		let s = l[r];
		if (s !== "*" && s !== "_" && s !== "~") continue;
		let o = r === 0 ? `
` : l[r - 1], i = r + 1;
		for (; i < n && l[i] === s;) i++;
		o !== " " && o !== "	" && o !== `
` && o !== "\r" && o !== "\f" && (s === "~" ? t = r : e[s] = r), r = i - 1;
	}
	return {
		maskedSrc: l,
		lastPossibleEmStrongCloserIndex: e,
		lastPossibleDelCloserIndex: t
	};
}
function qe(l, e) {
	let t = Oe(e), n = Q.get(l);
	n ? n.push(t) : Q.set(l, [t]);
}
function ve(l) {
	let e = Q.get(l);
	e && (e.pop(), e.length === 0 && Q.delete(l));
}
function oe(l, e, t) {
	let n = Q.get(l)?.at(-1);
	return n && n.maskedSrc === e ? n.lastPossibleEmStrongCloserIndex[t] : Oe(e).lastPossibleEmStrongCloserIndex[t];
}
function ae(l, e) {
	let t = Q.get(l)?.at(-1);
	return t && t.maskedSrc === e ? t.lastPossibleDelCloserIndex : Oe(e).lastPossibleDelCloserIndex;
}
function te(l, e = 0) {
	let t = e, n = "";
	for (let r of l) if (r === "	") {
		let s = 4 - t % 4;
		n += " ".repeat(s), t += s;
	} else n += r, t++;
	return n;
}
function Ht(l, e) {
	let t = "";
	for (let n = 0; n < l.length; n++) {
		if (l[n] === "`") {
			let r = e.inline.code.exec(l.slice(n));
			if (r) {
				t += r[0], n += r[0].length - 1;
				continue;
			}
		}
		if (l[n] === "\\" && (l[n + 1] === "[" || l[n + 1] === "]")) {
			t += l[n + 1], n++;
			continue;
		}
		t += l[n];
	}
	return t;
}
function He(l, e, t, n, r) {
	let s = e.href, o = e.title || null, i = Ht(l[1], r), a = l[0].charAt(0) === "!", c = n.state.inLink, u = n.state.linkEmitted, d = n.state.inRawBlock;
	n.state.inLink = !0, n.state.linkEmitted = !1;
	let h = n.inlineTokens(i), p = n.state.linkEmitted;
	if (n.state.linkEmitted = u, n.state.inLink = c, !a) {
		if (p) {
			n.state.inRawBlock = d;
			return;
		}
		n.state.linkEmitted = !0;
	}
	return {
		type: a ? "image" : "link",
		raw: t,
		href: s,
		title: o,
		text: i,
		tokens: h
	};
}
function Zt(l, e, t) {
	let n = l.match(t.other.indentCodeCompensation);
	if (n === null) return e;
	let r = n[1];
	return e.split(`
`).map((s) => {
		let o = s.match(t.other.beginningSpace);
		if (o === null) return s;
		let [i] = o;
		return s.slice(Math.min(i.length, r.length));
	}).join(`
`);
}
function Ze(l, e, t, n) {
	if (!e.includes("<")) return !1;
	for (let r = 0; r < e.length; r++) {
		if (e[r] === "\\") {
			r++;
			continue;
		}
		if (e[r] === "`") {
			let i = n.inline.code.exec(e.slice(r));
			if (i) {
				r += i[0].length - 1;
				continue;
			}
		}
		if (e[r] !== "<") continue;
		let s = l.slice(t + r), o = n.inline.tag.exec(s) || n.inline.autolink.exec(s);
		if (o) {
			if (o[0].length > e.length - r) return !0;
			r += o[0].length - 1;
		}
	}
	return !1;
}
var _ = class {
	options;
	rules;
	lexer;
	constructor(e) {
		this.options = e || S;
	}
	space(e) {
		let t = this.rules.block.newline.exec(e);
		if (t && t[0].length > 0) return {
			type: "space",
			raw: t[0]
		};
	}
	code(e) {
		let t = this.rules.block.code.exec(e);
		if (t) {
			let n = this.options.pedantic ? t[0] : Re(t[0]);
			return {
				type: "code",
				raw: n,
				codeBlockStyle: "indented",
				text: n.replace(this.rules.other.codeRemoveIndent, "")
			};
		}
	}
	fences(e) {
		let t = this.rules.block.fences.exec(e);
		if (t) {
			let n = t[0], r = Zt(n, t[3] || "", this.rules);
			return t[3] !== void 0 && (r === "" || r.endsWith(`
`)) && (r += `
`), {
				type: "code",
				raw: n,
				lang: t[2] ? t[2].trim().replace(this.rules.inline.anyPunctuation, "$1") : t[2],
				text: r
			};
		}
	}
	heading(e) {
		let t = this.rules.block.heading.exec(e);
		if (t) {
			let n = t[2].trim();
			if (this.rules.other.endingHash.test(n)) {
				let r = C(n, "#");
				(this.options.pedantic || !r || this.rules.other.endingSpaceTabChar.test(r)) && (n = r.trim());
			}
			return {
				type: "heading",
				raw: C(t[0], `
`),
				depth: t[1].length,
				text: n,
				tokens: this.lexer.inline(n)
			};
		}
	}
	hr(e) {
		let t = this.rules.block.hr.exec(e);
		if (t) return {
			type: "hr",
			raw: C(t[0], `
`)
		};
	}
	blockquote(e) {
		let t = this.rules.block.blockquote.exec(e);
		if (t) {
			let n = C(t[0], `
`).split(`
`), r = "", s = "", o = [];
			for (; n.length > 0;) {
				let i = !1, a = [], c = 0;
				for (; c < n.length; c++) if (this.rules.other.blockquoteStart.test(n[c])) a.push(n[c]), i = !0;
				else if (!i) a.push(n[c]);
				else break;
				n = n.slice(c);
				let u = a.join(`
`), d = u.replace(this.rules.other.blockquoteMarkerWhitespace, (k, m, b) => b.startsWith(" ") ? m + " " + b.slice(1) : m + te(b, m.length)).replace(this.rules.other.blockquoteSetextReplace, `
    $1`).replace(this.rules.other.blockquoteSetextReplace2, "");
				r = r ? `${r}
${u}` : u, s = s ? `${s}
${d}` : d;
				let h = this.lexer.state.top;
				if (this.lexer.state.top = !0, this.lexer.blockTokens(d, o, !0), this.lexer.state.top = h, n.length === 0) break;
				let p = o.at(-1);
				if (p?.type === "code" || p?.type === "heading" || p?.type === "hr" || p?.type === "html" || p?.type === "table") break;
				if (p?.type === "blockquote") {
					let k = p, m = n.join(`
`), b = k.raw + `
` + m.replace(this.rules.other.blockquoteSetextReplace2, ""), f = this.blockquote(b);
					o[o.length - 1] = f;
					let R = b.substring(f.raw.length).replace(/^\n/, ""), E = R ? R.split(`
`).length : 0, T = E ? n.slice(0, -E) : n;
					if (T.length > 0 && (r = `${r}
${T.join(`
`)}`), s = s.substring(0, s.length - k.text.length) + f.text, n = n.slice(T.length), n.length > 0 && this.rules.other.blockquoteStart.test(n[0])) continue;
					break;
				} else if (p?.type === "list") {
					let k = p, m = k.raw + `
` + n.join(`
`), b = this.list(m);
					o[o.length - 1] = b;
					let f = b.raw.length > k.raw.length ? m.slice(k.raw.length + 1, b.raw.length).split(`
`).length : 0;
					if (f > 0) {
						let R = n.slice(0, f).join(`
`);
						r = `${r}
${R}`, s = `${s}
${R}`;
					}
					if (n = n.slice(f), n.length > 0 && !this.rules.other.blockquoteStart.test(n[0])) break;
					continue;
				}
			}
			return {
				type: "blockquote",
				raw: r,
				tokens: o,
				text: s
			};
		}
	}
	list(e) {
		let t = this.rules.block.list.exec(e);
		if (t) {
			if (!this.options.pedantic && this.lexer.state.lastToken?.type === "text" && !this.rules.other.listInterruptsParagraph.test(e)) return;
			let n = e, r = () => n.length - e.length, s = t[1].trim(), o = s.length > 1, i = {
				type: "list",
				raw: "",
				ordered: o,
				start: o ? +s.slice(0, -1) : "",
				loose: !1,
				items: []
			};
			s = o ? `\\d{1,9}\\${s.slice(-1)}` : `\\${s}`, this.options.pedantic && (s = o ? s : "[*+-]");
			let a = this.rules.other.listItemRegex(s), c = !1;
			for (; e;) {
				let h = !1, p = "";
				if (!(t = a.exec(e)) || this.rules.block.hr.test(e)) break;
				let k = r();
				e = e.substring(t[0].length);
				let m = t[2].split(`
`, 1)[0], b = t[1].length, f = this.options.pedantic ? te(m, b) : m.replace(this.rules.other.leadingSpaceTab, (H) => te(H, b)), R = e.split(`
`, 1)[0], E = !f.trim(), T = 0;
				if (this.options.pedantic ? (T = 2, p = f.trimStart()) : E ? T = b + 1 : (T = f.search(this.rules.other.nonSpaceChar), T = T > 4 ? 1 : T, p = f.slice(T), T += b), E && this.rules.other.blankLine.test(R) && (e = e.substring(R.length + 1), h = !0), !h) {
					let H = this.rules.other.nextBulletRegex(T), K = this.rules.other.hrRegex(T), re = this.rules.other.fencesBeginRegex(T), B = this.options.pedantic ? this.rules.other.pedanticHeadingBeginRegex(T) : this.rules.other.headingBeginRegex(T), X = this.rules.other.htmlBeginRegex(T), se = this.rules.other.blockquoteBeginRegex(T), le = !1;
					for (; e;) {
						let we = e.split(`
`, 1)[0], Z;
						if (R = we, this.options.pedantic ? (R = R.replace(this.rules.other.listReplaceNesting, "  "), Z = R) : Z = R.replace(this.rules.other.leadingSpaceTab, ($) => te($)), re.test(R) || B.test(R) || X.test(R) || se.test(R) || H.test(R) || K.test(R)) break;
						if (Z.search(this.rules.other.nonSpaceChar) >= T || !R.trim()) p += `
` + Z.slice(T), le = !1;
						else {
							if (E) break;
							let $ = f;
							if (!this.options.pedantic && !p.includes(`
`) && !f.includes("	")) {
								let j;
								for (; !K.test($) && (j = this.rules.other.nestedBlockMarker.exec($));) $ = $.slice(j[0].length);
								if (!$.trim()) break;
							}
							if ($.replace(this.rules.other.tabCharGlobal, "    ").search(this.rules.other.nonSpaceChar) >= 4 || re.test($) || B.test($) || X.test($) || K.test($)) break;
							if (!this.options.pedantic && !le) {
								let j = f.replace(this.rules.other.nestedContainerMarkers, "");
								if (this.rules.block.fences.test(j) || this.rules.block.heading.test(j) || this.rules.block.hr.test(j)) break;
							}
							let je = !this.options.pedantic && /^ {0,3}(?:=+|-+) *$/.test(R) && this.rules.block.lheading.test(`${f}
${R}`) ? `    ${Z.replace(/^ {0,3}/, "")}` : R;
							p += `
` + je, le = !0;
						}
						E = !R.trim(), e = e.substring(we.length + 1), f = Z.slice(T);
					}
				}
				let U = n.slice(k, r());
				i.loose || (c ? i.loose = !0 : this.rules.other.doubleBlankLine.test(U) && (c = !0)), i.items.push({
					type: "list_item",
					raw: U,
					task: !!this.options.gfm && this.rules.other.listIsTask.test(p),
					loose: !1,
					text: p,
					tokens: []
				});
			}
			let u = i.items.at(-1);
			if (u) u.raw = u.raw.trimEnd(), u.text = u.text.trimEnd();
			else return;
			i.raw = n.slice(0, r()).trimEnd();
			let d = [];
			for (let h of i.items) if (this.lexer.state.top = !1, d.push(this.lexer.inlineQueue.length), h.tokens = this.lexer.blockTokens(h.text, []), !i.loose) {
				let p = h.tokens.filter((m) => m.type === "space");
				i.loose = p.length > 0 && p.some((m) => this.rules.other.anyLine.test(m.raw));
			}
			for (let h = 0; h < i.items.length; h++) {
				let p = i.items[h], k = p.tokens[0];
				if (p.task && (k?.type === "text" || k?.type === "paragraph")) {
					p.text = p.text.replace(this.rules.other.listReplaceTask, ""), k.raw = k.raw.replace(this.rules.other.listReplaceTask, ""), k.text = k.text.replace(this.rules.other.listReplaceTask, "");
					let m = this.lexer.inlineQueue;
					for (let f = d[h]; f < m.length; f++) if (m[f].tokens === k.tokens) {
						m[f].src = m[f].src.replace(this.rules.other.listReplaceTask, "");
						break;
					}
					let b = this.rules.other.listTaskCheckbox.exec(p.raw);
					if (b) {
						let f = {
							type: "checkbox",
							raw: b[0] + " ",
							checked: b[0] !== "[ ]"
						};
						p.checked = f.checked, i.loose ? p.tokens[0] && ["paragraph", "text"].includes(p.tokens[0].type) && "tokens" in p.tokens[0] && p.tokens[0].tokens ? (p.tokens[0].raw = f.raw + p.tokens[0].raw, p.tokens[0].text = f.raw + p.tokens[0].text, p.tokens[0].tokens.unshift(f)) : p.tokens.unshift({
							type: "paragraph",
							raw: f.raw,
							text: f.raw,
							tokens: [f]
						}) : p.tokens.unshift(f);
					}
				} else p.task && (p.task = !1);
			}
			if (i.loose) for (let h of i.items) {
				h.loose = !0;
				for (let p of h.tokens) p.type === "text" && (p.type = "paragraph");
			}
			return i;
		}
	}
	html(e) {
		let t = this.rules.block.html.exec(e);
		if (t) {
			if (this.lexer.state.lastToken?.type === "paragraph" && !this.rules.other.htmlBeginRegex(4).test(e)) return;
			let n = Re(t[0]);
			return {
				type: "html",
				block: !0,
				raw: n,
				pre: t[1] === "pre" || t[1] === "script" || t[1] === "style",
				text: n
			};
		}
	}
	def(e) {
		let t = this.rules.block.def.exec(e);
		if (t) {
			if (!this.rules.other.startAngleBracket.test(t[2]) && Te(t[2], "()") !== -1) return;
			let n = W(t[1]), r = t[2] ? t[2].replace(this.rules.other.hrefBrackets, "$1").replace(this.rules.inline.anyPunctuation, "$1") : "", s = t[3] ? t[3].substring(1, t[3].length - 1).replace(this.rules.inline.anyPunctuation, "$1") : t[3];
			return {
				type: "def",
				tag: n,
				raw: C(t[0], `
`),
				href: r,
				title: s
			};
		}
	}
	table(e) {
		let t = this.rules.block.table.exec(e);
		if (!t || !this.rules.other.tableDelimiter.test(t[2])) return;
		let n = be(t[1]), r = t[2].replace(this.rules.other.tableAlignChars, "").split("|"), s = t[3]?.trim() ? t[3].replace(this.rules.other.tableRowBlankLine, "").split(`
`) : [], o = {
			type: "table",
			raw: C(t[0], `
`),
			header: [],
			align: [],
			rows: []
		};
		if (n.length === r.length) {
			for (let i of r) this.rules.other.tableAlignRight.test(i) ? o.align.push("right") : this.rules.other.tableAlignCenter.test(i) ? o.align.push("center") : this.rules.other.tableAlignLeft.test(i) ? o.align.push("left") : o.align.push(null);
			for (let i = 0; i < n.length; i++) o.header.push({
				text: n[i],
				tokens: this.lexer.inline(n[i]),
				header: !0,
				align: o.align[i]
			});
			for (let i of s) o.rows.push(be(i, o.header.length).map((a, c) => ({
				text: a,
				tokens: this.lexer.inline(a),
				header: !1,
				align: o.align[c]
			})));
			return o;
		}
	}
	lheading(e) {
		let t = this.rules.block.lheading.exec(e);
		if (t) {
			let n = t[1].trim();
			return {
				type: "heading",
				raw: C(t[0], `
`),
				depth: t[2].charAt(0) === "=" ? 1 : 2,
				text: n,
				tokens: this.lexer.inline(n)
			};
		}
	}
	paragraph(e) {
		let t = this.rules.block.paragraph.exec(e);
		if (t) {
			let n = t[1].charAt(t[1].length - 1) === `
` ? t[1].slice(0, -1) : t[1];
			return {
				type: "paragraph",
				raw: t[0],
				text: n,
				tokens: this.lexer.inline(n)
			};
		}
	}
	text(e) {
		let t = this.rules.block.text.exec(e);
		if (t) return {
			type: "text",
			raw: t[0],
			text: t[0],
			tokens: this.lexer.inline(t[0])
		};
	}
	escape(e) {
		if (e.charCodeAt(0) !== 92) return;
		let t = this.rules.inline.escape.exec(e);
		if (t) return {
			type: "escape",
			raw: t[0],
			text: t[1]
		};
	}
	tag(e) {
		if (e.charCodeAt(0) !== 60) return;
		let t = this.rules.inline.tag.exec(e);
		if (t) return !this.lexer.state.inLink && this.rules.other.startATag.test(t[0]) ? this.lexer.state.inLink = !0 : this.lexer.state.inLink && this.rules.other.endATag.test(t[0]) && (this.lexer.state.inLink = !1), !this.lexer.state.inRawBlock && this.rules.other.startPreScriptTag.test(t[0]) ? this.lexer.state.inRawBlock = !0 : this.lexer.state.inRawBlock && this.rules.other.endPreScriptTag.test(t[0]) && (this.lexer.state.inRawBlock = !1), {
			type: "html",
			raw: t[0],
			inLink: this.lexer.state.inLink,
			inRawBlock: this.lexer.state.inRawBlock,
			block: !1,
			text: t[0]
		};
	}
	link(e) {
		if (this.lexer.state.linkParenPossible === !1) return;
		let t = e.charCodeAt(0);
		if (t !== 91 && t !== 33) return;
		let n = this.rules.inline.link.exec(e);
		if (n) {
			let r = n[0].charAt(0) === "!" ? 2 : 1;
			if (!this.options.pedantic && Ze(e, n[1], r, this.rules)) return;
			let s = n[2].trim();
			if (!this.options.pedantic && this.rules.other.startAngleBracket.test(s)) {
				if (!this.rules.other.endAngleBracket.test(s)) return;
				let c = C(s.slice(0, -1), "\\");
				if ((s.length - c.length) % 2 === 0) return;
			} else {
				let c = Te(n[2], "()");
				if (c === -2) return;
				if (c > -1) {
					let d = (n[0].indexOf("!") === 0 ? 5 : 4) + n[1].length + c;
					n[2] = n[2].substring(0, c), n[0] = n[0].substring(0, d).trim(), n[3] = "";
				}
			}
			let o = C(n[0].slice(0, -1), "\\");
			if ((n[0].length - o.length) % 2 === 0) return;
			let i = n[2], a = "";
			if (this.options.pedantic) {
				let c = this.rules.other.pedanticHrefTitle.exec(i);
				c && (i = c[1], a = c[3]);
			} else a = n[3] ? n[3].slice(1, -1) : "";
			return i = i.trim(), this.rules.other.startAngleBracket.test(i) && (this.options.pedantic && !this.rules.other.endAngleBracket.test(s) ? i = i.slice(1) : i = i.slice(1, -1)), He(n, {
				href: i && i.replace(this.rules.inline.anyPunctuation, "$1"),
				title: a && a.replace(this.rules.inline.anyPunctuation, "$1")
			}, n[0], this.lexer, this.rules);
		}
	}
	reflink(e, t) {
		let n = e.charCodeAt(0);
		if (n !== 91 && n !== 33) return;
		let r;
		if ((r = this.rules.inline.reflink.exec(e)) || (r = this.rules.inline.nolink.exec(e))) {
			let s = r[0].charAt(0) === "!" ? 2 : 1;
			if (!this.options.pedantic && Ze(e, r[1], s, this.rules)) return;
			let o = t[W(r[2] || r[1])];
			if (!o) {
				let i = r[0].charAt(0);
				return {
					type: "text",
					raw: i,
					text: i
				};
			}
			return He(r, o, r[0], this.lexer, this.rules);
		}
	}
	emStrong(e, t, n = "") {
		let r = this.rules.inline.emStrongLDelim.exec(e);
		if (!r || !r[1] && !r[2] && !r[3] && !r[4]) return;
		let s = r[0][0], o = n === s, i = t.length - e.length, a = i;
		for (; !this.options.pedantic && a > 0 && t[a - 1] === s;) a--;
		let c = [...t.slice(Math.max(0, a - 2), a)].at(-1) ?? "", u = c === "*" || c === "_" || !!this.rules.inline.punctuation.exec(c);
		a < i && (n = c);
		let d = a < i ? u : n === "*" || n === "_" || !!this.rules.inline.punctuation.exec(n);
		if (r[4] && n.match(this.rules.other.unicodeAlphaNumeric)) return;
		let h = r[1] || r[3] || "";
		if (!h || !n || d) {
			let p = [...r[0]].length - 1, k, m, b = p, f = 0, R = i - a + p, E = !this.options.pedantic && !!c.trim() && (!!h || s === "*" && !u);
			if (s !== "*" && s !== "_") return;
			let T = s === "*" ? this.rules.inline.emStrongRDelimAst : this.rules.inline.emStrongRDelimUnd, U = oe(this, t, s), H = t.length - e.length + p;
			if (U < H) return;
			t = t.slice(-1 * e.length + p);
			let K = U - H;
			for (T.lastIndex = 0; (r = T.exec(t)) !== null && !(r.index > K);) {
				if (k = r[1] || r[2] || r[3] || r[4] || r[5] || r[6], !k) continue;
				if (m = [...k].length, r[3] || r[4]) {
					b += m;
					continue;
				} else if ((r[5] || r[6] || E) && R % 3 && !((R + m) % 3)) {
					if (o && (r[5] || r[6])) break;
					f += m;
					continue;
				}
				if (b -= m, b > 0) continue;
				m = Math.min(m, m + b + f);
				let re = [...r[0]][0].length, B = e.slice(0, p + r.index + re + m);
				if (Math.min(p, m) % 2) {
					let se = B.slice(1, -1);
					return {
						type: "em",
						raw: B,
						text: se,
						tokens: this.lexer.inlineTokens(se)
					};
				}
				let X = B.slice(2, -2);
				return {
					type: "strong",
					raw: B,
					text: X,
					tokens: this.lexer.inlineTokens(X)
				};
			}
		}
	}
	codespan(e) {
		if (e.charCodeAt(0) !== 96) return;
		let t = this.rules.inline.code.exec(e);
		if (t) {
			let n = t[2].replace(this.rules.other.newLineCharGlobal, " "), r = this.rules.other.nonSpaceChar.test(n), s = this.rules.other.startingSpaceChar.test(n) && this.rules.other.endingSpaceChar.test(n);
			return r && s && (n = n.substring(1, n.length - 1)), {
				type: "codespan",
				raw: t[0],
				text: n
			};
		}
	}
	br(e) {
		let t = e.charCodeAt(0);
		if (t !== 32 && t !== 92 && t !== 10) return;
		let n = this.rules.inline.br.exec(e);
		if (n) return {
			type: "br",
			raw: n[0]
		};
	}
	del(e, t, n = "") {
		if (e.charCodeAt(0) !== 126) return;
		let r = this.rules.inline.delLDelim.exec(e);
		if (!r) return;
		if (!(r[1] || "") || !n || this.rules.inline.punctuation.exec(n)) {
			let o = [...r[0]].length - 1, i, a, c = o, u = this.rules.inline.delRDelim, d = ae(this, t), h = t.length - e.length + o;
			if (d < h) return;
			t = t.slice(-1 * e.length + o);
			let p = d - h;
			for (u.lastIndex = 0; (r = u.exec(t)) !== null && !(r.index > p);) {
				if (i = r[1] || r[2] || r[3] || r[4] || r[5] || r[6], !i || (a = [...i].length, a !== o)) continue;
				if (r[3] || r[4]) {
					c += a;
					continue;
				}
				if (c -= a, c > 0) continue;
				a = Math.min(a, a + c);
				let k = [...r[0]][0].length, m = e.slice(0, o + r.index + k + a), b = m.slice(o, -o);
				return {
					type: "del",
					raw: m,
					text: b,
					tokens: this.lexer.inlineTokens(b)
				};
			}
		}
	}
	autolink(e) {
		if (e.charCodeAt(0) !== 60) return;
		let t = this.rules.inline.autolink.exec(e);
		if (t) {
			let n, r;
			return t[2] === "@" ? (n = t[1], r = "mailto:" + n) : (n = t[1], r = n), {
				type: "link",
				raw: t[0],
				text: n,
				href: r,
				autolink: !0,
				tokens: [{
					type: "text",
					raw: n,
					text: n
				}]
			};
		}
	}
	url(e) {
		let t;
		if (t = this.rules.inline.url.exec(e)) {
			let n, r;
			if (t[2] === "@") n = t[0], r = "mailto:" + n;
			else {
				let s;
				do
					s = t[0], t[0] = this.rules.inline._backpedal.exec(t[0])?.[0] ?? "";
				while (s !== t[0]);
				n = t[0], t[1] === "www." ? r = "http://" + t[0] : r = t[0];
			}
			return {
				type: "link",
				raw: t[0],
				text: n,
				href: r,
				autolink: !0,
				tokens: [{
					type: "text",
					raw: n,
					text: n
				}]
			};
		}
	}
	inlineText(e) {
		let t = this.rules.inline.text.exec(e);
		if (t) {
			let n = this.lexer.state.inRawBlock;
			return {
				type: "text",
				raw: t[0],
				text: n ? t[0] : De(t[0]),
				escaped: n
			};
		}
	}
};
var w = class l {
	tokens;
	options;
	state;
	inlineQueue;
	tokenizer;
	constructor(e) {
		this.tokens = [], this.tokens.links = Object.create(null), this.options = e || S, this.options.tokenizer = this.options.tokenizer || new _(), this.tokenizer = this.options.tokenizer, this.tokenizer.options = this.options, this.tokenizer.lexer = this, this.inlineQueue = [], this.state = {
			inLink: !1,
			inRawBlock: !1,
			linkEmitted: !1,
			linkParenPossible: !0,
			top: !0
		};
		let t = {
			other: O,
			block: ee.normal,
			inline: F.normal
		};
		this.options.pedantic ? (t.block = ee.pedantic, t.inline = F.pedantic) : this.options.gfm && (t.block = ee.gfm, this.options.breaks ? t.inline = F.breaks : t.inline = F.gfm), this.tokenizer.rules = t;
	}
	static get rules() {
		return {
			block: ee,
			inline: F
		};
	}
	static lex(e, t) {
		return new l(t).lex(e);
	}
	static lexInline(e, t) {
		return new l(t).inlineTokens(e);
	}
	lex(e) {
		e = e.replace(O.carriageReturn, `
`), this.blockTokens(e, this.tokens);
		for (let t = 0; t < this.inlineQueue.length; t++) {
			let n = this.inlineQueue[t];
			this.state.inRawBlock = !1, this.inlineTokens(n.src, n.tokens);
		}
		return this.inlineQueue = [], this.tokens;
	}
	blockTokens(e, t = [], n = !1) {
		this.tokenizer.lexer = this;
		let r = this.state.lastToken;
		this.options.pedantic && (e = e.replace(O.tabCharGlobal, "    ").replace(O.spaceLine, ""));
		let s = 1 / 0, o, i = this.options.gfm && !this.options.pedantic && this.tokenizer.paragraph === _.prototype.paragraph;
		for (; e;) {
			if (e.length < s) s = e.length;
			else {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
			this.state.lastToken = t.at(-1);
			let a;
			if (this.options.extensions?.block?.some((u) => (a = u.call({ lexer: this }, e, t)) ? (e = e.substring(a.raw.length), t.push(a), !0) : !1)) continue;
			if (a = this.tokenizer.space(e)) {
				e = e.substring(a.raw.length);
				let u = t.at(-1);
				a.raw.length === 1 && u !== void 0 ? u.raw += `
` : t.push(a);
				continue;
			}
			if (a = this.tokenizer.code(e)) {
				e = e.substring(a.raw.length);
				let u = t.at(-1);
				u?.type === "paragraph" || u?.type === "text" ? (u.raw += (u.raw.endsWith(`
`) ? "" : `
`) + a.raw, u.text += `
` + a.text, this.inlineQueue.at(-1).src = u.text) : t.push(a);
				continue;
			}
			if (a = this.tokenizer.fences(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.heading(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.hr(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.blockquote(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.list(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.html(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.def(e)) {
				e = e.substring(a.raw.length);
				let u = t.at(-1);
				u?.type === "paragraph" || u?.type === "text" ? (u.raw += (u.raw.endsWith(`
`) ? "" : `
`) + a.raw, u.text += `
` + a.raw, this.inlineQueue.at(-1).src = u.text) : (this.tokens.links[a.tag] || (this.tokens.links[a.tag] = {
					href: a.href,
					title: a.title
				}), t.push(a));
				continue;
			}
			if (a = this.tokenizer.table(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.lheading(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			let c = e;
			if (this.options.extensions?.startBlock) {
				let u = 1 / 0, d = e.slice(1), h;
				this.options.extensions.startBlock.forEach((p) => {
					h = p.call({ lexer: this }, d), typeof h == "number" && h >= 0 && (u = Math.min(u, h));
				}), u < 1 / 0 && u >= 0 && (c = e.substring(0, u + 1));
			}
			if (this.state.top && (a = this.tokenizer.paragraph(c))) {
				let u = t.at(-1);
				(n || u === o && i) && u?.type === "paragraph" ? (u.raw += (u.raw.endsWith(`
`) ? "" : `
`) + a.raw, u.text += `
` + a.text, this.inlineQueue.pop(), this.inlineQueue.at(-1).src = u.text, o = u) : (t.push(a), o = a), n = c.length !== e.length, e = e.substring(a.raw.length);
				continue;
			}
			if (a = this.tokenizer.text(e)) {
				e = e.substring(a.raw.length);
				let u = t.at(-1);
				u?.type === "text" ? (u.raw += (u.raw.endsWith(`
`) ? "" : `
`) + a.raw, u.text += `
` + a.text, this.inlineQueue.pop(), this.inlineQueue.at(-1).src = u.text) : t.push(a);
				continue;
			}
			if (e) {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
		}
		return this.state.top = !0, this.state.lastToken = r, t;
	}
	inline(e, t = []) {
		return this.inlineQueue.push({
			src: e,
			tokens: t
		}), t;
	}
	linkInText(e) {
		if (!e.includes("[")) return !1;
		let t = this.tokenizer.rules.inline.link;
		for (let n of e.matchAll(this.tokenizer.rules.inline.blockSkip)) if (t.test(n[0]) && e.charAt(n.index - 1) !== "!") return !0;
		for (let n of e.matchAll(this.tokenizer.rules.inline.reflinkSearch)) {
			let r = n[0], s = r.lastIndexOf("[");
			if (!(r.charAt(0) === "!" || !Object.hasOwn(this.tokens.links, W(r.slice(s + 1, -1)))) && !(s > 1 && this.linkInText(r.slice(1, s - 1)))) return !0;
		}
		return !1;
	}
	inlineTokens(e, t = []) {
		this.tokenizer.lexer = this;
		let n = this.state.linkParenPossible;
		this.state.linkParenPossible = e.includes(")");
		try {
			return this.#t(e, t);
		} finally {
			this.state.linkParenPossible = n;
		}
	}
	#t(e, t) {
		let n = e.includes("*") || e.includes("_") || e.includes("~"), r = n || this.options.hooks?.emStrongMask || this.tokenizer.emStrong !== _.prototype.emStrong || this.tokenizer.del !== _.prototype.del ? this.#r(e) : e;
		if (!n) return this.#e(e, r, t);
		qe(this.tokenizer, r);
		try {
			return this.#e(e, r, t);
		} finally {
			ve(this.tokenizer);
		}
	}
	#e(e, t, n) {
		let r = !1, s = "", o = 1 / 0;
		for (; e;) {
			if (e.length < o) o = e.length;
			else {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
			r || (s = ""), r = !1;
			let i;
			if (this.options.extensions?.inline?.some((u) => (i = u.call({ lexer: this }, e, n)) ? (e = e.substring(i.raw.length), n.push(i), !0) : !1)) continue;
			if (i = this.tokenizer.escape(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.tag(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.link(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.reflink(e, this.tokens.links)) {
				e = e.substring(i.raw.length);
				let u = n.at(-1);
				i.type === "text" && u?.type === "text" ? (u.raw += i.raw, u.text += i.text) : n.push(i);
				continue;
			}
			let a = e[0];
			if (a === "*" || a === "_") {
				let u = t.length - e.length;
				if (oe(this.tokenizer, t, a) <= u) {
					let h = 1;
					for (; h < e.length && e.charCodeAt(h) === a.charCodeAt(0);) h++;
					let p = e.substring(0, h), k = n.at(-1);
					k?.type === "text" && !k.escaped ? (k.raw += p, k.text += p) : n.push({
						type: "text",
						raw: p,
						text: p,
						escaped: !1
					}), e = e.substring(h), s = a, r = !0;
					continue;
				}
			} else if (a === "~") {
				let u = t.length - e.length;
				if (ae(this.tokenizer, t) <= u) {
					let h = 1;
					for (; h < e.length && e.charCodeAt(h) === 126;) h++;
					let p = e.substring(0, h), k = n.at(-1);
					k?.type === "text" && !k.escaped ? (k.raw += p, k.text += p) : n.push({
						type: "text",
						raw: p,
						text: p,
						escaped: !1
					}), e = e.substring(h), s = a, r = !0;
					continue;
				}
			}
			if (i = this.tokenizer.emStrong(e, t, s)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.codespan(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.br(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.del(e, t, s)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.autolink(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (!this.state.inLink && (i = this.tokenizer.url(e))) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			let c = e;
			if (this.options.extensions?.startInline) {
				let u = 1 / 0, d = e.slice(1), h;
				this.options.extensions.startInline.forEach((p) => {
					h = p.call({ lexer: this }, d), typeof h == "number" && h >= 0 && (u = Math.min(u, h));
				}), u < 1 / 0 && u >= 0 && (c = e.substring(0, u + 1));
			}
			if (i = this.tokenizer.inlineText(c)) {
				e = e.substring(i.raw.length), i.raw.slice(-1) !== "_" && (s = i.raw.slice(-1)), r = !0;
				let u = n.at(-1);
				u?.type === "text" ? (u.raw += i.raw, u.text += i.text) : n.push(i);
				continue;
			}
			if (e) {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
		}
		return n;
	}
	#n(e) {
		let { blockSkip: t, tag: n, autolink: r } = this.tokenizer.rules.inline, s = "", o = 0, i;
		for (t.lastIndex = 0; i = t.exec(e);) {
			let a = i.index + (i[2] ? i[2].length : 0), c = i.index + i[0].length;
			if (e.charAt(a) === "<") {
				let u = e.slice(a), d = n.exec(u) || r.exec(u);
				if (!d) {
					t.lastIndex = a + 1;
					continue;
				}
				c = a + d[0].length, t.lastIndex = c;
			}
			s += e.slice(o, a) + "[" + "a".repeat(c - a - 2) + "]", o = c;
		}
		return s + e.slice(o);
	}
	#r(e) {
		let t = e;
		if (this.tokens.links && e.includes("[")) {
			let n = this.tokenizer.rules.inline.reflinkSearch, r = (s) => {
				let o = s.lastIndexOf("[");
				if (!Object.hasOwn(this.tokens.links, W(s.slice(o + 1, -1)))) return s;
				if (o > 1 && s.charAt(0) !== "!") {
					let i = s.slice(1, o - 1);
					if (this.linkInText(i)) return "[" + i.replace(n, r) + "][" + "a".repeat(s.length - o - 2) + "]";
				}
				return "[" + "a".repeat(s.length - 2) + "]";
			};
			t = t.replace(n, r);
		}
		return t = t.replace(this.tokenizer.rules.inline.anyPunctuationOutsideCode, (n, r, s) => s ? "+".repeat(n.length) : r ? r + n.slice(r.length, -r.length).replace(/`/g, "+") + r : n), t = this.#n(t), t = this.options.hooks?.emStrongMask?.call({ lexer: this }, t) ?? t, t;
	}
	infiniteLoopError(e) {
		let t = "Infinite loop on byte: " + e;
		if (this.options.silent) console.error(t);
		else throw new Error(t);
	}
};
var I = class {
	options;
	parser;
	constructor(e) {
		this.options = e || S;
	}
	space(e) {
		return "";
	}
	code({ text: e, lang: t, escaped: n }) {
		let r = (t || "").match(O.notSpaceStart)?.[0], s = e ? e.replace(O.endingNewline, "") + `
` : "";
		return r ? "<pre><code class=\"language-" + y(r) + "\">" + (n ? s : y(s, !0)) + `</code></pre>
` : "<pre><code>" + (n ? s : y(s, !0)) + `</code></pre>
`;
	}
	blockquote({ tokens: e }) {
		return `<blockquote>
${this.parser.parse(e)}</blockquote>
`;
	}
	html({ text: e }) {
		return e;
	}
	def(e) {
		return "";
	}
	heading({ tokens: e, depth: t }) {
		return `<h${t}>${this.parser.parseInline(e)}</h${t}>
`;
	}
	hr(e) {
		return `<hr>
`;
	}
	list(e) {
		let t = e.ordered, n = e.start, r = "";
		for (let i = 0; i < e.items.length; i++) {
			let a = e.items[i];
			r += this.listitem(a);
		}
		let s = t ? "ol" : "ul", o = t && n !== 1 ? " start=\"" + n + "\"" : "";
		return "<" + s + o + `>
` + r + "</" + s + `>
`;
	}
	listitem(e) {
		return `<li>${this.parser.parse(e.tokens)}</li>
`;
	}
	checkbox({ checked: e }) {
		return "<input " + (e ? "checked=\"\" " : "") + "disabled=\"\" type=\"checkbox\"> ";
	}
	paragraph({ tokens: e }) {
		return `<p>${this.parser.parseInline(e)}</p>
`;
	}
	table(e) {
		let t = "", n = "";
		for (let s = 0; s < e.header.length; s++) n += this.tablecell(e.header[s]);
		t += this.tablerow({ text: n });
		let r = "";
		for (let s = 0; s < e.rows.length; s++) {
			let o = e.rows[s];
			n = "";
			for (let i = 0; i < o.length; i++) n += this.tablecell(o[i]);
			r += this.tablerow({ text: n });
		}
		return r && (r = `<tbody>${r}</tbody>`), `<table>
<thead>
` + t + `</thead>
` + r + `</table>
`;
	}
	tablerow({ text: e }) {
		return `<tr>
${e}</tr>
`;
	}
	tablecell(e) {
		let t = this.parser.parseInline(e.tokens), n = e.header ? "th" : "td";
		return (e.align ? `<${n} align="${e.align}">` : `<${n}>`) + t + `</${n}>
`;
	}
	strong({ tokens: e }) {
		return `<strong>${this.parser.parseInline(e)}</strong>`;
	}
	em({ tokens: e }) {
		return `<em>${this.parser.parseInline(e)}</em>`;
	}
	codespan({ text: e }) {
		return `<code>${y(e, !0)}</code>`;
	}
	br(e) {
		return "<br>";
	}
	del({ tokens: e }) {
		return `<del>${this.parser.parseInline(e)}</del>`;
	}
	link({ href: e, title: t, text: n, tokens: r, autolink: s }) {
		let o = s ? y(n, !0) : this.parser.parseInline(r), i = xe(e);
		if (i === null) return o;
		e = y(i, s);
		let a = "<a href=\"" + e + "\"";
		return t && (a += " title=\"" + y(t) + "\""), a += ">" + o + "</a>", a;
	}
	image({ href: e, title: t, text: n, tokens: r }) {
		r && (n = this.parser.parseInline(r, this.parser.textRenderer));
		let s = xe(e);
		if (s === null) return y(n);
		e = s;
		let o = `<img src="${y(e)}" alt="${y(n)}"`;
		return t && (o += ` title="${y(t)}"`), o += ">", o;
	}
	text(e) {
		return "tokens" in e && e.tokens ? this.parser.parseInline(e.tokens) : "escaped" in e && e.escaped ? e.text : y(e.text);
	}
};
var z = class {
	parser;
	strong({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	em({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	codespan({ text: e }) {
		return e;
	}
	del({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	html({ text: e }) {
		return e;
	}
	text({ text: e }) {
		return e;
	}
	link({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	image({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	br() {
		return `
`;
	}
	checkbox({ raw: e }) {
		return e;
	}
};
var P = class l {
	options;
	renderer;
	textRenderer;
	constructor(e) {
		this.options = e || S, this.options.renderer = this.options.renderer || new I(), this.renderer = this.options.renderer, this.renderer.options = this.options, this.renderer.parser = this, this.textRenderer = new z(), this.textRenderer.parser = this;
	}
	static parse(e, t) {
		return new l(t).parse(e);
	}
	static parseInline(e, t) {
		return new l(t).parseInline(e);
	}
	parse(e) {
		this.renderer.parser = this;
		let t = "";
		for (let n = 0; n < e.length; n++) {
			let r = e[n];
			if (this.options.extensions?.renderers?.[r.type]) {
				let o = r, i = this.options.extensions.renderers[o.type].call({ parser: this }, o);
				if (i !== !1 || ![
					"space",
					"hr",
					"heading",
					"code",
					"table",
					"blockquote",
					"list",
					"checkbox",
					"html",
					"def",
					"paragraph",
					"text"
				].includes(o.type)) {
					t += i === !1 ? "" : i ?? "";
					continue;
				}
			}
			let s = r;
			switch (s.type) {
				case "space":
					t += this.renderer.space(s);
					break;
				case "hr":
					t += this.renderer.hr(s);
					break;
				case "heading":
					t += this.renderer.heading(s);
					break;
				case "code":
					t += this.renderer.code(s);
					break;
				case "table":
					t += this.renderer.table(s);
					break;
				case "blockquote":
					t += this.renderer.blockquote(s);
					break;
				case "list":
					t += this.renderer.list(s);
					break;
				case "checkbox":
					t += this.renderer.checkbox(s);
					break;
				case "html":
					t += this.renderer.html(s);
					break;
				case "def":
					t += this.renderer.def(s);
					break;
				case "paragraph":
					t += this.renderer.paragraph(s);
					break;
				case "text":
					t += this.renderer.text(s);
					break;
				default: {
					let o = "Token with \"" + s.type + "\" type was not found.";
					if (this.options.silent) return console.error(o), "";
					throw new Error(o);
				}
			}
		}
		return t;
	}
	parseInline(e, t = this.renderer) {
		this.renderer.parser = this;
		let n = "";
		for (let r = 0; r < e.length; r++) {
			let s = e[r];
			if (this.options.extensions?.renderers?.[s.type]) {
				let i = this.options.extensions.renderers[s.type].call({ parser: this }, s);
				if (i !== !1 || ![
					"escape",
					"html",
					"link",
					"image",
					"checkbox",
					"strong",
					"em",
					"codespan",
					"br",
					"del",
					"text"
				].includes(s.type)) {
					n += i === !1 ? "" : i ?? "";
					continue;
				}
			}
			let o = s;
			switch (o.type) {
				case "escape":
					n += t.text(o);
					break;
				case "html":
					n += t.html(o);
					break;
				case "link":
					n += t.link(o);
					break;
				case "image":
					n += t.image(o);
					break;
				case "checkbox":
					n += t.checkbox(o);
					break;
				case "strong":
					n += t.strong(o);
					break;
				case "em":
					n += t.em(o);
					break;
				case "codespan":
					n += t.codespan(o);
					break;
				case "br":
					n += t.br(o);
					break;
				case "del":
					n += t.del(o);
					break;
				case "text":
					n += t.text(o);
					break;
				default: {
					let i = "Token with \"" + o.type + "\" type was not found.";
					if (this.options.silent) return console.error(i), "";
					throw new Error(i);
				}
			}
		}
		return n;
	}
};
var A = class {
	options;
	block;
	constructor(e) {
		this.options = e || S;
	}
	static passThroughHooks = new Set([
		"preprocess",
		"postprocess",
		"processAllTokens",
		"emStrongMask"
	]);
	static passThroughHooksRespectAsync = new Set([
		"preprocess",
		"postprocess",
		"processAllTokens"
	]);
	preprocess(e) {
		return e;
	}
	postprocess(e) {
		return e;
	}
	processAllTokens(e) {
		return e;
	}
	emStrongMask(e) {
		return e;
	}
	provideLexer(e = this.block) {
		return e ? w.lex : w.lexInline;
	}
	provideParser(e = this.block) {
		return e ? P.parse : P.parseInline;
	}
};
function M(l, e) {
	if (Array.isArray(e)) for (let t = 0; t < e.length; t++) l.push(e[t]);
	else l.push(e);
}
var ne = class {
	defaults = G();
	options = this.setOptions;
	parse = this.parseMarkdown(!0);
	parseInline = this.parseMarkdown(!1);
	Parser = P;
	Renderer = I;
	TextRenderer = z;
	Lexer = w;
	Tokenizer = _;
	Hooks = A;
	constructor(...e) {
		this.use(...e);
	}
	walkTokens(e, t) {
		let n = [];
		for (let r of e) switch (M(n, t.call(this, r)), r.type) {
			case "table": {
				let s = r;
				for (let o of s.header) M(n, this.walkTokens(o.tokens, t));
				for (let o of s.rows) for (let i of o) M(n, this.walkTokens(i.tokens, t));
				break;
			}
			case "list": {
				let s = r;
				M(n, this.walkTokens(s.items, t));
				break;
			}
			default: {
				let s = r;
				this.defaults.extensions?.childTokens?.[s.type] ? this.defaults.extensions.childTokens[s.type].forEach((o) => {
					let i = s[o].flat(1 / 0);
					M(n, this.walkTokens(i, t));
				}) : s.tokens && M(n, this.walkTokens(s.tokens, t));
			}
		}
		return n;
	}
	use(...e) {
		let t = this.defaults.extensions || {
			renderers: Object.create(null),
			childTokens: Object.create(null)
		};
		return e.forEach((n) => {
			let r = { ...n };
			if (r.async = this.defaults.async || r.async || !1, n.extensions && (n.extensions.forEach((s) => {
				if (!s.name) throw new Error("extension name required");
				if ("renderer" in s) {
					let o = t.renderers[s.name];
					o ? t.renderers[s.name] = function(...i) {
						let a = s.renderer.apply(this, i);
						return a === !1 && (a = o.apply(this, i)), a;
					} : t.renderers[s.name] = s.renderer;
				}
				if ("tokenizer" in s) {
					if (!s.level || s.level !== "block" && s.level !== "inline") throw new Error("extension level must be 'block' or 'inline'");
					let o = t[s.level];
					o ? o.unshift(s.tokenizer) : t[s.level] = [s.tokenizer], s.start && (s.level === "block" ? t.startBlock ? t.startBlock.push(s.start) : t.startBlock = [s.start] : s.level === "inline" && (t.startInline ? t.startInline.push(s.start) : t.startInline = [s.start]));
				}
				"childTokens" in s && s.childTokens && (t.childTokens[s.name] = s.childTokens);
			}), r.extensions = t), n.renderer) {
				let s = this.defaults.renderer || new I(this.defaults);
				for (let o in n.renderer) {
					if (!(o in s)) throw new Error(`renderer '${o}' does not exist`);
					if (["options", "parser"].includes(o)) continue;
					let i = o, a = n.renderer[i], c = s[i];
					s[i] = (...u) => {
						let d = a.apply(s, u);
						return d === !1 && (d = c.apply(s, u)), d === !1 ? "" : d ?? "";
					};
				}
				r.renderer = s;
			}
			if (n.tokenizer) {
				let s = this.defaults.tokenizer || new _(this.defaults);
				for (let o in n.tokenizer) {
					if (!(o in s)) throw new Error(`tokenizer '${o}' does not exist`);
					if ([
						"options",
						"rules",
						"lexer"
					].includes(o)) continue;
					let i = o, a = n.tokenizer[i], c = s[i];
					s[i] = (...u) => {
						let d = a.apply(s, u);
						return d === !1 && (d = c.apply(s, u)), d;
					};
				}
				r.tokenizer = s;
			}
			if (n.hooks) {
				let s = this.defaults.hooks || new A();
				for (let o in n.hooks) {
					if (!(o in s)) throw new Error(`hook '${o}' does not exist`);
					if (["options", "block"].includes(o)) continue;
					let i = o, a = n.hooks[i], c = s[i];
					A.passThroughHooks.has(o) ? s[i] = (u) => {
						if (s.options.async && A.passThroughHooksRespectAsync.has(o)) return (async () => {
							let h = await a.call(s, u);
							return c.call(s, h);
						})();
						let d = a.call(s, u);
						return c.call(s, d);
					} : s[i] = (...u) => {
						if (s.options.async) return (async () => {
							let h = await a.apply(s, u);
							return h === !1 && (h = await c.apply(s, u)), h;
						})();
						let d = a.apply(s, u);
						return d === !1 && (d = c.apply(s, u)), d;
					};
				}
				r.hooks = s;
			}
			if (n.walkTokens) {
				let s = this.defaults.walkTokens, o = n.walkTokens;
				r.walkTokens = function(i) {
					let a = [];
					return M(a, o.call(this, i)), s && M(a, s.call(this, i)), a;
				};
			}
			this.defaults = {
				...this.defaults,
				...r
			};
		}), this;
	}
	setOptions(e) {
		return this.defaults = {
			...this.defaults,
			...e
		}, this;
	}
	lexer(e, t) {
		return w.lex(e, t ?? this.defaults);
	}
	parser(e, t) {
		return P.parse(e, t ?? this.defaults);
	}
	parseMarkdown(e) {
		return (n, r) => {
			let s = { ...r }, o = {
				...this.defaults,
				...s
			}, i = this.onError(!!o.silent, !!o.async);
			if (this.defaults.async === !0 && s.async === !1) return i(new Error("marked(): The async option was set to true by an extension. Remove async: false from the parse options object to return a Promise."));
			if (typeof n > "u" || n === null) return i(new Error("marked(): input parameter is undefined or null"));
			if (typeof n != "string") return i(new Error("marked(): input parameter is of type " + Object.prototype.toString.call(n) + ", string expected"));
			if (o.hooks && (o.hooks.options = o, o.hooks.block = e), o.async) return (async () => {
				let a = o.hooks ? await o.hooks.preprocess(n) : n, u = await (o.hooks ? await o.hooks.provideLexer(e) : e ? w.lex : w.lexInline)(a, o), d = o.hooks ? await o.hooks.processAllTokens(u) : u;
				o.walkTokens && await Promise.all(this.walkTokens(d, o.walkTokens));
				let p = await (o.hooks ? await o.hooks.provideParser(e) : e ? P.parse : P.parseInline)(d, o);
				return o.hooks ? await o.hooks.postprocess(p) : p;
			})().catch(i);
			try {
				o.hooks && (n = o.hooks.preprocess(n));
				let c = (o.hooks ? o.hooks.provideLexer(e) : e ? w.lex : w.lexInline)(n, o);
				o.hooks && (c = o.hooks.processAllTokens(c)), o.walkTokens && this.walkTokens(c, o.walkTokens);
				let d = (o.hooks ? o.hooks.provideParser(e) : e ? P.parse : P.parseInline)(c, o);
				return o.hooks && (d = o.hooks.postprocess(d)), d;
			} catch (a) {
				return i(a);
			}
		};
	}
	onError(e, t) {
		return (n) => {
			if (n.message += `
Please report this to https://github.com/markedjs/marked.`, e) {
				let r = "<p>An error occurred:</p><pre>" + y(n.message + "", !0) + "</pre>";
				return t ? Promise.resolve(r) : r;
			}
			if (t) return Promise.reject(n);
			throw n;
		};
	}
};
var v = new ne();
function x(l, e) {
	return v.parse(l, e);
}
x.options = x.setOptions = function(l) {
	return v.setOptions(l), x.defaults = v.defaults, ue(x.defaults), x;
};
x.getDefaults = G;
x.defaults = S;
function jt(...l) {
	return v.use(...l), x.defaults = v.defaults, ue(x.defaults), x;
}
x.use = jt;
x.walkTokens = function(l, e) {
	return v.walkTokens(l, e);
};
x.parseInline = v.parseInline;
x.Parser = P;
x.parser = P.parse;
x.Renderer = I;
x.TextRenderer = z;
x.Lexer = w;
x.lexer = w.lex;
x.Tokenizer = _;
x.Hooks = A;
x.parse = x;
x.options;
x.setOptions;
x.walkTokens;
x.parseInline;
P.parse;
w.lex;
// server/src/editorial/feeds/ghost-pieces.ts
var storyBounds = {
	nodes: htmlBounds.tags,
	characters: newsItemLimits.body,
	markdown: 1e5
};
var deepest = 60;
var mostCardsNamed = 20;
var TooTangled = class extends Error {};
var Pieces = class {
	notes = new Set();
	#left = { ...storyBounds };
	#leftOut = new Set();
	#depth = 0;
	inside(read) {
		this.#spend("nodes", 1);
		this.#depth += 1;
		if (this.#depth > deepest) throw new TooTangled();
		const result = read();
		this.#depth -= 1;
		return result;
	}
	words(value) {
		if (typeof value !== "string" && typeof value !== "number") return "";
		const text = String(value);
		this.#spend("characters", text.length);
		return text;
	}
	fragment(value) {
		const text = this.words(value);
		return trusted(text.includes("<") ? cleanHtml(text, "", (note) => this.notes.add(note)) : text);
	}
	markdown(value) {
		const text = this.words(value);
		this.#spend("markdown", text.length);
		try {
			return this.fragment(markdown$1.parse(text));
		} catch (error) {
			if (error instanceof RangeError) throw new TooTangled();
			throw error;
		}
	}
	leaveOut(card, why = "") {
		if (this.#leftOut.size >= mostCardsNamed) return;
		this.#leftOut.add(card);
		this.notes.add(`the card "${card.slice(0, 40)}" was left out${why}`);
	}
	#spend(what, amount) {
		this.#left[what] -= amount;
		if (this.#left[what] < 0) throw new TooTangled();
	}
};
var markdown$1 = new ne({
	async: false,
	gfm: true,
	tokenizer: { del(src) {
		const [raw, text] = /^~~(?=[^\s~])([^~]{0,1000}?[^\s~])~~(?!~)/.exec(src) ?? [];
		return raw && text ? {
			type: "del",
			raw,
			text,
			tokens: this.lexer.inlineTokens(text)
		} : void 0;
	} }
});
function element(tag, inside) {
	const written = markupOf(inside);
	return trusted(written && `<${tag}>${written}</${tag}>`);
}
function heading(tag, inside) {
	const rank = Number(/^h([1-6])$/.exec(tag)?.[1] ?? 2);
	if (rank <= 2) return element("h2", inside);
	return element(rank === 3 ? "h3" : "h4", inside);
}
var fieldsOf = (value) => value && typeof value === "object" && !Array.isArray(value) ? value : {};
var listOf = (value) => Array.isArray(value) ? value : [];
// server/src/editorial/feeds/ghost-cards.ts
var nothing$2 = trusted("");
function cardOf(name, given, pieces) {
	const card = fieldsOf(given);
	const draw = Object.hasOwn(cards, name) ? cards[name] : void 0;
	if (!draw) pieces.leaveOut(name || "without a name");
	else if (isNotPublic(fieldsOf(card.visibility))) pieces.leaveOut(name, ", because the public does not see it at the source");
	else return draw(card, pieces);
	return nothing$2;
}
var isNotPublic = (visibility) => fieldsOf(visibility.web).nonMember === false || visibility.emailOnly === true || visibility.showOnWeb === false;
var caption = (inside) => markupOf(inside) ? html`<figcaption>${inside}</figcaption>` : nothing$2;
function picture(card, pieces, below = nothing$2) {
	const src = pieces.words(card.src);
	if (!src) return nothing$2;
	const title = pieces.words(card.title);
	const drawn = html`<img src="${src}" alt="${pieces.words(card.alt)}"${title && html` title="${title}"`}${sizeOf(card)} />`;
	const href = pieces.words(card.href);
	return html`<figure>${href ? html`<a href="${href}">${drawn}</a>` : drawn}${caption(below)}</figure>`;
}
var sizeOf = ({ width, height }) => typeof width === "number" && typeof height === "number" ? html` width="${width}" height="${height}"` : nothing$2;
var image = (card, pieces) => picture(card, pieces, pieces.fragment(card.caption));
function gallery(card, pieces) {
	const images = listOf(card.images).map(fieldsOf);
	const below = pieces.fragment(card.caption);
	return html`${images.map((one, at) => pieces.inside(() => picture(one, pieces, at === images.length - 1 ? below : nothing$2)))}`;
}
function link$2(address, words, pieces) {
	const href = pieces.words(address);
	return href ? html`<p><a href="${href}">${pieces.words(words) || href}</a></p>` : nothing$2;
}
function bookmark(card, pieces) {
	const { title, description } = {
		...card,
		...fieldsOf(card.metadata)
	};
	const about = pieces.words(description);
	return html`${link$2(card.url, title, pieces)}${about && html`<p>${about}</p>`}${element("p", pieces.fragment(card.caption))}`;
}
function embed(card, pieces) {
	const address = pieces.words(card.url);
	const below = element("p", pieces.fragment(card.caption));
	const known = embedOf(address);
	if (known) return html`<div data-embed="${known.address}"></div>${below}`;
	if (address) pieces.notes.add(`the embed of "${address.slice(0, 60)}" became a link`);
	else pieces.leaveOut("embed");
	return html`${link$2(address, fieldsOf(card.metadata).title, pieces)}${below}`;
}
function code(card, pieces) {
	const written = pieces.words(card.code);
	return html`${written && html`<pre><code>${written}</code></pre>`}${element("p", pieces.fragment(card.caption))}`;
}
function callout(card, pieces) {
	const emoji = pieces.words(card.calloutEmoji);
	const words = pieces.fragment(card.calloutText);
	return element("blockquote", element("p", html`${emoji && `${emoji} `}${words}`));
}
var toggle = (card, pieces) => html`${element("h4", pieces.fragment(card.heading))}${pieces.fragment(card.content)}`;
var button = (card, pieces) => link$2(card.buttonUrl, card.buttonText, pieces);
var header = (card, pieces) => html`${element("h2", pieces.fragment(card.header))}${element("p", pieces.fragment(card.subheader))}${card.buttonEnabled === true && button(card, pieces)}`;
function product(card, pieces) {
	const { productImageSrc: src, productImageWidth: width, productImageHeight: height } = card;
	return html`${picture({
		src,
		width,
		height
	}, pieces)}${element("h4", pieces.fragment(card.productTitle))}${pieces.fragment(card.productDescription)}${card.productButtonEnabled === true && link$2(card.productUrl, card.productButton, pieces)}`;
}
var rawHtml = (card, pieces) => pieces.fragment(card.html);
var markdown = (card, pieces) => pieces.markdown(card.markdown);
var rule = () => html`<hr />`;
var cards = {
	image,
	gallery,
	bookmark,
	embed,
	callout,
	toggle,
	button,
	header,
	product,
	html: rawHtml,
	markdown,
	"card-markdown": markdown,
	code,
	codeblock: code,
	hr: rule,
	horizontalrule: rule,
	paywall: () => nothing$2
};
// server/src/editorial/feeds/ghost-mobiledoc.ts
var marks = {
	strong: "strong",
	b: "strong",
	em: "em",
	i: "em",
	s: "s",
	del: "s",
	u: "u",
	code: "code",
	sub: "sub",
	sup: "sup"
};
var deepestMarks = 30;
var nothing$1 = trusted("");
function mobiledocStory(text, pieces) {
	const { markups, atoms, cards, sections } = fieldsOf(JSON.parse(text));
	const document = {
		markups: listOf(markups),
		atoms: listOf(atoms),
		cards: listOf(cards),
		sections: listOf(sections)
	};
	return html`${document.sections.map((one) => pieces.inside(() => section(listOf(one), document, pieces)))}`;
}
function section(parts, document, pieces) {
	const [kind, what, inside] = parts;
	const named = String(what).toLowerCase();
	if (kind === 1) return words(named, markers(listOf(inside), document, pieces));
	if (kind === 2) return cardOf("image", { src: what }, pieces);
	if (kind === 3) return element(named === "ol" ? "ol" : "ul", listOf(inside).map((item) => element("li", markers(listOf(item), document, pieces))));
	const [name, payload] = kind === 10 ? listOf(document.cards[Number(what)]) : [];
	return typeof name === "string" ? cardOf(name, payload, pieces) : nothing$1;
}
function words(tag, inside) {
	if (/^h[1-6]$/.test(tag)) return heading(tag, inside);
	return [
		"blockquote",
		"aside",
		"pull-quote"
	].includes(tag) ? element("blockquote", element("p", inside)) : element("p", inside);
}
function markers(list, document, pieces) {
	const open = [{
		markup: void 0,
		parts: []
	}];
	const close = () => {
		const last = open.length > 1 ? open.pop() : void 0;
		if (last) open.at(-1)?.parts.push(marked(listOf(last.markup), last.parts, pieces));
	};
	for (const one of list) pieces.inside(() => {
		const [kind, opened, closed, value] = listOf(one);
		for (const at of listOf(opened)) open.push({
			markup: document.markups[Number(at)],
			parts: []
		});
		if (open.length > deepestMarks) throw new TooTangled();
		open.at(-1)?.parts.push(kind === 1 ? atom(document.atoms[Number(value)], pieces) : html`${pieces.words(value)}`);
		for (let left = Math.min(Number(closed) || 0, deepestMarks); left > 0; left -= 1) close();
	});
	while (open.length > 1) close();
	return html`${open[0]?.parts ?? []}`;
}
function marked([tag, attributes], parts, pieces) {
	const name = String(tag).toLowerCase();
	if (name !== "a") {
		const mark = Object.hasOwn(marks, name) ? marks[name] : void 0;
		return mark ? element(mark, parts) : html`${parts}`;
	}
	const pairs = listOf(attributes);
	const at = pairs.indexOf("href");
	const href = at < 0 ? "" : pieces.words(pairs[at + 1]);
	return href ? html`<a href="${href}">${parts}</a>` : html`${parts}`;
}
function atom(given, pieces) {
	const [name, value] = listOf(given);
	return name === "soft-return" ? html`<br />` : html`${pieces.words(value)}`;
}
// server/src/editorial/feeds/ghost-story.ts
var ownAddress = "__GHOST_URL__";
var gate = "<!--kg-gated-block:begin ";
var gateEnd = "<!--kg-gated-block:end-->";
var longestDocument = 1e7;
function ghostStory({ html, lexical, mobiledoc, plaintext }) {
	if (html) return withoutGated(withoutOwnAddress(html));
	const words = withoutOwnAddress(plaintext ?? "");
	if (!lexical && !mobiledoc) return {
		html: words,
		notes: words ? [] : ["it has no text"]
	};
	const read = lexical ? fromDocument(lexical, lexicalStory) : fromDocument(mobiledoc ?? "", mobiledocStory);
	return {
		...read,
		html: read.html || words
	};
}
var withoutOwnAddress = (text) => text.replaceAll(ownAddress, "");
function fromDocument(text, read) {
	const pieces = new Pieces();
	try {
		if (text.length > longestDocument) throw new TooTangled();
		return {
			html: markupOf(read(withoutOwnAddress(text), pieces)),
			notes: [...pieces.notes]
		};
	} catch (error) {
		if (error instanceof TooTangled) return {
			html: "",
			notes: [tooTangled],
			isUnread: true
		};
		if (error instanceof SyntaxError) return {
			html: "",
			notes: ["its text is not valid JSON and was left out"],
			isUnread: true
		};
		throw error;
	}
}
function withoutGated(html) {
	const [start = "", ...gated] = html.split(gate);
	let isCut = false;
	return {
		html: start + gated.map((part) => {
			const end = part.indexOf(gateEnd);
			if (!part.startsWith("nonMember:false")) return gate + part;
			isCut = true;
			return end < 0 ? "" : part.slice(end + 25);
		}).join(""),
		notes: isCut ? ["a part that the public does not see at the source was left out"] : []
	};
}
var formats = [
	[16, "code"],
	[64, "sup"],
	[32, "sub"],
	[8, "u"],
	[4, "s"],
	[2, "em"],
	[1, "strong"]
];
var nothing = trusted("");
var childrenOf = (node) => listOf(node.children).map(fieldsOf);
var typeOf = ({ type }) => typeof type === "string" ? type : "";
var isList = (node) => typeOf(node) === "list";
function lexicalStory(text, pieces) {
	return blocks(fieldsOf(fieldsOf(JSON.parse(text)).root), pieces);
}
var blocks = (node, pieces) => html`${childrenOf(node).map((child) => pieces.inside(() => block(child, pieces)))}`;
function block(node, pieces) {
	const type = typeOf(node).replace(/^extended-/, "");
	switch (type) {
		case "paragraph": return element("p", inline(node, pieces));
		case "heading": return heading(String(node.tag), inline(node, pieces));
		case "quote":
		case "aside": return element("blockquote", element("p", inline(node, pieces)));
		case "list": return list(node, pieces);
		default:
			if (isInline(node)) return element("p", span(node, pieces));
			return Array.isArray(node.children) ? blocks(node, pieces) : cardOf(type, node, pieces);
	}
}
var isInline = (node) => "text" in node || [
	"linebreak",
	"tab",
	"link",
	"autolink"
].includes(typeOf(node));
var inline = (node, pieces) => html`${childrenOf(node).map((child) => pieces.inside(() => span(child, pieces)))}`;
function span(node, pieces) {
	if ("text" in node) return text$1(node, pieces);
	switch (typeOf(node)) {
		case "linebreak": return html`<br />`;
		case "tab": return html` `;
		case "zwnj": return nothing;
		case "link":
		case "autolink": return link$1(pieces.words(node.url), inline(node, pieces));
		default: return Array.isArray(node.children) ? inline(node, pieces) : cardOf(typeOf(node), node, pieces);
	}
}
var link$1 = (href, inside) => href ? html`<a href="${href}">${inside}</a>` : inside;
function text$1(node, pieces) {
	const format = typeof node.format === "number" ? node.format : 0;
	return formats.reduce((inside, [bit, mark]) => format & bit ? element(mark, inside) : inside, html`${pieces.words(node.text)}`);
}
function list(node, pieces) {
	const items = [];
	for (const item of childrenOf(node)) pieces.inside(() => {
		const inside = childrenOf(item);
		const words = inline({ children: inside.filter((child) => !isList(child)) }, pieces);
		if (!isList(inside[0] ?? {}) || items.length === 0) items.push([words]);
		for (const deeper of inside.filter(isList)) items.at(-1)?.push(pieces.inside(() => list(deeper, pieces)));
	});
	const written = items.map((parts) => element("li", parts));
	if (node.listType !== "number" && node.tag !== "ol") return element("ul", written);
	const start = Number.isSafeInteger(node.start) ? Number(node.start) : 1;
	return start === 1 ? element("ol", written) : html`<ol start="${start}">${written}</ol>`;
}
// server/src/editorial/feeds/ghost.ts
var text = string().nullish().catch(null);
var key = union([string(), number()]).transform(String).nullish().catch(null);
var ghostPost = object({
	id: key,
	uuid: text,
	title: text,
	slug: text,
	html: text,
	lexical: text,
	mobiledoc: text,
	plaintext: text,
	feature_image: text,
	type: text,
	status: text,
	visibility: text,
	published_at: union([string(), number()]).nullish().catch(null),
	custom_excerpt: text,
	canonical_url: text,
	page: union([boolean(), number()]).nullish().catch(null),
	meta_title: text,
	meta_description: text
});
var named = object({
	id: key,
	name: text,
	visibility: text
});
var link = object({
	post_id: key,
	tag_id: key,
	author_id: key,
	sort_order: number().nullish().catch(null),
	meta_title: text,
	meta_description: text,
	feature_image_alt: text,
	feature_image_caption: text
});
var tables = [
	"posts",
	"users",
	"tags",
	"posts_authors",
	"posts_tags",
	"posts_meta"
];
async function* readGhost(file) {
	const whole = {
		names: new Map(),
		links: new Map()
	};
	let posts = 0;
	for await (const { table, value } of records(file)) if (table === "posts") posts += 1;
	else learn(whole, table, value);
	if (posts === 0) throw new FeedRefused("This JSON file is not a Ghost export with posts.");
	const kept = new Map();
	let position = 0;
	for await (const { table, value } of records(file)) if (table === "posts") {
		reachItem(++position);
		yield readPost(ghostPost.parse(value), position, whole, kept);
		reachItem(position + 1);
	}
}
async function* records(file) {
	const found = [];
	let posts = 0;
	reachItem(1);
	const parser = new JSONParser({
		paths: tables.flatMap((table) => [`$.data.${table}.*`, `$.db.*.data.${table}.*`]),
		keepStack: false
	});
	parser.onValue = ({ value, stack }) => {
		const table = stack.at(-1)?.key;
		if (table && value && typeof value === "object") found.push({
			table,
			value
		});
		if (table === "posts") reachItem(++posts + 1);
	};
	try {
		for await (const bytes of file) {
			parser.write(bytes);
			yield* found.splice(0);
		}
		if (!parser.isEnded) throw new FeedRefused("This file is incomplete: it ends in the middle.");
	} catch (error) {
		if (error instanceof FeedRefused) throw error;
		throw new FeedRefused("This file is not valid JSON.");
	}
}
function learn({ names, links }, table, value) {
	if (table === "users" || table === "tags") {
		const { id, name, visibility } = named.parse(value);
		if (id && name && visibility !== "internal" && !name.startsWith("#")) names.set(`${table}:${id}`, name);
		return;
	}
	const one = link.parse(value);
	const ofPost = `${table}:${one.post_id}`;
	const others = links.get(ofPost);
	if (others) others.push(one);
	else links.set(ofPost, [one]);
}
function linksOf({ links }, table, id) {
	return (links.get(`${table}:${id}`) ?? []).toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
}
function readPost(post, position, whole, kept) {
	const title = post.title ?? "";
	if (post.type === "page" || post.page) return leftOut(position, title, "it is a page, not an article");
	const id = post.id ?? "";
	const tags = linksOf(whole, "posts_tags", id).flatMap(({ tag_id }) => whole.names.get(`tags:${tag_id}`) ?? []);
	const authors = linksOf(whole, "posts_authors", id).flatMap(({ author_id }) => whole.names.get(`users:${author_id}`) ?? []);
	const meta = linksOf(whole, "posts_meta", id)[0];
	const isPublic = [
		"published",
		"sent",
		"scheduled"
	].includes(post.status ?? "") && (post.visibility ?? "public") === "public";
	const story = ghostStory(post);
	const raw = {
		...rawOf(post, story.html, tags, authors),
		...pictureWords(meta),
		isUnread: story.isUnread === true,
		source: post.html ?? post.lexical ?? post.mobiledoc ?? story.html
	};
	const entry = readEntry(raw, position, kept);
	const said = asImported(entry, {
		isPublic,
		standing: isPublic && post.status === "sent" ? "unlisted" : null,
		slug: post.slug ?? null,
		seo: {
			title: post.meta_title ?? meta?.meta_title ?? null,
			description: post.meta_description ?? meta?.meta_description ?? null
		}
	});
	const notes = [...story.notes, ...notesOf(post, isPublic)];
	const messages = [...new Set([...said.messages, ...notes])];
	return {
		...said,
		headline: said.headline || title,
		messages
	};
}
var pictureWords = (meta) => ({
	imageAlt: meta?.feature_image_alt ?? "",
	imageCredit: creditIn(plainText(meta?.feature_image_caption ?? ""))
});
var notesOf = ({ status, visibility }, isPublic) => isPublic || status === "draft" ? [] : [`only "${visibility ?? "nobody"}" may read it at the source, so it becomes a draft`];
var rawOf = (post, content, tags, authors) => ({
	id: `ghost:${post.uuid ?? post.id ?? post.slug ?? ""}`,
	title: post.title ?? "",
	isTitleLiteral: true,
	link: post.canonical_url ?? "",
	base: "",
	summary: post.custom_excerpt ?? "",
	content,
	images: [post.feature_image ?? ""].filter(Boolean),
	authors,
	categories: tags,
	date: dateOf(post.published_at),
	hadControlCharacters: false
});
var dateOf = (at) => typeof at === "number" ? new Date(at).toISOString() : at ?? "";
export { readGhost };
