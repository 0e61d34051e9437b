import { type Content, contentChanges } from '~/modules/content';
import { type Facilities, facilityChanges } from '~/modules/facilities';
import { type Ratings, ratingChanges } from '~/modules/ratings';
import { type Settings, settingsChanges } from '~/modules/settings';
import { type Stock, stockTopic } from '~/modules/stock';
import type { Breakers } from '~/platform/breaker';
import type { Config } from '~/platform/config';
import { appendChange, type Database } from '~/platform/db';
import { createEdgeCache, openPurgeFeed, type PurgeFeed, type PurgeSource } from '~/platform/edge-cache';
import type { Jobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import type { Clock } from '~/platform/time';
import { SITES } from '~/sites';

export interface OpenEdge {
  readonly feed: PurgeFeed;
  close(): Promise<void>;
}

interface EdgeParts {
  readonly content: Content;
  readonly stock: Stock;
  readonly facilities: Facilities;
  readonly ratings: Ratings;
  readonly settings: Settings;
}

const STOCKED = SITES.flatMap(({ key, carIndex, siteIndex }) =>
  carIndex === null ? [] : [{ topic: stockTopic(key), carIndex, siteIndex }],
);

/** The topics of the change log that void pages, with the tags by which `web.ts` voids them. */
const SOURCES: readonly PurgeSource[] = [
  contentChanges,
  {
    topic: facilityChanges.topic,
    tagsOf(payload) {
      const index = facilityChanges.indexOf(payload);
      // Cars of a facility that has moved are placed anew.
      const cars = STOCKED.filter(({ siteIndex }) => siteIndex === index);
      return [`facilities:${index}`, ...cars.map(({ carIndex }) => `stock:${carIndex}`)];
    },
  },
  {
    topic: ratingChanges.topic,
    tagsOf(payload) {
      const { siteIndex, departmentId } = ratingChanges.placeOf(payload);
      return [`ratings:${siteIndex}:${departmentId}`];
    },
  },
  settingsChanges,
  ...STOCKED.map(({ topic, carIndex }) => ({ topic, tagsOf: () => [`stock:${carIndex}`] })),
];

/** Tells the cache in front of us what becomes void, when this process has voided its own pages; null where there is none. */
export async function openEdge(options: {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly breakers: Breakers;
  readonly parts: EdgeParts;
  readonly clock: Clock;
  readonly log: Log;
}): Promise<OpenEdge | null> {
  const { config, database, jobs, breakers, parts, clock, log } = options;
  if (config.edge === null) return null;
  const edge = createEdgeCache(config.edge, breakers);
  const now = () => clock.now();
  const feed = await openPurgeFeed({ database, jobs, edge, sources: SOURCES, now, log });
  const stops = [
    parts.content.onInvalidate(() => feed.announce(contentChanges.topic)),
    parts.facilities.onChange(() => feed.announce(facilityChanges.topic)),
    parts.ratings.onChange(() => feed.announce(ratingChanges.topic)),
    parts.settings.onChange((site, cause) => {
      if (cause === 'change') return feed.announce(settingsChanges.topic);
      // What a day brings is in no log yet: each process would have it purged, which is harmless once in a while.
      database
        .transaction((tx) => appendChange(tx, settingsChanges.topic, { site }))
        .then(() => feed.announce(settingsChanges.topic))
        .catch((error: unknown) => log.error({ err: error, site }, 'old terms may stay at the edge'));
    }),
    parts.stock.onChange(({ indexName }) => {
      for (const { topic, carIndex } of STOCKED) if (carIndex === indexName) feed.announce(topic);
    }),
  ];
  return {
    feed,
    async close() {
      for (const stop of stops) stop();
      await feed.stop();
    },
  };
}
