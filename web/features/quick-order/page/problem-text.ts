import type { Messages } from '../../../messages/messages.types.ts'
import { limitText } from '../../cart/index.ts'
import type { RowProblem } from '../rows/row-state.ts'

/** What hinders a row, in the shop's words. */
export function problemText(problem: RowProblem, words: Messages['quick-order'], limitWords: Messages['cart']['limits']): string {
  switch (problem.kind) {
    case 'quantity':
      return words.quantityErrors[problem.error]
    case 'tooMany':
      return words.only(problem.most)
    case 'limits':
      return limitText(problem.problem, problem.limits, limitWords)
    case 'issue':
      return problem.message
    default:
      return words.problems[problem.kind]
  }
}
