import { arrival, isPromisedIn } from '#schema/rules/delivery/arrival.ts'
import type { MethodRule } from '#schema/rules/delivery/delivery-rules.types.ts'
import { orderByText } from '../../../../components/arrival/arrival-text.ts'
import { useNow } from '../../../../components/arrival/use-now.ts'
import { useShop } from '../../../../data/shop.tsx'
import type { Messages } from '../../../../messages/messages.types.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { DeliveryPrice, type Purchase, useDestination, useQuotedPrice } from '../../../buying/cart/index.ts'
import type { PromisedPart } from '../product.types.ts'
import { promisedGoods } from './promised-goods.ts'
import { promisedMethods } from './promised-methods.ts'

interface DeliveryPromiseProps {
  readonly parts: readonly PromisedPart[]
  readonly goods: readonly Purchase[]
  /** The page's own styles, because those of a late part are not in the first HTML. */
  readonly className: string | undefined
}

/**
 * When the goods can be had, by the fastest delivery and by collection. The server states the rule; the browser replaces it with the day
 * and the time left, and adds the price if it has been quoted. Renders nothing unless the product is in stock.
 * @source DELIVERY-3, DELIVERY-4, PROD-69
 */
export function DeliveryPromise({ parts, goods, className }: DeliveryPromiseProps) {
  const words = useMessages('cart').arrival
  const { delivery, opening, language, country } = useShop()
  const destination = useDestination()
  const now = useNow()
  const { stock, load } = promisedGoods(parts)
  if (!delivery || stock?.status !== 'OK' || !isPromisedIn(delivery, destination?.country ?? country)) return null
  const promises = promisedMethods(delivery, load, destination?.methods ?? null).flatMap((rule) => {
    const { method, days } = rule
    if (!now) return { method, text: days === null ? collectText(rule, words) : words.orderBy({ time: delivery.cutOff, days }) }
    const found = arrival(delivery, rule, now, opening)
    return found ? { method, text: orderByText(found, words, language) } : []
  })
  if (promises.length === 0) return null
  return (
    <ul className={className} aria-label={words.label}>
      {promises.map(({ method, text }) => (
        <li key={method}>
          {text}
          <QuotedPrice goods={goods} method={method} />
        </li>
      ))}
    </ul>
  )
}

function QuotedPrice({ goods, method }: Pick<DeliveryPromiseProps, 'goods'> & { readonly method: string }) {
  const price = useQuotedPrice(goods, method)
  return (
    price && (
      <>
        , <DeliveryPrice price={price} />
      </>
    )
  )
}

function collectText({ hours, branch }: MethodRule, words: Messages['cart']['arrival']): string {
  const text = words.collectAfter(hours ?? 0)
  return branch ? words.atBranch({ text, branch: branch.name }) : text
}
