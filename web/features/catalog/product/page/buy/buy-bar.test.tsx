import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../../data/shop.tsx'
import { allMessages } from '../../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../../messages/use-messages.tsx'
import { BuyBar } from './buy-bar.tsx'

const price = { net: { formatted: '£10.00' }, gross: { formatted: '£12.00' } }

const render = async (phoneOrderOnly: boolean) =>
  renderToStaticMarkup(
    <ShopProvider shop={{ basePath: '', phone: '01632 960 118' } as ShopInfo}>
      <MessagesProvider messages={await allMessages(BRITISH)}>
        <BuyBar name="Oak slab" price={price} isFrom={false} phoneOrderOnly={phoneOrderOnly} purchase={null} />
      </MessagesProvider>
    </ShopProvider>,
  )

// PROD-85
describe('BuyBar without a purchase', () => {
  it('calls the shop if the product is sold by telephone only', async () => {
    const html = await render(true)
    expect(html).toContain('href="tel:01632960118"')
    expect(html).not.toContain('Choose options')
  })

  it('leads to the choice otherwise', async () => {
    expect(await render(false)).toContain('href="#buy"')
  })
})
