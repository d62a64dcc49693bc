import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { Configuration, ProductView } from '../../product.types.ts'
import styles from './key-facts.module.css'

interface KeyFactsProps {
  readonly facts: ProductView['keyFacts']
  /** The choices made so far. */
  readonly chosen: Configuration['labels'] | undefined
}

/** The facts that distinguish a product. A choice replaces the range of its fact. @source PROD-60 */
export function KeyFacts({ facts, chosen = [] }: KeyFactsProps) {
  const words = useMessages('product')
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts} aria-label={words.keyFacts}>
      {facts.map(({ code, label, value }) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd>{unbrokenSizes(chosen.find((choice) => choice.label === label)?.value ?? value)}</dd>
        </div>
      ))}
    </dl>
  )
}
