-- Records up to some eight kilobytes are stored as they are: to compress each took longer than all else of storing it.
ALTER TABLE stock_cars SET (toast_tuple_target = 8160);
ALTER TABLE stock_staging SET (toast_tuple_target = 8160);
ALTER TABLE stock_held_rows SET (toast_tuple_target = 8160);
-- Those that are forgotten in the end are looked for after each file: without it among all cars.
CREATE INDEX stock_cars_sold ON stock_cars (sold_at) WHERE sold_at IS NOT NULL;
-- Rows are known by what is remembered of them while a file is read.
DROP INDEX stock_cars_of_source;
