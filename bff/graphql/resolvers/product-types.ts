import { measureOf } from '../../domain/catalog/measure.ts'
import { customOptionPrice } from '../../domain/pricing/custom-options.ts'
import { childBySku, configurableOptions, variantSelection } from '../../domain/products/configurable.ts'
import { productUrl } from '../../domain/urls/product-url.ts'
import { defaultVariant } from '../../services/availability/default-variant.ts'
import { offeredVariants, stockOf } from '../../services/availability/product-stock.ts'
import { reachable } from '../../services/availability/reachable-variants.ts'
import { bundleParts, groupedParts } from '../../services/catalog/bundle-components.ts'
import { productModelOf, wantedOf } from '../../services/catalog/product-models.ts'
import { taxedMoney } from '../../services/pricing/money.ts'
import { priceOf, priceOfVariant } from '../../services/pricing/product-prices.ts'
import { variantValues } from '../../services/pricing/stored-price.ts'
import { urlSettings } from '../../services/urls/url-settings.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { productFields } from './product.ts'

/** What the six types have besides the fields of every product. */
export const productTypes: Resolvers = {
  SimpleProduct: productFields,
  VirtualProduct: productFields,
  DownloadableProduct: {
    ...productFields,
    samples: ({ product }) => product.samples.flatMap(({ title, url }) => (url === null ? [] : { title, url })),
    links: async ({ product }, _args, context) => {
      const { price: own, rate } = await priceOf(product, context)
      return product.downloads.map(({ id, title, price }) => ({
        id,
        title,
        price: price
          ? taxedMoney(customOptionPrice(own.final, { price, priceType: 'fixed' }, rate).amount, context.storeView)
          : null,
      }))
    },
  },
  GroupedProduct: {
    ...productFields,
    items: async ({ product }, _args, context, info) => {
      const { items } = await groupedParts(product, context)
      const wanted = wantedOf(info, 'product')
      return Promise.all(items.map(async (item) => ({ ...item, product: await productModelOf(item.product, wanted, context) })))
    },
  },
  BundleProduct: {
    ...productFields,
    options: async ({ product }, _args, context, info) => {
      const { choices } = await bundleParts(product, context)
      const wanted = wantedOf(info, 'selections', 'product')
      return Promise.all(
        choices.map(async (choice) => ({
          ...choice,
          selections: await Promise.all(
            choice.selections.map(async (selection) => ({
              ...selection,
              product: await productModelOf(selection.product, wanted, context),
            })),
          ),
        })),
      )
    },
  },
  ConfigurableProduct: {
    ...productFields,
    options: async ({ product }, _args, { store }) => configurableOptions(product, await store.attributes()),
    variants: async ({ product }, _args, context) =>
      (await offeredVariants(product, context)).map((child) => ({ parent: product, child })),
    selectedVariant: async ({ product, childSku }, _args, { store }) => {
      const child = childSku === null ? null : childBySku(reachable(await store.attributes())(product), childSku)
      return child && { parent: product, child }
    },
    defaultVariant: ({ product }, _args, context) => defaultVariant(product, context),
  },
  Variant: {
    id: ({ child }) => child.id,
    sku: ({ child }) => child.sku,
    name: ({ child, parent }) => child.name ?? parent.name,
    url: ({ child, parent }, _args, context) => productUrl(parent, urlSettings(context), child.sku),
    price: (variant, _args, context) => priceOfVariant(variant, context),
    stock: ({ child }, _args, context) => stockOf(child, context),
    picture: ({ child, parent }) => (child.image === null ? null : { path: child.image, alt: child.name ?? parent.name }),
    selection: async ({ child, parent }, _args, { store }) =>
      variantSelection(child, configurableOptions(parent, await store.attributes())),
    measure: async ({ child, parent }, _args, { store }) => measureOf(variantValues(parent, child), await store.attributes()),
  },
}
