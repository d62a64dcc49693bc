import { describe, expect, it, vi } from 'vitest'
import type { LimitedAction } from '../../config/rate-limits.ts'
import type { PrivateScope } from '../scope/private-scope.ts'
import { UNLIMITED } from '../scope/rate-limits.ts'
import { changePassword } from './change-password.ts'
import { CART, customerScope, refusal, SIGNED_IN } from './customer.test-kit.ts'
import { ownNewsletter, subscribe } from './newsletter.ts'
import { requestPasswordReset } from './password-reset.ts'
import { createPassword, signIn, signUp } from './sign-in.ts'

const email = 'anna@stairworks.example'
const password = 'Dovetail-42'

const ATTEMPTS: readonly (readonly [
  string,
  LimitedAction,
  (scope: PrivateScope) => Promise<{ userErrors: readonly object[] }>,
])[] = [
  ['signing in', 'signIn', (scope) => signIn({ email, password }, CART, scope)],
  ['registering', 'signIn', (scope) => signUp({ email, password, firstName: 'Anna', lastName: 'Birch' }, CART, scope)],
  ['creating a password', 'signIn', (scope) => createPassword({ email, resetToken: 'r', newPassword: password }, CART, scope)],
  ['changing a password', 'signIn', (scope) => changePassword({ currentPassword: 'x', newPassword: password }, scope)],
  ['requesting a password reset', 'passwordReset', (scope) => requestPasswordReset({ email }, scope)],
  ['subscribing to the newsletter', 'newsletter', (scope) => subscribe({ email }, scope)],
]

describe('customer rate limit', () => {
  it.each(ATTEMPTS)('rejects %s without a platform call', async (_, action, attempt) => {
    const counted: unknown[] = []
    const limits = { ...UNLIMITED, allows: async (...given: unknown[]) => counted.push(given) === 0 }
    const { scope, calls, session } = customerScope({}, SIGNED_IN, limits)
    expect((await attempt(scope)).userErrors).toEqual([
      { code: 'TOO_MANY_REQUESTS', field: null, message: 'You’ve tried too often. Please try again later.' },
    ])
    expect(counted).toEqual([[action, email]])
    for (const [name, call] of Object.entries(calls)) if (name !== 'profile') expect(call).not.toHaveBeenCalled()
    expect(session.read().customerToken).toBe('token')
  })

  it('returns null for the newsletter status of the customer’s own address', async () => {
    const { scope } = customerScope({}, SIGNED_IN, { ...UNLIMITED, allows: async () => false })
    expect(await ownNewsletter(scope)).toBeNull()
  })
})

// RATE-5
describe('an attempt that succeeds', () => {
  const refuse = async () => refusal(401)
  const createAttempts = (outcome: object) => {
    const forgive = vi.fn(async () => undefined)
    return { forgive, scope: customerScope(outcome, SIGNED_IN, { ...UNLIMITED, forgive }).scope }
  }

  it.each(ATTEMPTS.filter(([what]) => ['signing in', 'creating a password', 'changing a password'].includes(what)))(
    'at %s is not counted, but one that fails is',
    async (_, _action, attempt) => {
      const success = createAttempts({})
      expect((await attempt(success.scope)).userErrors).toEqual([])
      expect(success.forgive).toHaveBeenCalledTimes(1)
      const failure = createAttempts({ signIn: refuse, createPassword: refuse, changePassword: refuse })
      expect((await attempt(failure.scope)).userErrors).toHaveLength(1)
      expect(failure.forgive).not.toHaveBeenCalled()
    },
  )

  it('at registering is counted even if it succeeds, which limits new accounts', async () => {
    const { scope, forgive } = createAttempts({})
    const input = { email, password, firstName: 'Anna', lastName: 'Birch' }
    expect((await signUp(input, CART, scope)).userErrors).toEqual([])
    expect(forgive).not.toHaveBeenCalled()
  })
})
