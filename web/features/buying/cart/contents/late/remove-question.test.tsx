import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { allMessages } from '../../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../../messages/use-messages.tsx'
import { RemoveQuestion } from './remove-question.tsx'

const messages = await allMessages(BRITISH)

// PROD-89
it('RemoveQuestion breaks no line inside the size of a product', () => {
  const html = renderToStaticMarkup(
    <MessagesProvider messages={messages}>
      <RemoveQuestion question="Remove Foil tape 75 mm × 50 m from your cart?" onYes={() => undefined} onNo={() => undefined} />
    </MessagesProvider>,
  )
  expect(html).toContain('<p>Remove Foil tape 75\u00a0mm\u00a0×\u00a050\u00a0m from your cart?</p>')
})
