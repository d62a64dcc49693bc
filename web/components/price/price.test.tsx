import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PriceTagFragment } from '#schema/generated/operations.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../data/shop.tsx'
import { allMessages } from '../../messages/all-messages.ts'
import { BRITISH } from '../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../messages/use-messages.tsx'
import { Price } from './price.tsx'

const messages = await allMessages(BRITISH)

function renderPrice(amount: number, formatted: string): string {
  const money = { __typename: 'Money', amount, currency: 'GBP', formatted } as const
  const both = { __typename: 'TaxedMoney', net: money, gross: money } as const
  const price: PriceTagFragment = {
    __typename: 'ProductPrice',
    regular: both,
    final: both,
    onSale: false,
    isFrom: false,
    isGroupPrice: false,
    isUnknown: false,
    isCurrent: true,
    unit: null,
  }
  const html = renderToStaticMarkup(
    <ShopProvider shop={{ priceSync: 'off' } as ShopInfo}>
      <MessagesProvider messages={messages}>
        <Price price={price} />
      </MessagesProvider>
    </ShopProvider>,
  )
  return html.replace(/<[^>]*>/g, '')
}

// PRICE-9
it('Price says that a product with the price 0 is free', () => {
  expect(renderPrice(0, '£0.00')).toBe('Free')
  expect(renderPrice(1, '£0.01')).toContain('£0.01')
})
