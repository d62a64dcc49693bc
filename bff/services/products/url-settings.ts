import type { ProductUrlSettings } from '../../domain/urls/product-url.ts'
import type { RequestScope } from '../scope/request-scope.ts'

export const urlSettings = ({ config, storeView }: Pick<RequestScope, 'config' | 'storeView'>): ProductUrlSettings => ({
  urlDispatcher: config.catalog.urlDispatcher,
  firstVariantInUrl: config.catalog.firstVariantInUrl,
  basePath: storeView.basePath,
  basePaths: config.storeViews.filter(({ host }) => host === storeView.host).map(({ basePath }) => basePath),
})
