import { type ReactNode, useId } from 'react'
import type { QuantityLimits } from '#schema/rules/cart/quantity-limits.ts'
import { MOST_PIECES } from '#schema/rules/first-view-constants.ts'
import { useMessages } from '../messages/use-messages.tsx'
import styles from './quantity-stepper.module.css'

interface QuantityStepperProps {
  readonly quantity: number
  readonly onChange: (quantity: number) => void
  readonly label: string
  /** Also shown, not only read out. */
  readonly hasVisibleLabel?: boolean
  readonly name: string
  /** 0 where none can be wanted. */
  readonly least?: 0 | 1
  /** What the buttons step by and end at; anything can be typed, and `note` says what is wrong with it. */
  readonly limits?: QuantityLimits | null | undefined
  /** About the quantity. */
  readonly note?: ReactNode
}

const ANY: QuantityLimits = { least: 1, most: MOST_PIECES, step: 1 }

/** A whole number to type or to step. */
export function QuantityStepper({
  quantity,
  onChange,
  label,
  hasVisibleLabel = false,
  name,
  least = 1,
  limits,
  note,
}: QuantityStepperProps) {
  const words = useMessages('catalog').quantity
  const id = useId()
  const { least: first, most, step } = limits ?? ANY
  const fewest = least && first
  const set = (next: number) => onChange(Math.min(Math.max(Math.trunc(next) || 0, least), MOST_PIECES))
  /** The next quantities that are sold. */
  const fewer = Math.min(Math.ceil(quantity / step - 1) * step, most)
  const more = Math.max(Math.floor(quantity / step + 1) * step, first)
  return (
    <div className={styles.stepper}>
      <label htmlFor={id} className={hasVisibleLabel ? styles.label : 'visually-hidden'}>
        {label}
      </label>
      <span className={styles.control}>
        <button
          type="button"
          aria-label={words.fewer}
          disabled={quantity <= fewest}
          onClick={() => set(fewer < first ? fewest : fewer)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          min={fewest}
          max={most}
          step={step}
          aria-describedby={note ? `${id}n` : undefined}
          value={quantity}
          onChange={(event) => set(event.currentTarget.valueAsNumber)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" aria-label={words.more} disabled={quantity >= most} onClick={() => set(more)}>
          +
        </button>
      </span>
      {note && <span id={`${id}n`}>{note}</span>}
    </div>
  )
}
