import { z } from 'zod'
import { list, told } from './plain.ts'

export const MIB = 1024 * 1024

/** Beyond, identifiers of platforms and the time that timers wait overflow. */
const INT32 = 2 ** 31 - 1
const YEAR_SECONDS = 365 * 86_400
const MAX_WEIGHT = 1000

/** In decimal digits: other ways to write a number ('1e3', '0x10') are more often slips than meant. */
export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .trim()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to,
      told(`no whole number from ${from} to ${to}`),
    )
    .transform(Number)

/** 0 takes any that is free. */
export const port = wholeNumber(0, 65_535)

/** Milliseconds that a timer can wait: without any time everything would fail. */
export const patience = wholeNumber(1, INT32)

/** Of a customer group, for example. */
export const identifier = wholeNumber(0, INT32)

/** Up to a year; with 0 everything is stale at once. */
export const freshSeconds = wholeNumber(0, YEAR_SECONDS)

/** Up to a tebibyte; 0 for no cache. */
export const cacheMebibytes = wholeNumber(0, MIB)

/** A comma list of fields of a full-text search, each with its weight behind `^`; 1 where none is said. */
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
