import type { CatalogReview } from '../../domain/catalog/catalog.types.ts'
import { type Document, decodeDocuments, decodeId, decodeMoment, decodeNumber, decodeText } from '../documents/document.ts'

const BEGINNING = new Date(0).toISOString()

/** A review; null without an id or a product. @source platform contract §2.15 */
export function decodeReview(document: Document): CatalogReview | null {
  const id = decodeId(document.id)
  const productId = decodeId(document.product_id)
  if (!id || !productId) return null
  return {
    id,
    productId,
    title: decodeText(document.title) ?? '',
    detail: decodeText(document.detail) ?? '',
    nickname: decodeText(document.nickname) ?? '',
    rating: decodeRating(document.ratings),
    createdAt: decodeMoment(document.created_at) ?? BEGINNING,
  }
}

/** Stars from 1 to 5: the mean of the ratings, each given as stars or percent. */
function decodeRating(ratings: unknown): number | null {
  const stars = decodeDocuments(ratings).flatMap(({ value, percent }) => {
    const given = decodeNumber(value) ?? (decodeNumber(percent) ?? 0) / 20
    return given > 0 ? [given] : []
  })
  if (stars.length === 0) return null
  const mean = stars.reduce((sum, star) => sum + star, 0) / stars.length
  return Math.min(5, Math.max(1, Math.round(mean)))
}
