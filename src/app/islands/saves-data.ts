declare global {
  interface Navigator {
    /** Network Information API; not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** A visitor whose browser asks for little data is sent nothing that has not been asked for. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
