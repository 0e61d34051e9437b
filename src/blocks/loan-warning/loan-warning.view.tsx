import { LoanNotice } from '~/features/finance';
import type { BlockView, FieldsOf } from '~/page/contract';
import { classNames } from '~/ui/class-names';
import { Container } from '~/ui/layout';
import type { block } from './loan-warning.block';
import styles from './loan-warning.module.css';

export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page }) => (
  <div className={classNames(styles.root, !fields.HasMarginTop && styles.flush)}>
    <Container width="text">
      <LoanNotice page={page} />
    </Container>
  </div>
);
