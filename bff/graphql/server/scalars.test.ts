import { GraphQLScalarType, parseValue } from 'graphql'
import { describe, expect, it } from 'vitest'
import { resolvers } from '../resolvers/resolvers.ts'
import { createSchema } from './schema.ts'

const schema = createSchema(resolvers)
const scalar = (name: string): GraphQLScalarType => {
  const type = schema.getType(name)
  if (!(type instanceof GraphQLScalarType)) throw new Error(`${name} is not a scalar`)
  return type
}

const GOOD: readonly (readonly [string, string | number])[] = [
  ['DateTime', '2026-11-22T09:30:00Z'],
  ['DateTime', '2026-11-22T09:30:00.123+01:00'],
  ['URL', '/'],
  ['URL', '/decking?page=2'],
  ['URL', '/p/A%2FB/oak'],
  ['URL', 'https://files.example/1.pdf'],
  ['URL', 'http://localhost:3000'],
  ['CurrencyCode', 'JPY'],
  ['HTML', '<p>Oak</p>'],
  ['HTML', ''],
  ['Decimal', 0],
  ['Decimal', -1.5],
  ['Decimal', 0.000001],
  ['Decimal', 999_999_999_999_999],
]
const BAD: readonly (readonly [string, unknown])[] = [
  ...['2026-11-22', '2026-11-22T09:30:00', '2026-13-01T00:00:00Z', '2026-11-22T25:00:00Z', 'now', ''].map(
    (value) => ['DateTime', value] as const,
  ),
  ['DateTime', 0],
  ...['', 'decking', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:text/html,x', '/a b', '/"onload="x'].map(
    (value) => ['URL', value] as const,
  ),
  ...['https://', 'https:///x', 'ftp://files.example', '/<script>', '\n/x'].map((value) => ['URL', value] as const),
  ['URL', null],
  ...['gbp', 'EURO', '', '€'].map((value) => ['CurrencyCode', value] as const),
  ['HTML', 1],
  ['HTML', { __html: 'x' }],
  ['Decimal', '1.5'],
  ['Decimal', Number.NaN],
  ['Decimal', Number.POSITIVE_INFINITY],
  ['Decimal', 1e21],
  ['Decimal', 1e-7],
  ['Decimal', true],
]

describe('a scalar', () => {
  it.each(GOOD)('%s accepts and returns %j', (name, value) => {
    expect(scalar(name).serialize(value)).toBe(value)
    expect(scalar(name).parseValue(value)).toBe(value)
    expect(scalar(name).parseLiteral(parseValue(JSON.stringify(value)))).toBe(value)
  })

  it.each(BAD)('%s rejects %j', (name, value) => {
    expect(() => scalar(name).serialize(value)).toThrow(`${name} cannot represent`)
    expect(() => scalar(name).parseValue(value)).toThrow(`${name} cannot represent`)
  })

  it.each(['DateTime', 'URL', 'HTML', 'Decimal', 'CurrencyCode'])(
    '%s refuses lists, objects and enumerations in a document',
    (name) => {
      for (const text of ['[1]', '{ a: 1 }', 'OAK', 'true', 'null'])
        expect(() => scalar(name).parseLiteral(parseValue(text))).toThrow(`${name} cannot represent`)
    },
  )

  it.each(['DateTime', 'URL', 'HTML', 'Decimal', 'CurrencyCode'])('%s has a specification URL', (name) => {
    expect(scalar(name).specifiedByURL).toMatch(/^https:\/\//)
  })

  it('shortens the value in an error message', () => {
    expect(() => scalar('URL').parseValue(` ${'x'.repeat(10_000)}`)).toThrow(/^.{1,130}$/s)
  })
})
