import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../../data/shop.tsx'
import { allMessages } from '../../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../../messages/use-messages.tsx'
import { PhoneOrder } from '../../parts.tsx'
import type { ProductView } from '../../product.types.ts'
import { BuyBox } from './buy-box.tsx'

const money = { __typename: 'Money', amount: 1200, currency: 'GBP', formatted: '£12.00' }
const taxed = { __typename: 'TaxedMoney', net: money, gross: money }

// STOCK-16, PROD-66
it('an out-of-stock product shows the shop’s telephone number and a link to be notified in place of the button to add it', async () => {
  // Has only the fields that the box of an out-of-stock product reads.
  const product = {
    __typename: 'SimpleProduct',
    sku: 'OAK',
    name: 'Oak',
    phoneOrderOnly: false,
    cuttingNotice: null,
    issues: [],
    customOptions: [],
    price: { final: taxed, isUnknown: false },
    stock: { __typename: 'Stock', status: 'OUT_OF_STOCK', quantity: 0, checkedAt: null, limits: null },
  } as unknown as ProductView
  await PhoneOrder.preload()
  const html = renderToStaticMarkup(
    <ShopProvider shop={{ basePath: '', phone: '01632 960 118' } as ShopInfo}>
      <MessagesProvider messages={await allMessages(BRITISH)}>
        <BuyBox product={product} configuration={null} bundle={null} offer={{ current: null }} />
      </MessagesProvider>
    </ShopProvider>,
  )
  expect(html).toContain('Out of stock')
  expect(html).toContain('href="tel:01632960118"')
  expect(html).toContain('href="/contact?name=Oak&amp;sku=OAK&amp;waits="')
  expect(html).not.toContain('<button')
})
