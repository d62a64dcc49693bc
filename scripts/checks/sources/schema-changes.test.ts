import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { judged, schemaChanges } from './schema-changes.ts'

const RELEASED = `
  type Query {
    oak(size: Int, old: Int @deprecated(reason: "Use size.")): Board
    gone: String @deprecated(reason: "Use oak.")
    goneAway: String
  }
  type Board { name: String! grade: Grade }
  enum Grade { PRIME RUSTIC WANE @deprecated(reason: "Use RUSTIC.") }
`
const changesTo = (edit: (sdl: string) => string) => {
  const now = edit(RELEASED)
  if (now === RELEASED) throw new Error('The edit changes nothing')
  return schemaChanges(buildSchema(RELEASED), buildSchema(now)).map(({ kind, change }) => `${kind}: ${change}`)
}

describe('a change of the schema', () => {
  it.each([
    ['a field that goes', 'grade: Grade', '', 'FIELD_REMOVED: Board.grade was removed.'],
    [
      'a field that may be null now',
      'name: String!',
      'name: String',
      'FIELD_CHANGED_KIND: Board.name changed type from String! to String.',
    ],
    ['an argument that goes', 'size: Int, ', '', 'ARG_REMOVED: Query.oak arg size was removed.'],
    [
      'an argument that has to be given',
      'size: Int,',
      'size: Int!,',
      'ARG_CHANGED_KIND: Query.oak arg size has changed type from Int to Int!.',
    ],
    ['a value that goes', 'PRIME ', '', 'VALUE_REMOVED_FROM_ENUM: PRIME was removed from enum type Grade.'],
    [
      'a value that is new to those who list them all',
      'PRIME',
      'PRIME KNOTTY',
      'VALUE_ADDED_TO_ENUM: KNOTTY was added to enum type Grade.',
    ],
    [
      'a field that is only named like one that was announced',
      'goneAway: String',
      '',
      'FIELD_REMOVED: Query.goneAway was removed.',
    ],
  ])('is noticed: %s', (_, before, after, change) => {
    expect(changesTo((sdl) => sdl.replace(before, after))).toEqual([change])
  })

  it.each([
    ['a field that was deprecated', 'gone: String @deprecated(reason: "Use oak.")', ''],
    ['an argument that was deprecated', ', old: Int @deprecated(reason: "Use size.")', ''],
    ['a value that was deprecated', ' WANE @deprecated(reason: "Use RUSTIC.")', ''],
    ['a new field', 'name: String!', 'name: String! length: Int'],
    ['a field that is never null now', 'grade: Grade', 'grade: Grade!'],
    ['an announcement', 'grade: Grade', 'grade: Grade @deprecated(reason: "Use name.")'],
  ])('breaks nothing: %s', (_, before, after) => {
    expect(changesTo((sdl) => sdl.replace(before, after))).toEqual([])
  })
})

describe('an intended change', () => {
  const changes = [{ kind: 'FIELD_REMOVED', change: 'Board.grade was removed.' }]

  it('is listed with a reason', () => {
    expect(judged(changes, [{ change: 'Board.grade was removed.', reason: 'Nobody grades.' }])).toEqual({
      unintended: [],
      idle: [],
    })
  })

  it('is none without an entry or without a reason', () => {
    expect(judged(changes, []).unintended).toEqual(changes)
    expect(judged(changes, [{ change: 'Board.grade was removed.', reason: ' ' }]).unintended).toEqual(changes)
  })

  it('is taken from the list once it means nothing', () => {
    const entry = { change: 'Board.name was removed.', reason: 'Boards are numbered.' }
    expect(judged([], [entry]).idle).toEqual([entry])
  })
})
