import type { ReactNode } from 'react'
import type { OrderRecordView } from '#schema/order-record.types.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { PriceSummary } from '../price/sums/price-summary.tsx'
import { useCollection } from './collection.ts'
import { OrderLines } from './order-lines.tsx'
import styles from './order-record.module.css'
import { PostalAddress } from './postal-address.tsx'

interface OrderRecordProps {
  readonly order: OrderRecordView
  /** A table that takes the place of the lines on paper. */
  readonly paperLines?: ReactNode
  /** Below the sum. */
  readonly actions?: ReactNode
}

/** An order with its lines, total, methods and addresses. Omits unknown parts. @source ORDER-10, ORDER-19, SCREEN-26 */
export function OrderRecord({ order, paperLines, actions }: OrderRecordProps) {
  const words = useMessages('account')
  const { total } = useMessages('cart').summary
  const { lines, grandTotal, summary, deliveryMethod, paymentMethod, deliveryAddress, billingAddress } = order
  const facts = words.orderFacts
  const collection = useCollection(order)
  return (
    <div className={styles.record}>
      <div className={styles.columns}>
        <div className={styles.costs}>
          {lines.length === 0 ? <p>{words.noLines}</p> : <OrderLines lines={lines} />}
          {paperLines}
          {summary ? (
            <PriceSummary summary={summary} />
          ) : (
            grandTotal && (
              <p className={styles.total}>
                {total} {grandTotal.formatted}
              </p>
            )
          )}
          {actions}
        </div>
        <dl className={styles.facts}>
          {deliveryMethod !== null && <Fact label={facts.deliveryMethod}>{deliveryMethod}</Fact>}
          {paymentMethod !== null && <Fact label={facts.paymentMethod}>{paymentMethod}</Fact>}
          {collection && (
            <Fact label={facts.collection}>
              {[collection.name, collection.address, collection.hours].filter(Boolean).join(' · ')}
            </Fact>
          )}
          {deliveryAddress && !collection && (
            <Fact label={facts.deliveryAddress}>
              <PostalAddress address={deliveryAddress} />
            </Fact>
          )}
          {billingAddress && (
            <Fact label={facts.billingAddress}>
              <PostalAddress address={billingAddress} />
            </Fact>
          )}
        </dl>
      </div>
    </div>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
