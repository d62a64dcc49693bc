import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { StockSignFragment } from '#schema/generated/operations.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../../data/shop.tsx'
import { allMessages } from '../../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../../messages/use-messages.tsx'
import { StockLine } from './stock-line.tsx'

const IN_STOCK = { status: 'OK', quantity: 9, checkedAt: '2026-11-30T20:00:00Z' } as StockSignFragment

async function createRender() {
  const messages = await allMessages(BRITISH)
  return (props: ComponentProps<typeof StockLine>) =>
    renderToStaticMarkup(
      <ShopProvider shop={{ basePath: '' } as ShopInfo}>
        <MessagesProvider messages={messages}>
          <StockLine {...props} />
        </MessagesProvider>
      </ShopProvider>,
    )
}

// PROD-71
it('the stock of a chosen variant is followed by its weight, if it is known', async () => {
  const renderLine = await createRender()
  const render = (weight: string | null) => renderLine({ stock: null, weight })
  expect(render('4.1 kg')).toContain('>4.1 kg each<')
  expect(render(null)).not.toContain('each')
})

// PROD-86
it.each(['VirtualProduct', 'DownloadableProduct'])('a %s is available, without the time of a stock check', async (kind) => {
  const render = await createRender()
  const text = (props: Pick<ComponentProps<typeof StockLine>, 'kind' | 'stock'>) =>
    render({ ...props, weight: null }).replaceAll(/<[^>]*>/g, '')
  expect(text({ kind, stock: IN_STOCK })).toBe('Available')
  expect(text({ kind, stock: { ...IN_STOCK, status: 'OUT_OF_STOCK' } })).toBe('Out of stock')
  expect(text({ kind: 'SimpleProduct', stock: IN_STOCK })).toMatch(/^9 in stockChecked/)
})
