import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../data/shop.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import { createMatch, createPrice } from '../offers/match.test-kit.ts'
import { ListLine } from './list-line.tsx'

const messages = await allMessages(BRITISH)

/** The text of a line whose product has options to choose. */
function renderLine(price: ReturnType<typeof createPrice>, name = 'Deck kit'): string {
  const match = { ...createMatch('KIT'), needsChoice: true }
  const offer = {
    sku: 'KIT',
    quantity: 1,
    isLoading: false,
    match: { ...match, product: { ...match.product, price, name } },
    problem: null,
    purchase: null,
    amounts: null,
  }
  const element = (
    <ShopProvider shop={{ basePath: '', language: 'en-GB' } as ShopInfo}>
      <MessagesProvider messages={messages}>
        <ListLine offer={offer} edits={null} />
      </MessagesProvider>
    </ShopProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ')
}

// SAVE-10
it.each([
  ['the lowest price', 'from £12', createPrice(1200)],
  ['that the price is unknown', messages.get('lists').saved.noPrice, createPrice(1200, true)],
])('a line whose product has options names %s', (_, text, price) => {
  expect(renderLine(price)).toContain(text)
})

// PROD-89
it('a line of a list breaks no line inside a size', () => {
  expect(renderLine(createPrice(1200), 'Newel 90 × 1500 mm')).toContain('Newel 90\u00a0×\u00a01500\u00a0mm')
})
