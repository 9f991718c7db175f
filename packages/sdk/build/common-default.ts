// When a CommonJS build requires an ES module, the default export is at `.default`, not the module object
// itself.
import MagicString from 'magic-string';
import type { Plugin } from 'rolldown';
import type { ESTree } from 'rolldown/utils';
import { Visitor } from 'rolldown/utils';

/**
 * Removes the bundler's second argument from `__toESM(dependency, 1)`. It marks the importer as a Node ES
 * module, for which the whole CommonJS module object is the default export.
 */
export const commonDefault: Plugin = {
  name: 'common-default',
  renderChunk(code) {
    const output = new MagicString(code);
    const visitor = new Visitor({
      CallExpression(call) {
        const [dependency, isNode] = call.arguments;
        if (nameOf(call.callee) === '__toESM' && dependency && isNode)
          output.remove(dependency.end, isNode.end);
      },
    });
    visitor.visit(this.parse(code));
    return { code: output.toString(), map: output.generateMap({ hires: 'boundary' }) };
  },
};

function nameOf(callee: ESTree.Expression | ESTree.PrivateIdentifier): string | undefined {
  if (callee.type === 'MemberExpression' && !callee.computed) return nameOf(callee.property);
  return callee.type === 'Identifier' ? callee.name : undefined;
}
