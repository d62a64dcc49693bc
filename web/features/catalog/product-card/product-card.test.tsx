import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { ProductCardFragment } from '#schema/generated/operations.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../data/shop.tsx'
import { allMessages } from '../../../messages/all-messages.ts'
import { BRITISH } from '../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../messages/use-messages.tsx'
import { ProductCard } from './product-card.tsx'

const money = (formatted: string) => ({ amount: 1, formatted })
const toTaxedMoney = (net: string, gross: string) => ({ net: money(net), gross: money(gross) })
const BREAKS = [
  { quantity: 10, price: toTaxedMoney('£2.78', '£3.34') },
  { quantity: 50, price: toTaxedMoney('£2.50', '£3.00') },
]

const messages = await allMessages(BRITISH)

/** The text of a card in the mode with VAT. */
function renderText(price: object, parts: object = {}): string {
  const product = {
    sku: 'BATTEN',
    name: 'Roofing batten',
    url: '/batten',
    picture: { path: '/batten.png', alt: '' },
    price: {
      regular: toTaxedMoney('£2.93', '£3.52'),
      final: toTaxedMoney('£2.93', '£3.52'),
      unit: null,
      breaks: BREAKS,
      ...price,
    },
    stock: null,
    phoneOrderOnly: false,
    needsChoice: false,
    rating: null,
    keyFacts: [],
    ...parts,
  } as unknown as ProductCardFragment
  const html = renderToStaticMarkup(
    <MessagesProvider messages={messages}>
      <ShopProvider shop={{ basePath: '', priceSync: 'off' } as unknown as ShopInfo}>
        <MemoryRouter>
          <ProductCard product={product} />
        </MemoryRouter>
      </ShopProvider>
    </MessagesProvider>,
  )
  return html.replace(/<span data-vat="ex">.*?<\/span>/g, '').replace(/<[^>]*>/g, '')
}

// PRICE-12
describe('the card of a product with quantity breaks', () => {
  it('names the first break only', () => {
    expect(renderText({})).toContain('10+ £3.34 each')
    expect(renderText({})).not.toContain('50+')
  })

  it('says "per pack" beside the price of one screw of a pack', () => {
    const text = renderText({ unit: { unit: 'PIECE', price: toTaxedMoney('£0.05', '£0.06') } })
    expect(text).toContain('10+ £3.34')
    expect(text).toContain('10+ £3.34 per pack')
  })

  it.each([
    ['the product has none', { breaks: [] }, {}],
    ['the product is ordered by phone', {}, { phoneOrderOnly: true }],
  ])('names no break if %s', (_, price, parts) => {
    expect(renderText(price, parts)).not.toContain('+ £')
  })
})

// LIST-30
it('the card of a product that needs a choice says so in place of the button that adds it', () => {
  expect(renderText({}, { needsChoice: true })).toContain('Choose options')
  expect(renderText({})).not.toContain('Choose options')
})
