import { describe, expect, it } from 'vitest'
import { describeShape, shapeDifferences } from './shape.ts'

const differ = (recorded: unknown, seen: unknown) => shapeDifferences(describeShape(recorded), describeShape(seen))

describe('shapes of two JSON values', () => {
  it('are equal if only values or later entries of a list differ', () => {
    const recorded = { code: 200, result: [{ sku: 'a', qty: 1 }, 5], name: null }
    expect(differ(recorded, { name: null, result: [{ qty: 2.5, sku: 'b' }], code: 404 })).toEqual([])
  })

  it.each<[string, unknown, unknown, string]>([
    ['a missing field', { a: { b: 1, c: 2 } }, { a: { c: 2 } }, 'body.a.b is missing'],
    ['an extra field', { a: [{ b: 1 }] }, { a: [{ b: 1, c: 2 }] }, 'body.a[].c is extra'],
    ['a field of another type', { qty: 2 }, { qty: '2.0000' }, 'body.qty is string, not number'],
    ['null in place of a number', { price: 0 }, { price: null }, 'body.price is null, not number'],
    ['an empty list in place of a filled one', { items: [1] }, { items: [] }, 'body.items is []empty, not a list'],
    ['a list in place of an object', { result: {} }, { result: [{}] }, 'body.result is a list, not an object'],
    ['a text in place of an object', {}, '<html>', 'body is string, not an object'],
  ])('differ by %s', (_, recorded, seen, difference) => {
    expect(differ(recorded, seen)).toEqual([difference])
  })
})
