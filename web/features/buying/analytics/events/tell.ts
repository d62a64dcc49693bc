import type { ShopInfo } from '#schema/page.types.ts'
import type { Consent } from '#schema/rules/consent.ts'
import { isOffline } from '../../../../api/errors.ts'
import { waitFor } from '../../../../late/idle.ts'
import { lazy } from '../../../../late/lazy.ts'
import type { AppRouter } from '../../../../router/app-router.ts'
import { createTabs } from '../../../../storage/tabs.ts'
import { withTimeout } from '../../../../storage/with-timeout.ts'
import type { ShopFact } from '../shop-fact.ts'
import { closeQuestion, currentConsent, keepConsent, offerQuestion } from './consent.ts'

/** How long a navigation waits for its analytics event, in milliseconds. */
const PATIENCE_MS = 1000

/** Loads the analytics code; null if analytics is off. Nothing is fetched before consent. */
let load: (() => Promise<(fact: ShopFact) => void>) | null = null
let tellTabs = () => {}

/** Asks for consent if needed, counts with consent, and follows answers given in other tabs. */
export function openAnalytics(router: AppRouter, shop: Pick<ShopInfo, 'analytics' | 'money'>) {
  const { analytics } = shop
  if (!analytics) return
  load = lazy(async () => (await import('./count-visit.ts')).countVisit(router, shop.money, analytics.container))
  const tabs = createTabs('shop/consent')
  tellTabs = tabs.notify
  tabs.onNotified(() => {
    closeQuestion()
    follow()
  })
  // Waits for the first interaction: late large content would otherwise count as the largest contentful paint.
  void waitFor('interaction').then(offerQuestion)
  follow()
}

/** Applies an answer from now on, here and in other tabs. */
export function chooseConsent(answer: Consent) {
  keepConsent(answer)
  closeQuestion()
  tellTabs()
  follow()
}

/** Counts a fact if the shopper has consented. Never rejects, and returns quickly. */
export async function tellAnalytics(fact: ShopFact): Promise<void> {
  if (!load || currentConsent() !== 'granted') return
  try {
    const hear = await withTimeout(PATIENCE_MS, load())
    hear(fact)
  } catch (error) {
    console.warn('This visit is not counted', error)
  }
}

function follow() {
  if (currentConsent() === 'granted') load?.().catch((error) => console.warn('This visit is not counted', error))
  else
    import('./forget-visit.ts')
      .then(({ forgetVisit }) => forgetVisit())
      .catch((error) => {
        if (!isOffline(error)) console.warn('What was counted could not be removed', error)
      })
}
