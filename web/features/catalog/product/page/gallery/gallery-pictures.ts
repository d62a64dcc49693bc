import type { PictureView, ProductView } from '../../product.types.ts'

/** The pictures of the gallery, each once: the product's own first, including that of the chosen variant. */
export function galleryOf(product: Pick<ProductView, 'gallery' | 'picture'>, chosen: PictureView | null): ProductView['gallery'] {
  const own = [product.picture, ...(chosen ? [chosen] : [])].map(
    (picture) => ({ __typename: 'GalleryItem', picture, videoUrl: null }) as const,
  )
  const known = new Map(product.gallery.map((item) => [item.picture.path, item]))
  for (const item of own) if (!known.has(item.picture.path)) known.set(item.picture.path, item)
  return [...known.values()]
}
