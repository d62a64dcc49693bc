/** Whether the newsletter goes to this shopper, and where to. @source NEWS-8 */
export interface NewsletterState {
  readonly isSubscribed: boolean
  /** Empty while it is not known. */
  readonly email: string
}

export const NOT_SUBSCRIBED: NewsletterState = { isSubscribed: false, email: '' }

/** Does nothing for who is subscribed. @source NEWS-1 */
export const subscribedWith =
  (email: string) =>
  (state: NewsletterState): NewsletterState =>
    state.isSubscribed ? state : { isSubscribed: true, email }

/** Does nothing for who is not. @source NEWS-2 */
export const unsubscribed = (state: NewsletterState): NewsletterState =>
  state.isSubscribed ? { ...state, isSubscribed: false } : state

/** What was asked about an address; it is kept only when it is subscribed. @source NEWS-3 */
export const checked =
  (email: string, isSubscribed: boolean) =>
  (state: NewsletterState): NewsletterState => ({ isSubscribed, email: isSubscribed ? email : state.email })

/** The state of something stored. */
export function decodeNewsletter(stored: unknown): NewsletterState {
  if (typeof stored !== 'object' || stored === null) return NOT_SUBSCRIBED
  const { isSubscribed, email } = stored as Partial<Record<keyof NewsletterState, unknown>>
  return { isSubscribed: isSubscribed === true, email: typeof email === 'string' ? email : '' }
}
