// The states that only a pointer or a key can bring, for pictures of them: each rule for `:hover` also counts for
// `[data-pseudo~='hover']`.

const pseudoClass = /:(hover|focus-visible|focus-within|active)(?![\w-])/gu;
const mirrored = new WeakSet<CSSRule>();

/** Lets every rule of the page for such a state count for the attribute as well. */
export function mirrorPseudoClasses(): void {
  for (const sheet of document.styleSheets) mirror(sheet.cssRules);
}

function mirror(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !mirrored.has(rule)) {
      mirrored.add(rule);
      const attribute = rule.selectorText.replace(pseudoClass, "[data-pseudo~='$1']");
      if (attribute !== rule.selectorText) rule.selectorText = `${rule.selectorText}, ${attribute}`;
    }
    if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) mirror(rule.cssRules);
  }
}
