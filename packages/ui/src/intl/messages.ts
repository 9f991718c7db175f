import type { MessageFormatElement, TypedMessageDescriptor } from 'react-intl';

/** Every sentence of one language, parsed at build time, by message id. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

/** A sentence that needs no values, where the place of use does not know which. */
export type Sentence = TypedMessageDescriptor;
