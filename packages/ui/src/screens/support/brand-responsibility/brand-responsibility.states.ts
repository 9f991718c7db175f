export const brandResponsibilityStates = ['Ready', 'German', 'Japanese'] as const;
