import type { DownloadSource, ProductLink } from '../../../domain/catalog/catalog.types.ts'
import {
  amountOf,
  type Document,
  documentsOf,
  idOf,
  isDocument,
  linkOf,
  numberOf,
  quantityOf,
  textOf,
} from '../../documents/document.ts'

/** @source platform contract §2.15, §6.5 */
export const productLinksOf = (links: unknown): readonly ProductLink[] =>
  documentsOf(links).flatMap((link) => {
    const sku = idOf(link.linked_product_sku)
    const linkType = textOf(link.link_type)
    if (!sku || !linkType) return []
    return [
      {
        linkType,
        sku,
        type: textOf(link.linked_product_type),
        position: numberOf(link.position) ?? 0,
        qty: quantityOf(link.qty),
      },
    ]
  })

export const samplesOf = (document: Document): readonly DownloadSource[] =>
  filesOf(document, 'downloadable_product_samples', 'downloadable_samples')

/** Files that are sold; the URL is that of the file's sample, never of the file. */
export const downloadsOf = (document: Document): readonly DownloadSource[] =>
  filesOf(document, 'downloadable_product_links', 'downloadable_links')

// Indexers use different names, and some put the list into the extension attributes.
function filesOf(document: Document, ...names: readonly string[]): readonly DownloadSource[] {
  const extension = isDocument(document.extension_attributes) ? document.extension_attributes : {}
  const files = names.flatMap((name) => [document[name], extension[name]]).find(Array.isArray)
  return [...documentsOf(files)]
    .sort((a, b) => (numberOf(a.sort_order) ?? 0) - (numberOf(b.sort_order) ?? 0))
    .flatMap((file, i) => {
      const title = textOf(file.title)
      const url = linkOf(file.sample_url) ?? linkOf(file.sample_file)
      return title ? [{ id: idOf(file.id) ?? String(i), title, url, price: amountOf(file.price) }] : []
    })
}
