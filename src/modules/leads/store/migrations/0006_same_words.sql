-- Form and words of a request, as one digest: a form that a browser sent itself, and again by its script, is one request.
ALTER TABLE leads ADD COLUMN words_digest text;
CREATE INDEX leads_words_digest ON leads (words_digest, created_at);
