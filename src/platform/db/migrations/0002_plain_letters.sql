-- Lower case without diacritics, as `fold` does it in the code: "Öst" and "ost" are the same. For indexes of what people type. A
-- database of the locale C lowers no letter with an accent, so each is taken apart first; a Turkish one lowers I to ı. The body is
-- bound when it is made: an index is built under a search path of its own.
CREATE OR REPLACE FUNCTION platform_plain_letters(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  replace(replace(replace(replace(
    translate(
      regexp_replace(lower(normalize(typed, NFD)), '[\u0300-\u036f]', '', 'g'),
      'ØøŁłĐđÐðıÆŒÞẞ', 'oolldddd' || 'iæœþß'),
    'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ß', 'ss');
