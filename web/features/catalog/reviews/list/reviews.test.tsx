import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { ReviewsViewFragment } from '#schema/generated/operations.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../data/shop.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import { Reviews } from './reviews.tsx'

const REVIEWS: ReviewsViewFragment = {
  __typename: 'ReviewList',
  items: [
    {
      __typename: 'Review',
      id: '1',
      title: 'Schön matt',
      detail: 'Gut.',
      nickname: 'Anke',
      rating: 4,
      createdAt: '2026-09-03T10:00:00Z',
    },
  ],
  total: 2,
  averageRating: 4.5,
  distribution: [0, 0, 0, 1, 1],
}

async function render(language: string, shop: Partial<ShopInfo>, reviews = REVIEWS, path = '/oak'): Promise<string> {
  const messages = await allMessages({ ...BRITISH, language, locale: language })
  return renderToStaticMarkup(
    <MessagesProvider messages={messages}>
      <ShopProvider shop={shop as ShopInfo}>
        <MemoryRouter initialEntries={[path]}>
          <Reviews productId="93" reviews={reviews} />
        </MemoryRouter>
      </ShopProvider>
    </MessagesProvider>,
  )
}

// REVIEW-2
it.each([
  ['en-GB', '4.5'],
  ['de-DE', '4,5'],
  ['it-IT', '4,5'],
])('Reviews formats the average rating for %s: %s', async (language, mean) => {
  expect(await render(language, {})).toContain(`>${mean}</span>`)
})

// DAY-10
it('Reviews shows existing reviews without a button to write one if the platform does not take reviews', async () => {
  expect(await render('en-GB', {})).toContain('<button')
  const shown = await render('en-GB', { lacks: ['reviews'] })
  expect(shown).toContain('Schön matt')
  expect(shown).not.toContain('<button')
  expect(await render('en-GB', { lacks: ['reviews'] }, { ...REVIEWS, items: [], total: 0 })).toBe('')
})

// REVIEW-7
it('Reviews links to the other sort orders, keeps the variant, and has no links for a single review', async () => {
  const html = await render('en-GB', { basePath: '/trade' }, REVIEWS, '/oak?childSku=A&reviews=lowest')
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, href, text]) => `${text} ${href}`)
  expect(links).toEqual([
    'Newest /trade/oak?childSku=A#reviews',
    'Highest /trade/oak?childSku=A&amp;reviews=highest#reviews',
    'Lowest /trade/oak?childSku=A&amp;reviews=lowest#reviews',
  ])
  expect(html).toMatch(/aria-current="true"[^>]*>Lowest/)
  expect(await render('en-GB', {}, { ...REVIEWS, total: 1 })).not.toContain('Newest')
})
