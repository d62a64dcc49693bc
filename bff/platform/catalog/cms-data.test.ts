import { describe, expect, it } from 'vitest'
import { PlatformUnreachable } from '../base/errors.ts'
import { GERMAN, platformClient, requestEntity, VIEW } from '../testing/platform-client.ts'
import { type Behaviour, hangUp, html, json } from '../testing/scripted-platform.ts'

const PAGE = { id: 9, identifier: 'delivery times', title: 'Delivery', content: '<p>Two days</p>', active: true }
const MISSING = json({ code: 500, result: { errorMessage: 'The CMS page does not exist.', code: 404 } }, 500)
const EMPTY = json({ hits: { hits: [], total: 0 } })

/** A platform with the given behaviour of its index and its extension. */
const shop = (index: Behaviour, extension: Behaviour, cmsData = true) =>
  platformClient((response, call) => (call.url.includes('/cms-data/') ? extension : index)(response, call), {
    cmsData,
    timeoutMs: 15_000,
    searchTimeoutMs: 15_000,
  })
type Shop = Awaited<ReturnType<typeof shop>>

const readPage = ({ client }: Shop, identifier = PAGE.identifier) => client.cmsPage(VIEW, identifier, requestEntity('cms_page'))
const extensionCalls = ({ platform }: Shop) => platform.asked.map(({ url }) => url).filter((url) => url.includes('/cms-data/'))

// CALL-10, CMS-5
describe('CMS pages and blocks from the platform’s extension', () => {
  it('replace missing index content, by identifier and store, and are cached', async () => {
    const platform = await shop(EMPTY, json({ code: 200, result: PAGE }))
    for (const _ of [1, 2]) expect(await readPage(platform)).toMatchObject({ id: '9', title: 'Delivery' })
    const block = await platform.client.cmsBlock(GERMAN, PAGE.identifier, requestEntity('cms_block'))
    expect(block).toMatchObject({ id: '9', content: '<p>Two days</p>' })
    expect(extensionCalls(platform)).toEqual([
      '/api/ext/cms-data/cmsPageIdentifier/delivery%20times/storeId/1',
      '/api/ext/cms-data/cmsBlockIdentifier/delivery%20times/storeId/2?storeCode=de',
    ])
  })

  it('replace a missing index', async () => {
    expect(await readPage(await shop(html(404), json({ code: 200, result: PAGE })))).toMatchObject({ id: '9' })
  })

  it('are not read if the index has the content, or the shop does not use the extension', async () => {
    const indexed = await shop(json({ hits: { hits: [{ _source: PAGE }], total: 1 } }), MISSING)
    expect(await readPage(indexed)).toMatchObject({ id: '9' })
    const without = await shop(EMPTY, json({ code: 200, result: PAGE }), false)
    expect(await readPage(without)).toBeNull()
    expect([extensionCalls(indexed), extensionCalls(without)]).toEqual([[], []])
  })

  it.each([
    ['the platform says so in a nested cause', MISSING],
    ['the extension is not installed', html(404)],
    ['the answer has another identifier', json({ code: 200, result: { ...PAGE, identifier: 'delivery' } })],
    ['the page is not active', json({ code: 200, result: { ...PAGE, active: false } })],
    ['the answer is not a page', json({ code: 200, result: [] })],
    ['the answer is null', json({ code: 200, result: null })],
  ])('are null if %s', async (_, extension) => {
    expect(await readPage(await shop(EMPTY, extension))).toBeNull()
  })

  it.each(['', '.', '..', '\ud800', 'x'.repeat(101)])('are not read for an invalid path segment: %j', async (identifier) => {
    const platform = await shop(EMPTY, json({ code: 200, result: { ...PAGE, identifier } }))
    expect([await readPage(platform, identifier), extensionCalls(platform)]).toEqual([null, []])
  })

  it('stay within their path segment', async () => {
    const platform = await shop(EMPTY, MISSING)
    await readPage(platform, '../../user/me?token=x#')
    expect(extensionCalls(platform)).toEqual(['/api/ext/cms-data/cmsPageIdentifier/..%2F..%2Fuser%2Fme%3Ftoken%3Dx%23/storeId/1'])
  })

  it.each([
    ['hangs up', hangUp],
    ['fails', json({ code: 500, result: { errorMessage: 'down', code: 503 } }, 500)],
  ])('throw if the platform %s', async (_, extension) => {
    await expect(readPage(await shop(EMPTY, extension))).rejects.toBeInstanceOf(PlatformUnreachable)
  })
})
