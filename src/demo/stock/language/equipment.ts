import { labelOf } from '~/modules/stock';
import type { StockLanguage } from './words';

/** From which level of trim a thing is usual: 1 nearly always, 2 often, 3 in the better ones. */
type Level = 1 | 2 | 3;

export interface Equipment {
  readonly level: Level;
  /** Only in these; without it in every car. */
  readonly only?: 'electric' | 'van' | 'passenger' | 'combustion' | 'awd';
  readonly names: Readonly<Record<StockLanguage, string>>;
}

/** `name` is the English label of the stock's vocabulary, which knows the others. */
function item(level: Level, name: string, only?: Equipment['only']): Equipment {
  const named = (language: 'sv' | 'nb' | 'en' | 'fi' | 'sk'): string => {
    const label = labelOf('car_equipment', name, language);
    if (label === null) throw new Error(`no equipment is called ${name}`);
    return label;
  };
  return {
    level,
    names: { sv: named('sv'), nb: named('nb'), 'en-GB': named('en'), fi: named('fi'), sk: named('sk') },
    ...(only === undefined ? {} : { only }),
  };
}

export const EQUIPMENT: readonly Equipment[] = [
  item(1, 'Anti-lock brakes'),
  item(1, 'Stability control (ESC)'),
  item(1, 'Air conditioning'),
  item(1, 'Remote central locking'),
  item(1, 'Electric windows'),
  item(1, 'Bluetooth hands-free'),
  item(1, 'Cruise control'),
  item(1, 'Isofix', 'passenger'),
  item(1, 'LED headlights'),
  item(1, 'Rain-sensing wipers'),
  item(1, 'Multi-function steering wheel'),
  item(1, 'Tyre pressure monitoring'),
  item(1, 'Autonomous emergency braking'),
  item(1, 'Bulkhead with window', 'van'),
  item(1, 'Nearside sliding door', 'van'),
  item(1, 'Rapid charging (CCS)', 'electric'),
  item(2, 'Heat pump', 'electric'),
  item(2, 'Type 2 charging cable', 'electric'),
  item(2, 'Pre-conditioning by app', 'electric'),
  item(2, 'Engine pre-heater', 'combustion'),
  item(2, 'Tow bar'),
  item(2, 'Rear parking sensors'),
  item(2, 'Reversing camera'),
  item(2, 'Apple CarPlay'),
  item(2, 'Android Auto'),
  item(2, 'Navigation'),
  item(2, 'Heated front seats'),
  item(2, 'Heated steering wheel'),
  item(2, 'Dual-zone climate control'),
  item(2, 'Keyless entry and start'),
  item(2, 'Alloy wheels'),
  item(2, 'Winter wheels included'),
  item(2, 'Roof rails', 'passenger'),
  item(2, 'Lane keeping assist'),
  item(2, 'Traffic sign recognition'),
  item(2, 'Racking in load area', 'van'),
  item(2, 'Four-wheel drive', 'awd'),
  item(3, 'Adaptive cruise control'),
  item(3, 'Blind spot monitor'),
  item(3, '360-degree camera'),
  item(3, 'Panoramic roof', 'passenger'),
  item(3, 'Leather upholstery', 'passenger'),
  item(3, 'Powered tailgate', 'passenger'),
  item(3, 'Electric memory seats', 'passenger'),
  item(3, 'Head-up display'),
  item(3, 'Matrix LED headlights'),
  item(3, 'Premium sound system'),
  item(3, 'Ambient lighting', 'passenger'),
  item(3, 'Wireless phone charging'),
  item(3, 'Air suspension', 'passenger'),
  item(3, 'Remote parking heater', 'combustion'),
];
