import type { ReactNode } from 'react'
import type { DeliveryMethodFragment } from '#schema/generated/operations.ts'
import { arrival, isPromisedIn } from '#schema/rules/delivery/arrival.ts'
import { canCarry, type Load } from '#schema/rules/delivery/carrying.ts'
import type { DeliveryRules, MethodRule } from '#schema/rules/delivery/delivery-rules.types.ts'
import { useShop } from '../../data/shop.tsx'
import type { Messages } from '../../messages/messages.types.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { orderByText } from './arrival-text.ts'
import { DeliveryPrice } from './delivery-price.tsx'
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
 * server renders the rule; the browser replaces it with the day and the time left. What comes and goes is an element of its own: translators
 * replace texts, and React cannot remove a text that is replaced.
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
            <span>{[name && `${name} · `, text, isFree && `, ${prices.free}`].filter(Boolean).join('')}</span>
            {price && (
              <span>
                , <DeliveryPrice price={price} />
              </span>
            )}
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

/** The price of a method among those that the platform offers. @param method carrier and method: 'flatrate_flatrate' */
export const offeredPrice = (methods: readonly DeliveryMethodFragment[], method: string): DeliveryMethodFragment['price'] =>
  methods.find(({ carrierCode, methodCode, isOffline }) => !isOffline && `${carrierCode}_${methodCode}` === method)?.price ?? null

/**
 * The deliveries that carry a load, the cheapest first, each faster than those before it, and the fastest collection.
 * @param offered methods that the platform offers for the destination of this device; null if unknown
 * @param findPrice the price of a method; null if unknown. Deliveries without a price come last, in the order of the rules.
 * @source DELIVERY-3, DELIVERY-4
 */
export function promisedMethods(
  { methods }: Pick<DeliveryRules, 'methods'>,
  load: Load,
  offered: readonly string[] | null,
  findPrice: (method: string) => number | null,
): readonly MethodRule[] {
  const possible = methods.filter((rule) => canCarry(rule, load) && (offered === null || offered.includes(rule.method)))
  const price = ({ method }: MethodRule) => findPrice(method) ?? Number.MAX_SAFE_INTEGER
  const deliveries = possible.filter(({ days }) => days !== null).sort((a, b) => price(a) - price(b))
  const collections = possible.filter(({ hours }) => hours !== null).sort((a, b) => (a.hours ?? 0) - (b.hours ?? 0))
  return [
    ...deliveries.filter(({ days }, place) => deliveries.slice(0, place).every((cheaper) => (days ?? 0) < (cheaper.days ?? 0))),
    ...collections.slice(0, 1),
  ]
}
