import { describe, expect, it } from 'vitest'
import { BOARD, platformClient, VIEW } from '../testing/platform-client.ts'
import { empty, html, json } from '../testing/scripted-platform.ts'

describe('url map', () => {
  const hit = (_type: string, _source: object) => json({ _index: `timber_${_type}`, _type, _id: '1', _score: 0, _source })

  // URL-3, URL-4, CALL-12, URL-6
  it('sends every field of the contract', async () => {
    const { platform, client } = await platformClient(json(null))
    await client.resolveUrl(VIEW, '/mouldings/skirting/', { childSku: 'OAK-22' })
    expect(platform.asked[0]).toMatchObject({ method: 'POST', url: '/api/url/map' })
    expect(JSON.parse(platform.asked[0]?.body ?? '')).toEqual({
      url: 'mouldings/skirting',
      includeFields: null,
      excludeFields: [],
      options: {
        prefetchGroupProducts: true,
        assignProductConfiguration: true,
        populateRequestCacheTags: false,
        setProductErrors: false,
        fallbackToDefaultWhenNoAvailable: true,
        separateSelectedVariant: false,
        setConfigurableProductOptions: true,
        filterUnavailableVariants: false,
      },
      filters: { sku: 'OAK-22' },
      groupId: null,
      groupToken: null,
    })
  })

  // URL-5
  it.each([
    ['product', 'boards/oak', BOARD, { slug: 'oak-board-7' }],
    ['category', 'mouldings/skirting', { id: 24, name: 'Skirting', url_path: 'mouldings/skirting' }, { slug: 'skirting-24' }],
    ['cms_page', 'delivery', { id: 3, identifier: 'delivery', title: 'Delivery' }, { title: 'Delivery' }],
  ])('finds a %s', async (type, path, source, expected) => {
    const { client } = await platformClient(hit(type, source))
    expect(await client.resolveUrl(VIEW, path)).toMatchObject({ type, source: expected })
  })

  it.each([
    ['null', json(null)],
    ['an empty body', empty(200, null)],
    ['another path than requested', hit('product', { ...BOARD, url_path: 'boards/oak-2' })],
    ['an unknown kind', hit('banner', { id: 1, url_path: 'boards/oak' })],
    ['an inactive page', hit('cms_page', { id: 3, identifier: 'boards/oak', active: 0 })],
    ['a 404', json({ code: 404, result: 'no' }, 404)],
    ['a missing endpoint', html(404)],
  ])('treats %s as not found', async (_, behaviour) => {
    expect(await (await platformClient(behaviour)).client.resolveUrl(VIEW, 'boards/oak')).toBeNull()
  })

  it.each([
    ['a failed search', json({}, 500)],
    ['a crash', html(500)],
  ])('does not treat %s as not found', async (_, behaviour) => {
    await expect((await platformClient(behaviour)).client.resolveUrl(VIEW, 'boards/oak')).rejects.toMatchObject({
      kind: 'unreachable',
    })
  })

  it('finds a new page within a minute', async () => {
    const { platform, client, pass } = await platformClient(json(null))
    expect(await client.resolveUrl(VIEW, 'boards/oak')).toBeNull()
    expect(await client.resolveUrl(VIEW, 'boards/oak')).toBeNull()
    expect(platform.asked).toHaveLength(1)
    platform.behave(hit('product', BOARD))
    pass(30)
    expect(await client.resolveUrl(VIEW, 'boards/oak')).toMatchObject({ type: 'product' })
  })
})
