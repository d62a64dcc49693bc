import { productModels } from '../../../services/catalog/product-models.ts'
import { productsOfSkus } from '../../../services/products/product-lookup.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { productSelection } from './selection.ts'

const SERVICES = ['sheetService', 'lengthService', 'edgingService'] as const

export const cutting: Resolvers = {
  Query: {
    cutting: async (_parent, _args, scope, info) => {
      const saw = scope.config.shop.cutting
      if (!saw) return null
      const lookups = await productsOfSkus([...SERVICES.flatMap((service) => saw[service] ?? []), ...saw.materials], scope)
      const loadServiceModel = async (service: (typeof SERVICES)[number]) => {
        const found = lookups.find(({ sku }) => sku === saw[service])
        const [model] = found ? await productModels([found.product], productSelection(info, service), scope) : []
        return model ?? null
      }
      const listed = saw.materials.flatMap((sku) => lookups.find((lookup) => lookup.sku === sku)?.product ?? [])
      const [materials, sheetService, lengthService, edgingService] = await Promise.all([
        productModels(listed, productSelection(info, 'materials'), scope),
        loadServiceModel('sheetService'),
        loadServiceModel('lengthService'),
        loadServiceModel('edgingService'),
      ])
      return { kerf: saw.kerf, trim: saw.trim, smallest: saw.smallest, sheetService, lengthService, edgingService, materials }
    },
  },
}
