import { describe, expect, it } from 'vitest'
import type { Load } from '#schema/operation.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { renderError, renderPage } from './entry.server.tsx'
import { BRITISH } from './messages/format.test-kit.ts'

const shop: ShopInfo = {
  name: 'Heartwood',
  phone: '01632 960 118',
  colours: { bar: '#112233', barDark: '#001122' },
  texts: {
    title: 'Bread',
    description: 'Bread and cakes.',
    promise: null,
    contact: null,
    hours: null,
    delivery: null,
    deliveryMethods: {},
    returns: null,
    searchPlaceholder: 'Search bread',
    searchExample: 'Rye',
    popularSearches: [],
    searchAdvice: [],
    calculators: null,
  },
  opening: null,
  branches: [],
  delivery: null,
  origin: 'https://shop.example',
  deviceDatabase: 'default-shop',
  language: 'en-GB',
  locale: 'en-GB',
  country: 'GB',
  timeZone: 'Europe/London',
  money: BRITISH.money,
  dateFormat: 'HH:mm D/M/YYYY',
  basePath: '',
  checkout: 'external',
  isTelephoneRequired: true,
  cutsToList: true,
  calculators: [],
  sendsOfflineOrders: false,
  analytics: null,
  priceSync: 'on',
  stockSync: true,
  catalogIndex: true,
  serviceWorker: true,
  cart: { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: true },
}
const menu = [{ __typename: 'Category', id: '1', name: 'Decking', url: '/decking', menuEntries: [] }]
const delivery = {
  __typename: 'CmsPage',
  id: '1',
  identifier: 'delivery',
  title: 'Delivery',
  url: '/i/delivery',
  heading: null,
  content: '<p>On weekdays.</p>',
  metaTitle: null,
  metaDescription: '</script><script>alert(1)</script>',
}

const answers: Record<string, (variables: Record<string, unknown>) => unknown> = {
  PlacedBlocks: () => ({ placedBlocks: [] }),
  Shell: () => ({ menu, sitePages: { menu: [{ title: 'Delivery', url: '/i/delivery' }], help: [], about: [] } }),
  CmsPage: ({ identifier }) => ({ cmsPage: identifier === 'delivery' ? delivery : null }),
  Dispatch: ({ path }) => ({ route: path === '/old' ? { __typename: 'Redirect', location: '/decking', status: 301 } : null }),
}

/** Returns results from the table above, in the operation's type. */
const load = (async (operation: { name: string }, variables: Record<string, unknown>) =>
  answers[operation.name]?.(variables)) as Load

const open = (path: string, using: Load = load, inShop: ShopInfo = shop) =>
  renderPage({ request: new Request(`https://shop.example${path}`), load: using, shop: inShop, assets: { manifest: null } })

// CUT-19
it.each([true, false])('the header leads to the cutting form if the shop cuts to lists: %s', async (cutsToList) => {
  const { html } = await open('/i/delivery', load, { ...shop, cutsToList })
  const [header = ''] = /<header.*<\/header>/s.exec(html) ?? []
  expect(header).toContain('href="/i/delivery"')
  expect(header.includes('href="/cutting-form"')).toBe(cutsToList)
})

// SCREEN-2, SCREEN-17
describe('the checkout', () => {
  it('begins on a page without private data, whether it is built in or external', async () => {
    const input = { request: new Request('https://shop.example/checkout'), load, assets: { manifest: null } }
    const { status, html, routeName } = await renderPage({ ...input, shop: { ...shop, checkout: 'built-in' } })
    expect({ status, routeName }).toEqual({ status: 200, routeName: 'checkout' })
    expect(html).toContain('Ordering needs JavaScript')
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(html).not.toContain('Secure checkout')
    const external = await renderPage({ ...input, shop: { ...shop, checkout: 'external' } })
    expect(external.html).toContain('Secure checkout')
  })

  it('ends on a page without private data, because only the device has it', async () => {
    const { status, html, routeName } = await open('/order-success/000000007/canary%40b.example')
    expect({ status, routeName }).toEqual({ status: 200, routeName: 'external-thank-you' })
    expect(html).toContain('Looking for your order…')
    expect(html.replace(/<(?:script|link)[^>]*>/g, '')).not.toMatch(/000000007|canary/)
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  })
})

describe('a page', () => {
  // SHOP-14
  it('is a whole document in the language of the shop', async () => {
    const { status, html, routeName } = await open('/i/delivery')
    expect({ status, routeName }).toEqual({ status: 200, routeName: 'cms-page' })
    expect(html).toMatch(
      /^<!doctype html><html lang="en-GB" data-vat="inc" data-device="default-shop" data-layout="default" data-prices="">/,
    )
    expect(html).toContain('<title>Delivery | Heartwood</title>')
    expect(html).toContain('<link rel="canonical" href="https://shop.example/i/delivery"/>')
    expect(html).toContain('<p>On weekdays.</p>')
  })

  it('fetches its texts with its first files, and no texts of late parts', async () => {
    const file = (name: string) => ({ file: `assets/${name}.js` })
    const manifest = {
      'web/entry.client.tsx': file('entry'),
      'web/messages/generated/en/index.ts': file('en'),
      'web/messages/generated/en/content.ts': file('content'),
      'web/messages/generated/en/shell.ts': file('shell'),
    }
    const request = new Request('https://shop.example/i/unknown')
    const { html } = await renderPage({ request, load, shop, assets: { manifest } })
    const modules = [...html.matchAll(/<script type="module" data-src="([^"]*)"/g)].map(([, src]) => src)
    expect(modules).toEqual(['/assets/entry.js', '/assets/en.js', '/assets/content.js'])
  })

  // ERROR-11
  it('says that a part is missing if a read failed, and marks the results with gaps', async () => {
    const request = new Request('https://shop.example/i/delivery')
    const input = { request, load, shop, assets: { manifest: null } }
    const whole = await renderPage({ ...input, hasGaps: () => false })
    expect(whole.html).not.toContain('hasGaps')
    expect(whole.html).not.toContain('Try again now')
    const { html } = await renderPage({ ...input, hasGaps: (operation) => operation === 'Shell' })
    expect(html).toContain('Some of this page hasn’t loaded yet. We’re trying again.')
    expect(html).toMatch(/<a [^>]*href="\/i\/delivery"[^>]*>Try again now/)
    expect(html.match(/"hasGaps":true/g)).toHaveLength(1)
  })

  // React writes this comment for parts that the server left to the browser.
  it.each(['/lists', '/checkout', '/cart', '/i/delivery'])(
    'is rendered whole at %s, late parts of its screen included',
    async (path) => {
      const { html } = await open(path, load, { ...shop, checkout: 'built-in' })
      expect(html).not.toContain('<!--$!-->')
    },
  )

  it('has the categories in its menu', async () => {
    expect((await open('/i/delivery')).html).toContain('href="/decking"')
  })

  it('links to the existing CMS pages only', async () => {
    expect((await open('/i/delivery')).html.match(/href="\/i\/[^"]*"/g)).toEqual(Array(3).fill('href="/i/delivery"'))
  })

  it('embeds its results so that no text of a merchant can close the script element', async () => {
    const { html } = await open('/i/delivery')
    expect(html).not.toContain('<script>alert')
    const [, data = ''] = /id="page-data">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data)).toMatchObject({
      shop,
      results: [{ name: 'Shell' }, { name: 'CmsPage', variables: { identifier: 'delivery' }, data: { cmsPage: delivery } }],
    })
  })

  it('has no inline script or style, as the content policy requires', async () => {
    const { html } = await open('/i/delivery')
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/)
    for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/src=|type="application\/(ld\+)?json"/)
  })

  it.each(['/i/unknown', '/no/such/path', '/%F0%9F%AA%B5'])('is a real 404 at %s', async (path) => {
    const { status, routeName, html } = await open(path)
    expect({ status, routeName }).toEqual({ status: 404, routeName: 'page-not-found' })
    expect(html).toContain('<h1>')
  })

  it('is a redirect if the catalogue redirects its path', async () => {
    expect(await open('/old')).toMatchObject({ status: 301, location: '/decking', html: '' })
  })

  it('is not rendered if the platform does not answer', async () => {
    const failToLoad: Load = () => Promise.reject(new Error('no answer'))
    await expect(open('/i/delivery', failToLoad)).rejects.toThrow('no answer')
  })
})

describe('the page for a platform that does not answer', () => {
  const request = new Request('https://shop.example/decking?page=2')
  const input = { request, shop, assets: { manifest: null }, requestId: 'a81f-2' }

  it.each([500, 503] as const)('has status %i and a link to try again', async (status) => {
    const page = await renderError(input, status)
    expect(page.status).toBe(status)
    expect(page.html).toContain('href="/decking?page=2"')
    expect(page.html).toContain('data-layout="minimal"')
    expect(page.html).toContain('<code>a81f-2</code>')
  })

  // ERROR-13
  it('leads to the home page and to the search, and gives the telephone number, if the address cannot be read', async () => {
    const page = await renderError(input, 400)
    expect([page.status, page.html]).toEqual([400, expect.stringContaining('This link doesn’t work')])
    expect(page.html).toMatch(/<main.*<a [^>]*href="\/".*<a [^>]*href="\/search".*Ring(<!-- -->)? <a href="tel:.*<\/main>/s)
    expect(page.html).not.toContain('page=2')
  })

  it('says that the shop is unavailable for a moment, and shows its telephone number', async () => {
    const { html } = await renderError(input, 503)
    expect(html).toContain('Sorry, we’ll be back in a minute')
    expect(html).toMatch(/Ring(<!-- -->)? <a href="tel:/)
  })

  // ERROR-12
  it.each([
    [503, ['/web/entry.retry.ts']],
    [500, []],
  ] as const)('needs at status %i only the script before the first paint and %j', async (status, scripts) => {
    const { html } = await renderError(input, status)
    const sources = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src)
    expect(sources).toEqual(['/web/before-paint.ts', ...scripts])
  })
})

// DAY-10
describe('a page of a shop whose platform lacks extensions', () => {
  const contact: Load = (async (operation: { name: string }, variables: Record<string, unknown>) =>
    operation.name === 'Shell'
      ? answers.Shell?.(variables)
      : { store: { phone: null, email: 'a@shop.example' }, cmsPage: null }) as Load

  it('has no newsletter in its footer, and no form for mail', async () => {
    const { html: whole } = await open('/contact', contact)
    expect(whole).toMatch(/<footer.*newsletter.*<\/footer>/is)
    expect(whole).toContain('<form')
    const { html } = await open('/contact', contact, { ...shop, lacks: ['newsletter', 'mail'] })
    expect(html.replace(/<script.*?<\/script>/gs, '')).not.toMatch(/<footer.*newsletter.*<\/footer>/is)
    expect(html).not.toMatch(/<main.*<form.*<\/main>/s)
  })
})

// SHOP-23
describe('the footer of a shop', () => {
  it.each([
    ['external', true],
    ['built-in', false],
    ['none', false],
  ] as const)('with %s checkout says that shoppers pay by card: %s', async (checkout, says) => {
    const { html } = await open('/i/delivery', load, { ...shop, checkout })
    expect(/<footer.*Pay by debit or credit card.*<\/footer>/s.test(html.replace(/<script.*?<\/script>/gs, ''))).toBe(says)
  })
})
