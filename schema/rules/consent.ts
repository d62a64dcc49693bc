/** What somebody answered when they were asked whether their visits may be counted. */
export type Consent = 'granted' | 'denied'

/** Holds that answer and nothing else: it tells nobody apart. Script writes it, the server reads it. */
export const CONSENT_COOKIE = 'heartwood-analytics'

/** After which somebody is asked again, in seconds: half a year. */
export const CONSENT_SECONDS = 180 * 24 * 60 * 60

/**
 * The answer among cookies; null where there is none, or none that can be read. Of several that differ none is an allowance.
 * @param cookies as a request or a document has them: 'a=1; b=2'
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
