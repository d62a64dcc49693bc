import type { DownloadSource, ProductLink } from '../../../domain/catalog/catalog.types.ts'
import {
  type Document,
  decodeAmount,
  decodeDocuments,
  decodeId,
  decodeLabel,
  decodeLink,
  decodeNumber,
  decodeQuantity,
  decodeText,
  isDocument,
} from '../../documents/document.ts'

/** @source platform contract §2.15, §6.5 */
export const decodeProductLinks = (links: unknown): readonly ProductLink[] =>
  decodeDocuments(links).flatMap((link) => {
    const sku = decodeId(link.linked_product_sku)
    const linkType = decodeText(link.link_type)
    if (!sku || !linkType) return []
    return [
      {
        linkType,
        sku,
        type: decodeText(link.linked_product_type),
        position: decodeNumber(link.position) ?? 0,
        qty: decodeQuantity(link.qty),
      },
    ]
  })

export const decodeSamples = (document: Document): readonly DownloadSource[] =>
  decodeFiles(document, 'downloadable_product_samples', 'downloadable_samples')

/** Files that are sold; the URL is that of the file's sample, never of the file. */
export const decodeDownloads = (document: Document): readonly DownloadSource[] =>
  decodeFiles(document, 'downloadable_product_links', 'downloadable_links')

// Indexers use different names, and some put the list into the extension attributes.
function decodeFiles(document: Document, ...names: readonly string[]): readonly DownloadSource[] {
  const extension = isDocument(document.extension_attributes) ? document.extension_attributes : {}
  const files = names.flatMap((name) => [document[name], extension[name]]).find(Array.isArray)
  return [...decodeDocuments(files)]
    .sort((a, b) => (decodeNumber(a.sort_order) ?? 0) - (decodeNumber(b.sort_order) ?? 0))
    .flatMap((file, i) => {
      const title = decodeLabel(file.title)
      const url = decodeLink(file.sample_url) ?? decodeLink(file.sample_file)
      return title ? [{ id: decodeId(file.id) ?? String(i), title, url, price: decodeAmount(file.price) }] : []
    })
}
