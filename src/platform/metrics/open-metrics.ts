import { type Metric, type OpenMetricsContentType, Registry } from 'prom-client';

/** What a registry holds as OpenMetrics, with exemplars. */
export function openMetricsText(registry: Registry): Promise<string> {
  const open = new Registry<OpenMetricsContentType>();
  open.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  for (const { name } of registry.getMetricsAsArray()) {
    const metric = registry.getSingleMetric(name);
    // The package takes `_total` from the names of counters while it prints: those of the registry must keep theirs.
    if (metric !== undefined) open.registerMetric(name.endsWith('_total') ? renamed(metric) : metric);
  }
  return open.metrics();
}

const renamed = (metric: Metric<string>): Metric<string> => Object.create(metric);
