import { z } from 'zod';
import { otherWord } from './api-words.ts';

/** The parts of an operation that its GraphQL text is built from. */
interface Declared {
  kind: 'query' | 'mutation';
  name: string;
  summary: string;
  args: z.ZodObject;
  reply: z.ZodType;
  unasked?: readonly string[];
}

/** A type of the GraphQL schema read off a zod schema: its text and the object types it needs. */
interface GraphqlType {
  text: string;
  objects: Map<string, string>;
}

interface Inner {
  schema: z.ZodType;
  isNullable: boolean;
}

/** Unwraps optional, nullable, default and transforming schemas. */
function unwrap(schema: z.ZodType): Inner {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return { schema: unwrap(schema.unwrap() as z.ZodType).schema, isNullable: true };
  }
  if (schema instanceof z.ZodDefault) return unwrap(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) {
    const { in: before, out: after } = schema as z.ZodPipe<z.ZodType, z.ZodType>;
    return unwrap(after instanceof z.ZodTransform ? before : after);
  }
  return { schema, isNullable: false };
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

type Word = 'type' | 'input';

function innerType(
  schema: z.ZodType,
  name: string,
  objects: Map<string, string>,
  word: Word,
): string {
  if (schema instanceof z.ZodArray) {
    return `[${graphqlType(schema.element as z.ZodType, name, objects, word).text}]`;
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(
      ([key, field]) =>
        `  ${otherWord(key)}: ${graphqlType(field, `${name}${capital(key)}`, objects, word).text}`,
    );
    objects.set(name, `${word} ${name} {\n${fields.join('\n')}\n}`);
    return name;
  }
  if (schema instanceof z.ZodBoolean) return 'Boolean';
  if (schema instanceof z.ZodNumber) return schema.format === 'safeint' ? 'Int' : 'Float';
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return 'String';
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return 'String';
  throw new TypeError(`${name}: this kind of schema has no GraphQL type`);
}

/** The GraphQL type of a schema, nullability included. */
export function graphqlType(
  schema: z.ZodType,
  name: string,
  objects = new Map<string, string>(),
  word: Word = 'type',
): GraphqlType {
  const { schema: inner, isNullable } = unwrap(schema);
  return { text: innerType(inner, name, objects, word) + (isNullable ? '' : '!'), objects };
}

/** Types of arguments are called by their operation: an object of one is an input type of its own. */
const argumentEntries = ({ name, args }: Declared, objects = new Map<string, string>()) =>
  Object.entries(args.shape as Record<string, z.ZodType>).map(([key, schema]) => {
    const { text } = graphqlType(schema, `${capital(name)}${capital(key)}Input`, objects, 'input');
    return [otherWord(key), text] as const;
  });

/** The schema text of one operation: its root field and the object types it answers with. */
export function operationSdl(operation: Declared): {
  field: string;
  objects: Map<string, string>;
} {
  const reply = graphqlType(operation.reply, capital(operation.name));
  const entries = argumentEntries(operation, reply.objects);
  const args = entries.map(([key, type]) => `${key}: ${type}`);
  const list = args.length > 0 ? `(${args.join(', ')})` : '';
  return {
    field: `"${operation.summary}"\n  ${operation.name}${list}: ${reply.text}`,
    objects: reply.objects,
  };
}

function selection(schema: z.ZodType, unasked: readonly string[] = []): string {
  const { schema: inner } = unwrap(schema);
  if (inner instanceof z.ZodArray) return selection(inner.element as z.ZodType, unasked);
  if (!(inner instanceof z.ZodObject)) return '';
  const fields = Object.entries(inner.shape as Record<string, z.ZodType>)
    .filter(([key]) => !unasked.includes(key))
    .map(([key, field]) => `${otherWord(key)}${selection(field)}`);
  return ` { ${fields.join(' ')} }`;
}

/** The document the web app sends for an operation: all arguments, and all reply fields except those not requested. */
export function operationDocument(operation: Declared): string {
  const args = argumentEntries(operation);
  const declared = args.map(([key, type]) => `$${key}: ${type}`).join(', ');
  const passed = args.map(([key]) => `${key}: $${key}`).join(', ');
  const name = capital(operation.name);
  return `${operation.kind} ${name}${declared && `(${declared})`} { ${operation.name}${passed && `(${passed})`}${selection(operation.reply, operation.unasked)} }`;
}
