-- What the group knew of a request when it came: car, facility, offers worked out anew, the promised answer.
ALTER TABLE leads ADD COLUMN context jsonb;

-- A receipt to the visitor is a delivery like the others: queued with the request, made once.
ALTER TABLE lead_deliveries DROP CONSTRAINT lead_deliveries_channel_check;
ALTER TABLE lead_deliveries
  ADD CONSTRAINT lead_deliveries_channel_check CHECK (channel IN ('mail', 'webhook', 'receipt'));
