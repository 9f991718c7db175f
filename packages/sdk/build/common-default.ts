// What `require` gives of a dependency built from a module has its default at `default`, not in place of it.
import MagicString from 'magic-string';
import type { Plugin } from 'rolldown';
import type { ESTree } from 'rolldown/utils';
import { Visitor } from 'rolldown/utils';

/**
 * Leaves the bundler's second argument out of `__toESM(dependency, 1)`: it says that the importer is a module of Node,
 * which would see the whole CommonJS module as the default.
 */
export const commonDefault: Plugin = {
  name: 'common-default',
  renderChunk(code) {
    const edited = new MagicString(code);
    const visitor = new Visitor({
      CallExpression(call) {
        const [dependency, isNode] = call.arguments;
        if (nameOf(call.callee) === '__toESM' && dependency && isNode)
          edited.remove(dependency.end, isNode.end);
      },
    });
    visitor.visit(this.parse(code));
    return { code: edited.toString(), map: edited.generateMap({ hires: 'boundary' }) };
  },
};

function nameOf(callee: ESTree.Expression | ESTree.PrivateIdentifier): string | undefined {
  if (callee.type === 'MemberExpression' && !callee.computed) return nameOf(callee.property);
  return callee.type === 'Identifier' ? callee.name : undefined;
}
