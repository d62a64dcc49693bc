import type { Log } from '../../cache/log.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { ProfileChange } from '../../domain/customer/customer.types.ts'
import { PlatformRefused, throwUnreadable } from '../base/errors.ts'
import { type Document, isDocument } from '../documents/document.ts'
import { ACCEPT_ANY, type CallOptions, type PlatformHttp } from '../http/client.ts'
import { storeQuery } from '../http/store-query.ts'
import { type AccountReply, decodeAccountReply } from './account-reply.ts'
import { decodeCustomer } from './customer.ts'
import { decodeOrderPage } from './orders.ts'
import { emailToSend, profileBody } from './profile-body.ts'
import { decodeTokens } from './tokens.ts'

export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

/**
 * Customer accounts. Calls with a token throw PlatformRefused with status 401 if the token is rejected, including a nested 401. Every call
 * throws PlatformUnreachable.
 */
export type UserCalls = ReturnType<typeof userCalls>

/** @source USER-2 to USER-13; platform contract E1 */
export function userCalls(http: PlatformHttp, log: Log) {
  const post = (path: string, view: StoreViewConfig | null, body: object, customerToken: string | null = null) =>
    http.post(`/api/user/${path}`, view ? storeQuery(view) : {}, body, {
      name: `user ${path}`,
      accept: ACCEPT_ANY,
      customerToken,
    })

  async function fetchStored(view: StoreViewConfig, customerToken: string): Promise<Document> {
    const options: CallOptions = { name: 'user me', accept: ACCEPT_ANY, customerToken, retry: true }
    const reply = await http.get('/api/user/me', storeQuery(view), options)
    return requireValue(decodeAccountReply(reply, (result) => (isDocument(result) ? result : null), { hasToken: true }))
  }

  return {
    signIn: async (view: StoreViewConfig, email: string, password: string) =>
      decodeAccountReply(await post('login', view, { username: email.trim(), password }), decodeTokens),

    async signUp(view: StoreViewConfig, { email, password, firstName, lastName }: NewAccount) {
      const customer = { email: emailToSend(email), firstname: firstName.trim(), lastname: lastName.trim(), storeId: view.id }
      return decodeAccountReply(await post('create', view, { customer, password }), done)
    },

    // Null if the refresh token is rejected. The code must be 200: otherwise the text of an error would be taken for a token.
    // @source platform contract E1.3
    async refreshTokens(refreshToken: string) {
      const answer = decodeAccountReply(await post('refresh', null, { refreshToken }), decodeTokens)
      return answer.isDone ? answer.value : null
    },

    requestPasswordReset: async (view: StoreViewConfig, email: string) =>
      decodeAccountReply(await post('reset-password', view, { email: email.trim() }), done),
    createPassword: async (
      view: StoreViewConfig,
      { email, ...given }: { email: string; resetToken: string; newPassword: string },
    ) => decodeAccountReply(await post('create-password', view, { email: email.trim(), ...given }), done),
    /** A wrong current password is a refusal with status 401, like a rejected token. */
    changePassword: async (view: StoreViewConfig, token: string, given: { currentPassword: string; newPassword: string }) =>
      decodeAccountReply(await post('change-password', view, given, token), done),

    profile: async (view: StoreViewConfig, token: string) => decodeCustomer(await fetchStored(view, token)) ?? throwUnreadable(),
    /** Fields that do not change are read and sent again. */
    async changeProfile(view: StoreViewConfig, token: string, change: ProfileChange) {
      const body = profileBody(await fetchStored(view, token), change)
      if (typeof body === 'string') return body
      return decodeAccountReply(await post('me', view, body, token), decodeCustomer, { hasToken: true })
    },

    /** @param page starts at 1; beyond the last page platforms return the last one */
    async orders(view: StoreViewConfig, customerToken: string, { size, page }: { readonly size: number; readonly page: number }) {
      const query = { ...storeQuery(view), pageSize: size, currentPage: page }
      const options: CallOptions = { name: 'user order-history', accept: ACCEPT_ANY, customerToken, retry: true }
      const reply = await http.get('/api/user/order-history', query, options)
      return requireValue(decodeAccountReply(reply, (result) => decodeOrderPage(result, log), { hasToken: true }))
    },
  }
}

/** The platform's `true`, or nothing; null for `false`. */
const done = (result: unknown) => (result === false ? null : true)

/** A refused read has no result. @throws PlatformRefused */
function requireValue<Value>(answer: AccountReply<Value>): Value {
  if (answer.isDone) return answer.value
  throw new PlatformRefused('PLATFORM_REFUSED', answer.status, answer.message)
}
