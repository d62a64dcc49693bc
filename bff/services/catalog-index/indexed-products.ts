import type { IndexedPrice, IndexedProduct, IndexedVariant } from '#schema/catalog-index.types.ts'
import type { AttributesByCode, CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { keyFacts } from '../../domain/catalog/product-attributes.ts'
import type { PriceView } from '../../domain/pricing/pricing.types.ts'
import { unitPrice } from '../../domain/pricing/unit/unit.ts'
import { type ChoiceOption, configurableOptions, variantSelection } from '../../domain/products/configurable.ts'
import { needsChoice } from '../../domain/products/needs-choice.ts'
import { isPhoneOrderOnly } from '../../domain/products/phone-order.ts'
import { productUrl } from '../../domain/urls/product-url.ts'
import { catalogPricesOfVariants, loadCatalogPrices } from '../pricing/catalog-prices.ts'
import { catalogBreaks, loadListPrices } from '../pricing/prices.ts'
import type { PriceWithValues } from '../pricing/product-price.ts'
import { hasComponents } from '../products/bundle-components.ts'
import { productPicture } from '../products/pictures.ts'
import { dropUnreachable } from '../products/reachable-variants.ts'
import { urlSettings } from '../products/url-settings.ts'
import { variantUrl } from '../products/variants.ts'
import type { RequestScope } from '../scope/request-scope.ts'

/** Maximum length of a text; longer texts are neither names nor sizes. */
const MOST_SIGNS = 200

/**
 * Products for the catalogue index. Prices are the catalogue's public prices, never group prices. The platform does not confirm them,
 * because that would cost a call per product.
 */
export async function indexedProducts(
  products: readonly CatalogProduct[],
  scope: RequestScope,
): Promise<readonly IndexedProduct[]> {
  const [attributes, tree, catalog, prices] = await Promise.all([
    scope.store.attributes(),
    scope.store.categories(),
    loadCatalogPrices(products, scope),
    loadListPrices(products, scope),
  ])
  return Promise.all(
    products.map(async (product, i): Promise<IndexedProduct> => {
      const own = catalog[i]
      const price = prices[i]
      const priced =
        own &&
        price &&
        indexedPrice({ ...own, price, breaks: hasComponents(product) ? [] : catalogBreaks(own, scope) }, attributes, scope)
      const facts = keyFacts(product, attributes, scope.config.catalog.keyFactAttributes, scope.storeView.locale)
        .map(({ value }) => value)
        .join(', ')
      const categories = product.categoryIds.filter((id) => id !== tree.rootId && tree.byId.has(id))
      return {
        id: product.id,
        sku: product.sku,
        name: short(product.name),
        url: productUrl(product, urlSettings(scope)),
        ...(categories.length > 0 && { categories }),
        picture: productPicture(product).path,
        ...(facts !== '' && { facts: short(facts) }),
        ...(needsChoice(product) && { needsChoice: true }),
        ...(isPhoneOrderOnly(product) && { phoneOrderOnly: true }),
        ...(priced && { price: priced }),
        ...(product.type === 'configurable' && (await choices(product, attributes, scope))),
      }
    }),
  )
}

/** The options and the enabled variants they select, whether in stock or not. */
async function choices(
  shown: CatalogProduct,
  attributes: AttributesByCode,
  scope: RequestScope,
): Promise<Pick<IndexedProduct, 'options' | 'variants' | 'variantsInPath' | 'variantsNeedChoice'>> {
  const product = dropUnreachable(shown, attributes)
  const options = configurableOptions(product, attributes)
  const children = product.configurableChildren.filter(({ status }) => status < 2)
  const prices = await catalogPricesOfVariants(product, children, scope)
  const variants = children.map((child, i): IndexedVariant => {
    const price = prices[i]
    const priced = price && indexedPrice({ ...price, breaks: catalogBreaks(price, scope) }, attributes, scope)
    return {
      sku: child.sku,
      values: variantSelection(child, options).map(({ attributeCode, valueId }) => findLabel(options, attributeCode, valueId)),
      ...(priced && { price: priced }),
    }
  })
  const [first] = children
  const isInPath = first !== undefined && !variantUrl({ parent: product, child: first }, scope).includes('?')
  return {
    options: options.map(({ label }) => short(label)),
    variants,
    ...(isInPath && { variantsInPath: true }),
    ...(needsChoice(product, true) && { variantsNeedChoice: true }),
  }
}

const findLabel = (options: readonly ChoiceOption[], code: string, valueId: string): string =>
  short(options.find(({ attributeCode }) => attributeCode === code)?.values.find(({ id }) => id === valueId)?.label ?? '')

/** Null if the price is unknown, or if the shop hides prices the platform has not confirmed. @source PRICE-2 */
function indexedPrice(
  { price, breaks, values, rate }: Omit<PriceWithValues, 'isGroupPrice'>,
  attributes: AttributesByCode,
  { storeView, config }: RequestScope,
): IndexedPrice | null {
  if (price.isUnknown || (config.catalog.priceSync && config.catalog.clearPricesBeforeSync)) return null
  const unit = unitPrice(price.final, values, attributes, rate, { minorDigits: storeView.minorDigits })
  return {
    ...amounts(price.final),
    ...(price.isFrom && { isFrom: true }),
    ...(breaks.length > 0 && { breaks: breaks.map((each) => ({ from: each.quantity, ...amounts(each.price) })) }),
    ...(unit && { unit: { of: unit.unit, ...amounts(unit.price) } }),
  }
}

const amounts = ({ net, gross }: PriceView['final']) => ({ net, gross })

export const short = (text: string): string =>
  text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS - 1).toWellFormed()}…` : text
