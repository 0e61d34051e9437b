/** A mail address may break after its sign and before its last dot, and not in the middle of a name; other texts stay as they are. */
export function Breakable({ text }: { text: string }) {
  const [, name, domain, end] = /^(.+@)(.+)(\.[^.@]+)$/.exec(text) ?? [];
  if (name === undefined) return text;
  return (
    <>
      {name}
      <wbr />
      {domain}
      <wbr />
      {end}
    </>
  );
}
