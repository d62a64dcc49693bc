import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { allMessages } from '../../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../../messages/use-messages.tsx'
import { nextPicture, Thumbnails } from './thumbnails.tsx'

describe('nextPicture', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, null],
  ])('returns for %s on picture %i of three: %s', (key, position, next) => {
    expect(nextPicture(key, position, 3)).toBe(next)
  })
})

describe('Thumbnails', () => {
  const render = async (count: number) => {
    const pictures = Array.from(
      { length: count },
      (_, index) =>
        ({
          __typename: 'GalleryItem',
          picture: { __typename: 'Picture', path: `/${index}`, alt: '' },
          videoUrl: null,
        }) as const,
    )
    return renderToStaticMarkup(
      <MessagesProvider messages={await allMessages(BRITISH)}>
        <Thumbnails pictures={pictures} position={2} onShow={() => undefined} />
      </MessagesProvider>,
    )
  }

  // PROD-62
  it('have buttons and a count beside the links of more than eight pictures', async () => {
    const many = await render(9)
    expect(many).toContain('<p role="status">Picture 3 of 9</p>')
    expect(many).toContain('aria-label="Previous picture"')
    expect(many).toContain('aria-label="Next picture"')
    expect(many).toContain('href="#picture-9"')
  })

  it('are only links for eight pictures', async () => {
    expect(await render(8)).not.toContain('<button')
  })
})
