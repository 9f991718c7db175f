import { expect, test } from 'vitest';
import { readMemory, writeMemory } from './drawer-memory.ts';

test.each(['cart many', 'a~b', '100%', 'ヘッドセット'])('the drawer restores «%s» in its search', (text) => {
  const jar = { cookie: '' };
  writeMemory({ side: 'end', takesFocus: true, text }, jar);
  expect(readMemory({ cookie: jar.cookie.split(';')[0] ?? '' })).toEqual({
    side: 'end',
    takesFocus: true,
    text,
  });
});

test.each(['mock_drawer=end~focus~%E0%A4', 'mock_drawer=middle~~', ''])(
  'the invalid cookie «%s» is a closed drawer',
  (cookie) => expect(readMemory({ cookie })).toBeNull(),
);
