// Screenshots need :hover and the like without a pointer or a key: each rule for `:hover` also matches
// `[data-pseudo~='hover']`.

const pseudoClass = /:(hover|focus-visible|focus-within|active)(?![\w-])/gu;
const mirrored = new WeakSet<CSSRule>();

/** Extends every rule for such a pseudo-class to match the attribute as well. */
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
