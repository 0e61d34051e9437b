-- The words of a request, kept: worked out anew for each request that a search looks at, they took most of its time.
ALTER TABLE leads ADD COLUMN words tsvector GENERATED ALWAYS AS (lead_words(form_values, context)) STORED;
DROP INDEX leads_words;
CREATE INDEX leads_words ON leads USING gin (words);

-- The newest requests in whatever state, which a search reads first.
CREATE INDEX leads_newest ON leads (site, created_at DESC, id DESC);
CREATE INDEX leads_newest_of_facility ON leads (site, site_id, created_at DESC, id DESC);
