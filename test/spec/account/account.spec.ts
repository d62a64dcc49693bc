import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  askCustomer,
  CHANGE_PASSWORD,
  CREATE_PASSWORD,
  createPasswordInput,
  ME,
  newAccount,
  registerCustomer,
  requestReset,
  SIGN_IN,
  SIGN_OUT,
  SIGN_UP,
  signInCustomer,
  UPDATE,
} from '../../kit/accounts.ts'
import { rateLimits } from '../../kit/shop.ts'
import { createShopper, type Shopper } from '../../kit/shopper.ts'
import { type WatchedShop, watchedShop } from '../../kit/watched-shop.ts'

let shop: WatchedShop
beforeAll(async () => {
  shop = await watchedShop({ LOG_LEVEL: 'warn', ...rateLimits({ signIn: 10, passwordReset: 5 }) })
}, 60_000)
afterAll(() => shop?.stop())

const guest = () => createShopper(shop.url)

describe('customer account', () => {
  // USER-1, USER-8
  it('signs the customer in on registration', async () => {
    const { browser, account } = await registerCustomer(shop.url)
    expect(await askCustomer(browser)).toMatchObject({
      email: account.email,
      firstName: 'Anna',
      lastName: 'Birch',
      addresses: [],
    })
    expect(await askCustomer(guest())).toBeNull()
  })

  it('rejects a second registration with the same e-mail address', async () => {
    const { account } = await registerCustomer(shop.url)
    const { data } = await guest().ask(SIGN_UP, { input: account })
    expect(data?.customerSignUp).toMatchObject({
      customer: null,
      userErrors: [{ code: 'REFUSED', message: expect.stringMatching(/\w/) }],
    })
  })

  // USER-5, USER-11, USER-31, CHECKOUT-11
  it('updates names and addresses and keeps the fields an update leaves out', async () => {
    const { browser } = await registerCustomer(shop.url)
    const address = {
      firstName: 'Anna',
      lastName: 'Birch',
      street: ['Hilltop'],
      city: 'Leeds',
      postcode: 'LS9 8AA',
      country: 'GB',
      telephone: '0113 496 0123',
    }
    const first = await browser.ask(UPDATE, {
      input: { firstName: 'Anne', addresses: [{ ...address, isDefaultShipping: true }] },
    })
    expect(first.data?.customerUpdate).toMatchObject({
      customer: {
        firstName: 'Anne',
        lastName: 'Birch',
        addresses: [{ street: ['Hilltop'], city: 'Leeds', isDefaultShipping: true }],
      },
      userErrors: [],
    })
    const second = await browser.ask(UPDATE, {
      input: { addresses: [{ ...address, street: ['14 Chapel Row'], city: 'Wetherby', company: '' }] },
    })
    const [kept, added] = second.data?.customerUpdate.customer?.addresses ?? []
    expect([kept, added]).toMatchObject([
      { city: 'Leeds', isDefaultShipping: true },
      { street: ['14 Chapel Row'], city: 'Wetherby', company: null },
    ])
    const third = await browser.ask(UPDATE, { input: { addresses: [{ ...address, city: 'York' }] } })
    expect(third.data?.customerUpdate).toMatchObject({ customer: null, userErrors: [{ code: 'REFUSED', field: 'addresses' }] })
    for (const telephone of [undefined, null, '', ' ']) {
      const without = await browser.ask(UPDATE, { input: { addresses: [address, { ...address, telephone }] } })
      expect(without.data?.customerUpdate.userErrors).toMatchObject([{ code: 'REQUIRED', field: 'addresses.1.telephone' }])
    }
    const last = await browser.ask(UPDATE, { input: { lastName: 'Ash', removedAddresses: [added?.id] } })
    expect(last.data?.customerUpdate.customer).toMatchObject({ lastName: 'Ash', addresses: [{ id: kept?.id, city: 'Leeds' }] })
  })

  // USER-10, USER-19
  it('changes the password and keeps the customer signed in', async () => {
    const { browser, account } = await registerCustomer(shop.url)
    const change = (currentPassword: string) =>
      browser.ask(CHANGE_PASSWORD, { input: { currentPassword, newPassword: 'Tenon-Saw-12' } })
    expect((await change('Wrong-One-1')).data?.passwordChange).toMatchObject({
      userErrors: [{ code: 'WRONG_CREDENTIALS', field: 'currentPassword' }],
    })
    expect(await askCustomer(browser)).toMatchObject({ email: account.email })
    expect((await change(account.password)).data?.passwordChange.userErrors).toEqual([])
    expect(await askCustomer(browser)).toMatchObject({ email: account.email })
    const { data } = await guest().ask(SIGN_IN, { input: { email: account.email, password: account.password } })
    expect(data?.customerSignIn.userErrors).toMatchObject([{ code: 'WRONG_CREDENTIALS' }])
    await signInCustomer(shop.url, { email: account.email, password: 'Tenon-Saw-12' })
  })

  // USER-9, USER-20
  it('resets a forgotten password through the e-mailed link, signs the customer in there and ends all other sessions', async () => {
    const { account, browser: before } = await registerCustomer(shop.url)
    const unknown = await requestReset(guest(), 'nobody@oakandash.example')
    const known = await requestReset(guest(), account.email)
    expect([known.text, known.data?.passwordResetRequest.userErrors]).toEqual([unknown.text, []])
    const input = await createPasswordInput(guest(), account.email, 'Tenon-Saw-12')
    const browser = guest()
    const create = () => browser.ask(CREATE_PASSWORD, { input })
    expect((await create()).data?.passwordCreate).toEqual({ customer: { email: account.email }, userErrors: [] })
    expect(await askCustomer(browser)).toMatchObject({ email: account.email })
    expect(await askCustomer(before)).toBeNull()
    expect((await create()).data?.passwordCreate).toMatchObject({ customer: null, userErrors: [{ code: 'REFUSED' }] })
  })

  // USER-12
  it('lists orders newest first', async () => {
    const browser = await signInCustomer(shop.url, { email: 'anna@stairworks.example', password: 'Newel-Post-7' })
    const orders =
      'orders(first: 1, offset: 0) { total items { number createdAt grandTotal { formatted } lines { sku quantity } } }'
    const { data } = await browser.ask(
      `{ customer { ${orders} second: ${orders.replace('offset: 0', 'offset: 1')} beyond: ${orders.replace('offset: 0', 'offset: 2')} } }`,
    )
    const { orders: first, second, beyond } = JSON.parse(JSON.stringify(data?.customer))
    expect([first.total, beyond.items]).toEqual([2, []])
    expect(first.items[0].grandTotal.formatted).toMatch(/^£\d/)
    expect(first.items[0].createdAt > second.items[0].createdAt).toBe(true)
  })
})

describe('newsletter subscription', () => {
  const change = async (browser: Shopper, name: 'newsletterSubscribe' | 'newsletterUnsubscribe', email: string) => {
    const reply = await browser.ask(
      `mutation { ${name}(input: { email: "${email}" }) { newsletter { isSubscribed } userErrors { code } } }`,
    )
    return { status: reply.status, cookieLength: browser.cookie.length, ...reply.data?.[name] }
  }
  const onPlatform = async (email: string) => {
    const query = new URLSearchParams({ email })
    const reply = await fetch(`${inject('shop').sandboxUrl}/api/ext/magento2-subscribe/subscribe?${query}`)
    return (await reply.json()).result === 'subscribed'
  }

  // NEWS-4 to NEWS-6
  it('subscribes an address without an account, and unsubscribes it from the same browser', async () => {
    const [{ email }, browser] = [newAccount(), guest()]
    expect(await change(browser, 'newsletterSubscribe', email)).toMatchObject({ newsletter: { isSubscribed: true } })
    expect(await onPlatform(email)).toBe(true)
    expect(await change(browser, 'newsletterUnsubscribe', email)).toMatchObject({ newsletter: { isSubscribed: false } })
    expect(await onPlatform(email)).toBe(false)
  })

  // NEWS-3, NEWS-6
  it('reveals nothing to other shoppers and does not let them unsubscribe an address', async () => {
    const { email } = newAccount()
    await change(guest(), 'newsletterSubscribe', email)
    const [stranger, other] = [guest(), guest()]
    const fetchAnswers = (browser: Shopper, address: string) =>
      ['newsletterUnsubscribe' as const, 'newsletterSubscribe' as const, 'newsletterUnsubscribe' as const].reduce(
        async (before, name) => [...(await before), await change(browser, name, address)],
        Promise.resolve<unknown[]>([]),
      )
    expect(await fetchAnswers(stranger, email)).toEqual(await fetchAnswers(other, newAccount().email))
    expect(await onPlatform(email)).toBe(true)
    expect((await stranger.ask('{ newsletter { isSubscribed } }')).data?.newsletter).toBeNull()
  })

  // NEWS-3
  it('tells a customer if their own address is subscribed, and unsubscribes it', async () => {
    const { browser, account } = await registerCustomer(shop.url)
    const status = async () => (await browser.ask('{ newsletter { isSubscribed } }')).data?.newsletter
    expect(await status()).toEqual({ isSubscribed: false })
    await change(guest(), 'newsletterSubscribe', account.email)
    expect(await status()).toEqual({ isSubscribed: true })
    expect(await change(browser, 'newsletterUnsubscribe', account.email)).toMatchObject({ newsletter: { isSubscribed: false } })
    expect(await status()).toEqual({ isSubscribed: false })
  })
})

describe('guest cart at sign-in', () => {
  const SYNC = `mutation ($input: CartSyncInput!) {
    cartSync(input: $input) { cart { quantity lines { sku quantity } } userErrors { code message } }
  }`
  const JOIN = `mutation ($input: CustomerSignInInput!) {
    customerSignIn(input: $input) { customer { email } cart { quantity } userErrors { code message } }
  }`

  // MERGE-11
  it('joins the customer’s cart once, even if the answer is lost and the sign-in is sent again', async () => {
    const { account } = await registerCustomer(shop.url)
    const browser = guest()
    const lines = [{ key: 'SCREW', sku: 'OIL-LINSEED-1L', quantity: 3 }]
    const { data, errors } = await browser.ask(SYNC, { input: { deviceId: 'phone', revision: 1, lines } })
    expect([errors, data?.cartSync.userErrors, data?.cartSync.cart?.quantity]).toEqual([[], [], 3])
    const input = { email: account.email, password: account.password }
    const lost = createShopper(shop.url, browser.cookie)
    expect((await lost.ask(JOIN, { input })).data?.customerSignIn).toMatchObject({ cart: { quantity: 3 }, userErrors: [] })
    const again = await browser.ask(JOIN, { input })
    expect(again.data?.customerSignIn).toMatchObject({
      customer: { email: account.email },
      cart: { quantity: 3 },
      userErrors: [],
    })
    for (let load = 0; load < 5; load++) expect((await browser.ask('{ cart { quantity } }')).data?.cart?.quantity).toBe(3)
    await browser.ask(SIGN_OUT)
    expect((await browser.ask('{ cart { quantity } }')).data?.cart).toBeNull()
  })
})

describe('session', () => {
  // CALL-15, USER-16
  it('ends at sign-out, for its cookie and for every copy of it', async () => {
    const { browser } = await registerCustomer(shop.url)
    const copy = createShopper(shop.url, browser.cookie)
    const { data } = await browser.ask(SIGN_OUT)
    expect([data?.customerSignOut.userErrors, browser.cookie]).toEqual([[], ''])
    expect([await askCustomer(browser), await askCustomer(copy)]).toEqual([null, null])
  })

  // CALL-15, TOKEN-1, TOKEN-2, TOKEN-6
  it('refreshes a rejected token once for concurrent requests, and retries them', async () => {
    const { browser, account } = await registerCustomer(shop.url)
    shop.platform.failBy({ faults: ['error 401'], paths: /\/user\/me$/, times: 1 })
    const calls = await shop.during(async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => createShopper(shop.url, browser.cookie).ask(ME)))
      expect(answers.map(({ data }) => data?.customer?.email)).toEqual(Array.from({ length: 5 }, () => account.email))
    })
    expect(calls.filter(({ path }) => path.endsWith('/user/refresh'))).toHaveLength(1)
  })

  // TOKEN-3, TOKEN-4, TEXT-13
  it('ends for all concurrent requests if the platform rejects both the token and its refresh', async () => {
    const { browser } = await registerCustomer(shop.url)
    shop.platform.failBy({ faults: ['error 401'], paths: /\/user\/(me|refresh)$/ })
    const answers = await Promise.all(Array.from({ length: 3 }, () => createShopper(shop.url, browser.cookie).ask(ME)))
    shop.platform.failBy()
    for (const { data, errors, headers } of [...answers, await browser.ask(ME)]) {
      expect(data?.customer ?? null).toBeNull()
      expect(errors).toMatchObject([
        {
          message: 'Error refreshing user token. User is not authorized to access the resource',
          extensions: { code: 'SESSION_EXPIRED' },
        },
      ])
      expect(headers.getSetCookie().join()).toContain('Max-Age=0')
    }
    expect(browser.cookie).toBe('')
    expect((await browser.ask(ME)).errors).toEqual([])
  })

  it('rejects requests from other sites', async () => {
    const { browser } = await registerCustomer(shop.url)
    const foreign = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { 'x-heartwood': '' },
    ]
    for (const headers of foreign) {
      for (const query of [ME, SIGN_OUT]) {
        const { status, errors } = await browser.ask(query, {}, headers)
        expect([status, errors[0]?.extensions.code]).toEqual([403, 'CROSS_SITE_REQUEST'])
      }
    }
    expect(await askCustomer(browser)).not.toBeNull()
  })

  it('limits password attempts per account', async () => {
    const { email } = newAccount()
    const attempt = async () =>
      (await guest().ask(SIGN_IN, { input: { email, password: 'Guess' } })).data?.customerSignIn.userErrors[0]?.code
    const codes: unknown[] = []
    for (let i = 0; i < 11; i++) codes.push(await attempt())
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'WRONG_CREDENTIALS'), 'TOO_MANY_REQUESTS'])
    await registerCustomer(shop.url)
  })
})
