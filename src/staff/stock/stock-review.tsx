import { readForm } from '~/platform/http';
import { STOCK_REVIEW_PATH } from '../paths';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { REVIEW_OUTCOMES, type ReviewOutcome, StockReviewView } from './stock-review.view';

/** Stock files that wait. */
export async function stockReviewPage(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, frame, held } = visit;
  const outcome = REVIEW_OUTCOMES.find((each) => each === c.req.query('done')) ?? null;
  const content = <StockReviewView frame={frame} held={await held.list()} outcome={outcome} />;
  return { title: frame.t('stockReview.title'), content, status: 200 };
}

export async function decideStockReview(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, member, log } = visit;
  const form = await readForm(c.req.raw, { maxBytes: 1024 });
  const importId = Number(form.ok ? form.value.get('import') : Number.NaN);
  const act = form.ok ? form.value.get('act') : null;
  const done = await decided(visit, importId, act);
  log.info({ staff: member.id, importId, act, done }, 'a stock file that waited was decided');
  return { to: `${STOCK_REVIEW_PATH}?done=${done}` };
}

async function decided({ held }: StaffVisit, importId: number, act: string | null): Promise<ReviewOutcome> {
  if (!Number.isSafeInteger(importId) || importId < 1) return 'gone';
  if (act === 'discard') return (await held.discard(importId)).ok ? 'discarded' : 'gone';
  if (act !== 'apply') return 'gone';
  const applied = await held.apply(importId);
  return applied.ok ? 'applied' : applied.error;
}
