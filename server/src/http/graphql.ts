import { may } from '@masthead/shared/access.ts';
import { operationSdl } from '@masthead/shared/graphql-text.ts';
import type { Operation } from '@masthead/shared/operation.ts';
import { type ASTVisitor, GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import mercurius from 'mercurius';
import type { z } from 'zod';
import type { Viewer } from '../access/viewer.ts';
import { asPartner, type Db, write } from '../db/client.ts';
import { asHttpError } from './error-handler.ts';
import { forbidden, HttpError, signInNeeded } from './errors.ts';
import { parse, type Server, viewerOf } from './handle.ts';
import { checkText } from './json-body.ts';

/** What a resolver is given. */
export interface OperationCall<O extends Operation> {
  args: z.output<O['args']>;
  viewer: Viewer;
  db: Db;
}

/** One operation with its resolver. */
export interface Resolver {
  operation: Operation;
  resolve: (server: Server, viewer: Viewer, args: unknown) => Promise<unknown>;
}

/** Binds a declared operation to its handler: access, arguments and scope are done here. */
export function resolver<O extends Operation>(
  operation: O,
  handler: (call: OperationCall<O>) => Promise<z.input<O['reply']>>,
): Resolver {
  return {
    operation,
    async resolve(server, viewer, given) {
      if (!may(viewer, operation.access)) throw forbidden();
      checkText(given);
      const args = parse(operation.args, given) as z.output<O['args']>;
      const work = (db: Db) => handler({ args, viewer, db });
      if (!viewer.isGowUser) return asPartner(server.pool, viewer, work);
      return operation.kind === 'query' ? work(server.pool) : write(server.pool, viewer.id, work);
    },
  };
}

/** Limits of one request (a batch is never taken). */
const limits = { depth: 8, aliases: 15, rootFields: 10, characters: 10_000 };

/** Counts depth, aliases and root fields before anything runs. */
const withinLimits: ValidationRule = (context: ValidationContext): ASTVisitor => {
  let depth = 0;
  let aliases = 0;
  const refuse = (what: string, node: Parameters<typeof context.reportError>[0]['nodes']) =>
    context.reportError(new GraphQLError(`This query has too many ${what}.`, { nodes: node ?? [] }));
  return {
    OperationDefinition(node) {
      if (node.selectionSet.selections.length > limits.rootFields) refuse('root fields', [node]);
    },
    // Why: fragments are counted where they stand and may not nest, so spreading cannot multiply depth.
    FragmentDefinition(node) {
      refuse('fragments: write the fields out', [node]);
    },
    Field: {
      enter(node) {
        depth += 1;
        if (node.alias) aliases += 1;
        if (depth === limits.depth + 1) refuse('levels', [node]);
        if (aliases === limits.aliases + 1) refuse('aliases', [node]);
      },
      leave() {
        depth -= 1;
      },
    },
  };
};

const codes: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'SIGN_IN_NEEDED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'TOO_MANY',
  503: 'UNAVAILABLE',
};

function formatted(error: GraphQLError) {
  const cause = error.originalError;
  if (!cause) return { message: error.message, extensions: { code: 'BAD_REQUEST', status: 400 } };
  const known = asHttpError(cause);
  return {
    message: known.messages[0] ?? known.message,
    extensions: {
      code: codes[known.status] ?? 'UNEXPECTED',
      status: known.status,
      ...(known.details.conflict ? { conflict: known.details.conflict } : {}),
    },
  };
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
  if (fields.mutation.length > 0) roots.push(`type Mutation {\n  ${fields.mutation.join('\n  ')}\n}`);
  return [...objects.values(), ...roots].join('\n\n');
}

function rootResolvers(server: Server, resolvers: readonly Resolver[], kind: Operation['kind']) {
  return Object.fromEntries(
    resolvers
      .filter(({ operation }) => operation.kind === kind)
      .map(({ operation, resolve }) => [
        operation.name,
        (_root: unknown, args: unknown, context: { viewer: Viewer }) => resolve(server, context.viewer, args),
      ]),
  );
}

/** Registers POST /graphql with every operation. Only signed-in people reach it. */
export async function registerGraphql(server: Server, resolvers: readonly Resolver[]): Promise<void> {
  const Mutation = rootResolvers(server, resolvers, 'mutation');
  await server.http.register(async (http) => {
    http.addHook('onRequest', async (request) => {
      request.viewer = await viewerOf(server, request);
      if (!request.viewer) throw signInNeeded();
    });
    http.addHook('preValidation', async (request) => {
      const query = (request.body as { query?: unknown } | null)?.query;
      if (typeof query !== 'string') throw new HttpError(400, ['A GraphQL request needs a query.']);
      if (query.length > limits.characters) throw new HttpError(400, ['This query is too long.']);
    });
    http.setErrorHandler((error, request, reply) => {
      const known = asHttpError(error);
      if (known.status >= 500) request.log.error({ err: error }, known.messages[0]);
      return reply.code(known.status).send({ message: known.messages });
    });
    await http.register(mercurius, {
      schema: schemaText(resolvers),
      resolvers: {
        Query: rootResolvers(server, resolvers, 'query'),
        ...(Object.keys(Mutation).length > 0 ? { Mutation } : {}),
      },
      jit: 1,
      cache: 1000,
      graphiql: false,
      allowBatchedQueries: false,
      routes: false,
      validationRules: [withinLimits],
      errorFormatter: (execution) => {
        const errors = (execution.errors ?? []).map((error) => formatted(error as GraphQLError));
        const status = errors[0]?.extensions.status ?? 500;
        // Why: a refusal of one field is an answer; only an unreadable document is a bad request.
        return { statusCode: status === 400 && !execution.data ? 400 : 200, response: { data: execution.data ?? null, errors } as never };
      },
    });
    http.post('/graphql', { schema: { summary: 'GraphQL: lists and the few writes that go there.' } }, (request, reply) => {
      const { query, variables, operationName } = request.body as { query: string; variables?: Record<string, unknown>; operationName?: string };
      return reply.graphql(query, { viewer: request.viewer }, variables ?? {}, operationName);
    });
  });
}
