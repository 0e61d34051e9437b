import { Icon } from '~/ui/icon/icon';
import { Container } from '~/ui/layout';
import { Picture } from '~/ui/picture';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { BlockView, FieldsOf } from '../contract';
import type { block } from './video.block';
import styles from './video.module.css';
import { isFilmId, playerAddress, watchAddress } from './youtube';

/**
 * A link to the film, which a script turns into the player when it is followed. Nothing is fetched from the provider
 * before that. Nothing is drawn for what is no film's id.
 */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page: { t }, index }) => {
  const id = fields.YoutubeVideoId.trim();
  if (!isFilmId(id)) return null;
  const { Title: title, Image: image } = fields;
  return (
    <div className={styles.root}>
      <Container width="content">
        <div className={styles.stage} data-enhance="video">
          <a
            href={watchAddress(id)}
            target="_blank"
            rel="noopener"
            className={styles.start}
            data-player={playerAddress(id)}
            data-title={title || 'YouTube'}
          >
            {image !== null && (
              <Picture
                image={image}
                ratio="16 / 9"
                sizes="(width >= 80rem) 76rem, 100vw"
                priority={index === 0}
                decorative
                className={styles.cover}
              />
            )}
            <span className={styles.play}>
              <Icon name="Play" size="2rem" filled />
              <VisuallyHidden>{t('video.play')}</VisuallyHidden>
            </span>
            <span className={styles.words}>
              {title !== '' && <span className={styles.title}>{title}</span>}
              <span className={styles.provider}>{t('video.provider')}</span>
            </span>
          </a>
        </div>
      </Container>
    </div>
  );
};
