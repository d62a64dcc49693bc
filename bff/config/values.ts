import { z } from 'zod'

export const MIB = 1024 * 1024

export const truth = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')

export const flag = (fallback: boolean) => truth.default(fallback)

/** A comma list; empty entries are left out. */
export const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )

export const count = (fallback: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().int().min(0).max(max).default(fallback)

/** An origin with an optional path, without a slash at its end. */
export const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

/** A name of the IANA database. Abbreviations are refused, though some are names there: 'BST' is Bangladesh's. */
export const timeZone = z.string().refine((name) => (name === 'UTC' || name.includes('/')) && isTimeZone(name), {
  error: ({ input }) => `${JSON.stringify(input)} is no time zone: it has to be a name such as Europe/London, or UTC`,
})

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
