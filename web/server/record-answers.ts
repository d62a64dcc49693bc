import type { Load } from '#schema/operation.ts'
import type { PageInput } from '#schema/page.types.ts'
import type { Answer } from '../data/page-data.ts'

/** Wraps `load` and records the result of every operation, for the browser to hydrate from. */
export function recordAnswers(load: Load, hasGaps: PageInput['hasGaps'] = () => false): { load: Load; answers: Answer[] } {
  const answers: Answer[] = []
  return {
    answers,
    load: async (operation, variables) => {
      const data = await load(operation, variables)
      const { name } = operation
      answers.push({ name, variables, data, ...(hasGaps(name) && { hasGaps: true }) })
      return data
    },
  }
}
