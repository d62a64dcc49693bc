import { describe, expect, it, onTestFinished } from 'vitest'
import { contentWith } from '../../kit/content.ts'
import { httpShop } from '../../kit/http-shop.ts'
import { visit } from '../../kit/page.ts'

describe('route table', () => {
  // SCREEN-1, SCREEN-6, SCREEN-7, SCREEN-10, SCREEN-11, SCREEN-15, SCREEN-16
  it.each([
    ['home', '/', 'Best sellers'],
    ['home by its alias', '/pwa.html', 'Best sellers'],
    ['error', '/error', 'Something went wrong'],
    ['a category', '/c/skirting-24', 'Skirting'],
    ['a product by its own path', '/p/OSB3-18/osb-3-board', 'OSB/3 board 18 mm'],
    ['a configurable product', '/p/SKIRT-MDF-TORUS/torus-skirting', 'Torus skirting, primed MDF'],
    ['a content page', '/i/delivery', 'Delivery'],
    ['the compare page', '/compare', 'Compare Products'],
    ['the search page', '/search?q=oak', 'oak'],
    ['the cutting list form', '/cutting-form', 'Cutting list'],
    ['the panel cutting services', '/panel-cutting-serivces', 'Panel cutting service, per sheet'],
  ])('leads to %s', async (_, path, words) => {
    const page = await visit(path)
    expect(page.status).toBe(200)
    expect(page.text).toContain(words)
  })

  // PROD-1, PROD-2, SCREEN-8
  it.each(['virtual', 'bundle', 'simple', 'downloadable', 'grouped'])(
    'shows a %s product at /p/{parentSku}/{slug}',
    async (type) => {
      const skus: Record<string, string> = {
        virtual: 'SRV-CUT-PANEL',
        bundle: 'DECK-KIT-24X36',
        simple: 'OSB3-18',
        downloadable: 'PLAN-DECK',
        grouped: 'GROUP-DECK',
      }
      const page = await visit(`/p/${skus[type]}/any-slug`)
      expect(page.status).toBe(200)
      expect(page.text).toContain(`Product no. ${skus[type]}`)
    },
  )

  // USER-38
  it.each(['/my-account', '/cutting-form', '/cart', '/wishlist', '/quick-order'])(
    'shows shoppers without JavaScript ways on from %s, and the telephone',
    async (path) => {
      const [, ways = ''] = /<noscript>(.*?)<\/noscript>/.exec((await visit(path)).main) ?? []
      expect([...ways.matchAll(/href="(.*?)"/g)].map(([, href]) => href)).toEqual(['/', '/search', 'tel:01134960123'])
    },
  )

  // SCREEN-9
  it('shows a variant at /p/{parentSku}/{slug}/{childSku}', async () => {
    const page = await visit('/p/PSE-25X150/redwood-pse/PSE-25X150-3000')
    expect(page.status).toBe(200)
    expect(page.text).toContain('Redwood PSE 25 × 150 mm')
  })

  // SCREEN-16
  it('redirects the correct spelling of panel cutting services to the specified URL', async () => {
    expect(await visit('/panel-cutting-services')).toMatchObject({ status: 301, location: '/panel-cutting-serivces' })
    expect((await visit('/panel-cutting-serivces')).html).toContain('<title>Panel Cutting Services')
  })

  // SCREEN-18
  it.each(['/no/such/path', '/no-such-path', '/p', '/p/OSB3-18', '/c', '/i/no-such-page', '/p/no-such-sku/slug'])(
    'shows page-not-found for %s',
    async (path) => {
      const page = await visit(path)
      expect(page.status).toBe(404)
      expect(page.text).toContain('We can’t find this page')
    },
  )
})

// SCREEN-24
describe('layouts', () => {
  it.each([
    ['default', '/'],
    ['default', '/timber'],
    ['default', '/no/such/path'],
    ['minimal', '/error'],
  ])('are %s at %s', async (layout, path) => {
    expect((await visit(path)).html).toMatch(new RegExp(`<html[^>]* data-layout="${layout}"`))
  })
})

describe('home page', () => {
  // SCREEN-29
  it('shows new products, best sellers and special offers', async () => {
    const { text } = await visit('/')
    expect(text).toContain('New arrivals')
    expect(text).toContain('Best sellers')
    expect(text).toContain('Special offers')
  })

  // SCREEN-28, HOME-1
  it('shows the head image, main banners, small banners and product banners', async () => {
    const { text } = await visit('/')
    for (const words of [
      'Timber and sheets, cut to size, at your door tomorrow',
      'Everything for your deck, frame first',
      'Cut my sheets',
      'Oil it twice, keep it for years',
    ])
      expect(text).toContain(words)
  })
})

describe('store views', () => {
  // VIEW-1
  it('are off by default: paths have no prefix', async () => {
    expect((await visit('/de')).status).toBe(404)
    expect((await visit('/it/timber')).status).toBe(404)
    expect((await visit('/default/timber')).status).toBe(404)
  })
})

describe('server-rendered page', () => {
  // SHOP-14
  it('is complete without scripts', async () => {
    const { text, links } = await visit('/mouldings/skirting')
    expect(text).toContain('40 products')
    expect(text).toContain('£')
    expect(links.length).toBeGreaterThan(40)
  })

  it('sets no cookie and is the same for every shopper', async () => {
    const [one, other] = await Promise.all([visit('/timber'), visit('/timber')])
    expect(one.headers.get('set-cookie')).toBeNull()
    expect(one.html).toBe(other.html)
  })
})

describe('header and footer', () => {
  const contentLinks = (html: string) => [...new Set(html.match(/href="\/i\/[^"]*"/g))].map((link) => link.slice(6, -1))

  it('link to content pages that exist', async () => {
    const links = contentLinks((await visit('/')).html)
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) expect([link, (await visit(link)).status]).toEqual([link, 200])
  })

  it('do not link to content pages the catalogue lacks', async () => {
    const shop = await httpShop(
      contentWith({ shop: { pages: { help: ['delivery', 'no-such-page'], about: ['no-such-page-either'] } } }),
    )
    onTestFinished(() => shop.close())
    const { html } = await visit('/', shop.url)
    expect(contentLinks(html)).toContain('/i/delivery')
    expect(html).not.toContain('no-such-page')
    expect(html).not.toContain('>Company<')
  })
})
