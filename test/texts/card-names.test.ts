import { describe, expect, it } from 'vitest'
import { builtInCatalog } from '../../sandbox/catalog/documents.ts'
import { splitName } from '../../web/features/catalog/product-card/split-name.ts'

const names = [
  ...new Set(
    [...builtInCatalog(new Date())].flatMap(({ entity, document }) => (entity === 'product' ? [String(document.name)] : [])),
  ),
]
/** A line that repeats every number of a name, so that each size can be cut off. */
const everyNumber = (name: string) => [{ code: 'size', label: '', value: name }]
const JOINING_WORDS = [
  'x',
  '×',
  'of',
  'for',
  'with',
  'to',
  'and',
  'by',
  'für',
  'von',
  'mit',
  'bis',
  'und',
  'aus',
  'da',
  'di',
  'del',
  'per',
  'con',
  'fino',
  'e',
  'in',
]

// LIST-31
describe('the names on cards', () => {
  it('read on their own without their size, in three languages', () => {
    const cut = names.map((name) => splitName(name, everyNumber(name))).filter(([, size]) => size !== '')
    expect(cut.length).toBeGreaterThan(1000)
    const broken = cut.filter(
      ([before, , after]) =>
        !/[\p{L}\p{N})]$/u.test(before) || JOINING_WORDS.includes(before.split(/\s/).at(-1) ?? '') || !/^($|,)/.test(after),
    )
    expect(broken).toEqual([])
  })
})
