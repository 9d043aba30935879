import { otherWord } from '@masthead/shared/platform/contract/api-words.ts';
import { translate } from '@masthead/shared/platform/contract/translate.ts';
import { readInstant } from '@masthead/shared/platform/records/kinds.ts';
import { z } from 'zod';

/** Undefined for a field that is left out. Throws `surprise` for a value that the schema may not describe. */
type Write = (value: unknown) => string | undefined;

/** Leaves a reply to the schema itself, which says what is wrong with it. */
const surprise = new Error('This reply is not written in one pass');

const written = new WeakMap<z.ZodType, Write>();

function writeOf(schema: z.ZodType): Write {
  const write = written.get(schema) ?? newWrite(schema);
  written.set(schema, write);
  return write;
}

const writeText: Write = (value) => {
  if (typeof value !== 'string') throw surprise;
  return JSON.stringify(value);
};
const writeInteger: Write = (value) => {
  if (!Number.isSafeInteger(value)) throw surprise;
  return String(value);
};
const writeNumber: Write = (value) => {
  if (!Number.isFinite(value)) throw surprise;
  return String(value);
};
const writeBoolean: Write = (value) => {
  if (typeof value !== 'boolean') throw surprise;
  return value ? 'true' : 'false';
};
const [secondMs, minuteMs, hourMs, dayMs] = [1000, 60_000, 3_600_000, 86_400_000];
/** Of later years the schema decides. */
const lastInstant = Date.UTC(9999, 11, 31);
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));
let [knownDay, dayWritten] = [Number.NaN, ''];

/** Why not `toISOString`: it takes four times as long, and instants of one reply are often of one day. */
const writeInstant: Write = (value) => {
  const ms = value instanceof Date ? value.getTime() : Number.NaN;
  if (!(ms >= 0 && ms < lastInstant)) throw surprise;
  const day = Math.floor(ms / dayMs);
  if (day !== knownDay)
    [knownDay, dayWritten] = [
      day,
      new Date(day * dayMs).toISOString().slice(0, 'YYYY-MM-DDT'.length),
    ];
  const rest = ms - day * dayMs;
  const hours = twoDigits[Math.floor(rest / hourMs)];
  const minutes = twoDigits[Math.floor(rest / minuteMs) % 60];
  const seconds = twoDigits[Math.floor(rest / secondMs) % 60];
  return `"${dayWritten}${hours}:${minutes}:${seconds}.${String(rest % secondMs).padStart(3, '0')}Z"`;
};

function newWrite(schema: z.ZodType): Write {
  const { checks = [], innerType } = schema.def as { checks?: unknown[]; innerType?: z.ZodType };
  if (schema === readInstant) return writeInstant;
  if (checks.length > 0) return writeBySchema(schema);
  if (schema instanceof z.ZodString) return writeText;
  if (schema instanceof z.ZodBoolean) return writeBoolean;
  if (schema instanceof z.ZodNumber && schema.format === 'safeint') return writeInteger;
  if (schema instanceof z.ZodNumber && schema.format === null) return writeNumber;
  if (schema instanceof z.ZodNullable && innerType) return writeUnless(null, 'null', innerType);
  if (schema instanceof z.ZodOptional && innerType)
    return writeUnless(undefined, undefined, innerType);
  if (schema instanceof z.ZodArray) return writeList(schema.element as z.ZodType);
  if (schema instanceof z.ZodObject && !schema.def.catchall) return writeObject(schema);
  return writeBySchema(schema);
}

function writeUnless(empty: unknown, emptyWritten: string | undefined, schema: z.ZodType): Write {
  const write = writeOf(schema);
  return (value) => (value === empty ? emptyWritten : write(value));
}

function writeList(schema: z.ZodType): Write {
  const write = writeOf(schema);
  return (value) => {
    if (!Array.isArray(value)) throw surprise;
    let items = '';
    for (let at = 0; at < value.length; at += 1)
      items += at === 0 ? write(value[at]) : `,${write(value[at])}`;
    return `[${items}]`;
  };
}

function writeObject({ shape }: z.ZodObject): Write {
  const fields = Object.entries(shape).map(([key, schema]) => ({
    key,
    name: `${JSON.stringify(otherWord(key))}:`,
    write: writeOf(schema as z.ZodType),
  }));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw surprise;
    let members = '';
    for (const { key, name, write } of fields) {
      const member = write((value as Record<string, unknown>)[key]);
      if (member !== undefined) members += members === '' ? name + member : `,${name}${member}`;
    }
    return `{${members}}`;
  };
}

const writeBySchema =
  (schema: z.ZodType): Write =>
  (value) => {
    const checked = schema.safeParse(value);
    if (!checked.success) throw surprise;
    return JSON.stringify(translate(schema, checked.data));
  };

/**
 * A reply as JSON in the words of the API, checked and written in one pass, or null where the schema itself has to be
 * asked: for what it refuses or changes. Why (decision 126): checking, translating and writing copied a page of a list
 * three times and took twice as long.
 */
export function writeReply(schema: z.ZodType, reply: unknown): string | null {
  try {
    return writeOf(schema)(reply) ?? null;
  } catch (error) {
    if (error === surprise) return null;
    throw error;
  }
}
