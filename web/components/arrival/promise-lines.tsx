import type { ReactNode } from 'react'
import type { DeliveryMethodFragment } from '#schema/generated/operations.ts'
import { arrival, isPromisedIn } from '#schema/rules/delivery/arrival.ts'
import type { Load } from '#schema/rules/delivery/carrying.ts'
import type { MethodRule } from '#schema/rules/delivery/delivery-rules.types.ts'
import { useShop } from '../../data/shop.tsx'
import type { Messages } from '../../messages/messages.types.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { orderByText } from './arrival-text.ts'
import { DeliveryPrice } from './delivery-price.tsx'
import { offeredPrice } from './offered-price.ts'
import { promisedMethods } from './promised-methods.ts'
import { useNow } from './use-now.ts'

interface PromiseLinesProps {
  /** Longest piece and weight of the goods, which are in stock. */
  readonly load: Load
  /** The destination chosen on this device, with the methods of its last estimate; null if unknown. */
  readonly destination: { readonly country: string; readonly methods?: readonly string[] } | null
  readonly className: string | undefined
  /** The platform's offer for the goods, if it is known. */
  readonly offer: readonly DeliveryMethodFragment[] | null
  /** Shown as the last item of the list. */
  readonly children?: ReactNode
}

/**
 * The delivery methods and the collection of goods, each with its name, and with its price if known or 'free' if the rules say so. The
 * server renders the rule; the browser replaces it with the day and the time left.
 * @source DELIVERY-3, DELIVERY-4, DELIVERY-25, PROD-74
 */
export function PromiseLines({ load, destination, className, offer, children }: PromiseLinesProps) {
  const { arrival: words, delivery: prices } = useMessages('cart')
  const { delivery, opening, language, country, texts } = useShop()
  const now = useNow()
  if (!delivery || !isPromisedIn(delivery, destination?.country ?? country)) return null
  const findPrice = (method: string) => offer && offeredPrice(offer, method)
  const amount = (method: string) => findPrice(method)?.gross.amount ?? null
  const promises = promisedMethods(delivery, load, destination?.methods ?? null, amount).flatMap((rule) => {
    const { method, days } = rule
    const isFree = rule.free === true && findPrice(method) === null
    if (!now)
      return { method, isFree, text: days === null ? collectText(rule, words) : words.orderBy({ time: delivery.cutOff, days }) }
    const found = arrival(delivery, rule, now, opening)
    return found ? { method, isFree, text: orderByText(found, words, language) } : []
  })
  if (promises.length === 0) return null
  return (
    <ul className={className} aria-label={words.label}>
      {promises.map(({ method, isFree, text }) => {
        const name = texts.deliveryMethods[method]
        const price = findPrice(method)
        return (
          <li key={method}>
            {name && `${name} · `}
            {text}
            {price && (
              <>
                , <DeliveryPrice price={price} />
              </>
            )}
            {isFree && `, ${prices.free}`}
          </li>
        )
      })}
      {children && <li>{children}</li>}
    </ul>
  )
}

function collectText({ hours, branch }: MethodRule, words: Messages['cart']['arrival']): string {
  const text = words.collectAfter(hours ?? 0)
  return branch ? words.atBranch({ text, branch: branch.name }) : text
}
