import { describe, expect, it } from 'vitest'
import { offeredPrice } from './promise-lines.tsx'

const price = (amount: number) => {
  const money = { __typename: 'Money', amount, currency: 'GBP', formatted: `£${amount / 100}` } as const
  return { __typename: 'TaxedMoney', net: money, gross: money } as const
}
const method = (code: string, amount: number | null, isOffline = false) => ({
  __typename: 'ShippingMethod' as const,
  carrierCode: code,
  methodCode: code,
  carrierTitle: code,
  methodTitle: code,
  isOffline,
  price: amount === null ? null : price(amount),
})
const offer = [method('pallet', 4500), method('branch', 0), method('night', null), method('flatrate', 500, true)]

// PROD-69
describe('offeredPrice', () => {
  it.each([
    ['the price of a method', 'pallet_pallet', 4500],
    ['the price of a free method', 'branch_branch', 0],
    ['null for a method without a price', 'night_night', null],
    ['null for a method that the platform does not offer', 'van_van', null],
    ['null for the shop’s fallback courier', 'flatrate_flatrate', null],
  ])('returns %s', (_, code, amount) => {
    expect(offeredPrice(offer, code)?.gross.amount ?? null).toBe(amount)
  })
})
