import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { contentWith } from '../../kit/content.ts'
import { ask, readAnswer } from '../../kit/graphql.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import type { LocalServer } from '../../kit/local-server.ts'
import { visit } from '../../kit/page.ts'
import { type RefusingPlatform, refusingPlatform } from '../../kit/refusing-platform.ts'
import { rewritingPlatform } from '../../kit/rewriting-platform.ts'

type Document = Readonly<Record<string, unknown>>

const DELIVERY = '{ cmsPage(identifier: "delivery") { title section { title pages { title url } } } }'
/** Turns all caches off, so that each answer reflects the platform's current data. */
const HIERARCHY = contentWith({ settings: { platform: { cmsHierarchy: true } } })
const UNCACHED = { CACHE_MB: 'pages=0,upstream=0,answers=0', UPSTREAM_FRESH_SECONDS: '0' }

// CMS-4
describe('content page', () => {
  it('links to the other pages of its section, in the order of their creation', async () => {
    const { cmsPage } = await ask(DELIVERY)
    expect(cmsPage?.section).toMatchObject({
      title: 'Help',
      pages: expect.arrayContaining([
        { title: 'Delivery', url: '/i/delivery' },
        { title: expect.stringMatching(/\S/), url: '/i/returns' },
      ]),
    })
    const { html } = await visit('/i/delivery')
    expect(html).toMatch(/<h2[^>]*>Help<\/h2>/)
    expect(html).toMatch(/href="\/i\/delivery" aria-current="page"/)
  })

  it('that does not exist has no section', async () => {
    expect(await ask('{ cmsPage(identifier: "no-such-page") { section { title } } }')).toEqual({ cmsPage: null })
  })
})

// CMS-4
describe('content page with a malformed hierarchy', () => {
  let rewrite: (node: Document) => Document | readonly Document[]
  let platform: LocalServer
  let shop: HttpShop
  beforeAll(async () => {
    platform = await rewritingPlatform(inject('shop').sandboxUrl, (entity, document) =>
      entity === 'cms_hierarchy' ? rewrite(document) : document,
    )
    shop = await httpShop({ ...UNCACHED, ...HIERARCHY, PLATFORM_URL: platform.url })
  }, 60_000)
  afterAll(async () => {
    await shop?.close()
    await platform?.close()
  })

  it.each<[string, (node: Document) => Document | readonly Document[]]>([
    ['is its own parent', (node) => ({ ...node, parent_node_id: node.node_id })],
    ['has no name', (node) => ({ ...node, label: null })],
    ['belongs to another page', (node) => ({ ...node, identifier: `${node.identifier}-and-more` })],
    ['links to missing pages', (node) => ({ ...node, identifier: node.parent_node_id === null ? node.identifier : 'gone' })],
    ['has invalid ids', (node) => ({ ...node, node_id: '{"$ne":1}', parent_node_id: '1 OR 1=1' })],
    ['is missing', () => []],
  ])('has no section if the node %s', async (_, awkward) => {
    rewrite = awkward
    expect(await readAnswer(DELIVERY, {}, shop.url)).toMatchObject({
      status: 200,
      data: { cmsPage: { title: 'Delivery', section: null } },
      errors: [],
    })
  })

  it('links to each page once if the section repeats its nodes', async () => {
    rewrite = (node) =>
      node.parent_node_id === null
        ? node
        : Array.from({ length: 200 }, (_, i) => ({ ...node, node_id: Number(node.node_id) + i }))
    const { cmsPage } = await ask(DELIVERY, {}, shop.url)
    const urls = cmsPage?.section?.pages.map(({ url }) => url) ?? []
    expect(urls).toContain('/i/delivery')
    expect(new Set(urls).size).toBe(urls.length)
  })
})

// CMS-4
describe('content page without hierarchy support on the platform', () => {
  let platform: RefusingPlatform
  beforeAll(async () => {
    platform = await refusingPlatform(inject('shop').sandboxUrl)
    platform.refuseAll('cms_hierarchy', 'no such index [vue_storefront_catalog_cms_hierarchy]')
  })
  afterAll(() => platform?.close())

  let shop: HttpShop | undefined
  afterEach(() => shop?.close())

  it('is complete if the hierarchy is not configured', async () => {
    shop = await httpShop({ ...UNCACHED, PLATFORM_URL: platform.url })
    expect(await readAnswer(DELIVERY, {}, shop.url)).toMatchObject({ data: { cmsPage: { section: null } }, errors: [] })
  })

  it('is returned without its section, and with an error, if the hierarchy is configured', async () => {
    shop = await httpShop({ ...UNCACHED, ...HIERARCHY, PLATFORM_URL: platform.url })
    const answer = await readAnswer(DELIVERY, {}, shop.url)
    expect(answer).toMatchObject({ status: 200, data: { cmsPage: { title: 'Delivery', section: null } } })
    expect(answer.errors).toHaveLength(1)
    expect((await visit('/i/delivery', shop.url)).status).toBe(200)
  })
})
