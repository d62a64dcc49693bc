import { z } from 'zod'
import { list, told } from './plain.ts'

export const MIB = 1024 * 1024

/** The limit of platform ids and timers. */
const INT32 = 2 ** 31 - 1
const YEAR_SECONDS = 365 * 86_400
const MAX_WEIGHT = 1000

/** Decimal digits only: other notations ('1e3', '0x10') are more often typing errors than intended. */
export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .trim()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to,
      told(`no whole number from ${from} to ${to}`),
    )
    .transform(Number)

/** 0 selects any free port. */
export const port = wholeNumber(0, 65_535)

/** A timeout in milliseconds. It must not be 0, because every call would then fail. */
export const patience = wholeNumber(1, INT32)

export const identifier = wholeNumber(0, INT32)

/** Up to a year. With 0, everything is stale at once. */
export const freshSeconds = wholeNumber(0, YEAR_SECONDS)

/** Up to a tebibyte; 0 disables the cache. */
export const cacheMebibytes = wholeNumber(0, MIB)

/** A comma-separated list of full-text search fields, each with an optional weight after `^`; defaults to 1. */
export const weightedFields = (fallback: string) =>
  list(fallback).transform((parts, context) => {
    const fields: Record<string, number> = {}
    for (const part of parts) {
      const [, field, weight = '1'] = /^([\w.*-]+)(?:\^(\d+(?:\.\d+)?))?$/.exec(part) ?? []
      if (field !== undefined && Number(weight) > 0 && Number(weight) <= MAX_WEIGHT) fields[field] = Number(weight)
      else context.addIssue(`${JSON.stringify(part)} is no field with a weight above 0 and up to ${MAX_WEIGHT}, such as name^4`)
    }
    if (parts.length === 0) context.addIssue('a list of commas names no field')
    return fields
  })
