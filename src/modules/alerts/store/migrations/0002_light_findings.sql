-- Findings come by the thousand after a large import: both ends of this reference go with their alert anyway.
ALTER TABLE alert_findings DROP CONSTRAINT alert_findings_mail_id_fkey;
