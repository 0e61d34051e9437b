/** What survives `JSON.stringify` and comes back equal. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

export type JsonObject = { readonly [key: string]: JsonValue | undefined };

/** A text as JSON, without a type but this; undefined for what is none. */
export function decodeJson(text: string | null | undefined): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text ?? '');
    return value;
  } catch {
    return undefined;
  }
}

/** The body of an answer as JSON; undefined for what is none. Rejects when it breaks off. */
export const jsonBody = async (answer: Response): Promise<JsonValue | undefined> =>
  decodeJson(await answer.text());

export const isJsonObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
