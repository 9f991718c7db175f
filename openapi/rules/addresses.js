// Requires a pattern for addresses that clients open, which refuses scripts and other schemes.
import { follow, nameOf, typesOf } from './component.js';

const names = /^(url|video|link|pic|avatar|thumbnail)$|_(url|link|pic)$|^pic_|_pic_/;
const refused = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  ' javascript:alert(1)',
  '//other.example',
  '/\\other.example',
];
// The server compares these with the pictures that it stored; a pattern would refuse requests of older clients.
const compared = 'UploadedPicture';

export function addresses() {
  return {
    Schema(schema, context) {
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        if (names.test(name)) check(name, field, context);
      }
    },
  };
}

function check(name, field, context) {
  const { pattern, ...address } = follow(field, context) ?? {};
  if (!typesOf(address).includes('string') || nameOf(field) === compared) return;
  const taken =
    pattern === undefined ? refused : refused.filter((text) => new RegExp(pattern, 'u').test(text));
  if (taken.length === 0) return;
  const message = `The address ${name} may be ${taken[0]}: it has no pattern that refuses it.`;
  context.report({ message, location: context.location.child(['properties', name]) });
}
