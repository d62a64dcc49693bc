import { useMessages } from '../../../../messages/use-messages.tsx'
import type { OrderLine, OrderRow } from '../rows/order-row.ts'
import type { RowProblem, RowState } from '../rows/row-state.types.ts'
import styles from './quick-order.module.css'
import { RowMatch } from './row-match.tsx'
import { SimilarProducts } from './similar-products.tsx'
import { VariantChoice } from './variant-choice.tsx'

interface RowDetailsProps {
  readonly row: OrderRow
  readonly state: RowState
  /** The problem shown at the fields. */
  readonly problem: RowProblem | null
  /** Whether to search for similar products at once; otherwise on request. */
  readonly isSimilarOpen: boolean
  readonly onChange: (line: Partial<OrderLine>) => void
}

/** The product of a row, or a choice of products or quantities to use instead. */
export function RowDetails({ row, state, problem, isSimilarOpen, onChange }: RowDetailsProps) {
  const words = useMessages('lists').quickOrder
  const kind = state.status === 'problem' ? state.problem.kind : null
  const take = problem && 'take' in problem ? problem.take : 0
  return (
    <>
      {state.match && <RowMatch match={state.match} quantity={state.status === 'ready' ? state.purchase.quantity : 1} />}
      {(kind === 'unknown' || kind === 'unseen') && (
        <SimilarProducts sku={row.sku} isUnseen={kind === 'unseen'} isOpen={isSimilarOpen} onUse={(sku) => onChange({ sku })} />
      )}
      {kind === 'variant' && state.match && (
        <VariantChoice key={state.match.sku} product={state.match.product} onChoose={(sku) => onChange({ sku })} />
      )}
      {take > 0 && (
        <button type="button" className={styles.way} onClick={() => onChange({ quantity: `${take}` })}>
          {words.take(take)}
        </button>
      )}
    </>
  )
}
