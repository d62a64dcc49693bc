import { randomBytes } from 'node:crypto'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { signedInCookie } from '#schema/rules/constants.ts'
import { newAccount, SIGN_IN, SIGN_UP } from '../../kit/accounts.ts'
import { cartLine, cartShopper, readQuantities } from '../../kit/cart-shopper.ts'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { httpShop } from '../../kit/http-shop.ts'

const OIL = 'OIL-LINSEED-1L'
const HINT = `${signedInCookie('default-shop')}=1`
const REVIEW = `mutation ($input: ReviewCreateInput!) { reviewCreate(input: $input) { isReceived userErrors { code } } }`
const ME = '{ customer { email } }'

async function startShop(platform: FaultyPlatform) {
  const shop = await httpShop({
    PLATFORM_URL: platform.url,
    LOG_LEVEL: 'silent',
    SESSION_KEYS: randomBytes(32).toString('base64'),
  })
  onTestFinished(() => shop.close())
  return shop
}

/** A customer with two tins of oil in the cart, whose token the platform rejects from now on. */
async function createCustomer() {
  const platform = await faultyPlatform(inject('shop').sandboxUrl)
  onTestFinished(() => platform.close())
  const shop = await startShop(platform)
  const shopper = cartShopper(shop.url)
  const account = newAccount()
  await shopper.send(SIGN_UP, { input: account })
  await shopper.sync(1, [cartLine(OIL, 2)])
  const { email, password } = account
  return { platform, shop, shopper, credentials: { email, password } }
}

const unchanged = { isUnchanged: true }

describe('the cart of a customer whose session has ended', () => {
  // USER-39
  it('is in the cart once after the next sign-in, if a review met the end first', async () => {
    const { platform, shopper, credentials } = await createCustomer()
    platform.failBy({ faults: ['error 401'], paths: /\/user\/(me|refresh)$/ })
    const review = {
      productId: '41',
      rating: 4,
      title: 'Dries well',
      detail: `Second coat ${credentials.email}`,
      nickname: 'Anna',
    }
    const { data } = await shopper.send(REVIEW, { input: review })
    expect(data.reviewCreate).toEqual({ isReceived: true, userErrors: [] })
    platform.failBy()
    await expect(shopper.sync(2, [cartLine(OIL, 2, unchanged)])).rejects.toThrow('SESSION_EXPIRED')
    await shopper.send(SIGN_IN, { input: credentials })
    expect(readQuantities(await shopper.sync(0, [], { deviceId: 'device-2' }))).toEqual({ [OIL]: 2 })
  })

  // USER-39
  it('is in the cart once after the next sign-in, if the shop has started with other keys', async () => {
    const { platform, shopper, credentials } = await createCustomer()
    const { url } = await startShop(platform)
    const later = cartShopper(url, `${shopper.cookie()}; ${HINT}`)
    await expect(later.sync(2, [cartLine(OIL, 2, unchanged)])).rejects.toThrow('SESSION_EXPIRED')
    await later.send(SIGN_IN, { input: credentials })
    expect(readQuantities(await later.sync(0, [], { deviceId: 'device-2' }))).toEqual({ [OIL]: 2 })
    expect((await later.send<{ customer: unknown }>(ME)).data.customer).toEqual({ email: credentials.email })
  })
})
