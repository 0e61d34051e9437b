import { Breakable } from '~/ui/text/breakable';

interface Props {
  /** The sentence, with this in the place of the address. */
  readonly text: (email: string) => string;
  readonly email: string;
}

/** A sentence whose address is a link. */
export function WithMail({ text, email }: Props) {
  const [before = '', after = ''] = text('\n').split('\n');
  return (
    <p>
      {before}
      <a href={`mailto:${email}`}>
        <Breakable text={email} />
      </a>
      {after}
    </p>
  );
}
