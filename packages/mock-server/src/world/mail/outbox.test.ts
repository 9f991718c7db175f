import { expect, test } from 'vitest';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { sendMail, sentMails } from './outbox.ts';

test('emails are listed newest first and filtered by kind', () => {
  const world = createWorld();
  sendMail(world, { to: 'a@example.com', kind: 'verificationCode', text: 'Your code: 1', reference: '1' });
  world.clock.advance(60_000);
  sendMail(world, { to: 'b@example.com', kind: 'subscription', text: 'Welcome' });
  expect(sentMails(world).map(({ to, reference }) => [to, reference])).toEqual([
    ['b@example.com', null],
    ['a@example.com', '1'],
  ]);
  expect(sentMails(world, 'verificationCode')).toHaveLength(1);
});

test('an outbox holds at most 50 emails', () => {
  const world = createWorld();
  for (let mail = 1; mail <= 205; mail += 1)
    sendMail(world, { to: 'a@example.com', kind: 'notice', text: `${mail}` });
  expect(sentMails(world)).toHaveLength(50);
  expect(sentMails(world)[0]?.text).toBe('205');
  expect(sentMails(world).at(-1)?.text).toBe('156');
});
