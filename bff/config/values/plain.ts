import { type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

/** The error for an invalid value, shown after the setting's name: `"loud" is not one of fatal, error, warn`. */
export const invalid = (what: string) => ({ error: ({ input }: { input?: unknown }) => `${JSON.stringify(input)} is ${what}` })

export const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, invalid(`not one of ${names.join(', ')}`))

export const truth = oneOf(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')

export const flag = (fallback: boolean) => truth.prefault(fallback ? 'true' : 'false')

/** A comma-separated list; empty entries are ignored. */
export const list = (fallback: string) => z.string().default(fallback).transform(splitList)

export function splitList(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** For `superRefine` of a list: reports each entry whose `name` an earlier entry has. */
export const uniqueBy =
  <Name extends string>(name: Name) =>
  (entries: readonly Readonly<Record<Name, string>>[], context: z.RefinementCtx): void => {
    const values = entries.map((entry) => entry[name])
    for (const [i, value] of values.entries())
      if (values.indexOf(value) < i) context.addIssue({ code: 'custom', path: [i, name], message: 'is listed twice' })
  }

/**
 * An origin with an optional path and without a trailing slash. The error does not repeat an invalid value, because it may
 * contain a password.
 */
export const origin = z
  .url({ protocol: /^https?$/, error: 'This has to be an address that starts with http:// or https://' })
  .transform((value) => value.replace(/\/+$/, ''))

/** An existing folder, relative to the working directory. */
export const folder = z.string().refine((path) => entryAt(path)?.isDirectory() === true, invalid('not a readable folder'))

export const folderToBe = z.string().refine(canBeFolder, invalid('not a folder that can be read or created'))

/** An existing file, relative to the working directory. */
export const file = z.string().refine((path) => entryAt(path)?.isFile() === true, invalid('not a readable file'))

/** A file that exists or can be created, in an existing folder. */
export const fileToBe = z
  .string()
  .refine((path) => entryAt(dirname(path))?.isDirectory() && isFileToBe(path), invalid('not a file in an existing folder'))

function isFileToBe(path: string): boolean {
  const entry = entryAt(path)
  return entry === undefined || entry?.isFile() === true
}

/** The path itself, or its nearest existing ancestor, must be a folder. */
function canBeFolder(path: string): boolean {
  const entry = entryAt(path)
  return entry === undefined && dirname(path) !== path ? canBeFolder(dirname(path)) : entry?.isDirectory() === true
}

/** The file system entry at a path: undefined if there is none, null if that cannot be determined. */
function entryAt(path: string): Stats | null | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return null
  }
}

/** An IANA time zone name. Abbreviations are rejected, although some are valid names: 'BST' is Bangladesh's. */
export const timeZone = z
  .string()
  .refine(
    (name) => (name === 'UTC' || name.includes('/')) && isTimeZone(name),
    invalid('not a time zone; use a name such as Europe/London, or UTC'),
  )

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * A secret used in URLs. It contains only characters that URLs do not escape, so that logs can redact it. The error does not
 * repeat an invalid value.
 */
export const addressKey = z
  .string()
  .trim()
  .regex(/^[\w.~-]{16,128}$/, 'This has to be 16 to 128 letters, digits and -._~, such as `openssl rand -hex 32` prints')
