import { createUpstreamCache } from '../../bff/cache/caches/upstream.ts'
import { readConfig } from '../../bff/config/config.ts'
import { productListRequest } from '../../bff/domain/search/list-query.ts'
import { createPlatform } from '../../bff/platform/platform.ts'
import { loadVocabulary } from '../../bff/services/listing/vocabulary.ts'
import { readDictionaries } from '../../bff/services/scope/dictionaries.ts'
import { createRequestScope } from '../../bff/services/scope/request-scope.ts'
import { PATIENT } from './shop.ts'

export type CatalogLanguage = 'en' | 'de' | 'it'

export interface Hit {
  readonly sku: string
  readonly name: string
}

const INDICES: Readonly<Record<CatalogLanguage, string>> = {
  en: 'vue_storefront_catalog',
  de: 'vue_storefront_catalog_de',
  it: 'vue_storefront_catalog_it',
}

/** Searches the catalogue of each language with the shop's own queries, best results first. */
export function catalogSearch(platformUrl: string) {
  const shops = { en: searchIn('en', platformUrl), de: searchIn('de', platformUrl), it: searchIn('it', platformUrl) }
  return {
    best: (language: CatalogLanguage, text: string, first: number): Promise<readonly Hit[]> => shops[language].best(text, first),
    /** Returns the same query, for another engine with the same catalogue. */
    request: (language: CatalogLanguage, text: string, first: number, fullMatches = false) =>
      shops[language].request(text, first, fullMatches),
    close: async () => {
      await Promise.all(Object.values(shops).map((shop) => shop.close()))
    },
  }
}

function searchIn(language: CatalogLanguage, platformUrl: string) {
  const config = readConfig({ ...PATIENT, PLATFORM_URL: platformUrl, PLATFORM_INDEX: INDICES[language] })
  const log = { debug: () => undefined, warn: console.warn, error: console.error }
  const platform = createPlatform({ ...config.platform, url: platformUrl }, createUpstreamCache(config.cache, log), log)
  const dictionaries = readDictionaries(config.shop.searchDictionaryDirectory)
  const [view] = config.storeViews
  if (!view) throw new Error('There is no store view')
  const storeView = { ...view, language }
  async function request(text: string, first: number, fullMatches: boolean) {
    const scope = createRequestScope({ platform, config, dictionaries }, { storeView, log, now: new Date(), requestId: 'search' })
    const vocabulary = await loadVocabulary(await scope.store.attributes(), scope)
    const criteria = { text, filters: [], price: null, sort: null, first, offset: 0, facets: false, fullMatches }
    return productListRequest(criteria, config.catalog, vocabulary)
  }
  return {
    request,
    async best(text: string, first: number): Promise<readonly Hit[]> {
      const found = new Map<string, Hit>()
      for (const fullMatches of [true, false]) {
        if (found.size >= first) break
        const { items } = await platform.products(storeView, await request(text, first * 2, fullMatches))
        for (const { sku, name } of items) if (!found.has(sku)) found.set(sku, { sku, name })
      }
      return [...found.values()].slice(0, first)
    },
    close: () => platform.close(),
  }
}
