import { describe, expect, it } from 'vitest'
import { galleryPictures } from './gallery.tsx'

const picture = (path: string) => ({ __typename: 'Picture', path, alt: '' }) as const
const item = (path: string, videoUrl: string | null = null) =>
  ({ __typename: 'GalleryItem', picture: picture(path), videoUrl }) as const
const paths = (items: ReturnType<typeof galleryPictures>) => items.map((each) => each.picture.path)

describe('galleryPictures', () => {
  it('returns each picture once', () => {
    const gallery = [item('/a'), item('/b', 'https://video.example'), item('/a')]
    expect(paths(galleryPictures({ picture: picture('/a'), gallery }, null))).toEqual(['/a', '/b'])
  })

  it('returns the product’s own picture without a gallery', () => {
    expect(paths(galleryPictures({ picture: picture('/a'), gallery: [] }, null))).toEqual(['/a'])
  })

  it('includes the picture of the chosen variant', () => {
    expect(paths(galleryPictures({ picture: picture('/a'), gallery: [item('/a')] }, picture('/v')))).toEqual(['/a', '/v'])
  })
})
