import { n as csvMessages, t as csvLimits } from "./csv-file-rojlUdSr.js";
import { n as badRequest } from "./errors-CBRqaGOx.js";
import { o as reachLine } from "./file-reader-ASNAKLGh.js";
import { Transform } from "stream";
import { Readable } from "node:stream";
// node_modules/csv-parse/lib/utils/is_object.js
var is_object = function(obj) {
	return typeof obj === "object" && obj !== null && !Array.isArray(obj);
};
// node_modules/csv-parse/lib/api/CsvError.js
var CsvError = class CsvError extends Error {
	constructor(code, message, options, ...contexts) {
		if (Array.isArray(message)) message = message.join(" ").trim();
		super(message);
		if (Error.captureStackTrace !== void 0) Error.captureStackTrace(this, CsvError);
		this.code = code;
		for (const context of contexts) for (const key in context) {
			const value = context[key];
			this[key] = Buffer.isBuffer(value) ? value.toString(options.encoding) : value == null ? value : JSON.parse(JSON.stringify(value));
		}
	}
};
// node_modules/csv-parse/lib/api/normalize_columns_array.js
var normalize_columns_array = function(columns) {
	const normalizedColumns = [];
	for (let i = 0, l = columns.length; i < l; i++) {
		const column = columns[i];
		if (column === void 0 || column === null || column === false) normalizedColumns[i] = { disabled: true };
		else if (typeof column === "string" || typeof column === "number") normalizedColumns[i] = { name: `${column}` };
		else if (is_object(column)) {
			if (typeof column.name !== "string") throw new CsvError("CSV_OPTION_COLUMNS_MISSING_NAME", [
				"Option columns missing name:",
				`property "name" is required at position ${i}`,
				"when column is an object literal"
			]);
			normalizedColumns[i] = column;
		} else throw new CsvError("CSV_INVALID_COLUMN_DEFINITION", [
			"Invalid column definition:",
			"expect a string or a literal object,",
			`got ${JSON.stringify(column)} at position ${i}`
		]);
	}
	return normalizedColumns;
};
// node_modules/csv-parse/lib/utils/ResizeableBuffer.js
var ResizeableBuffer = class {
	constructor(size = 100) {
		this.size = size;
		this.length = 0;
		this.buf = Buffer.allocUnsafe(size);
	}
	prepend(val) {
		if (Buffer.isBuffer(val)) {
			const length = this.length + val.length;
			if (length >= this.size) {
				this.resize();
				if (length >= this.size) throw Error("INVALID_BUFFER_STATE");
			}
			const buf = this.buf;
			this.buf = Buffer.allocUnsafe(this.size);
			val.copy(this.buf, 0);
			buf.copy(this.buf, val.length);
			this.length += val.length;
		} else {
			const length = this.length++;
			if (length === this.size) this.resize();
			const buf = this.clone();
			this.buf[0] = val;
			buf.copy(this.buf, 1, 0, length);
		}
	}
	append(val) {
		const length = this.length++;
		if (length === this.size) this.resize();
		this.buf[length] = val;
	}
	clone() {
		return Buffer.from(this.buf.slice(0, this.length));
	}
	resize() {
		const length = this.length;
		this.size = this.size * 2;
		const buf = Buffer.allocUnsafe(this.size);
		this.buf.copy(buf, 0, 0, length);
		this.buf = buf;
	}
	toString(encoding) {
		if (encoding) return this.buf.toString(encoding, 0, this.length);
		else return Uint8Array.prototype.slice.call(this.buf.slice(0, this.length));
	}
	toJSON() {
		return this.toString("utf8");
	}
	reset() {
		this.length = 0;
	}
};
// node_modules/csv-parse/lib/api/init_state.js
var init_state = function(options) {
	const timchars = [
		32,
		9,
		10,
		13,
		12,
		11,
		160,
		5760,
		8192,
		8193,
		8194,
		8195,
		8196,
		8197,
		8198,
		8199,
		8200,
		8201,
		8202,
		8232,
		8233,
		8239,
		8287,
		12288,
		65279
	].reduce((acc, codepoint) => {
		const encoded = Buffer.from(String.fromCharCode(codepoint), options.encoding);
		if (codepoint !== 63 && encoded.length === 1 && encoded[0] === 63) return acc;
		acc.push(encoded);
		return acc;
	}, []);
	const timcharFirstBytes = new Uint8Array(256);
	for (const t of timchars) timcharFirstBytes[t[0]] = 1;
	return {
		bomSkipped: false,
		bufBytesStart: 0,
		castField: options.cast_function,
		commenting: false,
		delimiterBufPrevious: void 0,
		delimiterDiscovered: false,
		error: void 0,
		enabled: options.from_line === 1,
		escaping: false,
		escapeIsQuote: Buffer.isBuffer(options.escape) && Buffer.isBuffer(options.quote) && Buffer.compare(options.escape, options.quote) === 0,
		expectedRecordLength: Array.isArray(options.columns) ? options.columns.length : void 0,
		field: new ResizeableBuffer(20),
		firstLineToHeaders: options.cast_first_line_to_header,
		needMoreDataSize: Math.max(options.comment !== null ? options.comment.length : 0, ...options.delimiter ? options.delimiter.map((delimiter) => delimiter.length) : [], options.delimiter_auto ? 1 : 0, options.quote !== null ? options.quote.length : 0, ...timchars.map((t) => t.length)),
		previousBuf: void 0,
		quoting: false,
		stop: false,
		rawBuffer: new ResizeableBuffer(100),
		record: [],
		recordHasError: false,
		record_length: 0,
		recordDelimiterMaxLength: options.record_delimiter.length === 0 ? 0 : Math.max(...options.record_delimiter.map((v) => v.length)),
		trimChars: [Buffer.from(" ", options.encoding)[0], Buffer.from("	", options.encoding)[0]],
		wasQuoting: false,
		wasRowDelimiter: false,
		timchars,
		timcharFirstBytes
	};
};
// node_modules/csv-parse/lib/utils/underscore.js
var underscore = function(str) {
	return str.replace(/([A-Z])/g, function(_, match) {
		return "_" + match.toLowerCase();
	});
};
// node_modules/csv-parse/lib/api/normalize_options.js
var normalize_options = function(opts) {
	const options = {};
	for (const opt in opts) options[underscore(opt)] = opts[opt];
	if (options.encoding === void 0 || options.encoding === true) options.encoding = "utf8";
	else if (options.encoding === null || options.encoding === false) options.encoding = null;
	else if (typeof options.encoding !== "string" && options.encoding !== null) throw new CsvError("CSV_INVALID_OPTION_ENCODING", [
		"Invalid option encoding:",
		"encoding must be a string or null to return a buffer,",
		`got ${JSON.stringify(options.encoding)}`
	], options);
	if (options.bom === void 0 || options.bom === null || options.bom === false) options.bom = false;
	else if (options.bom !== true) throw new CsvError("CSV_INVALID_OPTION_BOM", [
		"Invalid option bom:",
		"bom must be true,",
		`got ${JSON.stringify(options.bom)}`
	], options);
	options.cast_function = null;
	if (options.cast === void 0 || options.cast === null || options.cast === false || options.cast === "") options.cast = void 0;
	else if (typeof options.cast === "function") {
		options.cast_function = options.cast;
		options.cast = true;
	} else if (options.cast !== true) throw new CsvError("CSV_INVALID_OPTION_CAST", [
		"Invalid option cast:",
		"cast must be true or a function,",
		`got ${JSON.stringify(options.cast)}`
	], options);
	if (options.cast_date === void 0 || options.cast_date === null || options.cast_date === false || options.cast_date === "") options.cast_date = false;
	else if (options.cast_date === true) options.cast_date = function(value) {
		const date = Date.parse(value);
		return !isNaN(date) ? new Date(date) : value;
	};
	else if (typeof options.cast_date !== "function") throw new CsvError("CSV_INVALID_OPTION_CAST_DATE", [
		"Invalid option cast_date:",
		"cast_date must be true or a function,",
		`got ${JSON.stringify(options.cast_date)}`
	], options);
	options.cast_first_line_to_header = void 0;
	if (options.columns === true) options.cast_first_line_to_header = void 0;
	else if (typeof options.columns === "function") {
		options.cast_first_line_to_header = options.columns;
		options.columns = true;
	} else if (Array.isArray(options.columns)) options.columns = normalize_columns_array(options.columns);
	else if (options.columns === void 0 || options.columns === null || options.columns === false) options.columns = false;
	else throw new CsvError("CSV_INVALID_OPTION_COLUMNS", [
		"Invalid option columns:",
		"expect an array, a function or true,",
		`got ${JSON.stringify(options.columns)}`
	], options);
	if (options.group_columns_by_name === void 0 || options.group_columns_by_name === null || options.group_columns_by_name === false) options.group_columns_by_name = false;
	else if (options.group_columns_by_name !== true) throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME", [
		"Invalid option group_columns_by_name:",
		"expect an boolean,",
		`got ${JSON.stringify(options.group_columns_by_name)}`
	], options);
	else if (options.columns === false) throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME", ["Invalid option group_columns_by_name:", "the `columns` mode must be activated."], options);
	if (options.comment === void 0 || options.comment === null || options.comment === false || options.comment === "") options.comment = null;
	else {
		if (typeof options.comment === "string") options.comment = Buffer.from(options.comment, options.encoding);
		if (!Buffer.isBuffer(options.comment)) throw new CsvError("CSV_INVALID_OPTION_COMMENT", [
			"Invalid option comment:",
			"comment must be a buffer or a string,",
			`got ${JSON.stringify(options.comment)}`
		], options);
	}
	if (options.comment_no_infix === void 0 || options.comment_no_infix === null || options.comment_no_infix === false) options.comment_no_infix = false;
	else if (options.comment_no_infix !== true) throw new CsvError("CSV_INVALID_OPTION_COMMENT", [
		"Invalid option comment_no_infix:",
		"value must be a boolean,",
		`got ${JSON.stringify(options.comment_no_infix)}`
	], options);
	if (options.delimiter_auto === void 0 || options.delimiter_auto === null || options.delimiter_auto === false) options.delimiter_auto = false;
	else if (options.delimiter_auto === true) options.delimiter_auto = {};
	else if (!is_object(options.delimiter_auto)) throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
		"Invalid option delimiter_auto:",
		"delimiter_auto must be a boolean or a configuration object,",
		`got ${JSON.stringify(options.delimiter_auto)}`
	], options);
	if (options.delimiter_auto) {
		if (options.delimiter_auto.preferred === void 0) options.delimiter_auto.preferred = {
			[",".charCodeAt(0)]: 1.8,
			["	".charCodeAt(0)]: 1.8,
			[";".charCodeAt(0)]: 1.6,
			[" ".charCodeAt(0)]: 1.6,
			[":".charCodeAt(0)]: 1.5,
			[".".charCodeAt(0)]: 1.4,
			["/".charCodeAt(0)]: 1.4
		};
		else if (!is_object(options.delimiter_auto.preferred)) throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
			"Invalid option delimiter_auto:",
			"preferred must be an object,",
			`got ${JSON.stringify(options.delimiter_auto.preferred)}`
		], options);
		if (options.delimiter_auto.score === void 0) options.delimiter_auto.score = (info, options) => {
			return (info.total - info.std) * (options.preferred[info.char_code] || 1);
		};
		else if (typeof options.delimiter_auto.score !== "function") throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
			"Invalid option delimiter_auto:",
			"score must be a function,",
			`got ${JSON.stringify(options.delimiter_auto.score)}`
		], options);
		if (options.delimiter_auto.size === void 0) options.delimiter_auto.size = 2048;
		else if (typeof options.delimiter_auto.size !== "number") throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
			"Invalid option delimiter_auto:",
			"size must be a number,",
			`got ${JSON.stringify(options.delimiter_auto.size)}`
		], options);
	}
	const delimiter_json = JSON.stringify(options.delimiter);
	if (options.delimiter_auto !== false) options.delimiter = [];
	if (!Array.isArray(options.delimiter)) {
		if (options.delimiter === void 0 || options.delimiter === null || options.delimiter === false) options.delimiter = Buffer.from(",", options.encoding);
		options.delimiter = [options.delimiter];
	}
	options.delimiter = options.delimiter.map(function(delimiter) {
		if (typeof delimiter === "string") delimiter = Buffer.from(delimiter, options.encoding);
		if (!Buffer.isBuffer(delimiter) || delimiter.length === 0) throw new CsvError("CSV_INVALID_OPTION_DELIMITER", [
			"Invalid option delimiter:",
			"delimiter must be a non empty string or buffer or array of string|buffer,",
			`got ${delimiter_json}`
		], options);
		return delimiter;
	});
	if (options.escape === void 0 || options.escape === true) options.escape = Buffer.from("\"", options.encoding);
	else if (typeof options.escape === "string") options.escape = Buffer.from(options.escape, options.encoding);
	else if (options.escape === null || options.escape === false) options.escape = null;
	if (options.escape !== null) {
		if (!Buffer.isBuffer(options.escape)) throw new Error(`Invalid Option: escape must be a buffer, a string or a boolean, got ${JSON.stringify(options.escape)}`);
	}
	if (options.from === void 0 || options.from === null) options.from = 1;
	else {
		if (typeof options.from === "string" && /\d+/.test(options.from)) options.from = parseInt(options.from);
		if (Number.isInteger(options.from)) {
			if (options.from < 0) throw new Error(`Invalid Option: from must be a positive integer, got ${JSON.stringify(opts.from)}`);
		} else throw new Error(`Invalid Option: from must be an integer, got ${JSON.stringify(options.from)}`);
	}
	if (options.from_line === void 0 || options.from_line === null) options.from_line = 1;
	else {
		if (typeof options.from_line === "string" && /\d+/.test(options.from_line)) options.from_line = parseInt(options.from_line);
		if (Number.isInteger(options.from_line)) {
			if (options.from_line <= 0) throw new Error(`Invalid Option: from_line must be a positive integer greater than 0, got ${JSON.stringify(opts.from_line)}`);
		} else throw new Error(`Invalid Option: from_line must be an integer, got ${JSON.stringify(opts.from_line)}`);
	}
	if (options.ignore_last_delimiters === void 0 || options.ignore_last_delimiters === null) options.ignore_last_delimiters = false;
	else if (typeof options.ignore_last_delimiters === "number") {
		options.ignore_last_delimiters = Math.floor(options.ignore_last_delimiters);
		if (options.ignore_last_delimiters === 0) options.ignore_last_delimiters = false;
	} else if (typeof options.ignore_last_delimiters !== "boolean") throw new CsvError("CSV_INVALID_OPTION_IGNORE_LAST_DELIMITERS", [
		"Invalid option `ignore_last_delimiters`:",
		"the value must be a boolean value or an integer,",
		`got ${JSON.stringify(options.ignore_last_delimiters)}`
	], options);
	if (options.ignore_last_delimiters === true && options.columns === false) throw new CsvError("CSV_IGNORE_LAST_DELIMITERS_REQUIRES_COLUMNS", ["The option `ignore_last_delimiters`", "requires the activation of the `columns` option"], options);
	if (options.info === void 0 || options.info === null || options.info === false) options.info = false;
	else if (options.info !== true) throw new Error(`Invalid Option: info must be true, got ${JSON.stringify(options.info)}`);
	if (options.max_record_size === void 0 || options.max_record_size === null || options.max_record_size === false) options.max_record_size = 0;
	else if (Number.isInteger(options.max_record_size) && options.max_record_size >= 0) {} else if (typeof options.max_record_size === "string" && /\d+/.test(options.max_record_size)) options.max_record_size = parseInt(options.max_record_size);
	else throw new Error(`Invalid Option: max_record_size must be a positive integer, got ${JSON.stringify(options.max_record_size)}`);
	if (options.objname === void 0 || options.objname === null || options.objname === false) options.objname = void 0;
	else if (Buffer.isBuffer(options.objname)) {
		if (options.objname.length === 0) throw new Error(`Invalid Option: objname must be a non empty buffer`);
		if (options.encoding === null) {} else options.objname = options.objname.toString(options.encoding);
	} else if (typeof options.objname === "string") {
		if (options.objname.length === 0) throw new Error(`Invalid Option: objname must be a non empty string`);
	} else if (typeof options.objname === "number") {} else throw new Error(`Invalid Option: objname must be a string or a buffer, got ${options.objname}`);
	if (options.objname !== void 0) {
		if (typeof options.objname === "number") {
			if (options.columns !== false) throw Error("Invalid Option: objname index cannot be combined with columns or be defined as a field");
		} else if (options.columns === false) throw Error("Invalid Option: objname field must be combined with columns or be defined as an index");
	}
	if (options.on_record === void 0 || options.on_record === null) options.on_record = void 0;
	else if (typeof options.on_record !== "function") throw new CsvError("CSV_INVALID_OPTION_ON_RECORD", [
		"Invalid option `on_record`:",
		"expect a function,",
		`got ${JSON.stringify(options.on_record)}`
	], options);
	if (options.on_skip !== void 0 && options.on_skip !== null && typeof options.on_skip !== "function") throw new Error(`Invalid Option: on_skip must be a function, got ${JSON.stringify(options.on_skip)}`);
	if (options.quote === null || options.quote === false || options.quote === "") options.quote = null;
	else {
		if (options.quote === void 0 || options.quote === true) options.quote = Buffer.from("\"", options.encoding);
		else if (typeof options.quote === "string") options.quote = Buffer.from(options.quote, options.encoding);
		if (!Buffer.isBuffer(options.quote)) throw new Error(`Invalid Option: quote must be a buffer or a string, got ${JSON.stringify(options.quote)}`);
	}
	if (options.raw === void 0 || options.raw === null || options.raw === false) options.raw = false;
	else if (options.raw !== true) throw new Error(`Invalid Option: raw must be true, got ${JSON.stringify(options.raw)}`);
	if (options.record_delimiter === void 0) options.record_delimiter = [];
	else if (typeof options.record_delimiter === "string" || Buffer.isBuffer(options.record_delimiter)) {
		if (options.record_delimiter.length === 0) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
			"Invalid option `record_delimiter`:",
			"value must be a non empty string or buffer,",
			`got ${JSON.stringify(options.record_delimiter)}`
		], options);
		options.record_delimiter = [options.record_delimiter];
	} else if (!Array.isArray(options.record_delimiter)) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
		"Invalid option `record_delimiter`:",
		"value must be a string, a buffer or array of string|buffer,",
		`got ${JSON.stringify(options.record_delimiter)}`
	], options);
	options.record_delimiter = options.record_delimiter.map(function(rd, i) {
		if (typeof rd !== "string" && !Buffer.isBuffer(rd)) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
			"Invalid option `record_delimiter`:",
			"value must be a string, a buffer or array of string|buffer",
			`at index ${i},`,
			`got ${JSON.stringify(rd)}`
		], options);
		else if (rd.length === 0) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
			"Invalid option `record_delimiter`:",
			"value must be a non empty string or buffer",
			`at index ${i},`,
			`got ${JSON.stringify(rd)}`
		], options);
		if (typeof rd === "string") rd = Buffer.from(rd, options.encoding);
		return rd;
	});
	if (typeof options.relax_column_count === "boolean") {} else if (options.relax_column_count === void 0 || options.relax_column_count === null) options.relax_column_count = false;
	else throw new Error(`Invalid Option: relax_column_count must be a boolean, got ${JSON.stringify(options.relax_column_count)}`);
	if (typeof options.relax_column_count_less === "boolean") {} else if (options.relax_column_count_less === void 0 || options.relax_column_count_less === null) options.relax_column_count_less = false;
	else throw new Error(`Invalid Option: relax_column_count_less must be a boolean, got ${JSON.stringify(options.relax_column_count_less)}`);
	if (typeof options.relax_column_count_more === "boolean") {} else if (options.relax_column_count_more === void 0 || options.relax_column_count_more === null) options.relax_column_count_more = false;
	else throw new Error(`Invalid Option: relax_column_count_more must be a boolean, got ${JSON.stringify(options.relax_column_count_more)}`);
	if (typeof options.relax_quotes === "boolean") {} else if (options.relax_quotes === void 0 || options.relax_quotes === null) options.relax_quotes = false;
	else throw new Error(`Invalid Option: relax_quotes must be a boolean, got ${JSON.stringify(options.relax_quotes)}`);
	if (typeof options.skip_empty_lines === "boolean") {} else if (options.skip_empty_lines === void 0 || options.skip_empty_lines === null) options.skip_empty_lines = false;
	else throw new Error(`Invalid Option: skip_empty_lines must be a boolean, got ${JSON.stringify(options.skip_empty_lines)}`);
	if (typeof options.skip_records_with_empty_values === "boolean") {} else if (options.skip_records_with_empty_values === void 0 || options.skip_records_with_empty_values === null) options.skip_records_with_empty_values = false;
	else throw new Error(`Invalid Option: skip_records_with_empty_values must be a boolean, got ${JSON.stringify(options.skip_records_with_empty_values)}`);
	if (typeof options.skip_records_with_error === "boolean") {} else if (options.skip_records_with_error === void 0 || options.skip_records_with_error === null) options.skip_records_with_error = false;
	else throw new Error(`Invalid Option: skip_records_with_error must be a boolean, got ${JSON.stringify(options.skip_records_with_error)}`);
	if (options.rtrim === void 0 || options.rtrim === null || options.rtrim === false) options.rtrim = false;
	else if (options.rtrim !== true) throw new Error(`Invalid Option: rtrim must be a boolean, got ${JSON.stringify(options.rtrim)}`);
	if (options.ltrim === void 0 || options.ltrim === null || options.ltrim === false) options.ltrim = false;
	else if (options.ltrim !== true) throw new Error(`Invalid Option: ltrim must be a boolean, got ${JSON.stringify(options.ltrim)}`);
	if (options.trim === void 0 || options.trim === null || options.trim === false) options.trim = false;
	else if (options.trim !== true) throw new Error(`Invalid Option: trim must be a boolean, got ${JSON.stringify(options.trim)}`);
	if (options.trim === true && opts.ltrim !== false) options.ltrim = true;
	else if (options.ltrim !== true) options.ltrim = false;
	if (options.trim === true && opts.rtrim !== false) options.rtrim = true;
	else if (options.rtrim !== true) options.rtrim = false;
	if (options.to === void 0 || options.to === null) options.to = -1;
	else if (options.to !== -1) {
		if (typeof options.to === "string" && /\d+/.test(options.to)) options.to = parseInt(options.to);
		if (Number.isInteger(options.to)) {
			if (options.to <= 0) throw new Error(`Invalid Option: to must be a positive integer greater than 0, got ${JSON.stringify(opts.to)}`);
		} else throw new Error(`Invalid Option: to must be an integer, got ${JSON.stringify(opts.to)}`);
	}
	if (options.to_line === void 0 || options.to_line === null) options.to_line = -1;
	else if (options.to_line !== -1) {
		if (typeof options.to_line === "string" && /\d+/.test(options.to_line)) options.to_line = parseInt(options.to_line);
		if (Number.isInteger(options.to_line)) {
			if (options.to_line <= 0) throw new Error(`Invalid Option: to_line must be a positive integer greater than 0, got ${JSON.stringify(opts.to_line)}`);
		} else throw new Error(`Invalid Option: to_line must be an integer, got ${JSON.stringify(opts.to_line)}`);
	}
	return options;
};
// node_modules/csv-parse/lib/utils/delimiter_discover.js
var delimiter_discover = function(records, options) {
	if (!options) ({delimiter_auto: options} = normalize_options({ delimiter_auto: true }));
	if (typeof records === "string") records = Buffer.from(records);
	if (Buffer.isBuffer(records)) records = ((data) => {
		const records = [];
		const parser = transform({ delimiter: [] });
		const push = (record) => records.push(record);
		const close = () => {};
		const error = parser.parse(data, true, push, close);
		if (error !== void 0) throw error;
		return records;
	})(records);
	const info = Array(127).fill().map(() => ({ lines: [] }));
	records.map(([record], line) => {
		for (let i = 0, l = record.length; i < l; i++) {
			const code = record.charCodeAt(i);
			if (info[code].lines[line] === void 0) info[code].lines[line] = 0;
			info[code].lines[line]++;
		}
	});
	info.map((info, i) => {
		info.char_code = i;
		info.std = std(info.lines);
		info.total = info.lines.reduce((acc, val) => acc + val, 0);
		info.preferred = !!options.preferred[i];
		info.score = options.score(info, options);
	});
	const result = info.reduce((acc, info) => acc.score > info.score ? acc : info, {});
	return String.fromCharCode(result.char_code);
};
var std = function(array) {
	const n = array.length;
	if (n === 0) return 0;
	const mean = array.reduce((a, b) => a + b) / n;
	return Math.sqrt(array.map((x) => Math.pow(x - mean, 2)).reduce((a, b) => a + b) / n);
};
// node_modules/csv-parse/lib/api/index.js
var isRecordEmpty = function(record) {
	return record.every((field) => field == null || field.toString && field.toString().trim() === "");
};
var cr = 13;
var nl = 10;
var boms = {
	utf8: Buffer.from([
		239,
		187,
		191
	]),
	utf16le: Buffer.from([255, 254])
};
var transform = function(original_options = {}) {
	const info = {
		bytes: 0,
		bytes_records: 0,
		comment_lines: 0,
		empty_lines: 0,
		invalid_field_length: 0,
		lines: 1,
		records: 0
	};
	const options = normalize_options(original_options);
	return {
		info,
		original_options,
		options,
		state: init_state(options),
		__needMoreData: function(i, bufLen, end) {
			if (end) return false;
			const { encoding, escape, quote } = this.options;
			const { quoting, needMoreDataSize, recordDelimiterMaxLength } = this.state;
			return bufLen - i - 1 < Math.max(needMoreDataSize, recordDelimiterMaxLength === 0 ? Buffer.from("\r\n", encoding).length : recordDelimiterMaxLength, quoting ? (escape === null ? 0 : escape.length) + quote.length : 0, quoting ? quote.length + recordDelimiterMaxLength : 0);
		},
		parse: function(nextBuf, end, push, close) {
			const { bom, comment_no_infix, delimiter_auto, encoding, from_line, ltrim, max_record_size, raw, relax_quotes, rtrim, skip_empty_lines, to, to_line } = this.options;
			let { comment, escape, quote, record_delimiter } = this.options;
			const { bomSkipped, delimiterDiscovered, delimiterBufPrevious, rawBuffer, escapeIsQuote } = this.state;
			if (!delimiterDiscovered && delimiter_auto) {
				let delimiterBuf;
				if (delimiterBufPrevious === void 0) delimiterBuf = nextBuf;
				else if (delimiterBufPrevious !== void 0 && nextBuf === void 0) delimiterBuf = delimiterBufPrevious;
				else delimiterBuf = Buffer.concat([delimiterBufPrevious, nextBuf]);
				nextBuf = void 0;
				if (end || delimiterBuf.length > delimiter_auto.size) {
					this.options.delimiter = [Buffer.from(delimiter_discover(delimiterBuf, this.options.delimiter_auto))];
					this.state.previousBuf = delimiterBuf;
					this.state.delimiterBufPrevious = void 0;
					this.state.delimiterDiscovered = true;
				} else {
					this.state.delimiterBufPrevious = delimiterBuf;
					return;
				}
			}
			const { previousBuf } = this.state;
			let buf;
			if (previousBuf === void 0) {
				if (nextBuf === void 0) {
					close();
					return;
				} else buf = nextBuf;
			} else if (previousBuf !== void 0 && nextBuf === void 0) buf = previousBuf;
			else buf = Buffer.concat([previousBuf, nextBuf]);
			if (bomSkipped === false) {
				if (bom === false) this.state.bomSkipped = true;
				else if (buf.length < 3) {
					if (end === false) {
						this.state.previousBuf = buf;
						return;
					}
				} else {
					for (const encoding in boms) if (boms[encoding].compare(buf, 0, boms[encoding].length) === 0) {
						const bomLength = boms[encoding].length;
						this.state.bufBytesStart += bomLength;
						buf = buf.slice(bomLength);
						const options = normalize_options({
							...this.original_options,
							encoding
						});
						for (const key in options) this.options[key] = options[key];
						({comment, escape, quote} = this.options);
						break;
					}
					this.state.bomSkipped = true;
				}
			}
			const bufLen = buf.length;
			let pos = 0;
			for (; pos < bufLen; pos++) {
				if (this.__needMoreData(pos, bufLen, end)) break;
				if (this.state.wasRowDelimiter === true) {
					this.info.lines++;
					this.state.wasRowDelimiter = false;
				}
				if (to_line !== -1 && this.info.lines > to_line) {
					this.state.stop = true;
					close();
					return;
				}
				if (this.state.quoting === false && record_delimiter.length === 0) {
					if (this.__autoDiscoverRecordDelimiter(buf, pos)) record_delimiter = this.options.record_delimiter;
				}
				const chr = buf[pos];
				if (raw === true) rawBuffer.append(chr);
				if ((chr === cr || chr === nl) && this.state.wasRowDelimiter === false) this.state.wasRowDelimiter = true;
				if (this.state.escaping === true) this.state.escaping = false;
				else {
					if (escape !== null && this.state.quoting === true && this.__isEscape(buf, pos, chr) && pos + escape.length < bufLen) {
						if (escapeIsQuote) {
							if (this.__isQuote(buf, pos + escape.length)) {
								this.state.escaping = true;
								pos += escape.length - 1;
								continue;
							}
						} else {
							this.state.escaping = true;
							pos += escape.length - 1;
							continue;
						}
					}
					if (this.state.commenting === false && this.__isQuote(buf, pos)) {
						if (this.state.quoting === true) {
							const nextChr = buf[pos + quote.length];
							const isNextChrTrimable = rtrim && this.__isCharTrimable(buf, pos + quote.length);
							const isNextChrComment = comment !== null && this.__compareBytes(comment, buf, pos + quote.length, nextChr);
							const isNextChrDelimiter = this.__isDelimiter(buf, pos + quote.length, nextChr);
							const isNextChrRecordDelimiter = record_delimiter.length === 0 ? this.__autoDiscoverRecordDelimiter(buf, pos + quote.length) : this.__isRecordDelimiter(nextChr, buf, pos + quote.length);
							if (escape !== null && this.__isEscape(buf, pos, chr) && this.__isQuote(buf, pos + escape.length)) pos += escape.length - 1;
							else if (!nextChr || isNextChrDelimiter || isNextChrRecordDelimiter || isNextChrComment || isNextChrTrimable) {
								this.state.quoting = false;
								this.state.wasQuoting = true;
								pos += quote.length - 1;
								continue;
							} else if (relax_quotes === false) {
								const err = this.__error(new CsvError("CSV_INVALID_CLOSING_QUOTE", [
									"Invalid Closing Quote:",
									`got "${String.fromCharCode(nextChr)}"`,
									`at line ${this.info.lines}`,
									"instead of delimiter, record delimiter, trimable character",
									"(if activated) or comment"
								], this.options, this.__infoField()));
								if (err !== void 0) return err;
							} else {
								this.state.quoting = false;
								this.state.wasQuoting = true;
								this.state.field.prepend(quote);
								pos += quote.length - 1;
							}
						} else if (this.state.field.length !== 0) {
							if (relax_quotes === false) {
								const info = this.__infoField();
								const bom = Object.keys(boms).map((b) => boms[b].equals(this.state.field.toString()) ? b : false).filter(Boolean)[0];
								const err = this.__error(new CsvError("INVALID_OPENING_QUOTE", [
									"Invalid Opening Quote:",
									`a quote is found on field ${JSON.stringify(info.column)} at line ${info.lines}, value is ${JSON.stringify(this.state.field.toString(encoding))}`,
									bom ? `(${bom} bom)` : void 0
								], this.options, info, { field: this.state.field }));
								if (err !== void 0) return err;
							}
						} else {
							this.state.quoting = true;
							pos += quote.length - 1;
							continue;
						}
					}
					if (this.state.quoting === false) {
						const recordDelimiterLength = this.__isRecordDelimiter(chr, buf, pos);
						if (recordDelimiterLength !== 0) {
							if (this.state.commenting && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0) this.info.comment_lines++;
							else {
								if (this.state.enabled === false && this.info.lines + (this.state.wasRowDelimiter === true ? 1 : 0) >= from_line) {
									this.state.enabled = true;
									this.__resetField();
									this.__resetRecord();
									pos += recordDelimiterLength - 1;
									continue;
								}
								if (skip_empty_lines === true && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0) {
									this.info.empty_lines++;
									pos += recordDelimiterLength - 1;
									continue;
								}
								this.info.bytes = this.state.bufBytesStart + pos;
								const errField = this.__onField();
								if (errField !== void 0) return errField;
								this.info.bytes = this.state.bufBytesStart + pos + recordDelimiterLength;
								const errRecord = this.__onRecord(push);
								if (errRecord !== void 0) return errRecord;
								if (to !== -1 && this.info.records >= to) {
									this.state.stop = true;
									close();
									return;
								}
							}
							this.state.commenting = false;
							pos += recordDelimiterLength - 1;
							continue;
						}
						if (this.state.commenting) continue;
						if (comment !== null && (comment_no_infix === false || this.state.record.length === 0 && this.state.field.length === 0)) {
							if (this.__compareBytes(comment, buf, pos, chr) !== 0) {
								this.state.commenting = true;
								continue;
							}
						}
						const delimiterLength = this.__isDelimiter(buf, pos, chr);
						if (delimiterLength !== 0) {
							this.info.bytes = this.state.bufBytesStart + pos;
							const errField = this.__onField();
							if (errField !== void 0) return errField;
							pos += delimiterLength - 1;
							continue;
						}
					}
				}
				if (this.state.commenting === false) {
					if (max_record_size !== 0 && this.state.record_length + this.state.field.length > max_record_size) return this.__error(new CsvError("CSV_MAX_RECORD_SIZE", [
						"Max Record Size:",
						"record exceed the maximum number of tolerated bytes",
						`of ${max_record_size}`,
						`at line ${this.info.lines}`
					], this.options, this.__infoField()));
				}
				const lappend = ltrim === false || this.state.quoting === true || this.state.field.length !== 0 || !this.__isCharTrimable(buf, pos);
				const rappend = rtrim === false || this.state.wasQuoting === false;
				if (lappend === true && rappend === true) this.state.field.append(chr);
				else if (rtrim === true && !this.__isCharTrimable(buf, pos)) return this.__error(new CsvError("CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE", [
					"Invalid Closing Quote:",
					"found non trimable byte after quote",
					`at line ${this.info.lines}`
				], this.options, this.__infoField()));
				else {
					if (lappend === false) pos += this.__isCharTrimable(buf, pos) - 1;
					continue;
				}
			}
			if (end === true) {
				if (this.state.quoting === true) {
					const err = this.__error(new CsvError("CSV_QUOTE_NOT_CLOSED", ["Quote Not Closed:", `the parsing is finished with an opening quote at line ${this.info.lines}`], this.options, this.__infoField()));
					if (err !== void 0) return err;
				} else if (this.state.wasQuoting === true || this.state.record.length !== 0 || this.state.field.length !== 0) {
					this.info.bytes = this.state.bufBytesStart + pos;
					const errField = this.__onField();
					if (errField !== void 0) return errField;
					const errRecord = this.__onRecord(push);
					if (errRecord !== void 0) return errRecord;
				} else if (this.state.wasRowDelimiter === true) this.info.empty_lines++;
				else if (this.state.commenting === true) this.info.comment_lines++;
			} else {
				this.state.bufBytesStart += pos;
				this.state.previousBuf = buf.slice(pos);
			}
			if (this.state.wasRowDelimiter === true) {
				this.info.lines++;
				this.state.wasRowDelimiter = false;
			}
		},
		__onRecord: function(push) {
			const { columns, group_columns_by_name, encoding, info, from, relax_column_count, relax_column_count_less, relax_column_count_more, raw, skip_records_with_empty_values } = this.options;
			const { enabled, record } = this.state;
			if (enabled === false) return this.__resetRecord();
			const recordLength = record.length;
			if (columns === true) {
				if (skip_records_with_empty_values === true && isRecordEmpty(record)) {
					this.__resetRecord();
					return;
				}
				return this.__firstLineToColumns(record);
			}
			if (columns === false && this.info.records === 0) this.state.expectedRecordLength = recordLength;
			if (recordLength !== this.state.expectedRecordLength) {
				const err = columns === false ? new CsvError("CSV_RECORD_INCONSISTENT_FIELDS_LENGTH", [
					"Invalid Record Length:",
					`expect ${this.state.expectedRecordLength},`,
					`got ${recordLength} on line ${this.info.lines}`
				], this.options, this.__infoField(), { record }) : new CsvError("CSV_RECORD_INCONSISTENT_COLUMNS", [
					"Invalid Record Length:",
					`columns length is ${columns.length},`,
					`got ${recordLength} on line ${this.info.lines}`
				], this.options, this.__infoField(), { record });
				if (relax_column_count === true || relax_column_count_less === true && recordLength < this.state.expectedRecordLength || relax_column_count_more === true && recordLength > this.state.expectedRecordLength) {
					this.info.invalid_field_length++;
					this.state.error = err;
				} else {
					const finalErr = this.__error(err);
					if (finalErr) return finalErr;
				}
			}
			if (skip_records_with_empty_values === true && isRecordEmpty(record)) {
				this.__resetRecord();
				return;
			}
			if (this.state.recordHasError === true) {
				this.__resetRecord();
				this.state.recordHasError = false;
				return;
			}
			this.info.records++;
			if (from === 1 || this.info.records >= from) {
				const { objname } = this.options;
				if (columns !== false) {
					const obj = {};
					for (let i = 0, l = record.length; i < l; i++) {
						if (columns[i] === void 0 || columns[i].disabled) continue;
						if (group_columns_by_name === true && Object.hasOwn(obj, columns[i].name)) {
							if (Array.isArray(obj[columns[i].name])) obj[columns[i].name] = obj[columns[i].name].concat(record[i]);
							else obj[columns[i].name] = [obj[columns[i].name], record[i]];
						} else Object.defineProperty(obj, columns[i].name, {
							value: record[i],
							enumerable: true,
							writable: true,
							configurable: true
						});
					}
					if (raw === true || info === true) {
						const extRecord = Object.assign({ record: obj }, raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {}, info === true ? { info: this.__infoRecord() } : {});
						const err = this.__push(objname === void 0 ? extRecord : [obj[objname], extRecord], push);
						if (err) return err;
					} else {
						const err = this.__push(objname === void 0 ? obj : [obj[objname], obj], push);
						if (err) return err;
					}
				} else if (raw === true || info === true) {
					const extRecord = Object.assign({ record }, raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {}, info === true ? { info: this.__infoRecord() } : {});
					const err = this.__push(objname === void 0 ? extRecord : [record[objname], extRecord], push);
					if (err) return err;
				} else {
					const err = this.__push(objname === void 0 ? record : [record[objname], record], push);
					if (err) return err;
				}
			}
			this.__resetRecord();
		},
		__firstLineToColumns: function(record) {
			const { firstLineToHeaders } = this.state;
			try {
				const headers = firstLineToHeaders === void 0 ? record : firstLineToHeaders.call(null, record);
				if (!Array.isArray(headers)) return this.__error(new CsvError("CSV_INVALID_COLUMN_MAPPING", [
					"Invalid Column Mapping:",
					"expect an array from column function,",
					`got ${JSON.stringify(headers)}`
				], this.options, this.__infoField(), { headers }));
				const normalizedHeaders = normalize_columns_array(headers);
				this.state.expectedRecordLength = normalizedHeaders.length;
				this.options.columns = normalizedHeaders;
				this.__resetRecord();
				return;
			} catch (err) {
				return err;
			}
		},
		__resetRecord: function() {
			if (this.options.raw === true) this.state.rawBuffer.reset();
			this.state.error = void 0;
			this.state.record = [];
			this.state.record_length = 0;
		},
		__onField: function() {
			const { cast, encoding, rtrim, max_record_size } = this.options;
			const { enabled, wasQuoting } = this.state;
			if (enabled === false) return this.__resetField();
			let field = this.state.field.toString(encoding);
			if (rtrim === true && wasQuoting === false) field = field.trimRight();
			if (cast === true) {
				const [err, f] = this.__cast(field);
				if (err !== void 0) return err;
				field = f;
			}
			this.state.record.push(field);
			if (max_record_size !== 0 && typeof field === "string") this.state.record_length += field.length;
			this.__resetField();
		},
		__resetField: function() {
			this.state.field.reset();
			this.state.wasQuoting = false;
		},
		__push: function(record, push) {
			const { on_record } = this.options;
			if (on_record !== void 0) {
				const info = this.__infoRecord();
				try {
					record = on_record.call(null, record, info);
				} catch (err) {
					return err;
				}
				if (record === void 0 || record === null) return;
			}
			this.info.bytes_records += this.info.bytes;
			push(record);
		},
		__cast: function(field) {
			const { columns, relax_column_count } = this.options;
			if (Array.isArray(columns) === true && relax_column_count && this.options.columns.length <= this.state.record.length) return [void 0, void 0];
			if (this.state.castField !== null) try {
				const info = this.__infoField();
				return [void 0, this.state.castField.call(null, field, info)];
			} catch (err) {
				return [err];
			}
			if (this.__isFloat(field)) return [void 0, parseFloat(field)];
			else if (this.options.cast_date !== false) {
				const info = this.__infoField();
				return [void 0, this.options.cast_date.call(null, field, info)];
			}
			return [void 0, field];
		},
		__compareBytes: function(sourceBuf, targetBuf, targetPos, firstByte) {
			if (sourceBuf[0] !== firstByte) return 0;
			const sourceLength = sourceBuf.length;
			for (let i = 1; i < sourceLength; i++) if (sourceBuf[i] !== targetBuf[targetPos + i]) return 0;
			return sourceLength;
		},
		__isCharTrimable: function(buf, pos) {
			const { timchars, timcharFirstBytes } = this.state;
			const first = buf[pos];
			if (first === void 0 || timcharFirstBytes[first] === 0) return 0;
			loop1: for (let i = 0; i < timchars.length; i++) {
				const timchar = timchars[i];
				for (let j = 0; j < timchar.length; j++) if (timchar[j] !== buf[pos + j]) continue loop1;
				return timchar.length;
			}
			return 0;
		},
		__isDelimiter: function(buf, pos, chr) {
			const { delimiter, ignore_last_delimiters } = this.options;
			if (ignore_last_delimiters === true && this.state.record.length === this.options.columns.length - 1) return 0;
			else if (ignore_last_delimiters !== false && typeof ignore_last_delimiters === "number" && this.state.record.length === ignore_last_delimiters - 1) return 0;
			loop1: for (let i = 0; i < delimiter.length; i++) {
				const del = delimiter[i];
				if (del[0] === chr) {
					for (let j = 1; j < del.length; j++) if (del[j] !== buf[pos + j]) continue loop1;
					return del.length;
				}
			}
			return 0;
		},
		__isEscape: function(buf, pos, chr) {
			const { escape } = this.options;
			if (escape === null) return false;
			const l = escape.length;
			if (escape[0] === chr) {
				for (let i = 0; i < l; i++) if (escape[i] !== buf[pos + i]) return false;
				return true;
			}
			return false;
		},
		__isFloat: function(value) {
			return value - parseFloat(value) + 1 >= 0;
		},
		__isQuote: function(buf, pos) {
			const { quote } = this.options;
			if (quote === null) return false;
			const l = quote.length;
			for (let i = 0; i < l; i++) if (quote[i] !== buf[pos + i]) return false;
			return true;
		},
		__isRecordDelimiter: function(chr, buf, pos) {
			const { record_delimiter } = this.options;
			const recordDelimiterLength = record_delimiter.length;
			loop1: for (let i = 0; i < recordDelimiterLength; i++) {
				const rd = record_delimiter[i];
				const rdLength = rd.length;
				if (rd[0] !== chr) continue;
				for (let j = 1; j < rdLength; j++) if (rd[j] !== buf[pos + j]) continue loop1;
				return rd.length;
			}
			return 0;
		},
		__autoDiscoverRecordDelimiter: function(buf, pos) {
			const { encoding } = this.options;
			const rds = [
				Buffer.from("\r\n", encoding),
				Buffer.from("\n", encoding),
				Buffer.from("\r", encoding)
			];
			loop: for (let i = 0; i < rds.length; i++) {
				const l = rds[i].length;
				for (let j = 0; j < l; j++) if (rds[i][j] !== buf[pos + j]) continue loop;
				this.options.record_delimiter.push(rds[i]);
				this.state.recordDelimiterMaxLength = rds[i].length;
				return rds[i].length;
			}
			return 0;
		},
		__error: function(msg) {
			const { encoding, raw, skip_records_with_error } = this.options;
			const err = typeof msg === "string" ? new Error(msg) : msg;
			if (skip_records_with_error) {
				this.state.recordHasError = true;
				if (this.options.on_skip !== void 0) try {
					this.options.on_skip(err, raw ? this.state.rawBuffer.toString(encoding) : void 0);
				} catch (err) {
					return err;
				}
				return;
			} else return err;
		},
		__infoDataSet: function() {
			return {
				...this.info,
				columns: this.options.columns
			};
		},
		__infoRecord: function() {
			const { columns, raw, encoding } = this.options;
			return {
				...this.__infoDataSet(),
				bytes_records: this.info.bytes,
				error: this.state.error,
				header: columns === true,
				index: this.state.record.length,
				raw: raw ? this.state.rawBuffer.toString(encoding) : void 0
			};
		},
		__infoField: function() {
			const { columns } = this.options;
			const isColumns = Array.isArray(columns);
			const bytes_records = this.info.bytes_records;
			return {
				...this.__infoRecord(),
				bytes_records,
				column: isColumns === true ? columns.length > this.state.record.length ? columns[this.state.record.length].name : null : this.state.record.length,
				quoting: this.state.wasQuoting
			};
		}
	};
};
// node_modules/csv-parse/lib/index.js
var Parser = class extends Transform {
	constructor(opts = {}) {
		super({
			readableObjectMode: true,
			...opts,
			encoding: null
		});
		this.api = transform({
			on_skip: (err, chunk) => {
				this.emit("skip", err, chunk);
			},
			...opts
		});
		this.state = this.api.state;
		this.options = this.api.options;
		this.info = this.api.info;
	}
	_transform(buf, _, callback) {
		if (this.state.stop === true) return;
		const err = this.api.parse(buf, false, (record) => {
			this.push(record);
		}, () => {
			this.push(null);
			this.end();
			this.on("end", this.destroy);
		});
		if (err !== void 0) this.state.stop = true;
		callback(err);
	}
	_flush(callback) {
		if (this.state.stop === true) return;
		callback(this.api.parse(void 0, true, (record) => {
			this.push(record);
		}, () => {
			this.push(null);
			this.on("end", this.destroy);
		}));
	}
};
var parse = function() {
	let data, options, callback;
	for (const i in arguments) {
		const argument = arguments[i];
		const type = typeof argument;
		if (data === void 0 && (typeof argument === "string" || Buffer.isBuffer(argument))) data = argument;
		else if (options === void 0 && is_object(argument)) options = argument;
		else if (callback === void 0 && type === "function") callback = argument;
		else throw new CsvError("CSV_INVALID_ARGUMENT", ["Invalid argument:", `got ${JSON.stringify(argument)} at index ${i}`], options || {});
	}
	const parser = new Parser(options);
	if (callback) {
		const records = options === void 0 || options.objname === void 0 ? [] : Object.create(null);
		parser.on("readable", function() {
			let record;
			while ((record = this.read()) !== null) if (options === void 0 || options.objname === void 0) records.push(record);
			else Object.assign(records, { [record[0]]: record[1] });
		});
		parser.on("error", function(err) {
			callback(err, void 0, parser.api.__infoDataSet());
		});
		parser.on("end", function() {
			callback(void 0, records, parser.api.__infoDataSet());
		});
	}
	if (data !== void 0) {
		const writer = function() {
			parser.write(data);
			parser.end();
		};
		if (typeof setImmediate === "function") setImmediate(writer);
		else setTimeout(writer, 0);
	}
	return parser;
};
// server/src/platform/csv/read-csv.ts
var chunkBytes = 65536;
var longestRecord = 1e5;
var delimiters = [
	",",
	";",
	"	"
];
function delimiterOf(firstLine) {
	const bare = firstLine.replace(/"[^"]*"/g, "");
	return delimiters.map((mark) => ({
		mark,
		count: bare.split(mark).length
	})).reduce((best, each) => each.count > best.count ? each : best).mark;
}
function encodingOf([first, second]) {
	if (first === 255 && second === 254) return "utf-16le";
	return first === 254 && second === 255 ? "utf-16be" : "utf-8";
}
async function* decoded(file) {
	let decoder;
	const decode = (bytes) => {
		let text = "";
		try {
			text = decoder?.decode(bytes, { stream: bytes !== void 0 }) ?? "";
		} catch {
			throw badRequest(csvMessages.notUtf8);
		}
		if (text.includes("\0")) throw badRequest(csvMessages.notText);
		return text;
	};
	for await (const piece of file) {
		decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
		for (let at = 0; at < piece.length; at += chunkBytes) yield decode(piece.subarray(at, at + chunkBytes));
	}
	yield decode();
}
async function opened(text) {
	let start = "";
	let isWhole = false;
	while (!isWhole && start.length < chunkBytes && !/[\r\n]/.test(start)) {
		const { value = "", done = false } = await text.next();
		start += value;
		isWhole = done;
	}
	const [firstLine = ""] = start.split(/[\r\n]/, 1);
	const whole = async function* () {
		yield start;
		yield* text;
	};
	return {
		firstLine,
		whole: whole()
	};
}
async function parserFor(file, onRecord) {
	const { firstLine, whole } = await opened(decoded(file));
	const parser = parse({
		bom: true,
		delimiter: delimiterOf(firstLine),
		record_delimiter: [
			"\r\n",
			"\n",
			"\r"
		],
		info: true,
		relax_column_count: true,
		relax_quotes: true,
		skip_empty_lines: true,
		skip_records_with_empty_values: true,
		max_record_size: longestRecord,
		on_record: (record, { lines }) => {
			onRecord(lines);
			return record;
		}
	});
	const source = Readable.from(whole, { objectMode: false });
	source.on("error", (error) => parser.destroy(error));
	return source.pipe(parser);
}
var lineBreaks = (cells) => cells.reduce((sum, cell) => sum + cell.split(/\r\n|\n|\r/).length - 1, 0);
function asRefusal(error, lastGoodLine) {
	const code = error?.code ?? "";
	if (code === "CSV_QUOTE_NOT_CLOSED" || code === "CSV_MAX_RECORD_SIZE") return badRequest(csvMessages.quoteNotClosed(lastGoodLine + 1));
	return code.startsWith("CSV_") ? badRequest(csvMessages.unreadable(lastGoodLine + 1)) : error;
}
async function* recordsOf(file) {
	let lastLine = 0;
	try {
		const follow = (line) => {
			lastLine = line;
			reachLine(line + 1);
		};
		for await (const { record, info } of await parserFor(file, follow)) yield {
			cells: record,
			line: info.lines - lineBreaks(record)
		};
	} catch (error) {
		throw asRefusal(error, lastLine);
	}
}
async function* readCsv(file) {
	let read = 0;
	for await (const row of recordsOf(file)) {
		read += 1;
		if (read > csvLimits.rows + 1) throw badRequest(csvMessages.tooManyRows);
		reachLine(row.line);
		yield row;
	}
	if (read === 0) throw badRequest(csvMessages.empty);
	if (read === 1) throw badRequest(csvMessages.noRows);
}
export { readCsv as t };
