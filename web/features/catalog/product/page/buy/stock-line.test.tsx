import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../../data/shop.tsx'
import { allMessages } from '../../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../../messages/use-messages.tsx'
import { StockLine } from './stock-line.tsx'

// PROD-71
it('the stock of a chosen variant is followed by its weight, if it is known', async () => {
  const messages = await allMessages(BRITISH)
  const render = (weight: string | null) =>
    renderToStaticMarkup(
      <ShopProvider shop={{ basePath: '' } as ShopInfo}>
        <MessagesProvider messages={messages}>
          <StockLine stock={null} weight={weight} />
        </MessagesProvider>
      </ShopProvider>,
    )
  expect(render('4.1 kg')).toContain('>4.1 kg each<')
  expect(render(null)).not.toContain('each')
})
