import { may } from '@masthead/shared/platform/access/access.ts';
import { tokenMay } from '@masthead/shared/platform/access/api-token.ts';
import { operationSdl } from '@masthead/shared/platform/contract/graphql-text.ts';
import type { Operation } from '@masthead/shared/platform/contract/operation.ts';
import { translate } from '@masthead/shared/platform/contract/translate.ts';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import {
  type ASTVisitor,
  GraphQLError,
  type GraphQLResolveInfo,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import mercurius from 'mercurius';
import { z } from 'zod';
import { logViewing, refuseWhileViewing } from '../access/view-as.ts';
import type { Viewer } from '../access/viewer.ts';
import { asPartner, type Db, write } from '../db/client.ts';
import { withToken } from '../db/token-in-hand.ts';
import { refuseWhileReadOnly } from '../system/read-only.ts';
import { asHttpError, errorHandler } from './error-handler.ts';
import {
  badRequest,
  codesDemanded,
  forbidden,
  HttpError,
  notOfToken,
  unauthorized,
} from './errors.ts';
import { parse, type Server, viewerOf } from './handle.ts';
import { claimOf, once } from './idempotency.ts';
import { askerOf, fairQueue } from './limits.ts';
import { checkText } from './request-bodies.ts';

/** Limits of one request. Batches are not supported. */
export const graphqlLimits = {
  depth: 8,
  aliases: 15,
  rootFields: 10,
  characters: 10_000,
  tokens: 2000,
  /** Documents up to this many characters are parsed immediately. Longer ones wait in a queue, since 10,000 characters take as long as many calls. */
  small: 3000,
  /**
   * The number of documents that are cached after parsing and compiling, and of rejected ones; more than the product
   * has. Why so few: one of the largest takes 0.7 MB, and a client may send new ones without end.
   */
  cached: 100,
};

/** Limits depth, aliases and root fields before execution, and disables introspection. */
export const withinLimits: ValidationRule = (context: ValidationContext): ASTVisitor => {
  let depth = 0;
  let aliases = 0;
  const refuse = (sentence: string) => context.reportError(new GraphQLError(sentence));
  // Why: without fragments, depth and root fields can be counted in the text; spreads cannot multiply them.
  const noFragments = () => refuse('Fragments are not supported. Write the fields out.');
  return {
    Document(node) {
      // Why: compiled documents are cached by their text only, so each text must have one operation.
      if (node.definitions.length > 1) refuse('Send one operation at a time.');
    },
    OperationDefinition(node) {
      if (node.selectionSet.selections.length > graphqlLimits.rootFields)
        refuse('This query has too many root fields.');
    },
    FragmentDefinition: noFragments,
    InlineFragment: noFragments,
    Field: {
      enter(node) {
        depth += 1;
        if (node.alias) aliases += 1;
        if (/^__(schema|type)$/.test(node.name.value)) refuse('GraphQL introspection is disabled.');
        if (depth === graphqlLimits.depth + 1) refuse('This query has too many levels.');
        if (node.alias && aliases === graphqlLimits.aliases + 1)
          refuse('This query has too many aliases.');
      },
      leave() {
        depth -= 1;
      },
    },
  };
};

/** The body of a GraphQL request. */
export const requestBody = z.strictObject({
  query: z
    .string('A GraphQL request needs a query.')
    .max(graphqlLimits.characters, 'This query is too long.')
    // Why: the engine would also run a parsed tree written as JSON, which skips the rules of the language.
    .refine((query) => !isJson(query), 'A GraphQL request needs a query.'),
  variables: z.record(z.string(), z.unknown(), 'Variables must be an object.').nullish(),
  operationName: z.string('The operation name must be text.').nullish(),
  extensions: z.unknown().optional(),
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The arguments of a resolver. */
export interface OperationCall<O extends Operation> {
  args: z.output<O['args']>;
  /** True when the query selects this field; for fields that need an extra lookup. */
  asks: (field: string) => boolean;
  viewer: Viewer;
  db: Db;
}

/** One operation with its resolver. */
export interface Resolver {
  operation: Operation;
  resolve: (
    server: Server,
    viewer: Viewer,
    args: unknown,
    asked: ReadonlySet<string>,
  ) => Promise<unknown>;
}

/** Binds a declared operation to its handler: access, arguments and scope are done here. */
export function resolver<O extends Operation>(
  operation: O,
  handler: (call: OperationCall<O>) => Promise<z.input<O['reply']>>,
): Resolver {
  return {
    operation,
    async resolve(server, viewer, given, asked) {
      if (operation.kind === 'mutation') refuseWhileViewing(viewer, 'mutation');
      if (!may(viewer, operation.access)) throw forbidden();
      if (viewer.token && !tokenMay(viewer, viewer.token.screens, operation)) throw notOfToken();
      if (operation.kind === 'mutation') refuseWhileReadOnly(server.readOnly, 'mutation');
      checkText(given);
      const args = parse(operation.args, translate(operation.args, given)) as z.output<O['args']>;
      const work = (db: Db) => handler({ args, asks: (field) => asked.has(field), viewer, db });
      const reply = operation.reply.parse(await inDatabase(server, operation, viewer, work));
      return translate(operation.reply, reply);
    },
  };
}

function inDatabase<T>(
  { pool }: Server,
  { kind }: Operation,
  viewer: Viewer,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (!viewer.isStaff) return asPartner(pool, viewer, work);
  return kind === 'query' ? work(pool) : write(pool, viewer.id, work);
}

const codes: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'SIGN_IN_NEEDED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'TOO_MANY',
  503: 'UNAVAILABLE',
};

/** Formats a GraphQL error, without suggestions, which would reveal the schema. */
function formatted(error: unknown) {
  // Why not instanceof: the engine has its own copy of GraphQL's error classes.
  const { originalError, message: said } = error as GraphQLError;
  const cause = error instanceof HttpError ? error : originalError;
  if (!cause || cause.name === 'GraphQLError') {
    const message = said.replace(/ Did you mean .*$/s, '');
    return { message, extensions: { code: 'BAD_REQUEST', status: 400 } };
  }
  const known = asHttpError(cause);
  return {
    message: known.messages[0] ?? known.message,
    extensions: {
      code: known.details.code ?? codes[known.status] ?? 'UNEXPECTED',
      status: known.status,
      ...(known.details.conflict ? { conflict: known.details.conflict } : {}),
    },
  };
}

/** Formats the errors of fields; our own defects are logged. */
function formatExecution(errors: readonly GraphQLError[], data: unknown, log: FastifyBaseLogger) {
  const said = errors.map(formatted);
  said.forEach(({ message, extensions }, at) => {
    if (extensions.status >= 500 && extensions.code !== 'READ_ONLY')
      log.error({ err: errors[at]?.originalError ?? errors[at] }, message);
  });
  // Why: a refusal of one field is an answer; only an unreadable document is a bad request.
  const statusCode = said[0]?.extensions.status === 400 && !data ? 400 : 200;
  return { statusCode, response: { data: data ?? null, errors: said } as never };
}

/** Handles documents that are rejected before execution; other errors go to the common error handler. */
function refuseDocument(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = asHttpError(error);
  if (known.status !== 400) return errorHandler(error, request, reply);
  const causes = (error as { errors?: unknown[] }).errors ?? [known];
  return reply.code(400).send({ data: null, errors: causes.map(formatted) });
}

function schemaText(resolvers: readonly Resolver[]): string {
  const objects = new Map<string, string>();
  const fields = { query: [] as string[], mutation: [] as string[] };
  for (const { operation } of resolvers) {
    const sdl = operationSdl(operation);
    for (const [name, text] of sdl.objects) objects.set(name, text);
    fields[operation.kind].push(sdl.field);
  }
  const roots = [`type Query {\n  ${fields.query.join('\n  ')}\n}`];
  if (fields.mutation.length > 0)
    roots.push(`type Mutation {\n  ${fields.mutation.join('\n  ')}\n}`);
  return [...objects.values(), ...roots].join('\n\n');
}

/** The fields selected in the document; fragments are not supported. */
const askedOf = ({ fieldNodes }: GraphQLResolveInfo): ReadonlySet<string> =>
  new Set(
    fieldNodes
      .flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
      .flatMap((node) => ('name' in node ? [node.name.value] : [])),
  );

function rootResolvers(server: Server, resolvers: readonly Resolver[], kind: Operation['kind']) {
  return Object.fromEntries(
    resolvers
      .filter(({ operation }) => operation.kind === kind)
      .map(({ operation, resolve }) => [
        operation.name,
        (_root: unknown, args: unknown, context: { viewer: Viewer }, info: GraphQLResolveInfo) =>
          resolve(server, context.viewer, args, askedOf(info)),
      ]),
  );
}

/** A rejected operation: its response is not stored, and a repeat runs it again. */
class FailedOperation extends Error {
  answer: string;
  constructor(answer: string) {
    super('This operation was refused.');
    this.answer = answer;
  }
}

/** Registers POST /graphql with every operation. Only signed-in people reach it. */
export async function registerGraphql(
  server: Server,
  resolvers: readonly Resolver[],
): Promise<void> {
  const Mutation = rootResolvers(server, resolvers, 'mutation');
  const turn = fairQueue();
  await server.http.register(async (http) => {
    http.addHook('onRequest', async (request, reply) => {
      request.viewer = await viewerOf(server, request);
      logViewing(request.viewer, request, reply);
      if (!request.viewer) throw unauthorized();
      if (request.viewer.mustTurnOnCodes) throw codesDemanded();
    });
    http.setErrorHandler(refuseDocument);
    await http.register(mercurius, {
      schema: schemaText(resolvers),
      resolvers: {
        Query: rootResolvers(server, resolvers, 'query'),
        ...(Object.keys(Mutation).length > 0 ? { Mutation } : {}),
      },
      jit: 1,
      cache: graphqlLimits.cached,
      graphiql: false,
      allowBatchedQueries: false,
      routes: false,
      validationRules: [withinLimits],
      graphql: { parseOptions: { maxTokens: graphqlLimits.tokens } },
      errorFormatter: ({ errors, data }, context) =>
        formatExecution(
          (errors ?? []) as GraphQLError[],
          data,
          (context as { reply: FastifyReply }).reply.log,
        ),
    });
    http.post(
      '/graphql',
      { schema: { summary: 'GraphQL: lists and a few writes.' } },
      withToken(async (request, reply) => {
        if (Array.isArray(request.body)) throw badRequest('Send one operation at a time.');
        const sent = parse(requestBody, request.body ?? {});
        const { query, variables, operationName } = sent;
        if (query.length > graphqlLimits.small) await turn(askerOf(request));
        const run = () =>
          reply.graphql(
            query,
            { viewer: request.viewer },
            variables ?? {},
            operationName ?? undefined,
          );
        const claim = claimOf(request, sent);
        if (!claim) return run();
        const answer = await once(server.pool, claim, async () => {
          const done = await run();
          if (done.errors?.length) throw new FailedOperation(JSON.stringify(done));
          return JSON.stringify(done);
        }).catch((error: unknown) => {
          if (error instanceof FailedOperation) return error.answer;
          throw error;
        });
        return reply.type('application/json; charset=utf-8').send(answer);
      }),
    );
  });
}
