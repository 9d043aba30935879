import { createRequire } from 'node:module';
import { join } from 'node:path';
import { contentEndpoints } from '@masthead/shared/editorial/public-posts/content.endpoints.ts';
import Fastify from 'fastify';
import { documentApi } from '../server/src/platform/http/api-documents.ts';

/** The part of the OpenAPI document that is the content API, as a server serves it under /api/openapi.json. */
async function contentDocument(): Promise<object> {
  const http = Fastify();
  http.setValidatorCompiler(() => (value) => ({ value }));
  await documentApi(http);
  for (const declared of Object.values(contentEndpoints))
    http.route({
      method: declared.method,
      url: declared.path,
      config: { declared },
      handler: () => null,
    });
  await http.ready();
  const document = http.swagger();
  await http.close();
  return document;
}

/** `clients/typescript/openapi.json`: the content API for generators of clients in other languages. */
export const describeContentApi = async (): Promise<string> =>
  `${JSON.stringify(await contentDocument(), null, 2)}\n`;

/** What is used of openapi-typescript. */
interface Generator {
  default: (document: object) => Promise<object>;
  astToString: (ast: object) => string;
}

const head = '// Generated from the OpenAPI document by `npm run docs`.\n\n';

/** `clients/typescript/src/content-api.ts`: the same as types, for openapi-fetch. */
export async function describeContentTypes(root: string): Promise<string> {
  // Why from there: the generator needs its own, older TypeScript.
  const load = createRequire(join(root, 'clients/typescript/package.json'));
  const { astToString, default: generate } = load('openapi-typescript') as Generator;
  return head + astToString(await generate(await contentDocument()));
}
