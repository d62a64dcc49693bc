import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../data/shop.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import type { PlacedOrder } from '../../../../sync/tasks/order/index.ts'
import { GuestOrder } from './guest-order.tsx'

const ORDER: PlacedOrder = {
  id: '7',
  number: '000000007',
  email: 'ann@example.test',
  record: {
    lines: [{ sku: 'OAK-18', name: 'Oak board', quantity: 2, rowTotal: { formatted: '£24.00' }, total: null }],
    grandTotal: null,
    summary: { rows: [], vat: null, total: { formatted: '£29.00' } },
    deliveryAddress: null,
    billingAddress: null,
    deliveryMethod: 'Our lorry',
    paymentMethod: 'Invoice',
  },
}

const render = async (isWhole: boolean, order = ORDER) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ShopProvider shop={{ basePath: '', deviceDatabase: 'shop' } as ShopInfo}>
        <MessagesProvider messages={await allMessages(BRITISH)}>
          <GuestOrder order={order} placedAt={Date.UTC(2026, 10, 20, 12)} isWhole={isWhole} />
        </MessagesProvider>
      </ShopProvider>
    </MemoryRouter>,
  )

// ORDER-18
describe('the last order of a guest', () => {
  it('has a link to the order, its date and its total on the page of orders', async () => {
    const html = await render(false)
    expect(html).toMatch(/<h2[^>]*>Your last order<\/h2>.*<a [^>]*href="\/my-account\/orders\/7"[^>]*>Order 000000007<\/a>/s)
    expect(html).toContain('20/11/2026')
    expect(html).toContain('£29.00')
    expect(html).not.toContain('Oak board')
  })

  it('shows lines, total and methods on its own page', async () => {
    const html = await render(true)
    expect(html).toMatch(/<h2[^>]*>Order 000000007<\/h2>/)
    for (const text of ['Oak board', '£24.00', '£29.00', 'Our lorry', 'Invoice']) expect(html).toContain(text)
    expect(html).not.toContain('/my-account/orders/')
  })

  it('needs neither a number nor a record', async () => {
    expect(await render(false, { ...ORDER, number: null, record: null })).toContain('>Your last order</a>')
  })
})
