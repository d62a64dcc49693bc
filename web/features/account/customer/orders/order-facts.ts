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
