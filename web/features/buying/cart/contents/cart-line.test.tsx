import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../data/shop.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import type { VisibleLine } from '../../../../sync/tasks/cart/cart-state.ts'
import { CartLine } from './cart-line.tsx'

const messages = await allMessages(BRITISH)

// PROD-89
it.each([null, '/newel'])('CartLine breaks no line inside a size if the address of its product is %j', (url) => {
  const line = {
    key: 'NEWEL',
    sku: 'NEWEL',
    parentSku: null,
    name: 'Newel 90 × 1500 mm',
    url,
    quantity: 1,
    options: [{ label: 'Length', value: '1500 mm' }],
    optionAnswers: [],
    bundleChoices: [],
    unitPrice: null,
    rowTotal: null,
  } as unknown as VisibleLine
  const element = (
    <ShopProvider shop={{ basePath: '', language: 'en-GB' } as ShopInfo}>
      <MessagesProvider messages={messages}>
        <CartLine
          line={line}
          place={{ isJoined: false, repeatsText: false }}
          onQuantity={() => undefined}
          onRemove={() => undefined}
          onReplace={() => undefined}
          parts={undefined}
        />
      </MessagesProvider>
    </ShopProvider>
  )
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  expect(html).toMatch(/<h3[^>]*>(<a [^>]*>)?Newel 90\u00a0×\u00a01500\u00a0mm</)
})
