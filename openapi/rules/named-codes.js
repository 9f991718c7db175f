// Requires a name for every list of values, a name for every number of a code, a description for every value of a
// component, and the names of ResponseCode for the `code` of a response; every code of ResponseCode is answered by a call.
import { isComponent } from './component.js';

const success = 1;

export function namedCodes() {
  const answers = [];
  let names;
  let codes;

  return {
    Schema(schema, context) {
      if (schema.enum === undefined) return;
      if (isComponent(context)) requireDescriptions(schema, context);
      if (!schema.enum.every(Number.isInteger)) {
        requireName(schema, context);
        return;
      }
      const own = requireNames(schema, context);
      if (schema.title === 'Response code') {
        names = new Map(schema.enum.map((code, index) => [code, own[index]]));
        codes = { location: context.location, unanswered: schema['x-unanswered'] ?? {} };
      }
      if (context.key === 'code') answers.push({ schema, own, location: context.location });
    },
    Root: {
      leave(_root, context) {
        for (const answer of answers) requireSameNames(answer, names, context);
        requireAnswers(answers, { names, ...codes }, context);
      },
    },
  };
}

function requireSameNames({ schema, own, location }, names, context) {
  for (const [index, code] of schema.enum.entries()) {
    if (names?.get(code) === own[index]) continue;
    context.report({ message: `ResponseCode calls ${code} ${names?.get(code)}.`, location });
  }
}

function requireAnswers(answers, { names = [], unanswered, location }, context) {
  const answered = new Set([success, ...answers.flatMap(({ schema }) => schema.enum)]);
  for (const [code, name] of names) {
    const isMarked = name in unanswered;
    if (answered.has(code) !== isMarked) continue;
    const message = isMarked ? `A call answers with ${name}.` : `No call answers with ${name}.`;
    context.report({ message, location });
  }
}

function requireDescriptions(schema, context) {
  const descriptions = schema['x-enum-descriptions'] ?? [];
  if (descriptions.length === schema.enum.length && descriptions.every((text) => text?.trim() !== '')) return;
  context.report({ message: 'x-enum-descriptions does not describe every value.' });
}

/** A single text is a constant. */
function requireName(schema, context) {
  if (isComponent(context) || schema.enum.length === 1) return;
  context.report({ message: 'A list of texts is a component with a name.' });
}

function requireNames(schema, context) {
  const names = schema['x-enum-varnames'] ?? [];
  if (names.length !== schema.enum.length) {
    context.report({ message: 'x-enum-varnames does not name every number.' });
  }
  return names;
}
