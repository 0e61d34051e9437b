/** The stream sent a message beyond the limit. */
class EventTooLong extends Error {
  override readonly name = 'EventTooLong';

  constructor() {
    super('A server-sent event is longer than allowed');
  }
}

/**
 * The data of server-sent events as they come, one text per event; comments and other fields are left out (HTML standard,
 * "event stream interpretation"). An event that is not closed by an empty line is none.
 * @param touched called for every piece that comes, comments too: the other side is alive
 */
export async function* eventData(
  stream: ReadableStream<Uint8Array>,
  maxLength: number,
  touched: () => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  let length = 0;
  for await (const chunk of stream) {
    touched();
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield data.join('\n');
        data = [];
        length = 0;
      } else if (line.startsWith('data:')) {
        length += line.length;
        data.push(line.slice(line.startsWith('data: ') ? 6 : 5));
      }
    }
    if (rest.length + length > maxLength) throw new EventTooLong();
  }
}
