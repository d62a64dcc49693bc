import { type InputHTMLAttributes, useId } from 'react'
import { isEnough } from '#schema/rules/enough-stock.ts'
import { Picture } from '../../../../../components/picture.tsx'
import { Price } from '../../../../../components/price/price.tsx'
import { QuantityStepper } from '../../../../../components/quantity/quantity-stepper.tsx'
import { StockDot } from '../../../../../components/stock-dot.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { BundleOptionView } from '../../product.types.ts'
import { type BundleChoice, isMultiple, isOutOfStock } from './bundle-selection.ts'
import styles from './components.module.css'

interface BundleOptionProps {
  readonly option: BundleOptionView
  readonly choice: BundleChoice
  readonly onChoose: (choice: BundleChoice) => void
}

/** One bundle option: radio buttons, or checkboxes if several can be chosen. */
export function BundleOption({ option, choice, onChoose }: BundleOptionProps) {
  const words = useMessages('product')
  const name = useId()
  const isMulti = isMultiple(option)
  const toggle = (id: string) => {
    const ids = !isMulti ? [id] : choice.ids.includes(id) ? choice.ids.filter((chosen) => chosen !== id) : [...choice.ids, id]
    onChoose({ ...choice, ids })
  }
  return (
    <fieldset className={styles.option}>
      <legend>
        {option.title} {!option.isRequired && <span className={styles.optional}>{words.optional}</span>}
      </legend>
      <ul className={styles.rows}>
        {!isMulti && !option.isRequired && (
          <li className={styles.row}>
            <label className={styles.choice}>
              <input
                type="radio"
                name={name}
                checked={choice.ids.length === 0}
                onChange={() => onChoose({ ...choice, ids: [] })}
              />
              {words.none}
            </label>
          </li>
        )}
        {option.selections.map((selection) => (
          <BundleSelectionRow
            key={selection.id}
            selection={selection}
            isChosen={choice.ids.includes(selection.id)}
            count={choice.quantities[selection.id] ?? selection.quantity}
            input={{ type: isMulti ? 'checkbox' : 'radio', name }}
            onToggle={() => toggle(selection.id)}
            onCount={(count) => onChoose({ ...choice, quantities: { ...choice.quantities, [selection.id]: count } })}
          />
        ))}
      </ul>
    </fieldset>
  )
}

interface BundleSelectionRowProps {
  readonly selection: BundleOptionView['selections'][number]
  readonly isChosen: boolean
  /** Pieces of the product in one bundle. */
  readonly count: number
  readonly input: Required<Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'name'>>
  readonly onToggle: () => void
  readonly onCount: (count: number) => void
}

/** One component to choose, with its price, and its quantity if the shopper can change it. */
function BundleSelectionRow({ selection, isChosen, count, input, onToggle, onCount }: BundleSelectionRowProps) {
  const words = useMessages('product')
  const { id, product, canChangeQuantity } = selection
  return (
    <li className={styles.row} data-chosen={isChosen || undefined}>
      <label className={styles.choice}>
        <input {...input} value={id} checked={isChosen} disabled={isOutOfStock(product) && !isChosen} onChange={onToggle} />
        <span className={styles.picture}>
          <Picture picture={product.picture} size="line" displayWidth="4rem" isDecorative />
        </span>
        <span className={styles.about}>
          <span className={styles.name}>
            {count !== 1 && words.times(count)} {product.name}
          </span>
          {!isEnough(product.stock, count) && <StockDot stock={product.stock} isExact />}
        </span>
      </label>
      <div className={styles.cost}>
        <Price price={product.price} />
      </div>
      {canChangeQuantity && isChosen && (
        <div className={styles.quantity}>
          <QuantityStepper name={`quantity-${id}`} label={words.itemQuantity(product.name)} quantity={count} onChange={onCount} />
        </div>
      )}
    </li>
  )
}
