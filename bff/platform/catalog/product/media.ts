import type { CatalogProduct } from '../../../domain/catalog/catalog.types.ts'
import { documentsOf, isDocument, linkOf, numberOf, pathOf, textOf } from '../../documents/document.ts'

/** A picture's path; null if it is missing or the platform's 'no_selection'. */
export function imageOf(value: unknown): string | null {
  const path = pathOf(value)
  return path === 'no_selection' ? null : path
}

/** @source platform contract §2.15 */
export function galleryOf(gallery: unknown): CatalogProduct['gallery'] {
  return documentsOf(gallery)
    .map((entry, i) => ({ entry, position: numberOf(entry.pos) ?? i, image: imageOf(entry.image) }))
    .sort((a, b) => a.position - b.position)
    .flatMap(({ entry, image }) => {
      const videoUrl = isDocument(entry.vid) ? linkOf(entry.vid.url) : null
      return image === null ? [] : [{ image, label: textOf(entry.lab), videoUrl }]
    })
}
