import { useId } from 'react'
import { MOST_PIECES } from '#schema/rules/constants.ts'
import { NumberField } from '../../../../../components/number-field.tsx'
import { QuantityError } from '../../../../../components/quantity/quantity-error.tsx'
import { useQuantityText } from '../../../../../components/quantity/use-quantity-text.ts'
import { LimitNote } from '../../../../buying/cart/index.ts'
import type { VariantView } from '../../product.types.ts'
import styles from './variant-table.module.css'

interface VariantQuantityProps {
  readonly variant: Pick<VariantView, 'sku' | 'price' | 'stock'>
  readonly label: string
  readonly quantity: number
  readonly onChange: (quantity: number) => void
}

/** The quantity of one variant, initially 0. */
export function VariantQuantity({ variant: { sku, price, stock }, label, quantity, onChange }: VariantQuantityProps) {
  const id = useId()
  const field = useQuantityText(quantity, 0, onChange)
  const limits = stock?.limits
  const { least = 1, most = MOST_PIECES, step = 1 } = limits ?? {}
  const stepBy = (direction: 1 | -1) => {
    const next = (Math.round(quantity / step) + direction) * step
    onChange(next < least ? (direction === 1 ? least : 0) : Math.min(next, most))
  }
  const hasNote = field.error !== null || Boolean(limits)
  return (
    <>
      <NumberField
        name={`quantity-${sku}`}
        placeholder="0"
        value={field.text === '0' ? '' : field.text}
        disabled={stock?.status === 'OUT_OF_STOCK' || price.isUnknown}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={quantity}
        aria-invalid={field.error !== null}
        aria-describedby={hasNote ? id : undefined}
        onType={field.type}
        onStep={stepBy}
        onBlur={field.leave}
      />
      {hasNote && (
        <span id={id} className={styles.note}>
          {field.error !== null ? (
            <QuantityError error={field.error} />
          ) : (
            limits && <LimitNote limits={limits} quantity={quantity} />
          )}
        </span>
      )}
    </>
  )
}
