import { createHash } from 'node:crypto'
import type { NewsletterInput, NewsletterStatus, UserError } from '#schema/generated/types.ts'
import { email } from '#schema/rules/forms/form-rules.ts'
import { foundOr } from '../../platform/base/outcome.ts'
import type { PrivateScope } from '../scope/private-scope.ts'
import { formErrors, rateLimitError, unlessUnavailable, userError } from '../scope/user-errors.ts'

export interface NewsletterResult {
  readonly newsletter: NewsletterStatus | null
  readonly userErrors: readonly UserError[]
}

/**
 * Whether the customer's own address is subscribed; null for guests and if the platform has no newsletter.
 * @throws PlatformUnreachable
 * @throws SessionExpired
 * @source NEWS-4, NEWS-7; decision 0024
 */
export async function ownNewsletter(scope: PrivateScope): Promise<NewsletterStatus | null> {
  const { platform, storeView } = scope
  const address = await ownAddress(scope)
  if (address === null || (await rateLimitError('newsletter', null, scope))) return null
  const isSubscribed = await foundOr(platform.newsletter.isSubscribed(storeView, address), null)
  return isSubscribed === null ? null : { isSubscribed }
}

/**
 * Subscribes an address. The answer and the calls are the same if it is already subscribed. @source NEWS-1, NEWS-5, NEWS-7; decision 0024
 */
export function subscribe({ email: address }: NewsletterInput, scope: PrivateScope): Promise<NewsletterResult> {
  return change(address, scope, async (wanted) => {
    const { newsletter } = scope.platform
    const isSubscribed = await newsletter.isSubscribed(scope.storeView, wanted)
    if (isSubscribed === null) return unavailableResult(scope)
    // Makes as many calls as for a new subscription, so that the response time does not reveal an existing one.
    const isDone = await (isSubscribed ? newsletter.isSubscribed : newsletter.subscribe)(scope.storeView, wanted)
    if (!isDone && !isSubscribed) return toRefusal([userError('REFUSED', scope.messages.customer.refused)])
    const session = scope.session
    if (session.read().subscription !== subscriptionProof(wanted, true))
      session.change({ subscription: subscriptionProof(wanted, !isSubscribed) })
    return { newsletter: { isSubscribed: true }, userErrors: [] }
  })
}

/**
 * Unsubscribes the customer's own address or the address this session subscribed, and no other. If this session's subscription changed
 * nothing because the address was already subscribed, unsubscribing changes nothing either.
 * @source NEWS-2, NEWS-6, NEWS-7; decision 0024
 */
export function unsubscribe({ email: address }: NewsletterInput, scope: PrivateScope): Promise<NewsletterResult> {
  return change(address, scope, async (wanted) => {
    const { subscription } = scope.session.read()
    const isOwner = subscription === subscriptionProof(wanted, true) || isSameAddress(await ownAddress(scope), wanted)
    if (!isOwner && subscription !== subscriptionProof(wanted, false))
      return toRefusal([userError('REFUSED', scope.messages.customer.notYourSubscription)])
    const { newsletter } = scope.platform
    const isSubscribed = await newsletter.isSubscribed(scope.storeView, wanted)
    if (isSubscribed === null) return unavailableResult(scope)
    const isChange = isOwner && isSubscribed
    const isDone = await (isChange ? newsletter.unsubscribe : newsletter.isSubscribed)(scope.storeView, wanted)
    if (isChange && !isDone) return toRefusal([userError('REFUSED', scope.messages.customer.refused)])
    return { newsletter: { isSubscribed: false }, userErrors: [] }
  })
}

/**
 * The session's record of a subscription: the hashed address, and whether the subscription was new. Both forms have the same length, so
 * that the cookie size does not reveal which it is.
 */
const subscriptionProof = (address: string, isNew: boolean): string =>
  `${createHash('sha256').update(address.toLowerCase()).digest('base64url')} ${isNew ? 'new' : 'old'}`

/** The address of the signed-in customer; null for guests. */
const ownAddress = (scope: PrivateScope): Promise<string | null> =>
  scope.session.withToken(async (token) =>
    token === null ? null : (await scope.platform.user.profile(scope.storeView, token)).email.trim(),
  )

const isSameAddress = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase()

async function change(
  address: string,
  scope: PrivateScope,
  work: (address: string) => Promise<NewsletterResult>,
): Promise<NewsletterResult> {
  const errors = formErrors({ email }, { email: address }, scope)
  if (errors.length > 0) return toRefusal(errors)
  const late = await rateLimitError('newsletter', address, scope)
  if (late) return toRefusal([late])
  return unlessUnavailable(() => work(address.trim()), toRefusal, scope)
}

const toRefusal = (userErrors: readonly UserError[]): NewsletterResult => ({ newsletter: null, userErrors })

const unavailableResult = ({ messages }: PrivateScope) => toRefusal([userError('UNAVAILABLE', messages.customer.unavailable)])
