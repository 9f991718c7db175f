export const loginPromptModalStates = ['Open', 'Slides', 'Close', 'Mobile'] as const;
