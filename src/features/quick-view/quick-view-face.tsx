import { useEffect, useRef } from 'react';
import { Alert } from '~/ui/alert';
import { Button, IconButton, LinkButton } from '~/ui/button';
import { markupBrought } from '~/ui/island/brought-markup';
import { useQuickView } from './use-quick-view';

export interface QuickViewTexts {
  readonly close: string;
  readonly loading: string;
  readonly error: string;
  readonly errorHelp: string;
  readonly tryAgain: string;
  readonly full: string;
}

interface FaceProps {
  /** Id of the heading. */
  readonly id: string;
  /** Name of the car, as on its card. */
  readonly name: string;
  /** The car's page. */
  readonly href: string;
  readonly texts: QuickViewTexts;
  readonly close: () => void;
}

/** Lines of the placeholder, as wide as what they stand for. */
const LINES = ['55%', '40%', '100%', '100%', '70%'];

/** What is known from the card at once, and below it what the server shows of the car (QUICK-2, QUICK-4). */
export function QuickViewFace({ id, name, href, texts, close }: FaceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, load } = useQuickView(href);
  const again = () => {
    heading.current?.focus();
    load();
  };
  return (
    <>
      <header>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {name}
        </h2>
        <IconButton icon="Cross" label={texts.close} data-quick-close="" onClick={close} />
      </header>
      {state.kind === 'shown' && <Content html={state.html} />}
      {state.kind === 'loading' && <Placeholder />}
      {state.kind === 'failed' && (
        <Alert
          tone="danger"
          live
          title={texts.error}
          action={
            <Button variant="secondary" size="s" data-quick-again="" onClick={again}>
              {texts.tryAgain}
            </Button>
          }
        >
          {texts.errorHelp}
        </Alert>
      )}
      <p role="status" className="visually-hidden">
        {state.kind === 'loading' ? texts.loading : ''}
      </p>
      <footer>
        <LinkButton href={href} block data-quick-full="">
          {texts.full}
        </LinkButton>
      </footer>
    </>
  );
}

/** The server's markup, cleaned where it was made; what is interactive in it wakes as on any page. */
function Content({ html }: { readonly html: string }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (body.current !== null) markupBrought(body.current);
  }, []);
  return <div ref={body} data-quick-body="" dangerouslySetInnerHTML={{ __html: html }} />;
}

function Placeholder() {
  return (
    <div data-quick-body="" aria-busy="true">
      <div data-quick-picture="" />
      {LINES.map((width, line) => (
        <div key={line} data-quick-line="" style={{ inlineSize: width }} />
      ))}
    </div>
  );
}
