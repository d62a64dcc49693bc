import type { UserError } from '#schema/generated/types.ts'
import { SenderRefused } from '../../platform/mail/calls.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { unlessUnavailable, userError } from '../scope/user-errors.ts'

export interface MerchantMail {
  /** A validated e-mail address, used as the reply address. */
  readonly from: string
  /** One line. */
  readonly subject: string
  readonly text: string
}

/**
 * Mails the merchant. The recipient always comes from the configuration, so a request cannot send mail to a third party.
 * @returns the refusal; null if the mail was sent
 * @source MAIL-1, MAIL-3, FRONT-22
 */
export async function mailMerchant({ from, subject, text }: MerchantMail, scope: RequestScope): Promise<UserError | null> {
  const { email } = scope.config.shop
  if (email === null) return userError('UNAVAILABLE', scope.messages.customer.unavailable)
  return unlessUnavailable(
    async () => {
      const mail = { sourceAddress: from, targetAddress: email, subject, text }
      const isSent = await scope.platform.mail.send(scope.storeView, mail).catch(refuseSender)
      if (isSent === 'refused') {
        scope.log.warn({}, 'platform rejected the e-mail address of a sender')
        return userError('EMAIL', scope.messages.form.EMAIL, 'email')
      }
      if (isSent) return null
      scope.log.error({ isInstalled: isSent !== null }, 'platform did not send an e-mail')
      return userError('UNAVAILABLE', scope.messages.customer.unavailable)
    },
    ([problem]) => problem ?? null,
    scope,
  )
}

function refuseSender(error: unknown): 'refused' {
  if (error instanceof SenderRefused) return 'refused'
  throw error
}
