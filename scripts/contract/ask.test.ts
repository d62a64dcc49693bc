import { describe, expect, it } from 'vitest'
import { readConfig } from '../../bff/config/config.ts'
import { BOARD } from '../../bff/platform/testing/platform-client.ts'
import { refusing } from '../../bff/platform/testing/refusing-engine.ts'
import { type Behaviour, deadAddress, json, scriptedPlatform } from '../../bff/platform/testing/scripted-platform.ts'
import { contentWith } from '../../test/kit/content.ts'
import { askPlatform } from './ask.ts'

const config = readConfig(contentWith({ settings: { catalog: { facets: ['brand', 'grit', 'price'] } } }))

const INDEX: Behaviour = (response, asked) => {
  const counted = asked.body.includes('"counted"') ? { aggregations: { counted: { buckets: [{ key: 'a', doc_count: 1 }] } } } : {}
  json({ hits: { total: 1, hits: [{ _source: BOARD }] }, ...counted })(response, asked)
}

async function findings(behaviour: Behaviour) {
  const { url } = await scriptedPlatform(behaviour)
  return new Map((await askPlatform(url, 'timber', config)).map(({ name, ...finding }) => [name, finding]))
}

describe('contract report', () => {
  it('lists refusals with reason, missing mapping and cost', async () => {
    const found = await findings(refusing(['brand', 'grit', 'grit.keyword', 'id', 'final_price'], INDEX))
    expect(found.get('counts of grit')).toEqual({
      outcome: 'refused',
      reason: expect.stringContaining('fielddata=true on [grit]'),
      mapping: 'grit: keyword',
      cost: 'the facet grit',
    })
    expect(found.get('counts of brand')).toMatchObject({ outcome: 'refused', cost: expect.stringContaining('.keyword') })
    expect(found.get('the order of ids')).toMatchObject({ outcome: 'refused', mapping: 'id: long' })
    expect(found.get('a listing, PRICE_ASC')).toMatchObject({ outcome: 'refused', mapping: 'final_price: float' })
    expect(found.get('a listing, LATEST')).toEqual({ outcome: 'answered' })
    expect(found.get('ranges of final_price')).toMatchObject({ outcome: 'refused' })
  })

  it('is empty for an index with the right mapping', async () => {
    const found = await findings(INDEX)
    const searches = [...found].filter(([name]) => !['stock list', 'current prices', 'URL map'].includes(name))
    expect(searches.map(([, { outcome }]) => outcome)).toEqual(searches.map(() => 'answered'))
  })

  it('reports partial answers with their reason', async () => {
    const _shards = { failed: 1, failures: [{ reason: { type: 'shard_failure', reason: 'the disk' } }] }
    const found = await findings(json({ _shards, hits: { total: 1, hits: [{ _source: BOARD }] } }))
    expect(found.get('a listing, LATEST')).toMatchObject({
      outcome: 'partial',
      reason: '1 shards failed: shard_failure the disk',
    })
  })

  it('covers the queries of sitemaps and category counts', async () => {
    const { url, asked } = await scriptedPlatform(INDEX)
    await askPlatform(url, 'timber', config)
    const bodies = asked.map(({ body }) => body)
    expect(bodies.some((body) => body.includes('"search_after":["7"]'))).toBe(true)
    expect(bodies.some((body) => body.includes('"category_0"'))).toBe(true)
  })

  it('reports queries that find nothing', async () => {
    const found = await findings(json({ hits: { total: 0, hits: [] } }))
    expect(found.get('categories')).toEqual({ outcome: 'empty' })
    expect(found.get('a product')).toMatchObject({ outcome: 'empty' })
  })

  it('reports a missing kind of document', async () => {
    const error = { type: 'index_not_found_exception', reason: 'no such index [timber_review]' }
    const missing = json({ code: 500, result: { root_cause: [error], ...error } }, 500)
    const found = await findings((response, asked) => (asked.url.includes('/review/') ? missing : INDEX)(response, asked))
    expect(found.get('reviews')).toMatchObject({ outcome: 'refused', cost: 'reviews', reason: expect.stringContaining('404') })
  })

  it('stops if the platform does not answer', async () => {
    const all = await askPlatform(await deadAddress(), 'timber', config)
    expect(all.every(({ outcome }) => outcome !== 'answered')).toBe(true)
  })
})
