-- Requests are found without diacritics, and by parts of a mail, the last figures of a telephone number (its digits from the end, after
-- a tilde), the car's number and the facility, too.
CREATE OR REPLACE FUNCTION lead_plain_words(form_values jsonb, context jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE COST 1000 RETURN
  array_to_tsvector(array_remove(
    regexp_split_to_array(platform_plain_letters(translate(
      left(coalesce(form_values->>'name', ''), 200) || ' ' || left(coalesce(form_values->>'email', ''), 254) || ' ' ||
      ltrim(left(coalesce(form_values->>'phone', ''), 40), '+') || ' ' || left(coalesce(form_values->>'regno', ''), 40) || ' ' ||
      left(coalesce(form_values->>'carId', ''), 60) || ' ' ||
      left(coalesce(context->'place'->>'name', ''), 100) || ' ' ||
      left(coalesce(context->'car'->>'dealerTitle', form_values->>'car', ''), 300), '’', '''')), '[\s,;()"]+')
    || regexp_split_to_array(platform_plain_letters(left(coalesce(form_values->>'email', ''), 254)), '[@.]+')
    || ARRAY[split_part(platform_plain_letters(left(coalesce(form_values->>'email', ''), 254)), '@', 2),
      '~' || reverse(regexp_replace(left(coalesce(form_values->>'phone', ''), 40), '\D', '', 'g'))],
    ''));

-- The column `words` stays for the release that still runs beside this one; nothing reads it any more.
DROP INDEX leads_words;
ALTER TABLE leads ADD COLUMN plain_words tsvector GENERATED ALWAYS AS (lead_plain_words(form_values, context)) STORED;
CREATE INDEX leads_plain_words ON leads USING gin (plain_words);
