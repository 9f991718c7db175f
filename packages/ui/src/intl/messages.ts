import type { MessageFormatElement, TypedMessageDescriptor } from 'react-intl';

/** The messages of a language by id, parsed at build time. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

/** The stored format: a message without values is a plain string. */
export type WrittenMessages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** A message that names the shortest and the longest valid text. */
export type LengthSentence = TypedMessageDescriptor<{ min: number; max: number }>;

/** A message that needs no values, for callers that do not know which message it is. */
export type Sentence = TypedMessageDescriptor;
