import type { NewsletterInput, NewsletterStatus, UserError } from '#schema/generated/types.ts'
import { email } from '#schema/rules/forms/form-rules.ts'
import { foundOr } from '../../platform/outcome.ts'
import type { RequestScope } from '../request-scope.ts'
import { formErrors, tooOften, unlessUnavailable, userError } from './user-errors.ts'

export interface NewsletterResult {
  readonly newsletter: NewsletterStatus | null
  readonly userErrors: readonly UserError[]
}

/** Whether an address gets the newsletter; null where the platform has none. @throws PlatformUnreachable @source NEWS-4, NEWS-7 */
export async function newsletterOf(address: string, scope: RequestScope): Promise<NewsletterStatus | null> {
  if (formErrors({ email }, { email: address }, scope).length > 0) return { isSubscribed: false }
  // Who asks for many addresses learns nothing more.
  if (await tooOften('newsletter', null, scope)) return null
  const { platform, storeView } = scope
  const isSubscribed = await foundOr(platform.newsletter.isSubscribed(storeView, address.trim()), null)
  return isSubscribed === null ? null : { isSubscribed }
}

/** Has the newsletter sent to an address, or no more; what is so already is left. @source NEWS-1, NEWS-2, NEWS-5 to NEWS-7 */
export async function setNewsletter(
  isWanted: boolean,
  { email: address }: NewsletterInput,
  scope: RequestScope,
): Promise<NewsletterResult> {
  const errors = formErrors({ email }, { email: address }, scope)
  if (errors.length > 0) return refused(errors)
  const late = await tooOften('newsletter', address, scope)
  if (late) return refused([late])
  const { newsletter } = scope.platform
  return unlessUnavailable(
    async () => {
      const now = await newsletter.isSubscribed(scope.storeView, address.trim())
      if (now === null) return refused([userError('UNAVAILABLE', scope.messages.customer.unavailable)])
      const change = isWanted ? newsletter.subscribe : newsletter.unsubscribe
      const isDone = now === isWanted || (await change(scope.storeView, address.trim()))
      return isDone
        ? { newsletter: { isSubscribed: isWanted }, userErrors: [] }
        : refused([userError('REFUSED', scope.messages.customer.refused)])
    },
    refused,
    scope,
  )
}

const refused = (userErrors: readonly UserError[]): NewsletterResult => ({ newsletter: null, userErrors })
