import { describe, expect, it } from 'vitest'
import { IDS_PER_SITEMAP, sitemapFileOf, sitemapIndexXml, sitemapProductsRequest, sitemapXml } from './sitemap.ts'

describe('the sitemap', () => {
  it.each([0, 1, 4999, 5000, 123_456])('finds product %i in the file that covers its id', (id) => {
    const { body } = sitemapProductsRequest(sitemapFileOf(id))
    const range = JSON.stringify(body).match(/"id":\{"gte":(\d+),"lt":(\d+)\}/)
    expect(id).toBeGreaterThanOrEqual(Number(range?.[1]))
    expect(id).toBeLessThan(Number(range?.[2]))
    expect(Number(range?.[2]) - Number(range?.[1])).toBe(IDS_PER_SITEMAP)
  })

  it.each([['9'.repeat(400)], ['1e300'], ['9007199254740992']])(
    'has no more files than an index may name, whatever the id: %s',
    (id) => {
      expect(sitemapFileOf(Number(id))).toBe(49_998)
    },
  )

  it('escapes addresses', () => {
    expect(sitemapXml(["https://shop.test/nuts-&-bolts?a=<'b'>"])).toContain(
      '<loc>https://shop.test/nuts-&amp;-bolts?a=&lt;&apos;b&apos;&gt;</loc>',
    )
  })

  it('points to its files', () => {
    expect(sitemapIndexXml(['https://shop.test/sitemap-pages.xml'])).toContain(
      '<sitemap><loc>https://shop.test/sitemap-pages.xml</loc></sitemap>',
    )
  })
})
