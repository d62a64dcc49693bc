import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../data/shop.tsx'
import { Link } from './link.tsx'

const render = (props: { readonly to: string; readonly replace?: boolean }) =>
  renderToString(
    <ShopProvider shop={{ basePath: '/de' } as ShopInfo}>
      <Link {...props}>Decking</Link>
    </ShopProvider>,
  )

describe('Link', () => {
  it('renders outside the router, as in header, footer and overlay', () => {
    expect(render({ to: '/c/decking' })).toBe('<a href="/de/c/decking">Decking</a>')
  })

  it('tells the link listener to replace the history entry', () => {
    expect(render({ to: '/c/decking', replace: true })).toContain('data-replace="true"')
  })
})
