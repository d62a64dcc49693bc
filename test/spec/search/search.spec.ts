import { describe, expect, it } from 'vitest'
import type { ProductList } from '#schema/generated/types.ts'
import { catalogProducts, isListed } from '../../kit/catalog.ts'
import { ask, readAnswer } from '../../kit/graphql.ts'
import { visit } from '../../kit/page.ts'

const searchProducts = async (search: string, paging = 'first: 5'): Promise<ProductList> => {
  const { products } = await ask<{ products: ProductList }>(
    `query ($search: String!) { products(search: $search, ${paging}) { total sort items { sku name } pageInfo { first offset } facets { attribute } } }`,
    { search },
  )
  return products
}

describe('search term', () => {
  // SEARCH-8
  it.each(['oa', ' oa ', 'o', '', '   '])("that is too short finds nothing: '%s'", async (term) => {
    expect(await searchProducts(term)).toMatchObject({ total: 0, items: [], facets: [] })
  })

  it('of three characters is searched', async () => {
    expect((await searchProducts('oak')).total).toBeGreaterThan(100)
  })

  // TEXT-22
  it("that is too short shows 'Searched term should consist of at least 3 characters'", async () => {
    expect((await visit('/search?q=oa')).text).toContain('Searched term should consist of at least 3 characters')
  })

  // UI-73
  it.each(['', '?q=oa'])("that is too short links to popular searches: '/search%s'", async (query) => {
    const { text, links } = await visit(`/search${query}`)
    expect(text).toContain('Popular searches')
    expect(links.filter((link) => link.startsWith('/search?q=')).length).toBeGreaterThan(3)
  })

  it.each([
    '%',
    '10% off oak',
    'oak/pine',
    'oak "board"',
    'oak\\',
    '🪵🪵🪵',
    'x'.repeat(5000),
    "'; DROP TABLE products; --",
    '*:*',
    'a*b?c~',
  ])('may contain anything: %s', async (term) => {
    expect((await searchProducts(term)).total).toBeGreaterThanOrEqual(0)
  })
})

describe('full-text search', () => {
  // SEARCH-4
  it('matches words with up to two wrong letters', async () => {
    const [right, one, two] = await Promise.all([
      searchProducts('architrave'),
      searchProducts('archtrave'),
      searchProducts('arhcitrve'),
    ])
    expect(one.items[0]?.name).toMatch(/architrave/i)
    expect(two.items[0]?.name).toMatch(/architrave/i)
    expect(one.total).toBeGreaterThanOrEqual(right.total)
  })

  // SEARCH-6
  it('requires 75 % of the terms to match', async () => {
    expect((await searchProducts('torus skirting primed xylophone')).items[0]?.name).toBe('Torus skirting, primed MDF')
    expect((await searchProducts('torus skirting xylophone glockenspiel')).total).toBe(0)
  })

  // SEARCH-7
  it('ranks a match in the name above one in the category name', async () => {
    const { items, total } = await searchProducts('decking', 'first: 100')
    const named = items.map(({ name }) => /decking/i.test(name))
    expect(total).toBeGreaterThan(named.filter(Boolean).length)
    expect(named.lastIndexOf(true)).toBeLessThan(named.filter(Boolean).length + 3)
  })

  it('finds the same products in every sort order', async () => {
    for (const term of ['oak', 'plywood 18mm', 'skirtng', 'SKIRT-OAK', 'timber']) {
      const [ranked, cheapest] = await Promise.all([searchProducts(term), searchProducts(term, 'sort: PRICE_ASC, first: 5')])
      expect([term, ranked.total]).toEqual([term, cheapest.total])
    }
  })

  it('finds listed products only', async () => {
    const documents = await catalogProducts()
    const listed = new Set(documents.filter(isListed).map(({ sku }) => sku))
    const { items } = await searchProducts('oak', 'first: 100')
    expect(items.filter(({ sku }) => !listed.has(sku))).toEqual([])
    const hidden = documents.filter((product) => !isListed(product))
    expect(hidden.length).toBeGreaterThan(5)
    for (const { sku } of hidden.slice(0, 20)) {
      expect((await searchProducts(sku)).items.filter((item) => item.sku === sku)).toEqual([])
    }
  })

  it('is sorted by relevance unless another order is chosen', async () => {
    expect((await searchProducts('oak')).sort).toBeNull()
    expect((await searchProducts('oak', 'sort: PRICE_ASC')).sort).toBe('PRICE_ASC')
  })
})

describe('page size and offset', () => {
  it('are 50 and 0 by default', async () => {
    const { products: list } = await ask('{ products(search: "oak") { pageInfo { first offset } } }')
    expect(list?.pageInfo).toEqual({ first: 50, offset: 0 })
    expect((await searchProducts('oak', 'first: 5, offset: 7')).pageInfo).toEqual({ first: 5, offset: 7 })
  })

  it.each([
    ['first: 0', 'first'],
    ['first: -5', 'first'],
    ['first: 101', 'first'],
    ['first: 5, offset: -10', 'offset'],
    ['first: 5, offset: 9996', 'offset'],
    ['first: 5, offset: 2147483647', 'offset'],
  ])('reject %s by argument name, here and in every other list', async (paging, argument) => {
    const lists = [`products(search: "oak", ${paging}) { total }`, `reviews(productId: "1", ${paging}) { total }`]
    for (const list of [...lists, `category(by: { id: "24" }) { products(${paging}) { total } }`]) {
      const { data, errors } = await readAnswer(`{ list: ${list} }`)
      expect(errors.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_INPUT', argument }])
      expect(JSON.stringify(data)).toMatch(/^\{"list":(null|\{"products":null\})\}$/)
    }
  })

  it('beyond the end return an empty page', async () => {
    const list = await searchProducts('oak', 'first: 5, offset: 9995')
    expect(list.items).toEqual([])
  })
})

describe('search page', () => {
  it('shows results with filters and sort order', async () => {
    const { text, links } = await visit('/search?q=oak+skirting')
    expect(text).toContain('Results for “oak skirting”')
    expect(text).toContain('Sort by')
    expect(links).toContain('/mouldings/skirting/timber-skirting/torus-skirting-solid-oak')
  })

  // SEARCH-39
  it('links to the search with a misspelt word corrected', async () => {
    const { text, links } = await visit('/search?q=oak+skriting')
    expect(text).toMatch(/Did you mean oak skirting ?\?/)
    expect(links).toContain('/search?q=oak+skirting')
  })

  // SEARCH-37
  it('counts the products that match every word, and says so if none does', async () => {
    const { text } = await visit('/search?q=oak+skirting')
    expect(text).toContain('5 products')
    expect((await visit('/search?q=larch+plywood')).text).toMatch(/No exact match\. \d+ similar products/)
  })

  // SEARCH-91, SEARCH-93, SEARCH-94, SEARCH-95, SEARCH-97, SEARCH-98
  it.each([
    ['brass hinges', 'Ball-bearing butt hinges'],
    ['4in butts brass', 'Ball-bearing butt hinges'],
    ['fence paint grey', 'Shed and fence treatment'],
    ['underlay for laminate', 'Foam underlay'],
    ['soundproofing for walls', 'Acoustic mineral wool slab'],
    ['half sheet of 18mm birch ply', 'Birch ply 18 mm'],
    ['11mm osb3 x 20', 'OSB/3 board 11 mm'],
    ['white skirting', 'skirting, primed MDF'],
    ['no nails glue', 'Solvent-free grab adhesive'],
    ['6ft f/edge', 'Featheredge board'],
    ['c/batts 100', 'Cavity wall batt 100 mm'],
    ['door hinges stainless steel', 'Ball-bearing butt hinges'],
    ['picture rail white', 'picture rail, MDF'],
    ['eggshell white 2.5', 'Joinery eggshell paint'],
    ['12 mr mdf 8x4 x 6', 'Moisture-resistant MDF 12 mm'],
    ['18 far east ply', 'Hardwood ply BB/CC 18 mm'],
  ])("has exact matches for '%s'", async (typed, name) => {
    const { main } = await visit(`/search?q=${encodeURIComponent(typed)}`)
    expect(main).not.toContain('No exact match')
    expect(main).toContain(name)
  })

  // SEARCH-93
  it('has no exact match for a use of goods that the shop does not sell', async () => {
    const { main } = await visit('/search?q=paint+for+radiators')
    expect(main).toContain('No exact match')
  })

  // SEARCH-52
  it.each(['pipe', '15 mm pipes', 'hose', 'boiler', 'bath'])(
    "finds nothing for '%s', which the content lists as not sold, and nothing similar",
    async (typed) => {
      const { main } = await visit(`/search?q=${encodeURIComponent(typed)}`)
      expect(main).toContain(`Nothing found for “${typed}”`)
      expect(main).not.toContain('imilar products')
    },
  )

  // SEARCH-48
  it('shows a few similar products below few matches, without counting them', async () => {
    const [matches = '', similar = ''] = (await visit('/search?q=oak+skirting')).main.split('Similar products')
    const countCards = (html: string) => html.match(/<article/g)?.length ?? 0
    expect([countCards(matches), countCards(similar)]).toEqual([5, 12])
    expect((await visit('/search?q=plywood')).text).not.toContain('Similar products')
  })

  // SEARCH-88
  it('shows no products below its matches that only resemble a word as it is written', async () => {
    const { main } = await visit('/search?q=rawl+plugs')
    expect(main).toContain('Nylon wall plugs')
    expect(main).not.toContain('dado rail')
  })

  // SEARCH-64
  it('that states a price shows it as a filter, with a link to the search without it', async () => {
    const { text, links } = await visit(`/search?q=${encodeURIComponent('oak board under £50')}`)
    expect(text).toContain('Price inc 20% VAT: ≤ £50')
    expect(text).toContain('Price ex VAT: ≤ £41.67')
    expect(links).toContain('/search?q=oak+board')
  })

  it('reports that nothing was found', async () => {
    const page = await visit('/search?q=xylophone')
    expect(page.status).toBe(200)
    expect(page.text).toContain('Nothing found for “xylophone”')
  })

  // UI-53
  it('shows departments if it finds pages but no products', async () => {
    const { text, links } = await visit('/search?q=returns')
    expect(text).not.toContain('Nothing found')
    expect(text).toContain('Try these departments')
    expect(links).toEqual(expect.arrayContaining(['/i/returns', '/timber']))
  })
})
