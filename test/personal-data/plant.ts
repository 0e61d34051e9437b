import type { Database } from '~/platform/db';

/** Puts a person into every personal column of every table. The words of `who` stand in each; ids begin with `digit`. */
export async function plant(
  { driver }: Database,
  who: { mail: string; phone: string; plate: string; name: string },
  digit: number,
) {
  const { mail, phone, plate, name } = who;
  const id = (last: number) => `${digit}0000000-0000-4000-8000-00000000000${last}`;
  const typedText = `${name} (${mail}, ${phone}) with ${plate}`;
  const typed = JSON.stringify({ email: mail.toUpperCase(), phone, regno: plate, name });
  const reference = `reference-${mail}`;
  await driver.execute(`
    INSERT INTO leads (id, submission_key, fingerprint, site, language, form_name, form_values, receiver, context, created_at)
      VALUES ('${id(1)}', '${reference}', '${reference}', 's', 'sv', 'F', '${typed}', '{"name": "${typedText}"}',
        '{"car": "${typedText}"}', '2026-11-01');
    UPDATE leads SET assignee = '${reference}', words_digest = '${reference}' WHERE id = '${id(1)}';
    INSERT INTO lead_entries VALUES ('${id(8)}', '${id(1)}', 'note', '${reference}', '${typedText}', NULL, '2026-11-01');
    INSERT INTO lead_looks VALUES ('${id(9)}', '${id(1)}', 'staff', 'request', '2026-11-01');
    INSERT INTO lead_deliveries (lead_id, channel, last_error) VALUES ('${id(1)}', 'mail', 'refused: ${typedText}');
    INSERT INTO alerts (id, site, language, car_index, email, search, search_key, new_cars, price_drops, frequency, state,
        asked_at, ask_id, since)
      VALUES ('${id(2)}', 's', 'sv', 'i', '${mail}', '{"path": "${typedText}"}', '${reference}', true, true, 'now', 'active',
        '2026-11-01', '${id(3)}', '2026-11-01');
    INSERT INTO consents (id, purpose, site, language, email, address_digest, shown_text, text_version, form_name,
        request_id, given_at)
      VALUES ('${id(7)}', 'newsletter', 's', 'sv', '${mail}', 'digest-${digit}', 'Yes', 'v', 'F', '${id(1)}', '2026-11-01');
    INSERT INTO alert_tokens VALUES ('${reference}', '${id(2)}', 'manage', NULL);
    INSERT INTO alert_mails VALUES ('${id(4)}', '${id(2)}', now(), now());
    INSERT INTO alert_findings VALUES ('${id(2)}', 'car', 'new', 0, 1, 1, 'SEK', now(), '${id(4)}');
    INSERT INTO tyre_agreements
      VALUES ('${id(5)}', 'i', '${plate}', '${phone}', '{"name": "${typedText}", "wheelSets": []}', now(), '${name}', '${mail}');
    INSERT INTO tyre_sets (id, agreement_id, site_index, department_id, season, state, wheels, changed_at)
      VALUES ('${id(5)}', '${id(5)}', 'i', 'd', 'winter', 'away', '[{"comment": "${typedText}"}]', now());
    INSERT INTO tyre_photos VALUES ('${id(5)}', 'FL', convert_to('${typedText}', 'UTF8'), '2026-11-01');
    INSERT INTO tyre_send_outs VALUES ('${id(5)}', 'i', 'd', '2026-winter', 'staff', '2026-11-01');
    INSERT INTO tyre_change_notices VALUES ('${id(5)}', '2026-winter', '${id(5)}', '2026-11-01', NULL, NULL);
    INSERT INTO tyre_notice_tokens VALUES ('${reference}', '${id(5)}', '2026-11-01');
    INSERT INTO tyre_acts (agreement_id, act, detail, account, at) VALUES ('${id(5)}', 'moved', '"A-1"', 'staff', '2026-11-01');
    INSERT INTO tyre_customer_looks (agreement_id, account, by, at) VALUES ('${id(5)}', 'staff', 'page', '2026-11-01');
    INSERT INTO tyre_searches VALUES ('${reference}', '${id(5)}', now());
    INSERT INTO tyre_codes (auth_hash, agreement_id, phone, code_digest, created_at, expires_at)
      VALUES ('${reference}', '${id(5)}', '${phone}', '${reference}', now(), now());
    INSERT INTO tyre_sessions VALUES ('${reference}', 'i', '${plate}', '[{"name": "${typedText}"}]', now(), now());
    INSERT INTO workshop_bookings (id, number, site, site_index, language, department_id, visit_date, minutes, state,
        registration_number, vehicle, lines, customer, comment, staff_note, choices, total_price, idempotency_key,
        request_digest, booked_at, changed_at)
      VALUES ('${id(6)}', 'NUMBER-${digit}', 's', 'i', 'sv', 'd', '2026-11-02', 60, 'arrived', '${plate}',
        '{"registrationNumber": "${plate}", "brand": "Volvo"}', '[{"id": "x", "text": "${typedText}"}]',
        '${typed.replace(mail.toUpperCase(), mail)}', '${typedText}', '${typedText}', '["${typedText}"]', 100, '${reference}', '${reference}', now(), now());
    INSERT INTO workshop_tokens VALUES ('${reference}', '${id(6)}');
    INSERT INTO workshop_customer_looks VALUES ('${id(0)}', '${id(6)}', 'staff', 'plate', '2026-11-01');
    INSERT INTO workshop_staff_forms VALUES ('staff', '${id(6)}', '[["name", "${typedText}"]]', '2026-11-01');
    INSERT INTO workshop_waiting_list VALUES ('${id(6)}', 'i', 'd', '{1,2}', 'any', 'customer', '2026-11-01');
    INSERT INTO workshop_earlier_times
      VALUES ('${id(6)}', '${id(6)}', '2026-11-01', NULL, '2026-11-01', '2026-11-02', 'declined');
    INSERT INTO workshop_resources (site_index, department_id, resource_id) VALUES ('i', 'd', 'bay') ON CONFLICT DO NOTHING;
    INSERT INTO workshop_blocked_times
      SELECT '${id(7)}', '${id(7)}', 'i', 'd', no, 20000000, 20000060, 'absence', '${typedText}', '2026-11-01' FROM workshop_resources;
    INSERT INTO test_drive_cars (car_index, car_id) VALUES ('i', 'c') ON CONFLICT DO NOTHING;
    INSERT INTO test_drive_facilities (site_index, site_id) VALUES ('i', '12') ON CONFLICT DO NOTHING;
    INSERT INTO test_drives (id, number, lead_id, site, language, site_index, site_id, car_index, car_id, car, car_no,
        facility_no, place, starts, ends, state, customer, staff_email, booked_at, changed_at)
      SELECT '${id(6)}', 'DRIVE-${digit}', '${id(1)}', 's', 'sv', 'i', '12', 'i', 'c', '{}', car.no, facility.no, 1,
        14000000 + 100 * ${digit}, 14000045 + 100 * ${digit}, 'came', '${typed}', 'dealer@cars.example', '2026-11-01', '2026-11-01'
      FROM test_drive_cars AS car, test_drive_facilities AS facility;
    INSERT INTO test_drive_tokens VALUES ('${reference}', '${id(6)}');
    INSERT INTO test_drive_acts VALUES ('${id(6)}', '${id(6)}', 'came', 'staff', '2026-11-01');
    INSERT INTO test_drive_looks VALUES ('${id(6)}', 'staff', '2026-11-01');
    INSERT INTO test_drive_facility_changes SELECT '${id(6)}', no, 2, '${digit}', now() FROM test_drive_facilities;
    INSERT INTO ratings VALUES ('visit-NUMBER-${digit}', 's', 'i', 'd', 'visit', 5, '${typedText}', '2026-11-03');
    INSERT INTO workshop_vehicles (registration_number, brand, model, has_service_agreement) VALUES ('${plate}', 'Volvo', 'V60', false);
    INSERT INTO identity_users VALUES ('${digit}', '${typedText}', '${mail}', true, '${typedText}', now(), now());
    INSERT INTO identity_credentials (id, user_id, provider_id, account_id, password, access_token, refresh_token, id_token,
        created_at, updated_at)
      VALUES ('${digit}', '${digit}', 'credential', '${reference}', '${reference}', '${reference}', '${reference}',
        '${reference}', now(), now());
    INSERT INTO identity_sessions VALUES ('${digit}', '${reference}', '${digit}', now(), '${typedText}', '${typedText}', now(), now());
    INSERT INTO identity_invitations VALUES ('${id(9)}', '${mail}', '${typedText}', '{}', 's', '${digit}', 1, now());
    INSERT INTO identity_personal_tokens VALUES ('${id(9)}', '${digit}', '${typedText}', '${reference}', 'read', '{s}', now(), now(), now());
    INSERT INTO identity_second_factors VALUES ('${digit}', '${typedText}', now(), 1, now());
    INSERT INTO identity_recovery_codes VALUES ('${digit}', '${reference}');
    INSERT INTO identity_phones VALUES ('${digit}', '${phone}', now());
    INSERT INTO identity_phone_codes VALUES ('${digit}', '${phone}', '${reference}', 0, now());
    INSERT INTO identity_audit VALUES ('${id(8)}', now(), '${digit}', '${digit}', 'session-ended', '{}');
    INSERT INTO identity_verifications VALUES ('${digit}', '${mail}', '${typedText}', now(), now(), now());
    INSERT INTO identity_members VALUES ('${digit}', 'staff', now());
    INSERT INTO identity_workshops VALUES ('${digit}', 'i', 'd');
    INSERT INTO identity_facilities VALUES ('${digit}', 'i', '12');
    INSERT INTO identity_editors VALUES ('${digit}', 'automotive-se', 'editor');
    INSERT INTO platform_outbox_mail VALUES ('receipt-${id(1)}', '2026-11-01', '${mail}', '${mail}', '${typedText}', '${typedText}',
      '${typedText}', 'sent', '${reference}', '[{"name": "${typedText}"}]', '${typedText}');
    INSERT INTO platform_outbox_mail VALUES ('lead-${id(1)}', '2026-11-01', 'dealer@cars.example', '${mail}', '${typedText}',
      'For ${name}', NULL, 'sent');
    INSERT INTO platform_outbox_sms VALUES ('visit-${id(6)}-0', '2026-11-01', '${phone}', '${typedText}', 'sent');
    INSERT INTO platform_outbox_accepted VALUES ('mail', 'visit-${id(6)}-0', '2026-11-01');
    INSERT INTO content_audit VALUES ('${id(8)}', now(), '${digit}', 'An editor', 's', NULL, 'sv', 'save', 'page', '{"title": "x"}',
      '{"title": "y"}');
    INSERT INTO stock_overlay_changes (site, car_id, account, before, after, at)
      VALUES ('s', 'c', '${digit}', '{"highlighted": null}', '{"highlighted": true}', now());
    INSERT INTO workshop_capacity_changes (site_index, department_id, part, item, revision, account, before, after)
      VALUES ('automotive-se-sites', '10.40', 'day', '2026-12-24', 1, '${digit}', '[]', '[]');
    INSERT INTO facilities_override_changes (index_name, site_id, department, part, revision, account, before, after)
      VALUES ('s', '1', '', 'contact', 1, '${digit}', '{"phone": "1"}', '{"phone": "2"}');
    INSERT INTO templates_changes (site, language, template, revision, account, before, after)
      VALUES ('s', 'sv', 'visit-booked-mail', 1, '${digit}', '{"key": "x"}', '{"key": "y"}');
    INSERT INTO settings_changes (site, setting, language, revision, account, act, valid_from, before, after, at)
      VALUES ('s', 'contact', '', 1, '${digit}', 'written', '2026-11-01', '{}', '{"city": "x"}', now());
    INSERT INTO pgboss.job (name, data, output, singleton_key)
      VALUES ('dead-letters', '{"leadId": "${id(1)}"}', '{"message": "refused ${typedText}"}', '${reference}')`);
}
