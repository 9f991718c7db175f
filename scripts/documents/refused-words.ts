/** A word that the project's prose does not use. */
export interface RefusedWord {
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly instead: string;
}

/** Each of them hides the term that a reader of React's, MDN's or Stripe's documentation would search for. */
export const refusedWords: readonly RefusedWord[] = [
  { pattern: /\bwho(m)?ever\b/i, instead: 'the actor: the caller, a customer, the client, anyone who' },
  { pattern: /\b(nobody|somebody|everybody)\b/i, instead: 'the actor: no caller, a customer, everyone' },
  { pattern: /\banew\b/i, instead: 'again, from the start, or the action: reloads, recreates' },
  { pattern: /\bon (its|their|the) way\b/i, instead: 'pending, in flight, in transit' },
  { pattern: /\b(stand|stands|stood|standing)\b/i, instead: 'is, represents, appears, contains' },
  { pattern: /\b(told|tells)\b/i, instead: 'notifies, reports, shows, distinguishes' },
  { pattern: /\bdeeds?\b/i, instead: 'action, interaction' },
  { pattern: /\bkept\b/i, instead: 'persisted, cached, retained, preserved' },
  { pattern: /(?<!frequently )\basked\b/i, instead: 'requested, queried, called, prompted' },
  { pattern: /\bof (its|their|our|his|her|one's) own\b/i, instead: 'its own …, a separate …, a dedicated …' },
  { pattern: /\bas (is|ever)\b/i, instead: 'unchanged, as before' },
  { pattern: /\b(lie|lies|lain)\b/i, instead: 'is, is stored, is in' },
  { pattern: /\b(begun|beginnings?)\b/i, instead: 'started, start, initial' },
  { pattern: /\bhand(s|ed|ing)? (out|on)\b/i, instead: 'serves, returns, passes, forwards' },
  { pattern: /\bmend(s|ed|ing)?\b/i, instead: 'fixes, repairs' },
  { pattern: /\bheirs?\b/i, instead: 'fallback, candidate' },
  {
    pattern: /\b(hence|thereof|therein|thereby|wherein|whereby|lest|albeit)\b/i,
    instead: 'so, because, in it',
  },
  { pattern: /\b(whilst|amongst|upon|till)\b/i, instead: 'while, among, on, until' },
  {
    pattern: /\b(\w*colour|behaviour|favour|honour|neighbour)/i,
    instead: 'US spelling: color, behavior, favor, honor, neighbor',
  },
  {
    pattern: /\b(centre[ds]?|licences?|metres?)\b/i,
    instead: 'US spelling: center, license, meter',
  },
  {
    pattern:
      /\b(organi|recogni|seriali|normali|initiali|customi|optimi|locali|summari|minimi|capitali)s(e|es|ed|ing|ation)\b/i,
    instead: 'US spelling: -ize, -ization',
  },
  { pattern: /\b(labell|modell|travell)(ed|ing)\b/i, instead: 'US spelling: one l' },
];

/** A description that opens like this makes its reader guess the noun. */
export const refusedOpening: RefusedWord = {
  pattern: /^What\b(?!.*\?)/i,
  instead: 'the noun: "The orders that …", or the verb: "Returns …", "Renders …"',
};
