// Reduced motion at the push of a button: what the style sheets and the code ask the system is answered by the toolbar.

const question = 'prefers-reduced-motion: reduce';
const asked = /\(prefers-reduced-motion: reduce\)/gu;
const always = '(min-width: 0px)';
const conditions = new Map<CSSMediaRule, string>();
const systemMedia = globalThis.matchMedia?.bind(globalThis);

/** Answers every question for reduced motion with yes, or leaves it to the system again. */
export function reduceMotion(isReduced: boolean): void {
  if (systemMedia === undefined) return;
  globalThis.matchMedia = isReduced ? (query) => systemMedia(query.replace(asked, always)) : systemMedia;
  if (isReduced) for (const sheet of document.styleSheets) answer(rulesOf(sheet));
  else leaveToSystem();
}

function answer(rules: Iterable<CSSRule>): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(question)) {
      conditions.set(rule, rule.media.mediaText);
      rule.media.mediaText = rule.media.mediaText.replace(asked, always);
    } else if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
      answer(rule.cssRules);
    }
  }
}

function leaveToSystem(): void {
  for (const [rule, condition] of conditions) rule.media.mediaText = condition;
  conditions.clear();
}

/** A style sheet of another site does not show its rules; none of ours is one. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  return sheet.href === null || new URL(sheet.href).origin === location.origin ? sheet.cssRules : [];
}
