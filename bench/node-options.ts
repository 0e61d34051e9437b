/** How `npm start` starts Node: for one machine with the demo, in little memory (ADR 0057). */
export const AS_NPM_START = ['--max-semi-space-size=8', '--heap-growing-percent=40'];

/** How the image and the unit start it: for a group, without long collections (ADR 0057). */
export const AS_DEPLOYED = [
  '--max-semi-space-size=32',
  '--heap-growing-percent=40',
  '--external-memory-accounted-in-global-limit',
];

/** What all three tell the allocator of glibc. */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
