import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { ProductView } from '../../product.types.ts'
import styles from './key-facts.module.css'

export function KeyFacts({ facts }: { readonly facts: ProductView['keyFacts'] }) {
  const words = useMessages('product')
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts} aria-label={words.keyFacts}>
      {facts.map(({ code, label, value }) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
