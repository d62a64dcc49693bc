import type { ShopInfo } from '#schema/page.types.ts'
import type { Consent } from '#schema/rules/consent.ts'
import { isOffline } from '../../data/errors.ts'
import { retried } from '../../data/retried.ts'
import { momentOf } from '../../moments.ts'
import { tabsOn } from '../../offline/tabs.ts'
import { within } from '../../offline/within.ts'
import type { AppRouter } from '../../router/app-router.ts'
import { closeQuestion, currentConsent, keepConsent, offerQuestion } from './consent.ts'
import type { ShopFact } from './shop-fact.ts'

/** Whoever goes on does not wait longer for what counts it, in milliseconds. */
const PATIENCE_MS = 1000

/** How this page counts; null where nobody is asked. Not a byte of it is fetched before somebody has consented. */
let load: (() => Promise<(fact: ShopFact) => void>) | null = null
let tellTabs = () => {}

/** Asks who has not answered, counts for who has consented, and follows what is answered in other tabs. */
export function openAnalytics(router: AppRouter, shop: Pick<ShopInfo, 'analytics' | 'money'>) {
  const { analytics } = shop
  if (!analytics) return
  load = retried(async () => (await import('./events/count-visit.ts')).countVisit(router, shop.money, analytics.container))
  const tabs = tabsOn('shop/consent')
  tellTabs = tabs.tell
  tabs.onTold(() => {
    closeQuestion()
    follow()
  })
  // Not while nobody is there: what comes late and large would be taken for what the page is about.
  void momentOf('sign').then(offerQuestion)
  follow()
}

/** Takes an answer, here and in other tabs, from now on. */
export function chooseConsent(answer: Consent) {
  keepConsent(answer)
  closeQuestion()
  tellTabs()
  follow()
}

/** Counts something where the shopper consents to that; nothing comes of it otherwise. Never rejects, and never takes long. */
export async function tellAnalytics(fact: ShopFact): Promise<void> {
  if (!load || currentConsent() !== 'granted') return
  try {
    const hear = await within(PATIENCE_MS, load())
    hear(fact)
  } catch (error) {
    console.warn('This visit is not counted', error)
  }
}

function follow() {
  if (currentConsent() === 'granted') load?.().catch((error) => console.warn('This visit is not counted', error))
  else
    import('./events/forget-visit.ts')
      .then(({ forgetVisit }) => forgetVisit())
      .catch((error) => {
        if (!isOffline(error)) console.warn('What was counted could not be removed', error)
      })
}
