/** Acts when the browser has nothing else to do, after two seconds at the latest. */
export function whenResting(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => act(), { timeout: 2000 });
  else setTimeout(act, 300);
}
