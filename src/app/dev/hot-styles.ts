/** Development only: takes the styles of an edited sheet from a fresh copy of the page, without a reload. */
import.meta.hot?.on('forecourt:styles', async () => {
  const html = await (await fetch(location.href)).text();
  const fresh = new DOMParser().parseFromString(html, 'text/html').querySelector('head style');
  const style = document.querySelector('head style');
  if (fresh !== null && style !== null) style.textContent = fresh.textContent;
});
