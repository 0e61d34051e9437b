-- What staff find a car by, in plain letters, written with its record: to read it out of the text of each record that a search looks
-- at took seconds.
ALTER TABLE stock_cars ADD COLUMN words text;
ALTER TABLE stock_staging ADD COLUMN words text;
ALTER TABLE stock_held_rows ADD COLUMN words text;
UPDATE stock_cars c SET words = platform_plain_letters(concat_ws(' ', c.car_id, r.car_brand, r.car_model, r.car_version, r.car_year,
  r.car_regno, r.car_color, r.car_site_name, r.car_site_city,
  regexp_replace(r.car_regno, '[^[:alnum:]]', '', 'g'), regexp_replace(r.car_model, '[^[:alnum:]]', '', 'g')))
FROM (SELECT site, car_id, record::jsonb AS record FROM stock_cars WHERE record IS NOT NULL) AS known,
  LATERAL jsonb_to_record(known.record) AS r (car_brand text, car_model text, car_version text, car_year text, car_regno text,
    car_color text, car_site_name text, car_site_city text)
WHERE c.site = known.site AND c.car_id = known.car_id;
