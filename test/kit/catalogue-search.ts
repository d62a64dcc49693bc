import { inject } from 'vitest'
import { createUpstreamCache } from '../../bff/cache/upstream.ts'
import { readConfig } from '../../bff/config/config.ts'
import { productListRequest } from '../../bff/domain/search/list-query.ts'
import { createPlatform } from '../../bff/platform/platform.ts'
import { PATIENT } from './shop.ts'

export type CatalogueLanguage = 'en' | 'de' | 'it'

export interface Hit {
  readonly sku: string
  readonly name: string
}

const INDICES: Readonly<Record<CatalogueLanguage, string>> = {
  en: 'vue_storefront_catalog',
  de: 'vue_storefront_catalog_de',
  it: 'vue_storefront_catalog_it',
}

/** The shop's own question to the shared platform, with the catalogue of each language as its index: the best three. */
export function catalogueSearch() {
  const { sandboxUrl } = inject('shop')
  const shops = { en: searchIn('en', sandboxUrl), de: searchIn('de', sandboxUrl), it: searchIn('it', sandboxUrl) }
  return {
    bestThree: (language: CatalogueLanguage, text: string): Promise<readonly Hit[]> => shops[language].bestThree(text),
    close: async () => {
      await Promise.all(Object.values(shops).map((shop) => shop.close()))
    },
  }
}

function searchIn(language: CatalogueLanguage, sandboxUrl: string) {
  const env = { ...PATIENT, PLATFORM_URL: sandboxUrl, PLATFORM_INDEX: INDICES[language] }
  const { platform: settings, cache, catalog, storeViews } = readConfig(env)
  const log = { debug: () => undefined, warn: console.warn, error: console.error }
  const platform = createPlatform({ ...settings, url: sandboxUrl }, createUpstreamCache(cache, log), log)
  const [view] = storeViews
  if (!view) throw new Error('There is no store view')
  return {
    async bestThree(text: string): Promise<readonly Hit[]> {
      const request = productListRequest(
        { text, filters: [], price: null, sort: null, first: 3, offset: 0, facets: false },
        catalog,
      )
      const { items } = await platform.products(view, request)
      return items.map(({ sku, name }) => ({ sku, name }))
    },
    close: () => platform.close(),
  }
}
