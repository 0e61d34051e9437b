import type { BlockView, FieldsOf } from '~/page/contract';
import { classNames } from '~/ui/class-names';
import { Container } from '~/ui/layout';
import { List } from '~/ui/text/list';
import type { block } from './highlight-list.block';
import styles from './highlight-list.module.css';

export const view: BlockView<FieldsOf<typeof block>> = ({ fields }) => {
  const items = fields.Items.filter(
    (item) => item.PreTitle !== '' || item.Title !== '' || item.SubTitle !== '',
  );
  if (items.length === 0) return null;
  return (
    <section className={styles.root}>
      <Container width="content">
        <List className={classNames(styles.list, fields.Columns === '4' && styles.four)}>
          {items.map((item, at) => (
            <li key={`${at}-${item.Title}`} className={styles.item}>
              {item.PreTitle !== '' && <span className={styles.before}>{item.PreTitle}</span>}
              {item.Title !== '' && <strong className={styles.title}>{item.Title}</strong>}
              {item.SubTitle !== '' && <span className={styles.after}>{item.SubTitle}</span>}
            </li>
          ))}
        </List>
      </Container>
    </section>
  );
};
