import type { ReactNode } from 'react'
import { arrival, isPromisedIn } from '#schema/rules/delivery/arrival.ts'
import type { Load } from '#schema/rules/delivery/carrying.ts'
import type { MethodRule } from '#schema/rules/delivery/delivery-rules.types.ts'
import { useShop } from '../../data/shop.tsx'
import type { Messages } from '../../messages/messages.types.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { orderByText } from './arrival-text.ts'
import { promisedMethods } from './promised-methods.ts'
import { useNow } from './use-now.ts'

interface PromiseLinesProps {
  /** Of goods that are in stock. */
  readonly load: Load
  /** Of this device, with the methods of its last estimate; null if unknown. */
  readonly destination: { readonly country: string; readonly methods?: readonly string[] } | null
  readonly className: string | undefined
  /** After the text of a method: 'flatrate_flatrate'. */
  readonly renderPrice: (method: string) => ReactNode
}

/**
 * The fastest delivery and collection of goods. The server renders the rule; the browser replaces it with the day and the time left.
 * @source DELIVERY-3, DELIVERY-4, DELIVERY-25
 */
export function PromiseLines({ load, destination, className, renderPrice }: PromiseLinesProps) {
  const words = useMessages('cart').arrival
  const { delivery, opening, language, country } = useShop()
  const now = useNow()
  if (!delivery || !isPromisedIn(delivery, destination?.country ?? country)) return null
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
          {renderPrice(method)}
        </li>
      ))}
    </ul>
  )
}

function collectText({ hours, branch }: MethodRule, words: Messages['cart']['arrival']): string {
  const text = words.collectAfter(hours ?? 0)
  return branch ? words.atBranch({ text, branch: branch.name }) : text
}
