import type { QuantityLimits } from '#schema/rules/cart/quantity-limits.ts'
import { LateDetails } from '../../../../../components/late-details.tsx'
import { late } from '../../../../../late/late.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { MeasureView } from '../../product.types.ts'
import styles from '../../total/fold.module.css'

/** Loaded when opened. */
const Calculator = late(async () => (await import('../../calculator/calculator.tsx')).Calculator, 'now', ['tools'])

interface QuantityCalculatorProps {
  readonly sku: string
  readonly measure: MeasureView
  readonly limits: QuantityLimits | null | undefined
  /** Called with the number of pieces. */
  readonly onUse: (quantity: number) => void
}

/** Expands to a calculator that converts metres or square metres to pieces. */
export function QuantityCalculator({ sku, measure, limits, onUse }: QuantityCalculatorProps) {
  const words = useMessages('product')
  return (
    <LateDetails summary={words.howMuch} className={styles.fold}>
      <Calculator sku={sku} measure={measure} limits={limits} onUse={onUse} />
    </LateDetails>
  )
}
