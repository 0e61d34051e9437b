import type { FieldValues } from '~/modules/content';
import type { BlockView, FieldsOf, PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { channelIcon } from '~/ui/icon/channel-icon';
import { Icon } from '~/ui/icon/icon';
import { Container } from '~/ui/layout';
import { shareAddress } from '~/ui/share/share-address';
import { SHARE_TARGETS } from './share-targets';
import type { block } from './social-media.block';
import styles from './social-media.module.css';

type Channel = FieldValues<FieldsOf<typeof block>>['SocialMediaChannels'][number];

/** Only what leads somewhere: nothing at all without the share menu and without a channel that has a link. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page }) => {
  const channels = fields.SocialMediaChannels.flatMap((channel) => shown(channel, page));
  if (!fields.Share && channels.length === 0) return null;
  return (
    <div className={styles.root}>
      <Container width="content" className={styles.row}>
        {fields.Share && <ShareMenu page={page} />}
        {channels.length > 0 && (
          <ul className={styles.channels} aria-label={page.t('shell.followUs')}>
            {channels.map(({ name, link }) => (
              <li key={name + link.href}>
                <a {...link} className={styles.channel}>
                  <Mark name={name} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </Container>
    </div>
  );
};

function shown({ name, Link }: Channel, page: PageContext) {
  const link = linkAttributes(page, Link);
  return link === null || name.trim() === '' ? [] : [{ name: name.trim(), link }];
}

/** The mark of a channel, or its name when we have none. */
function Mark({ name }: { name: string }) {
  const mark = channelIcon(name);
  return mark === null ? name : <Icon name={mark} size="1.375rem" label={name} />;
}

/** Works without a script, which adds the device's own share sheet, the query of the page and the clipboard. */
function ShareMenu({ page }: { page: PageContext }) {
  const address = page.origin + page.href(page.path);
  return (
    <details className={styles.share} data-enhance="share">
      <summary className={styles.toggle}>
        <Icon name="Share" />
        {page.t('shell.share')}
      </summary>
      <div className={styles.menu}>
        <ul className={styles.entries}>
          {SHARE_TARGETS.map((target) => (
            <li key={target.name}>
              <a
                href={shareAddress(target.address, address)}
                target="_blank"
                rel="noopener"
                className={styles.entry}
                data-share={target.address}
              >
                <Icon name={target.name} />
                {target.name}
              </a>
            </li>
          ))}
          <li className={styles.copy}>
            <button type="button" className={styles.entry} data-copy="">
              <Icon name="Link" />
              {page.t('shell.copy')}
            </button>
          </li>
        </ul>
        <span role="status" className={styles.status} data-copied={page.t('shell.copied')} />
      </div>
    </details>
  );
}
