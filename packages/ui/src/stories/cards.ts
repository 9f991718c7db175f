interface Page {
  readonly canvas: { readonly getByLabelText: (label: string) => HTMLElement };
  readonly userEvent: { readonly type: (field: HTMLElement, text: string) => Promise<void> };
}

/** A card as someone types it; the number says what becomes of it. */
export async function typeCard({ canvas, userEvent }: Page, number: string, expiry = '04 29'): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Card number'), number);
  await userEvent.type(canvas.getByLabelText('Expiry date'), expiry);
  await userEvent.type(canvas.getByLabelText('Security code'), '123');
  await userEvent.type(canvas.getByLabelText('Name on card'), 'Ada Byte');
}
