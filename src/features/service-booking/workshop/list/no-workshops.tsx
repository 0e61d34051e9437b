import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Breakable } from '~/ui/text/breakable';
import { useBooking } from '../../state/booking-context';

export interface NoWorkshopsProps {
  readonly title?: string;
  /** What to do about it, with an address to write to; where it is left out: choose something else. */
  readonly help?: (email: string) => string;
  readonly again?: { readonly text: string; readonly onAgain: () => void };
}

/** Nothing suits: what to do about it, with the group's address (WORKSHOP-6). */
export function NoWorkshops({ title, help, again }: NoWorkshopsProps) {
  const { t, site } = useBooking();
  const words = help?.('\n') ?? t('workshop.noneHelp', { email: '\n' });
  const [before = '', after = ''] = words.split('\n');
  return (
    <Alert
      tone="info"
      live
      title={title ?? t('workshop.none')}
      data-no-workshops=""
      {...(again !== undefined && {
        action: (
          <Button size="s" variant="secondary" onClick={again.onAgain}>
            {again.text}
          </Button>
        ),
      })}
    >
      <p>
        {before}
        <a href={`mailto:${site.email}`}>
          <Breakable text={site.email} />
        </a>
        {after}
      </p>
    </Alert>
  );
}
