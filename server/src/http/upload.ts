import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { UploadRule } from '@masthead/shared/endpoint.ts';
import { fileTooLarge, uploadSentences } from '@masthead/shared/upload.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { boundedForm } from './bounded-form.ts';
import { HttpError, refused, tooMany } from './errors.ts';
import { fewAtOnce } from './fair-turns.ts';
import { checkText } from './json-body.ts';
import { askerOf } from './who-asks.ts';

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
 * Registers routes that take multipart bodies. They live in a scope of their own, so every other
 * call keeps refusing them with 415.
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

const mostParts = limits.fields + 1;

function partsOf(request: FastifyRequest, { maxBytes }: UploadRule) {
  const raw = { value: boundedForm(request.raw, mostParts) };
  const bounded: FastifyRequest = Object.create(request, { raw });
  return bounded.parts({
    limits: { ...limits, fileSize: maxBytes, files: 1, parts: mostParts },
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
  throw refused(uploadSentences.unreadable);
}

/** Notes a text part, or says that the part is the file. */
function isFilePart(part: Multipart, body: Record<string, unknown>): part is MultipartFile {
  if (part.fieldname.length > limits.fieldNameSize) throw refused(uploadSentences.fieldTooLong);
  checkText(part.fieldname);
  if (part.type === 'file') {
    if (part.fieldname !== 'file') throw refused(uploadSentences.wrongName);
    return true;
  }
  if (part.valueTruncated) throw refused(uploadSentences.fieldTooLong);
  if (Object.hasOwn(body, part.fieldname))
    throw refused(`The field "${part.fieldname}" is given twice.`);
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
  if (!file) throw refused(uploadSentences.noFile);
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
  throw refused(uploadSentences.noFile);
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
  return refused(sentenceOf[code] ?? uploadSentences.unreadable);
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
