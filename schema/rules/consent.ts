/** A shopper's answer to the question whether visits may be counted. */
export type Consent = 'granted' | 'denied'

/** The cookie with that answer and nothing that identifies a shopper. Script writes it, the server reads it. */
export const CONSENT_COOKIE = 'heartwood-analytics'

/** Lifetime of the answer in seconds: half a year. */
export const CONSENT_SECONDS = 180 * 24 * 60 * 60

/**
 * The answer in a cookie header; null if it is missing or unreadable. Contradictory answers count as none.
 * @param as in a request header or `document.cookie`: 'a=1; b=2'
 * @source CHECKOUT-2, CHECKOUT-3
 */
export function consentIn(cookies: string): Consent | null {
  const answers = new Set(
    cookies.split(';').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=')
      return name.trim() === CONSENT_COOKIE ? [value.join('=').trim()] : []
    }),
  )
  if (answers.has('denied')) return 'denied'
  return answers.size === 1 && answers.has('granted') ? 'granted' : null
}
