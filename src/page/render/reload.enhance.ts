/** The button of a section that failed: loads the page again and stays where the visitor is. */
export default function reload(form: HTMLElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    location.reload();
  });
}
