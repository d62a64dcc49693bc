import { Field } from '../../../components/form/field.tsx'
import { FormContext } from '../../../components/form/form-context.ts'
import { useShop } from '../../../data/shop.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { orderProducts } from '../recognition/order-products.ts'
import type { OrderRow as Row, WrittenLine } from '../rows/order-row.ts'
import { isOfQuantity, type RowState } from '../rows/row-state.ts'
import { NearMatches } from './near-matches.tsx'
import { problemText } from './problem-text.ts'
import styles from './quick-order.module.css'
import { fieldId } from './row-cells.ts'
import { RowMatch } from './row-match.tsx'
import { VariantChoice } from './variant-choice.tsx'

interface OrderRowProps {
  readonly row: Row
  /** From 1. */
  readonly number: number
  readonly state: RowState
  /** Somebody is typing in it: nobody says yet that there is no such product. */
  readonly isEdited: boolean
  /** So few that what is like them can be searched for at once. */
  readonly hasFewUnknown: boolean
  readonly onChange: (line: Partial<WrittenLine>) => void
  readonly onRemove: () => void
}

/** One row: what was typed, what it is, and what is wrong with it. */
export function OrderRow({ row, number, state, isEdited, hasFewUnknown, onChange, onRemove }: OrderRowProps) {
  const words = useMessages('quick-order')
  const { limits } = useMessages('cart')
  const shop = useShop()
  const problem = state.status === 'problem' && !(isEdited && state.problem.kind === 'unknown') ? state.problem : null
  const problemOf = (name: string) =>
    problem && isOfQuantity(problem) === (name === 'quantity') ? problemText(problem, words, limits) : null
  const kind = state.status === 'problem' ? state.problem.kind : null
  return (
    <li className={styles.row} data-row={row.id}>
      <FormContext value={{ fieldId: (name) => fieldId(row.id, name === 'sku' ? 'sku' : 'quantity'), problemOf, isOptional }}>
        <Field name="sku" label={words.skuOf(number)} value={row.sku} autoComplete="off" enterKeyHint="next" />
        <Field
          name="quantity"
          label={words.quantityOf(number)}
          value={row.quantity}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
        />
      </FormContext>
      <div className={styles.match} aria-busy={state.status === 'looking' || undefined}>
        {state.match && <RowMatch match={state.match} />}
        {(kind === 'unknown' || kind === 'unseen') && (
          <NearMatches
            sku={row.sku}
            isUnseen={kind === 'unseen'}
            isOpen={isEdited || hasFewUnknown}
            onTake={(sku) => onChange({ sku })}
          />
        )}
        {kind === 'variant' && state.match && (
          <VariantChoice key={state.match.sku} product={state.match.product} onChoose={(sku) => onChange({ sku })} />
        )}
        {kind === 'failed' && (
          <button type="button" className={styles.way} onClick={() => void orderProducts(shop).again('unanswered')}>
            {words.retry}
          </button>
        )}
        {problem && 'take' in problem && problem.take > 0 && (
          <TakeButton quantity={problem.take} onTake={(quantity) => onChange({ quantity: `${quantity}` })} />
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

/** A blank quantity is one, and the last row is blank. */
const isOptional = () => false

function TakeButton({ quantity, onTake }: { readonly quantity: number; readonly onTake: (quantity: number) => void }) {
  const words = useMessages('quick-order')
  return (
    <button type="button" className={styles.way} onClick={() => onTake(quantity)}>
      {words.take(quantity)}
    </button>
  )
}
