import { z } from 'zod';
import { decodeJson } from '~/platform/json';

/** Keeps what is typed and not saved, by what it is about, while another room is looked into or the page is loaded again. */
export function keepTyped<T>(
  name: string,
  typedSchema: z.ZodType<T>,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
) {
  const stored = z.record(z.string(), typedSchema);
  return {
    read(): Readonly<Record<string, T>> {
      const found = stored.safeParse(decodeJson(storage.getItem(name)));
      return found.success ? found.data : {};
    },
    write(typed: Readonly<Record<string, T>>): void {
      try {
        if (Object.keys(typed).length === 0) storage.removeItem(name);
        else storage.setItem(name, JSON.stringify(typed));
      } catch {
        // Full or forbidden: it is lost only where the room is left before it is saved.
      }
    },
  };
}
