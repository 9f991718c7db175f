import { proofPage } from './proof-page.ts';

export const markdown = (): string => proofPage('Requirements and their tests', 'requirements-list');
