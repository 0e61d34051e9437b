/** Cookies that well-known tags set on our own host, by the purpose that they need. */
const NAMES = {
  analytics: /^(_ga|_gid|_gat|_dc_gtm|_clck|_clsk|_hj|_pk_|FPID|FPLC)/,
  marketing: /^(_gcl|_gac|_fbp|_fbc|_uet|_ttp|_tt_|_pin|_li_|li_fat|_scid|FPAU)/,
} as const;

/** Deletes what tags have left on this host and on the domains above it, where they like to set it. */
export function forgetCookies(purpose: keyof typeof NAMES): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter((name) => NAMES[purpose].test(name));
  const labels = location.hostname.split('.');
  const domains = labels.map((_, from) => `; domain=${labels.slice(from).join('.')}`);
  for (const name of names) {
    for (const domain of ['', ...domains]) {
      // The Cookie Store API is not in every browser that we serve.
      // biome-ignore lint/suspicious/noDocumentCookie: see above
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
