import { readMessages } from '../../../../messages/page-messages.ts'
import { limitText } from '../../../buying/cart/index.ts'
import type { RowProblem } from '../rows/row-state.types.ts'

export function problemText(problem: RowProblem): string {
  const words = readMessages('lists').quickOrder
  switch (problem.kind) {
    case 'quantity':
      return readMessages('catalog').quantity.errors[problem.error]
    case 'tooMany':
      return words.only(problem.most)
    case 'limits':
      return limitText(problem.problem, problem.limits, readMessages('cart').limits)
    case 'issue':
      return problem.message
    default:
      return words.problems[problem.kind]
  }
}
