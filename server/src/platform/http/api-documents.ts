import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { otherWord } from '@masthead/shared/platform/contract/api-words.ts';
import type { Endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isOnlyRead } from '../access/view-as.ts';

/** The fields of a described object in the words of the API. */
function nameFields(described: z.core.JSONSchema.BaseSchema): void {
  const { properties, required } = described;
  if (properties)
    described.properties = Object.fromEntries(
      Object.entries(properties).map(([key, field]) => [otherWord(key), field]),
    );
  if (required) described.required = required.map(otherWord);
}

const asJsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => nameFields(jsonSchema),
  });

/** The header of a request that may be repeated. */
const repeatable = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      minLength: 8,
      maxLength: 64,
      description:
        'A unique key for each action. Repeating the same request within 24 hours returns the first response without doing anything again.',
    },
  },
};

/** The part of the API that a call belongs to: the first word of its path. */
const partOf = (url: string) => url.replace('/api/', '/').split('/')[1] ?? url;

/** A declared call as the OpenAPI document describes it. */
function documentation(declared: Endpoint) {
  return {
    summary: declared.summary,
    ...(declared.params ? { params: asJsonSchema(declared.params, 'input') } : {}),
    ...(declared.query ? { querystring: asJsonSchema(declared.query, 'input') } : {}),
    ...(isOnlyRead(declared) || declared.access === 'public' ? {} : { headers: repeatable }),
    ...(declared.body ? { body: asJsonSchema(declared.body, 'input') } : {}),
    response: { 200: asJsonSchema(declared.reply, 'output') },
    ...(declared.access === 'public' ? { security: [] } : {}),
  };
}

/** The OpenAPI document and a page to read it. Built on the first request, because that takes a while. */
export async function documentApi(http: FastifyInstance): Promise<void> {
  await http.register(swagger, {
    transform: ({ schema, url, route }) => {
      const { declared } = route.config ?? {};
      const described = declared ? documentation(declared) : {};
      return { schema: { ...schema, tags: [partOf(url)], ...described }, url };
    },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Masthead',
        version: '1',
        description: 'The API of the Masthead back office.',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      security: [{ session: [] }],
    },
  });
  // Why closed: some parts are easier to look through than hundreds of calls.
  const uiConfig = { docExpansion: 'none', tagsSorter: 'alpha' } as const;
  await http.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig });
  http.get('/api/openapi.json', { schema: { hide: true } }, async () => http.swagger());
}
