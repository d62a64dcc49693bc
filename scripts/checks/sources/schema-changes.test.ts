import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { compareWithIntended, schemaChanges } from './schema-changes.ts'

const RELEASED = `
  type Query {
    oak(size: Int, old: Int @deprecated(reason: "Use size.")): Board
    gone: String @deprecated(reason: "Use oak.")
    goneAway: String
  }
  type Board { name: String! grade: Grade }
  enum Grade { PRIME RUSTIC WANE @deprecated(reason: "Use RUSTIC.") }
`
async function changesTo(edit: (sdl: string) => string) {
  const now = edit(RELEASED)
  if (now === RELEASED) throw new Error('The edit has no effect')
  const changes = await schemaChanges(buildSchema(RELEASED), buildSchema(now))
  return changes.map(({ kind, change }) => `${kind}: ${change}`)
}

describe('schemaChanges', () => {
  it.each([
    ['a removed field', 'grade: Grade', '', "FIELD_REMOVED: Field 'grade' was removed from object type 'Board'"],
    [
      'a field that becomes nullable',
      'name: String!',
      'name: String',
      "FIELD_TYPE_CHANGED: Field 'Board.name' changed type from 'String!' to 'String'",
    ],
    ['a removed argument', 'size: Int, ', '', "FIELD_ARGUMENT_REMOVED: Argument 'size: Int' was removed from field 'Query.oak'"],
    [
      'an argument that becomes required',
      'size: Int,',
      'size: Int!,',
      "FIELD_ARGUMENT_TYPE_CHANGED: Type for argument 'size' on field 'Query.oak' changed from 'Int' to 'Int!'",
    ],
    ['a removed enum value', 'PRIME ', '', "ENUM_VALUE_REMOVED: Enum value 'PRIME' was removed from enum 'Grade'"],
    ['a new enum value', 'PRIME', 'PRIME KNOTTY', "ENUM_VALUE_ADDED: Enum value 'KNOTTY' was added to enum 'Grade'"],
    [
      'a removed field whose name begins like a deprecated one',
      'goneAway: String',
      '',
      "FIELD_REMOVED: Field 'goneAway' was removed from object type 'Query'",
    ],
  ])('reports %s', async (_, before, after, change) => {
    expect(await changesTo((sdl) => sdl.replace(before, after))).toEqual([change])
  })

  it.each([
    ['the removal of a deprecated field', 'gone: String @deprecated(reason: "Use oak.")', ''],
    ['the removal of a deprecated argument', ', old: Int @deprecated(reason: "Use size.")', ''],
    ['the removal of a deprecated enum value', ' WANE @deprecated(reason: "Use RUSTIC.")', ''],
    ['a new field', 'name: String!', 'name: String! length: Int'],
    ['a field that becomes non-null', 'grade: Grade', 'grade: Grade!'],
    ['a deprecation', 'grade: Grade', 'grade: Grade @deprecated(reason: "Use name.")'],
  ])('does not report %s', async (_, before, after) => {
    expect(await changesTo((sdl) => sdl.replace(before, after))).toEqual([])
  })
})

describe('compareWithIntended', () => {
  const changes = [{ kind: 'FIELD_REMOVED', change: 'Board.grade was removed.' }]

  it('accepts a change that is listed with a reason', () => {
    expect(compareWithIntended(changes, [{ change: 'Board.grade was removed.', reason: 'Nobody grades.' }])).toEqual({
      unintended: [],
      idle: [],
    })
  })

  it('reports a change without an entry or without a reason', () => {
    expect(compareWithIntended(changes, []).unintended).toEqual(changes)
    expect(compareWithIntended(changes, [{ change: 'Board.grade was removed.', reason: ' ' }]).unintended).toEqual(changes)
  })

  it('reports an entry without a change', () => {
    const entry = { change: 'Board.name was removed.', reason: 'Boards are numbered.' }
    expect(compareWithIntended([], [entry]).idle).toEqual([entry])
  })
})
