import { Film } from '~/features/film';
import type { BlockView, FieldsOf } from '~/page/contract';
import { elementOf } from '~/page/title-tag';
import { imageSources } from '~/platform/media/urls';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import type { block } from './video-element.block';
import styles from './video-element.module.css';

/** The film under its title; nothing at all without a film. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page, uid }) => {
  const desktop = fields.VideoDesktop ?? fields.VideoPhone;
  if (desktop === null) return null;
  const { Title: title, Poster: poster } = fields;
  const film = (
    <div className={styles.stage}>
      <Film
        desktop={desktop}
        phone={fields.VideoPhone ?? ''}
        poster={poster === null ? '' : imageSources(poster).fallback}
        name={title || poster?.alt || page.t('film.untitled')}
        sound
        t={page.t}
      />
    </div>
  );
  return (
    <section className={styles.root} {...(title !== '' && { 'aria-labelledby': `${uid}-title` })}>
      {title !== '' && (
        <Container width="content" className={styles.head}>
          <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl">
            {title}
          </Heading>
        </Container>
      )}
      {fields.Width === 'FullWidth' ? (
        <div className={styles.wide}>{film}</div>
      ) : (
        <Container width="content">{film}</Container>
      )}
    </section>
  );
};
