import { DetailsOnOpen } from '../../../../../components/details-on-open.tsx'
import { late } from '../../../../../late/late.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { CalculatorProps } from '../../calculator/calculator.tsx'
import styles from '../../fold.module.css'

const Calculator = late(async () => (await import('../../calculator/calculator.tsx')).Calculator, 'now', ['calculators'])

/** Expands to a calculator that converts metres or square metres to pieces. */
export function QuantityCalculator({ sku, measure, limits, onUse }: CalculatorProps) {
  const words = useMessages('product')
  return (
    <DetailsOnOpen summary={words.howMuch} className={styles.fold}>
      <Calculator sku={sku} measure={measure} limits={limits} onUse={onUse} />
    </DetailsOnOpen>
  )
}
