import sharp from 'sharp'
import request from 'supertest'
import { describe, expect, inject, it } from 'vitest'
import { structuredData, visit } from '../../kit/page.ts'

const CATEGORY = '/mouldings/skirting'
const { url } = inject('shop')
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

describe('document of a page', () => {
  // SHARE-5
  it('has a canonical address without filters, breadcrumbs and one description, if it is a category', async () => {
    const page = await visit(`${CATEGORY}?wood_type=58&sort=latest`)
    expect(page.html).toContain(`<link rel="canonical" href="${url}${CATEGORY}"/>`)
    expect(structuredData(page).has('BreadcrumbList')).toBe(true)
    for (const tag of ['<meta property="og:title"', '<meta name="description"']) expect(page.html.split(tag)).toHaveLength(2)
  })

  // SHARE-4
  it('describes the organisation to search engines, if it is the home page', async () => {
    expect(structuredData(await visit('/')).has('Organization')).toBe(true)
  })

  // SHARE-5
  it('names a picture of the product for sharing sites, at least 600 pixels wide', async () => {
    const { html } = await visit('/p/OSB3-18/any-slug')
    const [, address = ''] = /<meta property="og:image" content="(https?:[^"]*)"/.exec(html) ?? []
    const reply = await fetch(address)
    expect(reply.headers.get('content-type')).toBe('image/jpeg')
    expect((await sharp(await reply.arrayBuffer()).metadata()).width).toBeGreaterThanOrEqual(600)
  })

  it('has the headers that caches and browsers need', async () => {
    const { headers } = await visit(CATEGORY)
    expect(headers.get('cache-tag')).toMatch(/^category,.*\bC\d+/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('link')).toMatch(/as=style/)
    expect(headers.get('link')).toMatch(/as=font/)
  })

  it('names compressed and immutable scripts and styles', async () => {
    const files = [...new Set((await visit('/')).html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]
    expect(files.length).toBeGreaterThan(3)
    const replies = await Promise.all(
      files.map((file) => request(url).get(file).set('accept-encoding', 'br, gzip').buffer(false)),
    )
    for (const { headers } of replies) expect(headers['cache-control']).toContain('immutable')
    expect(replies.map(({ headers }) => headers['content-encoding'])).toContain('br')
  })
})

describe('robots.txt', () => {
  it('names the sitemap, and a sample of its addresses responds', async () => {
    const read = async (address: string) => (await fetch(address)).text()
    const files = addresses(await read(/Sitemap: (\S+)/.exec(await read(`${url}/robots.txt`))?.[1] ?? ''))
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) {
      const [first = '', ...rest] = addresses(await read(file))
      for (const address of [first, rest.at(-1) ?? ''])
        expect([address, (await visit('', address)).status]).toEqual([address, 200])
    }
  })
})
