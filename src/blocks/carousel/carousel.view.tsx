import type { CSSProperties } from 'react';
import type { FieldValues } from '~/modules/content';
import { buttonVariant, type OPTIONAL_BUTTON_TYPES } from '~/page/button-type';
import type { BlockView, FieldsOf, PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import type { block } from './carousel.block';
import styles from './carousel.module.css';
import { Slide, type SlideButton, type SlideProps } from './slide';
import { Thumbnails } from './thumbnails';

type Item = FieldValues<FieldsOf<typeof block>>['CarouselItems'][number];

/** All slides at once; without a script one scrolls from one to the next. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page: { t }, page, index }) => {
  const slides = fields.CarouselItems.flatMap((item) => slideOf(item, page));
  if (slides.length === 0) return null;
  const many = slides.length > 1;
  const delay = many ? fields.AutoPlayDelay * 1000 : 0;
  const timing: CSSProperties & Record<'--delay', string> = { '--delay': `${delay}ms` };
  return (
    <section
      className={classNames(styles.carousel, many && styles.many)}
      aria-roledescription={t('carousel.role')}
      aria-label={t('carousel.label')}
      {...(many && { 'data-enhance': 'carousel', 'data-enhance-when': 'visible' })}
      {...(delay > 0 && { 'data-delay': delay, style: timing })}
    >
      {delay > 0 && <Control page={page} />}
      <div className={styles.viewport} data-part="viewport">
        <div className={styles.track} aria-live={delay > 0 ? 'off' : 'polite'}>
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
            <div
              key={`${at}-${slide.title}`}
              role="group"
              aria-roledescription={t('carousel.slideRole')}
              aria-label={t('carousel.position', { current: at + 1, total: slides.length })}
              className={styles.slide}
              data-part="slide"
            >
              <Slide slide={slide} priority={index === 0 && at === 0} />
            </div>
          ))}
        </div>
      </div>
      {many && fields.SlideArrows && <Arrows page={page} />}
      {many && (
        <Thumbnails
          slides={slides}
          goTo={slides.map((_, at) => t('carousel.goTo', { number: at + 1 }))}
          progress={fields.AnimateThumbnail && delay > 0}
          besideArrows={fields.SlideArrows}
        />
      )}
    </section>
  );
};

/** Before the script is there nothing moves, so it offers to start. */
function Control({ page: { t } }: { page: PageContext }) {
  return (
    <IconButton
      data-rotation=""
      data-start={t('carousel.start')}
      data-stop={t('carousel.stop')}
      variant="contrast"
      className={styles.rotation}
      icon="Play"
      iconOn="Pause"
      label={t('carousel.start')}
    />
  );
}

function Arrows({ page: { t } }: { page: PageContext }) {
  return (
    <>
      <IconButton
        data-step="-1"
        variant="contrast"
        icon="ChevronLeft"
        label={t('shell.previous')}
        className={classNames(styles.arrow, styles.previous)}
      />
      <IconButton
        data-step="1"
        variant="contrast"
        icon="ChevronRight"
        label={t('shell.next')}
        className={classNames(styles.arrow, styles.next)}
      />
    </>
  );
}

/** A slide needs something to show: a picture or a title. */
function slideOf(item: Item, page: PageContext): SlideProps[] {
  if (item.ImageDesktop === null && item.Title === '') return [];
  const buttons = [
    buttonOf(item.LeftButton, item.LeftButtonType, page),
    buttonOf(item.RightButton, item.RightButtonType, page),
  ];
  return [
    {
      title: item.Title,
      subtitle: item.Subtitle,
      thumbnail: item.ThumbnailText,
      image: item.ImageDesktop,
      phone: item.ImagePhone,
      gradient: item.UseGradient,
      legal: item.LegalTextBody,
      buttons: buttons.filter((button) => button !== null),
    },
  ];
}

/** Only with a text and a type other than None (CAROUSEL-2). */
function buttonOf(
  link: Item['LeftButton'],
  type: (typeof OPTIONAL_BUTTON_TYPES)[number],
  page: PageContext,
): SlideButton | null {
  const attributes = linkAttributes(page, link);
  if (link === null || link.text.trim() === '' || type === 'None' || attributes === null) return null;
  return { text: link.text, variant: buttonVariant(type), link: attributes };
}
