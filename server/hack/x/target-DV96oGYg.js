import { i as __require, t as __commonJSMin } from "./rolldown-runtime-Dq7tRbEa.js";
import { c as reach, d as dbOf, f as rowsOf, h as Client, p as typesRead } from "./client-C1vc5bc5.js";
import { E as int, F as string, N as record, O as literal, R as unknown, S as boolean, j as object, x as array } from "./schemas-Jv2eCdm5.js";
import { n as datetime } from "./iso-CA9qDQf6.js";
import { t as checkTarget } from "./backup-settings-DMcdWVSo.js";
import { n as diskStorage, t as s3Storage } from "./s3-storage-Dri_yxTz.js";
import { a as unpack, n as hashOf, t as ArchiveRefused } from "./seal-CQ1-LJzi.js";
import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline as pipeline$1 } from "node:stream/promises";
// server/src/platform/backup/archive.ts
var hash$1 = string().regex(/^[0-9a-f]{64}$/);
var part = object({
	key: string(),
	bytes: int(),
	sha256: hash$1
});
var table = object({
	name: string(),
	columns: array(string()),
	rows: int(),
	sha256: hash$1,
	parts: array(part)
});
var manifest = object({
	product: literal("masthead"),
	format: literal(1),
	version: string(),
	createdAt: datetime(),
	publicUrl: string(),
	migrations: array(string()),
	tables: array(table),
	sequences: array(object({
		name: string(),
		last: string(),
		isCalled: boolean()
	})),
	jobs: array(object({
		queue: string(),
		data: record(string(), unknown()),
		startAfter: datetime()
	})),
	files: array(object({
		name: string(),
		bytes: int(),
		sha256: hash$1,
		stored: string()
	}))
});
var archiveId = (at) => `${at.toISOString().replaceAll(/[-:]|\.\d+/g, "").toLowerCase()}`;
var archiveTime = (id) => new Date(id.replace(/^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)z$/, "$1-$2-$3T$4:$5:$6Z"));
var keyIn = (id, name) => `archives/${id}/${name}`;
var fileKey = (stored) => `files/${stored}`;
var usedFiles = (id) => keyIn(id, "files.txt");
var manifestName = /^archives\/(\d{8}t\d{6}z)\/manifest\.(json|age)$/;
async function listArchives(target) {
	const found = new Map();
	for (const { key } of await target.list("archives/")) {
		const [, id] = /^archives\/(\d{8}t\d{6}z)\//.exec(key) ?? [];
		if (!id) continue;
		const archive = found.get(id) ?? {
			id,
			keys: [],
			manifest: null
		};
		archive.keys.push(key);
		if (manifestName.test(key)) archive.manifest = key;
		found.set(id, archive);
	}
	return [...found.values()].sort((a, b) => a.id < b.id ? 1 : -1);
}
async function writeManifest(target, id, seal, content) {
	const bytes = Buffer.from(JSON.stringify(content));
	const name = seal.recipients ? "manifest.age" : "manifest.json";
	await target.write(keyIn(id, name), await seal.encrypt(bytes), "application/octet-stream");
}
async function choose({ name, target, archive: id }) {
	const all = await listArchives(target);
	const found = id ? all.find((one) => one.id === id) : all.find((one) => one.manifest);
	if (!found) throw new ArchiveRefused(id || all.length === 0 ? `There is no archive ${id ? `${id} ` : ""}in ${name}. Name the folder or bucket that holds "archives".` : `There is no complete archive in ${name}.`);
	const { manifest: key } = found;
	if (!key) throw new ArchiveRefused(`The archive ${found.id} is incomplete: its backup did not finish. Use another one.`);
	return {
		...found,
		manifest: key
	};
}
function parse(id, bytes) {
	const damaged = `The manifest of the archive ${id} is damaged.`;
	let content;
	try {
		content = JSON.parse(bytes.toString("utf8"));
	} catch (cause) {
		throw new ArchiveRefused(damaged, { cause });
	}
	const { product, format, version } = content ?? {};
	if (product !== "masthead") throw new ArchiveRefused("This is not an archive of Masthead.");
	if (typeof format === "number" && format > 1) throw new ArchiveRefused(`The archive ${id} was made by a newer version of Masthead (${String(version)}). Install that version, and restore with it.`);
	const read = manifest.safeParse(content);
	if (!read.success) throw new ArchiveRefused(damaged, { cause: read.error });
	return read.data;
}
async function readArchive(named, unseal, known) {
	const { target } = named;
	const { id, manifest: key } = await choose(named);
	const isEncrypted = key.endsWith(".age");
	const read = async (asked, sha256) => {
		const stored = await target.read(asked);
		if (!stored) throw new ArchiveRefused(`The archive ${id} is damaged: ${asked} is missing.`);
		if (sha256 && hashOf(stored) !== sha256) throw new ArchiveRefused(`The archive ${id} is damaged: ${asked} is not what was written. Use another archive.`);
		return isEncrypted ? unseal(stored) : stored;
	};
	const content = parse(id, await read(key, null));
	const newer = content.migrations.filter((name) => !known.includes(name));
	if (newer.length > 0) throw new ArchiveRefused(`The archive ${id} was made by a newer version of Masthead (${content.version}), which has the migration ${newer[0]}. Install that version, and restore with it.`);
	return {
		id,
		target,
		manifest: content,
		isEncrypted,
		read
	};
}
async function checkWhole({ id, target, manifest: content, read }) {
	const present = new Map((await target.list("archives/")).map((each) => [each.key, each.bytes]));
	const parts = content.tables.flatMap((each) => each.parts);
	for (const { key, bytes } of parts) if (present.get(key) !== bytes) throw new ArchiveRefused(`The archive ${id} is damaged: ${key} ${present.has(key) ? `has ${present.get(key)} bytes instead of ${bytes}` : "is missing"}. Use another archive.`);
	const files = new Set((await target.list("files/")).map((each) => each.key));
	const missing = content.files.filter(({ stored }) => !files.has(fileKey(stored)));
	if (missing.length > 0) throw new ArchiveRefused(`The archive ${id} is damaged: ${missing.length} of its ${content.files.length} files are missing, such as ${fileKey(missing[0]?.stored ?? "")}.`);
	for (const { key, sha256 } of parts) await read(key, sha256);
}
// node_modules/pg-copy-streams/obuf.js
var require_obuf = __commonJSMin(((exports, module) => {
	var Buffer = __require("buffer").Buffer;
	function OffsetBuffer() {
		this.offset = 0;
		this.size = 0;
		this.buffers = [];
	}
	module.exports = OffsetBuffer;
	OffsetBuffer.prototype.isEmpty = function isEmpty() {
		return this.size === 0;
	};
	OffsetBuffer.prototype.clone = function clone(size) {
		const r = new OffsetBuffer();
		r.offset = this.offset;
		r.size = size;
		r.buffers = this.buffers.slice();
		return r;
	};
	OffsetBuffer.prototype.toChunks = function toChunks() {
		if (this.size === 0) return [];
		if (this.offset !== 0) {
			this.buffers[0] = this.buffers[0].slice(this.offset);
			this.offset = 0;
		}
		const chunks = [];
		let off = 0;
		let i = 0;
		for (; off <= this.size && i < this.buffers.length; i++) {
			let buf = this.buffers[i];
			off += buf.length;
			if (off > this.size) {
				buf = buf.slice(0, buf.length - (off - this.size));
				this.buffers[i] = buf;
			}
			chunks.push(buf);
		}
		if (i < this.buffers.length) this.buffers.length = i;
		return chunks;
	};
	OffsetBuffer.prototype.toString = function toString(enc) {
		return this.toChunks().map(function(c) {
			return c.toString(enc);
		}).join("");
	};
	OffsetBuffer.prototype.use = function use(buf, off, n) {
		this.buffers = [buf];
		this.offset = off;
		this.size = n;
	};
	OffsetBuffer.prototype.push = function push(data) {
		if (data.length === 0) return;
		this.size += data.length;
		this.buffers.push(data);
	};
	OffsetBuffer.prototype.has = function has(n) {
		return this.size >= n;
	};
	OffsetBuffer.prototype.skip = function skip(n) {
		if (this.size === 0) return;
		this.size -= n;
		if (this.offset + n < this.buffers[0].length) {
			this.offset += n;
			return;
		}
		let left = n - (this.buffers[0].length - this.offset);
		this.offset = 0;
		let shift = 1;
		for (; left > 0 && shift < this.buffers.length; shift++) {
			const buf = this.buffers[shift];
			if (buf.length > left) {
				this.offset = left;
				break;
			}
			left -= buf.length;
		}
		this.buffers = this.buffers.slice(shift);
	};
	OffsetBuffer.prototype.copy = function copy(target, targetOff, off, n) {
		if (this.size === 0) return;
		if (off !== 0) throw new Error("Unsupported offset in .copy()");
		let toff = targetOff;
		const first = this.buffers[0];
		const toCopy = Math.min(n, first.length - this.offset);
		first.copy(target, toff, this.offset, this.offset + toCopy);
		toff += toCopy;
		let left = n - toCopy;
		for (let i = 1; left > 0 && i < this.buffers.length; i++) {
			const buf = this.buffers[i];
			const toCopy = Math.min(left, buf.length);
			buf.copy(target, toff, 0, toCopy);
			toff += toCopy;
			left -= toCopy;
		}
	};
	OffsetBuffer.prototype.take = function take(n) {
		if (n === 0) return Buffer.alloc(0);
		this.size -= n;
		const first = this.buffers[0].length - this.offset;
		if (first === n) {
			let r = this.buffers.shift();
			if (this.offset !== 0) {
				r = r.slice(this.offset);
				this.offset = 0;
			}
			return r;
		} else if (first > n) {
			const r = this.buffers[0].slice(this.offset, this.offset + n);
			this.offset += n;
			return r;
		}
		const out = Buffer.alloc(n);
		let toOff = 0;
		let startOff = this.offset;
		let i = 0;
		for (; toOff !== n && i < this.buffers.length; i++) {
			const buf = this.buffers[i];
			const toCopy = Math.min(buf.length - startOff, n - toOff);
			buf.copy(out, toOff, startOff, startOff + toCopy);
			if (startOff + toCopy < buf.length) {
				this.offset = startOff + toCopy;
				break;
			} else {
				toOff += toCopy;
				startOff = 0;
			}
		}
		this.buffers = this.buffers.slice(i);
		if (this.buffers.length === 0) this.offset = 0;
		return out;
	};
	OffsetBuffer.prototype.peekUInt8 = function peekUInt8() {
		return this.buffers[0][this.offset];
	};
	OffsetBuffer.prototype.readUInt8 = function readUInt8() {
		this.size -= 1;
		const first = this.buffers[0];
		const r = first[this.offset];
		if (++this.offset === first.length) {
			this.offset = 0;
			this.buffers.shift();
		}
		return r;
	};
	OffsetBuffer.prototype.readUInt16LE = function readUInt16LE() {
		const first = this.buffers[0];
		this.size -= 2;
		let r;
		let shift;
		if (first.length - this.offset >= 2) {
			r = first.readUInt16LE(this.offset);
			shift = 0;
			this.offset += 2;
		} else {
			r = first[this.offset] | this.buffers[1][0] << 8;
			shift = 1;
			this.offset = 1;
		}
		if (this.offset === this.buffers[shift].length) {
			this.offset = 0;
			shift++;
		}
		if (shift !== 0) this.buffers = this.buffers.slice(shift);
		return r;
	};
	OffsetBuffer.prototype.readUInt24LE = function readUInt24LE() {
		const first = this.buffers[0];
		let r;
		let shift;
		const firstHas = first.length - this.offset;
		if (firstHas >= 3) {
			r = first.readUInt16LE(this.offset) | first[this.offset + 2] << 16;
			shift = 0;
			this.offset += 3;
		} else if (firstHas >= 2) {
			r = first.readUInt16LE(this.offset) | this.buffers[1][0] << 16;
			shift = 1;
			this.offset = 1;
		} else {
			r = first[this.offset];
			this.offset = 0;
			this.buffers.shift();
			this.size -= 1;
			r |= this.readUInt16LE() << 8;
			return r;
		}
		this.size -= 3;
		if (this.offset === this.buffers[shift].length) {
			this.offset = 0;
			shift++;
		}
		if (shift !== 0) this.buffers = this.buffers.slice(shift);
		return r;
	};
	OffsetBuffer.prototype.readUInt32LE = function readUInt32LE() {
		const first = this.buffers[0];
		let r;
		let shift;
		const firstHas = first.length - this.offset;
		if (firstHas >= 4) {
			r = first.readUInt32LE(this.offset);
			shift = 0;
			this.offset += 4;
		} else if (firstHas >= 3) {
			r = (first.readUInt16LE(this.offset) | first[this.offset + 2] << 16) + this.buffers[1][0] * 16777216;
			shift = 1;
			this.offset = 1;
		} else if (firstHas >= 2) {
			r = first.readUInt16LE(this.offset);
			this.offset = 0;
			this.buffers.shift();
			this.size -= 2;
			r += this.readUInt16LE() * 65536;
			return r;
		} else {
			r = first[this.offset];
			this.offset = 0;
			this.buffers.shift();
			this.size -= 1;
			r += this.readUInt24LE() * 256;
			return r;
		}
		this.size -= 4;
		if (this.offset === this.buffers[shift].length) {
			this.offset = 0;
			shift++;
		}
		if (shift !== 0) this.buffers = this.buffers.slice(shift);
		return r;
	};
	OffsetBuffer.prototype.readUInt16BE = function readUInt16BE() {
		const r = this.readUInt16LE();
		return (r & 255) << 8 | r >> 8;
	};
	OffsetBuffer.prototype.readUInt24BE = function readUInt24BE() {
		const r = this.readUInt24LE();
		return (r & 255) << 16 | (r >> 8 & 255) << 8 | r >> 16;
	};
	OffsetBuffer.prototype.readUInt32BE = function readUInt32BE() {
		const r = this.readUInt32LE();
		return ((r & 255) << 24 | (r >>> 8 & 255) << 16 | (r >>> 16 & 255) << 8 | r >>> 24) >>> 0;
	};
	function signedInt8(num) {
		if (num >= 128) return -(255 ^ num) - 1;
		else return num;
	}
	OffsetBuffer.prototype.peekInt8 = function peekInt8() {
		return signedInt8(this.peekUInt8());
	};
	OffsetBuffer.prototype.readInt8 = function readInt8() {
		return signedInt8(this.readUInt8());
	};
	function signedInt16(num) {
		if (num >= 32768) return -(65535 ^ num) - 1;
		else return num;
	}
	OffsetBuffer.prototype.readInt16BE = function readInt16BE() {
		return signedInt16(this.readUInt16BE());
	};
	OffsetBuffer.prototype.readInt16LE = function readInt16LE() {
		return signedInt16(this.readUInt16LE());
	};
	function signedInt24(num) {
		if (num >= 8388608) return -(16777215 ^ num) - 1;
		else return num;
	}
	OffsetBuffer.prototype.readInt24BE = function readInt24BE() {
		return signedInt24(this.readUInt24BE());
	};
	OffsetBuffer.prototype.readInt24LE = function readInt24LE() {
		return signedInt24(this.readUInt24LE());
	};
	function signedInt32(num) {
		if (num >= 2147483648) return -(4294967295 ^ num) - 1;
		else return num;
	}
	OffsetBuffer.prototype.readInt32BE = function readInt32BE() {
		return signedInt32(this.readUInt32BE());
	};
	OffsetBuffer.prototype.readInt32LE = function readInt32LE() {
		return signedInt32(this.readUInt32LE());
	};
}));
// node_modules/pg-copy-streams/message-formats.js
var require_message_formats = __commonJSMin(((exports, module) => {
	module.exports = {
		ErrorResponse: 69,
		CopyInResponse: 71,
		CopyOutResponse: 72,
		CopyBothResponse: 87,
		CopyDone: 99,
		CopyData: 100,
		CopyFail: 102,
		CommandComplete: 67,
		ReadyForQuery: 90,
		NotificationResponse: 65,
		NoticeResponse: 78,
		ParameterStatus: 83
	};
}));
// node_modules/pg-copy-streams/copy-to.js
var require_copy_to = __commonJSMin(((exports, module) => {
	module.exports = function(txt, options) {
		return new CopyStreamQuery(txt, options);
	};
	var { Readable } = __require("stream");
	var assert = __require("assert");
	var BufferList = require_obuf();
	var code = require_message_formats();
	var PG_CODE = 0;
	var PG_LENGTH = 1;
	var PG_MESSAGE = 2;
	var CopyStreamQuery = class extends Readable {
		constructor(text, options) {
			super(options);
			this.text = text;
			this.rowCount = 0;
			this._state = PG_CODE;
			this._buffer = new BufferList();
			this._unreadMessageContentLength = 0;
			this._copyDataChunks = new BufferList();
			this._pgDataHandler = null;
			this._drained = false;
			this._forwarding = false;
			this._onReadableEvent = this._onReadable.bind(this);
		}
		submit(connection) {
			this.connection = connection;
			this._attach();
			connection.query(this.text);
		}
		_attach() {
			const connectionStream = this.connection.stream;
			const pgDataListeners = connectionStream.listeners("data");
			assert(pgDataListeners.length == 1);
			this._pgDataHandler = pgDataListeners.pop();
			connectionStream.removeListener("data", this._pgDataHandler);
			connectionStream.pause();
			this._forward();
			connectionStream.on("readable", this._onReadableEvent);
		}
		_detach() {
			const connectionStream = this.connection.stream;
			const unreadBuffer = this._buffer.take(this._buffer.size);
			connectionStream.removeListener("readable", this._onReadableEvent);
			connectionStream.addListener("data", this._pgDataHandler);
			this._pgDataHandler(unreadBuffer);
			process.nextTick(function() {
				connectionStream.resume();
			});
		}
		_cleanup() {
			this._buffer = null;
			this._copyDataChunks = null;
			this._pgDataHandler = null;
			this._onReadableEvent = null;
		}
		_onReadable() {
			this._forward();
		}
		_read() {
			this._drained = true;
			this._forward();
		}
		_forward() {
			if (this._forwarding || !this._drained || !this.connection) return;
			this._forwarding = true;
			const connectionStream = this.connection.stream;
			let chunk;
			while (this._drained && (chunk = connectionStream.read()) !== null) this._drained = this._parse(chunk);
			this._forwarding = false;
		}
		_parse(chunk) {
			let done = false;
			let drained = true;
			this._buffer.push(chunk);
			while (!done && this._buffer.size > 0) {
				if (PG_CODE === this._state) {
					if (!this._buffer.has(1)) break;
					this._code = this._buffer.peekUInt8();
					if (this._code === code.ErrorResponse) {
						this._detach();
						return;
					}
					this._buffer.readUInt8();
					this._state = PG_LENGTH;
				}
				if (PG_LENGTH === this._state) {
					if (!this._buffer.has(4)) break;
					this._unreadMessageContentLength = this._buffer.readUInt32BE() - 4;
					this._state = PG_MESSAGE;
				}
				if (PG_MESSAGE === this._state) {
					if (this._unreadMessageContentLength > 0 && this._buffer.size > 0) {
						const n = Math.min(this._buffer.size, this._unreadMessageContentLength);
						const messageContentChunk = this._buffer.take(n);
						this._unreadMessageContentLength -= n;
						if (this._code === code.CopyData) this._copyDataChunks.push(messageContentChunk);
					}
					if (this._unreadMessageContentLength === 0) {
						switch (this._code) {
							case code.CopyOutResponse:
							case code.CopyData:
							case code.ParameterStatus:
							case code.NoticeResponse:
							case code.NotificationResponse: break;
							case code.CopyDone:
							default: done = true;
						}
						this._state = PG_CODE;
					}
				}
			}
			const len = this._copyDataChunks.size;
			if (len > 0) drained = this.push(this._copyDataChunks.take(len));
			if (done) {
				this._detach();
				this.push(null);
				this._cleanup();
			}
			return drained;
		}
		handleError(err) {
			this.emit("error", err);
			this._cleanup();
		}
		handleCommandComplete(msg) {
			const match = /COPY (\d+)/.exec((msg || {}).text);
			if (match) this.rowCount = parseInt(match[1], 10);
		}
		handleReadyForQuery() {}
	};
}));
// node_modules/pg-copy-streams/copy-from.js
var require_copy_from = __commonJSMin(((exports, module) => {
	module.exports = function(txt, options) {
		return new CopyStreamQuery(txt, options);
	};
	var { Writable } = __require("stream");
	var code = require_message_formats();
	var CopyStreamQuery = class extends Writable {
		constructor(text, options) {
			super(options);
			this.text = text;
			this.rowCount = 0;
			this._gotCopyInResponse = false;
			this.chunks = [];
			this.cb_CopyInResponse = null;
			this.cb_ReadyForQuery = null;
			this.cb_destroy = null;
			this.cork();
		}
		submit(connection) {
			this.connection = connection;
			connection.query(this.text);
		}
		callback() {}
		_write(chunk, enc, cb) {
			this.chunks.push({
				chunk,
				encoding: enc
			});
			if (this._gotCopyInResponse) return this.flush(cb);
			this.cb_CopyInResponse = cb;
		}
		_writev(chunks, cb) {
			if (this.chunks.length == 0) this.chunks = chunks;
			else {
				const QUANTUM = 125e3;
				for (let i = 0; i < chunks.length; i += QUANTUM) this.chunks.push(...chunks.slice(i, Math.min(i + QUANTUM, chunks.length)));
			}
			if (this._gotCopyInResponse) return this.flush(cb);
			this.cb_CopyInResponse = cb;
		}
		_destroy(err, cb) {
			if (this.cb_ReadyForQuery) return cb(err);
			this.cb_destroy = cb;
			const msg = err ? err.message : "NODE-PG-COPY-STREAMS destroy() was called";
			const self = this;
			const done = function() {
				self.connection.sendCopyFail(msg);
			};
			this.chunks = [];
			if (this._gotCopyInResponse) return this.flush(done);
			this.cb_CopyInResponse = done;
		}
		_final(cb) {
			this.cb_ReadyForQuery = cb;
			const self = this;
			const done = function() {
				const finBuffer = Buffer.from([
					code.CopyDone,
					0,
					0,
					0,
					4
				]);
				self.connection.stream.write(finBuffer);
			};
			if (this._gotCopyInResponse) return this.flush(done);
			this.cb_CopyInResponse = done;
		}
		flush(callback) {
			let chunk;
			let ok = true;
			while (ok && (chunk = this.chunks.shift())) ok = this.flushChunk(chunk.chunk);
			if (callback) {
				if (ok) callback();
				else if (this.chunks.length) this.connection.stream.once("drain", this.flush.bind(this, callback));
				else this.connection.stream.once("drain", callback);
			}
		}
		flushChunk(chunk) {
			const Int32Len = 4;
			const lenBuffer = Buffer.from([
				code.CopyData,
				0,
				0,
				0,
				0
			]);
			lenBuffer.writeUInt32BE(chunk.length + Int32Len, 1);
			this.connection.stream.write(lenBuffer);
			return this.connection.stream.write(chunk);
		}
		handleError(e) {
			this.callback();
			if (this.cb_destroy) {
				const cb = this.cb_destroy;
				this.cb_destroy = null;
				cb(e);
			} else this.emit("error", e);
			this.connection = null;
		}
		handleCopyInResponse(connection) {
			this._gotCopyInResponse = true;
			if (!this.destroyed) this.uncork();
			const cb = this.cb_CopyInResponse || function() {};
			this.cb_CopyInResponse = null;
			this.flush(cb);
		}
		handleCommandComplete(msg) {
			const match = /COPY (\d+)/.exec((msg || {}).text);
			if (match) this.rowCount = parseInt(match[1], 10);
		}
		handleReadyForQuery() {
			this.callback();
			this.cb_ReadyForQuery();
			this.connection = null;
		}
	};
}));
// node_modules/pg-copy-streams/copy-both.js
var require_copy_both = __commonJSMin(((exports, module) => {
	module.exports = function(txt, options) {
		return new CopyStreamQuery(txt, options);
	};
	var { Duplex } = __require("stream");
	var assert = __require("assert");
	var BufferList = require_obuf();
	var code = require_message_formats();
	var PG_CODE = 0;
	var PG_LENGTH = 1;
	var PG_MESSAGE = 2;
	var CopyStreamQuery = class extends Duplex {
		constructor(text, options) {
			super(options);
			this.text = text;
			this._state = PG_CODE;
			this._buffer = new BufferList();
			this._unreadMessageContentLength = 0;
			this._copyDataChunks = new BufferList();
			this._pgDataHandler = null;
			this._drained = false;
			this._forwarding = false;
			this._onReadableEvent = this._onReadable.bind(this);
			this.alignOnCopyDataFrame = options ? options.alignOnCopyDataFrame === true : false;
			this._gotCopyInResponse = false;
			this.chunks = [];
			this.cb = null;
			this.cork();
		}
		submit(connection) {
			this.connection = connection;
			this._attach();
			connection.query(this.text);
		}
		_attach() {
			const connectionStream = this.connection.stream;
			const pgDataListeners = connectionStream.listeners("data");
			assert(pgDataListeners.length == 1);
			this._pgDataHandler = pgDataListeners.pop();
			connectionStream.removeListener("data", this._pgDataHandler);
			connectionStream.pause();
			this._forward();
			connectionStream.on("readable", this._onReadableEvent);
		}
		_detach() {
			const connectionStream = this.connection.stream;
			const unreadBuffer = this._buffer.take(this._buffer.size);
			connectionStream.removeListener("readable", this._onReadableEvent);
			connectionStream.addListener("data", this._pgDataHandler);
			this._pgDataHandler(unreadBuffer);
			process.nextTick(function() {
				connectionStream.resume();
			});
		}
		_cleanup() {
			this._buffer = null;
			this._copyDataChunks = null;
			this._pgDataHandler = null;
			this._onReadableEvent = null;
		}
		_onReadable() {
			this._forward();
		}
		_read() {
			this._drained = true;
			this._forward();
		}
		_forward() {
			if (this._forwarding || !this._drained || !this.connection) return;
			this._forwarding = true;
			const connectionStream = this.connection.stream;
			let chunk;
			while (this._drained && (chunk = connectionStream.read()) !== null) this._drained = this._parse(chunk);
			this._forwarding = false;
		}
		_parse(chunk) {
			let done = false;
			let drained = true;
			this._buffer.push(chunk);
			while (!done && this._buffer.size > 0) {
				if (PG_CODE === this._state) {
					if (!this._buffer.has(1)) break;
					this._code = this._buffer.peekUInt8();
					if (this._code === code.ErrorResponse) {
						this._detach();
						return;
					}
					this._buffer.readUInt8();
					this._state = PG_LENGTH;
				}
				if (PG_LENGTH === this._state) {
					if (!this._buffer.has(4)) break;
					this._unreadMessageContentLength = this._buffer.readUInt32BE() - 4;
					this._state = PG_MESSAGE;
				}
				if (PG_MESSAGE === this._state) {
					if (this._unreadMessageContentLength > 0 && this._buffer.size > 0) {
						const n = Math.min(this._buffer.size, this._unreadMessageContentLength);
						const messageContentChunk = this._buffer.take(n);
						this._unreadMessageContentLength -= n;
						if (this._code === code.CopyData) this._copyDataChunks.push(messageContentChunk);
					}
					if (this._unreadMessageContentLength === 0) {
						switch (this._code) {
							case code.CopyBothResponse:
								this._startCopyIn();
								break;
							case code.CopyData:
								if (this.alignOnCopyDataFrame) drained = this._flushCopyData();
								break;
							case code.ParameterStatus:
							case code.NoticeResponse:
							case code.NotificationResponse: break;
							case code.CopyDone:
							default: done = true;
						}
						this._state = PG_CODE;
					}
				}
			}
			if (!this.alignOnCopyDataFrame) drained = this._flushCopyData();
			if (done) {
				this._detach();
				this.push(null);
				this._cleanup();
			}
			return drained;
		}
		_flushCopyData() {
			let drained = true;
			const len = this._copyDataChunks.size;
			if (len > 0) drained = this.push(this._copyDataChunks.take(len));
			return drained;
		}
		_write(chunk, enc, cb) {
			this.chunks.push({
				chunk,
				encoding: enc
			});
			if (this._gotCopyInResponse) return this.flush(cb);
			this.cb = cb;
		}
		_writev(chunks, cb) {
			this.chunks.push(...chunks);
			if (this._gotCopyInResponse) return this.flush(cb);
			this.cb = cb;
		}
		_final(cb) {
			this.flush();
			const finBuffer = Buffer.from([
				code.CopyDone,
				0,
				0,
				0,
				4
			]);
			this.connection.stream.write(finBuffer);
			this.cb_flush = cb;
		}
		flush(callback) {
			let chunk;
			let ok = true;
			while (ok && (chunk = this.chunks.shift())) ok = this.flushChunk(chunk.chunk);
			if (callback) {
				if (ok) callback();
				else if (this.chunks.length) this.connection.stream.once("drain", this.flush.bind(this, callback));
				else this.connection.stream.once("drain", callback);
			}
		}
		flushChunk(chunk) {
			const Int32Len = 4;
			const lenBuffer = Buffer.from([
				code.CopyData,
				0,
				0,
				0,
				0
			]);
			lenBuffer.writeUInt32BE(chunk.length + Int32Len, 1);
			this.connection.stream.write(lenBuffer);
			return this.connection.stream.write(chunk);
		}
		_startCopyIn() {
			this._gotCopyInResponse = true;
			this.uncork();
			this.flush();
			if (this.cb) {
				const { cb } = this;
				this.cb = null;
				cb();
			}
		}
		handleError(err) {
			this.emit("error", err);
			this._cleanup();
		}
		handleCopyData(chunk) {}
		handleCommandComplete() {}
		handleReadyForQuery() {
			this.connection = null;
			this.cb_flush();
		}
	};
}));
// server/src/platform/backup/copy-tables.ts
var import_pg_copy_streams = __commonJSMin(((exports) => {
	var CopyToQueryStream = require_copy_to();
	var CopyFromQueryStream = require_copy_from();
	require_copy_both();
	exports.to = function copyTo(txt, options) {
		return new CopyToQueryStream(txt, options);
	};
	exports.from = function copyFrom(txt, options) {
		return new CopyFromQueryStream(txt, options);
	};
}))();
var partBytes = 16777216;
var lineEnd = "\n".charCodeAt(0);
var quoted = (name) => `"${name.replaceAll("\"", "\"\"")}"`;
var named = ({ name, columns }) => `public.${quoted(name)} (${columns.map(quoted).join(", ")})`;
async function* piecesOf({ client }, table) {
	const rows = client.query((0, import_pg_copy_streams.to)(`copy ${named(table)} to stdout`));
	let waiting = [];
	let size = 0;
	for await (const chunk of rows) {
		waiting.push(chunk);
		size += chunk.length;
		if (size < partBytes) continue;
		const all = Buffer.concat(waiting);
		const end = all.lastIndexOf(lineEnd) + 1;
		if (end > 0) yield all.subarray(0, end);
		waiting = [all.subarray(end)];
		size = all.length - end;
	}
	if (size > 0) yield Buffer.concat(waiting);
	return rows.rowCount;
}
async function readTable(copying, table, take) {
	const hash = createHash("sha256");
	const pieces = piecesOf(copying, table);
	for (;;) {
		const next = await pieces.next();
		if (next.done) return {
			rows: next.value,
			sha256: hash.digest("hex")
		};
		hash.update(next.value);
		await take(next.value);
	}
}
async function loadTable({ client }, archive, table) {
	const hash = createHash("sha256");
	async function* pieces() {
		for (const { key } of table.parts) {
			const piece = await unpack(await archive.read(key, null));
			hash.update(piece);
			yield piece;
		}
	}
	const into = client.query((0, import_pg_copy_streams.from)(`copy ${named(table)} from stdin`));
	await pipeline$1(Readable.from(pieces()), into);
	if (into.rowCount !== table.rows || hash.digest("hex") !== table.sha256) throw new ArchiveRefused(`The archive ${archive.id} is damaged: ${table.name} has ${into.rowCount} rows instead of ${table.rows}, or other ones.`);
}
// server/src/platform/backup/copying.ts
var asText = [
	"set local timezone = 'UTC'",
	"set local datestyle = 'ISO, YMD'",
	"set local intervalstyle = 'postgres'",
	"set local bytea_output = 'hex'",
	"set local extra_float_digits = 1",
	"set local client_encoding = 'UTF8'",
	"set local xmloption = 'content'",
	"set local synchronize_seqscans = off",
	"set local row_security = off",
	"set local statement_timeout = 0",
	"set local lock_timeout = 0",
	"set local idle_in_transaction_session_timeout = 0"
];
async function copying(connection, opening, work) {
	const client = new Client({
		...reach(connection),
		application_name: "masthead-backup",
		types: typesRead,
		connectionTimeoutMillis: 1e4
	});
	client.on("error", () => {});
	await client.connect();
	const db = dbOf(async (statement) => {
		const { text, values } = statement.sent();
		return rowsOf(await client.query({
			text,
			values,
			rowMode: "array"
		}));
	});
	try {
		await client.query([opening, ...asText].join("; "));
		const result = await work({
			db,
			client
		});
		await client.query("commit");
		return result;
	} finally {
		await client.end();
	}
}
// server/src/platform/backup/tables.queries.ts
var leftOut = [
	"migrations",
	"sessions",
	"minute_work",
	"backups",
	"file_hashes",
	"files_folder"
];
var isTable = (db) => db`
  c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;
async function listTables(db) {
	return db`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
     where ${isTable(db)} and c.relpersistence = 'p' and c.relname <> all(${leftOut}::text[])
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.oid order by c.relname`;
}
async function hasTables(db) {
	const [row] = await db`
    select exists (select from pg_class c where ${isTable(db)}) as has_tables`;
	return row?.hasTables ?? false;
}
async function listSequences(db) {
	const names = await db`
    select c.relname::text as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by c.relname`;
	const sequences = [];
	for (const { name } of names) {
		const [row] = await db`
      select last_value::text as last, is_called from ${db(`public.${name}`)}`;
		if (row) sequences.push({
			name,
			...row
		});
	}
	return sequences;
}
async function setSequence(db, { name, last, isCalled }) {
	await db`select setval(${`public."${name}"`}::text::regclass, ${last}::bigint, ${isCalled})`;
}
async function listSlowing(db) {
	const indexes = await db`
    select format('drop index public.%I', i.relname) as drop, pg_get_indexdef(i.oid) as create
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
     where ${isTable(db)} and not exists (select from pg_constraint k where k.conindid = i.oid and k.contype <> 'f')
     order by i.relname`;
	const keys = await db`
    select format('alter table public.%I drop constraint %I', c.relname, k.conname) as drop,
           format('alter table public.%I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as create
      from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and ${isTable(db)} order by c.relname, k.conname`;
	return {
		indexes: [...indexes],
		keys: [...keys]
	};
}
async function listAllTables(db) {
	return (await db`
    select format('public.%I', c.relname) as name from pg_class c where ${isTable(db)} order by c.relname`).map(({ name }) => name);
}
async function countInvalid(db) {
	const [row] = await db`
    select ((select count(*) from pg_constraint where not convalidated)
          + (select count(*) from pg_index where not indisvalid))::int as count`;
	return row?.count ?? 0;
}
async function countKept(db) {
	const [row] = await db`
    select (select count(*)::int from pg_constraint where connamespace = 'public'::regnamespace) as constraints,
           (select count(*)::int from pg_indexes where schemaname = 'public') as indexes,
           (select count(*)::int from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers,
           (select count(*)::int from pg_policies where schemaname = 'public') as policies`;
	return row ?? {
		constraints: 0,
		indexes: 0,
		triggers: 0,
		policies: 0
	};
}
async function listWaitingJobs(db) {
	const [row] = await db`
    select to_regclass('pgboss.job') is not null as has_jobs`;
	if (!row?.hasJobs) return [];
	return db`
    select name as queue, coalesce(data, '{}') as data, start_after from pgboss.job
     where state < 'completed' and name not like '\\_\\_%' order by created_on`;
}
async function listChatFiles(db) {
	return (await db`
    select file_key as key from chat_messages where file_key is not null`).map(({ key }) => key);
}
// server/src/platform/backup/target.ts
function below(storage, prefix) {
	if (!prefix) return storage;
	const inside = (key) => `${prefix}/${key}`;
	return {
		read: (key) => storage.read(inside(key)),
		write: (key, content, type) => storage.write(inside(key), content, type),
		remove: (key) => storage.remove(inside(key)),
		async list(asked) {
			return (await storage.list(inside(asked))).map((file) => ({
				...file,
				key: file.key.slice(prefix.length + 1)
			}));
		}
	};
}
function privateFolder(folder) {
	const storage = diskStorage(folder);
	return {
		...storage,
		async write(key, content, type) {
			await mkdir(folder, {
				recursive: true,
				mode: 448
			});
			await storage.write(key, content, type);
		}
	};
}
function openTarget(name, asked, s3) {
	if (!asked.startsWith("s3://")) return privateFolder(resolve(asked));
	const { storage, prefix } = checkTarget(name, asked, s3);
	return below(s3Storage(storage), prefix);
}
function openArchive(asked, s3) {
	const [, target = asked, archive = null] = /^(.*?)\/archives\/(\d{8}t\d{6}z)\/?$/.exec(asked) ?? [];
	return {
		name: target,
		target: openTarget("ARCHIVE", target, s3),
		archive
	};
}
export { usedFiles as C, readArchive as S, archiveTime as _, hasTables as a, keyIn as b, listSequences as c, listWaitingJobs as d, setSequence as f, archiveId as g, readTable as h, countKept as i, listSlowing as l, loadTable as m, openTarget as n, listAllTables as o, copying as p, countInvalid as r, listChatFiles as s, openArchive as t, listTables as u, checkWhole as v, writeManifest as w, listArchives as x, fileKey as y };
