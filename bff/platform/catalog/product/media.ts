import type { CatalogProduct } from '../../../domain/catalog/catalog.types.ts'
import { decodeDocuments, decodeLabel, decodeLink, decodeNumber, decodePath, isDocument } from '../../documents/document.ts'

/** A picture's path; null if it is missing or the platform's 'no_selection'. */
export function decodeImage(value: unknown): string | null {
  const path = decodePath(value)
  return path === 'no_selection' ? null : path
}

/** @source platform contract §2.15 */
export function decodeGallery(gallery: unknown): CatalogProduct['gallery'] {
  return decodeDocuments(gallery)
    .map((entry, i) => ({ entry, position: decodeNumber(entry.pos) ?? i, image: decodeImage(entry.image) }))
    .sort((a, b) => a.position - b.position)
    .flatMap(({ entry, image }) => {
      const videoUrl = isDocument(entry.vid) ? decodeLink(entry.vid.url) : null
      return image === null ? [] : [{ image, label: decodeLabel(entry.lab), videoUrl }]
    })
}
