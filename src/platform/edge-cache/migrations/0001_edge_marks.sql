-- How far the edge has been told: per topic the id of the last change, and the build whose pages it may hold.
CREATE TABLE edge_marks (
  name  text PRIMARY KEY,
  value text NOT NULL
);
