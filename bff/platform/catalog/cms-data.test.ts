import { describe, expect, it } from 'vitest'
import { PlatformUnreachable } from '../errors.ts'
import { GERMAN, platformClient, requestOf, VIEW } from '../testing/platform-client.ts'
import { type Behaviour, hangUp, html, json } from '../testing/scripted-platform.ts'

const PAGE = { id: 9, identifier: 'delivery times', title: 'Delivery', content: '<p>Two days</p>', active: true }
const MISSING = json({ code: 500, result: { errorMessage: 'The CMS page does not exist.', code: 404 } }, 500)
const EMPTY = json({ hits: { hits: [], total: 0 } })

/** A platform whose index and extension behave as told. */
const shop = (index: Behaviour, extension: Behaviour, cmsData = true) =>
  platformClient((response, call) => (call.url.includes('/cms-data/') ? extension : index)(response, call), {
    ...{ cmsData, timeoutMs: 15_000, searchTimeoutMs: 15_000 },
  })
type Shop = Awaited<ReturnType<typeof shop>>

const pageOf = ({ client }: Shop, identifier = PAGE.identifier) => client.cmsPage(VIEW, identifier, requestOf('cms_page'))
const extensionCalls = ({ platform }: Shop) => platform.asked.map(({ url }) => url).filter((url) => url.includes('/cms-data/'))

// CALL-10, CMS-5
describe('pages and blocks of the platform’s extension', () => {
  it('stand in for what the index does not have, by identifier and store, and are kept', async () => {
    const platform = await shop(EMPTY, json({ code: 200, result: PAGE }))
    for (const _ of [1, 2]) expect(await pageOf(platform)).toMatchObject({ id: '9', title: 'Delivery' })
    const block = await platform.client.cmsBlock(GERMAN, PAGE.identifier, requestOf('cms_block'))
    expect(block).toMatchObject({ id: '9', content: '<p>Two days</p>' })
    expect(extensionCalls(platform)).toEqual([
      '/api/ext/cms-data/cmsPageIdentifier/delivery%20times/storeId/1',
      '/api/ext/cms-data/cmsBlockIdentifier/delivery%20times/storeId/2?storeCode=de',
    ])
  })

  it('stand in for an index that the platform does not have', async () => {
    expect(await pageOf(await shop(html(404), json({ code: 200, result: PAGE })))).toMatchObject({ id: '9' })
  })

  it('are not asked for while the index has them, nor where the shop is not set so', async () => {
    const indexed = await shop(json({ hits: { hits: [{ _source: PAGE }], total: 1 } }), MISSING)
    expect(await pageOf(indexed)).toMatchObject({ id: '9' })
    const without = await shop(EMPTY, json({ code: 200, result: PAGE }), false)
    expect(await pageOf(without)).toBeNull()
    expect([extensionCalls(indexed), extensionCalls(without)]).toEqual([[], []])
  })

  it.each([
    ['the platform says so, with the cause inside', MISSING],
    ['the extension is not installed', html(404)],
    ['another is answered', json({ code: 200, result: { ...PAGE, identifier: 'delivery' } })],
    ['it is not active', json({ code: 200, result: { ...PAGE, active: false } })],
    ['what is answered is none', json({ code: 200, result: [] })],
    ['nothing is answered', json({ code: 200, result: null })],
  ])('are none where %s', async (_, extension) => {
    expect(await pageOf(await shop(EMPTY, extension))).toBeNull()
  })

  it.each(['', '.', '..', '\ud800', 'x'.repeat(101)])(
    'are not asked for by what is no step of a path: %j',
    async (identifier) => {
      const platform = await shop(EMPTY, json({ code: 200, result: { ...PAGE, identifier } }))
      expect([await pageOf(platform, identifier), extensionCalls(platform)]).toEqual([null, []])
    },
  )

  it('keep to their step of the path', async () => {
    const platform = await shop(EMPTY, MISSING)
    await pageOf(platform, '../../user/me?token=x#')
    expect(extensionCalls(platform)).toEqual(['/api/ext/cms-data/cmsPageIdentifier/..%2F..%2Fuser%2Fme%3Ftoken%3Dx%23/storeId/1'])
  })

  it.each([
    ['hangs up', hangUp],
    ['fails', json({ code: 500, result: { errorMessage: 'down', code: 503 } }, 500)],
  ])('are unknown, not missing, while the platform %s', async (_, extension) => {
    await expect(pageOf(await shop(EMPTY, extension))).rejects.toBeInstanceOf(PlatformUnreachable)
  })
})
