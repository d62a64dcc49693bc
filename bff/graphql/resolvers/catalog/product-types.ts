import { longestSide, toMeasure } from '../../../domain/catalog/measure.ts'
import { pieceWeight, variantWeight } from '../../../domain/catalog/product-attributes.ts'
import { configurableOptions, variantSelection } from '../../../domain/products/configurable.ts'
import { defaultVariant } from '../../../services/availability/default-variant.ts'
import { loadStock, loadVariants, soldOutVariants } from '../../../services/availability/stock.ts'
import { bundleOptions, groupItems } from '../../../services/catalog/components.ts'
import { loadDownloadLinks, productSamples } from '../../../services/pricing/custom-options.ts'
import { priceOfVariant } from '../../../services/pricing/prices.ts'
import { selectedVariant, variantName, variantPicture, variantUrl, variantValues } from '../../../services/products/variants.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { productFields } from './product.ts'
import { productSelection } from './selection.ts'

export const productTypes: Resolvers = {
  SimpleProduct: productFields,
  VirtualProduct: productFields,
  DownloadableProduct: {
    ...productFields,
    samples: ({ product }) => productSamples(product),
    links: ({ product }, _args, scope) => loadDownloadLinks(product, scope),
  },
  GroupedProduct: {
    ...productFields,
    items: ({ product }, _args, scope, info) => groupItems(product, productSelection(info, 'product'), scope),
  },
  BundleProduct: {
    ...productFields,
    options: ({ product }, _args, scope, info) => bundleOptions(product, productSelection(info, 'selections', 'product'), scope),
  },
  ConfigurableProduct: {
    ...productFields,
    options: async ({ product }, _args, { store }) => configurableOptions(product, await store.attributes()),
    variants: ({ product }, _args, scope) => loadVariants(product, scope),
    soldOut: async ({ product }, _args, scope) => {
      const options = configurableOptions(product, await scope.store.attributes())
      return (await soldOutVariants(product, scope)).map(({ child }) => ({ selection: variantSelection(child, options) }))
    },
    selectedVariant: ({ product, childSku }, _args, scope) => selectedVariant(product, childSku, scope),
    defaultVariant: ({ product }, _args, scope) => defaultVariant(product, scope),
  },
  Variant: {
    id: ({ child }) => child.id,
    sku: ({ child }) => child.sku,
    name: (variant) => variantName(variant),
    url: (variant, _args, scope) => variantUrl(variant, scope),
    price: (variant, _args, scope) => priceOfVariant(variant, scope),
    stock: ({ child }, _args, scope) => loadStock(child, scope),
    picture: (variant) => variantPicture(variant),
    selection: async ({ parent, child }, _args, { store }) =>
      variantSelection(child, configurableOptions(parent, await store.attributes())),
    measure: async ({ parent, child }, _args, { store }) => toMeasure(variantValues(parent, child), await store.attributes()),
    longestMillimetres: async ({ parent, child }, _args, { store }) =>
      longestSide(variantValues(parent, child), await store.attributes()),
    kilograms: ({ child }) => pieceWeight(child),
    weight: async ({ child }, _args, { store, storeView }) => variantWeight(child, await store.attributes(), storeView.locale),
  },
}
