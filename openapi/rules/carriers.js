// Requires the code of a carrier beside its name: the name depends on the language, and trackParcel takes the code.
import { nameOf } from './component.js';

export function carriers() {
  return {
    Schema({ properties = {} }, context) {
      const components = Object.values(properties).map(nameOf);
      if (!components.includes('CarrierName') || components.includes('CarrierCode')) return;
      context.report({ message: 'The name of a carrier has no code beside it.' });
    },
  };
}
