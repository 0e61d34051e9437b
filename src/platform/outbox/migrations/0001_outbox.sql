create table platform_outbox_mail (
  key text primary key,
  at timestamptz not null,
  "to" text not null,
  reply_to text,
  subject text not null,
  "text" text not null,
  html text,
  state text not null check (state in ('sent', 'refused'))
);

create index platform_outbox_mail_at on platform_outbox_mail (at desc, key);

create table platform_outbox_sms (
  key text primary key,
  at timestamptz not null,
  "to" text not null,
  "text" text not null,
  state text not null check (state in ('sent', 'refused'))
);

create index platform_outbox_sms_at on platform_outbox_sms (at desc, key);

-- What a real provider has accepted, without addresses or texts: a repeated job does not send twice.
create table platform_outbox_accepted (
  channel text not null check (channel in ('mail', 'sms')),
  key text not null,
  at timestamptz not null,
  primary key (channel, key)
);

create index platform_outbox_accepted_at on platform_outbox_accepted (at);
