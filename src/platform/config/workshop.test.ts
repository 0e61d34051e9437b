import { expect, test } from 'vitest';
import { parseConfig } from '.';

const read = (env: Record<string, string>) => {
  const parsed = parseConfig(env);
  return parsed.ok ? parsed.value.workshop : parsed.error.map(({ variable }) => variable);
};

test('without anything the workshops and the vehicles are our own', () => {
  expect(read({})).toEqual({ registry: null, upstream: null, tyreHotel: null });
});

test('a register of vehicles and a workshop service are named by their addresses, with or without keys', () => {
  const VEHICLE_REGISTRY_URL = 'https://vehicles.example/v1';
  const WORKSHOP_UPSTREAM_URL = 'https://booking.example/api/mechmate';
  expect(read({ VEHICLE_REGISTRY_URL, WORKSHOP_UPSTREAM_URL })).toEqual({
    registry: { url: VEHICLE_REGISTRY_URL, key: null },
    upstream: { url: WORKSHOP_UPSTREAM_URL, key: null },
    tyreHotel: null,
  });
  const keys = { VEHICLE_REGISTRY_KEY: 'hunter2-vehicles', WORKSHOP_UPSTREAM_KEY: 'hunter2-booking' };
  const both = parseConfig({ VEHICLE_REGISTRY_URL, WORKSHOP_UPSTREAM_URL, ...keys });
  const { registry = null, upstream = null } = both.ok ? both.value.workshop : {};
  expect([registry?.key?.reveal(), upstream?.key?.reveal()]).toEqual(Object.values(keys));
  expect(JSON.stringify(both)).not.toContain('hunter2');
});

test('a key without its address is refused, and so is an address that is none', () => {
  expect(read({ VEHICLE_REGISTRY_KEY: 'whatever', WORKSHOP_UPSTREAM_KEY: 'whatever' })).toEqual([
    'VEHICLE_REGISTRY_URL',
    'WORKSHOP_UPSTREAM_URL',
  ]);
  expect(read({ WORKSHOP_UPSTREAM_URL: 'booking.example' })).toEqual(['WORKSHOP_UPSTREAM_URL']);
});
