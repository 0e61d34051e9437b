import type { FieldValues } from '~/modules/content';
import { Island } from '~/ui/island';
import { buttonVariant, type OPTIONAL_BUTTON_TYPES } from '../button-type';
import type { BlockView, FieldsOf, PageContext } from '../contract';
import { linkAttributes } from '../link';
import type { block } from './carousel.block';
import carousel from './carousel.island';
import type { SlideButton, SlideProps } from './slide';

type Item = FieldValues<FieldsOf<typeof block>>['CarouselItems'][number];

export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page, index }) => {
  const slides = fields.CarouselItems.flatMap((item) => slideOf(item, page));
  if (slides.length === 0) return null;
  const { t } = page;
  const labels = {
    region: t('carousel.label'),
    role: t('carousel.role'),
    slideRole: t('carousel.slideRole'),
    positions: slides.map((_, at) => t('carousel.position', { current: at + 1, total: slides.length })),
    goTo: slides.map((_, at) => t('carousel.goTo', { number: at + 1 })),
    previous: t('shell.previous'),
    next: t('shell.next'),
    stop: t('carousel.stop'),
    start: t('carousel.start'),
  };
  return (
    <div>
      <Island
        island={carousel}
        when="visible"
        props={{
          slides,
          labels,
          delay: fields.AutoPlayDelay * 1000,
          arrows: fields.SlideArrows,
          progress: fields.AnimateThumbnail,
          first: index === 0,
        }}
      />
    </div>
  );
};

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
      // Another picture for phones has its place after the one it stands in for.
      pictures:
        item.ImageDesktop === null
          ? []
          : [item.ImageDesktop, item.ImagePhone].filter((picture) => picture !== null),
      gradient: item.UseGradient,
      legal: item.LegalTextBody,
      buttons: buttons.filter((button) => button !== null),
    },
  ];
}

/** Only with a text and a type other than None (specification 1 §5). */
function buttonOf(
  link: Item['LeftButton'],
  type: (typeof OPTIONAL_BUTTON_TYPES)[number],
  page: PageContext,
): SlideButton | null {
  const attributes = linkAttributes(page, link);
  if (link === null || link.text.trim() === '' || type === 'None' || attributes === null) return null;
  return {
    text: link.text,
    variant: buttonVariant(type),
    href: attributes.href,
    newWindow: attributes.target === '_blank',
  };
}
