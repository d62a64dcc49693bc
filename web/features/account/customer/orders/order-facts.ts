import type { Messages } from '../../../../messages/messages.types.ts'
import type { PastOrder } from './order-history.ts'

/**
 * Date and status of an order: '20/11/2026', 'Processing'. Omits missing values, and shows a merchant's custom status unchanged.
 * @source ORDER-10
 */
export function orderFacts(
  { createdAt, status }: Pick<PastOrder, 'createdAt' | 'status'>,
  { orderedOn, statuses }: Messages['account'],
): readonly string[] {
  const words: ReadonlyMap<string, string> = new Map(Object.entries(statuses))
  return [...(createdAt ? [orderedOn(Date.parse(createdAt))] : []), ...(status ? [words.get(status) ?? status] : [])]
}

const STAGES: ReadonlyMap<string, number> = new Map([
  ['pending', 0],
  ['pending_payment', 0],
  ['payment_review', 0],
  ['processing', 1],
  ['complete', 2],
])

/** The stage of an order: 0 received, 1 in progress, 2 complete. Null for other statuses, such as cancelled. @source ORDER-10 */
export const orderStage = (status: string | null): number | null => (status === null ? null : (STAGES.get(status) ?? null))
