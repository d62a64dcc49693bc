import type { CartDifference } from '#schema/generated/types.ts'
import type { DeviceLine, QuoteLine } from './cart.types.ts'
import type { Match } from './matching.ts'
import type { MergeFlags, MergeStep } from './merge.types.ts'

export type Difference = Omit<CartDifference, '__typename'>

interface Pairs {
  readonly matches: readonly Match<DeviceLine, QuoteLine>[]
  /** Quote lines without a matching cart line. */
  readonly added: readonly QuoteLine[]
}

/**
 * The differences between cart and quote: one entry for each line that differs, and one for each side as a whole.
 * @source MERGE-4; platform contract §4.9
 */
export function findDifferences(
  { matches, added }: Pairs,
  steps: readonly MergeStep[],
  { addsQuantities }: Pick<MergeFlags, 'addsQuantities'>,
): readonly Difference[] {
  const ofDevice = matches.flatMap(({ line, other }): Difference[] => {
    const about = { party: 'SERVER', key: line.key, sku: line.sku, clientQuantity: line.quantity } as const
    if (!other) return [{ ...about, status: 'NO_ITEM', serverQuantity: null }]
    const isEqual = line.quantity === other.quantity && !addsQuantities
    return isEqual ? [] : [{ ...about, status: 'WRONG_QTY', serverQuantity: other.quantity }]
  })
  const ofQuote = added.map(
    ({ sku, quantity }): Difference => ({
      party: 'CLIENT',
      key: null,
      sku,
      status: 'NO_ITEM',
      clientQuantity: null,
      serverQuantity: quantity,
    }),
  )
  const changes = (kinds: readonly MergeStep['kind'][]) => steps.some(({ kind }) => kinds.includes(kind))
  return [
    ...ofDevice,
    ...ofQuote,
    wholeDifference('CLIENT', changes(['adopt', 'take', 'drop'])),
    wholeDifference('SERVER', changes(['add', 'set', 'delete'])),
  ]
}

const wholeDifference = (party: Difference['party'], hasChanges: boolean): Difference => ({
  party,
  key: null,
  sku: null,
  clientQuantity: null,
  serverQuantity: null,
  status: hasChanges ? 'UPDATE_REQUIRED' : 'NO_CHANGES',
})
