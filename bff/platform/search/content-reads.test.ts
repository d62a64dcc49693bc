import { describe, expect, it } from 'vitest'
import { GERMAN, platformClient, requestEntity, VIEW } from '../testing/platform-client.ts'
import { json } from '../testing/scripted-platform.ts'

const createIndex = (...documents: readonly object[]) =>
  json({ hits: { hits: documents.map((_source) => ({ _source })), total: documents.length } })

// CMS-8
describe('page or block of an index that also returns other identifiers', () => {
  it('is the document with exactly the identifier that was asked for', async () => {
    const { client } = await platformClient(
      createIndex({ id: 1, identifier: 'delivery-times' }, { id: 2, identifier: 'delivery' }),
    )
    expect(await client.cmsPage(VIEW, 'delivery', requestEntity('cms_page'))).toMatchObject({ id: '2' })
    expect(await client.cmsBlock(GERMAN, 'delivery', requestEntity('cms_block'))).toMatchObject({ id: '2' })
  })

  it('is null if no identifier is equal', async () => {
    const { client } = await platformClient(
      createIndex({ id: 1, identifier: 'delivery-times' }, { id: 2, identifier: 'Delivery' }),
    )
    expect(await client.cmsPage(VIEW, 'delivery', requestEntity('cms_page'))).toBeNull()
    expect(await client.cmsBlock(GERMAN, 'delivery', requestEntity('cms_block'))).toBeNull()
  })
})
