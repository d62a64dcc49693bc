import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ReviewsViewFragment } from '#schema/generated/operations.ts'
import { allMessages } from '../../../messages/all-messages.ts'
import { BRITISH } from '../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../messages/use-messages.tsx'
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

// REVIEW-2
it.each([
  ['en-GB', '4.5'],
  ['de-DE', '4,5'],
  ['it-IT', '4,5'],
])('Reviews formats the average rating for %s: %s', async (language, mean) => {
  const messages = await allMessages({ ...BRITISH, language, locale: language })
  const html = renderToStaticMarkup(
    <MessagesProvider messages={messages}>
      <Reviews productId="93" reviews={REVIEWS} />
    </MessagesProvider>,
  )
  expect(html).toContain(`>${mean}</span>`)
})
