import { GraphQLError, type GraphQLScalarType, Kind, type ValueNode } from 'graphql'
import { isFollowedLink } from '#schema/rules/followed-link.ts'

/** RFC 3339 with a time zone. */
const DATE_TIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
/** JSON writes numbers beyond these with an exponent. */
const LARGEST = 1e15
const SMALLEST = 1e-6

const isMoment = (value: unknown): boolean =>
  typeof value === 'string' && DATE_TIME.test(value) && !Number.isNaN(Date.parse(value))
const isAddress = (value: unknown): boolean => typeof value === 'string' && isFollowedLink(value)
const isCurrency = (value: unknown): boolean => typeof value === 'string' && /^[A-Z]{3}$/.test(value)
const isText = (value: unknown): boolean => typeof value === 'string'
const isDecimal = (value: unknown): boolean =>
  typeof value === 'number' && (value === 0 || (Math.abs(value) >= SMALLEST && Math.abs(value) < LARGEST))

export type ScalarCodec = Pick<GraphQLScalarType, 'serialize' | 'parseValue' | 'parseLiteral'>

/** Codecs by name in the schema. Input and output follow the same rule. */
export const SCALARS: Readonly<Record<string, ScalarCodec>> = {
  DateTime: codec('DateTime', isMoment),
  URL: codec('URL', isAddress),
  HTML: codec('HTML', isText),
  Decimal: codec('Decimal', isDecimal),
  CurrencyCode: codec('CurrencyCode', isCurrency),
}

function codec(name: string, isValue: (value: unknown) => boolean): ScalarCodec {
  const checked = (value: unknown): unknown => {
    if (isValue(value)) return value
    throw new GraphQLError(`${name} cannot represent ${describeValue(value)}.`)
  }
  return { serialize: checked, parseValue: checked, parseLiteral: (node) => checked(literal(node)) }
}

function literal(node: ValueNode): unknown {
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value)
  return node.kind === Kind.STRING ? node.value : node
}

/** At most 100 characters, so that an error does not repeat large input. */
const describeValue = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? JSON.stringify(value).slice(0, 100) : typeof value
