import { Field } from '../../../../components/form/field.tsx'
import { FormContext } from '../../../../components/form/form-context.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../matches/quick-order.module.css'
import { fieldId, problemField } from '../matches/row-cells.ts'
import type { OrderLine, OrderRow as Row } from '../rows/order-row.ts'
import type { RowLookup } from './use-row-lookup.ts'

interface OrderRowProps {
  readonly row: Row
  /** From 1. */
  readonly number: number
  readonly lookup: RowLookup
  /** The row has the focus, so an unknown product number is not reported yet. */
  readonly isEdited: boolean
  readonly onChange: (line: Partial<OrderLine>) => void
  readonly onRemove: () => void
}

/** One row: fields, product, and problem. */
export function OrderRow({ row, number, lookup, isEdited, onChange, onRemove }: OrderRowProps) {
  const words = useMessages('lists').quickOrder
  const { code, hasFewUnknown, retry } = lookup
  const state = lookup.getState(row)
  const problem = state.status === 'problem' && !(isEdited && state.problem.kind === 'unknown') ? state.problem : null
  const getProblem = (name: string) =>
    problem && problemField(problem) === name ? (code?.problemText(problem) ?? words.problems.failed) : null
  return (
    <li className={styles.row} data-row={row.id}>
      <FormContext value={{ fieldId: (name) => fieldId(row.id, name), getProblem, isOptional }}>
        <Field name="sku" label={words.skuFor(number)} value={row.sku} autoComplete="off" enterKeyHint="next" />
        <Field name="quantity" label={words.quantityFor(number)} value={row.quantity} isNumber enterKeyHint="next" />
      </FormContext>
      <div className={styles.match} aria-busy={state.status === 'loading' || undefined}>
        {code && (
          <code.RowDetails
            row={row}
            state={state}
            problem={problem}
            isSimilarOpen={isEdited || hasFewUnknown}
            onChange={onChange}
          />
        )}
        {problem?.kind === 'failed' && (
          <button type="button" className={styles.way} onClick={retry}>
            {words.retry}
          </button>
        )}
      </div>
      {state.status !== 'blank' && (
        <button
          type="button"
          className={styles.remove}
          aria-label={row.sku ? words.removeRowFor({ row: number, sku: row.sku }) : words.removeRow(number)}
          onClick={({ currentTarget }) => {
            currentTarget.closest('li')?.nextElementSibling?.querySelector<HTMLElement>(`.${styles.remove}`)?.focus()
            onRemove()
          }}
        >
          ×
        </button>
      )}
    </li>
  )
}

/** No field is labelled as optional, although an empty quantity means one and the last row may be empty. */
const isOptional = () => false
