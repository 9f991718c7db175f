// Finds fields by name, not by label, so that a story works in every language.

export interface Typing {
  readonly canvasElement: HTMLElement;
  readonly userEvent: {
    readonly type: (field: Element, text: string) => Promise<void>;
    readonly click: (button: Element) => Promise<void>;
  };
}

/** @throws Error if the story has no such field */
export async function typeInto(
  { canvasElement, userEvent }: Typing,
  name: string,
  text: string,
): Promise<void> {
  await userEvent.type(query(canvasElement, `[name="${name}"]`), text);
}

/** Clicks the submit button. @throws Error if there is none */
export async function send({ canvasElement, userEvent }: Typing): Promise<void> {
  await userEvent.click(query(canvasElement, 'button[type="submit"]'));
}

/** Clicks the submit button outside the form. @throws Error if there is none */
export async function sendFromOutside({ canvasElement, userEvent }: Typing): Promise<void> {
  await userEvent.click(query(canvasElement, 'button[form]:not(dialog *)'));
}

/** Types a test card, whose number determines the result. */
export async function typeCard(typing: Typing, number: string, expiry = '04 29'): Promise<void> {
  await typeInto(typing, 'number', number);
  await typeInto(typing, 'expiry', expiry);
  await typeInto(typing, 'securityCode', '123');
  await typeInto(typing, 'holder', 'Ada Byte');
}

function query(canvas: HTMLElement, selector: string): Element {
  const element = canvas.querySelector(selector);
  if (element === null) throw new Error(`The story shows no ${selector}`);
  return element;
}
