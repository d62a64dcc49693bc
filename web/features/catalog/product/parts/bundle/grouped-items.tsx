import { useRef, useState } from 'react'
import type { Stock } from '#schema/generated/types.ts'
import { roundUpQuantity } from '#schema/rules/cart/quantity-limits.ts'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { Link } from '../../../../../components/links/link.tsx'
import { Picture } from '../../../../../components/picture.tsx'
import { QuantityPrice } from '../../../../../components/price/breaks/quantity-price.tsx'
import { Price } from '../../../../../components/price/price.tsx'
import { isPack, pieceAmount } from '../../../../../components/price/price-arithmetic.ts'
import { focusInvalidQuantity } from '../../../../../components/quantity/focus-invalid-quantity.ts'
import { QuantityStepper } from '../../../../../components/quantity/quantity-stepper.tsx'
import { StockDot } from '../../../../../components/stock-dot.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import { AddToCart, LimitNote, type Purchase } from '../../../../buying/cart/index.ts'
import { DeliveryLine } from '../../delivery/delivery-line.tsx'
import { PromiseLine } from '../../delivery/promise-line.tsx'
import type { GroupedView } from '../../product.types.ts'
import { linesTotal } from '../total/amounts.ts'
import { RunningTotal } from '../total/running-total.tsx'
import styles from './components.module.css'

/** The products of a group, with a quantity each. @source VAR-6 */
export function GroupedItems({ product }: { readonly product: GroupedView }) {
  const words = useMessages('product')
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const list = useRef<HTMLUListElement>(null)
  const lines = product.items.map((member) => ({
    item: member.product,
    price: member.product.price,
    quantity: quantities[member.product.sku] ?? initialQuantity(member),
  }))
  const purchases = lines.map(({ item, quantity }) => ({
    product: item,
    quantity,
    unitAmount: pieceAmount(item.price, quantity),
  }))
  const chosen = purchases.filter(({ quantity }) => quantity > 0)
  const goods = chosen.length > 0 ? chosen : purchases.slice(0, 1)
  /** Sets the quantity of products already added to 0, so that the next press does not add them again. */
  const clearAdded = (added: readonly Purchase[]) =>
    setQuantities((before) => ({ ...before, ...Object.fromEntries(added.map(({ product: { sku } }) => [sku, 0])) }))
  return (
    <>
      <h2 className={styles.title}>{words.groupItems}</h2>
      <ul ref={list} className={styles.rows}>
        {lines.map(({ item, quantity }) => (
          <GroupedItem
            key={item.sku}
            item={item}
            quantity={quantity}
            onChange={(next) => setQuantities({ ...quantities, [item.sku]: next })}
          />
        ))}
      </ul>
      <PromiseLine parts={goods} goods={goods} />
      {!product.phoneOrderOnly && (
        <div className={styles.order}>
          <RunningTotal label={words.selectionTotal} total={linesTotal(lines)} />
          <AddToCart getPurchases={() => (focusInvalidQuantity(list.current) ? null : goods)} onPartlyAccepted={clearAdded} />
          <DeliveryLine goods={goods} />
        </div>
      )}
    </>
  )
}

interface GroupMember {
  readonly quantity: number
  readonly product: { readonly stock: Pick<Stock, 'status' | 'limits'> | null; readonly phoneOrderOnly: boolean }
}

/**
 * The quantity a member has until the shopper changes it: 0 if it is out of stock or sold by telephone only, because the cart would refuse
 * it.
 * @source VAR-17
 */
export const initialQuantity = ({ quantity, product: { stock, phoneOrderOnly } }: GroupMember): number =>
  stock?.status === 'OUT_OF_STOCK' || phoneOrderOnly ? 0 : roundUpQuantity(quantity, stock?.limits)

interface GroupedItemProps {
  readonly item: GroupedView['items'][number]['product']
  readonly quantity: number
  readonly onChange: (quantity: number) => void
}

function GroupedItem({ item, quantity, onChange }: GroupedItemProps) {
  const words = useMessages('product')
  const { phoneOrderOnly } = useMessages('catalog')
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Picture picture={item.picture} size="line" displayWidth="4rem" isDecorative />
      </span>
      <div className={styles.about}>
        <h3 className={styles.name}>
          <Link to={item.url}>{unbrokenSizes(item.name)}</Link>
        </h3>
        <Price price={item.price} />
        <QuantityPrice breaks={item.price.breaks} quantity={quantity} isPack={isPack(item.price.unit)} />
        <StockDot stock={item.stock} />
      </div>
      <div className={styles.quantity}>
        {item.phoneOrderOnly ? (
          phoneOrderOnly
        ) : (
          <QuantityStepper
            name={`quantity-${item.sku}`}
            label={words.itemQuantity(item.name)}
            quantity={quantity}
            least={0}
            limits={item.stock?.limits}
            note={item.stock?.limits && <LimitNote limits={item.stock.limits} quantity={quantity} />}
            onChange={onChange}
          />
        )}
      </div>
    </li>
  )
}
