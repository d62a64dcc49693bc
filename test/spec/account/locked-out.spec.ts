import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount, SIGN_IN, SIGN_OUT, SIGN_UP } from '../../kit/accounts.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import { PATIENT, rateLimits } from '../../kit/shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await httpShop({ ...PATIENT, ...rateLimits({ signIn: 3 }), LOG_LEVEL: 'silent' })
}, 60_000)
afterAll(() => shop?.close())

/** Creates a client that keeps all cookies. */
function createBrowser() {
  const cookies = new Map<string, string>()
  return async (query: string, variables: object = {}) => {
    const reply = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-heartwood': '1',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      },
      body: JSON.stringify({ query, variables }),
    })
    for (const cookie of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      if (cookie.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
    return (await reply.json()).data
  }
}

// RATE-5, RATE-6
describe('a customer account whose password is being guessed', () => {
  it('accepts a sign-in on a device used before, and on no other', { timeout: 60_000 }, async () => {
    const account = newAccount()
    const [own, stranger, newDevice] = [createBrowser(), createBrowser(), createBrowser()]
    const input = { email: account.email, password: account.password }
    const codes = async (send: typeof own, password = account.password) =>
      (await send(SIGN_IN, { input: { ...input, password } })).customerSignIn.userErrors.map(({ code }: { code: string }) => code)
    expect((await own(SIGN_UP, { input: account })).customerSignUp.userErrors).toEqual([])
    await own(SIGN_OUT)
    for (const [turn, code] of [1, 2, 3].entries())
      expect([turn, code, await codes(stranger, `guess-${turn}-9`)]).toEqual([turn, code, expect.any(Array)])
    expect(await codes(stranger, 'one-more-guess')).toEqual(['TOO_MANY_REQUESTS'])
    expect(await codes(newDevice)).toEqual(['TOO_MANY_REQUESTS'])
    // More sign-ins than the limit allows: successful ones do not count.
    for (let turn = 0; turn < 5; turn++) expect(await codes(own)).toEqual([])
    for (let turn = 0; turn < 3; turn++) expect(await codes(own, 'mistyped-9')).toEqual(['WRONG_CREDENTIALS'])
    expect(await codes(own)).toEqual(['TOO_MANY_REQUESTS'])
  })
})

describe('a customer who signs in on many new devices', () => {
  it('is not limited, because a successful sign-in is not a guess', async () => {
    const account = newAccount()
    expect((await createBrowser()(SIGN_UP, { input: account })).customerSignUp.userErrors).toEqual([])
    const input = { email: account.email, password: account.password }
    for (let device = 0; device < 5; device++)
      expect((await createBrowser()(SIGN_IN, { input })).customerSignIn.userErrors, `device ${device}`).toEqual([])
  })
})

describe('a stranger who tries passwords in one operation and ends it with a sign-in of their own', () => {
  it('does not reset the number of attempts on another account', async () => {
    const [victim, own] = [newAccount(), newAccount()]
    for (const account of [victim, own])
      expect((await createBrowser()(SIGN_UP, { input: account })).customerSignUp.userErrors).toEqual([])
    const stranger = createBrowser()
    const guess = (name: string) => `${name}: customerSignIn(input: $guess) { userErrors { code } }`
    const answers = await stranger(
      `mutation ($guess: CustomerSignInInput!, $own: CustomerSignInInput!) {
        ${['one', 'two', 'three'].map(guess).join('\n')}
        own: customerSignIn(input: $own) { userErrors { code } }
      }`,
      {
        guess: { email: victim.email, password: 'not-the-password-9' },
        own: { email: own.email, password: own.password },
      },
    )
    expect(answers).toMatchObject({ one: { userErrors: [{ code: 'WRONG_CREDENTIALS' }] }, own: { userErrors: [] } })
    const next = await stranger(SIGN_IN, { input: { email: victim.email, password: 'one-more-guess-9' } })
    expect(next.customerSignIn.userErrors).toMatchObject([{ code: 'TOO_MANY_REQUESTS' }])
  })
})
