import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { UploadRule } from '@masthead/shared/platform/contract/endpoint.ts';
import { refusals } from '@masthead/shared/platform/contract/errors.ts';
import { fileTooLarge, uploadSentences } from '@masthead/shared/platform/contract/upload.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { badRequest, HttpError, tooMany } from './errors.ts';
import { askerOf, fairQueue, fewAtOnce } from './limits.ts';

const quote = 0x22;
const backslash = 0x5c;
const codes = (letters: string) => new Set([...letters].map((letter) => letter.charCodeAt(0)));
const [separators, opening, closing] = [codes(',:[{'), codes('[{'), codes(']}')];

/** How deep JSON may be nested, and how many values and keys, about, it may have. */
export interface JsonLimits {
  depth: number;
  parts: number;
}

/** Which limit a text of JSON breaks, told before it is parsed: in one pass over its bytes. */
export function whyTooComplex(bytes: Uint8Array, limits: JsonLimits): keyof JsonLimits | null {
  let parts = 0;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (isText && byte === backslash) at += 1;
    else if (byte === quote) isText = !isText;
    if (isText) continue;
    if (separators.has(byte)) parts += 1;
    if (opening.has(byte)) depth += 1;
    else if (closing.has(byte)) depth -= 1;
    if (depth > limits.depth) return 'depth';
    if (parts > limits.parts) return 'parts';
  }
  return null;
}

const deepest = 40;
/** Values and keys of a body, about: no form has a tenth of it, and more would hold everybody up. */
const mostParts = 20_000;
// Why: a byte order mark stays in the text, where it is no JSON; otherwise it would vanish unseen.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Texts and the signs around them, in a body that is known to be JSON. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

/** The key that a text of JSON says. */
const keyOf = (text: string): string =>
  text.includes('\\') ? (JSON.parse(text) as string) : text.slice(1, -1);

/** Rejects JSON that JSON.parse accepts: duplicate keys, and keys that allow prototype pollution. */
function checkStructure(text: string): void {
  const keys: (Set<string> | null)[] = [];
  let lastText: string | null = null;
  for (const [found] of text.matchAll(token)) {
    if (found === '{' || found === '[') keys.push(found === '{' ? new Set() : null);
    else if (found === '}' || found === ']') keys.pop();
    else if (found === ':' && lastText !== null) {
      const key = keyOf(lastText);
      const seen = keys.at(-1);
      if (key === '__proto__' || key === 'constructor') throw badRequest(`Unknown field "${key}".`);
      if (seen?.has(key)) throw badRequest(`The field "${key}" appears twice.`);
      seen?.add(key);
    }
    lastText = found.startsWith('"') ? found : null;
  }
}

/** Refuses a body of very many parts, or nested without end, before it is parsed. */
function checkParts(bytes: Uint8Array): void {
  const why = whyTooComplex(bytes, { depth: deepest, parts: mostParts });
  if (why === 'depth') throw badRequest('The request body is nested too deeply.');
  if (why === 'parts') throw badRequest('The request body has too many parts.');
}

/** Refuses NUL and broken Unicode anywhere in a value, and numbers that are not finite. */
export function checkText(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw badRequest('Text must not contain NUL or invalid characters.');
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw badRequest('A number is too large.');
  } else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      checkText(key);
      checkText(inner);
    }
  }
}

/** Parses a JSON body strictly; every refusal is a 400 with a sentence. */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  checkParts(bytes);
  let value: unknown;
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw badRequest('The request body is not valid UTF-8.');
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

/** Bytes of a body that is read at once; parsing and checking a larger one may take as long as many calls. */
const smallBody = 16 * 1024;

/** JSON is the only body the product reads; forms are read where unsubscribing asks for it. */
export function readJsonBodies(app: FastifyInstance): void {
  const turn = fairQueue();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (body.length > smallBody) await turn(askerOf(request));
      return parseJson(body);
    },
  );
}

/** What a boundary may be made of (RFC 2046). */
const boundary = /^\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*$/i;

/** The one boundary that a form declares. Why so strict: the parser has to see the same one. */
function boundaryOf(type = ''): string {
  const [declared = '', ...more] = type.split(';').filter((part) => /boundary/i.test(part));
  const [, , name] = boundary.exec(declared) ?? [];
  if (!name || more.length > 0) throw badRequest(uploadSentences.unreadable);
  return name;
}

/** Counts how often a mark stands in bytes that come in pieces. */
function counterOf(mark: Buffer): (piece: Buffer) => number {
  const overlap = mark.length - 1;
  let tail: Buffer = Buffer.alloc(0);
  const countIn = (bytes: Buffer) => {
    let found = 0;
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length))
      found += 1;
    return found;
  };
  return (piece) => {
    const seam = Buffer.concat([tail, piece.subarray(0, overlap)]);
    const found = countIn(seam) + countIn(piece);
    tail = Buffer.concat([tail, piece.subarray(-overlap)]).subarray(-overlap);
    return found;
  };
}

/**
 * The body of a form, rejected as soon as it has more boundaries than parts are allowed. Why before the parser: it
 * creates a stream for each boundary, even beyond its limit, so fifty such bodies blocked everyone for seconds.
 */
export function boundedForm(raw: IncomingMessage, mostParts: number): IncomingMessage {
  const count = counterOf(Buffer.from(`\r\n--${boundaryOf(raw.headers['content-type'])}`));
  let boundaries = 0;
  const form = new Transform({
    transform(piece: Buffer, _encoding, done) {
      boundaries += count(piece);
      // Why one more: the last boundary ends the form.
      if (boundaries > mostParts + 1) done(badRequest(uploadSentences.tooManyParts));
      else done(null, piece);
    },
  });
  raw.once('close', () => {
    if (!raw.readableEnded) form.destroy();
  });
  return Object.assign(raw.pipe(form), { headers: raw.headers }) as never;
}

/** The file that came with a call, whole in memory. */
export interface UploadedFile {
  bytes: Buffer;
  /** The last part of the name that it had, cleaned; for people to read, never a path. */
  name: string;
  /** What the sender says it is: a hint only. */
  type: string;
}

/** The same while it comes: read once, piece by piece, as fast as the handler takes it. */
export interface StreamedFile extends Pick<UploadedFile, 'name' | 'type'> {
  pieces: AsyncIterable<Buffer>;
  /** Lets the rest go by unread, so that the sender comes to hear the answer. */
  drain: () => void;
}

/** What a multipart request holds. */
export interface Upload {
  file: UploadedFile;
  body: Record<string, unknown>;
}

/** Limits of everything but the file itself (reliability T51). */
const limits = {
  fields: 20,
  fieldSize: 10_000,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 8 * 1024,
};
const room = limits.fields * limits.fieldSize + 64 * 1024;

/**
 * Registers routes that accept multipart bodies. They are in a scope of their own, so that every other call still
 * rejects them with 415.
 */
export function withUploads(http: FastifyInstance, routes: (http: FastifyInstance) => void): void {
  http.register(async (scope) => {
    await scope.register(multipart);
    routes(scope);
  });
}

/** Reads the one file and the text parts; nothing is ever written to a temporary file. */
export async function readUpload(request: FastifyRequest, rule: UploadRule): Promise<Upload> {
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

function checkForm(request: FastifyRequest, rule: UploadRule): void {
  if (!request.isMultipart()) throw new HttpError(415, [uploadSentences.notMultipart]);
  // Why: what says itself that it is too long is not read at all.
  if (Number(request.headers['content-length'] ?? 0) > rule.maxBytes + room)
    throw tooLarge(rule.maxBytes);
}

const mostFormParts = limits.fields + 1;

function partsOf(request: FastifyRequest, { maxBytes }: UploadRule) {
  const raw = { value: boundedForm(request.raw, mostFormParts) };
  const bounded: FastifyRequest = Object.create(request, { raw });
  return bounded.parts({
    limits: { ...limits, fileSize: maxBytes, files: 1, parts: mostFormParts },
  });
}

/** The web app sends two at once; the files of a person who sends more are read in their turn. */
const turnOf = fewAtOnce({ atOnce: 4, mostWaiting: 20 });

/** Waits until this person may send a file; answers how to say that it is here. */
async function takeTurn(request: FastifyRequest): Promise<() => void> {
  const done = await turnOf(askerOf(request));
  if (!done) throw tooMany(2, uploadSentences.tooManyAtOnce);
  if (!request.raw.destroyed) return done;
  done();
  throw badRequest(uploadSentences.unreadable);
}

/** Notes a text part, or says that the part is the file. */
function isFilePart(part: Multipart, body: Record<string, unknown>): part is MultipartFile {
  if (part.fieldname.length > limits.fieldNameSize) throw badRequest(uploadSentences.fieldTooLong);
  checkText(part.fieldname);
  if (part.type === 'file') {
    if (part.fieldname !== 'file') throw badRequest(uploadSentences.wrongName);
    return true;
  }
  if (part.valueTruncated) throw badRequest(uploadSentences.fieldTooLong);
  if (Object.hasOwn(body, part.fieldname))
    throw badRequest(`The field "${part.fieldname}" appears twice.`);
  checkText(part.value);
  body[part.fieldname] = part.value;
  return false;
}

async function readParts(request: FastifyRequest, rule: UploadRule): Promise<Upload> {
  const body: Record<string, unknown> = {};
  let file: UploadedFile | null = null;
  for await (const part of partsOf(request, rule))
    if (isFilePart(part, body))
      file = { bytes: await part.toBuffer(), name: cleanName(part.filename), type: part.mimetype };
  if (!file) throw badRequest(uploadSentences.noFile);
  return { file, body };
}

/** The text parts before the file, and the file as it comes; what would follow it is not read. */
export async function openUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  rule: UploadRule,
): Promise<{ file: StreamedFile; body: Record<string, unknown> }> {
  checkForm(request, rule);
  reply.raw.once('close', await takeTurn(request));
  const body: Record<string, unknown> = {};
  try {
    for await (const part of partsOf(request, rule)) {
      if (!isFilePart(part, body)) continue;
      const { file, filename, mimetype } = part;
      const pieces = piecesOf(file, rule);
      return {
        file: { name: cleanName(filename), type: mimetype, pieces, drain: () => file.resume() },
        body,
      };
    }
  } catch (error) {
    throw asRefusal(error, rule);
  }
  throw badRequest(uploadSentences.noFile);
}

async function* piecesOf(file: MultipartFile['file'], rule: UploadRule): AsyncGenerator<Buffer> {
  try {
    for await (const bytes of file) yield bytes as Buffer;
  } catch (error) {
    throw asRefusal(error, rule);
  }
  if (file.truncated) throw tooLarge(rule.maxBytes);
}

const tooLarge = (maxBytes: number) => new HttpError(413, [fileTooLarge(maxBytes)]);

const sentenceOf: Record<string, string> = {
  FST_FILES_LIMIT: uploadSentences.oneFile,
  FST_FIELDS_LIMIT: uploadSentences.tooManyParts,
  FST_PARTS_LIMIT: uploadSentences.tooManyParts,
};

/** Whatever the reader of multipart bodies trips over is the sender's mistake. */
function asRefusal(error: unknown, rule: UploadRule): HttpError {
  if (error instanceof HttpError) return error;
  const code = (error as { code?: string } | null)?.code ?? '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(rule.maxBytes);
  return badRequest(sentenceOf[code] ?? uploadSentences.unreadable);
}

/** A file name for people: without folders, control characters and marks that turn text around. */
export function cleanName(name: string | undefined): string {
  const last = (name ?? '').toWellFormed().split(/[/\\]/).at(-1) ?? '';
  return last
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
}
