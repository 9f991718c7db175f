/** The input does not fit; the message says what to do instead. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
