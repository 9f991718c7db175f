export const ratingInputStates = ['Empty', 'Three', 'Five', 'Missing', 'Disabled', 'Keyboard'] as const;
