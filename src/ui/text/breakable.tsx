/** A mail address may break after its sign, and not in the middle of a name; other texts stay as they are. */
export function Breakable({ text }: { text: string }) {
  const [name, ...rest] = text.split('@');
  if (rest.length === 0) return text;
  return (
    <>
      {name}@<wbr />
      {rest.join('@')}
    </>
  );
}
