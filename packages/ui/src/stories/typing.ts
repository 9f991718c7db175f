// Fields are found by their names, not their labels: a story reaches its state in every language.

export interface Typing {
  readonly canvasElement: HTMLElement;
  readonly userEvent: {
    readonly type: (field: Element, text: string) => Promise<void>;
    readonly click: (button: Element) => Promise<void>;
  };
}

/** @throws Error when the story has no such field */
export async function typeInto(
  { canvasElement, userEvent }: Typing,
  name: string,
  text: string,
): Promise<void> {
  await userEvent.type(found(canvasElement, `[name="${name}"]`), text);
}

/** Presses the button that sends the form. @throws Error when there is none */
export async function send({ canvasElement, userEvent }: Typing): Promise<void> {
  await userEvent.click(found(canvasElement, 'button[type="submit"]'));
}

/** Presses the button that stands outside of the form it sends. @throws Error when there is none */
export async function sendFromOutside({ canvasElement, userEvent }: Typing): Promise<void> {
  await userEvent.click(found(canvasElement, 'button[form]'));
}

/** A card as someone types it; the number says what becomes of it. */
export async function typeCard(typing: Typing, number: string, expiry = '04 29'): Promise<void> {
  await typeInto(typing, 'number', number);
  await typeInto(typing, 'expiry', expiry);
  await typeInto(typing, 'securityCode', '123');
  await typeInto(typing, 'holder', 'Ada Byte');
}

function found(canvas: HTMLElement, selector: string): Element {
  const element = canvas.querySelector(selector);
  if (element === null) throw new Error(`The story shows no ${selector}`);
  return element;
}
