import type { ProductUrlSettings } from '../../domain/urls/product-url.ts'
import type { GraphqlContext } from '../request-scope.ts'

/** How this store view writes its addresses. */
export const urlSettings = ({ config, storeView }: Pick<GraphqlContext, 'config' | 'storeView'>): ProductUrlSettings => ({
  urlDispatcher: config.catalog.urlDispatcher,
  firstVariantInUrl: config.catalog.firstVariantInUrl,
  basePath: storeView.basePath,
})
