import { useNetwork } from '../../../../api/use-network.ts'
import { PreferredVat } from '../../../../components/price/both-vat.tsx'
import { multiplyPrice } from '../../../../components/price/price-arithmetic.ts'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import type { VisibleLine } from '../../../../sync/tasks/cart/cart-state.ts'
import styles from './line-amount.module.css'

/** The line total: the platform's amount, or until that is known, unit price times quantity by the rule shared with the server. */
export function LineAmount({ line: { rowTotal, unitPrice, quantity } }: { readonly line: VisibleLine }) {
  const words = useMessages('cart')
  const format = useFormat()
  const { isOnline } = useNetwork()
  if (!rowTotal && !unitPrice) return <p className={styles.amount}>{isOnline ? words.priceLater : words.priceOffline}</p>
  const amount = rowTotal ?? (unitPrice && multiplyPrice(unitPrice, quantity, format.money))
  return (
    <p className={styles.amount} data-pending={rowTotal === null || undefined}>
      <span className="visually-hidden">{words.lineTotal} </span>
      {amount && <PreferredVat price={amount} />}
    </p>
  )
}

/** The price of one piece or pack, if the quantity is above one. Carts stored by older versions do not mark packs. */
export function UnitAmount({ line: { unitPrice, quantity, isPack } }: { readonly line: VisibleLine }) {
  const { each, perPack } = useMessages('catalog').price
  if (!unitPrice || quantity === 1) return null
  return (
    <p className={styles.unit}>
      <PreferredVat price={unitPrice} /> {isPack ? perPack : each}
    </p>
  )
}
