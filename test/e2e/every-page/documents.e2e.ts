import { type APIResponse, request as http } from '@playwright/test'
import { expect, test } from '../kit/shop.fixture.ts'
import { UNKNOWN_PATH } from '../kit/views.ts'

interface Thing {
  readonly '@type': string
  readonly [name: string]: unknown
}

test('a product’s structured data has the price the page shows', async ({ page, products }) => {
  const sold = products.find(
    ({ __typename, price }) => __typename === 'SimpleProduct' && !price.onSale && price.final.gross.amount > 0,
  )
  await page.goto(sold?.url ?? '')
  const things = await structuredData(page)
  const product = things.find((thing) => thing['@type'] === 'Product')
  expect(product).toMatchObject({ name: sold?.name, sku: sold?.sku, offers: { '@type': 'Offer', priceCurrency: 'GBP' } })
  const { price } = Object(product?.offers)
  expect(Math.round(Number(price) * 100)).toBe(sold?.price.final.gross.amount)
  await expect(page.getByText(sold?.price.final.gross.formatted ?? '').first()).toBeVisible()
  expect(things.map((thing) => thing['@type'])).toContain('BreadcrumbList')
})

test('a category has a canonical address without filters, and breadcrumbs', async ({ page, category }) => {
  const [value] = category.facets[0].values
  await page.goto(`${category.url}?${category.facets[0].attribute}=${value?.id}&sort=latest`)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname + new URL(canonical ?? '').search).toBe(category.url)
  expect((await structuredData(page)).map((thing) => thing['@type'])).toContain('BreadcrumbList')
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
})

test('the home page describes the organisation to search engines', async ({ page }) => {
  await page.goto('/')
  expect((await structuredData(page)).map((thing) => thing['@type'])).toEqual(
    expect.arrayContaining([expect.stringMatching(/Organization|Store/)]),
  )
})

test('robots.txt names the sitemap, and a sample of its addresses responds', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const sitemap = /Sitemap: (\S+)/.exec(robots)?.[1] ?? ''
  const files = addresses(await (await request.get(sitemap)).text())
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) {
    const reply = await request.get(file)
    expect(reply.headers()['content-type']).toContain('application/xml')
    const [first, ...rest] = addresses(await reply.text())
    for (const address of [first, rest.at(-1)]) expect((await request.get(address ?? '')).status()).toBe(200)
  }
})

test('pages have the headers that caches and browsers need', async ({ request, category }) => {
  let page = await request.get(category.url)
  // A stale page is refreshed after the response, so a conditional request may get a new version.
  await expect
    .poll(async () => {
      page = await request.get(category.url)
      return page.headers()['x-cache']
    })
    .not.toBe('stale')
  const { link, etag = '', ...headers } = page.headers()
  expect(headers['cache-tag']).toMatch(/^category,.*\bC\d+/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(link).toMatch(/as=style/)
  expect(link).toMatch(/as=font/)
  expect((await request.get(category.url, { headers: { 'if-none-match': etag } })).status()).toBe(304)
})

test('scripts and styles are compressed and immutable', async ({ shop, request }) => {
  const html = await (await request.get('/')).text()
  const scripts = html.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? []
  expect(scripts.length).toBeGreaterThan(3)
  const browser = await http.newContext({ baseURL: shop.url, extraHTTPHeaders: { 'accept-encoding': 'br, gzip' } })
  const replies: APIResponse[] = await Promise.all([...new Set(scripts)].map((address) => browser.get(address)))
  for (const reply of replies) expect(reply.headers()['cache-control']).toContain('immutable')
  expect(replies.map((reply) => reply.headers()['content-encoding'])).toContain('br')
  await browser.dispose()
})

test('an address with another spelling of a category redirects permanently', async ({ request, category }) => {
  const reply = await request.get(`${category.url}/`, { maxRedirects: 0 })
  expect(reply.status()).toBe(301)
  expect(reply.headers().location).toBe(category.url)
})

test('an unknown address has status 404', async ({ request }) => {
  expect((await request.get(UNKNOWN_PATH)).status()).toBe(404)
})

const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

async function structuredData(page: { locator(selector: string): { allTextContents(): Promise<string[]> } }): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.flatMap((text) => {
    const parsed: Thing & { '@graph'?: Thing[] } = JSON.parse(text)
    return parsed['@graph'] ?? [parsed].flat()
  })
}
