import { LinkButton } from '~/ui/button';
import { Icon, type IconName } from '~/ui/icon/icon';
import styles from './staff.module.css';

/** A page that says one thing and leads back. */
export function NoticeView({
  icon,
  title,
  text,
  link,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly text: string };
}) {
  return (
    <div className={styles.notice}>
      <span className={styles.noticeIcon}>
        <Icon name={icon} size="2rem" />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      <p>
        <LinkButton href={link.href} variant="secondary">
          {link.text}
        </LinkButton>
      </p>
    </div>
  );
}
