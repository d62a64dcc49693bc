import { describe, expect, it } from 'vitest'
import { decodeProduct } from '../catalog/product/product.ts'
import { recordLog } from '../testing/scripted-platform.ts'
import { decodeAll, decodeInPieces } from './decoding.ts'

const readWarnings = (log: ReturnType<typeof recordLog>) => log.lines.map(({ fields, message }) => ({ ...fields, message }))

describe('list with invalid documents', () => {
  const good = Array.from({ length: 49 }, (_, i) => ({ id: i, sku: `OAK-${i}`, price: 5 }))
  const decode = (bad: object, log = recordLog()) => ({
    found: decodeAll('product', [...good, { ...bad }], decodeProduct, { log, compact: false }),
    log,
  })

  it('keeps the other 49 and logs the one that cannot be decoded', () => {
    const { found, log } = decode({ id: 93, sku: 'OAK-\ud800' })
    expect(found).toHaveLength(49)
    expect(readWarnings(log)).toEqual([
      {
        entity: 'product',
        id: '93',
        fields: ['sku'],
        unshowable: ['"OAK-\\ud800"'],
        message: 'document dropped: cannot be decoded',
      },
    ])
  })

  it('keeps a document without its unprintable values and names them in one line', () => {
    const { found, log } = decode({ id: 93, sku: 'ASH', name: 'Ash \ud800board', price: 1e300, url_path: 'ash\udfff' })
    expect(found.at(-1)?.item).toMatchObject({ sku: 'ASH', name: 'Ash board', price: null, urlPath: null })
    expect(readWarnings(log)).toEqual([
      {
        entity: 'product',
        id: '93',
        message: 'invalid values removed from a document',
        fields: ['name', 'price', 'url_path'],
        unshowable: expect.arrayContaining(['"Ash \\ud800board"', '1e+300', '"ash\\udfff"']),
      },
    ])
  })

  it('names nested fields, numbers in strings and at most ten fields', () => {
    const log = recordLog()
    const bundle_options = Array.from({ length: 20 }, (_, i) => ({ option_id: i, title: `Board \ud800${i}` }))
    decodeAll('product', [{ id: 94, sku: 'SET', price: ' -5.0 ', bundle_options }], decodeProduct, { log, compact: false })
    expect(log.lines[0]?.fields.fields).toEqual(['price', ...Array.from({ length: 9 }, (_, i) => `bundle_options.${i}.title`)])
  })

  it('does not overflow the stack for a deeply nested document', () => {
    const nested = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    expect(decode({ id: 93, sku: 'ASH', price: -1, nested }).found).toHaveLength(50)
  })

  it('is logged once, not on every fetch', () => {
    const { log } = decode({ id: 93, price: 1 })
    decode({ id: 93, price: 1 }, log)
    decode({ id: 94, price: 1 }, log)
    expect(log.lines.map(({ fields }) => fields.id)).toEqual(['93', '94'])
  })
})

// LOAD-11
describe('a long list', () => {
  const documents = Array.from({ length: 3 }, (_, id) => ({ id }))
  const settings = { log: recordLog(), compact: false }

  it('lets other requests be answered while it is decoded', async () => {
    const order: string[] = []
    const decodeSlowly = ({ id }: { readonly id?: unknown }) => {
      const startedAt = performance.now()
      while (performance.now() - startedAt < 3);
      order.push(String(id))
      return id
    }
    setImmediate(() => order.push('request'))
    const decoded = await decodeInPieces('product', documents, decodeSlowly, settings)
    expect(order).toEqual(['0', 'request', '1', '2'])
    expect(decoded.map(({ item }) => item)).toEqual([0, 1, 2])
  })
})
