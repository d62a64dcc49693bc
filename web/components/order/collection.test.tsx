import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../data/shop.tsx'
import { allMessages } from '../../messages/all-messages.ts'
import { BRITISH } from '../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../messages/use-messages.tsx'
import { openingText } from './collection.ts'
import { NextSteps } from './next-steps.tsx'
import { OrderRecord } from './order-record.tsx'

const WEEK = ['7:30-17:00', '7:30-17:00', '7:30-17:00', '7:30-17:00', '7:30-17:00', '8:00-12:00', null]

// ORDER-19
describe('openingText', () => {
  it.each([
    ['days with the same hours together', WEEK, 'en-GB', 'Mon–Fri 7:30–17:00, Sat 8:00–12:00'],
    ['in the language of the store view', WEEK, 'de', 'Mo–Fr 7:30–17:00, Sa 8:00–12:00'],
    ['days around a closed day apart', ['9:00-12:00', null, '9:00-12:00'], 'en-GB', 'Mon 9:00–12:00, Wed 9:00–12:00'],
    ['nothing for a branch that is closed all week', [null, null], 'en-GB', null],
    ['nothing if the hours are unknown', null, 'en-GB', null],
  ])('states %s', (_, opening, language, text) => {
    expect(openingText(opening, language)).toBe(text)
  })
})

const method = { days: null, hours: 2, longest: null, heaviest: null }
const leeds = { id: 'leeds', name: 'Oakworks Leeds', opening: WEEK }
const shop = {
  phone: null,
  language: 'en-GB',
  branches: [{ ...leeds, address: { street: '1 Mill Lane', city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' } }],
  delivery: {
    methods: [
      { ...method, method: 'branch_collect', branch: leeds },
      { ...method, method: 'lorry_day', days: 1, hours: null },
    ],
  },
} as unknown as ShopInfo
const address = {
  name: 'Ann Wright',
  company: null,
  street: ['3 Saw Lane'],
  city: 'York',
  postcode: 'YO1 7HH',
  region: null,
  country: 'GB',
  telephone: null,
  vatNumber: null,
}

async function renderSteps(deliveryMethodCode: string | null, known: object = {}): Promise<string> {
  const order = {
    lines: [],
    grandTotal: null,
    summary: null,
    billingAddress: null,
    paymentMethod: null,
    deliveryAddress: address,
    deliveryMethod: 'From the branch',
    deliveryMethodCode,
    ...known,
  }
  return renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <MessagesProvider messages={await allMessages(BRITISH)}>
        <NextSteps email="ann@oak.example" record={order} />
        <OrderRecord order={order} />
      </MessagesProvider>
    </ShopProvider>,
  )
}

// ORDER-19
describe('an order that is collected', () => {
  it('names the branch with address and hours in the next steps and in the order, and no address of the shopper', async () => {
    const html = await renderSteps('branch_collect')
    expect(html).toContain('Collect from Oakworks Leeds, 1 Mill Lane, Leeds LS1 1AA. Open Mon–Fri 7:30–17:00, Sat 8:00–12:00.')
    expect(html).toContain('Oakworks Leeds · 1 Mill Lane, Leeds LS1 1AA · Mon–Fri 7:30–17:00, Sat 8:00–12:00')
    expect(html).not.toContain('3 Saw Lane')
  })

  // CHECKOUT-23
  it.each(['lorry_day', null])('names the address of the shopper if the method is %s', async (code) => {
    const html = await renderSteps(code)
    expect(html).toContain('Delivery to 3 Saw Lane, York YO1 7HH (From the branch).')
    expect(html).not.toContain('Oakworks Leeds')
  })
})

// CHECKOUT-23
describe('the next steps after an order', () => {
  it('name the carrier and its method with one colon if the address is unknown', async () => {
    const html = await renderSteps('lorry_day', { deliveryAddress: null, deliveryMethod: 'Courier: Up to 2.4 m' })
    expect(html).toContain('<li>Delivery (Courier: Up to 2.4 m).</li>')
  })
})
