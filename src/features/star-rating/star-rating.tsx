import { type FormEvent, useState } from 'react';
import { Button } from '~/ui/button';
import { TextArea } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { StarChoice } from './star-choice';
import styles from './star-rating.module.css';

const MAX_COMMENT = 1000;

export interface StarRatingProps {
  readonly uid: string;
  /** Its answer is not waited for longer than that it was sent: a rating that fails is thanked for all the same. */
  readonly send: (rating: {
    readonly rating: number;
    readonly comment: string;
    readonly date: string;
  }) => Promise<void>;
  readonly texts: {
    readonly title: string;
    readonly comment: string;
    readonly optional: string;
    readonly send: string;
    readonly thanks: string;
    /** "{count} stars of 5", by number. */
    readonly star: (count: number) => string;
  };
}

/** Five stars, a comment, and thanks (RATING-1, RATING-2: also when the call fails). */
export function StarRating({ uid, send, texts }: StarRatingProps) {
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const [phase, setPhase] = useState<'open' | 'sending' | 'done'>('open');
  if (phase === 'done')
    return (
      // The button that had the focus is gone.
      <p className={styles.thanks} role="status" tabIndex={-1} ref={(thanks) => thanks?.focus()}>
        {texts.thanks}
      </p>
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (stars === 0 || phase !== 'open') return;
    setPhase('sending');
    await send({ rating: stars, comment: comment.trim(), date: new Date().toISOString() }).catch(
      () => undefined,
    );
    setPhase('done');
  };
  return (
    <form className={styles.root} aria-label={texts.title} onSubmit={submit}>
      <StarChoice legend={texts.title} name={`${uid}-stars`} star={texts.star} onChoose={setStars} />
      <Field id={`${uid}-comment`} label={texts.comment} optionalText={texts.optional}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={MAX_COMMENT}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        disabled={stars === 0 || phase === 'sending'}
        busy={phase === 'sending'}
        className={styles.send}
      >
        {texts.send}
      </Button>
    </form>
  );
}
