/** What the server said about reading on after a break. */
export interface StreamPosition {
  lastEventId: string;
  retryMs: number;
}

const openMaximumCharacters = 16_384;

/**
 * Reads server-sent events from text that may be cut anywhere: lines end with CR, LF or both, an event with an empty
 * line. An event has a name, empty when none was sent, and a text. Ids and pauses go to `position`.
 * @throws RangeError when an event or a line grows beyond 16,384 characters, so that memory stays bounded
 */
export function createEventReader(
  position: StreamPosition,
  onEvent: (event: string, data: string) => void,
): (text: string) => void {
  let rest = '';
  let endsInReturn = false;
  let id = position.lastEventId;
  let event = '';
  let data: string | undefined;

  const readField = (name: string, value: string): void => {
    if (name === 'event') event = value;
    else if (name === 'data') data = data === undefined ? value : `${data}\n${value}`;
    else if (name === 'id' && !value.includes('\0')) id = value;
    else if (name === 'retry' && /^\d+$/.test(value)) position.retryMs = Number(value);
  };

  const endEvent = (): void => {
    position.lastEventId = id;
    if (data !== undefined) onEvent(event, data);
    event = '';
    data = undefined;
  };

  return (text) => {
    const lines = (rest + (endsInReturn ? text.replace(/^\n/, '') : text)).split(/\r\n?|\n/);
    if (text !== '') endsInReturn = text.endsWith('\r');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^:]*):? ?(.*)/s.exec(line) ?? [];
      if (line === '') endEvent();
      else readField(name, value);
    }
    if (`${rest}${event}${id}${data}`.length > openMaximumCharacters)
      throw new RangeError('an event is too long');
  };
}
