import type { FieldValues } from '~/modules/content';
import { safeHref } from '~/modules/content';
import type { BlockView, FieldsOf } from '~/page/contract';
import { elementOf } from '~/page/title-tag';
import { Heading } from '~/ui/heading';
import { Icon } from '~/ui/icon/icon';
import { Container } from '~/ui/layout';
import { RichText } from '~/ui/text/rich-text';
import { collapses, fileKind } from './collapsing';
import type { block } from './file-download-list.block';
import styles from './file-download-list.module.css';

type Entry = FieldValues<FieldsOf<typeof block>>['FileList'][number];

/** Without a script every file is shown; nothing at all when there is no file to take. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, uid }) => {
  const files = fields.FileList.flatMap(shown);
  if (files.length === 0) return null;
  const visible = Math.trunc(fields.ItemsVisibleWhenCollapsed);
  const collapsed = collapses({
    count: files.length,
    visible,
    showAll: fields.ShowAllItems,
    expandLabel: fields.ExpandLabel,
    collapseLabel: fields.CollapseLabel,
  });
  const titled = fields.Title !== '';
  return (
    <section className={styles.root} {...(titled && { 'aria-labelledby': `${uid}-title` })}>
      <Container width="text" className={styles.column}>
        {titled && (
          <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="l">
            {fields.Title}
          </Heading>
        )}
        <RichText html={fields.Paragraph} />
        <div {...(collapsed && { 'data-enhance': 'collapse' })}>
          <ul id={`${uid}-files`} className={styles.list} {...(collapsed && { 'data-collapsed': '' })}>
            {files.map(({ title, href }, at) => (
              // Two files may have one title; their order is what tells them apart.
              <li key={`${at}-${title}`} {...(collapsed && at >= visible && { 'data-rest': '' })}>
                <a href={href} download="" className={styles.file}>
                  <Icon name="Document" size="1.5rem" className={styles.icon} />
                  <span className={styles.name}>{title}</span>
                  {fileKind(href) !== '' && <span className={styles.kind}>{fileKind(href)}</span>}
                  <Icon name="Download" size="1.25rem" className={styles.icon} />
                </a>
              </li>
            ))}
          </ul>
          {collapsed && (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded="false"
              aria-controls={`${uid}-files`}
            >
              <span className={styles.more}>{fields.ExpandLabel}</span>
              <span className={styles.less}>{fields.CollapseLabel}</span>
              <Icon name="ChevronDown" size="1.125em" className={styles.chevron} />
            </button>
          )}
        </div>
      </Container>
    </section>
  );
};

/** An entry is shown only with both a title and a file (FILES-1). */
function shown({ Title, File }: Entry): readonly { title: string; href: string }[] {
  const href = File === null ? null : safeHref(File);
  return Title.trim() === '' || href === null ? [] : [{ title: Title, href }];
}
