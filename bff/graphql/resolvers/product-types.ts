import { measureOf } from '../../domain/catalog/measure.ts'
import { customOptionPrice } from '../../domain/pricing/custom-options.ts'
import { childBySku, configurableOptions, variantSelection } from '../../domain/products/configurable.ts'
import { productUrl } from '../../domain/urls/product-url.ts'
import { defaultVariant } from '../../services/availability/default-variant.ts'
import { reachable } from '../../services/availability/reachable-variants.ts'
import { offeredVariants, stockOf } from '../../services/availability/stock.ts'
import { bundleComponents, groupedComponents } from '../../services/catalog/bundle-components.ts'
import { productModelOf } from '../../services/catalog/product-models.ts'
import { variantValues } from '../../services/pricing/catalog-prices.ts'
import { taxedMoney } from '../../services/pricing/money.ts'
import { priceOf, priceOfVariant } from '../../services/pricing/prices.ts'
import { urlSettings } from '../../services/urls/url-settings.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { productFields } from './product.ts'
import { productSelection } from './selection.ts'

/** What the six types have besides the fields of every product. */
export const productTypes: Resolvers = {
  SimpleProduct: productFields,
  VirtualProduct: productFields,
  DownloadableProduct: {
    ...productFields,
    samples: ({ product }) => product.samples.flatMap(({ title, url }) => (url === null ? [] : { title, url })),
    links: async ({ product }, _args, scope) => {
      const { price: own, rate } = await priceOf(product, scope)
      return product.downloads.map(({ id, title, price }) => ({
        id,
        title,
        price: price
          ? taxedMoney(customOptionPrice(own.final, { price, priceType: 'fixed' }, rate).amount, scope.storeView)
          : null,
      }))
    },
  },
  GroupedProduct: {
    ...productFields,
    items: async ({ product }, _args, scope, info) => {
      const { items } = await groupedComponents(product, scope)
      const selection = productSelection(info, 'product')
      return Promise.all(items.map(async (item) => ({ ...item, product: await productModelOf(item.product, selection, scope) })))
    },
  },
  BundleProduct: {
    ...productFields,
    options: async ({ product }, _args, scope, info) => {
      const { choices } = await bundleComponents(product, scope)
      const fields = productSelection(info, 'selections', 'product')
      return Promise.all(
        choices.map(async (choice) => ({
          ...choice,
          selections: await Promise.all(
            choice.selections.map(async (selection) => ({
              ...selection,
              product: await productModelOf(selection.product, fields, scope),
            })),
          ),
        })),
      )
    },
  },
  ConfigurableProduct: {
    ...productFields,
    options: async ({ product }, _args, { store }) => configurableOptions(product, await store.attributes()),
    variants: async ({ product }, _args, scope) =>
      (await offeredVariants(product, scope)).map((child) => ({ parent: product, child })),
    selectedVariant: async ({ product, childSku }, _args, { store }) => {
      const child = childSku === null ? null : childBySku(reachable(await store.attributes())(product), childSku)
      return child && { parent: product, child }
    },
    defaultVariant: ({ product }, _args, scope) => defaultVariant(product, scope),
  },
  Variant: {
    id: ({ child }) => child.id,
    sku: ({ child }) => child.sku,
    name: ({ child, parent }) => child.name ?? parent.name,
    url: ({ child, parent }, _args, scope) => productUrl(parent, urlSettings(scope), child.sku),
    price: (variant, _args, scope) => priceOfVariant(variant, scope),
    stock: ({ child }, _args, scope) => stockOf(child, scope),
    picture: ({ child, parent }) => (child.image === null ? null : { path: child.image, alt: child.name ?? parent.name }),
    selection: async ({ child, parent }, _args, { store }) =>
      variantSelection(child, configurableOptions(parent, await store.attributes())),
    measure: async ({ child, parent }, _args, { store }) => measureOf(variantValues(parent, child), await store.attributes()),
  },
}
