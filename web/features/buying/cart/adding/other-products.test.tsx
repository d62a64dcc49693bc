import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../data/shop.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import type { NewLine } from '../../../../sync/tasks/cart/cart-state.ts'
import { type OtherProduct, pageSku, relatedProducts } from './goes-with.ts'
import { OtherProducts } from './other-products.tsx'

const other = (name: string): OtherProduct => ({
  __typename: 'SimpleProduct',
  id: name,
  name,
  url: `/${name}`,
  picture: { __typename: 'Picture', path: `/${name}.png`, alt: name },
})
const line = (sku: string, parentSku: string | null = null) => ({ line: { sku, parentSku } }) as unknown as NewLine

async function render(products: readonly OtherProduct[]) {
  return renderToStaticMarkup(
    <ShopProvider shop={{ basePath: '' } as ShopInfo}>
      <MessagesProvider messages={await allMessages(BRITISH)}>
        <OtherProducts products={products} onLeave={() => undefined} />
      </MessagesProvider>
    </ShopProvider>,
  )
}

// NOTICE-8
describe('related products of an added product', () => {
  it('are linked by name under a heading', async () => {
    const html = await render([other('oil'), other('brush')])
    expect(html).toContain('<p>Goes well with this</p>')
    expect([...html.matchAll(/href="([^"]+)".*?<span>(\w+)</g)].map(([, to, name]) => [to, name])).toEqual([
      ['/oil', 'oil'],
      ['/brush', 'brush'],
    ])
  })

  it('have no heading if there are none', async () => {
    expect(await render([])).toBe('')
  })

  it('are shown with that product only', () => {
    const answer = { added: 'OAK', products: [other('oil')] }
    expect([
      relatedProducts('OAK', answer),
      relatedProducts('PINE', answer),
      relatedProducts(null, answer),
      relatedProducts(null, null),
    ]).toEqual([answer.products, [], [], []])
  })

  it('are requested by the sku of the product’s page, and not for several products', () => {
    expect([
      pageSku([line('OAK-2400', 'OAK')]),
      pageSku([line('OIL')]),
      pageSku([line('OIL'), line('WAX')]),
      pageSku([]),
    ]).toEqual(['OAK', 'OIL', null, null])
  })
})
