import type { FailedCar } from '~/features/car-detail/server';
import type { PageContext } from '~/page/contract';
import { carListPath } from '~/sites/paths';
import { Button, LinkButton } from '~/ui/button';
import { Heading, Lead } from '~/ui/heading';
import { Container } from '~/ui/layout';
import styles from './car-detail.module.css';

/** In place of a car that could not be read: whose fault it is, what to say of it, and two ways on. */
export function FailedCarView({ data, page }: { data: FailedCar; page: PageContext }) {
  const { t } = page;
  return (
    <Container width="content" className={styles.missing}>
      <div className={styles.gone}>
        <Heading tag="h1" size="2xl">
          {t('error.title')}
        </Heading>
        <Lead>{t('error.text')}</Lead>
        <p>{t('error.reference', { reference: data.reference })}</p>
        <form method="get" action={page.href(page.path)} data-enhance="history" className={styles.ways}>
          <Button type="submit">{t('error.tryAgain')}</Button>
          <LinkButton href={page.href(carListPath(page.site))} variant="secondary">
            {t('notFound.toCars')}
          </LinkButton>
        </form>
      </div>
    </Container>
  );
}
