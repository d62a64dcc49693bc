import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SearchSuggestionsDocument } from '#schema/generated/operations.ts'
import type { ProductList } from '#schema/generated/types.ts'
import { completingSizes } from '../../../web/features/catalog/search/size-terms.ts'
import { contentWith } from '../../kit/content.ts'
import { ask, askDocument, readAnswer } from '../../kit/graphql.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import { structuredData, visit } from '../../kit/page.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await httpShop(contentWith({ storeViews: { open: ['de', 'it'] } }))
})
afterAll(() => shop.close())

const VIEWS = [
  { code: 'default', basePath: '', language: 'en-GB', currency: 'GBP', category: '/timber', name: 'Timber', sign: '£' },
  { code: 'de', basePath: '/de', language: 'de-DE', currency: 'EUR', category: '/de/holz', name: 'Holz', sign: '€' },
  { code: 'it', basePath: '/it', language: 'it-IT', currency: 'EUR', category: '/it/legname', name: 'Legname', sign: '€' },
] as const

const stores = `{ store { code currency } }`

// SEARCH-41
it.each([
  ['', 'birch ply'],
  ['', 'larch cladding'],
  ['', 'skirting'],
  ['', 'oak'],
  ['/de', 'Sperrholz Birke'],
  ['/de', 'Sockelleiste'],
  ['/it', 'compensato di betulla'],
  ['/it', 'battiscopa'],
])("each size that completes a search has full matches: '%s' '%s'", async (basePath, term) => {
  const url = shop.url + basePath
  const { products } = await askDocument(SearchSuggestionsDocument, { search: term }, url)
  const sizes = completingSizes(term, products?.items ?? [])
  expect(sizes.length).toBeGreaterThan(1)
  const query = 'query ($search: String) { products(search: $search) { fullMatches } }'
  for (const size of sizes) {
    const completed = await ask<{ products: ProductList }>(query, { search: `${term} ${size}` }, url)
    expect(completed.products.fullMatches, size).toBeGreaterThan(0)
  }
})

// VIEW-1, VIEW-2, VIEW-4
describe.each(VIEWS)('store view $code', ({ code, basePath, language, currency, category, name, sign }) => {
  it('shows its own categories, names and currency, and has no links to other store views', async () => {
    const { status, html, text, links } = await visit(category, shop.url)
    expect(status).toBe(200)
    expect(html).toContain(`<html lang="${language}"`)
    expect(text).toContain(name)
    expect(text).toContain(sign)
    expect(text).not.toContain(sign === '£' ? '€' : '£')
    expect(links.filter((link) => link.startsWith('/') && !link.startsWith(`${basePath}/`))).toEqual([])
    expect(links.filter((link) => /^\/(?:de|it)\//.test(link) && basePath === '')).toEqual([])
    expect(html).not.toMatch(/"\/(de|it)\/\1\//)
  })

  it('has its own canonical URLs, structured data and sitemap', async () => {
    const page = await visit(category, shop.url)
    expect(page.html).toContain(`<link rel="canonical" href="${shop.url}${category}"/>`)
    expect(JSON.stringify(structuredData(page).get('BreadcrumbList'))).toContain(`${shop.url}${category}"`)
    const sitemap = await (await fetch(`${shop.url}${basePath}/sitemap.xml`)).text()
    expect(sitemap).toContain(`${shop.url}${basePath}/sitemap-categories.xml`)
    const categories = await (await fetch(`${shop.url}${basePath}/sitemap-categories.xml`)).text()
    expect(categories).toContain(`<loc>${shop.url}${category}</loc>`)
    expect(await (await fetch(`${shop.url}/robots.txt`)).text()).toContain(`Sitemap: ${shop.url}${basePath}/sitemap.xml\n`)
  })

  // BLOG-5
  it('has its own feed of the blog', async () => {
    const feed = await (await fetch(`${shop.url}${basePath}/feeds/news.xml`)).text()
    expect(feed).toContain(`<link>${shop.url}${basePath}/latest-news/all</link>`)
    expect(feed).toContain(`<guid isPermaLink="true">${shop.url}${basePath}/latest-news/4/saturday-saw</guid>`)
  })

  // SHARE-1, SHARE-3
  it('has its own product feed and its own summary for machines', async () => {
    const feed = await (await fetch(`${shop.url}${basePath}/feeds/google.xml`)).text()
    expect(feed).toContain(`<link>${shop.url}${basePath}/</link>`)
    expect(feed).toContain(`<g:link>${shop.url}${category}/`)
    expect(feed).toMatch(new RegExp(`<g:price>\\d+\\.\\d\\d ${currency}</g:price>`))
    expect(feed).toContain(`<g:product_type>${name} &gt; `)
    const summary = await (await fetch(`${shop.url}${basePath}/llms.txt`)).text()
    expect(summary).toContain(`- [${name}](${shop.url}${category})`)
    expect(summary).toContain(`(${shop.url}${basePath}/feeds/google.xml)`)
  })

  it('lists each page in every language in its sitemap, the same in all store views', async () => {
    const fetchEntries = async (path: string, view: string) => {
      const file = await (await fetch(`${shop.url}${view}${path}`)).text()
      return [...file.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, address = '', links = '']) => ({
        address,
        links: [...links.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g)].map(([, tag, href]) => [
          tag,
          href,
        ]),
      }))
    }
    const categories = await fetchEntries('/sitemap-categories.xml', basePath)
    expect(categories.find(({ address }) => address === shop.url + category)?.links).toEqual([
      ['en-GB', `${shop.url}/timber`],
      ['x-default', `${shop.url}/timber`],
      ['de-DE', `${shop.url}/de/holz`],
      ['it-IT', `${shop.url}/it/legname`],
    ])
    const products = await fetchEntries('/sitemap-products.xml', basePath)
    expect(products.length).toBeGreaterThan(600)
    for (const { address, links } of products) {
      expect(links).toHaveLength(4)
      expect(links).toContainEqual([language, address])
    }
    const [{ links = [] } = {}] = products
    for (const view of VIEWS) {
      const same = (await fetchEntries('/sitemap-products.xml', view.basePath)).find(({ address }) =>
        links.some(([, href]) => href === address),
      )
      expect(same?.links).toEqual(links)
    }
  })

  it('links its home page to the other languages for search engines', async () => {
    const { html } = await visit(`${basePath}/`, shop.url)
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(([, tag, href]) => [
      tag,
      href,
    ])
    expect(alternates).toEqual([
      ...VIEWS.map((view) => [view.language, `${shop.url}${view.basePath}/`]),
      ['x-default', `${shop.url}/`],
    ])
  })

  it('links categories and products to the other languages, for search engines and the language dialog', async () => {
    const fetchLinks = async (path: string) => {
      const { headers, body } = await fetch(shop.url + path)
      await body?.cancel()
      return headers.get('link') ?? ''
    }
    const link = (address: string, tag: string) => `<${shop.url}${address}>; rel="alternate"; hreflang="${tag}"`
    // A page rendered before another store view was ready is rendered again after a few seconds. The shop runs in this process: asking often
    // keeps its views from being ready in time.
    const soon = { interval: 500, timeout: 80_000 }
    await expect.poll(() => fetchLinks(category), soon).toContain(link('/it/legname', 'it-IT'))
    const told = await fetchLinks(category)
    for (const view of VIEWS) expect(told).toContain(link(view.category, view.language))
    expect(told).toContain(link(VIEWS[0].category, 'x-default'))
    expect(await fetchLinks(`${category}?page=2`)).not.toContain('alternate')

    const categories = await visit(category, shop.url)
    const products = categories.links.filter(
      (path) => path.split('/').length > category.split('/').length + 1 && !path.includes('?'),
    )
    const [product = ''] = products
    await expect.poll(() => fetchLinks(product), soon).toMatch(/\/de\/[^>]+>; rel="alternate".*\/it\/[^>]+>; rel="alternate"/)
    const alternates = await Promise.all(products.slice(0, 6).map(fetchLinks))
    const addresses = alternates.flatMap((links) =>
      [...links.matchAll(/<([^<>]*)>; rel="alternate"/g)].map(([, href = '']) => href),
    )
    const found = await Promise.all(
      [...new Set(addresses)].map(async (href) => [href, (await fetch(href, { redirect: 'manual' })).status]),
    )
    expect(found.filter(([, status]) => status !== 200)).toEqual([])
  }, 200_000)

  it('links from its home page only to pages that exist', async () => {
    const { links } = await visit(`${basePath}/`, shop.url)
    const paths = [...new Set(links)].filter((link) => link.startsWith('/') && !link.includes('?'))
    expect(paths.length).toBeGreaterThan(20)
    const lost = await Promise.all(paths.map(async (path) => ((await visit(path, shop.url)).status === 200 ? [] : [path])))
    expect(lost.flat()).toEqual([])
  })

  it('reports an unreadable URL in its own language', async () => {
    const { status, html } = await visit(`${basePath}/%E0%A4%A`, shop.url)
    expect([status, /<html lang="([^"]*)"/.exec(html)?.[1]]).toEqual([400, language])
  })

  it('answers GraphQL for itself', async () => {
    const { data } = await readAnswer(stores, {}, shop.url + basePath)
    expect(data?.store).toEqual({ code, currency })
  })

  // VIEW-41
  it('redirects within itself, also from the paths of other store views', async () => {
    const upper = await visit(basePath + category.slice(basePath.length).toUpperCase(), shop.url)
    expect([upper.status, upper.location]).toEqual([301, category])
    const others = VIEWS.filter((other) => other.code !== code)
    for (const other of others) {
      const path = basePath + other.category.slice(other.basePath.length)
      const redirect = async () => {
        const { status, location } = await visit(path, shop.url)
        return [status, location]
      }
      // If another store view did not answer in time, the missing page is cached for a few seconds.
      await expect.poll(redirect, { timeout: 40_000, message: path }).toEqual([301, category])
    }
    expect((await visit(`${basePath}/no-such-page`, shop.url)).status).toBe(404)
  }, 90_000)

  it('has its own catalogue index, client manifest, app shell and web app manifest', async () => {
    const fetchText = async (path: string) => (await fetch(shop.url + basePath + path)).text()
    expect(JSON.parse(await fetchText('/client-manifest.json')).routes['*'].length).toBeGreaterThan(3)
    expect(await fetchText('/app-shell')).toContain(`"basePath":"${basePath}"`)
    expect(await fetchText('/app-shell')).toContain(`"deviceDatabase":"${code}-shop"`)
    expect(JSON.parse(await fetchText('/manifest.webmanifest'))).toMatchObject({ scope: `${basePath}/`, lang: language })
    expect(await fetchText('/catalogue-index.json')).toContain(`"${basePath}/${category.split('/').at(-1)}/`)
  })

  it('prefixes the cache tags of its routes with its code', async () => {
    const tags = (await visit(category, shop.url)).headers.get('cache-tag')?.split(',') ?? []
    expect(tags.filter((tag) => /^(?:\w+-)?category$/.test(tag))).toEqual(
      basePath === '' ? ['category'] : ['category', `${code}-category`],
    )
  })
})

// VIEW-2
describe('concurrent requests to several store views', () => {
  it('each get their own store view, from the caches too', async () => {
    const paths = VIEWS.flatMap((view) =>
      [view.category, `${view.basePath}/p/OSB3-18/x`, `${view.basePath}/cart`].map((path) => ({ view, path })),
    )
    const latest = new Map<string, string>()
    const pathsByTag = new Map<string, string>()
    for (let round = 0; round < 5; round++) {
      const answers = paths.map(async ({ view, path }) => {
        const page = await fetch(shop.url + path)
        const html = await page.text()
        expect(html, path).toContain(`<html lang="${view.language}"`)
        expect(html, path).toContain(`"currency":"${view.currency}"`)
        const data = await readAnswer(stores, {}, shop.url + view.basePath)
        expect(data.data?.store, path).toEqual({ code: view.code, currency: view.currency })
        const etag = page.headers.get('etag') ?? ''
        // Pages are rendered again when they are old, but no two pages have one tag.
        expect(pathsByTag.get(etag) ?? path).toBe(path)
        pathsByTag.set(etag, path)
        latest.set(path, etag)
        const tagged = await fetch(shop.url + path, { headers: { 'if-none-match': latest.get(VIEWS[0].category) ?? '' } })
        expect(tagged.status, path).toBe(
          path === VIEWS[0].category && tagged.headers.get('etag') === latest.get(path) ? 304 : 200,
        )
        await tagged.arrayBuffer()
      })
      await Promise.all(answers)
    }
    expect(new Set(latest.values()).size).toBe(paths.length)
  })
})
