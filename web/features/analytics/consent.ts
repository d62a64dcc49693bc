import { CONSENT_COOKIE, CONSENT_SECONDS, type Consent, consentIn } from '#schema/rules/consent.ts'
import { createStore, useStore } from '../../data/store.ts'

/** Whether the question stands on the page: by itself, or because somebody asked for it. */
export type ConsentQuestionState = 'closed' | 'offered' | 'opened'

const question = createStore<ConsentQuestionState>('closed')

export const useIsConsentAsked = (): boolean => useStore(question, (state) => state !== 'closed')
export const useIsConsentOpened = (): boolean => useStore(question, (state) => state === 'opened')

/** Asks again whoever wants to answer otherwise. */
export const askConsent = () => question.set('opened')

/** The answer that this device keeps; null where nobody has answered. The cookie is the one place where it is. */
export const currentConsent = (): Consent | null => consentIn(document.cookie)

/** Asks whoever has not answered, and asks nobody who has. */
export const offerQuestion = () => question.set(currentConsent() === null ? 'offered' : 'closed')

export const closeQuestion = () => question.set('closed')

/** Keeps an answer for this device and its server. Where cookies are not taken nothing is kept: that is no consent. */
export function keepConsent(answer: Consent) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in browsers that this shop is for, and off without HTTPS
  document.cookie = `${CONSENT_COOKIE}=${answer}; path=/; max-age=${CONSENT_SECONDS}; samesite=lax${secure}`
}
