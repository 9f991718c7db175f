import type { MessageFormatElement, TypedMessageDescriptor } from 'react-intl';

/** Every sentence of one language, parsed at build time, by message id. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

/** The same as it is written down: a sentence without values is its plain text. */
export type WrittenMessages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** A sentence that needs no values, where the place of use does not know which. */
export type Sentence = TypedMessageDescriptor;
