import { describe, expect, it } from 'vitest'
import { checkoutConfig, withPlatformCheckout } from './checkout.ts'

const SANDBOX = 'http://localhost:8080'
const readCheckout = (CHECKOUT_URL?: string) =>
  checkoutConfig({ CHECKOUT_URL, CHECKOUT_RETURN: false }, { sendsOfflineOrders: false })

describe('the checkout', () => {
  // CHECKOUT-4
  it.each([
    ['the configured external checkout', 'https://pay.example', SANDBOX, 'https://pay.example'],
    ['the platform’s own checkout if it has one', undefined, SANDBOX, SANDBOX],
    ['built in if the platform has no checkout', undefined, undefined, null],
    ['built in if configured, even if the platform has a checkout', 'none', SANDBOX, null],
  ])('is %s', (_, named, platformCheckout, url) => {
    expect(withPlatformCheckout(readCheckout(named), platformCheckout).url).toBe(url)
  })
})
