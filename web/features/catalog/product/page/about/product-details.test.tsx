import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { allMessages } from '../../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../../messages/use-messages.tsx'
import type { ProductView } from '../../product.types.ts'
import { KeyFacts } from '../buy/key-facts.tsx'
import { ProductDetails } from './product-details.tsx'

const SIZE = { __typename: 'ProductAttribute' as const, code: 'size', label: 'Size', value: '1220 × 610 mm' }
const PRODUCT = { description: null, attributes: [SIZE], documents: [] } as unknown as ProductView

// PROD-78
it.each([
  ['the specification', <ProductDetails key="details" product={PRODUCT} />],
  ['the key facts', <KeyFacts key="facts" facts={[SIZE]} chosen={undefined} />],
])('%s keep a size on one line', async (_, element) => {
  const messages = await allMessages(BRITISH)
  const html = renderToStaticMarkup(<MessagesProvider messages={messages}>{element}</MessagesProvider>)
  expect(html).toContain('1220\u00a0×\u00a0610\u00a0mm')
})
