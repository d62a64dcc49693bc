import { describe, expect, it } from 'vitest'
import type { MethodRule } from '#schema/rules/delivery/delivery-rules.types.ts'
import { methodName, selectShippingMethod } from './methods.ts'
import { fromOffered, mergeOfflineMethods, type OrderMethods, offlineMethods, toOffered } from './order-methods.ts'

const names = { courier: 'Courier', cashOnDelivery: 'Cash on delivery' }
const rule = (method: string, changes: Partial<MethodRule> = {}): MethodRule => ({
  method,
  days: 1,
  hours: null,
  longest: null,
  heaviest: null,
  ...changes,
})
const courier = rule('flatrate_flatrate', { days: 2, longest: 2400 })
const collection = rule('branch_collect', { days: null, hours: 2 })

/** Names and titles of the delivery methods that are offered offline. */
const offered = (methods: readonly MethodRule[], titles: Record<string, string>, country: string | null = 'GB') =>
  offlineMethods(names, { delivery: { countries: ['GB'], methods }, titles }, country).shipping.map((method) => [
    methodName(method),
    method.methodTitle,
  ])

// DELIVERY-29
describe('offlineMethods', () => {
  const titles = { flatrate_flatrate: 'Parcel', pallet_pallet: 'Our lorry', branch_collect: 'Branch' }
  const own = ['flatrate/flatrate', 'Courier']

  it.each([
    [
      'the courier and each delivery with a rule and a title',
      [courier, rule('pallet_pallet')],
      'GB',
      [own, ['pallet/pallet', 'Our lorry']],
    ],
    ['no collection', [courier, collection], 'GB', [own]],
    ['no delivery without a title', [rule('van_van')], 'GB', [own]],
    ['the courier alone to a country without rules', [rule('pallet_pallet')], 'FR', [own]],
    [
      'the deliveries of the rules while no country is known',
      [rule('pallet_pallet')],
      null,
      [own, ['pallet/pallet', 'Our lorry']],
    ],
  ])('offers %s', (_, methods, country, expected) => expect(offered(methods, titles, country)).toEqual(expected))

  it('takes the text after the first underscore as the code of the method', () => {
    expect(offered([rule('ups_next_day')], { ups_next_day: 'Next day' })).toEqual([own, ['ups/next_day', 'Next day']])
  })

  it.each(['_', 'pallet', 'pallet_', '_pallet'])('skips the code %j, which names no carrier or no method', (method) => {
    expect(offered([rule(method)], { [method]: 'Our lorry' })).toEqual([own])
  })

  it('offers the courier without rules', () => {
    expect(offlineMethods(names, { delivery: null, titles }, 'GB').shipping).toHaveLength(1)
  })

  it('offers a method for goods that the courier cannot carry', () => {
    const delivery = { countries: [], methods: [courier, rule('pallet_pallet')] }
    const { shipping } = offlineMethods(names, { delivery, titles }, 'GB')
    const select = (longest: number) => selectShippingMethod(shipping, null, { delivery, load: { longest, kilograms: 0 } })
    expect(select(4200)).toMatchObject({ carrierCode: 'pallet', price: null })
    expect(select(2400)).toMatchObject({ carrierCode: 'flatrate' })
  })
})

// DELIVERY-29
describe('mergeOfflineMethods', () => {
  const delivery = { countries: [], methods: [rule('pallet_pallet')] }
  const own = offlineMethods(names, { delivery, titles: { pallet_pallet: 'Our lorry' } }, null)
  const [courierMethod] = own.shipping
  if (!courierMethod) throw new Error('There is no courier')
  const branch = { ...courierMethod, carrierCode: 'branch', methodCode: 'collect', isDefault: true, isOffline: false }
  const answered: OrderMethods = { ...own, status: 'ready', shipping: [branch] }
  const toNames = ({ shipping }: OrderMethods) => shipping.map(methodName)

  it('offers only the methods of the last answer if it was for this address', () => {
    expect(mergeOfflineMethods(answered, own, true)).toEqual({ ...answered, status: 'offline' })
  })

  it('offers the known deliveries before those of an answer for another address, and preselects none of the latter', () => {
    const methods = mergeOfflineMethods(answered, own, false)
    expect(toNames(methods)).toEqual(['flatrate/flatrate', 'pallet/pallet', 'branch/collect'])
    const load = { longest: null, kilograms: 0 }
    expect(selectShippingMethod(methods.shipping, null, { delivery: null, load })).toMatchObject({ carrierCode: 'flatrate' })
    expect(selectShippingMethod(methods.shipping, 'branch/collect', { delivery: null, load })).toMatchObject({
      carrierCode: 'branch',
    })
  })

  it('offers each method once', () => {
    expect(toNames(mergeOfflineMethods({ ...answered, shipping: own.shipping }, own, false))).toEqual(toNames(own))
  })

  it('offers the known methods without an answer, and after a failed request', () => {
    expect(mergeOfflineMethods({ ...answered, payment: [] }, own, true)).toBe(own)
  })
})

// DELIVERY-31
it('stored methods are those of the answer, without their costs', () => {
  const { shipping: own, payment } = offlineMethods(names, { delivery: null, titles: {} }, 'GB')
  const shipping = own.map((method) => ({ ...method, isOffline: false }))
  const money = (amount: number, formatted: string) => ({ __typename: 'Money', amount, formatted, currency: 'GBP' }) as const
  const cost = { __typename: 'TaxedMoney', net: money(4000, '£40.00'), gross: money(4800, '£48.00') } as const
  const answered: OrderMethods = {
    status: 'ready',
    isVirtual: true,
    shipping: shipping.map((method) => ({ ...method, price: cost })),
    payment: payment.map((method) => ({ ...method, cost })),
  }
  const stored = toOffered(answered, '{"city":"Leeds"}')
  expect(JSON.stringify(stored)).not.toContain('formatted')
  expect(stored.address).toBe('{"city":"Leeds"}')
  expect(fromOffered(stored)).toEqual({ status: 'offline', isVirtual: true, shipping, payment })
})
