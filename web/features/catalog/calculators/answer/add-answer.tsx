import { BothVat } from '../../../../components/price/both-vat.tsx'
import { toNetAndGross } from '../../../../components/price/price-arithmetic.ts'
import { useFormat } from '../../../../messages/use-messages.tsx'
import { AddAll, listTotal, useOffers } from '../../lists/index.ts'
import type { NeededLine } from '../result/needed-lines.ts'

/** The total of the products that a search needs, if all prices are known, and a button that adds them to the cart. @source SEARCH-47 */
export function AddAnswer({ lines }: { readonly lines: readonly NeededLine[] }) {
  const { money } = useFormat()
  const { offers } = useOffers(lines)
  const { total, unpriced } = listTotal(offers)
  return (
    <>
      {unpriced === 0 && (
        <b>
          <BothVat price={toNetAndGross(total, money)} />
        </b>
      )}
      <AddAll offers={offers} />
    </>
  )
}
