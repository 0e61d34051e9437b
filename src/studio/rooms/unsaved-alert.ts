import { type AlertDraft, alertDraft } from '~/modules/content/studio-wire';
import { decodeJson } from '~/platform/json';

/** Keeps the alert that is being written for a site while other rooms are looked into, or the page is loaded again. */
export function unsavedAlert(site: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const name = `studio-alert ${site}`;
  return {
    read(): AlertDraft | null {
      const found = alertDraft.safeParse(decodeJson(storage.getItem(name)));
      return found.success ? found.data : null;
    },
    write(alert: AlertDraft): void {
      try {
        storage.setItem(name, JSON.stringify(alert));
      } catch {
        // Full or forbidden: it is written all the same, and lost only where the room is left before it is saved.
      }
    },
    clear: () => storage.removeItem(name),
  };
}
