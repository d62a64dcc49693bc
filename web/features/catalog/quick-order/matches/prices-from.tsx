import { useMessages } from '../../../../messages/use-messages.tsx'
import type { RowState } from '../rows/row-state.types.ts'
import styles from './quick-order.module.css'

/** The age of prices from the offline catalogue; renders nothing if there are none. @source QUICK-9 */
export function PricesFrom({ states }: { readonly states: readonly RowState[] }) {
  const { pricesFrom } = useMessages('content').errorPages.offlineCatalog
  const [oldest] = states.flatMap(({ match }) => match?.pricesFrom ?? []).sort()
  return oldest === undefined ? null : <p className={styles.hint}>{pricesFrom(oldest)}</p>
}
