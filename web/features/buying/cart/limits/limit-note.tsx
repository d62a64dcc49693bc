import { type QuantityLimits, quantityProblem } from '#schema/rules/cart/quantity-limits.ts'
import { MOST_PIECES } from '#schema/rules/constants.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { limitText } from '../limit-text.ts'
import styles from './limit-note.module.css'

interface LimitNoteProps {
  readonly limits: QuantityLimits
  /** As typed; 0 if the shopper wants no pieces. */
  readonly quantity: number
}

/** The quantity limits of a product, or the problem with the typed quantity. @source STOCK-15 */
export function LimitNote({ limits, quantity }: LimitNoteProps) {
  const words = useMessages('cart').limits
  const problem = quantity === 0 ? null : quantityProblem(quantity, limits)
  const { least, most, step } = limits
  const facts = [
    ...(least > step ? [words.from(least)] : []),
    ...(step > 1 ? [words.steps(step)] : []),
    ...(most + step <= MOST_PIECES ? [words.upTo(most)] : []),
  ]
  return (
    <span className={styles.note} role="status" data-error={problem !== null || undefined}>
      {problem === null ? facts.join(' · ') : limitText(problem, limits, words)}
    </span>
  )
}
