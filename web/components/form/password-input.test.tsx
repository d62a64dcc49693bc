import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { allMessages } from '../../messages/all-messages.ts'
import { BRITISH } from '../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../messages/use-messages.tsx'
import { PasswordInput } from './password-input.tsx'

// USER-29
it('a password is hidden at first, kept out of drafts, and has a button that shows it', async () => {
  const html = renderToStaticMarkup(
    <MessagesProvider messages={await allMessages(BRITISH)}>
      <PasswordInput ref={{ current: null }} id="password" name="password" />
    </MessagesProvider>,
  )
  const [input = ''] = /<input[^>]*>/.exec(html) ?? []
  expect(input).toContain('type="password"')
  expect(input).toContain('data-secret')
  expect(html).toMatch(/<button type="button" aria-controls="password" aria-label="Show[^"]*">/)
})
