import type { CSSProperties } from 'react';
import { classNames } from './class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS lengths: the size of what it stands for. */
  width?: string;
  height?: string;
  ratio?: string;
  round?: boolean;
  className?: string | undefined;
}

/** Stands where something will be, in its size. Silent: the region around it says that it is loading. */
export function Skeleton({ width = '100%', height, ratio, round = false, className }: SkeletonProps) {
  const style: CSSProperties = {
    inlineSize: width,
    ...(ratio === undefined ? { blockSize: height ?? '1em' } : { aspectRatio: ratio }),
  };
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, round && styles.round, className)}
      style={style}
    />
  );
}
