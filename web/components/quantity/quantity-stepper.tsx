import { type ReactNode, useId } from 'react'
import type { QuantityLimits } from '#schema/rules/cart/quantity-limits.ts'
import { MOST_PIECES } from '#schema/rules/constants.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { NumberField } from '../number-field.tsx'
import { QuantityError } from './quantity-error.tsx'
import styles from './quantity-stepper.module.css'
import { useQuantityText } from './use-quantity-text.ts'

interface QuantityStepperProps {
  readonly quantity: number
  /** Called with whole numbers not below `least`. */
  readonly onChange: (quantity: number) => void
  /** When a typed quantity is reported: with every key, or when the field loses focus or Enter is pressed. */
  readonly changes?: 'typing' | 'leaving'
  readonly label: string
  readonly name: string
  /** 0 if the quantity is optional. */
  readonly least?: 0 | 1
  /** The quantities the buttons step through. Other quantities can be typed; `note` then says why they are not sold. */
  readonly limits?: QuantityLimits | null | undefined
  /** A hint below the field. Replaced by an error while the text is invalid. */
  readonly note?: ReactNode
}

const ANY: QuantityLimits = { least: 1, most: MOST_PIECES, step: 1 }

export function QuantityStepper({
  quantity,
  onChange,
  changes = 'typing',
  label,
  name,
  least = 1,
  limits,
  note,
}: QuantityStepperProps) {
  const words = useMessages('catalog').quantity
  const id = useId()
  const field = useQuantityText(quantity, least, onChange, changes)
  const { least: first, most, step } = limits ?? ANY
  const fewest = least && first
  const { value } = field
  const isLeast = value <= fewest
  const isMost = value >= most
  const decrease = () => {
    const fewer = Math.min(Math.ceil(value / step - 1) * step, most)
    field.set(Math.max(fewer < first ? fewest : fewer, least))
  }
  const increase = () => field.set(Math.min(Math.max(Math.floor(value / step + 1) * step, first), MOST_PIECES))
  const hasNote = field.error !== null || Boolean(note)
  return (
    <div className={styles.stepper}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <span className={styles.control}>
        <button type="button" aria-label={words.fewer} disabled={isLeast} onClick={decrease}>
          −
        </button>
        <NumberField
          id={id}
          name={name}
          value={field.text}
          aria-valuemin={fewest}
          aria-valuemax={most}
          aria-valuenow={value}
          aria-invalid={field.error !== null}
          aria-describedby={hasNote ? `${id}n` : undefined}
          onType={field.type}
          onStep={(direction) => {
            if (direction === 1 && !isMost) increase()
            if (direction === -1 && !isLeast) decrease()
          }}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={field.leave}
          onKeyDown={({ key }) => changes === 'leaving' && key === 'Enter' && field.leave()}
        />
        <button type="button" aria-label={words.more} disabled={isMost} onClick={increase}>
          +
        </button>
      </span>
      {hasNote && <span id={`${id}n`}>{field.error === null ? note : <QuantityError error={field.error} />}</span>}
    </div>
  )
}
