import { z } from 'zod'
import { invalid, splitList } from './plain.ts'

export const MIB = 1024 * 1024

/** The limit of platform ids and timers. */
export const INT32 = 2 ** 31 - 1
const YEAR_SECONDS = 365 * 86_400
const MAX_WEIGHT = 1000

const isWholeNumber = (text: string, from: number, to: number): boolean =>
  /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to

/** Decimal digits only: other notations ('1e3', '0x10') are more often typing errors than intended. */
export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .trim()
    .refine((text) => isWholeNumber(text, from, to), invalid(`not a whole number from ${from} to ${to}`))
    .transform(Number)

/** 0 selects any free port. */
export const port = wholeNumber(0, 65_535)

/** A timeout in milliseconds. It must not be 0, because every call would then fail. */
export const timeoutMs = wholeNumber(1, INT32)

/** Up to a day, in milliseconds: orders are remembered that long, so a longer one could be placed twice. @source RUN-33 */
export const orderTimeoutMs = wholeNumber(1, 86_400_000)

/** Up to a year. With 0, everything is stale at once. */
export const freshSeconds = wholeNumber(0, YEAR_SECONDS)

/**
 * A comma-separated list of named whole numbers: 'pages=64,pictures=48'. Names that are left out keep their default.
 * @param to the largest number; the smallest is 0
 */
export function namedNumbers<Name extends string>(defaults: Readonly<Record<Name, number>>, to: number) {
  const names = Object.keys(defaults) as Name[]
  const isName = (name: string): name is Name => names.some((known) => known === name)
  return z
    .string()
    .prefault(names.map((name) => `${name}=${defaults[name]}`).join())
    .transform((text, context) => {
      const numbers: Record<Name, number> = { ...defaults }
      const named = new Set<string>()
      for (const part of splitList(text)) {
        const [name = '', number = '', ...rest] = part.split('=').map((side) => side.trim())
        if (!isName(name))
          context.addIssue(`${JSON.stringify(part)} does not start with one of ${names.join(', ')}, as in ${names[0]}=1`)
        else if (rest.length > 0 || !isWholeNumber(number, 0, to))
          context.addIssue(`${JSON.stringify(part)} is not ${name}= and a whole number from 0 to ${to}`)
        else if (named.has(name)) context.addIssue(`${name} is named twice`)
        else numbers[name] = Number(number)
        named.add(name)
      }
      return numbers
    })
}

/** Boosts of the full-text search by field: { name: 4, 'category.name': 1 }. */
export const searchFields = z
  .record(z.string().regex(/^[\w.*-]+$/), z.number().positive().max(MAX_WEIGHT))
  .refine((fields) => Object.keys(fields).length > 0, 'has to name at least one field')
