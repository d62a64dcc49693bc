import type { UserError } from '#schema/operation.ts'

/** Logs rejections of the server that are not shown to the shopper. @source QUEUE-2 */
export function logRejections(operation: string, userErrors: readonly UserError[]) {
  for (const { code, field, message } of userErrors) console.warn(`${operation}: ${message} (${code}, ${field ?? 'whole input'})`)
}
