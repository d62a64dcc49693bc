import { describe, expect, it } from 'vitest'
import { sitemapIndexXml, sitemapProductsRequest, sitemapXml } from './sitemap.ts'

describe('the sitemap', () => {
  it('begins with the first product', () => {
    expect(sitemapProductsRequest(null).body).not.toHaveProperty('search_after')
  })

  it('has the listed products of a file in the order of their ids, out of stock or not', () => {
    expect(sitemapProductsRequest('a-7')).toEqual({
      entity: 'product',
      body: {
        query: {
          bool: {
            filter: {
              bool: {
                must: [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }],
              },
            },
          },
        },
        sort: [{ id: { order: 'asc', unmapped_type: 'long' } }],
        search_after: ['a-7'],
      },
      size: 5000,
      from: 0,
      sourceIncludes: ['id', 'sku', 'name', 'slug', 'url_key', 'url_path', 'type_id', 'status', 'visibility'],
      sourceExcludes: null,
    })
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
    const index = sitemapIndexXml(['https://shop.test/sitemap-pages.xml'])
    expect(index).toContain('<sitemap><loc>https://shop.test/sitemap-pages.xml</loc></sitemap>')
    expect(index).toContain('<sitemapindex xmlns=')
  })
})
