import { describe, expect, it } from 'vitest'
import { sitemapIndexXml, sitemapProductsRequest, sitemapXml } from './sitemap.ts'

describe('sitemap', () => {
  it('starts with the first product', () => {
    expect(sitemapProductsRequest(null).body).not.toHaveProperty('search_after')
  })

  it('requests the listed products after the given id, in id order, in stock or not', () => {
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

  it('writes one URL per line as XML', () => {
    expect(sitemapXml([{ address: 'https://shop.test/a' }, { address: 'https://shop.test/b' }])).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://shop.test/a</loc></url>',
        '<url><loc>https://shop.test/b</loc></url>',
        '</urlset>\n',
      ].join('\n'),
    )
  })

  it('escapes URLs', () => {
    expect(sitemapXml([{ address: "https://shop.test/nuts-&-bolts?a=<'b'>" }])).toContain(
      '<loc>https://shop.test/nuts-&amp;-bolts?a=&lt;&apos;b&apos;&gt;</loc>',
    )
  })

  it('lists the language versions of a page', () => {
    const languages = [{ hreflang: 'de-DE', address: 'https://shop.test/de/a?b&"c"' }]
    const file = sitemapXml([{ address: 'https://shop.test/a', languages }, { address: 'https://shop.test/b' }])
    expect(file).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
    expect(file).toContain(
      '<url><loc>https://shop.test/a</loc><xhtml:link rel="alternate" hreflang="de-DE" href="https://shop.test/de/a?b&amp;&quot;c&quot;"/></url>',
    )
    expect(file).toContain('<url><loc>https://shop.test/b</loc></url>')
  })

  it('omits language versions if the file would exceed its size limit', () => {
    const address = `https://shop.test/${'a'.repeat(2_000)}`
    const languages = Array.from({ length: 51 }, () => ({ hreflang: 'de', address }))
    const file = sitemapXml(Array.from({ length: 600 }, () => ({ address, languages })))
    expect(file.length).toBeLessThan(50_000_000)
    expect(file).not.toContain('xhtml')
    expect(file.match(/<loc>/g)).toHaveLength(600)
  })

  it('lists its files in an index', () => {
    const index = sitemapIndexXml(['https://shop.test/sitemap-pages.xml'])
    expect(index).toContain('<sitemap><loc>https://shop.test/sitemap-pages.xml</loc></sitemap>')
    expect(index).toContain('<sitemapindex xmlns=')
  })
})
