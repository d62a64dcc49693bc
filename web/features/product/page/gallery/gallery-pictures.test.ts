import { describe, expect, it } from 'vitest'
import { galleryOf } from './gallery-pictures.ts'

const picture = (path: string) => ({ __typename: 'Picture', path, alt: '' }) as const
const item = (path: string, videoUrl: string | null = null) =>
  ({ __typename: 'GalleryItem', picture: picture(path), videoUrl }) as const
const paths = (items: ReturnType<typeof galleryOf>) => items.map((each) => each.picture.path)

describe('the pictures of a product', () => {
  it('are those of its gallery, each once', () => {
    const gallery = [item('/a'), item('/b', 'https://video.example'), item('/a')]
    expect(paths(galleryOf({ picture: picture('/a'), gallery }, null))).toEqual(['/a', '/b'])
  })

  it('are its own when there is no gallery', () => {
    expect(paths(galleryOf({ picture: picture('/a'), gallery: [] }, null))).toEqual(['/a'])
  })

  it('hold the picture of the variant that is chosen', () => {
    expect(paths(galleryOf({ picture: picture('/a'), gallery: [item('/a')] }, picture('/v')))).toEqual(['/a', '/v'])
  })
})
