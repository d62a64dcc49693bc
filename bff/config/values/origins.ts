import { z } from 'zod'
import { list } from './plain.ts'

/** A comma-separated list of origins of other sites: 'https://shop.example, http://localhost:5173'. Patterns are not allowed. */
export const origins = list('').superRefine((names, context) => {
  for (const name of names)
    if (!isOrigin(name))
      context.addIssue(
        `${JSON.stringify(name)} is no origin: it has to be a scheme and a host with an optional port, such as https://shop.example`,
      )
})

/**
 * One origin, with or without a trailing slash, or `none`. The error does not repeat an invalid value, because it may contain a
 * password.
 */
export const siteOriginOrNone = z
  .string()
  .transform((value) => value.replace(/\/$/, ''))
  .refine(
    (value) => value === 'none' || isOrigin(value),
    'This has to be a scheme and a host with an optional port, such as https://checkout.example',
  )

/** An origin as browsers write it: lower case, without a path, a default port or a trailing slash. */
function isOrigin(name: string): boolean {
  return /^https?:[^*]+$/.test(name) && URL.canParse(name) && new URL(name).origin === name
}
