import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type CatalogLanguage, catalogSearch } from '../../kit/catalog-search.ts'
import { FRACTIONS, LOOSENED } from './loosened-searches.ts'
import { WANTED } from './wanted-searches.ts'

/** The share of searches that must find the wanted product. */
const LEAST = 0.95
const LANGUAGES: readonly CatalogLanguage[] = ['en', 'de', 'it']

let search: ReturnType<typeof catalogSearch>
beforeAll(() => {
  search = catalogSearch(inject('shop').sandboxUrl)
})
afterAll(() => search?.close())

describe('search', () => {
  it('finds sizes, trade words, brands, compounds and misspellings among the first five results', async () => {
    const missed: string[] = []
    let asked = 0
    for (const language of LANGUAGES) {
      for (const [typed, wanted] of WANTED[language]) {
        asked += 1
        const best = (await search.best(language, typed, 5)).map(({ sku }) => sku)
        if (!best.some((sku) => wanted.test(sku))) missed.push(`${language} '${typed}': ${best.join(', ') || 'nothing'}`)
      }
    }
    const found = asked - missed.length
    console.info(`${found} of ${asked} searches\n${missed.join('\n')}`)
    expect(asked).toBeGreaterThanOrEqual(120)
    expect(found / asked, missed.join('\n')).toBeGreaterThanOrEqual(LEAST)
  })

  const inAll = (searches: typeof LOOSENED) =>
    LANGUAGES.flatMap((language) => searches[language].map(([typed, wanted]) => ({ language, typed, wanted })))

  // SEARCH-33
  it.each(inAll(LOOSENED))("keeps the kind of goods for '$typed' ($language)", async ({ language, typed, wanted }) => {
    const skus = (await search.best(language, typed, 5)).map(({ sku }) => sku)
    const ofKind = skus.filter((sku) => wanted.test(sku))
    expect(ofKind.length, skus.join()).toBeGreaterThanOrEqual(2)
    expect(skus.slice(0, ofKind.length)).toEqual(ofKind)
  })

  // SEARCH-32
  it.each(inAll(FRACTIONS))("reads fractions of an inch in '$typed' ($language)", async ({ language, typed, wanted }) => {
    const skus = (await search.best(language, typed, 5)).map(({ sku }) => sku)
    expect(skus).toContainEqual(expect.stringMatching(wanted))
  })

  it.each([
    ['oke bord', /^OAK-BOARD/],
    ['oak wurktop', /^WORKTOP-OAK$/],
  ] as const)("for '%s' returns %s first", async (typed, wanted) => {
    expect((await search.best('en', typed, 1))[0]?.sku).toMatch(wanted)
  })
})
