import type { UserError } from '#schema/operation.ts'
import type { Problem } from './problems.tsx'

/** What the server refused, at the fields it is about: 'addresses.0.postcode' is the form's `postcode`. */
export const refusedBy = (userErrors: readonly UserError[]): readonly Problem[] =>
  userErrors.map(({ field, message }) => ({ field: field?.split('.').findLast((part) => !/^\d+$/.test(part)) ?? null, message }))
