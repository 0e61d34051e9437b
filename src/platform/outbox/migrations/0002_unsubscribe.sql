-- Where the receiver ends such mails, as the mail's headers say it.
alter table platform_outbox_mail add column unsubscribe text;
