import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import type { SuggestedProduct } from '../suggestion-options.ts'
import { SuggestionText } from './suggestion-text.tsx'

const product = {
  name: 'Torus skirting',
  url: '/torus',
  picture: { path: '/torus.png', alt: '' },
  price: { isFrom: true, final: { gross: { formatted: '£28.12' }, net: { formatted: '£23.43' } } },
} as SuggestedProduct

// SEARCH-35
it.each([
  ['en-GB', /28\.12 <small>inc VAT<.*23\.43 <small>ex VAT</],
  ['de-DE', /28\.12 <small>inkl\. MwSt\.<.*23\.43 <small>zzgl\. MwSt\.</],
  ['it-IT', /28\.12 <small>IVA inclusa<.*23\.43 <small>IVA esclusa</],
])('SuggestionText says of both prices whether they include VAT, in %s', async (language, prices) => {
  const html = renderToStaticMarkup(
    <MessagesProvider messages={await allMessages({ ...BRITISH, language, locale: language })}>
      <SuggestionText option={{ kind: 'product', to: '/torus', product }} term="torus" />
    </MessagesProvider>,
  )
  expect(html).toMatch(prices)
})
