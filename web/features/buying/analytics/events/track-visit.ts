import type { MoneyOptions } from '#schema/page.types.ts'
import type { AppRouter } from '../../../../router/app-router.ts'
import { followPages } from '../../../../router/follow-pages.ts'
import type { ShopAction } from '../shop-action.ts'
import { changeEvents, checkoutEvent, purchaseEvent } from './cart-events.ts'
import { currentConsent } from './consent.ts'
import { loadContainer } from './container.ts'
import { pushEvent } from './data-layer.ts'
import { pageEvent } from './page-event.ts'

/** Screens whose URLs identify a customer or grant access, so third-party scripts are not loaded there. */
const SECRET_SCREENS: readonly string[] = ['external-thank-you', 'create-password']

/** Tracks page views, starting with this page, while there is consent. @returns a function that tracks other actions */
export function trackVisit(
  router: AppRouter,
  { maximumFractionDigits: minorDigits }: Pick<MoneyOptions, 'maximumFractionDigits'>,
  container: string | null,
): (action: ShopAction) => void {
  followPages(router, ({ screen, data }) => {
    if (currentConsent() !== 'granted') return
    if (container !== null && !SECRET_SCREENS.includes(screen)) loadContainer(container)
    const event = pageEvent(data, screen, minorDigits)
    if (event) pushEvent(event)
  })
  return (action) => {
    for (const event of toEvents(action, minorDigits)) pushEvent(event)
  }
}

function toEvents(action: ShopAction, minorDigits: number) {
  if (action.kind === 'cart changed') return changeEvents(action.before, action.after, minorDigits)
  if (action.kind === 'checkout begun') return [checkoutEvent(action.cart, minorDigits)]
  return [purchaseEvent(action.order, action.cart, minorDigits)]
}
