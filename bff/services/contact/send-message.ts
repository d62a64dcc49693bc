import type { MessageInput, MessagePayload, UserError } from '#schema/generated/types.ts'
import { MESSAGE_RULES } from '#schema/rules/forms/message-rules.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { formErrors, rateLimitError } from '../scope/user-errors.ts'
import { mailMerchant } from './mail-merchant.ts'

/** Sends a shopper's message to the merchant. @source MAIL-3, SCREEN-5 */
export async function sendMessage(input: MessageInput, scope: RequestScope): Promise<MessagePayload> {
  const { name, email: address, subject, text } = input
  const errors = formErrors(MESSAGE_RULES, { name, email: address, subject, text }, scope)
  if (errors.length > 0) return toRefusal(errors)
  const late = await rateLimitError('message', address, scope)
  if (late) return toRefusal([late])
  const message = { from: address.trim(), subject: subject.trim(), text: `${text.trim()}\n\n${name.trim()}` }
  const problem = await mailMerchant(message, scope)
  return problem ? toRefusal([problem]) : { isSent: true, userErrors: [] }
}

const toRefusal = (userErrors: readonly UserError[]): MessagePayload => ({ isSent: false, userErrors })
