import { describe, expect, it } from 'vitest'
import type { SearchRequest } from '../../../domain/search/search.types.ts'
import { BOARD, createHits, platformClient, VIEW } from '../../testing/platform-client.ts'
import { refusingEngine } from '../../testing/refusing-engine.ts'
import { type Behaviour, html, json } from '../../testing/scripted-platform.ts'
import { exactFields } from './exact-match.ts'

const lookup = (field: string, value: string): SearchRequest<'product'> => ({
  entity: 'product',
  body: { query: { bool: { filter: { terms: { [field]: [value] } } } } },
  size: 1,
  from: 0,
  sourceIncludes: null,
  sourceExcludes: null,
})
const OAK = lookup('sku', 'OAK-1')
const NOTHING = json({ hits: { total: 0, hits: [] } })

/** An index that stores these fields as text with a keyword subfield, so that a lookup by the field itself finds nothing. */
const textIndex = (...fields: readonly string[]): Behaviour =>
  refusingEngine(fields, (response, asked) =>
    (asked.body.includes('.keyword":["') ? createHits(BOARD) : NOTHING)(response, asked),
  )

async function createShop(behaviour: Behaviour) {
  const opened = await platformClient(behaviour, { searchTimeoutMs: 20_000 })
  const read = async (request = OAK) => (await opened.client.products(VIEW, request, { isCached: false })).total
  return { ...opened, read, calls: () => opened.platform.asked.length }
}

// DAY-6
describe('lookup by an exact value', () => {
  it.each(['sku', 'url_path', 'url_key', 'slug', 'configurable_children.sku'])(
    'uses the keyword subfield of %s if the index stores the field as text',
    async (field) => {
      const { read, calls } = await createShop(textIndex(field))
      expect(await read(lookup(field, 'OAK-1'))).toBe(1)
      const asked = calls()
      expect(await read(lookup(field, 'ASH-2'))).toBe(1)
      expect(calls()).toBe(asked + 1)
    },
  )

  it('tests an index that answers exact matches once per field', async () => {
    const { read, calls, log } = await createShop(NOTHING)
    expect(await read()).toBe(0)
    expect(calls()).toBe(2)
    expect(await read(lookup('sku', 'ASH-2'))).toBe(0)
    expect(calls()).toBe(3)
    expect(log.lines.filter(({ level }) => level !== 'debug')).toEqual([])
  })

  it('tests nothing after an answer, or for a value that a text field would find too', async () => {
    const full = await createShop(createHits(BOARD))
    await full.read()
    expect(full.calls()).toBe(1)
    const one = await createShop(NOTHING)
    await one.read(lookup('sku', 'oak1'))
    expect(one.calls()).toBe(1)
  })

  it('is answered as before if the test fails, and tested again with the next lookup', async () => {
    const { read, platform, log } = await createShop(NOTHING)
    platform.behave(NOTHING, json({ code: 400, result: 'no' }, 400), textIndex('sku'))
    expect(await read()).toBe(0)
    expect(log.lines.filter(({ message }) => message === 'index not tested for exact matches')).toHaveLength(1)
    expect(await read()).toBe(1)
  })

  it('does not hide an outage', async () => {
    const { read } = await createShop(html(503))
    await expect(read()).rejects.toMatchObject({ kind: 'unreachable' })
  })
})

// DAY-6
describe('exactFields', () => {
  it('finds fields in every clause of a query, and only those that documents are looked up by', () => {
    const query = {
      bool: {
        must: [{ terms: { status: [1] } }, { bool: { should: [{ terms: { sku: ['A-1'] } }, { terms: { slug: ['b-2'] } }] } }],
      },
    }
    expect(exactFields(query)).toEqual(['sku', 'slug'])
    expect(exactFields({ terms: { brand: ['Oak & Ash'] } })).toEqual([])
    expect(exactFields(undefined)).toEqual([])
  })
})
