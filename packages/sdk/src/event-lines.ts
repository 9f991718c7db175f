/** One server-sent event: its name, empty when it has none, and its text. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/** What the server said about reading on after a break. */
export interface StreamPosition {
  lastEventId: string;
  retryMs: number | undefined;
}

const openMaximumCharacters = 16_384;

/**
 * Reads server-sent events from text that may be cut anywhere: lines end with CR, LF or both, an event with an empty
 * line. Ids and pauses go to `position`.
 * @throws RangeError when an event or a line grows beyond 16,384 characters, so that memory stays bounded
 */
export function createEventReader(
  position: StreamPosition,
  onEvent: (event: StreamEvent) => void,
): (text: string) => void {
  let rest = '';
  let endsInReturn = false;
  let id = position.lastEventId;
  let event = '';
  let data: string | undefined;

  const fields: Readonly<Record<string, (value: string) => void>> = {
    event: (value) => {
      event = value;
    },
    data: (value) => {
      data = data === undefined ? value : `${data}\n${value}`;
    },
    id: (value) => {
      if (!value.includes('\0')) id = value;
    },
    retry: (value) => {
      if (/^\d+$/.test(value)) position.retryMs = Number(value);
    },
  };

  const endEvent = () => {
    position.lastEventId = id;
    if (data !== undefined) onEvent({ event, data });
    event = '';
    data = undefined;
  };

  const readLine = (line: string) => {
    if (line === '') return endEvent();
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (Object.hasOwn(fields, name)) fields[name]?.(value);
    boundMemory();
  };

  const boundMemory = () => {
    if (rest.length + event.length + id.length + (data?.length ?? 0) > openMaximumCharacters)
      throw new RangeError(`an event is longer than ${openMaximumCharacters} characters`);
  };

  return (text) => {
    if (text === '') return;
    const lines = (rest + (endsInReturn ? text.replace(/^\n/, '') : text)).split(/\r\n|\r|\n/);
    endsInReturn = text.endsWith('\r');
    rest = lines.pop() ?? '';
    lines.forEach(readLine);
    boundMemory();
  };
}
