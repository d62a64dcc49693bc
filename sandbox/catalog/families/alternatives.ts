import { z } from 'zod'
import type { Values } from './values.ts'

/** The values to choose from: each entry sets one or more attributes. */
export type Alternatives = readonly Values[]

const BETWEEN = ' x '
const value = z.union([z.string(), z.number()])

/**
 * Parses written alternatives: the values of one attribute (`length: [2400, 3000]`), of combined attributes
 * (`thickness x width: [47 x 75, 47 x 100]`), or a list of rows.
 */
export const alternatives: z.ZodType<Alternatives> = z.union([
  z.array(z.record(z.string(), value)),
  z
    .record(z.string(), z.array(value))
    .transform((columns) => Object.entries(columns).flatMap(([codes, entries]) => readEntries(codes, entries))),
])

function readEntries(codes: string, entries: readonly (string | number)[]): Alternatives {
  const names = codes.split(BETWEEN)
  if (names.length === 1) return entries.map((entry) => ({ [codes]: entry }))
  return entries.map((entry) =>
    Object.fromEntries(
      String(entry)
        .split(BETWEEN)
        .map((part, i) => [names[i] ?? '', Number(part)]),
    ),
  )
}

/** Returns all merged combinations; a single empty choice if there are no alternatives. */
export const combinations = (all: readonly Alternatives[]): Values[] =>
  all.reduce<Values[]>(
    (chosen, alternatives) => chosen.flatMap((values) => alternatives.map((entry) => ({ ...values, ...entry }))),
    [{}],
  )
