const ZIP_AND_CITY = /^(?:[A-Z]{1,2}[- ])?\d{3,4} ?\d{0,2}\s+(\p{L}[\p{L} .'-]*)$/u;

/** City of "Storgatan 1, 111 22 Stockholm, SE": what stands behind a post code; null when nothing does. */
export function cityOfAddress(address: string | null): string | null {
  if (address === null) return null;
  for (const piece of address.split(/[,\n]/).reverse()) {
    const city = ZIP_AND_CITY.exec(piece.trim())?.[1];
    if (city !== undefined) return city.trim();
  }
  return null;
}
