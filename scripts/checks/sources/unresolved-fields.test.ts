import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import ts from 'typescript'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unresolvedFields } from './unresolved-fields.ts'

const SCHEMA = buildSchema('type Query { saw: Saw } type Saw { id: ID! brand: String teeth: Int }')
const PARENTS = `
interface SawModel { readonly id: string; readonly teeth?: number }
export type ResolversParentTypes = { Query: Record<PropertyKey, never>; Saw: SawModel }
`

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'resolvers-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function unresolvedWith(resolvers: readonly string[]): string[] {
  const parents = join(folder, 'parents.ts')
  writeFileSync(parents, PARENTS)
  const compilerOptions = { strict: true, target: ts.ScriptTarget.ES2024, lib: ['lib.es5.d.ts'], types: [] }
  return unresolvedFields({ schema: SCHEMA, resolvers: new Set(resolvers), parents, compilerOptions })
}

describe('unresolvedFields', () => {
  it('is empty if every field has a resolver or a property of its model', () => {
    expect(unresolvedWith(['Query.saw', 'Saw.brand'])).toEqual([])
  })

  it('reports a field that neither a resolver nor the model answers', () => {
    expect(unresolvedWith(['Query.saw'])).toEqual(['Saw.brand'])
  })

  it('reports a root field without a resolver', () => {
    expect(unresolvedWith(['Saw.brand'])).toEqual(['Query.saw'])
  })
})
