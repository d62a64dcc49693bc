import { writeSizes } from '#schema/rules/measures/write-sizes.ts'
import type { PricedLine } from '../cart/lines.ts'

interface NamedLine {
  readonly line: Pick<PricedLine['line'], 'quantity'>
  readonly article: Pick<PricedLine['article'], 'name'>
}

/** A line of the checkout page and of the order's mail: '2 × Oak board, 22 × 150 mm'. @source PROD-80 */
export const lineText = ({ line, article }: NamedLine): string => `${line.quantity} × ${writeSizes(article.name)}`
