import { readNumber } from '../../../store/fields.ts'
import type { Saleable } from '../../../store/saleable.ts'
import { Refusal } from '../../envelope.ts'
import { stockItem } from '../../stock/stock-item.ts'
import type { Article } from './article.ts'

export interface Quantity {
  readonly article: Article
  readonly quantity: number
}

/**
 * Checks a cart line against stock and the quantity limits of the product.
 * @param wanted the changed line
 * @param others the other lines, which share the stock
 * @throws Refusal 400
 */
export function checkStock(wanted: Quantity, others: readonly Quantity[]): void {
  for (const { saleable } of wanted.article.demands) {
    const stock = stockItem(saleable)
    if (stock.is_in_stock !== true) throw new Refusal(400, 'Product that you are trying to add is not available.')
    const needed = [wanted, ...others].reduce((sum, each) => sum + countDemand(saleable, each), 0)
    if (needed < (readNumber(stock, 'min_sale_qty') ?? 1))
      throw new Refusal(400, `The fewest you may purchase is ${readNumber(stock, 'min_sale_qty')}.`)
    if (needed > (readNumber(stock, 'max_sale_qty') ?? Number.POSITIVE_INFINITY))
      throw new Refusal(400, 'The requested qty exceeds the maximum qty allowed in shopping cart')
    const step = readNumber(stock, 'qty_increments') ?? 0
    if (step > 0 && needed % step !== 0)
      throw new Refusal(400, `You can buy this product only in quantities of ${step} at a time.`)
    const there = stock.manage_stock === false || Number(stock.backorders) > 0 ? null : readNumber(stock, 'qty')
    if (there !== null && needed > there) throw new Refusal(400, 'The requested qty is not available')
  }
}

const countDemand = ({ sku }: Saleable, { article, quantity }: Quantity): number =>
  article.demands.filter(({ saleable }) => saleable.sku === sku).reduce((sum, demand) => sum + demand.quantity * quantity, 0)
