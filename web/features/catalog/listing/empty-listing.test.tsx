import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../data/shop.tsx'
import { allMessages } from '../../../messages/all-messages.ts'
import { BRITISH } from '../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../messages/use-messages.tsx'
import { EmptyListing } from './empty-listing.tsx'

const FILTERED = { filters: { wood_type: ['58'] }, sort: null, page: 1, term: '' }
const EMPTY = 'No products synchronized for this category. Please come back while online!'

// LIST-7
it.each([
  ['no products', true],
  ['no matches', false],
  ['past the end', false],
] as const)('EmptyListing with the reason “%s” says that the category is empty: %s', async (reason, isSaid) => {
  const html = renderToStaticMarkup(
    <MessagesProvider messages={await allMessages(BRITISH)}>
      <ShopProvider shop={{ basePath: '' } as ShopInfo}>
        <MemoryRouter initialEntries={['/timber']}>
          <EmptyListing state={FILTERED} reason={reason} />
        </MemoryRouter>
      </ShopProvider>
    </MessagesProvider>,
  )
  expect(html.includes(EMPTY)).toBe(isSaid)
  expect(html.includes('<button type="button">OK</button>')).toBe(isSaid)
})
