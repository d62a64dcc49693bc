import type { UserError } from '#schema/operation.ts'

/** Code of a task that was answered: 200, or that of what was refused first; what was refused is in the log. @source QUEUE-2 */
export function answerCode(operation: string, userErrors: readonly UserError[]): number | string {
  for (const { code, field, message } of userErrors) console.warn(`${operation}: ${message} (${code}, ${field ?? 'all of it'})`)
  return userErrors[0]?.code ?? 200
}
