// Written by packages/ui/scripts/words.ts from packages/ui/lang/ja.json.
import type { ShippedMessages } from '../messages.ts';

export const messages: ShippedMessages = {

};
