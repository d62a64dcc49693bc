import type { UserError } from '#schema/operation.ts'

/** Result code of an answered task: 200, or the code of the first error. Errors are logged. @source QUEUE-2 */
export function answerCode(operation: string, userErrors: readonly UserError[]): number | string {
  for (const { code, field, message } of userErrors) console.warn(`${operation}: ${message} (${code}, ${field ?? 'all of it'})`)
  return userErrors[0]?.code ?? 200
}
