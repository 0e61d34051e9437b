import type { ImageValue } from '~/modules/content';
import type { linkAttributes } from '~/page/link';
import { type ButtonVariant, LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { Picture } from '~/ui/picture';
import styles from './slide.module.css';

export interface SlideButton {
  readonly text: string;
  readonly variant: ButtonVariant;
  readonly link: NonNullable<ReturnType<typeof linkAttributes>>;
}

export interface SlideProps {
  readonly title: string;
  readonly subtitle: string;
  readonly thumbnail: string;
  readonly image: ImageValue | null;
  /** Another one under 768 px. */
  readonly phone: ImageValue | null;
  readonly gradient: boolean;
  /** Cleaned formatted text. */
  readonly legal: string;
  readonly buttons: readonly SlideButton[];
}

/** What one slide shows. `priority` is for the slide that stands first on the page. */
export function Slide({ slide, priority }: { slide: SlideProps; priority: boolean }) {
  const { image, phone } = slide;
  return (
    <div className={classNames(styles.slide, slide.gradient ? styles.gradient : styles.panel)}>
      {image !== null && (
        <div className={styles.media}>
          <Picture image={image} sizes="100vw" priority={priority} {...(phone !== null && { phone })} />
        </div>
      )}
      <Container width="content" className={styles.container}>
        <div className={styles.words}>
          {slide.title !== '' && (
            <Heading tag="h2" size="2xl" className={styles.title}>
              {slide.title}
            </Heading>
          )}
          {slide.subtitle !== '' && <p className={styles.subtitle}>{slide.subtitle}</p>}
          {slide.buttons.length > 0 && (
            <div className={styles.buttons}>
              {slide.buttons.map((button) => (
                <LinkButton key={button.link.href + button.text} {...button.link} variant={button.variant}>
                  {button.text}
                </LinkButton>
              ))}
            </div>
          )}
          {slide.legal !== '' && (
            <div className={styles.legal} dangerouslySetInnerHTML={{ __html: slide.legal }} />
          )}
        </div>
      </Container>
    </div>
  );
}
