import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../data/shop.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import { EmptyOrders } from './empty-orders.tsx'

describe('EmptyOrders', () => {
  it('leads to the departments and to the quick order', async () => {
    const html = renderToStaticMarkup(
      <ShopProvider shop={{ basePath: '/de' } as ShopInfo}>
        <MessagesProvider messages={await allMessages(BRITISH)}>
          <EmptyOrders />
        </MessagesProvider>
      </ShopProvider>,
    )
    expect(html).toContain('You haven’t ordered anything yet')
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/de/', '/de/quick-order'])
  })
})
