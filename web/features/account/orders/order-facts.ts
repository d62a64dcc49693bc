import type { Messages } from '../../../messages/messages.types.ts'
import type { PastOrder } from './order-history.ts'

/**
 * When something was ordered and how far it is: '20/11/2026', 'Processing'. What the platform does not say is left out, and what it says in
 * words of a merchant's own stays as it is.
 * @source ORDER-10
 */
export function orderFacts(
  { createdAt, status }: Pick<PastOrder, 'createdAt' | 'status'>,
  { orderedOn, statuses }: Messages['account'],
): readonly string[] {
  const words: ReadonlyMap<string, string> = new Map(Object.entries(statuses))
  return [...(createdAt ? [orderedOn(Date.parse(createdAt))] : []), ...(status ? [words.get(status) ?? status] : [])]
}
