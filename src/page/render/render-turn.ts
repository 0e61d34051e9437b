import { createTurns } from '~/platform/event-loop';

/** Markup is rendered one page, fragment or quick view at a time. */
export const inRenderTurn = createTurns();
