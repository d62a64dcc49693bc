import { type InputHTMLAttributes, useId } from 'react'
import { isEnough } from '#schema/rules/enough-stock.ts'
import type { TaxedAmount } from '#schema/rules/money.ts'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { unitPrice } from '#schema/rules/unit-price.ts'
import { Picture } from '../../../../../components/picture.tsx'
import { PreferredVat } from '../../../../../components/price/both-vat.tsx'
import { Price } from '../../../../../components/price/price.tsx'
import { isPack, multiplyPrice, toNetAndGross, toPrice } from '../../../../../components/price/price-arithmetic.ts'
import { QuantityStepper } from '../../../../../components/quantity/quantity-stepper.tsx'
import { StockDot } from '../../../../../components/stock-dot.tsx'
import { useFormat, useMessages } from '../../../../../messages/use-messages.tsx'
import type { BundleOptionView } from '../../product.types.ts'
import { toUnitPart } from '../total/amounts.ts'
import { type BundleChoice, changeQuantity, componentQuantity, isMultiple, isOutOfStock } from './bundle-selection.ts'
import styles from './components.module.css'

interface BundleOptionProps {
  readonly option: BundleOptionView
  readonly choice: BundleChoice
  /** Prices of the chosen components in their quantities, by id. */
  readonly amounts: ReadonlyMap<string, TaxedAmount>
  readonly onChoose: (choice: BundleChoice) => void
}

/** One bundle option: radio buttons, or checkboxes if several can be chosen. */
export function BundleOption({ option, choice, amounts, onChoose }: BundleOptionProps) {
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
            count={componentQuantity(option, choice, selection)}
            amount={amounts.get(selection.id)}
            input={{ type: isMulti ? 'checkbox' : 'radio', name }}
            onToggle={() => toggle(selection.id)}
            onCount={(count) => onChoose(changeQuantity(option, choice, selection.id, count))}
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
  /** The price of the component's quantity in the bundle; undefined if the component is not chosen. */
  readonly amount: TaxedAmount | undefined
  readonly input: Required<Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'name'>>
  readonly onToggle: () => void
  readonly onCount: (count: number) => void
}

/** One component to choose, with its price, and its quantity if the shopper can change it. */
function BundleSelectionRow({ selection, isChosen, count, amount, input, onToggle, onCount }: BundleSelectionRowProps) {
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
            <span>{count !== 1 && words.times(count)}</span> {unbrokenSizes(product.name)}
          </span>
          {!isEnough(product.stock, count) && <StockDot stock={product.stock} isExact />}
        </span>
      </label>
      <div className={styles.cost}>
        <ComponentPrice price={product.price} count={count} amount={amount} />
      </div>
      {canChangeQuantity && isChosen && (
        <div className={styles.quantity}>
          <QuantityStepper name={`quantity-${id}`} label={words.itemQuantity(product.name)} quantity={count} onChange={onCount} />
        </div>
      )}
    </li>
  )
}

interface ComponentPriceProps extends Pick<BundleSelectionRowProps, 'count' | 'amount'> {
  readonly price: BundleOptionView['selections'][number]['product']['price']
}

/** The price of all pieces of a component, and of one piece if there are several. @source PROD-75 */
function ComponentPrice({ price, count, amount }: ComponentPriceProps) {
  const words = useMessages('catalog').price
  const { money } = useFormat()
  if (count < 1 || price.isUnknown) return <Price price={price} />
  const piece = toUnitPart({ price, quantity: count })
  const final = { ...price.final, ...toPrice(amount ?? unitPrice([piece]), price.final, money) }
  const regular = { ...price.regular, ...multiplyPrice(price.regular, count, money) }
  return (
    <>
      <Price price={{ ...price, final, regular }} />
      {count > 1 && (
        <p className={styles.each}>
          <PreferredVat price={toNetAndGross(piece.price, money)} /> {isPack(price.unit) ? words.perPack : words.each}
        </p>
      )}
    </>
  )
}
