import type { OpenSheet } from './provider.ts';

/**
 * The payment sheet of the browser.
 * @param handler the URL of the payment provider's handler, its payment method; relative to the page
 * @param tokenOf reads the token of the payment provider from the details of the answer
 */
export function browserSheet(handler: string, tokenOf: (details: unknown) => string): OpenSheet {
  return (details) => {
    const request = new PaymentRequest([{ supportedMethods: new URL(handler, location.href).href }], details);
    return {
      canMakePayment: () => request.canMakePayment(),
      show: async () => {
        const response = await request.show();
        return {
          token: tokenOf(response.details),
          complete: (result) => response.complete(result),
        };
      },
      abort: () => request.abort(),
    };
  };
}
