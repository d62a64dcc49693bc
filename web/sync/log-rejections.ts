import type { UserError } from '#schema/operation.ts'

/** Logs what the server rejected, where the shopper is not told. @source QUEUE-2 */
export function logRejections(operation: string, userErrors: readonly UserError[]) {
  for (const { code, field, message } of userErrors) console.warn(`${operation}: ${message} (${code}, ${field ?? 'all of it'})`)
}
