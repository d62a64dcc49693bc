import { z } from 'zod'
import { list } from './plain.ts'

/** A comma list of origins of other sites: 'https://shop.example, http://localhost:5173'. Each is named, none is meant by a pattern. */
export const origins = list('').superRefine((names, context) => {
  for (const name of names)
    if (!isOrigin(name))
      context.addIssue(
        `${JSON.stringify(name)} is no origin: it has to be a scheme and a host with an optional port, such as https://shop.example`,
      )
})

/** One origin, with or without a slash at its end, or `none`. A wrong one is not repeated: it may hold a password. */
export const siteOriginOrNone = z
  .string()
  .transform((value) => value.replace(/\/$/, ''))
  .refine(
    (value) => value === 'none' || isOrigin(value),
    'This has to be a scheme and a host with an optional port, such as https://checkout.example',
  )

/** As browsers write it: lower case, without a path, a usual port or a slash at its end. */
function isOrigin(name: string): boolean {
  return /^https?:[^*]+$/.test(name) && URL.canParse(name) && new URL(name).origin === name
}
