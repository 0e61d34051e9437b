import type { TableEntry } from '../personal-data';

/** The queue's own tables. */
export const queueData: readonly TableEntry[] = [
  {
    table: 'pgboss.job',
    why: 'work that waits: ids of requests, visits and alerts, and how it failed',
    ground: 'contract (b)',
    period: 'done 1 day, waiting 30 days, given up 90 days',
    personal: { data: 'reference', output: 'free-text', singleton_key: 'reference' },
    other: `id name priority state retry_limit retry_count retry_delay retry_backoff retry_delay_max expire_seconds
      deletion_seconds singleton_on group_id group_tier start_after created_on started_on completed_on keep_until dead_letter
      policy heartbeat_on heartbeat_seconds blocked blocking pending_dependencies source_name source_id source_created_on
      source_retry_count`,
    refers: { column: 'data', erase: 'delete' },
  },
  {
    table: 'pgboss.warning',
    why: 'what the queue complains of',
    other: 'id type message data created_on',
  },
  {
    table: 'pgboss.job_dependency',
    why: 'which job waits for which',
    other: 'child_name child_id parent_name parent_id',
  },
  {
    table: 'pgboss.queue_stats',
    why: 'figures of the queues',
    other: `id name deferred_count queued_count ready_count active_count failed_count total_count captured_on`,
  },
  {
    table: 'pgboss.schedule',
    why: 'when periodic work is due',
    other: 'name key kind cron timezone data options created_on updated_on last_job_id',
  },
  {
    table: 'pgboss.subscription',
    why: 'not used',
    other: 'event name created_on updated_on',
  },
  {
    table: 'pgboss.bam',
    why: 'changes of the queue’s own indexes',
    other: 'id name version status queue table_name command error created_on started_on completed_on',
  },
  {
    table: 'pgboss.queue',
    why: 'the queues and their settings',
    other: `name policy retry_limit retry_delay retry_backoff retry_delay_max expire_seconds retention_seconds deletion_seconds
      dead_letter partition table_name deferred_count queued_count ready_count warning_queued active_count failed_count
      total_count ready_history heartbeat_seconds notify singletons_active monitor_claim_on monitor_on maintain_on created_on
      updated_on`,
  },
  {
    table: 'pgboss.version',
    why: 'version of the queue’s tables',
    other: 'version cron_on bam_on flow_on reindex_on monitor_backoff_on',
  },
];
