import { isDeepStrictEqual } from 'node:util'
import { seedOnce } from '../kit/seeded-data.ts'
import { PATIENT, type RunningShop, startShop } from '../kit/shop.ts'
import { collectPlaces } from './places.ts'
import { catalogDocuments } from './sandbox-engine.ts'
import { browsing, createSearches, type Visit, visit } from './visits.ts'

/** Every third of the pages that are visited to record searches, and these searches. */
const SHARE = 3
const TYPED = [
  'oak board',
  '47 x 150',
  '18mm ply',
  'skirting torus',
  'decking screws',
  'T&G',
  'larch cladding',
  'scrwes',
  'newel post',
  '3/4 in ply',
  'SAWN-C16-47X75',
  'door handle',
]

/**
 * Compares the answers of a built shop on the sandbox's own engine with those of a shop whose sandbox has a search engine, and of a
 * shop that asks this search engine directly. Prints the differences.
 * @param engineUrl of an OpenSearch
 * @returns whether all answers are equal
 */
export async function isSameShop(engineUrl: string): Promise<boolean> {
  const forget = await seedOnce()
  const shops: RunningShop[] = []
  const start = async (env: Readonly<Record<string, string>>) => {
    const shop = await startShop({ env: { ...PATIENT, LOG_LEVEL: 'error', PLAYGROUND: 'true', ...env } })
    shops.push(shop)
    return shop
  }
  try {
    const own = await start({})
    const others = {
      SANDBOX_SEARCH_URL: await start({ SANDBOX_SEARCH_URL: engineUrl }),
      CATALOG_URL: await start({ CATALOG_URL: engineUrl }),
    }
    const visits = comparedVisits()
    const different: string[] = []
    for (const each of visits) {
      const wanted = withoutTimes(await visit(own.url, each))
      for (const [name, shop] of Object.entries(others)) {
        const answer = withoutTimes(await visit(shop.url, each))
        if (!isDeepStrictEqual(answer, wanted))
          different.push(`  ${name}: ${JSON.stringify(each)}\n${difference(wanted, answer)}`)
      }
    }
    console.info(
      `${visits.length} operations, ${different.length} answers differ from the sandbox's own\n${different.join('\n')}`,
    )
    return different.length === 0
  } finally {
    for (const shop of shops.toReversed()) await shop.stop()
    forget()
  }
}

function comparedVisits(): readonly Visit[] {
  const places = collectPlaces(catalogDocuments())
  return [...browsing(places).filter((_, i) => i % SHARE === 0), ...createSearches(TYPED, places.filters)]
}

/** The times at which stock and prices were read. */
const TIMES = ['checkedAt', 'refreshedAt']

const withoutTimes = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (name, value) => (TIMES.includes(name) ? undefined : value)))

const SHOWN = 300

/** The first place where two answers differ. */
function difference(wanted: unknown, answer: unknown): string {
  const [one, two] = [JSON.stringify(wanted), JSON.stringify(answer)]
  const at = Math.max(0, [...one].findIndex((character, i) => character !== two[i]) - SHOWN / 4)
  return `    wanted ${one.slice(at, at + SHOWN)}\n    found  ${two.slice(at, at + SHOWN)}`
}
