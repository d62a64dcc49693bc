import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../data/shop.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import { EmptyList } from './empty-list.tsx'

describe('EmptyList', () => {
  it.each([
    [true, 'Your wishlist is empty', ['/de/', '/de/search']],
    [false, 'This list is empty', ['/de/', '/de/lists']],
  ])('has a drawing and two links (wishlist: %s)', async (isWishlist, title, ways) => {
    const html = renderToStaticMarkup(
      <ShopProvider shop={{ basePath: '/de' } as ShopInfo}>
        <MessagesProvider messages={await allMessages(BRITISH)}>
          <EmptyList isWishlist={isWishlist} />
        </MessagesProvider>
      </ShopProvider>,
    )
    expect(html).toContain('<svg')
    expect(html).toContain(title)
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(ways)
  })
})
