import { useId, useState } from 'react'
import type { QuantityLimits } from '#schema/rules/cart/quantity-limits.ts'
import { WASTE } from '#schema/rules/constants.ts'
import { WASTES } from '#schema/rules/rooms/waste.ts'
import { SecondaryButton } from '../../../../components/button.tsx'
import { Link } from '../../../../components/links/link.tsx'
import { NumberField } from '../../../../components/number-field.tsx'
import { useShop } from '../../../../data/shop.tsx'
import type { Messages } from '../../../../messages/messages.types.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { MeasureView } from '../product.types.ts'
import { type Calculation, calculableDimensions, calculate, type Dimension, maxQuantity } from './calculation.ts'
import styles from './calculator.module.css'

export interface CalculatorProps {
  readonly sku: string
  readonly measure: MeasureView
  readonly limits: QuantityLimits | null | undefined
  readonly onUse: (quantity: number) => void
}

/** Converts metres or square metres to pieces. */
export function Calculator({ sku, measure, limits, onUse }: CalculatorProps) {
  const { quantity: words, form } = useMessages('calculators')
  const id = useId()
  const dimensions = calculableDimensions(measure)
  const [preferred, setPreferred] = useState<Dimension | undefined>(dimensions[0])
  const [amount, setAmount] = useState('')
  const [wastePercent, setWaste] = useState<number>(WASTE.usual)
  const dimension = dimensions.find((each) => each === preferred) ?? dimensions[0] ?? 'length'
  const calculation = calculate(measure, { dimension, amount, wastePercent }, limits)
  const error = calculation?.error ? errorText(calculation.error, maxQuantity(limits), words) : null
  return (
    <div className={styles.calculator}>
      {dimensions.length > 1 && (
        <fieldset className={styles.dimensions}>
          <legend>{words.by}</legend>
          {dimensions.map((each) => (
            <label key={each}>
              <input type="radio" name={id} checked={each === dimension} onChange={() => setPreferred(each)} />
              {each === 'length' ? words.byLength : words.byArea}
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-amount`}>{dimension === 'length' ? words.length : words.area}</label>
        <NumberField
          id={`${id}-amount`}
          hasDecimals
          value={amount}
          aria-invalid={error !== null}
          aria-describedby={`${id}-result`}
          onType={setAmount}
        />
      </div>
      {dimension === 'area' && (
        <div className={styles.field}>
          <label htmlFor={`${id}-waste`}>{form.waste}</label>
          <select id={`${id}-waste`} value={wastePercent} onChange={({ currentTarget }) => setWaste(Number(currentTarget.value))}>
            {WASTES.map((percent) => (
              <option key={percent} value={percent}>
                {form.percent(percent)}
              </option>
            ))}
          </select>
        </div>
      )}
      <p id={`${id}-result`} className={styles.result} role="status" data-error={error !== null || undefined}>
        {error ?? (calculation && resultText(calculation, dimension, measure, words))}
      </p>
      {calculation?.error === null && (
        <SecondaryButton onClick={() => onUse(calculation.pieces)}>{words.use(calculation.pieces)}</SecondaryButton>
      )}
      <RoomLink sku={sku} />
    </div>
  )
}

/** The calculator of the merchant that works out a whole room with the product. @source ROOM-9 */
function RoomLink({ sku }: Pick<CalculatorProps, 'sku'>) {
  const general = useMessages('calculators').quantity.whole
  const { calculators, texts } = useShop()
  const found = calculators.find(({ linkedFrom }) => linkedFrom.some((start) => sku.startsWith(start)))
  return found ? (
    <Link className={styles.room} to={`/calculators/${found.kind}`}>
      {texts.calculators?.[found.kind]?.title ?? general}
    </Link>
  ) : null
}

type Words = Messages['calculators']['quantity']

function resultText(calculation: Calculation, dimension: Dimension, { coverage }: MeasureView, words: Words): string | null {
  if (calculation.error !== null) return null
  const { pieces, each, total, leftOver } = calculation
  if (dimension === 'length') return words.lengths({ pieces, each, total, leftOver })
  return words.covers({ unit: coverage?.unit ?? 'PIECE', pieces, each, total, spare: leftOver })
}

function errorText(error: NonNullable<Calculation['error']>, most: number, words: Words): string {
  if (error === 'TOO_MUCH') return words.tooMuch(most)
  return error === 'NOT_A_NUMBER' ? words.notANumber : words.notAboveZero
}
