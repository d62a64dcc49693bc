import type { z } from 'zod'

/** Operators' names for the types of values, as in `docs/configuration.md`. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'settings',
  record: 'settings',
}

/**
 * Says in an operator's words what is wrong with a value of a file, after the name of its field: 'is missing; it has to be a text'.
 * @returns undefined for issues that have a message of their own, or are too rare to need one
 */
export function plainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return wrongType(issue.expected, issue.input)
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'invalid_value') return `has to be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`
  if (issue.code === 'not_multiple_of') return `has to be a multiple of ${issue.divisor}`
  return undefined
}

function wrongType(expected: string, input: unknown): string | undefined {
  const type = TYPES[expected]
  if (type === undefined) return undefined
  if (input === undefined) return `is missing; it has to be ${type}`
  if (input === null) return `has no value; it has to be ${type}`
  return `has to be ${type}, not ${nameOf(input, expected)}`
}

function nameOf(input: unknown, expected: string): string {
  if (Array.isArray(input)) return 'a list'
  if (expected === 'int' && typeof input === 'number') return String(input)
  return TYPES[typeof input] ?? 'another value'
}

function tooSmall({ origin, minimum, inclusive = true }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === 'string') return minimum === 1 ? 'is empty' : `has to have ${minimum} characters or more`
  if (origin === 'array') return `has to have ${minimum} or more entries`
  return inclusive ? `has to be ${minimum} or more` : `has to be above ${minimum}`
}

function tooBig({ origin, maximum, inclusive = true }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === 'string') return `has more than ${maximum} characters`
  if (origin === 'array') return `has more than ${maximum} entries`
  return inclusive ? `has to be ${maximum} or less` : `has to be below ${maximum}`
}
