import { Field } from '../../../../components/form/field.tsx'
import { FormContext } from '../../../../components/form/form-context.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../matches/quick-order.module.css'
import { fieldId } from '../matches/row-cells.ts'
import type { OrderRow as Row, WrittenLine } from '../rows/order-row.ts'
import { isOfQuantity } from '../rows/row-problem.ts'
import type { RowRecognition } from './use-row-recognition.ts'

interface OrderRowProps {
  readonly row: Row
  /** From 1. */
  readonly number: number
  readonly recognition: RowRecognition
  /** The row is being typed in, so an unknown product number is not reported yet. */
  readonly isEdited: boolean
  readonly onChange: (line: Partial<WrittenLine>) => void
  readonly onRemove: () => void
}

/** One row: input, recognised product, and problem. */
export function OrderRow({ row, number, recognition, isEdited, onChange, onRemove }: OrderRowProps) {
  const words = useMessages('lists').quickOrder
  const { code, hasFewUnknown, retry } = recognition
  const state = recognition.stateOf(row)
  const problem = state.status === 'problem' && !(isEdited && state.problem.kind === 'unknown') ? state.problem : null
  const getProblem = (name: string) =>
    problem && isOfQuantity(problem) === (name === 'quantity') ? (code?.problemText(problem) ?? words.problems.failed) : null
  return (
    <li className={styles.row} data-row={row.id}>
      <FormContext value={{ fieldId: (name) => fieldId(row.id, name === 'sku' ? 'sku' : 'quantity'), getProblem, isOptional }}>
        <Field name="sku" label={words.skuOf(number)} value={row.sku} autoComplete="off" enterKeyHint="next" />
        <Field name="quantity" label={words.quantityOf(number)} value={row.quantity} isNumber enterKeyHint="next" />
      </FormContext>
      <div className={styles.match} aria-busy={state.status === 'looking' || undefined}>
        {code && (
          <code.RowDetails
            row={row}
            state={state}
            problem={problem}
            isNearShown={isEdited || hasFewUnknown}
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
        <button type="button" className={styles.remove} aria-label={words.removeRow(number, row.sku)} onClick={onRemove}>
          ×
        </button>
      )}
    </li>
  )
}

/** An empty quantity means one, and the last row is empty. */
const isOptional = () => false
