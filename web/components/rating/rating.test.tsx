import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { allMessages } from '../../messages/all-messages.ts'
import { BRITISH } from '../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../messages/use-messages.tsx'
import { Rating } from './rating.tsx'

async function render(language: string, rating: number, count?: number): Promise<string> {
  const messages = await allMessages({ ...BRITISH, language, locale: language })
  return renderToStaticMarkup(
    <MessagesProvider messages={messages}>
      <Rating rating={rating} {...(count !== undefined && { count })} />
    </MessagesProvider>,
  )
}

// REVIEW-6
describe('Rating', () => {
  it.each([
    ['en-GB', 4.5, 12, '4.5 out of 5 stars, 12 reviews'],
    ['en-GB', 5, 1, '5 out of 5 stars, 1 review'],
    ['de-DE', 4.5, 12, '4,5 von 5 Sternen, 12 Bewertungen'],
    ['it-IT', 4.5, 12345, '4,5 stelle su 5, 12.345 recensioni'],
  ])('reads out stars and reviews in %s: %d, %d', async (language, rating, count, text) => {
    expect(await render(language, rating, count)).toContain(`aria-label="${text}"`)
  })

  it.each([
    [4.74, 9],
    [4.75, 10],
    [1, 2],
  ])('rounds %d to %d half stars', async (rating, halves) => {
    expect(await render('en-GB', rating)).toContain(`d="M0 0h${halves}v1H0z"`)
  })
})
