import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../data/shop.tsx'
import { EmptyState } from './empty-state.tsx'

const WAYS = [
  { to: '/', text: 'Home' },
  { to: '/search', text: 'Search' },
  { to: '/quick-order', text: 'Order from a list' },
]

describe('EmptyState', () => {
  it('hides its drawing from screen readers and shows a heading of the given level', () => {
    expect(render()).toContain('<h2>No orders</h2>')
    expect(render(3)).toContain('<h3>No orders</h3>')
    expect(render()).toMatch(/<svg [^>]*aria-hidden="true"><path d="M0 0h9"><\/path><\/svg>/)
  })

  it('shows a main link, and further links of decreasing emphasis', () => {
    const links = [...render().matchAll(/<a class="([^"]*)" href="([^"]*)">([^<]*)/g)]
    expect(links.map(([, , href, text]) => [href, text])).toEqual([
      ['/de/', 'Home'],
      ['/de/search', 'Search'],
      ['/de/quick-order', 'Order from a list'],
    ])
    expect(new Set(links.map(([, kind]) => kind)).size).toBe(3)
  })
})

function render(level?: 3): string {
  return renderToStaticMarkup(
    <ShopProvider shop={{ basePath: '/de' } as ShopInfo}>
      <EmptyState title="No orders" text="None yet." ways={WAYS} viewBox="0 0 9 9" {...(level && { level })}>
        <path d="M0 0h9" />
      </EmptyState>
    </ShopProvider>,
  )
}
