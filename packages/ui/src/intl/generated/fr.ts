// Written by packages/ui/scripts/words.ts from packages/ui/lang/fr.json.
import type { ShippedMessages } from '../messages.ts';

export const messages: ShippedMessages = {

};
