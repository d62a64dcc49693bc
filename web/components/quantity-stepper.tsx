import { useId } from 'react'
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
  readonly least?: number
}

/** A whole number to type or to step. */
export function QuantityStepper({ quantity, onChange, label, hasVisibleLabel = false, name, least = 1 }: QuantityStepperProps) {
  const words = useMessages('catalog').quantity
  const id = useId()
  const set = (next: number) => onChange(Math.min(Math.max(Math.trunc(next) || 0, least), MOST_PIECES))
  return (
    <div className={styles.stepper}>
      <label htmlFor={id} className={hasVisibleLabel ? styles.label : 'visually-hidden'}>
        {label}
      </label>
      <span className={styles.control}>
        <button type="button" aria-label={words.fewer} disabled={quantity <= least} onClick={() => set(quantity - 1)}>
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          min={least}
          max={MOST_PIECES}
          step={1}
          value={quantity}
          onChange={(event) => set(event.currentTarget.valueAsNumber)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" aria-label={words.more} disabled={quantity >= MOST_PIECES} onClick={() => set(quantity + 1)}>
          +
        </button>
      </span>
    </div>
  )
}
