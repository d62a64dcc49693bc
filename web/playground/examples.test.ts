import { globSync, readFileSync } from 'node:fs'
import {
  buildSchema,
  getVariableValues,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { examples } from './examples.ts'
import { rootFields, shopExamples } from './shop-examples.ts'

const sdl = globSync('schema/*.graphql').sort()
const schema = buildSchema(sdl.map((file) => readFileSync(file, 'utf8')).join('\n'))

describe('the examples of the playground', () => {
  it('show variables and fragments, and several operations in a tab', () => {
    expect(examples.some(({ variables }) => variables)).toBe(true)
    const kinds = examples.map(({ query }) => parse(query).definitions.map(({ kind }) => kind))
    expect(kinds.some((parts) => parts.includes(Kind.FRAGMENT_DEFINITION))).toBe(true)
    expect(kinds.some((parts) => parts.filter((kind) => kind === Kind.OPERATION_DEFINITION).length > 1)).toBe(true)
  })

  it.each(examples)('$title has all variables, with values that the schema accepts', ({ query, variables = '{}' }) => {
    for (const part of parse(query).definitions) {
      if (part.kind !== Kind.OPERATION_DEFINITION) continue
      expect(getVariableValues(schema, part.variableDefinitions ?? [], JSON.parse(variables)).errors).toBeUndefined()
    }
  })

  it.each(examples)('$title is valid against the schema', ({ query }) => {
    expect(validate(schema, parse(query))).toEqual([])
  })

  it('show every query and every mutation of the schema', () => {
    const names = examples.flatMap(({ query }) => rootFields(query))
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {}).filter((field) => !names.includes(field))).toEqual([])
    // FRONT-10
    expect(Object.keys(schema.getMutationType()?.getFields() ?? {}).filter((field) => !names.includes(field))).toEqual([])
  })

  it('select every field that no operation of the shop selects', () => {
    const operations = globSync('web/**/*.graphql').map((file) => readFileSync(file, 'utf8'))
    const selected = selectedFields([operations.join('\n'), ...examples.map(({ query }) => query)])
    expect(selectableFields().filter((field) => !selected.has(field))).toEqual([])
  })

  it('show an operation of the shop if no written example asks for its field', () => {
    const [menu, home] = ['query Menu { menu { url } }', 'query Home { home { banners { url } } }']
    const written = { title: 'Start', about: '', query: '{ home { banners { url } } }' }
    expect(shopExamples([written], [menu, home])).toEqual([{ title: 'Menu', about: 'As the shop asks for it.', query: menu }])
  })

  it('have unique titles', () => {
    expect(new Set(examples.map(({ title }) => title)).size).toBe(examples.length)
  })
})

/** Fields of the schema as 'Type.field'. Fields of an interface count once. */
function selectableFields(): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__') || !(isObjectType(type) || isInterfaceType(type))) return []
    const inherited = new Set(type.getInterfaces().flatMap((parent) => Object.keys(parent.getFields())))
    return Object.keys(type.getFields()).flatMap((field) => (inherited.has(field) ? [] : [`${type.name}.${field}`]))
  })
}

/** A field selected on a type counts for the interfaces that declare it. */
function selectedFields(documents: readonly string[]): ReadonlySet<string> {
  const selected = new Set<string>()
  const info = new TypeInfo(schema)
  const select = {
    Field() {
      const [parent, field] = [info.getParentType(), info.getFieldDef()]
      if (!parent || !field) return
      selected.add(`${parent.name}.${field.name}`)
      if (isObjectType(parent)) for (const { name } of parent.getInterfaces()) selected.add(`${name}.${field.name}`)
    },
  }
  for (const document of documents) visit(parse(document), visitWithTypeInfo(info, select))
  return selected
}
