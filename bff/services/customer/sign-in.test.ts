import { describe, expect, it, vi } from 'vitest'
import type { PreviousCartInput } from '#schema/generated/types.ts'
import { UNLIMITED } from '../scope/rate-limits.ts'
import { SessionTooLong } from '../scope/session-errors.ts'
import { failUnreachable } from '../testing/platform.ts'
import { CREDENTIALS } from '../testing/session.ts'
import { CART, customerScope, PROFILE, readErrors, refusal, SIGNED_IN } from './customer.test-kit.ts'
import { createPassword, signIn, signUp } from './sign-in.ts'

const ANNA = { email: 'anna@stairworks.example', password: 'Dovetail-42' }
const NEW = { ...ANNA, firstName: 'Anna', lastName: 'Birch' }
const ITEM = { sku: 'BOARD', quantity: 2, itemId: null, variantOptions: [], bundleChoices: [], optionAnswers: [] }

let lost: ReturnType<typeof customerScope>

describe('signIn', () => {
  // USER-7, USER-15
  it('stores the tokens and the group in the session and returns the profile without secrets', async () => {
    const { scope, session } = customerScope()
    const { customer, userErrors } = await signIn(ANNA, CART, scope)
    expect(userErrors).toEqual([])
    expect(customer).toMatchObject({ email: PROFILE.email, firstName: 'Anna', hasOwnPrices: false })
    expect(JSON.stringify(customer)).not.toMatch(/token|group/i)
    expect(session.read()).toMatchObject({
      customerToken: 'new-token',
      refreshToken: 'new-refresh',
      groupId: 2,
      groupToken: 'group.token',
      cartId: '4417',
    })
  })

  // MERGE-11
  it('merges the guest’s cart and returns the customer’s cart', async () => {
    const { scope, session, cart } = customerScope()
    const id = await cart.create(scope.storeView, null)
    await cart.update(scope.storeView, { cartId: id, token: null }, { ...ITEM, quoteId: id })
    session.change({ cartId: id })
    const { cart: joined } = await signIn(ANNA, CART, scope)
    expect([joined?.quantity, cart.quantities('4417'), cart.quantities(id)]).toEqual([2, { BOARD: 2 }, {}])
  })

  // CART-59
  it.each([
    ['signIn', (previousCarts: readonly PreviousCartInput[]) => signIn({ ...ANNA, previousCarts }, CART, lost.scope)],
    [
      'createPassword',
      (previousCarts: readonly PreviousCartInput[]) =>
        createPassword({ email: ANNA.email, resetToken: 'token', newPassword: ANNA.password, previousCarts }, CART, lost.scope),
    ],
  ])('takes back what the device has no answer for, if %s names its cart', async (_, send) => {
    const line = { ...ITEM, quoteId: '4417' }
    lost = customerScope({}, SIGNED_IN)
    const { scope, session, cart, calls } = lost
    await cart.create(scope.storeView, 'token')
    await cart.update(scope.storeView, { cartId: '4417', token: 'token' }, line)
    session.signIn(CREDENTIALS)
    session.recordApplied({ deviceId: 'phone', revision: 5 }, [{ line, before: 0, quantity: 2 }])
    await send([{ deviceId: 'phone', confirmedRevision: 5 }])
    expect(cart.quantities('4417')).toEqual({ BOARD: 2 })
    await send([{ deviceId: 'phone', confirmedRevision: 4 }])
    expect(cart.quantities('4417')).toEqual({})
    for (const call of Object.values(calls)) expect(JSON.stringify(vi.mocked(call).mock.calls)).not.toContain('phone')
  })

  it('shows the platform’s refusal and changes nothing', async () => {
    const { scope, session } = customerScope(
      { signIn: async () => refusal(401, 'The sign-in was incorrect.') },
      { cartId: 'mask' },
    )
    expect((await signIn(ANNA, CART, scope)).userErrors).toEqual([
      { code: 'WRONG_CREDENTIALS', field: null, message: 'The sign-in was incorrect.' },
    ])
    expect(session.read()).toMatchObject({ customerToken: null, cartId: 'mask' })
  })

  it.each([
    ['the sign-in gets no answer', { signIn: failUnreachable }],
    ['the profile gets no answer', { profile: failUnreachable }],
  ])('changes nothing if %s', async (_, user) => {
    const { scope, session, log } = customerScope(user, { cartId: 'mask' })
    expect(readErrors(await signIn(ANNA, CART, scope))).toEqual([['UNAVAILABLE', null]])
    expect(session.read()).toMatchObject({ customerToken: null, cartId: 'mask' })
    expect(log.lines).toMatchObject([{ level: 'warn', message: 'account request failed' }])
  })

  it('reports UNAVAILABLE if the tokens do not fit into a cookie', async () => {
    const { scope, session } = customerScope()
    Object.assign(session, {
      signIn: () => {
        throw new SessionTooLong(9000)
      },
    })
    expect(readErrors(await signIn(ANNA, CART, scope))).toEqual([['UNAVAILABLE', null]])
  })

  it.each([
    [
      { email: '', password: '' },
      [
        ['REQUIRED', 'email'],
        ['REQUIRED', 'password'],
      ],
    ],
    [{ email: 'anna', password: 'x' }, [['EMAIL', 'email']]],
    [{ email: '<script>@x.y', password: ' ' }, [['EMAIL', 'email']]],
  ])('makes no platform call for %j', async (input, expected) => {
    const { scope, calls } = customerScope()
    expect(readErrors(await signIn(input, CART, scope))).toEqual(expected)
    expect(calls.signIn).not.toHaveBeenCalled()
  })
})

describe('signUp', () => {
  // SHOP-8, USER-8
  it('creates an account and signs in', async () => {
    const { scope, session, calls } = customerScope()
    expect((await signUp(NEW, CART, scope)).customer?.email).toBe(PROFILE.email)
    expect(calls.signUp).toHaveBeenCalledWith(expect.anything(), NEW)
    expect(session.read().customerToken).toBe('new-token')
  })

  it.each([
    [
      { ...NEW, firstName: 'A', lastName: '' },
      [
        ['NAME_TOO_SHORT', 'firstName'],
        ['REQUIRED', 'lastName'],
      ],
    ],
    [{ ...NEW, lastName: 'B1rch 🪵' }, [['LETTERS_ONLY', 'lastName']]],
    [{ ...NEW, password: 'short' }, [['PASSWORD_TOO_SHORT', 'password']]],
    [
      { ...NEW, password: 'x'.repeat(5000), email: 'a@b' },
      [
        ['EMAIL', 'email'],
        ['TOO_LONG', 'password'],
      ],
    ],
  ])('makes no platform call for %j', async (input, expected) => {
    const { scope, calls } = customerScope()
    expect(readErrors(await signUp(input, CART, scope))).toEqual(expected)
    expect(calls.signUp).not.toHaveBeenCalled()
  })

  it('reports the platform’s refusal at the field it names', async () => {
    const weak = customerScope({ signUp: async () => refusal(400, 'The password needs a digit.') })
    expect((await signUp(NEW, CART, weak.scope)).userErrors).toMatchObject([
      { code: 'REFUSED', field: null, message: 'The password needs a digit.' },
    ])
    const foreign = customerScope({
      signUp: async () => refusal(400, null, ['customer.firstname', 'customer.email', 'customer']),
    })
    expect(readErrors(await signUp({ ...NEW, firstName: '李明' }, CART, foreign.scope))).toEqual([
      ['LETTERS_ONLY', 'firstName'],
      ['INVALID', 'email'],
      ['INVALID', null],
    ])
  })
})

// USER-27
describe('the answer to a sign-up that is refused', () => {
  it.each(['A customer with the same email address already exists.', 'Please contact the shop.', null])(
    'does not tell whether the address has an account: %s',
    async (message) => {
      const { scope } = customerScope({ signUp: async () => refusal(400, message) })
      expect((await signUp(NEW, CART, scope)).userErrors).toEqual([
        { code: 'REFUSED', field: null, message: scope.messages.customer.noAccount },
      ])
    },
  )
})

// USER-40
describe('a password whose answer is lost', () => {
  const created = { email: ANNA.email, resetToken: 'from-the-mail', newPassword: 'Tenon-Saw-12' }

  it('signs the customer in if the platform accepts it', async () => {
    const signedUp = customerScope({ signUp: failUnreachable })
    expect((await signUp(NEW, CART, signedUp.scope)).customer?.email).toBe(PROFILE.email)
    const reset = customerScope({ createPassword: failUnreachable })
    expect((await createPassword(created, CART, reset.scope)).customer?.email).toBe(PROFILE.email)
  })

  it('is reported as UNAVAILABLE if the platform refuses it', async () => {
    const refused = { signIn: async () => refusal(401) }
    const { scope } = customerScope({ ...refused, signUp: failUnreachable, createPassword: failUnreachable })
    expect(readErrors(await signUp(NEW, CART, scope))).toEqual([['UNAVAILABLE', null]])
    expect(readErrors(await createPassword(created, CART, scope))).toEqual([['UNAVAILABLE', null]])
  })
})

describe('createPassword', () => {
  const input = { email: ANNA.email, resetToken: 'from-the-mail', newPassword: 'Tenon-Saw-12' }

  // USER-9, USER-20
  it('signs in with the new password', async () => {
    const { scope, calls } = customerScope()
    expect((await createPassword(input, CART, scope)).customer?.email).toBe(PROFILE.email)
    expect(calls.signIn).toHaveBeenCalledWith(expect.anything(), ANNA.email, 'Tenon-Saw-12')
  })

  it('does not count the attempt if the link is valid', async () => {
    const forgive = vi.fn(async () => undefined)
    const { scope } = customerScope({}, {}, { ...UNLIMITED, forgive })
    await createPassword(input, CART, scope)
    expect(forgive.mock.calls).toEqual([['signIn', ANNA.email]])
    const refused = customerScope({ createPassword: async () => refusal(400) }, {}, { ...UNLIMITED, forgive })
    await createPassword(input, CART, refused.scope)
    expect(forgive).toHaveBeenCalledTimes(1)
  })

  // USER-37
  it.each(['The password token is mismatched.', 'No such entity with email = ada@example.com', null])(
    'reports an expired link without telling whether the address has an account: %s',
    async (message) => {
      const { scope, session } = customerScope({ createPassword: async () => refusal(400, message) })
      expect((await createPassword(input, CART, scope)).userErrors).toEqual([
        { code: 'REFUSED', field: null, message: scope.messages.customer.linkInvalid },
      ])
      expect(session.read().customerToken).toBeNull()
    },
  )

  it('says in the platform’s words what is wrong with the new password', async () => {
    const { scope } = customerScope({ createPassword: async () => refusal(400, 'The password needs a digit.') })
    expect((await createPassword(input, CART, scope)).userErrors).toMatchObject([{ message: 'The password needs a digit.' }])
  })

  it('ends the session of the customer signed in before', async () => {
    const { scope, session } = customerScope({}, SIGNED_IN)
    await createPassword(input, CART, scope)
    expect(session.read()).toMatchObject({ customerToken: 'new-token', cartId: '4417' })
  })
})
