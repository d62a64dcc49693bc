import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShippingMethodFragment } from '#schema/generated/operations.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../data/shop.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import { methodName, selectShippingMethod } from '../state/methods.ts'
import type { OrderMethods } from '../state/order-methods.ts'
import { DeliveryMethods } from './method-choices.tsx'

const method = (code: string, carrierTitle: string) =>
  ({
    __typename: 'ShippingMethod',
    carrierCode: code,
    methodCode: code,
    carrierTitle,
    methodTitle: carrierTitle,
    price: null,
    isDefault: false,
    isOffline: false,
  }) as const
const courier = method('flatrate', 'Courier')
const lorry = method('pallet', 'Our lorry')
const collection = method('branch', 'Collection')
const delivery = {
  methods: [
    { method: 'flatrate_flatrate', days: 2, hours: null, longest: 2400, heaviest: 30 },
    { method: 'branch_branch', days: null, hours: 2, longest: null, heaviest: null },
  ],
}
const shop = { delivery, phone: '0113 496 0123' } as unknown as ShopInfo
const messages = await allMessages(BRITISH)

function render(
  shipping: readonly ShippingMethodFragment[],
  longest: number,
  chosen: string | null = null,
  kilograms = 30,
  status: OrderMethods['status'] = 'ready',
) {
  const load = { longest, kilograms }
  const html = renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <MessagesProvider messages={messages}>
        <DeliveryMethods
          methods={{ status, isVirtual: false, shipping, payment: [] }}
          load={load}
          country={null}
          method={selectShippingMethod(shipping, chosen, { delivery, load })}
          chosen={chosen}
          onChoose={() => undefined}
        />
      </MessagesProvider>
    </ShopProvider>,
  )
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input)
  return { text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '), inputs, html }
}

// CHECKOUT-21
it('DeliveryMethods says that a method without a charge is free, as the cart does', () => {
  const zero = { __typename: 'Money', amount: 0, currency: 'GBP', formatted: '£0.00' } as const
  const collection = { ...lorry, price: { __typename: 'TaxedMoney', net: zero, gross: zero } as const }
  const { text } = render([collection], 4200)
  expect(text).toContain('Our lorry free')
  expect(text).not.toContain('£')
})

// PROD-89
it('DeliveryMethods breaks no line between a number and its unit', () => {
  const { html } = render([{ ...courier, methodTitle: 'Up to 2.4 m' }], 2000)
  expect(html).toContain('Courier: Up to 2.4\u00a0m')
})

// DELIVERY-22
describe('DeliveryMethods', () => {
  it('shows a method that cannot carry the goods with the reason, disabled', () => {
    const { text, inputs } = render([courier, lorry], 4200)
    expect(text).toContain('Courier Not for pieces over 2.4 m')
    expect(inputs.map((input) => [input.includes('disabled'), input.includes('checked')])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  // DELIVERY-24
  it('shows a method that cannot carry the weight with the reason, disabled', () => {
    const { text, inputs } = render([courier, lorry], 2400, null, 30.5)
    expect(text).toContain('Courier Not for orders over 30 kg')
    expect(inputs.map((input) => [input.includes('disabled'), input.includes('checked')])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('names the replacement of a chosen method that has become impossible', () => {
    const replaced = 'Changed to Our lorry: Courier can’t carry this order.'
    expect(render([courier, lorry], 4200, methodName(courier)).text).toContain(replaced)
    expect(render([courier, lorry], 4200).text).not.toContain('Changed to')
    expect(render([courier, lorry], 2400, methodName(courier)).text).not.toContain('Changed to')
  })

  it('names the telephone number if no method can carry the goods', () => {
    expect(render([courier], 4200).text).toContain(
      'None of our delivery methods can carry this order. Please ring us. 0113 496 0123',
    )
    expect(render([courier], 2400).text).not.toContain('ring us')
  })

  // UI-59
  it('keeps the telephone number on one line', () => {
    expect(render([], 2400).html).toContain('0113\u00a0496\u00a00123')
  })

  // DELIVERY-30
  it('names the telephone number if nothing is delivered to the address', () => {
    expect(render([], 2400).text).toContain('We can’t deliver to this address. Please change it or ring us. 0113 496 0123')
    expect(render([], 2400, null, 30, 'waiting').text.trim()).toBe('')
  })

  // DELIVERY-30
  it('says that an order can only be collected, and no longer once it can be delivered', () => {
    const onlyCollection = 'We can’t deliver this order to this address, but you can collect it.'
    expect(render([collection], 2400).text).toContain(onlyCollection)
    expect(render([courier, collection], 4200).text).toContain(onlyCollection)
    expect(render([courier, collection], 2400).text).not.toContain('collect it')
    expect(render([courier], 4200).text).not.toContain('collect it')
  })

  // DELIVERY-28
  it('asks the shopper to order once online if the only method known offline cannot carry the goods', () => {
    const { text } = render([courier], 4200, null, 30, 'offline')
    expect(text).toContain('You’re offline, so we can’t show every delivery method.')
    expect(text).not.toContain('ring us')
  })
})
