import { useEffect } from 'react'
import { onRefreshed } from '../../../data/client-load.ts'
import { useShop } from '../../../data/shop.tsx'
import { useStore } from '../../../data/store.ts'
import { orderProducts } from '../recognition/order-products.ts'
import type { OrderRow } from '../rows/order-row.ts'
import { meantBy } from '../rows/order-rows.ts'
import { type RowState, rowStates } from '../rows/row-state.ts'

/** Pause in typing after which it is worth asking, in milliseconds. */
const PAUSE_MS = 160

/** What each row is worth as far as it is known; product numbers are looked up when typing pauses, and again when there is a network. */
export function useRowStates(rows: readonly OrderRow[]): ReadonlyMap<string, RowState> {
  const shop = useShop()
  const products = orderProducts(shop)
  const known = useStore(products.known, (all) => all)
  const wanted = JSON.stringify(rows.map((row) => meantBy(row).sku))
  useEffect(() => {
    const skus: string[] = JSON.parse(wanted)
    const timer = setTimeout(() => void products.look(skus), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, products])
  useEffect(() => {
    // What was known when the page was last open may be old by now.
    void products.again('all')
    const stop = onRefreshed(() => void products.again('all'))
    const askAgain = () => void products.again('unanswered')
    addEventListener('online', askAgain)
    return () => {
      stop()
      removeEventListener('online', askAgain)
    }
  }, [products])
  return rowStates(rows, known, shop.cart)
}
