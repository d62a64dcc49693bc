import { z } from 'zod'

/** A text of the content, which is shown on one line. */
export const text = z
  .string()
  .trim()
  .min(1)
  .max(400)
  .regex(/^\P{Cc}*$/u, 'must not contain line breaks or control characters')

/** '7:30-17:00' */
const openingDay = z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d-([01]?\d|2[0-3]):[0-5]\d$/, 'has to be hours such as 7:30-17:00')

/** From Monday to Sunday; null for a closed day. Null if unknown. */
export const openingHours = z.array(openingDay.nullable()).length(7).nullable().default(null)
