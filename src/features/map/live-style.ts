import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapGround } from './map-settings';

/** The bundled map in the colours of the site. Names are drawn with the page's own font, so nothing is fetched for them. */
export function bundledStyle({ tiles, palette, country }: MapGround, font: string): StyleSpecification {
  const { land, water, shore, border, name, halo, quiet } = palette;
  const source = 'country';
  // More people, sooner; but the towns of the site's own country before all others.
  const rank: ExpressionSpecification = [
    'case',
    ['==', ['get', 'country'], country],
    ['-', -1e9, ['get', 'people']],
    ['-', ['get', 'people']],
  ];
  const fill = (layer: string, color: string) =>
    ({ id: layer, type: 'fill', source, 'source-layer': layer, paint: { 'fill-color': color } }) as const;
  const edge = (layer: string) =>
    ({
      ...({ id: `${layer}-edge`, type: 'line', source, 'source-layer': layer } as const),
      paint: { 'line-color': shore, 'line-width': 1 },
    }) as const;
  return {
    version: 8,
    sources: {
      [source]: { type: 'vector', tiles: [location.origin + tiles], minzoom: 0, maxzoom: 9 },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': water } },
      fill('land', land),
      edge('land'),
      {
        id: 'rivers',
        type: 'line',
        source,
        'source-layer': 'rivers',
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: { 'line-color': water, 'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.6, 12, 3] },
      },
      fill('lakes', water),
      edge('lakes'),
      fill('islands', land),
      {
        id: 'borders',
        type: 'line',
        source,
        'source-layer': 'borders',
        paint: { 'line-color': border, 'line-width': 1.2, 'line-dasharray': [4, 3] },
      },
      {
        id: 'parts',
        type: 'symbol',
        source,
        'source-layer': 'places',
        minzoom: 10.5,
        filter: ['==', ['get', 'part'], true],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': [font],
          'text-size': 12,
          'text-padding': 8,
          'symbol-sort-key': rank,
        },
        paint: { 'text-color': quiet, 'text-halo-color': halo, 'text-halo-width': 1.5 },
      },
      {
        id: 'towns',
        type: 'symbol',
        source,
        'source-layer': 'places',
        filter: ['==', ['get', 'part'], false],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': [font],
          'text-padding': 10,
          // Below the place: a marker stands on it.
          'text-anchor': 'top',
          'text-offset': [0, 0.4],
          'text-size': ['step', ['get', 'people'], 12, 30_000, 13, 200_000, 14.5],
          'symbol-sort-key': rank,
        },
        paint: { 'text-color': name, 'text-halo-color': halo, 'text-halo-width': 1.5 },
      },
    ],
  };
}
