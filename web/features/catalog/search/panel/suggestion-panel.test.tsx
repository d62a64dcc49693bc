import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../data/shop.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import { type SuggestedProducts, type SuggestionState, suggestionOptions } from '../suggestion-options.ts'
import { SuggestionPanel } from './suggestion-panel.tsx'

const money = (formatted: string) => ({ amount: 1, currency: 'GBP', formatted })
const FOUND = {
  items: [
    {
      id: '7',
      sku: 'OAK',
      name: 'Oak board',
      url: '/p/OAK/oak-board',
      picture: { path: '/oak.png', alt: 'Oak board' },
      keyFacts: [{ code: 'thickness', value: '20 mm, 27 mm' }],
      price: { isFrom: false, final: { net: money('£10.00'), gross: money('£12.00') } },
    },
  ],
  total: 12,
  totalIsExact: true,
  fullMatches: 12,
  suggestions: { categories: [{ id: '1', name: 'Oak', url: '/timber/oak' }], pages: [] },
} as unknown as SuggestedProducts
const NOTHING: SuggestionState = { found: null, pricesFrom: null, hasFailed: false }

/** The panel for a typed text. */
async function renderPanel(term: string, suggestions: SuggestionState): Promise<string> {
  const none = () => undefined
  return renderToStaticMarkup(
    <ShopProvider shop={{ basePath: '' } as ShopInfo}>
      <MessagesProvider messages={await allMessages(BRITISH)}>
        <SuggestionPanel
          {...{ term, suggestions, active: null, onChoose: none, onForget: none }}
          options={suggestionOptions(term, suggestions.found, { recent: [], popular: ['18mm ply'] })}
        />
      </MessagesProvider>
    </ShopProvider>,
  )
}

// SCREEN-22, SEARCH-41
describe('the search panel', () => {
  it('shows sizes, categories, products with their price, and all results for the typed text', async () => {
    const html = await renderPanel('oak', { ...NOTHING, found: FOUND })
    const links = [...html.matchAll(/role="option"[^>]* href="([^"]*)"|href="([^"]*)"[^>]* role="option"/g)]
    expect(links.map(([, first, second]) => first ?? second)).toEqual([
      '/search?q=oak+20+mm',
      '/search?q=oak+27+mm',
      '/timber/oak',
      '/p/OAK/oak-board',
      '/search?q=oak',
    ])
    expect(html).toContain('Oak board')
    expect(html).toContain('£12.00')
  })

  // SEARCH-44
  it.each([
    ['all match', { fullMatches: 12 }, '12 products'],
    ['all are similar', { fullMatches: 0 }, 'No exact match. 12 similar products'],
    ['more match than were counted', { totalIsExact: false, fullMatches: null }, 'More than 12 products'],
    ['a calculator answers', { fullMatches: 0, suggestions: { ...FOUND.suggestions, room: { url: '/deck' } } }, '12 products'],
  ])('counts all results as the results page does if %s', async (_, changes, count) => {
    const found = { ...FOUND, ...changes } as unknown as SuggestedProducts
    expect(await renderPanel('oak', { ...NOTHING, found })).toContain(`All results for “oak”: ${count}<`)
  })

  // UI-56
  it('says that nothing matches the typed text, above the popular searches', async () => {
    const empty = { ...FOUND, items: [], total: 0, suggestions: { categories: [], pages: [] } } as unknown as SuggestedProducts
    expect(await renderPanel('xyzzy', { ...NOTHING, found: empty })).toMatch(/role="status">[^<]*xyzzy.*Popular searches</)
  })

  it('has no suggestion before the shop has answered', async () => {
    expect(await renderPanel('oak', NOTHING)).not.toContain('role="option"')
  })

  // SEARCH-40
  it('shows the popular searches for an empty field', async () => {
    expect(await renderPanel('', NOTHING)).toMatch(/Popular searches<.*href="\/search\?q=18mm\+ply"/)
  })
})
