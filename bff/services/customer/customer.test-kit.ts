import { vi } from 'vitest'
import type { CustomerProfile } from '../../domain/customer/customer.types.ts'
import { product } from '../../domain/testing/catalog.ts'
import { recordLog } from '../../platform/testing/scripted-platform.ts'
import type { UserCalls } from '../../platform/user/calls.ts'
import { privateScope } from '../scope/private-scope.ts'
import { UNLIMITED } from '../scope/rate-limits.ts'
import type { SessionState } from '../scope/session.types.ts'
import { SessionExpired } from '../scope/session-errors.ts'
import { cartPlatform } from '../testing/cart-platform.ts'
import { scopeWith, toResult } from '../testing/platform.ts'
import { testSession } from '../testing/session.ts'

export const PROFILE: CustomerProfile = {
  id: '40',
  email: 'anna@stairworks.example',
  firstName: 'Anna',
  lastName: 'Birch',
  createdAt: null,
  addresses: [],
  isSubscribed: false,
  groupId: 2,
  groupToken: 'group.token',
}
export const SIGNED_IN: Partial<SessionState> = { customerToken: 'token', refreshToken: 'refresh', groupId: 2, cartId: '7' }

/** Selects no cart field that costs a call. */
export const CART = { stock: false, product: null }

export const toDone = <Value>(value: Value) => ({ isDone: true as const, value })
export const refusal = (status: number, message: string | null = null, fields: readonly string[] = []) => ({
  isDone: false as const,
  status,
  message,
  fields,
})

/** A platform on which every call succeeds unless the test overrides it, and a shopper's session. */
export function customerScope(user: Partial<UserCalls> = {}, state: Partial<SessionState> = {}, rateLimits = UNLIMITED) {
  const calls = {
    signIn: vi.fn(async () => toDone({ customerToken: 'new-token', refreshToken: 'new-refresh' })),
    signUp: vi.fn(async () => toDone(true as const)),
    createPassword: vi.fn(async () => toDone(true as const)),
    changePassword: vi.fn(async () => toDone(true as const)),
    requestPasswordReset: vi.fn(async () => toDone(true as const)),
    profile: vi.fn(async () => PROFILE),
    ...user,
  }
  const session = testSession(state)
  const cart = cartPlatform()
  const log = recordLog()
  // Calls that a test does not define fail.
  const scope = privateScope(
    scopeWith(
      {
        user: calls,
        cart,
        products: async () => toResult([product({ id: '1', sku: 'BOARD', price: 10 })]),
      },
      { session, log, rateLimits },
    ),
  )
  return { scope, session, calls, cart, log }
}

export const readErrors = ({ userErrors }: { userErrors: readonly { code: string; field?: string | null | undefined }[] }) =>
  userErrors.map(({ code, field }) => [code, field])

export const failExpired = async () => {
  throw new SessionExpired()
}
