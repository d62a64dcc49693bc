import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { clausesIn } from '../../../bff/domain/search/text/clause-count.test-kit.ts'
import { type CatalogLanguage, catalogSearch } from '../../kit/catalog-search.ts'
import { COUNTER } from './counter-searches.ts'
import { FRACTIONS, LOOSENED } from './loosened-searches.ts'
import { SPOKEN } from './spoken-searches.ts'
import { KINDS_FIRST, KINDS_FURTHER, TYPED } from './typed-searches.ts'
import { WANTED } from './wanted-searches.ts'

/** The share of searches that must find the wanted product. */
const LEAST = 0.95
/** The share of searches whose results must begin with the goods they mean. */
const LEAST_KINDS = 0.95
const LANGUAGES: readonly CatalogLanguage[] = ['en', 'de', 'it']

let search: ReturnType<typeof catalogSearch>
beforeAll(() => {
  search = catalogSearch(inject('shop').sandboxUrl)
})
afterAll(() => search?.close())

const bestSkus = async (language: CatalogLanguage, typed: string) => (await search.best(language, typed, 5)).map(({ sku }) => sku)

const inAll = (searches: typeof LOOSENED) =>
  LANGUAGES.flatMap((language) => searches[language].map(([typed, wanted]) => ({ language, typed, wanted })))

function expectShare(least: number, asked: number, missed: readonly string[]) {
  const found = asked - missed.length
  console.info(`${found} of ${asked} searches\n${missed.join('\n')}`)
  expect(asked).toBeGreaterThanOrEqual(40)
  expect(found / asked, missed.join('\n')).toBeGreaterThanOrEqual(least)
}

describe('search', () => {
  it('finds sizes, trade words, brands, compounds and misspellings among the first five results', async () => {
    const missed: string[] = []
    const searches = [...inAll(WANTED), ...inAll(TYPED)]
    // One after the other, because a busy machine answers hundreds at once too late.
    for (const { language, typed, wanted } of searches) {
      const best = await bestSkus(language, typed)
      if (!best.some((sku) => wanted.test(sku))) missed.push(`${language} '${typed}': ${best.join(', ') || 'nothing'}`)
    }
    expectShare(LEAST, searches.length, missed)
  }, 180_000)

  // SEARCH-96
  // OpenSearch refused 'osb 8x4' with 882 clauses and accepted 772: its limit is 1,024, and it counts more clauses than this test.
  it('has fewer clauses than an engine refuses', async () => {
    const lists = [WANTED, TYPED, KINDS_FIRST, KINDS_FURTHER, SPOKEN, COUNTER, LOOSENED, FRACTIONS]
    for (const { language, typed } of lists.flatMap(inAll)) {
      for (const fullMatches of [true, false]) {
        const { body } = await search.request(language, typed, 5, fullMatches)
        expect(clausesIn(body), typed).toBeLessThan(800)
      }
    }
  }, 60_000)

  // SEARCH-46
  it.each([
    ['stair treads', 'en', /^TREAD-/],
    ['Gartenzaun 180x180', 'de', /^FENCE-/],
    ['gradini scala rovere', 'it', /^TREAD-/],
  ] as const)("lists goods of the kind first for '%s', not goods that only mention it", async (typed, language, wanted) => {
    expect((await search.best(language, typed, 1))[0]?.sku).toMatch(wanted)
  })

  // SEARCH-54, SEARCH-55, SEARCH-56, SEARCH-57
  it.each([
    ['typed searches', [...inAll(KINDS_FIRST), ...inAll(KINDS_FURTHER)]],
    ['spoken searches', inAll(SPOKEN)],
    ['searches at a counter', inAll(COUNTER)],
  ])(
    'lists the goods that are meant first for %s',
    async (_, searches) => {
      const missed: string[] = []
      for (const { language, typed, wanted } of searches) {
        const best = await bestSkus(language, typed)
        const meant = best.filter((sku) => wanted.test(sku))
        const isFirst = meant.length > 0 && best.slice(0, meant.length).join() === meant.join()
        if (!isFirst) missed.push(`${language} '${typed}': ${best.join(', ') || 'nothing'}`)
      }
      expectShare(LEAST_KINDS, searches.length, missed)
    },
    120_000,
  )

  // SEARCH-62, SEARCH-63, SEARCH-65, SEARCH-66, SEARCH-67
  it.each([
    ['6x6 oak post', 'en', /^BEAM-OAK-150X150$/],
    ['white melamine', 'en', /^MELA-WHITE$/],
    ['furnature wax', 'en', /^WAX-BEES$/],
    ['Parkettlack', 'de', /^(VARNISH|PAINT)-/],
    ['legna per camino', 'it', /^LOGS-/],
    ['nobilitato bianco', 'it', /^MELA-WHITE$/],
  ] as const)("lists the goods that are meant first for '%s'", async (typed, language, wanted) => {
    expect((await search.best(language, typed, 1))[0]?.sku).toMatch(wanted)
  })

  // SEARCH-84, SEARCH-86, SEARCH-87, SEARCH-89, SEARCH-90
  it.each([
    ['4in butts brass', 'en', /^HINGE-BUTT$/],
    ['butt hinges 4in', 'en', /^HINGE-BUTT$/],
    ['no 8 brass slotted', 'en', /^SCR-BRASS-4$/],
    ['chamf arch mdf', 'en', /^ARCH-MDF-CHAMFERED$/],
    ['ogee arch mdf', 'en', /^ARCH-MDF-OGEE$/],
    ['shed door hinges', 'en', /^HINGE-TEE/],
    ['fd30 blank oak', 'en', /^DOOR-FD30-/],
    ['cement for fence posts', 'en', /^POSTMIX$/],
    ['plastic decking', 'en', /^DECK-COMP$/],
    ['s/w skirting', 'en', /^SKIRT-PINE-/],
    ['wood for raised beds', 'en', /^SLEEPER-/],
    ['legno per aiuola rialzata', 'it', /^SLEEPER-/],
    ['parquet rovere spina pesce', 'it', /^FLOOR-HERR-/],
  ] as const)("lists the goods that are meant first for the words of the trade: '%s'", async (typed, language, wanted) => {
    expect((await search.best(language, typed, 1))[0]?.sku).toMatch(wanted)
  })

  // SEARCH-49
  it.each([
    ['outdoor wood paint', /^(PAINT-EXTERIOR|STAIN-)/],
    ['outdoor paint', /^(PAINT-EXTERIOR|STAIN-)/],
    ['garden fence panel', /^FENCE-/],
    ['bathroom mdf', /^MDF-MR/],
    ['waterproof mdf', /^MDF-MR/],
    ['waterproof plywood', /^PLY-(MARINE|HW)/],
    ['door architrave set', /^ARCH-/],
  ])("finds the goods for their use: '%s'", async (typed, wanted) => {
    for (const sku of (await bestSkus('en', typed)).slice(0, 3)) expect(sku).toMatch(wanted)
  })

  // SEARCH-51
  it.each([
    ['gate latch', /^LATCH-/],
    ['fence post spikes', /^POST-/],
    ['garden gate latches', /^(LATCH|GATE)-/],
    ['paving slab', /^(SLAB|INS-ACOUSTIC)/],
  ])("lists related goods first for '%s', which the shop does not sell", async (typed, wanted) => {
    expect((await bestSkus('en', typed))[0]).toMatch(wanted)
  })

  // SEARCH-51
  it.each([
    ['en', 'toilet'],
    ['en', 'bricks'],
    ['en', 'radiator'],
    ['en', 'guttering'],
    ['en', 'cement'],
    ['en', 'carpet'],
    ['en', 'velux'],
    ['en', 'socket'],
    ['de', 'Toilette'],
    ['de', 'Ziegelsteine'],
    ['it', 'mattoni'],
    ['it', 'lavandino'],
  ] as const)('finds nothing for goods that the shop does not sell (%s): %s', async (language, typed) => {
    expect(await bestSkus(language, typed)).toEqual([])
  })

  // SEARCH-52
  it("finds goods whose name begins with a word that the shop does not sell: 'sand'", async () => {
    expect((await search.best('en', 'sand', 1))[0]?.name).toMatch(/^Sand/)
  })

  // SEARCH-50
  it('reads a size with x, X, × and * alike', async () => {
    const [expected, ...others] = await Promise.all(
      ['2440 x 1220 mdf', '2440X1220 mdf', '2440×1220 mdf', '2440 * 1220 mdf'].map((typed) => bestSkus('en', typed)),
    )
    expect(expected).toHaveLength(5)
    for (const skus of others) expect(skus).toEqual(expected)
  })

  // SEARCH-33
  it.each(inAll(LOOSENED))("keeps the kind of goods for '$typed' ($language)", async ({ language, typed, wanted }) => {
    const skus = await bestSkus(language, typed)
    const ofKind = skus.filter((sku) => wanted.test(sku))
    expect(ofKind.length, skus.join()).toBeGreaterThanOrEqual(2)
    expect(skus.slice(0, ofKind.length)).toEqual(ofKind)
  })

  // SEARCH-32
  it.each(inAll(FRACTIONS))("reads fractions of an inch in '$typed' ($language)", async ({ language, typed, wanted }) => {
    const skus = await bestSkus(language, typed)
    expect(skus).toContainEqual(expect.stringMatching(wanted))
  })

  it.each([
    ['oke bord', /^OAK-BOARD/],
    ['oak wurktop', /^WORKTOP-OAK$/],
  ] as const)("for '%s' returns %s first", async (typed, wanted) => {
    expect((await search.best('en', typed, 1))[0]?.sku).toMatch(wanted)
  })
})
