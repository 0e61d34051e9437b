import type { Breakers } from '../breaker';
import type { EdgeConfig } from '../config';
import { cloudflareEdge } from './adapters/cloudflare';
import { fastlyEdge } from './adapters/fastly';
import { varnishEdge } from './adapters/varnish';
import type { EdgeCache } from './edge-cache';

/** The configured edge. */
export function createEdgeCache(config: EdgeConfig, breakers: Breakers): EdgeCache {
  switch (config.vendor) {
    case 'fastly':
      return fastlyEdge({
        serviceId: config.serviceId,
        token: config.token.reveal(),
        breaker: breakers.of('cdn'),
      });
    case 'cloudflare':
      return cloudflareEdge({
        zoneIds: config.zoneIds,
        token: config.token.reveal(),
        breaker: breakers.of('cdn'),
      });
    case 'varnish':
      return varnishEdge({
        urls: config.urls,
        key: config.key.reveal(),
        breakerOf: (url) => breakers.of(`cdn ${new URL(url).host}`),
      });
  }
}
