import type { BlockView, FieldsOf } from '~/page/contract';
import { LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { Picture } from '~/ui/picture';
import type { block } from './not-found-hero.block';
import styles from './not-found-hero.module.css';

/** Says what happened and offers two ways on. The renderer logs the path. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page, uid }) => {
  const { HeroNotFoundImage: image, HeroNotFoundText: text } = fields;
  const { t, site } = page;
  return (
    <section
      className={classNames(styles.hero, image !== null && styles.pictured)}
      aria-labelledby={`${uid}-title`}
    >
      {image !== null && (
        <div className={styles.media}>
          <Picture image={image} sizes="100vw" priority />
        </div>
      )}
      <Container width="content" className={styles.words}>
        <Heading id={`${uid}-title`} tag="h1" size="2xl">
          {fields.HeroNotFoundTitle || t('notFound.title')}
        </Heading>
        {text === '' ? (
          <p className={styles.text}>{t('notFound.text')}</p>
        ) : (
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: text }} />
        )}
        <p className={styles.ways}>
          <LinkButton href={page.href('/')}>{t('notFound.toStart')}</LinkButton>
          {site.carIndex !== null && (
            <LinkButton
              href={page.href(site.paths.carList)}
              variant={image === null ? 'secondary' : 'ghost-contrast'}
            >
              {t('notFound.toCars')}
            </LinkButton>
          )}
        </p>
      </Container>
    </section>
  );
};
