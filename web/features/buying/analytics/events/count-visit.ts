import type { MoneyOptions } from '#schema/page.types.ts'
import type { AppRouter } from '../../../../router/app-router.ts'
import { followPages } from '../../../../router/follow-pages.ts'
import type { ShopFact } from '../shop-fact.ts'
import { changeEvents, checkoutEvent, purchaseEvent } from './cart-events.ts'
import { currentConsent } from './consent.ts'
import { loadContainer } from './container.ts'
import { pushEvent } from './data-layer.ts'
import { pageEvent } from './page-event.ts'

/** Their URLs identify a customer or grant access, so third-party scripts are not loaded there. */
const SECRET_SCREENS: readonly string[] = ['external-thank-you', 'create-password']

/** Counts page views from now on, starting with this page, while there is consent. @returns a function that counts other facts */
export function countVisit(
  router: AppRouter,
  { maximumFractionDigits: minorDigits }: Pick<MoneyOptions, 'maximumFractionDigits'>,
  container: string | null,
): (fact: ShopFact) => void {
  followPages(router, ({ screen, data }) => {
    if (currentConsent() !== 'granted') return
    if (container !== null && !SECRET_SCREENS.includes(screen)) loadContainer(container)
    const event = pageEvent(data, screen, minorDigits)
    if (event) pushEvent(event)
  })
  return (fact) => {
    for (const event of eventsOf(fact, minorDigits)) pushEvent(event)
  }
}

function eventsOf(fact: ShopFact, minorDigits: number) {
  if (fact.kind === 'cart changed') return changeEvents(fact.before, fact.after, minorDigits)
  if (fact.kind === 'checkout begun') return [checkoutEvent(fact.cart, minorDigits)]
  return [purchaseEvent(fact.order, fact.cart, minorDigits)]
}
