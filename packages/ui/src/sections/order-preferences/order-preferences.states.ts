/** One story for each: the fields of the checkout, and the facts on the page of the order. */
export const orderPreferencesStates = ['None', 'Filled', 'Facts'] as const;
