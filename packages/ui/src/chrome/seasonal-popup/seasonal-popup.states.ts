export const seasonalPopupStates = ['Open', 'ImageBroken', 'MaskCloses', 'Mobile'] as const;
