// Writes every generated file: `npm run generate`.
import './bundle-contract.ts';
