import { TIMBER_ATTRIBUTES } from '#schema/rules/timber-attributes.ts'
import { valueLabels } from '../../domain/catalog/attribute-labels.ts'
import type { CatalogCategory, CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { cleanHtml, plainText } from '../content/html.ts'
import { memoize } from '../scope/memoize.ts'
import type { RequestScope } from '../scope/request-scope.ts'

const SUMMARY_LENGTH = 180

/** The first paragraph in the output of `cleanHtml`. */
const FIRST_PARAGRAPH = /^<p(?: class="[^"]*")?>.*?<\/p>\s*/s

/** A plain-text excerpt of the product's description; null if it has none. */
export const productSummary = memoize(({ shortDescription, description, metaDescription }: CatalogProduct): string | null => {
  const html = shortDescription ?? description ?? metaDescription
  return html ? plainText(html, SUMMARY_LENGTH) || null : null
})

/** The description of a category as sanitised HTML; null if it has none. */
export const categoryDescription = memoize(({ description }: Pick<CatalogCategory, 'description'>): string | null =>
  description ? cleanHtml(description) || null : null,
)

/**
 * The description of a product as sanitised HTML, without a first paragraph that repeats `productSummary`; null if nothing is left.
 * @source PROD-65
 */
export const productDescription = memoize((product: CatalogProduct): string | null => {
  const html = product.description ? cleanHtml(product.description) : ''
  const first = FIRST_PARAGRAPH.exec(html)?.[0] ?? ''
  const repeats = first !== '' && plainText(first) === productSummary(product)
  return (repeats ? html.slice(first.length) : html) || null
})

/** The notice to show before a product is cut; null if there is none. */
export async function findCuttingNotice(
  { attributes: values }: CatalogProduct,
  { store }: Pick<RequestScope, 'store'>,
): Promise<string | null> {
  const code = TIMBER_ATTRIBUTES.cuttingNotice
  const value = values[code]
  return value === undefined
    ? null
    : valueLabels((await store.attributes()).get(code), value)
        .join(' ')
        .trim() || null
}
