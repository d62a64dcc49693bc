import { describe, expect, it } from 'vitest'
import { checkoutConfig, withPlatformCheckout } from './checkout.ts'

const SANDBOX = 'http://localhost:8080'
const configured = (CHECKOUT_URL?: string) => checkoutConfig({ CHECKOUT_URL, CHECKOUT_RETURN: false, SEND_OFFLINE_ORDERS: false })

describe('where orders are placed', () => {
  // CHECKOUT-4
  it.each([
    ['at the checkout that is named', 'https://pay.example', SANDBOX, 'https://pay.example'],
    ['at that of the platform, where it has one', undefined, SANDBOX, SANDBOX],
    ['in the shop, where the platform has none', undefined, undefined, null],
    ['in the shop, where it says so, whatever the platform has', 'none', SANDBOX, null],
  ])('is %s', (_, named, ofPlatform, url) => {
    expect(withPlatformCheckout(configured(named), ofPlatform).url).toBe(url)
  })
})
