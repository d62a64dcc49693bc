import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../data/shop.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import { OrderDetails } from './order-details.tsx'
import { createOrder, createOrderLine } from './orders.test-kit.ts'

const shop = {
  name: 'Oakworks',
  phone: '01632 960123',
  origin: 'https://oak.example',
  branches: [{ address: { street: '1 Mill Lane', city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' } }],
  basePath: '',
  language: 'en-GB',
  cart: { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: false },
} as unknown as ShopInfo

const renderOrder = async (order: Parameters<typeof OrderDetails>[0]['order']) =>
  renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <MessagesProvider messages={await allMessages(BRITISH)}>
        <OrderDetails order={order} />
      </MessagesProvider>
    </ShopProvider>,
  )

// ORDER-10
describe('OrderDetails', () => {
  it('shows lines with numbers, quantities and amounts, and the total', async () => {
    const html = await renderOrder(createOrder('000004433'))
    for (const text of ['Order 000004433', 'Processing', 'Oak board OAK-1', '2 ×', '£12.00', 'Print', 'Order again'])
      expect(html).toContain(text)
  })

  it('names the shop at the head of the printed sheet', async () => {
    expect(await renderOrder(createOrder('1'))).toContain(
      '<strong>Oakworks</strong> 1 Mill Lane · Leeds LS1 1AA · 01632 960123 · oak.example',
    )
  })

  // ORDER-15
  it('says on paper that it is not a VAT invoice, and whom to ask for one', async () => {
    expect(await renderOrder(createOrder('1'))).toContain('This is not a VAT invoice. If you need one, call us on 01632 960123.')
  })

  // ORDER-15
  it('has net amounts, rates and VAT of lines on paper, and the total by rate', async () => {
    const total = {
      net: { formatted: '£10.00' },
      tax: { formatted: '£2.00' },
      gross: { formatted: '£12.00' },
    }
    const lines = [
      { ...createOrderLine('OAK'), total, vatRate: 20 },
      { ...createOrderLine('ASH'), total },
    ]
    const html = await renderOrder(createOrder('1', { lines, vatByRate: [{ rate: 17.5, total }] }))
    const cells = (text: string) =>
      text
        .split('|')
        .map((cell) => `<td>${cell}</td>`)
        .join('')
    expect(html).toContain(cells('2 ×|20%|£10.00|£2.00|£12.00'))
    expect(html).toContain(cells('2 ×|–|£10.00|£2.00|£12.00'))
    expect(html).toContain(cells('17.5%|£10.00|£2.00|£12.00'))
  })

  // ORDER-15
  it('is printed as on screen if the platform states no VAT', async () => {
    const html = await renderOrder(createOrder('1'))
    expect(html.match(/<table/g)).toHaveLength(1)
  })

  // TOTAL-10
  it('shows totals, addresses and methods from the platform', async () => {
    const address = {
      __typename: 'OrderAddress' as const,
      name: 'Anna Birch',
      company: null,
      street: ['Unit 3'],
      city: 'Leeds',
      region: null,
      postcode: 'LS9 8AA',
      country: 'GB',
      telephone: null,
      vatNumber: '<b>',
    }
    const money = (amount: number, formatted: string) => ({ __typename: 'Money' as const, amount, formatted })
    const goods = {
      __typename: 'PriceSummaryRow' as const,
      kind: 'GOODS' as const,
      label: null,
      net: money(1000, '£10.00'),
      gross: money(1200, '£12.00'),
    }
    const summary = {
      __typename: 'PriceSummary' as const,
      rows: [goods],
      vat: money(200, '£2.00'),
      total: money(1200, '£12.00'),
    }
    const methods = { deliveryMethod: 'Courier', paymentMethod: 'Bank transfer' }
    const html = await renderOrder(createOrder('1', { summary, ...methods, deliveryAddress: address, billingAddress: address }))
    for (const text of ['includes £2.00 VAT', 'Courier', 'Bank transfer', 'Anna Birch\nUnit 3\nLeeds LS9 8AA\nUnited Kingdom'])
      expect(html).toContain(text)
    expect(html).toContain('United Kingdom\nVAT number &lt;b&gt;')
  })

  it('writes the postcode of a German address before the town', async () => {
    const address = {
      __typename: 'OrderAddress' as const,
      name: 'Anna Birke',
      company: null,
      street: ['Sägeweg 3'],
      city: 'Köln',
      region: null,
      postcode: '50667',
      country: 'DE',
      telephone: null,
      vatNumber: null,
    }
    expect(await renderOrder(createOrder('1', { deliveryAddress: address }))).toContain(
      'Anna Birke\nSägeweg 3\n50667 Köln\nGermany',
    )
  })

  it('says that an order has no lines and does not offer to order it again', async () => {
    const html = await renderOrder(createOrder('1', { lines: [], grandTotal: null, status: null }))
    expect(html).toContain('There are no items in this order.')
    expect(html).not.toContain('Order again')
  })

  it('escapes text from the platform and shows both lines of one product', async () => {
    const lines = [
      { ...createOrderLine('<img src=x>', 1e9), name: '<script>alert(1)</script>' },
      createOrderLine('A', 0),
      createOrderLine('A', 2.5),
    ]
    const html = await renderOrder(createOrder('"><b>', { lines, status: '<i>' }))
    expect(html).not.toMatch(/<(script|img|b|i)\b/)
    for (const text of ['&lt;script&gt;', '1,000,000,000 ×', '0 ×', '2.5 ×']) expect(html).toContain(text)
    expect(html.match(/Oak board A/g)).toHaveLength(2)
  })
})
