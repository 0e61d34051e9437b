-- Without a mail server mails wait for one (`waiting`), and are then sent by jobs (`queued`) as they would have been.
alter table platform_outbox_mail add column to_name text;
-- After this a mail is of no use.
alter table platform_outbox_mail add column until timestamptz;
alter table platform_outbox_mail drop constraint platform_outbox_mail_state_check;
alter table platform_outbox_mail
  add constraint platform_outbox_mail_state_check check (state in ('sent', 'refused', 'waiting', 'queued'));
create index platform_outbox_mail_waiting on platform_outbox_mail (at) where state in ('waiting', 'queued');
