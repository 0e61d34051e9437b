/** An arrow that turns back: on a phone there is no room for its word. */
export const UndoIcon = () => (
  <svg className="undo-icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M7 4 3 8l4 4M3 8h8.5a4.5 4.5 0 0 1 0 9H9" />
  </svg>
);

export const RedoIcon = () => (
  <svg className="undo-icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d="m13 4 4 4-4 4m4-4H8.5a4.5 4.5 0 0 0 0 9H11" />
  </svg>
);
