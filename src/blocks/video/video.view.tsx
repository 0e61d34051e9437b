import { youtubeFilmStyles as styles, YoutubeFilm } from '~/features/film';
import { isFilmId } from '~/features/film/browser';
import type { BlockView, FieldsOf } from '~/page/contract';
import { Container } from '~/ui/layout';
import type { block } from './video.block';

/** The film of the id, asked for by a click. Nothing is drawn for what is no film's id. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page: { t }, index }) => {
  const id = fields.YoutubeVideoId.trim();
  if (!isFilmId(id)) return null;
  return (
    <div className={styles.root}>
      <Container width="content">
        <YoutubeFilm
          id={id}
          title={fields.Title}
          image={fields.Image}
          sizes="(width >= 80rem) 76rem, 100vw"
          priority={index === 0}
          t={t}
        />
      </Container>
    </div>
  );
};
