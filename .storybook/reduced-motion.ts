// Emulates reduced motion: media queries in style sheets and in code return the toolbar's value instead of the
// system's.

const question = 'prefers-reduced-motion: reduce';
const queryPattern = /\(prefers-reduced-motion: reduce\)/gu;
const always = '(min-width: 0px)';
const conditions = new Map<CSSMediaRule, string>();
const systemMedia = globalThis.matchMedia?.bind(globalThis);

/** Makes every query for reduced motion match, or restores the system's answer. */
export function reduceMotion(isReduced: boolean): void {
  if (systemMedia === undefined) return;
  globalThis.matchMedia = isReduced
    ? (query) => systemMedia(query.replace(queryPattern, always))
    : systemMedia;
  if (isReduced) for (const sheet of document.styleSheets) answer(rulesOf(sheet));
  else leaveToSystem();
}

function answer(rules: Iterable<CSSRule>): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(question)) {
      conditions.set(rule, rule.media.mediaText);
      rule.media.mediaText = rule.media.mediaText.replace(queryPattern, always);
    } else if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
      answer(rule.cssRules);
    }
  }
}

function leaveToSystem(): void {
  for (const [rule, condition] of conditions) rule.media.mediaText = condition;
  conditions.clear();
}

/** Style sheets of other origins do not expose their rules; ours are same-origin. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  return sheet.href === null || new URL(sheet.href).origin === location.origin ? sheet.cssRules : [];
}
