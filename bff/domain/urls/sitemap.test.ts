import { describe, expect, it } from 'vitest'
import {
  IDS_PER_SITEMAP,
  newestListedProductRequest,
  sitemapFileOf,
  sitemapIndexXml,
  sitemapProductsRequest,
  sitemapXml,
} from './sitemap.ts'

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

  it('has the listed products of a file in the order of their ids, out of stock or not', () => {
    expect(sitemapProductsRequest(2)).toEqual({
      entity: 'product',
      body: {
        query: {
          bool: {
            filter: {
              bool: {
                must: [
                  { terms: { visibility: [2, 3, 4] } },
                  { terms: { status: [0, 1] } },
                  { range: { id: { gte: 10_000, lt: 15_000 } } },
                ],
              },
            },
          },
        },
        sort: [{ id: { order: 'asc', unmapped_type: 'long' } }],
      },
      size: 5000,
      from: 0,
      sourceIncludes: ['id', 'sku', 'name', 'slug', 'url_key', 'url_path', 'type_id', 'status', 'visibility'],
      sourceExcludes: null,
    })
  })

  it('learns how many files it has from the listed product with the highest id they reach', () => {
    const { body, size } = newestListedProductRequest()
    expect(size).toBe(1)
    expect(JSON.stringify(body)).toContain('{"range":{"id":{"lt":249995000}}}')
    expect(body.sort).toEqual([{ id: { order: 'desc', unmapped_type: 'long' } }])
  })

  it('is XML of one address a line', () => {
    expect(sitemapXml(['https://shop.test/a', 'https://shop.test/b'])).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://shop.test/a</loc></url>',
        '<url><loc>https://shop.test/b</loc></url>',
        '</urlset>\n',
      ].join('\n'),
    )
  })

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
