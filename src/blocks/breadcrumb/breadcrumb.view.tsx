import type { BlockView, FieldsOf } from '~/page/contract';
import { Breadcrumb, type Crumb } from '~/ui/breadcrumb';
import { Container } from '~/ui/layout';
import type { block } from './breadcrumb.block';
import styles from './page-breadcrumb.module.css';

export const view: BlockView<FieldsOf<typeof block>, readonly Crumb[]> = ({ data, page }) => (
  <div className={styles.root}>
    <Container width="content">
      <Breadcrumb crumbs={data} label={page.t('shell.breadcrumb')} />
    </Container>
  </div>
);
