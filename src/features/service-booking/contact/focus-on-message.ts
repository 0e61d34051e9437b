/** After the messages have been drawn; what has said nothing takes no focus. */
export function focusOnMessage(id: string): void {
  setTimeout(() => {
    const place = document.getElementById(id);
    if (place?.firstElementChild) place.focus();
  });
}
