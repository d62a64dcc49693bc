import { z } from 'zod'
import { list } from './plain.ts'

/** The error for an origin; it does not repeat the value, because that may contain a password. */
const originError = (example: string) => `This has to be a scheme and a host with an optional port, such as ${example}`

/** A comma-separated list of origins of other sites: 'https://shop.example, http://localhost:5173'. Patterns are not allowed. */
export const origins = list('').superRefine((names, context) => {
  for (const name of names)
    if (!isOrigin(name))
      context.addIssue(
        `${JSON.stringify(name)} is not an origin: use a scheme and a host with an optional port, such as https://shop.example`,
      )
})

export const listedOrigins = z.array(z.string().refine(isOrigin, originError('https://shop.example'))).max(50)

const withoutSlash = z.string().transform((value) => value.replace(/\/$/, ''))

/** One origin, with or without a trailing slash. */
export const siteOrigin = withoutSlash.refine(isOrigin, originError('https://shop.example'))

/** The same, or `none`. */
export const siteOriginOrNone = withoutSlash.refine(
  (value) => value === 'none' || isOrigin(value),
  originError('https://checkout.example'),
)

/** An origin as browsers write it: lower case, without a path, a default port or a trailing slash. */
function isOrigin(name: string): boolean {
  return /^https?:[^*]+$/.test(name) && URL.canParse(name) && new URL(name).origin === name
}
