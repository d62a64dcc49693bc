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

/** What is unused besides what a test is about. */
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

describe('a selected field', () => {
  it('that nothing reads is named by its path', () => {
    expect(unusedIn('export {}', /tags/)).toEqual([
      'CardQuery.product.tags',
      'CardQuery.product.tags.label',
      'CardQuery.product.tags.url',
    ])
  })

  it('is read by a dot', () => {
    expect(unusedIn('export const nameOf = (data: CardQuery) => data.product.name', /name/)).toEqual([])
  })

  it('is read by destructuring, whatever it is called then', () => {
    expect(unusedIn('export const show = ({ product: { name: title } }: CardQuery) => title', /product$|name/)).toEqual([])
  })

  it('of a fragment is read wherever the fragment is spread', () => {
    expect(unusedIn('export const net = (data: CardQuery) => data.product.price.net', /Price/)).toEqual(['PriceFragment.gross'])
  })

  it('of a list that may be missing is read where the list is given to what names it', () => {
    const code = `
      const sizes = (parts: readonly { readonly size: string }[] | null) => parts?.map(({ size }) => size)
      export const all = ({ product }: CardQuery) => sizes(product.parts)`
    expect(unusedIn(code, /parts/)).toEqual([])
  })

  it('is not read because something else has a property of that name', () => {
    expect(unusedIn('const file = { name: "a" }\nexport const name = file.name', /name/)).toEqual(['CardQuery.product.name'])
  })

  it('of one concrete type counts for all of them', () => {
    const code = "export const long = (list: ListFragment) => list.__typename === 'A' && list.length"
    expect(unusedIn(code, /List/)).toEqual([])
  })

  it('is read when it is given to what says itself what it needs', () => {
    const code = `function links(of: readonly { readonly url: string }[]) { return of.map((link) => link.url) }
      export const all = (data: CardQuery) => links(data.product.tags)`
    expect(unusedIn(code, /tags\./)).toEqual(['CardQuery.product.tags.label'])
  })

  it('is read when what it is handed on as is read', () => {
    const code = `const gross = (price: PriceFragment) => price.gross
      const other: CardQuery['product']['price'] = { __typename: 'Price', net: '', gross: '' }
      export const shown = gross(other)`
    expect(unusedIn(code, /gross/)).toEqual([])
  })

  it('by which the cache finds things needs no reader', () => {
    expect(unusedIn('export {}', /id$|__typename/)).toEqual([])
  })

  it('is not a variable of the operation', () => {
    expect(unusedIn('export {}', /Variables/)).toEqual([])
  })
})
