import { BothVat } from '../../../../components/price/both-vat.tsx'
import { toNetAndGross } from '../../../../components/price/price-arithmetic.ts'
import { useShop } from '../../../../data/shop.tsx'
import { useFormat } from '../../../../messages/use-messages.tsx'
import { readyTotal } from '../lookup/line-amounts.ts'
import type { RowState } from '../rows/row-state.types.ts'

/** The total of the rows that can be added to the cart. @source QUICK-10 */
export function ReadySum({ states }: { readonly states: readonly RowState[] }) {
  const { money } = useFormat()
  const { cart } = useShop()
  const total = readyTotal(states, cart)
  if (!total) return null
  return (
    <b>
      <BothVat price={toNetAndGross(total, money)} />
    </b>
  )
}
