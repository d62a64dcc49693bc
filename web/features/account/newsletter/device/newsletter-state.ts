/** Whether the shopper is subscribed, and with which address. @source NEWS-8 */
export interface NewsletterState {
  readonly isSubscribed: boolean
  /** Empty if unknown. */
  readonly email: string
}

export const NOT_SUBSCRIBED: NewsletterState = { isSubscribed: false, email: '' }

/** Does nothing for subscribers. @source NEWS-1 */
export const subscribedWith =
  (email: string) =>
  (state: NewsletterState): NewsletterState =>
    state.isSubscribed ? state : { isSubscribed: true, email }

/** Does nothing for non-subscribers. @source NEWS-2 */
export const unsubscribed = (state: NewsletterState): NewsletterState =>
  state.isSubscribed ? { ...state, isSubscribed: false } : state

/** Applies the answer about an address; stores the address only if it is subscribed. @source NEWS-3 */
export const checked =
  (email: string, isSubscribed: boolean) =>
  (state: NewsletterState): NewsletterState => ({ isSubscribed, email: isSubscribed ? email : state.email })

/** Decodes a stored state. */
export function decodeNewsletter(stored: unknown): NewsletterState {
  if (typeof stored !== 'object' || stored === null) return NOT_SUBSCRIBED
  const { isSubscribed, email } = stored as Partial<Record<keyof NewsletterState, unknown>>
  return { isSubscribed: isSubscribed === true, email: typeof email === 'string' ? email : '' }
}
