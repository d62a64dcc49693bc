import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../data/shop.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import type { NewLine } from '../../../../sync/tasks/cart/cart-state.ts'
import { AddedCard } from './added-card.tsx'

const CHECKOUT = { label: 'Proceed to checkout', to: '/checkout' }

const line = (name: string, quantity: number, options: Readonly<Record<string, string>> = {}) =>
  ({
    quantity,
    line: {
      sku: name,
      parentSku: null,
      name,
      picture: { path: `/${name}.png`, alt: name },
      options: Object.entries(options).map(([label, value]) => ({ label, value })),
      optionAnswers: [],
      bundleChoices: [],
    },
  }) as unknown as NewLine

async function render(lines: readonly NewLine[], checkout: typeof CHECKOUT | null = CHECKOUT) {
  const html = renderToStaticMarkup(
    <ShopProvider shop={{ basePath: '' } as ShopInfo}>
      <MessagesProvider messages={await allMessages(BRITISH)}>
        <AddedCard message="Product has been added to the cart!" checkout={checkout} lines={lines} onLeave={() => undefined} />
      </MessagesProvider>
    </ShopProvider>,
  )
  return {
    text: html
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    links: [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to),
    pictures: html.match(/<img/g)?.length,
  }
}

// NOTICE-5
describe('AddedCard', () => {
  it('shows picture, name, quantity, options and links to continue', async () => {
    expect(await render([line('Oak board 20 × 150 mm', 2, { Length: '2400 mm', Width: '150 mm' })])).toEqual({
      text: 'Product has been added to the cart! Oak board 20 × 150 mm 2 added · 2400 mm View cart Proceed to checkout',
      links: ['/cart', '/checkout'],
      pictures: 1,
    })
  })

  it('names all products that were added together, with their number', async () => {
    const { text, pictures } = await render([line('Oak', 2, { Length: '2 m' }), line('Pine', 1)])
    expect(text).toContain('Oak, Pine 3 added View cart')
    expect(pictures).toBe(1)
  })

  it('leaves out long answers, and the link to an external checkout', async () => {
    const { text, links } = await render([line('Cutting', 1, { List: 'piece 1\npiece 2' })], null)
    expect(text).toBe('Product has been added to the cart! Cutting 1 added View cart')
    expect(links).toEqual(['/cart'])
  })
})
