import type { ProductUrlSettings } from '../domain/product-url.ts'
import type { GraphqlContext } from './context.ts'

/** How this store view writes its addresses. */
export const urlSettings = ({ config, storeView }: Pick<GraphqlContext, 'config' | 'storeView'>): ProductUrlSettings => ({
  urlDispatcher: config.catalog.urlDispatcher,
  firstVariantInUrl: config.catalog.firstVariantInUrl,
  basePath: storeView.basePath,
})
