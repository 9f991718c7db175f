import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { Verdict } from '../journeys/verdict.ts';
import { verdictOver } from './judgement.ts';

/** Google's evaluation of the content security policy: everything from a possible severe weakness upwards is a finding. */
export function judgeContentPolicy(policy: string): Verdict {
  const { csp } = new CspParser(policy);
  const findings = new CspEvaluator(csp).evaluate().filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
  const byDirective = Object.keys(csp.directives).map((directive) => [
    directive,
    findings
      .filter((finding) => finding.directive === directive)
      .map(({ description, value = '' }) => `${value} ${description}`.trim()),
  ]);
  const missing = findings
    .filter(({ directive }) => csp.directives[directive] === undefined)
    .map(({ directive, description }) => [directive, [description]]);
  return verdictOver('CSP Evaluator', 'directives', Object.fromEntries([...byDirective, ...missing]));
}
