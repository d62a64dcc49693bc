import { describe, expect, it } from 'vitest'
import { CATALOG } from './shapes.test-kit.ts'

/** An index maps a field by the first document that has it, and rejects documents with another type. */
describe('document field', () => {
  it('has one JSON type in all documents and store views', () => {
    const types = new Map<string, Set<string>>()
    for (const { entity, document } of CATALOG) collect(document, entity, types)
    expect([...types].filter(([, found]) => found.size > 1)).toEqual([])
    expect(types.get('product.configurable_children[].tax_class_id')).toEqual(new Set(['string']))
    expect(types.get('product.custom_options[].values[].price')).toEqual(new Set(['string']))
    expect(types.size).toBeGreaterThan(200)
  })
})

function collect(value: unknown, path: string, types: Map<string, Set<string>>): void {
  if (value === null || value === undefined) return
  const type = Array.isArray(value) ? 'array' : typeof value
  types.set(path, (types.get(path) ?? new Set()).add(type))
  if (Array.isArray(value)) for (const item of value) collect(item, `${path}[]`, types)
  else if (typeof value === 'object') for (const [name, item] of Object.entries(value)) collect(item, `${path}.${name}`, types)
}
