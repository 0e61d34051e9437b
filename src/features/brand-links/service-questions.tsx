import { Breakable } from '~/ui/text/breakable';
import styles from './brand-links.module.css';

interface Props {
  /** 'Har du frågor om service eller verkstad?' in the page's language. */
  readonly question: string;
  /** The one address of the site. */
  readonly email: string;
}

/** The line at the foot of the booking, with the site's own mail address (LANDING-5). */
export const ServiceQuestions = ({ question, email }: Props) => (
  <p className={styles.questions}>
    {question}{' '}
    <a href={`mailto:${email}`}>
      <Breakable text={email} />
    </a>
  </p>
);
