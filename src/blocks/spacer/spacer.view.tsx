import type { BlockView, FieldsOf } from '~/page/contract';
import { classNames } from '~/ui/class-names';
import type { block } from './spacer.block';
import styles from './spacer.module.css';

const GROUNDS = {
  None: false,
  BackgroundColor1: styles.sunken,
  BackgroundColor2: styles.inverse,
  BackgroundColor3: styles.accent,
} as const;
const HEIGHTS = { Small: styles.small, Medium: styles.medium, Large: styles.large };

export const view: BlockView<FieldsOf<typeof block>> = ({ fields }) => (
  <div
    aria-hidden="true"
    className={classNames(styles.spacer, GROUNDS[fields.BackgroundColor], HEIGHTS[fields.Height])}
  />
);
