import { globSync, readFileSync } from 'node:fs'
import { buildSchema, Kind, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { examples } from './examples.ts'

const sdl = globSync('schema/*.graphql').sort()
const schema = buildSchema(sdl.map((file) => readFileSync(file, 'utf8')).join('\n'))

describe('the examples of the playground', () => {
  it.each(examples)('$title fits the schema', ({ query }) => {
    expect(validate(schema, parse(query))).toEqual([])
  })

  it('ask every question the schema answers', () => {
    const asked = examples.flatMap(({ query }) =>
      parse(query).definitions.flatMap((part) => (part.kind === Kind.OPERATION_DEFINITION ? part.selectionSet.selections : [])),
    )
    const names = asked.map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : ''))
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {}).filter((field) => !names.includes(field))).toEqual([])
  })

  it('have titles of their own', () => {
    expect(new Set(examples.map(({ title }) => title)).size).toBe(examples.length)
  })
})
