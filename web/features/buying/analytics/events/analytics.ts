import type { ShopInfo } from '#schema/page.types.ts'
import type { Consent } from '#schema/rules/consent.ts'
import { isOffline } from '../../../../api/errors.ts'
import { waitFor } from '../../../../late/idle.ts'
import { lazy } from '../../../../late/lazy.ts'
import type { AppRouter } from '../../../../router/app-router.ts'
import { createTabs } from '../../../../storage/tabs.ts'
import { withTimeout } from '../../../../storage/with-timeout.ts'
import type { ShopAction } from '../shop-action.ts'
import { closeQuestion, currentConsent, offerQuestion, storeConsent } from './consent.ts'

/** How long a navigation waits for its analytics event, in milliseconds. */
const TIMEOUT_MS = 1000

/** Loads the analytics code; null if analytics is off. Nothing is fetched before consent. */
let load: (() => Promise<(action: ShopAction) => void>) | null = null
/** Starts reporting load times and script errors; null if reports are off. */
let report: (() => Promise<void>) | null = null
let notifyTabs = () => {}
const opening = Promise.withResolvers<void>()

/** Asks for consent if needed, tracks with consent, and follows answers given in other tabs. */
export function openAnalytics(router: AppRouter, shop: Pick<ShopInfo, 'analytics' | 'money'>) {
  opening.resolve()
  const { analytics } = shop
  if (!analytics) return
  load = lazy(async () => (await import('./track-visit.ts')).trackVisit(router, shop.money, analytics.container))
  const opened = router.state
  if (analytics.reports)
    report = lazy(async () => (await import('../field/report-page.ts')).reportPage(router, opened, hasConsent))
  const tabs = createTabs('shop/consent')
  notifyTabs = tabs.notify
  tabs.onNotified(() => {
    closeQuestion()
    applyConsent()
  })
  // Waits for the first interaction, because a question shown later would count as the largest contentful paint.
  void waitFor('interaction').then(offerQuestion)
  applyConsent()
}

/** Stores an answer and applies it, here and in other tabs. */
export function chooseConsent(answer: Consent) {
  storeConsent(answer)
  closeQuestion()
  notifyTabs()
  applyConsent()
}

/**
 * Tracks an action if the shopper has consented, also one that comes before analytics has opened. Never rejects, and waits at most
 * `TIMEOUT_MS`; the action is tracked later then, if the page is still open.
 * @source CHECKOUT-3, ORDER-23
 */
export async function trackAction(action: ShopAction): Promise<void> {
  if (!hasConsent()) return
  const tracking = opening.promise.then(() => load?.()).then((track) => track?.(action))
  try {
    await withTimeout(TIMEOUT_MS, tracking)
  } catch (error) {
    console.warn('Analytics could not be loaded', error)
  }
}

const hasConsent = () => currentConsent() === 'granted'

function applyConsent() {
  if (hasConsent()) {
    const parts = Promise.all([load?.(), report?.()])
    parts.catch((error) => console.warn('Analytics could not be loaded', error))
  } else
    import('./delete-analytics-data.ts')
      .then(({ deleteAnalyticsData }) => deleteAnalyticsData())
      .catch((error) => {
        if (!isOffline(error)) console.warn('Analytics data could not be deleted', error)
      })
}
