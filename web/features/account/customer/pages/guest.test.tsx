import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../data/shop.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import { Guest } from './guest.tsx'

describe('the account of a guest', () => {
  // USER-4, USER-29
  it('has the sign-in on the page, with a password that can be shown, and names the benefits of an account once', async () => {
    const messages = await allMessages(BRITISH)
    const html = renderToStaticMarkup(
      <ShopProvider shop={{ basePath: '', deviceDatabase: 'shop' } as ShopInfo}>
        <MessagesProvider messages={messages}>
          <Guest />
        </MessagesProvider>
      </ShopProvider>,
    )
    expect(html).toContain('You need to be logged in to see this page')
    expect(html).toMatch(/<form.*autoComplete="username".*type="password".*aria-label="Show password"/s)
    expect(html).toContain('Order again in one press')
    expect(html.match(/order again in one press/gi)).toHaveLength(1)
  })
})
