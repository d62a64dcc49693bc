import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import type { PictureModel } from './models.ts'

export interface GalleryPicture {
  readonly picture: PictureModel
  readonly videoUrl: string | null
}

const NO_PICTURE = '/placeholder.png'

type WithPictures = Pick<CatalogProduct, 'name' | 'image' | 'gallery' | 'configurableChildren'>

export function productPicture({ name, image, gallery }: WithPictures): PictureModel {
  return { path: image ?? gallery[0]?.image ?? NO_PICTURE, alt: name }
}

/**
 * The product's pictures, then its variants', without duplicates; the main picture comes first. A video keeps the position of its picture,
 * even if the picture is also shown by itself.
 * @source platform contract §6.8
 */
export function productGallery(product: WithPictures): readonly GalleryPicture[] {
  const { name, gallery, configurableChildren } = product
  const main = productPicture(product)
  const pictures = new Map<string, GalleryPicture>()
  const findVideo = (path: string) => gallery.find(({ image, videoUrl }) => image === path && videoUrl !== null)?.videoUrl ?? null
  const add = (path: string, alt: string) => {
    if (!pictures.has(path)) pictures.set(path, { picture: { path, alt }, videoUrl: findVideo(path) })
  }
  add(main.path, gallery.find(({ image }) => image === main.path)?.label ?? main.alt)
  for (const { image, label } of gallery) add(image, label ?? name)
  for (const child of configurableChildren) if (child.image) add(child.image, child.name ?? name)
  return [...pictures.values()]
}
