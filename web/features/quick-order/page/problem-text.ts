import type { Messages } from '../../../messages/messages.types.ts'
import type { RowProblem } from '../rows/row-state.ts'

/** What hinders a row, in the shop's words. */
export function problemText(problem: RowProblem, words: Messages['quick-order']): string {
  switch (problem.kind) {
    case 'quantity':
      return words.quantityErrors[problem.error]
    case 'tooMany':
      return words.only(problem.most)
    case 'issue':
      return problem.message
    default:
      return words.problems[problem.kind]
  }
}
