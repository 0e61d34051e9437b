import type { MailPart } from '~/platform/mail';
import styles from './request.module.css';

/** What a dealer's mail says of a request, as a page says it. Everything typed is text. */
export function RequestParts({ parts }: { readonly parts: readonly MailPart[] }) {
  return parts.map((part, at) => <Part key={`${at}-${part.kind}`} part={part} />);
}

function Part({ part }: { readonly part: MailPart }) {
  switch (part.kind) {
    case 'rows':
      return (
        <dl className={styles.rows}>
          {part.rows.map(([name, value], at) => (
            <div key={`${at}-${name}`}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'title':
      return <h3>{part.text}</h3>;
    case 'warning':
      return (
        <p>
          <strong>{part.title}</strong> {part.text}
        </p>
      );
    case 'item':
      return <p>{[part.title, part.facts, part.price].join(', ')}</p>;
    case 'text':
    case 'lead':
    case 'note':
    case 'button':
    case 'link':
      return <p>{part.text}</p>;
  }
}
