import { keepFields } from './form/keep-fields';

/**
 * The browser's own ways with a form. One of a part that failed loads the page again and stays where the visitor is; one that
 * is sent to the server by the browser itself is there again as it was typed.
 */
export default function enhance(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  if (form.method === 'post') keepFields(form);
  else interceptReload(form);
}

function interceptReload(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    location.reload();
  });
}
