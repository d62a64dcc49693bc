import { CONSENT_COOKIE, CONSENT_SECONDS, type Consent, consentIn } from '#schema/rules/consent.ts'
import { createStore, useStore } from '../../../../data/store.ts'

/** `offered`: shown automatically; `opened`: at the shopper's request. */
type ConsentQuestionState = 'closed' | 'offered' | 'opened'

const question = createStore<ConsentQuestionState>('closed')

export const useIsConsentAsked = (): boolean => useStore(question, (state) => state !== 'closed')
export const useIsConsentOpened = (): boolean => useStore(question, (state) => state === 'opened')

export const openConsentQuestion = () => question.set('opened')

/** The consent stored on this device; null if the question was not answered. Stored only in a cookie. */
export const currentConsent = (): Consent | null => consentIn(document.cookie)

/** Shows the question if it was not answered yet. */
export const offerQuestion = () => question.set(currentConsent() === null ? 'offered' : 'closed')

export const closeQuestion = () => question.set('closed')

/** Stores the answer in a cookie for this device and the server. If cookies are blocked, nothing is stored, which means no consent. */
export function storeConsent(answer: Consent) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API, and all do without HTTPS
  document.cookie = `${CONSENT_COOKIE}=${answer}; path=/; max-age=${CONSENT_SECONDS}; samesite=lax${secure}`
}
