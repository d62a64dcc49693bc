import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unusedFields } from './unused-fields.ts'

const OPERATIONS = `
export type PriceFragment = { readonly __typename: 'Price', readonly net: string, readonly gross: string }
export type CardQuery = { readonly product: { readonly id: string, readonly name: string, readonly price: (
    { readonly __typename: 'Price' }
    & PriceFragment
  ), readonly tags: ReadonlyArray<{ readonly label: string, readonly url: string }>, readonly parts: ReadonlyArray<{ readonly size: string }> | null } }
export type CardQueryVariables = { readonly sku: string }
type List_A_Fragment = { readonly __typename: 'A', readonly length: number }
type List_B_Fragment = { readonly __typename: 'B', readonly length: number }
export type ListFragment = List_A_Fragment | List_B_Fragment
`

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fields-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Unused fields that every test has. */
function unusedIn(code: string, about: RegExp): string[] {
  const [operations, reader] = ['operations.ts', 'reader.ts'].map((name) => join(folder, name))
  if (!operations || !reader) return []
  writeFileSync(operations, OPERATIONS)
  writeFileSync(reader, `import type { CardQuery, ListFragment, PriceFragment } from './operations.ts'\n${code}`)
  const compilerOptions = {
    strict: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2024,
    lib: ['lib.es5.d.ts'],
    types: [],
  }
  return unusedFields({ operations, readers: [reader], compilerOptions }).filter((path) => about.test(path))
}

describe('unusedFields', () => {
  it('reports a field that no code reads, by its path', () => {
    expect(unusedIn('export {}', /tags/)).toEqual([
      'CardQuery.product.tags',
      'CardQuery.product.tags.label',
      'CardQuery.product.tags.url',
    ])
  })

  it('counts a property access as reading', () => {
    expect(unusedIn('export const nameOf = (data: CardQuery) => data.product.name', /name/)).toEqual([])
  })

  it('counts destructuring as reading, renamed or not', () => {
    expect(unusedIn('export const show = ({ product: { name: title } }: CardQuery) => title', /product$|name/)).toEqual([])
  })

  it('counts a field of a fragment wherever the fragment is spread', () => {
    expect(unusedIn('export const net = (data: CardQuery) => data.product.price.net', /Price/)).toEqual(['PriceFragment.gross'])
  })

  it('counts a field of a nullable list that is passed to a type with that field', () => {
    const code = `
      const sizes = (parts: readonly { readonly size: string }[] | null) => parts?.map(({ size }) => size)
      export const all = ({ product }: CardQuery) => sizes(product.parts)`
    expect(unusedIn(code, /parts/)).toEqual([])
  })

  it('does not count a property of the same name elsewhere', () => {
    expect(unusedIn('const file = { name: "a" }\nexport const name = file.name', /name/)).toEqual(['CardQuery.product.name'])
  })

  it('counts a field of one concrete type for all of them', () => {
    const code = "export const long = (list: ListFragment) => list.__typename === 'A' && list.length"
    expect(unusedIn(code, /List/)).toEqual([])
  })

  it('counts fields of the type that a value is passed to', () => {
    const code = `function links(of: readonly { readonly url: string }[]) { return of.map((link) => link.url) }
      export const all = (data: CardQuery) => links(data.product.tags)`
    expect(unusedIn(code, /tags\./)).toEqual(['CardQuery.product.tags.label'])
  })

  it.each([
    'product.parts ?? []',
    '(product.parts || [])',
    'product.name ? product.parts : null',
    '(product.name && product.parts) || null',
  ])('counts fields of an operand that is passed on: %s', (passed) => {
    const code = `function sizes(parts: readonly { readonly size: string }[] | null) { return parts?.map(({ size }) => size) }
      export const all = ({ product }: CardQuery) => sizes(${passed})`
    expect(unusedIn(code, /parts/)).toEqual([])
  })

  it('does not count fields of a value that is only compared', () => {
    const code = 'export const same = ({ product }: CardQuery) => product.tags === product.tags'
    expect(unusedIn(code, /tags/)).toEqual(['CardQuery.product.tags.label', 'CardQuery.product.tags.url'])
  })

  it('counts a field if the field it is passed as is read', () => {
    const code = `const gross = (price: PriceFragment) => price.gross
      const other: CardQuery['product']['price'] = { __typename: 'Price', net: '', gross: '' }
      export const shown = gross(other)`
    expect(unusedIn(code, /gross/)).toEqual([])
  })

  it('ignores keys of the cache', () => {
    expect(unusedIn('export {}', /id$|__typename/)).toEqual([])
  })

  it('ignores variables of operations', () => {
    expect(unusedIn('export {}', /Variables/)).toEqual([])
  })
})
