import type { ImageValue } from '~/modules/content';
import type { PageContext } from '~/page/contract';
import type { linkAttributes } from '~/page/link';
import { CardLink, CardMedia } from '~/ui/card';
import { Heading, type HeadingTag } from '~/ui/heading';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './card-parts.module.css';

/** Class of a card that may stand alone or in a row. */
export const cardClass: string = styles.card ?? '';

/** On a phone 91 % of the screen: told as a little less, so that 640 pixels serve up to 1.75 for each point, not 1280. */
const SIZES = '(width >= 64rem) 34vw, (width >= 40rem) 50vw, 88vw';

interface PictureProps {
  readonly image: ImageValue | null;
  readonly title: string;
  readonly className?: string | undefined;
}

export function CardPicture({ image, title, className }: PictureProps) {
  if (image === null) return null;
  return (
    <CardMedia className={className}>
      <Picture
        image={image}
        ratio="3 / 2"
        sizes={SIZES}
        // The title says it; a picture that says something else is read as well.
        decorative={title !== '' && image.alt.trim() === ''}
      />
    </CardMedia>
  );
}

interface LinkedProps {
  readonly title: string;
  /** Words of the button; without any the title is the link. */
  readonly action: string;
  readonly link: ReturnType<typeof linkAttributes>;
}

export function CardTitle({ title, action, link, level }: LinkedProps & { readonly level: HeadingTag }) {
  if (title === '') return null;
  return (
    <Heading tag={level} size="m">
      {link !== null && action === '' ? <CardLink {...link}>{title}</CardLink> : title}
    </Heading>
  );
}

export function CardText({ text }: { readonly text: string }) {
  return text === '' ? null : <p className={styles.text}>{text}</p>;
}

/** Nothing where the title is the link; without a title and words of its own it says that there is more. */
export function CardAction({ title, action, link, page }: LinkedProps & { readonly page: PageContext }) {
  if (link === null || (action === '' && title !== '')) return null;
  return (
    <p className={styles.action}>
      <CardLink {...link} className={styles.button}>
        {action || page.t('shell.readMore')}
        {title !== '' && <VisuallyHidden>: {title}</VisuallyHidden>}
        <Icon name="ArrowRight" className={styles.arrow} />
      </CardLink>
    </p>
  );
}
