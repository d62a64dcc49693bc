import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../data/shop.tsx'
import { lateParts } from '../../../../late/late.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import { Guest } from './guest.tsx'

beforeAll(() => lateParts())

const renderGuest = async (block: 'orders' | null, phone = '0113 496 0123') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ShopProvider shop={{ basePath: '', deviceDatabase: 'shop', phone } as ShopInfo}>
        <MessagesProvider messages={await allMessages(BRITISH)}>
          <Guest block={block} orderId={null} takesFocus={false} />
        </MessagesProvider>
      </ShopProvider>
    </MemoryRouter>,
  )

describe('the account of a guest', () => {
  // USER-4, USER-29
  it('has the sign-in on the page, with a password that can be shown, and names the benefits of an account once', async () => {
    const html = await renderGuest(null)
    expect(html).toContain('You need to be logged in to see this page')
    expect(html).toMatch(/<form.*autoComplete="username".*type="password".*aria-label="Show password"/s)
    expect(html).toContain('Order again in one press')
    expect(html.match(/order again in one press/gi)).toHaveLength(1)
  })

  // USER-34
  it('says on the page of orders how to find an order without signing in', async () => {
    const orders = await renderGuest('orders')
    expect(orders).toContain('Tell us your order number and we’ll look it up together.')
    expect(orders).toContain('href="tel:01134960123"')
    expect(orders).toContain('href="/contact"')
    expect(await renderGuest(null)).not.toContain('order number')
  })

  it('dials a number that is written with a country code and a zero in brackets', async () => {
    expect(await renderGuest('orders', '+44 (0)113 496-0123')).toContain('href="tel:+441134960123"')
  })
})
