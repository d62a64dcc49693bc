import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import type { SuggestedProduct } from '../suggestion-options.ts'
import { SuggestionText } from './suggestion-text.tsx'

const product = {
  name: 'Torus skirting 18 mm',
  url: '/torus',
  picture: { path: '/torus.png', alt: '' },
  price: { isFrom: true, final: { gross: { formatted: '£28.12' }, net: { formatted: '£23.43' } } },
} as SuggestedProduct

const render = async (language: string) =>
  renderToStaticMarkup(
    <MessagesProvider messages={await allMessages({ ...BRITISH, language, locale: language })}>
      <SuggestionText option={{ kind: 'product', to: '/torus', product }} term="torus" />
    </MessagesProvider>,
  )

// PROD-78
it('SuggestionText keeps a size with its unit on one line', async () => {
  expect(await render('en-GB')).toContain('Torus skirting 18\u00a0mm')
})

// SEARCH-35
it.each([
  ['en-GB', /28\.12 <small>inc VAT<.*23\.43 <small>ex VAT</],
  ['de-DE', /28\.12 <small>inkl\. MwSt\.<.*23\.43 <small>zzgl\. MwSt\.</],
  ['it-IT', /28\.12 <small>IVA inclusa<.*23\.43 <small>IVA esclusa</],
])('SuggestionText says of both prices whether they include VAT, in %s', async (language, prices) => {
  expect(await render(language)).toMatch(prices)
})
