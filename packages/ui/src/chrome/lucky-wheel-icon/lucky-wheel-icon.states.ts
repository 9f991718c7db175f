export const luckyWheelIconStates = ['Idle', 'ReducedMotion'] as const;
