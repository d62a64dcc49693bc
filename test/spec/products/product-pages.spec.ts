import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ConfigurableProduct, ProductList } from '#schema/generated/types.ts'
import { contentWith } from '../../kit/content.ts'
import { ask } from '../../kit/graphql.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import { structuredData, visit } from '../../kit/page.ts'

const SKIRTING = '/mouldings/skirting/mdf-skirting/torus-skirting-primed-mdf'
const VARIANT = 'SKIRT-MDF-TORUS-15X120-4200'

/** Returns the HTML of the price next to the variant selector. */
async function shownPrice(path: string): Promise<string> {
  const { main } = await visit(path)
  return /<div[^>]* data-size="page".*?<\/div>/s.exec(main)?.[0] ?? ''
}

async function priceOfVariant(): Promise<string> {
  const { product } = await ask<{ product: ConfigurableProduct }>(
    '{ product(by: { sku: "SKIRT-MDF-TORUS" }) { ... on ConfigurableProduct { variants { sku price { final { gross { formatted } } } } } } }',
  )
  return product.variants.find(({ sku }) => sku === VARIANT)?.price.final.gross.formatted ?? 'the variant is not offered'
}

// SHOP-6
describe('product page', () => {
  it('is at the url_path of the product', async () => {
    const page = await visit(SKIRTING)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Torus skirting, primed MDF')
  })

  it('has the url_path as canonical URL, whatever URL it was opened by', async () => {
    const { html } = await visit('/p/SKIRT-MDF-TORUS/old-slug')
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http[^"]*${SKIRTING}"`))
  })

  // PROD-5, PROD-14
  it('shows the variant that childSku names, with its price', async () => {
    expect(await shownPrice(`${SKIRTING}?childSku=${VARIANT}`)).toContain(await priceOfVariant())
  })

  it('shows the variant at /p/{parentSku}/{slug}/{childSku} too', async () => {
    expect(await shownPrice(`/p/SKIRT-MDF-TORUS/torus-skirting/${VARIANT}`)).toContain(await priceOfVariant())
  })

  // PROD-60
  it('shows the chosen values among the key facts instead of their range', async () => {
    const facts = async (path: string) => /<dl[^>]* aria-label="Key facts".*?<\/dl>/s.exec((await visit(path)).main)?.[0]
    expect(await facts(SKIRTING)).toMatch(/<dd>[^<]*(?:–|,)[^<]*4\.?4?200\u00a0mm/)
    expect(await facts(`${SKIRTING}?childSku=${VARIANT}`)).toContain('<dd>4200\u00a0mm</dd>')
  })

  // PROD-61
  it('has a table of all versions, each with price, stock and link', async () => {
    const { main } = await visit(SKIRTING)
    const [, table = ''] = /All versions<\/h2>(<table.*?<\/table>)/s.exec(main) ?? []
    const row = table.split('<tr').find((html) => html.includes(`childSku=${VARIANT}"`))
    expect(row).toContain(await priceOfVariant())
    expect(row).toContain('data-status="')
  })

  // VAR-11, TEXT-7
  it.each([`${SKIRTING}?childSku=NO-SUCH-VARIANT`, '/p/SKIRT-MDF-TORUS/torus-skirting/NO-SUCH-VARIANT'])(
    'shows the configurable product and a notice if childSku is unknown: %s',
    async (path) => {
      const page = await visit(path)
      expect(page.status).toBe(200)
      expect(page.text).toContain('Torus skirting, primed MDF')
      expect(page.text).toContain('No such configuration for the product. Please do choose another combination of attributes.')
    },
  )

  it('has the displayed price in its structured data', async () => {
    const page = await visit('/p/OSB3-18/osb-3-board')
    const { product } = await ask('{ product(by: { sku: "OSB3-18" }) { price { final { gross { amount formatted } } } } }')
    const { amount, formatted } = product?.price.final.gross ?? { amount: 0, formatted: '' }
    expect(page.text).toContain(`${formatted} inc VAT`)
    expect(structuredData(page).get('Product')?.offers).toMatchObject({ priceCurrency: 'GBP', price: (amount / 100).toFixed(2) })
  })
})

describe('product links in lists', () => {
  // PROD-6
  it('lead to the url_path of each product', async () => {
    const { category } = await ask<{ category: { products: ProductList } }>(
      '{ category(by: { id: "25" }) { products { items { url } } } }',
    )
    const { links } = await visit('/mouldings/skirting/mdf-skirting')
    expect(category.products.items).toHaveLength(10)
    for (const { url } of category.products.items) expect(links).toContain(url)
  })
})

// PROD-4
describe('configurable child opened directly', () => {
  const child = 'SAWN-C16-47X75-2400'
  const parent = '/timber/sawn-timber/c16-treated-sawn-timber-47-x-75-mm'

  it("is redirected to the parent's URL with a 301 from the server", async () => {
    const page = await visit(`/p/${child}/any-slug`)
    expect(page.status).toBe(301)
    expect(page.location).toBe(`${parent}?childSku=${child}`)
  })

  it('is redirected from its own url_path too', async () => {
    const page = await visit('/c16-treated-sawn-timber-47-x-75-mm-2400-mm')
    expect(page.status).toBe(301)
    expect(page.location).toBe(`${parent}?childSku=${child}`)
  })

  it('is returned as the selected variant of its parent', async () => {
    const { product } = await ask<{ product: ConfigurableProduct }>(
      `{ product(by: { sku: "${child}" }) { sku ... on ConfigurableProduct { selectedVariant { sku url } } } }`,
    )
    expect(product.sku).toBe('SAWN-C16-47X75')
    expect(product.selectedVariant).toEqual({ sku: child, url: `${parent}?childSku=${child}` })
  })
})

// PROD-3
describe('product page with the first variant in the URL', () => {
  const SKU = 'SKIRT-MDF-TORUS'
  const LINES = `{ product(by: { sku: "${SKU}" }) { url price { final { gross { amount formatted } } } ... on ConfigurableProduct {
    defaultVariant { sku url price { final { gross { amount formatted } } } } variants { sku url } } } }`
  const fetchOffered = async (url: string) => (await ask<{ product: ConfigurableProduct }>(LINES, {}, url)).product

  describe('with the URL dispatcher', () => {
    let shop: HttpShop
    beforeAll(async () => {
      shop = await httpShop(contentWith({ settings: { catalog: { firstVariantInUrl: true } } }))
    }, 60_000)
    afterAll(() => shop?.close())

    it('shows the cheapest available variant', async () => {
      const { defaultVariant, price } = await fetchOffered(shop.url)
      expect(defaultVariant?.price.final.gross).toEqual(price.final.gross)
      const page = await visit(SKIRTING, shop.url)
      expect(page.status).toBe(200)
      expect(page.text).toContain(`Product no. ${defaultVariant?.sku}`)
    })

    it('has childSku as a path parameter', async () => {
      const { variants } = await fetchOffered(shop.url)
      expect(variants.map(({ url }) => url)).toEqual(variants.map(({ sku }) => `${SKIRTING}/${sku}`))
      const page = await visit(`${SKIRTING}/${VARIANT}`, shop.url)
      expect(page.status).toBe(200)
      expect(page.text).toContain(`Product no. ${VARIANT}`)
      expect(page.html).toMatch(new RegExp(`<link rel="canonical" href="http[^"]*${SKIRTING}"`))
    })

    it('redirects a directly opened child to that URL', async () => {
      const page = await visit('/p/SAWN-C16-47X75-2400/any-slug', shop.url)
      expect(page.status).toBe(301)
      expect(page.location).toBe('/timber/sawn-timber/c16-treated-sawn-timber-47-x-75-mm/SAWN-C16-47X75-2400')
    })

    it('still accepts childSku as a query parameter', async () => {
      expect((await visit(`${SKIRTING}?childSku=${VARIANT}`, shop.url)).text).toContain(`Product no. ${VARIANT}`)
    })

    it.each([`${SKIRTING}/NO-SUCH-VARIANT`, `/mouldings/skirting/${VARIANT}`])('returns 404 at %s', async (path) => {
      expect((await visit(path, shop.url)).status).toBe(404)
    })
  })

  describe('without the URL dispatcher', () => {
    let shop: HttpShop
    beforeAll(async () => {
      shop = await httpShop(contentWith({ settings: { catalog: { firstVariantInUrl: true, urlDispatcher: false } } }))
    }, 60_000)
    afterAll(() => shop?.close())

    it('has childSku as a query parameter', async () => {
      const { url, variants } = await fetchOffered(shop.url)
      expect(variants.map((variant) => variant.url)).toEqual(variants.map(({ sku }) => `${url}?childSku=${sku}`))
      expect((await visit(`${url}?childSku=${VARIANT}`, shop.url)).text).toContain(`Product no. ${VARIANT}`)
    })
  })

  it('is off by default: no variant is selected and none is in the URL', async () => {
    const { product } = await ask<{ product: ConfigurableProduct }>(LINES)
    expect(product.defaultVariant).toBeNull()
    expect(product.variants.map(({ url }) => url)).toContain(`${SKIRTING}?childSku=${VARIANT}`)
    expect((await visit(SKIRTING)).text).toContain(`Product no. ${SKU}`)
    expect((await visit(`${SKIRTING}/${VARIANT}`)).status).toBe(404)
  })
})

describe('product measures', () => {
  const MEASURE = 'measure { lengthMillimetres coverage { squareMetres unit } }'

  it('give the length of the selected variant for products priced by the metre', async () => {
    const { product } = await ask<{ product: ConfigurableProduct }>(
      `{ product(by: { sku: "SKIRT-MDF-TORUS" }) { ${MEASURE} ... on ConfigurableProduct { variants { sku ${MEASURE} } } } }`,
    )
    expect(product.measure).toBeNull()
    expect(product.variants.find(({ sku }) => sku === VARIANT)?.measure).toEqual({ lengthMillimetres: 4200, coverage: null })
  })

  it('give the coverage of a pack or sheet', async () => {
    const { floor, sheet, service } = await ask<Record<'floor' | 'sheet' | 'service', ConfigurableProduct>>(
      `{ floor: product(by: { sku: "FLOOR-OAK-14X190" }) { ... on ConfigurableProduct { variants { ${MEASURE} } } }
         sheet: product(by: { sku: "OSB3-18" }) { ${MEASURE} }
         service: product(by: { sku: "BESPOKE-SIGN" }) { ${MEASURE} } }`,
    )
    expect(floor.variants[0]?.measure).toEqual({ lengthMillimetres: null, coverage: { squareMetres: 2.89, unit: 'PACK' } })
    expect(sheet.measure?.coverage?.unit).toBe('SHEET')
    expect(service.measure).toBeNull()
  })
})

describe('URLs without the URL dispatcher', () => {
  let shop: HttpShop
  beforeAll(async () => {
    shop = await httpShop(contentWith({ settings: { catalog: { urlDispatcher: false } } }))
  }, 60_000)
  afterAll(() => shop?.close())

  it('are /c/{slug} for categories', async () => {
    const { category } = await ask('{ category(by: { id: "24" }) { url } }', {}, shop.url)
    expect(category?.url).toBe('/c/skirting-24')
    expect((await visit('/c/skirting-24', shop.url)).text).toContain('Skirting')
  })

  it('are /p/{parentSku}/{slug} for products', async () => {
    const { product } = await ask('{ product(by: { sku: "OSB3-18" }) { url slug } }', {}, shop.url)
    expect(product?.url).toBe(`/p/OSB3-18/${product?.slug}`)
    expect((await visit(product?.url ?? '', shop.url)).status).toBe(200)
  })

  it('are /p/{parentSku}/{slug}/{childSku} for variants, also as a redirect target', async () => {
    const page = await visit('/p/SAWN-C16-47X75-2400/any-slug', shop.url)
    expect(page.status).toBe(301)
    expect(page.location).toMatch(/^\/p\/SAWN-C16-47X75\/[a-z0-9-]+\/SAWN-C16-47X75-2400$/)
    expect((await visit(page.location ?? '', shop.url)).text).toContain('C16 treated sawn timber 47 × 75 mm')
  })

  // PROD-6
  it('are used for links in lists', async () => {
    const { links } = await visit('/c/mdf-skirting-25', shop.url)
    expect(links.filter((href) => href.startsWith('/p/SKIRT-MDF-')).length).toBeGreaterThanOrEqual(10)
  })
})
