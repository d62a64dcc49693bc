import { productModels } from '../../../services/catalog/product-models.ts'
import { productsNearSku } from '../../../services/listing/near-skus.ts'
import { productsOfSkus } from '../../../services/products/product-lookup.ts'
import { choiceIsLeft, selectedVariant } from '../../../services/products/variants.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { checkKeys } from './page.ts'
import { productSelection } from './selection.ts'

export const productsBySku: Resolvers = {
  Query: {
    productsBySku: async (_parent, { skus }, scope, info) => {
      const lookups = await productsOfSkus(checkKeys('skus', skus), scope)
      const products = lookups.map(({ product }) => product)
      const models = await productModels(products, productSelection(info, 'product'), scope)
      return lookups.flatMap(({ sku, childSku }, i) => {
        const model = models[i]
        return model ? { sku, product: { ...model, childSku } } : []
      })
    },
    productsNearSku: async (_parent, { sku }, scope, info) =>
      productModels(await productsNearSku(sku, scope), productSelection(info), scope),
  },
  ProductBySku: {
    variant: ({ product: { product, childSku } }, _args, scope) => selectedVariant(product, childSku, scope),
    needsChoice: ({ product: { product, childSku } }, _args, scope) => choiceIsLeft(product, childSku, scope),
  },
}
