-- Files of a mail, in order: [{name, contentType, base64}].
alter table platform_outbox_mail add column attachments jsonb not null default '[]';
