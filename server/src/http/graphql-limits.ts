import {
  type ASTVisitor,
  GraphQLError,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { z } from 'zod';

/** Limits of one request (a batch is never taken). */
export const graphqlLimits = {
  depth: 8,
  aliases: 15,
  rootFields: 10,
  characters: 10_000,
  tokens: 2000,
  /** Characters of a document that is parsed at once; longer ones take turns, since one of 10,000 takes as long as many calls. */
  small: 3000,
  /**
   * Documents that are kept parsed and compiled, and as many refused ones; more than the product has. Why so few: one of the
   * largest takes 0.7 MB, and somebody may send new ones without end.
   */
  kept: 100,
};

/** Counts depth, aliases and root fields before anything runs, and keeps the schema to itself. */
export const withinLimits: ValidationRule = (context: ValidationContext): ASTVisitor => {
  let depth = 0;
  let aliases = 0;
  const refuse = (sentence: string) => context.reportError(new GraphQLError(sentence));
  // Why: without fragments, depth and root fields are what stands there; spreading cannot multiply them.
  const noFragments = () => refuse('Fragments are not taken here. Write the fields out.');
  return {
    Document(node) {
      // Why: a compiled document is kept by its text alone, so each text has one operation.
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
        if (/^__(schema|type)$/.test(node.name.value)) refuse('The schema is not told here.');
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
  operationName: z.string('An operation name must be text.').nullish(),
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
