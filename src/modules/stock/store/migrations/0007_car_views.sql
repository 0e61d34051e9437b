-- How often the page of a car was looked at, by day of the site: numbers only, of nobody.
CREATE TABLE stock_car_views (
  site text NOT NULL,
  car_id text COLLATE "C" NOT NULL,
  day date NOT NULL,
  views integer NOT NULL,
  PRIMARY KEY (site, car_id, day)
);
