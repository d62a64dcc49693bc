import type { Load } from '#schema/operation.ts'
import type { PageInput } from '#schema/page.types.ts'
import type { PageResult } from '../data/page-data.ts'

/** Wraps `load` and records the result of every operation, for the browser to hydrate from. */
export function recordResults(load: Load, hasGaps: PageInput['hasGaps'] = () => false): { load: Load; results: PageResult[] } {
  const results: PageResult[] = []
  return {
    results,
    load: async (operation, variables) => {
      const data = await load(operation, variables)
      const { name } = operation
      results.push({ name, variables, data, ...(hasGaps(name) && { hasGaps: true }) })
      return data
    },
  }
}
