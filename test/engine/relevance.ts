import { STORE_VIEWS } from '../../sandbox/store-views.ts'
import { type CatalogLanguage, catalogSearch } from '../kit/catalog-search.ts'
import { WANTED } from '../spec/search/wanted-searches.ts'
import { askReal } from './real-engine.ts'
import { recordingPlatform } from './recording-platform.ts'
import { catalogDocuments, sandboxCatalog } from './sandbox-engine.ts'

/** The share of searches that must find a wanted product, as in `test/spec/search`. */
const LEAST = 0.95
const FIRST = 5

/**
 * Sends the searches of `test/spec/search/wanted-searches.ts` to a real engine. Prints how many have a wanted product among the first
 * five, and the others.
 * @param url of the engine, with the catalogue loaded
 * @returns whether the share is high enough
 */
export async function isRelevant(url: string): Promise<boolean> {
  const platform = await recordingPlatform(sandboxCatalog())
  const search = catalogSearch(platform.url)
  const missed: string[] = []
  let asked = 0
  try {
    for (const { code, language } of STORE_VIEWS) {
      const skus = skusById(code)
      for (const [typed, wanted] of WANTED[language satisfies CatalogLanguage]) {
        asked += 1
        const best = new Set<string>()
        for (const fullMatches of [true, false]) {
          const { body } = await search.request(language, typed, FIRST * 2, fullMatches)
          const address = { from: '0', size: String(FIRST * 2) }
          const answer = await askReal(url, { view: code, entity: 'product', address, body })
          for (const id of answer.ids ?? []) best.add(skus.get(String(id)) ?? '')
          if (answer.refusal) best.add(answer.refusal)
        }
        const first = [...best].slice(0, FIRST)
        if (!first.some((sku) => wanted.test(sku))) missed.push(`  ${language} '${typed}': ${first.join(', ')}`)
      }
    }
  } finally {
    await search.close()
    await platform.close()
  }
  console.info(
    `${asked - missed.length} of ${asked} searches have a wanted product among the first ${FIRST}\n${missed.join('\n')}`,
  )
  return (asked - missed.length) / asked >= LEAST
}

const skusById = (code: string) =>
  new Map(
    [...catalogDocuments()].flatMap(({ entity, view, document }) =>
      entity === 'product' && view === code ? [[String(document.id), String(document.sku)] as const] : [],
    ),
  )
