import { describe, expect, it } from 'vitest'
import type { SearchRequest } from '../../domain/search/search.types.ts'
import { createPlatformHttp } from '../http/client.ts'
import { json, recordLog, scriptedPlatform } from '../testing/scripted-platform.ts'
import { EntityTypeMissing, entityType } from './entities.ts'
import { createRefusedFields } from './refusals/refused-fields.ts'
import { search } from './search.ts'

const log = { compact: false, warn: () => undefined }

describe('entity type registry', () => {
  it.each([
    ['product', { id: 7, sku: 'OAK' }, 'P7'],
    ['category', { id: '24' }, 'C24'],
    ['attribute', { attribute_code: 'brand', attribute_id: 81 }, 'A81'],
    ['taxrule', { id: 1, rates: [] }, 'T1'],
    ['cms_page', { id: 3, identifier: 'delivery' }, 'C3'],
    ['cms_block', { block_id: 4, identifier: 'notice' }, 'C4'],
    ['cms_hierarchy', { node_id: 5, identifier: 'help' }, 'C5'],
    ['review', { id: 6, product_id: 7 }, 'P7'],
  ] as const)('knows how a %s is read and tagged', (type, document, tag) => {
    expect(tagOfDecoded(type, document)).toBe(tag)
  })

  // SEARCH-16
  it.each(['wishlist', 'constructor'])("has no %s: 'No entity type registered for {type}'", async (entity) => {
    const request: SearchRequest = JSON.parse(JSON.stringify({ entity, body: {}, size: 1, from: 0 }))
    const platform = await scriptedPlatform(json({ hits: { total: 0, hits: [] } }))
    const settings = { url: platform.url, family: 'test', connections: 1, timeoutMs: 1000, maxResponseBytes: 1000 }
    const http = createPlatformHttp(settings, recordLog())
    const options = { adapter: 'api', log: recordLog(), timeoutMs: 1000, refused: createRefusedFields(recordLog()) } as const
    const failure = await search(http, 'timber', request, options).catch((error: unknown) => error)
    await http.close()
    expect(failure).toBeInstanceOf(EntityTypeMissing)
    expect(failure).toMatchObject({ message: `No entity type registered for ${entity}` })
    expect(platform.asked).toEqual([])
  })
})

function tagOfDecoded<E extends SearchRequest['entity']>(type: E, document: Readonly<Record<string, unknown>>): string {
  const { decode, toTag } = entityType(type)
  const item = decode(document, log)
  if (item === null) throw new Error(`This ${type} cannot be decoded`)
  return toTag(item)
}
