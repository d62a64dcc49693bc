import { describe, expect, it } from 'vitest'
import { galleryOf } from './gallery-pictures.ts'

const picture = (path: string) => ({ __typename: 'Picture', path, alt: '' }) as const
const item = (path: string, videoUrl: string | null = null) =>
  ({ __typename: 'GalleryItem', picture: picture(path), videoUrl }) as const
const paths = (items: ReturnType<typeof galleryOf>) => items.map((each) => each.picture.path)

describe('the pictures of the gallery', () => {
  it('returns each picture of the gallery once', () => {
    const gallery = [item('/a'), item('/b', 'https://video.example'), item('/a')]
    expect(paths(galleryOf({ picture: picture('/a'), gallery }, null))).toEqual(['/a', '/b'])
  })

  it('returns the product’s own picture without a gallery', () => {
    expect(paths(galleryOf({ picture: picture('/a'), gallery: [] }, null))).toEqual(['/a'])
  })

  it('includes the picture of the chosen variant', () => {
    expect(paths(galleryOf({ picture: picture('/a'), gallery: [item('/a')] }, picture('/v')))).toEqual(['/a', '/v'])
  })
})
