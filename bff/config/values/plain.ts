import { type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

/** What a wrong value is answered with, behind its name: `"loud" is none of fatal, error, warn`. */
export const told = (what: string) => ({ error: ({ input }: { input?: unknown }) => `${JSON.stringify(input)} is ${what}` })

export const oneOf = <const Names extends readonly string[]>(names: Names) => z.enum(names, told(`none of ${names.join(', ')}`))

export const truth = oneOf(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')

export const flag = (fallback: boolean) => truth.default(fallback)

/** A comma list; empty entries are left out. */
export const list = (fallback: string) => z.string().default(fallback).transform(partsOf)

/** The same, undefined where it is not set. */
export const optionalList = z
  .string()
  .optional()
  .transform((value) => (value === undefined ? undefined : partsOf(value)))

function partsOf(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** An origin with an optional path, without a slash at its end. A wrong one is not repeated: it may hold a password. */
export const origin = z
  .url({ protocol: /^https?$/, error: 'This has to be an address that starts with http:// or https://' })
  .transform((value) => value.replace(/\/+$/, ''))

/** A folder that is there, from the working directory on. */
export const folder = z.string().refine((path) => entryAt(path)?.isDirectory() === true, told('no folder that can be read'))

/** The same, or one that can be made. */
export const folderToBe = z.string().refine(canBeFolder, told('no folder that can be read or made'))

/** A file that is there or can be made, in a folder that is there. */
export const fileToBe = z
  .string()
  .refine((path) => entryAt(dirname(path))?.isDirectory() && isFileToBe(path), told('no file in a folder that is there'))

function isFileToBe(path: string): boolean {
  const entry = entryAt(path)
  return entry === undefined || entry?.isFile() === true
}

/** What is there, or nearest above what is not yet there, has to be a folder. */
function canBeFolder(path: string): boolean {
  const entry = entryAt(path)
  return entry === undefined && dirname(path) !== path ? canBeFolder(dirname(path)) : entry?.isDirectory() === true
}

/** What is at a path: undefined for nothing yet, null where that cannot be found out. */
function entryAt(path: string): Stats | null | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return null
  }
}

/** A name of the IANA database. Abbreviations are refused, though some are names there: 'BST' is Bangladesh's. */
export const timeZone = z
  .string()
  .refine(
    (name) => (name === 'UTC' || name.includes('/')) && isTimeZone(name),
    told('no time zone: it has to be a name such as Europe/London, or UTC'),
  )

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A secret that stands in addresses: of signs that are never written otherwise there, so that logs find it. A wrong one is not repeated. */
export const addressKey = z
  .string()
  .trim()
  .regex(/^[\w.~-]{16,128}$/, 'This has to be 16 to 128 letters, digits and -._~, such as `openssl rand -hex 32` prints')
