import { type Arrangement, pictureKey } from '~/modules/stock';
import { mediaUrl } from '~/platform/media/urls';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Field } from '~/ui/form/field';
import { List } from '~/ui/text/list';
import { carPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { CarProps, UploadProblem } from './car-props';
import styles from './pictures.module.css';

type Picture = Arrangement[number];

const isShown = (picture: Picture): boolean => 'own' in picture || picture.shown;

/** Small, where it is one of ours. */
const thumbnail = (picture: Picture): string =>
  'own' in picture
    ? mediaUrl(picture.own, 320, 'webp')
    : picture.file.replace(/^(\/media\/[a-z0-9-]+)\/\d+\.\w+$/, '$1/320.webp');

/** The pictures of a car in their order, and the way to add one's own. */
export function CarPictures(props: CarProps) {
  const { frame, car, upload } = props;
  const { t } = frame;
  const { pictures, overlay, goneAt } = car;
  return (
    <section className={styles.panel} aria-labelledby="pictures">
      <h2 id="pictures">{t('staffCars.pictures')}</h2>
      {upload !== null && <UploadProblems {...props} problem={upload} />}
      {pictures.length === 0 && <p>{t('staffCars.noPictures')}</p>}
      <form method="post" action={carPath(car.carId, '/pictures')}>
        <List ordered className={styles.pictures}>
          {pictures.map((picture, at) => (
            <PictureRow key={pictureKey(picture)} {...props} picture={picture} at={at} />
          ))}
        </List>
        {overlay.pictures !== null && car.own === null && goneAt === null && (
          <Button type="submit" name="act" value="release" variant="ghost">
            {t('staffCars.act.releasePictures')}
          </Button>
        )}
      </form>
      {goneAt === null && <Upload {...props} />}
    </section>
  );
}

function PictureRow({
  frame: { t },
  car: { pictures, goneAt },
  picture,
  at,
}: CarProps & { readonly picture: Picture; readonly at: number }) {
  const key = pictureKey(picture);
  const name = t('staffCars.pictureNumber', { number: at + 1 });
  const act = (value: string, label: string) => (
    <Button
      type="submit"
      name="act"
      value={value}
      variant="secondary"
      size="s"
      aria-label={`${label}, ${name}`}
    >
      {label}
    </Button>
  );
  return (
    <li className={styles.picture} data-hidden={isShown(picture) ? undefined : ''}>
      <img src={thumbnail(picture)} alt={name} loading="lazy" width={320} height={240} />
      <p className={styles.about}>
        <span aria-hidden="true">{at + 1}</span>
        {at === pictures.findIndex(isShown) && <Badge tone="info">{t('staffCars.firstPicture')}</Badge>}
        {'own' in picture && <Badge>{t('staffCars.ownPicture')}</Badge>}
        {!isShown(picture) && <Badge tone="warning">{t('staffCars.hiddenPicture')}</Badge>}
      </p>
      {goneAt === null && (
        <p className={styles.acts}>
          {at > 1 && act(`move 0 ${key}`, t('staffCars.act.first'))}
          {at > 0 && act(`move ${at - 1} ${key}`, t('staffCars.act.earlier'))}
          {at < pictures.length - 1 && act(`move ${at + 1} ${key}`, t('staffCars.act.later'))}
          {'own' in picture
            ? act(`drop ${key}`, t('staffCars.act.dropPicture'))
            : picture.shown
              ? act(`hide ${key}`, t('staffCars.act.hidePicture'))
              : act(`show ${key}`, t('staffCars.act.showPicture'))}
        </p>
      )}
    </li>
  );
}

function Upload({ frame: { t }, car: { carId }, upload }: CarProps) {
  const error = upload?.kind === 'none' ? t('staffCars.pictureNone') : undefined;
  return (
    <form
      method="post"
      action={carPath(carId, '/upload')}
      encType="multipart/form-data"
      className={styles.upload}
    >
      <Field
        label={t('staffCars.pictureFiles')}
        hint={t('staffCars.picturesHint')}
        error={error}
        id="picture-files"
      >
        {({ required: _, ...control }) => (
          <input
            {...control}
            type="file"
            name="pictures"
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml"
            className={styles.files}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {t('staffCars.upload')}
      </Button>
    </form>
  );
}

function UploadProblems({ frame: { t }, problem }: CarProps & { readonly problem: UploadProblem }) {
  switch (problem.kind) {
    case 'none':
      return null;
    case 'too-large':
      return (
        <Alert tone="danger" live>
          {t('staffCars.pictureUploadTooLarge')}
        </Alert>
      );
    case 'too-many':
      return (
        <Alert tone="danger" live>
          {t('staffCars.pictureTooMany')}
        </Alert>
      );
    case 'files':
      return (
        <Alert tone="danger" live title={t('staffCars.pictureProblems')}>
          <ul className={staffStyles.muted}>
            {problem.files.map(({ name, problem: why }, at) => (
              // Files of one name may be several.
              <li key={`${at}-${name}`}>{t(`staffCars.pictureProblem.${why}`, { name })}</li>
            ))}
          </ul>
        </Alert>
      );
  }
}
