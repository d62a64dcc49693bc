import { describe, expect, it, vi } from 'vitest'
import type { Extension } from '#schema/page.types.ts'
import type { CmsPage } from '../../../domain/content/content.types.ts'
import { PlatformRefused, PlatformUnreachable } from '../../../platform/base/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { config, scopeWith } from '../../../services/testing/platform.ts'
import { ask } from '../testing/shop.ts'

const QUERY = '{ sitePages { help { title url } about { title url } } }'
const settings = {
  ...config,
  shop: { ...config.shop, pages: { menu: [], help: ['delivery', 'gone'], about: ['about-us'], conditions: null } },
}
const page = (id: string, identifier: string, title: string): CmsPage => ({
  id,
  identifier,
  title,
  heading: null,
  content: '',
  isActive: true,
  metaTitle: null,
  metaDescription: null,
})
const pages = [page('1', 'delivery', 'Delivery'), page('2', 'about-us', 'Our yard')]
const findPage: Platform['cmsPage'] = async (_view, identifier) => pages.find((each) => each.identifier === identifier) ?? null

const askPages = async (cmsPage: Platform['cmsPage']) => {
  const scope = scopeWith({ cmsPage }, { config: settings })
  return { ...(await ask(scope, QUERY)), tags: scope.cacheTags.list() }
}

describe('site pages', () => {
  it('are the configured CMS pages that exist, with their titles', async () => {
    const { data, errors, tags } = await askPages(findPage)
    expect(errors).toEqual([])
    expect(data).toEqual({
      sitePages: { help: [{ title: 'Delivery', url: '/i/delivery' }], about: [{ title: 'Our yard', url: '/i/about-us' }] },
    })
    expect(tags).toEqual(['C1', 'C2'])
  })

  it('include links to pages of the shop, in the configured order', async () => {
    const help = [
      { title: 'How it comes', page: 'delivery' },
      { title: 'Contact us', url: '/contact' },
      { title: 'Gone', page: 'gone' },
    ]
    const scope = scopeWith(
      { cmsPage: findPage },
      {
        config: {
          ...config,
          shop: { ...config.shop, pages: { menu: help, help: [], about: ['about-us'], conditions: 'delivery' } },
        },
      },
    )
    expect(
      (await ask(scope, '{ sitePages { menu { title url } help { url } about { url } conditions { title url } } }')).data,
    ).toEqual({
      sitePages: {
        menu: [
          { title: 'How it comes', url: '/i/delivery' },
          { title: 'Contact us', url: '/contact' },
        ],
        help: [],
        about: [{ url: '/i/about-us' }],
        conditions: { title: 'Delivery', url: '/i/delivery' },
      },
    })
  })

  it.each([
    ['no page', null],
    ['an unknown page', 'gone'],
  ])('have no conditions if the configuration names %s', async (_, conditions) => {
    const shop = { ...config.shop, pages: { menu: [], help: [], about: ['delivery'], conditions } }
    const scope = scopeWith({ cmsPage: findPage }, { config: { ...config, shop } })
    expect((await ask(scope, '{ sitePages { about { url } conditions { url } } }')).data).toEqual({
      sitePages: { about: [{ url: '/i/delivery' }], conditions: null },
    })
  })

  // DAY-10
  it('do not link to news if the platform has no blog', async () => {
    const menu = [
      { title: 'News', url: '/latest-news/all' },
      { title: 'Contact us', url: '/contact' },
    ]
    const shop = { ...config.shop, pages: { menu, help: [], about: [], conditions: null } }
    const urls = async (lacks: readonly Extension[]) => {
      const scope = scopeWith({ cmsPage: findPage, lacking: () => lacks }, { config: { ...config, shop } })
      return JSON.stringify((await ask(scope, '{ sitePages { menu { url } } }')).data)
    }
    expect(await urls(['newsletter'])).toContain('/latest-news/all')
    expect(await urls(['blog'])).toBe(JSON.stringify({ sitePages: { menu: [{ url: '/contact' }] } }))
  })

  it('are found with one search', async () => {
    const cmsPage = vi.fn(findPage)
    await askPages(cmsPage)
    expect(new Set(cmsPage.mock.calls.map(([, , request]) => request)).size).toBe(1)
  })

  it('are empty on a platform without pages and null if it is unavailable', async () => {
    const failWith = (error: Error) => askPages(() => Promise.reject(error))
    expect((await failWith(new PlatformRefused('PLATFORM_REFUSED', 404))).data).toEqual({ sitePages: { help: [], about: [] } })
    expect((await failWith(new PlatformUnreachable('PLATFORM_TIMEOUT'))).data).toEqual({ sitePages: null })
  })
})
