// Resolver for hey-api: generates the valibot schema of a text in the contract.
import type { Plugins } from '@hey-api/openapi-ts';

type StringResolver = NonNullable<Plugins.Valibot.Resolvers['string']>;

/** valibot's lengths count UTF-16 code units, but the contract counts characters. */
export const stringOfCharacters: StringResolver = (context) => {
  const { $, nodes, pipes, plugin, schema } = context;
  const { minLength = 0, maxLength } = schema;
  if (maxLength === undefined) return undefined;
  const characters = plugin.symbol('characters', { external: '../contract/character-limits.ts' });
  const parts = [
    nodes.base(context),
    nodes.format(context),
    $(characters).call($.literal(minLength), $.literal(maxLength)),
    nodes.pattern(context),
  ];
  for (const part of parts) pipes.push(pipes.current, part);
  return pipes.current;
};
