import { proofPage } from './proof-page.ts';

export const markdown = (): string => proofPage('Faults and their tests', 'faults-list');
