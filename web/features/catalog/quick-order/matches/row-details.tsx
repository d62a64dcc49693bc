import { useMessages } from '../../../../messages/use-messages.tsx'
import type { OrderRow, WrittenLine } from '../rows/order-row.ts'
import type { RowProblem, RowState } from '../rows/row-state.types.ts'
import { NearMatches } from './near-matches.tsx'
import styles from './quick-order.module.css'
import { RowMatch } from './row-match.tsx'
import { VariantChoice } from './variant-choice.tsx'

interface RowDetailsProps {
  readonly row: OrderRow
  readonly state: RowState
  /** The problem to show at the fields; null if there is none. */
  readonly problem: RowProblem | null
  /** Searches for similar product numbers at once; otherwise on request. */
  readonly isNearShown: boolean
  readonly onChange: (line: Partial<WrittenLine>) => void
}

/** The product of a row, and alternatives to it. */
export function RowDetails({ row, state, problem, isNearShown, onChange }: RowDetailsProps) {
  const words = useMessages('lists').quickOrder
  const kind = state.status === 'problem' ? state.problem.kind : null
  const take = problem && 'take' in problem ? problem.take : 0
  return (
    <>
      {state.match && <RowMatch match={state.match} />}
      {(kind === 'unknown' || kind === 'unseen') && (
        <NearMatches sku={row.sku} isUnseen={kind === 'unseen'} isOpen={isNearShown} onTake={(sku) => onChange({ sku })} />
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
