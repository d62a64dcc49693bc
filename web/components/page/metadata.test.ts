import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { metaTags, structuredText } from './metadata.ts'

const view = (language: string) => ({ code: language, name: language, language, currency: 'GBP', basePath: '', home: '/' })
const shop = {
  name: 'Heartwood',
  origin: 'https://shop.test',
  basePath: '/de',
  language: 'de-DE',
  phone: null,
  texts: { description: 'Wood.' },
  storeViews: [view('en-GB'), view('de-DE'), view('it-IT')],
} as unknown as ShopInfo

const renderTags = (...page: Parameters<typeof metaTags>) =>
  metaTags(...page).map((tag) => ['property' in tag ? tag.property : tag.name, tag.content])

// SHARE-5
describe('metaTags', () => {
  it('describe a page with its address, type, picture and the languages of the shop', () => {
    const picture = { path: '/oak/a b.png', alt: 'Oak' }
    expect(
      renderTags({ title: 'Oak board', description: ' Planed. ', canonical: '/holz?page=2', picture, type: 'product' }, shop),
    ).toEqual([
      ['og:site_name', 'Heartwood'],
      ['og:title', 'Oak board'],
      ['og:type', 'product'],
      ['og:description', 'Planed.'],
      ['og:url', 'https://shop.test/de/holz?page=2'],
      ['og:locale', 'de_DE'],
      ['og:locale:alternate', 'en_GB'],
      ['og:locale:alternate', 'it_IT'],
      ['og:image', 'https://shop.test/img/1200x1488/oak/a%20b.png.jpg'],
      ['og:image:alt', 'Oak'],
      ['twitter:card', 'summary_large_image'],
    ])
  })

  it('fall back to the shop’s icon and name, and name no other language if there is one store view', () => {
    const { storeViews: _, ...single } = shop
    const tags = renderTags({ title: null, description: ' ' }, single)
    expect(tags).toEqual([
      ['og:site_name', 'Heartwood'],
      ['og:title', 'Heartwood'],
      ['og:type', 'website'],
      ['og:locale', 'de_DE'],
      ['og:image', 'https://shop.test/icon-512.png'],
      ['og:image:alt', 'Heartwood'],
      ['twitter:card', 'summary'],
    ])
  })
})

const typesIn = (...page: Parameters<typeof structuredText>) =>
  JSON.parse(structuredText(...page))['@graph'].map((thing: Readonly<Record<string, unknown>>) => thing['@type'])

// SHARE-4
describe('structuredText', () => {
  it('contains the types of the data that the page shows', () => {
    expect(typesIn({ title: null, structuredData: null, breadcrumbs: [{ name: 'Holz', url: '/de/holz' }] }, shop)).toEqual([
      'BreadcrumbList',
    ])
    expect(typesIn({ title: null, structuredData: { '@type': 'WebPage', name: 'x' } }, shop)).toEqual(['WebPage'])
    expect(typesIn({ title: null, structuredData: 'shop' }, shop)).toEqual(['Organization', 'WebSite'])
  })

  // SHARE-6
  it('describes a page without data of its own as a page', () => {
    const page = { title: 'Zuschnitt', description: ' Nach Liste. ', canonical: '/cutting-form' }
    const thing = { '@type': 'WebPage', name: 'Zuschnitt', inLanguage: 'de-DE' }
    const described = { ...thing, description: 'Nach Liste.', url: 'https://shop.test/de/cutting-form' }
    expect(JSON.parse(structuredText(page, shop))['@graph']).toEqual([described])
    expect(JSON.parse(structuredText({ title: 'Zuschnitt' }, shop))['@graph']).toEqual([thing])
    expect(typesIn({ title: null }, shop)).toEqual(['WebPage'])
  })

  // FRONT-23
  it('describes the contact page with its address and the telephone of the shop', () => {
    const page = { title: 'Kontakt', description: 'So erreichen Sie uns.', canonical: '/contact' }
    const phone = '0113 496 0123'
    expect(JSON.parse(structuredText({ ...page, structuredData: 'contact' }, { ...shop, phone }))['@graph']).toEqual([
      {
        '@type': 'ContactPage',
        name: 'Kontakt',
        inLanguage: 'de-DE',
        description: 'So erreichen Sie uns.',
        url: 'https://shop.test/de/contact',
        mainEntity: {
          '@type': 'Organization',
          name: 'Heartwood',
          description: 'Wood.',
          url: 'https://shop.test/de/',
          telephone: phone,
        },
      },
    ])
  })

  it('has the addresses of the store view', () => {
    expect(structuredText({ title: null, structuredData: 'shop' }, shop)).toContain(
      'https://shop.test/de/search?q={search_term_string}',
    )
  })

  // STORE-3
  it('describes each branch with address, telephone, hours and days off', () => {
    const branch = {
      id: 'leeds',
      name: 'Heartwood Leeds',
      phone: '0113 496 0123',
      timeZone: 'Europe/London',
      map: null,
      address: { street: 'Sawmill Lane', city: 'Leeds', postcode: 'LS9 8AA', country: 'GB' },
      opening: ['7:30-17:00', null, null, null, null, null, null],
    }
    const delivery = { holidays: ['2026-12-25'] }
    const text = structuredText({ title: null, structuredData: 'branches' }, {
      ...shop,
      branches: [branch],
      delivery,
    } as unknown as ShopInfo)
    const day = { '@type': 'OpeningHoursSpecification' }
    expect(JSON.parse(text)['@graph']).toEqual([
      {
        '@type': 'HardwareStore',
        name: 'Heartwood Leeds',
        url: 'https://shop.test/de/stores#leeds',
        image: 'https://shop.test/icon-512.png',
        telephone: '0113 496 0123',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Sawmill Lane',
          addressLocality: 'Leeds',
          postalCode: 'LS9 8AA',
          addressCountry: 'GB',
        },
        openingHoursSpecification: [{ ...day, dayOfWeek: 'https://schema.org/Monday', opens: '07:30', closes: '17:00' }],
        specialOpeningHoursSpecification: [
          { ...day, opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
        ],
      },
    ])
  })

  it('lists the products of a page by their place in the whole list', () => {
    const pageInfo = { __typename: 'PageInfo', offset: 48, first: 24, hasMore: false } as const
    const items = [{ name: 'Oak', url: '/de/eiche' }]
    const listing = { items, pageInfo, total: 49 } as unknown as Parameters<typeof structuredText>[0]['structuredData']
    const text = structuredText({ title: null, structuredData: { listing } as never }, shop)
    expect(JSON.parse(text)['@graph']).toEqual([
      {
        '@type': 'ItemList',
        numberOfItems: 49,
        itemListElement: [{ '@type': 'ListItem', position: 49, name: 'Oak', url: 'https://shop.test/de/eiche' }],
      },
    ])
  })
})
