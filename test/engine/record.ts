import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalog } from '../../sandbox/store/catalog.ts'
import { STORE_VIEWS } from '../../sandbox/store-views.ts'
import { PATIENT, startShop } from '../kit/shop.ts'
import { collectPlaces } from './places.ts'
import { isTextSearch, type Question } from './question.ts'
import { recordingPlatform } from './recording-platform.ts'
import { catalogDocuments } from './sandbox-engine.ts'
import { browsing, createSearches, type Visit, visit } from './visits.ts'

/** Visits all pages of a built shop and returns the distinct searches that it sends to its platform. */
export async function record(catalog: Catalog): Promise<readonly Question[]> {
  const platform = await recordingPlatform(catalog)
  const places = collectPlaces(catalogDocuments())
  try {
    for (const { language, index } of STORE_VIEWS) {
      const searches = createSearches(typed(language), places.filters)
      const env = { PLATFORM_URL: platform.url, PLATFORM_INDEX: index, PLAYGROUND: 'true', LOG_LEVEL: 'error' }
      await walk(env, language === 'en' ? [...browsing(places), ...searches] : searches)
    }
    return thinOut(platform.questions())
  } finally {
    await platform.close()
  }
}

/** Number of searches stored per kind. */
const OF_A_KIND = 60

/** An even sample of each kind, of at most that number. */
function thinOut(questions: readonly Question[]): readonly Question[] {
  const kinds = Map.groupBy(questions, ({ view, entity, body }) =>
    [view, entity, isTextSearch(body), ...Object.keys(body)].join(),
  )
  return [...kinds.values()].flatMap((all) => {
    const step = Math.max(1, all.length / OF_A_KIND)
    return all.filter((_, i) => Math.floor(i / step) > Math.floor((i - 1) / step))
  })
}

async function walk(env: Readonly<Record<string, string>>, visits: readonly Visit[]): Promise<void> {
  const shop = await startShop({ env: { ...PATIENT, ...env } })
  try {
    for (const each of visits) await visit(shop.url, each)
  } finally {
    await shop.stop()
  }
}

/** Search texts of shoppers in a language, one per line. */
const typed = (language: string) =>
  readFileSync(join(import.meta.dirname, `typed/${language}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean)
