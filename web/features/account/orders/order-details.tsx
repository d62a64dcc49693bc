import { Link } from '../../../components/links/link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import { orderFacts } from './order-facts.ts'
import type { PastOrder } from './order-history.ts'
import styles from './orders.module.css'
import { Reorder } from './reorder.tsx'

/** One order, line by line; as it is printed, too. */
export function OrderDetails({ order }: { readonly order: PastOrder }) {
  const words = useMessages('account')
  const { number, grandTotal, lines } = order
  return (
    <article className={styles.order}>
      <h3>{words.order(number)}</h3>
      <p>{orderFacts(order, words).join(' · ')}</p>
      {lines.length === 0 ? (
        <p>{words.noLines}</p>
      ) : (
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{words.line.product}</th>
              <th scope="col">{words.line.quantity}</th>
              <th scope="col">{words.line.total}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ sku, name, quantity, rowTotal }, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order stay as they are, and a product may be on two of them
              <tr key={position}>
                <td>
                  {name} <span className={styles.sku}>{sku}</span>
                </td>
                <td>{words.quantity(quantity)}</td>
                <td>{rowTotal?.formatted}</td>
              </tr>
            ))}
          </tbody>
          {grandTotal && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {words.line.grandTotal}
                </th>
                <td>{grandTotal.formatted}</td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
      <div className={styles.actions}>
        {lines.length > 0 && <Reorder key={order.id} lines={lines} />}
        <button type="button" className={button.secondary} onClick={() => print()}>
          {words.print}
        </button>
        <Link to="/my-account/orders">{words.allOrders}</Link>
      </div>
    </article>
  )
}
