-- What drives the car; null: the register does not know. What may be offered to it depends on it.
ALTER TABLE workshop_vehicles
  ADD COLUMN fuel text
  CHECK (fuel IN ('petrol', 'diesel', 'ethanol', 'gas', 'hybrid', 'plug-in-hybrid', 'electric'));
