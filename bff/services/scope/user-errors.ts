import type { UserError, UserErrorCode } from '#schema/generated/types.ts'
import { type FieldRule, type FormValues, problemsIn } from '#schema/rules/forms/form-rules.ts'
import type { LimitedAction } from '../../config/rate-limits.ts'
import { PlatformUnreachable } from '../../platform/base/errors.ts'
import type { Refusal } from '../../platform/user/account-reply.ts'
import type { RequestScope } from './request-scope.ts'
import { SessionTooLong } from './session-errors.ts'

/** Any scope that has the texts of its store view. */
export type MessageScope = Pick<RequestScope, 'messages'>

export const userError = (code: UserErrorCode, message: string, field: string | null = null): UserError => ({
  code,
  field,
  message,
})

/** The fields of an input that are texts. */
export const pickTexts = (input: object): FormValues =>
  Object.fromEntries(Object.entries(input).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** The errors of a form input, each with its path. @param at path prefix of the form: 'addresses.0.' */
export const formErrors = (
  rules: Readonly<Record<string, FieldRule>>,
  form: FormValues,
  { messages }: MessageScope,
  at = '',
): readonly UserError[] => problemsIn(rules, form).map(({ name, error }) => userError(error, messages.form[error], at + name))

/** Platform field names that differ from ours. */
const FIELDS: Readonly<Record<string, string>> = {
  firstname: 'firstName',
  lastname: 'lastName',
  country_id: 'country',
  vat_id: 'vatNumber',
}

/** The platform's refusal, in its words or at the field it names. The platform rejects names without Latin letters. */
export function refusalErrors({ message, fields }: Refusal, { messages }: MessageScope): readonly UserError[] {
  if (fields.length === 0) return [userError('REFUSED', message ?? messages.customer.refused)]
  return fields.map((path) => {
    const field = path
      .replace(/^customer\.?/, '')
      .replace(/\[(\d+)\]/g, '.$1')
      .replace(/\w+/g, (name) => FIELDS[name] ?? name)
    const isName = /(?:firstName|lastName)$/.test(field)
    return isName
      ? userError('LETTERS_ONLY', messages.form.LETTERS_ONLY, field)
      : userError('INVALID', messages.customer.refused, field === '' ? null : field)
  })
}

/** Runs platform work; returns a "try again" error if the platform gives no answer. */
export async function unlessUnavailable<Payload>(
  work: () => Promise<Payload>,
  failed: (errors: readonly UserError[]) => Payload,
  { log, messages }: Pick<RequestScope, 'log' | 'messages'>,
): Promise<Payload> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PlatformUnreachable) && !(error instanceof SessionTooLong)) throw error
    log.warn(error instanceof PlatformUnreachable ? error.forLog() : { reason: error.message }, 'account request failed')
    return failed([userError('UNAVAILABLE', messages.customer.unavailable)])
  }
}

/** The rate limit error; null if the attempt is allowed. @param account an e-mail address, or null */
export const rateLimitError = async (
  action: LimitedAction,
  account: string | null,
  { rateLimits, messages }: Pick<RequestScope, 'rateLimits' | 'messages'>,
): Promise<UserError | null> =>
  (await rateLimits.allows(action, account)) ? null : userError('TOO_MANY_REQUESTS', messages.customer.tooManyRequests)

export const signedOut = ({ messages }: MessageScope): UserError => userError('SIGNED_OUT', messages.customer.signedOut)
