import { describe, expect, it } from 'vitest'
import { fetchDocuments, platformWith } from '../api.test-kit.ts'

const document = { identifier: 'delivery-times', title: 'Delivery', content: '<p>Two days</p>', active: true }
const platform = platformWith([
  ...fetchDocuments('cms_page', [
    { ...document, id: 8, identifier: 'delivery' },
    { ...document, id: 9 },
  ]),
  ...fetchDocuments('cms_block', [{ ...document, id: 12, title: 'Notice' }]),
])
const read = (path: string) => platform.get(`/api/ext/cms-data/${path}`)

describe('CMS data API', () => {
  it.each([
    ['cmsPage/9', 9],
    ['cmsPageIdentifier/delivery/storeId/1', 8],
    ['cmsPageIdentifier/delivery-times/storeId/1', 9],
    ['cmsBlock/12', 12],
    ['cmsBlockIdentifier/delivery-times/storeId/1', 12],
  ])('finds a page or block at %s', async (path, id) => {
    expect((await read(path)).json).toMatchObject({ code: 200, result: { id, content: '<p>Two days</p>' } })
  })

  it.each(['cmsPage/12', 'cmsPageIdentifier/times/storeId/1', 'cmsPageIdentifier/delivery/storeId/9', 'cmsBlock/0'])(
    'answers %s with 500 and the cause inside if it is missing',
    async (path) => {
      const { status, json } = await read(path)
      expect([status, json]).toMatchObject([500, { code: 500, result: { code: 404 } }])
    },
  )
})
