import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ErrorPageInput, ShopInfo } from '#schema/page.types.ts'
import { createErrorPages } from './error-pages.ts'

const LANGUAGES: Readonly<Record<string, string>> = { '/de': 'de' }

/** Answers every request with an error page of a status, and records what was rendered. */
async function errorPages(status: 500 | 503) {
  const rendered: string[] = []
  const renderError = async ({ request, shop, requestId }: ErrorPageInput) => {
    const { pathname, search } = new URL(request.url)
    rendered.push(shop.language)
    const html = `<a lang="${shop.language}" href="${pathname}${search.replaceAll('&', '&amp;')}">${requestId}</a>`
    return { status, html, routeName: 'error', preloads: [] }
  }
  const app = Fastify({ genReqId: ({ headers }) => String(headers['x-id']) })
  const send = createErrorPages({
    renderer: { renderError, assets: { manifest: null } },
    origin: ({ host }) => `https://${host}`,
    getShop: ({ url }, origin) =>
      ({ origin, basePath: url.slice(0, 3), language: LANGUAGES[url.slice(0, 3)] ?? 'en' }) as ShopInfo,
  })
  app.get('/*', (request, reply) => send(request, reply, status))
  onTestFinished(() => app.close())
  const get = async (url: string, id = 'id-1', host = 'shop.example') =>
    (await app.inject({ url, headers: { host, 'x-id': id } })).body
  return { get, rendered }
}

// LOAD-4
describe('the page of a busy or unreachable shop', () => {
  it('is rendered once, with the path and the id of each request', async () => {
    const { get, rendered } = await errorPages(503)
    expect(await get('/en/a?page=2&sort=latest', 'id-1')).toBe('<a lang="en" href="/en/a?page=2&amp;sort=latest">id-1</a>')
    expect(await get('/en/$&', 'id-2')).toBe('<a lang="en" href="/en/$&amp;">id-2</a>')
    expect(rendered).toEqual(['en'])
  })

  it('escapes the path and the request id', async () => {
    const { get } = await errorPages(503)
    expect(await get('/en/"><script>', '<b>')).not.toMatch(/<script>|<b>|href="\/en\/"/)
  })

  it('is rendered again for another store view or host', async () => {
    const { get, rendered } = await errorPages(503)
    expect(await get('/de/a')).toContain('lang="de"')
    expect(await get('/en/a')).toContain('lang="en"')
    await get('/en/a', 'id-1', 'other.example')
    expect(rendered).toEqual(['de', 'en', 'en'])
  })

  it('is rendered for each request if the shop itself failed', async () => {
    const { get, rendered } = await errorPages(500)
    await get('/en/a')
    expect(await get('/en/b', 'id-2')).toBe('<a lang="en" href="/en/b">id-2</a>')
    expect(rendered).toHaveLength(2)
  })
})
