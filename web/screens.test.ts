import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ANSWERS, openScreen } from './screens.test-kit.ts'

describe('a screen', () => {
  // SCREEN-1, SCREEN-5, SCREEN-8 to SCREEN-11, SCREEN-13 to SCREEN-16, SCREEN-18
  it.each([
    ['/', 'HomePage', {}],
    ['/pwa.html', 'HomePage', {}],
    ['/contact', 'ContactPage', {}],
    ['/contact-us', 'ContactPage', {}],
    ['/p/OSB3-18/osb-board', 'ProductPage', { sku: 'OSB3-18', childSku: null }],
    ['/p/OAK/oak-board/OAK-20', 'ProductPage', { sku: 'OAK', childSku: 'OAK-20' }],
    ['/i/delivery', 'CmsPage', { identifier: 'delivery' }],
    ['/latest-news/2/choosing-a-newel-post', 'NewsPostPage', { id: '2' }],
    ['/latest-news/all', 'NewsPage', { offset: 0 }],
    ['/cutting-form', 'CuttingPage', {}],
    ['/panel-cutting-serivces', 'PanelCuttingServices', {}],
    ['/decking/boards', 'Dispatch', { path: '/decking/boards' }],
  ])('at %s asks for %s %j', async (path, operation, variables) => {
    expect((await openScreen(path)).asked).toEqual([[operation, expect.objectContaining(variables)]])
  })

  // SCREEN-10, VIEW-43
  it('at /c/skirting-24 asks for the category, and for its path if there is no such category', async () => {
    expect((await openScreen('/c/skirting-24')).asked).toEqual([
      ['CategoryPage', expect.objectContaining({ slug: 'skirting-24' })],
      ['Dispatch', { path: '/c/skirting-24' }],
    ])
  })

  // SCREEN-2
  it.each([
    ['/cart', 'CART'],
    ['/checkout', 'CHECKOUT'],
  ])('at %s asks only for the blocks that the merchant placed there', async (path, place) => {
    expect(await openScreen(path)).toMatchObject({ status: 200, asked: [['PlacedBlocks', { place }]] })
  })

  // SCREEN-3, SCREEN-6, SCREEN-7, SCREEN-12
  it.each([
    ['/my-account', 'my-account'],
    ['/compare', 'compare'],
    ['/error', 'error'],
    ['/create-password', 'create-password'],
  ])('at %s is %s and asks for nothing', async (path, name) => {
    expect(await openScreen(path)).toMatchObject({ status: 200, routeName: name, asked: [] })
  })

  // SCREEN-6, SCREEN-14, SCREEN-16
  it.each([
    ['/compare', 'Compare Products'],
    ['/latest-news/all', 'Latest News'],
    ['/panel-cutting-serivces', 'Panel Cutting Services'],
  ])('at %s has the title %s', async (path, title) => {
    expect((await openScreen(path)).html).toContain(`<title>${title} | Heartwood</title>`)
  })

  // SCREEN-7, SCREEN-24
  it.each([
    ['/error', 'minimal'],
    ['/compare', 'default'],
    ['/no/such/path', 'default'],
  ])('at %s has the %s layout', async (path, layout) => {
    expect((await openScreen(path)).html).toMatch(new RegExp(`<html[^>]* data-layout="${layout}"`))
  })

  // SHARE-6
  it('that lists the blog is described as a blog with its posts', async () => {
    const { main } = await openScreen('/latest-news/all')
    const post = { '@type': 'BlogPosting', headline: 'Newels', url: 'https://shop.example/latest-news/2/newels' }
    const blog = { '@type': 'Blog', name: 'Latest News', url: 'https://shop.example/latest-news/all', blogPost: [post] }
    expect(main).toContain(`"@graph":[${JSON.stringify(blog)}]`)
  })

  // SHARE-6
  it('with a page of text is described with its description, address and language', async () => {
    const cmsPage = { url: '/i/delivery', title: 'Delivery', content: '', metaDescription: 'To the kerb.' }
    const { main } = await openScreen('/i/delivery', {}, { ...ANSWERS, CmsPage: { cmsPage } })
    expect(main).toContain('"inLanguage":"en-GB","description":"To the kerb.","url":"https://shop.example/i/delivery"')
  })

  // SCREEN-14
  it('that lists the blog has the description of the specification', async () => {
    expect((await openScreen('/latest-news/all')).html).toContain(
      '<meta name="description" content="Our latest news and events"/>',
    )
  })

  // SCREEN-16
  it('for panel cutting services is the target of the correct spelling', async () => {
    expect(await openScreen('/panel-cutting-services')).toMatchObject({ status: 301, location: '/panel-cutting-serivces' })
  })

  // SCREEN-18, ERROR-6
  it.each(['/no/such/path', '/i/no-such-page', '/p/no-such-sku/slug', '/p/OSB3-18', '/c'])(
    'is page-not-found if nothing exists at %s',
    async (path) => {
      const { status, routeName, main } = await openScreen(path)
      expect({ status, routeName }).toEqual({ status: 404, routeName: 'page-not-found' })
      expect(main).toContain('We can’t find this page')
    },
  )
})

// SCREEN-3, SCREEN-4
describe('the account', () => {
  it.each(['', '/shipping-details', '/newsletter', '/orders', '/orders/000000007', '/recently-viewed'])(
    'is one screen at /my-account%s',
    async (block) => {
      expect(await openScreen(`/my-account${block}`)).toMatchObject({ status: 200, routeName: 'my-account', asked: [] })
    },
  )

  it.each([
    ['', 'My account | '],
    ['/orders', 'Orders, My account | '],
    ['/shipping-details', 'Addresses, My account | '],
  ])('names its block in the title of /my-account%s', async (block, title) => {
    expect((await openScreen(`/my-account${block}`)).html).toContain(`<title>${title}`)
  })

  // USER-44
  it('arrives with the sign-in, so that nothing moves when its scripts run', async () => {
    const { main } = await openScreen('/my-account')
    expect(main).toMatch(/<form.*autoComplete="current-password".*<\/form>.*With an account/s)
  })

  it.each(['/my-account/secrets', '/my-account/newsletter/7'])('has no block at %s', async (path) => {
    expect((await openScreen(path)).status).toBe(404)
  })
})

describe('the home page', () => {
  // SCREEN-28
  it('shows a head image, main banners, small banners and product banners', async () => {
    const { main } = await openScreen('/')
    for (const title of ['Cut tomorrow', 'Frame first', 'Plan a deck', 'Oil it twice']) expect(main).toContain(title)
  })

  // SCREEN-29
  it('lists new products, best sellers and special offers under their headings', async () => {
    const sections = (await openScreen('/')).main.split('<section')
    const skusUnder = (heading: string) =>
      sections.find((section) => section.includes(`>${heading}</h2>`))?.match(/(?:NEW|BEST|OFFER)-OAK/)?.[0]
    expect(['New arrivals', 'Best sellers', 'Special offers'].map(skusUnder)).toEqual(['NEW-OAK', 'BEST-OAK', 'OFFER-OAK'])
  })
})

// SHOP-5
describe('the search page', () => {
  it('asks for the results of a text, narrowed by the filters of the address', async () => {
    const { asked } = await openScreen('/search?q=oak+board&wood_type=58')
    const filters = [{ attribute: 'wood_type', values: ['58'] }]
    expect(asked).toEqual([['SearchPage', expect.objectContaining({ search: 'oak board', filters })]])
  })
})

// NAV-40, SHOP-4
describe('the categories', () => {
  it('are in a menu that works without scripts, with a button in the header and one in the bar of phones', async () => {
    const { html } = await openScreen('/contact')
    const [header, footer] = html.split('<main')
    expect(header).toMatch(/<nav id="menu"[^>]* popover="auto"[^>]*>.*href="\/decking"/s)
    const button = /<button type="button"[^>]* popovertarget="menu"[^>]*>.*?Menu/is
    expect(header?.split('<nav')[0]).toMatch(button)
    expect(footer).toMatch(button)
  })
})

// NAV-41
describe('the bar of phones', () => {
  it('leads to home, menu, search, account and cart, and leaves the VAT switch to the menu', async () => {
    const { html } = await openScreen('/contact')
    const [, bar = ''] = /<nav class="[^"]*" aria-label="Shortcuts">(.*?)<\/nav>/s.exec(html) ?? []
    const texts = bar
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<[^>]*>/g, '|')
      .split('|')
      .filter((text) => text.trim())
    expect(texts).toEqual(['Home', 'Menu', 'Search', 'Sign in', 'Cart'])
    expect(/<nav id="menu".*?<\/nav>/s.exec(html)?.[0]).toMatch(/<button [^>]*data-choice="ex"/)
  })
})

// SCREEN-23
describe('the menu', () => {
  it('has the entries of the merchant, above the header and among the categories', async () => {
    const [header = ''] = (await openScreen('/compare')).html.split('<main')
    const [above = '', menu = ''] = header.split('<nav id="menu"')
    for (const part of [above, menu]) expect(part).toMatch(/<a [^>]*href="\/i\/size-guide"[^>]*>Size guide</)
  })
})

// UI-45
describe('the footer', () => {
  it('has groups of links, folded on phones: categories, help, services with the entries of the menu, and the company', async () => {
    const renderGroups = async (shop: Partial<ShopInfo> = {}) => {
      const [, footer = ''] = /<footer(.*?)<\/footer>/s.exec((await openScreen('/compare', shop)).html) ?? []
      return [...footer.matchAll(/<details><summary><h2>(.*?)<.*?<ul>(.*?)<\/ul>/gs)].map(([, title, list = '']) => [
        title,
        ...[...list.matchAll(/>([^<>]+)<\/a>/g)].map(([, text]) => text),
      ])
    }
    const others = [
      ['Categories', 'Decking'],
      ['Help and delivery', 'Returns'],
    ]
    const company = ['Company', 'Privacy']
    expect(await renderGroups()).toEqual([...others, ['Services', 'Quick order', 'Size guide'], company])
    const services = ['Services', 'Quick order', 'Calculators', 'Cutting list', 'Size guide']
    expect(await renderGroups({ cutsToList: true, calculators: [{ kind: 'deck', linkedFrom: [] }] })).toEqual([
      ...others,
      services,
      company,
    ])
  })
})
